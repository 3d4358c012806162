import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gameKey } from "../../src/campaign/history.ts";
import { openShipped } from "../../src/campaign/packs.ts";
import { piecesOf, textOf } from "../../src/cli/robot/controls.ts";
import type { Wanted } from "../../src/cli/robot/robot.ts";
import { begin, type Move, type Params } from "../../src/engine/index.ts";
import { battleForBaghdad } from "../../src/games/battle-for-baghdad/index.ts";
import type { Hand, Table as State } from "../../src/games/battle-for-baghdad/state.ts";
import { Table } from "./table.ts";

const PEOPLE = ["Ada", "Ben", "Cleo", "Dan"] as const;
const SEATS = ["shiite", "sunni", "government", "us"] as const;
type Seat = (typeof SEATS)[number];
/** What would keep units on the ground, or short of where they are to go. */
const BAD_WEATHER = ["E2", "E3"];

const at = (zone: string, security: number, infrastructure: number): Params => ({ zone, security, infrastructure });
/** Where everybody's units stand when it begins. */
const START = {
  shiite: { zones: [at("sadr-city", 4, 2), at("new-baghdad", 2, 2)] },
  sunni: { zones: [at("adhamiyah", 6, 4)] },
  government: { zones: [at("karrada", 6, 4)] },
  us: { zones: [at("biap", 2, 2), at("green-zone", 2, 0)] },
};

let table: Table;

beforeAll(async () => {
  table = await Table.set(PEOPLE, SEATS);
});

afterAll(() => table.clear());

const act = (seat: Seat, action: string, params: Params = {}): Promise<void> => table.play(seat, { action, params });
const stateOf = async (seat: Seat = "us"): Promise<State> => (await table.desk(seat)).view.table as State; // the game's own
const handOf = async (seat: Seat): Promise<Hand> => (await table.desk(seat)).view.hand as Hand; // the game's own
const awaitedNow = async (): Promise<readonly Seat[]> =>
  (await table.look((campaigns) => campaigns.status(table.game))).awaited as readonly Seat[]; // these four play
/** What is on a seat's sheet. */
async function rowsOf(seat: Seat): Promise<readonly Move[]> {
  const { sheet } = await table.robot(seat).eyes.glance();
  return sheet.rows.map(({ action, params }) => ({ action, params }));
}

/** Rows of a sheet, and the end of its step. */
const submit = (seat: Seat, moves: readonly Move[], end = true): Promise<string> => table.answer(seat, { moves, end });
const recruit = (unit: string, zone: string, count: number): Move => ({
  action: "recruit",
  params: { unit, zone, count },
});
const move = (from: string, to: string, count: number): Move => ({ action: "move", params: { from, to, count } });
const NO_BID = [{ order: "bidding", value: "pass" }];
const PASS: Wanted = { moves: [{ action: "pass", params: {} }], say: NO_BID };

/** Whoever is asked passes, in a window or in the auction, until something else is asked. */
async function passAll(asked: "window" | "turn"): Promise<void> {
  for (;;) {
    const [seat] = await awaitedNow();
    const { decisions } = seat ? await table.desk(seat) : { decisions: [] };
    if (!seat || !decisions.some(({ kind, actions }) => kind === asked && actions.includes("pass"))) return;
    await table.answer(seat, PASS);
  }
}

interface Claim {
  readonly seat: Seat;
  readonly params: Params;
}

/** How a seat with these cards can take the Initiative without a bid. */
function claimOf(seat: Seat, cards: readonly string[]): Claim | null {
  const { arms } = openShipped(battleForBaghdad).content;
  const withSymbol = (symbol: string) => cards.find((card) => arms[card]?.symbol === symbol);
  const [connections, hearts] = [withSymbol("connections"), withSymbol("hearts")];
  if (cards.includes("surge-jihad")) return { seat, params: { how: "card", card: "surge-jihad" } };
  return connections && hearts ? { seat, params: { how: "politicalManeuver", connections, hearts } } : null;
}

/** A word by which the dice deal somebody a claim and the streets fair weather; only who knows the secret can find it. */
async function luckyWord(): Promise<{ readonly word: string; readonly claim: Claim }> {
  const { secret, options } = await table.look((campaigns) => campaigns.record(table.game));
  const book = openShipped(battleForBaghdad);
  const seats = [...SEATS];
  for (let n = 0; n < 5000; n++) {
    const word = `word ${n}`;
    const entries = SEATS.map((wish, i) => ({ token: `p${i + 1}`, wish, word: i === 3 ? word : null }));
    const controllers = Object.fromEntries(entries.map(({ wish, token }) => [wish, token]));
    const { state } = begin(book, { seats, controllers, options, key: gameKey(secret, { seats, entries }) });
    const claim = SEATS.map((seat) => claimOf(seat, state.hands[seat]?.cards ?? [])).find((one) => one !== null);
    if (claim && !state.box.street.slice(0, 3).some((card) => BAD_WEATHER.includes(card))) return { word, claim };
  }
  throw new Error("no word is lucky");
}

let claim: Claim;

describe("a campaign of Battle for Baghdad over the protocol", () => {
  it("is opened, joined and started; everyone deploys", async () => {
    await table.open("shiite", { game: "battle-for-baghdad", seats: "4" });
    const lucky = await luckyWord();
    claim = lucky.claim;
    for (const seat of SEATS)
      await table.slash(seat, "game join", { seat, ...(seat === "us" ? { word: lucky.word } : {}) });
    await table.slash("shiite", "game start");
    await table.quiet();
    await table.robot("us").prepare("deployment", START.us);
    for (const seat of ["shiite", "sunni", "government"] as const) await act(seat, "deployAll", START[seat]);
    expect(await awaitedNow()).toEqual(SEATS);
  });

  it("refuses privately who presses a public answer that is not theirs", async () => {
    const owner = table.sandbox.person("Owner");
    const said = await table.pressPublicly(owner, { kind: "answer", label: "Pass" });
    expect(textOf(said)).toContain("You hold no seat in this campaign");
    expect(owner.messages(table.channel)).toContainEqual(said);
    for (const seat of SEATS)
      expect(
        table
          .person(seat)
          .messages(table.channel)
          .map(({ id }) => id),
      ).not.toContain(said.id);
    expect(await awaitedNow()).toEqual(SEATS);
  });

  it("R-22: a seat claims the Initiative by card, and nobody pays", async () => {
    const first = { order: "first", value: "shiite" };
    await table.answer(claim.seat, { moves: [{ action: "claim", params: claim.params }], say: [first, ...NO_BID] });
    const again = await table.pressPublicly(table.person(claim.seat), { kind: "answer", label: "Pass" });
    expect(textOf(again)).toMatch(/That question is for .*nothing to answer/);
    await passAll("window");
    expect(await stateOf()).toMatchObject({ initiative: claim.seat, price: 1, auction: null });
    expect((await stateOf()).actOrder).toEqual(SEATS);
  });

  it("R-28: the packet goes round, and only who chooses sees it", async () => {
    await table.playOn(({ phase }: State) => phase === "bazaar");
    for (const seat of SEATS) {
      for (const other of SEATS) expect((await handOf(other)).packet.length > 0).toBe(other === seat);
      const { packet, cards } = await handOf(seat);
      const full = (await table.desk(seat)).view.seat === "government" && cards.length >= 5;
      await act(seat, full ? "decline" : "take", full ? {} : { card: packet[0] ?? "" });
    }
    expect((await stateOf()).phase).toBe("coalition");
  });

  it("R-30: three seats agree on a Truce and a payment", async () => {
    const before = (await stateOf()).sides;
    const clauses = [
      { kind: "truce", seats: ["shiite", "government", "us"] },
      { kind: "pay", from: "government", to: "shiite", amount: 1 },
    ];
    await act("government", "propose", { parties: ["shiite", "us"], clauses });
    for (const seat of ["shiite", "us"] as const) {
      const offer = (await table.desk(seat)).decisions.find((d) => d.kind === "offer")?.preset.offer ?? "";
      await act(seat, "accept", { offer });
    }
    const { agreements, sides } = await stateOf();
    expect(agreements).toMatchObject([{ seats: ["shiite", "government", "us"], terms: [{ kind: "truce" }] }]);
    expect(sides.shiite?.pp).toBe((before.shiite?.pp ?? 0) + 1);
    for (const seat of SEATS) await act(seat, "ready");
    expect((await stateOf()).phase).toBe("action");
  });

  it("takes back a recruit that nobody has acted upon", async () => {
    const before = await stateOf();
    await submit("shiite", [recruit("infrastructure", "sadr-city", 1)], false);
    expect((await stateOf()).sides.shiite?.pp).toBe((before.sides.shiite?.pp ?? 0) - 1);
    expect(textOf(await table.slash("shiite", "game undo"))).toMatch(/taken back|takes back/);
    expect(await stateOf()).toEqual(before);
  });

  it("R-41: of rows that are typed those that are possible are kept, with the reason for the others", async () => {
    const rows = [recruit("infrastructure", "sadr-city", 1), move("karrada", "rusafa", 2)];
    const said = await table.write("shiite", rows);
    expect(said).toMatch(/⚠️.*karrada/i);
    expect(await rowsOf("shiite")).toEqual([recruit("infrastructure", "sadr-city", 1)]);
  });

  it("has the rows again after a power cut, on every page of the seat", async () => {
    await table.powerCut();
    const row = /1\*?\*?\. .*Infrastructure.*Sadr City/;
    expect(textOf((await table.page("shiite")).message)).toMatch(row);
    expect(textOf((await table.robot("shiite").copy()).message)).toMatch(row);
  });

  it("R-41 R-46: the Shiites move through the streets and underground", async () => {
    await submit("shiite", [
      recruit("infrastructure", "sadr-city", 1),
      move("sadr-city", "rusafa", 2),
      move("new-baghdad", "underground.shula", 2),
    ]);
    const { zones } = await stateOf();
    expect(zones.rusafa?.units.shiite).toEqual({ security: 2, infrastructure: 0 });
    expect(zones.shula?.units.shiite).toEqual({ security: 2, infrastructure: 0 });
    expect(zones["sadr-city"]?.units.shiite).toEqual({ security: 2, infrastructure: 3 });
  });

  it("R-31: a Truce lets the Government pass where its partner stands, after a power cut between two messages", async () => {
    await table.powerCutWhileSending("government", () => submit("sunni", []));
    await table.expectPostedOnce();
    await submit("government", [move("karrada", "palestine-street", 2), move("karrada", "rusafa", 2)]);
    const { zones } = await stateOf();
    expect(zones["palestine-street"]?.units.government).toEqual({ security: 2, infrastructure: 0 });
  });

  it("R-47: the US fly in from the Airport", async () => {
    await submit("us", [move("biap", "air.zayouna", 2), move("green-zone", "rusafa", 2)]);
    const { combats, zones } = await stateOf();
    expect(zones.zayouna?.units.us).toEqual({ security: 2, infrastructure: 0 });
    expect(Object.keys(zones.rusafa?.units ?? {}).sort()).toEqual(["government", "shiite", "us"]);
    expect(combats).not.toBeNull();
  });

  it("R-54 R-57: three in a Zone fight by twos; a plan outlives a power cut and is shown with the other", async () => {
    await act("shiite", "oppose", { opponent: "government" });
    await act("shiite", "plan", {
      command: "mahdi-army-sadr-city-brigade",
      offense: "none",
      defense: "none",
      commit: 1,
    });
    expect((await handOf("government")).plan).toBeNull();
    expect((await stateOf("government")).combat?.plans).toEqual({});
    await table.powerCut();
    await act("government", "plan", { command: "ministry-of-defence", offense: "none", defense: "none", commit: 2 });
    await table.quiet();
    const posts = table.posts().join("\n");
    expect(posts).toContain("Mahdi Army");
    expect(posts).toContain("Ministry of Defence");
  });

  it("refuses to take back a plan that has been shown", async () => {
    const before = await stateOf();
    expect(textOf(await table.slash("government", "game undo"))).toContain("something was drawn or shown by it");
    expect(await stateOf()).toEqual(before);
  });

  it("goes on to a second turn, with an auction", async () => {
    await table.playOn(({ turn }: State) => turn === 2);
    const pass = { action: "pass", params: {} };
    for (let [seat] = await awaitedNow(); seat && (await stateOf()).phase === "claims"; [seat] = await awaitedNow())
      await table.answer(seat, { moves: [pass], say: [{ order: "bidding", value: "ask" }] });
    const { auction } = await stateOf();
    const [first = "us"] = await awaitedNow();
    expect(auction).toMatchObject({ turn: first, high: null });
    await act(first, "bid", { amount: 0 });
    const [second = "us"] = await awaitedNow();
    await act(second, "bid", { amount: 1 });
    await passAll("turn");
    expect(await stateOf()).toMatchObject({ initiative: second, price: 1 });
    await table.playOn(({ turn }: State) => turn === 3);
  }, 180_000);

  it("shows the Zone, the screens and the hand to whoever asks", async () => {
    for (const [command, options] of [
      ["map", {}],
      ["map", { zone: "rusafa" }],
      ["hand", {}],
    ] as const) {
      const pictures = piecesOf(await table.slash("sunni", command, options)).filter(({ kind }) => kind === "pictures");
      expect({ command, pictures }).toMatchObject({
        pictures: [{ pictures: [{ url: expect.stringMatching(/^http/) }] }],
      });
    }
    expect(textOf(await table.slash("sunni", "baghdad screen", { faction: "us" }))).toContain("Multi-National Corps");
  });

  it("has posted everything once, with a thread for each Coalition Phase", async () => {
    await table.expectPostedOnce();
    const threads = table
      .person("us")
      .channels()
      .filter((channel) => "thread_metadata" in channel);
    expect(threads).toHaveLength(2);
  });

  it("is exported and verifies", async () => {
    const { stdout } = await table.cli("export", table.game);
    const file = table.file("baghdad.json");
    writeFileSync(file, stdout);
    expect((await table.cli("verify", file)).stdout).toContain("The game is genuine.");
  });

  it("made the sandbox complain of nothing, and logged no secret", async () => {
    await table.expectClean();
  });
});
