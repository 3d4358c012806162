import { hash } from "node:crypto";
import { canonical, type Envelope, type GameTypes, hasKeysInOrder } from "#engine";

const sha256 = (text: string): string => hash("sha256", text);

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

type MemberTexts = { [member in (typeof MEMBERS)[number]]: string };

/** Texts of the members of states: a submit leaves many members the very objects that they were, and so their texts. */
const textsOf = new WeakMap<State, Readonly<MemberTexts>>();

/** The same for the parts of members. Only of states that submits have made, which nobody writes to. */
const partTexts = new WeakMap<object, string>();

/**
 * A state as it is stored and hashed: canonical JSON, so that two states with the same hash are the same to the byte.
 * The rules' version is left out, for a release that changes nothing for a game may take it over.
 * `before`: the state that a submit or an undo made it from, whose texts are used again and whose order it has; without it,
 * nothing that was known counts.
 */
export function stateText(state: State, before?: State): string {
  const known = before && textsOf.get(before);
  const texts: Partial<MemberTexts> = {};
  let text = "";
  for (const member of MEMBERS) {
    const was = known?.[member] ?? "";
    const same = known !== undefined && before?.[member] === state[member];
    const own = same ? was : memberText(member, state[member], known ? before?.[member] : undefined);
    texts[member] = own;
    text += `${text === "" ? "{" : ","}"${member}":${own}`;
  }
  textsOf.set(state, texts as MemberTexts); // all of them by now
  return `${text}}`;
}

/** Members that a submit leaves with their keys in order. */
const SETTLED: readonly string[] = ["box", "hands", "table"] satisfies readonly (keyof State)[];

/** `was`: what a submit made it from; undefined: who made the state is not known. */
function memberText(member: keyof MemberTexts, value: unknown, was: unknown): string {
  return was !== undefined && SETTLED.includes(member) && isRecord(value) ? recordText(value, was) : canonical(value);
}

type Parts = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** As `canonical`. */
function recordText(whole: Parts, was: unknown): string {
  if (!hasKeysInOrder(whole)) return canonical(whole);
  let text = "";
  for (const key of Object.keys(whole)) {
    const part = whole[key];
    if (part === undefined) continue;
    const own = partText(part, isRecord(was) ? was[key] : undefined);
    text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${own}`;
  }
  return `{${text}}`;
}

/** Longer parts are put together from the texts of their own parts. */
const LONG = 1000;

function partText(part: unknown, was: unknown): string {
  if (typeof part !== "object" || part === null) return JSON.stringify(part);
  const known = partTexts.get(part);
  if (known !== undefined) return known;
  const isLong = isRecord(was) && (partTexts.get(was)?.length ?? 0) > LONG;
  const text = isLong && isRecord(part) ? recordText(part, was) : JSON.stringify(part);
  partTexts.set(part, text);
  return text;
}

/** The name of a stored state. */
export const textHash = (text: string): string => sha256(text);

export const stateHash = (env: Envelope<GameTypes>): string => textHash(stateText(env));

/** A stored state as a game again. */
export const readState = (text: string, rules: string): Envelope<GameTypes> => ({
  ...(JSON.parse(text) as Envelope<GameTypes>), // our own text, its hash is checked at start
  rules,
});
