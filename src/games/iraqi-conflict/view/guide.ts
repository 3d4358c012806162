import { either, type Frozen, type Guide, mustGet, type View } from "../../../engine/index.ts";
import { both, capital, choosesSides, contests, faction, names, theAll } from "../content/factions.ts";
import { contestStandings } from "../rules/contests.ts";
import { forgone } from "../rules/negotiations/market.ts";
import { POINTS } from "../rules/score.ts";
import { HAND } from "../rules/situation.ts";
import type { Iraq, PhaseName, Table } from "../state.ts";
import { glossary } from "./glossary.ts";

/** What people are told and offered beside the rules. */
export const guide: Pick<Guide<Iraq>, "welcome" | "forgone" | "notice" | "standings" | "glossary"> = {
  welcome,
  forgone,
  notice: ({ table }) => NOTICES[table.phase]?.(table) ?? [],
  standings: ({ table }) => contestStandings(table),
  glossary: () => glossary,
};

/** What everyone should know of a phase that waits for somebody. */
const NOTICES: { readonly [phase in PhaseName]?: (table: Frozen<Table>) => readonly string[] } = {
  commitment: ({ draw, discards }) => [
    `Ten cards each; draw pile ${draw}, discards ${discards.length}. Discard up to five face down, draw as many.`,
  ],
  negotiations: (table) => [
    "Talk in the thread; make offers by button: only you and the other seat see them.",
    ...market(table),
  ],
  ground: () => [
    "Everybody chooses in secret whose cards count beside their own this turn: those of the US or the Insurgents.",
  ],
};

/** How many trades there were, whose hands have another size by them, and who is ready. */
function market({ seats, sizes, trades, ready }: Frozen<Table>): readonly string[] {
  const changed = seats
    .filter((seat) => mustGet(sizes, seat) !== HAND)
    .map((seat) => `${faction(seat).name} ${mustGet(sizes, seat)}`);
  const hands =
    changed.length > 0
      ? ` Cards held: ${changed.join(", ")}${changed.length < seats.length ? `, the others ${HAND}` : ""}.`
      : "";
  const traded = trades.length > 0 ? [`Trades so far: ${trades.length}.${hands}`] : [];
  return [...traded, ready.length > 0 ? `Ready: ${names(ready)}.` : "Nobody is ready yet."];
}

/** The first message to a seat: who wins how, what the cards mean, what scores, what trading is for, what is asked. */
function welcome({ table, seat }: View<Iraq>): readonly string[] {
  const { conflict, uses } = faction(seat);
  const [mine, others] = [true, false].map((own) =>
    contests(table.seats).find(({ title }) => (title === conflict) === own),
  );
  const rivals = theAll((mine?.seats ?? []).filter((other) => other !== seat));
  const apart = others ? ` ${capital(theAll(others.seats))} fight a contest of their own, the ${others.title}.` : "";
  const letters = [...uses];
  const sides = choosesSides(table.seats) ? " U or I cards count too: one of the two, which you choose each turn." : "";
  const [best = 0, ...next] = POINTS.slice(0, table.seats.length - 1);
  const now = NOW[table.phase];
  const places = next.length > 0 ? `${best} VP, the next ${both(next.map(String))}` : `${best} VP`;
  return [
    `You win the ${conflict} with more victory points (VP) than ${rivals} after turn ${table.turns}.${apart}`,
    `Each turn you hold ten cards. “(${letters[0]} 4)” is a card's letter and its Force Value (FV): those marked ${either(letters)} count for you.${sides}`,
    `The highest sum of a turn gets ${places}, the lowest always 0.`,
    table.seats.length === 2
      ? "Every other card counts for your enemy: get rid of it, or trade it for a good price."
      : "Every other card counts for somebody else: trade it.",
    ...(now ? [now] : []),
  ];
}

const DISCARD = "Now: discard and draw. Next: trade with anybody, then all hands are shown.";

/** What is asked, and what comes next. */
const NOW: { readonly [phase in PhaseName]?: string } = {
  situation: DISCARD,
  commitment: DISCARD,
  negotiations: "Now: trade with anybody, and say when you are ready. Next: all hands are shown, and new ones dealt.",
  ground: "Now: choose whose cards count besides your own. Next: all hands are shown, and new ones dealt.",
  score: "Next: ten new cards for everybody.",
};
