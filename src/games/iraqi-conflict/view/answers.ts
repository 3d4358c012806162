import type { Decision, Frozen, Move, Shortcut, View } from "../../../engine/index.ts";
import { acceptance, discardIdle, payment } from "../advice/orders.ts";
import { faction } from "../content/factions.ts";
import type { CardId } from "../content/pack.ts";
import { SIDES } from "../content/use.ts";
import { cardNames, count } from "../rules/cards/faces.ts";
import { tally } from "../rules/cards/tally.ts";
import { MOST } from "../rules/commitment.ts";
import { sideLabel } from "../rules/ground.ts";
import { lacks } from "../rules/negotiations/trading.ts";
import type { Iraq, Proposal } from "../state.ts";

/** A button holds so many characters. */
const LONGEST = 80;

/** Complete answers with a name, the likeliest first. */
export function shortcuts(view: View<Iraq>, { kind, actions, preset }: Decision): readonly Shortcut[] {
  if (kind === "offer") {
    const proposal = view.hand.proposals.find(({ id }) => id === preset.offer);
    return proposal ? answersTo(view, proposal) : [];
  }
  if (actions.includes("commit")) return [...discarding(view), KEEP];
  if (actions.includes("align"))
    return SIDES.map((side) => ({
      label: sideLabel(view, side),
      moves: [{ action: "align", params: { with: side } }],
    }));
  return [READY];
}

/** Those that every hand has. */
export function openShortcuts(_: View<Iraq>, { kind, actions }: Decision): readonly Shortcut[] {
  if (kind === "offer" || actions.includes("align")) return [];
  return [actions.includes("commit") ? KEEP : READY];
}

const READY: Shortcut = { label: "Ready", moves: [{ action: "ready", params: {} }], open: true };
const KEEP: Shortcut = { label: "Keep all", moves: [{ action: "commit", params: { discard: [] } }], open: true };

function discarding(view: View<Iraq>): readonly Shortcut[] {
  const { idle } = tally(view, view.hand.cards);
  if (idle.length === 0) return [];
  const which = idle.length === 1 ? "the 1 that does not count" : `the ${idle.length} that do not count`;
  const label = idle.length > MOST ? `Discard ${MOST} that do not count, lowest first` : `Discard ${which}`;
  return [{ label, moves: [discardIdle(view)] }];
}

function answersTo(view: View<Iraq>, proposal: Frozen<Proposal>): readonly Shortcut[] {
  const { id, from } = proposal;
  if (from === view.seat) return [{ label: "Withdraw", moves: [{ action: "withdraw", params: { offer: id } }] }];
  const decline: Shortcut = { label: "Decline", moves: [{ action: "decline", params: { offer: id } }] };
  if (lacks(view, proposal)) return [decline];
  const move = acceptance(view, proposal);
  const pay = payment(view, proposal);
  if (proposal.price.kind !== "count") return [{ label: "Accept", moves: [move] }, decline];
  const label = accepting(view, pay);
  if (label.length <= LONGEST) return [{ label, moves: [move] }, decline];
  const many = `Accept, give the ${pay.length} of least use to you`;
  return [{ label: many, detail: cardNames(view.content, pay), moves: [move] }, decline];
}

const accepting = ({ content }: View<Iraq>, pay: readonly CardId[]): string =>
  `Accept, give ${cardNames(content, pay)}`;

/** A short name of a complete answer. */
export function label(view: View<Iraq>, { action, params }: Move): string | null {
  const cards = (name: string): readonly CardId[] => {
    const list = params[name];
    return Array.isArray(list) ? list.map(String) : [];
  };
  switch (action) {
    case "commit":
      return cards("discard").length === 0
        ? "Keep all"
        : clipped(`Discard ${cardNames(view.content, cards("discard"))}`);
    case "accept":
      return cards("cards").length === 0 ? "Accept" : clipped(accepting(view, cards("cards")));
    case "decline":
      return "Decline";
    case "withdraw":
      return "Withdraw";
    case "propose":
    case "counter": {
      const countered = view.hand.proposals.find(({ id }) => id === params.offer);
      const want = wanted(params.want, params.count, cards("cards").length);
      return offering(countered?.from ?? String(params.to), cards("give").length, want);
    }
    case "align": {
      const side = SIDES.find((one) => one === params.with);
      return side ? sideLabel(view, side) : null;
    }
    default:
      return null; // its title says it
  }
}

function wanted(want: unknown, number: unknown, named: number): number {
  if (want === "count") return Number(number);
  return want === "cards" ? named : 0;
}

function offering(to: string, give: number, want: number): string {
  if (give === 0) return `Ask ${faction(to).the} for ${count(want)}`;
  return `Offer ${faction(to).the} ${count(give)} ${want === 0 ? "as a gift" : `for ${want}`}`;
}

const clipped = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`);
