/** The rules kernel as games and services use it. Pure: no I/O, no clock, nothing that differs between machines. */
export * from "./action.ts";
export * from "./bag.ts";
export * from "./definition.ts";
export * from "./dice.ts";
export * from "./envelope.ts";
export * from "./fill.ts";
export * from "./forms.ts";
export * from "./kernel.ts";
export * from "./notation.ts";
export * from "./offers.ts";
export * from "./params.ts";
export { hindrance, type Submission } from "./permission.ts";
export * from "./procedure.ts";
export * from "./questions.ts";
export * from "./refusal.ts";
export type { Names } from "./run.ts";
export * from "./values.ts";
export * from "./windows.ts";
