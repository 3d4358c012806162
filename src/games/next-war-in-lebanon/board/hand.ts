import type { Frozen, View } from "../../../engine/index.ts";
import type { Card, Figure, Layout, Note, Scene } from "../../../scene/index.ts";
import { chitWords, poolOf, typesOf } from "../chits/hand.ts";
import { CHIT_TYPES, type ChitType, type Pool, type SeatId } from "../content/types.ts";
import { count, SEAT_NAMES } from "../pieces/words.ts";
import { enemyOf, isSeat, type Lebanon } from "../state.ts";
import { chitCard, smallChit } from "./chit-cards.ts";
import { ownForces } from "./own-forces.ts";
import { EMBLEMS, seatColour, sides } from "./side-style.ts";
import { moment } from "./situation.ts";
import { tracks } from "./tracks.ts";

/** What one seat holds: its chits by type with all that they can do, and what it alone knows. Beside it its forces, and the tracks. */
export function hand(view: View<Lebanon>): Scene {
  const { table, seat, hand: own } = view;
  if (!isSeat(seat)) throw new Error(`${seat} is no seat of this game`);
  const words = inWords(view, seat);
  return {
    frame: "board",
    sides,
    heading: {
      kind: "strip",
      colour: seatColour(seat),
      emblem: { colour: seatColour(seat), pictogram: EMBLEMS[seat] },
      title: `${SEAT_NAMES[seat]}: your hand`,
      sub: `${moment(table)} · ${count(own.chits.length, "chit")}`,
    },
    layout: { kind: "column", children: [held(view, seat), ...aside(view), figures(view, seat), notes(view, seat)] },
    beside: [...ownForces(view, seat), tracks(view)],
    alt: words.join(" ").slice(0, 1024),
    text: words.join("\n"),
  };
}

const panel = (content: (Layout & { kind: "panel" })["content"], grows = false): Layout => ({
  kind: "panel",
  sheet: "none",
  ...(grows ? { room: { flex: 1 } } : {}),
  content,
});

function held({ content, hand: { chits } }: View<Lebanon>, seat: SeatId): Layout {
  if (chits.length === 0)
    return panel({ kind: "notes", size: "large", notes: [{ text: "You hold no chits.", bold: true }] }, true);
  const cards = CHIT_TYPES.flatMap((type): Card[] => {
    const same = chits.filter((chit) => chit.type === type);
    return same.length > 0 ? [chitCard(content, seat, same, type)] : [];
  });
  return panel({ kind: "spread", cards }, true);
}

/** What is laid aside with J-5, and what a J-2 has shown of the enemy's hand. */
function aside({ content, hand: own }: View<Lebanon>): readonly Layout[] {
  const small = (types: readonly ChitType[], footer: string): Card[] =>
    CHIT_TYPES.flatMap((type) => {
      const n = types.filter((one) => one === type).length;
      return n > 0 ? [smallChit(content, type, n, footer)] : [];
    });
  const cards = [...small(own.planned, "laid aside for you"), ...small(own.seen, "seen in their hand")];
  return cards.length > 0 ? [panel({ kind: "spread", style: "small", cards })] : [];
}

function figures({ table }: View<Lebanon>, seat: SeatId): Layout {
  const enemy = enemyOf(seat);
  const all: Figure[] = [
    { label: "Turn", value: `${table.turn} of ${table.length}` },
    { label: "Your C2", value: String(table.c2[seat]) },
    { label: "Their C2", value: String(table.c2[enemy]) },
    { label: "They hold", value: String(table.held[enemy]) },
    { label: "They laid aside", value: String(table.planned[enemy]) },
    { label: "Insurgent VP", value: String(table.vp) },
  ];
  return { kind: "panel", content: { kind: "figures", figures: all } };
}

const STRATEGIES = {
  countervalue: "Countervalue: VP for Hezbollah and Syrian units out of play.",
  counterforce: "Counterforce: VP for zones of Lebanon that you control at the end.",
} as const;

/** What is in the pool is the seat's own knowledge: the enemy does not know its hand. */
function facts(view: View<Lebanon>, seat: SeatId): readonly string[] {
  const { hand: own } = view;
  const left = poolWords(poolOf(view, seat, own));
  return [
    ...(own.strategy ? [STRATEGIES[own.strategy]] : []),
    `Left in your pool: ${left || "nothing"}.`,
    ...(own.selected.length > 0 ? [`You chose last: ${chitWords(own.selected)}.`] : []),
  ];
}

const poolWords = (pool: Frozen<Pool>): string =>
  chitWords(typesOf(pool).flatMap((type) => Array.from({ length: pool[type] }, () => type)));

const notes = (view: View<Lebanon>, seat: SeatId): Layout => ({
  kind: "panel",
  content: { kind: "notes", notes: facts(view, seat).map((text): Note => ({ text })) },
});

function inWords(view: View<Lebanon>, seat: SeatId): readonly string[] {
  const { hand: own } = view;
  return [
    `**Your chits**: ${chitWords(own.chits.map(({ type }) => type)) || "none"}`,
    ...(own.planned.length > 0 ? [`**Laid aside**: ${chitWords(own.planned)}`] : []),
    ...(own.seen.length > 0 ? [`**Seen in their hand**: ${chitWords(own.seen)}`] : []),
    ...facts(view, seat),
  ];
}
