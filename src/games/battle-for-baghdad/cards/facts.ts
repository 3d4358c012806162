import { type Frozen, mustGet, type View } from "../../../engine/index.ts";
import type { Fact } from "../../../scene/index.ts";
import { warfareOf } from "../combat/warfare.ts";
import type { CardId } from "../content.ts";
import type { Baghdad } from "../state.ts";
import { capital, counted, inList, uncapital } from "../wording.ts";
import type { CardSymbol, EffectKind, EffectOf, Warfare } from "./effects.ts";
import { effectOf, withSymbol } from "./hands.ts";
import { SYMBOL_NAMES, WHEN } from "./words.ts";

/** What helps to play a card, from what its seat may know: what goes with it, what stops it, how many there are. The most useful comes first. */
export function factsOf(view: View<Baghdad>, id: CardId): readonly Fact[] {
  const { content } = view;
  const { symbol } = mustGet(content.arms, id);
  return [
    ...fighting(view, id),
    ...(symbol ? combinations(content, symbol) : []),
    copies(view, id),
    ...(symbol ? combinedEffects(content, symbol) : []),
  ];
}

/** The same for a card alone: there is room for all that its symbol makes, when that is, and with which cards of the hand. */
export function allFactsOf(view: View<Baghdad>, id: CardId): readonly Fact[] {
  const { symbol } = mustGet(view.content.arms, id);
  return [...fighting(view, id), ...(symbol ? combined(view, symbol) : []), copies(view, id)];
}

function fighting(view: View<Baghdad>, id: CardId): readonly Fact[] {
  const { content } = view;
  const offense = effectOf(content, id, "combatOffense");
  const defense = effectOf(content, id, "combatDefense");
  return [
    ...(offense ? [commandsFor(view, offense.type), blockedBy(content, offense.type)] : []),
    ...(defense ? [commandsFor(view, defense.type), ...blocks(content, defense.blocks)] : []),
  ];
}

type Content = View<Baghdad>["content"];

/** the Active Commands that a card of this type fits, and a Network that could stand in the place of one. */
function commandsFor({ content, table, seat, hand }: View<Baghdad>, way: Warfare): Fact {
  const fitting = mustGet(table.sides, seat).active.filter((id) => warfareOf(content, id).includes(way));
  const named = fitting.map((id) => mustGet(content.commands, id)).map(({ value, type }) => `${value}${type}`);
  const network = hand.cards.some((card) => effectOf(content, card, "combatNetwork"));
  return {
    label: "Fits your",
    text: [...named, ...(network ? ["Network"] : [])].join(", ") || "Commands, when Active",
  };
}

const blockedBy = (content: Content, way: Warfare): Fact => ({
  label: "Blocked by",
  text: named(content, "combatDefense", (defense) => defense.blocks.includes(way)),
});

/** Not where it blocks all there are: the card says so. */
const blocks = (content: Content, ways: readonly Warfare[]): readonly Fact[] =>
  ways.length > 1
    ? []
    : [{ label: "Stops", text: named(content, "combatOffense", (offense) => ways.includes(offense.type)) }];

/** Cards with such an effect, by name. */
const named = <K extends EffectKind>(content: Content, kind: K, is: (effect: Frozen<EffectOf<K>>) => boolean): string =>
  Object.values(content.arms)
    .filter(({ id }) => {
      const effect = effectOf(content, id, kind);
      return effect !== undefined && is(effect);
    })
    .map(({ name }) => name)
    .join(", ");

/** what its symbol makes with others. */
const combinations = ({ combos }: Content, symbol: CardSymbol): readonly Fact[] =>
  Object.values(combos).flatMap(({ name, symbols }) => {
    const other = symbols.find((one) => one !== symbol);
    return symbols.includes(symbol) && other ? [{ label: `With ${SYMBOL_NAMES[other]}`, text: name }] : [];
  });

const combinedEffects = ({ combos }: Content, symbol: CardSymbol): readonly Fact[] =>
  Object.values(combos).flatMap(({ name, symbols, text }) => (symbols.includes(symbol) ? [{ label: name, text }] : []));

/** a combination for each of the other symbols; which cards of the hand bear that one. */
const combined = (view: View<Baghdad>, symbol: CardSymbol): readonly Fact[] =>
  Object.values(view.content.combos).flatMap(({ name, symbols, timing, text }) => {
    const other = symbols.find((one) => one !== symbol);
    if (!symbols.includes(symbol) || !other) return [];
    const held = [...new Set(withSymbol(view, other))].map((card) => mustGet(view.content.arms, card).name);
    const yours = held.length > 0 ? ` You hold ${inList(held)}.` : "";
    const what = `${capital(WHEN[timing])}: ${uncapital(text)}${yours}`;
    return [{ label: `With ${SYMBOL_NAMES[other]}: ${name}`, text: what }];
  });

/** Of which everyone sees those that are discarded. */
function copies({ content, table }: View<Baghdad>, id: CardId): Fact {
  const discarded = table.discards.filter((card) => card === id).length;
  const gone = discarded === 0 ? "none discarded" : `${discarded} discarded`;
  return { label: "In the game", text: `${counted(mustGet(content.arms, id).copies, "copy", "copies")}, ${gone}` };
}
