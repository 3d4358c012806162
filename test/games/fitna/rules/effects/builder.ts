import type { CardNumber } from "../../../../../src/games/fitna/content/card-types.ts";
import { SEATS, type SeatId } from "../../../../../src/games/fitna/content/sides.ts";
import type { Game } from "../../../../../src/games/fitna/state.ts";
import { bringHighTension, deal } from "../../gathering.ts";
import { type Playing, phaseOf } from "../powers/builder.ts";

type Hands = { readonly [seat in SeatId]?: readonly CardNumber[] };

interface Start {
  readonly edition?: "2020" | "2018";
  readonly turn?: number;
  /** From 5 on the High Tension cards are in. */
  readonly tension?: number;
  readonly change?: (game: Game) => void;
}

/** The Events segment of a seat, with these cards in hands. */
export function withCards(scenario: string, seat: SeatId, hands: Hands, start: Start = {}): Playing {
  const { edition = "2020", turn = 2, tension, change } = start;
  return phaseOf(scenario, seat, { edition, turn })
    .change((game) => {
      const { table } = game.state;
      if (tension !== undefined) table.tension = tension;
      if (table.tension >= 5 && !table.reached.includes(5)) {
        table.reached.push(5);
        bringHighTension(game);
      }
      for (const one of SEATS) deal(game, one, hands[one] ?? []);
      change?.(game);
    })
    .do(() => {});
}
