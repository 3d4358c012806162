/** What a card says: what it does, when it is played, what it makes together with others. */
import { type Frozen, mustGet } from "#engine";
import type { CardSymbol, Timing } from "../../content/effects.ts";
import type { CardId, Content } from "../../content/pack.ts";

/** When a card can be played, in a few words. */
export const WHEN: { readonly [timing in Timing]: string } = {
  plan: "in a plan",
  recruit: "in your Recruit Step",
  move: "in your Move Step",
  W1: "before the bidding",
  W3: "before a street card",
  W4: "when you are aimed at",
  W5: "when plans are open",
  W6: "before an award",
  W7: "when you get PP",
};

export const SYMBOL_NAMES: { readonly [sign in CardSymbol]: string } = {
  connections: "Connections",
  hearts: "Hearts",
  minds: "Minds",
};

export function cardText(content: Frozen<Content>, id: CardId): string {
  const { text, timing, symbol } = mustGet(content.arms, id);
  return [text, `Played ${WHEN[timing]}.`, ...(symbol === null ? [] : [combined(content, symbol)])].join(" ");
}

/** "Connections: with a Minds card Espionage, with a Hearts card Political Maneuver." */
function combined({ combos }: Frozen<Content>, symbol: CardSymbol): string {
  const ways = Object.values(combos).flatMap(({ name, symbols }) => {
    const other = symbols.find((one) => one !== symbol);
    return symbols.includes(symbol) && other ? [`with a ${SYMBOL_NAMES[other]} card ${name}`] : [];
  });
  return `${SYMBOL_NAMES[symbol]}: ${ways.join(", ")}.`;
}
