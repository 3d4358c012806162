/** A campaign from its opening to its start: who joins or leaves its lobby, and what the start writes. */
import { begin, type GameTypes, type Params, type Rulebook, refuse } from "#engine";
import { gameKey, type StartParams } from "../../../proof/history.ts";
import { assignSeats } from "../../../proof/seats.ts";
import type { Change } from "../../../store/change.ts";
import type { GameRecord, Member, OutboxDraft } from "../../../store/records.ts";
import type { Joining, NewGame, Person } from "../../contract/game.ts";
import { BEGUN, namesOf, toLogRow } from "../../facts/live.ts";
import {
  campaignName,
  entriesOf,
  HERE,
  publicWord,
  readOptions,
  seatJoined,
  shownName,
  tokenFor,
} from "../../facts/lobby.ts";
import { type OfficeRequest, requireOffice } from "../../facts/permissions.ts";
import { isShared, placesOf, placeWord, seated, sharedOut } from "../../facts/places.ts";
import { ledBy, teamsOf } from "../../facts/teams.ts";
import { clocksOf } from "../../moves/clocks-after.ts";
import { Play } from "../../moves/play.ts";
import { settle } from "../../moves/settling.ts";
import { sheetPosts } from "../../packs/own-scenario.ts";
import { announce } from "../../telling/announce.ts";
import { joinedRows, lobbyPost } from "../../telling/lobby-post.ts";
import { timetableOf } from "../../time/timetables.ts";
import type { Core } from "../core.ts";
import { announcement } from "../outcome.ts";
import { newGameId, underNewId } from "../secrets.ts";
import { withRoom, withRoomAlone } from "../servers.ts";

/** How a campaign follows from another one. */
interface Sequel {
  readonly rematchOf: string;
  /** What is posted below its lobby. */
  readonly below: (record: GameRecord) => OutboxDraft;
}

/** Opens a lobby; its post holds the promise of the dice. */
export async function createGame(core: Core, input: NewGame, sequel: Sequel | null = null): Promise<GameRecord> {
  const { own } = input;
  const open = own?.book ?? core.books.shipped(input.game);
  const timetable = timetableOf(input.pace);
  const opened: Omit<GameRecord, "id"> = {
    version: 1,
    game: open.definition.id,
    name: campaignName(input.name, open.definition),
    guild: input.guild,
    channel: input.channel,
    host: input.host.id,
    status: "lobby",
    options: readOptions(open, input.options),
    content: open.hash,
    rules: open.definition.rules,
    ...core.secrets(),
    timetable,
    created: core.clock.now(),
    started: null,
    ended: null,
    paused: null,
    cutOff: null,
    bars: [],
    several: input.several ?? false,
    moderator: null,
    ...{ silentSeat: null, leaveDays: null, ...input.absence },
    ...{ talks: "announced", talkTime: "any", ...input.talks },
    atEnd: input.atEnd ?? "open",
    level: input.level ?? "easy",
    help: input.help ?? "try-outs",
    council: input.council ?? null,
    rematchOf: sequel?.rematchOf ?? null,
  };
  checkCouncils(opened, open);
  const { interaction, guild, rank = { staff: false, roles: [], places: [input.channel] } } = input;
  const arrival = { host: opened.host, creating: true, more: true, own: own !== undefined };
  return await withRoom(core, guild, rank, arrival, async () => {
    if (own) await core.books.keep(own);
    return await underNewId(newGameId, async (id) => {
      const record = { ...opened, id };
      const book = core.guarded(record, open);
      const below = sequel ? [sequel.below(record)] : [];
      const outbox = [...sheetPosts(record, book), lobbyPost(record, book, []), ...below];
      const outcome = await core.write({ game: id, interaction, create: record, outbox, at: record.created }, null);
      return outcome === "written" ? record : refuse("repeated", "This campaign has been created already.");
    });
  });
}

/** Councils are sides that people choose, one for good. */
function checkCouncils(
  { council, options, several }: Pick<GameRecord, "council" | "options" | "several">,
  { definition }: Rulebook<GameTypes>,
): void {
  if (council === null) return;
  if (definition.byLot?.(options))
    refuse(
      "by-lot",
      "Seats drawn by lot are for one person each: let people choose their side, or leave `council` out.",
    );
  if (several) refuse("several", "In a campaign with councils each person has one side: leave `several-seats` out.");
}

/** Joins a campaign that has not started. */
export async function joinLobby(
  core: Core,
  record: GameRecord,
  { person, seat, word, interaction }: Omit<Joining, "game">,
): Promise<void> {
  const book = await core.pinned(record);
  const members = await core.repository.members(record.id);
  const joined = seatJoined(record, book, members, person.id, seat);
  const at = core.clock.now();
  const member: Member = {
    person: person.id,
    name: shownName(person),
    token: tokenFor(members, person.id),
    seat: joined,
    word: publicWord(word),
    bot: false,
    joined: at,
    ...HERE,
  };
  const all = [...members, member];
  const outbox = [lobbyPost(record, book, all), ...joinedRows(record, [person.id])];
  await core.write({ game: record.id, interaction, members: all, outbox, at }, record);
}

/** Leaves a campaign that has not started. */
export async function leaveLobby(
  core: Core,
  record: GameRecord,
  person: Person,
  interaction: string | null,
): Promise<void> {
  if (record.status !== "lobby") refuse("over", "This campaign has already ended.");
  const members = await core.repository.members(record.id);
  const left = members.filter((member) => member.person !== person.id);
  if (left.length === members.length) refuse("not-in", "You have not joined this campaign.");
  const book = await core.pinned(record);
  const at = core.clock.now();
  const outbox = [lobbyPost(record, book, left), ...joinedRows(record, [person.id])];
  await core.write({ game: record.id, interaction, members: left, outbox, at }, record);
}

/** Takes somebody out of a lobby: the host's business, or the server's staff's. */
export function removeMember(core: Core, wish: OfficeRequest, who: string): Promise<void> {
  return core.once(wish.game, wish, async (record) => {
    requireOffice(record, wish, "remove");
    if (record.status !== "lobby")
      refuse("not-a-lobby", "This campaign has already started: whoever plays keeps their seat until they give it up.");
    const members = await core.repository.members(record.id);
    const left = members.filter((member) => member.person !== who);
    if (left.length === members.length) refuse("not-in", "That person has not joined this campaign.");
    const outbox = [lobbyPost(record, await core.pinned(record), left), ...joinedRows(record, [who])];
    await core.write(
      { game: record.id, interaction: wish.interaction, members: left, outbox, at: core.clock.now() },
      record,
    );
  });
}

/** Shares the seats out among a number of people, a group each; as many as there are seats: one each. The host's. */
export function shareSeats(
  core: Core,
  { game, person, people, interaction }: { game: string; person: Person; people: number; interaction: string | null },
): Promise<void> {
  return core.once(game, { person, interaction }, async (record) => {
    if (record.status !== "lobby") refuse("not-a-lobby", "This campaign has already started.");
    requireOffice(record, { person: person.id }, "share");
    if (record.council !== null) refuse("no-sharing", "In a campaign with councils each side is joined by many.");
    const book = await core.pinned(record);
    const { options, members } = sharedOut(book, record, await core.repository.members(game), people);
    const outbox = [lobbyPost({ ...record, options }, book, members)];
    await core.write({ game, interaction, set: { options }, members, outbox, at: core.clock.now() }, record);
  });
}

/** Begins a game; empty seats go to computer players if `bots` says so. Says whether it did. */
export async function startGame(
  core: Core,
  game: string,
  person: Person,
  bots: boolean,
  interaction: string | null,
): Promise<void> {
  await core.once(game, { person, interaction }, async (record) => {
    if (record.status !== "lobby") refuse("not-a-lobby", "This campaign has already started.");
    requireOffice(record, { person: person.id }, "start");
    const book = await core.pinned(record);
    const people = await core.repository.members(game);
    if (people.length === 0) refuse("nobody", "At least one person must join first.");
    const places = placesOf(book, record);
    const teams = teamsOf(people, places, record.council !== null);
    const missing = places.length - teams.length;
    if (missing > 0 && !bots)
      refuse(
        "seats-empty",
        `${missing} of ${places.length} ${placeWord(places)} ${missing === 1 ? "is" : "are"} empty: wait for more players, or start with computer players.`,
      );
    const started = core.clock.now();
    const members = withComputers(people, missing, started);
    const begun = beginning({ ...record, status: "running", started }, book, members, interaction, started);
    const checked = core.books.codes.get(record.game);
    const write = () => core.write({ ...begun, ...(checked === undefined ? {} : { checked }) }, record);
    const [first, ...others] = new Set(people.map((member) => member.person));
    if (first !== undefined && others.length === 0) await withRoomAlone(core, record.guild, first, write);
    else await write();
  });
}

function withComputers(people: readonly Member[], missing: number, joined: number): readonly Member[] {
  const members = [...people];
  for (let i = 0; i < missing; i++) {
    const person = `computer ${i + 1}`;
    const token = tokenFor(members, person);
    members.push({ person, name: "Computer", token, seat: null, word: null, bot: true, joined, ...HERE });
  }
  return members;
}

/** Everything that the start of a game writes: seats by wish and lot, row 0, the first posts. */
function beginning(
  record: GameRecord,
  book: Rulebook<GameTypes>,
  lobby: readonly Member[],
  interaction: string | null,
  at: number,
): Change {
  const places = placesOf(book, record);
  const teams = teamsOf(lobby, places, record.council !== null);
  const entries = entriesOf(teams, places);
  const roster = book.definition.roster(record.options, book.content);
  const seats = roster.map((seat) => seat.id);
  const groups = isShared(places) ? { groups: places.map((place) => place.seats) } : {};
  const given = assignSeats(record.secret, entries, seats, groups.groups);
  const members = teams.flatMap((team, i) => seated(record.council ? ledBy(team) : team, given[i] ?? []));
  const controllers = Object.fromEntries(
    teams.flatMap(([{ token }], i) => (given[i] ?? []).map((seat) => [seat, token])),
  );
  const start: StartParams = { options: record.options, seats, controllers, entries, ...groups, dice: "by purpose" };
  const names = namesOf(members);
  const first = begin(book, { ...start, key: gameKey(record.secret, start) }, names);
  const advance = { ...first, params: start as unknown as Params }; // plain JSON throughout
  const head = { kind: "start", decision: null, regardless: false, person: record.host, input: 0, at } as const;
  const { row, snapshot } = toLogRow(book, advance, null, head);
  const begun = { record, book, members, names, env: first.state, chain: snapshot.chain };
  const play = new Play({ ...BEGUN, ...begun }, at);
  settle(play);
  const clocks = clocksOf(play);
  const live = { ...play.live, env: play.env, clocks: clocks.map((clock) => ({ ...clock, game: record.id })) };
  const done = { advances: [advance, ...play.advances], rows: [row, ...play.rows] };
  const told = announce(announcement(null, live, done));
  return {
    game: record.id,
    interaction,
    set: { status: "running", started: at },
    played: true,
    ...(record.atEnd === null ? {} : { replay: "promised" as const }),
    members,
    seats: roster.map((seat) => ({ seat: seat.id, name: seat.name })),
    councils: record.council === null ? [] : seats.map((seat) => ({ seat, rule: null, offers: null })),
    rows: [row, ...play.rows],
    state: { from: null, to: play.snapshot ?? snapshot },
    ...told,
    outbox: [lobbyPost(record, book, members), ...told.outbox],
    clocks,
    at,
  };
}
