import { randomBytes, randomInt } from "node:crypto";
import {
  commitment,
  completed,
  type Definition,
  Dice,
  type GameTypes,
  modeLines,
  type Params,
  Refused,
  type Rulebook,
  refuse,
  type Seat,
  type SeatInfo,
} from "../engine/index.ts";
import type { GameRecord, Member, OutboxDraft, Rich } from "../store/records.ts";
import { drawKey, type Entry } from "./history.ts";
import { blank, channelOf } from "./posting.ts";

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"; // none that look alike
const LONGEST_NAME = 60;
const LONGEST_WORD = 60;

/** A short name for a campaign, easy to read out. */
export const newGameId = (): string => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** What a game's dice come from, and the promise that can be shown before anybody joins. */
export interface Secret {
  readonly secret: string;
  readonly commitment: string;
}

/** 32 random bytes and their promise. */
export function newSecret(): Secret {
  const secret = randomBytes(32).toString("hex");
  return { secret, commitment: commitment(secret) };
}

/** The options complete and canonical. Throws `Refused` naming the option that is wrong. */
export function readOptions(book: Rulebook<GameTypes>, raw: { readonly [name: string]: unknown }): Params {
  const { options, defaults } = book.definition;
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined && value !== null));
  try {
    return completed(options, { content: book.content }, given, defaults);
  } catch (error) {
    if (error instanceof Refused) refuse("bad-option", `These options are not possible: ${error.text}`, error.rule);
    throw error;
  }
}

/** A line that a person typed, fit to be kept. */
function line(text: string, longest: number, what: string): string {
  const clean = text.replaceAll(/\s+/g, " ").trim();
  if (clean.length > longest) refuse("too-long", `${what} may have ${longest} characters at most.`);
  return clean;
}

export const campaignName = (name: string, definition: Definition<GameTypes>): string =>
  line(name, LONGEST_NAME, "The name") || definition.name;

export const publicWord = (word: string | null): string | null =>
  word === null ? null : line(word, LONGEST_WORD, "The word") || null;

/** The opaque name of a person in this game: the one it has already, or a free "p1", "p2", … */
export function tokenFor(members: readonly Member[], person: string): string {
  const known = members.find((member) => member.person === person)?.token;
  const taken = members.map((member) => Number(member.token.slice(1)));
  return known ?? `p${Math.max(0, ...taken) + 1}`;
}

/**
 * Refuses what cannot be joined: not a lobby, full, a seat that is taken or does not exist. Who names a seat may take
 * several, to learn or to teach; a second join by lot is taken for a mistake.
 */
export function checkJoin(
  record: GameRecord,
  book: Rulebook<GameTypes>,
  members: readonly Member[],
  person: string,
  seat: Seat | null,
): void {
  const seats = book.definition.roster(record.options, book.content);
  if (record.status !== "lobby")
    refuse("not-a-lobby", "This campaign has already started; nobody can join it any more.");
  if (seat === null && members.some((m) => m.person === person))
    refuse("already-in", "You have already joined this campaign; to take another seat as well, name it.");
  if (members.length >= seats.length) refuse("full", `All ${seats.length} seats of this campaign are taken.`);
  if (seat === null) return;
  if (book.definition.byLot?.(record.options))
    refuse("by-lot", "The seats of this campaign are drawn by lot: join without naming one.");
  const info = seats.find((s) => s.id === seat);
  if (!info) refuse("no-seat", `There is no such seat; there are ${seats.map((s) => s.name).join(", ")}.`);
  if (members.some((m) => m.seat === seat)) refuse("seat-taken", `${info.name} is already taken.`);
}

/** The seats that can still be named in joining. */
export function freeSeats(
  { definition, content }: Pick<Rulebook<GameTypes>, "definition" | "content">,
  { options }: Pick<GameRecord, "options">,
  members: readonly Member[],
): readonly SeatInfo[] {
  if (definition.byLot?.(options)) return [];
  return definition.roster(options, content).filter((seat) => members.every((m) => m.seat !== seat.id));
}

export const entriesOf = (members: readonly Member[]): readonly Entry[] =>
  members.map(({ token, seat, word }) => ({ token, wish: seat, word }));

/**
 * Who sits where, in the order of the entries: wishes first, the rest drawn with dice that depend on the promised secret
 * and everybody's words.
 */
export function assignSeats(secret: string, entries: readonly Entry[], seats: readonly Seat[]): readonly Seat[] {
  const dice = new Dice({ key: drawKey(secret, entries), next: 0 });
  const free = dice.shuffled(seats.filter((seat) => !entries.some((entry) => entry.wish === seat)));
  return entries.map(({ wish }) => wish ?? free.shift() ?? refuse("full", "There are more players than seats."));
}

/** What the commitment and the seed phrases do not protect from. */
export const DICE_LIMITS =
  "Whoever operates this bot can know the dice; a seed phrase protects only those who give it after the host's last one.";

/** The lobby's one post, edited as people come and go; its first version holds the dice commitment. */
export function lobbyPost(record: GameRecord, book: Rulebook<GameTypes>, members: readonly Member[]): OutboxDraft {
  const { definition } = book;
  const seats = definition.roster(record.options, book.content);
  const list = members.flatMap((member): Rich => {
    const seat = seats.find((s) => s.id === member.seat)?.name ?? (record.status === "lobby" ? "a seat by lot" : "");
    const who: Rich = member.bot ? ["the computer"] : [{ person: member.person }];
    return [
      "\n• ",
      ...who,
      ` – ${seat}`,
      ...(member.word === null ? [] : [" – seed phrase “", { literal: member.word }, "”"]),
    ];
  });
  const open = record.status === "lobby";
  const modes = modeLines(definition.windows, record.options).map((line) => `\n-# ${line}`);
  const reacting = modes.length > 0 ? ["\n\nCards played out of turn:", ...modes] : [];
  const over = record.started === null ? "This lobby is closed." : "This campaign has started.";
  const head = open ? `${members.length} of ${seats.length} seats taken.` : over;
  return {
    destination: channelOf(record),
    slot: "lobby",
    payload: {
      kind: "post",
      post: {
        ...blank,
        title: record.name,
        text: [
          `${definition.summary}\n\nSeats: ${seats.map((s) => s.name).join(", ")}. Campaign \`${record.id}\`.\n${head}`,
          ...list,
          ...reacting,
          `\n\n-# Dice commitment \`${record.commitment}\` (SHA-256 of the secret). ${DICE_LIMITS}`,
        ],
        controls: open
          ? [
              { kind: "join", label: "Join" },
              { kind: "leave", label: "Leave" },
              { kind: "start", label: "Start" },
            ]
          : [],
      },
    },
  };
}
