/** The pictures of the game: the table, close-ups, a seat's plan, hands, single cards, and the legend. */

export { board } from "./board.ts";
export { closeUps } from "./close-up.ts";
export { draft } from "./draft.ts";
export { hand } from "./hand.ts";
export { legend } from "./legend.ts";
export { reading } from "./reading.ts";
