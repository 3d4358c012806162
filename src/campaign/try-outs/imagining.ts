/** What a try-out begins from: a game that the seat cannot tell from its own, made of what it knows and of nothing else. */
import {
  canonical,
  Dice,
  diceKey,
  type Envelope,
  type GameTypes,
  imagined,
  type Outlook,
  type Rulebook,
  refuse,
  viewIn,
} from "#engine";
import { textHash } from "../../proof/state-text.ts";

/**
 * Names all that a seat knows: the same as long as nothing has happened that it can tell. The number of the next row is
 * left out, since it counts what others do unseen.
 */
export function knowledgeOf({ seq: _, ...known }: Outlook<GameTypes>): string {
  return textHash(canonical(known));
}

/** Whether the seats of this game can be played on in thought. */
export const canImagine = ({ definition }: Rulebook<GameTypes>): boolean => definition.planning !== undefined;

/** What is hidden, drawn by chance: the same knowledge gives the same world, and `secret` the same dice in it. */
export function worldFor(book: Rulebook<GameTypes>, outlook: Outlook<GameTypes>, secret: string): Envelope<GameTypes> {
  const { planning } = book.definition;
  if (!planning) return refuse("no-try-outs", "Nothing can be tried out in this game yet.");
  const dice = new Dice({ key: diceKey(secret, "world"), next: 0 });
  const hidden = planning.world(viewIn(book, outlook), dice);
  return imagined({ ...outlook, seq: afterAsked(outlook) }, hidden, diceKey(secret, "dice"));
}

/** The number of a row behind every question that is open: questions are named by the row that put them. */
const afterAsked = ({ frames }: Outlook<GameTypes>): number =>
  Math.max(0, ...frames.map(({ ask }) => ask?.id ?? 0)) + 1;
