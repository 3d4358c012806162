import { isPicked, type Json, STOP } from "#engine";
import type { Trail } from "../random-play.ts";

type Branch = { [key: string]: unknown } | unknown[];

/** The params as a person would send them: the answers, each put where its question stands, in the order given. */
export function rawParams(steps: Trail["steps"]): { [name: string]: unknown } {
  const raw: { [name: string]: unknown } = {};
  for (const { step, answer } of steps) {
    const list = isPicked(step.kind);
    const row = step.stop !== undefined && !list;
    if (answer === STOP && row) branch(raw, step.path.slice(0, -2), true);
    else if (list) append(branch(raw, step.path, true), answer);
    else put(branch(raw, step.path.slice(0, -1), false), String(step.path.at(-1)), answer);
  }
  return raw;
}

function append(list: Branch, answer: Json): void {
  if (Array.isArray(list) && answer !== STOP) list.push(answer);
}

function put(record: Branch, name: string, value: Json): void {
  if (!Array.isArray(record)) record[name] = value;
}

/** Adds the empty lists that nothing was asked about. */
export function withEmptyLists(raw: unknown, params: Json): unknown {
  if (Array.isArray(params))
    return Array.isArray(raw) ? raw.map((row, i) => withEmptyLists(row, params[i] ?? null)) : [];
  if (typeof params !== "object" || params === null || typeof raw !== "object" || raw === null) return raw;
  const given = new Map(Object.entries(raw));
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, withEmptyLists(given.get(name), value)]),
  );
}

/** The record or list at a path, made where it is missing. */
function branch(raw: Branch, path: readonly (string | number)[], list: boolean): Branch {
  let at: Branch = raw;
  path.forEach((key, i) => {
    const isList = i + 1 < path.length ? typeof path[i + 1] === "number" : list;
    const fresh: Branch = isList ? [] : {};
    const members = at as { [key: string | number]: unknown }; // a list is a record of its indices
    members[key] ??= fresh;
    at = members[key] as Branch; // only this function puts branches there
  });
  return at;
}
