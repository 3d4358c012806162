import {
  type Advance,
  canonical,
  type Decision,
  decisionsOf,
  type GameTypes,
  type Json,
  Refused,
  type Submission,
  submit,
} from "#engine";
import type { Act } from "../lines.ts";
import { anyAct, type Claim, type Position } from "../play.ts";
import { violate } from "../violation.ts";
import { bentParams, NAMES } from "./bent.ts";

/** A submission that nobody typed through a menu. */
type Hostile = { readonly [K in keyof Submission]: unknown };

/** Whatever is not offered is refused with `Refused`, never with another exception, and leaves the state as it was. */
export const refusesTheHostile = <G extends GameTypes>(): Claim<G> => {
  const seen = new Set<string>();
  return {
    title: "refuses whatever is not offered, and nothing changes by it",
    every: 6,
    at(position) {
      const { book, env } = position;
      if (position.acts.length < 4) seen.clear();
      const all = env.seats.flatMap((seat) => decisionsOf(book, env, seat));
      const before = canonical(env);
      if (!env.over) {
        const act = anyAct(position);
        for (const bent of bentParams(position, act)) refused(position, { ...act, params: bent.params }, bent.what);
        for (const [what, hostile] of bentSubmissions(position, act, all, seen)) refused(position, hostile, what);
      } else refused(position, { seat: env.seats[0], decision: null, action: "anything", params: {} }, "after the end");
      if (canonical(env) !== before) violate("refusal", "a refused submission changed the state");
      for (const { id } of all) seen.add(id);
    },
  };
};

function* bentSubmissions<G extends GameTypes>(
  { book, env, dice }: Position<G>,
  act: Act,
  all: readonly Decision[],
  seen: ReadonlySet<string>,
): Generator<[string, Hostile]> {
  for (const seat of [...NAMES, "", " ", null, undefined, 0, {}, [act.seat]]) yield ["unknown seat", { ...act, seat }];
  for (const action of [...NAMES, "", null, undefined, 0, {}, [act.action]])
    yield ["unknown action", { ...act, action }];
  const ids = ["", "-1", "1e9", "999999999", "o999999999", " 1", undefined, 0, {}, [act.decision], ...NAMES];
  for (const decision of ids) yield ["unknown decision", { ...act, decision }];
  const mine = all.filter((d) => d.seat === act.seat);
  for (const decision of seen)
    if (!mine.some((d) => d.id === decision)) yield ["stale or foreign decision", { ...act, decision }];
  for (const { id, seat } of all) {
    if (!mine.some((d) => d.id === id)) yield [`a decision of ${seat}`, { ...act, decision: id }];
  }
  for (const seat of env.seats)
    if (act.decision !== null && !all.some((d) => d.seat === seat && d.id === act.decision))
      yield ["another seat's decision", { ...act, seat }];
  const meant = mine.find((d) => d.id === act.decision);
  for (const action of dice.shuffled([...book.actions.keys()]).slice(0, 6)) {
    if (meant && !meant.actions.includes(action)) yield ["another phase's action", { ...act, action }];
  }
}

function refused<G extends GameTypes>({ book, env }: Position<G>, hostile: Hostile, what: string): void {
  let advance: Advance<G>;
  try {
    advance = submit(book, env, hostile as Submission); // the point: anything can arrive
  } catch (error) {
    if (error instanceof Refused && error.code !== "" && error.text !== "") return;
    violate("refusal", `${what}: ${shown(hostile)} must be refused, but threw ${String(error)}`, error);
  }
  violate("refusal", `${what}: ${shown(hostile)} was accepted as ${canonical(advance.params)}`);
}

const shown = (hostile: Hostile): string =>
  (JSON.stringify(hostile, (_, v: Json | undefined) => (typeof v === "number" ? String(v) : v)) ?? "").slice(0, 400);
