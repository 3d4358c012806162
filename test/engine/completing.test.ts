import { describe, expect, it } from "vitest";
import { choice, completed, inputFor, integer, route, subset, text } from "#engine";
import { form } from "./lab.ts";

const SEATS: { readonly [scenario: string]: readonly string[] } = { desert: ["2", "3"], river: ["4", "5"], sea: [] };

const options = form()
  .param(
    "scenario",
    "Which scenario?",
    choice(() => Object.keys(SEATS)),
  )
  .param(
    "seats",
    "How many seats?",
    choice(({ params }) => SEATS[params.scenario] ?? []),
  )
  .param(
    "turns",
    "How many turns?",
    integer(({ params }) => (params.scenario === "river" ? [4, 6] : [1, 9])),
  )
  .optional(
    "boats",
    "Which boats?",
    ({ params }) => params.scenario === "river",
    subset(() => ["a", "b", "c"], { min: 2 }),
  );
const defaults = { scenario: "desert", seats: "3", turns: 9 };
const complete = (said: object) => completed(options, {}, { ...said }, defaults);

describe("a form of which only a part was said", () => {
  it("has its defaults where they are possible", () => {
    expect(complete({})).toEqual(defaults);
    expect(complete({ turns: 2 })).toEqual({ ...defaults, turns: 2 });
  });

  it("has the first choice where a default is not possible, the nearest number, and the shortest list", () => {
    expect(complete({ scenario: "river" })).toEqual({ scenario: "river", seats: "4", turns: 6, boats: ["a", "b"] });
    expect(completed(options, {}, { scenario: "river" }, { ...defaults, turns: 1 })).toMatchObject({ turns: 4 });
    expect(completed(options, {}, { scenario: "river" }, { ...defaults, boats: ["c", "b"] })).toMatchObject({
      boats: ["b", "c"],
    });
  });

  it("is refused with its own words where what was said is not possible", () => {
    expect(() => complete({ seats: "4" })).toThrow("“4” is not possible here. Possible: 2 or 3.");
    expect(() => complete({ scenario: "river", boats: ["a"] })).toThrow("at least 2 must be chosen, not 1");
    expect(() => complete({ scenario: "river", boats: ["a", "b", "c", "c"] })).toThrow("Too many");
    expect(() => complete({ boats: ["a", "b"] })).toThrow("**Which boats?** is not asked now.");
    expect(() => complete({ motorBoats: 1 })).toThrow("Something is said here that nobody asks.");
    expect(() => complete({ scenario: "sea" })).toThrow("How many seats? Nothing is possible here");
  });

  it("has what a sheet would begin with where that is possible", () => {
    const guessing = form()
      .param(
        "men",
        "How many?",
        integer(() => [1, 5]),
        () => 4,
      )
      .param(
        "boats",
        "And boats?",
        integer(() => [1, 2]),
        () => 9,
      );
    expect(completed(guessing, {}, {}, {})).toEqual({ men: 4, boats: 1 });
    expect(completed(guessing, {}, {}, { men: 2 })).toEqual({ men: 2, boats: 1 });
  });

  it("has texts and routes where nobody thought of them", () => {
    const more = form()
      .param("motto", "Your motto?", text(20))
      .param(
        "way",
        "Which way?",
        route((_, path) => (path.length < 2 ? ["x", "y"] : [])),
      );
    expect(completed(more, {}, {}, {})).toEqual({ motto: "", way: ["x"] });
  });

  it("says what each of its params asks, whatever was said of the others", () => {
    const values = (said: object, name: string) => {
      const question = inputFor(options, {}, { ...said }, defaults, name);
      return question?.kind === "pick" ? question.options.map(({ value }) => value) : question;
    };
    expect(values({}, "seats")).toEqual(["2", "3"]);
    expect(values({ scenario: "river" }, "seats")).toEqual(["4", "5"]);
    expect(values({ scenario: "river", seats: "99" }, "turns")).toEqual({ kind: "integer", min: 4, max: 6 });
    expect(values({}, "boats")).toBeNull();
  });
});
