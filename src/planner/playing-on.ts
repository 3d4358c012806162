/** Plays an imagined game on, all seats as lightly as their game allows, up to where its worth is looked at. */
import {
  anyMove,
  awaited,
  type Decision,
  type Dice,
  decisionsOf,
  type Envelope,
  type GameTypes,
  type Move,
  type Planning,
  type PlayOut,
  publicView,
  type Rulebook,
  type Seat,
  startPlayOut,
  viewOf,
} from "#engine";

/** From where, and for whom. */
export interface Playing<G extends GameTypes> {
  readonly book: Rulebook<G>;
  readonly planning: Planning<G>;
  readonly world: Envelope<G>;
  readonly decision: Decision;
  /** The most acts of a play-out: one that has not reached its horizon by then is a fault. */
  readonly most: number;
}

/** What a move is worth to whoever makes it, from 0 to 1, by one play-out. Throws if the rules refuse something, or it never ends. */
export function worthOf<G extends GameTypes>(playing: Playing<G>, move: Move, dice: Dice): number {
  const { book, planning, world, decision, most } = playing;
  const playOut = startPlayOut(book, world, dice);
  playOut.step(answering(decision, move));
  const from = publicView(book, world).table;
  const now = () => publicView(book, playOut.env).table;
  for (let acts = 1; !playOut.over && !planning.isAtHorizon(from, now()); acts++) {
    if (acts > most) throw new Error(`a play-out has not come to its horizon after ${most} acts`);
    playOut.step(nextAct(book, planning, playOut, dice));
  }
  return playOut.over ? shareOf(playOut, decision.seat) : valueFor(playing, playOut, decision.seat);
}

const valueFor = <G extends GameTypes>({ book, planning }: Playing<G>, { env }: PlayOut<G>, seat: Seat): number =>
  Math.min(1, Math.max(0, planning.value(env, publicView(book, env), seat)));

/** A victory that n seats share is worth 1/n; of several the best counts. */
const shareOf = <G extends GameTypes>({ over }: PlayOut<G>, seat: Seat): number =>
  Math.max(0, ...(over?.victories ?? []).map(({ seats }) => (seats.includes(seat) ? 1 / seats.length : 0)));

/** To the question, or beside it. */
export const answering = ({ seat, id, actions }: Decision, { action, params }: Move) => ({
  ...{ seat, action, params },
  decision: actions.includes(action) ? id : null,
});

/** What somebody does next: the offers to anybody first, then what is waited for. */
function nextAct<G extends GameTypes>(
  book: Rulebook<G>,
  { light }: Planning<G>,
  { env }: Pick<PlayOut<G>, "env">,
  dice: Dice,
) {
  const decision = nextAsked(book, env, dice);
  const view = viewOf(book, env, decision.seat);
  const move = light(view, decision, dice) ?? anyMove(book, view, decision, dice);
  if (!move) throw new Error(`${decision.seat} has no legal move`);
  return answering(decision, move);
}

function nextAsked<G extends GameTypes>(book: Rulebook<G>, env: Envelope<G>, dice: Dice): Decision {
  for (const seat of env.seats) {
    const offers = book.definition.offers(viewOf(book, env, seat));
    const waiting = offers.find(({ awaits }) => awaits.includes(seat));
    const decision = waiting && decisionsOf(book, env, seat).find(({ id }) => id === waiting.id);
    if (decision) return decision;
  }
  const seat = dice.of(awaited(env));
  const owed = decisionsOf(book, env, seat).find((one) => one.owed);
  if (!owed) throw new Error(`${seat} is waited for and not asked`);
  return owed;
}
