import { type Move as Act, mustGet, type View } from "../../../../engine/index.ts";
import { bid, chooseFirst } from "../../rules/initiative/auction.ts";
import { pass } from "../../rules/reactions.ts";
import type { Baghdad } from "../../state.ts";
import { choices, move } from "./choices.ts";

/** The most it pays for the Initiative: cards and units are worth more. */
const MOST = 1;
/** It does not bid its last PP. */
const RESERVE = 4;

/** It opens with nothing and raises once: whoever wins acts first, and cards stay cheap. */
export function offer({ table, seat }: View<Baghdad>): Act {
  const { bids = {}, high = null } = table.auction ?? {};
  const amount = high === null ? 0 : mustGet(bids, high) + 1;
  const { pp } = mustGet(table.sides, seat);
  return amount === 0 || (amount <= MOST && amount + RESERVE <= pp) ? move(bid, { amount }) : move(pass);
}

/** Itself, unless it has promised otherwise. */
export function first(view: View<Baghdad>): Act {
  const seats = choices(chooseFirst, view);
  return move(chooseFirst, { seat: seats.includes(view.seat) ? view.seat : (seats[0] ?? "") });
}
