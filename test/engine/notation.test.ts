import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Action, choice, integer, type Params, print, Refused, route, rows, subset, text } from "#engine";
import { nameIn, readParams } from "../../src/engine/notation.ts";
import { action, form, type Lab } from "./lab.ts";

const reads = (of: Action<Lab>, line: string): Params => readParams(nameIn(line, [of]), {});
const complaint = (of: Action<Lab>, line: string): string => {
  try {
    return `read as ${JSON.stringify(reads(of, line))}`;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
};

const march = action("march", "March")
  .param(
    "from",
    "From where?",
    choice(() => ["Mosul", { value: "r9", label: "Al Anbar" }, "-"]),
  )
  .param(
    "units",
    "Which units?",
    subset(() => ["1", "2", "3"]),
  )
  .param(
    "path",
    "By which way?",
    route(() => ["dahuk", "zakho"]),
  )
  .param(
    "n",
    "How many?",
    integer(() => [-5, 5]),
  )
  .apply(() => undefined);

describe("a line", () => {
  it("is the action's name and its params in order", () => {
    const params = { from: "Mosul", units: ["1", "2"], path: ["dahuk", "zakho"], n: -3 };
    expect(print(march, params)).toBe("march Mosul 1,2 > dahuk > zakho -3");
    expect(reads(march, "march Mosul 1,2 > dahuk > zakho -3")).toEqual(params);
  });

  it("may be spaced and cased freely, and name values by their labels", () => {
    const params = { from: "r9", units: ["1", "3"], path: ["zakho"], n: 5 };
    expect(reads(march, ' MARCH "al anbar"  3 , 1 >ZAKHO 5 ')).toEqual(params);
    expect(reads(march, "march al-anbar 1,3 zakho 5")).toEqual(params);
  });

  it("may name an action of two words as its slash command does", () => {
    const bring = action("bringUp", "Bring up").apply(() => undefined);
    for (const line of ["bringUp", "bringup", "bring-up", "Bring-Up", "bring up", "bri"])
      expect(reads(bring, line)).toEqual({});
    expect(print(bring, {})).toBe("bring-up");
  });

  it("may name an action by what it was called before, unless another one has that name now", () => {
    const wait = action("wait", "Wait", { was: ["letItBe", "hold"] }).apply(() => undefined);
    const hold = action("hold", "Hold").apply(() => undefined);
    const named = (line: string) => nameIn(line, [wait, hold]).action.name;
    for (const line of ["letItBe", "let-it-be", "Let it be"]) expect(named(line)).toBe("wait");
    expect(named("hold")).toBe("hold");
  });

  it("may name an action by its title", () => {
    const offer = action("propose", "Make an offer")
      .param(
        "to",
        "To whom?",
        choice(() => ["east", "west"]),
      )
      .apply(() => undefined);
    expect(reads(offer, "make an offer west")).toEqual({ to: "west" });
    expect(reads(offer, "Propose W")).toEqual({ to: "west" });
  });

  it("names the action of this name, whatever has it for a title, and none where several have the same title", () => {
    const plain = (name: string, title: string) => action(name, title).apply(() => undefined);
    const actions = [plain("raid", "Take all"), plain("seize", "Take all"), plain("trade", "Raid")];
    expect(nameIn("raid", actions).action.name).toBe("raid");
    expect(() => nameIn("take all", actions)).toThrow("There is no order");
  });

  it("has a dash for an empty list, and quotes for a value that is a dash", () => {
    const params = { from: "-", units: [], path: ["zakho"], n: 0 };
    expect(print(march, params)).toBe('march "-" - > zakho 0');
    expect(reads(march, print(march, params))).toEqual(params);
  });

  it("has a dash also for a list that nothing was asked about", () => {
    const lists = action("lists", "Lists")
      .param(
        "none",
        "Which?",
        subset(() => []),
      )
      .param(
        "some",
        "Which?",
        subset(() => ["a", "b"]),
      )
      .param(
        "rows",
        "Which?",
        rows(() => null),
      )
      .param(
        "n",
        "How many?",
        integer(() => [0, 9]),
      )
      .param(
        "last",
        "Which?",
        subset(() => [], { max: 0 }),
      )
      .apply(() => undefined);
    const params = { none: [], some: ["a", "b"], rows: [], n: 7, last: [] };
    expect(print(lists, params)).toBe("lists - a,b - 7 -");
    expect(reads(lists, print(lists, params))).toEqual(params);
  });

  it("says where it stops making sense", () => {
    expect(complaint(march, "")).toContain("begins with the name");
    expect(complaint(march, "fly Mosul")).toContain("There is no order “fly”. Orders of this game: march.");
    expect(complaint(march, "murch Mosul")).toContain("Did you mean march?");
    expect(complaint(march, "march")).toContain("From where? (Mosul, Al Anbar or -)");
    expect(complaint(march, "march Basra 1 > zakho 1")).toContain("“Basra” is not possible here.");
    expect(complaint(march, "march Mosul 1 > zakho lots")).toContain(
      "“lots” is not a whole number: possible are -5 to 5.",
    );
    expect(complaint(march, "march Mosul 1 > zakho 1 more")).toContain("“more” is more than this order needs");
    expect(complaint(march, 'march "Mosul')).toContain("Cannot read the order at “Mosul”");
    expect(complaint(march, 'march "\\x"')).toContain("Cannot read the text");
    expect(complaint(march, "march Mosul 1,,2 > zakho 1")).toContain("Which units?");
    expect(complaint(march, "march > zakho")).toContain("From where?");
  });
});

describe("a text in a line", () => {
  const say = action("say", "Say")
    .param("what", "What?", text(200))
    .param("again", "And?", text(200))
    .apply(() => undefined);

  it("is quoted where it must be", () => {
    expect(print(say, { what: "peace", again: "now or never" })).toBe('say peace "now or never"');
  });

  it("reads back whatever it is", () => {
    const any = fc.string({ unit: "binary", maxLength: 20 });
    fc.assert(
      fc.property(any, any, (what, again) => {
        expect(reads(say, print(say, { what, again }))).toEqual({ what, again });
      }),
    );
  });
});

describe("rows in a line", () => {
  const shoot = action("shoot", "Shoot")
    .param(
      "shots",
      "Who fires?",
      rows((_, earlier: readonly { readonly firer: string }[]) =>
        earlier.length === 3
          ? null
          : form()
              .param(
                "firer",
                "Who?",
                choice(() => ["a", "b"]),
              )
              .param(
                "way",
                "Which way?",
                route(() => ["n", "s"]),
              )
              .optional(
                "power",
                "How hard?",
                ({ params }) => params.firer === "b",
                integer(() => [1, 2]),
              )
              .param(
                "at",
                "At whom?",
                subset(({ params }) => (params.firer === "b" ? ["x", "y"] : [])),
              ),
      ),
    )
    .param(
      "next",
      "Then?",
      choice(() => ["stay", "go"]),
    )
    .apply(() => undefined);

  it("stand in brackets", () => {
    const shots = [
      { firer: "a", way: ["n", "s"], at: [] },
      { firer: "b", way: ["n"], power: 2, at: ["x", "y"] },
    ];
    expect(print(shoot, { shots, next: "go" })).toBe("shoot [a n,s -; b n 2 x,y] go");
    expect(reads(shoot, "shoot [a n,s -; b n 2 x,y] go")).toEqual({ shots, next: "go" });
  });

  it("read back when there are as many as there may be, and when there are none", () => {
    const shots = [1, 2, 3].map(() => ({ firer: "a", way: ["n"], at: [] }));
    expect(reads(shoot, print(shoot, { shots, next: "stay" }))).toEqual({ shots, next: "stay" });
    expect(reads(shoot, print(shoot, { shots: [], next: "stay" }))).toEqual({ shots: [], next: "stay" });
  });

  it("say what is missing", () => {
    expect(complaint(shoot, "shoot a n - go")).toContain("a list in [ ] is needed");
    expect(complaint(shoot, "shoot [a n - go")).toContain("A ] is missing");
    expect(complaint(shoot, "shoot [a n -] go ]")).toContain("“]” is more than this order needs");
  });
});
