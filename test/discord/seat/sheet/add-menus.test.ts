import { describe, expect, it } from "vitest";
import { type Action, choice, type Decision, Dice, game, ranking, rows, rulebook, subset } from "#engine";
import type { SeatView } from "../../../../src/campaign/service.ts";
import { type AddMenu, addMenus } from "../../../../src/discord/seat/sheet/sheet-rows.ts";
import { type Caravan, caravan } from "../../../campaign/caravan.ts";
import { lebanon, book as lebanonBook } from "../../../games/next-war-in-lebanon/builder.ts";

const { action, form } = game<Caravan>();
const MENU = "What next?";
const MOST = 25;

/** "a1", "a2", … */
const named = (letter: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

/** An action with this many rows. */
const of = (name: string, count: number): Action<Caravan> =>
  action(name, `Do ${name}`, { menu: MENU })
    .param(
      "what",
      `Which ${name}?`,
      choice(() => named(name, count)),
    )
    .apply(() => {});

/** The menus of a step of these actions. */
function menus(actions: readonly Action<Caravan>[], begun: { readonly [action: string]: string } = {}): AddMenu[] {
  const content: Caravan["Content"] = { places: [] };
  const book = rulebook({ ...caravan, actions }, content, "caravan");
  const { table, hands } = caravan.setup({
    content,
    options: {},
    seats: ["red"],
    dice: new Dice({ key: "1".padStart(64, "0"), next: 0 }),
  });
  const view = { content, table, hand: hands.red, seat: "red", controllers: {} };
  const names = actions.map(({ name }) => name);
  return addMenus({ book, view } as unknown as SeatView, question(names), begun); // a game of any types is a game
}

const question = (actions: readonly string[]): Decision => ({
  id: "1",
  kind: "turn",
  seat: "red",
  actions,
  preset: {},
  owed: true,
  invited: false,
  window: null,
  pass: null,
  answered: null,
  text: null,
});

const only = (found: readonly AddMenu[]): AddMenu["additions"] => {
  expect(found.map(({ title }) => title)).toEqual([MENU]);
  return found[0]?.additions ?? [];
};
/** How many entries of an action a menu has, and what its last one leads to. */
const share = (additions: AddMenu["additions"], name: string) => {
  const own = additions.filter(({ value }) => value === name || value.startsWith(`${name}.`));
  return { entries: own.length, last: own.at(-1)?.leads.kind };
};

describe("a menu that holds the rows of several actions", () => {
  it("has all of them as long as there is room for 25", () => {
    const additions = only(menus([of("a", 13), of("b", 12)]));
    expect(additions).toHaveLength(MOST);
    expect(additions.every(({ leads }) => leads.kind === "row")).toBe(true);
  });

  it("with one entry too many: the longest gives way, and ends with its form", () => {
    const additions = only(menus([of("a", 14), of("b", 12)]));
    expect(additions).toHaveLength(MOST);
    expect(share(additions, "a")).toEqual({ entries: 13, last: "form" });
    expect(share(additions, "b")).toEqual({ entries: 12, last: "row" });
    expect(additions.map(({ value }) => value)).not.toContain("a.a13");
  });

  it("of more choices than there is room for has whole rows all the same, and ends with the form", () => {
    const [menu, ...others] = menus([of("a", MOST + 5)]);
    const { additions = [] } = menu ?? {};
    expect(others).toEqual([]);
    expect(additions.map(({ leads }) => leads.kind)).toEqual([...Array(MOST - 1).fill("row"), "form"]);
    expect(additions[2]?.leads).toEqual({ kind: "row", params: { what: "a3" } });
  });

  it("shares the room among the long ones; a short one stays whole", () => {
    const additions = only(menus([of("a", 20), of("b", 3), of("c", 20), of("d", 20)]));
    expect(additions).toHaveLength(MOST);
    expect(share(additions, "b")).toEqual({ entries: 3, last: "row" });
    for (const name of ["a", "c", "d"]) {
      const { entries, last } = share(additions, name);
      expect([7, 8]).toContain(entries);
      expect(last).toBe("form");
    }
  });

  it("offers each action, however many there are up to 25", () => {
    const names = named("n", MOST);
    const additions = only(menus(names.map((name) => of(name, 2))));
    expect(additions).toHaveLength(MOST);
    for (const name of names) expect(share(additions, name)).toEqual({ entries: 1, last: "form" });
  });

  it("begins an action of two choices by its first, where its rows are too many", () => {
    const two = action("two", "Do two", { menu: MENU })
      .param(
        "first",
        "First?",
        choice(() => named("f", 6)),
      )
      .param(
        "second",
        "Second?",
        choice(() => named("s", 9)),
      )
      .apply(() => {});
    const [menu, ...others] = menus([two, of("b", 4)]);
    expect([share(menu?.additions ?? [], "two"), others]).toEqual([{ entries: 6, last: "more" }, []]);
    const [, second] = menus([two, of("b", 4)], { two: "f3" });
    expect(second?.additions.map(({ leads }) => leads.kind)).toEqual(Array(9).fill("row"));
  });
});

it("menus for each of two first choices have no entry in common, as they may share a place", () => {
  const play = action("play", "Play a card", { menu: MENU })
    .param(
      "card",
      "Which card?",
      choice(() => named("c", 2)),
    )
    .param(
      "zone",
      "In which Zone?",
      choice(() => named("z", 15)),
    )
    .apply(() => {});
  const found = menus([play]);
  expect(found.map(({ additions }) => additions.length)).toEqual([15, 15]);
  expect(new Set(found.flatMap(({ additions }) => additions.map(({ value }) => value))).size).toBe(30);
});

describe("an action that begins with a list, in a menu that overflows", () => {
  const listed = (param: "rows" | "subset" | "ranking", count = 30): Action<Caravan> => {
    const start = action("build", "Build", {
      menu: MENU,
      presets: () => named("p", 9).map((label) => ({ label, params: {} })),
    });
    const units = () => named("u", count);
    switch (param) {
      case "subset":
        return start.param("units", "Which?", subset(units, { min: 1 })).apply(() => {});
      case "ranking":
        return start.param("units", "Which?", ranking(units, { min: 1 })).apply(() => {});
      case "rows":
        return start
          .param(
            "units",
            "Which?",
            rows(
              (_, done: readonly { readonly unit: string }[]) =>
                done.length > 1 ? null : form().param("unit", "Which?", choice(units)),
              (_, done) => (done.length > 0 ? null : { code: "too-few", text: "One at least." }),
            ),
          )
          .apply(() => {});
    }
  };

  it.each(["rows", "subset", "ranking"] as const)("%s: leads to its form, never to an entry of the list", (param) => {
    for (const [count, ...others] of [
      [30, of("b", 20)],
      [30, of("b", 20), of("c", 20)],
      [5, of("b", 24)],
    ] as const) {
      const additions = only(menus([listed(param, count), ...others]));
      expect(additions).toHaveLength(MOST);
      const own = additions.filter(({ value }) => value.startsWith("build"));
      expect(own.map(({ leads }) => leads.kind)).toContain("form");
      expect(own.map(({ leads }) => leads.kind)).not.toContain("more");
    }
  });

  it.each(["rows", "subset", "ranking"] as const)("%s: what was begun in an older release leads nowhere", (param) => {
    expect(menus([listed(param), of("b", 20)], { build: "u3" })).toHaveLength(1);
  });
});

it("R-33 J-1 of the Insurgents: where the menu overflows, building leads to its form or to whole rows", () => {
  const guerrillas = lebanonBook.content.unitIds.filter((unit) => unit.startsWith("gue-"));
  const [standing, gone] = [guerrillas.slice(0, 8), guerrillas.slice(8)];
  const position = lebanon({
    phasing: "insurgent",
    hands: { insurgent: ["J-1", "J-1"] },
    zones: { tyre: standing.slice(0, 4).map((unit) => `${unit} D X`), sidon: standing.slice(4).map((u) => `${u} D X`) },
    eliminated: [...gone, "mil-1", "mil-2", "sr-1"],
  });
  const seatView = { book: position.book, view: position.view("insurgent") } as unknown as SeatView;
  const found = addMenus(seatView, question(position.asked.actions), {});
  for (const { additions } of found) expect(additions.length).toBeLessThanOrEqual(MOST);
  const [overflowing] = found.filter(({ title }) => title.includes("J-1"));
  expect(overflowing?.additions).toHaveLength(MOST);
  const build = found.flatMap(({ additions }) => additions.filter(({ value }) => value.startsWith("j1-build")));
  const leads = build.map((one) => one.leads.kind);
  expect([leads.at(-1), new Set(leads.slice(0, -1)), leads.length > 1]).toEqual(["form", new Set(["row"]), true]);
});
