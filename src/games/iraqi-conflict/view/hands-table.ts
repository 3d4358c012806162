import { type Frozen, mustGet, type Seat } from "../../../engine/index.ts";
import { type Hands, type LaidCard, type LaidHand, playedBy } from "../../../scene/index.ts";
import { faction } from "../content/factions.ts";
import type { Card, CardId, Content } from "../content/pack.ts";
import { canUse } from "../content/use.ts";
import type { Table } from "../state.ts";
import { ART } from "./cards/art.ts";
import { letter, suit } from "./side-style.ts";
import { gave, got } from "./trades-table.ts";

/** R-09 The hands as revealed, a row for each seat: cards that count with their names, strongest first, then the others; what they come to. */
export function handsReport(
  content: Frozen<Content>,
  table: Frozen<Table>,
  shown: { readonly [seat: Seat]: readonly CardId[] },
  names: { readonly [seat: Seat]: string },
): Hands {
  const best = Math.max(...table.seats.map((seat) => total(table, seat)));
  return {
    kind: "hands",
    hands: table.seats.map((seat): LaidHand => {
      const side = table.alignments[seat] ?? null;
      const cards = mustGet(shown, seat).map((id) => mustGet(content.cards, id));
      const counts = ({ use }: Card): boolean => canUse(seat, use, side);
      return {
        colour: `@${seat}`,
        letter: letter(seat),
        name: faction(seat).name,
        ...playedBy(names[seat]),
        ...note(table, seat),
        total: String(total(table, seat)),
        counting: strongestFirst(cards.filter(counts)).map(laid),
        idle: strongestFirst(cards.filter((card) => !counts(card))).map(laid),
        empty: "No cards: all were given away.",
        best: total(table, seat) === best,
      };
    }),
  };
}

/** Whose cards count beside its own, or what its trades have moved. */
function note(table: Frozen<Table>, seat: Seat): Pick<LaidHand, "note"> {
  const side = table.alignments[seat];
  if (side) return { note: `sided with ${faction(side).the}` };
  const [out, back] = [gave(table, seat), got(table, seat)];
  return out + back > 0 ? { note: `gave ${out}, got ${back}` } : {};
}

const total = ({ totals }: Frozen<Table>, seat: Seat): number => mustGet(totals, seat).at(-1) ?? 0;

const strongestFirst = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => b.fv - a.fv);

const laid = ({ id, use, fv, name }: Card): LaidCard => ({
  letter: use,
  value: String(fv),
  title: name,
  colour: suit(use),
  art: mustGet(ART, id),
});
