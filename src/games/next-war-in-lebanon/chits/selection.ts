import { game, integer, type Params, type Stage, type View } from "../../../engine/index.ts";
import { CHIT_TYPES, type ChitType, SEATS, type SeatId } from "../content/types.ts";
import { handNow, handOf } from "../pieces/show.ts";
import { isSeat, type Lebanon } from "../state.ts";
import { addChits, discardAll, drawChits, poolOf } from "./hand.ts";

const { action } = game<Lebanon>();

/** The order in which chits are taken where nobody chooses (section 7, W10). */
const USUAL: { readonly [seat in SeatId]: readonly ChitType[] } = {
  idf: ["J-3", "J-1", "J-4", "J-3", "J-1", "J-2", "J-4", "J-3"],
  insurgent: ["J-2", "J-3", "J-4", "J-1", "J-3", "J-2"],
};

const NAMES = { "J-1": "j1", "J-2": "j2", "J-3": "j3", "J-4": "j4", "J-5": "j5", "J-6": "j6" } as const;
type Name = (typeof NAMES)[ChitType];

const seatIn = (view: View<Lebanon>): SeatId => (isSeat(view.seat) ? view.seat : "idf");

/** How many chits a seat selects: half of C2 at the start, C2 less the drawn ones at the end of a turn. */
export function toSelect(view: View<Lebanon>, pool = poolOf(view, seatIn(view), view.hand)): number {
  const { content, table } = view;
  const seat = seatIn(view);
  const most =
    table.phase === "first-chits" ? Math.floor(table.c2[seat] / 2) : table.c2[seat] - content.figures.endOfTurnDraw;
  return Math.min(
    most,
    CHIT_TYPES.reduce((sum, type) => sum + pool[type], 0),
  );
}

/** From how many to how many of a type, so that the types after it can make up the rest. */
function range(view: View<Lebanon>, type: ChitType, params: Params): readonly [number, number] {
  const pool = poolOf(view, seatIn(view), view.hand);
  const at = CHIT_TYPES.indexOf(type);
  let left = toSelect(view, pool);
  let later = 0;
  for (const [i, one] of CHIT_TYPES.entries()) {
    if (i < at) left -= Number(params[NAMES[one]] ?? 0);
    if (i > at) later += pool[one];
  }
  return [Math.max(0, left - later), Math.min(pool[type], left)];
}

/** So many of a type, and the next type: what the counts of a selection mean. */
export const countsOf = (types: readonly ChitType[]): { readonly [name in Name]: number } => {
  const n = (type: ChitType): number => types.filter((one) => one === type).length;
  return { j1: n("J-1"), j2: n("J-2"), j3: n("J-3"), j4: n("J-4"), j5: n("J-5"), j6: n("J-6") };
};

const typesIn = (params: { readonly [name in Name]?: number }): readonly ChitType[] =>
  CHIT_TYPES.flatMap((type) => Array.from({ length: params[NAMES[type]] ?? 0 }, () => type));

/** The first of a list that the pool has, then whatever it has, until there are enough. */
export function selectionFrom(view: View<Lebanon>, wanted: readonly ChitType[]): readonly ChitType[] {
  const pool = poolOf(view, seatIn(view), view.hand);
  const any = CHIT_TYPES.flatMap((type) => Array.from({ length: pool[type] }, () => type));
  const taken: ChitType[] = [];
  for (const type of [...wanted, ...any]) {
    if (taken.length >= toSelect(view)) break;
    if (taken.filter((one) => one === type).length < pool[type]) taken.push(type);
  }
  return taken.toSorted();
}

export const usualSelection = (view: View<Lebanon>): readonly ChitType[] => selectionFrom(view, USUAL[seatIn(view)]);

/** The params of a selection, without the types that the game has not. */
export function selectionParams(view: View<Lebanon>, types: readonly ChitType[]): Params {
  const counts = countsOf(types);
  const inGame = CHIT_TYPES.filter((type) => view.table.optionalChits || !view.content.chits[type].optional);
  return Object.fromEntries(inGame.map((type) => [NAMES[type], counts[NAMES[type]]]));
}

const isOptional = (c: View<Lebanon>): boolean => c.table.optionalChits;
const of = (type: ChitType) => integer((c: View<Lebanon> & { readonly params: Params }) => range(c, type, c.params));
const guess = (type: ChitType) => (c: View<Lebanon>) => usualSelection(c).filter((one) => one === type).length;

/** S4, phase 5: chits of the own choice. */
export const selectChits = action("select-chits", "Choose chits", {
  help: "Which Joint Ops chits you take from your pool; the others are drawn at random.",
  common: true,
  total: (view) => toSelect(view),
})
  .param("j1", "J-1", of("J-1"), guess("J-1"))
  .param("j2", "J-2", of("J-2"), guess("J-2"))
  .param("j3", "J-3", of("J-3"), guess("J-3"))
  .param("j4", "J-4", of("J-4"), guess("J-4"))
  .optional("j5", "J-5", isOptional, of("J-5"), guess("J-5"))
  .optional("j6", "J-6", isOptional, of("J-6"), guess("J-6"))
  .apply((a) => {
    const types = typesIn(a.params);
    const seat: SeatId = isSeat(a.seat) ? a.seat : "idf";
    addChits(a, seat, types, "selected");
    handOf(a, seat).selected = [...types];
  });

const ask = (s: Stage<Lebanon, null>): void => s.ask({ kind: "sealed", seats: SEATS, actions: ["select-chits"] });

/** half the hand at random, then the seats choose the rest. */
export function askForFirstChits(s: Stage<Lebanon, null>): void {
  s.state.table.phase = "first-chits";
  const { c2 } = s.current.table;
  for (const seat of SEATS) drawChits(s, s.dice, seat, Math.ceil(c2[seat] / 2), "drawn");
  tellHands(s);
  ask(s);
}

/** chits that nobody has played until now go back, and the seats choose. */
export function askForChits(s: Stage<Lebanon, null>): void {
  s.state.table.phase = "chits";
  for (const seat of SEATS) discardAll(s, seat);
  ask(s);
}

/** what is drawn and was laid aside comes to the chosen chits. */
export function fillHands(s: Stage<Lebanon, null>): void {
  for (const seat of SEATS) {
    drawChits(s, s.dice, seat, s.content.figures.endOfTurnDraw, "drawn");
    const { planned } = handNow(s, seat);
    if (planned.length === 0) continue;
    handOf(s, seat).planned = [];
    addChits(s, seat, planned, "planned");
  }
}

/** Everyone learns how many chits are held, and each seat which it holds. */
export function tellHands(s: Stage<Lebanon, null>): void {
  const of = (seat: SeatId): readonly ChitType[] => handNow(s, seat).chits.map(({ type }) => type);
  s.emit(
    { chapter: "chits", kind: "hands", held: { ...s.current.table.held } },
    {
      idf: { chapter: "chits", kind: "hand", chits: of("idf") },
      insurgent: { chapter: "chits", kind: "hand", chits: of("insurgent") },
    },
  );
}
