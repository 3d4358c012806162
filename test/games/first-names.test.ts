import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FIRST_NAMES, firstNames } from "../../scripts/release/first-names.ts";
import { games } from "../../src/games/registry.ts";

const kept: { readonly [game: string]: readonly string[] } = JSON.parse(readFileSync(FIRST_NAMES, "utf8"));

describe("what dice are rolled for", () => {
  it.each(games.map((game) => [game.name, game] as const))(
    "still has the names in %s that it had first, so that running campaigns roll as before (docs/dice.md)",
    (_, game) => {
      const today = firstNames(game);
      const gone = (kept[game.id] ?? []).filter((name) => !today.includes(name));
      expect(gone, "`was` has the oldest name first; of what is gone for good, take the names out of the file").toEqual(
        [],
      );
    },
  );

  it("are all names of procedures, stages, actions and their params, the oldest of each", () => {
    const [game] = games;
    if (!game) throw new Error("there is no game");
    const [action] = game.actions.filter(({ entries }) => entries.length > 0);
    const [entry] = action?.entries ?? [];
    const [procedure] = game.procedures;
    if (!action || !entry || !procedure) throw new Error("it has no param");
    const { first } = procedure;
    const renamed = {
      actions: [{ ...action, name: "c", was: ["a", "b"], entries: [{ ...entry, name: "e", was: ["d"] }] }],
      procedures: [{ ...procedure, name: "h", was: ["f", "g"], stages: { [first]: [], k: ["i", "j"] } }],
    };
    expect(firstNames(renamed)).toEqual([
      "action a",
      "action a, d",
      "procedure f",
      `procedure f, ${first}`,
      "procedure f, i",
    ]);
  });
});
