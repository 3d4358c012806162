import { describe, expect, it } from "vitest";
import { addAll, answersOf, back, bounds, walk } from "../../src/discord/wizard/form.ts";
import { formPage, type Place, START } from "../../src/discord/wizard/form-page.ts";
import { goalsOf } from "../../src/discord/wizard/goals.ts";
import type { Subject } from "../../src/discord/wizard/subject.ts";
import {
  choice,
  type GameTypes,
  type Group,
  game,
  integer,
  route,
  rows,
  STOP,
  subset,
  text,
} from "../../src/engine/index.ts";
import { buttons, hold, menuOf, textOf } from "./bench.ts";

const { form } = game<GameTypes>();
const VIEW = {};
const many = (n: number) => Array.from({ length: n }, (_, i) => `v${i}`);

const march = form()
  .param(
    "from",
    "From where?",
    choice(() => ["mosul", "dahuk"]),
  )
  .param(
    "units",
    "Which units?",
    subset(() => ["a", "b", "c"], { min: 1, max: 2 }),
  )
  .param(
    "path",
    "Along which way?",
    route((_, path) => (path.length < 3 ? ["n", "s"] : [])),
  )
  .param(
    "speed",
    "How fast?",
    integer(() => [1, 3]),
  );

const stepOf = (group: Group<unknown>, answers: readonly (string | number | null)[]) => {
  const { end } = walk(group, VIEW, {}, answers);
  if ("done" in end) throw new Error("nothing is asked");
  return end.step;
};

describe("a form", () => {
  it("asks one question after the other and ends with the params", () => {
    expect(stepOf(march, []).title).toBe("From where?");
    expect(walk(march, VIEW, {}, ["mosul", "b", "a", "n", "s", STOP, 2]).end).toEqual({
      done: { from: "mosul", units: ["a", "b"], path: ["n", "s"], speed: 2 },
    });
  });

  it("answers by itself what has one answer, and what came with the decision", () => {
    const accept = form()
      .param(
        "offer",
        "Which?",
        choice(() => ["o1", "o2"]),
      )
      .param(
        "how",
        "How?",
        choice(() => ["gladly"]),
      );
    const { trail, end } = walk(accept, VIEW, { offer: "o2" }, []);
    expect(end).toEqual({ done: { offer: "o2", how: "gladly" } });
    expect(trail.map((t) => t.by)).toEqual(["preset", "force"]);
  });

  it("ends a list by itself where nothing more can go in", () => {
    const none = form().param(
      "units",
      "Which?",
      subset(() => [{ value: "a", refused: { code: "x", text: "tired" } }]),
    );
    expect(walk(none, VIEW, {}, []).end).toEqual({ done: { units: [] } });
  });

  it("drops an answer that is no longer possible, those after it, and says why", () => {
    const at = walk(march, VIEW, {}, ["mosul", "x", "n"]);
    expect(answersOf(at)).toEqual(["mosul"]);
    expect(at.refused?.code).toBe("not-a-choice");
  });

  it("is taken back a step at a time, a subset as a whole", () => {
    const undone = (answers: readonly (string | number | null)[]) => back(walk(march, VIEW, {}, answers));
    expect(undone(["mosul", "a", "b", "n", "s"])).toEqual(["mosul", "a", "b", "n"]);
    expect(undone(["mosul", "a", "b"])).toEqual(["mosul"]);
    expect(undone(["mosul"])).toEqual([]);
    expect(undone([])).toEqual([]);
  });

  it("takes several picks in any order, and refuses those that do not go together", () => {
    const chain = form().param(
      "cards",
      "Which?",
      subset((_, picked: readonly string[]) => (picked.includes("heart") ? ["heart", "ace"] : ["heart"])),
    );
    expect(addAll(chain, VIEW, {}, [], ["ace", "heart"], true)).toEqual(["heart", "ace"]);
    expect(() => addAll(chain, VIEW, {}, [], ["ace"], true)).toThrow("cannot be chosen together");
    expect(addAll(march, VIEW, {}, ["mosul"], ["a"], true)).toEqual(["mosul", "a", STOP]);
  });

  it("knows how many picks a list takes where they do not depend on each other", () => {
    expect(bounds(march, VIEW, ["mosul"], stepOf(march, ["mosul"]))).toEqual({ min: 1, max: 2 });
    const rival = form().param(
      "cards",
      "Which?",
      subset((_, picked: readonly string[]) => (picked.includes("a") ? ["a", "c"] : ["a", "b", "c"])),
    );
    expect(bounds(rival, VIEW, [], stepOf(rival, []))).toBeNull();
  });
});

describe("a page of a form", () => {
  const subject = (group: Group<unknown>, confirm: string | null = null): Subject => ({
    kind: "do",
    game: "k7f3x",
    seat: "us",
    name: "march",
    title: "March",
    help: "",
    form: { ...group, name: "march" },
    decision: null,
    preset: {},
    confirm,
  });
  const shown = (group: Group<unknown>, answers: readonly (string | number | null)[], place: Place = START) =>
    hold(
      formPage({
        subject: subject(group),
        view: VIEW,
        walk: walk(group, VIEW, {}, answers),
        place,
        notice: "",
        since: "",
        footer: "",
      }),
    );

  it("shows one value as a menu, a list without order as a menu of several", () => {
    expect(menuOf(shown(march, [])).max_values).toBe(1);
    expect(menuOf(shown(march, ["mosul"]))).toMatchObject({ min_values: 1, max_values: 2 });
  });

  it("shows the way so far, and ends it where it may end", () => {
    expect(buttons(shown(march, ["mosul", "a", STOP]))).not.toContain("Done");
    const page = shown(march, ["mosul", "a", STOP, "n", "s"]);
    expect(textOf(page)).toContain("**n → s**");
    expect(buttons(page)).toEqual(["Done", "Back", "Cancel"]);
  });

  it("shows few numbers as a menu, many as a window", () => {
    const few = form().param(
      "n",
      "How many?",
      integer(() => [1, 25]),
    );
    const lots = form().param(
      "n",
      "How many?",
      integer(() => [0, 100]),
    );
    expect(menuOf(shown(few, [])).options).toHaveLength(25);
    expect(buttons(shown(lots, []))).toContain("Enter a number from 0 to 100…");
    expect(buttons(shown(form().param("t", "What?", text(50)), []))).toContain("Write…");
  });

  it("turns pages past 25 choices", () => {
    const long = form().param(
      "zone",
      "Where?",
      choice(() => many(60)),
    );
    expect(menuOf(shown(long, [])).options).toHaveLength(25);
    expect(buttons(shown(long, []))).toContain("1/3 ▶");
    expect(menuOf(shown(long, [], { group: null, page: 2 })).options.map((o) => o.value)).toEqual(many(60).slice(50));
  });

  it("finds a choice of a long list by a part of its name", () => {
    const long = form().param(
      "zone",
      "Where?",
      choice(() => many(60).map((value, i) => ({ value, label: `Zone ${i === 7 ? "Übermosul" : value}` }))),
    );
    expect(buttons(shown(long, []))).toContain("Find…");
    const found = shown(long, [], { ...START, filter: " übermos " });
    expect(menuOf(found).options.map((o) => o.value)).toEqual(["v7"]);
    expect(textOf(found)).toContain("With “übermos” in the name: 1.");
    expect(menuOf(shown(long, [], { ...START, filter: "zone" })).options).toHaveLength(25);
    const none = shown(long, [], { ...START, filter: "**nothing**" });
    expect(textOf(none)).toContain("With “\\*\\*nothing\\*\\*” in the name: 0.");
    expect(buttons(none)).toEqual(expect.arrayContaining(["Find…", "All", "Cancel"]));
    expect(buttons(shown(march, []))).not.toContain("Find…");
  });

  it("shows where a route can end, with the shortest way to each", () => {
    const roads: { readonly [from: string]: readonly string[] } = { "": ["a", "b"], a: ["c"], b: ["c", "d"], c: ["d"] };
    const ways = form().param(
      "path",
      "Where to?",
      route(
        (_, path: readonly string[]) => [...(roads[path.at(-1) ?? ""] ?? [])],
        (_, path: readonly string[]) => (path.at(-1) === "b" ? { code: "x", text: "not there" } : null),
      ),
    );
    const page = shown(ways, []);
    expect(menuOf(page).options.map((o) => [o.value, o.description])).toEqual([
      ["a", "a"],
      ["c", "a → c"],
      ["d", "b → d"],
    ]);
    expect(buttons(page)).toContain("Step by step");
    expect(goalsOf(ways, VIEW, {}, [], stepOf(ways, []))?.map((g) => walk(ways, VIEW, {}, g.answers).end)).toEqual([
      { done: { path: ["a"] } },
      { done: { path: ["a", "c"] } },
      { done: { path: ["b", "d"] } },
    ]);
    const steps = shown(ways, [], { group: 999, page: 0 });
    expect(menuOf(steps).options.map((o) => o.value)).toEqual(["a", "b"]);
    expect(menuOf(shown(ways, ["b"])).options.map((o) => o.value)).toEqual(["c", "d"]);
  });

  it("goes a route step by step where there are too many ways", () => {
    const wide = form().param(
      "path",
      "Where to?",
      route((_, path: readonly string[]) => (path.length < 3 ? many(8) : [])),
    );
    expect(menuOf(shown(wide, [])).options.map((o) => o.value)).toEqual(many(8));
    expect(buttons(shown(wide, []))).not.toContain("Step by step");
  });

  it("opens a long list by its groups", () => {
    const zones = many(60).map((value, i) => ({ value, group: `Region ${i % 4}` }));
    const grouped = form().param(
      "zone",
      "Where?",
      choice(() => zones),
    );
    expect(menuOf(shown(grouped, [])).options.map((o) => o.label)).toEqual([
      "Region 0",
      "Region 1",
      "Region 2",
      "Region 3",
    ]);
    const inside = shown(grouped, [], { group: 1, page: 0 });
    expect(menuOf(inside).options.map((o) => o.value)).toEqual(
      zones.filter((z) => z.group === "Region 1").map((z) => z.value),
    );
    expect(buttons(inside)).toContain("All groups");
  });

  it("asks rows one after the other until there are no more", () => {
    const shots = form().param(
      "shots",
      "Shots",
      rows((_, earlier: readonly { readonly firer: string }[]) =>
        earlier.length < 3
          ? form().param(
              "firer",
              "Who fires?",
              choice(() => ["a", "b"]),
            )
          : null,
      ),
    );
    const page = shown(shots, ["a"]);
    expect(textOf(page)).toContain("1. Who fires?: **a**");
    expect(buttons(page)).toContain("No more");
    expect(textOf(shown(shots, ["a", "b", STOP]))).toContain("march [a; b]");
  });

  it("keeps to what Discord takes, however long the words and the lists", () => {
    const wordy = many(400).map((value, i) => ({
      value,
      label: "🚩 very long label ".repeat(20),
      group: `${"group ".repeat(40)}${i % 90}`,
      ...(i % 3 === 0 ? { refused: { code: "x", text: `Reason ${i} ${"because ".repeat(40)}`, rule: "R-1" } } : {}),
    }));
    const title = "A question that goes on ".repeat(20);
    const groups: Group<unknown>[] = [
      form().param(
        "zone",
        title,
        choice(() => wordy),
      ),
      form().param(
        "zone",
        title,
        subset(() => wordy),
      ),
      form().param(
        "zone",
        title,
        route(() => wordy),
      ),
    ];
    for (const group of groups) {
      for (const page of [0, 1, 3, 99]) for (const at of [null, 0, 50, 89, 99]) shown(group, [], { group: at, page });
      const picks = many(190).filter((_, i) => i % 3 !== 0);
      if (group !== groups[0]) expect(textOf(shown(group, picks))).toContain("A question that goes on");
    }
  });

  it("lists what is refused only when asked why", () => {
    const tired = { value: "b", refused: { code: "x", text: "It is tired." } };
    const page = shown(
      form().param(
        "unit",
        "Which?",
        choice(() => ["a", "c", tired]),
      ),
      [],
    );
    expect(menuOf(page).options.map((o) => o.value)).toEqual(["a", "c"]);
    expect(buttons(page)).toContain("Why not?");
  });

  it("says when asked why a number may not be higher", () => {
    const why = { code: "x", text: "You have agreed on it." };
    const page = shown(
      form().param(
        "n",
        "How many?",
        integer(() => [0, 3, why]),
      ),
      [],
    );
    expect(buttons(page)).toContain("Why not?");
  });

  it("shows the whole in one line before a list is submitted", () => {
    const page = shown(march, ["mosul", "b", STOP, "n", STOP, 3]);
    expect(textOf(page)).toContain("`march mosul b > n 3`");
    expect(buttons(page)).toEqual(["Submit", "Back", "Cancel"]);
  });
});
