/** What helps to play a card, from what its seat may know: what goes with it, what stops it, how many there are. */
import { type EffectData, type EffectKind, type Frozen, mustGet, type View } from "#engine";
import type { Fact } from "#scene";
import type { Combo } from "../../content/card-kinds.ts";
import type { CardSymbol, Warfare } from "../../content/effects.ts";
import type { CardId } from "../../content/pack.ts";
import { capital, counted, inList, uncapital } from "../../content/wording.ts";
import { effectOf, withSymbol } from "../../rules/cards/hands.ts";
import { combatDefense, combatNetwork, combatOffense } from "../../rules/cards/outside-steps.ts";
import { SYMBOL_NAMES, WHEN } from "../../rules/cards/words.ts";
import { warfareOf } from "../../rules/combat/warfare.ts";
import type { Baghdad } from "../../state.ts";

/** The most useful comes first. */
export function factsOf(view: View<Baghdad>, id: CardId): readonly Fact[] {
  const { symbol } = mustGet(view.content.arms, id);
  return [
    ...fighting(view, id),
    ...(symbol ? combinations(view, symbol) : []),
    copies(view, id),
    ...(symbol ? combinedEffects(view, symbol) : []),
  ];
}

/**
 * The same for a single card: there is room for all that its symbol makes, when that is, and with which cards of the
 * hand.
 */
export function allFactsOf(view: View<Baghdad>, id: CardId): readonly Fact[] {
  const { symbol } = mustGet(view.content.arms, id);
  return [...fighting(view, id), ...(symbol ? combined(view, symbol) : []), copies(view, id)];
}

function fighting(view: View<Baghdad>, id: CardId): readonly Fact[] {
  const { content } = view;
  const offense = effectOf(content, id, combatOffense);
  const defense = effectOf(content, id, combatDefense);
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
  const network = hand.cards.some((card) => effectOf(content, card, combatNetwork));
  const fits = [...named, ...(network ? ["Network"] : [])].join(", ");
  return fits === "" ? { label: "Fits", text: "no Active Command" } : { label: "Fits your", text: fits };
}

const blockedBy = (content: Content, way: Warfare): Fact => ({
  label: "Blocked by",
  text: named(content, combatDefense, (defense) => defense.blocks.includes(way)),
});

/** Not where it blocks all there are: the card says so. */
const blocks = (content: Content, ways: readonly Warfare[]): readonly Fact[] =>
  ways.length > 1
    ? []
    : [{ label: "Stops", text: named(content, combatOffense, (offense) => ways.includes(offense.type)) }];

/** Cards with such an effect, by name. */
const named = <E extends EffectData>(
  content: Content,
  kind: EffectKind<unknown, E>,
  is: (effect: E) => boolean,
): string =>
  Object.values(content.arms)
    .filter(({ effects }) => kind.among(effects).some(is))
    .map(({ name }) => name)
    .join(", ");

/** a combination that a symbol makes with another, and the cards of the hand that bear that one. */
interface Made {
  readonly combo: Frozen<Combo>;
  readonly other: CardSymbol;
  readonly held: readonly CardId[];
}

/** Those that the hand can make come first. */
function madeWith(view: View<Baghdad>, symbol: CardSymbol): readonly Made[] {
  const all = Object.values(view.content.combos).flatMap((combo): Made[] => {
    const other = combo.symbols.find((one) => one !== symbol);
    return combo.symbols.includes(symbol) && other ? [{ combo, other, held: withSymbol(view, other) }] : [];
  });
  return all.toSorted((a, b) => Number(b.held.length > 0) - Number(a.held.length > 0));
}

const combinations = (view: View<Baghdad>, symbol: CardSymbol): readonly Fact[] =>
  madeWith(view, symbol).map(({ combo, other }) => ({ label: `With ${SYMBOL_NAMES[other]}`, text: combo.name }));

const combinedEffects = (view: View<Baghdad>, symbol: CardSymbol): readonly Fact[] =>
  madeWith(view, symbol).map(({ combo: { name, text } }) => ({ label: name, text }));

/** When each can be played, what it does, and with which cards of the hand. */
const combined = (view: View<Baghdad>, symbol: CardSymbol): readonly Fact[] =>
  madeWith(view, symbol).map(({ combo: { name, timing, text }, other, held }) => {
    const names = [...new Set(held)].map((card) => mustGet(view.content.arms, card).name);
    const yours = names.length > 0 ? ` You hold ${inList(names)}.` : "";
    return {
      label: `With ${SYMBOL_NAMES[other]}: ${name}`,
      text: `${capital(WHEN[timing])}: ${uncapital(text)}${yours}`,
    };
  });

/** Everyone sees which of them are discarded. */
function copies({ content, table }: View<Baghdad>, id: CardId): Fact {
  const discarded = table.discards.filter((card) => card === id).length;
  const gone = discarded === 0 ? "none discarded" : `${discarded} discarded`;
  const text = `${counted(mustGet(content.arms, id).copies, "copy", "copies")}, ${gone}`;
  return { label: "In the game", text, optional: true };
}
