import { describe, expect, it } from "vitest";
import * as engine from "#engine";
import { differences } from "../../scripts/side-by-side/looks.ts";
import { type Parting, sideBySide } from "../../scripts/side-by-side/playing.ts";
import type { Side } from "../../scripts/side-by-side/side.ts";
import { bookOf } from "../../src/cli/arguments.ts";

const side: Side = { engine, book: bookOf("iraqi-conflict") };
type Definition = Side["book"]["definition"];

/** The game with something in it that is not as it was. */
const planted = (change: Partial<Definition>): Side => ({
  engine,
  book: { ...side.book, definition: { ...side.book.definition, ...change } },
});

const plan = { rows: 8, seed: "test", options: { seats: "3", turns: 2 }, pictures: 4 };

/** Where the game with this change parts from the game as it is. */
const partingWith = (change: Partial<Definition>): Parting | null => sideBySide(side, planted(change), plan).parting;

const { guide, orders, procedures, describePublic, defaultAnswer, board } = side.book.definition;

describe("two checkouts played side by side", () => {
  it("have no difference where there is none", () => {
    const { parting, rows, looks } = sideBySide(side, side, plan);
    expect(parting).toBeNull();
    expect(rows).toBe(8);
    expect(looks).toBeGreaterThan(8 * 100);
  });

  it.each<readonly [what: string, change: Partial<Definition>, look: RegExp]>([
    [
      "a prompt",
      { guide: { ...guide, prompt: (...of) => ({ ...guide.prompt(...of), facts: ["Something else."] }) } },
      /^sunni, 0, prompt$/,
    ],
    ["a shortcut", { guide: { ...guide, shortcuts: () => [] } }, /shortcuts$/],
    ["a default", { defaultAnswer: (...of) => ({ ...defaultAnswer(...of), more: true }) }, /default$/],
    ["a line", { describePublic: (...of) => `${describePublic(...of)}!` }, /^the lines$/],
    ["a standing order", { orders: orders.map((one) => ({ ...one, decide: () => null })) }, /order /],
    ["a scene", { board: (...of) => ({ ...board(...of), alt: "Another board." }) }, /^the board$/],
    ["the title of a window or order", { orders: orders.map((one) => ({ ...one, title: "X" })) }, /^the orders$/],
    ["what is free", { free: () => ["ready"] }, /what is free$/],
    [
      "the state",
      {
        procedures: procedures.map((procedure) => ({
          ...procedure,
          run(stage, s) {
            if (stage === "commitment") s.dice.below(6);
            return procedure.run(stage, s);
          },
        })),
      },
      /^the state$/,
    ],
  ])("part where %s has changed", (_, change, look) => {
    const procedureMap = change.procedures && new Map(change.procedures.map((one) => [one.name, one]));
    const changed = planted(change);
    const here = procedureMap ? { engine, book: { ...changed.book, procedures: procedureMap } } : changed;
    const { parting } = sideBySide(side, here, plan);
    expect(parting?.differences.map((one) => one.look)).toContainEqual(expect.stringMatching(look));
  });

  it("say which member differs, there and here", () => {
    const there = new Map([["a prompt", JSON.stringify({ question: "What?", facts: ["One.", "Two."] })]]);
    const here = new Map([["a prompt", JSON.stringify({ question: "What?", facts: ["One.", "Three."] })]]);
    expect(differences(there, here)).toEqual([
      { look: "a prompt", path: "facts.1", there: '"Two."', here: '"Three."' },
    ]);
  });

  it("part where an order of members alone has changed, for the store keeps bytes", () => {
    const [one, other] = ['{"a":1,"b":2}', '{"b":2,"a":1}'].map((text) => new Map([["the state", text]]));
    expect(one && other && differences(one, other)).toHaveLength(1);
  });

  it("tell where: the game, the row and the act", () => {
    expect(partingWith({ guide: { ...guide, notice: () => [] } })).toMatchObject({
      game: 0,
      row: 0,
      act: expect.stringMatching(/^start/),
    });
  });
});
