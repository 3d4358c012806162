import {
  choice,
  game,
  matchName,
  mustGet,
  type Refusal,
  type RulesContext,
  type Stage,
  type View,
} from "../../../engine/index.ts";
import { choosesSides, FACTIONS, faction } from "../content/factions.ts";
import { type Alignment, SIDES } from "../content/use.ts";
import type { Iraq } from "../state.ts";
import { force } from "./cards/tally.ts";

const { action } = game<Iraq>();

/** R-04, ruling B: in the 3-seat game everyone is asked, also who holds neither kind: not being asked would tell. */
export function askForSides(s: Stage<Iraq, null>): void {
  const { table } = s.state;
  table.phase = "ground";
  if (!choosesSides(table.seats)) return;
  s.picture(`Turn ${table.turn}: the trading is over`);
  s.ask({ kind: "sealed", seats: table.seats, actions: ["align"] });
}

/** What a side adds to the sum of a hand. */
export const adds = ({ content, seat, hand }: View<Iraq>, side: Alignment): number =>
  force(content, seat, hand.cards, side) - force(content, seat, hand.cards);

/** "US: adds 9". */
export const sideLabel = (view: View<Iraq>, side: Alignment): string =>
  `${faction(side).name}: ${adds(view, side) === 0 ? "adds nothing" : `adds ${adds(view, side)}`}`;

/** Why a faction that somebody names is no side to choose; null: the word means none. */
function whyNoSide(word: string): Refusal | null {
  const { meant } = matchName(FACTIONS, ({ id, name }) => [id, name], word);
  if (!meant) return null;
  const text = `Cards of ${meant.the} count for nobody else: only those of the US or of the Insurgents do.`;
  return { code: "not-a-choice", text, rule: "R-04" };
}

/** R-04 US cards or Insurgent cards, never both in one turn. */
export const align = action("align", "Choose a side", {
  help: "This turn either the US cards or the Insurgent cards in your hand count besides your own, never both. Shown when all have chosen.",
  common: true,
})
  .param(
    "with",
    "Whose cards count for you this turn, besides your own?",
    choice(
      (c) => SIDES.map((side) => ({ value: side, label: sideLabel(c, side) })),
      (_, word) => whyNoSide(word),
    ),
  )
  .apply(({ state: { table }, seat, params }) => {
    table.alignments[seat] = params.with;
  });

/** R-09 (GROUND PHASE) All hands are revealed at once, with this turn's discards (ruling F). They are scored in the same instant: one picture shows both. */
export function reveal(s: RulesContext<Iraq>): void {
  const { table, hands, box } = s.state;
  const shown = Object.fromEntries(table.seats.map((seat) => [seat, [...mustGet(hands, seat).cards]]));
  const discards = [...box.faceDown];
  const totals: { [seat: string]: number } = {};
  for (const seat of table.seats) {
    totals[seat] = force(s.content, seat, mustGet(shown, seat), table.alignments[seat] ?? null);
    mustGet(table.totals, seat).push(mustGet(totals, seat));
  }
  table.shown = shown;
  table.discards.push(...discards);
  table.faceDown = 0;
  box.faceDown = [];
  s.barrier();
  s.emit({ kind: "revealed", hands: shown, discards, alignments: { ...table.alignments }, totals });
}
