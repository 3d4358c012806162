import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { lebanon } from "../games/next-war-in-lebanon/builder.ts";
import { shot } from "../games/next-war-in-lebanon/fighting.ts";
import { installedChromium } from "./chromium.ts";
import { openForTwo, viewOf, withLuck } from "./lebanon.ts";
import { Phones } from "./phones.ts";
import type { Visitor } from "./visitor.ts";

/** Who plays: the IDF, the Insurgents; and somebody who looks on. */
const PLAYERS = ["Ada", "Ben"] as const;
const GUEST = "Cleo";
const CREATED = {
  game: "The Next War in Lebanon",
  pace: "0",
  battles: "Step by step: fire plans round by round (about three waits a battle)",
};

describe.skipIf(installedChromium === null)("a battle step by step by thumb", () => {
  let phones: Phones;
  let ada: Visitor;
  let ben: Visitor;
  let cleo: Visitor;

  beforeAll(async () => {
    phones = await Phones.of([...PLAYERS, GUEST], installedChromium ?? "", "lebanon-steps");
    ada = phones.visitor("Ada");
    ben = phones.visitor("Ben");
    cleo = phones.visitor(GUEST);
  });

  afterAll(() => phones?.putAway());

  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    for (const name of [...PLAYERS, GUEST]) await phones.shot(name, "-failed");
  });

  it("is chosen when the campaign is opened", async () => {
    await openForTwo(phones, CREATED, [ada, ben]);
    for (const visitor of [ada, ben]) await visitor.goToNews(/Umpire/);
    await ada.press("Counterforce, default deployment");
    await ben.press("Default deployment");
    for (const visitor of [ada, ben]) await visitor.press(/\(suggested\)/);
    await ada.message("Turn 1 of 20, your phase: what do you play?").waitFor();
    expect((await viewOf(phones, "Ada", "idf")).table.stepByStep).toBe(true);
  });

  it("R-77: whoever fires says who fires at whom, first one side and then the other", async () => {
    const start = lebanon({
      options: { battles: "steps" },
      boxes: { "hq-162": { zone: "safed", units: ["arm-401 C", "mech-1 C"] } },
      zones: { "bint-jbeil": ["gue-3 C", "gue-4 C"] },
      hands: { idf: ["J-3"] },
    });
    const position = withLuck(
      start,
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
