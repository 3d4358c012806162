import type { Frozen, View } from "../../../../engine/index.ts";
import {
  type Card,
  column,
  filling,
  type Layout,
  type Note,
  type Notes,
  page,
  type Scene,
  told,
} from "../../../../scene/index.ts";
import { CHIT_TYPES, type ChitType, type Pool, type SeatId } from "../../content/types.ts";
import { chitWords, holds, poolOf, typesOf } from "../../rules/chits/hand.ts";
import { count, SEAT_NAMES } from "../../rules/pieces/words.ts";
import { enemyOf, isSeat, type Lebanon } from "../../state.ts";
import { chitBadge, chitCard, usesOf } from "./chit-cards.ts";
import { ownForces } from "./own-forces.ts";
import { inSeatColours, sides } from "./side-style.ts";
import { moment } from "./situation.ts";
import { tracks } from "./tracks.ts";

/** What one seat holds: its chits by type with all that they can do, and what it alone knows. Beside it its forces, and the tracks. A seat without chits sees its forces first. */
export function hand(view: View<Lebanon>): Scene {
  const { table, seat, hand: own } = view;
  if (!isSeat(seat)) throw new Error(`${seat} is not a seat of this game`);
  const words = inWords(view, seat);
  const [forces, ...more] = ownForces(view, seat);
  if (own.chits.length === 0 && forces) return { ...forces, beside: [...more, tracks(view)], ...told(words) };
  return page({
    sides,
    heading: {
      ...inSeatColours(seat),
      title: `${SEAT_NAMES[seat]}: your hand`,
      sub: `${moment(table)} · ${count(own.chits.length, "chit")}`,
    },
    layout: column(held(view, seat), notes(view, seat)),
    beside: [...(forces ? [forces] : []), ...more, tracks(view)],
    words,
  });
}

/** So many cards are wide enough to say what their chits are good for; of more types it stands below. */
const ROOMY = 3;

function typesHeld({ hand: own }: View<Lebanon>): readonly ChitType[] {
  return CHIT_TYPES.filter((type) => holds(own, type) > 0);
}

const saysUses = (view: View<Lebanon>): boolean => typesHeld(view).length <= ROOMY;

function held(view: View<Lebanon>, seat: SeatId): Layout {
  const { content, hand: own } = view;
  const { chits } = own;
  if (chits.length === 0)
    return filling({ kind: "notes", size: "large", notes: [{ text: "You hold no chits.", bold: true }] });
  const cards = typesHeld(view).map((type): Card => {
    const same = chits.filter((chit) => chit.type === type);
    return chitCard(content, same, type, saysUses(view) ? usesOf(content, type, seat) : null);
  });
  return filling({ kind: "spread", cards });
}

const STRATEGIES = {
  countervalue: "Countervalue: VP for Hezbollah and Syrian units out of play.",
  counterforce: "Counterforce: VP for zones of Lebanon that you control at the end.",
} as const;

/** What is in the pool is the seat's own knowledge: the enemy does not know its hand. */
function facts(view: View<Lebanon>, seat: SeatId): readonly string[] {
  const { hand: own, table } = view;
  const enemy = enemyOf(seat);
  const chosen = own.selected.length > 0 ? ` You chose ${chitWords(own.selected)} last.` : "";
  const planned = table.planned[enemy] > 0 ? ` and have laid ${table.planned[enemy]} aside` : "";
  return [
    `Left in your pool: ${poolWords(poolOf(view, seat, own)) || "nothing"}.${chosen}`,
    `They hold ${count(table.held[enemy], "chit")}${planned}. ${own.strategy ? STRATEGIES[own.strategy] : ""}`.trim(),
  ];
}

const poolWords = (pool: Frozen<Pool>): string =>
  chitWords(typesOf(pool).flatMap((type) => Array.from({ length: pool[type] }, () => type)));

/** What the chits in hand are good for, and what else the seat knows. */
function notes(view: View<Lebanon>, seat: SeatId): Notes {
  const { content, hand: own } = view;
  const types = saysUses(view) ? [] : typesHeld(view);
  const uses = types.map((type): Note => ({ badge: chitBadge(type), text: usesOf(content, type, seat) }));
  const secret = [
    ...(own.planned.length > 0 ? [`Laid aside for you: ${chitWords(own.planned)}.`] : []),
    ...(own.seen.length > 0 ? [`Seen in their hand: ${chitWords(own.seen)}.`] : []),
  ].map((text): Note => ({ text, bold: true }));
  const rest = facts(view, seat).map((text): Note => ({ text }));
  const size = uses.length > 0 ? "small" : "body";
  return { kind: "notes", size, notes: [...uses, ...secret, ...rest] };
}

function inWords(view: View<Lebanon>, seat: SeatId): readonly string[] {
  const { hand: own } = view;
  return [
    `**Your chits**: ${chitWords(own.chits.map(({ type }) => type)) || "none"}`,
    ...(own.planned.length > 0 ? [`**Laid aside**: ${chitWords(own.planned)}`] : []),
    ...(own.seen.length > 0 ? [`**Seen in their hand**: ${chitWords(own.seen)}`] : []),
    ...typesHeld(view).map((type) => `**${type}**: ${usesOf(view.content, type, seat)}`),
    ...facts(view, seat),
  ];
}
