import { afterEach, describe, expect, it } from "vitest";
import { correction, game, integer, mustGet, type Onlooking, type Premise, subset } from "#engine";
import { writeBehind } from "../../../write-behind.ts";
import { type Caravan, caravan } from "../../caravan.ts";
import { drain, interaction, person, shownBy } from "../../harness.ts";
import { holder, Market, SEATS } from "../../market.ts";

const { form } = game<Caravan>();

let market: Market;
afterEach(() => market.close());

const orders = async (seat: string) =>
  (await market.seatView(seat)).orders.map(({ name, ask }) => (ask ? `${name}?` : name));
const prepared = async (seat: string) => (await market.seatView(seat)).prepared.map(({ key }) => key);

describe("an answer given ahead", () => {
  it("answers the moment its question opens, in one write with what opened it", async () => {
    market = await Market.open({ cards: { gold: "guard" } });
    await market.says("gold", "toll", "stop");
    await market.does("red", ["travel Kut"]);
    const rows = (await market.rows()).filter(({ kind }) => kind !== "start");
    expect(rows.map(({ kind, seat, action }) => `${kind} ${seat} ${action}`)).toEqual([
      "act red endLoading",
      "act red travel",
      "order gold stop",
    ]);
    expect(new Set(rows.map(({ input }) => input)).size).toBe(1);
    expect((await market.table()).gold.red).toBe(0);
  });

  it("is as good as none where the rules do not allow it", async () => {
    market = await Market.open();
    await market.says("gold", "toll", "stop");
    await market.does("red", ["travel Kut"]);
    expect((await market.lines()).slice(-2)).toEqual(["default blue letThem", "default gold letThem"]);
  });

  it("ends with its turn, in the write that ends it", async () => {
    market = await Market.open();
    await market.says("blue", "toll", "stop");
    await market.endMarket();
    for (const seat of ["red", "blue"]) await market.does(seat, ["bid 0"]);
    expect(await orders("blue")).toEqual(["toll"]);
    await market.does("gold", ["bid 0"]);
    expect(await orders("blue")).toEqual([]);
    expect(await market.s.repository.orders(market.game)).toEqual([]);
  });

  it("ends with its phase, and answers nothing after it", async () => {
    market = await Market.open();
    await market.says("blue", "bid", "1");
    await market.endMarket();
    expect(await orders("blue")).toEqual([]);
    expect((await market.status()).awaited).toEqual([...SEATS]);
  });

  it("counts until it is changed if it was set as an order", async () => {
    market = await Market.open();
    await market.orders("blue", "bid", { gold: 1 });
    for (const turn of [1, 2]) {
      await market.endMarket();
      for (const seat of ["red", "gold"]) await market.does(seat, ["bid 0"]);
      expect((await market.table()).turn).toBe(turn + 1);
    }
    expect(await orders("blue")).toEqual(["bid"]);
  });

  it("answers what is open already, and is one press with what it answers", async () => {
    market = await Market.open();
    await market.endMarket();
    const { undo } = await market.says("blue", "bid", "2");
    expect((await market.lines()).at(-1)).toBe("order blue bid");
    expect(undo).toBeNull();
    const id = interaction();
    for (let press = 0; press < 2; press++) await market.orders("gold", "bid", { gold: 1 }, id);
    expect((await market.lines()).filter((line) => line === "order gold bid")).toHaveLength(1);
  });

  it.each([
    ["peace", "toll"],
    ["toll", "peace"],
  ])("comes first if it stands first in the game's list: %s is given before %s", async (first, second) => {
    market = await Market.open({ cards: { gold: "guard" } });
    await market.orders("gold", first, {});
    market.s.clock.advance(1);
    await market.orders("gold", second, {});
    await market.restart();
    await market.does("red", ["travel Kut"]);
    expect((await market.lines()).filter((line) => line.startsWith("order"))).toEqual(["order gold letThem"]);
  });

  it("takes the place of what was said before; “none” keeps nothing", async () => {
    market = await Market.open();
    await market.says("blue", "toll", "stop");
    await market.says("blue", "toll", "ask");
    expect(await orders("blue")).toEqual(["toll?"]);
    await market.says("blue", "toll", "pass");
    expect(await orders("blue")).toEqual([]);
  });

  it.each([
    ["an order that there is not", "alms", "pass", "no-order"],
    ["a choice that there is not", "toll", "perhaps", "not-a-choice"],
  ])("is refused if it names %s, and nothing that came with it is done", async (_, order, value, code) => {
    market = await Market.open();
    const before = await market.s.repository.snapshot(market.game);
    await expect(market.does("red", ["load 1"], { ahead: [{ order, value }] })).rejects.toMatchObject({ code });
    expect(await market.s.repository.snapshot(market.game)).toEqual(before);
  });

  it("is its seat's own: whatever others say to the same stays as it is", async () => {
    market = await Market.open();
    await market.says("red", "toll", "stop");
    await market.says("blue", "toll", "stop");
    await market.says("blue", "toll", "ask");
    expect(await orders("red")).toEqual(["toll"]);
    expect(await orders("blue")).toEqual(["toll?"]);
  });

  it("is there after a restart", async () => {
    market = await Market.open({ cards: { gold: "guard" } });
    await market.says("gold", "toll", "stop");
    await market.restart();
    await market.does("red", ["travel Kut"]);
    expect((await market.lines()).at(-1)).toBe("order gold stop");
  });
});

describe("“ask me”", () => {
  it.each(["guard", "map"])("makes the game wait for this seat alone, holding %s", async (card) => {
    market = await Market.open({ cards: { blue: card } });
    await market.says("blue", "toll", "ask");
    await market.does("red", ["travel Kut"]);
    expect((await market.lines()).at(-1)).toBe("default gold letThem");
    expect((await market.status()).awaited).toEqual(["blue"]);
    expect(await market.seatView("blue")).toMatchObject({ awaited: true, waitingOn: [] });
    expect(await market.seatView("red")).toMatchObject({ awaited: false, waitingOn: ["the blues"], deadline: null });
    await market.does("blue", ["letThem"]);
    expect((await market.status()).awaited).toEqual(["red"]);
  });

  it("is over when it is taken back while the game waits: the seat passes at once", async () => {
    market = await Market.open();
    await market.says("blue", "toll", "ask");
    await market.does("red", ["travel Kut"]);
    await market.s.campaigns.acting.clearOrder(market.game, market.who("blue").person, "blue", "toll", interaction());
    expect((await market.lines()).at(-1)).toBe("default blue letThem");
    expect((await market.status()).awaited).toEqual(["red"]);
  });

  it("passes by default when the seat's time is up", async () => {
    market = await Market.open();
    await market.says("blue", "toll", "ask");
    await market.does("red", ["travel Kut"]);
    await market.pass(24);
    expect((await market.lines()).at(-1)).toBe("default blue letThem");
  });

  it("stops a release that has changed how windows wait no longer than its start", async () => {
    const { windows } = caravan;
    market = await Market.open({ rules: { windows: windows.map((window) => ({ ...window, mode: "wait-all" })) } });
    await market.does("red", ["travel Kut"]);
    expect((await market.status()).awaited).toEqual(["blue", "gold"]);
    await market.restart({ windows });
    expect((await market.status()).awaited).toEqual(["red"]);
  });
});

describe("“ask me” in some cases", () => {
  const asking = (...cases: ("toll" | "peace")[]) =>
    caravan.orders.map((order) => {
      const places = form().param(
        "ask",
        "Where are you asked?",
        subset(() => ["Basra", "Kut", "Mosul"]),
      );
      const asks: typeof order.asks = ({ table }, { window }, { ask }) =>
        window === "toll" && Array.isArray(ask) && ask.includes(mustGet(table.at, table.traveller ?? ""));
      return cases.some((name) => name === order.name) ? { ...order, form: places, asks } : order;
    });

  it("leaves the question to the seat there, and to the order elsewhere", async () => {
    market = await Market.open({ cards: { gold: "guard" }, rules: { orders: asking("toll") } });
    await market.orders("gold", "toll", { ask: ["Kut"] });
    await market.does("red", ["travel Kut"]);
    expect((await market.lines()).at(-1)).toBe("default blue letThem");
    expect((await market.status()).awaited).toEqual(["gold"]);
    await market.does("gold", ["letThem"]);
    await market.orders("gold", "toll", { ask: ["Mosul"] });
    await market.does("red", [], { end: true });
    await market.does("blue", ["travel Kut"]);
    expect((await market.lines()).at(-1)).toBe("order gold stop");
  });

  it.each(["guard", "map"])("makes the game wait whatever the seat holds: %s", async (card) => {
    market = await Market.open({ cards: { gold: card }, rules: { orders: asking("toll") } });
    await market.orders("gold", "toll", { ask: ["Kut"] });
    await market.does("red", ["travel Kut"]);
    expect((await market.status()).awaited).toEqual(["gold"]);
  });

  it("keeps the orders further down the list silent, not those before it", async () => {
    market = await Market.open({ cards: { blue: "guard", gold: "guard" }, rules: { orders: asking("peace", "toll") } });
    await market.orders("gold", "peace", { ask: ["Kut"] });
    await market.orders("gold", "toll", { ask: [] });
    await market.does("red", ["travel Kut"]);
    expect((await market.status()).awaited).toEqual(["gold"]);
    await market.orders("gold", "peace", { ask: [] });
    expect((await market.lines()).at(-1)).toBe("order gold letThem");
  });
});

describe("a preset of orders", () => {
  const orderPresets = [
    {
      name: "frugal",
      title: "Frugal",
      summary: () => "you bid nothing, and let travellers pass.",
      orders: () => ({ bid: { gold: 0 }, toll: "none" as const, peace: "ask" as const }),
    },
  ];

  it("gives, changes and takes back the orders that it names, in one write with what they answer", async () => {
    market = await Market.open({ rules: { orderPresets } });
    await market.orders("blue", "bid", { gold: 2 });
    await market.says("blue", "toll", "stop");
    await market.s.campaigns.acting.usePreset(market.game, market.who("blue").person, "blue", "frugal", interaction());
    expect((await orders("blue")).toSorted()).toEqual(["bid", "peace?"]);
    await market.endMarket();
    expect((await market.rows()).at(-1)).toMatchObject({ kind: "order", seat: "blue", params: { gold: 0 } });
    expect(await orders("red")).toEqual([]);
  });

  it("is refused if there is none of that name, or for another seat", async () => {
    market = await Market.open({ rules: { orderPresets } });
    const { campaigns } = market.s;
    const { person } = market.who("blue");
    const use = (seat: string, name: string) =>
      campaigns.acting.usePreset(market.game, person, seat, name, interaction());
    await expect(use("blue", "generous")).rejects.toMatchObject({ code: "no-preset" });
    await expect(use("red", "frugal")).rejects.toMatchObject({ code: "not-your-seat" });
    expect(await orders("red")).toEqual([]);
  });
});

/** The guide of a release that says otherwise what a bid rests on. */
function premised(change: (premise: Premise) => Premise): typeof caravan.guide {
  const { guide } = caravan;
  return {
    ...guide,
    upcoming: (view) => guide.upcoming(view).map((one) => ({ ...one, ...change(one) })),
    prepared(view, decision) {
      const premise = guide.prepared(view, decision);
      return premise && change(premise);
    },
  };
}

describe("a prepared answer", () => {
  it("is given the moment its question opens, and is then used up", async () => {
    market = await Market.open();
    await market.prepares("blue", 1, "bid 2");
    expect(await prepared("blue")).toEqual(["bid.1"]);
    await market.endMarket();
    expect((await market.lines()).at(-1)).toBe("order blue bid");
    expect((await market.status()).awaited).toEqual(["red", "gold"]);
    expect(await prepared("blue")).toEqual([]);
    const [opened, answered] = (await market.rows()).slice(-2);
    expect([opened?.action, answered?.input]).toEqual(["endTravel", opened?.input]);
  });

  it("is kept, and the seat asked, if something that it rests on has changed", async () => {
    market = await Market.open();
    await market.prepares("blue", 1, "bid 2");
    await market.endMarket("red");
    await market.does("blue", ["load 1"], { end: true });
    await market.endMarket("gold");
    expect((await market.status()).awaited).toEqual([...SEATS]);
    expect(await prepared("blue")).toEqual(["bid.1"]);
    await market.does("blue", ["bid 3"]);
    expect(await prepared("blue")).toEqual([]);
  });

  it("is given after a release that says in other words what it rests on", async () => {
    market = await Market.open();
    await market.prepares("blue", 1, "bid 2");
    await market.restart({ guide: premised((premise) => ({ ...premise, words: ["Five gold are yours."] })) });
    await market.endMarket();
    expect((await market.lines()).at(-1)).toBe("order blue bid");
  });

  it("is kept, and the seat asked, if what it rests on has changed, whatever the words", async () => {
    market = await Market.open({ rules: { guide: premised((premise) => ({ ...premise, words: [] })) } });
    await market.prepares("blue", 1, "bid 2");
    await market.restart({ guide: premised((premise) => ({ ...premise, words: [], facts: [{ gold: 4 }] })) });
    await market.endMarket();
    expect(await prepared("blue")).toEqual(["bid.1"]);
  });

  it("is gone at once, and its seat told so, when all go back to before its question could come", async () => {
    market = await Market.open();
    await market.endMarket();
    for (const seat of ["blue", "gold", "red"]) await market.does(seat, ["bid 1"]);
    await market.prepares("blue", 2, "bid 2");
    const { campaigns, repository } = market.s;
    await campaigns.requests.ask(market.game, holder("red"), { kind: "rewind" }, interaction());
    for (const seat of ["blue", "gold"])
      await campaigns.requests.answer(market.game, holder(seat), { number: 1, yes: true }, interaction());
    expect((await market.status()).awaited).toEqual(["red"]);
    expect(await repository.prepared(market.game)).toEqual([]);
    const { prepared, news } = await market.seatView("blue");
    expect(prepared).toEqual([]);
    expect(news.join()).toContain("What you had prepared no longer applies");
    expect((await market.seatView("gold")).news.join()).not.toContain("prepared");
  });

  it("is gone, and its seat told so, when the moderator sets right what its question follows from", async () => {
    const asked = game<Onlooking<Caravan>>()
      .form()
      .param(
        "turn",
        "Which turn?",
        integer(() => [1, 3]),
      );
    const setTurn = correction<Caravan, { readonly turn: number }>("set-turn", "Set the turn", asked, (c) => {
      c.state.table.turn = c.params.turn;
      return `It is turn ${c.params.turn}.`;
    });
    market = await Market.open({ rules: { corrections: [setTurn] } });
    const { moderation } = market.s.campaigns;
    const by = () => ({ person: person(5), interaction: interaction() });
    await moderation.appoint({ ...market.who("red"), staffOf: null, interaction: interaction() }, person(5).id);
    await market.prepares("blue", 1, "bid 2");
    for (const [turn, keys] of [
      [1, ["bid.1"]],
      [3, []],
    ] as const) {
      await moderation.correct(market.game, { name: "set-turn", params: { turn }, reason: "a slip" }, by());
      expect(await market.s.repository.prepared(market.game)).toMatchObject(keys.map((key) => ({ key })));
    }
    expect((await market.seatView("blue")).news).toEqual([expect.stringContaining("no longer applies")]);
  });

  it("stays where its question is to come before and after what is taken back", async () => {
    market = await Market.open();
    await market.prepares("blue", 1, "bid 2");
    await market.endMarket("red");
    await market.undo("red");
    expect(await prepared("blue")).toEqual(["bid.1"]);
    expect((await market.seatView("blue")).news.join()).not.toContain("prepared");
  });

  it("that an earlier release kept with sentences rests on those", async () => {
    market = await Market.open();
    const { repository } = market.s;
    for (const seat of ["blue", "gold"]) await market.prepares(seat, 1, "bid 2");
    const kept = await repository.prepared(market.game);
    const words = { blue: ["You have 5 gold."], gold: ["You have 4 gold."] };
    const set = kept.map((one) => ({ ...one, facts: one.seat === "blue" ? words.blue : words.gold }));
    await writeBehind(repository, { game: market.game, prepared: { set, clear: [] }, at: 0 });
    await market.restart();
    await market.endMarket();
    expect((await market.status()).awaited).toEqual(["red", "gold"]);
  });

  it("is given whole or not at all: nobody hears of its first part if the rest cannot be done", async () => {
    const premise = { key: "bid.1", facts: [], words: [] };
    const prompt = { question: "What do you load?", facts: [] };
    const guide: typeof caravan.guide = {
      ...caravan.guide,
      upcoming: (view) => [{ ...premise, title: "Your load", action: "loadGoods", view, prompt }],
      prepared: (_, { actions }) => (actions.includes("loadGoods") ? premise : null),
    };
    market = await Market.open({ rules: { guide } });
    await market.prepares("blue", 1, "load 3", "load 3");
    await drain(market.s);
    await market.endMarket("red");
    expect((await market.status()).awaited).toEqual(["blue"]);
    expect((await market.table()).gold.blue).toBe(5);
    expect(await prepared("blue")).toEqual(["bid.1"]);
    const shown = await Promise.all((await drain(market.s)).map((row) => shownBy(market.s, row)));
    expect(shown.join("\n")).not.toContain("loads 3");
    expect((await market.seatView("blue")).news).toEqual([]);
  });

  it("counts less than a standing order", async () => {
    market = await Market.open();
    await market.prepares("blue", 1, "bid 2");
    await market.orders("blue", "bid", { gold: 1 });
    await market.endMarket();
    const bids = (await market.rows()).filter(({ action }) => action === "bid");
    expect(bids.map(({ params }) => params)).toEqual([{ gold: 1 }]);
  });

  it("can be changed, and forgotten", async () => {
    market = await Market.open();
    await market.prepares("blue", 1, "bid 2");
    await market.prepares("blue", 1, "bid 4");
    expect((await market.seatView("blue")).prepared).toMatchObject([
      { moves: [{ action: "bid", params: { gold: 4 } }] },
    ]);
    await market.prepares("blue", 1);
    expect(await prepared("blue")).toEqual([]);
  });

  it("is its seat's own: nobody else reads it, puts another in its place or forgets it", async () => {
    market = await Market.open();
    await market.prepares("blue", 1, "bid 2");
    expect(await prepared("red")).toEqual([]);
    const others = { key: "bid.1", ahead: [], game: market.game, seat: "blue" };
    for (const person of [holder("red").id, "a stranger"])
      for (const moves of [[], [{ action: "bid", params: { gold: 0 } }]]) {
        const forged = market.s.campaigns.acting.prepare({ ...others, moves, person, interaction: interaction() });
        await expect(forged).rejects.toMatchObject({ code: "not-your-seat" });
        await expect(market.s.campaigns.showing.seatView(market.game, person, "blue")).rejects.toMatchObject({
          code: "not-your-seat",
        });
      }
    expect((await market.seatView("blue")).prepared).toMatchObject([
      { moves: [{ action: "bid", params: { gold: 2 } }] },
    ]);
  });

  it.each([
    ["a question that is not to come", 2, "bid 1", "stale"],
    ["more than the seat could answer now", 1, "bid 6", "not-in-range"],
    ["something that does not answer it", 1, "load 1", "not-a-choice"],
  ])("is refused for %s", async (_, turn, move, code) => {
    market = await Market.open();
    await expect(market.prepares("blue", turn, move)).rejects.toMatchObject({ code });
    expect(await prepared("blue")).toEqual([]);
  });

  it("is dropped when its question neither comes nor is open any more", async () => {
    market = await Market.open();
    await market.prepares("blue", 1, "bid 2");
    await market.endMarket("red");
    await market.does("blue", ["load 1"], { end: true });
    await market.endMarket("gold");
    for (const seat of ["red", "gold"]) await market.does(seat, ["bid 0"]);
    await market.pass(24);
    expect(await prepared("blue")).toEqual([]);
  });
});
