/** A row of a list while it is put together, answer by answer. */
import { type Answer, isPicked, STOP, type Step } from "#engine";

/** It may hold lists and rows of its own. */
export type RowInMaking = { [name: string]: unknown };
type Branch = RowInMaking | unknown[];

/** Puts an answer where its question stands; `inside`: the path within the row. STOP leaves the list that it ends. */
export function putAnswer(row: RowInMaking, inside: Step["path"], { kind, stop }: Step, answer: Answer): void {
  if (isPicked(kind)) {
    const list = branch(row, inside, true);
    if (Array.isArray(list) && answer !== STOP) list.push(answer);
  } else if (answer === STOP && stop !== undefined) branch(row, inside.slice(0, -2), true);
  else Object.assign(branch(row, inside.slice(0, -1), false), { [String(inside.at(-1))]: answer });
}

/** The record or list at a path, made where it is missing. */
function branch(row: Branch, path: Step["path"], list: boolean): Branch {
  let at = row;
  path.forEach((key, i) => {
    const isList = i + 1 < path.length ? typeof path[i + 1] === "number" : list;
    const members = at as { [key: string | number]: unknown }; // a list is a record of its indices
    members[key] ??= isList ? [] : {};
    at = members[key] as Branch; // only this function puts branches there
  });
  return at;
}
