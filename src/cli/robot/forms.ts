/** How a robot fills in a form on a page, press by press, until it says what is wanted, and submits it. */
import type { APIMessage } from "discord-api-types/v10";
import { type Answer, canonical, type Json, type Params } from "#engine";
import { LIMIT } from "../../discord/screen/limits.ts";
import { shownFor } from "../../discord/screen/same-words.ts";
import { type Counted, countedIn } from "../../discord/seat/form/counters.ts";
import { goalsOf, ONWARD } from "../../discord/seat/form/destinations.ts";
import { type Field, rowsIn } from "../../discord/seat/form/field.ts";
import { type Filled, fill } from "../../discord/seat/form/fields.ts";
import { chosenParams } from "../../discord/seat/form/form-parts.ts";
import { pickedSoFar } from "../../discord/seat/form/long-lists.ts";
import { wholeRows } from "../../discord/seat/form/whole-rows.ts";
import type { SheetState } from "../../discord/seat/state/state.ts";
import { type Subject, subjectOf, type Wanted } from "../../discord/seat/state/subject.ts";
import { chosenIn, isMenu } from "./controls.ts";
import type { Eyes } from "./eyes.ts";
import { type Page, Stuck } from "./page.ts";

/** A form that looks the same after this many presses goes round in circles; a few may simply have expired. */
const MOST_ALIKE = 8;

/**
 * Fills in the form that a page shows until it says this, and submits it. What it begins with costs nothing; of two cards
 * that read the same, the one that is shown will do.
 */
export async function fillIn(page: Page, eyes: Eyes, form: Wanted, meant: Params): Promise<APIMessage> {
  const looks = new Map<string, number>();
  let params = meant;
  for (;;) {
    const { ground, sheet } = await eyes.glance();
    const look = canonical([sheet.values, sheet.building, sheet.row, sheet.parts]);
    looks.set(look, (looks.get(look) ?? 0) + 1);
    if (looks.get(look) === MOST_ALIKE) break;
    const subject = subjectOf(ground, form);
    const filled = fill(subject.form, subject.view, subject.preset, sheet, subject.begins);
    const counted = countedIn(subject, sheet);
    if (same(counted ? counted.params : filled.params, params))
      return await page.pressForGood({ kind: "form", step: "submit.0.0" });
    if (counted) {
      await countUp(page, counted, params);
      continue;
    }
    // a preset takes the place of a row that was begun
    if (sheet.building === null && (await presetPressed(page, subject, filled, params))) continue;
    const at = filled.fields.findIndex(({ name, value }) => value === null || !same(value, params[name]));
    const field = filled.fields[at];
    const wanted = field && params[field.name];
    if (!field || wanted === undefined)
      throw new Stuck(page.person, `cannot fill in ${form.name} as ${canonical(params)}`, page.message);
    const shown = shownIn(field, wanted);
    params = { ...params, [field.name]: shown };
    await turn(page, subject, { field, at, wanted: shown, sheet });
  }
  const { values, building } = (await eyes.glance()).sheet;
  const [goal, has] = [canonical(params), canonical({ values, building })];
  throw new Stuck(page.person, `fills in ${form.name} without end: it shall be ${goal}, and is ${has}`, page.message);
}

/** What a choice shows for what is wanted of it. */
function shownIn({ kind, step: { input } }: Field, wanted: Json): Json {
  if (kind !== "choice" || input.kind !== "pick") return wanted;
  const free = input.options.filter(({ refused }) => !refused);
  const chosen = free.find(({ value }) => value === wanted);
  return chosen ? shownFor(free, chosen).value : wanted;
}

/** One more of a kind of which there are too few; where there are too many, it starts over. */
async function countUp(page: Page, { kinds }: Counted, params: Params): Promise<void> {
  const meant = ({ name }: Counted["kinds"][number]): number => Number(params[name] ?? 0);
  const short = kinds.findIndex((kind) => kind.more && kind.count < meant(kind));
  const isOver = kinds.some((kind) => kind.count > meant(kind));
  await page.press({ kind: "form", step: isOver || short < 0 ? "zero.0.0" : `add.${short}.0` });
}

const same = (a: Json | null, b: Json | undefined): boolean => b !== undefined && canonical(a) === canonical(b);

/** The button that fills in most of what is wanted and nothing else. */
async function presetPressed(page: Page, subject: Subject, filled: Filled, params: Params): Promise<boolean> {
  const chosen = chosenParams(filled);
  const gains = subject
    .presets(chosen)
    .slice(0, LIMIT.buttons)
    .map((preset) => (preset.refused ? 0 : gainOf(preset.params, chosen, params)));
  const best = Math.max(0, ...gains);
  if (best === 0) return false;
  await page.press({ kind: "form", step: `preset.${gains.indexOf(best)}.0` });
  return true;
}

/** How many params, and rows of params, come to be as they are wanted; 0 if one comes to be otherwise. */
function gainOf(given: Params, before: Params, wanted: Params): number {
  let gain = 0;
  for (const [name, value] of Object.entries(given)) {
    const goal = wanted[name];
    if (goal === undefined || !begins(value, goal)) return 0;
    gain += lengthOf(value) - rightOf(before[name], goal);
  }
  return gain;
}

/** Whether a value is as wanted, or the first of the rows that are wanted; numbers in rows can be changed. */
function begins(value: Json | undefined, wanted: Json): boolean {
  if (value === undefined) return false;
  return isRows(wanted) && isRows(value) ? rightOf(value, wanted) === value.length : same(value, wanted);
}

/** How much of a value is as wanted: of rows the first ones, up to their numbers. */
function rightOf(value: Json | undefined, wanted: Json): number {
  if (value === undefined || !isRows(wanted) || !isRows(value))
    return value !== undefined && same(value, wanted) ? 1 : 0;
  const wrong = value.findIndex((row, i) => !same(uncounted(row), uncounted(wanted[i] ?? {})));
  return wrong < 0 ? value.length : wrong;
}

const lengthOf = (value: Json): number => (isRows(value) ? value.length : 1);

const isRows = (value: Json): value is readonly Params[] =>
  Array.isArray(value) && value.some((row) => typeof row === "object" && row !== null && !Array.isArray(row));

interface Turn {
  readonly field: Field;
  readonly at: number;
  readonly wanted: Json;
  readonly sheet: SheetState;
}

/** One press nearer to what is wanted in a field. */
async function turn(page: Page, subject: Subject, whole: Turn): Promise<void> {
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
      return await give(page, at, wanted as Answer); // a choice, a number or a text
  }
}

/** Chooses one value in whichever of a field's menus has it, or types it. */
async function give(page: Page, at: number, answer: Answer): Promise<void> {
  const value = String(answer);
  const menu = await menuWith(page, at, value);
  if (menu) await page.choose({ kind: "form", step: menu.step }, [value]);
  else await page.type({ kind: "form", step: `type.${at}.0` }, value);
}

/** The menu that has a value; of a very long list its parts are gone through. */
async function menuWith(page: Page, at: number, value: string) {
  const find = () => setMenus(page, at).find(({ options }) => options.some((one) => one.value === value));
  const which = { kind: "form", step: `part.${at}.0` } as const;
  const parts = page.has(which) ? page.control(which) : null;
  for (const part of parts && isMenu(parts) ? parts.options : []) {
    if (find()) break;
    await page.choose(which, [part.value]);
  }
  return find();
}

/** A field's menus in order: long lists are cut into several. */
function setMenus(page: Page, at: number) {
  return Array.from({ length: LIMIT.selectOptions }, (_, chunk) => `set.${at}.${chunk}`).flatMap((step) => {
    if (!page.has({ kind: "form", step })) return [];
    const menu = page.control({ kind: "form", step });
    return isMenu(menu) ? [{ step, options: menu.options }] : [];
  });
}

/** One menu at a time is set to what is wanted of its entries. */
async function turnSubset(page: Page, { field, at, wanted }: Turn): Promise<void> {
  const members = (wanted as readonly string[]).map(String); // a list of values
  const now = pickedSoFar(field).map(String);
  const differs = [...members.filter((one) => !now.includes(one)), ...now.filter((one) => !members.includes(one))];
  await menuWith(page, at, differs[0] ?? "");
  for (const { step, options } of setMenus(page, at)) {
    const values = options.flatMap(({ value }) => (members.includes(value) ? [value] : []));
    const now = options.flatMap((one) => (one.default === true ? [one.value] : []));
    if (canonical(values) === canonical(now)) continue;
    await page.choose({ kind: "form", step }, values);
    return;
  }
  throw new Stuck(page.person, `does not find ${members.join(", ")}`, page.message);
}

/** To its end at once where the shortest way is meant, else step by step. */
async function turnRoute(page: Page, subject: Subject, { field, at, wanted }: Turn): Promise<void> {
  const path = wanted as readonly string[]; // a list of values
  const goal = goalsOf(subject, field)?.find((one) => same(one.path, path));
  if (goal) return await give(page, at, goal.value);
  const now = (field.value ?? []) as readonly string[];
  const onWay = now.every((zone, i) => zone === path[i]);
  const step = path[now.length] ?? "";
  if (!onWay) await page.press({ kind: "form", step: `unrow.${at}.0` });
  else await give(page, at, (await menuWith(page, at, `${ONWARD}${step}`)) ? `${ONWARD}${step}` : step);
}

/** One after the other; what is out of order goes first. */
async function turnRanking(page: Page, { field, at, wanted }: Turn): Promise<void> {
  const members = wanted as readonly string[]; // a list of values
  const now = pickedSoFar(field);
  if (now.some((one, i) => one !== members[i])) await page.press({ kind: "form", step: `unrow.${at}.0` });
  else await give(page, at, members[now.length] ?? "");
}

/** The rows that are there are set right or go; then the next is chosen whole, or built, answer by answer. */
async function turnRows(page: Page, subject: Subject, turn: Turn): Promise<void> {
  const { field, at, wanted } = turn;
  const rows = wanted as readonly Params[]; // a list of rows
  const now = rowsIn(turn.sheet.values, field) as readonly Params[]; // a list of rows
  const wrong = now.findIndex((row, i) => !same(row, rows[i]));
  if (wrong >= 0) return await setRight(page, turn, wrong);
  const path = field.next?.path ?? [];
  const [, number, ...inside] = path;
  const row = rows[Number(number)] ?? {};
  const whole = bestWhole(subject, turn, row);
  if (whole !== null) return await give(page, at, whole);
  const answer = inside.reduce<Json | undefined>((value, key) => Reflect.get(Object(value), key) as Json, row);
  const picked = field.next?.picked ?? [];
  const one = Array.isArray(answer) ? (answer as readonly Answer[])[picked.length] : (answer as Answer | undefined);
  if (one !== undefined) return await give(page, at, one ?? "");
  const enough = { kind: "form", step: `enough.${at}.0` } as const;
  if (!page.has(enough)) throw new Stuck(page.person, `finds no ${path.join(".")} in its rows`, page.message);
  await page.press(enough);
}

/** The entry for a row that is as wanted except for its numbers. */
function bestWhole(subject: Subject, { field, sheet }: Turn, wanted: Params): string | null {
  const { form, view, preset, begins } = subject;
  const begun = sheet.building?.param === field.name ? sheet.building.answers : [];
  const found = wholeRows(subject, field).find(({ answers }) => {
    const chosen = { values: sheet.values, building: { param: field.name, answers: [...begun, ...answers] } };
    const row = fill(form, view, preset, chosen, begins).fields.find(({ name }) => name === field.name)?.row;
    return answers.length > 1 && row && same(uncounted(row), uncounted(wanted));
  });
  return found?.value ?? null;
}

const uncounted = (row: Params): Params =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === "number" ? 0 : value]));

/** A row that differs in its last number gets another one; any other goes. */
async function setRight(page: Page, { field, at, wanted, sheet }: Turn, wrong: number): Promise<void> {
  const rows = rowsIn(sheet.values, field) as readonly Params[]; // a list of rows
  const step = (verb: string) => ({ kind: "form", step: `${verb}.${at}.0` }) as const;
  if (page.has(step("row")) && currentRow(page, step("row")) !== wrong) {
    await page.choose(step("row"), [String(wrong)]);
    return;
  }
  const {
    numbers: [number],
  } = field;
  const [, index, ...inside] = number?.path ?? [];
  const key = String(inside.at(-1));
  const goal = (wanted as readonly Params[])[wrong]?.[key];
  const differs = number && index === wrong && typeof goal === "number" && inside.length === 1;
  if (!differs || !same({ ...rows[wrong], [key]: goal }, (wanted as readonly Params[])[wrong])) {
    await page.press(step("unrow"));
    return;
  }
  const far = Math.abs(goal - number.now);
  if (far > 2 && page.has({ ...step("count"), offers: String(goal) })) await page.choose(step("count"), [String(goal)]);
  else await page.press(step(goal < number.now ? "less" : "more"));
}

/** The row that the page shows as the current one. */
function currentRow(page: Page, sought: { readonly kind: "form"; readonly step: string }): number {
  const menu = page.control(sought);
  return isMenu(menu) ? Number(chosenIn(menu)[0] ?? -1) : -1;
}
