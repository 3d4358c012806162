/** What people are told besides the rules: how it is played, what is asked, who leads, and words a newcomer lacks. */
import { either, type Frozen, type Guide, listed, mustGet, type Seat, type Term, type View } from "#engine";
import { capital, choosesSides, contests, faction, names, theAll } from "../content/factions.ts";
import { contestStandings } from "../rules/contests.ts";
import { forgone } from "../rules/negotiations/market.ts";
import { POINTS } from "../rules/score.ts";
import { HAND } from "../rules/situation.ts";
import type { Iraq, PhaseName, Table } from "../state.ts";

/** The words that a newcomer does not know. */
const glossary: readonly Term[] = [
  {
    term: "(U 4)",
    text: "A card's letter and its Force Value. The letter says for whom the card counts, the number how much: U 4 adds 4 to the sum of the US.",
  },
  {
    term: "Letters",
    text: "U counts for the US alone, I for the Insurgents alone, N for the Sunni, H for the Shia, K for the Kurds. E counts for the three ethnic groups (Sunni, Shia, Kurds), M for everybody but the US, A for everybody (R-02).",
  },
  { term: "FV", text: "Force Value, from 1 to 5: what a card adds to the sum of a hand in which it counts." },
  {
    term: "Counts for me",
    text: "A card adds its Force Value to your sum only if its letter is one of yours: US U, A; Insurgents I, M, A; Sunni N, E, M, A; Shia H, E, M, A; Kurds K, E, M, A. Each side has 45 such cards in the full deck.",
  },
  {
    term: "Sum",
    text: "The Force Values of all cards in a hand that count for its seat. It decides the points of the turn.",
  },
  {
    term: "VP",
    text: "Victory points. The highest sum of a turn gets 5, the next 4, 3 and 2; the lowest always gets 0. Equal sums get the same (R-10).",
  },
  {
    term: "Situation",
    text: "The beginning of a turn: everybody is dealt ten new cards. Nothing is kept from the turn before (R-06).",
  },
  {
    term: "Commitment",
    text: "Everybody discards up to five cards face down, all at once, and draws as many new ones (R-07).",
  },
  {
    term: "Negotiations",
    text: "Any two seats may trade: any number of cards for any number. The phase ends when everybody is ready (R-08).",
  },
  {
    term: "Ground",
    text: "All hands are shown, with the discards of this turn, and the sums are added up (R-09). With three seats everybody chooses a side first.",
  },
  { term: "Score", text: "Victory points by the order of the sums; then all hands are discarded (R-10)." },
  {
    term: "Insurgency",
    text: "The contest between the US and the Insurgents: whoever has more victory points after the last turn wins it. Level points share it (R-11).",
  },
  {
    term: "Civil War",
    text: "The contest between Sunni, Shia and Kurds: the group with the most victory points after the last turn wins it. Level points share it (R-11).",
  },
  {
    term: "Side",
    text: "With three seats nobody plays the US or the Insurgents. Each turn you choose which of the two you side with: its cards (U or I) count besides your own, those of the other do not (R-04).",
  },
  {
    term: "Offer",
    text: "Cards of yours for cards of another seat. Only the two of you see it. Once it is accepted everybody learns that you traded and how many cards, but not which (ruling K).",
  },
  { term: "Gift", text: "An offer that asks for nothing in return. The other seat still has to accept it." },
  {
    term: "Of their choice",
    text: "You ask for a number of cards, and the other seat chooses which. You learn what they are when it accepts.",
  },
  {
    term: "Ready",
    text: "You make no more offers this turn. Those of others still reach you, and you can say “Not ready” until the last seat is ready (ruling L).",
  },
  {
    term: "Lapsed",
    text: "An offer that has come to nothing, because a card it gives went elsewhere or the phase is over. An offer does not lapse because the other seat lacks a card it asks for: that would give the hand away (ruling I).",
  },
  {
    term: "Draw pile",
    text: "The cards to be dealt. When it is empty and a card is due, the discards are shuffled to make a new one (ruling J).",
  },
  {
    term: "Discards",
    text: "Cards out of play until the draw pile is empty. Those of the Commitment lie face down until the Ground phase (ruling F).",
  },
];

export const guide: Pick<Guide<Iraq>, "welcome" | "brief" | "forgone" | "notice" | "standings" | "glossary"> = {
  welcome,
  brief,
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
    "Talk in the thread, or here where there is none; make offers by button: only you and the other seat see them.",
    ...market(table),
  ],
  ground: () => [
    "Everybody chooses in secret whose cards count beside their own this turn: those of the US or the Insurgents.",
  ],
};

/** How many trades there were, which hands have changed their size, and who is ready. */
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

/** The first message to a seat. */
function brief({ table, seat }: View<Iraq>): readonly string[] {
  const [best = 0] = POINTS;
  const sides = choosesSides(table.seats) ? ", and either U or I" : "";
  const { asked } = NOW[table.phase] ?? {};
  return [
    `You win the ${faction(seat).conflict} with more victory points (VP) than ${rivalsOf(table.seats, seat)} after turn ${table.turns}.`,
    `Cards marked ${either([...faction(seat).uses])}${sides} count for you: the highest sum of a turn gets ${best} VP.`,
    ...(asked ? [asked] : []),
  ];
}

/** Whom a seat has to beat. */
function rivalsOf(seats: readonly Seat[], seat: Seat): string {
  const mine = contests(seats).find(({ title }) => title === faction(seat).conflict);
  return theAll((mine?.seats ?? []).filter((other) => other !== seat));
}

/** How it is played: who wins how, what the cards mean, what scores, what trading is for, what is asked. */
function welcome({ table, seat }: View<Iraq>): readonly string[] {
  const { conflict, uses } = faction(seat);
  const others = contests(table.seats).find(({ title }) => title !== conflict);
  const rivals = rivalsOf(table.seats, seat);
  const apart = others ? ` ${capital(theAll(others.seats))} fight a contest of their own, the ${others.title}.` : "";
  const letters = [...uses];
  const sides = choosesSides(table.seats) ? " U or I cards count too: one of the two, which you choose each turn." : "";
  const [best = 0, ...next] = POINTS.slice(0, table.seats.length - 1);
  const now = Object.values(NOW[table.phase] ?? {}).join(" ");
  const places = next.length > 0 ? `${best} VP, the next ${listed(next.map(String))}` : `${best} VP`;
  return [
    `You win the ${conflict} with more victory points (VP) than ${rivals} after turn ${table.turns}.${apart}`,
    `Each turn you hold ten cards. “(${letters[0]} 4)” is a card's letter and its Force Value (FV): those marked ${either(letters)} count for you.${sides}`,
    `The highest sum of a turn gets ${places}, the lowest always 0.`,
    table.seats.length === 2
      ? "Every other card counts for your enemy: get rid of it, or trade it for a good price."
      : "Every other card counts for somebody else: trade it.",
    ...(now === "" ? [] : [now]),
  ];
}

/** What is asked, and what comes next; each a sentence. */
interface Now {
  readonly asked?: string;
  readonly next: string;
}

const DEAL = "Next: all hands are shown, and new ones dealt.";
const DISCARD: Now = {
  asked: "Now: discard up to five cards, and draw as many.",
  next: "Next: trade with anybody, then all hands are shown.",
};

const NOW: { readonly [phase in PhaseName]?: Now } = {
  situation: DISCARD,
  commitment: DISCARD,
  negotiations: { asked: "Now: trade with anybody, and say when you are ready.", next: DEAL },
  ground: { asked: "Now: choose whose cards count besides your own.", next: DEAL },
  score: { next: "Next: ten new cards for everybody." },
};
