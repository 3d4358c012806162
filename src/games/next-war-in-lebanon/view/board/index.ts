/** The pictures that the game offers: the board, close-ups, a seat's hand, the legend, and a plan drawn on the map. */
export { board } from "./board.ts";
export { closeUps } from "./close-up.ts";
export { hand, holdsNothing } from "./hand.ts";
export { legend } from "./legend.ts";
export { draft } from "./plan.ts";
