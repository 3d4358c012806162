import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { piecesOf, textOf } from "../../src/cli/robot/controls.ts";
import type { Table as State } from "../../src/games/battle-for-baghdad/state.ts";
import { Baghdad, type Claim, move, NO_BID, PEOPLE, recruit, SEATS, START } from "./baghdad.ts";
import { Table } from "./table.ts";

let table: Table;
let baghdad: Baghdad;
let claim: Claim;

beforeAll(async () => {
  table = await Table.set(PEOPLE, SEATS);
  baghdad = new Baghdad(table);
});

afterAll(() => table.clear());

describe("a campaign of Battle for Baghdad over the protocol", () => {
  it("is opened, joined and started; everyone deploys", async () => {
    await table.open("shiite", { game: "battle-for-baghdad", seats: "4" });
    const lucky = await baghdad.luckyWord();
    claim = lucky.claim;
    for (const seat of SEATS)
      await table.slash(seat, "game join", { seat, ...(seat === "us" ? { word: lucky.word } : {}) });
    await table.slash("shiite", "game start");
    await table.quiet();
    await table.robot("us").prepare("deployment", START.us);
    for (const seat of ["shiite", "sunni", "government"] as const) await baghdad.act(seat, "deployAll", START[seat]);
    expect(await baghdad.awaited()).toEqual(SEATS);
  });

  it("R-22: a seat claims the Initiative by card, and nobody pays", async () => {
    const first = { order: "first", value: "shiite" };
    await table.answer(claim.seat, { moves: [{ action: "claim", params: claim.params }], say: [first, ...NO_BID] });
    await baghdad.passAll("window");
    expect(await baghdad.state()).toMatchObject({ initiative: claim.seat, price: 1, auction: null });
    expect((await baghdad.state()).actOrder).toEqual(SEATS);
  });

  it("R-28: the packet goes round, and only who chooses sees it", async () => {
    await table.playOn(({ phase }: State) => phase === "bazaar");
    for (const seat of SEATS) {
      for (const other of SEATS) expect((await baghdad.hand(other)).packet.length > 0).toBe(other === seat);
      const { packet, cards } = await baghdad.hand(seat);
      const full = (await table.seatView(seat)).view.seat === "government" && cards.length >= 5;
      await baghdad.act(seat, full ? "decline" : "take", full ? {} : { card: packet[0] ?? "" });
    }
    expect((await baghdad.state()).phase).toBe("coalition");
  });

  it("refuses privately who presses a public answer that is not theirs", async () => {
    const owner = table.sandbox.person("Owner");
    const said = await table.pressPublicly(owner, { kind: "answer", label: "Ready" });
    expect(textOf(said)).toContain("You hold no seat in this campaign");
    expect(owner.messages(table.channel)).toContainEqual(said);
    for (const seat of SEATS)
      expect(
        table
          .person(seat)
          .messages(table.channel)
          .map(({ id }) => id),
      ).not.toContain(said.id);
    expect(await baghdad.awaited()).toEqual(SEATS);
  });

  it("R-30: three seats agree on a Truce and a payment", async () => {
    const before = (await baghdad.state()).sides;
    const clauses = [
      { kind: "truce", seats: ["shiite", "government", "us"] },
      { kind: "pay", from: "government", to: "shiite", amount: 1 },
    ];
    await baghdad.act("government", "propose", { parties: ["shiite", "us"], clauses });
    for (const seat of ["shiite", "us"] as const) await baghdad.accept(seat);
    const { agreements, sides } = await baghdad.state();
    expect(agreements).toMatchObject([{ seats: ["shiite", "government", "us"], terms: [{ kind: "truce" }] }]);
    expect(sides.shiite?.pp).toBe((before.shiite?.pp ?? 0) + 1);
    for (const seat of SEATS) await baghdad.act(seat, "ready");
    expect((await baghdad.state()).phase).toBe("action");
  });

  it("takes back a recruit that nobody has acted upon", async () => {
    const before = await baghdad.state();
    await baghdad.submit("shiite", [recruit("infrastructure", "sadr-city", 1)], false);
    expect((await baghdad.state()).sides.shiite?.pp).toBe((before.sides.shiite?.pp ?? 0) - 1);
    expect(textOf(await table.slash("shiite", "game undo"))).toMatch(/taken back|takes back/);
    expect(await baghdad.state()).toEqual(before);
  });

  it("R-41: of rows that are typed those that are possible are kept, with the reason for the others", async () => {
    const rows = [recruit("infrastructure", "sadr-city", 1), move("karrada", "rusafa", 2)];
    const said = await table.write("shiite", rows);
    expect(said).toMatch(/⚠️.*karrada/i);
    expect(await baghdad.rows("shiite")).toEqual([recruit("infrastructure", "sadr-city", 1)]);
  });

  it("has the rows again after a restart, on every page of the seat", async () => {
    await table.bot.restart();
    const row = /1\*?\*?\. .*Infrastructure.*Sadr City/;
    expect(textOf((await table.page("shiite")).message)).toMatch(row);
    expect(textOf((await table.robot("shiite").copy()).message)).toMatch(row);
  });

  it("R-41 R-46: the Shiites move through the streets and underground", async () => {
    await baghdad.submit("shiite", [
      recruit("infrastructure", "sadr-city", 1),
      move("sadr-city", "rusafa", 2),
      move("new-baghdad", "underground.shula", 2),
    ]);
    const { zones } = await baghdad.state();
    expect(zones.rusafa?.units.shiite).toEqual({ security: 2, infrastructure: 0 });
    expect(zones.shula?.units.shiite).toEqual({ security: 2, infrastructure: 0 });
    expect(zones["sadr-city"]?.units.shiite).toEqual({ security: 2, infrastructure: 3 });
  });

  it("R-31: a Truce lets the Government pass where its partner stands, after a power cut between two messages", async () => {
    await table.powerCutWhileSending("government", () => baghdad.submit("sunni", []));
    await table.expectPostedOnce();
    await baghdad.submit("government", [move("karrada", "palestine-street", 2), move("karrada", "rusafa", 2)]);
    const { zones } = await baghdad.state();
    expect(zones["palestine-street"]?.units.government).toEqual({ security: 2, infrastructure: 0 });
  });

  it("R-47: the US fly in from the Airport", async () => {
    await baghdad.submit("us", [move("biap", "air.zayouna", 2), move("green-zone", "rusafa", 2)]);
    const { combats, zones } = await baghdad.state();
    expect(zones.zayouna?.units.us).toEqual({ security: 2, infrastructure: 0 });
    expect(Object.keys(zones.rusafa?.units ?? {}).sort()).toEqual(["government", "shiite", "us"]);
    expect(combats).not.toBeNull();
  });

  it("R-54 R-57: three in a Zone fight by twos; a plan outlives a restart and is shown with the other", async () => {
    await baghdad.act("shiite", "chooseOpponent", { opponent: "government" });
    await baghdad.act("shiite", "plan", {
      command: "mahdi-army-sadr-city-brigade",
      offense: "none",
      defense: "none",
      commit: 1,
    });
    expect((await baghdad.hand("government")).plan).toBeNull();
    expect((await baghdad.state("government")).combat?.plans).toEqual({});
    await table.bot.restart();
    await baghdad.act("government", "plan", {
      command: "ministry-of-defence",
      offense: "none",
      defense: "none",
      commit: 2,
    });
    await table.quiet();
    const posts = table.posts().join("\n");
    expect(posts).toContain("Mahdi Army");
    expect(posts).toContain("Ministry of Defence");
  });

  it("refuses to take back a plan that has been shown", async () => {
    const before = await baghdad.state();
    expect(textOf(await table.slash("government", "game undo"))).toContain("something hidden came to light");
    expect(await baghdad.state()).toEqual(before);
  });

  it("goes on to a second turn, with an auction", async () => {
    await table.playOn(({ turn }: State) => turn === 2);
    await baghdad.leaveInitiativeToBids();
    const { auction } = await baghdad.state();
    const [first = "us"] = await baghdad.awaited();
    expect(auction).toMatchObject({ turn: first, high: null });
    await baghdad.act(first, "bid", { amount: 0 });
    const [second = "us"] = await baghdad.awaited();
    await baghdad.act(second, "bid", { amount: 1 });
    await baghdad.passAll("turn");
    expect(await baghdad.state()).toMatchObject({ initiative: second, price: 1 });
    await table.playOn(({ phase }: State) => phase === "coalition");
  }, 300_000);

  it("shows the Zone, the screens and the hand to whoever asks", async () => {
    await table.quiet(); // posts would be drawn where commands are acknowledged
    table.bot.pictures = "real";
    for (const [command, options] of [
      ["map", {}],
      ["map", { zone: "rusafa" }],
      ["hand", {}],
    ] as const) {
      const [first] = piecesOf(await table.slash("sunni", command, options)).filter(({ kind }) => kind === "pictures");
      expect({ command, first }).toMatchObject({ first: { pictures: [{ url: expect.stringMatching(/^http/) }] } });
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
    expect((await table.cli("verify", file)).stdout).toContain("Proved: ");
  });

  it("made the sandbox complain of nothing, and logged no secret", async () => {
    await table.expectClean();
  });
});
