import { afterEach, expect, it } from "vitest";
import { correct, Dice, onlooking, type Params, Refused } from "#engine";
import { nextMove, startCampaign } from "../../../scripts/bench/campaign.ts";
import { correctionsPage } from "../../../src/discord/moderator/corrections-page.ts";
import { note } from "../../../src/discord/screen/screen.ts";
import type { Asker } from "../../../src/discord/services/asker.ts";
import type { Services } from "../../../src/discord/services/services.ts";
import { readState } from "../../../src/proof/state-text.ts";
import { keyOf } from "../../kit/index.ts";
import { randomPlay } from "../../kit/random-play.ts";
import { controlsOf, Stage, said } from "../stage.ts";

const MOVES = 28;
/** How often to try choices that may be possible, or that the game may refuse: some corrections never break it. */
const TRIES = { sound: 3000, unsound: 100 };

let stage: Stage | null = null;
afterEach(async () => {
  await stage?.close();
  stage = null;
});

/** A campaign under way, and what its moderator types into the window behind **Correct…**. */
async function moderated(id: string) {
  const open = await Stage.open({ people: ["Ada", "Ben", "Mia"] });
  stage = open;
  const dice = new Dice({ key: keyOf("corrections", id), next: 0 });
  const { campaigns, repository } = open.service;
  const [ada, ben, mia] = ["Ada", "Ben", "Mia"].map((name) => open.sandbox.person(name));
  if (!ada || !ben || !mia) throw new Error("somebody is missing");
  const game = await startCampaign(campaigns, id, [
    { id: ada.id, name: "Ada" },
    { id: ben.id, name: "Ben" },
  ]);
  for (let n = 0; n < MOVES; n++)
    await campaigns.acting.submit({ game, interaction: null, ...(await nextMove(campaigns, game, dice)) });
  await campaigns.moderation.appoint({ game, person: ada.id, interaction: null }, mia.id);
  const pageOf = async () => {
    const page = await open.press(mia, await open.command(mia, "moderate panel", { game }), "Correct…").reply();
    return { page, menu: controlsOf(page).find(({ options }) => options) };
  };
  const { menu } = await pageOf();
  const [seat = ""] = await campaigns.showing.seatsOf(game, ada.id);
  const { book, record } = await campaigns.showing.seatView(game, ada.id, seat);
  const corrections = book.definition.corrections ?? [];
  return {
    offered: menu?.options?.map(({ value }) => value) ?? [],
    declared: corrections.map(({ name }) => name),
    corrected: async () => (await repository.log(game)).filter(({ kind }) => kind === "adjust").length,
    /** Choices that are possible now, or would break the game; null: none was found. */
    async find(name: string, kind: keyof typeof TRIES): Promise<Params | null> {
      const correction = corrections.find((one) => one.name === name);
      const env = readState((await repository.snapshot(game))?.state ?? "", record.rules);
      for (let n = 0; n < TRIES[kind] && correction; n++) {
        const { params } = randomPlay(correction, onlooking(book, env), dice);
        if (outcome(() => correct(book, env, { action: name, params })) === (kind === "sound" ? null : kind))
          return params;
      }
      return null;
    },
    /** The panel takes the place of the page of corrections after each of them. */
    async types(name: string, params: Params): Promise<string> {
      const { page, menu } = await pageOf();
      const entries = corrections.find((one) => one.name === name)?.entries ?? [];
      const window = await mia.select({ message: page, customId: menu?.custom_id ?? "", values: [name] }).modal();
      const words = entries.map(({ name: choice }) => String(params[choice]));
      const lines = words.length > 4 ? [...words.slice(0, 3), words.slice(3).join(", ")] : words;
      const fields = { ...Object.fromEntries(lines.entries()), why: "a slip" };
      return said(await mia.submitModal({ modal: window, fields }).reply());
    },
  };
}

/** The code of the refusal; null: it is done. */
function outcome(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

it.each(["battle-for-baghdad", "next-war-in-lebanon", "fitna"])(
  "each correction of %s is made in a window of the panel, and what would break the game is refused there",
  async (id) => {
    const table = await moderated(id);
    expect(table.offered).toEqual(table.declared);
    let refused = 0;
    for (const [i, name] of table.declared.entries()) {
      const unsound = await table.find(name, "unsound");
      if (unsound) {
        refused++;
        expect(await table.types(name, unsound), `${name} ${JSON.stringify(unsound)}`).toContain("That cannot be: ");
      }
      const sound = await table.find(name, "sound");
      expect(sound, `${name} is possible`).not.toBeNull();
      expect(await table.types(name, sound ?? {}), `${name} ${JSON.stringify(sound)}`).toContain("✅");
      expect(await table.corrected()).toBe(i + 1);
    }
    expect(refused, "corrections that were refused").toBeGreaterThan(0);
  },
);

it("a game that nothing can be set right in says so", async () => {
  const campaigns = { moderation: { corrections: () => Promise.resolve({ list: [] }) } };
  const asker = { person: { id: "1" } };
  const page = await correctionsPage({ campaigns } as unknown as Services, asker as Asker, "abcde"); // as much as it asks
  expect(page).toEqual(note("Nothing can be set right in this game."));
});
