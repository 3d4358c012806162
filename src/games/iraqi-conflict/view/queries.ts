/** What can be looked up: a faction's cards that are still out of sight, and how the conflicts stand turn by turn. */
import { choice, type Frozen, game, mustGet, type Query, type Seat, type View } from "#engine";
import { bySeat, choosesSides, contests, faction } from "../content/factions.ts";
import type { CardId } from "../content/pack.ts";
import { canUse } from "../content/use.ts";
import { deckOf } from "../rules/cards/deck.ts";
import { contestStandings, turnsScored } from "../rules/contests.ts";
import { standing } from "../rules/score.ts";
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

/** The standing of the game in words, with what each turn has brought. */
export function standings(table: Frozen<Iraq["Table"]>): string[] {
  const played = turnsScored(table) === 0 ? [] : table.seats.map((seat) => history(table, seat));
  return [...points(table), contestStandings(table).lead, ...played];
}

/** The same with only what the last turn has brought. */
export function standingNow(table: Frozen<Iraq["Table"]>): string[] {
  const scored = turnsScored(table);
  const { lead } = contestStandings(table);
  if (scored === 0) return [lead]; // all have none
  const sums = bySeat(table.seats, (seat) => result(table, seat, scored - 1));
  return [...points(table), lead, `The sums of turn ${scored}: ${sums}.`];
}

/** "**Insurgency**: US 9 VP, Insurgents 5." */
const points = (table: Frozen<Iraq["Table"]>): string[] =>
  contests(table.seats).map(
    ({ title, seats }) => `**${title}**: ${bySeat(seats, (seat) => `${standing(table, seat)} VP`)}.`,
  );

/** "**US**, turn by turn: 32 FV (+4 VP), 33 FV (+5 VP)." */
function history(table: Frozen<Iraq["Table"]>, seat: Seat): string {
  const turns = mustGet(table.vp, seat).map((_, turn) => result(table, seat, turn));
  return `**${faction(seat).name}**, turn by turn: ${turns.join(", ")}.`;
}

/** "32 FV (+4 VP)". */
function result({ totals, vp }: Frozen<Iraq["Table"]>, seat: Seat, turn: number): string {
  const points = mustGet(vp, seat);
  return `${mustGet(totals, seat)[turn] ?? 0} FV (+${(points[turn] ?? 0) - (points[turn - 1] ?? 0)} VP)`;
}

export const queries: readonly Query<Iraq>[] = [deck, score];
