import { afterEach, describe, expect, it, vi } from "vitest";
import { personalBox } from "../../../src/campaign/facts/posting.ts";
import { caravan } from "../caravan.ts";
import { drain, interaction, textOf } from "../harness.ts";
import { HOUR, holder, Market } from "../market.ts";

const SECOND = 1000;
const HOST = personalBox(holder("red").id);

let market: Market;
afterEach(() => market.close());

/** Time passes as it does for the bot, which looks every five seconds. */
async function live(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 5) {
    market.s.clock.advance(5 * SECOND);
    await market.s.campaigns.tick();
  }
}

/** Messages that say that something fails: to whom. */
const told = async (): Promise<readonly string[]> =>
  (await drain(market.s)).flatMap((row) => (textOf(row).includes("keep trying") ? row.destination : []));

const lines = (): Promise<readonly string[]> => market.lines();

describe("two looks at the clocks at once", () => {
  const twice = async (): Promise<void> => {
    const { campaigns } = market.s;
    await Promise.all([campaigns.tick(), campaigns.tick()]);
  };

  it("remind once", async () => {
    market = await Market.open({ reactions: ["toll:wait-all"] });
    await market.does("red", ["travel Kut"]);
    await drain(market.s);
    market.s.clock.advance(19 * HOUR);
    await twice();
    const reminders = (await drain(market.s)).filter((row) => textOf(row).includes("reminder"));
    expect(reminders.map(({ destination }) => destination).sort()).toEqual(
      [holder("blue"), holder("gold")].map(({ id }) => personalBox(id)),
    );
  });

  it("answer by default once", async () => {
    market = await Market.open();
    market.s.clock.advance(24 * HOUR);
    await twice();
    expect(await lines()).toEqual(["default red endLoading"]);
  });

  it("are one: there is nothing more to see for the second", async () => {
    market = await Market.open();
    const reads = vi.spyOn(market.s.repository, "dueGames");
    await twice();
    expect(reads).toHaveBeenCalledTimes(1);
    await market.s.campaigns.tick();
    expect(reads).toHaveBeenCalledTimes(2);
  });
});

describe("a computer player that fails", () => {
  /** The first tries of this seat fail, `times` of them. */
  function failing(seat: string, times: number) {
    const counted = { tries: 0 };
    const bot: typeof caravan.bot = (view, ...of) => {
      if (view.seat === seat && ++counted.tries <= times) throw new Error("no move comes to mind");
      return caravan.bot(view, ...of);
    };
    return { counted, bot };
  }

  it("tries again by itself", async () => {
    const { bot } = failing("blue", 2);
    market = await Market.open({ computers: ["blue", "gold"], rules: { bot } });
    await market.endMarket("red");
    const moved = async (): Promise<boolean> => {
      await live(10);
      return (await lines()).some((line) => line.startsWith("bot blue"));
    };
    await expect.poll(moved).toBe(true);
    expect(await told()).toEqual([]);
  });

  it("is told to the host after the third time, once, and tried less and less often", async () => {
    const { bot, counted } = failing("blue", Number.POSITIVE_INFINITY);
    market = await Market.open({ computers: ["blue", "gold"], rules: { bot } });
    await market.endMarket("red");
    await live(3600);
    expect(counted.tries).toBeGreaterThanOrEqual(8);
    expect(counted.tries).toBeLessThanOrEqual(20);
    expect(await told()).toEqual([HOST]);
    await market.restart();
    await live(3600);
    expect(await told()).toEqual([]);
  });

  it("keeps no other computer player from moving", async () => {
    const bot: typeof caravan.bot = (view, decision, dice) => {
      if (decision.actions.includes("bid") && view.seat === "blue") throw new Error("no bid comes to mind");
      return caravan.bot(view, decision, dice);
    };
    market = await Market.open({ computers: ["blue", "gold"], rules: { bot } });
    await market.endMarket("red");
    await expect.poll(async () => (await market.status()).awaited).toEqual(["red", "blue"]);
  });

  it("lets a window pass, and whoever opened it does not suffer", async () => {
    const bot: typeof caravan.bot = (view, decision, dice) => {
      if (decision.window !== null) throw new Error("no reaction comes to mind");
      return caravan.bot(view, decision, dice);
    };
    market = await Market.open({ computers: ["blue", "gold"], rules: { bot } });
    await market.does("red", ["travel Kut"]);
    expect((await lines()).slice(0, 4)).toEqual([
      "act red endLoading",
      "act red travel",
      "default blue letThem",
      "default gold letThem",
    ]);
  });
});

describe("a default answer that fails", () => {
  it("is tried again ever later, and the host is told after the third time, once", async () => {
    let tries = 0;
    const defaultAnswer = () => {
      tries++;
      throw new Error("no answer comes to mind");
    };
    market = await Market.open({ rules: { defaultAnswer } });
    await drain(market.s);
    market.s.clock.advance(24 * HOUR);
    await live(10);
    expect(tries).toBe(2);
    expect(await told()).toEqual([]);
    await live(3600);
    expect(tries).toBeGreaterThanOrEqual(8);
    expect(tries).toBeLessThanOrEqual(20);
    expect(await told()).toEqual([HOST]);
    await market.restart();
    await live(3600);
    expect(await told()).toEqual([]);
  });

  it("is tried again at once when somebody has acted", async () => {
    let fails = true;
    const defaultAnswer: typeof caravan.defaultAnswer = (...of) => {
      if (fails) throw new Error("no answer comes to mind");
      return caravan.defaultAnswer(...of);
    };
    market = await Market.open({ reactions: ["toll:wait-all"], rules: { defaultAnswer } });
    await market.does("red", ["travel Kut"]);
    market.s.clock.advance(24 * HOUR);
    await live(3600);
    fails = false;
    await market.does("gold", ["letThem"]);
    await live(5);
    expect(await lines()).toContain("default blue letThem");
  });
});

describe("a standing order", () => {
  const orders = async () => (await market.s.repository.orders(market.game)).map(({ name }) => name);

  it("is set once, however often and late the same press arrives", async () => {
    market = await Market.open();
    const first = interaction();
    await market.orders("blue", "bid", { gold: 1 }, first);
    await market.s.campaigns.acting.clearOrder(market.game, holder("blue").id, "blue", "bid", interaction());
    await market.orders("blue", "bid", { gold: 1 }, first);
    expect(await orders()).toEqual([]);
  });

  it("is taken back once, however often and late the same press arrives", async () => {
    market = await Market.open();
    await market.orders("blue", "bid", { gold: 1 });
    const first = interaction();
    const clear = () => market.s.campaigns.acting.clearOrder(market.game, holder("blue").id, "blue", "bid", first);
    await clear();
    await market.orders("blue", "bid", { gold: 2 });
    await clear();
    expect(await orders()).toEqual(["bid"]);
  });

  it("answers what is open in the same write", async () => {
    market = await Market.open();
    await market.endMarket();
    await market.orders("red", "bid", { gold: 1 });
    expect((await lines()).at(-1)).toBe("order red bid");
  });
});
