import { type APIStringSelectComponent, ComponentType } from "discord.js";
import { describe, expect, it } from "vitest";
import { decisionsOf, type GameTypes, type Json, type Seat, viewOf } from "#engine";
import { readPress } from "../../../../src/discord/screen/custom-id.ts";
import type { Screen } from "../../../../src/discord/screen/screen.ts";
import { emptySheet } from "../../../../src/discord/seat/state/state.ts";
import type { Wanted } from "../../../../src/discord/seat/state/subject.ts";
import { amount } from "../../../amounts.ts";
import { atForms, idsOf, plainly } from "../../../kit/claims/words.ts";
import { controls, hold } from "../../bench.ts";
import { aheadOnPaper, type Place, pageOnPaper, placesOf, remindedOnPaper, rowActions, rowsOnPaper } from "../paper.ts";
import { SHOWN } from "../subjects.ts";

type Any = Place<GameTypes>;

/** Everything on a page that is read, and where. */
function readOn(screen: Screen): (readonly [where: string, text: string])[] {
  const { title, parts, pictures } = screen;
  return [
    ["the title", title],
    ...parts.flatMap((part) => ("text" in part ? [["a text", part.text] as const] : [])),
    ...pictures.map(({ alt }) => ["a picture", alt] as const),
    ...controls(screen).flatMap((control) => {
      if (control.type === ComponentType.Button)
        return "label" in control ? [["a button", control.label ?? ""] as const] : [];
      return control.type === ComponentType.StringSelect ? menuTexts(control) : [];
    }),
  ];
}

const menuTexts = ({ placeholder = "", options }: APIStringSelectComponent): (readonly [string, string])[] => [
  ["a menu", placeholder],
  ...options.flatMap(({ label, description = "" }) => [
    ["a choice", label] as const,
    ["a choice", description] as const,
  ]),
];

/** Whether something on the page can be pressed or chosen that answers, or leads there. */
function canAnswer(screen: Screen): boolean {
  return controls(screen).some((control) => {
    if (!("custom_id" in control)) return false;
    const { kind, step } = readPress(control.custom_id);
    if (control.type === ComponentType.Button && control.disabled) return false;
    if (control.type === ComponentType.StringSelect && control.options.every(({ value }) => value === "-"))
      return false;
    if (kind === "page") return /^(open|form)\b/.test(step);
    return ["answer", "form", "step"].includes(kind) && !/^(write|why|close)\./.test(step);
  });
}

/** Every action that rows can be of is in a menu of the page, or has a button there. */
function reachable(place: Any, seat: Seat, screen: Screen): void {
  const menus = rowActions(place, seat);
  const there = controls(screen).flatMap((control): readonly string[] => {
    if (!("custom_id" in control)) return [];
    const { kind, step } = readPress(control.custom_id);
    if (kind !== "step" || !step.startsWith("add.")) return [];
    if (control.type === ComponentType.StringSelect)
      return control.options.map(({ value }) => value.split(".")[0] ?? "");
    return menus[Number(step.split(".")[1])] ?? [];
  });
  expect(
    [...new Set(menus.flat())].filter((name) => !there.includes(name)),
    "rows that no menu offers",
  ).toEqual([]);
}

/** A text that has to be cut to fit hides what is at its end: the question. */
function uncut({ title, parts }: Screen): void {
  const size = parts.reduce((sum, part) => sum + ("text" in part ? part.text.length : 0), title.length);
  expect(size, "characters of the page").toBeLessThanOrEqual(3900);
}

/** Two answers of one name would be one to whoever reads them. */
function distinct(screen: Screen): void {
  const answers = screen.parts.flatMap((part): string[] => {
    if (part.kind === "section") return [`${part.text}: ${"label" in part.button ? part.button.label : ""}`];
    return part.kind === "row" ? part.row.components.flatMap(answersOf) : [];
  });
  expect(answers, "answers by their names").toEqual([...new Set(answers)]);
}

function answersOf(control: ReturnType<typeof controls>[number]): string[] {
  if (!("custom_id" in control)) return [];
  const { kind, step } = readPress(control.custom_id);
  if (kind !== "answer" && !step.startsWith("preset.")) return [];
  if (control.type === ComponentType.Button) return "label" in control ? [control.label ?? ""] : [];
  return control.type === ComponentType.StringSelect
    ? control.options.map(({ label, description = "" }) => `${label}, ${description}`)
    : [];
}

async function look(place: Any, seat: Seat, ids: ReadonlySet<string>, sheet: Json): Promise<Screen> {
  const screen = hold(await pageOnPaper(place, seat, sheet));
  uncut(screen);
  distinct(screen);
  if (place.subject.words !== false) for (const [where, text] of readOn(screen)) plainly(ids, where, text);
  return screen;
}

/** What nobody may read: ids of the code and of choices. */
function idsAt(place: Any, seat: Seat): Set<string> {
  const ids = idsOf(place);
  if (place.subject.words !== false) atForms(place, seat, ids);
  return ids;
}

const blank = ({ book, env }: Any) => emptySheet(book.definition.phase(env.table).id);

/** The forms that a seat can open. */
function formsOf({ book, env }: Any, seat: Seat): Wanted[] {
  const view = viewOf(book, env, seat);
  const asked = decisionsOf(book, env, seat).flatMap(({ id, actions }) =>
    actions.map((name): Wanted => ({ kind: "do", name, decision: id })),
  );
  return [
    ...asked,
    ...book.definition.free(view).map((name): Wanted => ({ kind: "do", name, decision: null })),
    ...book.definition.orders.map(({ name }): Wanted => ({ kind: "order", name, decision: null })),
    ...book.definition.queries.map(({ name }): Wanted => ({ kind: "query", name, decision: null })),
    ...book.definition.guide
      .upcoming(view)
      .map(({ action, key }): Wanted => ({ kind: "ahead", name: action, decision: key })),
  ];
}

describe.each(SHOWN)("every page of $label", ({ subject, variant }) => {
  it("fits into a message, speaks in words, and has a way to answer for whoever is waited for", async () => {
    let asked = 0;
    for (const place of placesOf(subject, variant, 0, amount(24, 500))) {
      const seat = place.dice.of(place.env.seats);
      const ids = idsAt(place, seat);
      const screen = await look(place, seat, ids, null);
      const owed = decisionsOf(place.book, place.env, seat).some((one) => one.owed && !one.answered);
      if (owed) expect(canAnswer(screen), JSON.stringify(screen.parts)).toBe(true);
      reachable(place, seat, screen);
      asked += owed ? 1 : 0;
    }
    expect(asked).toBeGreaterThan(0);
  });

  it("holds the same with any form open", async () => {
    for (const place of placesOf(subject, variant, 1, amount(8, 200))) {
      const seat = place.dice.of(place.env.seats);
      const ids = idsAt(place, seat);
      for (const form of place.dice.shuffled(formsOf(place, seat)).slice(0, 3))
        await look(place, seat, ids, { ...blank(place), form });
    }
  });

  it("holds the same with rows on a step's sheet", async () => {
    for (const place of placesOf(subject, variant, 2, amount(16, 300))) {
      const seat = place.dice.of(place.env.seats);
      const sheet = rowsOnPaper(place, seat);
      if (sheet === null) continue;
      const ids = idsAt(place, seat);
      await look(place, seat, ids, sheet);
      const reminded = await remindedOnPaper(place, seat, sheet);
      const owed = decisionsOf(place.book, place.env, seat).find((one) => one.owed);
      if (owed?.kind === "turn" && !owed.answered) expect(reminded, "what a reminder names").not.toBeNull();
      if (reminded !== null && subject.words !== false) plainly(ids, "a reminder", reminded);
    }
  });

  it("holds the same where it shows a step to come", async () => {
    for (const place of placesOf(subject, variant, 3, amount(16, 300)))
      for (const seat of place.env.seats.slice(0, 2)) {
        const sheet = aheadOnPaper(place, seat);
        if (sheet !== null) await look(place, seat, idsAt(place, seat), sheet);
      }
  });
});
