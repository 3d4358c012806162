import { afterEach, describe, expect, it } from "vitest";
import { MODES } from "#engine";
import { withoutLogHash } from "../log-hash.ts";
import { interaction } from "./harness.ts";
import { holder, Market } from "./market.ts";

const OTHERS = ["red", "gold"] as const;
const open: Market[] = [];
afterEach(() => {
  for (const market of open.splice(0)) market.close();
});

/** All that anyone but the blues can see of a campaign. */
async function seen(market: Market): Promise<object> {
  const { campaigns } = market.s;
  const { awaited, deadline, phase } = await market.status();
  const newest = await market.s.repository.livePost(market.game, null);
  const post = await campaigns.deliveries.live(market.game, newest?.number ?? 0);
  const seatViews = await Promise.all(OTHERS.map((seat) => market.seatView(seat)));
  return {
    status: { awaited, deadline, phase },
    post: { ...post, pictures: post?.pictures.map(({ caption }) => caption) },
    log: await campaigns.showing.chronicle(market.game, 1000),
    messages: await Promise.all(OTHERS.map((seat) => campaigns.deliveries.seatMessage(market.game, holder(seat).id))),
    seatViews: seatViews.map(({ record: _, book: __, ...seatView }) => ({
      ...seatView,
      view: { ...seatView.view, content: null },
    })),
  };
}

/** What the blues do while the others play, and what they hold. */
interface Blues {
  readonly card: "guard" | "map";
  says(market: Market): Promise<unknown>;
}

const silent = (card: Blues["card"]): Blues => ({ card, says: async () => undefined });
const saying = (card: Blues["card"], value: string): Blues => ({ card, says: (m) => m.says("blue", "toll", value) });

/** Whoever is asked in the window lets them travel. */
async function letThemTravel(market: Market): Promise<void> {
  for (const seat of ["blue", "gold"] as const) {
    const { awaited, decisions } = await market.seatView(seat);
    if (awaited && decisions[0]?.window) await market.does(seat, ["letThem"]);
  }
}

/** Two journeys and the bids; the blues have bid by themselves or do so first of all. */
const STORY: readonly ((market: Market) => Promise<unknown>)[] = [
  (m) => m.does("red", ["load 2", "travel Kut"]),
  letThemTravel,
  (m) => m.does("red", ["travel Mosul"], { end: true }),
  letThemTravel,
  (m) => m.endMarket("red").catch(() => undefined),
  (m) => m.endMarket("blue"),
  (m) => m.s.campaigns.acting.undo({ ...m.who("blue"), row: null, interaction: interaction() }),
  (m) => m.endMarket("blue"),
  async (m) => {
    await m.endMarket("gold");
    if ((await m.seatView("blue")).decisions[0]?.answered === null) await m.does("blue", ["bid 2"]);
  },
  (m) => m.does("red", ["bid 1"]),
];

/** Fails at the first moment at which the others could tell the one campaign from the other. */
async function expectSame(mode: string, one: Blues, other: Blues): Promise<void> {
  const markets = await Promise.all(
    [one, other].map(({ card }) => Market.open({ reactions: [`toll:${mode}`], cards: { blue: card } })),
  );
  open.push(...markets);
  const [a, b] = markets;
  if (!a || !b) throw new Error("no campaign");
  const rename = (text: string): string => text.replaceAll(b.game, a.game);
  for (const step of [null, ...STORY]) {
    for (const [i, market] of markets.entries()) await (step ?? (i === 0 ? one.says : other.says))(market);
    const [first, second] = [await seen(a), await seen(b)].map((all) => withoutLogHash(JSON.stringify(all)));
    expect(JSON.parse(rename(second ?? ""))).toEqual(JSON.parse(first ?? ""));
  }
}

describe.each(MODES)("in a window that waits like this: %s", (mode) => {
  it("nobody sees an order that cannot be carried out", async () => {
    await expectSame(mode, silent("map"), saying("map", "stop"));
  });

  it("nobody sees what a seat holds by what it says", async () => {
    const { [mode]: value } = { "standing-only": "ask", "wait-all": "ask", "wait-holders": "pass" } as const;
    if (mode === "wait-holders") await expectSame(mode, saying("guard", value), silent("guard"));
    else await expectSame(mode, saying("guard", value), saying("map", value));
  });

  it("nobody sees a prepared answer before it is given, and then only the answer", async () => {
    const prepared: Blues = { card: "map", says: (m) => m.prepares("blue", 1, "bid 2") };
    await expectSame(mode, silent("map"), prepared);
  });

  it("nobody sees an order for a question to come, and then only the answer", async () => {
    const ordered: Blues = {
      card: "guard",
      says: (m) =>
        m.s.campaigns.acting.setOrder(m.game, m.who("blue").person, "blue", "bid", { gold: 2 }, interaction()),
    };
    await expectSame(mode, silent("guard"), ordered);
  });

  it("nobody sees what a seat has filled in", async () => {
    const filling: Blues = {
      card: "map",
      says: (m) => m.s.campaigns.acting.keepSheet(m.game, m.who("blue").person, "blue", "ahead:bid.1", { gold: 3 }),
    };
    await expectSame(mode, silent("map"), filling);
  });
});

describe("a window that is not put to a seat", () => {
  it("tells nobody what the seat holds", async () => {
    for (const mode of ["standing-only", "wait-all"]) await expectSame(mode, silent("guard"), silent("map"));
  });
});
