import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  Divergence,
  NO_ROW,
  chainHash,
  checkChain,
  effective,
  readState,
  stateText,
  textHash
} from "./chunk-6UY64SCZ.js";
import {
  logPieces
} from "./chunk-UQVAUGZD.js";
import {
  Damaged
} from "./chunk-TIB24QDT.js";
import {
  openPack
} from "./chunk-IUAYHR45.js";
import {
  PackError,
  Refused,
  begin,
  canonical,
  commitment,
  completed,
  isBarrier,
  quoted,
  refuse
} from "./chunk-Q6LHD3MV.js";

// src/campaign/own-file.ts
var OWN_FILE_LIMIT = {
  bytes: 64 * 1024,
  /** Lists and objects in each other. */
  depth: 16,
  /** Members of a list or an object. */
  members: 200,
  /** Characters of a text. */
  text: 400,
  number: 1e3
};
var RESERVED = /* @__PURE__ */ new Set(["__proto__", "constructor", "prototype"]);
function readOwnFile(text) {
  if (Buffer.byteLength(text) > OWN_FILE_LIMIT.bytes) wrong("", `is larger than ${OWN_FILE_LIMIT.bytes / 1024} kB`);
  if (depthOf(text) > OWN_FILE_LIMIT.depth) wrong("", `lists and objects lie more than ${OWN_FILE_LIMIT.depth} deep`);
  const json = parsed(text);
  checkWithin(json, []);
  return json;
}
var wrong = (path, reason) => {
  throw new PackError("the file", path, reason);
};
function depthOf(text) {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (isText && letter === "\\") at++;
    else if (letter === '"') isText = !isText;
    else if (!isText && (letter === "[" || letter === "{")) deepest = Math.max(deepest, ++depth);
    else if (!isText && (letter === "]" || letter === "}")) depth--;
  }
  return deepest;
}
function parsed(text) {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    const at = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : void 0;
    return wrong(
      "",
      at === void 0 ? "is not JSON: it ends too early" : `is not JSON: look at line ${lineAt(text, Number(at))}`
    );
  }
}
var lineAt = (text, at) => text.slice(0, at).split("\n").length;
function checkWithin(value, path) {
  const here = path.join(".");
  const { members, text, number } = OWN_FILE_LIMIT;
  if (typeof value === "string" && value.length > text) wrong(here, `is longer than ${text} characters`);
  if (typeof value === "number" && !(Math.abs(value) <= number)) wrong(here, `no number is larger than ${number}`);
  if (typeof value !== "object" || value === null) return;
  const entries = Object.entries(value);
  if (entries.length > members) wrong(here, `has more than ${members} members`);
  for (const [key, part] of entries) {
    if (RESERVED.has(key)) wrong(here, `nothing may be called \u201C${key}\u201D`);
    checkWithin(part, [...path, /^[\w-]{1,40}$/.test(key) ? key : quoted(key)]);
  }
}

// src/campaign/wholeness.ts
async function readWhole(repository, record) {
  const rows = [];
  for await (const piece of logPieces(repository, record.id)) {
    requireChained(piece, rows.at(-1));
    rows.push(...piece);
  }
  const [first] = rows;
  if (!first) throw new Damaged(NO_BEGINNING);
  const { options } = first.params;
  if (canonical(options) !== canonical(record.options)) throw new Damaged("its options are not those of its start");
  if (!isPromised(record)) throw new Damaged("its secret is not the one that was promised");
  return { rows, snapshot: requireState(await repository.snapshot(record.id), rows.at(-1)) };
}
var NO_BEGINNING = "its log: the beginning is missing";
function requireChained(rows, last) {
  if (!last && rows[0]?.kind !== "start") throw new Damaged(NO_BEGINNING);
  try {
    checkChain(rows, last);
  } catch (error) {
    if (error instanceof Divergence) throw new Damaged(`its log: ${error.message}`);
    throw error;
  }
}
function isPromised({ secret, commitment: promise }) {
  try {
    return commitment(secret) === promise;
  } catch {
    return false;
  }
}
function requireState(snapshot, last) {
  if (!snapshot) throw new Damaged("its state is missing");
  const { seq, state, hash, chain } = snapshot;
  if (textHash(state) !== hash) throw new Damaged("its state was changed after it was written");
  if (last?.seq !== seq - 1 || last.state !== hash || last.hash !== chain)
    throw new Damaged("its state is not the one that its log leads to");
  return snapshot;
}

// src/campaign/live.ts
var RECENT = 100;
async function loadLive(repository, book, record) {
  const { id } = record;
  const [snapshot, members, orders, prepared, clocks, post, news, acted, rows] = await Promise.all([
    repository.snapshot(id),
    repository.members(id),
    repository.orders(id),
    repository.prepared(id),
    repository.clocks(id),
    repository.livePost(id, null),
    repository.news(id),
    repository.acted(id),
    repository.log(id, { last: RECENT })
  ]);
  if (record.started === null) return refuse("not-started", "This campaign has not started yet.");
  const whole = requireState(snapshot, rows.at(-1));
  const env = readState(whole.state, record.rules);
  const seated = [...orders, ...prepared, ...clocks].every(({ seat }) => env.seats.includes(seat));
  if (!seated) throw new Damaged("it holds something of a seat that it does not have");
  const kept = { orders, prepared, clocks, post, news, acted, recent: recentRows([], rows) };
  return { record, book, members, names: namesOf(members), ...kept, env, chain: whole.chain };
}
var recentRows = (recent, rows) => effective([...recent, ...rows]).slice(-RECENT);
var holders = (members, seat) => members.filter((member) => member.seat === seat && !member.bot);
function namesOf(members) {
  const names = {};
  for (const { seat, name } of members) if (seat !== null) names[seat] = names[seat] ? `${names[seat]}, ${name}` : name;
  return names;
}
var ownStep = (step) => ({ ...step, happenings: [], reveals: true, tells: false, asks: "nobody" });
function toLogRow(book, advance, after, { kind, decision, regardless, person, input, at }) {
  const { seq, seat, action, params } = advance;
  const text = stateText(advance.state, after?.env);
  const state = textHash(text);
  const { rules } = book.definition;
  const chained = { seq, kind, seat, action, params, decision, regardless, rules, state, at };
  const hash = chainHash(after?.chain ?? NO_ROW, chained);
  return {
    row: { ...chained, hash, person, told: toldBy(book, advance), input, final: isBarrier(advance) },
    snapshot: { seq: advance.state.seq, state: text, hash: state, chain: hash }
  };
}
function toldBy(book, { happenings }) {
  return happenings.flatMap((h) => {
    const line = h.kind === "event" && h.event ? book.definition.describePublic(h.event, book.content) : null;
    return line ?? [];
  });
}
function toldTo(book, { happenings }, seat) {
  const { definition, content } = book;
  return happenings.flatMap((happening) => {
    if (happening.kind === "lapsed" && happening.seat === seat)
      return "What you had answered is no longer possible: please answer again.";
    if (happening.kind !== "event") return [];
    const { event, secrets } = happening;
    const secret = secrets[seat];
    return [
      event ? definition.describePublic(event, content) : null,
      secret ? definition.describePrivate(secret, content) : null
    ].flatMap((line) => line ?? []);
  });
}

// src/campaign/posting.ts
var channelOf = (record) => `channel:${record.channel}`;
var personalBox = (person) => `person:${person}`;
var blank = { scene: null, controls: [], ping: [], thread: null };
var single = (destination, post) => ({
  destination,
  slot: null,
  payload: { kind: "post", post }
});
var liveSlot = (number) => `live:${number}`;
var liveRow = (record, number) => ({
  destination: channelOf(record),
  slot: liveSlot(number),
  payload: { kind: "live", number }
});
var seatsRow = (person) => ({
  destination: personalBox(person),
  slot: "seats",
  payload: { kind: "seats" }
});
var phaseOf = ({ definition }, env) => definition.phase(env.table);
var phaseTitle = ({ name, turn, turns }) => turn === 0 ? name : `Turn ${turn}${turns === null ? "" : ` of ${turns}`} \xB7 ${name}`;
var standingsLead = ({ turn }, { lead }) => turn === 0 ? "" : lead;
var seatName = (record, book, seat) => seatInfos(record, book).get(seat)?.name ?? seat;
function seatInText(record, book, seat) {
  const info = seatInfos(record, book).get(seat);
  return info?.inText ?? info?.name ?? seat;
}
var known = /* @__PURE__ */ new WeakMap();
function seatInfos(record, { definition, content }) {
  const kept = known.get(record);
  if (kept) return kept;
  const infos = new Map(definition.roster(record.options, content).map((info) => [info.id, info]));
  known.set(record, infos);
  return infos;
}
function whoPlays(record, book, members, seat) {
  const name = seatName(record, book, seat);
  const people = holders(members, seat).flatMap(({ person }, i) => [i === 0 ? "" : " and ", { person }]);
  return people.length === 0 ? [`the computer (${name})`] : [...people, ` (${name})`];
}

// src/campaign/own-scenario.ts
var ANY_KEY = "0".repeat(64);
function readOwnScenario(definition, files, text) {
  const own = definition.ownScenarios;
  if (!own) throw new PackError("the file", "", `${definition.name} has no scenarios of one's own`);
  const file = readOwnFile(text);
  const all = own.add(files, file);
  const book = openPack(definition, all);
  const ways = own.ways(file);
  for (const way of ways) tryOut(book, way);
  return { files: all, book, ways };
}
var faultsOf = ({ message }) => message.replace(/^(the file|scenarios\/own\.json)[,:] /, "").split("\n");
function tryOut(book, way) {
  const { definition, content } = book;
  try {
    const options = completed(definition.options, { content }, way, definition.defaults);
    const seats = definition.roster(options, content).map(({ id }) => id);
    const controllers = Object.fromEntries(seats.map((seat) => [seat, seat]));
    begin(book, { seats, controllers, options, key: ANY_KEY });
    definition.ownScenarios?.show(options, content);
  } catch (error) {
    if (error instanceof PackError) throw error;
    const reason = error instanceof Refused ? error.text : error instanceof Error ? error.message : "";
    throw new PackError("the file", "", `it cannot be begun: ${reason}`);
  }
}
var LONGEST_POST = 3500;
function sheetPosts(record, { definition, content }) {
  const sheet = definition.ownScenarios?.show(record.options, content) ?? null;
  if (!sheet) return [];
  return pagesOf(sheet).map((text, i) => ({
    destination: channelOf(record),
    slot: `scenario:${i}`,
    payload: {
      kind: "post",
      post: {
        ...blank,
        title: i === 0 ? `${record.name}: a scenario of the host's own` : `${record.name}: more aims`,
        text: [{ literal: text }],
        scene: i === 0 ? sheet.scene : null
      }
    }
  }));
}
function pagesOf({ title, facts, aims }) {
  const chapters = [
    [title, ...facts].join("\n"),
    ...aims.map(({ name, lines }) => [`Victory conditions of ${name}:`, ...lines].join("\n"))
  ];
  const pages = [];
  for (const chapter of chapters) {
    const last = pages.at(-1);
    const longer = last === void 0 ? chapter : `${last}

${chapter}`;
    if (last === void 0 || longer.length > LONGEST_POST) pages.push(chapter);
    else pages[pages.length - 1] = longer;
  }
  return pages;
}

export {
  readWhole,
  loadLive,
  recentRows,
  holders,
  namesOf,
  ownStep,
  toLogRow,
  toldTo,
  channelOf,
  personalBox,
  blank,
  single,
  liveSlot,
  liveRow,
  seatsRow,
  phaseOf,
  phaseTitle,
  standingsLead,
  seatName,
  seatInText,
  whoPlays,
  OWN_FILE_LIMIT,
  readOwnScenario,
  faultsOf,
  sheetPosts
};
