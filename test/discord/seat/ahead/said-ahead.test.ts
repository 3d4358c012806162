import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Decision } from "#engine";
import { Market, SEATS } from "../../../campaign/market.ts";
import { Guest } from "../guest.ts";

let market: Market;
beforeEach(async () => {
  market = await Market.open();
});
afterEach(() => market.close());

const guest = (seat: (typeof SEATS)[number]) => new Guest(market.s, SEATS.indexOf(seat), market.game).open();
const kept = async () => (await market.seatView("blue")).prepared.map(({ key, moves }) => [key, moves[0]?.params]);
const orders = async () => (await market.seatView("red")).orders.map(({ name }) => name);

describe("what a seat has answered ahead", () => {
  it("is neither read nor changed by who holds another seat and forges its controls", async () => {
    await market.prepares("blue", 1, "bid 2");
    const blue = await guest("blue");
    await blue.press("Change: Your bid");
    const ids = [...blue.buttons(), ...blue.menus()].map(({ custom_id }) => custom_id);
    const form = ids.filter((id) => /^1:(form|page):[^:]*:[^:]*:blue:/.test(id));
    expect(form.length).toBeGreaterThan(2);
    const red = await guest("red");
    for (const id of form)
      for (const values of [[], ["0"], ["-"]]) await expect(red.send(id, values)).rejects.toThrow("not-your-seat");
    for (const id of form.map((one) => one.replace(":blue:", ":red:"))) {
      await red.send(id, ["0"]);
      expect(red.text).toContain("This button has expired");
    }
    expect(await kept()).toEqual([["bid.1", { gold: 2 }]]);
    expect((await market.seatView("red")).prepared).toEqual([]);
  });
});

describe("the form of a question to come", () => {
  it("holds the menus under that question, and what they show counts; none that would answer it by itself", async () => {
    const [toll, ...others] = market.definition.orders.filter(({ name }) => name === "toll" || name === "bid");
    if (!toll?.ahead) throw new Error("nothing is said ahead");
    const first = [{ value: "stop", label: "stop them if I can", params: {} }, ...toll.ahead.choices({} as never)];
    const ahead = {
      ...toll.ahead,
      at: (_: unknown, { actions }: Decision) => actions.includes("bid"),
      choices: () => first.slice(0, 3),
    };
    await market.restart({ orders: [{ ...toll, ahead }, ...others] });
    const blue = await guest("blue");
    await blue.press("Choose…");
    expect(blue.menus().map(({ placeholder }) => placeholder)).toContain("When somebody travels");
    expect(blue.menus().map(({ placeholder }) => placeholder)).not.toContain("In the bids");
    await blue.choose("How much", "2");
    await blue.press("Answer ahead");
    expect((await market.seatView("blue")).orders.map(({ name, seat }) => [name, seat])).toContainEqual([
      "toll",
      "blue",
    ]);
    expect(await kept()).toEqual([["bid.1", { gold: 2 }]]);
  });
});

describe("a menu of what is said ahead", () => {
  it.each([
    ["an order that there is not", "alms", "pass", "⚠️ There is no such standing order in this game."],
    ["a name that every object has", "constructor", "pass", "⚠️ There is no such standing order in this game."],
    ["a choice that there is not", "toll", "perhaps", "⚠️ “When somebody travels”: there is no such choice."],
    ["no choice", "toll", null, "⚠️ “When somebody travels”: there is no such choice."],
  ])("is refused with a sentence for %s", async (_, order, value, why) => {
    await market.says("red", "toll", "ask");
    const red = await guest("red");
    const before = red.labels();
    await red.send(`1:say:${market.game}:aaaaaa:red:${order}:set`, value === null ? [] : [value]);
    expect(red.text.split("\n")).toContainEqual(expect.stringContaining(why));
    expect(red.labels()).toEqual(before);
    expect(await orders()).toEqual(["toll"]);
  });

  it("is refused for another seat", async () => {
    const red = await guest("red");
    const forged = red.send(`1:say:${market.game}:aaaaaa:blue:toll:set`, ["stop"]);
    await expect(forged).rejects.toThrow("not-your-seat");
    expect((await market.seatView("blue")).orders).toEqual([]);
  });
});
