import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  ComponentType
} from "./chunk-HCQUSKB7.js";
import {
  LIMIT,
  MENU,
  SHEET,
  allOf,
  answersTo,
  canBeSaid,
  chosenParams,
  countedIn,
  countsAlready,
  currentOf,
  fill,
  goalsOf,
  idOf,
  isStep,
  mainDecision,
  movesOf,
  numberIn,
  onGround,
  ownForm,
  readPress,
  shortcutsOf,
  stepFor,
  stepView,
  subjectOf,
  wholeRows
} from "./chunk-3A2CJI4L.js";
import {
  Refused,
  canonical,
  check,
  decisionToCome
} from "./chunk-Q6LHD3MV.js";

// src/cli/demo/campaign.ts
import { setTimeout as sleep2 } from "node:timers/promises";

// src/cli/robot/controls.ts
var piecesOf = ({ content, components = [] }) => [
  ...content === "" ? [] : [{ kind: "text", text: content }],
  ...components.flatMap(pieceOf)
];
function pieceOf(part) {
  switch (part.type) {
    case ComponentType.TextDisplay:
      return [{ kind: "text", text: part.content }];
    case ComponentType.Section: {
      const text = part.components.map(({ content }) => content).join("\n");
      const { accessory } = part;
      return [{ kind: "section", text, control: isControl(accessory) ? accessory : null }];
    }
    case ComponentType.ActionRow:
      return [{ kind: "controls", controls: part.components.filter(isControl) }];
    case ComponentType.MediaGallery:
      return [
        {
          kind: "pictures",
          pictures: part.items.map(({ media, description }) => ({ url: media.url, words: description ?? "" }))
        }
      ];
    case ComponentType.Separator:
      return [{ kind: "rule" }];
    case ComponentType.Container:
      return part.components.flatMap(pieceOf);
    default:
      return [];
  }
}
function isControl(part) {
  return part.type === ComponentType.StringSelect || part.type === ComponentType.Button && "custom_id" in part;
}
var controlsOf = (message) => piecesOf(message).flatMap(
  (piece) => piece.kind === "controls" ? piece.controls : piece.kind === "section" ? piece.control ?? [] : []
);
var textOf = (message) => piecesOf(message).flatMap((piece) => piece.kind === "text" || piece.kind === "section" ? [piece.text] : []).join("\n").trim();
var isMenu = (control) => control.type === ComponentType.StringSelect;
var find = (message, sought) => controlsOf(message).find((control) => control.disabled !== true && isSought(control, sought));
function isSought(control, { offers, label, ...sought }) {
  if (label !== void 0 && (isMenu(control) || control.label !== label)) return false;
  const press = readPress(control.custom_id);
  const fits = Object.entries(sought).every(([field, value]) => Reflect.get(press, field) === value);
  return fits && (offers === void 0 || isMenu(control) && control.options.some((o) => o.value === offers));
}
var chosenIn = ({ options }) => options.flatMap((one) => one.default === true ? [one.value] : []);

// src/cli/robot/eyes.ts
var Eyes = class {
  game;
  seat;
  #person;
  #look;
  constructor(look, { game, person, seat }) {
    this.#look = look;
    this.#person = person;
    this.game = game;
    this.seat = seat;
  }
  /** Whether the campaign is going on. */
  async running() {
    return await this.#look(async (campaigns) => (await campaigns.record(this.game)).status === "running");
  }
  async glance() {
    const { game, seat } = this;
    const person = this.#person;
    return await this.#look(async (campaigns) => {
      const seatView = await campaigns.seatView(game, person, seat);
      const stored = await campaigns.sheet(game, person, seat, SHEET);
      const { sheet, ground } = await onGround({ services: { campaigns }, game, person, seat, seatView, stored });
      return { seatView, sheet, ground, asked: mainDecision(seatView) };
    });
  }
  /** The sheet of rows on the page, and what can be added to it. */
  async step({ seatView, sheet }) {
    const { game, seat } = this;
    return await this.#look(
      (campaigns) => stepView({ services: { campaigns }, game, seat, person: this.#person, seatView, sheet })
    );
  }
  /** Rows as the page would show them: each checked after those before it. */
  async trial(moves) {
    const { game, seat } = this;
    return await this.#look((campaigns) => campaigns.trial({ game, person: this.#person, seat, moves }));
  }
};

// src/cli/robot/finger.ts
import { setTimeout as sleep } from "node:timers/promises";
var PATIENCE = 12e4;
var GLANCE = 100;
var SHOWN_AGAIN = 3e3;
var Finger = class {
  person;
  /**
   * Taps so far: a press is one; a menu is one to open and one for each entry that is turned on or off, and where
   * several can be chosen one to close; a window is one to open and one to submit. Typing counts nothing.
   */
  taps = 0;
  constructor(person) {
    this.person = person;
  }
  /** Presses a button; gives the message that answers: a new one, or the same one changed. */
  async press(message, button) {
    this.taps += 1;
    return await this.#answer(message, this.person.press({ message, customId: button.custom_id }).reply(), button);
  }
  async choose(message, menu, values) {
    if (!isMenu(menu)) throw new Error(`\u201C${menu.custom_id}\u201D is no menu`);
    this.taps += tapsToChoose(menu, values);
    return await this.#answer(message, this.person.select({ message, customId: menu.custom_id, values }).reply(), menu);
  }
  /** Types into the window that a button opens. */
  async type(message, button, text) {
    this.taps += 2;
    const modal = await answered(this.person.press({ message, customId: button.custom_id }).modal(), button);
    return await this.#answer(message, this.person.submitModal({ modal, fields: { typed: text } }).reply(), button);
  }
  /** What answers; where the message has been replaced meanwhile, that is the one in its place. */
  async #answer(pressed, reply, control) {
    const over = new AbortController();
    const successor = this.#successor(pressed, over.signal);
    try {
      return await answered(Promise.race([reply, successor]), control);
    } finally {
      over.abort();
    }
  }
  /** The newest message where this one lay, once it is there no more and shows what came of the press. */
  async #successor({ id, channel_id }, over) {
    let first = null;
    while (!over.aborted) {
      const there = this.person.messages(channel_id);
      const newest = there.at(-1);
      if (newest && !there.some((message) => message.id === id)) {
        first ??= { message: newest, since: performance.now() };
        const shown = JSON.stringify(newest) !== JSON.stringify(first.message);
        if (shown || performance.now() - first.since > SHOWN_AGAIN) return newest;
      }
      await sleep(GLANCE, null, { ref: false });
    }
    return await new Promise(() => {
    });
  }
};
function tapsToChoose(menu, values) {
  if ((menu.max_values ?? 1) === 1) return 2;
  const before = chosenIn(menu);
  const turned = [...values.filter((one) => !before.includes(one)), ...before.filter((one) => !values.includes(one))];
  return 2 + turned.length;
}
async function answered(reply, { custom_id }) {
  const timer = new AbortController();
  const late = sleep(PATIENCE, null, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`nothing came of \u201C${custom_id}\u201D`);
  });
  late.catch(() => {
  });
  try {
    return await Promise.race([reply, late]);
  } finally {
    timer.abort();
  }
}

// src/cli/robot/page.ts
var Stuck = class extends Error {
  constructor(person, what, message) {
    const seen = message ? `, but sees:
${textOf(message)}
${controlsOf(message).map(wordsOf).join("\n")}` : "";
    super(`${person.name} ${what}${seen}`);
    this.name = "Stuck";
  }
};
var wordsOf = (control) => isMenu(control) ? `[${control.placeholder ?? ""} \u25BE ${control.options.map(({ value }) => value).join(" ")}] ${control.custom_id}` : `[${control.label ?? ""}] ${control.custom_id}`;
var Page = class {
  #finger;
  #game;
  #seat;
  /** A private copy; null: the live message among the direct messages. */
  #copy;
  constructor(finger, game, seat, copy = null) {
    this.#finger = finger;
    this.#game = game;
    this.#seat = seat;
    this.#copy = copy;
  }
  get person() {
    return this.#finger.person;
  }
  /** The message as it is now. */
  get message() {
    return this.#copy ?? liveMessage(this.person, this.#game) ?? this.#stuck("looks for the campaign's message", null);
  }
  has(sought) {
    return find(this.message, { seat: this.#seat, ...sought }) !== void 0;
  }
  /** The menu or button that does this. */
  control(sought) {
    const { message } = this;
    const found = find(message, { seat: this.#seat, ...sought });
    return found ?? this.#stuck(`looks for ${JSON.stringify(sought)}`, message);
  }
  async press(sought) {
    return this.#turned(await this.#finger.press(this.message, this.control(sought)));
  }
  async choose(sought, values) {
    return this.#turned(await this.#finger.choose(this.message, this.control(sought), values));
  }
  async type(sought, text) {
    return this.#turned(await this.#finger.type(this.message, this.control(sought), text));
  }
  /** A private copy is turned in place; what opens a page of its own does not change it. */
  #turned(answer) {
    if (this.#copy?.id === answer.id) this.#copy = answer;
    return answer;
  }
  #stuck(what, message) {
    throw new Stuck(this.person, what, message);
  }
};
var mailboxes = (person) => [
  person.dm().id,
  ...person.channels().flatMap((channel) => channel.type === PRIVATE_THREAD ? [channel.id] : [])
];
var PRIVATE_THREAD = 12;
var EPHEMERAL = 64;
var liveMessage = (person, game) => mailboxes(person).flatMap((place) => person.messages(place)).filter((message) => ((message.flags ?? 0) & EPHEMERAL) === 0).findLast((message) => find(message, { kind: "map", game }) !== void 0);

// src/cli/robot/forms.ts
var MOST = 60;
async function fillIn(page, eyes, form, params) {
  for (let presses = 0; presses < MOST; presses++) {
    const { ground, sheet } = await eyes.glance();
    const subject = subjectOf(ground, form);
    const filled = fill(subject.form, subject.view, subject.preset, sheet);
    const counted = countedIn(subject, sheet);
    if (same(counted ? counted.params : filled.params, params)) return await submit(page);
    if (counted) {
      await countUp(page, counted, params);
      continue;
    }
    if (sheet.building === null && await presetPressed(page, subject, filled, params)) continue;
    const at = filled.fields.findIndex(({ name, value }) => value === null || !same(value, params[name]));
    const field = filled.fields[at];
    const wanted = field && params[field.name];
    if (!field || wanted === void 0)
      throw new Stuck(page.person, `cannot fill in ${form.name} as ${canonical(params)}`, page.message);
    await turn(page, subject, { field, at, wanted, sheet });
  }
  throw new Stuck(page.person, `fills in ${form.name} without end`, page.message);
}
async function countUp(page, { kinds }, params) {
  const meant = ({ name }) => Number(params[name] ?? 0);
  const short = kinds.findIndex((kind) => kind.more && kind.count < meant(kind));
  const isOver = kinds.some((kind) => kind.count > meant(kind));
  await page.press({ kind: "form", step: isOver || short < 0 ? "zero.0.0" : `add.${short}.0` });
}
async function submit(page) {
  const answer = await page.press({ kind: "form", step: "submit.0.0" });
  const asks = find(answer, { kind: "form", step: "confirm.0.0" }) !== void 0;
  return asks ? await page.press({ kind: "form", step: "confirm.0.0" }) : answer;
}
var same = (a, b) => b !== void 0 && canonical(a) === canonical(b);
async function presetPressed(page, subject, filled, params) {
  const chosen = chosenParams(filled);
  const gains = subject.presets(chosen).slice(0, 5).map((preset) => preset.refused ? 0 : gainOf(preset.params, chosen, params));
  const best = Math.max(0, ...gains);
  if (best === 0) return false;
  await page.press({ kind: "form", step: `preset.${gains.indexOf(best)}.0` });
  return true;
}
function gainOf(given, before, wanted) {
  let gain = 0;
  for (const [name, value] of Object.entries(given)) {
    const goal = wanted[name];
    if (goal === void 0 || !begins(value, goal)) return 0;
    gain += lengthOf(value) - rightOf(before[name], goal);
  }
  return gain;
}
function begins(value, wanted) {
  if (value === void 0) return false;
  return isRows(wanted) && isRows(value) ? rightOf(value, wanted) === value.length : same(value, wanted);
}
function rightOf(value, wanted) {
  if (value === void 0 || !isRows(wanted) || !isRows(value))
    return value !== void 0 && same(value, wanted) ? 1 : 0;
  const wrong = value.findIndex((row, i) => !same(uncounted(row), uncounted(wanted[i] ?? {})));
  return wrong < 0 ? value.length : wrong;
}
var lengthOf = (value) => isRows(value) ? value.length : 1;
var isRows = (value) => Array.isArray(value) && value.some((row) => typeof row === "object" && row !== null && !Array.isArray(row));
async function turn(page, subject, whole) {
  const { field, at, wanted } = whole;
  switch (field.kind) {
    case "subset":
      return await turnSubset(page, whole);
    case "ranking":
      return await turnRanking(page, whole);
    case "route":
      return await turnRoute(page, subject, whole);
    case "rows":
      return await turnRows(page, subject, whole);
    default:
      return await give(page, at, wanted);
  }
}
async function give(page, at, answer) {
  const value = String(answer);
  const menu = await menuWith(page, at, value);
  if (menu) await page.choose({ kind: "form", step: menu.step }, [value]);
  else await page.type({ kind: "form", step: `type.${at}.0` }, value);
}
async function menuWith(page, at, value) {
  const find2 = () => setMenus(page, at).find(({ options }) => options.some((one) => one.value === value));
  const which = { kind: "form", step: `part.${at}.0` };
  const parts = page.has(which) ? page.control(which) : null;
  for (const part of parts && isMenu(parts) ? parts.options : []) {
    if (find2()) break;
    await page.choose(which, [part.value]);
  }
  return find2();
}
function setMenus(page, at) {
  return Array.from({ length: LIMIT.selectOptions }, (_, chunk) => `set.${at}.${chunk}`).flatMap((step2) => {
    if (!page.has({ kind: "form", step: step2 })) return [];
    const menu = page.control({ kind: "form", step: step2 });
    return isMenu(menu) ? [{ step: step2, options: menu.options }] : [];
  });
}
async function turnSubset(page, { field, at, wanted }) {
  const members = wanted.map(String);
  const now = field.value ?? [];
  const differs = [...members.filter((one) => !now.includes(one)), ...now.filter((one) => !members.includes(one))];
  await menuWith(page, at, differs[0] ?? "");
  for (const { step: step2, options } of setMenus(page, at)) {
    const values = options.flatMap(({ value }) => members.includes(value) ? [value] : []);
    const now2 = options.flatMap((one) => one.default === true ? [one.value] : []);
    if (canonical(values) === canonical(now2)) continue;
    await page.choose({ kind: "form", step: step2 }, values);
    return;
  }
  throw new Stuck(page.person, `does not find ${members.join(", ")}`, page.message);
}
async function turnRoute(page, subject, { field, at, wanted }) {
  const path = wanted;
  const goal = goalsOf(subject, field)?.find((one) => same(one.path, path));
  if (goal) return await give(page, at, goal.value);
  const now = field.value ?? [];
  const onWay = now.every((zone, i) => zone === path[i]);
  if (!onWay) await page.press({ kind: "form", step: `unrow.${at}.0` });
  else await give(page, at, path[now.length] ?? "");
}
async function turnRanking(page, { field, at, wanted }) {
  const members = wanted;
  const now = field.value ?? field.next?.picked ?? [];
  if (now.some((one, i) => one !== members[i])) await page.press({ kind: "form", step: `unrow.${at}.0` });
  else await give(page, at, members[now.length] ?? "");
}
async function turnRows(page, subject, turn3) {
  const { field, at, wanted } = turn3;
  const rows = wanted;
  const now = field.value ?? [];
  const wrong = now.findIndex((row2, i) => !same(row2, rows[i]));
  if (wrong >= 0) return await setRight(page, turn3, wrong);
  const path = field.next?.path ?? [];
  const [, number, ...inside] = path;
  const row = rows[Number(number)] ?? {};
  const whole = bestWhole(subject, turn3, row);
  if (whole !== null) return await give(page, at, whole);
  const answer = inside.reduce((value, key) => Reflect.get(Object(value), key), row);
  const picked = field.next?.picked ?? [];
  const one = Array.isArray(answer) ? answer[picked.length] : answer;
  if (one !== void 0) return await give(page, at, one ?? "");
  const enough = { kind: "form", step: `enough.${at}.0` };
  if (!page.has(enough)) throw new Stuck(page.person, `finds no ${path.join(".")} in its rows`, page.message);
  await page.press(enough);
}
function bestWhole(subject, { field, sheet }, wanted) {
  const { form, view, preset } = subject;
  const begun = sheet.building?.param === field.name ? sheet.building.answers : [];
  const found = wholeRows(subject, field).find(({ answers }) => {
    const chosen = { values: sheet.values, building: { param: field.name, answers: [...begun, ...answers] } };
    const row = fill(form, view, preset, chosen).fields.find(({ name }) => name === field.name)?.row;
    return answers.length > 1 && row && same(uncounted(row), uncounted(wanted));
  });
  return found?.value ?? null;
}
var uncounted = (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === "number" ? 0 : value]));
async function setRight(page, { field, at, wanted }, wrong) {
  const rows = field.value ?? [];
  const step2 = (verb) => ({ kind: "form", step: `${verb}.${at}.0` });
  if (page.has(step2("row")) && currentRow(page, step2("row")) !== wrong) {
    await page.choose(step2("row"), [String(wrong)]);
    return;
  }
  const { number } = field;
  const [, index, ...inside] = number?.path ?? [];
  const key = String(inside.at(-1));
  const goal = wanted[wrong]?.[key];
  const differs = number && index === wrong && typeof goal === "number" && inside.length === 1;
  if (!differs || !same({ ...rows[wrong], [key]: goal }, wanted[wrong])) {
    await page.press(step2("unrow"));
    return;
  }
  const far = Math.abs(goal - number.now);
  if (far > 2 && page.has({ ...step2("count"), offers: String(goal) })) await page.choose(step2("count"), [String(goal)]);
  else await page.press(step2(goal < number.now ? "less" : "more"));
}
function currentRow(page, sought) {
  const menu = page.control(sought);
  return isMenu(menu) ? Number(chosenIn(menu)[0] ?? -1) : -1;
}

// src/cli/robot/rows.ts
var MOST2 = 120;
async function submitRows(page, eyes, rows, end) {
  for (let presses = 0; presses < MOST2; presses++) {
    const glance = await eyes.glance();
    if (glance.sheet.form === null && same2(movesOf(glance.sheet.rows), rows))
      return await page.press({ kind: "step", step: end ? "end.0" : "send.0" });
    await turn2(page, eyes, glance, rows);
  }
  throw new Stuck(page.person, `does not get these rows onto the sheet: ${canonical(rows)}`, page.message);
}
var same2 = (a, b) => canonical(a) === canonical(b);
var step = (verb, at = 0) => ({ kind: "step", step: `${verb}.${at}` });
async function turn2(page, eyes, glance, rows) {
  const { sheet } = glance;
  const moves = movesOf(sheet.rows);
  const right = moves.findIndex((row, i) => !same2(row, rows[i]));
  const at = right < 0 ? moves.length : right;
  const wanted = rows[at];
  const form = sheet.form;
  if (form && page.has({ kind: "form" })) {
    if (form.kind === "do" && form.name === wanted?.action && at === sheet.rows.length)
      await fillIn(page, eyes, form, wanted.params);
    else await page.press({ kind: "form", step: "close.0.0" });
    return;
  }
  if (wanted && at === sheet.rows.length) return await add(page, eyes, glance, wanted);
  const present = moves[at];
  const { steps } = await eyes.step({ ...glance, sheet: { ...sheet, rows: sheet.rows.slice(0, at) } });
  const ground = wanted && stepFor(steps, wanted.action, wanted.params);
  const nearer = ground && present ? nearerTo(ground, wanted, present, page) : null;
  if (currentOf(sheet) !== at) await page.choose(step("row"), [String(at)]);
  else if (nearer?.verb === "count") await page.choose(step("count"), [String(nearer.number)]);
  else await page.press(step(nearer?.verb ?? "remove"));
}
function nearerTo({ book, view }, wanted, present, page) {
  const action = present.action === wanted.action ? book.actions.get(wanted.action) : void 0;
  const number = action && numberIn(action, view, wanted.params);
  if (!number) return null;
  const [is, meant] = [present, wanted].map(({ params }) => Number(params[number.name]));
  if (is === void 0 || meant === void 0) return null;
  if (!same2({ ...present.params, [number.name]: meant }, wanted.params)) return null;
  const [straight, back] = [Math.abs(meant - is), 1 + number.max - meant];
  if (Math.min(straight, back) > TAPS_OF_A_MENU && page.has({ ...step("count"), offers: String(meant) }))
    return { verb: "count", number: meant };
  return { verb: back < straight ? "all" : meant < is ? "less" : "more" };
}
var TAPS_OF_A_MENU = 2;
async function add(page, eyes, glance, wanted) {
  const { menus, steps } = await eyes.step(glance);
  const { book, view } = stepFor(steps, wanted.action, wanted.params) ?? glance.seatView;
  const action = book.actions.get(wanted.action);
  const number = action && numberIn(action, view, wanted.params);
  const plain = (params) => number ? { ...params, [number.name]: 0 } : params;
  const found = (fits) => menus.flatMap((menu, at) => {
    const addition = menu.additions.find((one) => nameOf(one) === wanted.action && fits(one.leads));
    return addition ? [{ at, value: addition.value }] : [];
  })[0];
  const entry = found((leads) => leads.kind === "row" && same2(plain(leads.params), plain(wanted.params))) ?? found(({ kind }) => kind === "form") ?? found((leads) => leads.kind === "more" && leads.first === wanted.params[action?.entries[0]?.name ?? ""]);
  if (!entry) throw new Stuck(page.person, `finds no entry for ${canonical(wanted)}`, page.message);
  await page.choose(step("add", entry.at), [entry.value]);
}
var nameOf = ({ value }) => value.split(".")[0] ?? "";

// src/cli/robot/robot.ts
var Robot = class {
  eyes;
  #finger;
  #channel;
  constructor(person, look, game, seat, channel) {
    this.#finger = new Finger(person);
    this.#channel = channel;
    this.eyes = new Eyes(look, { game, person: person.id, seat });
  }
  get person() {
    return this.#finger.person;
  }
  get seat() {
    return this.eyes.seat;
  }
  get taps() {
    return this.#finger.taps;
  }
  /** The page on the live message. */
  page() {
    return new Page(this.#finger, this.eyes.game, this.seat);
  }
  /** The private copy that "My seat" under the channel's last post opens. */
  async copy() {
    const opened = await this.#underPost({ kind: "act" });
    return new Page(this.#finger, this.eyes.game, this.seat, opened);
  }
  /** Presses a whole answer on the public post. Gives what is said to that. */
  async answerPublicly(label) {
    return textOf(await this.#underPost({ kind: "answer", label }));
  }
  async #underPost(sought) {
    const { game } = this.eyes;
    const post = this.person.messages(this.#channel).findLast((one) => find(one, { kind: "act", game }) !== void 0);
    const button = post && find(post, { game, ...sought });
    if (!post || !button) throw new Stuck(this.person, `looks for ${JSON.stringify(sought)}`, post ?? null);
    return await this.#finger.press(post, button);
  }
  /** Answers the question that is asked, or does what can be done at any time. Gives what is said to it. */
  async answer({ say = [], end = false, ...wanted }, page = this.page()) {
    const glance = await this.eyes.glance();
    const moves = wanted.moves.map((move2) => inFull(glance, move2));
    const button = glance.asked && (wholeAnswer(glance, glance.asked, { moves, say }) ?? endingAnswer(glance, { moves, end }));
    const said = button?.ahead ?? [];
    for (const one of say) if (!said.some((other) => same3(other, one))) await this.say(one, page);
    if (glance.asked && button) return await this.#press(page, glance.asked, button);
    const [move] = moves;
    if (glance.asked && isStep(glance.seatView, glance.asked) && moves.every((one) => isRow(glance, one)))
      return heard(page, await submitRows(page, this.eyes, moves, end));
    if (!move || moves.length > 1) throw new Stuck(this.person, `finds no way to ${canonical(moves)}`, page.message);
    return heard(page, await this.#filledIn(page, move));
  }
  /** Answers an offer, by its id. */
  async answerOffer(id, move, page = this.page()) {
    const glance = await this.eyes.glance();
    const offer = glance.seatView.decisions.find((one) => one.id === id);
    if (!offer) throw new Stuck(this.person, `looks for the offer ${id}`, page.message);
    const button = wholeAnswer(glance, offer, { moves: [inFull(glance, move)] });
    if (button) return await this.#press(page, offer, button);
    const form = { kind: "do", name: move.action, decision: id };
    if (!lies(page, glance.sheet, form)) await page.press({ kind: "page", name: id, step: `form.${move.action}` });
    return heard(page, await fillIn(page, this.eyes, form, move.params));
  }
  /** Answers a question to come. */
  async prepare(key, params, page = this.page()) {
    const { seatView, sheet } = await this.eyes.glance();
    const upcoming = seatView.book.definition.guide.upcoming(seatView.view).find((one) => one.key === key);
    if (!upcoming) throw new Stuck(this.person, `looks for the question to come ${key}`, page.message);
    const quick = shortcutsOf(seatView, upcoming).find(({ moves }) => same3(moves[0]?.params, params));
    const button = { kind: "page", name: key, step: `quick.${quick ? idOf(quick) : ""}` };
    if (quick && page.has(button)) return heard(page, await page.press(button));
    const form = { kind: "ahead", name: upcoming.action, decision: key };
    if (!lies(page, sheet, form)) {
      await this.#close(page);
      const button2 = { kind: "page", name: key, step: "ahead" };
      if (page.has(button2)) await page.press(button2);
      else await page.choose({ kind: "page", name: null, step: "ahead", offers: key }, [key]);
    }
    return heard(page, await fillIn(page, this.eyes, form, params));
  }
  /** Sets one of the menus of what is said ahead, unless it shows that already. */
  async say({ order, value }, page = this.page()) {
    const { seatView, asked } = await this.eyes.glance();
    if (!page.has({ kind: "say", name: order })) {
      if (asked && countsAlready(seatView, asked, { order, value })) return;
      if (page.has(MORE)) await page.press(MORE);
    }
    const menu = page.control({ kind: "say", name: order });
    if (isMenu(menu) && chosenIn(menu).includes(value)) return;
    heard(page, await page.choose({ kind: "say", name: order, offers: value }, [value]));
  }
  /** Whether the page has this among what can be said ahead, be it behind a button. */
  async canSay(said, page = this.page()) {
    if (page.has({ kind: "say", name: said.order, offers: said.value })) return true;
    const { seatView, asked } = await this.eyes.glance();
    return page.has(MORE) && asked !== null && canBeSaid(seatView, asked, said);
  }
  /** A whole answer: its button, or its entry in the menu of those that have none. */
  async #press(page, decision, answer) {
    await this.#close(page);
    const { id } = decision;
    const step2 = idOf(answer);
    if (page.has({ kind: "answer", decision: id, step: step2 }))
      return heard(page, await page.press({ kind: "answer", decision: id, step: step2 }));
    return heard(page, await page.choose({ kind: "answer", decision: id, step: MENU, offers: step2 }, [step2]));
  }
  /** A form that lies open before the answers gives way to them. */
  async #close(page) {
    const { sheet } = await this.eyes.glance();
    if (sheet.form && page.has(CLOSE)) await page.press(CLOSE);
  }
  /** Fills in the form of an action, and opens it before if the question is not that form itself. */
  async #filledIn(page, { action, params }) {
    const { seatView, sheet, asked } = await this.eyes.glance();
    const answered2 = seatView.decisions.find(({ actions, kind }) => kind !== "offer" && actions.includes(action));
    const form = { kind: "do", name: action, decision: answered2?.id ?? null };
    if (!lies(page, sheet, form)) {
      await this.#close(page);
      const inline = asked && ownForm({ seatView }, asked);
      const done = inline && same3(inline, form) ? null : await this.#open(page, action, params);
      if (done) return done;
    }
    return await fillIn(page, this.eyes, form, params);
  }
  /** Opens the form of an action by whatever leads to it; gives the answer if the action was done by that alone. */
  async #open(page, action, params) {
    if (page.has({ kind: "page", name: action, step: "do" })) {
      const answer = await page.press({ kind: "page", name: action, step: "do" });
      return Object.keys(params).length === 0 ? answer : null;
    }
    const first = Object.values(params)[0];
    for (let chunk = 0; chunk < 4; chunk++) {
      const begin = { kind: "page", name: action, step: `begin.${chunk}` };
      if (!page.has(begin)) continue;
      const menu = page.control(begin);
      const values = (Array.isArray(first) ? first : [first]).map(String);
      const offered = isMenu(menu) ? menu.options.map(({ value }) => value) : [];
      const shown = values.filter((value) => offered.includes(value));
      const taken = (shown.length > 0 ? shown : offered).slice(0, isMenu(menu) ? menu.max_values ?? 1 : 1);
      if (shown.length > 0 || offered.includes("-")) {
        await page.choose(begin, taken);
        return null;
      }
    }
    await page.choose({ kind: "page", step: "open", offers: action }, [action]);
    return null;
  }
};
var MORE = { kind: "page", step: "more" };
var CLOSE = { kind: "form", step: "close.0.0" };
var lies = (page, { form }, wanted) => same3(form, wanted) && page.has({ kind: "form" });
var same3 = (a, b) => canonical(a) === canonical(b);
var isRow = ({ seatView }, { action }) => seatView.book.actions.get(action)?.menu !== null;
function inFull({ seatView }, move) {
  const action = seatView.book.actions.get(move.action);
  try {
    return action ? { ...move, params: check(action, seatView.view, move.params) } : move;
  } catch (error) {
    if (error instanceof Refused) return move;
    throw error;
  }
}
function wholeAnswer({ seatView }, decision, { moves, say = [] }) {
  const fits = ({ moves: done, ahead = [] }) => same3(done, moves) && ahead.every((said) => say.some((one) => same3(one, said)));
  const fitting = allOf(answersTo(seatView, decision)).filter(fits);
  return fitting.sort((a, b) => (b.ahead?.length ?? 0) - (a.ahead?.length ?? 0))[0];
}
function endingAnswer({ seatView, asked }, { moves, end = false }) {
  if (!asked || !end || moves.length > 0) return void 0;
  const ends = (answer) => answer.moves.every(({ action }) => seatView.book.actions.get(action)?.ends);
  return allOf(answersTo(seatView, asked)).find(ends);
}
function heard(page, answer) {
  const text = textOf(answer);
  if (/⚠️|went wrong|has expired/.test(text)) throw new Stuck(page.person, "was refused", answer);
  return text;
}

// src/cli/demo/player.ts
var MOST3 = 40;
var Player = class {
  robot;
  #manner;
  #dice;
  #says;
  /** What was said ahead once is left as it is. */
  #said = /* @__PURE__ */ new Set();
  /** Offers that were looked at and left open. */
  #seen = /* @__PURE__ */ new Set();
  constructor(robot, manner, dice) {
    this.robot = robot;
    this.#manner = manner;
    this.#dice = dice;
    this.#says = manner.says(dice);
  }
  /** Whether there is anything on the page to come for. */
  wantsToCome(seatView) {
    return this.#open(seatView).length > 0;
  }
  #open({ decisions }) {
    return decisions.filter(
      ({ id, owed, answered: answered2, invited }) => owed && !answered2 || invited && !this.#seen.has(id)
    );
  }
  /** Comes to the controls, does all there is to do, and leaves; `done` is called after each thing. */
  async visit(done) {
    for (let things = 0; things < MOST3; things++) {
      const taps = this.robot.taps;
      if (!await this.robot.eyes.running()) return;
      const { seatView } = await this.robot.eyes.glance();
      const act = await this.#answerNext(seatView) ?? await this.#prepareNext(seatView);
      if (!act) return;
      await done({ ...act, turn: seatView.phase.turn, taps: this.robot.taps - taps });
    }
    throw new Error(`${this.robot.person.name} never comes to an end`);
  }
  /** Answers the first open question, or does what comes before it. Null: nothing is asked. */
  async #answerNext(seatView) {
    for (const decision of this.#open(seatView)) {
      if (decision.kind === "offer") this.#seen.add(decision.id);
      const intent = await this.#intent(seatView, decision);
      if (!intent) continue;
      const { scene = null, ...wanted } = intent;
      const offer = offerOf(seatView, wanted);
      if (offer) await this.robot.answerOffer(offer.decision.id, shortcutFor(seatView, offer.decision, offer.move));
      else await this.robot.answer(scene === null ? await this.#withHabits(wanted) : wanted);
      const actions = wanted.moves.map(({ action }) => action);
      return { actions: wanted.end ? [...actions, "end"] : actions, scene };
    }
    return null;
  }
  /** What is answered to a question; null: nothing. */
  async #intent(seatView, decision) {
    const { eyes } = this.robot;
    const own = await this.#manner.wants({ seatView, decision, eyes, dice: this.#dice });
    if (own) return own;
    const move = seatView.book.definition.bot(seatView.view, decision, this.#dice);
    return move && withAhead(seatView, decision, move);
  }
  async #withHabits(wanted) {
    const { say = [] } = wanted;
    return { ...wanted, say: [...say, ...await this.#toSay(say)] };
  }
  /** What the page asks to be said ahead, said as this player always does, once. */
  async #toSay(said) {
    const toSay = [];
    for (const [order, value] of Object.entries(this.#says)) {
      if (this.#said.has(order) || said.some((one) => one.order === order)) continue;
      if (!await this.robot.canSay({ order, value })) continue;
      this.#said.add(order);
      toSay.push({ order, value });
    }
    return toSay;
  }
  /** Answers the first question to come that people answer ahead. Null: there is none. */
  async #prepareNext(seatView) {
    const { guide } = seatView.book.definition;
    for (const upcoming of guide.upcoming(seatView.view)) {
      const { key, action } = upcoming;
      const ready = seatView.prepared.some((one) => one.key === key && one.seat === seatView.view.seat);
      const params = ready ? null : this.#manner.prepares(upcoming, seatView, this.#dice);
      if (!params) continue;
      await this.robot.prepare(key, params);
      return { actions: [`prepared ${action}`], scene: null };
    }
    return null;
  }
};
function offerOf({ decisions }, { moves }) {
  const [move] = moves;
  const decision = decisions.find(
    ({ kind, actions, preset }) => move && kind === "offer" && actions.includes(move.action) && preset.offer === move.params.offer
  );
  return move && decision ? { decision, move } : null;
}
function shortcutFor({ book, view }, decision, move) {
  const shortcuts = book.definition.guide.shortcuts(view, decision).map(({ moves }) => moves);
  return shortcuts.find(([first, ...more]) => first?.action === move.action && more.length === 0)?.[0] ?? move;
}
function withAhead({ book, view }, decision, move) {
  const same4 = book.definition.guide.shortcuts(view, decision).filter(({ moves: [first, ...more] }) => {
    return more.length === 0 && first !== void 0 && canonical(first) === canonical(move);
  });
  const [shortest] = same4.sort((a, b) => (a.ahead?.length ?? 0) - (b.ahead?.length ?? 0));
  return { moves: [move], say: shortest?.ahead ?? [] };
}

// src/cli/demo/campaign.ts
var MINUTE = 6e4;
var LONGEST_PAUSE = 20;
var CHATTER = 6;
async function openCampaign({ sandbox, umpire, people, options }, game) {
  const channel = sandbox.channelId;
  const [host] = people;
  if (!host) throw new Error("nobody is there to play");
  await host.slash({ channel, command: "game create", options: { game, pace: 24, ...options } }).reply();
  const [record] = await umpire.campaigns.find({ channel });
  if (!record) throw new Error("the campaign was not opened");
  for (const person of people)
    await person.slash({ channel, command: "game join", options: { word: `${person.name}'s word` } }).reply();
  return record.id;
}
async function startCampaign({ sandbox, people, umpire }) {
  await people[0]?.slash({ channel: sandbox.channelId, command: "game start", options: {} }).reply();
  await delivered(umpire);
}
async function playersOf(demo, game) {
  const { umpire, sandbox, people, dice, manner } = demo;
  const { members } = await umpire.campaigns.status(game);
  return people.map((person) => {
    const seat = members.find((member) => member.person === person.id)?.seat ?? "";
    const robot = new Robot(person, (look) => look(umpire.campaigns), game, seat, sandbox.channelId);
    return new Player(robot, manner, dice);
  });
}
async function playCampaign(demo, game, enough = () => false) {
  const { umpire, sandbox, dice } = demo;
  const players = await playersOf(demo, game);
  await delivered(umpire);
  for (const player of dice.shuffled(players)) await visit(demo, game, player);
  while ((await umpire.campaigns.record(game)).status === "running" && !enough()) {
    await delivered(umpire);
    const player = dice.of(await withSomethingToDo(umpire, players));
    demo.clock.advance((1 + dice.below(LONGEST_PAUSE)) * MINUTE);
    if (dice.below(CHATTER) === 0) chat(demo, player);
    await visit(demo, game, player);
  }
  await delivered(umpire);
  const complaints = sandbox.complaints();
  if (complaints.length > 0) throw new Error(`the sandbox complains:
${complaints.join("\n")}`);
}
async function withSomethingToDo(umpire, players) {
  const coming = [];
  for (const player of players) {
    const { seatView } = await player.robot.eyes.glance();
    if (player.wantsToCome(seatView)) coming.push(player);
  }
  if (coming.length > 0) return coming;
  throw new Error(`nobody has anything to do, but ${umpire.discord.user} waits`);
}
async function visit({ umpire, done }, game, player) {
  await player.visit(async (deed) => {
    await delivered(umpire);
    await done(await umpire.campaigns.status(game), player.robot.seat, deed);
  });
}
var WORDS = [
  "Sorry, I was on the train.",
  "Anyone up for a deal?",
  "That was close.",
  "Give me an hour.",
  "Well played."
];
function chat({ sandbox, dice }, { robot }) {
  const { person } = robot;
  const threads = person.channels().filter((one) => "thread_metadata" in one && !one.thread_metadata?.archived);
  const thread = threads.find((one) => "parent_id" in one && one.parent_id === sandbox.channelId && one.type === 11);
  person.say({ channel: thread?.id ?? sandbox.channelId, content: dice.of(WORDS) });
}
async function delivered({ campaigns }) {
  while (await campaigns.deliveries.pending() > 0) await sleep2(5);
}

// src/cli/demo/rows.ts
var MOST4 = 200;
async function rowsOf({ seatView, eyes, dice }, condense) {
  const plan = new Plan(eyes, seatView);
  for (let moves = 0; moves < MOST4; moves++) {
    const { question } = plan;
    const move = question && plan.seatView.book.definition.bot(plan.seatView.view, question, dice);
    if (!move) break;
    const action = plan.seatView.book.actions.get(move.action);
    if (action?.ends) {
      if (!await plan.ends(move)) break;
    } else if (action?.menu) {
      if (!await plan.adds(move)) return { moves: plan.rows, end: false };
    } else if (!await plan.steps(move, condense)) break;
  }
  return { moves: plan.rows, end: true };
}
var Plan = class {
  rows = [];
  seatView;
  #eyes;
  /** The rows and the ends of steps, as they will happen. */
  #done = [];
  /** Moves that are no rows, since the last row. */
  #steps = [];
  constructor(eyes, seatView) {
    this.#eyes = eyes;
    this.seatView = seatView;
  }
  get question() {
    return this.seatView.decisions.find(({ owed, kind }) => owed && kind === "turn");
  }
  /** The end of a step; false: it is the seat's last one. */
  async ends(move) {
    return await this.#tried([...this.#done, move]) === "possible";
  }
  /** A row; false: nothing can be planned beyond it. */
  async adds(move) {
    const state = await this.#tried([...this.#done, move]);
    if (state === "possible" || state === "stops") this.rows.push(move);
    return state === "possible";
  }
  /** A step of something that becomes a row when it is complete; false: no row says the same. */
  async steps(move, condense) {
    const before = this.#done;
    this.#steps = [...this.#steps, move];
    if (await this.#tried([...before, ...this.#steps]) !== "possible") return false;
    this.#done = before;
    const { book } = this.seatView;
    if (!this.question?.actions.some((name) => book.actions.get(name)?.menu)) return true;
    const rows = condense(this.#steps);
    this.#steps = [];
    for (const row of rows) if (await this.adds(row)) return true;
    return false;
  }
  /** Looks whether all of it is possible; if it is, the page is as it would be then. */
  async #tried(moves) {
    const { rows, after } = await this.#eyes.trial(moves);
    const state = rows.at(-1)?.state ?? "refused";
    if (state === "possible") {
      this.#done = moves;
      this.seatView = after;
    }
    return state;
  }
};

// src/cli/demo/manners/baghdad.ts
var baghdad = {
  says: (dice) => ({
    ...dice.die(3) === 1 ? {} : { ready: "always" },
    // one in three wants to deal
    counter: "always",
    "after-reveal": "always"
  }),
  async wants(situation) {
    const { decision, seatView } = situation;
    const { actions, window } = decision;
    if (window === "W1" || actions.includes("bid")) return claimOrLimit(situation);
    if (actions.includes("endRecruit") || actions.includes("endMoves")) {
      const { moves, ...how } = await rowsOf(situation, wholeMove);
      return { ...how, moves: inLots(moves) };
    }
    if (actions.includes("deployAll")) {
      const [first] = seatView.book.definition.guide.shortcuts(seatView.view, decision);
      return first ? { moves: first.moves } : null;
    }
    return null;
  },
  prepares(upcoming, { book }, dice) {
    if (upcoming.action === "deployAll") return evenly(book, upcoming);
    if (upcoming.action !== "plan") return null;
    return book.definition.bot(upcoming.view, decisionToCome(upcoming), dice)?.params ?? null;
  }
};
var evenly = ({ definition }, upcoming) => definition.guide.shortcuts(upcoming.view, decisionToCome(upcoming))[0]?.moves[0]?.params ?? null;
function claimOrLimit({ seatView, decision, dice }) {
  const { definition } = seatView.book;
  const shortcuts = definition.guide.shortcuts(seatView.view, decision);
  const claims = definition.bot(seatView.view, decision, dice)?.action === "claim";
  const found = shortcuts.filter(({ label }) => (claims ? /^Claim/ : /^(Pass|Up to )/).test(label));
  const answer = found[claims ? 0 : limitBy(dice, found.length)];
  return answer ? { moves: answer.moves, say: answer.ahead ?? [] } : null;
}
var limitBy = (dice, count) => count === 0 || dice.below(2) === 0 ? 0 : dice.below(count);
function wholeMove(steps) {
  const begun = steps.find(({ action }) => action === "moveBegin")?.params;
  const end = steps.findLast(({ action }) => action === "moveTo")?.params.zone;
  if (begun === void 0 || end === void 0) return [];
  const { from = "", count = 1 } = begun;
  return ["", "underground.", "air."].map((by) => ({ action: "move", params: { from, to: `${by}${end}`, count } }));
}
function inLots(rows) {
  const lots = [];
  for (const row of rows) {
    const { unit, zone, count } = row.params;
    const at = lots.findIndex(
      ({ action, params }) => action === row.action && action === "recruit" && params.unit === unit && params.zone === zone
    );
    const lot = lots[at];
    if (lot) lots[at] = { ...lot, params: { ...lot.params, count: Number(lot.params.count) + Number(count) } };
    else lots.push(row);
  }
  return lots;
}

// src/cli/demo/manners/fitna.ts
var fitna = {
  says: (dice) => ({ defence: dice.die(2) === 1 ? "towns" : "all" }),
  async wants(situation) {
    const { actions } = situation.decision;
    return ["end-movement", "end-offensives"].some((name) => actions.includes(name)) ? await rowsOf(situation, () => []) : null;
  },
  prepares: () => null
};

// src/cli/demo/manners/iraq.ts
var iraq = {
  says: () => ({}),
  async wants({ seatView, decision }) {
    if (decision.actions.includes("commit")) {
      const useless = seatView.book.definition.guide.shortcuts(seatView.view, decision).find(({ label }) => label.startsWith("Discard"));
      return useless ? { moves: useless.moves } : null;
    }
    if (!decision.actions.includes("ready")) return null;
    const { hand } = seatView.view;
    return hand.proposed > 0 ? { moves: [{ action: "ready", params: {} }] } : null;
  },
  prepares: () => null
};

// src/cli/demo/manners/lebanon.ts
var lebanon = {
  says: (dice) => ({
    ambush: dice.die(2) === 1 ? "equal" : "always",
    battle: dice.die(2) === 1 ? "always" : "none"
  }),
  async wants(situation) {
    const { decision, seatView } = situation;
    const { actions } = decision;
    if (actions.includes("choose-strategy") || actions.includes("deploy")) {
      const shortcuts = seatView.book.definition.guide.shortcuts(seatView.view, decision);
      const answer = actions.includes("deploy") ? shortcuts[0] : situation.dice.of(shortcuts);
      return answer ? { moves: answer.moves } : null;
    }
    return actions.includes("end-phase") ? await rowsOf(situation, () => []) : null;
  },
  prepares: () => null
};

// src/cli/demo/manners/registry.ts
var PLAIN = { says: () => ({}), wants: () => Promise.resolve(null), prepares: () => null };
var MANNERS = {
  "battle-for-baghdad": baghdad,
  fitna,
  "iraqi-conflict": iraq,
  "next-war-in-lebanon": lebanon
};
var mannerOf = (game) => (Object.hasOwn(MANNERS, game) ? MANNERS[game] : null) ?? PLAIN;

export {
  piecesOf,
  controlsOf,
  isMenu,
  mailboxes,
  openCampaign,
  startCampaign,
  playCampaign,
  mannerOf
};
