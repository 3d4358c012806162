import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  assignSeats,
  readOrigin,
  upgradedState
} from "./chunk-L2K75C2T.js";
import {
  Divergence,
  checkChain,
  gameKey,
  replayed,
  stateHash
} from "./chunk-6UY64SCZ.js";
import {
  ROW_KINDS
} from "./chunk-65DZ7QLO.js";
import {
  openPinned,
  packHash
} from "./chunk-IUAYHR45.js";
import {
  canonical,
  commitment
} from "./chunk-Q6LHD3MV.js";
import {
  external_exports
} from "./chunk-Z6ZNBKAO.js";

// src/campaign/verify-parts.ts
function checkParts(book, rows, secret, lasting) {
  const lines = [];
  let proved = true;
  let last = null;
  for (const part of partsOf(rows)) {
    const origin = originOf(book, part, last, lasting);
    if (origin === "taken over") lines.push(takenOver(part));
    const played = canPlay(book, part) ? playPart(book, part, secret) : unplayable(book, part);
    if (played.wrong && isCondemned(book, part, played, part.at(-1) === rows.at(-1))) throw played.wrong;
    lines.push(played.line);
    proved &&= origin !== "taken over" && played.last !== null;
    last = played.last;
  }
  return { proved, lines, last };
}
function partsOf(rows) {
  const cuts = rows.flatMap((row2, i) => row2.kind === "start" || row2.kind === "upgraded" ? [i] : []);
  return cuts.map((cut, i) => rows.slice(cut, cuts[i + 1]));
}
var nameOf = (part) => part.length === 1 ? `Row ${part[0]?.seq}` : `Rows ${part[0]?.seq} to ${part.at(-1)?.seq}`;
var takenOver = (part) => `Row ${part[0]?.seq} takes over the state that other rules have left: that it is the one before cannot be proved.`;
function originOf({ definition }, [row2], before, lasting) {
  if (row2?.kind !== "upgraded") return "follows";
  const { stateVersion } = readOrigin(row2, lasting);
  const expected = before && expectedOf(definition, before, stateVersion);
  if (!expected) return "taken over";
  if (stateHash(expected) !== row2.state)
    throw new Divergence(row2.seq, "its state is not what the upgrade makes of the one before");
  return "follows";
}
function expectedOf(definition, before, stateVersion) {
  if (stateVersion === before.stateVersion) return { ...before, seq: before.seq + 1 };
  return stateVersion === definition.stateVersion ? upgradedState(definition, before) : null;
}
function canPlay({ definition }, [origin]) {
  if (origin?.kind !== "upgraded") return true;
  const { stateVersion } = origin.params;
  return stateVersion === definition.stateVersion;
}
function unplayable({ definition }, part) {
  return { last: null, line: chainOnly(definition.rules, part), wrong: null, agreed: 0 };
}
function playPart(book, part, secret) {
  let last = null;
  let agreed = 0;
  try {
    for (const { row: row2, state } of replayed(book, part, secret)) {
      if (stateHash(state) !== row2.state) throw new Divergence(row2.seq, "the state differs");
      last = state;
      agreed++;
    }
    return { last, line: `${nameOf(part)} play again to the same states.`, wrong: null, agreed };
  } catch (error) {
    const wrong2 = error instanceof Divergence ? error : failed(part[agreed], error);
    return { last: null, line: chainOnly(book.definition.rules, part), wrong: wrong2, agreed };
  }
}
var failed = (row2, error) => new Divergence(row2?.seq ?? 0, `it cannot be played (${error instanceof Error ? error.message : String(error)})`);
function isCondemned({ definition }, part, played, isLast) {
  const ofTheseRules = part.some(({ rules }) => rules === definition.rules);
  return ofTheseRules && (isLast || played.agreed > 0);
}
function chainOnly(rules, part) {
  const made = [...new Set(part.map((row2) => row2.rules))].join(" and ");
  return `${nameOf(part)} were made by rules ${made}, and rules ${rules} of this release cannot play them again: nothing proves their states.`;
}

// src/campaign/verify-rows.ts
var ANSWERS = ["act", "default", "order", "bot"];
var OWN = ["start", "upgraded", "end"];
var UNUSED = ["gm", "adjust", "handover", "option"];
function checkRows(rows, seats) {
  rows.forEach((row2, i) => {
    const why = whyNoRow(row2, rows[i - 1], i === rows.length - 1, seats);
    if (why !== null) throw new Divergence(row2.seq, why);
  });
}
function whyNoRow(row2, before, isLast, seats) {
  const { kind, seat, decision } = row2;
  if (UNUSED.includes(kind)) return `no release writes rows of the kind \u201C${kind}\u201D`;
  if (kind === "start" !== (before === void 0)) return "a game begins once";
  if (kind === "end" && !isLast) return "nothing comes after the end";
  if (OWN.includes(kind) && seat !== null) return `a row of the kind \u201C${kind}\u201D is no seat's`;
  if (!OWN.includes(kind) && (seat === null || !seats.includes(seat))) return "it names no seat of this game";
  if (!ANSWERS.includes(kind) && decision !== null) return `a row of the kind \u201C${kind}\u201D answers no question`;
  if (kind === "default" && decision === null) return "what is answered for a seat answers a question";
  if (before && goesBack(before.rules, row2.rules)) return `rules ${row2.rules} come after rules ${before.rules}`;
  return null;
}
var goesBack = (before, after) => Number(after) < Number(before);
function datedBack(rows) {
  const back = rows.filter(({ at }, i) => at < (rows[i - 1]?.at ?? at)).map(({ seq }) => seq);
  if (back.length === 0) return [];
  const which = back.length === 1 ? `Row ${back[0]} is` : `Rows ${back.join(", ")} are`;
  return [`${which} dated before the row in front: a clock was put back, or a time was changed.`];
}
function endOf(rows, last) {
  const seq = rows.at(-1)?.seq;
  if (rows.at(-1)?.kind === "end") return { how: "broken off", line: `The campaign was broken off in row ${seq}.` };
  if (!last) return { how: "unknown", line: `Whether the campaign ended with row ${seq} is not known.` };
  if (last.over) return { how: "result", line: `The campaign ended with row ${seq}.` };
  return {
    how: "open",
    line: `After row ${seq} the campaign was still going on: what came later is not in this file.`
  };
}
function checkEnd({ how }, complete) {
  if (complete && how === "open")
    throw new Error("The campaign is said to have ended, but its log does not lead to an end: rows are missing");
  if (!complete && (how === "result" || how === "broken off"))
    throw new Error("The campaign is said to be going on, but its log has ended");
}

// src/campaign/verify.ts
var json = external_exports.json();
var row = external_exports.strictObject({
  seq: external_exports.int().nonnegative(),
  kind: external_exports.enum(ROW_KINDS),
  seat: external_exports.string().nullable(),
  action: external_exports.string(),
  params: json,
  decision: external_exports.string().nullable(),
  regardless: external_exports.boolean(),
  rules: external_exports.string(),
  state: external_exports.string(),
  hash: external_exports.string(),
  at: external_exports.int()
});
var gameFile = external_exports.strictObject({
  format: external_exports.literal("umpire-game"),
  version: external_exports.literal(1),
  id: external_exports.string(),
  game: external_exports.string(),
  content: external_exports.string(),
  pack: external_exports.record(external_exports.string(), json),
  commitment: external_exports.string(),
  secret: external_exports.string().regex(/^[0-9a-f]{64}$/),
  options: external_exports.record(external_exports.string(), json),
  complete: external_exports.boolean(),
  rows: external_exports.array(row)
});
var startParams = external_exports.strictObject({
  options: external_exports.record(external_exports.string(), json),
  seats: external_exports.array(external_exports.string()),
  controllers: external_exports.record(external_exports.string(), external_exports.string()),
  entries: external_exports.array(external_exports.strictObject({ token: external_exports.string(), wish: external_exports.string().nullable(), word: external_exports.string().nullable() })),
  groups: external_exports.array(external_exports.array(external_exports.string())).optional()
});
var NEVER_PROVED = "No file can prove who gave an answer, when, or that nobody who has the secret played the campaign anew: compare it with the log hashes at the head of each turn's post (--posted HASH).";
function verify(raw, definitions, posted = []) {
  const parsed = gameFile.safeParse(raw);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return wrong([], `This is not a game's file: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? "unreadable"}.`);
  }
  const file = parsed.data;
  const definition = definitions.find((d) => d.id === file.game);
  if (!definition) return wrong([], `This release does not know the game ${file.game}.`);
  const lines = [];
  try {
    return { verdict: checkFile(file, definition, posted, lines), lines };
  } catch (error) {
    return wrong(lines, `${error instanceof Error ? error.message : String(error)}.`);
  }
}
var wrong = (lines, line) => ({ verdict: "wrong", lines: [...lines, line] });
function checkFile(file, definition, posted, lines) {
  if (commitment(file.secret) !== file.commitment) throw new Error("The secret is not the one that was promised");
  lines.push("The secret is the one that was promised.");
  if (packHash(file.pack) !== file.content) throw new Error("The pack is not the one that the game was played with");
  lines.push("The pack is the one that the game was played with.");
  checkChain(file.rows);
  lines.push(`${file.rows.length} rows form an unbroken chain.`);
  lines.push(...posted.map((hash) => checkPosted(file.rows, hash)));
  const start = startOf(file);
  checkRows(file.rows, start.seats);
  const book = openPinned(definition, file.pack);
  checkStart(
    start,
    file,
    definition.roster(start.options, book.content).map(({ id }) => id)
  );
  lines.push("Options and seats are those of the start.");
  const { seats, controllers } = start;
  const lasting = {
    game: file.game,
    content: file.content,
    seats,
    controllers,
    key: gameKey(file.secret, start)
  };
  const parts = checkParts(book, file.rows, file.secret, lasting);
  lines.push(...parts.lines);
  const end = endOf(file.rows, parts.last);
  checkEnd(end, file.complete);
  lines.push(...datedBack(file.rows), end.line);
  return parts.proved ? "proved" : "chain only";
}
var LEAST_POSTED = 12;
function checkPosted(rows, posted) {
  const hash = posted.trim().toLowerCase();
  if (!/^[0-9a-f]+$/.test(hash) || hash.length < LEAST_POSTED)
    throw new Error(`\u201C${posted.slice(0, 70)}\u201D is no hash of a post: those have 16 digits and letters from a to f`);
  const found = rows.find((one) => one.hash.startsWith(hash));
  if (!found) throw new Error(`The log has no row with the posted hash ${hash}: it was changed, or ends before it`);
  return `The posted hash ${hash} is that of row ${found.seq}.`;
}
function startOf({ rows }) {
  if (rows[0]?.kind !== "start") throw new Error("The game has not begun");
  const read = startParams.safeParse(rows[0].params);
  if (!read.success) throw new Error("row 0: it does not say who plays what");
  const { groups, ...start } = read.data;
  return groups ? { ...start, groups } : start;
}
function checkStart(start, file, roster) {
  if (canonical(start.options) !== canonical(file.options)) throw new Error("the options are not those of the start");
  if (canonical([...start.seats]) !== canonical([...roster])) throw new Error("the seats are not those of the options");
  const { groups } = start;
  if (groups && canonical(groups.flat().sort()) !== canonical([...start.seats].sort()))
    throw new Error("the groups of seats are not all seats, each once");
  const drawn = assignSeats(file.secret, start.entries, start.seats, groups);
  const stranger = Object.keys(start.controllers).find((seat) => !start.seats.includes(seat));
  if (stranger !== void 0) throw new Error(`the seat ${stranger} is no seat of this game`);
  start.entries.forEach(({ token }, i) => {
    for (const seat of drawn[i] ?? [])
      if (start.controllers[seat] !== token) throw new Error(`the seat ${seat} was not given by the draw`);
  });
  const given = drawn.flat();
  const odd = start.seats.find((seat) => !given.includes(seat));
  if (odd !== void 0) throw new Error(`the seat ${odd} was not given by the draw`);
}

export {
  NEVER_PROVED,
  verify
};
