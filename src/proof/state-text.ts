/** The text of a state as it is stored and hashed, and how it is read back. */
import { canonical, type Envelope, type GameTypes } from "#engine";
import { sha256 } from "./sha256.ts";

type State = Envelope<GameTypes>;

/** What a state's text is made of, in the order of `canonical`. */
const MEMBERS = [
  "answers",
  "box",
  "content",
  "controllers",
  "frames",
  "game",
  "hands",
  "over",
  "random",
  "seats",
  "seq",
  "stateVersion",
  "table",
] as const satisfies readonly Exclude<keyof State, "rules">[];

type Member = (typeof MEMBERS)[number];

/** The text of a value, and what that was put together from. */
interface Piece {
  /** Items of a list have none. */
  readonly key: string;
  readonly value: unknown;
  /** With its key. */
  readonly text: string;
  /** In their order; null: it was written as a whole. */
  readonly parts: readonly Piece[] | null;
}

/** By state, its members in their order: a submit leaves many values the very objects that they were, and so their texts. */
const piecesOf = new WeakMap<State, readonly Piece[]>();

/**
 * A state as it is stored and hashed: canonical JSON, so that two states with the same hash are the same to the byte.
 * The rules' version is left out, for a release that changes nothing for a game may take it over.
 * `before`: the state that a submit or an undo made it from, whose texts are used again and whose order it has; without it,
 * nothing that was known counts.
 */
export function stateText(state: State, before?: State): string {
  const known = before && piecesOf.get(before);
  const pieces = MEMBERS.map((key, i) => memberPiece(key, state[key], known?.[i]));
  piecesOf.set(state, pieces);
  return `{${joined(pieces)}}`;
}

function joined(pieces: readonly Piece[]): string {
  let text = "";
  for (const piece of pieces) text += text === "" ? piece.text : `,${piece.text}`;
  return text;
}

/** Members that a submit leaves with their keys in order. */
const SETTLED: readonly Member[] = ["box", "hands", "table"];

/** `was`: what a submit made it from; undefined: who made the state is not known. */
function memberPiece(key: Member, value: unknown, was: Piece | undefined): Piece {
  if (was && was.value === value) return was;
  if (key === "frames" && Array.isArray(value)) return stackPiece(key, value, was);
  const isSettled = was !== undefined && SETTLED.includes(key) && isRecord(value);
  return isSettled ? recordPiece(key, value, was) : { key, value, text: `"${key}":${canonical(value)}`, parts: null };
}

type Parts = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** As `canonical`, from pieces that are still right. */
function recordPiece(key: string, whole: Parts, was: Piece): Piece {
  const parts = membersOf(whole, was.parts ?? []);
  const text = parts ? `{${joined(parts)}}` : canonical(whole);
  return { key, value: whole, text: `${JSON.stringify(key)}:${text}`, parts };
}

/** Null: the keys are not in order. */
function membersOf(whole: Parts, was: readonly Piece[]): readonly Piece[] | null {
  const parts: Piece[] = [];
  let [last, at] = ["", 0];
  for (const key of Object.keys(whole)) {
    if (key < last) return null;
    last = key;
    while ((was[at]?.key ?? key) < key) at++;
    const value = whole[key];
    const before = was[at]?.key === key ? was[at] : undefined;
    if (value !== undefined) parts.push(before?.value === value ? before : partPiece(key, value, before));
  }
  return parts;
}

/** The outer procedures wait as they did before. */
function stackPiece(key: Member, frames: readonly unknown[], was: Piece | undefined): Piece {
  const parts = frames.map((frame, i) => {
    const before = was?.parts?.[i];
    return before && before.value === frame ? before : { key: "", value: frame, text: canonical(frame), parts: null };
  });
  return { key, value: frames, text: `"${key}":[${joined(parts)}]`, parts };
}

/** Longer parts are put together from the texts of their own parts. */
const LONG = 1000;

function partPiece(key: string, value: unknown, was: Piece | undefined): Piece {
  const isLong = was !== undefined && was.text.length > LONG;
  if (isLong && isRecord(value) && isRecord(was.value)) return recordPiece(key, value, was);
  if (isLong && Array.isArray(value) && Array.isArray(was.value)) return listPiece(key, value, was);
  return { key, value, text: `${JSON.stringify(key)}:${JSON.stringify(value)}`, parts: null };
}

function listPiece(key: string, list: readonly unknown[], was: Piece): Piece {
  const parts = itemsOf(list, was.parts ?? []);
  return { key, value: list, text: `${JSON.stringify(key)}:[${joined(parts)}]`, parts };
}

/** Where an item has come or gone, those after it are found beside their old places. */
function itemsOf(list: readonly unknown[], was: readonly Piece[]): readonly Piece[] {
  let shift = 0;
  return list.map((value, i) => {
    const by = [shift, shift + 1, shift - 1].find((places) => was[i + places]?.value === value);
    if (by === undefined) return { key: "", value, text: JSON.stringify(value), parts: null };
    shift = by;
    return was[i + by] as Piece; // as it has just been found
  });
}

/** The name of a stored state. */
export function textHash(text: string): string {
  return sha256(text);
}

export const stateHash = (env: Envelope<GameTypes>): string => textHash(stateText(env));

/** A stored state as a game again. */
export const readState = (text: string, rules: string): Envelope<GameTypes> => ({
  ...(JSON.parse(text) as Envelope<GameTypes>), // our own text, its hash is checked at start
  rules,
});
