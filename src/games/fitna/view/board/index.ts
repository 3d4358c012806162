export { board } from "./board.ts";
export { closeUps } from "./close-up.ts";
export { draft } from "./draft.ts";
export { hand } from "./hand.ts";
export { legend } from "./legend.ts";
export { reading } from "./reading.ts";
