/** One Arms Bazaar card, large: of those that the seat holds, drafts from, or was shown. */
import { type Frozen, mustGet, type Reading, type View } from "#engine";
import { bare, type Card, type Scene, spoken } from "#scene";
import type { CardId } from "../../content/pack.ts";
import { capital } from "../../content/wording.ts";
import { copiesOf } from "../../rules/cards/hands.ts";
import { cardEffects } from "../../rules/cards/kinds.ts";
import { cardText, WHEN } from "../../rules/cards/words.ts";
import { wayText } from "../../rules/combat/warfare.ts";
import type { Baghdad, Hand } from "../../state.ts";
import { headingOf, sides } from "../faction-style.ts";
import { face } from "./faces.ts";
import { allFactsOf } from "./facts.ts";

export const reading: Reading<Baghdad> = {
  cards: ({ content, hand }) =>
    copiesOf(seen(hand)).map(([id]) => ({
      value: id,
      label: mustGet(content.arms, id).name,
      description: `${capital(WHEN[mustGet(content.arms, id).timing])} · ${whereabouts(hand, id)}`,
    })),
  show,
};

const seen = ({ cards, packet, seen: shown }: Frozen<Hand>): readonly CardId[] => [...cards, ...packet, ...shown];

/** "in your hand, 2 copies", "in the packet", "shown to you". */
function whereabouts({ cards, packet }: Frozen<Hand>, id: CardId): string {
  const held = cards.filter((card) => card === id).length;
  if (held > 0) return `in your hand${held > 1 ? `, ${held} copies` : ""}`;
  return packet.includes(id) ? "in the packet" : "shown to you";
}

/** Nothing has to be short on a card that has all the room. */
function alone(view: View<Baghdad>, id: CardId): Card {
  const { timing, effects } = mustGet(view.content.arms, id);
  const shown = face(view, id);
  const effect = effects[0] && cardEffects.read(effects[0]);
  const fights = effect?.kind === "combatOffense" || effect?.kind === "combatDefense";
  const kind = effect?.kind === "combatOffense" ? "Offense" : "Defense";
  return {
    ...shown,
    ...(fights ? { band: `${kind} · ${wayText(effect.type)}` } : {}),
    facts: allFactsOf(view, id),
    footer: capital(WHEN[timing]),
  };
}

function show(view: View<Baghdad>, id: CardId): Scene {
  const { content, seat, hand } = view;
  const { name } = mustGet(content.arms, id);
  const where = whereabouts(hand, id);
  const words = cardText(content, id);
  return {
    frame: "board",
    sides,
    heading: { kind: "strip", ...headingOf(seat), title: "Arms Bazaar card", sub: capital(where) },
    layout: bare({ kind: "face", card: alone(view, id) }),
    alt: spoken([`${name}, ${where}`, words]),
    text: `**${name}** (${where}): ${words}`,
  };
}
