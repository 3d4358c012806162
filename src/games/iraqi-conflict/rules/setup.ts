/** what a host chooses, who plays, and how the game begins. */
import { z } from "zod";
import { choice, game, integer, mustGet, type Params, type SeatInfo, type Setup } from "#engine";
import { faction, SCENARIOS } from "../content/factions.ts";
import type { Iraq, IraqState } from "../state.ts";
import { deckOf } from "./cards/deck.ts";

/** ruling C: what the host chooses. */
export const options = game<Iraq>()
  .form()
  .param(
    "seats",
    "How many seats, and so which scenario?",
    choice(() =>
      Object.entries(SCENARIOS).map(([value, { name, seats }]) => ({
        value,
        label: `${value} – ${name}: ${seats.map((seat) => faction(seat).name).join(", ")}`,
      })),
    ),
  )
  .param(
    "turns",
    "How many turns (the rulebook plays 10, a year each)?",
    integer(() => [1, 20]),
  )
  .param(
    "ranking",
    "How are places counted after a tie?",
    choice(() => [
      { value: "dense", label: "By distinct totals: 20, 20, 15, 10, 5 score 5, 5, 4, 3, 0" },
      { value: "competition", label: "By seats ahead: 20, 20, 15, 10, 5 score 5, 5, 3, 2, 0" },
    ]),
  );

export const defaults = { seats: "5", turns: 10, ranking: "dense" } as const;

/** The options as the form above has checked them. */
const chosen = z.object({ seats: z.string(), turns: z.int(), ranking: z.enum(["dense", "competition"]) });

/** the number of seats selects the factions. */
export const roster = (params: Params): readonly SeatInfo[] =>
  mustGet(SCENARIOS, chosen.parse(params).seats).seats.map((seat) => {
    const { id, name, the, summary } = faction(seat);
    return { id, name, inText: the, summary };
  });

/** the shuffled deck of the scenario and empty hands. */
export function setup({ content, options: params, seats }: Setup<Iraq>): IraqState {
  const { turns, ranking } = chosen.parse(params);
  const deck = deckOf(content, seats);
  const each = <T>(make: () => T): { [seat: string]: T } => Object.fromEntries(seats.map((seat) => [seat, make()]));
  return {
    table: {
      turn: 0,
      turns,
      ranking,
      phase: "situation",
      seats,
      draw: deck.length,
      discards: [],
      faceDown: 0,
      sizes: each(() => 0),
      replaced: {},
      ready: [],
      trades: [],
      alignments: {},
      shown: null,
      totals: each(() => []),
      vp: each(() => []),
    },
    hands: each(() => ({ cards: [], discarded: [], proposals: [], proposed: 0 })),
    box: { draw: [...deck], faceDown: [] },
  };
}
