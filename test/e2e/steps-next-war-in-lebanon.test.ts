import { describe, expect, it } from "vitest";
import type { Lebanon } from "../../src/games/next-war-in-lebanon/state.ts";
import { Game, lebanon } from "../games/next-war-in-lebanon/builder.ts";
import { shot } from "../games/next-war-in-lebanon/fighting.ts";
import { phonesOf } from "./by-thumb.ts";
import { installedChromium } from "./chromium.ts";
import { withLuck } from "./lucky-throw.ts";

/** Who plays: the IDF, the Insurgents; and somebody who looks on. */
const PLAYERS = ["Ada", "Ben"] as const;
const GUEST = "Cleo";
const CREATED = {
  game: "The Next War in Lebanon",
  pace: "0",
  battles: "Step by step: fire plans round by round (about three waits a battle)",
};

describe.skipIf(installedChromium === null)("a battle step by step by thumb", () => {
  const phones = phonesOf("lebanon-steps", ...PLAYERS, GUEST);
  const ada = phones.visitor("Ada");
  const ben = phones.visitor("Ben");
  const cleo = phones.visitor(GUEST);

  it("is chosen when the campaign is opened", async () => {
    await phones.openCampaign(CREATED, [
      [ada, /^IDF/],
      [ben, /^Insurgents/],
    ]);
    for (const visitor of [ada, ben]) await visitor.goToNews(/Umpire/);
    await ada.press("Counterforce, default deployment");
    await ben.press("Default deployment");
    for (const visitor of [ada, ben]) await visitor.press(/^Suggested/);
    await ada.message("Turn 1 of 20, your phase: what do you play?").waitFor();
    expect((await phones.viewOf<Lebanon>("Ada", "idf")).table.stepByStep).toBe(true);
  });

  it("R-77: whoever fires says who fires at whom, first one side and then the other", async () => {
    const start = lebanon({
      options: { battles: "steps" },
      boxes: { "hq-162": { zone: "safed", units: ["arm-401 C", "mech-1 C"] } },
      zones: { "bint-jbeil": ["gue-3 C", "gue-4 C"] },
      hands: { idf: ["J-3"] },
    });
    const position = withLuck(
      start.env,
      (env) => new Game(env, start.book),
      (game) =>
        game
          .act("idf", "move-hq", { hq: "hq-162", to: "bint-jbeil", leave: [] })
          .pass()
          .act("insurgent", "fire-plan", { shots: [shot("gue-4", "mech-1"), shot("gue-3", "arm-401")] }),
      (game) => game.asked.seats.includes("idf") && game.asked.actions.includes("fire-plan"),
    );
    await phones.goOnFrom(ada, position);
    await phones.choose("Ada", /^Move a task force/, /^162 Steel → Bint Jbeil/);
    await ada.press("Submit, go on");
    await ben.message("Round 1 in Bint Jbeil: who fires at whom?").waitFor();
    await phones.within(2, "Ben", (me) =>
      me.pick("More answers", /^Guerrilla 4 at 1 Golani; Guerrilla 3 at 401 Iron Tracks/),
    );
    await cleo.message(/Guerrilla 4 at 1 Golani: \d \+ 2 = \d+/).waitFor();
    await ada.message("Round 2 in Bint Jbeil: who fires at whom?").waitFor();
    await phones.within(1, "Ada", (me) => me.press("At the easiest targets"));
    await cleo.message("The battle in Bint Jbeil is over").waitFor();
    await ada.message("Turn 1 of 20, your phase: what do you play?").waitFor();
  });

  it("let nobody complain", () => {
    phones.expectClean();
  });
});
