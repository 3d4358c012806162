// @ts-check
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";

// A bot that answers as a deadline would, and notes what it hears; from its third question on it does what it is told to:
// dies, hangs, or floods.
const [, , notes = "", manner = "calm"] = process.argv;
let asks = 0;
createInterface({ input: process.stdin }).on("line", (line) => {
  appendFileSync(notes, `${line}\n`);
  const { type, decision } = JSON.parse(line);
  if (type !== "ask") return;
  const isDone = ++asks > 2;
  if (isDone && manner === "dies") process.exit(1);
  if (isDone && manner === "hangs") return;
  if (isDone && manner === "floods") process.stdout.write("what now?\n".repeat(1500));
  else process.stdout.write(`${JSON.stringify({ type: "default", decision })}\n`);
});
