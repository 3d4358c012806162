import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check, choice, type Group, game, integer, type Json, ranking, route, rows, subset } from "#engine";
import { chosenIn, withListEnded, withNumber, withoutRow } from "../../../../src/discord/seat/form/choosing.ts";
import type { Chosen } from "../../../../src/discord/seat/form/field.ts";
import { fill } from "../../../../src/discord/seat/form/fields.ts";
import { chunksOf } from "../../../../src/discord/seat/form/long-lists.ts";
import { menusOf } from "../../../../src/discord/seat/form/menus.ts";
import { emptySheet, type SheetState } from "../../../../src/discord/seat/state/state.ts";
import type { Subject } from "../../../../src/discord/seat/state/subject.ts";
import type { Lab } from "../../../engine/lab.ts";

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
  begins: {},
  confirm: null,
  total: null,
  presets: () => [],
  remarks: () => [],
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

describe("what is typed into a field", () => {
  const typed = (name: string, text: string) => {
    const sheet = { ...emptySheet("p"), values: { to: "b" } };
    const field = fill(trade, VIEW, {}, sheet).fields.find((one) => one.name === name);
    if (!field) throw new Error(`${name} is not asked`);
    return chosenIn(sheet, subject(trade), field, [text], null).values[name];
  };

  it("is a number where one is asked, and words anywhere else and where it is none", () => {
    expect(typed("price", " 2 ")).toBe(2);
    expect(typed("price", "two")).toBe("two");
    expect(typed("to", "2")).toBe("2");
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

describe("rows before an entry that depends on them", () => {
  const convoy = (most: number) =>
    form()
      .param(
        "lots",
        "What?",
        rows((_, done: readonly { readonly unit: string }[]) =>
          done.length < most
            ? form().param(
                "unit",
                "Which unit?",
                choice(() => ["tank", "gun"]),
              )
            : null,
        ),
      )
      .optional(
        "escort",
        "With an escort?",
        ({ params }) => params.lots.some(({ unit }) => unit === "gun"),
        choice(() => ["yes", "no"]),
        () => "no" as const,
      );

  it.each([2, 3])("take their last answer, and show it to what comes behind: row 2 of %i", (most) => {
    const of = convoy(most);
    const sheet = choose(choose(emptySheet("1"), of, "tank"), of, "gun");
    const lots = [{ unit: "tank" }, { unit: "gun" }];
    expect(sheet.values).toEqual({ lots });
    expect(fill(of, VIEW, {}, sheet).params).toEqual({ lots, escort: "no" });
  });
});

describe("a ranking on a sheet", () => {
  const wish = form().param(
    "zones",
    "Where to, in which order?",
    ranking(() => ["hill", "river", "city"], { min: 2 }),
  );
  const fieldOf = (sheet: Chosen) => {
    const [field] = fill(wish, VIEW, {}, sheet).fields;
    if (!field) throw new Error("nothing is asked");
    return field;
  };

  it("is chosen one after the other, each time from what is left, in the order in which it was chosen", () => {
    const first = choose(emptySheet("1"), wish, "city");
    expect(fill(wish, VIEW, {}, first).params).toBeNull();
    const [menu] = menusOf(subject(wish), fieldOf(first), (verb) => verb);
    expect(menu?.placeholder).toBe("Where to, in which order? · 2.");
    expect(menu?.options.map(({ value }) => value)).toEqual(["hill", "river"]);
    const both = choose(first, wish, "hill");
    expect(fill(wish, VIEW, {}, both).params).toEqual({ zones: ["city", "hill"] });
  });

  it("loses its last member alone, also of a good guess", () => {
    const guessed = form().param(
      "zones",
      "Where to?",
      ranking(() => ["hill", "river", "city"]),
      (): ["river", "hill"] => ["river", "hill"],
    );
    const [field] = fill(guessed, VIEW, {}, NOTHING).fields;
    if (!field) throw new Error("nothing is asked");
    expect(withoutRow(emptySheet("1"), field).values).toEqual({ zones: ["river"] });
    expect(chosenIn(emptySheet("1"), subject(guessed), field, ["city"], 0).values.zones).toEqual([
      "river",
      "hill",
      "city",
    ]);
  });
});

describe("lists and rows within a row", () => {
  const fires = form().param(
    "fires",
    "Who fires?",
    rows(() =>
      form()
        .param(
          "gun",
          "Which gun?",
          choice(() => ["g1", "g2"]),
        )
        .param(
          "at",
          "At what, in which order?",
          ranking(() => ["x", "y", "z"]),
        )
        .param(
          "loads",
          "With what?",
          rows(() =>
            form()
              .param(
                "shell",
                "Which shells?",
                choice(() => ["heavy", "smoke"]),
              )
              .param(
                "many",
                "How many?",
                integer((): [number, number] => [1, 9]),
              ),
          ),
        ),
    ),
  );
  const enough = (sheet: SheetState): SheetState => {
    const [field] = fill(fires, VIEW, {}, sheet).fields;
    if (!field) throw new Error("nothing is asked");
    return withListEnded(sheet, subject(fires), field);
  };

  it("are put together answer by answer, and end where the person says so", () => {
    let sheet = emptySheet("1");
    for (const value of ["g2", "z", "x"]) sheet = choose(sheet, fires, value);
    sheet = enough(sheet);
    for (const value of ["smoke", "3", "heavy", "9"]) sheet = choose(sheet, fires, value);
    expect(sheet.values).toEqual({});
    sheet = enough(sheet);
    const row = {
      gun: "g2",
      at: ["z", "x"],
      loads: [
        { shell: "smoke", many: 3 },
        { shell: "heavy", many: 9 },
      ],
    };
    expect(sheet.values).toEqual({ fires: [row] });
    sheet = enough(enough(choose(sheet, fires, "g1")));
    expect(fill(fires, VIEW, {}, sheet).params).toEqual({ fires: [row, { gun: "g1", at: [], loads: [] }] });
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

  it("keep it also while too few are chosen", () => {
    const cards = Array.from({ length: 60 }, (_, i) => `card${i}`);
    const pair = form().param(
      "cards",
      "Which two cards?",
      subset(() => cards, { min: 2, max: 2 }),
    );
    const fieldOf = (sheet: SheetState) => {
      const [field] = fill(pair, VIEW, {}, sheet).fields;
      if (!field) throw new Error("nothing is asked");
      return field;
    };
    const half = chosenIn(emptySheet("1"), subject(pair), fieldOf(emptySheet("1")), ["card3"], 0);
    const menus = menusOf(subject(pair), fieldOf(half), (_, chunk) => String(chunk));
    const marked = menus.flatMap(({ options }) => options.filter((one) => one.default).map(({ value }) => value));
    expect(marked).toEqual(["card3"]);
    const whole = chosenIn(half, subject(pair), fieldOf(half), ["card31"], 1);
    expect(fill(pair, VIEW, {}, whole).params).toEqual({ cards: ["card3", "card31"] });
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
