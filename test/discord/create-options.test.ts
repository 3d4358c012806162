import { describe, expect, it } from "vitest";
import { chosenOptions, completeCreate, createOptions } from "../../src/discord/commands/create-options.ts";
import { LIMIT } from "../../src/discord/limits.ts";
import { battleForBaghdad } from "../../src/games/battle-for-baghdad/index.ts";
import type { AnyDefinition } from "../../src/games/registry.ts";

const games: readonly AnyDefinition[] = [battleForBaghdad];
const given = { game: battleForBaghdad.id };
const typed = (text: string) => completeCreate(games, given, { name: "reactions", text });

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
    expect(chosenOptions(battleForBaghdad, { reactions })).toEqual({ reactions: ["W3:wait-all", "W7:wait-all"] });
  });
});
