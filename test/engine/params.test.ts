import { describe, expect, it } from "vitest";
import {
  blocked,
  check,
  choice,
  type Group,
  inputs,
  integer,
  type Offered,
  type Params,
  Refused,
  ranking,
  route,
  rows,
  subset,
  text,
} from "#engine";
import { form } from "./lab.ts";

/** What becomes of raw params: canonical ones, or the code of the refusal. */
function outcome(group: Group<unknown>, raw: unknown): Params | string {
  try {
    return check(group, {}, raw);
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

const one = form().param(
  "fruit",
  "Which?",
  choice(() => ["apple", { value: "fig", refused: { code: "rotten", text: "it is rotten" } }]),
);

/** Fruit by name, sorted where people read it; `made`: whose option was made. */
function orchard(made: string[]) {
  const offer = (): Offered => ({
    values: ["pear", "fig", "apple"],
    option: (value) => {
      made.push(value);
      return value === "fig" ? { value, refused: { code: "rotten", text: "it is rotten" } } : { value };
    },
    order: (values) => values.toSorted(),
  });
  return form().param("fruit", "Which?", choice(offer)).param("basket", "And which ones?", subset(offer));
}

describe("values with an option each", () => {
  it("are checked one by one, without the list of all", () => {
    const made: string[] = [];
    expect(outcome(orchard(made), { fruit: "apple", basket: ["pear"] })).toEqual({ fruit: "apple", basket: ["pear"] });
    expect(made).toEqual(["apple", "pear"]);
  });

  it("are refused as those of a list are", () => {
    for (const fruit of ["plum", "toString", null, undefined, 1])
      expect(outcome(orchard([]), { fruit, basket: [] })).toBe("not-a-choice");
    expect(outcome(orchard([]), { fruit: "fig", basket: [] })).toBe("rotten");
    expect(outcome(orchard([]), { fruit: "pear", basket: ["pear", "pear"] })).toBe("not-a-choice");
    expect(outcome(orchard([]), { fruit: "pear", basket: ["fig"] })).toBe("rotten");
  });

  it("are read, and kept, in their own order", () => {
    const step = inputs(orchard([]), {}).next();
    const question = step.done ? null : step.value.input;
    expect(question?.kind === "pick" && question.options.map(({ value }) => value)).toEqual(["apple", "fig", "pear"]);
    const basket = ["pear", "apple"];
    expect(outcome(orchard([]), { fruit: "pear", basket })).toEqual({ fruit: "pear", basket: ["apple", "pear"] });
  });

  it("are open as soon as one of them is", () => {
    const made: string[] = [];
    expect(blocked(orchard(made), {})).toBeNull();
    expect(made).toEqual(["pear"]);
  });
});

describe("a choice", () => {
  it("takes what is listed, and refuses the rest with a reason", () => {
    expect(outcome(one, { fruit: "apple" })).toEqual({ fruit: "apple" });
    expect(outcome(one, { fruit: "fig" })).toBe("rotten");
    for (const fruit of ["plum", "", "toString", null, undefined, 1, ["apple"], {}])
      expect(outcome(one, { fruit })).toBe("not-a-choice");
  });

  it("must be given, alone, and by name", () => {
    expect(outcome(one, {})).toBe("not-a-choice");
    for (const raw of [
      null,
      undefined,
      "apple",
      ["apple"],
      1,
      { fruit: "apple", more: 1 },
      JSON.parse('{"fruit":"apple","__proto__":1}'),
    ])
      expect(outcome(one, raw)).toBe("malformed");
  });

  it("is not read off a prototype", () => {
    expect(outcome(one, Object.create({ fruit: "apple" }))).toBe("not-a-choice");
  });
});

describe("a number", () => {
  const count = form().param(
    "n",
    "How many?",
    integer(() => [-1, 3]),
  );

  it("is whole and within its bounds", () => {
    expect(outcome(count, { n: 3 })).toEqual({ n: 3 });
    for (const n of [4, -2, 1.5, "1", Number.NaN, Number.POSITIVE_INFINITY, null, [1], 2 ** 60])
      expect(outcome(count, { n })).toBe("not-in-range");
  });

  it("is never minus nought", () => {
    expect(Object.is((outcome(count, { n: -0 }) as Params).n, 0)).toBe(true);
  });

  it("says why it may not be more, where there is a reason", () => {
    const why = { code: "agreed", text: "you have agreed on 3" };
    const most = form().param(
      "n",
      "How many?",
      integer(() => [0, 3, why]),
    );
    expect([outcome(most, { n: 3 }), outcome(most, { n: 4 })]).toEqual([{ n: 3 }, "agreed"]);
    expect(outcome(most, { n: -1 })).toBe("not-in-range");
  });

  it("says so when there is none in its bounds", () => {
    const none = form().param(
      "n",
      "How many?",
      integer(() => [1, 0]),
    );
    expect(blocked(none, {})?.code).toBe("no-choice");
  });
});

describe("a choice that brings params of its own", () => {
  const amount = integer(() => [1, 9]);
  const gift = form().variants("kind", "What?", () => [{ value: "money" }, { value: "cards" }, { value: "thanks" }], {
    money: form()
      .param("amount", "How much?", amount)
      .optional(
        "when",
        "When?",
        ({ params }) => params.amount > 5,
        choice(() => ["now", "later"]),
      ),
    cards: form().param(
      "amount",
      "How many?",
      integer(() => [1, 2]),
    ),
    thanks: form(),
  });

  it("asks for those of the choice that was made, and for no others", () => {
    expect(outcome(gift, { kind: "money", amount: 5 })).toEqual({ kind: "money", amount: 5 });
    expect(outcome(gift, { kind: "money", amount: 6 })).toBe("not-a-choice");
    const more = { kind: "money", amount: 6, when: "later" };
    expect(outcome(gift, more)).toEqual(more);
    expect(outcome(gift, { kind: "cards", amount: 5 })).toBe("not-in-range");
    expect(outcome(gift, { kind: "thanks" })).toEqual({ kind: "thanks" });
    expect(outcome(gift, { kind: "thanks", amount: 1 })).toBe("malformed");
  });
});

describe("a text", () => {
  it("is a string that is short enough", () => {
    const word = form().param("word", "What?", text(3));
    expect(outcome(word, { word: "abc" })).toEqual({ word: "abc" });
    expect(outcome(word, { word: "" })).toEqual({ word: "" });
    for (const words of ["abcd", 1, null, ["a"]]) expect(outcome(word, { word: words })).toBe("too-long");
  });
});

describe("a subset", () => {
  const some = form().param(
    "units",
    "Which?",
    subset(() => ["a", "b", "c"], { min: 1, max: 2 }),
  );

  it("comes out in the order of its list, however it is given", () => {
    expect(outcome(some, { units: ["c", "a"] })).toEqual({ units: ["a", "c"] });
  });

  it("has different members, not too few and not too many", () => {
    expect(outcome(some, { units: ["a", "a"] })).toBe("not-a-choice");
    expect(outcome(some, { units: [] })).toBe("too-few");
    expect(outcome(some, { units: ["a", "b", "c"] })).toBe("too-many");
    expect(outcome(some, { units: ["a", null] })).toBe("too-many");
    for (const units of ["a", { 0: "a", length: 1 }, new Array(10_000).fill("a"), null])
      expect(outcome(some, { units })).toBe("malformed");
  });

  it("may depend on what is picked already", () => {
    const pairs = form().param(
      "pair",
      "Which?",
      subset((_, picked: readonly string[]) => (picked.length === 0 ? ["a", "b"] : ["z", ...picked])),
    );
    expect(outcome(pairs, { pair: ["b", "z"] })).toEqual({ pair: ["b", "z"] });
    expect(outcome(pairs, { pair: ["b", "a"] })).toBe("not-a-choice");
  });

  it("with nothing to pick from is empty, or refused if that is too few", () => {
    const none = (min: number) =>
      form().param(
        "units",
        "Which?",
        subset(() => [], { min }),
      );
    expect(outcome(none(0), { units: [] })).toEqual({ units: [] });
    expect(outcome(none(0), { units: ["a"] })).toBe("too-many");
    expect(outcome(none(0), {})).toBe("malformed");
    expect(outcome(none(1), { units: [] })).toBe("too-few");
    expect(blocked(none(1), {})?.code).toBe("too-few");
  });

  it("can have bounds that depend on the params before it", () => {
    const sized = form()
      .param(
        "n",
        "How many?",
        integer(() => [0, 3]),
      )
      .param(
        "units",
        "Which?",
        subset(
          () => ["a", "b", "c"],
          ({ params }) => ({ min: params.n, max: params.n }),
        ),
      );
    expect(outcome(sized, { n: 2, units: ["b", "a"] })).toEqual({ n: 2, units: ["a", "b"] });
    expect(outcome(sized, { n: 2, units: ["b"] })).toBe("too-few");
    expect(outcome(sized, { n: 0, units: [] })).toEqual({ n: 0, units: [] });
  });
});

describe("a ranking", () => {
  const some = form().param(
    "zones",
    "In which order?",
    ranking(() => ["a", "b", "c"], { min: 1, max: 2 }),
  );

  it("keeps the order in which it is given", () => {
    expect(outcome(some, { zones: ["c", "a"] })).toEqual({ zones: ["c", "a"] });
    expect(outcome(some, { zones: ["a", "c"] })).toEqual({ zones: ["a", "c"] });
  });

  it("has different members, not too few and not too many", () => {
    expect(outcome(some, { zones: ["b", "b"] })).toBe("not-a-choice");
    expect(outcome(some, { zones: [] })).toBe("too-few");
    expect(outcome(some, { zones: ["c", "b", "a"] })).toBe("too-many");
    expect(outcome(some, { zones: "a" })).toBe("malformed");
  });

  it("may depend on what comes first", () => {
    const chain = form().param(
      "zones",
      "In which order?",
      ranking((_, picked: readonly string[]) => (picked.at(-1) === "a" ? ["b"] : ["a", "c"])),
    );
    expect(outcome(chain, { zones: ["c", "a", "b"] })).toEqual({ zones: ["c", "a", "b"] });
    expect(outcome(chain, { zones: ["b", "a"] })).toBe("not-a-choice");
  });
});

describe("a refusal in the game's own words", () => {
  const hand = form()
    .param(
      "cards",
      "Which?",
      subset(
        () => ["ace", "king", "queen"],
        {
          min: 1,
          max: 2,
          few: () => ({ code: "too-few", text: "One at least." }),
          many: (size) => ({ code: "too-many", text: `**${size} cards**: two at most.`, rule: "R-01" }),
        },
        (_, word) => (word === "joker" ? { code: "lacking", text: "You do not hold the joker." } : null),
      ),
    )
    .param(
      "n",
      "How many?",
      integer(
        () => [1, 10],
        (_, word) => ({ code: "lacking", text: `**${word} cards**: they hold 10.` }),
      ),
    )
    .param(
      "to",
      "To whom?",
      choice(
        () => ["east"],
        (_, word) => (word === "west" ? { code: "oneself", text: "Not to yourself." } : null),
      ),
    );
  const said = (cards: readonly unknown[], n: unknown = 1, to: unknown = "east"): string => {
    try {
      return JSON.stringify(check(hand, {}, { cards, n, to }));
    } catch (error) {
      if (error instanceof Refused) return error.text;
      throw error;
    }
  };

  it("says what is wrong with a value that is not among the choices", () => {
    expect(said(["joker"])).toBe("You do not hold the joker.");
    expect(said(["ace"], 12)).toBe("**12 cards**: they hold 10.");
    expect(said(["ace"], 1, "west")).toBe("Not to yourself.");
  });

  it("says what is wrong with the length of a list", () => {
    expect(said([])).toBe("One at least.");
    expect(said(["ace", "king", "queen"])).toBe("**3 cards**: two at most.");
  });

  it("is the engine's where the game has none", () => {
    expect(said(["jack"])).toBe("“jack” is not possible here. Possible: ace, king or queen.");
    expect(said(["ace", "ace"])).toBe("**ace** is chosen already: once is enough.");
    expect(said(["ace"], "two")).toBe("“two” is not a whole number: possible are 1 to 10.");
    expect(said(["ace"], null)).toBe("A number is missing here: possible are 1 to 10.");
    expect(said(["ace"], 1, null)).toBe("A choice is missing here. Possible: east.");
  });
});

describe("a route", () => {
  const links: { [at: string]: string[] } = { start: ["a", "b"], a: ["b"], b: ["a", "end"], end: [] };
  const way = form().param(
    "path",
    "Where?",
    route(
      (_, path: readonly string[]) => links[path.at(-1) ?? "start"] ?? [],
      (_, path) => (path.at(-1) === "a" ? { code: "exposed", text: "not there" } : null),
    ),
  );

  it("keeps its order, and goes on as long as there is a way", () => {
    expect(outcome(way, { path: ["a", "b", "end"] })).toEqual({ path: ["a", "b", "end"] });
    expect(outcome(way, { path: ["end"] })).toBe("not-a-choice");
    expect(outcome(way, { path: ["b", "end", "a"] })).toBe("too-many");
  });

  it("has a step at least, and ends where it may", () => {
    expect(outcome(way, { path: [] })).toBe("too-few");
    expect(outcome(way, { path: ["a"] })).toBe("exposed");
  });
});

describe("rows", () => {
  interface Shot {
    readonly firer: string;
    readonly targets: readonly string[];
  }
  const barrage = form().param(
    "shots",
    "Who fires?",
    rows(
      (_, earlier: readonly Shot[]) =>
        earlier.length === 2
          ? null
          : form()
              .param(
                "firer",
                "Who?",
                choice(() => ["a", "b"].filter((id) => earlier.every((shot) => shot.firer !== id))),
              )
              .param(
                "targets",
                "At whom?",
                subset(({ params }) => [`${params.firer}1`, `${params.firer}2`]),
              ),
      (_, shots) => (shots.length > 0 ? null : { code: "too-few", text: "somebody must fire" }),
    ),
  );

  it("each see the rows before them", () => {
    const shots = [
      { firer: "b", targets: ["b2", "b1"] },
      { firer: "a", targets: [] },
    ];
    expect(outcome(barrage, { shots })).toEqual({
      shots: [
        { firer: "b", targets: ["b1", "b2"] },
        { firer: "a", targets: [] },
      ],
    });
    expect(outcome(barrage, { shots: [...shots.slice(1), ...shots.slice(1)] })).toBe("not-a-choice");
  });

  it("are whole, listed and nothing else", () => {
    const shot = { firer: "a", targets: [] };
    expect(outcome(barrage, { shots: [] })).toBe("too-few");
    expect(outcome(barrage, { shots: [shot, { firer: "b", targets: [] }, shot] })).toBe("too-many");
    expect(outcome(barrage, { shots: [{ firer: "a" }] })).toBe("malformed");
    expect(outcome(barrage, { shots: [{ ...shot, more: 1 }] })).toBe("malformed");
    expect(outcome(barrage, { shots: [null] })).toBe("malformed");
    expect(outcome(barrage, { shots: [["a", []]] })).toBe("malformed");
    expect(outcome(barrage, { shots: shot })).toBe("malformed");
    expect(outcome(barrage, { shots: [{ firer: null, targets: [] }] })).toBe("too-few");
  });

  it("cannot begin with a list", () => {
    const odd = form().param(
      "rows",
      "What?",
      rows(() =>
        form().param(
          "list",
          "Which?",
          subset(() => ["a"]),
        ),
      ),
    );
    expect(() => inputs(odd, {}).next()).toThrow("must begin with a single value");
  });
});

describe("an optional param", () => {
  const maybe = form()
    .param(
      "kind",
      "Which?",
      choice(() => ["plain", "fancy"]),
    )
    .optional(
      "extra",
      "What more?",
      ({ params }) => params.kind === "fancy",
      integer(() => [1, 2]),
    );

  it("is asked only where it belongs, and then it must be given", () => {
    expect(outcome(maybe, { kind: "plain" })).toEqual({ kind: "plain" });
    expect(outcome(maybe, { kind: "fancy", extra: 2 })).toEqual({ kind: "fancy", extra: 2 });
    expect(outcome(maybe, { kind: "fancy" })).toBe("not-in-range");
    expect(outcome(maybe, { kind: "plain", extra: 2 })).toBe("malformed");
  });
});
