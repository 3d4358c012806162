import {
  type Advance,
  awaited,
  blocked,
  canonical,
  copy,
  Dice,
  decisionsOf,
  type Envelope,
  type Frame,
  type GameTypes,
  type SealedAnswer,
  type Seat,
  submit,
  viewOf,
} from "../../../src/engine/index.ts";
import { freeze } from "../freeze.ts";
import type { Act } from "../lines.ts";
import { answer, type Claim, freeAct, type Position } from "../play.ts";
import { moveFor, randomPlay } from "../random-play.ts";
import { isSameJson, same, sameJson, Violation, violate } from "../violation.ts";
import { openings } from "./choices.ts";
import { census } from "./ending.ts";
import { stateOf } from "./purity.ts";
import { drawnTwice, twinOf } from "./twins.ts";

/**
 * Non-interference: in another state that a viewer cannot tell from the real one, it sees the same, is offered the
 * same, and whatever reveals nothing leaves it seeing the same.
 */
export const keepsSecrets = <G extends GameTypes>(): Claim<G> => {
  let differed = false;
  let positions = 0;
  let secrets = true;
  return {
    title: "tells nobody what they cannot know",
    every: 3,
    at(position) {
      const { subject, env, seat: viewer, dice } = position;
      if (env.over) return;
      const other = twinOf(position, viewer);
      if (!other) return;
      secrets = subject.secrets ?? true;
      positions++;
      differed ||= canonical(stateOf(other.env)) !== canonical(stateOf(env));
      const seed = dice.below(2 ** 32);
      sameJson("leak", `what ${viewer} sees`, sight(position, viewer, seed), sight(other, viewer, seed));
      sameJson("leak", `what is drawn for ${viewer}`, ...drawnTwice(position));
      ownActs(position, other, viewer);
      const others = env.seats.filter((seat) => seat !== viewer);
      if (others.length > 0) foreignActs(position, other, viewer, dice.of(others));
    },
    atLast() {
      if (secrets && positions > 20 && !differed)
        violate("possible", `in ${positions} positions it never gave another state; a game without secrets says so`);
    },
  };
};

/** The same position with everything redealt that the viewer cannot know; null if the others cannot have answered so. */
export function imagined<G extends GameTypes>(position: Position<G>, viewer: Seat): Position<G> | null {
  const { subject, book, env, dice } = position;
  const { table, hands, box } = book.definition.possible(stateOf(env), viewer, dice, book.content);
  const other: Envelope<G> = { ...copy(env), table, hands, box };
  sameJson("possible", "the table", JSON.stringify(env.table), JSON.stringify(table));
  same("possible", `the hand of ${viewer}`, canonical(env.hands[viewer]), canonical(hands[viewer]));
  same(
    "possible",
    "who has a hand",
    canonical(Object.keys(env.hands).toSorted()),
    canonical(Object.keys(hands).toSorted()),
  );
  same("possible", "the list of pieces", census(position), census({ subject, env: other }));
  subject.invariant?.(other);
  for (const seat of env.seats) {
    if (seat === viewer || !env.answers[seat]) continue;
    const answers = env.answers[seat].map((a) => resealed(position, other, seat, a));
    if (answers.includes(null)) return null;
    other.answers[seat] = answers.flatMap((a) => a ?? []);
  }
  return { ...position, env: freeze(other) };
}

/** Another answer to the same question, for an answer that the other state's hand might not allow. */
function resealed<G extends GameTypes>(
  { book, dice }: Position<G>,
  other: Envelope<G>,
  seat: Seat,
  sealed: SealedAnswer,
): SealedAnswer | null {
  const ask = other.frames.map((frame: Frame) => frame.ask).find((a) => a?.id === sealed.decision);
  if (!ask) return null;
  const move = moveFor(book, viewOf(book, other, seat), { actions: ask.actions, preset: {} }, dice);
  return move && { ...sealed, action: move.action, params: move.params };
}

/** All that a seat can see, in words, as JSON. */
function sight<G extends GameTypes>(position: Position<G>, viewer: Seat, seed: number): string {
  const { book, env } = position;
  const view = viewOf(book, env, viewer);
  const dice = new Dice({ key: env.random.key, next: seed });
  const choices = openings(position, viewer).map(({ decision, action, preset }) => {
    const why = action.when(view) ?? blocked(action, view, preset);
    return [decision, action.name, why ?? randomPlay(action, view, dice, preset)];
  });
  return JSON.stringify([env.table, view.hand, awaited(env), decisionsOf(book, env, viewer), choices, env.over]);
}

function ownActs<G extends GameTypes>(position: Position<G>, other: Position<G>, viewer: Seat): void {
  const { book, env } = position;
  const asked = decisionsOf(book, env, viewer).map((decision) => answer(position, decision));
  for (const act of [...asked, freeAct(position, viewer)]) if (act) alike(position, act, other, act, viewer);
}

/** Another seat's action: the same in both states where it is legal in both, and any answer to a sealed question. */
function foreignActs<G extends GameTypes>(position: Position<G>, other: Position<G>, viewer: Seat, seat: Seat): void {
  const { book, env } = position;
  for (const decision of decisionsOf(book, env, seat)) {
    const act = answer(position, decision);
    if (!act) continue;
    const sealed = decision.kind === "sealed" || decision.kind === "reaction";
    const there = sealed ? answer(other, decision) : legal(other, translated(position, other, act));
    if (there) alike(position, act, other, { ...there, regardless: act.regardless ?? false }, viewer);
  }
  const free = freeAct(position, seat);
  const freeThere = free && legal(other, translated(position, other, free));
  if (free && freeThere) alike(position, free, other, freeThere, viewer);
}

/** What does the same there, as far as the viewer can see. */
const translated = <G extends GameTypes>({ subject, env }: Position<G>, other: Position<G>, act: Act): Act => ({
  ...act,
  params: subject.translated?.(act.params, env, other.env) ?? act.params,
});

/** The act itself if its seat is offered all of it there too. */
function legal<G extends GameTypes>(there: Position<G>, act: Act): Act | null {
  const meant = openings(there, act.seat).find((o) => o.decision === act.decision && o.action.name === act.action);
  if (!meant || meant.action.when(meant.view)) return null;
  return accepts(there, act) ? act : null;
}

function accepts<G extends GameTypes>({ book, env }: Position<G>, act: Act): boolean {
  try {
    submit(book, env, act);
    return true;
  } catch {
    return false;
  }
}

/** Two acts that the viewer cannot tell apart, in states that it cannot tell apart. */
function alike<G extends GameTypes>(a: Position<G>, actA: Act, b: Position<G>, actB: Act, viewer: Seat): void {
  const what = `${actA.seat}'s ${actA.action} ${canonical(actA.params)}`;
  const afterA = advance(a, actA, what);
  const afterB = advance(b, actB, what);
  askedByTheTable(afterA, afterB, what);
  if ([afterA, afterB].some(({ reveals, tells }) => reveals || tells)) return;
  sameJson("leak", `what ${viewer} is told of ${what}`, told(afterA, viewer), told(afterB, viewer));
  const seed = a.dice.below(2 ** 32);
  const seen = (position: Position<G>, { state }: Advance<G>): string =>
    sight({ ...position, env: freeze(state) }, viewer, seed);
  sameJson("leak", `what ${viewer} sees after ${what}`, seen(a, afterA), seen(b, afterB));
}

/** Who is asked what is a function of the table: where that is the same after the same events, so is the question. */
function askedByTheTable<G extends GameTypes>(a: Advance<G>, b: Advance<G>, what: string): void {
  const shown = ({ state, happenings }: Advance<G>): string =>
    JSON.stringify([
      state.table,
      happenings.flatMap((h): unknown[] => (h.kind !== "event" ? [h] : h.event ? [h.event] : [])),
    ]);
  const asks = ({ state }: Advance<G>): string =>
    canonical(state.frames.map(({ ask }) => ask && [ask.kind, ask.seats, ask.actions]));
  if (isSameJson(shown(a), shown(b))) same("leak", `who is asked after ${what}, on the same table,`, asks(a), asks(b));
}

function advance<G extends GameTypes>({ book, env }: Position<G>, act: Act, what: string): Advance<G> {
  try {
    return submit(book, env, act, {});
  } catch (error) {
    if (error instanceof Violation) throw error;
    return violate("leak", `${what} depends on what cannot be known: ${String(error)}`, error);
  }
}

function told<G extends GameTypes>({ happenings }: Advance<G>, viewer: Seat): string {
  const lines = happenings.flatMap((h): unknown[] => {
    if (h.kind !== "event") return [h];
    const secret = h.secrets[viewer] ?? null;
    return h.event === null && secret === null ? [] : [[h.event, secret]];
  });
  return JSON.stringify(lines);
}
