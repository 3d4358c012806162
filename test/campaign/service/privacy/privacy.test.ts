import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeBehind } from "../../../write-behind.ts";
import { interaction, person } from "../../harness.ts";
import { holder, Market } from "../../market.ts";

let market: Market;
beforeEach(async () => {
  market = await Market.open();
  await market.says("blue", "toll", "ask");
  await market.prepares("blue", 1, "bid 2");
  const { game, person, seat } = market.who("blue");
  await market.s.campaigns.acting.keepSheet(game, person, seat, "free", { rows: [] });
});
afterEach(() => market.close());

const { id } = holder("blue");
const traces = () => market.s.campaigns.privacy.traces(id);

describe("what is kept of a person", () => {
  it("can be shown whole: what was said and prepared for the seat, half-filled sheets, news", async () => {
    expect(await traces()).toMatchObject({
      standingOrders: [{ seat: "blue", name: "toll", ask: true }],
      prepared: [{ seat: "blue", key: "bid.1" }],
      sheets: [{ seat: "blue", decision: "free", sheet: { rows: [] } }],
    });
  });

  it("is forgotten with them, and nobody waits for what they had said", async () => {
    await market.does("red", ["travel Kut"]);
    expect((await market.status()).awaited).toEqual(["blue"]);
    await market.s.campaigns.privacy.forget(id);
    expect(await traces()).toMatchObject({ memberships: [], standingOrders: [], prepared: [], sheets: [], news: [] });
    for (const table of ["log", "outbox", "live_posts", "pictures", "members", "notified", "sheets"]) {
      const rows = market.s.database.sqlite.prepare(`SELECT * FROM ${table}`).all();
      expect(JSON.stringify(rows), table).not.toContain(id);
    }
    await expect.poll(async () => (await market.status()).awaited).toEqual(["red"]);
  });

  it("stays with a seat that somebody else holds, too", async () => {
    const members = await market.s.repository.members(market.game);
    const blue = members.find(({ seat }) => seat === "blue");
    if (!blue) throw new Error("nobody holds the blues");
    const partner = { ...blue, person: "777", name: "Partner" };
    await writeBehind(market.s.repository, { game: market.game, members: [...members, partner], at: 1 });
    await market.restart();
    await market.s.campaigns.privacy.forget(id);
    const left = (await market.s.repository.members(market.game)).filter(({ seat }) => seat === "blue");
    expect(left).toMatchObject([{ person: "777", name: "Partner", bot: false }]);
    expect(await traces()).toMatchObject({ memberships: [], sheets: [], standingOrders: [], prepared: [] });
    expect(await market.s.campaigns.privacy.traces("777")).toMatchObject({
      memberships: [{ seat: "blue", name: "Partner" }],
      standingOrders: [{ seat: "blue", name: "toll" }],
      prepared: [{ seat: "blue", key: "bid.1" }],
      sheets: [{ seat: "blue", decision: "free" }],
    });
  });

  it("privacy: whoever has deleted their data does not return on another side; a hash keyed with the game's secret knows them", async () => {
    const join = (who: typeof gold, seat: string) =>
      market.s.campaigns.people.join({ game: market.game, person: who, seat, word: null, interaction: interaction() });
    const gold = holder("gold");
    await market.s.campaigns.privacy.forget(gold.id);
    await market.s.campaigns.privacy.forget(id);
    const former = await market.s.repository.formerHolders(market.game);
    expect(JSON.stringify(former)).not.toContain(id);
    await expect(join(holder("blue"), "gold")).rejects.toThrow("has seen its hand");
    await join(person(7), "gold");
    await join(holder("blue"), "blue");
  });

  it("privacy: votes, days away, staff flags and looks are named where people read what is kept", () => {
    const page = readFileSync(new URL("../../../../docs/privacy.md", import.meta.url), "utf8");
    for (const kept of [
      "how they have voted on motions",
      "until when they are on leave",
      "until when they are away",
      "whether they have the permission Manage Threads",
      "whoever has looked at a hand as its moderator",
      "a hash of their id, keyed with that campaign's secret",
    ])
      expect(page).toContain(kept);
  });

  it("is handed on where it is the host's business", async () => {
    await market.s.campaigns.privacy.forget(holder("red").id);
    expect((await market.s.campaigns.showing.record(market.game)).host).toBe(holder("blue").id);
  });

  it("becomes another placeholder than that of somebody who left before", async () => {
    await market.endMarket();
    for (const seat of ["blue", "gold"]) await market.s.campaigns.privacy.forget(holder(seat).id);
    const acted = (await market.rows()).flatMap(({ kind, person }) => (kind === "act" ? [person] : []));
    expect(new Set(acted)).toEqual(new Set([holder("red").id, "departed-1", "departed-2"]));
    const persons = (await market.s.repository.members(market.game)).map(({ person, seat }) => [seat, person]);
    expect(persons).toEqual([
      ["red", holder("red").id],
      ["blue", "departed-1"],
    ]); // two were left, and nobody plays for one of them
  });
});
