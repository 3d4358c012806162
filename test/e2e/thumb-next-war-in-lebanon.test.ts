import { describe, expect, it } from "vitest";
import { findGroup } from "../../src/games/next-war-in-lebanon/rules/pieces/groups.ts";
import type { Lebanon } from "../../src/games/next-war-in-lebanon/state.ts";
import { Game, lebanon } from "../games/next-war-in-lebanon/builder.ts";
import { phonesOf } from "./by-thumb.ts";
import { installedChromium } from "./chromium.ts";
import { withLuck } from "./lucky-throw.ts";

/** Who plays: the IDF, the Insurgents; and somebody who looks on. */
const PLAYERS = ["Ada", "Ben"] as const;
const GUEST = "Cleo";
const CREATED = { game: "The Next War in Lebanon", pace: "0" };

describe.skipIf(installedChromium === null)("The Next War in Lebanon by thumb", () => {
  const phones = phonesOf("lebanon", ...PLAYERS, GUEST);
  const ada = phones.visitor("Ada");
  const ben = phones.visitor("Ben");
  const cleo = phones.visitor(GUEST);

  it("is opened, joined and started", async () => {
    phones.bot.pictures = "real";
    await phones.openCampaign(CREATED, [
      [ada, /^IDF/],
      [ben, /^Insurgents/],
    ]);
    for (const visitor of [ada, ben]) await visitor.goToNews(/Umpire/);
    await ada.message("Which strategy?").waitFor();
  });

  it("R-04: the IDF is deployed at one press", async () => {
    await phones.within(1, "Ada", (me) => me.press("Counterforce, default deployment"));
    await ben.message("Deploy: change what you like").waitFor();
    for (const name of PLAYERS) await phones.seesPicture(name);
    phones.bot.pictures = "blank"; // nobody looks at those to come
  });

  it("R-05: the default deployment is changed from a menu, in a form and by a typed order", async () => {
    ben.reset();
    await phones.within(2, "Ben", async (me) => {
      await phones.choose("Ben", /^Change modes/, /^Tyre: Militia 3 and 1 more to combat mode/);
      await me.message("Tyre: Militia 3 and Guerrilla 6 to combat mode").waitFor();
    });
    await phones.within(10, "Ben", async (me) => {
      await me.press("Move pieces…");
      await phones.choose("Ben", /^From which zone/, /^Sidon/);
      await phones.choose("Ben", /^Which pieces/, /^Guerrilla 11/);
      await phones.choose("Ben", /^To which zone/, /^Naqoura/);
      await me.press("Add");
      await me.message("Guerrilla 11: Sidon → Naqoura").waitFor();
    });
    await phones.within(3, "Ben", async (me) => {
      await me.press("Write…");
      const rows = me.form.getByRole("textbox");
      await me.write(/row/i, `${await rows.inputValue()}\ndeploy-move nabatiye mil-5 shaqra`);
      await me.submit();
      await me.message("Militia 5: Nabatiye → Shaqra").waitFor();
    });
    await phones.within(1, "Ben", (me) => me.press(/^Submit and end my set-up/));
    await cleo.message("The Insurgents have deployed 26 units").waitFor();
    const { units, groups } = (await phones.viewOf<Lebanon>("Ben", "insurgent")).hand;
    const zoneOf = (unit: string) => groups.find((group) => group.units.includes(unit))?.zone;
    expect([units["mil-3"]?.mode, zoneOf("gue-11"), zoneOf("mil-5")]).toEqual(["combat", "naqoura", "shaqra"]);
  });

  it("takes answers ahead with the choice of chits", async () => {
    await ben.message("Choose 2 chits").waitFor();
    await phones.choose("Ben", /^Ambush units that enter a zone of mine/, /^Wherever it is possible/);
    await ben.press("More orders for this turn…");
    await phones.quiet();
    await phones.choose("Ben", /^Strikes are announced/, /^Over every zone$/);
    await phones.within(1, "Ben", (me) => me.press(/^Suggested/));
    await phones.within(1, "Ada", (me) => me.press(/^Suggested/));
    await cleo.message("Turn 1 of 20 · IDF phase").waitFor();
  });

  it("goes on from a phase of the IDF that has something for everything", async () => {
    const start = lebanon({
      boxes: {
        "hq-36": { zone: "nahariyya", units: ["arm-188 C", "mech-84 C"] },
        "hq-162": { zone: "safed", units: ["arm-401 C", "mech-1 C"] },
      },
      zones: {
        maalot: ["li-35 C"],
        ayta: ["gue-1 D", "gue-2 D"],
        naqoura: ["mil-1 D", "gue-3 D"],
        shaqra: ["gue-7 D", "gue-8 D", "gue-9 D"],
        "bint-jbeil": ["gue-5 C", "gue-4 C"],
      },
      hands: { idf: ["J-4", "J-3", "J-3", "J-3"], insurgent: ["J-3", "J-4"] },
    });
    const mission = { zone: "shaqra", target: "area-dispersed", preferred: ["any"] };
    const position = withLuck(
      start.env,
      (env) => new Game(env, start.book),
      (game) =>
        game
          .act("idf", "j4-airmobile", { unit: "li-35", zone: "ayta", mode: "combat" })
          .pass()
          .act("idf", "move-hq", { hq: "hq-36", to: "naqoura", leave: [], secure: "no" })
          .act("insurgent", "ambush")
          .pass()
          .act("idf", "j3-strike", { missions: [mission] })
          .act("insurgent", "sam", { zones: ["shaqra"] })
          .act("idf", "move-hq", { hq: "hq-162", to: "bint-jbeil", leave: [] })
          .pass(),
      ({ events, lines }) =>
        events.every(({ chapter }) => chapter !== "effects") && lines.some((line) => /Golani at Guerrilla/.test(line)),
    );
    await phones.goOnFrom(ada, position);
  });

  it("R-50: a landing is not ambushed, and everyone reads why; a task force on the road is", async () => {
    await phones.within(5, "Ada", async (me) => {
      await phones.choose("Ada", /^Other chits, task forces, stacks$/, /^35 Paratroopers/);
      await phones.choose("Ada", /^Other chits.* to which zone/, /^Ayta ash-Shab/);
      await me.press("Submit, go on");
    });
    await cleo.message(/35 Paratroopers flies .* to Ayta ash-Shab.*A landing cannot be ambushed/).waitFor();
    expect(await cleo.messages.last().textContent()).not.toContain("Ambush");
    await phones.within(3, "Ada", async (me) => {
      await phones.choose("Ada", /^Move a task force/, /^36 Ga'ash → Naqoura/);
      await me.message(/Naqoura: \d of yours against 2\..*You take it: \d+%; they keep it: \d+%/).waitFor();
      await me.press("Submit, go on");
    });
    await cleo.message("Ambush in Naqoura by the Insurgents (J-3)").waitFor();
  });

  it("R-104: SAM answer a strike as they were told to, and nobody is asked", async () => {
    await phones.within(3, "Ada", async (me) => {
      await phones.choose("Ada", /^Deep strike/, /^Shaqra · Area strike, dispersed/);
      await me.press("Submit, go on");
    });
    await cleo.message("The Insurgents play 1 J-4 as SAM: all missions on Shaqra are void").waitFor();
    expect(await ben.messages.last().textContent()).toContain("Waiting on others: nothing to answer.");
  });

  it("a battle is fought by policy: nobody is asked, and everyone reads its arithmetic", async () => {
    await phones.within(3, "Ada", async (me) => {
      await phones.choose("Ada", /^Move a task force/, /^162 Steel → Bint Jbeil/);
      await me.press("Submit, go on");
    });
    const post = cleo.message("Battle in Bint Jbeil");
    await post.waitFor();
    expect(await post.textContent()).toMatch(/Advantage: IDF \d; Insurgents \d \+ 1 defender = \d\./);
    expect(await post.textContent()).toMatch(/Golani at Guerrilla \d: \d \+ 5 = \d+ (beats|loses to|ties)/);
    expect(await ben.messages.last().textContent()).toContain("Waiting on others: nothing to answer.");
  });

  it("nobody takes back what was diced for", async () => {
    await ada.command("game undo");
    await ada.message("That stays: ").waitFor();
    await ada.press("Dismiss message");
  });

  it("R-130: a Cascading Effect brings Syria in", async () => {
    const start = lebanon({ phasing: "insurgent" });
    const env = withLuck(
      start.env,
      (env) => new Game(env, start.book),
      (game) => game.act("insurgent", "end-phase", { sofClashes: [], order: [] }),
      (game) => game.asked.actions.includes("deploy-syrians"),
    );
    await phones.goOnFrom(ada, env);
    await phones.within(1, "Ben", (me) => me.press(/^End my phase/));
    await ben.message("How do the Syrians deploy?").waitFor();
    await phones.within(1, "Ben", (me) => me.press("Suggested"));
    await cleo.message("Syria is in the war: 8 units and a sanctuary. The Insurgents' C2 is 6.").waitFor();
    const { groups } = (await phones.viewOf<Lebanon>("Ben", "insurgent")).hand;
    expect(findGroup(groups, "syr-hq-1")?.zone).toBe("syria");
  });

  it("let nobody complain", () => {
    phones.expectClean();
  });
});
