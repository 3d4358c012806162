import { type Frozen, inSmallPrint, mustGet, type Seat } from "../../../engine/index.ts";
import { contests, faction, names, The, verb } from "../content/factions.ts";
import type { Content } from "../content/pack.ts";
import { canUse } from "../content/use.ts";
import type { Event, Secret } from "../state.ts";
import { cardNames, count } from "./cards/faces.ts";
import { deal } from "./negotiations/proposals.ts";
import { outcome } from "./victory.ts";

type Figures = { readonly [seat: Seat]: number };

/** What everyone is told. */
export function describePublic(event: Event, content: Frozen<Content>): string | null {
  switch (event.kind) {
    case "turn":
    case "ready":
      return null; // the phase's title and notice say it
    case "shuffled":
      return `The draw pile was empty: ${count(event.cards)} of the discard pile are shuffled into a new one.`;
    case "replaced":
      return `Cards exchanged: ${bySeat(Object.keys(event.counts), (seat) => mustGet(event.counts, seat))}.`;
    case "traded":
      return traded(event);
    case "unready":
      return `${The(event.seat)} ${verb(event.seat, "is", "are")} not ready after all.`;
    case "revealed":
      return revealed(event, content);
    case "scored":
      return scored(event);
    case "ended":
      return outcome(event.victories, event.vp);
  }
}

/** "US 3, Insurgents 5". */
const bySeat = (seats: readonly Seat[], words: (seat: Seat) => number | string): string =>
  seats.map((seat) => `${faction(seat).name} ${words(seat)}`).join(", ");

/** Seats with the highest figure first. */
const highestFirst = (figures: Figures): Seat[] =>
  Object.keys(figures).sort((a, b) => mustGet(figures, b) - mustGet(figures, a));

function traded({ from, to, gave, got }: Event & { kind: "traded" }): string {
  if (got === 0) return `${The(from)} gave ${faction(to).the} ${count(gave)}, for nothing.`;
  if (gave === 0) return `${The(to)} gave ${faction(from).the} ${count(got)}, for nothing.`;
  const each =
    gave === got ? `${gave} for ${got}` : `${faction(from).name} gave ${gave}, ${faction(to).name} gave ${got}`;
  return `${names([from, to])} have traded: ${each}.`;
}

/** each hand on a line, the cards that count in bold with their force; a picture shows them, so the log alone has them in words. */
function revealed({ discards, ...revelation }: Event & { kind: "revealed" }, content: Frozen<Content>): string {
  const away = discards.map((id) => mustGet(content.cards, id).name).join(", ");
  return inSmallPrint([...handLines(revelation, content), ...(away === "" ? [] : [`Discarded this turn: ${away}`])]);
}

/** revealed hands in words, the highest total first. */
export const handLines = (
  { hands, alignments, totals }: Frozen<Omit<Event & { kind: "revealed" }, "kind" | "discards">>,
  content: Frozen<Content>,
): readonly string[] =>
  highestFirst(totals).map((seat) => {
    const side = alignments[seat] ?? null;
    const aligned = side ? ` with ${faction(side).the}` : "";
    const cards = mustGet(hands, seat).map((id) => mustGet(content.cards, id));
    const counting = cards.filter(({ use }) => canUse(seat, use, side)).sort((a, b) => b.fv - a.fv);
    const bold = counting.map(({ name, fv }) => `**${name} ${fv}**`);
    const idle = cards.filter((card) => !counting.includes(card)).map(({ name }) => name);
    return `${faction(seat).name}${aligned} ${mustGet(totals, seat)}: ${[...bold, ...idle].join(", ") || "no cards"}`;
  });

/** "Turn 3: Insurgents 24 = 5 VP, Sunni 21 = 4, …", and how the contests stand. */
function scored({ turn, totals, gains, vp }: Event & { kind: "scored" }): string {
  const results = highestFirst(totals).map(
    (seat, i) => `${faction(seat).name} ${mustGet(totals, seat)} = ${mustGet(gains, seat)}${i === 0 ? " VP" : ""}`,
  );
  const standing = contests(Object.keys(vp)).map(({ title, seats }) => {
    const ranked = highestFirst(Object.fromEntries(seats.map((seat) => [seat, mustGet(vp, seat)])));
    return `${title}: ${bySeat(ranked, (seat) => mustGet(vp, seat))}.`;
  });
  return `Turn ${turn}: ${results.join(", ")}.\n${standing.join(" ")}`;
}

/** So many cards of one side of a trade are named, for a message to hold them. */
const MOVED = 12;

/** What one seat is told. */
export function describePrivate(secret: Secret, content: Frozen<Content>): string | null {
  switch (secret.kind) {
    case "dealt":
      return null; // the question that follows shows the hand
    case "redrawn":
      return `You discarded ${cardNames(content, secret.discarded)} and drew ${cardNames(content, secret.drawn)}.`;
    case "ready":
      return null; // the phase's notice and the page say it
    case "traded": {
      const { gave, got, was, is } = secret;
      const swap = `You gave ${faction(secret.with).the} ${cardNames(content, gave, MOVED)} and got ${cardNames(content, got, MOVED)}`;
      return `${swap}: your sum ${was} → ${is}. It cannot be taken back: the cards were seen.`;
    }
    case "proposed":
      return secret.mine ? `Offered to ${other(secret)}: ${deal(content, secret.proposal, true)}.` : null; // the offer stands on its reader's page
    case "closed":
      return closed(secret, content);
  }
}

const other = ({ proposal, mine }: Pick<Secret & { kind: "closed" }, "proposal" | "mine">): string =>
  faction(mine ? proposal.to : proposal.from).the;

/** Nothing of what the seat did itself, nor of what ends with the phase. */
function closed(secret: Secret & { kind: "closed" }, content: Frozen<Content>): string | null {
  const { why, proposal, mine, lost } = secret;
  const { from, to } = proposal;
  const what = deal(content, proposal, mine);
  if (why === "declined" && mine) return `${The(to)} declined: ${what}.`;
  if (why === "countered" && mine)
    return `${The(to)} ${verb(to, "makes", "make")} a counter-offer in place of your offer (${what}).`;
  if (why === "withdrawn" && !mine) return `${The(from)} withdrew the offer: ${what}.`;
  if (why !== "gone") return null;
  if (!mine) return `The offer of ${faction(from).the} has lapsed: ${what}.`;
  const went = lost ? `: ${cardNames(content, lost.cards, MOVED)} went to ${faction(lost.to).the}` : "";
  return `Your offer to ${faction(to).the} (${what}) has lapsed${went}.`;
}
