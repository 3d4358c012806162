import { type Frozen, of, type View } from "../../../engine/index.ts";
import type { Fact } from "../../../scene/index.ts";
import { warfareOf } from "../combat/warfare.ts";
import type { Baghdad, CardId } from "../state.ts";
import { counted } from "../wording.ts";
import type { CardSymbol, EffectKind, EffectOf, Warfare } from "./effects.ts";
import { effectOf } from "./hands.ts";
import { SYMBOL_NAMES } from "./words.ts";

/** What helps to play a card, from what its seat may know: what goes with it, what stops it, how many there are. The most useful comes first. */
export function factsOf(view: View<Baghdad>, id: CardId): readonly Fact[] {
  const { content } = view;
  const offense = effectOf(content, id, "combatOffense");
  const defense = effectOf(content, id, "combatDefense");
  const { symbol } = of(content.arms, id);
  return [
    ...(offense ? [commandsFor(view, offense.type), blockedBy(content, offense.type)] : []),
    ...(defense ? [commandsFor(view, defense.type), ...blocks(content, defense.blocks)] : []),
    ...(symbol ? combinations(content, symbol) : []),
    copies(view, id),
    ...(symbol ? combinedEffects(content, symbol) : []),
  ];
}

type Content = View<Baghdad>["content"];

/** the Active Commands that a card of this type fits, and a Network that could stand in the place of one. */
function commandsFor({ content, table, seat, hand }: View<Baghdad>, way: Warfare): Fact {
  const fitting = of(table.sides, seat).active.filter((id) => warfareOf(content, id).includes(way));
  const named = fitting.map((id) => of(content.commands, id)).map(({ value, type }) => `${value}${type}`);
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

/** Of which everyone sees those that are discarded. */
function copies({ content, table }: View<Baghdad>, id: CardId): Fact {
  const discarded = table.discards.filter((card) => card === id).length;
  const gone = discarded === 0 ? "none discarded" : `${discarded} discarded`;
  return { label: "In the game", text: `${counted(of(content.arms, id).copies, "copy", "copies")}, ${gone}` };
}
