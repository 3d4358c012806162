/** A game as one seat knows it: its view, and where the rules stand. Whatever thinks for a seat is given this, and no state. */
import type { SealedAnswer } from "./decision.ts";
import { type Envelope, openAsk } from "./envelope.ts";
import type { GameTypes, State, View } from "./game-types.ts";
import { newRandom } from "./keyed-dice.ts";
import type { Frame } from "./procedure.ts";
import type { Rulebook } from "./rulebook.ts";
import { isOpen } from "./sealed.ts";
import { type Frozen, mustGet, orderedCopy, type Seat } from "./values.ts";

/** Plain JSON. */
export interface Outlook<G extends GameTypes>
  extends Omit<Envelope<G>, "hands" | "box" | "random" | "answers" | "over"> {
  /** Whose it is. */
  readonly seat: Seat;
  readonly hand: G["Hand"];
  /** Its own in secret. */
  readonly answers: readonly SealedAnswer[];
}

/** What this seat knows. A secret question is put to the others again: what they have answered is not known. */
export function outlookOf<G extends GameTypes>(env: Envelope<G>, seat: Seat): Outlook<G> {
  const { hands, box: _, random: __, answers, over: ___, ...known } = env;
  const ask = openAsk(env);
  const frames =
    ask && !isOpen(ask)
      ? env.frames.map((frame, i): Frame => (i === env.frames.length - 1 ? askedAgain(frame, ask, seat) : frame))
      : env.frames;
  return { ...known, frames, seat, hand: mustGet(hands, seat), answers: answers[seat] ?? [] };
}

const askedAgain = (frame: Frame, ask: Frame["ask"] & object, seat: Seat): Frame => ({
  ...frame,
  ask: { ...ask, answered: ask.answered.filter((one) => one === seat) },
});

/** The view of the seat. */
export const viewIn = <G extends GameTypes>(book: Rulebook<G>, outlook: Outlook<G>): View<G> => ({
  content: book.content,
  table: outlook.table as Frozen<G["Table"]>, // looked at only
  seat: outlook.seat,
  hand: outlook.hand as Frozen<G["Hand"]>,
  controllers: outlook.controllers,
});

/** A game that the seat cannot tell from its own, with what is hidden as in this state. Its dice are others: `key`, 32 bytes in hex. */
export function imagined<G extends GameTypes>(outlook: Outlook<G>, hidden: State<G>, key: string): Envelope<G> {
  const { seat, hand, answers, ...known } = outlook;
  return orderedCopy({
    ...known,
    hands: { ...hidden.hands, [seat]: hand },
    box: hidden.box,
    random: newRandom(key),
    answers: answers.length > 0 ? { [seat]: [...answers] } : {},
    over: null,
  });
}
