/** Draws at random from a pile without an order, and takes a known member out. */
import type { Dice } from "./dice.ts";

/** Nothing to look at the top of, nothing to leak. Returns undefined when the bag is empty. */
export function draw<T>(bag: T[], dice: Dice): T | undefined {
  return bag.length === 0 ? undefined : bag.splice(dice.below(bag.length), 1)[0];
}

/** Takes a known member out of a bag, a hand or a pile; an error if it is not there. */
export function take<T>(bag: T[], member: T): T {
  const at = bag.indexOf(member);
  if (at < 0) throw new Error(`${String(member)} is not there`);
  bag.splice(at, 1);
  return member;
}
