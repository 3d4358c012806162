import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  Refused,
  begin,
  canonical,
  diceKey,
  hasKeysInOrder,
  isSharedPart,
  rewound,
  submit
} from "./chunk-Q6LHD3MV.js";
import {
  external_exports
} from "./chunk-Z6ZNBKAO.js";

// src/campaign/history.ts
import { hash } from "node:crypto";
var sha256 = (text) => hash("sha256", text);
var MEMBERS = [
  "answers",
  "box",
  "content",
  "controllers",
  "frames",
  "game",
  "hands",
  "over",
  "random",
  "seats",
  "seq",
  "stateVersion",
  "table"
];
var textsOf = /* @__PURE__ */ new WeakMap();
var partTexts = /* @__PURE__ */ new WeakMap();
function stateText(state, before) {
  const known = before && textsOf.get(before);
  const texts = {};
  let text = "";
  for (const member of MEMBERS) {
    const was = known?.[member] ?? "";
    const same = known !== void 0 && before?.[member] === state[member];
    const own = same ? was : memberText(state[member], was.length > LONG);
    texts[member] = own;
    text += `${text === "" ? "{" : ","}"${member}":${own}`;
  }
  textsOf.set(state, texts);
  return `${text}}`;
}
var LONG = 8e3;
var memberText = (value, isLong) => isLong && typeof value === "object" && value !== null && !Array.isArray(value) ? longText(value) : canonical(value);
function longText(whole) {
  if (!hasKeysInOrder(whole)) return canonical(whole);
  const members = Object.entries(whole).flatMap(
    ([key, part]) => part === void 0 ? [] : `${JSON.stringify(key)}:${partText(part)}`
  );
  return `{${members.join(",")}}`;
}
function partText(part) {
  if (typeof part !== "object" || part === null) return canonical(part);
  const known = partTexts.get(part);
  if (known !== void 0) return known;
  const text = isSharedPart(part) ? longText(part) : canonical(part);
  partTexts.set(part, text);
  return text;
}
var textHash = (text) => sha256(text);
var stateHash = (env) => textHash(stateText(env));
var readState = (text, rules) => ({
  ...JSON.parse(text),
  // our own text, its hash is checked at start
  rules
});
var NO_ROW = "";
function chainHash(before, row) {
  const { seq, kind, seat, action, params, decision, regardless, rules, state, at } = row;
  return sha256(canonical([before, seq, kind, seat, action, params, decision, regardless, rules, state, at]));
}
function checkChain(rows, last = { seq: -1, hash: NO_ROW }) {
  let before = last.hash;
  let seq = last.seq;
  for (const row of rows) {
    if (row.seq !== ++seq) throw new Divergence(seq, `it has the number ${row.seq}`);
    if (chainHash(before, row) !== row.hash) throw new Divergence(seq, "it was changed after it was written");
    before = row.hash;
  }
}
var gameKey = (secret, start) => diceKey(secret, canonical([start.seats, start.entries]));
var drawKey = (secret, entries) => diceKey(secret, canonical(["seats", entries]));
var Divergence = class extends Error {
  seq;
  constructor(seq, reason) {
    super(`row ${seq}: ${reason}`);
    this.name = "Divergence";
    this.seq = seq;
  }
};
var rewindTo = external_exports.object({ to: external_exports.int() });
function targetOf({ seq, params }) {
  const read = rewindTo.safeParse(params);
  if (!read.success) throw new Divergence(seq, "it does not say which row it goes back to");
  return read.data.to;
}
function replayRow(book, before, row, secret, earlier = /* @__PURE__ */ new Map()) {
  if (row.kind === "start") {
    const start = row.params;
    return begin(book, { ...start, key: gameKey(secret, start) }).state;
  }
  if (row.kind === "upgraded") return row.params;
  if (!before) throw new Divergence(row.seq, "there is no state before it");
  if (row.kind === "end") return { ...before, seq: before.seq + 1 };
  if (row.kind === "rewind") {
    const then = earlier.get(targetOf(row));
    if (!then) throw new Divergence(row.seq, "there is no row that it could go back to");
    return rewound(before, then);
  }
  if (row.seat === null) throw new Divergence(row.seq, "it names no seat");
  const { seat, decision, action, params, regardless } = row;
  try {
    return submit(book, before, { seat, decision, action, params, regardless }).state;
  } catch (error) {
    if (error instanceof Refused) throw new Divergence(row.seq, `the rules refuse it (${error.message})`);
    throw error;
  }
}
function sinceOrigin(rows) {
  const at = rows.findLastIndex((row) => row.kind === "upgraded");
  return rows.slice(Math.max(at, 0));
}
function effective(rows) {
  const counting = [];
  for (const row of rows) {
    if (row.kind !== "rewind") counting.push(row);
    else {
      const to = targetOf(row);
      while ((counting.at(-1)?.seq ?? -1) >= to) counting.pop();
    }
  }
  return counting;
}
function* replayed(book, rows, secret, before = null) {
  const wanted = new Set(rows.flatMap((row) => row.kind === "rewind" ? [targetOf(row)] : []));
  const earlier = /* @__PURE__ */ new Map();
  let env = before;
  for (const row of rows) {
    if (env && wanted.has(row.seq)) earlier.set(row.seq, env);
    env = replayRow(book, env, row, secret, earlier);
    yield { row, state: env };
  }
}
function replay(book, rows, secret) {
  let env = null;
  for (const { row, state } of replayed(book, rows, secret)) {
    env = state;
    if (stateHash(env) !== row.state) throw new Divergence(row.seq, "the state differs");
  }
  return env;
}

export {
  stateText,
  textHash,
  stateHash,
  readState,
  NO_ROW,
  chainHash,
  checkChain,
  gameKey,
  drawKey,
  Divergence,
  replayRow,
  sinceOrigin,
  effective,
  replayed,
  replay
};
