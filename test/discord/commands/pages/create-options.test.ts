import { describe, expect, it } from "vitest";
import { choice, type GameTypes, game, integer, subset } from "#engine";
import { chosenOptions, completeCreate, createOptions } from "../../../../src/discord/commands/pages/create-options.ts";
import { LIMIT } from "../../../../src/discord/screen/limits.ts";
import { battleForBaghdad } from "../../../../src/games/battle-for-baghdad/index.ts";
import type { AnyDefinition } from "../../../../src/games/registry.ts";
import { openShipped } from "../../../../src/packs/packs.ts";

const games: readonly AnyDefinition[] = [battleForBaghdad];
const baghdad = openShipped<GameTypes>(battleForBaghdad);
const given = { game: battleForBaghdad.id };
const typed = (text: string) => completeCreate([baghdad], given, { name: "reactions", text });

describe("an option of a campaign that is a list", () => {
  it("is completed while somebody types, not chosen from the command", () => {
    const option = createOptions(games, 20, true).find(({ name }) => name === "reactions");
    expect(option).toMatchObject({ autocomplete: true });
    const [first] = typed("arab street");
    expect(first).toEqual({ value: "W3:wait-all", name: "Before an Arab Street card: ask everyone and wait" });
  });

  it("is completed by one more after those that are there", () => {
    const values = typed("W3:wait-all, income").map(({ value }) => value);
    expect(values).toContain("W3:wait-all, W7:wait-holders");
    expect(typed("W3:wait-all")[0]?.value).toBe("W3:wait-all");
    for (const { name, value } of typed("W1:standing-only, W3:wait-all, W4:wait-holders, W5:wait-holders, ")) {
      expect(name.length).toBeLessThanOrEqual(LIMIT.choiceText);
      expect(value.length).toBeLessThanOrEqual(LIMIT.choiceText);
    }
  });

  it("is read by its values and by its labels", () => {
    const reactions = "w3:wait-all, After an income: ask everyone and wait";
    expect(chosenOptions(baghdad, { reactions })).toEqual({ reactions: ["W3:wait-all", "W7:wait-all"] });
  });
});

interface War {
  Content: {
    readonly scenarios: { readonly [id: string]: { readonly seats: readonly string[]; readonly turns: number } };
  };
  Table: Record<string, never>;
  Hand: Record<string, never>;
  Box: Record<string, never>;
  Event: never;
  Secret: never;
}

const form = game<War>()
  .form()
  .param(
    "scenario",
    "Which scenario?",
    choice(({ content }) => Object.keys(content.scenarios)),
  )
  .param(
    "players",
    "How many seats?",
    choice(({ content, params }) => [
      ...(content.scenarios[params.scenario]?.seats ?? []).map((value) => ({ value, label: `${value} seats` })),
      { value: "20", label: "20 seats", refused: { code: "too-many", text: "So many are never found." } },
    ]),
  )
  .param(
    "turns",
    "How many turns?",
    integer(({ content, params }) => [1, content.scenarios[params.scenario]?.turns ?? 0]),
  )
  .param(
    "fog",
    "Fog of war?",
    choice(() => ["on", "off"]),
  )
  .param(
    "allies",
    "Which allies?",
    subset(({ params }) => (params.fog === "on" ? ["us", "uk"] : ["us"])),
  );

const war: AnyDefinition = {
  ...battleForBaghdad,
  id: "war",
  options: form,
  defaults: { scenario: "desert", players: "3", turns: 9, fog: "on", allies: [] },
};
const content: War["Content"] = {
  scenarios: { desert: { seats: ["2", "3"], turns: 9 }, river: { seats: ["4", "5"], turns: 6 } },
};
const book = { definition: war, content };

describe("options that depend on the pack and on each other", () => {
  const proposed = (name: string, more: { readonly [option: string]: string }, text = "") =>
    completeCreate([book], { game: "war", ...more }, { name, text }).map(({ value }) => value);

  it("are proposed while somebody types, and only what is always the same is part of the command", () => {
    const options = new Map(createOptions([war], 20, true).map((option) => [option.name, option]));
    for (const name of ["scenario", "players", "allies"])
      expect(options.get(name)).toMatchObject({ autocomplete: true });
    expect(options.get("fog")).toMatchObject({ choices: [{ value: "on" }, { value: "off" }] });
    expect(options.get("turns")).not.toHaveProperty("max_value");
  });

  it("are proposed from the pack, as the options chosen so far leave them", () => {
    expect(proposed("scenario", {})).toEqual(["desert", "river"]);
    expect(proposed("players", {})).toEqual(["2", "3"]);
    expect(proposed("players", { scenario: "River" })).toEqual(["4", "5"]);
    expect(proposed("allies", { fog: "off" }, "u")).toEqual(["us"]);
    expect(proposed("players", { scenario: "moon" })).toEqual(["2", "3"]);
  });

  it("say which choice counts where nothing is chosen, as long as one game alone is meant", () => {
    const names = (...definitions: readonly AnyDefinition[]) =>
      completeCreate(
        definitions.map((definition) => ({ definition, content })),
        {},
        { name: "players", text: "" },
      ).map(({ name }) => name);
    expect(names(war)).toEqual(["2 seats", "3 seats (default)"]);
    expect(names(war, { ...war, id: "peace" })).toEqual(["2 seats", "3 seats"]);
  });

  it("are not proposed where they would be refused", () => {
    expect(proposed("players", {}, "2")).toEqual(["2"]);
  });

  it("are read as the form takes them", () => {
    expect(chosenOptions(book, { scenario: "RIVER", players: "5", allies: "UK, us" })).toEqual({
      scenario: "river",
      players: "5",
      allies: ["uk", "us"],
    });
  });
});
