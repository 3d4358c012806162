import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chosenIn, withNumber, withoutRow } from "../../../src/discord/seat/choosing.ts";
import { type Chosen, fill } from "../../../src/discord/seat/fields.ts";
import { chunksOf, menusOf } from "../../../src/discord/seat/menus.ts";
import { emptySheet, type SheetState } from "../../../src/discord/seat/state.ts";
import type { Subject } from "../../../src/discord/seat/subject.ts";
import { check, choice, type Group, game, integer, type Json, route, rows, subset } from "../../../src/engine/index.ts";
import type { Lab } from "../../engine/lab.ts";

const { form } = game<Lab>();
const VIEW = { content: {}, table: {}, hand: {}, seat: "a", controllers: {} };
const NOTHING: Chosen = { values: {}, building: null };

const trade = form()
  .param(
    "to",
    "To whom?",
    choice(() => ["b", "c"]),
  )
  .param(
    "give",
    "What do you give?",
    subset(({ params }) => (params.to === "b" ? ["x", "y", "z"] : ["x"]), { max: 2 }),
  )
  .param(
    "price",
    "For how much?",
    integer(({ params }) => [params.give.length, 3]),
    ({ params }) => params.give.length + 1,
  );

const subject = (of: Group<unknown>): Subject => ({
  kind: "do",
  name: "trade",
  decision: null,
  title: "Trade",
  help: [],
  form: of,
  view: VIEW as unknown as Subject["view"],
  preset: {},
  confirm: null,
  total: null,
  presets: () => [],
});

const pact = form().param(
  "terms",
  "What is agreed?",
  rows(() =>
    form()
      .param(
        "who",
        "Who pays?",
        choice(() => ["a", "b"]),
      )
      .param(
        "sum",
        "How much?",
        integer((): [number, number] => [1, 9]),
        () => 1,
      ),
  ),
);

describe("rows of a form", () => {
  const of = subject(pact);
  const blank = emptySheet("p");
  const field = (sheet: SheetState) => {
    const [only] = fill(pact, VIEW as never, {}, sheet).fields;
    if (!only) throw new Error("no rows");
    return only;
  };
  const add = (sheet: SheetState, value: string) => chosenIn(sheet, of, field(sheet), [value], 0);

  it("are chosen whole, with their numbers as guessed, where few begin alike", () => {
    expect(add(blank, "b.1").values).toEqual({ terms: [{ who: "b", sum: 1 }] });
  });

  it("can be changed and removed wherever they stand", () => {
    const two = { ...add(add(blank, "b.1"), "a.1"), row: 0 };
    const more = withNumber(two, field(two), (now) => now + 4);
    expect(more.values).toEqual({
      terms: [
        { who: "b", sum: 5 },
        { who: "a", sum: 1 },
      ],
    });
    expect(withoutRow(more, field(more)).values).toEqual({ terms: [{ who: "a", sum: 1 }] });
  });
});

describe("a form as a sheet", () => {
  it("asks the first open param, and what follows from it only then", () => {
    const { fields, params } = fill(trade, VIEW, {}, NOTHING);
    expect(fields.map(({ name, value }) => [name, value])).toEqual([["to", null]]);
    expect(params).toBeNull();
  });

  it("is complete at once where one choice and good guesses do the rest", () => {
    const { fields, params } = fill(trade, VIEW, {}, { values: { to: "b" }, building: null });
    expect(params).toEqual({ to: "b", give: [], price: 1 });
    expect(fields.map(({ by }) => by)).toEqual(["person", "guess", "guess"]);
  });

  it("drops what an earlier choice makes impossible, and says why", () => {
    const { params, dropped } = fill(trade, VIEW, {}, { values: { to: "c", give: ["y"], price: 2 }, building: null });
    expect(params).toEqual({ to: "c", give: [], price: 2 });
    expect(dropped).toHaveLength(1);
    expect(dropped[0]?.why.text).toContain("y");
  });

  it("leaves out a guess that the rules refuse", () => {
    const bold = form().param(
      "n",
      "How many?",
      integer(() => [1, 3]),
      () => 7,
    );
    expect(fill(bold, VIEW, {}, NOTHING).fields[0]?.value).toBeNull();
  });

  it("takes the only possibility, and what the decision gives", () => {
    const forced = form()
      .param(
        "offer",
        "Which?",
        choice(() => ["o1", "o2"]),
      )
      .param(
        "n",
        "How many?",
        integer(() => [2, 2]),
      );
    const { fields, params } = fill(forced, VIEW, { offer: "o2" }, NOTHING);
    expect(params).toEqual({ offer: "o2", n: 2 });
    expect(fields.map(({ by }) => by)).toEqual(["preset", "only"]);
  });
});

interface Lot {
  readonly unit: string;
  readonly count: number;
}
const lots = form().param(
  "lots",
  "What?",
  rows(
    (_, done: readonly Lot[]) =>
      done.length < 3
        ? form()
            .param(
              "unit",
              "Which unit?",
              choice(() => ["tank", "gun"]),
            )
            .param(
              "count",
              "How many?",
              integer(({ params }) => (params.unit === "gun" ? [1, 1] : [1, 4])),
            )
        : null,
    (_, done) => (done.length > 0 ? null : { code: "none", text: "One lot at least." }),
  ),
);

function choose(sheet: SheetState, of: Group<unknown>, value: string): SheetState {
  const { fields } = fill(of, VIEW, {}, sheet);
  const field = fields.find((one) => one.value === null || one.next !== null);
  if (!field) throw new Error("nothing is asked");
  return chosenIn(sheet, subject(of), field, [value], 0);
}

describe("rows on a sheet", () => {
  it("are put together answer by answer, and join the others when they are complete", () => {
    let sheet = choose(emptySheet("1"), lots, "tank");
    expect(sheet.building?.answers).toEqual(["tank"]);
    sheet = choose(sheet, lots, "3");
    expect(sheet.values).toEqual({ lots: [{ unit: "tank", count: 3 }] });
    expect(fill(lots, VIEW, {}, sheet).params).toEqual({ lots: [{ unit: "tank", count: 3 }] });
  });

  it("answer by themselves what leaves no choice", () => {
    const sheet = choose(emptySheet("1"), lots, "gun");
    expect(sheet.values).toEqual({ lots: [{ unit: "gun", count: 1 }] });
    expect(sheet.building).toBeNull();
  });

  it("go on behind what leaves no choice", () => {
    const payments = form().param(
      "pay",
      "Who pays what?",
      rows(() =>
        form()
          .param(
            "by",
            "Who?",
            choice(() => ["a", "b"]),
          )
          .param(
            "to",
            "Whom?",
            choice(() => ["c"]),
          )
          .param(
            "pp",
            "How much?",
            integer(() => [1, 9]),
          ),
      ),
    );
    const sheet = choose(choose(emptySheet("1"), payments, "a"), payments, "4");
    expect(sheet.values).toEqual({ pay: [{ by: "a", to: "c", pp: 4 }] });
  });

  it("are no answer while one is begun", () => {
    let sheet = choose(emptySheet("1"), lots, "gun");
    sheet = choose(sheet, lots, "tank");
    expect(fill(lots, VIEW, {}, sheet).params).toBeNull();
    expect(fill(lots, VIEW, {}, { ...sheet, building: null }).params).toEqual({ lots: [{ unit: "gun", count: 1 }] });
  });

  it("end where no more may follow", () => {
    let sheet = emptySheet("1");
    for (let i = 0; i < 3; i++) sheet = choose(sheet, lots, "gun");
    const { fields, params } = fill(lots, VIEW, {}, sheet);
    expect(params).toEqual({ lots: Array.from({ length: 3 }, () => ({ unit: "gun", count: 1 })) });
    expect(fields[0]?.next).toBeNull();
  });
});

describe("a path on a sheet", () => {
  const march = form().param(
    "path",
    "Where to?",
    route(
      (_, path: readonly string[]) => (path.length === 0 ? ["b", "c"] : path.length === 1 ? ["d"] : []),
      (_, path) => (path.length < 2 ? { code: "short", text: "Go on." } : null),
    ),
  );

  it("is chosen by its end", () => {
    const { fields } = fill(march, VIEW, {}, NOTHING);
    const [field] = fields;
    if (!field) throw new Error("nothing is asked");
    const [menu] = menusOf(subject(march), field, (verb) => verb);
    expect(menu?.options.map(({ value }) => value)).toEqual(["d"]);
    const sheet = chosenIn(emptySheet("1"), subject(march), field, ["d"], 0);
    expect(fill(march, VIEW, {}, sheet).params).toEqual({ path: ["b", "d"] });
  });
});

describe("menus of a sheet", () => {
  it("never have more than 25 entries, and together have them all", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("north", "south", "")), (groups) => {
        const options = groups.map((group, i) => ({ value: `v${i}`, ...(group === "" ? {} : { group }) }));
        const chunks = chunksOf(options);
        expect(chunks.every((chunk) => chunk.options.length <= 25)).toBe(true);
        const all = chunks.flatMap((chunk) => chunk.options.map(({ value }) => value));
        expect([...all].sort()).toEqual(options.map(({ value }) => value).sort());
      }),
    );
  });

  it("keep what other menus of a long list have chosen", () => {
    const cards = Array.from({ length: 60 }, (_, i) => `card${i}`);
    const many = form().param(
      "cards",
      "Which cards?",
      subset(() => cards),
    );
    const [field] = fill(many, VIEW, {}, { values: { cards: ["card3", "card30"] }, building: null }).fields;
    if (!field) throw new Error("nothing is asked");
    const sheet = chosenIn(emptySheet("1"), subject(many), field, ["card31"], 1);
    expect(sheet.values.cards).toEqual(["card3", "card31"]);
  });
});

describe("whatever is chosen from its menus", () => {
  it("is accepted by the rules once it is complete", () => {
    const forms: readonly Group<unknown>[] = [trade, lots];
    fc.assert(
      fc.property(fc.constantFrom(...forms), fc.array(fc.nat(), { maxLength: 12 }), (of, picks) => {
        let sheet = emptySheet("1");
        for (const pick of picks) {
          const { fields } = fill(of, VIEW, {}, sheet);
          const field = fields.at(-1);
          const menus = field ? menusOf(subject(of), field, (_, chunk) => String(chunk)) : [];
          const menu = menus[pick % Math.max(menus.length, 1)];
          const value = menu?.options[pick % Math.max(menu.options.length, 1)]?.value;
          if (field && value !== undefined && field.next !== null)
            sheet = chosenIn(sheet, subject(of), field, [value], 0);
          else if (field && value !== undefined) sheet = chosenIn(sheet, subject(of), field, [value], 0);
        }
        const { params } = fill(of, VIEW, {}, { ...sheet, building: null });
        if (params) expect(check(of, VIEW, params)).toEqual(params satisfies Json);
      }),
    );
  });
});
