/** A campaign gone through by thumb: one private reply that each press turns, of what everyone was shown. */
import { type APIMessage, MessageFlags } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Dice } from "#engine";
import { nextMove } from "../../../../scripts/bench/campaign.ts";
import { readPress } from "../../../../src/discord/screen/custom-id.ts";
import { asker, servicesOf, textOf } from "../../bench.ts";
import { pressed } from "../../presses.ts";
import { controlsOf, Stage, said, shows } from "../../stage.ts";

let stage: Stage;
let game: string;

beforeEach(async () => {
  stage = await Stage.open();
  game = await stage.started();
});
afterEach(() => stage.close());

async function play(most: number): Promise<void> {
  const { campaigns } = stage.service;
  const dice = new Dice({ key: "7".repeat(64), next: 0 });
  for (let acts = 0; acts < most && (await campaigns.showing.record(game)).status === "running"; acts++)
    await campaigns.acting.submit({ game, ...(await nextMove(campaigns, game, dice)), interaction: null });
}

const replay = (who = stage.ben) => stage.command(who, "game replay", { game });
const turn = async (page: APIMessage, label: string): Promise<APIMessage> =>
  await (await stage.press(stage.ben, page, label)).reply();
const boardIn = (page: APIMessage) => /Board (\d+) of (\d+)/.exec(said(page))?.slice(1).map(Number) ?? [];
const isOff = (page: APIMessage, label: string) =>
  controlsOf(page).find((one) => one.label === label)?.disabled === true;

describe("/game replay", () => {
  it("leads through all boards, a tap each, in one reply that nobody else sees", async () => {
    await play(200);
    let page = await replay();
    expect((page.flags ?? 0) & MessageFlags.Ephemeral).toBeTruthy();
    const [first, count = 0] = boardIn(page);
    expect(first).toBe(1);
    expect(count).toBeGreaterThan(3);
    expect(isOff(page, "◀ Back")).toBe(true);
    const words = new Set<string>();
    for (let taps = 1; taps < count; taps++) {
      words.add(said(page));
      const next = await turn(page, "Next ▶");
      expect(next.id).toBe(page.id);
      page = next;
      expect(boardIn(page)).toEqual([taps + 1, count]);
      expect(shows(page)).toBe(true);
    }
    expect(words.size).toBe(count - 1);
    expect(isOff(page, "Next ▶")).toBe(true);
    expect(boardIn(await turn(page, "◀ Back"))).toEqual([count - 1, count]);
  });

  it("begins with the first board where a control names none", async () => {
    await play(3);
    const person = { id: stage.ben.id, name: "Ben" };
    const ben = asker(0, { person, guild: stage.sandbox.guildId, channel: stage.channel, sees: () => "visible" });
    const first = await pressed(servicesOf(stage.service), ben, readPress(`1:replay:${game}::::`), []);
    expect(textOf(first)).toContain("Board 1 of");
  });

  it("leads to a turn in two taps, and goes on after the bot has started anew", async () => {
    await play(200);
    const page = await replay();
    await stage.startAnew();
    const menu = controlsOf(page).find(({ placeholder }) => placeholder === "Go to a turn");
    const last = menu?.options?.at(-1);
    expect(last?.label).toBe("Turn 2");
    const chosen = stage.ben.select({ message: page.id, customId: menu?.custom_id ?? "", values: [last?.value ?? ""] });
    const there = await chosen.reply();
    expect(there.id).toBe(page.id);
    expect(said(there)).toContain("**Turn 2");
    expect(boardIn(there)[0]).toBe(Number(last?.value) + 1);
  });

  it("shows of a campaign that goes on what stands in the channel, to its players no more than to others", async () => {
    await play(3);
    const own = said(await replay(stage.ada));
    expect(own).toBe(said(await replay(stage.ben)));
    expect(own).toContain("Board 1 of");
  });

  it("turns no page of a campaign that somebody sees no more", async () => {
    await play(200);
    const { service } = stage;
    const page = await replay();
    service.database.sqlite.prepare("UPDATE games SET channel = '100000000000000009' WHERE id = ?").run(game);
    service.database.sqlite.prepare("DELETE FROM members WHERE game = ?").run(game);
    await stage.startAnew();
    const answer = await (await stage.press(stage.ben, page, "Next ▶")).reply();
    expect(said(answer)).not.toContain("Board 2");
  });
});
