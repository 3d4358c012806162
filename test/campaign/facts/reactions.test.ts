import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Definition, mustGet, type Params, take } from "#engine";
import { verify } from "../../../src/campaign/record/verify.ts";
import type { CardId } from "../../../src/games/battle-for-baghdad/content/pack.ts";
import { battleForBaghdad } from "../../../src/games/battle-for-baghdad/index.ts";
import type { Baghdad, Table } from "../../../src/games/battle-for-baghdad/state.ts";
import { CHANNEL, drain, interaction, person, type Service, service, shownBy, startedWith } from "../harness.ts";

const SEATS = ["shiite", "sunni", "government"] as const;
type Seat = (typeof SEATS)[number];
const HOUR = 3_600_000;
const PACE = 24;
/** The start hands: 2, 3 and 2 cards. */
type Hands = { readonly [seat in Seat]: readonly CardId[] };
const HARMLESS: Hands = {
  shiite: ["network", "network"],
  sunni: ["car-bomb", "car-bomb", "network"],
  government: ["network", "lookouts"],
};

/** The game with these start hands, and placement cards first in the streets. */
const dealing = (hands: Hands): Definition<Baghdad> => ({
  ...battleForBaghdad,
  setup(setup) {
    const state = battleForBaghdad.setup(setup);
    const first = SEATS.flatMap((seat) => hands[seat]);
    state.box.bazaar = [...first.map((card) => take(state.box.bazaar, card)), ...state.box.bazaar];
    state.box.street = [...["S01", "S02", "S03"].map((card) => take(state.box.street, card)), ...state.box.street];
    return state;
  },
});

let folder = "";
let open: Service | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-reactions-"));
});
afterEach(() => {
  open?.database.close();
  open = null;
  rmSync(folder, { recursive: true });
});

interface Sent {
  readonly to: string;
  readonly text: string;
}

/** A campaign of three people, and the process that plays it. */
class Campaign {
  s: Service;
  readonly game: string;
  readonly #definition: Definition<Baghdad>;

  private constructor(s: Service, game: string, definition: Definition<Baghdad>) {
    this.s = s;
    this.game = game;
    this.#definition = definition;
  }

  /** `bare`: no order is offered under an earlier question. */
  static async begin(hands: Partial<Hands>, reactions: readonly string[] = [], bare = false): Promise<Campaign> {
    const dealt = dealing({ ...HARMLESS, ...hands });
    const orders = dealt.orders.map(({ ahead: _, ...order }) => order);
    const definition = bare ? { ...dealt, orders } : dealt;
    const s = await service(join(folder, "umpire.sqlite"), [definition]);
    open = s;
    const options = { seats: "3", reactions };
    const id = await startedWith(s, { game: definition.id, options, pace: PACE }, SEATS);
    return new Campaign(s, id, definition);
  }

  /** Ends the process and starts another one on the same database. */
  async restart(): Promise<this> {
    const { at } = this.s.clock;
    this.s.database.close();
    this.s = await service(join(folder, "umpire.sqlite"), [this.#definition]);
    this.s.clock.at = at;
    open = this.s;
    return this;
  }

  /** What is sent now, in words. */
  async post(): Promise<readonly Sent[]> {
    const rows = await drain(this.s);
    return Promise.all(rows.map(async (row) => ({ to: row.destination, text: await shownBy(this.s, row) })));
  }

  /** What a seat was told privately. */
  async news(seat: Seat): Promise<string> {
    return (await this.s.campaigns.showing.seatView(this.game, holder(seat), seat)).news.join("\n");
  }

  async state(): Promise<{ table: Table; rows: Awaited<ReturnType<Service["repository"]["log"]>> }> {
    const snapshot = await this.s.repository.snapshot(this.game);
    const { table } = JSON.parse(snapshot?.state ?? "{}") as { table: Table };
    return { table, rows: await this.s.repository.log(this.game) };
  }

  async act(seat: Seat, action: string, params: Params = {}): Promise<void> {
    const move = { game: this.game, person: holder(seat), seat, moves: [{ action, params }] };
    await this.s.campaigns.acting.submit({ ...move, interaction: interaction() });
  }

  order(seat: Seat, name: string, params: Params): Promise<void> {
    return this.s.campaigns.acting.setOrder(this.game, holder(seat), seat, name, params, interaction());
  }

  /** The time of the open question is up, though everybody has looked in. */
  async timeUp(): Promise<void> {
    for (const seat of SEATS) await this.s.campaigns.showing.seatView(this.game, holder(seat), seat);
    this.s.clock.advance((PACE + 1) * HOUR);
    await this.s.campaigns.tick();
  }

  /** Defaults decide until this holds. */
  async until(there: (table: Table) => boolean): Promise<this> {
    for (let i = 0; i < 60 && !there((await this.state()).table); i++) await this.timeUp();
    expect(there((await this.state()).table)).toBe(true);
    return this;
  }

  /** Up to the choice of the First Player, which the Shiites make: the streets come next. */
  async beforeStreets(): Promise<this> {
    await this.until(({ initiative }) => initiative !== null);
    await this.post();
    return this;
  }

  async verified(): Promise<boolean> {
    const file = JSON.parse(JSON.stringify(await this.s.campaigns.showing.export(this.game)));
    return verify(file, [this.#definition]).verdict === "proved";
  }
}

const holder = (seat: Seat): string => person(SEATS.indexOf(seat)).id;
const toChannel = (sent: readonly Sent[]): string =>
  sent.flatMap(({ to, text }) => (to === `channel:${CHANNEL}` ? text : [])).join("\n");

describe("a deadline that passes", () => {
  it("section 7: places all start units of a seat, and none of the next", async () => {
    const game = await Campaign.begin({});
    await game.timeUp();
    const { sides } = (await game.state()).table;
    const none = { security: 0, infrastructure: 0 };
    const six = { security: 6, infrastructure: 4 };
    expect([mustGet(sides, "shiite").toDeploy, mustGet(sides, "sunni").toDeploy]).toEqual([none, six]);
    expect(await game.verified()).toBe(true);
  });

  it("section 7: places them all, and claims nothing yet for the last seat that does", async () => {
    const game = await Campaign.begin({});
    for (const _ of SEATS) await game.timeUp();
    const { table, rows } = await game.state();
    expect([table.phase, rows.at(-1)?.action]).toEqual(["claims", "deployAll"]);
  });

  it("section 7: ends the Move under way and the Move Step with it, but no Recruit Step with a Move Step", async () => {
    const game = await (await Campaign.begin({})).until(({ recruit }) => recruit !== null);
    const { recruit } = (await game.state()).table;
    const seat = SEATS.find((one) => one === recruit?.seat) ?? "shiite";
    await game.timeUp();
    const { move, zones } = (await game.state()).table;
    expect(move?.seat).toBe(seat);
    const [from = ""] = Object.entries(zones).find(([, { units }]) => (units[seat]?.security ?? 0) > 0) ?? [];
    await game.act(seat, "beginMove", { mode: "normal", from, count: 1 });
    await game.timeUp();
    const { table, rows } = await game.state();
    expect(rows.slice(-2).map(({ kind, action }) => `${kind} ${action}`)).toEqual([
      "default cancelMove",
      "default endMovement",
    ]);
    expect(table.recruit?.seat).not.toBe(seat);
    expect(await game.verified()).toBe(true);
  });
});

describe("a window that asks nobody", () => {
  it("W3, example 72: without an order three cards are drawn without a wait, and nobody hears of the window", async () => {
    const game = await (await Campaign.begin({ sunni: ["curfew", "car-bomb", "network"] })).beforeStreets();
    await game.act("shiite", "chooseFirst", { seat: "shiite" });
    const { table, rows } = await game.state();
    expect([table.turned, table.phase]).toEqual([["S01", "S02", "S03"], "bazaar"]);
    const passes = rows.filter(({ action }) => action === "pass").slice(-9);
    expect(passes.map(({ kind, seat }) => [kind, seat])).toEqual(
      [1, 2, 3].flatMap(() => SEATS.map((seat) => ["default", seat])),
    );
    const posts = (await game.post()).map(({ text }) => text).join("\n");
    expect(posts).not.toContain("whoever can react");
    expect(posts).not.toContain("Stop the Arab Street");
    expect(await game.verified()).toBe(true);
  });

  it("W3, example 72: with the order “Curfew before draw 2” one card is drawn", async () => {
    const game = await (await Campaign.begin({ sunni: ["curfew", "car-bomb", "network"] })).beforeStreets();
    await game.order("sunni", "stop-street", { draws: ["2"], turn: 1, left: "any" });
    await game.act("shiite", "chooseFirst", { seat: "shiite" });
    const { table, rows } = await game.state();
    expect([table.turned, table.streetDeck, table.discards]).toEqual([["S01"], 26, ["curfew"]]);
    expect(rows.findLast(({ action }) => action === "stopStreet")).toMatchObject({ kind: "order", seat: "sunni" });
    expect(await game.verified()).toBe(true);
  });

  it("section 7: of several orders at the same moment the first in actOrder plays, one play at a time", async () => {
    const hands = { sunni: ["curfew", "car-bomb", "network"], government: ["curfew", "lookouts"] };
    const game = await (await Campaign.begin(hands)).beforeStreets();
    for (const seat of ["sunni", "government"] as const)
      await game.order(seat, "stop-street", { draws: ["1"], turn: 1, left: "any" });
    await game.act("shiite", "chooseFirst", { seat: "government" });
    const { table, rows } = await game.state();
    expect([table.turned, table.discards]).toEqual([[], ["curfew"]]);
    expect(rows.findLast(({ action }) => action === "stopStreet")?.seat).toBe("government");
  });

  it("section 7: where an earlier question offers it ahead, nobody needs to be told of it", async () => {
    const game = await Campaign.begin({ sunni: ["curfew", "car-bomb", "network"] });
    for (const seat of SEATS) expect(await game.news(seat)).not.toContain("nobody is asked then");
  });

  it("section 7: else who gets a card for it is told so; nobody else is", async () => {
    const game = await Campaign.begin({ sunni: ["curfew", "car-bomb", "network"] }, [], true);
    expect(await game.news("sunni")).toContain(
      "**Curfew** can be played before an Arab Street card, but nobody is asked then",
    );
    for (const seat of ["shiite", "government"] as const) expect(await game.news(seat)).not.toContain("Curfew");
  });

  it("written orders go on after a window of one's own, which answers itself", async () => {
    const game = await Campaign.begin({ shiite: ["oil-ministry", "infowar"] });
    await game.order("shiite", "double-income", { of: ["card"], least: 1 });
    await game.until(({ recruit }) => recruit !== null);
    const { table } = await game.state();
    const before = mustGet(table.sides, "shiite").pp;
    const lines = ["play oil-ministry", "endRecruitment"];
    const sheet = { game: game.game, person: holder("shiite"), seat: "shiite" as const, lines };
    expect((await game.s.campaigns.acting.check(sheet)).map(({ state }) => state)).toEqual(["possible", "later"]);
    await game.s.campaigns.acting.submit({ ...sheet, interaction: interaction() });
    const after = (await game.state()).table;
    expect([mustGet(after.sides, "shiite").pp, after.recruit]).toEqual([before + 8, null]);
    expect(await game.verified()).toBe(true);
  });
});

describe("a window that asks only those who can react", () => {
  const hands = { sunni: ["curfew", "car-bomb", "network"] };
  const opened = async (): Promise<Campaign> => {
    const game = await (await Campaign.begin(hands, ["W3:wait-holders"])).beforeStreets();
    await game.act("shiite", "chooseFirst", { seat: "shiite" });
    return game;
  };

  it("the post names nobody; the holder alone is asked", async () => {
    const game = await opened();
    const posts = toChannel(await game.post());
    expect(posts).toContain("Waiting on whoever can react");
    for (const seat of SEATS) expect(posts.split("Waiting on").at(-1)).not.toContain(holder(seat));
    expect((await game.s.campaigns.showing.status(game.game)).awaited).toEqual([]);
    expect((await game.s.campaigns.showing.todo(holder("sunni"))).found).toHaveLength(1);
    expect((await game.s.campaigns.showing.todo(holder("shiite"))).found).toHaveLength(0);
    for (const seat of SEATS)
      expect((await game.s.campaigns.showing.seatView(game.game, holder(seat), seat)).awaited).toBe(seat === "sunni");
  });

  it("is still open after a restart, and the play of the holder counts", async () => {
    const game = await (await opened()).restart();
    expect((await game.state()).table.turned).toEqual([]);
    await game.act("sunni", "stopStreet", { card: "curfew" });
    const { table } = await game.state();
    expect([table.turned, table.phase]).toEqual([[], "bazaar"]);
    expect(await game.verified()).toBe(true);
  });

  it("passes by default when its time is up, and opens again before the next card", async () => {
    const game = await opened();
    await game.timeUp();
    expect((await game.state()).table.turned).toEqual(["S01"]);
    await game.act("sunni", "pass");
    expect((await game.state()).table.turned).toEqual(["S01", "S02"]);
    expect(await game.verified()).toBe(true);
  });

  it("is over at once where nobody can react", async () => {
    const game = await (await Campaign.begin({}, ["W3:wait-holders"])).beforeStreets();
    await game.act("shiite", "chooseFirst", { seat: "shiite" });
    expect((await game.state()).table.turned).toHaveLength(3);
  });
});

describe("a window that waits for all", () => {
  it("W1, example 71: waits for every seat, whatever it holds, and looks the same", async () => {
    const seen = [];
    for (const hands of [{}, { sunni: ["surge-jihad", "car-bomb", "network"] }]) {
      const game = await Campaign.begin(hands);
      await game.until(({ phase }) => phase === "claims");
      seen.push([(await game.s.campaigns.showing.status(game.game)).awaited, (await game.state()).table]);
      open?.database.close();
      rmSync(folder, { recursive: true });
      folder = mkdtempSync(join(tmpdir(), "umpire-reactions-"));
    }
    open = null;
    expect(seen[0]?.[0]).toEqual([...SEATS]);
    expect(seen[0]).toEqual(seen[1]);
  });

  it("the host can have every window wait for all, and the lobby says how each waits", async () => {
    const game = await Campaign.begin({}, ["all:wait-all", "W7:standing-only"]);
    const lobby = toChannel(await game.post());
    expect(lobby).toContain("After an income: nobody is asked; standing orders answer.");
    expect(lobby).toContain("Everything else: everyone is asked and waited for.");
    await game.beforeStreets();
    await game.act("shiite", "chooseFirst", { seat: "shiite" });
    expect((await game.s.campaigns.showing.status(game.game)).awaited).toEqual([...SEATS]);
  });
});
