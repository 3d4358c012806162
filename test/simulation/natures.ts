/** Whether somebody who holds a seat plays it, only ever looks, or fills in what they are asked and never submits it. */
export type Nature = "plays" | "only looks" | "never submits";

/** Among this many people there is one who only looks, and one who never submits. */
const ONE_IN = 16;

/** Both are among those who have no hour of their own: nobody holds them to an answer a day. */
export function natureOf(number: number): Nature {
  switch (number % ONE_IN) {
    case 5:
      return "only looks";
    case 9:
      return "never submits";
    default:
      return "plays";
  }
}
