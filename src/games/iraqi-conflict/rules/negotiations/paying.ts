/** What a proposal costs a seat, and the move that accepts it with these cards. */
import { type Frozen, type Move, move, type View } from "#engine";
import type { CardId } from "../../content/pack.ts";
import type { Iraq } from "../../state.ts";
import { inOrder, leastUseful } from "../cards/tally.ts";
import { asked } from "./proposals.ts";
import { accept } from "./trading.ts";
import type { Proposal } from "./types.ts";

/** What a proposal costs: the cards that it names, or the least useful to the seat where it asks for a number. */
export const payment = (view: View<Iraq>, { give, price }: Frozen<Proposal>): readonly CardId[] =>
  price.kind === "cards" ? price.cards : leastUseful(view, give, asked(price));

/** The move that accepts a proposal; where a number is wanted, with these cards. */
export const acceptance = (view: View<Iraq>, { id, price }: Frozen<Proposal>, pay: readonly CardId[]): Move =>
  price.kind === "count" ? move(accept, { offer: id, cards: inOrder(view, pay) }) : move(accept, { offer: id });
