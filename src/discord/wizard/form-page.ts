import { ButtonStyle } from "discord.js";
import { type Option, open, type Params, print, type Step } from "../../engine/index.ts";
import { writePress } from "../custom-id.ts";
import { clip, LIMIT } from "../limits.ts";
import { literalName } from "../rich.ts";
import { button, option, page, type Row, row, type Screen, select } from "../screen.ts";
import { answersOf, bounds, type Walk } from "./form.ts";
import { type Goal, goalsOf } from "./goals.ts";
import { groupsOf, pageOf } from "./paging.ts";
import { type StepCode, type Verb, writeStep } from "./step-code.ts";
import { fingerprint, pressOf, type Subject } from "./subject.ts";
import { reasons, refusalText, trailText } from "./trail.ts";

/** Which part of a long list is shown. */
export interface Place extends Pick<StepCode, "group" | "page"> {
  /** What the choices shown have in their names. */
  readonly filter?: string;
}
export const START: Place = { group: null, page: 0 };
/** In place of a group, which no list has so many of: a route is chosen step by step. */
const STEPS = 999;

/** What a page of a form is made of. */
export interface Sheet {
  readonly subject: Subject;
  readonly view: object;
  readonly walk: Walk;
  readonly place: Place;
  /** A sentence on top: why something did not go. */
  readonly notice: string;
  /** What there is to know before the first answer. */
  readonly since: string;
  readonly footer: string;
}

/** The next question of a form, or, when all are answered, the whole to look over. */
export function formPage(sheet: Sheet): Screen {
  const { end } = sheet.walk;
  return "done" in end ? review(sheet, end.done) : question(sheet, end.step);
}

/** Of long answers, so much is shown that the question below them stays in sight. */
const TRAIL = 2500;
const LINE = 1000;

function head({ notice, since, walk, subject }: Sheet): string {
  const refused = walk.refused ? `No longer possible: ${refusalText(walk.refused)}` : "";
  const lines = [notice, refused].filter((line) => line !== "").map((line) => `⚠️ ${line}`);
  const trail = clip(trailText(walk.trail), TRAIL);
  if (since !== "" && walk.trail.every((t) => t.by !== "person")) lines.push(since);
  if (trail === "" && subject.help !== "") lines.push(subject.help);
  return [...lines, trail].filter((line) => line !== "").join("\n");
}

/** Writes the custom ids of a page's controls. */
function controls({ subject, walk, place }: Sheet): (verb: Verb, at?: Partial<Place>) => string {
  const press = pressOf(subject);
  const at = fingerprint(answersOf(walk));
  const { group, page: here } = place;
  return (verb, elsewhere) => {
    const where = { group, page: here, ...elsewhere };
    return writePress({ ...press, step: writeStep({ verb, at, group: where.group, page: where.page }) });
  };
}

function question(sheet: Sheet, step: Step): Screen {
  const id = controls(sheet);
  const none = open(step.question) ? "" : "There is nothing to choose from.";
  const text = [head(sheet), `### ${step.title}`, none, foundText(step, sheet.place.filter)]
    .filter((line) => line !== "")
    .join("\n");
  return page(sheet.subject.title, text, [...answerRows(sheet, step), navigation(sheet, step)], sheet.footer);

  function navigation(s: Sheet, at: Step): Row {
    const buttons = [];
    if (at.stop === null) buttons.push(button(id("stop"), stopLabel(at), ButtonStyle.Success));
    if (s.walk.trail.some((t) => t.by === "person")) buttons.push(button(id("back"), "Back"));
    if (reasons(at) !== "") buttons.push(button(id("why"), "Why not?"));
    buttons.push(button(id("cancel"), "Cancel"));
    return row(...buttons);
  }
}

function stopLabel(step: Step): string {
  if (step.kind !== "subset" && step.kind !== "route") return "No more";
  return step.picked.length > 0 ? "Done" : "None";
}

function answerRows(sheet: Sheet, step: Step): Row[] {
  const id = controls(sheet);
  const { question: asked } = step;
  if (asked.kind === "text") return [row(button(id("type"), "Write…", ButtonStyle.Primary))];
  if (asked.kind === "pick")
    return pickRows(
      sheet,
      step,
      asked.options.filter((o) => !o.refused),
    );
  if (asked.max < asked.min) return [];
  if (asked.max - asked.min >= LIMIT.selectOptions)
    return [row(button(id("type"), `Enter a number from ${asked.min} to ${asked.max}…`, ButtonStyle.Primary))];
  const numbers = Array.from({ length: asked.max - asked.min + 1 }, (_, i) => String(asked.min + i));
  return [
    row(
      select(
        id("pick"),
        step.title,
        numbers.map((n) => option(n, n)),
      ),
    ),
  ];
}

function pickRows(sheet: Sheet, step: Step, options: readonly Option[]): Row[] {
  if (options.length === 0) return [];
  const id = controls(sheet);
  if (sheet.place.filter !== undefined) return foundRows(sheet, step, options, sheet.place.filter);
  const goals = sheet.place.group === STEPS ? null : goalsIn(sheet, step);
  if (goals) return goalRows(sheet, step, goals);
  const { group, page: at } = sheet.place;
  const groups = groupsOf(options);
  const inside = group === null ? undefined : groups?.[group];
  if (groups && !inside) {
    const shown = pageOf(groups, at);
    const menu = shown.list.map((g, i) =>
      option(String(shown.page * LIMIT.selectOptions + i), g.name, `${g.options.length}`),
    );
    return [row(select(id("group", { group: null, page: 0 }), step.title, menu)), ...turning(shown.page, shown.pages)];
  }
  const shown = pageOf(inside?.options ?? options, at);
  const menu = shown.list.map((o) => option(o.value, o.label ?? o.value, inside ? "" : (o.group ?? "")));
  return [row(menuOf(sheet, step, menu, shown.list.length === options.length)), ...turning(shown.page, shown.pages)];

  function turning(here: number, pages: number): Row[] {
    const buttons = [];
    // the place in a custom id is the one that the button leads to
    if (pages > 1) {
      buttons.push(button(id("page", { page: Math.max(here - 1, 0) }), "◀", ButtonStyle.Secondary, here === 0));
      buttons.push(button(id("page", { page: here + 1 }), `${here + 1}/${pages} ▶`, undefined, here === pages - 1));
    }
    if (inside) buttons.push(button(id("show", START), "All groups"));
    if (options.length > LIMIT.selectOptions) buttons.push(button(id("find"), "Find…"));
    return buttons.length > 0 ? [row(...buttons)] : [];
  }
}

/** The choices that have a text in their names. */
function foundRows(sheet: Sheet, step: Step, options: readonly Option[], filter: string): Row[] {
  const id = controls(sheet);
  const hits = options.filter((o) => has(o, filter));
  const menu = hits.slice(0, LIMIT.selectOptions).map((o) => option(o.value, o.label ?? o.value, o.group ?? ""));
  const buttons = row(button(id("find"), "Find…"), button(id("show", START), "All"));
  return menu.length > 0 ? [row(menuOf(sheet, step, menu, false)), buttons] : [buttons];
}

const has = ({ label = "", value, group = "" }: Option, text: string): boolean =>
  `${label}\n${value}\n${group}`.toLowerCase().includes(text.trim().toLowerCase());

function foundText(step: Step, filter: string | undefined): string {
  if (filter === undefined || step.question.kind !== "pick") return "";
  const hits = step.question.options.filter((o) => !o.refused && has(o, filter)).length;
  const more = hits > LIMIT.selectOptions ? `; the first ${LIMIT.selectOptions} are shown` : "";
  return `With “${literalName(clip(filter, LIMIT.optionText))}” in the name: ${hits}${more}.`;
}

const goalsIn = ({ subject, view, walk: at }: Sheet, step: Step): readonly Goal[] | null =>
  goalsOf(subject.form, view, subject.preset, answersOf(at), step);

/** Where a route can end, each with one way there. */
function goalRows(sheet: Sheet, step: Step, goals: readonly Goal[]): Row[] {
  const id = controls(sheet);
  const { list, page: here, pages } = pageOf(goals, sheet.place.page);
  const menu = list.map(({ value, labels }) => option(value, labels.at(-1) ?? value, labels.join(" → ")));
  const buttons = [];
  if (pages > 1) {
    buttons.push(button(id("page", { page: Math.max(here - 1, 0) }), "◀", ButtonStyle.Secondary, here === 0));
    buttons.push(button(id("page", { page: here + 1 }), `${here + 1}/${pages} ▶`, undefined, here === pages - 1));
  }
  buttons.push(button(id("show", { group: STEPS, page: 0 }), "Step by step"));
  return [row(select(id("goal"), step.title, menu)), row(...buttons)];
}

/** A menu for one value; for several where a list without order is asked. */
function menuOf(sheet: Sheet, step: Step, menu: Parameters<typeof select>[2], complete: boolean) {
  const id = controls(sheet);
  if (step.kind !== "subset") return select(id("pick"), step.title, menu);
  const size = complete ? bounds(sheet.subject.form, sheet.view, answersOf(sheet.walk), step) : null;
  if (!size) return select(id("some"), step.title, menu, { min: 1, max: menu.length });
  const { min, max } = size;
  const amount = min === max ? `${min}` : `${min} to ${max}`;
  return select(id("all"), `${step.title} (${amount})`, menu, { min: Math.max(min, 1), max });
}

function review(sheet: Sheet, params: Params): Screen {
  const { subject, walk } = sheet;
  const id = controls(sheet);
  const line = `\`${clip(print(subject.form, params).replaceAll("`", "'"), LINE)}\``;
  const text = [head(sheet), line, subject.confirm ? `**${subject.confirm}**` : ""];
  const buttons = [button(id("submit"), subject.kind === "order" ? "Set" : "Submit", ButtonStyle.Success)];
  if (subject.decision?.kind === "reaction")
    buttons.push(button(id("regardless"), "Submit, whatever comes first", ButtonStyle.Primary));
  if (walk.trail.some((t) => t.by === "person")) buttons.push(button(id("back"), "Back"));
  buttons.push(button(id("cancel"), "Cancel"));
  return page(subject.title, text.filter((part) => part !== "").join("\n"), [row(...buttons)], sheet.footer);
}
