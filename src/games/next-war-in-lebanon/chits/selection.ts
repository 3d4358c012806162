import { game, integer, type Params, type Stage, type View } from "../../../engine/index.ts";
import { CHIT_TYPES, type ChitType, SEATS, type SeatId } from "../content/types.ts";
import { selection } from "../judgement/chits.ts";
import { handNow, handOf } from "../pieces/show.ts";
import { isSeat, type Lebanon } from "../state.ts";
import { addChits, discardAll, drawChits } from "./hand.ts";
import { type countsOf, NAMES, range, toSelect } from "./taking.ts";

const { action } = game<Lebanon>();

const typesIn = (params: Partial<ReturnType<typeof countsOf>>): readonly ChitType[] =>
  CHIT_TYPES.flatMap((type) => Array.from({ length: params[NAMES[type]] ?? 0 }, () => type));

const isOptional = (c: View<Lebanon>): boolean => c.table.optionalChits;
const of = (type: ChitType) => integer((c: View<Lebanon> & { readonly params: Params }) => range(c, type, c.params));
const guess = (type: ChitType) => (c: View<Lebanon>) => selection(c).filter((one) => one === type).length;

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
