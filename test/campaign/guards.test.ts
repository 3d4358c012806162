import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Definition, type Entry, type Params, Refused, type Seat, UNTOLD } from "#engine";
import { Faults } from "../../src/campaign/service/faults.ts";
import type { Caravan } from "./caravan.ts";
import { complete, failingBy, type Switch } from "./failing.ts";
import { drain, interaction, shownBy } from "./harness.ts";
import { holder, Market, SEATS } from "./market.ts";

/** What comes of it where a piece of a game throws. */
type Claim =
  /** No function, or none that anybody asks while a campaign is played. */
  | "not asked"
  /** Left out or said plainly: all goes on as if nothing had happened. */
  | "left out"
  /** What it belongs to cannot be done, in a sentence, and all else can. */
  | "not possible"
  /** The act that asks it fails as a whole, and whatever does not ask it can be done. */
  | "fails alone"
  /** What was said ahead is given up: its seat is told and asked, and nobody waits for it. */
  | "given up"
  /** Tried again later, as the chores of a campaign are. */
  | "tried again";

/** Every member, so that a new one does not compile without a claim. */
type Claims<T> = {
  readonly [M in keyof T as M extends `_${string}` ? never : M]-?: NonNullable<T[M]> extends infer F
    ? F extends (...asked: never[]) => unknown
      ? Claim
      : F extends readonly (infer E)[]
        ? E extends object
          ? Claims<E> | "not asked"
          : "not asked"
        : F extends object
          ? Claims<F> | "not asked"
          : "not asked"
    : never;
};

const PLAIN = "not asked";
const ROAD: Claims<Entry> = {
  name: PLAIN,
  was: PLAIN,
  title: PLAIN,
  when: "not possible",
  guess: "left out",
  otherwise: "not possible",
  param: {
    kind: PLAIN,
    ask: "not possible",
    stop: "not possible",
    unlisted: "left out",
    surplus: "left out",
    ways: "left out",
    words: "left out",
  },
};

const CLAIMS: Claims<Definition<Caravan>> = {
  id: PLAIN,
  name: PLAIN,
  summary: PLAIN,
  leaving: PLAIN,
  command: PLAIN,
  rules: PLAIN,
  stateVersion: PLAIN,
  readPack: PLAIN, // at a start, and where somebody brings a scenario along
  drawnFrom: PLAIN,
  inventory: PLAIN,
  options: PLAIN, // where a campaign is created
  defaults: PLAIN,
  roster: "left out",
  byLot: "left out",
  groups: "left out",
  sharings: PLAIN, // as long as people join
  setup: PLAIN, // where a campaign begins
  replaced: PLAIN,
  main: PLAIN, // one of the procedures
  procedures: {
    name: PLAIN,
    was: PLAIN,
    first: PLAIN,
    stages: PLAIN,
    notes: PLAIN,
    turnOf: PLAIN,
    drawsFor: PLAIN,
    pace: PLAIN,
    run: "fails alone",
  },
  consequences: "fails alone",
  actions: {
    name: PLAIN,
    was: PLAIN,
    title: PLAIN,
    help: PLAIN,
    common: PLAIN,
    typed: PLAIN,
    timedOut: PLAIN,
    deal: PLAIN,
    confirm: PLAIN,
    menu: PLAIN,
    ends: PLAIN,
    entries: ROAD,
    total: "left out",
    presets: "left out",
    remarks: "left out",
    when: "not possible",
    whyNot: "left out",
    label: PLAIN, // the guide asks for it
    apply: "fails alone",
  },
  windows: { name: PLAIN, was: PLAIN, title: PLAIN, mode: PLAIN, plays: "left out" },
  free: "not possible",
  called: "left out",
  offers: "left out",
  offering: {
    ...{ action: PLAIN, partners: PLAIN, accept: PLAIN, decline: PLAIN, counter: PLAIN, param: PLAIN },
    posts: { told: "left out", buttons: PLAIN },
  },
  deals: "left out",
  places: PLAIN,
  phase: "left out",
  guide: {
    welcome: "left out",
    brief: "left out",
    prompt: "left out",
    shortcuts: "left out",
    openShortcuts: "left out",
    counter: "left out",
    label: "left out",
    notice: "left out",
    ending: "left out",
    forgone: "left out",
    surplus: "left out",
    suggested: "left out",
    standings: "left out",
    glossary: "left out",
    upcoming: "left out",
    prepared: "given up",
    mended: "left out",
  },
  describePublic: "left out",
  describePrivate: "left out",
  describeLogged: "left out",
  knowledge: { from: PLAIN, known: "left out" },
  concern: "not asked",
  readPublic: "not asked", // where a stored event is put into words
  readPrivate: "not asked",
  contests: "not asked", // where a campaign is looked back at
  holders: "not asked",
  powers: "not asked",
  concealed: "not asked",
  // pictures are made on threads of their own: test/drawing/illustrator.test.ts
  board: PLAIN,
  hand: PLAIN,
  holdsNothing: "left out",
  draft: PLAIN,
  reading: { cards: "left out", show: PLAIN },
  closeUps: { zones: "left out", show: PLAIN },
  legend: PLAIN,
  ownScenarios: PLAIN, // where a campaign is created
  queries: { name: PLAIN, was: PLAIN, title: PLAIN, entries: PLAIN, answer: "left out" },
  ownSteps: PLAIN, // test/campaign/moves/own-steps.test.ts
  orders: {
    name: PLAIN,
    was: PLAIN,
    title: PLAIN,
    form: PLAIN, // its entries are those of an action
    isAbout: PLAIN, // where somebody is away: test/campaign/moves/minding.test.ts
    decide: "given up",
    asks: "given up",
    ahead: { title: PLAIN, until: PLAIN, windows: PLAIN, at: "left out", choices: "left out" },
  },
  orderPresets: { name: PLAIN, was: PLAIN, title: PLAIN, summary: "left out", orders: "not possible" },
  answeredByOrders: PLAIN,
  corrections: PLAIN,
  faults: PLAIN, // where a moderator corrects something
  defaultAnswer: "tried again",
  planning: PLAIN, // nobody asks for it but threads that think
  bot: PLAIN, // computers in a window and elsewhere: test/campaign/service/chores.test.ts
  possible: PLAIN,
  upgrade: PLAIN, // at a start
};

/** Of the pieces of a list, the ones that the campaign below comes upon. */
const OF_LIST: { readonly [list: string]: readonly string[] } = {
  procedures: ["main"],
  actions: ["scout"],
  entries: ["road", "cards", "night"],
  windows: ["storm"],
  queries: ["gold"],
  orders: ["toll"],
  orderPresets: ["calm"],
};

type Leaf = readonly [path: string, claim: Claim];

function claimed(claims: object, path = ""): readonly Leaf[] {
  return Object.entries(claims).flatMap(([name, claim]: [string, unknown]) => {
    if (typeof claim === "string") return [[path + name, claim as Claim] as const]; // claims hold nothing else
    const each = OF_LIST[name]?.map((one) => `${path}${name}.${one}.`) ?? [`${path}${name}.`];
    return each.flatMap((inner) => claimed(claim as object, inner));
  });
}

const on: Switch = { failing: null, thrown: 0 };
const paths = new Set<string>();
const rules = failingBy(complete, on, paths);
const logged: { readonly game?: string; readonly member?: string; readonly error?: { readonly name: string } }[] = [];
const logger = pino({ level: "error" }, { write: (line: string) => logged.push(JSON.parse(line)) });

const PIECES = claimed(CLAIMS).filter(([, claim]) => claim !== PLAIN);
const NEVER_ASKED = ".night.param.";
const TRIED = PIECES.filter(([path]) => paths.has(path) && !path.includes(NEVER_ASKED));
const those = (wanted: Claim): readonly string[] => TRIED.flatMap(([path, claim]) => (claim === wanted ? [path] : []));

let market: Market;
let usual: readonly string[] = [];
beforeAll(async () => {
  market = await Market.open({ rules, logger, stored: false });
  await begin();
  await turn();
  usual = await market.lines();
});
afterAll(() => market.close());
beforeEach(async () => {
  Object.assign(on, { failing: null, thrown: 0 });
  await market.another();
  await begin();
  logged.length = 0;
});

async function begin(): Promise<void> {
  await market.orders("blue", "toll", {});
  await market.prepares("gold", 1, "bid 1");
}

/** Says whether it was done; a refusal is no failure. */
async function attempt(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

const does = (seat: Seat, action: string, params: Params): Promise<unknown> =>
  market.s.campaigns.acting.submit({
    ...market.who(seat),
    decision: null,
    moves: [{ action, params }],
    interaction: interaction(),
  });
const scouts = (): Promise<unknown> => does("gold", "scout", { road: ["Kut"], cards: ["map"], night: "no" });
const calms = (): Promise<unknown> =>
  market.s.campaigns.acting.usePreset(market.game, holder("red").id, "red", "calm", interaction());

/** All that people look at. */
async function look(): Promise<void> {
  const { campaigns } = market.s;
  const { game } = market;
  await market.status();
  await campaigns.looks.zones(game);
  await campaigns.looks.closeUp(game, "Kut");
  await campaigns.looks.legend(game);
  await campaigns.negotiation.ledger(game, holder("red").id, { turn: null, everyone: true });
  for (const seat of SEATS) await lookAs(seat);
  for (const row of await drain(market.s)) await shownBy(market.s, row);
}

async function lookAs(seat: Seat): Promise<void> {
  const { campaigns } = market.s;
  const who = [market.game, holder(seat).id, seat] as const;
  await campaigns.looks.board(...who);
  await campaigns.looks.hand(...who);
  await campaigns.looks.cards(...who);
  await attempt(() => campaigns.looks.card(...who, "map"));
  await campaigns.looks.plan(...who, [{ number: 1, action: "travel", params: { to: "Kut" } }]);
  await campaigns.deliveries.seatMessage(market.game, holder(seat).id);
  await market.tries(seat, "load 1");
  await attempt(() => does(seat, "scout", { road: ["Nowhere"], cards: [] }));
  await attempt(() => does(seat, "scout", { road: ["Kut"], cards: ["nothing"] }));
  await attempt(() => does(seat, "scout", { road: ["Kut"], cards: ["map", "guard"] }));
  await attempt(() => does(seat, "stop", {}));
  readPage(await market.seatView(seat));
}

/** What a page is made of, besides what the campaign itself asks. */
function readPage({ book, view, decisions }: Awaited<ReturnType<Market["seatView"]>>): void {
  const { guide, queries, orderPresets = [], orders } = book.definition;
  const scout = book.actions.get("scout");
  const move = { action: "scout", params: { road: ["Kut"], cards: [] } };
  guide.welcome(view);
  guide.brief?.(view);
  guide.label(view, move);
  guide.ending?.(view, [move]);
  guide.forgone?.(view, [move], true, view);
  for (const decision of decisions) guide.mended?.(view, decision, move);
  guide.surplus?.(view, [move]);
  for (const decision of decisions) {
    guide.prompt(view, decision);
    guide.shortcuts(view, decision);
    guide.openShortcuts?.(view, decision);
    guide.counter?.(view, decision);
    guide.suggested?.(view, decision);
    for (const { ahead } of orders) ahead?.at(view, decision);
  }
  for (const { ahead } of orders) ahead?.choices(view);
  for (const query of queries) query.answer(view, { least: 0 });
  for (const preset of orderPresets) preset.summary(view);
  scout?.total(view);
  scout?.presets({ ...view, params: {} });
  scout?.remarks({ ...view, params: {} });
  scout?.whyNot(view);
  for (const { guess, param } of scout?.entries ?? []) {
    guess?.({ ...view, params: {} } as never); // built for this context
    param.ways?.({ ...view, params: {} } as never);
    param.words?.({ ...view, params: {} } as never, {} as never);
  }
}

/** A turn, with all that people look at; what blue and gold have said ahead answers. */
async function turn(): Promise<void> {
  await market.does("red", ["load 2"]);
  await market.undo("red");
  await market.does("red", ["load 2", "travel Kut"]);
  await look();
  await market.endMarket();
  await bids("red", "blue");
  for (const row of await drain(market.s)) await shownBy(market.s, row);
}

async function bids(...seats: readonly Seat[]): Promise<void> {
  for (const seat of seats) await market.does(seat, ["bid 0"]);
}

const isReported = (member: string): boolean =>
  logged.some((line) => line.game === market.game && line.member === member && line.error?.name === "TypeError");

describe("where a piece of a game throws", () => {
  it("each has a claim that is tried", () => {
    const names = (leaves: readonly Leaf[]) =>
      new Set(leaves.map(([path]) => path.replace(/road|cards|night/, "entry")));
    expect(names(TRIED)).toEqual(names(PIECES));
  });

  it.each(those("left out"))("%s is left out or said plainly, and the campaign goes on as ever", async (piece) => {
    on.failing = piece;
    await turn();
    expect([on.thrown > 0, isReported(piece)]).toEqual([true, true]);
    expect(await market.lines()).toEqual(usual);
  });

  it.each(those("not possible"))("%s makes one act impossible, in a sentence, and no other", async (piece) => {
    on.failing = piece;
    const done = [await attempt(scouts), await attempt(calms)];
    expect(done.filter((one) => one)).toHaveLength(1);
    expect(isReported(piece)).toBe(true);
    await turn();
    expect((await market.table()).turn).toBe(2);
  });

  it.each(those("fails alone"))("%s fails with the one act that asks it, and leaves nothing behind", async (piece) => {
    const before = await market.rows();
    on.failing = piece;
    const [scouted, loaded] = await Promise.allSettled([scouts(), market.does("red", ["load 1"])]);
    const failed = [scouted, loaded].flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
    expect(failed).toEqual([expect.any(TypeError)]);
    expect((await market.rows()).length).toBe(before.length + 1);
    on.failing = null;
    await turn();
    expect((await market.table()).turn).toBe(2);
  });

  it.each(those("given up"))("%s gives up what was said ahead: its seat is told, and asked", async (piece) => {
    on.failing = piece;
    await market.does("red", ["travel Kut"]);
    if (piece.startsWith("orders")) {
      const { orders, news } = await market.seatView("blue");
      expect(orders.map(({ name, ask }) => [name, ask])).toEqual([["toll", true]]);
      expect(news.join()).toContain("“When somebody travels” cannot be followed");
      expect((await market.status()).awaited).toEqual(["blue"]);
      await market.does("blue", ["letThem"]);
    }
    await market.endMarket("red", "blue");
    if (piece === "guide.prepared") {
      const { prepared, news } = await market.seatView("gold");
      expect(prepared).toEqual([]);
      expect(news.join()).toContain("Your prepared answer cannot be followed");
    }
    await market.endMarket("gold");
    await bids("red", "blue");
    if (piece === "guide.prepared") await bids("gold");
    expect((await market.table()).turn).toBe(2);
    expect(isReported(piece.replace(/(orders.toll).*/, "$1"))).toBe(true);
  });

  it.each(those("tried again"))("%s is tried again later, and keeps nobody from acting", async (piece) => {
    on.failing = piece;
    await market.pass(25);
    expect(await market.lines()).toEqual([]);
    await market.does("red", ["load 1"]);
    on.failing = null;
    await market.pass(1);
    expect(await market.lines()).toEqual(["act red loadGoods", "default red endLoading"]);
  });

  it("what could not be put into words is told once that is possible, and in posts by a repair", async () => {
    on.failing = "describePublic";
    await market.does("red", ["load 2", "travel Kut"]);
    await market.endMarket("red");
    const told = async () => (await market.s.campaigns.showing.chronicle(market.game, 50)).flatMap((row) => row.told);
    expect(await told()).toEqual([UNTOLD, UNTOLD, UNTOLD]);
    on.failing = "describePrivate";
    await market.does("blue", ["load 1"]);
    expect((await market.seatView("blue")).news).toEqual([UNTOLD]);
    on.failing = null;
    await drain(market.s);
    const wish = { game: market.game, person: holder("red").id, staffOf: null, interaction: interaction() };
    await market.s.campaigns.people.repair(wish);
    const lines = ["red loads 2.", "red travels to Kut.", "blue stops red.", "blue loads 1."];
    expect(await told()).toEqual(lines);
    expect((await market.seatView("blue")).news).toEqual(["You have 4 gold left."]);
    const posts = await Promise.all((await drain(market.s)).map((row) => shownBy(market.s, row)));
    expect(posts.join("\n")).toContain(lines.join("\n"));
  });

  it("is logged once, and without what it was about", () => {
    const faults = new Faults(logger);
    const fail = faults.of("abcde");
    const error = new Error('nothing under "counter-terrorism"'); // a card of a hand
    for (let i = 0; i < 3; i++) fail("guide.notice", error);
    faults.of("fghij")("guide.notice", error);
    expect(JSON.stringify(logged)).not.toContain("terrorism");
    expect(logged.map(({ game }) => game)).toEqual(["abcde", "fghij"]);
    expect(Object.keys(logged[0] ?? {}).sort()).toEqual([
      "error",
      "game",
      "hostname",
      "level",
      "member",
      "msg",
      "pid",
      "time",
    ]);
  });
});
