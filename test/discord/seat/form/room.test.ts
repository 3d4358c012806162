/** What a form leaves out where its page is full. */
import { expect, it } from "vitest";
import { choice, game, type Preset, rows } from "#engine";
import type { Part } from "../../../../src/discord/screen/screen.ts";
import { weightOf } from "../../../../src/discord/screen/screen.ts";
import { type FormId, formParts } from "../../../../src/discord/seat/form/form-parts.ts";
import { emptySheet, type SheetState } from "../../../../src/discord/seat/state/state.ts";
import type { Subject } from "../../../../src/discord/seat/state/subject.ts";
import type { Lab } from "../../../engine/lab.ts";

const { form } = game<Lab>();
const UNITS = ["first", "second", "third"];

interface Arrival {
  readonly unit: string;
  readonly space: string;
}

const arrivals = form()
  .param(
    "road",
    "By which road?",
    choice(() => ["north", "south"]),
  )
  .param(
    "arrivals",
    "Which unit arrives where?",
    rows((_, done: readonly Arrival[]) => {
      const left = UNITS.filter((unit) => done.every((one) => one.unit !== unit));
      return left.length === 0
        ? null
        : form()
            .param(
              "unit",
              "Which unit?",
              choice(() => left),
            )
            .param(
              "space",
              "Where?",
              choice(() => ["coast", "hills"]),
            );
    }),
  );

const preset = (n: number): Preset => ({ label: `All in ${n}`, params: { road: "north", arrivals: [] } });

const subject: Subject = {
  ...{ kind: "do", name: "arrive", decision: null, title: "Arrive", help: [], form: arrivals },
  view: { content: {}, table: {}, hand: {}, seat: "a", controllers: {} } as unknown as Subject["view"],
  ...{ preset: {}, begins: {}, confirm: null, total: null },
  presets: () => [1, 2, 3, 4, 5, 6].map(preset),
  remarks: () => [],
};

const SHEET: SheetState = {
  ...emptySheet("1"),
  values: { road: "north", arrivals: [{ unit: "first", space: "coast" }] },
};
const id: FormId = (verb, at = 0, chunk = 0) => `${verb}.${at}.${chunk}`;
const inRoom = (room: number): readonly Part[] =>
  formParts(subject, SHEET, id, { label: "Submit", closes: false, blank: false, again: "As last turn" }, room);
const has = (parts: readonly Part[], control: string): boolean =>
  JSON.stringify(parts).includes(`"custom_id":"${control}"`);

it("has everything where there is room", () => {
  const all = inRoom(40);
  for (const control of ["set.0.0", "set.1.0", "preset.4.0", "again.0.0", "unrow.1.0", "submit.0.0"])
    expect(has(all, control), control).toBe(true);
});

it("keeps what it takes to go on: what is answered goes first, then shortcuts", () => {
  const whole = weightOf(inRoom(40));
  const kept = Array.from({ length: whole }, (_, i) => inRoom(whole - i));
  const gone = (control: string): number => kept.findIndex((parts) => !has(parts, control));
  const order = ["set.0.0", "again.0.0", "preset.0.0", "unrow.1.0", "set.1.0"].map(gone);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
  expect(new Set(order).size).toBe(order.length);
  expect(kept.every((parts) => has(parts, "submit.0.0"))).toBe(true);
});
