import type { Move, Params } from "#engine";
import type { Wanted } from "../../src/cli/robot/robot.ts";
import { battleForBaghdad } from "../../src/games/battle-for-baghdad/index.ts";
import type { BaghdadState, Hand, Table as State } from "../../src/games/battle-for-baghdad/state.ts";
import { openShipped } from "../../src/packs/packs.ts";
import { luckyWord } from "./lucky-word.ts";
import type { Table } from "./table.ts";

export const PEOPLE = ["Ada", "Ben", "Cleo", "Dan"] as const;
export const SEATS = ["shiite", "sunni", "government", "us"] as const;
type Seat = (typeof SEATS)[number];
const BAD_WEATHER = ["E2", "E3"];

const at = (zone: string, security: number, infrastructure: number): Params => ({ zone, security, infrastructure });
/** Where everybody's units stand when it begins. */
export const START = {
  shiite: { zones: [at("sadr-city", 4, 2), at("new-baghdad", 2, 2)] },
  sunni: { zones: [at("adhamiyah", 6, 4)] },
  government: { zones: [at("karrada", 6, 4)] },
  us: { zones: [at("biap", 2, 2), at("green-zone", 2, 0)] },
};

export const recruit = (unit: string, zone: string, count: number): Move => ({
  action: "recruit",
  params: { unit, zone, count },
});
export const move = (from: string, to: string, count: number): Move => ({
  action: "move",
  params: { from, to, count },
});
export const NO_BID = [{ order: "bidding", value: "pass" }];
const PASS: Wanted = { moves: [{ action: "pass", params: {} }], say: NO_BID };

/** A way to take the Initiative without a bid. */
export interface Claim {
  readonly seat: Seat;
  readonly params: Params;
}

/** A campaign of Battle for Baghdad at a table, a seat for each of four people. */
export class Baghdad {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  act(seat: Seat, action: string, params: Params = {}): Promise<void> {
    return this.#table.play(seat, { action, params });
  }

  /** Rows of a sheet, and the end of its step. */
  submit(seat: Seat, moves: readonly Move[], end = true): Promise<string> {
    return this.#table.answer(seat, { moves, end });
  }

  /** Whoever is asked passes, in a window or in the auction, until something else is asked. */
  async passAll(asked: "window" | "turn"): Promise<void> {
    for (;;) {
      const [seat] = await this.awaited();
      const { decisions } = seat ? await this.#table.seatView(seat) : { decisions: [] };
      if (!seat || !decisions.some(({ kind, actions }) => kind === asked && actions.includes("pass"))) return;
      await this.#table.answer(seat, PASS);
    }
  }

  /** Nobody claims the Initiative, and everybody wants to be asked for a bid. */
  async leaveInitiativeToBids(): Promise<void> {
    const pass = { action: "pass", params: {} };
    for (
      let [seat] = await this.awaited();
      seat && (await this.state()).phase === "claims";
      [seat] = await this.awaited()
    )
      await this.#table.answer(seat, { moves: [pass], say: [{ order: "bidding", value: "ask" }] });
  }

  /** Accepts the offer that is made to a seat. */
  async accept(seat: Seat): Promise<void> {
    const offer = (await this.#table.seatView(seat)).decisions.find(({ kind }) => kind === "offer")?.preset.offer ?? "";
    await this.act(seat, "accept", { offer });
  }

  async state(seat: Seat = "us"): Promise<State> {
    return (await this.#table.seatView(seat)).view.table as State; // the game's own
  }

  async hand(seat: Seat): Promise<Hand> {
    return (await this.#table.seatView(seat)).view.hand as Hand; // the game's own
  }

  async awaited(): Promise<readonly Seat[]> {
    const { game } = this.#table;
    return (await this.#table.look((campaigns) => campaigns.showing.status(game))).awaited as readonly Seat[]; // these four play
  }

  /** What is on a seat's sheet. */
  async rows(seat: Seat): Promise<readonly Move[]> {
    const { sheet } = await this.#table.robot(seat).eyes.glance();
    return sheet.rows.map(({ action, params }) => ({ action, params }));
  }

  /** A word by which the dice deal somebody a claim and the streets fair weather, and the claim. */
  async luckyWord(): Promise<{ readonly word: string; readonly claim: Claim }> {
    const { game } = this.#table;
    const record = await this.#table.look((campaigns) => campaigns.showing.record(game));
    const book = openShipped(battleForBaghdad);
    const { word, state } = luckyWord(book, record, SEATS, (one) => claimIn(one, SEATS) !== null && isFair(one));
    const claim = claimIn(state, SEATS);
    if (!claim) throw new Error(`“${word}” is not lucky`);
    return { word, claim };
  }
}

type Start = Pick<BaghdadState, "hands" | "box">;

/** The first of these seats that can take the Initiative without a bid, and how. */
export const claimIn = ({ hands }: Start, seats: readonly Seat[]): Claim | null =>
  seats.map((seat) => claimOf(seat, hands[seat]?.cards ?? [])).find((one) => one !== null) ?? null;

/** Whether nothing keeps units on the ground, or short of where they are to go. */
export const isFair = ({ box }: Start): boolean => !box.street.slice(0, 3).some((card) => BAD_WEATHER.includes(card));

/** How a seat with these cards can take the Initiative without a bid. */
function claimOf(seat: Seat, cards: readonly string[]): Claim | null {
  const { arms } = openShipped(battleForBaghdad).content;
  const withSymbol = (symbol: string) => cards.find((card) => arms[card]?.symbol === symbol);
  const [connections, hearts] = [withSymbol("connections"), withSymbol("hearts")];
  if (cards.includes("surge-jihad")) return { seat, params: { how: "card", card: "surge-jihad" } };
  return connections && hearts ? { seat, params: { how: "politicalManeuver", connections, hearts } } : null;
}
