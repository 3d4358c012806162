import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  OWN_FILE_LIMIT,
  blank,
  channelOf,
  faultsOf,
  phaseTitle,
  standingsLead
} from "./chunk-XBF6EGNQ.js";
import {
  allTaken,
  isShared,
  placeWith,
  placeWord,
  placesOf,
  sharingLines,
  sharingsOffered
} from "./chunk-LVZ2MTIL.js";
import {
  CODE,
  DiscordRest,
  discordProblem,
  faultOf,
  isCode,
  isTooLarge,
  isTriedAgain,
  passes,
  requestsTo,
  require_src,
  whyOf
} from "./chunk-5BQA6T4B.js";
import {
  Damaged
} from "./chunk-TIB24QDT.js";
import {
  PackError,
  Refused,
  STOP,
  accept,
  alternatives,
  blocked,
  canonical,
  check,
  checkEntry,
  completed,
  decisionToCome,
  didYouMean,
  isAsked,
  isPicked,
  labelOf,
  matchName,
  matchOption,
  membersNamed,
  modeLines,
  offerId,
  open,
  print,
  progress,
  questionFor,
  questions,
  quoted,
  refusalSentence,
  refuse,
  severalOf,
  wholeAnswers
} from "./chunk-Q6LHD3MV.js";
import {
  external_exports
} from "./chunk-Z6ZNBKAO.js";
import {
  __toESM
} from "./chunk-LXFBX2PP.js";

// src/discord/commands/register.ts
var import_discord25 = __toESM(require_src(), 1);

// src/discord/commands/game-command.ts
var import_discord16 = __toESM(require_src(), 1);

// src/discord/grouped.ts
function grouped(list, key) {
  const groups = /* @__PURE__ */ new Map();
  for (const member of list) {
    const group = groups.get(key(member));
    if (group) group.push(member);
    else groups.set(key(member), [member]);
  }
  return groups;
}

// src/discord/limits.ts
var LIMIT = {
  content: 2e3,
  title: 256,
  description: 4096,
  footer: 2048,
  fieldName: 256,
  fieldValue: 1024,
  fields: 25,
  /** All texts of all embeds of a message together. */
  embeds: 6e3,
  rows: 5,
  buttons: 5,
  buttonLabel: 80,
  selectOptions: 25,
  /** Label, value and description of a select's option; its placeholder may have 150. */
  optionText: 100,
  placeholder: 150,
  customId: 100,
  modalTitle: 45,
  modalLabel: 45,
  modalText: 4e3,
  choices: 25,
  choiceText: 100,
  commandOptions: 25,
  commandText: 100,
  commandName: 32,
  /** Names, descriptions and values of a whole command together. */
  commandSize: 8e3,
  threadName: 100,
  altText: 1024,
  nonce: 25,
  pings: 100,
  /** Components of a message, nested ones counted, and all characters of its texts. */
  components: 40,
  textDisplays: 4e3,
  gallery: 10,
  /** Bytes of what is attached, everywhere. */
  file: 10 * 1024 * 1024
};
function clip(text3, max) {
  if (text3.length <= max) return text3;
  const cut = text3.slice(0, max - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}\u2026`;
}
function clipAtSentence(text3, max) {
  if (text3.length <= max) return text3;
  const end = text3.slice(0, max).lastIndexOf(". ");
  return end < 0 ? clip(text3, max) : text3.slice(0, end + 1);
}

// src/discord/rich.ts
var INVISIBLE = /[\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
var MARKUP = /[\\*_~`|<>[\]]|:(?=\/\/)/g;
var LINE_START = /^(\s*)(#|-|\+|\d+(?=[.)]))/gm;
function literal(text3) {
  return text3.replace(INVISIBLE, "").replace(MARKUP, "\\$&").replace(
    LINE_START,
    (_, space, mark2) => `${space}${/\d/.test(mark2) ? `\u200B${mark2}` : `\\${mark2}`}`
  ).replaceAll("@", "@\u200B");
}
var literalName = (text3) => literal(text3.replace(/\s+/gu, " ").trim());
var isPerson = (id) => /^\d+$/.test(id);
var mention = (person) => isPerson(person) ? `<@${person}>` : "somebody who has left";
var markdown = (rich) => rich.map((part2) => {
  if (typeof part2 === "string") return part2;
  return "person" in part2 ? mention(part2.person) : literal(part2.literal);
}).join("");
var relative = (at2) => `<t:${Math.floor(at2 / 1e3)}:R>`;
var moment = (at2) => `<t:${Math.floor(at2 / 1e3)}:f>`;
function pieces(text3, size, total) {
  const list = [];
  let rest = text3;
  let left = total;
  while (rest.length > 0) {
    const room = Math.min(size, left);
    if (rest.length <= room) return [...list, rest];
    const last = left <= size;
    const line = rest.lastIndexOf("\n", last ? room - 2 : room);
    const end = line > room / 2 ? line : whole(rest, last ? room - 2 : room);
    list.push(last ? `${rest.slice(0, end)}
\u2026` : rest.slice(0, end));
    if (last) break;
    rest = rest.slice(rest[end] === "\n" ? end + 1 : end);
    left -= end;
  }
  return list;
}
var whole = (text3, at2) => /[\uD800-\uDBFF]/.test(text3[at2 - 1] ?? "") ? at2 - 1 : at2;

// src/discord/screen.ts
var import_discord = __toESM(require_src(), 1);
var text = (words) => ({ kind: "text", text: words });
var rowPart = (one) => ({ kind: "row", row: one });
var RULE = { kind: "rule" };
var page = (title, words, rows = [], footer2 = "") => ({
  title,
  parts: [...words === "" ? [] : [text(words)], ...rows.map(rowPart)],
  footer: footer2,
  pictures: []
});
var note = (words) => page("", words);
var row = (...components) => ({
  type: import_discord.ComponentType.ActionRow,
  components
});
function buttonRows(buttons) {
  const rows = [];
  for (let i = 0; i < buttons.length; i += LIMIT.buttons) rows.push(row(...buttons.slice(i, i + LIMIT.buttons)));
  return rows;
}
function button(id, label, style = import_discord.ButtonStyle.Secondary, disabled = false) {
  return { type: import_discord.ComponentType.Button, custom_id: id, label: clip(label, LIMIT.buttonLabel), style, disabled };
}
function select(id, placeholder, options, size = { min: 1, max: 1 }) {
  return {
    type: import_discord.ComponentType.StringSelect,
    custom_id: id,
    placeholder: clip(placeholder, LIMIT.placeholder),
    options: options.slice(0, LIMIT.selectOptions),
    min_values: size.min,
    max_values: size.max
  };
}
function option(value, label, description = "", chosen2 = false) {
  if (value.length === 0 || value.length > LIMIT.optionText) throw new Error(`no value for a menu: \u201C${value}\u201D`);
  const name = clip(label.trim() === "" ? value : label, LIMIT.optionText);
  return {
    value,
    label: name,
    ...description === "" ? {} : { description: clip(description, LIMIT.optionText) },
    ...chosen2 ? { default: true } : {}
  };
}
function weight(part2) {
  switch (part2.kind) {
    case "text":
    case "rule":
      return 1;
    case "section":
      return 3;
    case "row":
      return 1 + part2.row.components.length;
  }
}
var weightOf = (parts) => parts.reduce((sum, part2) => sum + weight(part2), 0);
var LEAST = 20;
function componentsOf({ title, parts, footer: footer2, pictures, file }) {
  const head = title === "" ? "" : `### ${clip(title, LIMIT.title)}`;
  const foot = footer2 === "" ? "" : `-# ${clip(footer2, LIMIT.footer)}`;
  const sections = parts.flatMap((part2) => part2.kind === "section" ? [part2.text.length] : []);
  let room = LIMIT.textDisplays - head.length - foot.length - sections.reduce((sum, size) => sum + size, 0);
  const fitted2 = parts.flatMap((part2) => {
    if (part2.kind !== "text") return [part2];
    const [words = ""] = room < LEAST ? [] : pieces(part2.text, room, room);
    room -= words.length;
    return words.trim() === "" ? [] : [text(words)];
  });
  const top = head === "" ? [] : [componentOf(text(head))];
  const galleries = galleriesOf(pictures.slice(0, LIMIT.gallery)).map(galleryOf);
  const shown = [...fitted2, ...foot === "" ? [] : [text(foot)]].map(componentOf);
  const all = [...top, ...galleries, ...shown];
  return file ? [...all, { type: import_discord.ComponentType.File, file: { url: `attachment://${file.name}` } }] : all;
}
function componentOf(part2) {
  switch (part2.kind) {
    case "text":
      return { type: import_discord.ComponentType.TextDisplay, content: part2.text };
    case "section":
      return {
        type: import_discord.ComponentType.Section,
        components: [{ type: import_discord.ComponentType.TextDisplay, content: part2.text }],
        accessory: part2.button
      };
    case "row":
      return part2.row;
    case "rule":
      return { type: import_discord.ComponentType.Separator };
  }
}
function galleriesOf(pictures) {
  const galleries = [];
  pictures.forEach((picture, i) => {
    const last = galleries.at(-1);
    if (last && !picture.large && !pictures[i - 1]?.large) last.push(picture);
    else galleries.push([picture]);
  });
  return galleries;
}
var galleryOf = (pictures) => ({
  type: import_discord.ComponentType.MediaGallery,
  items: pictures.map(({ name, alt }) => ({
    media: { url: `attachment://${name}` },
    description: clipAtSentence(alt === "" ? "A picture" : alt, LIMIT.altText)
  }))
});

// src/discord/seat/refusals.ts
var stale = () => refuse("stale", "**This button has expired.** The question has been answered or is over.");
var unknownControl = () => refuse("unknown-control", "**This button has expired.** Press **My seat** under the campaign's last post.");

// src/discord/custom-id.ts
var VERSION = "1";
var PRESSES = [
  /** Buttons under posts. */
  "act",
  "hand",
  /** One card of a hand, chosen from a menu under it. */
  "card",
  "map",
  /** The rows of a seat's sheet on the map. */
  "plan",
  "orders",
  "join",
  "leave",
  "start",
  /** Shares the seats of a lobby out; `step`: among how many people. */
  "share",
  /** A complete answer to a question: of a seat's page, or of the public post. */
  "answer",
  /** An answer to a public offer; `name` null: by another offer. */
  "offer",
  /** A menu of something that is said ahead. */
  "say",
  /** A form on a seat's page: menus of its params, Submit. */
  "form",
  /** A step's sheet of rows. */
  "step",
  /** Orders written in notation, a line each. */
  "write",
  /** Everything else on a seat's page: opens forms, turns to another seat. */
  "page",
  /** Takes back what was just done. */
  "undo",
  /** One's own choice of a seat, when joining. */
  "seat",
  /** To be forgotten: of all campaigns. */
  "privacy",
  /** Which of several is meant by a command; `name` and `step` are the command's. */
  "pick"
];
var word = external_exports.string().regex(/^[\p{L}\p{N}_.-]*$/u);
var game = external_exports.string().regex(/^[\p{L}\p{N}]+$/u);
var optional = word.transform((text3) => text3 === "" ? null : text3);
var Fields = external_exports.tuple([external_exports.literal(VERSION), external_exports.enum(PRESSES), game, optional, optional, optional, word]);
function writePress(press) {
  const { kind, game: game2, decision, seat, name, step } = press;
  const id = [VERSION, kind, game2, decision ?? "", seat ?? "", name ?? "", step ?? ""].join(":");
  if (id.length > LIMIT.customId || !Fields.safeParse(id.split(":")).success) throw new Error(`no custom id: ${id}`);
  return id;
}
function readPress(id) {
  const fields = Fields.safeParse(id.split(":"));
  if (!fields.success) return unknownControl();
  const [, kind, game2, decision, seat, name, step] = fields.data;
  return { kind, game: game2, decision, seat, name, step };
}

// src/discord/seat/menu-room.ts
var sharing = (lists, room) => {
  const shares = sharesOf(
    lists.map(({ length }) => length),
    Math.max(0, room)
  );
  return lists.flatMap((list, i) => list.slice(0, shares[i]));
};
function sharesOf(lengths, room) {
  const shares = [...lengths];
  const sum = () => shares.reduce((all, one) => all + one, 0);
  while (sum() > room) {
    const longest = shares.indexOf(Math.max(...shares));
    shares[longest] = (shares[longest] ?? 1) - 1;
  }
  return shares;
}
function fitting(lists, more) {
  const shares = sharesOf(
    lists.map(({ additions }) => additions.length),
    LIMIT.selectOptions
  );
  return lists.flatMap(({ action, additions }, i) => {
    const most = shares[i] ?? 0;
    return most < additions.length ? [...additions.slice(0, most - 1), more(action)] : additions;
  });
}

// src/discord/seat/state.ts
import { createHash } from "node:crypto";
var json = external_exports.json();
var params = external_exports.record(external_exports.string(), json);
var Draft = external_exports.object({
  /** The form that is open in place of the answers; null: what is filled in is the question's own form. */
  form: external_exports.object({
    kind: external_exports.enum(["do", "order", "query", "ahead"]),
    name: external_exports.string(),
    /** The decision that it answers, or the key of the question to come. */
    decision: external_exports.string().nullable()
  }).nullable(),
  /** The question whose own form it is, where none is open. */
  question: external_exports.string().nullable(),
  /** Values of the form's params. */
  values: params,
  /** A row of one of them in the making. */
  building: external_exports.object({ param: external_exports.string(), answers: external_exports.array(json) }).nullable(),
  /** The row of a list that its buttons act on; null: the newest. */
  row: external_exports.number().int().nullable().default(null),
  /** Which part of a very long list is shown, by param. */
  parts: external_exports.record(external_exports.string(), external_exports.number().int()).default({})
});
var Row = external_exports.object({
  action: external_exports.string(),
  params,
  /** What it was called when it was put on the sheet: later there may be no such choice to read it from. */
  words: external_exports.string()
});
var Sent = external_exports.object({
  phase: external_exports.string(),
  turn: external_exports.number().int(),
  of: external_exports.string(),
  inputs: external_exports.array(external_exports.array(Row))
});
var State = Draft.extend({
  /** The phase that it was filled in for; in another one it is gone. */
  phase: external_exports.string(),
  /** What waits until another question is answered or another form is closed, the newest first. */
  aside: external_exports.array(Draft),
  /** Rows of the step's sheet. */
  rows: external_exports.array(Row),
  /** The row that + and − act on. */
  current: external_exports.number().int().nullable(),
  /** First choices of entries that are chosen in two steps, by action. */
  begun: external_exports.record(external_exports.string(), external_exports.string()),
  /** Lines that were typed for the sheet and are no rows: they wait in its window. */
  unread: external_exports.string().default(""),
  /** Orders in notation that were typed and not given yet. */
  written: external_exports.string(),
  /** Whether all menus of what can be said ahead lie open. */
  more: external_exports.boolean().default(false),
  /** What was sent in this phase and earlier ones, the newest last: it outlives its phase. */
  sent: external_exports.array(Sent).default([])
});
var currentOf = ({ rows, current }) => current !== null && current < rows.length ? current : rows.length - 1;
var SHEET = "free";
var BLANK = { form: null, question: null, values: {}, building: null, row: null, parts: {} };
var emptySheet = (phase) => ({
  ...BLANK,
  phase,
  aside: [],
  rows: [],
  current: null,
  begun: {},
  unread: "",
  written: "",
  more: false,
  sent: []
});
function storedSheet(stored) {
  const read2 = State.safeParse(stored);
  return read2.success ? read2.data : null;
}
var isEmptySheet = (sheet) => canonical(sheet) === canonical(emptySheet(sheet.phase));
var toStore = (sheet) => isEmptySheet(sheet) ? null : sheet;
var draftOf = ({ form, question, values, building, row: row2, parts }) => ({
  form,
  question,
  values,
  building,
  row: row2,
  parts
});
var isBegun = ({ values, building }) => building !== null || Object.keys(values).length > 0;
var closed = (sheet) => ({ ...sheet, ...BLANK });
var MOST_ASIDE = 4;
var setAside = (sheet) => isBegun(sheet) ? { ...closed(sheet), aside: [draftOf(sheet), ...sheet.aside].slice(0, MOST_ASIDE) } : closed(sheet);
var isFor = ({ form, question }, decision) => (form ? form.decision : question) === decision;
var answered = (sheet, decision) => ({
  ...isFor(sheet, decision) ? closed(sheet) : sheet,
  more: false,
  aside: sheet.aside.filter((draft2) => !isFor(draft2, decision))
});
var withoutRows = (sheet) => ({
  ...sheet,
  rows: [],
  current: null,
  begun: {},
  unread: ""
});
var fingerprint = (of) => createHash("sha256").update(canonical(of)).digest("base64url").slice(0, 6);
var stampOf = (sheet, { decisions }) => fingerprint([sheet, decisions.filter((d) => d.owed).map((d) => [d.id, d.actions])]);

// src/discord/seat/batch.ts
function moveWords({ book, view }, move2) {
  try {
    return book.definition.guide.label(view, move2) ?? labelOf(book, view, move2);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return book.actions.get(move2.action)?.title ?? move2.action;
  }
}
var rowOf = (seatView, move2) => ({
  ...move2,
  words: moveWords(seatView, move2)
});
function actionsByMenu({ book, view }, decision) {
  const menus = /* @__PURE__ */ new Map();
  for (const name of decision.actions) {
    const action = book.actions.get(name);
    if (!action?.menu || action.when(view) || blocked(action, view, decision.preset)) continue;
    menus.set(action.menu, [...menus.get(action.menu) ?? [], action]);
  }
  return menus;
}
var isStep = ({ book }, { kind, actions }) => kind === "turn" && actions.some((name) => book.actions.get(name)?.menu);
var addMenus = (seatView, decision, begun) => [...actionsByMenu(seatView, decision)].flatMap(([title, actions]) => menusOf(seatView, title, actions, begun));
function menusOf(seatView, title, actions, begun) {
  const lists = actions.map((action) => ({ action, whole: additionsOf(seatView, action) }));
  const all = lists.flatMap(({ whole: whole2 }) => whole2 ?? []);
  if (lists.every(({ whole: whole2 }) => whole2) && all.length <= LIMIT.selectOptions)
    return [{ title, additions: all, begun: null }];
  const [only] = actions;
  const beside = actions.length === 1 && only ? besideEachOther(seatView, only, title) : null;
  if (beside) return beside;
  const parts = lists.map(({ action, whole: whole2 }) => {
    const first = beginnings(seatView, action);
    const fits2 = whole2 !== null && whole2.length <= Math.max(FEW, first.length);
    return { action, additions: fits2 ? whole2 : first, fits: fits2 };
  });
  const base = fitting(parts, formAddition);
  const likely = sharing(
    parts.map(({ action, fits: fits2 }) => fits2 ? [] : likelyRows(seatView, action)),
    LIMIT.selectOptions - base.length
  );
  const second = actions.flatMap((action) => secondMenu(seatView, action, title, begun[action.name]) ?? []);
  const asked2 = actions.length === 1 && only ? firstQuestion(seatView, only) : null;
  const head = asked2 === null ? title : `${title}: ${asked2}`;
  return [{ title: head, additions: [...likely, ...base], begun: null }, ...second];
}
function likelyRows({ view }, action, chosen2 = {}) {
  return action.presets({ ...view, params: chosen2 }).flatMap(({ label, description = "", params: params2, refused }) => {
    const fits2 = !refused && Object.entries(chosen2).every(([name, value2]) => params2[name] === value2);
    const whole2 = fits2 ? inFull(action, view, params2) : null;
    const value = `${action.name}.${fingerprint(params2)}`;
    return whole2 ? [{ value, label, description, leads: { kind: "row", params: whole2 } }] : [];
  });
}
function inFull(action, view, params2) {
  try {
    return completed(action, view, params2, {});
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
function firstQuestion({ view }, action) {
  const start2 = progress(action, view, []);
  return "done" in start2 || isOfList(start2.step) ? null : start2.step.title;
}
var FEW = 8;
var BESIDE = 2;
function besideEachOther(seatView, action, title) {
  const firsts = beginnings(seatView, action).flatMap(({ leads }) => leads.kind === "more" ? [leads.first] : []);
  if (firsts.length === 0 || firsts.length > BESIDE) return null;
  const menus = firsts.map((first) => secondMenu(seatView, action, title, first));
  const full = menus.flatMap((menu) => menu?.additions.every(({ leads }) => leads.kind === "row") ? menu : []);
  return full.length === firsts.length ? full.map((menu) => ({ ...menu, begun: null })) : null;
}
function beginnings({ view }, action) {
  const start2 = progress(action, view, []);
  if ("done" in start2 || start2.step.question.kind !== "pick" || isOfList(start2.step)) return [formAddition(action)];
  const choices = firstChoices(action, start2.step);
  const name = String(start2.step.path[0]);
  const listed = choices.map((choice) => {
    if (choice.leads.kind !== "more") return choice;
    const { first } = choice.leads;
    return isWhole(action, view, first) ? { ...choice, leads: { kind: "row", params: { [name]: first } } } : choice;
  });
  const isCut = start2.step.question.options.filter(({ refused }) => !refused).length > choices.length;
  return isCut ? [...listed.slice(0, -1), formAddition(action)] : listed;
}
var isWhole = (action, view, first) => "done" in progress(action, view, [first]);
var isOfList = ({ path, stop }) => path.length > 1 || stop !== void 0;
function secondMenu({ view }, action, title, first) {
  const start2 = progress(action, view, []);
  if (first === void 0 || "done" in start2 || start2.step.question.kind !== "pick" || isOfList(start2.step))
    return null;
  const { step } = start2;
  const known = firstChoices(action, step).find(({ leads }) => leads.kind === "more" && leads.first === first);
  if (!known) return null;
  const params2 = { [String(step.path[0])]: first };
  const more = leaves(action, view, params2, LIMIT.selectOptions);
  const likely = () => likelyRows({ view }, action, params2).slice(0, LIMIT.selectOptions - 1);
  const additions = Array.isArray(more) ? more.map((leaf) => additionOf(action, leaf)) : [...likely(), formAddition(action)];
  return { title: `${title} \xB7 ${known.label}${asked(action, view, first)}`, additions, begun: action.name };
}
function asked(action, view, first) {
  const next = progress(action, view, [first]);
  return "done" in next ? "" : ` \xB7 ${next.step.title.charAt(0).toLowerCase()}${next.step.title.slice(1)}`;
}
var firstChoices = (action, { question }) => question.kind !== "pick" ? [] : question.options.filter((o) => !o.refused).slice(0, LIMIT.selectOptions).map(({ value, label = value, description = "" }) => ({
  value: `${action.name}.${value}`,
  label,
  description,
  leads: { kind: "more", first: value }
}));
var formAddition = (action) => ({
  value: action.name,
  label: `${action.title}\u2026`,
  description: "",
  leads: { kind: "form" }
});
function additionsOf({ view }, action) {
  const all = action.total(view) === null ? leaves(action, view, {}, LIMIT.selectOptions) : "form";
  if (all === "form") return [...likelyRows({ view }, action).slice(0, LIMIT.selectOptions - 1), formAddition(action)];
  return all === null ? null : all.map((leaf) => additionOf(action, leaf));
}
var additionOf = (action, { params: params2, chosen: chosen2 }) => ({
  value: [action.name, ...chosen2.map(({ value }) => value)].join(".").slice(0, LIMIT.optionText),
  label: chosen2.length === 0 ? action.title : chosen2.map(({ label }) => label).join(" \xB7 "),
  description: chosen2.findLast(({ description }) => description !== "")?.description ?? "",
  leads: { kind: "row", params: params2 }
});
function leaves(action, view, begun, most) {
  const done2 = [];
  const open3 = [{ answers: Object.values(begun), chosen: [], params: begun }];
  for (let path = open3.pop(); path; path = open3.pop()) {
    const at2 = progress(action, view, path.answers);
    if ("done" in at2) {
      done2.push({ params: at2.done, chosen: path.chosen });
      if (done2.length > most) return null;
      continue;
    }
    const { step } = at2;
    if (step.stop !== void 0 || step.question.kind === "text") return "form";
    if (open3.length + done2.length > most) return null;
    open3.push(...nextOf(action, view, path, step).toReversed());
  }
  return done2;
}
function nextOf(action, view, path, step) {
  const name = String(step.path[0]);
  const { question } = step;
  if (question.kind === "pick")
    return question.options.filter((o) => !o.refused).map(({ value, label = value, description = "" }) => ({
      answers: [...path.answers, value],
      chosen: [...path.chosen, { value, label, description }],
      params: { ...path.params, [name]: value }
    }));
  const number = guessedNumber(action, view, path.params, name, question);
  return [{ answers: [...path.answers, number], chosen: path.chosen, params: { ...path.params, [name]: number } }];
}
function guessedNumber(action, view, params2, name, question) {
  if (question.kind !== "integer") return 0;
  const guess = action.entries.find((entry) => entry.name === name)?.guess?.({ ...view, params: params2 });
  return typeof guess === "number" && guess >= question.min && guess <= question.max ? guess : question.min;
}

// src/discord/seat/subject.ts
function subjectTitle({ book, view }, { kind, name, decision }) {
  const { orders, queries, guide } = book.definition;
  const known = {
    do: () => book.actions.get(name),
    order: () => orders.find((order) => order.name === name),
    query: () => queries.find((query) => query.name === name),
    ahead: () => guide.upcoming(view).find(({ key }) => key === decision) ?? book.actions.get(name)
  }[kind]();
  return known?.title ?? name;
}
function subjectOf(seatView, wanted) {
  const { definition } = seatView.book;
  const plain = { ...wanted, view: seatView.view, preset: {}, confirm: null, total: null, help: [], presets: () => [] };
  switch (wanted.kind) {
    case "order": {
      const order = definition.orders.find((o) => o.name === wanted.name) ?? refuse("no-order", `There is no standing order \u201C${wanted.name}\u201D in this game.`);
      return { ...plain, title: order.title, form: order.form };
    }
    case "query": {
      const query = definition.queries.find((q) => q.name === wanted.name) ?? refuse("no-query", `There is no question \u201C${wanted.name}\u201D in this game.`);
      return { ...plain, title: query.title, form: query };
    }
    case "ahead":
      return aheadSubject(seatView, wanted);
    case "do":
      return actionSubject(seatView, wanted, decisionOf(seatView, wanted.decision));
  }
}
function actionSubject(seatView, wanted, decision) {
  const action = seatView.book.actions.get(wanted.name) ?? refuse("no-action", `There is no action \u201C${wanted.name}\u201D in this game.`);
  const { title, help, confirm } = action;
  const given2 = decision?.answered;
  return {
    ...wanted,
    title,
    help: help === "" ? [] : [help],
    form: action,
    view: seatView.view,
    preset: given2?.action === wanted.name ? given2.params : decision?.preset ?? {},
    confirm,
    total: action.total(seatView.view),
    presets: (params2) => action.presets({ ...seatView.view, params: params2 })
  };
}
function aheadSubject(seatView, wanted) {
  const upcoming = seatView.book.definition.guide.upcoming(seatView.view).find(({ key }) => key === wanted.decision) ?? stale();
  const action = seatView.book.actions.get(upcoming.action);
  if (!action) throw new Error(`no action ${upcoming.action}`);
  return {
    ...wanted,
    title: upcoming.title,
    help: [...upcoming.prompt.facts, upcoming.prompt.question],
    form: action,
    view: upcoming.view,
    preset: {},
    confirm: null,
    total: action.total(upcoming.view),
    presets: (params2) => action.presets({ ...upcoming.view, params: params2 })
  };
}
var decisionOf = (seatView, id) => id === null ? null : seatView.decisions.find((d) => d.id === id) ?? stale();

// src/discord/seat/ground.ts
function settled(stored, seatView) {
  const is = storedSheet(stored);
  const fresh = emptySheet(seatView.phase.id);
  if (!is) return { sheet: fresh, lost: [] };
  if (is.phase !== seatView.phase.id) return { sheet: { ...fresh, sent: is.sent }, lost: isDrafted(is) ? [OVER] : [] };
  const drafts = [draftOf(is), ...is.aside].filter((draft2) => draft2.form !== null || isBegun(draft2));
  const fates = drafts.map((draft2) => ({ draft: draft2, fate: draftState(seatView, draft2) }));
  const going = fates.find(({ fate }) => fate === "stands")?.draft;
  const aside = fates.flatMap(({ draft: draft2, fate }) => typeof fate !== "object" && draft2 !== going ? [draft2] : []);
  const lost = fates.flatMap(({ draft: draft2, fate }) => typeof fate === "object" && isBegun(draft2) ? [fate.gone] : []);
  return { sheet: { ...is, ...draftOf(going ?? fresh), aside }, lost };
}
var OVER = "What you had filled in is gone: the phase that it was for is over.";
var isDrafted = (sheet) => isBegun(sheet) || sheet.rows.length > 0 || sheet.aside.length > 0;
function draftState(seatView, { form, question }) {
  if (form) return formState(seatView, form);
  if (question !== null && isOpen(seatView, question)) return "stands";
  return question !== null && seatView.interrupted.includes(question) ? "waits" : { gone: "What you had filled in is gone: that question has been answered, or is over." };
}
var isOpen = ({ decisions }, id) => decisions.some((decision) => decision.id === id);
function formState(seatView, form) {
  const { definition } = seatView.book;
  switch (form.kind) {
    case "order":
      return definition.orders.some(({ name }) => name === form.name) ? "stands" : gone(seatView, form, "");
    case "query":
      return definition.queries.some(({ name }) => name === form.name) ? "stands" : gone(seatView, form, "");
    case "ahead":
      if (definition.guide.upcoming(seatView.view).some(({ key }) => key === form.decision)) return "stands";
      return seatView.interrupted.length > 0 ? "waits" : gone(seatView, form, "it is not to come any more, or is asked now.");
    case "do":
      return actionState(seatView, form);
  }
}
function actionState(seatView, form) {
  const { name, decision: id } = form;
  const decision = seatView.decisions.find((one) => id === null ? one.actions.includes(name) : one.id === id);
  if (isRow(seatView, form)) return "stands";
  if (seatView.book.actions.get(name)?.menu && !isStepOpen(seatView)) return "waits";
  if (!decision && !(id === null && seatView.free.includes(name))) {
    const back = id === null ? seatView.interrupted.length > 0 : seatView.interrupted.includes(id);
    return back ? "waits" : gone(seatView, form, id === null ? "" : "that question has been answered, or is over.");
  }
  const action = seatView.book.actions.get(name);
  const why = action && (action.when(seatView.view) ?? blocked(action, seatView.view, decision?.preset ?? {}));
  return action && !why ? "stands" : gone(seatView, form, why ? refusalSentence(why) : "");
}
var isRow = (seatView, { kind, name }) => kind === "do" && (seatView.book.actions.get(name)?.menu ?? null) !== null && isStepOpen(seatView);
var isStepOpen = (seatView) => seatView.decisions.some((decision) => decision.owed && isStep(seatView, decision));
var gone = (seatView, form, why) => ({
  gone: `\u201C${subjectTitle(seatView, form)}\u201D is not possible any more${why === "" ? "." : `: ${why}`}`
});

// src/discord/seat/row-number.ts
function numberIn(action, view, params2) {
  try {
    return firstNumber(action, view, params2);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
function firstNumber(action, view, params2) {
  const answers = [];
  for (; ; ) {
    const at2 = progress(action, view, answers);
    if ("done" in at2) return null;
    const { question, path, stop, title } = at2.step;
    const name = String(path[0]);
    if (stop !== void 0) return null;
    if (question.kind === "integer") return { name, title, min: question.min, max: question.max };
    const value = params2[name];
    if (value === void 0) return null;
    answers.push(value);
  }
}
var FEW2 = 3;
function numbersIn({ min, max }) {
  const count3 = max - min + 1;
  if (count3 <= FEW2) return [];
  const all = Array.from({ length: Math.min(count3, LIMIT.selectOptions) }, (_, i) => min + i);
  return count3 > LIMIT.selectOptions ? all.with(-1, max) : all;
}

// src/discord/seat/step-view.ts
var MOST_STEPS = 4;
async function stepView(context) {
  const view = await stepsAfter(context);
  return { ...view, number: await numberOf(context) };
}
async function numberOf(context) {
  const at2 = currentOf(context.sheet);
  const row2 = context.sheet.rows[at2];
  if (!row2 || !Object.values(row2.params).some((value) => typeof value === "number")) return null;
  const ground = await groundOf(context, at2);
  const action = ground?.book.actions.get(row2.action);
  return ground && action ? numberIn(action, ground.view, row2.params) : null;
}
async function groundOf(context, at2) {
  const { sheet } = context;
  const row2 = sheet.rows[at2];
  if (!row2) return null;
  const { steps } = await stepsAfter({ ...context, sheet: { ...sheet, rows: sheet.rows.slice(0, at2) } });
  return stepFor(steps, row2.action, row2.params) ?? stepFor(steps, row2.action) ?? null;
}
async function stepsAfter(context) {
  const { services, game: game2, person, seat, seatView, sheet } = context;
  const tried = await tryRows(context, sheet.rows);
  let menus = [];
  const steps = [];
  const moves = movesOf(tried.standing);
  let here = tried.after;
  while (here && steps.length < MOST_STEPS) {
    const decision = stepOf(here, seatView.phase.id);
    if (!decision) break;
    steps.push(here);
    menus = joined(menus, addMenus(here, decision, sheet.begun));
    const end = enderOf(here, decision);
    if (end === null) break;
    moves.push({ action: end, params: {} });
    const next = await services.campaigns.trial({ game: game2, person, seat, moves });
    here = next.rows.at(-1)?.state === "possible" ? next.after : null;
  }
  return { ...tried, menus, steps };
}
var stepFor = (steps, name, params2 = null) => steps.find(({ book, view, decisions }) => {
  const action = book.actions.get(name);
  if (!action || !decisions.some(({ actions }) => actions.includes(name)) || action.when(view)) return false;
  return params2 ? isPossible(action, view, params2) : blocked(action, view) === null;
});
function isPossible(action, view, params2) {
  try {
    check(action, view, params2);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
async function tryRows({ services, game: game2, person, seat, seatView }, rows) {
  const refused = /* @__PURE__ */ new Map();
  for (; ; ) {
    const standing2 = rows.filter((row3) => !refused.has(row3));
    if (standing2.length === 0) return { rows: outcomes(rows, refused), after: seatView, standing: standing2 };
    const trial = await services.campaigns.trial({ game: game2, person, seat, moves: movesOf(standing2) });
    const bad = trial.rows.findIndex(({ state }) => state === "refused");
    const [row2, outcome] = [standing2[bad], trial.rows[bad]];
    if (row2 && outcome) refused.set(row2, outcome);
    else {
      const all = new Map([...refused, ...standing2.flatMap((one, i) => pair(one, trial.rows[i]))]);
      return { rows: outcomes(rows, all), after: trial.after, standing: standing2 };
    }
  }
}
var pair = (row2, outcome) => outcome ? [[row2, outcome]] : [];
var outcomes = (rows, known) => rows.flatMap((row2) => known.get(row2) ?? []);
var movesOf = (rows) => rows.map(({ action, params: params2 }) => ({ action, params: params2 }));
function joined(menus, later) {
  const grown = menus.map((menu) => {
    const known = new Set(menu.additions.map(({ value }) => value));
    const more = later.find(({ title }) => title === menu.title)?.additions.filter(({ value }) => !known.has(value));
    return { ...menu, additions: [...menu.additions, ...more ?? []].slice(0, LIMIT.selectOptions) };
  });
  return [...grown, ...later.filter(({ title }) => !menus.some((menu) => menu.title === title))];
}
var stepOf = (seatView, phase) => seatView.phase.id === phase ? seatView.decisions.find((d) => d.owed && isStep(seatView, d)) : void 0;
var enderOf = ({ book, view }, { actions }) => actions.find((name) => {
  const action = book.actions.get(name);
  return action?.ends && action.entries.length === 0 && !action.when(view);
}) ?? null;

// src/discord/seat/context.ts
async function seatContext(services, person, game2, seat) {
  const { campaigns } = services;
  const seatView = await campaigns.seatView(game2, person, seat);
  const [stored, seats] = await Promise.all([
    campaigns.sheet(game2, person, seat, SHEET),
    campaigns.seatsOf(game2, person)
  ]);
  const decision = mainDecision(seatView);
  return await onGround({ services, person, game: game2, seat, seatView, stored, ground: seatView, decision, seats });
}
async function onGround(context) {
  const { stored, seatView } = context;
  const found = { ...context, ...settled(stored, seatView), ground: seatView };
  const { form } = found.sheet;
  if (!form || !isRow(seatView, form)) return found;
  const ground = stepFor((await stepView(found)).steps, form.name);
  const why = ground?.book.actions.get(form.name)?.when(ground.view);
  const row2 = { ...form, decision: null };
  if (ground && !why) return { ...found, ground, sheet: { ...found.sheet, form: row2 } };
  return { ...found, sheet: closed(found.sheet), lost: [...found.lost, gone(seatView, form, why?.text ?? "").gone] };
}
var mainDecision = ({ decisions }) => decisions.find(({ owed }) => owed) ?? decisions.find(({ kind }) => kind !== "offer") ?? null;
async function withSheet(context, sheet) {
  const { services, game: game2, person, seat } = context;
  const stored = toStore(sheet);
  await services.campaigns.keepSheet(game2, person, seat, SHEET, stored);
  return await onGround({ ...context, stored });
}
function controlId(context, kind, name, step) {
  const { game: game2, seat, sheet, seatView } = context;
  return writePress({ kind, game: game2, decision: stampOf(sheet, seatView), seat, name, step });
}

// src/discord/seat/last-turn.ts
var MOST = 8;
var MOST_ROWS = 50;
var stepKey = ({ name }) => `step ${name}`;
var formKey = ({ name }) => `form ${name}`;
function withSent(sheet, { id, turn: turn2 }, of, rows) {
  if (rows.length === 0) return sheet;
  const isHere = (one) => one.phase === id && one.of === of;
  const before = sheet.sent.find(isHere)?.inputs ?? [];
  const inputs = [...before, [...rows]].slice(-MOST_ROWS);
  const others = sheet.sent.filter((one) => !isHere(one));
  return { ...sheet, sent: [...others, { phase: id, of, turn: turn2, inputs }].slice(-MOST) };
}
var withAnswer = (sheet, now, subject, answer2) => subject.decision === null ? sheet : withSent(withoutSent(sheet, now, formKey(subject)), now, formKey(subject), [answer2]);
var withoutSent = (sheet, { id }, of) => ({
  ...sheet,
  sent: sheet.sent.filter((one) => one.phase !== id || one.of !== of)
});
var withoutLastSent = (sheet, { id }) => ({
  ...sheet,
  sent: sheet.sent.map(
    (one, i) => one.phase === id && i === sheet.sent.length - 1 ? { ...one, inputs: one.inputs.slice(0, -1) } : one
  )
});
function earlierStep({ sent }, phase) {
  return earlier(sent, phase, stepKey(phase));
}
function earlierAnswer({ sent }, phase, subject) {
  if (subject.kind !== "do" || subject.decision === null) return null;
  const found = earlier(sent, phase, formKey(subject));
  return found && subject.presets({}).some(({ label }) => label === found.label) ? null : found;
}
function earlier(sent, { turn: turn2 }, of) {
  const found = sent.findLast((one) => one.of === of && one.turn < turn2);
  const rows = found?.inputs.flat().slice(0, MOST_ROWS) ?? [];
  if (!found || rows.length === 0) return null;
  return { label: labelOf2(found.turn, turn2), rows };
}
function labelOf2(then, now) {
  if (then === now - 1) return "As last turn";
  return then === 0 ? "As at the beginning" : `As in turn ${then}`;
}

// src/discord/seat/seat-page.ts
var import_discord9 = __toESM(require_src(), 1);

// src/campaign/since.ts
var MOST2 = 5;
var MOST_OWN = 3;
var LONGEST = 240;
function short(line) {
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST - 1);
  const whole2 = cut.split("**").length % 2 === 1 ? cut : cut.slice(0, cut.lastIndexOf("**"));
  return `${whole2.replace(/(?<!\*)\*$/, "").replace(/[\s,;:·]+$/, "")}\u2026`;
}
function lastAct(recent, seat, name) {
  const last = recent.findLast((row2) => isOwn(row2, seat));
  if (!last) return null;
  const acts = recent.filter((row2) => row2.input === last.input && isOwn(row2, seat));
  return {
    decision: last.decision,
    moves: acts.map(({ action, params: params2 }) => ({ action, params: params2 })),
    // an act's params were checked
    told: acts.flatMap(({ told: told2 }) => told2.filter((line) => isBy(line, name)))
  };
}
var isOwn = (row2, seat) => row2.kind === "act" && row2.seat === seat;
var isBy = (line, name) => [`${name} `, `The ${name} `].some((start2) => line.replace(/^\*\*/, "").startsWith(start2));
var TURN = /^Turn \d+ (begins|ends)\.$/;
function newsToSeat(rows, { seat, name }, decisions) {
  const offers = new Set(decisions.flatMap(({ kind, id }) => kind === "offer" ? [id] : []));
  return standing(rows, seat).filter(({ seq }) => !offers.has(offerId(seq))).flatMap((row2) => row2.told.filter((line) => !TURN.test(line) && !(isOwn(row2, seat) && isBy(line, name))));
}
function standing(rows, seat) {
  const own = rows.find((row2) => isOwn(row2, seat))?.seq ?? 0;
  const isGone = ({ seq, back: itself }) => itself !== null && itself >= own || rows.some(({ back, seq: end }) => back !== null && back <= seq && seq < end);
  return rows.filter((row2) => !isGone(row2));
}
var privateNews = (lines, decisions) => lines.filter((line) => !decisions.some(({ kind, text: text3 }) => kind === "offer" && text3 === line));
var didText = (lines) => lines.slice(-MOST_OWN).map((line) => `\u2705 ${short(line)}`).join("\n");
function sinceText(told2, name) {
  if (told2.length === 0) return "";
  const isOwn2 = namesIn(name);
  const weights = told2.map((line) => 2 * Number(isOwn2(line)) + Number(line.includes("**")));
  const at2 = told2.map((_, i) => i).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || b - a);
  const kept = new Set(at2.slice(0, MOST2));
  const more = told2.length - kept.size;
  return [
    "**Since you last acted**",
    ...told2.filter((_, i) => kept.has(i)).map((line) => `\u2022 ${short(line)}`),
    ...more > 0 ? [`-# and ${more} more: \`/game log\``] : []
  ].join("\n");
}
var namesIn = (name) => {
  const words = (text3) => ` ${text3.replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  return (line) => words(line).includes(words(name));
};

// src/discord/pictures.ts
import { createHmac, randomBytes } from "node:crypto";

// src/campaign/plain-error.ts
var LONGEST2 = 500;
function plainError(error) {
  if (!(error instanceof Error)) return { message: String(error).slice(0, LONGEST2) };
  const { name, stack = "" } = error;
  const code2 = "code" in error ? error.code : void 0;
  const cause = error.cause === void 0 ? void 0 : plainError(error.cause);
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return { name, message: messageOf(error), code: code2, cause, stack: frames.join("\n") };
}
function messageOf(error) {
  const [first = ""] = "query" in error && "params" in error ? error.message.split("\n") : [error.message];
  return first.length > LONGEST2 ? `${first.slice(0, LONGEST2)}\u2026` : first;
}

// src/discord/pictures.ts
var KEY = randomBytes(32);
var picturesOf = (services, kind, scene) => {
  const { beside = [], ...main } = scene;
  return [{ ...pictureOf(services, kind, main), large: true }, ...beside.map((one) => pictureOf(services, kind, one))];
};
function pictureOf({ renderer }, kind, scene) {
  const digest = createHmac("sha256", KEY).update(JSON.stringify(scene)).digest("hex").slice(0, 16);
  return scenePicture({ renderer }, `${kind}-${digest}.png`, scene);
}
function scenePicture({ renderer }, name, scene) {
  let png;
  const draw = () => {
    png ??= renderer.png(scene);
    return png;
  };
  return { name, alt: scene.alt, words: scene.text, draw };
}
async function drawn({ logger }, screen, held = /* @__PURE__ */ new Set()) {
  const shown = screen.pictures.slice(0, LIMIT.gallery);
  const uploads = [];
  const untold = [];
  for (const picture of shown) {
    if (held.has(picture.name)) continue;
    const png = await drawOne(picture, logger);
    if (png) uploads.push({ name: picture.name, data: png });
    else untold.push(picture);
  }
  if (screen.file) uploads.push({ name: screen.file.name, data: Buffer.from(screen.file.text) });
  return { screen: told(screen, untold), uploads };
}
var inWords = (screen, held = /* @__PURE__ */ new Set()) => told(
  screen,
  screen.pictures.filter(({ name }) => !held.has(name))
);
async function drawOne({ name, draw }, logger) {
  try {
    const png = Buffer.from(await draw());
    if (png.byteLength <= LIMIT.file) return png;
    logger.error({ name, bytes: png.byteLength }, "a picture is too large");
  } catch (error) {
    logger.error({ error: plainError(error), name }, "a picture could not be drawn");
  }
  return null;
}
function told(screen, untold) {
  if (untold.length === 0) return screen;
  const words = untold.map((picture) => text(picture.words));
  const at2 = screen.parts.findIndex(({ kind }) => kind === "row" || kind === "section");
  const end = at2 < 0 ? screen.parts.length : at2;
  return {
    ...screen,
    parts: [...screen.parts.slice(0, end), ...words, ...screen.parts.slice(end)],
    pictures: screen.pictures.filter((picture) => !untold.includes(picture))
  };
}

// src/discord/seat/doors.ts
var import_discord2 = __toESM(require_src(), 1);

// src/discord/seat/row-in-making.ts
function putAnswer(row2, inside, { kind, stop }, answer2) {
  if (isPicked(kind)) {
    const list = branch(row2, inside, true);
    if (Array.isArray(list) && answer2 !== STOP) list.push(answer2);
  } else if (answer2 === STOP && stop !== void 0) branch(row2, inside.slice(0, -2), true);
  else Object.assign(branch(row2, inside.slice(0, -1), false), { [String(inside.at(-1))]: answer2 });
}
function branch(row2, path, list) {
  let at2 = row2;
  path.forEach((key, i) => {
    const isList2 = i + 1 < path.length ? typeof path[i + 1] === "number" : list;
    const members = at2;
    members[key] ??= isList2 ? [] : {};
    at2 = members[key];
  });
  return at2;
}

// src/discord/seat/fields.ts
var rowAt = (value, row2 = null) => {
  const count3 = Array.isArray(value) ? value.length : 0;
  return row2 !== null && row2 < count3 ? row2 : count3 - 1;
};
function fill(form, view, preset, chosen2) {
  const values = new Map(Object.entries(chosen2.values));
  const unguessed = /* @__PURE__ */ new Set();
  const dropped = [];
  for (; ; ) {
    const attempt = fold(form, view, { preset, values, unguessed, building: chosen2.building, row: chosen2.row ?? null });
    if (!attempt.failed) return { fields: attempt.fields, params: attempt.params, dropped };
    const { name, title, by, why } = attempt.failed;
    if (by === "person") {
      values.delete(name);
      dropped.push({ title, why });
    } else if (by === "guess") unguessed.add(name);
    else throw new Refused(why);
  }
}
function fold(form, view, sources) {
  const fields = [];
  const params2 = {};
  const answers = [];
  const walk = questions(form, view);
  let next = walk.next();
  while (!next.done) {
    const before = { answers: [...answers], params: { ...params2 } };
    const first = next.value;
    const name = String(first.path[0]);
    const entry = form.entries.find((one) => one.name === name && isAsked(one, { ...view, params: params2 }));
    const given2 = sourceOf(first, name, entry, view, params2, sources);
    const field = new FieldInProgress(first, name, given2, sources);
    try {
      while (!next.done && String(next.value.path[0]) === name) {
        const answer2 = field.answer(next.value);
        if (answer2 === void 0) return { failed: null, fields: [...fields, field.done(before)], params: null };
        answers.push(answer2);
        next = walk.next(answer2);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { failed: { name, title: first.title, by: given2?.by ?? null, why: error } };
    }
    const done2 = field.done(before);
    fields.push(done2);
    if (done2.value !== null) params2[name] = done2.value;
  }
  return { failed: null, fields, params: next.value };
}
function sourceOf(step, name, entry, view, params2, { preset, values, unguessed }) {
  const fixed = preset[name];
  if (fixed !== void 0) return { value: fixed, by: "preset" };
  const own = values.get(name);
  if (own !== void 0) return { value: own, by: "person" };
  const only = onlyAnswer(step);
  if (only !== void 0) return { value: only, by: "only" };
  if (unguessed.has(name)) return null;
  const guess = entry?.guess?.({ ...view, params: params2 });
  if (guess !== void 0) return { value: guess, by: "guess" };
  return step.stop === null ? { value: [], by: "guess" } : null;
}
function onlyAnswer({ question, stop, kind }) {
  if (stop !== void 0) return stop === null && !open(question) ? [] : void 0;
  if (kind === "rows") return void 0;
  if (question.kind === "integer") return question.min === question.max ? question.min : void 0;
  const [only, ...more] = question.kind === "pick" ? question.options : [];
  return only && more.length === 0 && !only.refused ? only.value : void 0;
}
var FieldInProgress = class {
  #first;
  #name;
  #given;
  #building;
  #labels = [];
  #rows = [];
  #built = 0;
  /** The row in the making, and its number. */
  #row = {};
  #number = null;
  #rowDone = false;
  #next = null;
  #missing = false;
  #current;
  #answers = [];
  #reached = [];
  #count = null;
  constructor(first, name, given2, { building, row: row2 }) {
    this.#current = rowAt(given2?.value, row2);
    this.#first = first;
    this.#name = name;
    this.#given = given2;
    this.#building = building?.param === name ? building.answers : [];
  }
  /** Undefined: something is missing. */
  answer(step) {
    const answer2 = this.#answerTo(step);
    if (answer2 !== void 0) this.#answers.push(answer2);
    return answer2;
  }
  #answerTo(step) {
    const given2 = this.#fromValue(step);
    if (given2 !== void 0) return given2;
    if (this.#number !== null && step.path[1] !== this.#number) this.#rowDone = true;
    const built = this.#rowDone ? void 0 : this.#fromBuilding(step);
    if (built !== void 0) return built;
    this.#next = step;
    this.#reached = [...this.#answers];
    if (step.stop === null && this.#given && (this.#built === 0 || this.#rowDone)) return STOP;
    this.#missing = true;
    return void 0;
  }
  #note(step, answer2) {
    const label = labelOf3(step, answer2);
    const row2 = step.path[1];
    this.#labels.push(label);
    if (typeof row2 === "number") this.#rows[row2] = [...this.#rows[row2] ?? [], label];
  }
  #noteNumber({ path, title, question }, now) {
    if (question.kind !== "integer" || path.length < 3 || path[1] !== this.#current) return;
    this.#count = { path, title, now: Number(now), min: question.min, max: question.max };
  }
  #fromValue(step) {
    const value = this.#given?.value;
    if (value === void 0) return void 0;
    const answer2 = at(value, [...step.path.slice(1), ...isPicked(step.kind) ? [step.picked.length] : []]);
    if (answer2 !== void 0) {
      this.#note(step, answer2);
      this.#noteNumber(step, answer2);
      return answer2;
    }
    const row2 = step.path[1];
    const inRow2 = typeof row2 === "number" && Array.isArray(value) && row2 < value.length;
    return inRow2 ? STOP : void 0;
  }
  #fromBuilding(step) {
    const auto = this.#number === null ? void 0 : onlyAnswer(step);
    const answer2 = auto === void 0 ? this.#building[this.#built] : Array.isArray(auto) ? STOP : auto;
    if (answer2 === void 0) return void 0;
    if (auto === void 0) this.#built++;
    const [, row2, ...inside] = step.path;
    if (typeof row2 === "number") {
      this.#number = row2;
      putAnswer(this.#row, inside, step, answer2);
    }
    if (answer2 !== STOP) this.#note(step, answer2);
    return answer2;
  }
  done(before) {
    const { title, kind, path } = this.#first;
    const complete = this.#given !== null && !this.#missing && !this.#rowDone;
    return {
      name: this.#name,
      title,
      kind: path.length > 1 ? "rows" : kind,
      step: this.#first,
      value: complete ? this.#given?.value ?? null : null,
      by: complete ? this.#given?.by ?? null : null,
      next: this.#next,
      earlier: before.params,
      before: before.answers,
      row: this.#rowDone || this.#rowEnded() ? this.#row : null,
      labels: this.#labels,
      rows: this.#rows,
      reached: this.#reached,
      number: this.#count
    };
  }
  /** Whether the last question of the row in the making has been answered: nothing of this param is asked any more. */
  #rowEnded() {
    return this.#number !== null && this.#next === null;
  }
};
function at(value, path) {
  let here = value;
  for (const key of path) {
    if (typeof here !== "object" || here === null) return void 0;
    here = here[key];
  }
  return here;
}
function labelOf3({ question }, answer2) {
  const option2 = question.kind === "pick" ? question.options.find((o) => o.value === answer2) : void 0;
  return option2?.label ?? String(answer2);
}

// src/discord/seat/destinations.ts
var ALL_WAYS = 400;
var MOST_WAYS = 4e3;
var ALIKE = 2;
var DETOUR = 2;
function goalsOf(subject, field) {
  const entry = entryOf(subject, field);
  const from = (path) => fromThere(subject, field, entry, path);
  const said = entry.param.ways?.({ ...subject.view, params: field.earlier });
  const ways = said ? saidWays(said, from) : shortestWays(from);
  return ways && ways.length > 0 ? ways : null;
}
var START = { value: "", labels: [], path: [] };
function saidWays(said, from) {
  const known = /* @__PURE__ */ new Map();
  const after = (path) => {
    const key = path.join(" ");
    const there = known.get(key) ?? from(path);
    known.set(key, there);
    return there;
  };
  const goals = /* @__PURE__ */ new Map();
  for (const path of said) {
    let way = START;
    for (const [i, value] of path.entries()) {
      const option2 = after(path.slice(0, i)).open.find((one) => one.value === value);
      way = way && option2 ? extended(way, option2) : null;
    }
    if (way && path.length > 0 && !goals.has(way.value) && after(path).stop === null) goals.set(way.value, way);
  }
  return [...goals.values()];
}
function shortestWays(from) {
  const goals = /* @__PURE__ */ new Map();
  const looked2 = new Looked();
  const ways = [START];
  for (const way of ways) {
    if (!looked2.isNew(way)) continue;
    if (looked2.count > MOST_WAYS) return null;
    const { open: open3, stop } = from(way.path);
    if (way.path.length > 0 && stop === null && !goals.has(way.value)) goals.set(way.value, way);
    ways.push(...open3.map((option2) => extended(way, option2)));
  }
  return [...goals.values()];
}
var Looked = class {
  count = 0;
  #shortest = /* @__PURE__ */ new Map();
  #alike = /* @__PURE__ */ new Map();
  /** Whether a way may lead where none has led; counts it if so. */
  isNew({ value, path }) {
    const key = `${path.length} ${value}`;
    const alike = this.#alike.get(key) ?? 0;
    const shortest = this.#shortest.get(value) ?? path.length;
    if (this.count >= ALL_WAYS && (alike >= ALIKE || path.length > shortest + DETOUR)) return false;
    this.#alike.set(key, alike + 1);
    this.#shortest.set(value, shortest);
    this.count++;
    return true;
  }
};
var extended = ({ path, labels }, { value, label = value, group }) => ({
  value,
  labels: [...labels, label],
  path: [...path, value],
  ...group === void 0 ? {} : { group }
});
function fromThere({ view }, { earlier: earlier2 }, { param }, path) {
  const c = { ...view, params: earlier2 };
  const picked = path;
  const question = param.ask(c, picked);
  const options = question !== null && "kind" in question && question.kind === "pick" ? question.options : [];
  return { open: options.filter((o) => !o.refused), stop: param.stop(c, picked) };
}
function entryOf({ form, view }, { name, earlier: earlier2 }) {
  const entry = form.entries.find((one) => one.name === name && isAsked(one, { ...view, params: earlier2 }));
  if (!entry) throw new Error(`the form does not ask for ${name}`);
  return entry;
}

// src/discord/seat/long-lists.ts
var optionsOf = ({ step }) => step.question.kind === "pick" ? step.question.options.filter((o) => !o.refused) : [];
function chunksOf(options) {
  if (options.length <= LIMIT.selectOptions) return [{ name: "", options }];
  const groups = [...grouped(options, ({ group = "" }) => group)].flatMap(([name, members]) => slices(name, members));
  const chunks = [];
  for (const group of groups) {
    const last = chunks.at(-1);
    if (last && last.options.length + group.options.length <= LIMIT.selectOptions) {
      last.name = `${last.name}, ${group.name}`;
      last.options = [...last.options, ...group.options];
    } else chunks.push({ ...group });
  }
  return chunks;
}
function slices(name, options) {
  const parts = [];
  for (let i = 0; i < options.length; i += LIMIT.selectOptions) {
    const part2 = options.slice(i, i + LIMIT.selectOptions);
    const [first, last] = [part2[0], part2.at(-1)].map((o) => (o?.label ?? o?.value ?? "").slice(0, 12));
    parts.push({
      name: name === "" || options.length > LIMIT.selectOptions ? `${name} ${first} \u2013 ${last}`.trim() : name,
      options: part2
    });
  }
  return parts;
}

// src/discord/seat/several.ts
var HANDFUL = 5;
var MOST_PARTS = 3;
function severalIn(subject, field) {
  if (field.kind === "subset") return severalOfSubset(subject, field);
  const step = field.next;
  if (field.kind !== "rows" || step?.kind !== "subset" || step.question.kind !== "pick") return [];
  const values = step.question.options.filter((o) => !o.refused).map(({ value }) => value);
  const whole2 = { label: labelOfAll(values.length, step.picked.length), values };
  return values.length + step.picked.length > HANDFUL && areTaken(subject, field, values) ? [whole2] : [];
}
function severalOfSubset(subject, field) {
  const options = optionsOf(field);
  if (options.length <= HANDFUL) return [];
  const chosen2 = Array.isArray(field.value) ? field.value : [];
  const values = options.map(({ value }) => value);
  const left = values.filter((value) => !chosen2.includes(value));
  const whole2 = { label: labelOfAll(left.length, chosen2.length), values };
  const all = left.length > 0 && areTaken(subject, field, values) ? [whole2] : [];
  const parts = partsOf(options, chosen2).filter((part2) => areTaken(subject, field, part2.values));
  const none = chosen2.length > HANDFUL ? [{ label: "None", values: [] }] : [];
  return [...all, ...parts.slice(0, MOST_PARTS), ...none];
}
var labelOfAll = (left, chosen2) => chosen2 > 0 ? `The rest (${left})` : `All (${left})`;
function partsOf(options, chosen2) {
  const chunks = chunksOf(options);
  if (chunks.length < 2) return [];
  return chunks.flatMap(({ name, options: members }) => {
    const part2 = /* @__PURE__ */ new Set([...chosen2, ...members.map(({ value }) => value)]);
    const values = options.map(({ value }) => value).filter((value) => part2.has(value));
    return part2.size > chosen2.length && part2.size < options.length ? [{ label: `All of ${name}`, values }] : [];
  });
}
var areTaken = (subject, field, values) => pickedTogether(subject, field, values) === values.length;
function pickedTogether({ form, view }, field, values) {
  const inRow2 = field.kind === "rows" && field.next !== null;
  const walk = questions(form, view);
  try {
    let next = walk.next();
    for (const answer2 of [...field.before, ...inRow2 ? field.reached : []]) next = walk.next(answer2);
    const list = next.done ? "" : next.value.path.join(".");
    for (const [i, value] of values.entries()) {
      if (next.done || next.value.path.join(".") !== list) return i;
      next = walk.next(value);
    }
    return values.length;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

// src/discord/seat/whole-rows.ts
var FEW3 = 7;
function wholeRows(subject, field) {
  const step = field.next;
  if (field.kind !== "rows" || step?.question.kind !== "pick" || step.path.length !== 3 || isPicked(step.kind))
    return [];
  const begun = step.stop === void 0;
  const beginnings2 = step.question.options.filter(({ refused }) => !refused).map((option2) => ({ option: option2, whole: rowsFrom(subject, field, option2, begun ? LIMIT.selectOptions : FEW3) }));
  if (begun && beginnings2.some(({ whole: whole2 }) => !whole2)) return [];
  const rows = beginnings2.flatMap(({ option: option2, whole: whole2 }) => whole2 ?? [{ ...option2, answers: [option2.value] }]);
  return rows.length <= LIMIT.selectOptions && rows.some(({ answers }) => answers.length > 1) ? rows : [];
}
function rowsFrom(subject, field, option2, most) {
  const { label = option2.value } = option2;
  const done2 = [];
  const open3 = [{ all: [option2.value], own: [option2.value], labels: [label.split(":")[0] ?? label] }];
  for (let path = open3.pop(); path; path = open3.pop()) {
    const step = inRow(subject, field, path.all);
    if (step === null) {
      const value = path.own.join(".").slice(0, LIMIT.optionText);
      done2.push({ value, label: path.labels.join(" \xB7 "), description: label, answers: path.own });
    } else {
      const next = step.stop === void 0 ? nextOf2(path, step) : null;
      if (!next || done2.length + open3.length + next.length > most) return null;
      open3.push(...next.toReversed());
    }
  }
  return done2;
}
function inRow({ form, view }, { before, reached, next }, all) {
  const at2 = progress(form, view, [...before, ...reached, ...all]);
  if ("done" in at2 || !next) return null;
  const [name, row2] = at2.step.path;
  return name === next.path[0] && row2 === next.path[1] ? at2.step : null;
}
function nextOf2({ all, own, labels }, step) {
  const only = onlyAnswer(step);
  if (only !== void 0) return [{ all: [...all, only], own, labels: [...labels, labelOf3(step, only)] }];
  const { question, guess, title } = step;
  if (question.kind === "pick")
    return question.options.filter(({ refused }) => !refused).map(({ value }) => ({ all: [...all, value], own: [...own, value], labels: [...labels, labelOf3(step, value)] }));
  const number = question.kind === "integer" ? guess?.() : void 0;
  if (typeof number !== "number") return null;
  return [{ all: [...all, number], own: [...own, number], labels: [...labels, `${title} ${number}`] }];
}

// src/discord/seat/menus.ts
var NUMBERS = LIMIT.selectOptions;
var MOST_PARTS2 = 4;
function menusOf2(subject, field, id, part2) {
  const step = field.next ?? field.step;
  const { question } = step;
  const head = headOf(field, step);
  if (question.kind === "text") return [];
  if (question.kind === "integer") {
    if (question.max - question.min >= NUMBERS || question.max < question.min) return [];
    const numbers = Array.from({ length: question.max - question.min + 1 }, (_, i) => question.min + i);
    const menu = numbers.map(
      (n) => option(String(n), `${field.title.replace(/\?$/, "")}: ${n}`, "", field.value === n)
    );
    return [select(id("set", 0), head, menu)];
  }
  const chunks = chunksOf(choicesOf(subject, field, step));
  const menus = chunks.map((chunk, i) => ({ chunk, menu: () => menuOf(subject, field, chunk, head, id("set", i)) }));
  const filled = menus.filter(({ chunk }) => chunk.options.length > 0);
  if (filled.length <= MOST_PARTS2) return filled.map(({ menu }) => menu());
  const at2 = part2 ?? chunks.findIndex(({ options }) => options.some(({ value }) => isChosen(field, value)));
  const shown = Math.min(Math.max(at2, 0), filled.length - 1);
  const which = select(id("part", 0), `${step.title} In which part?`, partEntries(field, chunks, shown));
  return [which, ...filled.slice(shown, shown + 1).map(({ menu }) => menu())];
}
function menuOf(subject, field, { name, options }, head, id) {
  const menu = options.map((o) => {
    const chosen2 = isChosen(field, o.value);
    const { label = o.value } = o;
    return option(o.value, chosen2 && field.kind === "choice" ? `${field.title} ${label}` : label, describe(o), chosen2);
  });
  return select(id, name === "" ? head : `${head} \xB7 ${name}`, menu, sizeOf(subject, field, options));
}
var partEntries = (field, chunks, shown) => chunks.map(({ name, options }, i) => {
  const chosen2 = options.filter(({ value }) => isChosen(field, value)).length;
  const count3 = chosen2 > 0 ? `${chosen2} of ${options.length} chosen` : `${options.length} to choose from`;
  return option(String(i), name, count3, i === shown);
});
function headOf({ kind }, { title, stop, picked }) {
  if (kind === "ranking") return `${title} \xB7 ${picked.length + 1}.`;
  return kind === "rows" && stop === null ? `Add: ${title}` : title;
}
var describe = ({ description, group = "" }) => description ?? group;
function choicesOf(subject, field, { question }) {
  const free = question.kind === "pick" ? question.options.filter((o) => !o.refused) : [];
  if (field.kind === "subset") return optionsOf(field);
  if (field.kind === "rows") {
    const whole2 = wholeRows(subject, field);
    return whole2.length > 0 ? whole2 : free;
  }
  if (field.kind !== "route") return free;
  return goalsIn(subject, field) ?? free;
}
function goalsIn(subject, field) {
  const goals = goalsOf(subject, field)?.map(({ value, labels, group = "" }) => {
    return { value, group, label: labels.at(-1) ?? value, description: labels.join(" \u2192 ") };
  });
  if (!goals || goals.length <= LIMIT.selectOptions) return goals ?? null;
  return goals.toSorted((a, b) => a.label.localeCompare(b.label, "en", { numeric: true }));
}
var isChosen = ({ value, kind }, one) => kind === "subset" ? Array.isArray(value) && value.includes(one) : kind === "choice" && value === one;
function sizeOf(subject, field, options) {
  const inRow2 = field.kind === "rows" && field.next?.kind === "subset";
  if (field.kind !== "subset" && !inRow2) return { min: 1, max: 1 };
  const values = options.map(({ value }) => value);
  return { min: inRow2 ? 1 : 0, max: Math.max(1, pickedTogether(subject, field, values) ?? options.length) };
}

// src/discord/seat/answers.ts
var BUTTONS = 5;
var SECTIONS = 8;
var offered = (shortcut) => ({ ...shortcut, id: idOf(shortcut) });
var idOf = ({ label, moves }) => fingerprint([label, moves]);
function answersTo({ book, view }, decision) {
  const named = book.definition.guide.shortcuts(view, decision).map(offered);
  const steps = decision.actions.some((name) => isFilledIn({ book, view }, name));
  const all = steps ? null : wholeAnswers(book, view, decision, LIMIT.selectOptions)?.map(offered) ?? null;
  if (named.length === 0 && all !== null) {
    const few = all.some(({ detail }) => detail !== void 0) ? SECTIONS : BUTTONS;
    return all.length <= few ? { first: all, others: [], single: [] } : { first: [], others: all, single: [] };
  }
  const same = new Set(named.map(({ moves }) => fingerprint(moves)));
  const isOther = ({ moves }) => !same.has(fingerprint(moves));
  const single = steps || all ? [] : singleAnswers({ book, view }, decision);
  return { first: named, others: all?.filter(isOther) ?? null, single: single.filter(isOther) };
}
function isFilledIn({ book, view }, name) {
  const action = book.actions.get(name);
  return action !== void 0 && (action.menu !== null || action.total(view) !== null);
}
var singleAnswers = ({ book, view }, { actions, preset }) => actions.flatMap((name) => wholeAnswers(book, view, { actions: [name], preset }, 1)?.map(offered) ?? []);
function answerById(seatView, decision, id) {
  return allOf(answersTo(seatView, decision)).find((answer2) => answer2.id === id);
}
var allOf = ({ first, others, single }) => [
  ...first,
  ...others ?? [],
  ...single
];
var hasBlankAnswer = (seatView, decision, action) => allOf(answersTo(seatView, decision)).some(
  ({ moves: [move2, ...more] }) => more.length === 0 && move2?.action === action && isBlank(move2.params)
);
var isBlank = (params2) => Object.values(params2).every((value) => Array.isArray(value) && value.length === 0);

// src/discord/seat/upcoming.ts
var upcomingOf = ({ book, view }) => book.definition.guide.upcoming(view);
var isPrepared = ({ prepared, view }, key) => prepared.some((one) => one.key === key && one.seat === view.seat);
var nextToCome = (seatView) => upcomingOf(seatView).find(({ key }) => !isPrepared(seatView, key));
var shortcutsOf = ({ book }, upcoming) => book.definition.guide.shortcuts(upcoming.view, decisionToCome(upcoming)).filter(({ moves }) => moves.length === 1 && moves[0]?.action === upcoming.action);
function aheadParts(context) {
  const { seatView, decision } = context;
  const upcoming = upcomingOf(seatView);
  if (upcoming.length === 0) return [];
  const next = decision === null ? nextToCome(seatView) : void 0;
  const ways = upcoming.length === 1 && next && isWhole2(seatView, next) ? [] : [wayIn(context, upcoming, next !== void 0)];
  return [...next ? nextParts(context, next) : [], ...ways.map((way) => rowPart(row(way)))];
}
var isWhole2 = (seatView, next) => seatView.book.actions.get(next.action)?.entries.length === 0 && shortcutsOf(seatView, next).length > 0;
function wayIn(context, upcoming, isNext) {
  const { seatView } = context;
  const [only] = upcoming;
  if (only && upcoming.length === 1) {
    const label = isNext ? "Choose\u2026" : `${isPrepared(seatView, only.key) ? "Change" : "Answer ahead"}: ${only.title}`;
    return button(controlId(context, "page", only.key, "ahead"), label);
  }
  const entries = upcoming.map(
    ({ key, title }) => isPrepared(seatView, key) ? option(key, `\u2713 ${title}`, "Answered ahead; it can be changed") : option(key, title, "Can be answered ahead")
  );
  return select(controlId(context, "page", null, "ahead"), isNext ? "Choose\u2026" : "Answer ahead", entries);
}
function nextParts(context, next) {
  const words = [...next.prompt.facts, `**${next.prompt.question}**`];
  const buttons = shortcutsOf(context.seatView, next).map(
    (shortcut) => button(controlId(context, "page", next.key, `quick.${idOf(shortcut)}`), shortcut.label)
  );
  return [text(words.join("\n")), ...buttonRows(buttons).map(rowPart)];
}

// src/discord/seat/doors.ts
function doorParts(context) {
  return [...freeParts(context), ...aheadParts(context)];
}
function freeParts(context) {
  const { seatView } = context;
  const asked2 = new Set(seatView.decisions.flatMap(({ actions }) => actions));
  const free = seatView.free.filter((name) => !asked2.has(name)).flatMap((name) => seatView.book.actions.get(name) ?? []).filter((action) => !action.when(seatView.view) && !blocked(action, seatView.view));
  const plain = free.filter(({ entries }) => entries.length === 0);
  const common = free.filter(({ entries, common: often }) => entries.length > 0 && often);
  const rare = free.filter(({ entries, common: often }) => entries.length > 0 && !often);
  const buttons = plain.slice(0, LIMIT.buttons).map(({ name, title }) => button(controlId(context, "page", name, "do"), title, import_discord2.ButtonStyle.Secondary));
  return [
    ...buttons.length > 0 ? [rowPart(row(...buttons))] : [],
    ...common.map((action) => rowPart(row(beginning(context, action)))),
    ...rare.length > 0 ? [rowPart(row(rareMenu(context, rare)))] : []
  ];
}
function beginning(context, action) {
  const id = (chunk) => controlId(context, "page", action.name, `begin.${chunk}`);
  const subject = subjectOf(context.seatView, { kind: "do", name: action.name, decision: null });
  const [first] = fill(subject.form, subject.view, {}, { values: {}, building: null }).fields;
  const menus = subject.total === null && first && first.by === null ? menusOf2(subject, first, (_, chunk) => id(chunk)) : [];
  const [menu] = menus;
  if (!menu || menus.length > 1) return button(controlId(context, "page", action.name, "do"), `${action.title}\u2026`);
  return {
    ...menu,
    min_values: 1,
    max_values: 1,
    placeholder: `${action.title}: ${menu.placeholder ?? ""}`.slice(0, LIMIT.placeholder)
  };
}
var rareMenu = (context, actions) => select(
  controlId(context, "page", null, "open"),
  "More you can do",
  actions.map(({ name, title, help }) => option(name, title, help))
);

// src/discord/seat/form-parts.ts
var import_discord4 = __toESM(require_src(), 1);

// src/discord/seat/counters.ts
var import_discord3 = __toESM(require_src(), 1);
function countedIn(subject, { values }) {
  const { total, form, view } = subject;
  if (total === null) return null;
  const kinds = [];
  let params2 = {};
  for (const entry of form.entries) {
    const here = { ...view, params: params2 };
    if (entry.when && !entry.when(here)) continue;
    const count3 = countOf(entry, values, subject, here);
    kinds.push({ name: entry.name, title: entry.title, count: count3, more: count3 < mostOf(entry, here) });
    params2 = { ...params2, [entry.name]: count3 };
  }
  const sum = kinds.reduce((so, { count: count3 }) => so + count3, 0);
  const open3 = kinds.map((kind) => ({ ...kind, more: kind.more && sum < total }));
  return { total, sum, kinds: open3, ...sum === total ? checked(subject, params2) : { params: null, refused: null } };
}
function countOf({ name, guess }, values, { form, preset }, here) {
  const isBegun2 = form.entries.some((entry) => values[entry.name] !== void 0);
  const count3 = isBegun2 ? values[name] : preset[name] ?? guess?.(here);
  return typeof count3 === "number" && count3 > 0 ? count3 : 0;
}
function mostOf({ param }, here) {
  const question = param.ask(here, []);
  return question && "kind" in question && question.kind === "integer" ? question.max : 0;
}
function checked({ form, view }, params2) {
  try {
    return { params: check(form, view, params2), refused: null };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { params: null, refused: error };
  }
}
function countedUp({ kinds }, at2 = null) {
  return Object.fromEntries(
    kinds.map(({ name, count: count3, more }, i) => [name, at2 === "none" ? 0 : count3 + (i === at2 && more ? 1 : 0)])
  );
}
function counterParts(subject, counted, presets, id, { label, closes }) {
  const { kinds, params: params2, sum } = counted;
  const words = [...closes ? [`**${subject.title}**`, ...subject.help] : [], ...countLines(counted)];
  const more = kinds.map((kind, i) => button(id("add", i), `+ ${kind.title}`, import_discord3.ButtonStyle.Secondary, !kind.more));
  const clear = button(id("zero"), "Clear", import_discord3.ButtonStyle.Secondary, sum === 0);
  const ends = [button(id("submit"), label, import_discord3.ButtonStyle.Success, params2 === null)];
  if (closes) ends.push(button(id("close"), "Back"));
  return [text(words.join("\n")), ...presets, ...buttonRows([...more, clear]).map(rowPart), rowPart(row(...ends))];
}
function countLines({ total, sum, kinds, refused }) {
  const chosen2 = kinds.flatMap(({ title, count: count3 }) => count3 > 0 ? [`${literalName(title)} ${count3}`] : []);
  const so = `**${sum} of ${total} chosen**${chosen2.length > 0 ? `: ${chosen2.join(", ")}` : ""}`;
  return [so, ...refused ? [`\u26A0\uFE0F ${refusalSentence(refused)}`] : []];
}

// src/discord/seat/form-parts.ts
var FORM_VERBS = [
  "set",
  "again",
  "add",
  "zero",
  "type",
  "typed",
  "preset",
  "unrow",
  "enough",
  "all",
  "part",
  "row",
  "less",
  "more",
  "count",
  "submit",
  "confirm",
  "close",
  "why"
];
function formParts(subject, sheet, id, ending, room) {
  const counted = countedIn(subject, sheet);
  if (counted) return counterParts(subject, counted, presetParts(subject, countedUp(counted), id, ending), id, ending);
  const filled = fill(subject.form, subject.view, subject.preset, sheet);
  const words = [
    ...ending.closes ? [`**${subject.title}**`, ...subject.help] : [],
    // else the question stands above
    ...droppedLines(filled),
    ...filled.fields.flatMap(lineOf),
    missing(filled)
  ];
  const told2 = words.filter((line) => line !== "").join("\n");
  const presets = presetParts(subject, chosenParams(filled), id, ending);
  const parts = [...told2 === "" ? [] : [text(told2)], ...presets];
  const last = endRow(filled, id, ending);
  const fields = filled.fields.flatMap((field, i) => fieldParts(subject, sheet, field, i, id));
  return fitted(parts, fields, last, room);
}
function presetParts(subject, chosen2, id, { again }) {
  const buttons = subject.presets(chosen2).slice(0, LIMIT.buttons).map(({ label, refused }, i) => button(id("preset", i), label, import_discord4.ButtonStyle.Secondary, refused !== void 0));
  return buttonRows([...buttons, ...again === null ? [] : [button(id("again"), again)]]).map(rowPart);
}
function fitted(parts, fields, last, room) {
  const rest = [...fields];
  const total = () => [...parts, ...rest, last].reduce((sum, part2) => sum + weight(part2), 0);
  while (rest.length > 0 && total() > room) rest.shift();
  return [...parts, ...rest, last];
}
var chosenParams = ({ fields }) => Object.fromEntries(fields.flatMap(({ name, value }) => value === null ? [] : [[name, value]]));
var droppedLines = ({ dropped }) => dropped.map(({ title, why }) => `\u26A0\uFE0F ${title} Left out: ${refusalSentence(why)}`);
function lineOf(field) {
  const { title, by, labels, kind } = field;
  if (by === "only" || by === "preset")
    return labels.length > 0 ? [`${title} **${labels.map(literalName).join(", ")}**`] : [];
  const names = labels.map(literalName);
  if (kind === "ranking")
    return names.length > 0 ? [`${title} **${names.map((n, i) => `${i + 1}. ${n}`).join(" \xB7 ")}**`] : [];
  if (kind === "rows") return [];
  if (kind === "route" || kind === "text")
    return labels.length > 0 ? [`${title} **${labels.map(literalName).join(" \u2192 ")}**`] : [];
  return [];
}
function rowLines({ title, rows, value, name }, sheet) {
  const at2 = rowAt(sheet.values[name], sheet.row);
  const isCurrent = (i) => i === at2 && value !== null && rows.length > 1;
  const lines = rows.map((names, i) => {
    return `${isCurrent(i) ? `**${i + 1}**` : i + 1}. ${names.map(literalName).join(" \xB7 ")}`;
  });
  return [title, ...lines];
}
function missing({ fields, params: params2 }) {
  const open3 = fields.find(({ value }) => value === null);
  return params2 !== null || !open3 ? "" : `-# Still open: ${(open3.next ?? open3.step).title}`;
}
function fieldParts(subject, sheet, field, at2, id) {
  if (field.by === "only" || field.by === "preset") return [];
  const goesOn = field.kind === "rows" || field.kind === "route" || field.kind === "ranking";
  const more = !goesOn || field.next !== null;
  const menus = more ? menusOf2(subject, field, (verb, chunk) => id(verb, at2, chunk), sheet.parts[field.name]) : [];
  const buttons = [];
  const asked2 = field.next ?? field.step;
  if (menus.length === 0 && more && asked2.question.kind !== "pick")
    buttons.push(button(id("type", at2), typeLabel(asked2), import_discord4.ButtonStyle.Secondary));
  if (field.kind === "route" && field.labels.length > 0) buttons.push(button(id("unrow", at2), "One step back"));
  if (field.kind === "ranking" && field.labels.length > 0) buttons.push(button(id("unrow", at2), "Remove the last"));
  if (more) buttons.push(...severalIn(subject, field).map(({ label }, i) => button(id("all", at2, i), label)));
  const rows = field.kind === "rows" ? rowParts(field, sheet, (verb) => id(verb, at2)) : [];
  return [...menus.map((menu) => rowPart(row(menu))), ...buttonRows(buttons).map(rowPart), ...rows];
}
function rowParts(field, sheet, id) {
  const lines = rowLines(field, sheet);
  if (field.labels.length === 0) return [];
  const isBegun2 = sheet.building?.param === field.name;
  const value = sheet.values[field.name];
  const at2 = rowAt(value, sheet.row);
  const count3 = Array.isArray(value) ? value.length : 0;
  const entries = field.rows.slice(0, Math.min(count3, LIMIT.selectOptions)).map((names, i) => option(String(i), `Row ${i + 1}: ${names.join(" \xB7 ")}`, "", i === at2));
  const which = isBegun2 || entries.length < 2 ? [] : [rowPart(row(select(id("row"), "Row", entries)))];
  const { number } = field;
  const counts = isBegun2 || !number ? [] : [button(id("less"), "\u22121"), button(id("more"), "+1")];
  const remove = button(id("unrow"), isBegun2 ? "Not this one" : "Remove");
  const enough = isBegun2 && field.next?.stop === null ? [button(id("enough"), "That is all", import_discord4.ButtonStyle.Primary)] : [];
  const tail = rowPart(row(...counts, ...enough, remove));
  return [text(lines.join("\n")), ...which, ...isBegun2 ? [] : numberMenu(field, id), tail];
}
function numberMenu({ number }, id) {
  const numbers = number ? numbersIn(number) : [];
  if (!number || numbers.length === 0) return [];
  const entries = numbers.map((n) => option(String(n), `${number.title} ${n}`, "", n === number.now));
  return [rowPart(row(select(id("count"), number.title, entries)))];
}
function typeLabel({ question, title }) {
  return question.kind === "integer" ? `${title} (${question.min} to ${question.max})\u2026` : `${title}\u2026`;
}
function endRow(filled, id, { label, closes, blank: blank2 }) {
  const open3 = filled.params === null || !blank2 && isBlank2(filled);
  const buttons = [button(id("submit"), label, import_discord4.ButtonStyle.Success, open3)];
  if (filled.fields.some((field) => reasonsOf(field) !== "")) buttons.push(button(id("why"), "Why not\u2026?"));
  if (closes) buttons.push(button(id("close"), "Back"));
  return rowPart(row(...buttons));
}
function isBlank2({ fields }) {
  const asked2 = fields.filter(({ by }) => by !== "only" && by !== "preset");
  return asked2.length > 0 && asked2.every(({ value, by }) => by === "guess" && Array.isArray(value) && value.length === 0);
}
function reasonsOf({ step, next, title, value }) {
  const { question, stop } = next ?? step;
  const refused = question.kind === "pick" ? question.options.filter((o) => o.refused) : [];
  const byReason = grouped(refused, (o) => o.refused ? refusalSentence(o.refused) : "");
  const lines = [...byReason].map(
    ([why, options]) => `**${options.map(({ label, value: value2 }) => literalName(label ?? value2)).join(", ")}**: ${why}`
  );
  if (question.kind === "integer" && question.more)
    lines.push(`**More than ${question.max}**: ${refusalSentence(question.more)}`);
  if (stop && value === null) lines.push(refusalSentence(stop));
  return lines.length === 0 ? "" : [title, ...lines].join("\n");
}

// src/discord/seat/offers.ts
var import_discord8 = __toESM(require_src(), 1);

// src/discord/seat/question.ts
var import_discord7 = __toESM(require_src(), 1);

// src/discord/seat/ahead-menus.ts
var import_discord5 = __toESM(require_src(), 1);
var offersUnder = ({ book, view }, decision) => book.definition.orders.flatMap((order) => {
  const { ahead: ahead2 } = order;
  if (!ahead2?.at(view, decision)) return [];
  const choices = ahead2.choices(view);
  return choices.length > 1 ? [{ order, ahead: ahead2, choices }] : [];
});
function chosen({ orders, view }, { order, ahead: ahead2, choices }) {
  const kept = orders.find(({ name, seat }) => name === order.name && seat === view.seat);
  if (!kept) return choices[0];
  if (kept.ask) return choices.find(({ params: params2 }) => params2 === "ask");
  const same = choices.filter(
    ({ params: params2 }) => typeof params2 === "object" && canonical(params2) === canonical(kept.params)
  );
  return same.find(({ until = ahead2.until }) => until === endOf(kept)) ?? same[0];
}
var endOf = ({ turn: turn2, phase }) => turn2 !== null ? "turn" : phase !== null ? "phase" : "changed";
var MOST_OPEN = 2;
function openOf(seatView, decision, offers) {
  if (!seatView.opening && offers.length <= MOST_OPEN + 1) return offers;
  const byButtons = saidByButtons(seatView, decision);
  const rank = (offer) => byButtons.has(offer.order.name) ? 2 : countsAsShown(offer) ? 0 : 1;
  const counting2 = offers.filter((offer) => rank(offer) === 0);
  const room = seatView.opening ? 0 : MOST_OPEN - counting2.length;
  const others = [1, 2].flatMap((wanted) => offers.filter((offer) => rank(offer) === wanted));
  const open3 = /* @__PURE__ */ new Set([...counting2, ...others.slice(0, Math.max(room, 0))]);
  return offers.filter((offer) => open3.has(offer));
}
function saidByButtons({ book, view }, decision) {
  const named = book.definition.guide.shortcuts(view, decision);
  return new Set(named.flatMap(({ open: open3, ahead: ahead2 = [] }) => open3 ? ahead2.map(({ order }) => order) : []));
}
var countsAsShown = ({ choices: [first] }) => typeof first?.params === "object";
function aheadParts2(seatView, decision, { more, busy }, ids) {
  const offers = offersUnder(seatView, decision);
  const folded = busy && offers.length > MOST_OPEN;
  const few = folded ? offers.filter(countsAsShown) : openOf(seatView, decision, offers);
  const open3 = more ? offers : few;
  const folds = few.length < offers.length;
  const label = more ? "Less for this turn" : "More for this turn\u2026";
  return [
    ...open3.map((offer) => rowPart(row(menuOf2(seatView, offer, ids.menu(offer.order.name))))),
    ...folds ? [rowPart(row(button(ids.more, label, import_discord5.ButtonStyle.Secondary)))] : []
  ];
}
function menuOf2(seatView, offer, id) {
  const now = chosen(seatView, offer);
  const menu = offer.choices.map(
    ({ value, label, description = "" }) => value === now?.value ? option(value, `${offer.ahead.title}: ${label}`, description, true) : option(value, label, description)
  );
  return select(id, offer.ahead.title, menu);
}
function shownAhead(seatView, decision, more) {
  const offers = offersUnder(seatView, decision);
  const shown = more ? offers : openOf(seatView, decision, offers);
  return shown.flatMap((offer) => {
    const [first] = offer.choices;
    return first && countsAsShown(offer) && !isKept(seatView, offer) ? [{ order: offer.order.name, value: first.value }] : [];
  });
}
var isKept = ({ orders, view }, { order }) => orders.some(({ name, seat }) => name === order.name && seat === view.seat);
var canBeSaid = (seatView, decision, { order, value }) => offersUnder(seatView, decision).some(
  (offer) => offer.order.name === order && offer.choices.some((one) => one.value === value)
);
var countsAlready = (seatView, decision, { order, value }) => offersUnder(seatView, decision).some(
  (offer) => offer.order.name === order && chosen(seatView, offer)?.value === value && (isKept(seatView, offer) || !countsAsShown(offer))
);

// src/discord/seat/batch-parts.ts
var import_discord6 = __toESM(require_src(), 1);
var BATCH_VERBS = [
  "add",
  "row",
  "less",
  "more",
  "all",
  "count",
  "remove",
  "clear",
  "again",
  "send",
  "only",
  "end",
  "write",
  "written"
];
function batchParts(seatView, decision, sheet, trial, id, room, named) {
  const lines = linesOf(sheet, trial);
  const head = lines.length === 0 ? [] : [text(lines.join("\n"))];
  const menus = trial.menus.flatMap(({ title, additions, begun }, i) => {
    if (additions.length === 0) return [];
    const entries = additions.map(({ value, label, description }) => option(value, label, description));
    return [{ begun, part: rowPart(row(select(id("add", i), title, entries))) }];
  });
  const tail = [
    ...rowControls(seatView, sheet, trial, id),
    rowPart(row(...sendButtons(seatView, decision, sheet, trial, id, named)))
  ];
  const left = room - weightOf([...head, ...tail]);
  const number = menus.length * MENU + MENU <= left ? numberMenu2(sheet, trial, id) : [];
  while (menus.length > 0 && menus.length * MENU > left) {
    const at2 = menus.findLastIndex(({ begun }) => begun === null);
    menus.splice(at2 < 0 ? menus.length - 1 : at2, 1);
  }
  return [...menus.map(({ part: part2 }) => part2), ...head, ...number, ...tail];
}
function linesOf(sheet, trial) {
  const { rows, unread } = sheet;
  const current = currentOf(sheet);
  const count3 = unread === "" ? 0 : unread.split("\n").length;
  return [
    ...rows.length === 0 ? [] : ["**Not sent yet:**"],
    ...rows.map((one, i) => rowLine(one, trial.rows[i], i, i === current)),
    ...count3 === 0 ? [] : [`-# ${count3} typed ${count3 === 1 ? "line is no row" : "lines are no rows"} yet: see **Write\u2026**`]
  ];
}
var MENU = 2;
var effectOf = (outcome) => outcome?.state === "refused" ? "" : outcome?.told.join(" ") ?? "";
function rowLine({ words }, outcome, at2, current) {
  const number = current ? `**${at2 + 1}**` : `${at2 + 1}`;
  const called = effectOf(outcome) || literalName(words);
  switch (outcome?.state) {
    case void 0:
    case "possible":
      return `${number}. ${called}`;
    case "stops":
      return `${number}. ${called} *(what comes after it waits for what it brings)*`;
    case "refused":
      return `${number}. ~~${called}~~ ${outcome.refused ? refusalSentence(outcome.refused) : ""}`;
    case "later":
      return `${number}. ${called} *(looked at when the rows above are done)*`;
  }
}
function rowControls(seatView, sheet, trial, id) {
  const at2 = currentOf(sheet);
  const move2 = sheet.rows[at2];
  if (!move2) return [];
  const entries = sheet.rows.slice(0, LIMIT.selectOptions).map(({ words }, i) => option(String(i), `Row ${i + 1}: ${effectOf(trial.rows[i]) || words}`, "", i === at2));
  const rows = sheet.rows.length < 2 ? [] : [rowPart(row(select(id("row"), "Row", entries)))];
  const { number } = trial;
  const numbers = number ? [button(id("less"), "\u22121"), button(id("more"), "+1"), button(id("all"), "All")] : [];
  return [...rows, rowPart(row(...numbers, button(id("remove"), "Remove"), ...planButton(seatView, trial)))];
}
function planButton({ book, record, view }, { standing: standing2 }) {
  if (!book.definition.draft || standing2.length === 0) return [];
  return [button(writePress({ kind: "plan", game: record.id, seat: view.seat }), "Show on the map")];
}
function numberMenu2(sheet, { number }, id) {
  const params2 = sheet.rows[currentOf(sheet)]?.params;
  if (!number || !params2) return [];
  const numbers = numbersIn(number);
  if (numbers.length === 0) return [];
  const label = (n) => `${number.title} ${n}${n === number.max ? " (all)" : ""}`;
  const entries = numbers.map((n) => option(String(n), label(n), "", n === params2[number.name]));
  return [rowPart(row(select(id("count"), number.title, entries)))];
}
function sendButtons(seatView, decision, sheet, trial, id, named) {
  const { rows } = sheet;
  const end = endingOf(seatView, trial);
  const ends = decision.actions.some((name) => seatView.book.actions.get(name)?.ends);
  const plain = ends && (!named || rows.length > 0) ? [button(id("end"), capital(end), import_discord6.ButtonStyle.Secondary)] : [];
  const sending = [
    button(id("end"), `Submit and ${end}`, import_discord6.ButtonStyle.Success),
    button(id("send"), "Submit, go on", import_discord6.ButtonStyle.Primary)
  ];
  const [next, ...more] = trial.standing;
  if (next && more.length > 0) sending.push(button(id("only"), `Only row ${rows.indexOf(next) + 1}`));
  const before = rows.length === 0 ? earlierStep(sheet, seatView.phase) : null;
  const first = next ? sending : [...plain, ...before ? [button(id("again"), before.label)] : []];
  return [...first, ...rows.length > 0 ? [button(id("clear"), "Clear")] : [], button(id("write"), "Write\u2026")];
}
function endingOf({ book, phase, view }, { after, standing: standing2 }) {
  const said = book.definition.guide.ending?.(after?.view ?? view, movesOf(standing2));
  return said ?? `end my ${phase.name}`;
}
var capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

// src/discord/seat/question.ts
var MENU2 = "menu";
function promptText({ seatView }, decision) {
  const { question, facts: facts2 } = seatView.book.definition.guide.prompt(seatView.view, decision);
  const asked2 = question === "" ? titlesOf(seatView.book.actions, decision) : question;
  return [...facts2, `**${asked2}**`, ...answeredLine(seatView, decision)].join("\n");
}
var titlesOf = (actions, decision) => decision.actions.flatMap((name) => actions.get(name)?.title ?? []).join(" / ");
function answeredLine({ book, view }, { answered: answered3 }) {
  if (!answered3) return [];
  const label = book.definition.guide.label(view, answered3) ?? book.actions.get(answered3.action)?.title ?? "";
  return [
    `You have answered: ${label}${label.endsWith("\u2026") ? "" : "."} It can be changed until the last answer is in.`
  ];
}
function questionParts(context, decision, trial, room) {
  const { seatView } = context;
  const answers = answersTo(seatView, decision);
  const begun = trial !== null && context.sheet.rows.length > 0;
  const ahead2 = aheadParts2(
    seatView,
    decision,
    { more: context.sheet.more, busy: begun },
    {
      menu: (order) => controlId(context, "say", order, "set"),
      more: controlId(context, "page", null, "more")
    }
  );
  const first = begun ? [] : firstParts(context, decision, [...answers.first, ...answers.single]);
  const left = room - [...first, ...ahead2].reduce((sum, part2) => sum + weight(part2), 0);
  return [...first, ...restParts(context, decision, answers, trial, left), ...ahead2];
}
function restParts(context, decision, { others, first }, trial, room) {
  if (isStep(context.seatView, decision) && trial) return stepParts(context, decision, trial, room, first.length > 0);
  if (others) return others.length === 0 ? [] : [rowPart(row(othersMenu(context, decision, others, first)))];
  const form = ownForm(context, decision);
  if (form) return inlineForm(context, decision, form, room);
  return [rowPart(row(actionsMenu(context, decision)))];
}
function firstParts(context, decision, first) {
  const id = (answer2) => answerId(context, decision, answer2);
  const plain = first.filter(({ detail }) => detail === void 0);
  const verb = commonVerb(
    context.seatView,
    first.filter(({ detail }) => detail !== void 0)
  );
  const told2 = first.flatMap(({ detail, ...answer2 }) => {
    if (detail === void 0) return [];
    const name = answer2.label.slice(verb.length).trim();
    const words = verb === "" || detail.startsWith("**") ? detail : `**${name}** \xB7 ${detail}`;
    return [{ kind: "section", text: words, button: button(id(answer2), verb === "" ? answer2.label : verb) }];
  });
  const buttons = plain.map(
    (answer2, i) => button(id(answer2), answer2.label, i === 0 && told2.length === 0 ? import_discord7.ButtonStyle.Primary : import_discord7.ButtonStyle.Secondary)
  );
  return [...told2, ...buttonRows(buttons).map(rowPart)];
}
function commonVerb({ book }, answers) {
  const verbs = new Set(
    answers.map(({ label, moves: [move2] }) => {
      const [verb2 = ""] = (move2 && book.actions.get(move2.action)?.title.split(" ")) ?? [];
      return verb2 !== "" && label.startsWith(`${verb2} `) ? verb2 : "";
    })
  );
  const [verb = ""] = verbs;
  return verbs.size === 1 && answers.length > 1 ? verb : "";
}
var answerId = ({ game: game2, seat }, decision, { id }) => writePress({ kind: "answer", game: game2, decision: decision.id, seat, step: id });
function othersMenu(context, decision, others, first) {
  const entries = others.map(({ id, label, detail = "" }) => option(id, label, detail));
  const title = first.length > 0 ? "More answers" : titlesOf(context.seatView.book.actions, decision);
  return select(answerId(context, decision, { id: MENU2 }), title, entries);
}
function ownForm({ seatView }, decision) {
  if (isStep(seatView, decision)) return null;
  const forms = decision.actions.filter(
    (name) => canBegin(seatView, decision, name) && hasMore(seatView, decision, name)
  );
  const [only] = forms;
  return only !== void 0 && forms.length === 1 ? { kind: "do", name: only, decision: decision.id } : null;
}
var hasMore = ({ book }, { preset }, name) => book.actions.get(name)?.entries.some((entry) => !(entry.name in preset)) === true;
function canBegin({ book, view }, { preset }, name) {
  const action = book.actions.get(name);
  return action !== void 0 && !action.typed && !action.when(view) && !blocked(action, view, preset);
}
function actionsMenu(context, decision) {
  const { seatView } = context;
  const entries = decision.actions.filter((name) => canBegin(seatView, decision, name)).flatMap((name) => {
    const action = seatView.book.actions.get(name);
    return action ? [option(name, action.title, action.help)] : [];
  });
  const nothing = [option("-", "Nothing is possible now")];
  return select(controlId(context, "page", decision.id, "open"), "Choose\u2026", entries.length > 0 ? entries : nothing);
}
function inlineForm(context, decision, wanted, room) {
  const subject = subjectOf(context.seatView, wanted);
  const blank2 = !hasBlankAnswer(context.seatView, decision, wanted.name);
  const again = earlierAnswer(context.sheet, context.seatView.phase, subject)?.label ?? null;
  return formParts(subject, context.sheet, formId(context), { label: "Submit", closes: false, blank: blank2, again }, room);
}
var formId = (context) => (verb, at2 = 0, chunk = 0) => controlId(context, "form", null, `${verb}.${at2}.${chunk}`);
function stepParts(context, decision, trial, room, named) {
  const id = (verb, at2 = 0) => controlId(context, "step", decision.id, `${verb}.${at2}`);
  return batchParts(context.seatView, decision, context.sheet, trial, id, room, named);
}

// src/discord/seat/offers.ts
var MOST3 = 4;
var BUTTONS2 = 5;
function offerParts(context, room) {
  const offers = context.seatView.decisions.filter(({ kind }) => kind === "offer");
  const sorted = [...offers.filter(({ invited }) => invited), ...offers.filter(({ invited }) => !invited)];
  const all = sorted.slice(0, MOST3).map((offer) => offerPart(context, offer));
  const shown = all.filter((_, i) => i === 0 || AROUND + weightOf(all.slice(0, i + 1).flat()) <= room);
  const more = offers.length - shown.length;
  return [
    ...shown.length > 0 ? [RULE] : [],
    ...shown.flat(),
    ...more > 0 ? [text(`-# \u2026and ${more} more ${more === 1 ? "offer" : "offers"}, shown when these are answered.`)] : []
  ];
}
var AROUND = 2;
function offerPart(context, offer) {
  const { seatView } = context;
  const { facts: facts2 } = seatView.book.definition.guide.prompt(seatView.view, offer);
  const words = [literal(offer.text ?? ""), ...facts2].filter((line) => line !== "").join("\n");
  const answers = answersTo(seatView, offer);
  const all = allOf(answers);
  const menu = all.length > BUTTONS2 ? repeated(answers.others ?? []) : [];
  const buttons = all.filter((answer2) => !menu.includes(answer2)).map((answer2, i) => button(answerId(context, offer, answer2), answer2.label, styleOf(offer, i)));
  const form = ownForm(context, offer);
  const named = all.some(({ moves }) => moves[0]?.action === form?.name);
  if (form && !(named && answers.others)) {
    const title = named ? "Other cards or terms" : seatView.book.actions.get(form.name)?.title;
    const id = controlId(context, "page", offer.id, `form.${form.name}`);
    const other = button(id, `${title ?? form.name}\u2026`, named ? import_discord8.ButtonStyle.Secondary : import_discord8.ButtonStyle.Success);
    buttons.splice(named ? 1 : 0, 0, other);
  }
  if (offer.invited && seatView.book.definition.guide.counter?.(seatView.view, offer))
    buttons.push(button(controlId(context, "page", offer.id, "counter"), "Counter\u2026"));
  return [
    text(words),
    ...menu.length > 0 ? [rowPart(row(answerMenu(context, offer, menu, answers.first)))] : [],
    ...buttons.length > 0 ? [rowPart(row(...buttons.slice(0, BUTTONS2)))] : []
  ];
}
var repeated = (answers) => answers.filter(({ moves: [move2] }) => answers.filter(({ moves }) => moves[0]?.action === move2?.action).length > 1);
function answerMenu(context, offer, answers, buttons) {
  const name = answers[0]?.moves[0]?.action ?? "";
  const words = commonWords(answers.map(({ label }) => label));
  const other = buttons.some(({ moves }) => moves[0]?.action === name) ? " another" : "";
  const title = words === "" ? context.seatView.book.actions.get(name)?.title ?? "Answer" : `${words}${other}\u2026`;
  const entries = answers.map(({ id, label, detail = "" }) => option(id, label, detail));
  return select(answerId(context, offer, { id: MENU2 }), title, entries);
}
function commonWords([first = "", ...others]) {
  const words = first.split(" ");
  const same = (count4) => others.every((one) => one.startsWith(`${words.slice(0, count4).join(" ")} `));
  let count3 = 0;
  while (count3 < words.length - 1 && same(count3 + 1)) count3++;
  return words.slice(0, count3).join(" ");
}
var styleOf = ({ invited }, at2) => invited && at2 === 0 ? import_discord8.ButtonStyle.Success : import_discord8.ButtonStyle.Secondary;

// src/discord/seat/whose.ts
async function requireOwnSeat({ campaigns }, asker, game2, seat) {
  const mine2 = await campaigns.seatsOf(game2, asker.person.id);
  if (mine2.includes(seat)) return;
  const { seats } = await campaigns.status(game2);
  const name = (id) => {
    const info = seats.find((s) => s.id === id);
    return info?.inText ?? info?.name ?? id;
  };
  const yours = mine2.length === 0 ? "You hold no seat in this campaign: you are a spectator." : `You play ${mine2.map(name).join(" and ")}.`;
  refuse("not-your-seat", `That is for ${name(seat)} alone. ${yours}`);
}

// src/discord/seat/reading.ts
var NEXT = "next";
function cardMenu({ game: game2, seat, cards }, shown = null) {
  if (cards.length === 0) return [];
  const id = writePress({ kind: "card", game: game2, seat, step: shown === null ? "" : NEXT });
  const more = cards.length > LIMIT.selectOptions ? " (the others: /hand card:)" : "";
  const options = cards.map(
    ({ value, label, description }) => option(value, label ?? value, description ?? "", value === shown)
  );
  return [row(select(id, `Read a card\u2026${more}`, options))];
}
async function pressCard(services, asker, { game: game2, seat }, [card = ""]) {
  if (seat === null) return unknownControl();
  await requireOwnSeat(services, asker, game2, seat);
  return await cardPage(services, asker, { game: game2, seat, card }, false);
}
async function cardPage(services, { person }, { game: game2, seat, card }, words) {
  const { campaigns } = services;
  const scene = await campaigns.card(game2, person.id, seat, card);
  const rows = cardMenu({ game: game2, seat, cards: await campaigns.cards(game2, person.id, seat) }, card);
  if (words) return page("", scene.text, rows);
  return { ...page("", "", rows), pictures: picturesOf(services, "card", scene) };
}

// src/discord/seat/stand-text.ts
var MOST4 = 3;
function standText(context) {
  const { seatView } = context;
  if (seatView.awaited)
    return `The game waits for you${seatView.deadline === null ? "" : ` until ${relative(seatView.deadline)}`}.`;
  const todo = [...asideText(context), ...aheadText(context)];
  return todo.length === 0 ? "Waiting on others: nothing to answer." : ["Waiting on others.", ...todo].join(" ");
}
function asideText({ seatView, decision }) {
  const offers = seatView.decisions.filter(({ kind, invited }) => kind === "offer" && invited).length;
  return [
    ...decision?.answered ? ["Your answer can be changed."] : [],
    ...offers === 0 ? [] : [offers === 1 ? "You have an offer." : `You have ${offers} offers.`]
  ];
}
function aheadText({ seatView, decision }) {
  const upcoming = upcomingOf(seatView);
  if (upcoming.length === 0) return [];
  const next = decision === null ? nextToCome(seatView) : void 0;
  const open3 = upcoming.filter(({ key }) => !isPrepared(seatView, key)).map(({ title }) => title);
  const named = open3.slice(0, MOST4).join(", ");
  const more = open3.length > MOST4 ? ` and ${open3.length - MOST4} more` : "";
  if (next) return [`Next for you: ${next.title}. You can answer ahead.`];
  return open3.length > 0 ? [`You can answer ahead: ${named}${more}.`] : ["You have answered ahead; it can be changed."];
}

// src/discord/seat/seat-page.ts
var RESERVED = 2;
async function seatPage(services, person, game2, seat, notice = "") {
  const named = seat ?? await seatInTurn(services, person, game2);
  return await pageOf(await seatContext(services, person, game2, named), notice);
}
async function seatInTurn({ campaigns }, person, game2) {
  const mine2 = await campaigns.seatsOf(game2, person);
  const [first] = mine2;
  if (first === void 0)
    return refuse(
      "no-seat",
      "You hold no seat in this campaign: you are a spectator. `/map` and `/game status` are yours."
    );
  if (mine2.length === 1) return first;
  const todos = await campaigns.todo(person);
  return todos.find((todo) => todo.record.id === game2)?.seat ?? first;
}
async function pageOf(context, notice) {
  const pictures = handPicture(context);
  const head = [...headParts(context), text(situation(context, notice))];
  const foot = [...cardMenu({ ...context, cards: readable(context) }).map(rowPart), footRow(context)];
  const room = LIMIT.components - RESERVED - weightOf([...head, ...foot]) - galleriesOf(pictures).length - 1;
  const trial = await stepOf2(context);
  const body = context.sheet.form ? openFormParts(context, room) : bodyParts(context, trial, room);
  return { title: titleOf(context), parts: [...head, ...body, ...foot], footer: "", pictures, notice };
}
function titleOf({ seatView }) {
  return `${literalName(seatView.record.name)} \xB7 ${phaseTitle(seatView.phase)} \xB7 ${seatView.seatName}`;
}
function headParts(context) {
  const { seats, seat, seatView } = context;
  if (seats.length < 2) return [];
  const names = new Map(
    seatView.book.definition.roster(seatView.record.options, seatView.book.content).map(({ id, name }) => [id, name])
  );
  const entries = seats.map((one) => option(one, `Seat: ${names.get(one) ?? one}`, "", one === seat));
  return [rowPart(row(select(controlId(context, "page", null, "seat"), "Seat", entries)))];
}
function situation(context, notice) {
  const { seatView, lost } = context;
  const { guide } = seatView.book.definition;
  const welcome = seatView.opening ? guide.welcome(seatView.view) : [];
  const lines = [
    notice,
    ...lost.map((line) => `\u26A0\uFE0F ${line}`),
    waitingRows(context),
    ...welcome,
    ...notice === "" && !seatView.opening ? happened(context) : [],
    // who has just acted has read it
    seatView.opening ? "" : standingsLead(seatView.phase, guide.standings({ ...seatView.view, seat: null, hand: null })),
    `-# ${standText(context)}`
  ];
  return lines.filter((line) => line !== "").join("\n");
}
function happened({ seatView, decision }) {
  const { last } = seatView;
  const shown = last && !decision?.answered && (!seatView.awaited || seatView.undo !== null);
  const did = !shown ? [] : last.told.length > 0 ? last.told : last.moves.map((move2) => moveWords(seatView, move2));
  return [didText(did), sinceText(seatView.since, seatView.seatName), ...seatView.news];
}
function waitingRows({ seatView, sheet, decision }) {
  if (sheet.rows.length === 0 || decision && isStep(seatView, decision)) return "";
  const words = sheet.rows.map((row2) => literalName(row2.words)).join(", ");
  return `-# Not submitted: ${words}. It waits until you are asked again in this phase.`;
}
function bodyParts(context, trial, room) {
  const { decision, seatView } = context;
  const doors = doorParts(context);
  const asked2 = decision ? [text(promptText(context, decision))] : [];
  const left = room - weightOf([...doors, ...asked2]);
  const offered2 = seatView.decisions.some(({ kind }) => kind === "offer") ? ONE_OFFER : 0;
  const question = decision ? questionParts(context, decision, trial, Math.max(left - offered2, MOST_NEEDED)) : [];
  const offers = offerParts(context, left - weightOf(question));
  const all = [...asked2, ...question, ...offers, ...doors];
  while (weightOf(all) > room) all.pop();
  return all;
}
var ONE_OFFER = 10;
var MOST_NEEDED = 14;
function openFormParts(context, room) {
  const { seatView, ground, sheet } = context;
  if (!sheet.form) return [];
  const subject = subjectOf(ground, sheet.form);
  const label = { do: "Submit", order: "Set", query: "Ask", ahead: "Submit ahead" }[subject.kind];
  const added = subject.kind === "do" && seatView.book.actions.get(subject.name)?.menu ? "Add" : label;
  const asked2 = alsoAsked(context);
  const again = isRow(seatView, sheet.form) ? null : earlierAnswer(sheet, seatView.phase, subject)?.label ?? null;
  const blank2 = subject.kind === "do" || subject.kind === "ahead";
  return [
    ...asked2,
    ...formParts(subject, sheet, formId(context), { label: added, closes: true, blank: blank2, again }, room - weightOf(asked2))
  ];
}
function alsoAsked(context) {
  const { decision, seatView, sheet } = context;
  if (!decision?.owed || decision.answered || sheet.form?.decision === decision.id) return [];
  if (sheet.form && isRow(seatView, sheet.form)) return [];
  const { question } = seatView.book.definition.guide.prompt(seatView.view, decision);
  const words = question === "" ? titlesOf(seatView.book.actions, decision) : question;
  return [text(`-# Also asked: ${words} **Back** leads there.`)];
}
async function stepOf2(context) {
  const { decision, sheet, seatView } = context;
  return decision && !sheet.form && isStep(seatView, decision) ? await stepView(context) : null;
}
function footRow(context) {
  const { seatView, game: game2, seat } = context;
  const undo = seatView.undo === null ? [] : [button(writePress({ kind: "undo", game: game2, seat, step: `${seatView.undo}` }), "Take it back")];
  return rowPart(
    row(
      ...undo,
      button(writePress({ kind: "map", game: game2, seat }), "Map", import_discord9.ButtonStyle.Secondary),
      button(writePress({ kind: "hand", game: game2, seat }), "Hand", import_discord9.ButtonStyle.Secondary),
      button(writePress({ kind: "orders", game: game2, seat }), "Orders", import_discord9.ButtonStyle.Secondary)
    )
  );
}
function readable({ seatView }) {
  if (seatView.record.status !== "running") return [];
  return seatView.book.definition.reading?.cards(seatView.view) ?? [];
}
function handPicture({ services, seatView }) {
  if (seatView.record.status !== "running") return [];
  return picturesOf(services, "hand", seatView.book.definition.hand(seatView.view));
}

// src/discord/seat/take-back.ts
async function takeBack(services, asker, game2, row2) {
  const person = asker.person.id;
  const { line, seat } = await services.campaigns.undo({ game: game2, person, row: row2, interaction: asker.interaction });
  if (seat !== null) await forget(services, person, game2, seat);
  const notice = line === "" ? "This has been done already." : `\u21A9\uFE0F ${literal(line)}`;
  return await seatPage(services, person, game2, seat, notice);
}
async function forget(services, person, game2, seat) {
  const context = await seatContext(services, person, game2, seat);
  await withSheet(context, withoutLastSent(context.sheet, context.seatView.phase));
}

// src/discord/commands/command.ts
var import_discord10 = __toESM(require_src(), 1);
var commandJson = (name, description, options) => ({
  name,
  description: clip(description, LIMIT.commandText),
  options,
  contexts: [import_discord10.InteractionContextType.Guild, import_discord10.InteractionContextType.BotDM],
  integration_types: [import_discord10.ApplicationIntegrationType.GuildInstall]
});
function commandSize({ name, description, options = [], choices = [] }) {
  const own = name.length + (description?.length ?? 0);
  const listed = choices.reduce((sum, choice) => sum + choice.name.length + String(choice.value).length, 0);
  return options.reduce((sum, option2) => sum + commandSize(option2), own + listed);
}
function fitting2(drafts) {
  const fits2 = drafts.find((json3) => commandSize(json3) <= LIMIT.commandSize);
  if (!fits2) throw new Error(`the command ${drafts[0]?.name ?? ""} is too large for Discord`);
  return fits2;
}
var subcommand = (name, description, options = []) => ({
  type: import_discord10.ApplicationCommandOptionType.Subcommand,
  name,
  description: clip(description, LIMIT.commandText),
  options: [...options]
});
var commandName = (name) => name.replace(new RegExp("\\p{Lu}", "gu"), (letter, at2) => `${at2 > 0 ? "-" : ""}${letter.toLowerCase()}`).slice(0, LIMIT.commandName);
var completed2 = (name, description) => ({
  type: import_discord10.ApplicationCommandOptionType.String,
  name,
  description: clip(description, LIMIT.commandText),
  autocomplete: true
});
var textOf = (given2, name) => {
  const value = given2[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
};
function matching(candidates2, typed) {
  const text3 = typed.trim().toLowerCase();
  const fits2 = candidates2.filter(
    ({ name, value }) => value.length > 0 && value.length <= LIMIT.choiceText && (name.toLowerCase().includes(text3) || value.toLowerCase().includes(text3))
  );
  const first = fits2.filter(({ name }) => name.toLowerCase().startsWith(text3));
  return [...first, ...fits2.filter((choice) => !first.includes(choice))].slice(0, LIMIT.choices).map(({ name, value }) => ({ name: clip(name.trim() === "" ? value : name, LIMIT.choiceText), value }));
}

// src/discord/commands/create-options.ts
var import_discord13 = __toESM(require_src(), 1);

// src/discord/commands/own-scenario.ts
var import_discord11 = __toESM(require_src(), 1);
var SCENARIO_FILE = "scenario-file";
var scenarioFile = (games) => {
  const names = games.flatMap(({ ownScenarios, name }) => ownScenarios ? [name] : []);
  const description = `${names.join(", ")}: a scenario of your own, as a JSON file`;
  return names.length === 0 ? [] : [{ type: import_discord11.ApplicationCommandOptionType.Attachment, name: SCENARIO_FILE, description }];
};
var withoutFile = ({ [SCENARIO_FILE]: _file, ...given2 }) => given2;
async function attachedScenario({ campaigns }, { asker, files }, definition) {
  const file = files?.[SCENARIO_FILE];
  if (!file || asker.guild === null) return null;
  if (!definition.ownScenarios) return refuse("no-option", `${definition.name} takes no scenario of your own.`);
  await campaigns.servers.mayBring(asker.guild, asker);
  const text3 = await file.text(OWN_FILE_LIMIT.bytes);
  try {
    return campaigns.withScenario(definition.id, text3);
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    return refuse("bad-scenario", faulty(file.name, faultsOf(error)));
  }
}
function faulty(name, faults) {
  const list = faults.map((fault) => `
\u2022 ${literal(fault)}`).join("");
  return `The scenario in ${literal(name)} cannot be played:${list}
-# How scenarios are written: docs/games/fitna-scenarios.md of Umpire.`;
}
function optionsOf2({ ways }, given2) {
  const way = ways.find(
    (one) => Object.entries(one).every(([name, value]) => given2[name] === void 0 || given2[name] === value)
  );
  const names = Object.keys(ways[0]).map((name) => `\`${name}\``);
  return way ?? refuse("bad-option", `The file is for another choice: leave ${names.join(" and ")} out, or choose what it names.`);
}

// src/discord/commands/param-options.ts
var import_discord12 = __toESM(require_src(), 1);
var OURS = ["game", "seat"];
function optionName(param) {
  const name = commandName(param);
  return OURS.includes(name) ? `which-${name}` : name;
}
function optionsOf3(form, room) {
  const end = form.entries.findIndex(({ param }) => param.kind === "route" || param.kind === "rows");
  return form.entries.slice(0, end < 0 ? void 0 : end).slice(0, room).map(optionOf);
}
function optionOf({ name, title, param }) {
  const description = clip(title, LIMIT.commandText);
  switch (param.kind) {
    case "integer":
      return { type: import_discord12.ApplicationCommandOptionType.Integer, name: optionName(name), description };
    case "text":
      return { type: import_discord12.ApplicationCommandOptionType.String, name: optionName(name), description };
    case "choice":
      return completed2(optionName(name), title);
    case "ranking":
      return completed2(optionName(name), `${clip(title, LIMIT.commandText - 28)} (in order, commas between)`);
    case "subset":
    case "route":
    case "rows":
      return completed2(optionName(name), `${clip(title, LIMIT.commandText - 18)} (commas between)`);
  }
}

// src/discord/commands/typed.ts
function fillTyped(form, view, preset, given2, until) {
  const values = {};
  for (; ; ) {
    const filled = fill(form, view, preset, { values, building: null });
    const [dropped] = filled.dropped;
    if (dropped) return refuse(dropped.why.code, dropped.why.text, dropped.why.rule);
    requireWhole(form, view, filled);
    const next = filled.fields.find((field) => isTyped(field, given2, until) && values[field.name] === void 0);
    if (!next) {
      const known = new Set(filled.fields.map(({ name }) => optionName(name)));
      const unused = Object.keys(given2).filter((option2) => !known.has(option2) && option2 !== until);
      const explicit = filled.fields.every(({ by }) => by !== null && by !== "guess");
      return { filled, values, unused, explicit };
    }
    const value = typedValue(next, given2[optionName(next.name)] ?? "");
    if (next.by === "only" || next.by === "preset") requireSame(next, value);
    values[next.name] = value;
  }
}
function requireWhole(form, view, { fields }) {
  const params2 = {};
  for (const { name, kind, value, labels, by } of fields) {
    if (value === null) return;
    const c = { ...view, params: params2 };
    const entry = form.entries.find((one) => one.name === name && isAsked(one, c));
    const surplus = by === "person" && isPicked(kind) && Array.isArray(value) && value.length > labels.length;
    if (entry && surplus) checkEntry(entry, c, value);
    params2[name] = value;
  }
}
var isTyped = ({ name }, given2, until) => given2[optionName(name)] !== void 0 && optionName(name) !== until;
function requireSame({ step, value }, typed) {
  if (JSON.stringify(value) !== JSON.stringify(typed))
    accept(step.question, Array.isArray(typed) ? typed[0] ?? null : typed);
}
function typedValue({ step, kind }, value) {
  const { question } = step;
  if (question.kind !== "pick") return value;
  if (!isPicked(kind)) return meant(question.options, String(value));
  const parts = listOf(String(value));
  return kind === "subset" ? membersNamed(question.options, parts) : parts.map((part2) => meant(question.options, part2));
}
var listOf = (text3) => text3.split(",").map((part2) => part2.trim()).filter((part2) => part2 !== "" && part2 !== "-");
function meant(options, text3) {
  return matchOption(options, text3).meant?.value ?? text3;
}

// src/discord/commands/create-options.ts
var RESERVED2 = ["game", "name", "pace", SCENARIO_FILE];
function shared(games) {
  const options = /* @__PURE__ */ new Map();
  for (const game2 of games) {
    for (const entry of game2.options.entries) {
      const name = commandName(entry.name);
      if (RESERVED2.includes(name)) throw new Error(`${game2.id}: an option of a game cannot be called \u201C${name}\u201D`);
      options.set(name, [...options.get(name) ?? [], { game: game2, entry, question: alwaysAsked(entry) }]);
    }
  }
  return options;
}
var Depends = class extends Error {
};
var depends = () => {
  throw new Depends();
};
var UNKNOWN = new Proxy({}, { get: depends, has: depends, ownKeys: depends, getOwnPropertyDescriptor: depends });
function alwaysAsked({ param }) {
  try {
    const question = param.ask({ content: UNKNOWN, params: UNKNOWN }, []);
    return question !== null && "kind" in question ? question : null;
  } catch (error) {
    if (error instanceof Depends) return null;
    throw error;
  }
}
function createOptions(games, room, listed) {
  return [...shared(games)].slice(0, room).map(([name, list]) => optionOf2(name, list, listed));
}
function optionOf2(name, list, listed) {
  const titles = [...new Set(list.map(({ entry }) => entry.title))];
  const only = list.length === 1 ? `${list[0]?.game.name}: ` : "";
  const description = clip(only + titles.join(" / "), LIMIT.commandText);
  if (list.every(({ entry }) => entry.param.kind === "integer"))
    return { type: import_discord13.ApplicationCommandOptionType.Integer, name, description, ...rangeOf(list) };
  const choices = listed && list.length === 1 && !list.some(isList) ? choicesOf2(list) : null;
  if (!choices) return { type: import_discord13.ApplicationCommandOptionType.String, name, description, autocomplete: true };
  return { type: import_discord13.ApplicationCommandOptionType.String, name, description, choices };
}
function rangeOf(list) {
  const ranges = list.flatMap(({ question }) => question?.kind === "integer" ? [question] : []);
  if (ranges.length < list.length) return {};
  return { min_value: Math.min(...ranges.map(({ min }) => min)), max_value: Math.max(...ranges.map(({ max }) => max)) };
}
var isList = ({ entry }) => isPicked(entry.param.kind);
function choicesOf2(list) {
  const options = list.flatMap(({ question }) => question?.kind === "pick" ? question.options : []);
  const choices = options.map(({ value, label }) => ({ value, name: clip(label ?? value, LIMIT.choiceText) }));
  const few = choices.length > 0 && choices.length <= LIMIT.choices;
  return few && choices.every(({ value }) => value.length <= LIMIT.choiceText) ? choices : null;
}
function completeCreate(books, given2, typing2) {
  const list = books.filter(({ definition }) => given2.game === void 0 || given2.game === definition.id).flatMap((book) => book.definition.options.entries.map((entry) => ({ book, entry }))).filter(({ entry }) => commandName(entry.name) === typing2.name);
  const options = list.flatMap(({ book, entry }) => {
    const question = questionIn(book, saidOf(book, given2, entry), entry);
    return question?.kind === "pick" ? question.options.filter((o) => !o.refused) : [];
  });
  const unique = new Map(options.map(({ value, label }) => [value, label ?? value]));
  const choices = [...unique].map(([value, name]) => ({ value, name }));
  return list.some(isList) ? completeList(options, choices, typing2.text) : matching(choices, typing2.text);
}
function completeList(options, choices, text3) {
  const parts = listOf(text3).map((part2) => meant(options, part2));
  const known = (part2) => options.some(({ value }) => value === part2);
  const whole2 = known(parts.at(-1));
  const before = whole2 ? parts : parts.slice(0, -1);
  const more = matching(
    choices.filter(({ value }) => !before.includes(value)),
    whole2 ? "" : parts.at(-1) ?? ""
  );
  const so = before.join(", ");
  const longer = more.map(({ value, name }) => ({ value: `${so}, ${value}`, name: `${so}, ${name}` }));
  const all = before.length === 0 ? more : [...whole2 ? [{ value: so, name: so }] : [], ...longer];
  const fits2 = all.filter(({ value }) => value.length <= LIMIT.choiceText).slice(0, LIMIT.choices);
  return fits2.map(({ value, name }) => ({ value, name: clip(name, LIMIT.choiceText) }));
}
function chosenOptions(book, given2) {
  const { name, options } = book.definition;
  const own = new Set(options.entries.map((entry) => commandName(entry.name)));
  const foreign = Object.keys(given2).find((option2) => !RESERVED2.includes(option2) && !own.has(option2));
  if (foreign !== void 0) refuse("no-option", `${name} has no option \u201C${foreign}\u201D.`);
  return saidOf(book, given2, null);
}
function saidOf(book, given2, until) {
  const said = {};
  for (const entry of book.definition.options.entries) {
    if (entry === until) break;
    const typed = given2[commandName(entry.name)];
    if (typed !== void 0) said[entry.name] = read(entry, questionIn(book, said, entry), typed);
  }
  return said;
}
function questionIn({ definition, content }, said, { name }) {
  try {
    return questionFor(definition.options, { content }, said, definition.defaults, name);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
function read({ param }, question, value) {
  if (question?.kind === "integer" && typeof value === "string" && /^-?\d+$/.test(value)) return Number(value);
  if (typeof value !== "string" || question !== null && question.kind !== "pick") return value;
  const word2 = (text3) => meant(question?.options ?? [], text3);
  if (param.kind === "subset") return membersNamed(question?.options ?? [], listOf(value));
  return isPicked(param.kind) ? listOf(value).map(word2) : word2(value);
}

// src/discord/commands/lobby.ts
var import_discord14 = __toESM(require_src(), 1);

// src/campaign/lobby-post.ts
var DICE_LIMITS = "Whoever operates this bot can know the dice; a seed phrase protects only those who give it after the host's last one.";
function lobbyPost(record, book, members) {
  const { definition } = book;
  const seats = definition.roster(record.options, book.content);
  const places = placesOf(book, record);
  const open3 = record.status === "lobby";
  const joined2 = memberLines(members, places, isShared(places) ? "a group of seats by lot" : "a seat by lot");
  const single = seats.map((seat) => ({ ...seat, seats: [seat.id] }));
  const modes = modeLines(definition.windows, record.options).map((line) => `
-# ${line}`);
  const reacting = modes.length > 0 ? ["\n\nCards played out of turn:", ...modes] : [];
  const over = record.started === null ? "This lobby is closed." : "This campaign has started.";
  const head = open3 ? `${members.length} of ${places.length} ${placeWord(places)} taken.` : over;
  return {
    destination: channelOf(record),
    slot: "lobby",
    payload: {
      kind: "post",
      post: {
        ...blank,
        title: record.name,
        text: [
          `${definition.summary}

Seats: ${seats.map((s) => s.name).join(", ")}. Campaign \`${record.id}\`.
${head}`,
          ...open3 ? joined2 : memberLines(members, single, ""),
          ...open3 ? sharingText(book, record, places) : [],
          ...reacting,
          `

-# Dice commitment \`${record.commitment}\` (SHA-256 of the secret). ${DICE_LIMITS}`
        ],
        controls: open3 ? lobbyControls(book, record, members) : []
      }
    }
  };
}
function memberLines(members, places, byLot) {
  return members.flatMap((member) => {
    const who = member.bot ? ["the computer"] : [{ person: member.person }];
    const word2 = member.word === null ? [] : [" \u2013 seed phrase \u201C", { literal: member.word }, "\u201D"];
    return ["\n\u2022 ", ...who, ` \u2013 ${placeWith(places, member.seat)?.name ?? byLot}`, ...word2];
  });
}
function sharingText(book, record, places) {
  if (isShared(places)) {
    const groups = places.map(({ name }) => `
\u2022 ${name}`);
    return [`

The seats are shared out among ${places.length} people; whoever joins plays one of these:`, ...groups];
  }
  const usual = sharingLines(book, record).map((line) => `
-# ${line}`);
  return usual.length > 0 ? ["\n\nHow fewer people usually share the seats:", ...usual] : [];
}
function lobbyControls(book, record, members) {
  return [
    { kind: "join", label: "Join" },
    { kind: "leave", label: "Leave" },
    { kind: "start", label: "Start" },
    ...sharingsOffered(book, record, members).map(({ people, groups }) => {
      const isEach = groups.every((group) => group.length === 1);
      return { kind: "share", people, label: isEach ? "A person for each seat" : `Share the seats among ${people}` };
    })
  ];
}

// src/discord/commands/lobby.ts
var ANY = "-";
async function seatChoice(services, asker, game2) {
  const { record, places, free, members, definition } = await services.campaigns.status(game2);
  if (record.status !== "lobby") return refuse("not-a-lobby", "This campaign has already started.");
  if (members.some((m) => m.person === asker.person.id)) return refuse("already-in", "You have already joined.");
  if (members.length >= places.length) return refuse("full", allTaken(places));
  const one = isShared(places) ? "group of seats" : "seat";
  const menu = [
    option(ANY, `Any ${one}`, "Drawn at random when the campaign starts"),
    ...free.map((place) => option(place.id, place.name, place.summary))
  ];
  const text3 = `${definition.summary}

${places.map((place) => `**${place.name}** \u2013 ${place.summary}`).join("\n")}`;
  const id = writePress({ kind: "seat", game: game2, step: "choose" });
  return page(`Join ${literalName(record.name)}`, text3, [row(select(id, `Which ${one}?`, menu))], record.id);
}
async function chosenSeat({ campaigns }, game2, seat) {
  const { record, free } = await campaigns.status(game2);
  if (record.status !== "lobby") return refuse("not-a-lobby", "This campaign has already started.");
  if (seat === null) return { record, name: "a seat drawn at random" };
  const name = free.find(({ id }) => id === seat)?.name;
  return name === void 0 ? refuse("no-seat", "That seat cannot be chosen; press **Join** again.") : { record, name };
}
async function confirmSeat(services, game2, choice) {
  const seat = choice === ANY ? null : choice;
  const { record, name } = await chosenSeat(services, game2, seat);
  const id = (step) => writePress({ kind: "seat", game: game2, seat, step });
  const text3 = `You take **${name}**.

If you like, add a seed phrase: any word, shown to everyone, on which the dice depend from then on.
-# ${DICE_LIMITS}`;
  const buttons = [
    button(id("join"), "Join", import_discord14.ButtonStyle.Success),
    button(id("word"), "Join with a seed phrase\u2026", import_discord14.ButtonStyle.Primary),
    button(id("again"), "Another seat")
  ];
  return page(`Join ${literalName(record.name)}`, text3, [row(...buttons)], record.id);
}
async function wordWindow(services, game2, seat) {
  await chosenSeat(services, game2, seat);
  const input = {
    type: import_discord14.ComponentType.TextInput,
    custom_id: "typed",
    label: "Any word, shown to everyone",
    style: import_discord14.TextInputStyle.Short,
    max_length: 60,
    required: true
  };
  return {
    custom_id: writePress({ kind: "seat", game: game2, seat, step: "typed" }),
    title: "Your seed phrase for the dice",
    components: [{ type: import_discord14.ComponentType.ActionRow, components: [input] }]
  };
}
async function join(services, asker, game2, seat, word2) {
  const { person, interaction } = asker;
  await services.campaigns.join({ game: game2, person, seat, word: word2, interaction });
  const { record } = await services.campaigns.status(game2);
  return note(
    `\u2705 You have joined **${literalName(record.name)}**. Once the host starts it, what you play with comes by direct message.`
  );
}
async function leave(services, asker, game2) {
  await services.campaigns.leave(game2, asker.person, asker.interaction);
  return note("You have left the campaign.");
}
async function share(services, asker, game2, people) {
  await services.campaigns.share(game2, asker.person, people, asker.interaction);
  const { places } = await services.campaigns.status(game2);
  if (!isShared(places)) return note("Each seat is taken by itself from now on. Who had joined keeps one.");
  const list = places.map(({ name }) => `
\u2022 ${name}`).join("");
  return note(
    `The seats are shared out among ${people} people:${list}
Who had named a seat keeps the group that it is in.`
  );
}
async function start(services, asker, game2, bots) {
  try {
    await services.campaigns.start(game2, asker.person, bots, asker.interaction);
    return note("\u2705 The campaign begins.");
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "seats-empty") throw error;
    const id = writePress({ kind: "start", game: game2, step: "bots" });
    return page("", refusalSentence(error), [row(button(id, "Start with computer players", import_discord14.ButtonStyle.Primary))]);
  }
}

// src/discord/asker.ts
var staffOf = ({ guild, staff }) => staff ? guild : null;

// src/discord/permits.ts
var import_discord15 = __toESM(require_src(), 1);
var { ViewChannel, SendMessages, SendMessagesInThreads, CreatePublicThreads, CreatePrivateThreads } = import_discord15.PermissionFlagsBits;
var { AttachFiles, ReadMessageHistory, ManageThreads } = import_discord15.PermissionFlagsBits;
var NEEDS = [
  { name: "View Channel", bit: ViewChannel, essential: "everywhere", why: "nothing works without it" },
  { name: "Send Messages", bit: SendMessages, essential: "channels", why: "posts what happens" },
  {
    name: "Send Messages in Threads",
    bit: SendMessagesInThreads,
    essential: "threads",
    why: "brings hands to private threads, where direct messages are closed"
  },
  { name: "Attach Files", bit: AttachFiles, essential: "everywhere", why: "posts the pictures of the board" },
  {
    name: "Read Message History",
    bit: ReadMessageHistory,
    essential: "everywhere",
    why: "looks after a crash whether a message had arrived, so that none comes twice; opens threads under posts"
  },
  {
    name: "Create Public Threads",
    bit: CreatePublicThreads,
    essential: "channels",
    why: "opens a thread for each round of talks"
  },
  {
    name: "Create Private Threads",
    bit: CreatePrivateThreads,
    essential: "nowhere",
    why: "brings hands to people whose direct messages are closed; without it they have to use `/hand`"
  },
  {
    name: "Manage Threads",
    bit: ManageThreads,
    essential: "nowhere",
    why: "locks the thread of talks that are over; without it, it is only archived, and anybody's message wakes it"
  }
];
var permitsOf = (held, inThread) => NEEDS.map(({ name, bit, essential, why }) => ({
  name,
  granted: held.has(bit),
  essential: essential === "everywhere" || essential === (inThread ? "threads" : "channels"),
  why
}));
var lacking = (permits) => permits.flatMap(({ name, granted, essential }) => essential && !granted ? [name] : []);

// src/discord/commands/pick.ts
var Several = class extends Refused {
  /** The option that would have said which. */
  option;
  candidates;
  constructor(wanted, candidates2) {
    const names = candidates2.map(({ label }) => label).join(", ");
    const question = wanted === "game" ? "Which campaign?" : "Which seat?";
    super({ code: `which-${wanted}`, text: `${question} Give the option \`${wanted}\`: ${names}.` });
    this.name = "Several";
    this.option = wanted;
    this.candidates = candidates2;
  }
};
function pickPage(command, { sub, given: given2 }, { option: wanted, candidates: candidates2 }) {
  const listed = candidates2.slice(0, LIMIT.selectOptions);
  const whole2 = listed.map(({ value }) => JSON.stringify({ ...given2, [wanted]: value }));
  const fits2 = whole2.every((text3) => text3.length <= LIMIT.optionText);
  const menu = listed.map(
    ({ value, label, description }, i) => option((fits2 ? whole2[i] : void 0) ?? JSON.stringify({ [wanted]: value }), label, description)
  );
  const [title, placeholder] = wanted === "game" ? ["Which campaign?", "Choose a campaign"] : ["Which seat?", "Choose a seat"];
  const id = writePress({ kind: "pick", game: "all", name: command, step: sub ?? "" });
  const lost = fits2 ? "" : "What else you typed is too long to be kept: you will be asked for it again.";
  return page(title, lost, [row(select(id, placeholder, menu))]);
}
var Picked = external_exports.record(external_exports.string(), external_exports.union([external_exports.string(), external_exports.number(), external_exports.boolean()]));
function pickedCall(asker, { step }, values) {
  return { asker, sub: step === "" ? null : step, given: readPicked(values[0] ?? "") };
}
function readPicked(value) {
  try {
    return Picked.parse(JSON.parse(value));
  } catch {
    return refuse("unknown-control", "This menu has expired: type the command again.");
  }
}

// src/discord/commands/visible.ts
async function ownGames(campaigns, { person }, ended) {
  const lists = [campaigns.find({ person: person.id, ended }), campaigns.find({ host: person.id, ended })];
  return (await Promise.all(lists)).flat();
}
var isInSight = ({ guild, sees }, game2) => game2.guild !== null && game2.guild === guild && sees(game2.channel) === "visible";
async function knownAmong(campaigns, asker, games) {
  if (games.every((game2) => isInSight(asker, game2))) return games;
  const own = new Set((await ownGames(campaigns, asker, true)).map(({ id }) => id));
  return games.filter((game2) => own.has(game2.id) || isInSight(asker, game2));
}
async function knownGames(campaigns, asker, { of, ended = false }) {
  const own = await ownGames(campaigns, asker, ended);
  const around = asker.guild === null ? [] : await campaigns.find({ guild: asker.guild, ended });
  const games = new Map([...own, ...around.filter((game2) => isInSight(asker, game2))].map((game2) => [game2.id, game2]));
  return [...games.values()].filter((game2) => of === void 0 || game2.game === of);
}
async function mustSee(campaigns, asker, game2) {
  const [known] = await knownAmong(campaigns, asker, [await campaigns.record(game2)]);
  if (!known) refuse("no-game", `There is no campaign \u201C${literalName(game2)}\u201D.`);
}

// src/discord/commands/which.ts
var GAME = completed2("game", "Which campaign; needed only where it is not clear");
var SEAT = completed2("seat", "As which seat; needed only if you hold several");
async function findGame(campaigns, asker, named, among = {}) {
  if (named !== null)
    return namedAmong(campaigns, await knownGames(campaigns, asker, { ...among, ended: true }), named);
  const here = await knownAmong(campaigns, asker, await fitting3(campaigns, among, { channel: asker.channel }));
  if (here.length === 1 && here[0]) return here[0];
  const mine2 = await fitting3(campaigns, among, { person: asker.person.id });
  const candidates2 = here.length > 0 ? here.filter((game2) => mine2.some((m) => m.id === game2.id)) : mine2;
  const running = candidates2.filter((game2) => game2.status === "lobby" || game2.status === "running");
  const only = running.length > 0 ? running : candidates2.slice(-1);
  if (only.length === 1 && only[0]) return only[0];
  const choices = only.length > 0 ? only : here;
  if (choices.length === 0) return refuse("no-game", "There is no campaign here, and you are in none.");
  return pickGame(campaigns, choices);
}
function pickGame({ definitions }, games) {
  throw new Several(
    "game",
    games.map(({ id, name, game: game2 }) => {
      const of = definitions.find((definition) => definition.id === game2)?.name ?? game2;
      return { value: id, label: name, description: name === of ? id : `${of} \xB7 ${id}` };
    })
  );
}
function namedAmong({ definitions }, games, word2) {
  const byId = games.find(({ id }) => id.toLowerCase() === word2.trim().toLowerCase());
  if (byId) return byId;
  const match = matchName(games, ({ name: name2 }) => [name2], word2);
  if (match.meant === null) {
    const [first] = match.close;
    if (first && match.close.length > 1 && match.close.every(({ name: name2 }) => name2 === first.name))
      return pickGame({ definitions }, match.close);
    const close = match.close.map(({ id, name: name2 }) => `${literalName(name2)} (\`${id}\`)`).join(" or ");
    const hint = close === "" ? "" : ` Did you mean ${close}?`;
    return refuse("no-game", `There is no campaign \u201C${literalName(word2)}\u201D that you can see.${hint}`);
  }
  const { name } = match.meant;
  const called = games.filter((game2) => game2.name === name);
  return called.length > 1 ? pickGame({ definitions }, called) : match.meant;
}
async function fitting3(campaigns, { of, ended = false }, filter) {
  const active = (await campaigns.find(filter)).filter((game2) => of === void 0 || game2.game === of);
  if (active.length > 0 || !ended) return active;
  return (await campaigns.find({ ...filter, ended })).filter((game2) => of === void 0 || game2.game === of);
}
async function gameChoices(campaigns, asker, among = {}) {
  return choicesOf3(await knownGames(campaigns, asker, among));
}
var choicesOf3 = (games) => games.map(({ id, name }) => ({ name: `${name} (${id})`, value: id }));
async function findSeat(campaigns, asker, record, named) {
  const mine2 = await mySeats(campaigns, asker, record.id);
  if (mine2.length === 0) return refuse("no-seat", `You hold no seat in \u201C${literalName(record.name)}\u201D.`);
  if (named === null) {
    if (mine2.length === 1 && mine2[0]) return mine2[0].value;
    throw new Several(
      "seat",
      mine2.map(({ value, name }) => ({ value, label: name, description: "" }))
    );
  }
  const match = matchName(mine2, ({ name, value }) => [name, value], named);
  if (match.meant !== null) return match.meant.value;
  const yours = mine2.map(({ name }) => name).join(", ");
  return refuse("not-your-seat", `\u201C${literalName(named)}\u201D is no seat of yours. You play: ${yours}.`);
}
async function mySeats(campaigns, asker, game2) {
  const [mine2, status] = await Promise.all([campaigns.seatsOf(game2, asker.person.id), campaigns.status(game2)]);
  return mine2.map((id) => ({ value: id, name: status.seats.find((s) => s.id === id)?.name ?? id }));
}

// src/discord/commands/mend.ts
function requirePermits({ permits }) {
  const missing2 = lacking(permits);
  if (missing2.length > 0)
    refuse("not-permitted", `In this channel I need these permissions first: ${missing2.join(", ")}.`);
}
async function repair(services, { asker, given: given2 }) {
  const { campaigns } = services;
  const { id, channel } = await findGame(campaigns, asker, textOf(given2, "game"), { ended: true });
  if (asker.places.includes(channel)) requirePermits(asker);
  const { person, interaction } = asker;
  const parked = await campaigns.repair({ game: id, person: person.id, staffOf: staffOf(asker), interaction });
  const again = parked === 0 ? "Nothing was stuck" : `${parked} stuck: sent again now`;
  return note(`\u2705 ${again}. The campaign's last post with its thread, and everybody's own message, are restored.`);
}
async function move(services, { asker, given: given2 }) {
  const { campaigns } = services;
  const { guild, channel, person, interaction } = asker;
  if (guild === null) return refuse("not-here", "A campaign needs a channel of a server: use this command there.");
  requirePermits(asker);
  const { id, name } = elsewhere(services, await movable(services, asker), textOf(given2, "game"));
  const steward = { game: id, person: person.id, staffOf: staffOf(asker), interaction };
  await campaigns.move({ ...steward, guild, channel, rank: asker });
  return note(`\u2705 **${literalName(name)}** continues here.`);
}
async function movable({ campaigns }, asker) {
  const guild = staffOf(asker);
  const [own, around] = await Promise.all([
    campaigns.find({ host: asker.person.id }),
    guild === null ? [] : campaigns.find({ guild })
  ]);
  const within = around.filter(({ channel }) => asker.sees(channel) !== "hidden");
  const games = new Map([...own, ...within].map((game2) => [game2.id, game2]));
  return [...games.values()].filter((game2) => game2.channel !== asker.channel);
}
function elsewhere({ campaigns }, games, named) {
  if (games.length === 0) return refuse("no-game", "There is no campaign elsewhere that you could bring here.");
  if (named !== null) return namedAmong(campaigns, games, named);
  return games.length === 1 && games[0] ? games[0] : pickGame(campaigns, games);
}
var moveChoices = async (services, asker) => choicesOf3(await movable(services, asker));

// src/discord/commands/status-page.ts
function statusPage(status) {
  const { record, definition } = status;
  const chapters = [
    [`${definition.name} \xB7 hosted by ${mention(record.host)} \xB7 ${stateText(status)}`, ...phaseText(status)],
    waitingText(status),
    standingsText(status),
    ["**Seats**", ...takenBy(status), ...undrawn(status)],
    [...paceText(status), diceText(status)]
  ];
  const text3 = chapters.flatMap((lines) => lines.length > 0 ? [lines.join("\n")] : []).join("\n\n");
  return page(literalName(record.name), text3, [], `${record.id} \xB7 rules ${record.rules}`);
}
var takenBy = (status) => (status.record.started === null ? status.places : status.seats).map((seat) => seatText(status, seat));
function stateText({ record, members, places, seats, result }) {
  switch (record.status) {
    case "lobby":
      return `waiting for players (${members.length} of ${places.length})`;
    case "running":
      return "running";
    case "abandoned":
      return "ended without a result";
    case "damaged":
      return "set aside, because what is stored of it is damaged";
    case "over": {
      const won = (result?.victories ?? []).map(({ title, seats: winners }) => {
        const names = winners.map((id) => seats.find((s) => s.id === id)?.name ?? id);
        return `${title}: ${names.length > 0 ? names.join(" and ") : "nobody"}`;
      });
      return `over. ${won.join(". ")}`;
    }
  }
}
function phaseText({ phase }) {
  return phase === null ? [] : [`**${phaseTitle(phase)}**`];
}
function waitingText({ record, awaited, deadline, members, seats }) {
  if (record.status !== "running") return [];
  if (awaited.length === 0) return deadline === null ? [] : [`\u23F3 Reactions are open until ${moment(deadline)}.`];
  const who = awaited.map((id) => {
    const people = playersOf(members, id);
    const name = seats.find((seat) => seat.id === id)?.name ?? id;
    return people.length > 0 ? `**${name}** (${people.join(", ")})` : `**${name}**`;
  });
  const until = deadline === null ? "." : `, until ${moment(deadline)} (${relative(deadline)}); then the default action is taken for whoever has not answered.`;
  return [`\u23F3 Waiting on ${who.join(", ")}${until}`];
}
function standingsText({ standings, record: { status } }) {
  if (standings === null || standings.lead === "" && standings.lines.length === 0) return [];
  const title = status === "running" ? "Standings" : "Final standings";
  return [
    `**${title}**${standings.lead === "" ? "" : ` \u2013 ${standings.lead}`}`,
    ...standings.lines.map((l) => `\u2022 ${l}`)
  ];
}
var playersOf = (members, seat) => members.filter((m) => m.seat === seat).map((m) => m.bot ? "the computer" : mention(m.person));
function seatText({ members }, { id, name }) {
  const who = playersOf(members, id);
  return `\u2022 **${name}** \u2013 ${who.length > 0 ? who.join(", ") : "free"}`;
}
function undrawn({ members }) {
  const people = members.filter((m) => m.seat === null && !m.bot).map((m) => mention(m.person));
  return people.length > 0 ? [`\u2022 A seat by lot: ${people.join(", ")}`] : [];
}
function paceText({ record: { pace, status } }) {
  if (status !== "lobby" && status !== "running") return [];
  return [pace === null ? "No deadlines." : `${pace} hour${pace === 1 ? "" : "s"} for each seat in each phase.`];
}
function diceText({ record: { commitment, secret, status } }) {
  const ended = status === "over" || status === "abandoned";
  return ended ? `-# Dice: the secret was \`${secret}\`; its SHA-256 is the dice commitment \`${commitment}\`, given before anybody joined. How to check them: \`/help topic:dice\`.` : `-# Dice commitment, given before anybody joined: \`${commitment}\`. What it is for: \`/help topic:dice\`.`;
}

// src/discord/commands/game-command.ts
var DEFAULT_PACE = 24;
var LOG_LINES = 40;
var MINUTE = 6e4;
function gameCommand(games) {
  return {
    json: fitting2([draft(games, true), draft(games, false)]),
    async run(services, call) {
      const sub = call.sub ?? "";
      const run = Object.hasOwn(RUN, sub) ? RUN[sub] : void 0;
      return run ? await run(services, call) : refuse("no-command", "There is no such command.");
    },
    async complete(services, { asker, sub, given: given2 }, typing2) {
      const { campaigns } = services;
      if (sub === "create") {
        const books = campaigns.definitions.map(({ id }) => campaigns.shipped(id));
        return completeCreate(books, given2, typing2);
      }
      if (sub === "move") return await moveChoices(services, asker);
      const ended = ["status", "log", "export", "repair"].includes(sub ?? "");
      if (typing2.name === "game") return await gameChoices(campaigns, asker, { ended });
      const record = await findGame(campaigns, asker, textOf(given2, "game"));
      const { free } = await campaigns.status(record.id);
      const typed = typing2.text.toLowerCase();
      return free.map(({ id, name }) => ({ value: id, name })).filter(({ name, value }) => name.toLowerCase().includes(typed) || value.includes(typed));
    }
  };
}
var draft = (games, listed) => commandJson("game", "Open, join, start and watch campaigns", [
  subcommand("create", "Open a campaign in this channel; others join it, then you start it", creation(games, listed)),
  subcommand("join", "Join a campaign that has not started", [
    completed2("seat", "The seat you want; any if left out"),
    text2("word", "Your seed phrase: any word, shown to everyone, on which the dice depend from then on"),
    GAME
  ]),
  subcommand("leave", "Leave a campaign that has not started", [GAME]),
  subcommand("start", "Start your campaign", [
    { type: import_discord16.ApplicationCommandOptionType.Boolean, name: "bots", description: "The computer plays the empty seats" },
    GAME
  ]),
  subcommand("status", "Standings, whom the game is waiting on, deadline, seats and players", [GAME]),
  subcommand("log", "What has happened", [GAME]),
  subcommand("export", "The file of a campaign that has ended, for `umpire verify`", [GAME]),
  subcommand("undo", "Take your last act back, if nobody has acted since and nothing hidden was shown", [GAME]),
  subcommand("repair", "Send again what could not be sent or was deleted (host, or the server's staff)", [GAME]),
  subcommand("move", "Continue your campaign in this channel", [GAME]),
  subcommand("abandon", "End your campaign without a result", [
    {
      type: import_discord16.ApplicationCommandOptionType.Boolean,
      name: "sure",
      description: "It cannot be taken back",
      required: true
    },
    GAME
  ])
]);
var text2 = (name, description) => ({
  type: import_discord16.ApplicationCommandOptionType.String,
  name,
  description
});
var creation = (games, listed) => [
  {
    type: import_discord16.ApplicationCommandOptionType.String,
    name: "game",
    description: "Which game?",
    required: true,
    choices: games.map(({ id, name }) => ({ value: id, name: clip(name, LIMIT.choiceText) }))
  },
  text2("name", "What you call this campaign"),
  {
    type: import_discord16.ApplicationCommandOptionType.Integer,
    name: "pace",
    description: `Hours that each seat has in each phase; 0: no deadline; ${DEFAULT_PACE} if left out`,
    min_value: 0,
    max_value: 720
  },
  ...scenarioFile(games),
  ...createOptions(games, LIMIT.commandOptions - RESERVED2.length, listed)
];
var RUN = {
  create,
  repair,
  move,
  async join(services, { asker, given: given2 }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given2, "game"));
    const { places } = await services.campaigns.status(id);
    const wish = textOf(given2, "seat");
    const word2 = textOf(given2, "word");
    if (wish === null && word2 === null) return await seatChoice(services, asker, id);
    const options = places.map((place) => ({ value: place.id, label: place.name }));
    return await join(services, asker, id, wish === null ? null : meant(options, wish), word2);
  },
  async leave(services, { asker, given: given2 }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given2, "game"));
    return await leave(services, asker, id);
  },
  async start(services, { asker, given: given2 }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given2, "game"));
    return await start(services, asker, id, given2.bots === true);
  },
  async status({ campaigns }, { asker, given: given2 }) {
    const { id } = await findGame(campaigns, asker, textOf(given2, "game"), { ended: true });
    return statusPage(await campaigns.status(id));
  },
  async log({ campaigns }, { asker, given: given2 }) {
    const { id, name } = await findGame(campaigns, asker, textOf(given2, "game"), { ended: true });
    const rows = await campaigns.chronicle(id, LOG_LINES);
    return page(`Log of ${literalName(name)}`, newest(byMinute(rows)), [], id);
  },
  async undo(services, { asker, given: given2 }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given2, "game"));
    return await takeBack(services, asker, id, null);
  },
  export: exported,
  async abandon(services, { asker, given: given2 }) {
    if (given2.sure !== true) return refuse("not-sure", "Nothing was done: give `sure` as True to end the campaign.");
    const { id } = await findGame(services.campaigns, asker, textOf(given2, "game"));
    await services.campaigns.abandon(id, asker.person, asker.interaction);
    return note("The campaign has ended.");
  }
};
async function create(services, call) {
  const { asker } = call;
  const { campaigns } = services;
  const given2 = withoutFile(call.given);
  const definition = campaigns.definitions.find((d) => d.id === given2.game) ?? refuse("no-game", "There is no such game.");
  if (asker.guild === null)
    return refuse("not-here", "A campaign needs a channel of a server: use this command there.");
  requirePermits(asker);
  const pace = typeof given2.pace === "number" ? given2.pace : DEFAULT_PACE;
  const own = await attachedScenario(services, call, definition);
  const options = own ? chosenOptions(own.book, { ...given2, ...optionsOf2(own, given2) }) : chosenOptions(campaigns.shipped(definition.id), given2);
  const record = await campaigns.create({
    game: definition.id,
    name: textOf(given2, "name") ?? "",
    options,
    ...own ? { own } : {},
    host: asker.person,
    guild: asker.guild,
    channel: asker.channel,
    rank: asker,
    pace: pace === 0 ? null : pace,
    interaction: asker.interaction
  });
  return note(
    `\u2705 **${literalName(record.name)}** (\`${record.id}\`) is open. Join it yourself with the button, like everybody else; then press **Start**.`
  );
}
function byMinute(rows) {
  const minutes = grouped(rows, ({ at: at2 }) => moment(at2 - at2 % MINUTE));
  return [...minutes].flatMap(([when, list]) => [`-# ${when}`, ...list.flatMap(({ told: told2 }) => told2)]);
}
async function exported({ campaigns }, { asker, given: given2 }) {
  const { id, name } = await findGame(campaigns, asker, textOf(given2, "game"), { ended: true });
  const { status, started } = await campaigns.record(id);
  if (started === null) return refuse("not-started", "This campaign never began: there is nothing to check.");
  if (status !== "over" && status !== "abandoned")
    return refuse("not-over", "This campaign has not ended: its file holds everybody's secrets until then.");
  const file = JSON.stringify(await campaigns.export(id));
  if (Buffer.byteLength(file) > LIMIT.file)
    return refuse("too-large", "The file is too large for Discord; whoever runs this bot can export it.");
  const what = "`umpire verify` plays it again and checks the dice against their commitment: `/help topic:dice`.";
  return { ...page(`File of ${literalName(name)}`, what, [], id), file: { name: `${id}.json`, text: file } };
}
function newest(lines) {
  if (lines.length === 0) return "Nothing has happened yet.";
  let room = LIMIT.textDisplays - LIMIT.title - 100;
  const from = lines.findLastIndex((line) => {
    room -= line.length + 1;
    return room < 0;
  });
  return `${from >= 0 ? "\u2026\n" : ""}${lines.slice(from + 1).join("\n")}`;
}

// src/discord/commands/help-command.ts
var import_discord17 = __toESM(require_src(), 1);
var DICE = "dice";
function helpCommand(games) {
  const topics = [
    { value: DICE, name: "The dice, and how to check them" },
    ...games.map(({ id, name }) => ({ value: id, name: clip(name, LIMIT.choiceText) }))
  ];
  return {
    json: commandJson("help", "How to play here, how the dice are checked, or what one game offers", [
      {
        type: import_discord17.ApplicationCommandOptionType.String,
        name: "topic",
        description: "The dice, or one game",
        choices: topics
      }
    ]),
    async run(_services, { given: given2 }) {
      const topic = textOf(given2, "topic");
      if (topic === DICE) return page("The dice", DICE_HELP);
      const game2 = games.find(({ id }) => id === topic);
      return game2 ? gameHelp(game2) : generalHelp(games);
    },
    complete: () => Promise.resolve([])
  };
}
var HOW_TO_PLAY = [
  "**Begin** \u2013 `/game create` opens a campaign in a channel; others press **Join**; the host presses **Start**.",
  "**Play** \u2013 each campaign sends you one direct message: what is asked, what it takes to answer, and the answers as buttons. **My seat** under the last post in the channel opens the same page. Work of several pieces (moves, recruits, a plan) is filled in on one sheet and submitted at once; a sheet that you leave is there again later.",
  "**Answer ahead** \u2013 menus under a question settle questions to come; `/orders list` shows what you have settled, and changes it.",
  "**Take it back** \u2013 the button under what you did, or `/game undo`, as long as nobody has acted since, no dice were rolled, nothing hidden was shown, and nobody was asked what they may have answered ahead.",
  "**Look** \u2013 `/todo`: what waits for you, in all campaigns. `/hand` (`card`: one card, large), `/map` (`zone`: a part of it; `legend`: what its marks mean), `/game status` (standings, who is waited on, deadline), `/game log`. `/rules` explains the terms of a game.",
  "**Too late?** At a deadline the default action is taken for you.",
  "**Repair** \u2013 `/game repair` sends again what is missing or was deleted; `/game move` brings a campaign to another channel; `/privacy` shows and deletes what is kept of you."
];
var WRITING = "**Write** \u2013 for those who would rather type, `/orders write` takes orders as text, one a line: an action's name, then its choices in the order in which the sheet asks for them, separated by spaces, several of a kind by commas, and `-` for none, e.g. `commit checkpoints,count`; all lines are checked before any is submitted.";
function ownHelp(games) {
  const names = games.flatMap(({ ownScenarios, name }) => ownScenarios ? [name] : []);
  if (names.length === 0) return [];
  return [
    `**Bring a scenario** of your own \u2013 a JSON file for ${names.join(", ")}, attached to \`/game create\` where the server's staff allow it.`
  ];
}
function generalHelp(games) {
  const list = games.map(({ name, command, summary }) => `**${name}** (\`/${command}\`) \u2013 ${summary}`);
  const [begin = "", play = "", ...rest] = HOW_TO_PLAY;
  const text3 = [
    "I am the umpire: I know the rules, deal and roll, ask each side for its decisions, say why something is not possible, keep the clock and post the map.",
    "",
    ...list,
    "",
    begin,
    ...ownHelp(games),
    play,
    WRITING,
    ...rest,
    "-# Where several campaigns or seats could be meant, you are asked which. How the dice are checked: `/help topic:dice`."
  ];
  return page("Wargame campaigns", text3.join("\n"));
}
var DICE_HELP = [
  "The dice of a campaign cannot be changed once it has begun, and everyone can check that.",
  "",
  "**Before anybody joins** a secret is drawn, and its SHA-256 sum, the *dice commitment*, is posted with the lobby: the secret cannot be changed any more.",
  "**Whoever joins** may add a *seed phrase*: any word, shown to everyone. All dice follow from the secret, the seats and the seed phrases.",
  "**At the end** the secret is shown. `/game export` gives the campaign's file, and `umpire verify` plays it again: commitment, dice and every state must agree.",
  "**Each turn\u2019s post** begins with a hash of the log so far. Whoever has noted one can hold the file against it: `umpire verify game.json --posted HASH`.",
  "",
  `-# ${DICE_LIMITS} Dice that depend on a phrase still to come cannot be tried out.`
].join("\n");
var FRAME = 200;
function gameHelp(game2) {
  const drafts = [gameText(game2, "all"), gameText(game2, "common"), gameText(game2, "none")];
  const fits2 = drafts.find((text3) => text3.length <= LIMIT.textDisplays - FRAME);
  return page(game2.name, fits2 ?? drafts.at(-1) ?? "");
}
function gameText(game2, explained) {
  const { command, summary, actions, queries, orders } = game2;
  const acts = actions.map((action) => {
    const call = action.common ? ` (\`/${command} ${commandName(action.name)}\`)` : "";
    const tells = action.help !== "" && (explained === "all" || explained === "common" && action.common);
    return `\u2022 **${action.title}**${call}${tells ? ` \u2013 ${action.help}` : ""}`;
  });
  const asked2 = queries.map((query) => `\u2022 \`/${command} ${commandName(query.name)}\` \u2013 ${query.title}`);
  const standing2 = orders.map((order) => `\u2022 ${order.title}`);
  const chapter = (title, lines) => lines.length > 0 ? ["", `**${title}**`, ...lines] : [];
  const text3 = [
    summary,
    ...chapter("Actions", acts),
    ...chapter("Questions", asked2),
    ...chapter("Standing orders", standing2),
    "",
    "`/rules` explains the terms of the game."
  ];
  return text3.join("\n");
}

// src/discord/commands/look-commands.ts
var import_discord18 = __toESM(require_src(), 1);

// src/discord/seat/which-seat.ts
async function withSeat({ campaigns }, asker, game2, named, door, then) {
  const mine2 = await campaigns.seatsOf(game2, asker.person.id);
  if (mine2.length === 0) return refuse("no-seat", "You hold no seat in this campaign.");
  const seat = named ?? (mine2.length === 1 ? mine2[0] : void 0);
  if (seat === void 0) return seatsPage(door, game2, await namesOf(campaigns, game2, mine2));
  return mine2.includes(seat) ? await then(seat) : refuse("not-your-seat", "That seat is not yours.");
}
async function namesOf(campaigns, game2, seats) {
  const status = await campaigns.status(game2);
  return seats.map((id) => ({ id, name: status.seats.find((s) => s.id === id)?.name ?? id }));
}
function seatsPage(door, game2, seats) {
  const id = writePress({ kind: door, game: game2, step: "seat" });
  const menu = seats.map((seat) => option(seat.id, seat.name));
  return page("Which seat?", "", [row(select(id, "You hold several seats", menu))]);
}

// src/discord/commands/look-commands.ts
var WORDS = {
  type: import_discord18.ApplicationCommandOptionType.Boolean,
  name: "text",
  description: "In words in place of a picture"
};
var CARD = completed2("card", "One card of it alone, large");
var handCommand = {
  json: commandJson("hand", "What you hold, shown to you alone", [CARD, SEAT, WORDS, GAME]),
  async run(services, { asker, given: given2 }) {
    const { campaigns } = services;
    const record = await findGame(campaigns, asker, textOf(given2, "game"));
    const named = textOf(given2, "seat");
    const typed = textOf(given2, "card");
    if (typed !== null) {
      const own = await findSeat(campaigns, asker, record, named);
      const card = cardCalled(await campaigns.cards(record.id, asker.person.id, own), typed);
      return await cardPage(services, asker, { game: record.id, seat: own, card }, given2.text === true);
    }
    const seat = named === null ? null : await findSeat(services.campaigns, asker, record, named);
    return await withSeat(
      services,
      asker,
      record.id,
      seat,
      "hand",
      (own) => handPage(services, asker, record.id, own, given2.text === true)
    );
  },
  async complete({ campaigns }, { asker, given: given2 }, typing2) {
    if (typing2.name === "game") return await gameChoices(campaigns, asker);
    const record = await findGame(campaigns, asker, textOf(given2, "game"));
    if (typing2.name !== "card") return await mySeats(campaigns, asker, record.id);
    const seat = await findSeat(campaigns, asker, record, textOf(given2, "seat"));
    return matching(choicesOf4(await campaigns.cards(record.id, asker.person.id, seat)), typing2.text);
  }
};
function cardCalled(cards, typed) {
  const match = matchOption(cards, typed);
  if (match.meant !== null) return match.meant.value;
  const hint = didYouMean(match.close.map(({ label, value }) => label ?? value));
  const held = cards.length > 0 ? `You can read ${alternatives(cards)}.` : "You hold none.";
  return refuse("no-card", `${quoted(typed)} is no card that you hold or have been shown.${hint} ${held}`);
}
var ZONE = completed2("zone", "One part of the board alone");
var LEGEND = {
  type: import_discord18.ApplicationCommandOptionType.Boolean,
  name: "legend",
  description: "What the marks on the board mean"
};
var mapCommand = {
  json: commandJson("map", "The board as you see it", [ZONE, LEGEND, SEAT, WORDS, GAME]),
  async run(services, { asker, given: given2 }) {
    const record = await findGame(services.campaigns, asker, textOf(given2, "game"), { ended: true });
    if (given2.legend === true) {
      const scene = await services.campaigns.legend(record.id);
      return scenePage(services, "The legend of the board", "legend", scene, given2.text === true, record.id);
    }
    const zone = textOf(given2, "zone");
    if (zone !== null) return await zonePage(services, record.id, zone, given2.text === true);
    const named = textOf(given2, "seat");
    const seat = named === null ? null : await findSeat(services.campaigns, asker, record, named);
    return await mapPage(services, asker, record.id, seat, given2.text === true);
  },
  async complete({ campaigns }, { asker, given: given2 }, typing2) {
    if (typing2.name === "game") return await gameChoices(campaigns, asker, { ended: true });
    if (typing2.name === "zone") {
      const { id } = await findGame(campaigns, asker, textOf(given2, "game"), { ended: true });
      return matching(choicesOf4(await campaigns.zones(id)), typing2.text);
    }
    return await mySeats(campaigns, asker, (await findGame(campaigns, asker, textOf(given2, "game"))).id);
  }
};
var choicesOf4 = (options) => options.map(({ value, label }) => ({ value, name: label ?? value }));
async function zonePage(services, game2, typed, words) {
  const { campaigns } = services;
  const zone = zoneCalled(await campaigns.zones(game2), typed);
  const scene = await campaigns.closeUp(game2, zone.value);
  return scenePage(services, zone.label ?? zone.value, "zone", scene, words, game2);
}
function zoneCalled(zones, typed) {
  if (zones.length === 0) return refuse("no-zones", "The board of this game has no parts.");
  const match = matchOption(zones, typed);
  if (match.meant !== null) return match.meant;
  const close = match.close.map(({ label, value }) => label ?? value).join(" or ");
  const hint = close === "" ? "" : ` Did you mean ${close}?`;
  return refuse("no-zone", `\u201C${literalName(typed)}\u201D is not on this board.${hint} There are ${alternatives(zones)}.`);
}
async function handPage(services, asker, game2, seat, words) {
  const { scene, text: text3 } = await services.campaigns.hand(game2, asker.person.id, seat);
  const [whose] = await namesOf(services.campaigns, game2, [seat]);
  const mine2 = button(writePress({ kind: "act", game: game2, seat }), "My seat", import_discord18.ButtonStyle.Primary);
  const cards = await services.campaigns.cards(game2, asker.person.id, seat);
  const rows = [...cardMenu({ game: game2, seat, cards }), row(mine2)];
  return scenePage(services, `Your hand: ${whose?.name ?? seat}`, "hand", { ...scene, text: text3 }, words, game2, rows);
}
async function mapPage(services, asker, game2, seat, words) {
  const { campaigns } = services;
  const mine2 = await campaigns.seatsOf(game2, asker.person.id);
  const { status } = await campaigns.record(game2);
  if (seat === null && mine2.length > 1 && status === "running")
    return seatsPage("map", game2, await namesOf(campaigns, game2, mine2));
  const scene = await campaigns.board(game2, asker.person.id, seat);
  const [whose] = seat === null ? [] : await namesOf(campaigns, game2, [seat]);
  return scenePage(services, whose ? `The board, as seen by ${whose.name}` : "The board", "board", scene, words, game2);
}
function scenePage(services, title, kind, scene, words, game2, rows = []) {
  if (words) return page(title, scene.text, rows, game2);
  return { ...page(title, "", rows, game2), pictures: picturesOf(services, kind, scene) };
}

// src/discord/commands/orders-command.ts
var import_discord20 = __toESM(require_src(), 1);

// src/discord/seat/batch-orders.ts
var import_discord19 = __toESM(require_src(), 1);
var linesOf2 = (text3) => text3.split(/\r?\n/);
async function draftOf2(services, { game: game2, person, seat }) {
  return (await seatContext(services, person, game2, seat)).sheet.written;
}
async function keepDraft(services, { game: game2, person, seat }, written2) {
  const context = await seatContext(services, person, game2, seat);
  await withSheet(context, { ...context.sheet, written: written2 });
}
async function writingWindow(services, asker, game2, seat) {
  const seatView = await services.campaigns.seatView(game2, asker.person.id, seat);
  const kept = await draftOf2(services, { game: game2, seat, person: asker.person.id });
  const names = [...seatView.decisions.flatMap(({ actions }) => actions), ...seatView.free];
  const input = {
    type: import_discord19.ComponentType.TextInput,
    custom_id: "typed",
    label: "One order a line",
    style: import_discord19.TextInputStyle.Paragraph,
    max_length: LIMIT.modalText,
    required: true,
    placeholder: clip(`Now: ${[...new Set(names)].join(", ")}`, LIMIT.optionText),
    ...kept === "" ? {} : { value: kept }
  };
  return {
    custom_id: writePress({ kind: "write", game: game2, seat, step: "typed" }),
    title: clip(`Orders of ${seatView.seatName}`, LIMIT.modalTitle),
    components: [{ type: import_discord19.ComponentType.ActionRow, components: [input] }]
  };
}
async function pressWritten(services, asker, { game: game2, seat, step }, values) {
  if (seat === null) return unknownControl();
  const { campaigns } = services;
  const writer = { game: game2, seat, person: asker.person.id };
  const seatView = await campaigns.seatView(game2, writer.person, seat);
  const [verb, shown] = step.split(".");
  if (verb === "typed") {
    const text4 = (values[0] ?? "").slice(0, LIMIT.modalText);
    await keepDraft(services, writer, text4);
    return await preview(services, seatView, writer, text4, "");
  }
  if (verb === "cancel") {
    await keepDraft(services, writer, "");
    return await seatPage(services, writer.person, game2, seat, "Nothing was done.");
  }
  const text3 = await draftOf2(services, writer);
  if (text3 === "") return await seatPage(services, writer.person, game2, seat, "\u26A0\uFE0F These orders are not there any more.");
  if (verb !== "submit") return await preview(services, seatView, writer, text3, "");
  if (fingerprint([text3]) !== shown)
    return await preview(
      services,
      seatView,
      writer,
      text3,
      "\u26A0\uFE0F That page was out of date; this is what you have written."
    );
  return await submit(services, asker, seatView, writer, text3);
}
async function submit(services, asker, seatView, writer, text3) {
  const { campaigns } = services;
  const { game: game2, seat } = writer;
  try {
    const done2 = await campaigns.submitAll({ ...writer, lines: linesOf2(text3), interaction: asker.interaction });
    await keepDraft(services, writer, "");
    const notice = done2.repeated ? "This has been done already." : done2.lines.map(given).join("\n");
    return await seatPage(services, writer.person, game2, seat, clip(notice, LIMIT.content));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return await preview(services, seatView, writer, text3, "\u26A0\uFE0F Nothing was done.");
  }
}
async function preview(services, seatView, writer, text3, notice) {
  const { game: game2, seat } = writer;
  const lines = await looked(services, writer, text3);
  const possible = lines.length > 0 && lines.every((line) => line.state !== "refused");
  const warnings = [...new Set(lines.flatMap(({ confirm }) => confirm === null ? [] : [`**${confirm}**`]))];
  const id = (step) => writePress({ kind: "write", game: game2, seat, step });
  const buttons = [
    button(id(`submit.${fingerprint([text3])}`), "Submit all", import_discord19.ButtonStyle.Success, !possible),
    button(id("edit"), "Edit", import_discord19.ButtonStyle.Primary),
    button(id("cancel"), "Cancel")
  ];
  const parts = [notice, ...lines.length === 0 ? ["\u26A0\uFE0F There is no order in it."] : lines.map(checked2), ...warnings];
  return page(
    "Written orders",
    parts.filter((part2) => part2 !== "").join("\n"),
    [row(...buttons)],
    `${seatView.seatName} \xB7 ${game2}`
  );
}
async function looked({ campaigns }, writer, text3) {
  try {
    return await campaigns.check({ ...writer, lines: linesOf2(text3) });
  } catch (error) {
    if (error instanceof Refused && error.code === "empty") return [];
    throw error;
  }
}
var LINE = 300;
var code = (line) => `\`${clip(line, LINE).replaceAll("`", "'")}\``;
function checked2({ number, line, state, refused }) {
  switch (state) {
    case "possible":
      return `${number}. \u2713 ${code(line)}`;
    case "refused":
      return `${number}. \u2717 ${code(line)} \u2013 ${refused ? literal(refusalSentence(refused)) : ""}`;
    case "later":
      return `${number}. \xB7 ${code(line)} \u2013 looked at when the lines above are done`;
  }
}
function given({ number, line, state, refused }) {
  if (state === "possible") return `\u2705 ${code(line)}`;
  const why = refused ? literal(refusalSentence(refused)) : "the line above was refused";
  return `\u26A0\uFE0F Line ${number} was not done: ${code(line)} \u2013 ${why}`;
}

// src/discord/commands/orders-command.ts
var ORDER = completed2("order", "Which standing order?");
var ordersCommand = {
  json: commandJson("orders", "Orders for you to write at once, and standing ones for when you are away", [
    subcommand("list", "Your standing orders", [SEAT, GAME]),
    subcommand("set", "Set a standing order", [ORDER, SEAT, GAME]),
    subcommand("write", "Write orders in notation, one a line, and give them all at once", [SEAT, GAME]),
    subcommand("clear", "Take a standing order back", [{ ...ORDER, required: true }, SEAT, GAME])
  ]),
  async run(services, call) {
    const typed = textOf(call.given, "order");
    if (typed === null && textOf(call.given, "seat") === null) {
      const { id } = await findGame(services.campaigns, call.asker, textOf(call.given, "game"));
      return await openOrders(services, call.asker, id, null);
    }
    const seatView = await seatViewOf(services, call);
    if (call.sub === "list" || typed === null) return await ordersPage(services, call.asker, seatView, "");
    const name = meant(orderChoices(seatView), typed);
    return call.sub === "set" ? await setOrder(services, call.asker, seatView, name) : await clearOrder(services, call.asker, seatView, name);
  },
  async window(services, { asker, sub, given: given2 }) {
    if (sub !== "write") return null;
    const record = await findGame(services.campaigns, asker, textOf(given2, "game"));
    const seat = await findSeat(services.campaigns, asker, record, textOf(given2, "seat"));
    return await writingWindow(services, asker, record.id, seat);
  },
  async complete(services, call, typing2) {
    const { campaigns } = services;
    if (typing2.name === "game") return await gameChoices(campaigns, call.asker);
    if (typing2.name === "order") {
      const seatView = await seatViewOf(services, call);
      const set = call.sub === "clear" ? await mine(services, call.asker, seatView) : null;
      const orders = orderChoices(seatView).filter(({ value }) => set === null || set.some((o) => o.name === value));
      return matching(
        orders.map(({ value, label }) => ({ value, name: label })),
        typing2.text
      );
    }
    return await mySeats(campaigns, call.asker, (await findGame(campaigns, call.asker, textOf(call.given, "game"))).id);
  }
};
async function seatViewOf({ campaigns }, { asker, given: given2 }) {
  const record = await findGame(campaigns, asker, textOf(given2, "game"));
  const seat = await findSeat(campaigns, asker, record, textOf(given2, "seat"));
  return await campaigns.seatView(record.id, asker.person.id, seat);
}
var orderChoices = (seatView) => seatView.book.definition.orders.map(({ name, title }) => ({ value: name, label: title }));
var mine = ({ campaigns }, asker, seatView) => campaigns.orders(seatView.record.id, asker.person.id, seatView.view.seat);
var openOrders = (services, asker, game2, seat) => withSeat(
  services,
  asker,
  game2,
  seat,
  "orders",
  async (own) => ordersPage(services, asker, await services.campaigns.seatView(game2, asker.person.id, own), "")
);
async function ordersPage(services, asker, seatView, notice) {
  const { definition } = seatView.book;
  const set = await mine(services, asker, seatView);
  const title = (name) => definition.orders.find((o) => o.name === name)?.title ?? name;
  const lines = set.map(({ name, params: params2, ask }) => {
    const form = definition.orders.find((o) => o.name === name)?.form;
    const line = form && !ask ? print({ ...form, name }, params2).replaceAll("`", "'") : name;
    return `\u2022 ${title(name)}${ask ? " \u2013 ask me" : line === name ? "" : ` \u2013 \`${line}\``}`;
  });
  const press = { kind: "orders", game: seatView.record.id, seat: seatView.view.seat };
  const presets = definition.orderPresets ?? [];
  const rows = presets.length === 0 ? [] : [row(...presets.map((preset) => presetButton(preset, press)))];
  const all = orderChoices(seatView).map(({ value, label }) => option(value, label));
  if (all.length > 0) rows.push(row(select(writePress({ ...press, step: "set" }), "Set a standing order", all)));
  const given2 = set.map(({ name }) => option(name, title(name)));
  if (given2.length > 0) rows.push(row(select(writePress({ ...press, step: "clear" }), "Take one back", given2)));
  const none = all.length > 0 ? "You have given none." : "This game has no standing orders.";
  const meanings = presets.map((preset) => `-# **${preset.title}**: ${preset.summary(seatView.view)}`);
  const text3 = [notice, ...lines.length > 0 ? lines : [none], ...meanings].filter((line) => line !== "");
  return page("Standing orders", text3.join("\n"), rows, `${seatView.seatName} \xB7 ${seatView.record.id}`);
}
var presetButton = ({ name, title }, press) => button(writePress({ ...press, name, step: "preset" }), title, import_discord20.ButtonStyle.Secondary);
async function pressOrders(services, asker, press, values) {
  const { game: game2, step } = press;
  if (step === "seat") return await openOrders(services, asker, game2, values[0] ?? "");
  const record = await services.campaigns.record(game2);
  const seat = await findSeat(services.campaigns, asker, record, press.seat);
  const seatView = await services.campaigns.seatView(game2, asker.person.id, seat);
  if (step === "set") return await setOrder(services, asker, seatView, values[0] ?? "");
  if (step === "clear") return await clearOrder(services, asker, seatView, values[0] ?? "");
  if (step === "preset") return await givePreset(services, asker, seatView, press.name ?? "");
  return await ordersPage(services, asker, seatView, "");
}
async function setOrder(services, asker, seatView, name) {
  const order = seatView.book.definition.orders.find((one) => one.name === name) ?? refuse("no-order", `There is no standing order \u201C${literalName(name)}\u201D in this game.`);
  const { id: game2 } = seatView.record;
  const { seat } = seatView.view;
  if (order.form.entries.length === 0) {
    await services.campaigns.setOrder(game2, asker.person.id, seat, name, {}, asker.interaction);
    return await ordersPage(services, asker, seatView, `\u2705 ${order.title}: set.`);
  }
  const context = await seatContext(services, asker.person.id, game2, seat);
  const form = { kind: "order", name, decision: null };
  const kept = seatView.orders.find((one) => one.seat === seat && one.name === name);
  const values = kept && !kept.ask ? kept.params : {};
  return await pageOf(await withSheet(context, { ...setAside(context.sheet), form, values }), "");
}
async function givePreset(services, asker, seatView, name) {
  await services.campaigns.usePreset(seatView.record.id, asker.person.id, seatView.view.seat, name, asker.interaction);
  const title = seatView.book.definition.orderPresets?.find((one) => one.name === name)?.title ?? name;
  return await ordersPage(services, asker, seatView, `\u2705 ${title}: set. Each order can be changed.`);
}
async function clearOrder(services, asker, seatView, name) {
  await services.campaigns.clearOrder(seatView.record.id, asker.person.id, seatView.view.seat, name, asker.interaction);
  return await ordersPage(services, asker, seatView, "\u2705 It is taken back.");
}

// src/discord/commands/privacy-command.ts
var import_discord21 = __toESM(require_src(), 1);
var NAMED = 15;
var privacyCommand = {
  json: commandJson("privacy", "What is kept about you, who can see it, and how it is deleted", [
    subcommand("about", "What I keep of people, for how long, and who can see it"),
    subcommand("show", "What is kept about you, with a file of everything"),
    subcommand("delete", "Have everything about you deleted")
  ]),
  async run(services, { asker, sub }) {
    switch (sub) {
      case "about":
        return page("What I keep, and who sees it", ABOUT);
      case "show":
        return show(await services.campaigns.privacy.traces(asker.person.id), asker);
      case "delete":
        return confirmation(await services.campaigns.privacy.traces(asker.person.id));
      default:
        return refuse("no-command", "There is no such command.");
    }
  },
  complete: () => Promise.resolve([])
};
var ABOUT = [
  "**Kept** \u2013 your Discord id and the name you had when you joined; the campaigns you host or play, your seats, moves, seed phrases, standing orders, prepared answers and half-filled sheets; the messages I sent you. No other messages: I cannot read them.",
  "**Hands** \u2013 go to you by direct message; if those are closed, to a private thread with nobody but you in it; and by `/hand`. **Staff of the server with the permission Manage Threads can open every private thread**, administrators every channel. If that matters, open your direct messages or use `/hand`.",
  "**The operator** of this bot has the database, and could read every hand in it, and the secret of the dice before the end. That nobody has turned the dice can be checked afterwards (`/help`); that nobody has looked cannot.",
  "**Other players** see your name, your seat, what the rules make public, and your seed phrase for the dice.",
  "**How long** \u2013 until you delete it; the messages I sent for a month, half-filled sheets for three, unless the operator has settled otherwise. Backups of the database keep it up to two weeks more, unless their operator has settled otherwise.",
  "**Deleting** \u2013 `/privacy delete` takes you out of everything; moves stay, under a placeholder, for the game's log is what the others have played. Your seed phrase for the dice stays in that log, without your name: it is part of the proof that the dice were fair. Messages that Discord has delivered stay in Discord."
].join("\n\n");
function show(traces, { person }) {
  const { memberships, hosted, sheets, prepared, standingOrders, messages, privateThreads, mentions } = traces;
  const campaigns = memberships.map(({ game: game2, campaign, seat, name, word: word2 }) => {
    const said = word2 === null ? "" : `, your seed phrase \u201C${literalName(word2)}\u201D`;
    return `\u2022 ${literalName(campaign)} (\`${game2}\`) \u2013 ${seat ?? "a seat drawn at random"}, as ${literalName(name)}${said}`;
  });
  const more = campaigns.length > NAMED ? [`\u2022 \u2026 and ${campaigns.length - NAMED} more, in the file`] : [];
  const moves = traces.acts.reduce((sum, { rows }) => sum + rows, 0);
  const lines = [
    campaigns.length > 0 ? "**Campaigns**" : "You are in no campaign.",
    ...campaigns.slice(0, NAMED),
    ...more,
    "",
    `Campaigns that you host or hosted: ${hosted.length}. Rows of logs with your id: ${moves}.`,
    `Half-filled sheets: ${sheets.length}. Standing orders: ${standingOrders.length}. Answers given ahead: ${prepared.length}. Private threads: ${privateThreads.length}.`,
    `Messages to you: ${messages.length}. Posts that mention you: ${mentions}.`,
    "",
    "The file holds all of it. `/privacy about` says who can see what; `/privacy delete` deletes it."
  ];
  const everything = { person: person.id, ...traces, messages: messages.map(withoutPicture) };
  const text3 = JSON.stringify(everything, null, 2);
  return { ...page("What is kept about you", lines.join("\n")), file: { name: "about-you.json", text: text3 } };
}
function withoutPicture({ payload, ...message }) {
  if (payload.kind !== "post") return message;
  const { title, text: text3, scene } = payload.post;
  return { ...message, title, text: text3, picture: scene?.text ?? null };
}
function confirmation({ memberships, hosted }) {
  const running = memberships.filter(({ status }) => status === "running");
  const lobbies = hosted.filter(({ status }) => status === "lobby");
  const names = (list) => list.map(({ campaign }) => literalName(campaign)).join(", ");
  const lines = [
    "Your name, seed phrases, sheets, standing orders and the messages kept for you are deleted. This is final.",
    ...running.length > 0 ? [`\u2022 The computer plays on for you in: ${names(running)}.`] : [],
    ...lobbies.length > 0 ? [`\u2022 These, which you opened, will not begin: ${names(lobbies)}.`] : [],
    "\u2022 Your moves stay in the logs, under a placeholder; so does your seed phrase for the dice, without your name.",
    "\u2022 Messages that Discord has delivered stay in Discord."
  ];
  const sure = button(writePress({ kind: "privacy", game: ALL, step: "sure" }), "Delete it all", import_discord21.ButtonStyle.Danger);
  const keep = button(writePress({ kind: "privacy", game: ALL, step: "keep" }), "Keep it");
  return page("Delete everything about you?", lines.join("\n"), [row(sure, keep)]);
}
var ALL = "all";
async function pressPrivacy({ campaigns }, { person }, { step }) {
  if (step === "keep") return note("Nothing was deleted.");
  if (step !== "sure") return refuse("unknown-control", "This button has expired. Use `/privacy delete` again.");
  const games = await campaigns.privacy.forget(person.id);
  const of = games === 0 ? "You were in no campaign." : `You are taken out of ${games === 1 ? "one campaign" : `${games} campaigns`}.`;
  return note(`\u2705 What was kept about you is deleted. ${of}`);
}

// src/discord/seat/ended-page.ts
async function endedPage({ campaigns }, game2, notice) {
  const { record, result, seats } = await campaigns.status(game2);
  const name = (id) => seats.find((s) => s.id === id)?.name ?? id;
  const victories = (result?.victories ?? []).map(
    ({ title, seats: winners }) => `${title}: **${winners.length > 0 ? winners.map(name).join(" and ") : "nobody"}**`
  );
  const scores = Object.entries(result?.scores ?? {}).sort(([, a], [, b]) => b - a).map(([seat, score]) => `${name(seat)} ${score}`).join(" \xB7 ");
  const how = result ? "The campaign has ended." : "The campaign has ended without a result.";
  const lines = [notice, how, ...victories, scores].filter((line) => line !== "");
  return page(literalName(record.name), lines.join("\n"), [], record.id);
}

// src/discord/seat/acting.ts
async function act(context, asker, what, shown) {
  const { services, game: game2, person, seat, seatView, decision, stored, sheet } = context;
  const { moves, ahead: ahead2 = [], end = false, halts = false, filledIn, of } = what;
  const asShown = shown && decision && what.decision === decision.id ? shownAhead(seatView, decision, sheet.more) : [];
  const left = toStore(filledIn?.left ?? leftBy(context, what.decision));
  const undone = (rows) => filledIn?.undone?.(rows) ?? null;
  const done2 = await services.campaigns.carryOut({
    game: game2,
    person,
    seat,
    decision: what.decision,
    moves: moves.map(({ action, params: params2 }) => ({ action, params: params2 })),
    ahead: [...ahead2, ...asShown.filter(({ order }) => !ahead2.some((one) => one.order === order))],
    end,
    halts,
    sheet: { decision: SHEET, left, undone, ...filledIn ? { was: stored } : {} },
    interaction: asker.interaction
  });
  const names = moves.map((move2) => moveWords(seatView, move2));
  const answer2 = resultText(seatView, done2, names.length > 0 ? names.join(", ") : "Done.");
  const result = [answer2, of === void 0 ? "" : haltText(done2, of)].filter((line) => line !== "").join("\n");
  const [only, ...more] = moves;
  return only && more.length === 0 ? await shownNext(context, only.action, result) : await shownAfter(context, result);
}
function leftBy({ sheet, seatView, decision }, id) {
  if (id === null) return sheet;
  const left = answered(sheet, id);
  return decision && decision.id === id && isStep(seatView, decision) ? withoutRows(left) : left;
}
async function shownAfter({ services, person, game: game2, seat }, notice) {
  const { status } = await services.campaigns.record(game2);
  if (status !== "running") return await endedPage(services, game2, notice);
  return await pageOf(await seatContext(services, person, game2, seat), notice);
}
async function shownNext(context, action, notice) {
  const { services, person, game: game2, seat } = context;
  const { status } = await services.campaigns.record(game2);
  if (status !== "running") return await endedPage(services, game2, notice);
  const now = await seatContext(services, person, game2, seat);
  const isAsked2 = now.seatView.decisions.some(({ owed, answered: given2 }) => owed && !given2);
  const next = isAsked2 || now.sheet.form ? void 0 : nextOf3(now.seatView, action);
  if (!next) return await pageOf(now, notice);
  const form = { kind: "ahead", name: action, decision: next.key };
  return await pageOf(await withSheet(now, { ...setAside(now.sheet), form }), notice);
}
var nextOf3 = (seatView, action) => upcomingOf(seatView).find((one) => one.action === action && !isPrepared(seatView, one.key));
function resultText(seatView, { rows, told: told2, repeated: repeated2 }, answer2) {
  if (repeated2) return "This has been done already.";
  const failed = rows.flatMap(
    ({ refused, move: move2 }) => refused ? [`\u26A0\uFE0F Not done: ${moveWords(seatView, move2)}: ${refusalSentence(refused)}`] : []
  );
  const [own = "", ...brought] = told2.length > 0 || failed.length > 0 ? told2 : [answer2];
  return [...own === "" ? [] : [`\u2705 ${own}`], ...brought, ...failed].join("\n");
}
function haltText({ rows, halt }, of) {
  if (!halt) return "";
  const done2 = rows.filter(({ state }) => state === "possible" || state === "stops").length;
  const left = of - done2;
  if (left === 0) return `Carried out, but not ended yet: ${whyHalted(halt)}.`;
  return `Carried out ${done2} of ${of}; ${left === 1 ? "1 row waits" : `${left} rows wait`}: ${whyHalted(halt)}.`;
}
function whyHalted({ why, seats }) {
  switch (why) {
    case "brought":
      return "look first at what the last one has brought";
    case "others":
      return `${seats.length > 0 ? seats.join(" and ") : "somebody"} must answer first`;
    case "asked":
      return "you are asked something first";
    case "refused":
      return "the next one is not possible";
    case "over":
      return "the campaign is over";
  }
}

// src/discord/seat/choosing.ts
function chosenIn(sheet, subject, field, values, chunk) {
  const { name, kind } = field;
  const set = (value) => ({ ...sheet, values: { ...sheet.values, [name]: value }, building: null });
  const [first = ""] = values;
  if (kind === "subset") return set(subsetWith(field, values, chunk ?? 0));
  if (kind === "ranking") return set([...pickedSoFar(field), first]);
  if (kind === "route") return set(routeWith(subject, field, sheet.values[name], first));
  if (kind !== "rows") return set(answerOf(field, first));
  const whole2 = chunk === null ? void 0 : wholeRows(subject, field).find(({ value }) => value === first);
  const several = chunk !== null && field.next?.kind === "subset" ? values : [answerOf(field, first)];
  return withAnswers(sheet, subject, field, whole2?.answers ?? several);
}
function withAnswers(sheet, subject, field, more) {
  const { name } = field;
  const begun = sheet.building?.param === name ? sheet.building.answers : [];
  return rowDone(subject, field, { ...sheet, building: { param: name, answers: [...begun, ...more] } });
}
function chosenTogether(sheet, subject, field, which) {
  const { values } = severalIn(subject, field)[which] ?? unknownControl();
  if (field.kind === "rows") return withAnswers(sheet, subject, field, values);
  return { ...sheet, values: { ...sheet.values, [field.name]: values }, building: null };
}
var withPart = (sheet, { name }, part2) => ({
  ...sheet,
  parts: { ...sheet.parts, [name]: /^\d{1,2}$/.test(part2) ? Number(part2) : 0 }
});
var withListEnded = (sheet, subject, field) => sheet.building?.param === field.name ? withAnswers(sheet, subject, field, [STOP]) : sheet;
var pickedSoFar = ({ value, next }) => Array.isArray(value) ? value : next?.picked ?? [];
function rowDone(subject, { name }, sheet) {
  const { fields } = fill(subject.form, subject.view, subject.preset, sheet);
  const row2 = fields.find((field) => field.name === name)?.row;
  if (!row2) return sheet;
  const rows = sheet.values[name];
  return {
    ...sheet,
    values: { ...sheet.values, [name]: [...Array.isArray(rows) ? rows : [], row2] },
    building: null,
    row: null
  };
}
function answerOf({ next, step }, text3) {
  const { question } = next ?? step;
  return question.kind === "integer" && /^\s*-?\d{1,15}\s*$/.test(text3) ? Number(text3) : text3;
}
function subsetWith(field, values, chunk) {
  const options = optionsOf(field);
  const here = new Set((chunksOf(options)[chunk]?.options ?? []).map(({ value }) => value));
  const before = Array.isArray(field.value) ? field.value : [];
  const chosen2 = /* @__PURE__ */ new Set([...before.filter((one) => !here.has(one)), ...values]);
  return options.map(({ value }) => value).filter((value) => chosen2.has(value));
}
function routeWith(subject, field, before, value) {
  const begun = Array.isArray(before) ? before : [];
  const goal = begun.length === 0 || field.value !== null ? goalsOf(subject, field)?.find((one) => one.value === value) : void 0;
  return goal ? [...goal.path] : [...begun, value];
}
function withoutRow(sheet, field) {
  const { name, kind } = field;
  if (sheet.building?.param === name) return { ...sheet, building: null };
  const value = sheet.values[name];
  const list = kind === "ranking" ? pickedSoFar(field) : Array.isArray(value) ? value : [];
  const at2 = kind === "rows" ? rowAt(list, sheet.row) : list.length - 1;
  return { ...sheet, values: { ...sheet.values, [name]: list.filter((_, i) => i !== at2) }, row: null };
}
function withNumber(sheet, { name, number }, next) {
  const value = sheet.values[name];
  if (!number || !Array.isArray(value)) return sheet;
  const wanted = Math.min(Math.max(next(number.now), number.min), number.max);
  return { ...sheet, values: { ...sheet.values, [name]: replaced(value, number.path.slice(1), wanted) } };
}
function replaced(value, [key, ...path], by) {
  if (key === void 0) return by;
  if (Array.isArray(value)) return value.map((one, i) => i === key ? replaced(one, path, by) : one);
  if (typeof value !== "object" || value === null) return value;
  const record = value;
  return { ...record, [key]: replaced(record[key] ?? null, path, by) };
}

// src/discord/seat/confirm.ts
var import_discord22 = __toESM(require_src(), 1);
async function confirmPage(context, { action, params: params2 }, decision, question) {
  const form = { kind: "do", name: action, decision };
  const kept = await withSheet(context, { ...setAside(context.sheet), form, values: params2 });
  const buttons = [
    button(controlId(kept, "form", null, "confirm.0.0"), "Yes", import_discord22.ButtonStyle.Danger),
    button(controlId(kept, "form", null, "close.0.0"), "No")
  ];
  return page(context.seatView.book.actions.get(action)?.title ?? action, question, [row(...buttons)]);
}

// src/discord/seat/press-form.ts
var small = external_exports.string().regex(/^\d{1,3}$/).transform(Number);
var Step = external_exports.tuple([external_exports.enum(FORM_VERBS), small, small]);
function readFormStep(step) {
  const read2 = Step.safeParse(step.split("."));
  if (!read2.success) return unknownControl();
  const [verb, at2, chunk] = read2.data;
  return { verb, at: at2, chunk };
}
function shownForm(context) {
  const { sheet, ground, decision } = context;
  const wanted = sheet.form ?? (decision ? ownForm(context, decision) : null);
  if (!wanted) return unknownControl();
  const subject = subjectOf(ground, wanted);
  const filled = fill(subject.form, subject.view, subject.preset, sheet);
  const counted = countedIn(subject, sheet);
  return { subject, filled: counted ? { ...filled, params: counted.params } : filled };
}
async function pressForm(context, asker, step, values) {
  const { verb, at: at2, chunk } = readFormStep(step);
  const { subject, filled } = shownForm(context);
  const field = filled.fields[at2];
  const [value = ""] = values;
  switch (verb) {
    case "close":
      return await pageOf(await withSheet(context, closed(context.sheet)), "");
    case "preset":
      return await turn(context, presetValues(context, subject, filled, at2));
    case "again":
      return await turn(context, againValues(context, subject));
    case "add":
    case "zero":
      return await counting(context, subject, verb === "add" ? at2 : "none");
    case "why":
      return whyNot(context, filled);
    case "submit":
    case "confirm":
      return await submit2(context, asker, subject, filled, verb === "confirm");
    case "set":
    case "typed":
      return field ? await turn(context, chosenIn(context.sheet, subject, field, values, verb === "set" ? chunk : null)) : unknownControl();
    case "unrow":
      return field ? await changed(context, subject, withoutRow(context.sheet, field)) : unknownControl();
    case "enough":
      return field ? await turn(context, withListEnded(context.sheet, subject, field)) : unknownControl();
    case "all":
      return field ? await turn(context, chosenTogether(context.sheet, subject, field, chunk)) : unknownControl();
    case "part":
      return field ? await turn(context, withPart(context.sheet, field, value)) : unknownControl();
    case "row":
      return await turn(context, { ...context.sheet, row: /^\d{1,2}$/.test(value) ? Number(value) : null });
    case "less":
    case "more":
    case "count":
      return field ? await changed(context, subject, withNumber(context.sheet, field, NUMBERS2[verb](value))) : unknownControl();
    case "type":
      return await pageOf(context, "");
  }
}
async function counting(context, subject, at2) {
  const counted = countedIn(subject, context.sheet) ?? unknownControl();
  return await turn(context, { ...context.sheet, values: { ...context.sheet.values, ...countedUp(counted, at2) } });
}
async function turn(context, sheet) {
  const question = sheet.form ? null : context.decision?.id ?? null;
  return await pageOf(await withSheet(context, { ...sheet, question }), "");
}
async function changed(context, { form, view, preset }, sheet) {
  const known = fill(form, view, preset, context.sheet).dropped.length;
  const { dropped } = fill(form, view, preset, sheet);
  const [first] = dropped;
  if (first && dropped.length > known) return await pageOf(context, `\u26A0\uFE0F ${refusalSentence(first.why)}`);
  return await turn(context, sheet);
}
var NUMBERS2 = {
  less: () => (now) => now - 1,
  more: () => (now) => now + 1,
  count: (value) => (now) => /^\d{1,9}$/.test(value) ? Number(value) : now
};
function presetValues({ sheet }, subject, filled, at2) {
  const counted = countedIn(subject, sheet);
  const preset = subject.presets(counted ? countedUp(counted) : chosenParams(filled))[at2] ?? unknownControl();
  if (preset.refused) refuse(preset.refused.code, preset.refused.text, preset.refused.rule);
  return { ...sheet, values: { ...sheet.values, ...preset.params }, building: null, row: null };
}
function againValues({ sheet, seatView }, subject) {
  const [answer2] = earlierAnswer(sheet, seatView.phase, subject)?.rows ?? [];
  return answer2 ? { ...sheet, values: { ...answer2.params }, building: null, row: null } : sheet;
}
function whyNot(context, filled) {
  const text3 = filled.fields.map(reasonsOf).filter((one) => one !== "").join("\n");
  return page("Not among the choices, and why", text3, [row(button(controlId(context, "page", null, "show"), "Back"))]);
}
async function submit2(context, asker, subject, { params: params2 }, confirmed) {
  if (!params2) return await pageOf(context, "\u26A0\uFE0F Something is still open.");
  const move2 = { action: subject.name, params: params2 };
  switch (subject.kind) {
    case "do":
      return await done(context, asker, subject, move2, confirmed);
    case "ahead":
      return await ahead(context, asker, subject, params2);
    case "order":
      await setOrder2(context, asker, subject.name, params2);
      return await shownAfter(
        await withSheet(context, closed(context.sheet)),
        `\u2705 ${subject.title}: set. **Orders** shows them all.`
      );
    case "query":
      return queryPage(context, subject, params2);
  }
}
var setOrder2 = ({ services, game: game2, person, seat }, { interaction }, name, params2) => services.campaigns.setOrder(game2, person, seat, name, params2, interaction);
function queryPage({ seatView, game: game2 }, subject, params2) {
  const query = seatView.book.definition.queries.find(({ name }) => name === subject.name);
  return page(subject.title, query?.answer(seatView.view, params2) ?? "", [], game2);
}
async function done(context, asker, subject, move2, confirmed) {
  const { seatView, ground, decision, sheet } = context;
  if (subject.confirm && !confirmed) return await confirmPage(context, move2, subject.decision, subject.confirm);
  if (decision && isStep(seatView, decision) && seatView.book.actions.get(move2.action)?.menu) {
    const rows = [...sheet.rows, rowOf(ground, move2)];
    return await pageOf(await withSheet(context, { ...closed(sheet), rows, current: null }), "");
  }
  const left = withAnswer(closed(sheet), seatView.phase, subject, rowOf(ground, move2));
  const what = { decision: subject.decision, moves: [move2], filledIn: { left } };
  return await act(context, asker, what, sheet.form === null);
}
async function ahead(context, asker, subject, params2) {
  const { services, game: game2, person, seat, sheet } = context;
  const key = subject.decision ?? unknownControl();
  const moves = [{ action: subject.name === key ? actionOf(context, key) : subject.name, params: params2 }];
  await services.campaigns.prepare({ game: game2, person, seat, key, moves, ahead: [], interaction: asker.interaction });
  return await shownNext(
    await withSheet(context, closed(sheet)),
    moves[0]?.action ?? subject.name,
    `\u2705 ${subject.title}: answered ahead. You are asked again if something that it rests on changes.`
  );
}
var actionOf = ({ seatView }, key) => seatView.book.definition.guide.upcoming(seatView.view).find((one) => one.key === key)?.action ?? unknownControl();

// src/discord/commands/complete-param.ts
var MANY = 6;
function completeParam(form, view, preset, given2, typing2) {
  try {
    const { filled } = fillTyped(form, view, preset, given2, typing2.name);
    const field = filled.fields.find(({ name }) => optionName(name) === typing2.name);
    if (field?.step.question.kind !== "pick") return [];
    const free = field.step.question.options.filter((o) => !o.refused);
    if (field.kind !== "subset" && field.kind !== "ranking") return matching(free.map(choiceOf), typing2.text);
    const isPossible3 = (value) => isTaken(() => fillTyped(form, view, preset, { ...given2, [typing2.name]: value }));
    const every = { value: "all", name: `All ${free.length}` };
    const all = field.kind === "subset" && free.length >= MANY && isPossible3("all") ? [every] : [];
    return [...matching(all, typing2.text), ...completeList2(field, free, typing2.text)].slice(0, LIMIT.choices);
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}
function isTaken(attempt) {
  try {
    attempt();
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
var choiceOf = ({ value, label }) => ({ value, name: label ?? value });
function completeList2({ step, kind }, options, text3) {
  const parts = listOf(text3).map((part2) => {
    const several = kind === "subset" ? severalOf(options, part2) : null;
    const value = meant(options, part2);
    const known = several !== null || options.some((o) => o.value === value);
    return { word: several ? part2 : value, known, members: several ?? [value] };
  });
  const whole2 = parts.every(({ known }) => known);
  const typed = whole2 ? "" : listOf(text3).at(-1) ?? "";
  const begun = whole2 ? parts : parts.slice(0, -1);
  const picked = begun.flatMap(({ members }) => members);
  const words = begun.map(({ word: word2 }) => word2);
  const list = (values) => ({
    value: values.join(", "),
    name: values.map((v) => options.find((o) => o.value === v)?.label ?? v).join(", ")
  });
  const more = matching(options.filter(({ value }) => !picked.includes(value)).map(choiceOf), typed);
  const longer = more.map(({ value }) => list([...words, value]));
  const enough = typed === "" && (picked.length > 0 || step.stop === null) ? [list(words)] : [];
  return matching([...enough, ...longer].filter(fits), "");
}
var fits = ({ value }) => value.length > 0 && value.length <= LIMIT.choiceText;

// src/discord/commands/rules-command.ts
function rulesCommand(definition) {
  const branches = branchesOf(definition);
  return {
    json: rulesJson(definition, branches),
    async run(services, { asker, sub, given: given2 }) {
      const record = await findGame(services.campaigns, asker, textOf(given2, "game"), { of: definition.id });
      const branch2 = branches.get(sub ?? "");
      const named = textOf(given2, "seat");
      if (!branch2 && named === null) return await seatPage(services, asker.person.id, record.id, null);
      const seat = await findSeat(services.campaigns, asker, record, named);
      if (!branch2) return await seatPage(services, asker.person.id, record.id, seat);
      const seatView = await services.campaigns.seatView(record.id, asker.person.id, seat);
      return await runBranch(services, asker, seatView, branch2, ownParams(given2));
    },
    async complete({ campaigns }, { asker, sub, given: given2 }, typing2) {
      if (typing2.name === "game") return await gameChoices(campaigns, asker, { of: definition.id });
      const record = await findGame(campaigns, asker, textOf(given2, "game"), { of: definition.id });
      if (typing2.name === "seat") return await mySeats(campaigns, asker, record.id);
      const branch2 = branches.get(sub ?? "");
      if (!branch2) return [];
      const seat = await findSeat(campaigns, asker, record, textOf(given2, "seat"));
      const seatView = await campaigns.seatView(record.id, asker.person.id, seat);
      const own = ownParams(given2);
      const possible = branch2.kind !== "do" || isPossible2(seatView, branch2.name, candidates(seatView, branch2.name, own));
      return possible ? completeParam(branch2.form, seatView.view, {}, own, typing2) : [];
    }
  };
}
function rulesJson({ command, name }, branches) {
  const act2 = subcommand("act", "Everything you can do now, in menus", [SEAT, GAME]);
  const draft2 = (details, params2) => {
    const subs = [...branches].map(([sub, { title, help, form }]) => {
      const text3 = details && help !== "" ? `${title}. ${help}` : title;
      return subcommand(sub, text3, [...optionsOf3(form, params2), SEAT, GAME]);
    });
    return commandJson(command, `${name}: act and look things up`, [act2, ...subs]);
  };
  const most = LIMIT.commandOptions - 2;
  return fitting2([draft2(true, most), draft2(false, most), draft2(false, 3), draft2(false, 1), draft2(false, 0)]);
}
function branchesOf({ actions, queries }) {
  const common = actions.filter((action) => action.common).map(actionBranch);
  const asked2 = queries.map((query) => ({ ...query, kind: "query", help: "", form: query }));
  const room = LIMIT.commandOptions - 1 - asked2.length;
  return new Map([...common.slice(0, room), ...asked2].map((branch2) => [commandName(branch2.name), branch2]));
}
var actionBranch = (action) => {
  const { name, title, help } = action;
  return { kind: "do", name, title, help, form: action };
};
var ownParams = (given2) => Object.fromEntries(Object.entries(given2).filter(([name]) => name !== "game" && name !== "seat"));
async function runBranch(services, asker, seatView, branch2, given2) {
  const { id: game2 } = seatView.record;
  const { seat } = seatView.view;
  const decisions = branch2.kind === "do" ? candidates(seatView, branch2.name, given2) : [];
  const asked2 = decisions.find((d) => d.owed) ?? decisions[0] ?? null;
  if (decisions.length > 1 && !asked2?.owed)
    return await seatPage(
      services,
      asker.person.id,
      game2,
      seat,
      "There are several: press the button of the one you mean."
    );
  if (branch2.kind === "do" && !isPossible2(seatView, branch2.name, decisions))
    await refusal(services, asker, seatView, branch2, asked2);
  return await fromTyped(
    services,
    asker,
    seatView,
    { kind: branch2.kind, name: branch2.name, decision: asked2?.id ?? null },
    given2
  );
}
function candidates(seatView, action, given2) {
  return seatView.decisions.filter(
    ({ actions, preset }) => actions.includes(action) && Object.entries(preset).every(([param, value]) => {
      const typed = given2[optionName(param)];
      return typed === void 0 || String(typed).toLowerCase() === String(value).toLowerCase();
    })
  );
}
var isPossible2 = ({ book, free, view }, name, asked2) => (asked2.length > 0 || free.includes(name)) && book.actions.get(name)?.when(view) === null;
async function refusal(services, asker, seatView, { name, title }, asked2) {
  const who = { game: seatView.record.id, seat: seatView.view.seat, person: asker.person.id };
  const move2 = { ...who, decision: asked2?.id ?? null };
  await services.campaigns.submit({ ...move2, action: name, params: null, interaction: null });
  return refuse("not-now", `\u201C${title}\u201D is not possible now.`);
}
async function fromTyped(services, asker, seatView, wanted, given2) {
  const context = await seatContext(services, asker.person.id, seatView.record.id, seatView.view.seat);
  const subject = subjectOf(context.seatView, wanted);
  const { filled, values, unused, explicit } = fillTyped(subject.form, subject.view, subject.preset, given2);
  const { params: params2 } = filled;
  if (params2 && unused.length > 0) refuse("not-asked", `This is not asked here: ${unused.join(", ")}.`);
  if (params2 && explicit && subject.confirm === null) {
    if (subject.kind === "query") return queryPage(context, subject, params2);
    const typed = { ...context, sheet: withoutForm(context.sheet, wanted) };
    return await act(typed, asker, { decision: wanted.decision, moves: [{ action: subject.name, params: params2 }] }, false);
  }
  const sheet = { ...setAside(context.sheet), form: wanted, values };
  const later = unused.length > 0 ? `To be asked later: ${unused.join(", ")}.` : "";
  return await pageOf(await withSheet(context, sheet), later);
}
function withoutForm(sheet, { name, decision }) {
  const same = ({ form }) => form?.kind === "do" && form.name === name && (form.decision === null || form.decision === decision);
  return { ...same(sheet) ? closed(sheet) : sheet, aside: sheet.aside.filter((draft2) => !same(draft2)) };
}

// src/discord/commands/terms-command.ts
var termsCommand = {
  json: commandJson("rules", "What a term of the game means", [
    completed2("term", "The term; all of them are listed if left out"),
    GAME
  ]),
  async run(services, call) {
    const status = await statusOf(services, call);
    const typed = textOf(call.given, "term");
    if (status.glossary.length === 0) return refuse("no-terms", `${status.definition.name} explains no terms here.`);
    return typed === null ? termsPage(status) : termPage(status, typed);
  },
  async complete(services, call, typing2) {
    if (typing2.name === "game") return await gameChoices(services.campaigns, call.asker, { ended: true });
    const { glossary } = await statusOf(services, call);
    return matching(
      glossary.map(({ term }) => ({ name: term, value: term })),
      typing2.text
    );
  }
};
async function statusOf({ campaigns }, { asker, given: given2 }) {
  const { id } = await findGame(campaigns, asker, textOf(given2, "game"), { ended: true });
  return await campaigns.status(id);
}
var footerOf = ({ definition, record }) => `${definition.name} \xB7 ${record.id}`;
function termsPage(status) {
  const terms = status.glossary.map(({ term }) => `**${term}**`).join(" \xB7 ");
  return page("Terms of the game", `${terms}

Ask for one with \`/rules term:\`.`, [], footerOf(status));
}
function termPage(status, typed) {
  const { term, text: text3 } = termCalled(status.glossary, typed);
  return page(term, text3, [], footerOf(status));
}
function termCalled(glossary, typed) {
  const match = matchName(glossary, ({ term }) => [term], typed);
  if (match.meant !== null) return match.meant;
  const close = match.close.map(({ term }) => literal(term)).join(" or ");
  const hint = close === "" ? "`/rules` lists the terms that are explained." : `Did you mean ${close}?`;
  return refuse("no-term", `\u201C${literalName(typed)}\u201D is not explained. ${hint}`);
}

// src/discord/commands/todo-command.ts
var import_discord23 = __toESM(require_src(), 1);
var todoCommand = {
  json: commandJson("todo", "What you have to answer, in all your campaigns", []),
  run: async ({ campaigns }, { asker }) => todoPage(await campaigns.todo(asker.person.id)),
  complete: () => Promise.resolve([])
};
function todoPage(todos) {
  if (todos.length === 0) return page("To do", "Nothing: nobody is waiting on you.");
  const games = [...grouped(todos, (todo) => todo.record.id).values()];
  const buttons = games.slice(0, LIMIT.rows * LIMIT.buttons).flatMap(([first]) => {
    if (!first) return [];
    const { id, name } = first.record;
    const label = games.length === 1 ? "My seat" : `My seat: ${name}`;
    return [button(writePress({ kind: "act", game: id }), label, import_discord23.ButtonStyle.Primary)];
  });
  return page("To do", todos.map(lineOf2).join("\n"), buttonRows(buttons));
}
function lineOf2(todo) {
  const { record, seatName, title, owed, deadline } = todo;
  const what = owed ? `**${literal(title)}**` : `Offer: ${literal(title)}`;
  const until = deadline === null ? "" : ` \xB7 ${relative(deadline)}`;
  return `\u2022 **${literalName(record.name)}** (${seatName}) \u2013 ${what}${until} \xB7 ${placeOf(todo)}`;
}
var placeOf = ({ record: { guild, channel }, message }) => message === null ? `<#${channel}>` : `[go there](https://discord.com/channels/${guild ?? "@me"}/${channel}/${message})`;

// src/discord/commands/umpire-command.ts
var import_discord24 = __toESM(require_src(), 1);

// src/campaign/servers.ts
var Id = external_exports.string().regex(/^\d{5,25}$/, "that is no role or channel of Discord's");
var MOST_CHANNELS = 100;
var USUAL = { limit: 50, each: 5, lobbyDays: 14 };
var MOST5 = { limit: 1e3, each: 100, lobbyDays: 365 };
var SCENARIO_HOSTS = ["nobody", "staff", "hosts"];
var count = (name) => external_exports.int("that is no whole number").min(1, "that is too few").max(MOST5[name], `${MOST5[name]} are as many as can be`).nullable().default(USUAL[name]);
var ServerSettings = external_exports.object({
  /** The role that may open campaigns; null: everyone. */
  creators: Id.nullable().default(null),
  /** The channels that campaigns may be in; null: any. */
  channels: external_exports.array(Id).max(MOST_CHANNELS, `the list holds ${MOST_CHANNELS} channels at most`).nullable().default(null),
  /** How many campaigns may be open or run at once; null: any number. */
  limit: count("limit"),
  /** How many of these one person may host; null: any number. */
  each: count("each"),
  /** Who of those who may open campaigns may bring a scenario of their own. */
  scenarios: external_exports.enum(SCENARIO_HOSTS).default("staff"),
  /** After so many days in which nobody joins, a lobby closes; null: never. */
  lobbyDays: count("lobbyDays")
});
function servers(core) {
  return {
    mayBring: async (guild, rank) => refuseOwn(await settled2(core, guild) ?? refuseUnsettled(), rank),
    settings: async (guild) => await settled2(core, guild) ?? ServerSettings.parse({}),
    settle: (guild, change) => core.queues.run(queueOf(guild), async () => {
      const next = ServerSettings.safeParse({ ...await settled2(core, guild), ...change });
      if (!next.success) return refuse("bad-setting", `That cannot be settled: ${next.error.issues[0]?.message}.`);
      await core.repository.keepGuildSettings(guild, next.data);
      return next.data;
    })
  };
}
async function settled2({ repository, logger }, guild) {
  try {
    return ServerSettings.parse(await repository.guildSettings(guild) ?? {});
  } catch (error) {
    if (!(error instanceof Damaged || error instanceof external_exports.ZodError)) throw error;
    logger.error({ guild }, "the settings of a server are damaged");
    return null;
  }
}
var refuseUnsettled = () => refuse(
  "no-settings",
  "What this server has settled is damaged where it was stored: its staff settle it anew with `/umpire setup`."
);
var queueOf = (guild) => `server ${guild}`;
function refuseOwn({ scenarios }, { staff }) {
  if (scenarios === "nobody") refuse("no-own-scenario", "On this server nobody brings scenarios of their own.");
  if (scenarios === "staff" && !staff)
    refuse("no-own-scenario", "On this server only those who manage it bring scenarios of their own.");
}
function withRoom(core, guild, rank, { host, creating, more, own = false }, work) {
  if (guild === null) return work();
  return core.queues.run(queueOf(guild), async () => {
    const settings = await settled2(core, guild) ?? refuseUnsettled();
    const { creators, channels } = settings;
    if (own) refuseOwn(settings, rank);
    if (creating && creators !== null && !rank.staff && !rank.roles.includes(creators))
      refuse("not-a-creator", `On this server only members with the role <@&${creators}> open campaigns.`);
    if (channels !== null && !channels.some((channel) => rank.places.includes(channel)))
      refuse("not-a-place", `On this server campaigns belong into ${channels.map((id) => `<#${id}>`).join(", ")}.`);
    if (more) refuseTooMany(await core.repository.games({ guild, status: ["lobby", "running"] }), host, settings);
    return await work();
  });
}
function refuseTooMany(there, host, { limit, each }) {
  if (limit !== null && there.length >= limit)
    refuse("server-full", `On this server at most ${limit} campaigns run or wait for players at once, and they do.`);
  if (each === null || there.filter((game2) => game2.host === host).length < each) return;
  const many = each === 1 ? "a campaign" : `${each} campaigns`;
  refuse(
    "host-full",
    `You host ${many} on this server already, which is as many as one person may: \`/game abandon\` ends one, and the server's staff can allow more.`
  );
}

// src/discord/commands/umpire-command.ts
var BRINGERS = {
  nobody: "nobody",
  staff: "those who manage this server",
  hosts: "whoever may open campaigns"
};
var STAFF = "ManageGuild";
var amount = (name, description, most) => ({
  type: import_discord24.ApplicationCommandOptionType.Integer,
  name,
  description,
  min_value: 0,
  max_value: most
});
var json2 = {
  ...commandJson("umpire", "For the staff of this server: who opens campaigns where, and what I may do here", [
    subcommand(
      "setup",
      "Shows or changes who may open campaigns, in which channels, how many, and how long lobbies stay",
      [
        {
          type: import_discord24.ApplicationCommandOptionType.Role,
          name: "creators",
          description: "The role that may open campaigns; @everyone for all"
        },
        {
          type: import_discord24.ApplicationCommandOptionType.Channel,
          name: "allow",
          description: "Put a channel on the list of those where campaigns may be",
          channel_types: [import_discord24.ChannelType.GuildText, import_discord24.ChannelType.GuildAnnouncement]
        },
        {
          type: import_discord24.ApplicationCommandOptionType.Channel,
          name: "remove",
          description: "Take a channel off that list",
          channel_types: [import_discord24.ChannelType.GuildText, import_discord24.ChannelType.GuildAnnouncement]
        },
        {
          type: import_discord24.ApplicationCommandOptionType.Boolean,
          name: "any-channel",
          description: "Forget the list: campaigns may be in every channel"
        },
        {
          type: import_discord24.ApplicationCommandOptionType.String,
          name: "own-scenarios",
          description: "Who may open a campaign with a scenario of their own",
          choices: SCENARIO_HOSTS.map((value) => ({ value, name: BRINGERS[value] }))
        },
        amount("limit", "How many campaigns may be open at once; 0: as many as people like", MOST5.limit),
        amount("each", "How many of them one person may host; 0: as many as they like", MOST5.each),
        amount("lobby-days", "After how many days in which nobody joins a lobby closes; 0: never", MOST5.lobbyDays)
      ]
    ),
    subcommand("check", "What I may do in this channel, what I may not, and what does not work without it")
  ]),
  contexts: [import_discord24.InteractionContextType.Guild],
  default_member_permissions: import_discord24.PermissionFlagsBits[STAFF].toString()
};
var umpireCommand = {
  json: json2,
  async run(services, call) {
    const { guild } = call.asker;
    if (guild === null) return refuse("not-here", "Use this command in a channel of your server.");
    return call.sub === "setup" ? await setup(services, call, guild) : check2(call.asker);
  },
  complete: () => Promise.resolve([])
};
async function setup({ campaigns }, { asker, given: given2 }, guild) {
  if (!asker.staff) return refuse("not-staff", "Only those who may manage this server can do that.");
  const { servers: servers2 } = campaigns;
  const before = await servers2.settings(guild);
  const change = changeOf(given2, before, guild);
  const changed2 = Object.keys(change).length > 0;
  return settingsPage(changed2 ? await servers2.settle(guild, change) : before, changed2);
}
function changeOf(given2, before, guild) {
  const creators = textOf(given2, "creators");
  const allow = textOf(given2, "allow");
  const remove = textOf(given2, "remove");
  const rest = (before.channels ?? []).filter((id) => id !== remove && id !== allow);
  const listed = [...rest, ...allow === null ? [] : [allow]];
  if (remove !== null && listed.length === 0)
    refuse("no-channel-left", "Then no channel would be left; `any-channel` forgets the list.");
  return {
    ...creators === null ? {} : { creators: creators === guild ? null : creators },
    ...allow === null && remove === null ? {} : { channels: listed },
    ...given2["any-channel"] === true ? { channels: null } : {},
    ...scenariosOf(given2),
    ...amountOf(given2, "limit", "limit"),
    ...amountOf(given2, "each", "each"),
    ...amountOf(given2, "lobby-days", "lobbyDays")
  };
}
function scenariosOf(given2) {
  const scenarios = SCENARIO_HOSTS.find((one) => one === given2["own-scenarios"]);
  return scenarios === void 0 ? {} : { scenarios };
}
function amountOf(given2, option2, setting) {
  const value = given2[option2];
  return typeof value === "number" ? { [setting]: value === 0 ? null : value } : {};
}
function settingsPage(settings, changed2) {
  const { creators, channels, scenarios, limit, each, lobbyDays } = settings;
  const lines = [
    ...changed2 ? ["\u2705 That is settled.", ""] : [],
    `**Who opens campaigns** \u2013 ${creators === null ? "everyone" : `members with <@&${creators}>, and those who manage this server`}`,
    `**Where** \u2013 ${channels === null ? "in every channel where I may post" : channels.map((id) => `<#${id}>`).join(", ")}`,
    `**Scenarios of one's own** \u2013 brought by ${BRINGERS[scenarios]}`,
    `**How many at once** \u2013 ${limit ?? "any number"}, and of one host ${each ?? "any number"}`,
    `**Lobbies** \u2013 ${lobbyDays === null ? "stay open" : `close when nobody has joined for ${lobbyDays === 1 ? "a day" : `${lobbyDays} days`}`}`,
    "",
    "Campaigns that are open already go on. `/umpire check` says what I may do in a channel."
  ];
  return page("Campaigns on this server", lines.join("\n"));
}
function check2({ permits }) {
  const lines = permits.map(({ name, granted, essential, why }) => {
    const sign = granted ? "\u2705" : essential ? "\u274C" : "\u26A0\uFE0F";
    return `${sign} **${name}** \u2013 ${why}`;
  });
  const missing2 = permits.filter(({ granted }) => !granted);
  const fatal = missing2.some(({ essential }) => essential);
  const verdict = missing2.length === 0 ? "Everything is there: campaigns work in this channel." : fatal ? "\u274C No campaign can be opened here until these are given, in the settings of this channel or of my role." : "\u26A0\uFE0F Campaigns work here, but for this.";
  return page("What I may do in this channel", [verdict, "", ...lines].join("\n"));
}

// src/discord/commands/index.ts
function commandsFor(games) {
  const list = [
    gameCommand(games),
    handCommand,
    mapCommand,
    ordersCommand,
    todoCommand,
    helpCommand(games),
    termsCommand,
    privacyCommand,
    umpireCommand,
    ...games.map(rulesCommand)
  ];
  const commands = new Map(list.map((command) => [command.json.name, command]));
  if (commands.size !== list.length) throw new Error("two commands have the same name");
  return commands;
}

// src/discord/commands/register.ts
async function registerCommands({ token, api, definitions }) {
  const rest = new DiscordRest(requestsTo(api ?? null)).setToken(token);
  try {
    const { id } = await rest.get(import_discord25.Routes.currentApplication());
    return await register(
      rest,
      id,
      [...commandsFor(definitions).values()].map((command) => command.json)
    );
  } catch (error) {
    throw discordProblem(error);
  } finally {
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  }
}
async function register(rest, application, commands, signal) {
  const route = import_discord25.Routes.applicationCommands(application);
  const wanted = signal ? { signal } : {};
  const there = await rest.get(route, wanted);
  if (sameCommands(there, commands)) return "unchanged";
  await rest.put(route, { ...wanted, body: commands });
  return "registered";
}
var sameCommands = (a, b) => essence(a) === essence(b);
var FACTS = [
  "name",
  "description",
  "type",
  "required",
  "autocomplete",
  "choices",
  "value",
  "options",
  "min_value",
  "max_value",
  "min_length",
  "max_length",
  "contexts",
  "integration_types",
  "channel_types",
  "default_member_permissions"
];
function essence(commands) {
  const list = commands.map((command) => canonical(facts({ type: 1, ...command })));
  return list.sort().join("\n");
}
function facts(value) {
  if (Array.isArray(value)) return value.map(facts);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key, fact]) => FACTS.includes(key) && !isDefault(fact));
  return Object.fromEntries(kept.map(([key, fact]) => [key, facts(fact)]));
}
var isDefault = (fact) => fact === void 0 || fact === null || fact === false || Array.isArray(fact) && fact.length === 0;

// src/discord/index.ts
var import_discord39 = __toESM(require_src(), 1);

// src/discord/activity.ts
import { setTimeout as sleep } from "node:timers/promises";
var AT_THE_CONTROLS = 3 * 6e4;
var MANY2 = 1e3;
var TIMEOUT = 5e3;
var Activity = class {
  #now;
  #people = /* @__PURE__ */ new Map();
  #latest = Number.NEGATIVE_INFINITY;
  constructor(now) {
    this.#now = now;
  }
  /** The person has just pressed or typed something. */
  note(person) {
    this.#traceOf(person).last = this.#time();
    if (this.#people.size <= MANY2) return;
    for (const id of this.#people.keys()) if (!this.isActive(id)) this.#people.delete(id);
  }
  isActive(person) {
    return this.leavesIn(person) > 0;
  }
  /** So many ms they still count as being at the controls. */
  leavesIn(person) {
    const now = this.#time();
    const last = this.#people.get(person)?.last;
    return last === void 0 ? 0 : Math.max(last + AT_THE_CONTROLS - now, 0);
  }
  /** The person has been shown what they asked for in a campaign. */
  saw(person, game2) {
    this.#traceOf(person).seen.set(game2, this.#time());
  }
  /** Whether they have been shown something of the campaign since then (ms since 1970). */
  hasSeen(person, game2, since) {
    this.#time();
    const seen = this.#people.get(person)?.seen.get(game2);
    return seen !== void 0 && seen >= since;
  }
  /** Does what a press of the message that shows their seat asks for; whoever else would change it waits for that. */
  async turn(person, game2, work) {
    const trace = this.#traceOf(person);
    trace.turns++;
    const run = work();
    trace.running = Promise.allSettled([trace.running, run]);
    const notice = await run;
    trace.told = { game: game2, notice, at: this.#time() };
    this.saw(person, game2);
  }
  /** Waits for the presses that are under way; says how many there were so far. */
  async settled(person) {
    const trace = this.#people.get(person);
    if (!trace) return 0;
    await Promise.race([trace.running, sleep(TIMEOUT, null, { ref: false })]);
    return trace.turns;
  }
  /** Changes the message that shows the person's seat, where no press does; presses wait for that. */
  async change(person, work) {
    const trace = this.#traceOf(person);
    const run = work();
    trace.changing = Promise.allSettled([trace.changing, run]);
    try {
      return await run;
    } finally {
      trace.changes++;
    }
  }
  /** Waits for the changes that are under way. */
  async changed(person) {
    const { changing } = this.#traceOf(person);
    await Promise.race([changing, sleep(TIMEOUT, null, { ref: false })]);
  }
  /** How often the person's message was changed by others so far. */
  changesOf(person) {
    return this.#people.get(person)?.changes ?? 0;
  }
  /** What came of the last press, as long as nothing has happened since; `at`: when the newest thing happened. */
  noticeFor(person, game2, at2) {
    this.#time();
    const told2 = this.#people.get(person)?.told;
    return told2 && told2.game === game2 && at2 <= told2.at ? told2.notice : "";
  }
  /** Should the clock have gone back, nothing counts that was noted before: it would lie in the time to come. */
  #time() {
    const now = this.#now();
    if (now < this.#latest)
      for (const trace of this.#people.values()) {
        trace.last = Number.NEGATIVE_INFINITY;
        trace.told = null;
        trace.seen.clear();
      }
    this.#latest = now;
    return now;
  }
  #traceOf(person) {
    const known = this.#people.get(person);
    if (known) return known;
    const trace = {
      last: Number.NEGATIVE_INFINITY,
      turns: 0,
      running: Promise.resolve(),
      told: null,
      changing: Promise.resolve(),
      changes: 0,
      seen: /* @__PURE__ */ new Map()
    };
    this.#people.set(person, trace);
    return trace;
  }
};

// src/discord/commands/registrar.ts
import { setTimeout as sleep2 } from "node:timers/promises";
var SOON = 1e3;
var RAREST = 10 * 6e4;
var Registrar = class {
  #rest;
  #application;
  #commands;
  #logger;
  #stopped = new AbortController();
  #trying = null;
  constructor(rest, application, commands, logger) {
    this.#rest = rest;
    this.#application = application;
    this.#commands = commands;
    this.#logger = logger;
  }
  /** Tries once; an outage is waited out beside everything else. Throws nothing. */
  async start() {
    const wait = await this.#try(SOON);
    if (wait !== null) this.#trying = this.#tryOn(wait);
  }
  /** Gives up what is under way. */
  async stop() {
    this.#stopped.abort();
    await this.#trying;
  }
  async #tryOn(first) {
    const { signal } = this.#stopped;
    for (let wait = first; wait !== null; ) {
      const over = await sleep2(wait, false, { signal, ref: false }).catch(() => true);
      if (over) return;
      wait = await this.#try(Math.min(wait * 2, RAREST));
    }
  }
  /** Says how long to wait before another try, `wait` ms at least; null: there is nothing more to try. */
  async #try(wait) {
    const { signal } = this.#stopped;
    try {
      const thisTime = AbortSignal.any([signal]);
      const commands = await register(this.#rest, this.#application, this.#commands, thisTime);
      this.#logger.info({ commands }, "commands");
      return null;
    } catch (error) {
      if (signal.aborted) return null;
      const fault = faultOf(error);
      const again = passes(fault) ? Math.max(wait, fault.after) : null;
      const level = again === null ? "error" : "warn";
      this.#logger[level]({ error: plainError(error), again }, "the commands could not be registered");
      return again;
    }
  }
};

// src/discord/delivery/discord-client.ts
var import_discord30 = __toESM(require_src(), 1);

// src/discord/held-files.ts
var import_discord26 = __toESM(require_src(), 1);
function heldFiles({
  attachments,
  components = []
}) {
  const listed = attachments.map(({ filename, id }) => [filename, id]);
  const shown = components.flatMap(mediaIn).flatMap(({ url, attachment_id: id }) => {
    const name = new URL(url).pathname.split("/").at(-1);
    return id === void 0 || name === void 0 ? [] : [[decodeURIComponent(name), id]];
  });
  return new Map([...listed, ...shown]);
}
function mediaIn(part2) {
  switch (part2.type) {
    case import_discord26.ComponentType.MediaGallery:
      return part2.items.map(({ media }) => media);
    case import_discord26.ComponentType.File:
      return [part2.file];
    case import_discord26.ComponentType.Container:
      return part2.components.flatMap(mediaIn);
    default:
      return [];
  }
}

// src/discord/delivery/message.ts
var import_discord28 = __toESM(require_src(), 1);

// src/discord/delivery/controls.ts
var import_discord27 = __toESM(require_src(), 1);
import { createHash as createHash2 } from "node:crypto";
var labelKey = (label) => createHash2("sha256").update(label).digest("hex").slice(0, 10);
function controlRows(controls, game2) {
  const buttons = new Map(controls.map((control) => [pressOf(control, game2), control]));
  const list = [...buttons].slice(0, LIMIT.rows * LIMIT.buttons);
  return buttonRows(list.map(([id, control], i) => button(id, control.label, styleOf2(control, i))));
}
function pressOf(control, game2) {
  const { kind } = control;
  if (kind === "act") return writePress({ kind, game: game2, seat: control.seat });
  if (kind === "answer") return writePress({ kind, game: game2, decision: control.decision, step: labelKey(control.label) });
  if (kind === "offer") return writePress({ kind, game: game2, decision: control.offer, name: control.action });
  if (kind === "share") return writePress({ kind, game: game2, step: String(control.people) });
  return writePress({ kind, game: game2 });
}
function styleOf2({ kind }, at2) {
  if (kind === "offer") return at2 === 0 ? import_discord27.ButtonStyle.Success : import_discord27.ButtonStyle.Secondary;
  return kind === "act" || kind === "answer" || kind === "join" ? import_discord27.ButtonStyle.Primary : import_discord27.ButtonStyle.Secondary;
}

// src/discord/delivery/message.ts
var mark = (row2) => `${row2.game} \xB7 no. ${row2.id}`;
var isMarked = (line, row2) => line === mark(row2) || line.endsWith(` \xB7 ${mark(row2)}`);
function lastLine(components) {
  const texts = components.flatMap((part2) => part2.type === import_discord28.ComponentType.TextDisplay ? [part2.content] : []);
  return (texts.at(-1)?.split("\n").at(-1) ?? "").replace(/^-# /, "");
}
var markIn = (components) => lastLine(components).match(/[\p{L}\p{N}]+ · no\. \d+$/u)?.[0] ?? "";
var nonceOf = (row2) => `${row2.game}-${row2.id}`.slice(-LIMIT.nonce);
function postScreen(services, post, game2) {
  const words = markdown(post.text).trim();
  return {
    title: literalName(post.title),
    // campaigns are called as somebody typed
    parts: [...words === "" ? [] : [text(words)], ...controlRows(post.controls, game2).map(rowPart)],
    footer: "",
    pictures: post.scene ? picturesOf(services, "picture", post.scene) : []
  };
}
function liveScreen(services, live, game2) {
  const words = markdown(live.text).trim();
  return {
    title: literalName(live.title),
    parts: [...words === "" ? [] : [text(words)], ...controlRows(live.controls, game2).map(rowPart)],
    footer: "",
    pictures: gallery(services, live.pictures)
  };
}
function gallery(services, all) {
  const last = all.at(-1);
  const beside = (last?.scene.beside ?? []).map(
    (scene, i) => scenePicture(services, `picture-${last?.id}-${i + 2}.png`, scene)
  );
  const most = Math.max(1, LIMIT.gallery - beside.length);
  const shots = all.slice(-most).map((picture) => shotOf(services, picture));
  return [...shots.slice(0, -1), ...shots.slice(-1).map((shot) => ({ ...shot, large: true })), ...beside];
}
function shotOf(services, { id, caption, scene }) {
  const picture = scenePicture(services, `picture-${id}.png`, scene);
  return caption === "" ? picture : { ...picture, words: `**${caption}**
${picture.words}` };
}
var offerScreen = ({ text: words, controls }, game2) => ({
  title: "",
  parts: [text(markdown(words).trim()), ...controlRows(controls, game2).map(rowPart)],
  footer: "",
  pictures: []
});
function linked(screen, thread) {
  const at2 = screen.parts.findIndex(({ kind }) => kind === "row");
  const end = at2 < 0 ? screen.parts.length : at2;
  const link = text(`Negotiations: <#${thread}>`);
  return { ...screen, parts: [...screen.parts.slice(0, end), link, ...screen.parts.slice(end)] };
}
var continued = (live) => ({
  title: literalName(live.title),
  parts: [],
  footer: "Continued below.",
  pictures: []
});
var pinged = (people) => people.filter(isPerson).slice(0, LIMIT.pings);
function bodyOf({ screen, uploads }, row2, ping, held = /* @__PURE__ */ new Map()) {
  const called = ping.length === 0 ? [] : [text(ping.map(mention).join(" "))];
  const shown = { ...screen, parts: [...called, ...screen.parts], footer: footer(screen.footer, row2) };
  const kept = screen.pictures.flatMap(({ name }) => held.get(name) ?? []);
  return {
    json: {
      flags: import_discord28.MessageFlags.IsComponentsV2,
      components: componentsOf(shown),
      allowed_mentions: { parse: [], users: [...ping] },
      // an edit drops the files that are not listed here
      attachments: [
        ...kept.map((id) => ({ id })),
        ...uploads.map(({ name }, i) => ({ id: String(i), filename: name }))
      ]
    },
    files: uploads
  };
}
function footer(words, row2) {
  if (row2 === null) return words;
  const room = LIMIT.footer - mark(row2).length - " \xB7 ".length;
  return words === "" ? mark(row2) : `${clip(words, room)} \xB7 ${mark(row2)}`;
}

// src/discord/delivery/threads.ts
var import_discord29 = __toESM(require_src(), 1);
var LASTING = { auto_archive_duration: import_discord29.ThreadAutoArchiveDuration.OneWeek };
function threadsOn(rest) {
  const change = (thread, body) => rest.patch(import_discord29.Routes.channel(thread), { body });
  const open3 = async (channel, body) => await rest.post(import_discord29.Routes.threads(channel), { body });
  async function wake(thread, body) {
    try {
      await change(thread, body);
      return true;
    } catch (error) {
      if (isCode(error, CODE.unknownChannel)) return false;
      if (!isCode(error, CODE.missingPermissions) || body.locked === void 0) throw error;
      return await wake(thread, { archived: false });
    }
  }
  const wakeThread = (thread) => wake(thread, { archived: false, locked: false });
  return {
    async openThread(channel, message, name) {
      const body = { name, ...LASTING };
      try {
        await rest.post(import_discord29.Routes.threads(channel, message), { body });
        return message;
      } catch (error) {
        if (!isCode(error, CODE.threadExists)) throw error;
      }
      if (await wakeThread(message)) return message;
      return (await open3(channel, { ...body, type: import_discord29.ChannelType.PublicThread })).id;
    },
    wakeThread,
    async closeThread(thread) {
      try {
        await change(thread, { archived: true, locked: true });
      } catch (error) {
        if (isCode(error, CODE.missingPermissions)) await change(thread, { archived: true });
        else if (!isCode(error, CODE.unknownChannel, CODE.threadArchived)) throw error;
      }
    },
    async openPrivateThread(channel, name) {
      const place = await rest.get(import_discord29.Routes.channel(channel));
      const inThread = place.type === import_discord29.ChannelType.PublicThread || place.type === import_discord29.ChannelType.PrivateThread;
      const parent = inThread && place.parent_id ? place.parent_id : channel;
      const thread = await open3(parent, { name, ...LASTING, type: import_discord29.ChannelType.PrivateThread, invitable: false });
      if (thread.type !== import_discord29.ChannelType.PrivateThread) throw new Error(`the thread ${thread.id} is not private`);
      return thread.id;
    },
    async admit(thread, person) {
      try {
        await rest.put(import_discord29.Routes.threadMembers(thread, person));
      } catch (error) {
        if (!isCode(error, CODE.threadArchived)) throw error;
        await wakeThread(thread);
        await rest.put(import_discord29.Routes.threadMembers(thread, person));
      }
    }
  };
}

// src/discord/delivery/discord-client.ts
var PAGE = 100;
var PAGES = 20;
function discordClient(rest, self) {
  const direct = /* @__PURE__ */ new Map();
  const filesOf = ({ files }) => files.map(({ name, data }) => ({ name, data }));
  return {
    async directChannel(person) {
      const known = direct.get(person);
      if (known !== void 0) return known;
      const opened = await rest.post(import_discord30.Routes.userChannels(), { body: { recipient_id: person } });
      const channel = opened.id;
      direct.set(person, channel);
      return channel;
    },
    async send(channel, body, nonce) {
      const json3 = { ...body.json, nonce, enforce_nonce: true };
      const message = await rest.post(import_discord30.Routes.channelMessages(channel), { body: json3, files: filesOf(body) });
      return message.id;
    },
    async edit(channel, message, body) {
      const json3 = { ...body.json, content: null, embeds: [] };
      await rest.patch(import_discord30.Routes.channelMessage(channel, message), { body: json3, files: filesOf(body) });
    },
    async attached(channel, message) {
      try {
        return heldFiles(await rest.get(import_discord30.Routes.channelMessage(channel, message)));
      } catch (error) {
        if (isCode(error, CODE.unknownMessage)) return null;
        if (isCode(error, CODE.missingAccess, CODE.missingPermissions)) return /* @__PURE__ */ new Map();
        throw error;
      }
    },
    async remove(channel, message) {
      try {
        await rest.delete(import_discord30.Routes.channelMessage(channel, message));
      } catch (error) {
        if (!isCode(error, CODE.unknownMessage)) throw error;
      }
    },
    async lastMessage(channel) {
      const found = await rest.get(import_discord30.Routes.channel(channel));
      return "last_message_id" in found ? found.last_message_id ?? null : null;
    },
    async recent(channel, since) {
      const own = [];
      let before;
      for (let page2 = 0; page2 < PAGES; page2++) {
        const query = new URLSearchParams({ limit: String(PAGE), ...before === void 0 ? {} : { before } });
        const messages = await rest.get(import_discord30.Routes.channelMessages(channel), { query });
        own.push(...messages.filter((message) => message.author.id === self).map(traceOf));
        const oldest = messages.at(-1);
        if (!oldest || messages.length < PAGE || Date.parse(oldest.timestamp) < since) break;
        before = oldest.id;
      }
      return own;
    },
    ...threadsOn(rest)
  };
}
function traceOf({ id, nonce, embeds, components = [] }) {
  const footers = embeds.flatMap((embed) => embed.footer?.text ?? []);
  return { id, nonce: nonce === void 0 ? null : String(nonce), marks: [lastLine(components), ...footers] };
}

// src/discord/delivery/losses.ts
var import_discord31 = __toESM(require_src(), 1);
var GONE = { reason: "the channel was deleted", why: "it was deleted" };
var OUT = { reason: "removed from the server", why: "I was removed from its server" };
function watchLosses(client, { campaigns, logger }) {
  const { deliveries } = campaigns;
  const note2 = (what, id, work) => {
    logger.info({ id }, what);
    work.catch((error) => logger.error({ id, error: plainError(error) }, "a loss could not be noted"));
  };
  client.on(
    import_discord31.Events.ChannelDelete,
    ({ id }) => note2("a channel was deleted", id, deliveries.lostChannel({ channel: id }, GONE))
  );
  client.on(
    import_discord31.Events.GuildDelete,
    ({ id }) => note2("removed from a server", id, deliveries.lostChannel({ guild: id }, OUT))
  );
  client.on(import_discord31.Events.ThreadDelete, ({ id }) => {
    note2("a thread was deleted", id, deliveries.lostThread(id));
    note2("a thread was deleted", id, deliveries.lostChannel({ channel: id }, GONE));
  });
}

// src/discord/delivery/messenger.ts
import { setTimeout as sleep3 } from "node:timers/promises";
var WIDTH = 4;
var FAREWELL = 5e3;
var PAUSE = { most: 6e4, least: 500 };
var Messenger = class {
  #services;
  #sender;
  #now;
  #running = /* @__PURE__ */ new Map();
  /** By row: how often it has failed in the same way one after the other. */
  #failures = /* @__PURE__ */ new Map();
  #timer;
  #looking = null;
  #lookAgain = false;
  #stopped = false;
  #unsubscribe = () => {
  };
  /** `now`: the time by which rows are due, ms since 1970. */
  constructor(services, sender, now) {
    this.#services = services;
    this.#sender = sender;
    this.#now = now;
  }
  /** Settles what a crash left unknown, then works until stopped. */
  async start() {
    const { deliveries } = this.#services.campaigns;
    for (const row2 of await deliveries.inFlight()) await this.#deliver(row2, true);
    this.#unsubscribe = deliveries.onWaiting(() => this.wake());
    this.wake();
  }
  /** Sends all that is due, for as long as `patience` ms allow; waits for what is under way. */
  async drain(patience) {
    const end = performance.now() + patience;
    do {
      this.wake();
      while (this.#looking) await this.#looking;
      await Promise.race([
        Promise.all(this.#running.values()),
        sleep3(Math.max(end - performance.now(), 1), null, { ref: false })
      ]);
    } while (this.#running.size > 0 && performance.now() < end);
  }
  /** Sends what is due and finishes what is under way; the rest stays in the outbox. */
  async stop() {
    if (this.#stopped) return;
    await this.drain(FAREWELL);
    this.#stopped = true;
    this.#unsubscribe();
    clearTimeout(this.#timer);
    await this.#looking;
    await Promise.all(this.#running.values());
  }
  /** Looks for rows to send, now. */
  wake() {
    if (this.#stopped) return;
    if (this.#looking) {
      this.#lookAgain = true;
      return;
    }
    this.#looking = this.#look().finally(() => {
      this.#looking = null;
      if (this.#lookAgain) {
        this.#lookAgain = false;
        this.wake();
      }
    });
  }
  async #look() {
    clearTimeout(this.#timer);
    let pause = PAUSE.most;
    try {
      const { deliveries } = this.#services.campaigns;
      const { late } = this.#sender;
      await late.send();
      for (const row2 of await deliveries.heads()) {
        if (this.#stopped || this.#running.size >= WIDTH) break;
        if (!this.#running.has(row2.destination)) this.#begin(row2);
      }
      pause = Math.min(await deliveries.untilDue() ?? PAUSE.most, late.next() ?? PAUSE.most);
    } catch (error) {
      this.#services.logger.error({ error: plainError(error) }, "the outbox could not be read");
    }
    if (this.#stopped) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(pause, PAUSE.least), PAUSE.most));
    this.#timer.unref();
  }
  #begin(row2) {
    const work = this.#deliver(row2, row2.attempts > 0).finally(() => {
      this.#running.delete(row2.destination);
      this.wake();
    });
    this.#running.set(row2.destination, work);
  }
  async #deliver(row2, again) {
    const { campaigns, logger } = this.#services;
    try {
      if (row2.payload.kind === "damaged") return await campaigns.deliveries.discard(row2);
      await campaigns.deliveries.sending(row2);
      await campaigns.deliveries.sent(row2, await this.#sender.bring(row2, again));
      this.#failures.delete(row2.id);
    } catch (error) {
      await this.#failed(row2, error).catch(
        (worse) => logger.error({ error: plainError(worse), row: row2.id }, "the outbox is stuck")
      );
    }
  }
  async #failed(row2, error) {
    const { campaigns, logger } = this.#services;
    const fault = faultOf(error);
    const facts2 = { row: row2.id, game: row2.game, destination: row2.destination, fault };
    const before = this.#failures.get(row2.id);
    const failures = before?.kind === fault.kind ? before.times : 0;
    if (isTriedAgain(fault, failures)) {
      this.#failures.set(row2.id, { kind: fault.kind, times: failures + 1 });
      logger.debug(facts2, "sending failed, to be tried again");
      await campaigns.deliveries.retry(row2, fault.reason, fault.after);
      return;
    }
    this.#failures.delete(row2.id);
    logger.warn(facts2, "a message was put aside");
    await campaigns.deliveries.park(row2, { reason: fault.reason, why: whyOf(error) });
  }
};

// src/discord/delivery/destination.ts
var Written = external_exports.string().regex(/^(channel|person):\d{5,25}$/).transform((text3) => {
  const [kind, id = ""] = text3.split(":");
  return { kind: kind === "person" ? "person" : "channel", id };
});
var readDestination = (text3) => Written.parse(text3);

// src/discord/delivery/late-notices.ts
var LateNotices = class {
  #services;
  #activity;
  #late = /* @__PURE__ */ new Map();
  constructor(services, activity) {
    this.#services = services;
    this.#activity = activity;
  }
  add(late) {
    this.#late.set(`${late.game} ${late.person}`, late);
  }
  /** Puts the messages of those who have gone in line. */
  async send() {
    for (const [key, late] of this.#late) {
      if (this.#activity.isActive(late.person)) continue;
      this.#late.delete(key);
      await this.#settle(late);
    }
  }
  async #settle({ game: game2, person, since }) {
    const { deliveries } = this.#services.campaigns;
    const part2 = await deliveries.seatMessage(game2, person);
    if (!part2 || part2.wait === null || part2.wait === part2.notified) return;
    if (this.#activity.hasSeen(person, game2, since)) await deliveries.notified(game2, person, part2.wait);
    else await deliveries.show(game2, person);
  }
  /** In so many ms the first of them counts as gone; null: there are none. */
  next() {
    if (this.#late.size === 0) return null;
    return Math.min(...[...this.#late.values()].map(({ person }) => this.#activity.leavesIn(person)));
  }
};

// src/discord/delivery/live-posts.ts
var import_discord32 = __toESM(require_src(), 1);
var REST = 10 * 6e4;
var LivePosts = class {
  #services;
  #client;
  #publisher;
  #now;
  /** What each game's newest post was last sent with; unknown after a restart. */
  #sent = /* @__PURE__ */ new Map();
  constructor(services, client, publisher, now) {
    this.#services = services;
    this.#client = client;
    this.#publisher = publisher;
    this.#now = now;
  }
  /** Shows the post as it is now. Null: there is no such post. */
  async bring(row2, number, channel, again) {
    const { deliveries } = this.#services.campaigns;
    const live = await deliveries.live(row2.game, number);
    if (!live) return null;
    const old = await deliveries.messageOf(row2);
    const message = await this.#place(row2, number, channel, live, old, again);
    this.#sent.set(row2.game, { number, stage: live.stage, told: live.told });
    return { message, thread: live.thread };
  }
  async #place(row2, number, channel, live, old, again) {
    const shown = liveScreen(this.#services, live, row2.game);
    const thread = await this.#threadOf(row2.game, live);
    const at2 = (message2) => thread === null || thread === message2 ? shown : linked(shown, thread);
    const arrived = again ? await this.#publisher.arrived(row2, channel) : null;
    if (arrived !== null && arrived !== old && await this.#publisher.edit(row2, channel, arrived, at2(arrived))) {
      if (old !== null) await this.#retire(row2.game, number, channel, old, live);
      return arrived;
    }
    const moves = old !== null && await this.#moves(row2.game, number, channel, live, old);
    if (old !== null && !moves && await this.#publisher.edit(row2, channel, old, at2(old))) return old;
    const message = await this.#publisher.post(row2, channel, at2(null), []);
    if (moves) await this.#retire(row2.game, number, channel, old, live);
    return message;
  }
  /** The thread of the talks, which lies under the message that it was opened with. */
  async #threadOf(game2, { thread }) {
    const known = thread && await this.#services.campaigns.deliveries.threadOf(game2, thread.phase);
    return known?.open ? known.thread : null;
  }
  /** Whether something new is to be seen where nobody looks any more. */
  async #moves(game2, number, channel, live, old) {
    if (!live.open || this.#known(game2, number)?.stage === live.stage) return false;
    const posted = import_discord32.SnowflakeUtil.timestampFrom(old);
    const now = this.#now();
    if (now >= posted && now - posted < REST) return false;
    const last = await this.#client.lastMessage(channel);
    if (last === null || BigInt(last) <= BigInt(old)) return false;
    return now >= posted || import_discord32.SnowflakeUtil.timestampFrom(last) - posted >= REST;
  }
  #known(game2, number) {
    const known = this.#sent.get(game2);
    return known?.number === number ? known : null;
  }
  /**
   * What is left of a post where it was: a last word, or nothing where it had told nothing and no talks lie under it. It
   * is no loss: what forbids to change it is logged.
   */
  async #retire(game2, number, channel, message, live) {
    const { told: told2 } = this.#known(game2, number) ?? live;
    try {
      if (told2 || live.thread) await this.#publisher.retire(channel, message, continued(live));
      else await this.#publisher.remove(channel, message);
    } catch (error) {
      if (isTriedAgain(faultOf(error))) throw error;
      this.#services.logger.warn({ error: plainError(error), channel, message }, "an old post keeps its buttons");
    }
  }
};

// src/discord/delivery/mailboxes.ts
var Mailboxes = class {
  #services;
  #client;
  constructor(services, client) {
    this.#services = services;
    this.#client = client;
  }
  /** The channels where a message to this person may lie. */
  async of(game2, person) {
    const thread = await this.#services.campaigns.deliveries.mailbox(game2, person);
    const direct = await this.#direct(person);
    return [...thread === null ? [] : [thread], ...direct === null ? [] : [direct]];
  }
  /** Sends by direct message first; where those are closed, to the thread, which is quiet but for a ping. */
  async send({ game: game2 }, person, send2) {
    try {
      return await send2(await this.#client.directChannel(person), []);
    } catch (error) {
      if (faultOf(error).kind !== "moved") throw error;
    }
    return await send2(await this.#thread(game2, person), [person]);
  }
  async #direct(person) {
    try {
      return await this.#client.directChannel(person);
    } catch (error) {
      if (isTriedAgain(faultOf(error))) throw error;
      return null;
    }
  }
  /** The private thread: opened if there is none, its one member let in, even if they had left. */
  async #thread(game2, person) {
    const { campaigns } = this.#services;
    const { deliveries } = campaigns;
    const known = await deliveries.mailbox(game2, person);
    if (known !== null) {
      try {
        await this.#client.admit(known, person);
        return known;
      } catch (error) {
        if (!isCode(error, CODE.unknownChannel)) throw error;
        await deliveries.lostThread(known);
      }
    }
    const { record, members } = await campaigns.status(game2);
    const thread = await this.#client.openPrivateThread(record.channel, nameFor(record, members, person));
    await deliveries.keepMailbox(game2, person, thread);
    await this.#client.admit(thread, person);
    return thread;
  }
};
function nameFor(record, members, person) {
  const name = members.find((member) => member.person === person)?.name;
  return clip(`${record.name} \xB7 ${name === void 0 ? "for you alone" : `for ${name} alone`}`, LIMIT.threadName);
}

// src/discord/delivery/offer-posts.ts
var OfferPosts = class {
  #services;
  #client;
  #publisher;
  constructor(services, client, publisher) {
    this.#services = services;
    this.#client = client;
    this.#publisher = publisher;
  }
  /** Null: it has become no message. What forbids one is logged: the offer stands in the post as well. */
  async bring(row2, payload, again) {
    const { deliveries } = this.#services.campaigns;
    const old = await deliveries.messageOf(row2);
    const known = await deliveries.threadOf(row2.game, payload.phase);
    if (!known?.open) return old;
    try {
      return await this.#place(row2, payload, known.thread, old, again);
    } catch (error) {
      if (isTriedAgain(faultOf(error), row2.attempts)) throw error;
      if (isCode(error, CODE.unknownChannel)) await deliveries.lostThread(known.thread);
      this.#services.logger.warn({ error: plainError(error), game: row2.game }, "an offer could not be shown");
      return old;
    }
  }
  async #place(row2, payload, thread, old, again) {
    const offer = await this.#services.campaigns.deliveries.offer(row2.game, payload);
    const screen = offerScreen(offer, row2.game);
    if (old !== null && await this.#edited(row2, thread, old, screen)) return old;
    const there = again ? await this.#publisher.arrived(row2, thread) : null;
    if (there !== null) return await this.#edited(row2, thread, there, screen) ? there : null;
    const over = payload.result !== null || payload.struck;
    if (payload.struck || over && old !== null) return null;
    return await this.#publisher.post(row2, thread, screen, []);
  }
  /** A thread that has fallen asleep lets nothing be edited until it is woken. */
  async #edited(row2, thread, message, screen) {
    if (await this.#publisher.edit(row2, thread, message, screen)) return true;
    return await this.#client.wakeThread(thread) && await this.#publisher.edit(row2, thread, message, screen);
  }
};

// src/discord/delivery/posts.ts
var Posts = class {
  #services;
  #publisher;
  #mailboxes;
  constructor(services, publisher, mailboxes) {
    this.#services = services;
    this.#publisher = publisher;
    this.#mailboxes = mailboxes;
  }
  async toChannel(row2, post, channel, again) {
    return await this.#place(row2, channel, this.#screen(row2, post), pinged(post.ping), again);
  }
  async toPerson(row2, post, person, again) {
    const screen = this.#screen(row2, post);
    const thread = again ? await this.#services.campaigns.deliveries.mailbox(row2.game, person) : null;
    const there = thread === null ? null : await this.#publisher.arrived(row2, thread);
    if (there !== null) return there;
    return await this.#mailboxes.send(
      row2,
      person,
      (place, ping) => this.#place(row2, place, screen, ping, again && ping.length === 0)
    );
  }
  #screen({ game: game2 }, post) {
    return postScreen(this.#services, post, game2);
  }
  async #place(row2, channel, screen, ping, again) {
    const old = row2.slot === null ? null : await this.#services.campaigns.deliveries.messageOf(row2);
    if (old !== null && await this.#publisher.edit(row2, channel, old, screen, ping)) return old;
    const there = again ? await this.#publisher.arrived(row2, channel) : null;
    return there ?? await this.#publisher.post(row2, channel, screen, ping);
  }
};

// src/discord/delivery/publisher.ts
var SKEW = 6e5;
var NONE = /* @__PURE__ */ new Map();
var Publisher = class {
  #services;
  #client;
  constructor(services, client) {
    this.#services = services;
    this.#client = client;
  }
  /** A new message: its id. */
  async post(row2, channel, screen, ping) {
    return await this.#sent(row2, screen, ping, NONE, (body) => this.#client.send(channel, body, nonceOf(row2)));
  }
  /**
   * Puts a screen into a message that is there, without drawing again what it shows already. False if the message is
   * gone, lies where nothing can be edited any more, or is of a kind that Discord does not let change to this one.
   */
  async edit(row2, channel, message, screen, ping = []) {
    const held = screen.pictures.length > 0 ? await this.#client.attached(channel, message) : NONE;
    if (held === null) return false;
    return await unlessGone(
      () => this.#sent(row2, screen, ping, held, (body) => this.#client.edit(channel, message, body))
    );
  }
  /** Leaves a message with a last word, and without a mark: it is no row's any more. */
  async retire(channel, message, screen) {
    const body = bodyOf({ screen, uploads: [] }, null, []);
    await unlessGone(() => this.#client.edit(channel, message, body));
  }
  /** Deletes a message, if it is there. */
  async remove(channel, message) {
    await unlessGone(() => this.#client.remove(channel, message));
  }
  /** The message that an earlier try to send this row became, if it arrived. */
  async arrived(row2, channel) {
    try {
      const traces = await this.#client.recent(channel, row2.created - SKEW);
      const ours = traces.find(
        ({ nonce, marks }) => nonce === nonceOf(row2) || marks.some((line) => isMarked(line, row2))
      );
      return ours?.id ?? null;
    } catch (error) {
      if (isCode(error, CODE.missingAccess, CODE.missingPermissions, CODE.unknownChannel)) return null;
      throw error;
    }
  }
  /** What Discord finds too large is told in words. */
  async #sent(row2, screen, ping, held, send2) {
    const names = new Set(held.keys());
    try {
      return await send2(bodyOf(await drawn(this.#services, screen, names), row2, ping, held));
    } catch (error) {
      if (!isTooLarge(error)) throw error;
      return await send2(bodyOf({ screen: inWords(screen, names), uploads: [] }, row2, ping, held));
    }
  }
};
async function unlessGone(work) {
  try {
    await work();
    return true;
  } catch (error) {
    if (isCode(error, CODE.unknownMessage, CODE.threadArchived, CODE.invalidForm)) return false;
    throw error;
  }
}

// src/discord/delivery/seat-messages.ts
var TRIES = 3;
var SeatMessages = class {
  #services;
  #publisher;
  #mailboxes;
  #activity;
  #late;
  constructor(services, publisher, mailboxes, { activity, late }) {
    this.#services = services;
    this.#publisher = publisher;
    this.#mailboxes = mailboxes;
    this.#activity = activity;
    this.#late = late;
  }
  /** Shows the person's part as it is now, also after what they press meanwhile; says which message does. */
  async bring(row2, person, again) {
    for (let tries = 1; ; tries++) {
      const turns = await this.#activity.settled(person);
      const message = await this.#activity.change(person, () => this.#show(row2, person, again || tries > 1));
      if (tries === TRIES || await this.#activity.settled(person) === turns) return message;
    }
  }
  async #show(row2, person, again) {
    const { deliveries } = this.#services.campaigns;
    const old = await deliveries.messageOf(row2);
    const part2 = await deliveries.seatMessage(row2.game, person);
    const screen = part2 && await this.#page(row2, person);
    if (!part2 || !screen) {
      if (old !== null) await this.#editAnywhere(row2, person, old, await this.#parting(row2.game));
      return old;
    }
    const message = await this.#place(row2, part2, screen, old, again);
    const { wait, notified } = part2;
    if (wait !== null && wait !== notified) await this.#told(row2, person, wait, message !== old);
    return message;
  }
  /** The person knows of the wait by a new message, or has seen it; else they are told when they have gone. */
  async #told({ game: game2, created }, person, wait, anew) {
    if (anew || this.#activity.hasSeen(person, game2, created))
      await this.#services.campaigns.deliveries.notified(game2, person, wait);
    else this.#late.add({ game: game2, person, since: created });
  }
  async #place(row2, { person, wait, notified }, screen, old, again) {
    const arrived = again ? await this.#arrived(row2, person) : null;
    if (arrived && arrived.message !== old && await this.#edit(row2, arrived, screen)) {
      if (old !== null) await this.#remove(row2.game, person, old);
      return arrived.message;
    }
    const notify = wait !== null && wait !== notified && !this.#activity.isActive(person);
    if (old !== null && !notify && await this.#editAnywhere(row2, person, old, screen)) return old;
    const message = await this.#mailboxes.send(
      row2,
      person,
      (place, ping) => this.#publisher.post(row2, place, screen, ping)
    );
    if (old !== null) await this.#remove(row2.game, person, old);
    return message;
  }
  /** Null: the person has no part in the game any more. */
  async #page({ game: game2, created }, person) {
    try {
      const notice = this.#activity.noticeFor(person, game2, created);
      return await seatPage(this.#services, person, game2, null, notice);
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }
  /** What stays of the message: the result, or that the person has no seat any more. */
  async #parting(game2) {
    const { name, status } = await this.#services.campaigns.record(game2);
    if (status === "over" || status === "abandoned") return await endedPage(this.#services, game2, "");
    if (status === "damaged") return page(literalName(name), "This campaign is set aside.");
    return page(literalName(name), "You hold no seat in this campaign any more.");
  }
  async #arrived(row2, person) {
    for (const place of await this.#mailboxes.of(row2.game, person)) {
      const message = await this.#publisher.arrived(row2, place);
      if (message !== null) return { message, place };
    }
    return null;
  }
  #edit(row2, { message, place }, screen) {
    return this.#publisher.edit(row2, place, message, screen);
  }
  /** Edits a message wherever it lies; false if it is gone. */
  async #editAnywhere(row2, person, message, screen) {
    for (const place of await this.#mailboxes.of(row2.game, person))
      if (await this.#edit(row2, { message, place }, screen)) return true;
    return false;
  }
  /** Two messages are worse than one, but no fault to stop at: what forbids to delete the old one is logged. */
  async #remove(game2, person, message) {
    try {
      for (const place of await this.#mailboxes.of(game2, person)) await this.#publisher.remove(place, message);
    } catch (error) {
      if (isTriedAgain(faultOf(error))) throw error;
      this.#services.logger.warn({ error: plainError(error), game: game2, message }, "an old message could not be deleted");
    }
  }
};

// src/discord/delivery/sender.ts
var Sender = class {
  #services;
  #client;
  #posts;
  #livePosts;
  #offerPosts;
  #seatMessages;
  /** Those to be notified when they have left the controls. */
  late;
  constructor(services, client, { activity, now }) {
    const publisher = new Publisher(services, client);
    const mailboxes = new Mailboxes(services, client);
    this.#services = services;
    this.#client = client;
    this.#posts = new Posts(services, publisher, mailboxes);
    this.#livePosts = new LivePosts(services, client, publisher, now);
    this.#offerPosts = new OfferPosts(services, client, publisher);
    this.late = new LateNotices(services, activity);
    this.#seatMessages = new SeatMessages(services, publisher, mailboxes, { activity, late: this.late });
  }
  /** `again`: an earlier try may have arrived. Throws what Discord answered. */
  async bring(row2, again) {
    const { payload, game: game2 } = row2;
    const { kind, id } = readDestination(row2.destination);
    switch (payload.kind) {
      case "close-thread":
        await this.#closeThread(game2, payload.phase);
        return null;
      case "live":
        return await this.#live(row2, payload.number, id, again);
      case "offer":
        return await this.#offerPosts.bring(row2, payload, again);
      case "seats":
        return await this.#seatMessages.bring(row2, id, again);
      case "post":
        return await this.#post(row2, payload.post, { kind, id }, again);
      case "damaged":
        throw new Error("a damaged row cannot be sent");
    }
  }
  async #post(row2, post, { kind, id }, again) {
    if (kind === "person") return await this.#posts.toPerson(row2, post, id, again);
    const message = await this.#posts.toChannel(row2, post, id, again);
    await this.#openThread(row2.game, post.thread, id, message);
    return message;
  }
  async #live(row2, number, channel, again) {
    const placed = await this.#livePosts.bring(row2, number, channel, again);
    if (!placed) return await this.#services.campaigns.deliveries.messageOf(row2);
    await this.#openThread(row2.game, placed.thread, channel, placed.message);
    return placed.message;
  }
  /** Without its thread a post is still worth having: what forbids one is logged. */
  async #openThread(game2, thread, channel, message) {
    if (!thread) return;
    const { phase, name } = thread;
    const { deliveries } = this.#services.campaigns;
    const known = await deliveries.threadOf(game2, phase);
    if (known?.open) return;
    try {
      const old = known !== null && await this.#client.wakeThread(known.thread) ? known.thread : null;
      const opened = old ?? await this.#client.openThread(channel, message, clip(name, LIMIT.threadName));
      await deliveries.keepThread(game2, phase, opened);
    } catch (error) {
      if (isTriedAgain(faultOf(error))) throw error;
      this.#services.logger.warn({ error: plainError(error), game: game2, phase }, "no thread could be opened");
    }
  }
  async #closeThread(game2, phase) {
    const { deliveries } = this.#services.campaigns;
    const known = await deliveries.threadOf(game2, phase);
    if (known === null) return;
    await this.#client.closeThread(known.thread);
    await deliveries.closedThread(game2, phase);
  }
};

// src/discord/interactions/router.ts
var import_discord37 = __toESM(require_src(), 1);
import { setTimeout as sleep5 } from "node:timers/promises";

// src/discord/interactions/answering.ts
var import_discord33 = __toESM(require_src(), 1);
import { randomBytes as randomBytes2 } from "node:crypto";
import { setTimeout as sleep4 } from "node:timers/promises";
var PAUSES = [250, 1e3, 3e3];
var UNHEARD = "\u26A0\uFE0F Discord was slow to take this, so nothing was done: please press or type it once more.";
async function answer(services, interaction, manner, work) {
  const acknowledged = await acknowledge(services, interaction, manner);
  if (acknowledged === "unknown") await tell(services, interaction, manner, note(UNHEARD));
  if (acknowledged !== "yes") return;
  try {
    await show2(services, interaction, manner, await work());
  } catch (error) {
    await tell(services, interaction, manner, note(excuseFor(services, interaction.id, error)));
  }
}
async function acknowledge({ logger }, interaction, manner) {
  try {
    if (manner === "page" && !interaction.isChatInputCommand()) await interaction.deferUpdate();
    else await interaction.deferReply({ flags: import_discord33.MessageFlags.Ephemeral });
    return "yes";
  } catch (error) {
    const facts2 = { interaction: interaction.id, error: plainError(error) };
    if (isCode(error, CODE.acknowledged)) {
      logger.debug(facts2, "an interaction had been acknowledged before");
      return "yes";
    }
    if (isCode(error, CODE.unknownInteraction)) {
      logger.debug(facts2, "an interaction came too late");
      return "no";
    }
    logger.warn(facts2, "an interaction could not be acknowledged");
    return passes(faultOf(error)) ? "unknown" : "no";
  }
}
async function show2(services, interaction, manner, screen) {
  const { logger } = services;
  try {
    await edit(services, interaction, manner, screen);
  } catch (error) {
    const facts2 = { interaction: interaction.id, error: plainError(error) };
    if (manner === "page" && isCode(error, CODE.unknownMessage))
      return logger.debug(facts2, "the page of an answer was replaced");
    logger.warn(facts2, "an answer could not be shown");
    if (error instanceof import_discord33.DiscordAPIError && error.code === CODE.invalidForm && screen !== UNSHOWN)
      await show2(services, interaction, manner, UNSHOWN);
  }
}
async function edit(services, interaction, manner, screen) {
  const page2 = manner === "page" && !interaction.isChatInputCommand() ? interaction.message?.components ?? [] : [];
  const before = page2.map((part2) => part2.toJSON());
  const held = screen.anew === true ? NONE2 : heldFiles({ attachments: [], components: before });
  const marked = { ...screen, footer: [screen.footer, markIn(before)].filter((words) => words !== "").join(" \xB7 ") };
  const send2 = async (wanted, having) => {
    const ready = await drawn(services, wanted, new Set(having.keys()));
    await patiently(() => interaction.webhook.editMessage("@original", bodyOf2(ready, having)));
  };
  try {
    await send2(marked, held).catch(async (error) => {
      if (!isCode(error, CODE.invalidForm) || !screen.pictures.some(({ name }) => held.has(name))) throw error;
      await send2(marked, NONE2);
    });
  } catch (error) {
    if (screen.pictures.length === 0 || !isTooLarge(error)) throw error;
    await send2(inWords(marked), NONE2);
  }
}
var NONE2 = /* @__PURE__ */ new Map();
var bodyOf2 = ({ screen, uploads }, held) => ({
  flags: import_discord33.MessageFlags.IsComponentsV2,
  components: componentsOf(screen),
  attachments: screen.pictures.flatMap(({ name }) => held.has(name) ? [{ id: held.get(name) ?? "" }] : []),
  files: uploads.map(({ name, data }) => ({ attachment: data, name }))
});
var UNSHOWN = note("\u26A0\uFE0F This page could not be shown; what was done is done. `/todo` says what is open.");
async function tell(services, interaction, manner, screen) {
  if (manner === "message") return await show2(services, interaction, manner, screen);
  try {
    const components = componentsOf(screen);
    const flags = import_discord33.MessageFlags.Ephemeral | import_discord33.MessageFlags.IsComponentsV2;
    await patiently(() => interaction.webhook.send({ components, flags }));
  } catch (error) {
    services.logger.warn({ interaction: interaction.id, error: plainError(error) }, "a refusal could not be shown");
  }
}
async function patiently(work) {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (!passes(faultOf(error))) throw error;
    }
    await sleep4(pause);
  }
  return await work();
}
function excuseFor({ logger }, interaction, error) {
  if (error instanceof Refused) return `\u26A0\uFE0F ${refusalSentence(error)}`;
  const id = randomBytes2(3).toString("hex");
  logger.error({ id, interaction, error: plainError(error) }, "an interaction failed");
  if (error instanceof Damaged)
    return `\u26A0\uFE0F What is stored of this is damaged, so nothing was done; whoever runs this bot finds it in its log (id ${id}).`;
  return `Something went wrong on our side (id ${id}); nothing was changed.`;
}

// src/discord/interactions/asker-of.ts
var import_discord34 = __toESM(require_src(), 1);
function askerOf(interaction) {
  const { user, member, guildId, channelId, channel, id, memberPermissions, appPermissions } = interaction;
  const name = member instanceof import_discord34.GuildMember ? member.displayName : member?.nick ?? user.displayName;
  const parent = channel?.isThread() ? channel.parentId : null;
  const places = [channelId, parent].filter((place) => place !== null);
  return {
    person: { id: user.id, name },
    guild: guildId,
    channel: channelId ?? "",
    places,
    sees: (place) => places.includes(place) ? "visible" : sightOf(interaction, place),
    interaction: id,
    permits: permitsOf(appPermissions, channel?.isThread() === true),
    staff: memberPermissions?.has(import_discord34.PermissionFlagsBits.ManageGuild) === true,
    roles: member === null ? [] : member instanceof import_discord34.GuildMember ? [...member.roles.cache.keys()] : member.roles
  };
}
function sightOf({ guild, member }, place) {
  if (!guild || !(member instanceof import_discord34.GuildMember)) return "hidden";
  const channel = guild.channels.cache.get(place);
  if (!channel?.viewable) return "gone";
  const held = channel.permissionsFor(member);
  const needed = [
    import_discord34.PermissionFlagsBits.ViewChannel,
    ...channel.type === import_discord34.ChannelType.PrivateThread ? [import_discord34.PermissionFlagsBits.ManageThreads] : []
  ];
  return held?.has(needed) === true ? "visible" : "hidden";
}

// src/discord/attachments.ts
var HOSTS = /* @__PURE__ */ new Set(["cdn.discordapp.com", "media.discordapp.net"]);
var TIMEOUT2 = 5e3;
function isDiscords(url, api) {
  if (api !== null) return url.origin === new URL(api).origin;
  return url.protocol === "https:" && url.port === "" && HOSTS.has(url.hostname);
}
function attachedFile({ name, size, url }, api, timeout = TIMEOUT2) {
  return {
    name,
    async text(most) {
      if (size > most) refuseLarge(most);
      if (!URL.canParse(url) || !isDiscords(new URL(url), api))
        return refuse("bad-attachment", "This file does not lie with Discord; nothing was read.");
      const bytes = await download(url, most, AbortSignal.timeout(timeout));
      return bytes === null ? refuse("bad-attachment", "Discord did not give that file; please try again.") : decoded(bytes);
    }
  };
}
var refuseLarge = (most) => refuse("too-large", `That file is too large: ${Math.floor(most / 1024)} kB are the most.`);
async function download(url, most, signal) {
  const parts = [];
  let size = 0;
  try {
    const response = await fetch(url, { redirect: "error", credentials: "omit", signal });
    if (!response.ok || response.body === null) return null;
    for await (const part2 of response.body) {
      size += part2.byteLength;
      if (size > most) break;
      parts.push(part2);
    }
  } catch {
    return null;
  }
  return size > most ? refuseLarge(most) : Buffer.concat(parts);
}
function decoded(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return refuse("bad-attachment", "That file is no text (UTF-8).");
  }
}

// src/discord/interactions/call-of.ts
function callOf(interaction, api) {
  const { data } = interaction.options;
  const options = data.flatMap((option2) => option2.options ?? [option2]);
  const sub = interaction.options.getSubcommand(false);
  return { asker: askerOf(interaction), sub, given: givenIn(options), files: filesIn(options, api) };
}
var givenIn = (options) => Object.fromEntries(
  options.flatMap(({ name, value, focused }) => value === void 0 || focused ? [] : [[name, value]])
);
var filesIn = (options, api) => Object.fromEntries(
  options.flatMap(({ name, attachment }) => attachment ? [[name, attachedFile(attachment, api)]] : [])
);

// src/discord/seat/plan-page.ts
var import_discord35 = __toESM(require_src(), 1);
async function planPage(services, asker, game2, seat) {
  await requireOwnSeat(services, asker, game2, seat);
  const context = await seatContext(services, asker.person.id, game2, seat);
  const { standing: standing2 } = await tryRows(context, context.sheet.rows);
  if (standing2.length === 0) refuse("no-rows", "There is no row on your sheet that could be drawn.");
  const rows = planned(context.sheet.rows, standing2);
  const scene = await services.campaigns.plan(game2, asker.person.id, seat, rows);
  const mine2 = button(writePress({ kind: "act", game: game2, seat }), "My seat", import_discord35.ButtonStyle.Primary);
  const screen = page(`Your plan: ${context.seatView.seatName}`, "", [row(mine2)], game2);
  return { ...screen, pictures: picturesOf(services, "plan", scene) };
}
var planned = (rows, standing2) => rows.flatMap((one, i) => {
  const { action, params: params2 } = one;
  return standing2.includes(one) ? [{ action, params: params2, number: i + 1 }] : [];
});

// src/discord/seat/press-answer.ts
async function pressAnswer(services, asker, press, values) {
  const { game: game2, decision: id, seat: named, step } = press;
  const person = asker.person.id;
  if (named !== null) await requireOwnSeat(services, asker, game2, named);
  const seat = named ?? await seatInTurn(services, person, game2);
  const context = await seatContext(services, person, game2, seat);
  const decision = context.seatView.decisions.find((one) => one.id === id);
  if (!decision) return await pageOf(context, whyGone(context, press));
  if (named === null && decision.answered)
    return await pageOf(context, "You have answered this already, and can change it here.");
  const answer2 = named === null ? openAnswer(context, decision, step) : answerById(context.seatView, decision, step === MENU2 ? values[0] ?? "" : step);
  if (!answer2) return await pageOf(context, "**This button has expired:** that answer is not possible any more.");
  try {
    return await give(context, asker, decision, answer2, named !== null);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return await pageOf(await seatContext(services, person, game2, seat), `\u26A0\uFE0F ${refusalSentence(error)}`);
  }
}
async function give(context, asker, decision, { moves, ahead: ahead2 }, shown) {
  const confirm = moves.flatMap(({ action }) => context.seatView.book.actions.get(action)?.confirm ?? []);
  const what = { decision: decision.id, moves, ...ahead2 ? { ahead: ahead2 } : {} };
  if (confirm.length > 0 && moves[0]) return await confirmPage(context, moves[0], decision.id, confirm.join(" "));
  return await act(context, asker, what, shown);
}
var openAnswer = ({ seatView }, decision, key) => {
  const { first, others } = answersTo(seatView, decision);
  return [...first, ...others ?? []].find(({ label, open: open3 }) => open3 === true && labelKey(label) === key);
};
function whyGone({ seatView }, { decision, seat }) {
  const { last } = seatView;
  if (seat === null && !seatView.awaited) {
    if (last && last.decision === decision)
      return `You have answered this already: ${last.moves.map((move2) => moveWords(seatView, move2)).join(", ")}.`;
    if (seatView.waitingOn.length > 0)
      return `That question is for ${seatView.waitingOn.join(", ")}. You play ${seatView.seatInText}: nothing to answer.`;
  }
  return "**This button has expired:** the question has been answered or is over.";
}

// src/discord/seat/press-page.ts
async function pressPage(context, asker, { name, step }, values) {
  const [verb = "", argument = ""] = step.split(".");
  const [value = ""] = values;
  switch (verb) {
    case "show":
      return await pageOf(context, "");
    case "do":
      return await doOrOpen(context, asker, name ?? "", null);
    case "open":
      return value === "-" ? await pageOf(context, "") : await doOrOpen(context, asker, value, null);
    case "begin":
      return await open2(context, { kind: "do", name: name ?? "", decision: null }, values, Number(argument) || 0);
    case "form":
      return await open2(context, { kind: "do", name: argument, decision: name }, [], 0);
    case "ahead":
      return await openAhead(context, name ?? value);
    case "quick":
      return await quick(context, asker, name ?? "", argument);
    case "more":
      return await pageOf(await withSheet(context, { ...context.sheet, more: !context.sheet.more }), "");
    case "counter":
      return await counter(context, name ?? "");
    default:
      return unknownControl();
  }
}
async function doOrOpen(context, asker, name, decision) {
  const { seatView } = context;
  const action = seatView.book.actions.get(name) ?? unknownControl();
  const answered3 = seatView.decisions.find(({ actions, kind }) => kind !== "offer" && actions.includes(name))?.id ?? decision;
  if (action.entries.length === 0) {
    const move2 = { action: name, params: {} };
    return action.confirm === null ? await act(context, asker, { decision: answered3, moves: [move2] }, false) : await confirmPage(context, move2, answered3, action.confirm);
  }
  return await open2(context, { kind: "do", name, decision: answered3 }, [], 0);
}
async function open2(context, form, values, chunk) {
  const opened = { ...setAside(context.sheet), form };
  const subject = subjectOf(context.seatView, form);
  const [first] = fill(subject.form, subject.view, subject.preset, opened).fields;
  const picked = values.filter((value) => value !== "-");
  const sheet = first && picked.length > 0 ? chosenIn(opened, subject, first, picked, chunk) : opened;
  return await pageOf(await withSheet(context, sheet), "");
}
async function openAhead(context, key) {
  const { seatView } = context;
  const upcoming = seatView.book.definition.guide.upcoming(seatView.view).find((one) => one.key === key) ?? unknownControl();
  const before = seatView.prepared.find((one) => one.key === key && one.seat === seatView.view.seat)?.moves[0]?.params ?? {};
  const form = { kind: "ahead", name: upcoming.action, decision: key };
  return await pageOf(await withSheet(context, { ...setAside(context.sheet), form, values: before }), "");
}
async function quick(context, asker, key, id) {
  const { services, game: game2, person, seat, seatView } = context;
  const upcoming = upcomingOf(seatView).find((one) => one.key === key) ?? stale();
  const { moves, label } = shortcutsOf(seatView, upcoming).find((one) => idOf(one) === id) ?? stale();
  await services.campaigns.prepare({ game: game2, person, seat, key, moves, ahead: [], interaction: asker.interaction });
  return await shownAfter(
    context,
    `\u2705 ${upcoming.title}: ${label}, as soon as it is your turn. It can be changed until then.`
  );
}
async function counter(context, id) {
  const { seatView } = context;
  const offer = seatView.decisions.find((one) => one.id === id) ?? unknownControl();
  const move2 = seatView.book.definition.guide.counter?.(seatView.view, offer) ?? unknownControl();
  const form = { kind: "do", name: move2.action, decision: null };
  return await pageOf(await withSheet(context, { ...setAside(context.sheet), form, values: move2.params }), "");
}

// src/discord/seat/press-step.ts
var Step2 = external_exports.tuple([
  external_exports.enum(BATCH_VERBS),
  external_exports.string().regex(/^\d{1,3}$/).transform(Number)
]);
function readBatchStep(step) {
  const read2 = Step2.safeParse(step.split("."));
  return read2.success ? { verb: read2.data[0], at: read2.data[1] } : unknownControl();
}
async function pressStep(context, asker, step, values) {
  const { verb, at: at2 } = readBatchStep(step);
  const { sheet } = context;
  const [value = ""] = values;
  const show3 = async (changed2, notice = "") => await pageOf(await withSheet(context, changed2), notice);
  switch (verb) {
    case "add":
      return await add(context, at2, value);
    case "row":
      return await show3({ ...sheet, current: /^\d{1,2}$/.test(value) ? Number(value) : null });
    case "less":
      return await count2(context, (now) => now - 1);
    case "more":
      return await count2(context, (now) => now + 1);
    case "all":
      return await count2(context, (_, most) => most);
    case "count":
      return await count2(context, (now) => /^\d{1,9}$/.test(value) ? Number(value) : now);
    case "remove":
      return await show3({ ...sheet, rows: sheet.rows.filter((_, i) => i !== currentOf(sheet)), current: null });
    case "clear":
      return await show3(withoutRows(sheet));
    case "again":
      return await show3({
        ...sheet,
        rows: [...earlierStep(sheet, context.seatView.phase)?.rows ?? []],
        current: null
      });
    case "send":
      return await send(context, asker, "all");
    case "only":
      return await send(context, asker, "first");
    case "end":
      return await send(context, asker, "ended");
    case "written":
      return await written(context, value);
    case "write":
      return await pageOf(context, "");
  }
}
async function send(context, asker, sent) {
  const { decision, sheet } = context;
  const { standing: standing2 } = await tryRows(context, sheet.rows);
  const end = sent === "ended";
  if (standing2.length === 0 && !end) refuse("nothing-possible", "None of these rows is possible now.");
  const moves = sent === "first" ? standing2.slice(0, 1) : standing2;
  const { phase } = context.seatView;
  const sentOf = (left, rows) => withSent(left, phase, stepKey(phase), rows);
  const kept = (done2) => {
    const rows = sheet.rows.filter((row2) => !done2.includes(row2));
    return sentOf({ ...withoutRows(sheet), rows, unread: sheet.unread }, done2);
  };
  const undone = (rows) => {
    const done2 = moves.filter((_, i) => rows[i]?.state === "possible" || rows[i]?.state === "stops");
    return done2.length < moves.length ? kept(done2) : null;
  };
  const filledIn = { left: end ? sentOf(withoutRows(sheet), moves) : kept(moves), undone };
  const what = { decision: decision?.id ?? null, moves, end, halts: !end, filledIn };
  return await act(context, asker, { ...what, ...sent === "first" ? {} : { of: sheet.rows.length } }, true);
}
async function add(context, at2, value) {
  const { sheet, decision } = context;
  if (!decision) return unknownControl();
  const { menus, steps, rows } = await stepView(context);
  const addition = menus[at2]?.additions.find((one) => one.value === value) ?? unknownControl();
  const [name = ""] = value.split(".");
  switch (addition.leads.kind) {
    case "more":
      return await pageOf(
        await withSheet(context, { ...sheet, begun: { ...sheet.begun, [name]: addition.leads.first } }),
        ""
      );
    case "form":
      return await open2(context, { kind: "do", name, decision: null }, [], 0);
    case "row": {
      const { [name]: _, ...begun } = sheet.begun;
      const row2 = rowOf(stepFor(steps, name, addition.leads.params) ?? context.seatView, {
        action: name,
        params: addition.leads.params
      });
      return await withRows(context, rows, { ...sheet, rows: [...sheet.rows, row2], current: null, begun });
    }
  }
}
async function count2(context, next) {
  const { sheet } = context;
  const at2 = currentOf(sheet);
  const row2 = sheet.rows[at2];
  if (!row2) return unknownControl();
  const after = await groundOf(context, at2);
  const action = after?.book.actions.get(row2.action);
  const number = after && action && numberIn(action, after.view, row2.params);
  if (!number) return await pageOf(context, "\u26A0\uFE0F This row has no number to change.");
  const wanted = Math.min(
    Math.max(next(Number(row2.params[number.name] ?? number.min), number.max), number.min),
    number.max
  );
  const params2 = { ...row2.params, [number.name]: wanted };
  const changed2 = rowOf(after, { action: row2.action, params: params2 });
  const { rows } = await tryRows(context, sheet.rows);
  return await withRows(context, rows, { ...sheet, rows: sheet.rows.with(at2, changed2) });
}
async function withRows(context, before, sheet) {
  const { rows } = await tryRows(context, sheet.rows);
  const bad = rows.find(({ state }, i) => state === "refused" && before[i]?.state !== "refused");
  if (bad?.refused) return await pageOf(context, `\u26A0\uFE0F ${refusalSentence(bad.refused)}`);
  return await pageOf(await withSheet(context, sheet), "");
}
async function written(context, text3) {
  const { services, game: game2, person, seat, sheet } = context;
  const lines = text3.split(/\r?\n/).filter((line) => line.trim() !== "");
  const checked3 = lines.length === 0 ? [] : await services.campaigns.check({ game: game2, person, seat, lines });
  const rows = checked3.flatMap(
    ({ move: move2, state }) => move2 && state === "possible" ? [rowOf(context.seatView, move2)] : []
  );
  const unread = checked3.filter(({ state }) => state !== "possible");
  const changed2 = { ...sheet, rows, current: null, unread: unread.map(({ line }) => line).join("\n") };
  const notes = unread.flatMap(({ line, refused }) => refused ? [`\u26A0\uFE0F ${line}: ${refusalSentence(refused)}`] : []);
  return await pageOf(await withSheet(context, changed2), notes.join("\n"));
}

// src/discord/seat/say.ts
var UNTIL = { turn: "for this turn", phase: "for this phase", changed: "until you change it" };
async function say(context, asker, order, value) {
  const { services, game: game2, person, seat, seatView } = context;
  const known = seatView.book.definition.orders.find(({ name }) => name === order);
  const choices = known?.ahead?.choices(seatView.view) ?? [];
  const choice = choices.find((one) => one.value === value);
  await services.campaigns.carryOut({
    game: game2,
    person,
    seat,
    decision: null,
    moves: [],
    ahead: [{ order, value }],
    end: false,
    interaction: asker.interaction
  });
  const named = choices.some(({ until: until2 }) => until2 !== void 0);
  const until = known?.ahead && typeof choice?.params === "object" && !named ? `, ${UNTIL[known.ahead.until]}` : "";
  return await shownAfter(context, `\u2705 ${known?.ahead?.title ?? order}: ${choice?.label ?? value}${until}.`);
}

// src/discord/seat/press.ts
var EXPIRED = "**This button has expired:** the page had changed. This is how it stands now.";
async function pressSeat(services, asker, press, values) {
  const { game: game2, seat, kind } = press;
  if (kind === "answer") return await pressAnswer(services, asker, press, values);
  if (seat === null) return unknownControl();
  if (kind === "page" && press.step === "seat")
    return await seatPage(services, asker.person.id, game2, values[0] ?? null);
  await requireOwnSeat(services, asker, game2, seat);
  const context = await seatContext(services, asker.person.id, game2, seat);
  try {
    return await pressed(context, asker, press, values);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return await pageOf(await seatContext(services, asker.person.id, game2, seat), `\u26A0\uFE0F ${refusalSentence(error)}`);
  }
}
async function pressed(context, asker, press, values) {
  if (press.kind === "say") return await say(context, asker, press.name ?? "", values[0] ?? "");
  if (press.decision !== stampOf(context.sheet, context.seatView)) return await pageOf(context, EXPIRED);
  switch (press.kind) {
    case "form":
      return await pressForm(context, asker, press.step, values);
    case "step":
      return await pressStep(context, asker, press.step, values);
    case "page":
      return await pressPage(context, asker, press, values);
    default:
      return unknownControl();
  }
}

// src/discord/seat/press-offer.ts
async function pressOffer(services, asker, press) {
  const { context, offer } = await concerned(services, asker, press);
  try {
    return await answered2(context, asker, offer, press.name);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const now = await seatContext(services, context.person, context.game, context.seat);
    return await pageOf(now, `\u26A0\uFE0F ${refusalSentence(error)}`);
  }
}
async function concerned(services, { person }, { game: game2, decision, name }) {
  const mine2 = await services.campaigns.seatsOf(game2, person.id);
  if (mine2.length === 0) refuse("no-seat", "You hold no seat in this campaign: you are a spectator.");
  const found = [];
  let other = null;
  for (const seat of mine2) {
    const context = await seatContext(services, person.id, game2, seat);
    const offer = context.seatView.decisions.find(({ id, kind }) => id === decision && kind === "offer");
    if (offer) found.push({ context, offer });
    else other = context;
  }
  const able = found.find(({ offer }) => name === null ? offer.invited : offer.actions.includes(name));
  return able ?? found[0] ?? refuse("not-your-offer", whyNot2(other, decision));
}
function whyNot2(context, id) {
  const offer = context && openOffer(context, id);
  if (!offer) return "**This button has expired:** that offer is no longer open.";
  return `That offer is between ${inText(context, offer.seats)}. You play ${context.seatView.seatInText}.`;
}
function openOffer({ seatView }, id) {
  const { publicOffers } = seatView.book.definition;
  return publicOffers?.open({ ...seatView.view, seat: null, hand: null }).find((offer) => offer.id === id);
}
function inText({ seatView }, seats) {
  const roster = seatView.book.definition.roster(seatView.record.options, seatView.book.content);
  const names = seats.map((seat) => {
    const info = roster.find(({ id }) => id === seat);
    return info?.inText ?? info?.name ?? seat;
  });
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
async function answered2(context, asker, offer, action) {
  const { seatView } = context;
  if (action === null) {
    const possible = offer.invited && seatView.book.definition.guide.counter?.(seatView.view, offer);
    return possible ? await counter(context, offer.id) : await pageOf(context, notYours(context, offer));
  }
  if (!offer.actions.includes(action)) return await pageOf(context, notYours(context, offer));
  const { preset } = offer;
  const whole2 = wholeAnswers(seatView.book, seatView.view, { actions: [action], preset }, 1);
  const plain = whole2?.every(({ moves }) => moves.every((move2) => isPreset(move2.params, preset)));
  if (plain) return await give(context, asker, offer, { moves: [{ action, params: preset }] }, false);
  return await open2(context, { kind: "do", name: action, decision: offer.id }, [], 0);
}
var isPreset = (params2, preset) => fingerprint(params2) === fingerprint(preset);
function notYours(context, offer) {
  const from = openOffer(context, offer.id)?.from;
  if (from === context.seat) return "This is your own offer: you can withdraw it.";
  if (offer.invited) return "You cannot do that with this offer: what you can do is below.";
  return "You have accepted this offer; until it is done, you can still decline it.";
}

// src/discord/seat/windows.ts
var import_discord36 = __toESM(require_src(), 1);
async function seatWindow(services, asker, { kind, game: game2, seat, decision, step }) {
  const types = kind === "form" && step.startsWith("type.");
  const writes = kind === "step" && step.startsWith("write.");
  if (!types && !writes || seat === null) return null;
  const context = await seatContext(services, asker.person.id, game2, seat);
  if (decision !== stampOf(context.sheet, context.seatView)) return stale();
  return types ? typing(context, readFormStep(step).at) : writing(context, readBatchStep(step).at);
}
function typing(context, at2) {
  const { subject, filled } = shownForm(context);
  const field = filled.fields[at2];
  const step = field?.next ?? field?.step;
  if (!field || !step || step.question.kind === "pick") return null;
  const { question } = step;
  const most = question.kind === "text" ? Math.min(question.max, LIMIT.modalText) : 16;
  return modal(controlId(context, "form", null, `typed.${at2}.0`), subject.title, {
    label: clip(step.title, LIMIT.modalLabel),
    style: most > 100 ? import_discord36.TextInputStyle.Paragraph : import_discord36.TextInputStyle.Short,
    max_length: most,
    required: question.kind === "integer",
    ...question.kind === "integer" ? { placeholder: `${question.min} to ${question.max}` } : {}
  });
}
function writing(context, at2) {
  const { seatView, sheet, decision } = context;
  const lines = sheet.rows.flatMap(({ action, params: params2 }) => {
    const known = seatView.book.actions.get(action);
    return known ? [print(known, params2)] : [];
  });
  const names = (decision?.actions ?? []).join(", ");
  const value = [...lines, ...sheet.unread === "" ? [] : [sheet.unread]].join("\n").slice(0, LIMIT.modalText);
  return modal(controlId(context, "step", decision?.id ?? null, `written.${at2}`), "Rows, one a line", {
    label: "One row a line",
    style: import_discord36.TextInputStyle.Paragraph,
    max_length: LIMIT.modalText,
    required: false,
    placeholder: clip(names, LIMIT.optionText),
    ...value === "" ? {} : { value }
  });
}
var modal = (id, title, { label, ...input }) => ({
  custom_id: id,
  title: clip(title, LIMIT.modalTitle),
  components: [
    {
      type: import_discord36.ComponentType.Label,
      label: clip(label, LIMIT.modalLabel),
      component: { ...input, type: import_discord36.ComponentType.TextInput, custom_id: "typed" }
    }
  ]
});

// src/discord/interactions/presses.ts
var TURNING = /* @__PURE__ */ new Set(["answer", "say", "form", "step", "page", "undo", "write", "seat"]);
var opensPage = ({ kind, step, seat }) => {
  if (kind === "share") return true;
  return kind === "answer" ? seat === null : step === "" && !TURNING.has(kind);
};
async function pressed2(services, asker, press, values) {
  const { kind, game: game2, seat, step } = press;
  if (kind === "privacy") return await pressPrivacy(services, asker, press);
  await mustSee(services.campaigns, asker, game2);
  const chosen2 = step === "seat" ? values[0] ?? "" : seat;
  switch (kind) {
    case "act":
      return await seatPage(services, asker.person.id, game2, seat);
    case "answer":
    case "say":
    case "form":
    case "step":
    case "page":
      return await pressSeat(services, asker, press, values);
    case "offer":
      return await pressOffer(services, asker, press);
    case "write":
      return await pressWritten(services, asker, press, values);
    case "undo":
      return /^\d{1,9}$/.test(step) ? await takeBack(services, asker, game2, Number(step)) : unknownControl();
    case "orders":
      return step === "" ? await openOrders(services, asker, game2, seat) : await pressOrders(services, asker, press, values);
    case "hand":
      return await withSeat(
        services,
        asker,
        game2,
        chosen2,
        "hand",
        (own) => handPage(services, asker, game2, own, false)
      );
    case "card":
      return await pressCard(services, asker, press, values);
    case "map":
      return await mapPage(services, asker, game2, chosen2, false);
    case "plan":
      return seat === null ? unknownControl() : await planPage(services, asker, game2, seat);
    case "join":
      return await seatChoice(services, asker, game2);
    case "leave":
      return await leave(services, asker, game2);
    case "start":
      return await start(services, asker, game2, step === "bots");
    case "share":
      return /^\d{1,2}$/.test(step) ? await share(services, asker, game2, Number(step)) : unknownControl();
    case "seat":
      return await chooseSeat(services, asker, press, values);
    case "pick":
      return unknownControl();
  }
}
async function chooseSeat(services, asker, { game: game2, seat, step }, values) {
  switch (step) {
    case "choose":
      return await confirmSeat(services, game2, values[0] ?? "");
    case "join":
      return await join(services, asker, game2, seat, null);
    case "typed":
      return await join(services, asker, game2, seat, values[0] ?? null);
    case "again":
      return await seatChoice(services, asker, game2);
    default:
      return unknownControl();
  }
}
async function windowFor(services, asker, press) {
  if (press.kind === "privacy") return null;
  await mustSee(services.campaigns, asker, press.game);
  if (press.kind === "form" || press.kind === "step") return await seatWindow(services, asker, press);
  if (press.kind === "write" && press.step === "edit" && press.seat !== null)
    return await writingWindow(services, asker, press.game, press.seat);
  if (press.kind !== "seat" || press.step !== "word") return null;
  return await wordWindow(services, press.game, press.seat);
}

// src/discord/interactions/router.ts
var REMEMBERED = 1e3;
var TIMEOUT3 = 5e3;
var Router = class {
  #services;
  #commands;
  #activity;
  #api;
  #running = /* @__PURE__ */ new Set();
  #seen = /* @__PURE__ */ new Set();
  /** By message: the presses of its controls that are under way. */
  #pressing = /* @__PURE__ */ new Map();
  #closed = false;
  /** `api`: Discord's, with whose files those of commands lie; null: the real one. */
  constructor(services, commands, activity, api = null) {
    this.#services = services;
    this.#api = api;
    this.#commands = commands;
    this.#activity = activity;
  }
  /** Begins work on an interaction. Never throws. */
  take(interaction) {
    if (this.#closed || !this.#isNew(interaction.id)) return;
    this.#activity.note(interaction.user.id);
    const work = this.#afterOthers(interaction).catch((error) => {
      this.#services.logger.error({ interaction: interaction.id, error: plainError(error) }, "routing failed");
    }).finally(() => this.#running.delete(work));
    this.#running.add(work);
  }
  /** Notes, before anything is waited for, what is under way with the message whose control was pressed. */
  async #afterOthers(interaction) {
    const changes = this.#activity.changesOf(interaction.user.id);
    const message = interaction.isMessageComponent() || interaction.isModalSubmit() ? interaction.message?.id : null;
    if (!message) return await this.#route(interaction, { changes, presses: void 0 });
    const presses = this.#pressing.get(message);
    const run = this.#route(interaction, { changes, presses });
    const all = Promise.allSettled([presses, run]);
    this.#pressing.set(message, all);
    await all;
    if (this.#pressing.get(message) === all) this.#pressing.delete(message);
    await run;
  }
  /** Takes nothing more, and waits for what is under way. */
  async close() {
    this.#closed = true;
    await Promise.all(this.#running);
  }
  #isNew(id) {
    if (this.#seen.has(id)) return false;
    this.#seen.add(id);
    const [oldest] = this.#seen;
    if (this.#seen.size > REMEMBERED && oldest !== void 0) this.#seen.delete(oldest);
    return true;
  }
  async #route(interaction, before) {
    if (interaction.isAutocomplete()) await this.#complete(interaction);
    else if (interaction.isChatInputCommand()) await this.#command(interaction);
    else if (interaction.isMessageComponent()) await this.#press(interaction, before);
    else if (interaction.isModalSubmit()) await this.#typed(interaction, before);
  }
  async #command(interaction) {
    const { commandName: name } = interaction;
    if (await this.#open(interaction, () => this.#windowOf(name, callOf(interaction, this.#api)))) return;
    await answer(this.#services, interaction, "message", () => this.#run(name, callOf(interaction, this.#api)));
  }
  /** The window that answers a command; null: none. */
  async #windowOf(name, call) {
    return await this.#commands.get(name)?.window?.(this.#services, call) ?? null;
  }
  /** Does what a command says; where it may mean several campaigns or seats, asks which. */
  async #run(name, call) {
    const command = this.#commands.get(name) ?? refuse("no-command", "There is no such command.");
    try {
      return await command.run(this.#services, call);
    } catch (error) {
      if (error instanceof Several) return pickPage(name, call, error);
      throw error;
    }
  }
  /** Whatever goes wrong, proposals are a courtesy: the list stays empty. */
  async #complete(interaction) {
    const { logger } = this.#services;
    const { name, value } = interaction.options.getFocused(true);
    try {
      const call = callOf(interaction, this.#api);
      const typing2 = { name, text: String(value) };
      const choices = await this.#commands.get(interaction.commandName)?.complete(this.#services, call, typing2);
      const filtered = name === "game" || name === "seat" ? matching(choices ?? [], typing2.text) : choices ?? [];
      await interaction.respond([...filtered]);
    } catch (error) {
      if (!(error instanceof Refused)) logger.debug({ name, error: plainError(error) }, "autocomplete failed");
      await interaction.respond([]).catch(() => {
      });
    }
  }
  async #press(interaction, before) {
    const press = await this.#read(interaction);
    if (!press) return;
    if (press.kind === "pick") return await this.#picked(interaction, press);
    const window = () => windowFor(this.#services, askerOf(interaction), press);
    if (interaction.isButton() && await this.#open(interaction, window)) return;
    await this.#turn(interaction, press, before, () => interaction.isStringSelectMenu() ? interaction.values : []);
  }
  /** A command goes on with the campaign or seat that was chosen for it. */
  async #picked(interaction, press) {
    const name = press.name ?? "";
    const values = interaction.isStringSelectMenu() ? interaction.values : [];
    const call = () => pickedCall(askerOf(interaction), press, values);
    if (await this.#open(interaction, async () => await this.#windowOf(name, call()))) return;
    await answer(this.#services, interaction, "page", async () => await this.#run(name, call()));
  }
  async #typed(interaction, before) {
    const press = await this.#read(interaction);
    if (!press) return;
    await this.#turn(interaction, press, before, () => [typedIn(interaction)]);
  }
  /** Does what a press asks for. The message that shows somebody's seat is not changed by others meanwhile. */
  async #turn(interaction, press, before, values) {
    const manner = await this.#mannerOf(interaction, press);
    const { message, user } = interaction;
    const earlier2 = manner === "page" ? before.presses : void 0;
    let notice = "";
    const work = async () => {
      await answer(this.#services, interaction, manner, async () => {
        if (earlier2) await Promise.race([earlier2, sleep5(TIMEOUT3, null, { ref: false })]);
        const screen = await pressed2(this.#services, askerOf(interaction), press, values());
        notice = screen.notice ?? "";
        await this.#activity.changed(user.id);
        const same = earlier2 === void 0 && this.#activity.changesOf(user.id) === before.changes;
        return same ? screen : { ...screen, anew: true };
      });
      return notice;
    };
    if (manner !== "message" && message?.flags.has(import_discord37.MessageFlags.Ephemeral) === false)
      return await this.#activity.turn(user.id, press.game, work);
    await work();
    this.#activity.saw(user.id, press.game);
  }
  /** A private page is turned; what others may see is never overwritten with what one person may see. */
  async #mannerOf(interaction, press) {
    if (opensPage(press)) return "message";
    const { message, guildId, channelId, user } = interaction;
    if (message?.flags.has(import_discord37.MessageFlags.Ephemeral) === true || message && guildId === null) return "page";
    const own = await this.#services.campaigns.deliveries.mailbox(press.game, user.id);
    return own !== null && own === channelId ? "page" : "message";
  }
  /** What a control means; controls that we never made are refused privately. */
  async #read(interaction) {
    try {
      return readPress(interaction.customId);
    } catch (error) {
      await answer(this.#services, interaction, "message", () => Promise.reject(error));
      return null;
    }
  }
  /** Shows the window that a button or a command opens; says whether it has one. */
  async #open(interaction, window) {
    const { logger } = this.#services;
    try {
      const modal2 = await window();
      if (!modal2) return false;
      await interaction.showModal(modal2);
    } catch (error) {
      if (error instanceof Several) return false;
      if (error instanceof Refused && error.code === "stale") return false;
      if (isCode(error, CODE.acknowledged, CODE.unknownInteraction)) {
        logger.debug({ error: plainError(error) }, "a window came too late");
        return true;
      }
      const text3 = excuseFor(this.#services, interaction.id, error);
      const flags = import_discord37.MessageFlags.Ephemeral | import_discord37.MessageFlags.IsComponentsV2;
      await interaction.reply({ components: componentsOf(note(text3)), flags }).catch(() => {
      });
    }
    return true;
  }
};
function typedIn({ fields }) {
  const field = fields.fields.get("typed");
  if (field?.type === import_discord37.ComponentType.TextInput) return field.value;
  return refuse("unknown-control", "This window has expired. Use the commands instead.");
}

// src/discord/presence.ts
var import_discord38 = __toESM(require_src(), 1);
import { setTimeout as sleep6 } from "node:timers/promises";
var SILENCE = 15e4;
var LOGIN = 6e4;
var GOODBYE = 3e3;
var SOON2 = 1e3;
var RAREST2 = 10 * 6e4;
var isAlive = (pulses, now) => pulses.length > 0 && pulses.every(
  ({ status, lastPingTimestamp: sent }) => status === import_discord38.Status.Ready && (sent < 0 || Math.abs(now - sent) < SILENCE)
  // the clock may have gone back since
);
var Presence = class {
  #options;
  #client = null;
  #timer;
  #renewing = null;
  /** Since when there has been no connection, or since when a new login has been waited for. */
  #lostAt = null;
  /** Since when there has been no connection, logins that failed left out. By a clock that nobody sets. */
  #awaySince = null;
  #failures = 0;
  #closed = false;
  constructor(options) {
    this.#options = options;
  }
  /** Logs in and waits until servers are known. */
  async open() {
    const { client, self } = await this.#persist();
    this.#client = client;
    const { timeout } = this.#options;
    this.#timer = setInterval(() => this.#look(), Math.max(timeout / 4, 50));
    this.#timer.unref();
    return self;
  }
  ready() {
    return this.#client?.isReady() === true && isAlive(this.#pulses(), Date.now());
  }
  /** For how many ms there has been no connection. */
  away() {
    if (this.ready()) this.#awaySince = null;
    else this.#awaySince ??= performance.now();
    return this.#awaySince === null ? 0 : Math.max(1, performance.now() - this.#awaySince);
  }
  pings() {
    return this.#client?.ws.shards.map((shard) => shard.ping) ?? [];
  }
  async close() {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#renewing;
    await this.#client?.destroy();
  }
  #pulses() {
    return this.#client?.ws.shards.map(({ status, lastPingTimestamp }) => ({ status, lastPingTimestamp })) ?? [];
  }
  #look() {
    if (this.#renewing || this.#closed) return;
    const now = performance.now();
    if (this.away() === 0) {
      this.#lostAt = null;
      this.#failures = 0;
      return;
    }
    this.#lostAt ??= now;
    const { timeout, logger } = this.#options;
    if (now - this.#lostAt < Math.min(timeout * 2 ** this.#failures, Math.max(timeout, RAREST2))) return;
    logger.warn({ for: now - this.#lostAt, connections: this.#pulses() }, "no connection: logging in anew");
    this.#renewing = this.#renew().finally(() => {
      this.#renewing = null;
    });
  }
  async #renew() {
    const { logger } = this.#options;
    try {
      await part(this.#client);
      const { client } = await this.#connect();
      this.#client = client;
      logger.info("logged in anew");
    } catch (error) {
      this.#failures++;
      logger.error({ error: plainError(error), failures: this.#failures }, "logging in anew failed");
    }
    this.#lostAt = null;
  }
  /** The first login: an outage is waited out, what cannot pass is thrown. */
  async #persist() {
    for (let wait = SOON2; ; wait = Math.min(wait * 2, RAREST2)) {
      try {
        return await this.#connect();
      } catch (error) {
        if (!passes(faultOf(error))) throw discordProblem(error);
        this.#options.logger.warn({ error: plainError(error), wait }, "Discord cannot be reached; trying again");
      }
      await sleep6(wait);
    }
  }
  async #connect() {
    const { token, requests, attach } = this.#options;
    const client = new import_discord38.Client({
      intents: [import_discord38.GatewayIntentBits.Guilds],
      allowedMentions: { parse: [] },
      rest: requests
    });
    attach(client);
    const late = new AbortController();
    try {
      const ready = new Promise((resolve) => client.once(import_discord38.Events.ClientReady, resolve));
      const online = client.login(token).then(() => ready);
      const { user, application } = await Promise.race([online, tooLate(late.signal)]);
      return { client, self: { id: user.id, application: application.id } };
    } catch (error) {
      await part(client);
      throw error;
    } finally {
      late.abort();
    }
  }
};
async function tooLate(signal) {
  await sleep6(LOGIN, void 0, { signal, ref: false }).catch(() => {
  });
  throw Object.assign(new Error("the gateway did not answer the login in time"), { code: "ETIMEDOUT" });
}
async function part(client) {
  if (!client) return;
  client.removeAllListeners();
  client.on(import_discord38.Events.Error, () => {
  });
  await Promise.race([client.destroy(), sleep6(GOODBYE, void 0, { ref: false })]);
}

// src/discord/index.ts
var PATIENCE = 6e4;
var LONG_LIMIT = 3e3;
async function startDiscord(options) {
  const { campaigns, renderer, token, api = null, logger, timeout = PATIENCE, permit, now = Date.now } = options;
  const services = { campaigns, renderer, logger };
  const commands = commandsFor(campaigns.definitions);
  const activity = new Activity(now);
  const router = new Router(services, commands, activity, api);
  const attach = (client) => {
    listen(client, logger);
    watchLosses(client, services);
    client.on(import_discord39.Events.InteractionCreate, (interaction) => router.take(interaction));
  };
  const presence = new Presence({ token, requests: requestsTo(api, permit), logger, timeout, attach });
  const self = await presence.open();
  const rest = restOf(token, requestsTo(api, permit));
  const list = [...commands.values()].map((command) => command.json);
  const registrar = new Registrar(rest, self.application, list, logger);
  try {
    if (options.register ?? true) await registrar.start();
    const sender = new Sender(services, discordClient(rest, self.id), { activity, now });
    const messenger = new Messenger(services, sender, now);
    await messenger.start();
    return {
      user: self.id,
      ready: () => presence.ready(),
      away: () => presence.away(),
      pings: () => presence.pings(),
      async stop() {
        await registrar.stop();
        await router.close();
        await messenger.stop();
        await presence.close();
        rest.clearHashSweeper();
        rest.clearHandlerSweeper();
      }
    };
  } catch (error) {
    await registrar.stop();
    await presence.close();
    throw error;
  }
}
var restOf = (token, requests) => new DiscordRest({
  ...requests,
  rejectOnRateLimit: ({ retryAfter }) => retryAfter > LONG_LIMIT
}).setToken(token);
function listen(client, logger) {
  client.on(import_discord39.Events.Error, (error) => logger.error({ error: plainError(error) }, "the client failed"));
  client.on(import_discord39.Events.Warn, (message) => logger.warn({ message }, "the client warns"));
  client.on(
    import_discord39.Events.ShardError,
    (error, shard) => logger.warn({ shard, error: plainError(error) }, "a connection failed")
  );
  client.on(
    import_discord39.Events.ShardDisconnect,
    (event, shard) => logger.warn({ shard, code: event.code }, "disconnected for good")
  );
  client.on(import_discord39.Events.ShardResume, (shard, replayed) => logger.info({ shard, replayed }, "reconnected"));
  client.on(import_discord39.Events.Invalidated, () => logger.warn("Discord has ended the session"));
}

export {
  lobbyPost,
  ServerSettings,
  servers,
  withRoom,
  plainError,
  lastAct,
  newsToSeat,
  privateNews,
  LIMIT,
  readPress,
  currentOf,
  SHEET,
  isStep,
  subjectOf,
  numberIn,
  stepView,
  stepFor,
  movesOf,
  onGround,
  mainDecision,
  fill,
  goalsOf,
  wholeRows,
  idOf,
  answersTo,
  allOf,
  shortcutsOf,
  countedIn,
  chosenParams,
  canBeSaid,
  countsAlready,
  MENU2 as MENU,
  ownForm,
  registerCommands,
  startDiscord
};
