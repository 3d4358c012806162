import {
  type Advance,
  type Decision,
  decisionsOf,
  type Envelope,
  type GameTypes,
  openAsk,
  type Phase,
  type Result,
  type Rulebook,
  type Seat,
  viewOf,
} from "../engine/index.ts";
import type { Scene } from "../scene/index.ts";
import type { Control, GameRecord, LivePostRecord, LogRow, Member, OutboxDraft, Post, Rich } from "../store/records.ts";
import type { Change } from "../store/repository.ts";
import { holders } from "./live.ts";
import { newReactions, waitedFor } from "./reactions.ts";
import { sinceText } from "./since.ts";

/** What a step means for those who look on: posts for the channel, messages for single persons. */
export interface Announcement {
  readonly record: GameRecord;
  readonly book: Rulebook<GameTypes>;
  readonly members: readonly Member[];
  /** Null: the game has just begun. */
  readonly before: Envelope<GameTypes> | null;
  readonly after: Envelope<GameTypes>;
  readonly advances: readonly Advance<GameTypes>[];
  /** The log rows of these steps, in the same order; none at the start and after an undo. */
  readonly rows: readonly LogRow[];
  readonly deadline: number | null;
  /** The newest post of a phase, the number of its pictures, and what seats were told alone, as they were before. */
  readonly post: LivePostRecord | null;
  readonly pictures: number;
  readonly news: { readonly [seat: Seat]: readonly string[] };
  /** What each seat is asked that it was not asked before. */
  readonly asked: ReadonlyMap<Seat, readonly Decision[]>;
  /** What everyone was told since a seat last acted, for seats with a new question. */
  readonly since: ReadonlyMap<Seat, readonly string[]>;
  /** An act was taken back: a phase that is left this way may come again, and its thread stays open. */
  readonly back?: boolean;
}

/** Where a game stands, for those who look on. */
type Standing = Pick<Announcement, "record" | "book" | "members" | "deadline">;

const statusSlot = (phase: Phase): string => `status:${phase.id}`;

export const channelOf = (record: GameRecord): string => `channel:${record.channel}`;
export const personalBox = (person: string): string => `person:${person}`;

export const blank = { scene: null, controls: [], ping: [], thread: null } as const;

/** Everything that is to be posted and told. */
export type Announced = Required<Pick<Change, "outbox" | "posts" | "pictures" | "news">>;

/** Everything to be posted for these steps, in order. */
export function announce(a: Announcement): Announced {
  const phases = { was: a.before && phaseOf(a.book, a.before), is: phaseOf(a.book, a.after) };
  const outbox = [...closing(a, phases), ...chronicle(a, phases), ...status(a, phases), ...personal(a), ...ending(a)];
  return { outbox, posts: [], pictures: [], news: {} };
}

/** Before and after what has been done. */
interface Phases {
  readonly was: Phase | null;
  readonly is: Phase;
}

const phaseOf = (book: Rulebook<GameTypes>, env: Envelope<GameTypes>): Phase => book.definition.phase(env.table);

export const phaseTitle = ({ name, turn, turns }: Phase): string =>
  `${name} · turn ${turn}${turns === null ? "" : ` of ${turns}`}`;

/** The negotiation thread of a phase that is over. */
function closing({ record, after, back }: Announcement, { was, is }: Phases): OutboxDraft[] {
  const over = was && (after.over !== null || is.id !== was.id);
  if (!over || !was.talk || back) return [];
  return [{ destination: channelOf(record), slot: null, payload: { kind: "close-thread", phase: was.id } }];
}

/** Lines and pictures for the channel, in the order in which things happened. */
function chronicle({ record, book, advances }: Announcement, { is }: Phases): OutboxDraft[] {
  const posts: Post[] = [];
  let lines: string[] = [];
  const flush = (title: string, scene: Scene | null): void => {
    if (lines.length > 0 || scene) posts.push({ ...blank, title, text: [lines.join("\n")], scene });
    lines = [];
  };
  for (const happening of advances.flatMap((advance) => advance.happenings)) {
    if (happening.kind === "picture") flush(happening.caption, happening.scene);
    if (happening.kind !== "event" || !happening.event) continue;
    const line = book.definition.tell(happening.event, book.content);
    if (line !== null) lines.push(line);
  }
  flush(phaseTitle(is), null);
  return posts.map((post) => ({ destination: channelOf(record), slot: null, payload: { kind: "post", post } }));
}

/** One post a phase says whom the game waits for; it is edited until the phase is over. */
function status(a: Announcement, { was, is }: Phases): OutboxDraft[] {
  const { record, before, after } = a;
  const drafts: OutboxDraft[] = [];
  const edit = (of: Phase, post: Post): void => {
    drafts.push({ destination: channelOf(record), slot: statusSlot(of), payload: { kind: "post", post } });
  };
  if (was && (after.over || was.id !== is.id))
    edit(was, { ...blank, title: phaseTitle(was), text: ["This phase is over."] });
  if (after.over) return drafts;
  if (!before || was?.id !== is.id || waiting(a, before) !== waiting(a, after)) edit(is, statusPost(a, after, is));
  return drafts;
}

/** Whom a game waits for, and with which question: what the post of a phase depends on. */
const waiting = ({ book, record }: Standing, env: Envelope<GameTypes>): string =>
  `${openAsk(env)?.id} ${waitedFor(book, record, env).seats.join()}`;

/** The post that says whom the game waits for now. */
export function presentPost(a: Standing, env: Envelope<GameTypes>): OutboxDraft {
  const phase = phaseOf(a.book, env);
  return {
    destination: channelOf(a.record),
    slot: statusSlot(phase),
    payload: { kind: "post", post: statusPost(a, env, phase) },
  };
}

function statusPost({ book, members, deadline, record }: Standing, env: Envelope<GameTypes>, phase: Phase): Post {
  const { seats, open } = waitedFor(book, record, env);
  const who = seats.flatMap(
    (seat, i): Rich => [
      i === 0 ? "" : ", ",
      `**${seatName(record, book, seat)}**`,
      ...holders(members, seat).flatMap((member) => [" ", { person: member.person }]),
    ],
  );
  const until: Rich =
    deadline === null ? [] : [`\nUntil <t:${Math.floor(deadline / 1000)}:R>; then the default counts.`];
  const talk = phase.talk ? ["\nTalk in the thread below; deals are made with the button or the commands."] : [];
  return {
    ...blank,
    title: phaseTitle(phase),
    // in every version of the post: a newer edit replaces an older one that was never delivered
    thread: phase.talk ? { phase: phase.id, name: `${record.name} · ${phaseTitle(phase)}`.slice(0, 100) } : null,
    text: [
      ...(open ? ["Reactions are open."] : []),
      ...(seats.length > 0 ? ["Waiting for ", ...who, "."] : []),
      ...(open || seats.length > 0 ? until : ["Nobody has to answer now."]),
      ...talk,
    ],
    controls: [
      { kind: "act", seat: null, label: "Act" },
      { kind: "hand", label: "My hand" },
      { kind: "map", label: "Map" },
    ],
  };
}

/** Secrets and new questions for every seat that a person holds. */
function personal(a: Announcement): OutboxDraft[] {
  return a.after.seats.flatMap((seat) => {
    const post = personalPost(a, seat);
    if (!post) return [];
    return holders(a.members, seat).map(
      (member): OutboxDraft => ({
        destination: personalBox(member.person),
        slot: null,
        payload: { kind: "post", post },
      }),
    );
  });
}

/** What each seat is asked that it was not asked before: questions that others wait for, and proposals to it. */
export function newQuestions(
  book: Rulebook<GameTypes>,
  before: Envelope<GameTypes> | null,
  open: ReadonlyMap<Seat, readonly Decision[]>,
): ReadonlyMap<Seat, readonly Decision[]> {
  const fresh = new Map<Seat, readonly Decision[]>();
  for (const [seat, decisions] of open) {
    const told = decisions.filter((d) => d.owed || d.invited);
    const known = before && told.length > 0 ? decisionsOf(book, before, seat) : [];
    const asked = told.filter(({ id }) => !known.some((decision) => decision.id === id));
    if (asked.length > 0) fresh.set(seat, asked);
  }
  return fresh;
}

function personalPost(a: Announcement, seat: Seat): Post | null {
  const { record, book, before, after, advances, since } = a;
  const lines = advances.flatMap((advance) => secretsFor(book, advance, seat));
  const asked = a.asked.get(seat) ?? [];
  const [had, has] = [before?.hands[seat], after.hands[seat]];
  const dealt = had !== has && JSON.stringify(had) !== JSON.stringify(has);
  const unasked = dealt ? newReactions(book, record, before, after, seat) : [];
  if (lines.length === 0 && asked.length === 0 && unasked.length === 0) return null;
  const questions = asked.map((decision) => decision.text ?? `You are asked: ${titles(book, decision.actions)}.`);
  const told = asked.length > 0 ? sinceText(since.get(seat) ?? []) : "";
  const order: Control[] = unasked.length > 0 ? [{ kind: "orders", label: "Standing orders" }] : [];
  const controls: Control[] = after.over ? [] : [{ kind: "act", seat, label: "Act" }, ...order];
  return {
    ...blank,
    title: `${record.name}: ${seatName(record, book, seat)}`,
    text: [[...lines, ...unasked, ...(told === "" ? [] : [told]), ...questions].join("\n")],
    scene: dealt && !after.over ? book.definition.hand(viewOf(book, after, seat)) : null,
    controls,
  };
}

function secretsFor(book: Rulebook<GameTypes>, { happenings }: Advance<GameTypes>, seat: Seat): string[] {
  return happenings.flatMap((happening) => {
    if (happening.kind === "lapsed" && happening.seat === seat)
      return "What you had answered is no longer possible: please answer again.";
    const secret = happening.kind === "event" ? happening.secrets[seat] : undefined;
    const line = secret ? book.definition.whisper(secret, book.content) : null;
    return line ?? [];
  });
}

const titles = (book: Rulebook<GameTypes>, actions: readonly string[]): string =>
  actions.map((name) => book.actions.get(name)?.title ?? name).join(" / ");

export const seatName = (record: GameRecord, book: Rulebook<GameTypes>, seat: Seat): string =>
  seatNames(record, book).get(seat) ?? seat;

/** Names of a game's seats, by its record: every post asks for them. */
const named = new WeakMap<GameRecord, ReadonlyMap<Seat, string>>();

function seatNames(record: GameRecord, { definition, content }: Rulebook<GameTypes>): ReadonlyMap<Seat, string> {
  const kept = named.get(record);
  if (kept) return kept;
  const names = new Map(definition.roster(record.options, content).map(({ id, name }) => [id, name]));
  named.set(record, names);
  return names;
}

/** Who won, and the secret that the dice were promised by. */
function ending({ record, book, members, before, after }: Announcement): OutboxDraft[] {
  if (!after.over || before?.over) return [];
  const post: Post = {
    ...blank,
    title: `${record.name}: the campaign is over`,
    text: [...resultText(record, book, members, after.over), "\n", ...revealText(record)],
    ping: [...new Set(members.filter((m) => !m.bot).map((m) => m.person))],
  };
  return [{ destination: channelOf(record), slot: null, payload: { kind: "post", post } }];
}

export function resultText(
  record: GameRecord,
  book: Rulebook<GameTypes>,
  members: readonly Member[],
  result: Result,
): Rich {
  const who = (seat: Seat): Rich => [
    `**${seatName(record, book, seat)}**`,
    ...holders(members, seat).flatMap((member): Rich => [" ", { person: member.person }]),
  ];
  const victories = result.victories.flatMap(
    ({ title, seats }): Rich => [
      `${title}: `,
      ...(seats.length === 0 ? ["nobody"] : seats.flatMap((seat, i): Rich => [i === 0 ? "" : " and ", ...who(seat)])),
      seats.length > 1 ? " share it.\n" : ".\n",
    ],
  );
  const ranked = Object.entries(result.scores).sort(([, a], [, b]) => b - a);
  const scores = ranked.map(([seat, score]) => `${seatName(record, book, seat)} ${score}`).join(" · ");
  return [...victories, scores];
}

export const revealText = (record: GameRecord): Rich => [
  `\nThe dice were promised by \`${record.commitment}\`; the secret behind it is \`${record.secret}\`. `,
  "Everyone can check this game: `/game export` gives its file, and `umpire verify` plays it again.",
];
