import { decisionsOf, type GameTypes, inputs, isPicked, type Params, type Step, viewOf } from "#engine";
import type { Act } from "../lines.ts";
import type { Position } from "../play.ts";

/** Names that every object answers to. */
export const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "no such thing"] as const;

export interface Bent {
  readonly what: string;
  readonly params: unknown;
}

type Path = readonly (string | number)[];

/** Legal params, each time with one thing wrong. */
export function* bentParams<G extends GameTypes>({ book, env }: Position<G>, act: Act): Generator<Bent> {
  const action = book.actions.get(act.action);
  if (!action) return;
  const { params } = act;
  for (const whole of [null, undefined, 1, "x", true, [], [params], "__proto__"])
    yield { what: "params", params: whole };
  for (const name of [...NAMES, ""]) yield { what: "a surplus param", params: withOwn(params, name, 1) };
  for (const name of Object.keys(params)) yield { what: `${name} is missing`, params: without(params, name) };
  const foreign = env.seats.filter((s) => s !== act.seat).flatMap((s) => decisionsOf(book, env, s).map((d) => d.id));
  for (const step of asked(action, viewOf(book, env, act.seat), params))
    for (const { what, value, path } of wrong(step, params, foreign))
      yield { what: `${what} at ${path.join(".")}`, params: replaced(params, path, value) };
}

/** The questions that these params answer. */
function asked(group: Parameters<typeof inputs>[0], view: object, params: Params): Step[] {
  const steps: Step[] = [];
  const walk = inputs(group, view);
  let next = walk.next();
  while (!next.done) {
    const step = next.value;
    const list = isPicked(step.kind);
    steps.push(step);
    const given = at(params, list ? [...step.path, step.picked.length] : step.path);
    next = walk.next((given ?? null) as string | number | null); // canonical params hold nothing else
  }
  return steps;
}

interface Wrong {
  readonly what: string;
  readonly path: Path;
  readonly value: unknown;
}

function* wrong(step: Step, params: Params, foreign: readonly string[]): Generator<Wrong> {
  const { path, input } = step;
  if (isPicked(step.kind)) {
    if (step.picked.length === 0) yield* wrongLists(step, at(params, path));
    return;
  }
  if (at(params, path) === undefined) return; // the end of the rows was asked for here
  for (const value of [null, undefined, true, {}, [], [at(params, path)], { toString: "x" }])
    yield { what: "a wrong type", path, value };
  if (input.kind === "pick") {
    const listed = input.options.map((o) => o.value);
    const unlisted = [...NAMES, "", ...foreign].filter((name) => !listed.includes(name));
    for (const value of [...unlisted, 0, 1, Number.NaN]) yield { what: "an unlisted value", path, value };
  } else if (input.kind === "integer") {
    const { min, max } = input;
    for (const value of [
      Number.NaN,
      Number.POSITIVE_INFINITY,
      min - 1,
      max + 1,
      min + 0.5,
      2 ** 53,
      String(min),
      "1e1",
      ...NAMES,
    ])
      yield { what: "no number in range", path, value };
    if (min > 0) yield { what: "minus nought", path, value: -0 };
  } else {
    for (const value of ["x".repeat(input.max + 1), 1, Number.NaN]) yield { what: "no text that fits", path, value };
  }
}

function* wrongLists({ path, kind, input }: Step, value: unknown): Generator<Wrong> {
  const list = Array.isArray(value) ? value : [];
  for (const other of [null, undefined, "x", 1, {}, { length: 1 }, { 0: list[0], length: list.length }])
    yield { what: "no list", path, value: other };
  yield { what: "a huge list", path, value: new Array(10_000).fill(list[0] ?? "x") };
  yield { what: "a hole", path, value: [...new Array(1), ...list].map((v, i) => (i === 0 ? undefined : v)) };
  yield { what: "holes", path, value: new Array(list.length + 1) };
  yield { what: "null at the end", path, value: [...list, null] };
  yield { what: "a nested list", path, value: [...list, list] };
  for (const name of NAMES) yield { what: "an unlisted member", path, value: [...list, name] };
  if (kind !== "route" && list.length > 0) yield { what: "a member twice", path, value: [...list, list[0]] };
  if (input.kind === "pick") yield { what: "a number", path, value: [0] };
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((v, key) => {
    if (typeof v !== "object" || v === null || !Object.hasOwn(v, key)) return undefined;
    return (v as { [key: string | number]: unknown })[key]; // an own member
  }, value);
}

function replaced(whole: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(whole)) return whole.map((v, i) => (i === key ? replaced(v, rest, value) : v));
  if (typeof whole !== "object" || whole === null) return whole;
  return Object.fromEntries(Object.entries(whole).map(([k, v]) => [k, k === key ? replaced(v, rest, value) : v]));
}

const without = (params: Params, name: string): unknown =>
  Object.fromEntries(Object.entries(params).filter(([key]) => key !== name));

/** Also "__proto__" becomes a member of its own, as JSON.parse makes it. */
const withOwn = (params: Params, name: string, value: unknown): unknown =>
  Object.defineProperty({ ...params }, name, { value, enumerable: true, configurable: true, writable: true });
