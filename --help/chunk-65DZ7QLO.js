import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);

// src/store/records.ts
var GAME_STATUSES = ["lobby", "running", "over", "abandoned", "damaged"];
var ROW_KINDS = [
  "start",
  "act",
  "default",
  "order",
  "bot",
  "gm",
  "adjust",
  "rewind",
  "handover",
  "option",
  "upgraded",
  "end"
];
var OUTBOX_STATUSES = ["waiting", "sending", "sent", "replaced", "parked", "damaged"];
var PARTS = {
  post: ({ post }) => typeof post === "object" && post !== null && "text" in post && Array.isArray(post.text),
  live: ({ number }) => typeof number === "number",
  seats: () => true,
  offer: ({ offer, phase, text }) => [offer, phase, text].every((part) => typeof part === "string"),
  "close-thread": ({ phase }) => typeof phase === "string",
  damaged: () => false
};
function isPayload(value) {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  const { kind, ...parts } = value;
  return typeof kind === "string" && Object.hasOwn(PARTS, kind) && PARTS[kind](parts);
}

export {
  GAME_STATUSES,
  ROW_KINDS,
  OUTBOX_STATUSES,
  isPayload
};
