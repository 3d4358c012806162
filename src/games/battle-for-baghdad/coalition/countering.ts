import type { Decision, Frozen, Move, View } from "../../../engine/index.ts";
import type { Baghdad } from "../state.ts";
import type { Draft } from "./clause-form.ts";
import type { Clause, Offer } from "./clauses.ts";
import { isAwaited } from "./offers.ts";
import { propose } from "./proposing.ts";

/** The offer that answers another one, to be changed before it is made: the same terms, as far as this seat can propose them. */
export function counterOffer(view: View<Baghdad>, { kind, id }: Decision): Move | null {
  const offer = view.table.coalition?.offers.find((one) => one.id === id);
  if (kind !== "offer" || !offer || offer.from === view.seat || !isAwaited(view.table, view.seat)) return null;
  if (propose.when(view)) return null;
  const parties = offer.seats.filter((seat) => seat !== view.seat);
  const clauses = offer.clauses.flatMap((clause) => turned(view, offer, clause));
  return { action: propose.name, params: { parties, clauses: clauses.map((clause) => ({ ...clause })) } };
}

/** A clause as this seat would propose it. Cards that it is to give it would have to name: that is left out. */
function turned({ seat }: View<Baghdad>, { seats }: Frozen<Offer>, clause: Frozen<Clause>): readonly Draft[] {
  switch (clause.kind) {
    case "give":
      return [{ kind: "ask", from: clause.from, to: clause.to, cards: clause.cards }];
    case "ask":
      return clause.from === seat ? [] : [clause];
    case "truce":
      return [seats.length > 2 ? clause : { kind: "truce" }];
    default:
      return [clause];
  }
}
