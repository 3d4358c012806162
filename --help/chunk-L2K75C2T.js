import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  allTaken,
  placeWith,
  placesOf
} from "./chunk-LVZ2MTIL.js";
import {
  Divergence,
  drawKey
} from "./chunk-6UY64SCZ.js";
import {
  Dice,
  Refused,
  commitment,
  completed,
  copy,
  refuse
} from "./chunk-Q6LHD3MV.js";
import {
  external_exports
} from "./chunk-Z6ZNBKAO.js";

// src/campaign/lobby.ts
import { randomBytes, randomInt } from "node:crypto";
var LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
var LONGEST_NAME = 60;
var LONGEST_WORD = 60;
var newGameId = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
function newSecret() {
  const secret = randomBytes(32).toString("hex");
  return { secret, commitment: commitment(secret) };
}
function readOptions(book, raw) {
  const { options, defaults } = book.definition;
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== void 0 && value !== null));
  try {
    return completed(options, { content: book.content }, given, defaults);
  } catch (error) {
    if (error instanceof Refused) refuse("bad-option", `These options are not possible: ${error.text}`, error.rule);
    throw error;
  }
}
function line(text, longest, what) {
  const clean = text.replaceAll(/\s+/g, " ").trim();
  if (clean.length > longest) refuse("too-long", `${what} may have ${longest} characters at most.`);
  return clean;
}
var campaignName = (name, definition) => line(name, LONGEST_NAME, "The name") || definition.name;
var publicWord = (word) => word === null ? null : line(word, LONGEST_WORD, "The word") || null;
function tokenFor(members, person) {
  const known = members.find((member) => member.person === person)?.token;
  const taken = members.map((member) => Number(member.token.slice(1)));
  return known ?? `p${Math.max(0, ...taken) + 1}`;
}
function checkJoin(record, book, members, person, seat) {
  const places = placesOf(book, record);
  if (record.status !== "lobby")
    refuse("not-a-lobby", "This campaign has already started; nobody can join it any more.");
  if (seat === null && members.some((m) => m.person === person))
    refuse("already-in", "You have already joined this campaign; to take another seat as well, name it.");
  if (members.length >= places.length) refuse("full", allTaken(places));
  if (seat === null) return;
  if (book.definition.byLot?.(record.options))
    refuse("by-lot", "The seats of this campaign are drawn by lot: join without naming one.");
  const place = placeWith(places, seat);
  if (!place) refuse("no-seat", `There is no such seat; there are ${places.map(({ name }) => name).join(", ")}.`);
  else if (members.some((m) => placeWith(places, m.seat) === place))
    refuse("seat-taken", `${place.name} ${place.seats.length > 1 ? "are" : "is"} already taken.`);
}
function entriesOf(members, places) {
  const entries = members.map(({ token, seat, word }) => ({ token, wish: placeWith(places, seat)?.id ?? null, word }));
  const twice = entries.find(({ wish }, i) => wish !== null && entries.findIndex((other) => other.wish === wish) < i);
  const held = places.find(({ id }) => id === twice?.wish);
  if (held) refuse("seat-taken", `One person plays ${held.name}, and more than one have joined for that.`);
  return entries;
}
function assignSeats(secret, entries, seats, groups = seats.map((seat) => [seat])) {
  const dice = new Dice({ key: drawKey(secret, entries), next: 0 });
  const isNamed = (group, { wish }) => wish !== null && group.includes(wish);
  const free = dice.shuffled(groups.filter((group) => !entries.some((entry) => isNamed(group, entry))));
  return entries.map(
    (entry) => groups.find((group) => isNamed(group, entry)) ?? free.shift() ?? refuse("full", "There are more players than seats.")
  );
}

// src/campaign/origin.ts
function upgradedState(definition, stored) {
  const { rules, stateVersion } = definition;
  const { table, hands, box, seq } = stored;
  const game = definition.upgrade(copy({ table, hands, box }), stored.stateVersion);
  return { ...stored, ...game, rules, stateVersion, seq: seq + 1 };
}
var compartment = external_exports.record(external_exports.string(), external_exports.json());
var envelope = external_exports.strictObject({
  game: external_exports.string(),
  content: external_exports.string(),
  rules: external_exports.string(),
  stateVersion: external_exports.int(),
  seq: external_exports.int(),
  random: external_exports.strictObject({ key: external_exports.string(), next: external_exports.int().nonnegative() }),
  seats: external_exports.array(external_exports.string()),
  controllers: external_exports.record(external_exports.string(), external_exports.string()),
  frames: external_exports.array(
    external_exports.looseObject({ procedure: external_exports.string(), stage: external_exports.string(), data: external_exports.json(), outcome: external_exports.array(external_exports.json()) })
  ),
  answers: external_exports.record(external_exports.string(), external_exports.array(compartment)),
  over: compartment.nullable(),
  table: compartment,
  hands: external_exports.record(external_exports.string(), compartment),
  box: compartment
});
function readOrigin(row, lasting) {
  const read = envelope.safeParse(row.params);
  if (!read.success) throw new Divergence(row.seq, `it holds no whole state (${read.error.issues[0]?.path.join(".")})`);
  const { game, content, seats, controllers, random, seq, rules } = read.data;
  const changed = [
    ["the game", game === lasting.game && content === lasting.content],
    ["the seats", same(seats, lasting.seats)],
    ["who plays which seat", same(controllers, lasting.controllers)],
    ["the key of the dice", random.key === lasting.key],
    ["the number of the next row", seq === row.seq + 1],
    ["the version of its rules", rules === row.rules]
  ].find(([, kept]) => !kept);
  if (changed) throw new Divergence(row.seq, `it changes ${String(changed[0])}`);
  return read.data;
}
var same = (a, b) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

export {
  newGameId,
  newSecret,
  readOptions,
  campaignName,
  publicWord,
  tokenFor,
  checkJoin,
  entriesOf,
  assignSeats,
  upgradedState,
  readOrigin
};
