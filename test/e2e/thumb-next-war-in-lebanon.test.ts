import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { installedChromium } from "./chromium.ts";
import { Phones } from "./phones.ts";
import type { Visitor } from "./visitor.ts";

/** Who plays: the IDF, the Insurgents. */
const PLAYERS = ["Ada", "Ben"] as const;
const CREATED = { game: "The Next War in Lebanon", pace: "0" };

describe.skipIf(installedChromium === null)("The Next War in Lebanon by thumb", () => {
  let phones: Phones;
  let ada: Visitor;
  let ben: Visitor;

  beforeAll(async () => {
    phones = await Phones.of(PLAYERS, installedChromium ?? "", "lebanon");
    ada = phones.visitor("Ada");
    ben = phones.visitor("Ben");
  });

  afterAll(() => phones?.putAway());

  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    for (const name of PLAYERS) await phones.shot(name, "-failed");
  });

  it("is opened, joined and started", async () => {
    await ada.command("game create", CREATED);
    for (const [visitor, seat] of [
      [ada, /^IDF/],
      [ben, /^Insurgents/],
    ] as const) {
      await visitor.press("Join");
      await visitor.pick("Which seat?", seat);
      await visitor.press("Join", /You take/);
      await visitor.message("You have joined").waitFor();
    }
    await ada.press("Start");
    await phones.quiet();
    await ada.goToNews(/Umpire/);
    await ada.message("Which strategy?").waitFor();
    await phones.within(1, "Ada", (me) => me.press("Counterforce, default deployment"));
    await ben.goToNews(/Umpire/);
    await ben.message("Deploy: change what you like").waitFor();
    await phones.choose("Ben", /^Change modes/, /^Tyre: Militia 3 and 1 more to combat mode/);
    console.log("TAPS", ben.taps);
    await phones.choose("Ben", /^Move pieces/, /./);
    await phones.choose("Ben", /^From which zone/, /^Sidon/);
    console.log(await ben.messages.last().innerText());
    await phones.choose("Ben", /^Which pieces/, /^Guerrilla 11/);
    console.log(await ben.messages.last().innerText());
    await phones.choose("Ben", /^To which zone/, /^Naqoura/);
    console.log(await ben.messages.last().innerText());
    console.log("TAPS", ben.taps);
    await phones.shot("Ben");
    await ben.press("Add");
    await phones.quiet();
    console.log("TAPS", ben.taps);
    console.log(await ben.messages.last().innerText());
    await ben.press("Write…");
    await ben.form.waitFor();
    console.log(await ben.form.innerText());
    console.log(await ben.form.getByRole("textbox").first().inputValue());
    await phones.shot("Ben");
  });
});
