import {
  canonical,
  copy,
  type Decision,
  decisionsOf,
  type Envelope,
  type Frame,
  type GameTypes,
  type SealedAnswer,
  type Seat,
  submit,
  viewOf,
} from "#engine";
import { freeze } from "../freeze.ts";
import type { Act } from "../lines.ts";
import { answer, type Claim, freeAct, type Position } from "../play.ts";
import { moveFor } from "../random-play.ts";
import { same, sameJson, sameValue, violate } from "../violation.ts";
import { alike, type Outcome } from "./alike.ts";
import { openings } from "./choices.ts";
import { census } from "./ending.ts";
import { stateOf } from "./purity.ts";
import { sight } from "./sight.ts";
import { drawnTwice, twinOf } from "./twins.ts";

/**
 * Non-interference: in another state that a viewer cannot tell from the real one, it sees the same, is offered the
 * same, and whatever is done leaves it seeing the same, but for what that shows of hidden things.
 */
export const keepsSecrets = <G extends GameTypes>(): Claim<G> => {
  let differed = false;
  let positions = 0;
  let secrets = true;
  const outcomes: Outcome[] = [];
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
      sameValue("leak", `what is drawn for ${viewer}`, ...drawnTwice(position));
      outcomes.push(...ownActs(position, other, viewer));
      const others = env.seats.filter((seat) => seat !== viewer);
      if (others.length > 0) outcomes.push(...foreignActs(position, other, viewer, dice.of(others)));
    },
    atLast() {
      if (secrets && positions > 20 && !differed)
        violate("possible", `in ${positions} positions it never gave another state; a game without secrets says so`);
      if (outcomes.length > 50 && !outcomes.includes("same"))
        violate("possible", `none of ${outcomes.length} acts came out the same: it changes too much at a time`);
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

function ownActs<G extends GameTypes>(position: Position<G>, other: Position<G>, viewer: Seat): readonly Outcome[] {
  const { book, env } = position;
  const asked = decisionsOf(book, env, viewer).map((decision) => answer(position, decision));
  return [...asked, freeAct(position, viewer)].flatMap((act) =>
    act ? [alike(position, act, other, act, viewer)] : [],
  );
}

/** Another seat's action: the same in both states where it is legal in both, and any answer that is given in secret. */
function foreignActs<G extends GameTypes>(
  position: Position<G>,
  other: Position<G>,
  viewer: Seat,
  seat: Seat,
): readonly Outcome[] {
  const { book, env } = position;
  const asked = decisionsOf(book, env, seat).flatMap((decision): readonly Outcome[] => {
    const act = answer(position, decision);
    if (!act) return [];
    const secret = inSecret(other, act, decision);
    const there = secret ? answer(other, secret) : legal(other, translated(position, other, act));
    if (!there) return [];
    return [alike(position, act, other, { ...there, regardless: act.regardless ?? false }, viewer, secret !== null)];
  });
  const free = freeAct(position, seat);
  const freeThere = free && legal(other, translated(position, other, free));
  return free && freeThere ? [...asked, alike(position, free, other, freeThere, viewer)] : asked;
}

/** The question as it may be answered in any way there, where nobody else sees what its seat has done; null: it is seen. */
export function inSecret<G extends GameTypes>(
  { subject: { secretly = [] } }: Position<G>,
  { action }: Act,
  decision: Decision,
): Decision | null {
  if (decision.kind === "sealed" || decision.kind === "reaction") return decision;
  const actions = decision.actions.filter((name) => secretly.includes(name));
  return actions.includes(action) ? { ...decision, actions } : null;
}

/** What does the same there, as far as the viewer can see. */
export const translated = <G extends GameTypes>({ subject, env }: Position<G>, other: Position<G>, act: Act): Act => ({
  ...act,
  params: subject.translated?.(act.params, env, other.env) ?? act.params,
});

/** The act itself if its seat is offered all of it there too. */
export function legal<G extends GameTypes>(there: Position<G>, act: Act): Act | null {
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
