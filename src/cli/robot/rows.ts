/** How a robot puts rows on a step's sheet, press by press, and submits it. */
import type { APIMessage } from "discord-api-types/v10";
import { canonical, type Move } from "#engine";
import { type Addition, actionOf, formAlone } from "../../discord/seat/sheet/sheet-rows.ts";
import { movesOf, stepFor } from "../../discord/seat/sheet/step-view.ts";
import { numberIn } from "../../discord/seat/state/row-number.ts";
import { currentOf } from "../../discord/seat/state/state.ts";
import { find } from "./controls.ts";
import type { Eyes, Glance } from "./eyes.ts";
import { fillIn } from "./forms.ts";
import { type Page, Stuck } from "./page.ts";

/** A sheet that is not filled in after this many presses never will be. */
const MOST = 120;

/** Puts these rows on a step's sheet, in place of others, and submits it; `end`: ends the step with it. */
export async function submitRows(page: Page, eyes: Eyes, rows: readonly Move[], end: boolean): Promise<APIMessage> {
  for (let presses = 0; presses < MOST; presses++) {
    const glance = await eyes.glance();
    if (glance.sheet.form === null && same(movesOf(glance.sheet.rows), rows))
      return await send(page, end ? "end" : "send");
    await turn(page, eyes, glance, rows);
  }
  throw new Stuck(page.person, `does not get these rows onto the sheet: ${canonical(rows)}`, page.message);
}

/** What asks once, because something is thrown away, is answered yes. */
async function send(page: Page, verb: "end" | "send"): Promise<APIMessage> {
  const answer = await page.press(step(verb));
  const asks = find(answer, step(verb, 1)) !== undefined;
  return asks ? await page.press(step(verb, 1)) : answer;
}

const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);
const step = (verb: string, at = 0) => ({ kind: "step", step: `${verb}.${at}` }) as const;

/** One press nearer to the rows that are wanted. */
async function turn(page: Page, eyes: Eyes, glance: Glance, rows: readonly Move[]): Promise<void> {
  const { sheet } = glance;
  const moves = movesOf(sheet.rows);
  const right = moves.findIndex((row, i) => !same(row, rows[i]));
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
  if (right === 0 && moves.length > 1 && !moves.some((row) => rows.some((one) => same(one, row))))
    return void (await page.press(step("clear")));
  const present = moves[at];
  const { steps } = await eyes.step({ ...glance, sheet: { ...sheet, rows: sheet.rows.slice(0, at) } });
  const ground = wanted && stepFor(steps, wanted.action, wanted.params);
  const nearer = ground && present ? nearerTo(ground, wanted, present, page) : null;
  if (currentOf(sheet) !== at) await page.choose(step("row"), [String(at)]);
  else if (nearer?.verb === "count") await page.choose(step("count"), [String(nearer.number)]);
  else await page.press(step(nearer?.verb ?? "remove"));
}

/** What brings a row's number to what is wanted, or nearer to it. */
type Nearer = { readonly verb: "less" | "more" | "all" } | { readonly verb: "count"; readonly number: number };

/** The way of the fewest taps; null: the rows differ in something else. */
function nearerTo({ book, view }: Glance["seatView"], wanted: Move, present: Move, page: Page): Nearer | null {
  const action = present.action === wanted.action ? book.actions.get(wanted.action) : undefined;
  const number = action && numberIn(action, view, wanted.params);
  if (!number) return null;
  const [is, meant] = [present, wanted].map(({ params }) => Number(params[number.name]));
  if (is === undefined || meant === undefined) return null;
  if (!same({ ...present.params, [number.name]: meant }, wanted.params)) return null;
  const [straight, back] = [Math.abs(meant - is), 1 + number.max - meant];
  if (Math.min(straight, back) > TAPS_OF_A_MENU && page.has({ ...step("count"), offers: String(meant) }))
    return { verb: "count", number: meant };
  return { verb: back < straight ? "all" : meant < is ? "less" : "more" };
}

const TAPS_OF_A_MENU = 2;

/** Chooses the entry that adds a row, or leads to it. */
async function add(page: Page, eyes: Eyes, glance: Glance, wanted: Move): Promise<void> {
  const { menus, steps } = await eyes.step(glance);
  const { book, view } = stepFor(steps, wanted.action, wanted.params) ?? glance.seatView;
  const action = book.actions.get(wanted.action);
  const number = action && numberIn(action, view, wanted.params);
  const plain = (params: Move["params"]) => (number ? { ...params, [number.name]: 0 } : params);
  const found = (fits: (leads: Addition["leads"]) => boolean) =>
    menus.flatMap((menu, at) => {
      const addition = menu.additions.find((one) => actionOf(one) === wanted.action && fits(one.leads));
      return addition ? [{ at, value: addition.value }] : [];
    })[0];
  const entry =
    found((leads) => leads.kind === "row" && same(plain(leads.params), plain(wanted.params))) ??
    found(({ kind }) => kind === "form") ??
    found((leads) => leads.kind === "more" && leads.first === wanted.params[action?.entries[0]?.name ?? ""]);
  if (!entry) throw new Stuck(page.person, `finds no entry for ${canonical(wanted)}`, page.message);
  const own = step("add", entry.at);
  const offered = (value: string) => ({ kind: "step", offers: value }) as const;
  if (!page.has(offered(entry.value)) && page.has(offered(wanted.action)))
    return void (await page.choose(offered(wanted.action), [wanted.action])); // its entry gave way to its form
  const menu = page.has({ ...own, offers: entry.value }) ? own : offered(entry.value); // it may share its place
  if (formAlone(menus[entry.at]?.additions ?? []) && page.has(own)) await page.press(own);
  else await page.choose(menu, [entry.value]);
}
