import type { Scene } from "#scene";

/** A picture that says a few lines: enough for a test game. */
export const lines = (...text: readonly string[]): Scene => ({
  layout: { kind: "panel", content: { kind: "notes", notes: text.map((line) => ({ text: line })) } },
  alt: text[0] ?? "",
  text: text.join("\n"),
});
