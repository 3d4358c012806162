import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import {
  begin,
  check,
  type Decision,
  Dice,
  decisionsOf,
  type Envelope,
  type GameTypes,
  type Json,
  print,
  publicView,
  type Rulebook,
  refuse,
  type Seat,
  viewOf,
} from "../engine/index.ts";
import type { Scene } from "../scene/index.ts";
import type { Draft, GameRecord, Member, StandingOrderRecord } from "../store/records.ts";
import type { Change, Repository } from "../store/repository.ts";
import { announce, blank, channelOf, personalBox } from "./announce.ts";
import type { Books } from "./books.ts";
import { deliveries } from "./deliveries.ts";
import { gameKey, NO_ROW, type StartParams } from "./history.ts";
import { holders, type Live, loadLive, namesOf, openDecisions, rowOf, snapshotOf } from "./live.ts";
import {
  assignSeats,
  campaignName,
  checkJoin,
  entriesOf,
  lobbyPost,
  newGameId,
  newSecret,
  nextToken,
  publicWord,
  readOptions,
} from "./lobby.ts";
import { botInput, clockFor, defaults, type Input, Play } from "./play.ts";
import { GameQueues } from "./queue.ts";
import type {
  CampaignService,
  Deliveries,
  Desk,
  Done,
  GameFile,
  Joining,
  Move,
  NewGame,
  Person,
  Status,
} from "./service.ts";

export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export interface CampaignsOptions {
  readonly repository: Repository;
  readonly books: Books;
  readonly clock: Clock;
  readonly logger: Logger;
  /** How long a computer player waits before it moves, ms. */
  readonly botDelay: number;
}

const MOST_PACE = 24 * 30;

/** The application service: every input of every game goes through here. */
export class Campaigns implements CampaignService {
  readonly deliveries: Deliveries;
  readonly #repository: Repository;
  readonly #books: Books;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #botDelay: number;
  readonly #queues = new GameQueues();
  readonly #waiting = new Set<() => void>();
  readonly #botDice = new Dice({ key: newSecret().secret, next: 0 });
  #stopped = false;

  constructor({ repository, books, clock, logger, botDelay }: CampaignsOptions) {
    this.#repository = repository;
    this.#books = books;
    this.#clock = clock;
    this.#logger = logger;
    this.#botDelay = botDelay;
    this.deliveries = deliveries(repository, clock, this.#waiting);
  }

  get definitions(): Books["definitions"] {
    return this.#books.definitions;
  }

  async create(input: NewGame): Promise<GameRecord> {
    const book = this.#books.shipped(input.game);
    const options = readOptions(book, input.options);
    const { pace } = input;
    if (pace !== null && !(Number.isSafeInteger(pace) && pace >= 1 && pace <= MOST_PACE))
      refuse("bad-pace", `The pace is a whole number of hours from 1 to ${MOST_PACE}.`);
    const record: GameRecord = {
      id: await this.#freeId(),
      game: book.definition.id,
      name: campaignName(input.name, book.definition),
      guild: input.guild,
      channel: input.channel,
      host: input.host.id,
      status: "lobby",
      options,
      content: book.hash,
      rules: book.definition.rules,
      ...newSecret(),
      pace,
      created: this.#clock.now(),
      started: null,
      ended: null,
    };
    await this.#write({
      game: record.id,
      interaction: input.interaction,
      create: record,
      outbox: [lobbyPost(record, book, [])],
      at: record.created,
    });
    return record;
  }

  async #freeId(): Promise<string> {
    for (;;) {
      const id = newGameId();
      if (!(await this.#repository.game(id))) return id;
    }
  }

  join({ game, person, seat, word, interaction }: Joining): Promise<void> {
    return this.#queued(game, async (record) => {
      const book = await this.#books.pinned(record);
      const members = await this.#repository.members(game);
      checkJoin(record, book, members, person.id, seat);
      const at = this.#clock.now();
      const member: Member = {
        person: person.id,
        name: person.name.slice(0, 32),
        token: nextToken(members),
        seat,
        word: publicWord(word),
        bot: false,
        joined: at,
      };
      const all = [...members, member];
      await this.#write({ game, interaction, members: all, outbox: [lobbyPost(record, book, all)], at });
    });
  }

  leave(game: string, person: Person, interaction: string | null): Promise<void> {
    return this.#queued(game, async (record) => {
      if (record.status !== "lobby") refuse("not-a-lobby", "A campaign that has started cannot be left; ask its host.");
      const members = await this.#repository.members(game);
      const left = members.filter((member) => member.person !== person.id);
      if (left.length === members.length) refuse("not-in", "You have not joined this campaign.");
      const book = await this.#books.pinned(record);
      await this.#write({
        game,
        interaction,
        members: left,
        outbox: [lobbyPost(record, book, left)],
        at: this.#clock.now(),
      });
    });
  }

  start(game: string, person: Person, bots: boolean, interaction: string | null): Promise<void> {
    return this.#queued(game, async (record) => {
      if (record.status !== "lobby") refuse("not-a-lobby", "This campaign has already started.");
      if (record.host !== person.id) refuse("not-host", "Only the host can start this campaign.");
      const book = await this.#books.pinned(record);
      const seats = book.definition.roster(record.options, book.content);
      const people = await this.#repository.members(game);
      const at = this.#clock.now();
      const missing = seats.length - people.length;
      if (missing > 0 && !bots)
        refuse(
          "seats-empty",
          `${missing} of ${seats.length} seats are empty: wait for more players, or start with computer players.`,
        );
      if (people.length === 0) refuse("nobody", "At least one person must join first.");
      const members = [...people];
      for (let i = 0; i < missing; i++)
        members.push({
          person: "computer",
          name: "Computer",
          token: nextToken(members),
          seat: null,
          word: null,
          bot: true,
          joined: at,
        });
      await this.#begin({ ...record, status: "running", started: at }, book, members, interaction);
    });
  }

  async #begin(
    record: GameRecord,
    book: Rulebook<GameTypes>,
    lobby: readonly Member[],
    interaction: string | null,
  ): Promise<void> {
    const at = this.#clock.now();
    const entries = entriesOf(lobby);
    const roster = book.definition.roster(record.options, book.content);
    const seats = roster.map((s) => s.id);
    const assigned = assignSeats(record.secret, entries, seats);
    const members = lobby.map((member) => ({ ...member, seat: assigned[member.token] ?? member.seat }));
    const controllers = Object.fromEntries(members.map((member) => [member.seat ?? "", member.token]));
    const start: StartParams = { options: record.options, seats, controllers, entries };
    const advance = begin(book, { ...start, key: gameKey(record.secret, start) }, namesOf(members));
    const logged = { ...advance, params: start as unknown as typeof advance.params }; // plain JSON throughout
    const row = rowOf(book, logged, NO_ROW, {
      kind: "start",
      decision: null,
      regardless: false,
      person: record.host,
      at,
    });
    const live: Live = {
      record,
      book,
      members,
      orders: [],
      env: advance.state,
      snapshot: snapshotOf(advance.state, row),
    };
    const clock = clockFor(record.pace, advance.state, null, at);
    await this.#write({
      game: record.id,
      interaction,
      set: { status: "running", started: at },
      members,
      seats: roster.map((s) => ({ seat: s.id, name: s.name })),
      rows: [row],
      state: { from: null, to: live.snapshot },
      outbox: [
        lobbyPost(record, book, members),
        ...announce({
          record,
          book,
          members,
          before: null,
          after: advance.state,
          advances: [advance],
          deadline: clock?.deadline ?? null,
        }),
      ],
      ...(clock ? { clock } : {}),
      at,
    });
    this.#wakeBots(record.id);
  }

  abandon(game: string, person: Person, interaction: string | null): Promise<void> {
    return this.#queued(game, async (record) => {
      if (record.status === "over" || record.status === "abandoned") refuse("over", "This campaign has already ended.");
      if (record.host !== person.id) refuse("not-host", "Only the host can abandon this campaign.");
      const at = this.#clock.now();
      const text = [
        `The host has ended this campaign without a result. The secret behind \`${record.commitment}\` was \`${record.secret}\`.`,
      ];
      const post = { ...blank, title: record.name, text };
      const outbox: Change["outbox"] = [
        { destination: channelOf(record), slot: null, payload: { kind: "post", post } },
      ];
      await this.#write({
        game,
        interaction,
        set: { status: "abandoned", ended: at },
        outbox,
        clock: null,
        draftsFor: [],
        ...(await this.#endRow(record, person, at)),
        at,
      });
    });
  }

  /** The last row of a campaign that was broken off; none if it had not begun. */
  async #endRow(record: GameRecord, person: Person, at: number): Promise<Pick<Change, "rows" | "state">> {
    if (record.status !== "running") return {};
    const { env, snapshot, book } = await this.#load(record);
    const state: Envelope<GameTypes> = { ...env, seq: env.seq + 1 };
    const advance = { state, seq: env.seq, seat: null, action: "abandon", params: {}, happenings: [], barrier: true };
    const row = rowOf(book, advance, snapshot.chain, {
      kind: "end",
      decision: null,
      regardless: false,
      person: person.id,
      at,
    });
    return { rows: [row], state: { from: snapshot.seq, to: snapshotOf(state, row) } };
  }

  submit(move: Move): Promise<Done> {
    return this.#queued(move.game, async (record) => {
      if (move.interaction !== null && (await this.#repository.handled(move.interaction)))
        return { line: "", text: "This has been done already.", repeated: true };
      const live = await this.#load(record);
      if (!holders(live.members, move.seat).some((m) => m.person === move.person))
        refuse("not-your-seat", "That seat is not yours: only the one who holds it can do that.");
      const { seat, decision, action, params, regardless = false, person } = move;
      const play = new Play(live, this.#clock.now());
      play.take({ kind: "act", person, seat, decision, action, params, regardless });
      const repeated = await this.#finish(play, move.interaction);
      const advance = play.advances[0];
      const known = live.book.actions.get(action);
      if (!advance || !known) throw new Error("an accepted action is missing");
      return { line: print(known, advance.params), text: known.title, repeated };
    });
  }

  /** Standing orders, then one write; says whether the interaction had been handled before. */
  async #finish(play: Play, interaction: string | null): Promise<boolean> {
    const { record } = play.live;
    play.followOrders();
    const outcome = await this.#write(play.change(interaction, await this.#repository.clock(record.id)));
    this.#wakeBots(record.id);
    return outcome === "repeated";
  }

  async #write(change: Change): Promise<"written" | "repeated"> {
    const outcome = await this.#repository.write(change);
    if (outcome === "written" && change.outbox && change.outbox.length > 0)
      for (const listener of this.#waiting) listener();
    return outcome;
  }

  async #queued<T>(game: string, work: (record: GameRecord) => Promise<T>): Promise<T> {
    return this.#queues.run(game, async () => work(await this.record(game)));
  }

  async #load(record: GameRecord): Promise<Live> {
    if (record.status === "over" || record.status === "abandoned") refuse("over", "This campaign has ended.");
    return loadLive(this.#repository, (r) => this.#books.pinned(r), record);
  }

  /** Deadlines that have passed: default answers; reminders that are due. */
  async tick(): Promise<void> {
    const now = this.#clock.now();
    for (const due of await this.#repository.dueClocks(now)) {
      await this.#queued(due.game, async (record) => {
        const clock = await this.#repository.clock(record.id);
        if (record.status !== "running" || clock?.decision !== due.decision) return;
        const live = await this.#load(record);
        if (clock.deadline > now) return this.#remind(live, clock.deadline);
        const play = new Play(live, now);
        defaults(play);
        if (play.rows.length > 0) await this.#finish(play, null);
      });
    }
  }

  async #remind({ record, env, book, members }: Live, deadline: number): Promise<void> {
    const late = env.seats.filter((seat) => decisionsOf(book, env, seat).some((d) => d.owed && !d.answered));
    const outbox = late.flatMap((seat) =>
      holders(members, seat).map((member) => ({
        destination: personalBox(member.person),
        slot: null,
        payload: {
          kind: "post" as const,
          post: {
            ...blank,
            title: `${record.name}: a reminder`,
            text: [
              `The campaign waits for you until <t:${Math.floor(deadline / 1000)}:R>; after that the default answer counts.`,
            ],
            controls: [{ kind: "act" as const, seat, label: "Act" }],
          },
        },
      })),
    );
    await this.#repository.reminded(record.id);
    await this.#write({ game: record.id, outbox, at: this.#clock.now() });
  }

  /** Computer players move a little later, one move at a time. */
  #wakeBots(game: string): void {
    void (async () => {
      if (this.#botDelay > 0) await sleep(this.#botDelay, undefined, { ref: false });
      await this.#moveBot(game);
    })().catch((error: unknown) => {
      if (!this.#stopped) this.#logger.error({ game, error }, "a computer player failed");
    });
  }

  #moveBot(game: string): Promise<void> {
    return this.#queued(game, async (record) => {
      if (record.status !== "running" || this.#stopped) return;
      const live = await this.#load(record);
      for (const member of live.members) {
        const input: Input | null =
          member.bot && member.seat !== null ? botInput(live, member.seat, this.#botDice) : null;
        if (!input) continue;
        const play = new Play(live, this.#clock.now());
        play.take(input);
        await this.#finish(play, null);
        return;
      }
    });
  }

  /** Wakes the computer players of all running games: after a restart. */
  async resume(): Promise<void> {
    for (const record of await this.#repository.games({ status: ["running"] })) this.#wakeBots(record.id);
  }

  async record(game: string): Promise<GameRecord> {
    return (await this.#repository.game(game)) ?? refuse("no-game", `There is no campaign “${game.slice(0, 40)}”.`);
  }

  async find(filter: {
    channel?: string;
    guild?: string;
    person?: string;
    ended?: boolean;
  }): Promise<readonly GameRecord[]> {
    const { channel, ended = false, ...rest } = filter;
    const status = ended ? undefined : (["lobby", "running"] as const);
    const query = { ...rest, ...(status ? { status } : {}) };
    if (channel === undefined) return this.#repository.games(query);
    const there = await this.#repository.games({ ...query, channel });
    const thread = await this.#repository.gameOfThread(channel);
    const record = thread === null ? null : await this.#repository.game(thread);
    return record ? [record] : there;
  }

  async seatsOf(game: string, person: string): Promise<readonly Seat[]> {
    const members = await this.#repository.members(game);
    return members.flatMap((m) => (m.person === person && !m.bot && m.seat !== null ? [m.seat] : []));
  }

  async #seated(game: string, person: string, seat: Seat): Promise<Live> {
    const live = await this.#load(await this.record(game));
    if (!holders(live.members, seat).some((m) => m.person === person))
      refuse("not-your-seat", "That seat is not yours.");
    return live;
  }

  async desk(game: string, person: string, seat: Seat): Promise<Desk> {
    const { record, book, env } = await this.#seated(game, person, seat);
    const view = viewOf(book, env, seat);
    const decisions: readonly Decision[] = decisionsOf(book, env, seat);
    const free = book.definition.free(view);
    return { record, book, view, decisions, free, phase: book.definition.phase(view.table) };
  }

  async status(game: string): Promise<Status> {
    const record = await this.record(game);
    const book = await this.#books.pinned(record);
    const [members, snapshot, clock, result] = await Promise.all([
      this.#repository.members(game),
      this.#repository.snapshot(game),
      this.#repository.clock(game),
      this.#repository.result(game),
    ]);
    const env = snapshot ? (JSON.parse(snapshot.state) as Envelope<GameTypes>) : null; // our own snapshot
    const seats = book.definition.roster(record.options, book.content);
    const awaited = env?.seats.filter((seat) => decisionsOf(book, env, seat).some((d) => d.owed && !d.answered)) ?? [];
    return {
      record,
      definition: book.definition,
      members,
      seats,
      phase: env ? book.definition.phase(publicView(book, env).table) : null,
      awaited: record.status === "running" ? awaited : [],
      deadline: clock?.deadline ?? null,
      result,
    };
  }

  async chronicle(game: string, last: number): ReturnType<CampaignService["chronicle"]> {
    const rows = await this.#repository.log((await this.record(game)).id);
    return rows.filter((row) => row.told.length > 0).slice(-last);
  }

  async board(game: string, person: string): Promise<Scene> {
    const record = await this.record(game);
    const live = await loadLive(this.#repository, (r) => this.#books.pinned(r), record);
    const { book, env, members } = live;
    const seat = (await this.seatsOf(game, person))[0];
    const view = seat === undefined || env.over ? publicView(book, env) : viewOf(book, env, seat);
    const { name, turn } = book.definition.phase(view.table);
    return book.definition.board(view, { caption: `Turn ${turn} · ${name}`, names: namesOf(members) });
  }

  async hand(game: string, person: string, seat: Seat): Promise<{ readonly scene: Scene; readonly text: string }> {
    const { book, env } = await this.#seated(game, person, seat);
    const scene = book.definition.hand(viewOf(book, env, seat));
    return { scene, text: scene.text };
  }

  async orders(game: string, person: string, seat: Seat): Promise<readonly StandingOrderRecord[]> {
    const { orders } = await this.#seated(game, person, seat);
    return orders.filter((order) => order.seat === seat);
  }

  setOrder(game: string, person: string, seat: Seat, name: string, params: unknown): Promise<void> {
    return this.#queued(game, async () => {
      const { book, env } = await this.#seated(game, person, seat);
      const order =
        book.definition.orders.find((o) => o.name === name) ??
        refuse("no-order", "There is no such standing order in this game.");
      const canonical = check(order.form, viewOf(book, env, seat), params);
      await this.#write({ game, order: { set: { seat, name, params: canonical } }, at: this.#clock.now() });
      await this.#applyOrders(game);
    });
  }

  /** A new order answers what is open already. */
  async #applyOrders(game: string): Promise<void> {
    const live = await this.#load(await this.record(game));
    const play = new Play(live, this.#clock.now());
    play.followOrders();
    if (play.rows.length > 0) await this.#finish(play, null);
  }

  clearOrder(game: string, person: string, seat: Seat, name: string): Promise<void> {
    return this.#queued(game, async () => {
      await this.#seated(game, person, seat);
      await this.#write({ game, order: { clear: { seat, name } }, at: this.#clock.now() });
    });
  }

  async draft(game: string, key: Omit<Draft, "answers">): Promise<readonly Json[] | null> {
    return (await this.#repository.draft(game, key))?.answers ?? null;
  }

  async keepDraft(game: string, draft: Draft): Promise<void> {
    const { book, env } = await this.#seated(game, draft.person, draft.seat);
    if (!openDecisions(book, env).includes(draft.decision)) refuse("stale", "That question is no longer open.");
    await this.#repository.keepDraft(game, draft, this.#clock.now());
  }

  async dropDraft(game: string, key: Omit<Draft, "answers">): Promise<void> {
    await this.#repository.dropDraft(game, key);
  }

  async export(game: string): Promise<GameFile> {
    const record = await this.record(game);
    const [pack, rows] = await Promise.all([this.#repository.pack(record.content), this.#repository.log(game)]);
    if (!pack) throw new Error(`the pack of ${game} is missing`);
    return {
      format: "umpire-game",
      version: 1,
      id: record.id,
      game: record.game,
      content: record.content,
      pack,
      commitment: record.commitment,
      secret: record.secret,
      options: record.options,
      complete: record.status === "over" || record.status === "abandoned",
      rows: rows.map(({ person: _person, told: _told, ...row }) => row),
    };
  }

  /** Takes no new input and waits for what is being worked on. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#queues.idle();
  }
}
