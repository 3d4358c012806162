export { board } from "./board.ts";
export { closeUps } from "./close-up.ts";
export { hand, holdsNothing } from "./hand.ts";
export { legend } from "./legend.ts";
export { draft } from "./plan.ts";
