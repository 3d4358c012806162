import { choice, type Frozen, game, mustGet, type Query, type Seat, type View } from "#engine";
import { choosesSides, conflicts, faction } from "../content/factions.ts";
import type { CardId } from "../content/pack.ts";
import { canUse } from "../content/use.ts";
import { deckOf } from "../rules/cards/deck.ts";
import { victories } from "../rules/victory.ts";
import type { Iraq } from "../state.ts";

const VALUES = [5, 4, 3, 2, 1];

/** `/iraq deck`: what a faction can use, and which of it nobody has seen yet. */
const deck: Query<Iraq> = {
  name: "deck",
  title: "Which cards count for a faction, and which of them are still out of sight",
  ...game<Iraq>()
    .form()
    .param(
      "faction",
      "Which faction?",
      choice(({ table }) => table.seats.map((seat) => ({ value: seat, label: faction(seat).name }))),
    ),
  answer(view, params) {
    const { content, table } = view;
    const { id, name, uses } = faction(String(params.faction));
    const sides = choosesSides(table.seats);
    const usable = deckOf(content, table.seats).filter((card) => canUse(id, mustGet(content.cards, card).use, null));
    const hidden = unseen(view, usable);
    const lines = VALUES.map((fv) => line(view, hidden, fv)).filter((words) => words !== "");
    const also = sides ? ", and U or I (one kind a turn)" : "";
    return [
      `${[...uses].join(", ")}${also} count for **${name}**: ${usable.length} cards, ${sum(view, usable)} FV in all.`,
      `Out of your sight (draw pile, other hands, face-down discards): ${hidden.length}, ${sum(view, hidden)} FV.`,
      ...lines,
    ].join("\n");
  },
};

/** Cards that lie neither in the own hand nor face up. */
function unseen({ hand, table }: View<Iraq>, cards: readonly CardId[]): CardId[] {
  const seen = new Set([...hand.cards, ...hand.discarded, ...table.discards]);
  return cards.filter((card) => !seen.has(card));
}

const sum = ({ content }: View<Iraq>, cards: readonly CardId[]): number =>
  cards.reduce((total, card) => total + mustGet(content.cards, card).fv, 0);

function line({ content }: View<Iraq>, cards: readonly CardId[], fv: number): string {
  const names = cards.map((card) => mustGet(content.cards, card)).filter((card) => card.fv === fv);
  if (names.length === 0) return "";
  return `FV ${fv} (${names.length}): ${names.map(({ name, use }) => `${name} ${use}`).join(", ")}`;
}

/** `/iraq score`: standing of the conflicts and totals by turn. */
const score: Query<Iraq> = {
  name: "score",
  title: "Victory points and totals, turn by turn",
  ...game<Iraq>().form(),
  answer: ({ table }) => standings(table).join("\n"),
};

/** The standing of the game in words. */
export function standings(table: Frozen<Iraq["Table"]>): string[] {
  const leaders = victories(table);
  const heads = conflicts(table.seats).map(({ title, seats }, i) => {
    const figures = seats.map((seat) => `${faction(seat).name} ${mustGet(table.vp, seat).at(-1) ?? 0}`).join(", ");
    const ahead = (leaders[i]?.seats ?? []).map((seat) => faction(seat).name);
    return `**${title}**: ${figures} VP${ahead.length === seats.length ? ", level" : ` – ${ahead.join(" and ")} ahead`}`;
  });
  if (table.seats.every((seat) => mustGet(table.vp, seat).length === 0)) return [...heads, "No turn is scored yet."];
  return [...heads, ...table.seats.map((seat) => history(table, seat))];
}

function history({ totals, vp }: Frozen<Iraq["Table"]>, seat: Seat): string {
  const points = mustGet(vp, seat);
  const turns = mustGet(totals, seat)
    .slice(0, points.length)
    .map((total, i) => `${total} FV +${(points[i] ?? 0) - (points[i - 1] ?? 0)}`);
  return `${faction(seat).name}: ${turns.join(" · ")}`;
}

export const queries: readonly Query<Iraq>[] = [deck, score];
