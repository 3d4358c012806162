import {
  type Advance,
  begin,
  decisionsOf,
  type Envelope,
  type GameTypes,
  type Params,
  rewound,
  type Seat,
  submit,
} from "#engine";
import { HERE } from "../../src/campaign/facts/lobby.ts";
import { postInWords, wordsAlone } from "../../src/campaign/facts/words.ts";
import type { Announced, Standing, TakenBack } from "../../src/campaign/moves/announcement.ts";
import { takenBack } from "../../src/campaign/service/requests/taken-back-posts.ts";
import type { LivePost, OfferPost } from "../../src/campaign/service.ts";
import { announce } from "../../src/campaign/telling/announce.ts";
import { livePost } from "../../src/campaign/telling/live-text.ts";
import { offerPost } from "../../src/campaign/telling/offer-post.ts";
import { timetableOf } from "../../src/campaign/time/timetables.ts";
import type {
  GameRecord,
  LivePostRecord,
  Member,
  OutboxPayload,
  PostPicture,
  Rich,
  RowKind,
} from "../../src/store/records.ts";
import { book as relay } from "./relay.ts";

export const CHANNEL = "100000000000000001";
const SEATS = ["red", "blue", "gold"] as const;

export const record: GameRecord = {
  id: "abcde",
  version: 1,
  game: "relay",
  name: "Autumn",
  guild: null,
  channel: CHANNEL,
  host: "201",
  status: "running",
  options: {},
  content: "relay",
  rules: "1",
  secret: "5".repeat(64),
  commitment: "c".repeat(64),
  timetable: timetableOf(24),
  created: 0,
  started: 0,
  ended: null,
  paused: null,
  cutOff: null,
  bars: [],
  several: false,
  moderator: null,
  atEnd: "open",
  level: "easy",
  help: "try-outs",
  silentSeat: null,
  leaveDays: null,
  talks: "announced",
  talkTime: "any",
  rematchOf: null,
  council: null,
};

/** Ben, Cleo and Dan: 201, 202, 203. */
export const members: readonly Member[] = SEATS.map((seat, i) => ({
  person: `20${i + 1}`,
  name: ["Ben", "Cleo", "Dan"][i] ?? "",
  token: `p${i + 1}`,
  seat,
  word: null,
  bot: false,
  joined: 0,
  ...HERE,
}));

type Step = Pick<Parameters<typeof announce>[0], "advances" | "rows"> & { readonly back?: TakenBack };

/** A game of Relay with what is kept of its posts, as the store would keep it. */
export class Road {
  env: Envelope<GameTypes>;
  members: readonly Member[] = members;
  deadline: number | null = null;
  readonly posts = new Map<number, LivePostRecord>();
  pictures: (PostPicture & { readonly number: number })[] = [];
  #news: Announced["news"] = {};
  /** What the newest row of each slot holds. */
  readonly payloads = new Map<string, OutboxPayload>();
  readonly rows: (Step["rows"][number] & { readonly decision: string | null })[] = [];
  /** What the last step wrote. */
  last: Announced;
  /** Which question each row answers. */
  readonly #decisions = new Map<number, string>();
  /** States before rows, to go back to. */
  readonly #earlier = new Map<number, Envelope<GameTypes>>();

  constructor(key = "0".repeat(64)) {
    const controllers = Object.fromEntries(SEATS.map((seat, i) => [seat, `p${i + 1}`]));
    const start = begin(relay, { seats: SEATS, controllers, options: {}, key }, {});
    this.env = start.state;
    this.last = this.#written(null, { advances: [start], rows: [this.#row(start, "start")] });
  }

  /** Acts one after the other, each announced by itself: "red: plan fast". */
  does(...acts: readonly string[]): this {
    for (const act of acts) this.together(act);
    return this;
  }

  /** Acts of one submit. The first is a person's own, what follows came of orders. */
  together(...acts: readonly string[]): this {
    const before = this.env;
    const advances = acts.map((act) => this.#taken(act));
    const rows = advances.map((advance, i) => this.#row(advance, i === 0 ? "act" : "order"));
    this.last = this.#written(before, { advances, rows });
    return this;
  }

  /** Takes back everything from a row on. */
  async undo(seat: Seat, to: number): Promise<this> {
    const [now, then] = [this.env, this.#earlier.get(to)];
    if (!then) throw new Error(`no row ${to}`);
    const back = await takenBack(this.#repository(), record.id, this.newest, { to, end: this.env.seq });
    this.env = rewound(now, then);
    const told = [`${seat} took its last act back.`];
    const rows = [{ seq: now.seq, kind: "rewind", seat, told, hash: hashOf(now.seq), at: 0 }] as const;
    this.last = this.#written(now, { advances: [], rows, back });
    return this;
  }

  /** What seats were told privately, in words. */
  get news(): { readonly [seat: Seat]: readonly string[] } {
    return Object.fromEntries(
      Object.entries(this.#news).map(([seat, told]) => [seat, told.flatMap((one) => wordsAlone(relay, one) ?? [])]),
    );
  }

  set news(lines: { readonly [seat: Seat]: readonly string[] }) {
    this.#news = lines;
  }

  get newest(): LivePostRecord | null {
    return [...this.posts.values()].at(-1) ?? null;
  }

  /** A post as it is sent now, the newest one if none is named. */
  shown(number = this.posts.size): LivePost {
    const post = this.posts.get(number);
    if (!post) throw new Error(`no post ${number}`);
    return livePost(
      this.#standing(),
      postInWords(relay, post),
      this.#picturesOf(number).filter(({ stays }, i, all) => stays || i === all.length - 1),
    );
  }

  /** A public offer as it is sent now. */
  offer(slot: string): OfferPost {
    const payload = this.payloads.get(slot);
    if (payload?.kind !== "offer") throw new Error(`no offer ${slot}`);
    return offerPost(this.#standing(), payload, null);
  }

  /** Slots of the rows that the last step wrote. */
  get slots(): readonly string[] {
    return this.last.outbox.map(({ slot, payload }) => slot ?? payload.kind);
  }

  /** Persons whose message the last step edits. */
  get edited(): readonly string[] {
    return this.last.outbox.flatMap(({ slot, destination }) => (slot === "seats" ? [destination] : []));
  }

  #standing(): Standing | null {
    const { env, deadline } = this;
    const clocks = SEATS.map((seat) => ({ seat, deadline }));
    return env.over ? null : { record, book: relay, members: this.members, clocks, env };
  }

  #taken(act: string): Advance<GameTypes> {
    const [seat = "", action = "", value] = act.split(/:? /);
    const name = ["offer", "propose"].includes(action) ? "to" : action === "plan" ? "card" : "offer";
    const params: Params = value === undefined ? {} : { [name]: value };
    this.#earlier.set(this.env.seq, this.env);
    const answered = decisionsOf(relay, this.env, seat).find(({ actions }) => actions.includes(action));
    if (answered) this.#decisions.set(this.env.seq, answered.id);
    const advance = submit(relay, this.env, { seat, decision: answered?.id ?? null, action, params }, {});
    this.env = advance.state;
    return advance;
  }

  #row({ seq, seat }: Advance<GameTypes>, kind: RowKind): Step["rows"][number] {
    return { seq, kind, seat, told: [], hash: hashOf(seq), at: 0 };
  }

  #written(before: Envelope<GameTypes> | null, step: Step): Announced {
    const { env } = this;
    const news = this.#news;
    const clocks = SEATS.map((seat) => ({ seat, deadline: this.deadline }));
    const standing = { record, book: relay, members: this.members, clocks, talks: [] };
    for (const row of step.rows) this.rows.push({ ...row, decision: this.#decisions.get(row.seq) ?? null });
    const announced = announce({ ...standing, ...step, before, after: env, post: this.newest, news });
    for (const post of announced.posts) this.posts.set(post.number, post);
    for (const { slot, payload } of announced.outbox) if (slot !== null) this.payloads.set(slot, payload);
    this.#drop(announced.dropPictures ?? Number.POSITIVE_INFINITY);
    for (const picture of announced.pictures) this.pictures.push({ id: this.pictures.length + 1, ...picture });
    this.#news = { ...news, ...announced.news };
    return announced;
  }

  #repository(): Parameters<typeof takenBack>[0] {
    return {
      livePost: async (_, number) => (number === null ? this.newest : (this.posts.get(number) ?? null)),
      outbox: { payloadOf: async (_, slot) => this.payloads.get(slot) ?? null },
      hasPictures: async (_, number, from) => this.#picturesOf(number).some(({ seq }) => seq >= from),
    };
  }

  /** As the store does. */
  #drop(from: number): void {
    const gone = this.pictures.filter(({ seq }) => seq >= from);
    this.pictures = this.pictures.filter(
      ({ seq, number, stays }) => seq < from && (stays || gone.every((later) => later.number !== number)),
    );
  }

  #picturesOf(number: number) {
    return this.pictures.filter((picture) => picture.number === number);
  }
}

/** Text for people as plain text: mentions as "@201". */
export const plain = (text: Rich): string =>
  text.map((part) => (typeof part === "string" ? part : "person" in part ? `@${part.person}` : part.literal)).join("");

/** Rows of this road are not chained; their hashes are numbers. */
const hashOf = (seq: number): string => String(seq).padStart(64, "0");
