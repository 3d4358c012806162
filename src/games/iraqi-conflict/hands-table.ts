import { type Frozen, of, type Seat } from "../../engine/index.ts";
import type { Cell, Table as Grid } from "../../scene/index.ts";
import { canUse } from "./cards/use.ts";
import type { Content } from "./content.ts";
import { faction } from "./factions.ts";
import { badge, cardBadge } from "./livery.ts";
import type { CardId, Table } from "./state.ts";

/** R-09 The hands as revealed, one column a seat, usable cards first and in colour, totals below. */
export function handsTable(
  content: Frozen<Content>,
  table: Frozen<Table>,
  shown: { readonly [seat: Seat]: readonly CardId[] },
  names: { readonly [seat: Seat]: string },
): Grid {
  const hands = table.seats.map((seat) => arranged(content, table, seat, of(shown, seat)));
  const length = Math.max(...hands.map((hand) => hand.length));
  const rows = Array.from({ length }, (_, i) => ({ cells: hands.map((hand): Cell => hand[i] ?? { text: "" }) }));
  return {
    kind: "table",
    title: "The hands: cards in colour count",
    columns: table.seats.map((seat) => ({ label: head(table, seat), flex: room(content, of(shown, seat)) })),
    rows: [
      ...(table.seats.some((seat) => names[seat] !== undefined) ? [{ cells: players(table.seats, names) }] : []),
      ...rows,
      {
        total: true,
        cells: table.seats.map((seat) => ({
          badge: badge(seat),
          text: `${of(table.totals, seat).at(-1) ?? 0} FV`,
          bold: true,
        })),
      },
    ],
  };
}

/** Width after the longest name. */
const room = (content: Frozen<Content>, cards: readonly CardId[]): number =>
  Math.max(20, ...cards.map((id) => of(content.cards, id).name.length));

const players = (seats: readonly Seat[], names: { readonly [seat: Seat]: string }): Cell[] =>
  seats.map((seat) => ({ text: { text: names[seat] ?? "", free: true }, colour: "muted" }));

function head({ alignments }: Frozen<Table>, seat: Seat): string {
  const side = alignments[seat];
  return side ? `${faction(seat).name} with ${faction(side).the}` : faction(seat).name;
}

function arranged(
  content: Frozen<Content>,
  { alignments }: Frozen<Table>,
  seat: Seat,
  cards: readonly CardId[],
): Cell[] {
  const faces = cards.map((id) => {
    const card = of(content.cards, id);
    return { card, usable: canUse(seat, card.use, alignments[seat] ?? null) };
  });
  return faces
    .sort((a, b) => Number(b.usable) - Number(a.usable))
    .map(({ card, usable }) => ({
      badge: cardBadge(card, usable),
      text: { text: card.name, minor: true },
      ...(usable ? {} : { colour: "muted" as const }),
    }));
}
