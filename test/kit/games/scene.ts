import { type Scene, told } from "#scene";

/** A picture that says a few lines: enough for a test game. */
export const lines = (...text: readonly string[]): Scene => ({
  layout: { kind: "panel", content: { kind: "notes", notes: text.map((line) => ({ text: line })) } },
  ...told(text),
});
