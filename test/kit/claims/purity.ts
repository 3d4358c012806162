import { isDeepStrictEqual } from "node:util";
import {
  awaited,
  begin,
  blocked,
  canonical,
  decisionsOf,
  type Envelope,
  type Frozen,
  type GameTypes,
  type State,
  submit,
  viewOf,
} from "#engine";
import { freeze } from "../freeze.ts";
import { anyAct, type Claim, type Watched } from "../play.ts";
import { randomPlay } from "../random-play.ts";
import { same, sameJson, sameValue, violate } from "../violation.ts";
import { drawnTwice } from "./twins.ts";

/** Views, scenes, answers and the rest neither write (the state is frozen, so that throws) nor vary. */
export const looksWithoutTouching = <G extends GameTypes>(): Claim<G> => ({
  title: "looking changes nothing, and shows the same twice",
  every: 3,
  at(position) {
    sameJson("looking", "the second look", looks(position), looks(position));
    sameValue("looking", "the second look", ...drawnTwice(position));
  },
});

function looks<G extends GameTypes>({ book, env, seat, last, dice }: Watched<G>): string {
  const { definition, content } = book;
  const view = freeze(viewOf(book, env, seat));
  const told = freeze(last.happenings).flatMap((h) => {
    if (h.kind !== "event") return [];
    const secrets = Object.values(h.secrets).map((secret) => definition.describePrivate(secret, content));
    return [h.event && definition.describePublic(h.event, content), ...secrets];
  });
  const possible = definition.queries.filter((query) => !blocked(query, view));
  const asked = possible.map((query) => {
    const { params } = randomPlay(query, view, dice);
    return [query.answer(view, params), query.answer(view, params)];
  });
  for (const [once, again] of asked) same("looking", "a query's second answer", String(once), String(again));
  return JSON.stringify([
    definition.phase(view.table),
    definition.free(view),
    awaited(env),
    decisionsOf(book, env, seat).map((d) => [d, definition.defaultAnswer(view, d)]),
    told,
  ]);
}

/** A state is plain JSON: what is read back from a store goes on exactly as what never left memory. */
export const survivesJson = <G extends GameTypes>(): Claim<G> => ({
  title: "goes on from JSON as from memory",
  every: 4,
  at(position) {
    const { book, env } = position;
    const plain = JSON.parse(JSON.stringify(env)) as Envelope<G>; // compared with what it was made from
    if (!isDeepStrictEqual(plain, env)) violate("JSON", `the state is not plain: ${unlike(env, plain)}`);
    if (env.over) return;
    const sorted = JSON.parse(canonical(env)) as Envelope<G>;
    const act = anyAct(position);
    const live = submit(book, env, act, {});
    const stored = submit(book, sorted, JSON.parse(JSON.stringify(act)), {});
    sameJson("JSON", "the state after the next action", JSON.stringify(live.state), JSON.stringify(stored.state));
    sameJson("JSON", "what happened in it", JSON.stringify(live.happenings), JSON.stringify(stored.happenings));
  },
});

/** The first member that JSON does not keep. */
function unlike(live: unknown, plain: unknown, path = "state"): string {
  if (typeof live !== "object" || live === null || typeof plain !== "object" || plain === null)
    return `${path} is ${String(live)}`;
  for (const [key, member] of Object.entries(live)) {
    if (!Object.hasOwn(plain, key)) return `${path}.${key} is ${String(member)}`;
    const kept = Object.entries(plain).find(([k]) => k === key)?.[1];
    if (!isDeepStrictEqual(member, kept)) return unlike(member, kept, `${path}.${key}`);
  }
  return `${path} is a ${live.constructor?.name}`;
}

/** The same content, key and log give the same states, byte for byte. */
export const replaysTheSame = <G extends GameTypes>(): Claim<G> => {
  let states: string[] = [];
  return {
    title: "replays byte for byte",
    at({ env, acts }) {
      if (acts.length === 0) states = [];
      states.push(canonical(env));
    },
    after({ book, acts }, start) {
      let env = begin(book, start).state;
      states.forEach((state, i) => {
        same("replay", `the state after ${i} actions`, state, canonical(env));
        const act = acts[i];
        if (act) env = submit(book, env, JSON.parse(JSON.stringify(act))).state;
      });
    },
  };
};

/** The game's own part of an envelope. */
export const stateOf = <G extends GameTypes>({ table, hands, box }: Envelope<G>): Frozen<State<G>> =>
  ({ table, hands, box }) as Frozen<State<G>>; // looked at only
