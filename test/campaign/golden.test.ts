import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { type Definition, type Envelope, type GameTypes, type Rulebook, readStored } from "#engine";
import { complaint, type Golden, readGolden } from "../../scripts/golden/log.ts";
import { games } from "../../src/games/registry.ts";

const [iraq] = games.filter(({ id }) => id === "iraqi-conflict");
if (!iraq) throw new Error("the game is missing");

/** The rules with one number more drawn before every deal. */
const otherwise: Definition<GameTypes> = {
  ...iraq,
  procedures: iraq.procedures.map((procedure) => ({
    ...procedure,
    run(stage, s) {
      if (stage === "situation") s.dice.below(6);
      return procedure.run(stage, s);
    },
  })),
};

/** Notes and answers are what is declared of them, in every game from its start to its end. */
function readsWhatItStores(book: Rulebook<GameTypes>, stored: Envelope<GameTypes>): void {
  const { state, askedAgain } = readStored(book, stored);
  const isSame = isDeepStrictEqual([state.frames, state.answers], [stored.frames, stored.answers]);
  if (askedAgain.length > 0 || !isSame) expect(state).toEqual(stored); // says what differs; asked only then, there are thousands
}

describe("the golden logs", () => {
  it.each(games.map((game) => [game.id, game] as const))(
    "of %s are played to the same states",
    { timeout: 300_000 },
    (_, game) => {
      expect(complaint(game, readGolden(game), readsWhatItStores) ?? "").toBe("");
    },
  );

  it("are there for every edition of a game", () => {
    const ofFitna = games.filter(({ id }) => id === "fitna").flatMap((game) => readGolden(game).logs);
    expect(new Set(ofFitna.map(({ options }) => options.edition))).toEqual(new Set(["2020", "2018"]));
    for (const game of games) expect(readGolden(game).logs.length, game.id).toBeGreaterThan(0);
  });

  it("tell of rules that play otherwise under the same version, and what to do", () => {
    const why = complaint(otherwise, readGolden(iraq));
    expect(why).toContain(`leads to another state, though the rules still say that they are version ${iraq.rules}`);
    expect(why).toContain("count up `rules` in the definition of the game");
    expect(why).toContain('run "npm run golden -- iraqi-conflict"');
  });

  it("have to be made again once the version is counted up", () => {
    const made: Golden = readGolden(iraq);
    expect(complaint({ ...otherwise, rules: "counted" }, made)).toContain(
      `are of rules ${iraq.rules}, and these are counted: run`,
    );
  });
});
