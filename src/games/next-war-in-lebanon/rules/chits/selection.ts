/** How seats choose their chits, at the start and at the end of every turn, and learn what they hold. */
import { game, integer, type Move, type Params, type Stage } from "#engine";
import { CHIT_TYPES, type ChitType, SEATS, type SeatId } from "../../content/types.ts";
import { type Eyes, type Lebanon, sideOf } from "../../state.ts";
import { handNow, handOf } from "../pieces/show.ts";
import { count } from "../pieces/words.ts";
import { addChits, chitWords, discardAll, drawChits, listed, poolOf } from "./hand.ts";
import { type countsOf, NAMES, range, selectionParams, toSelect, usualSelection } from "./taking.ts";

const { action, question, told } = game<Lebanon>();

const typesIn = (params: Partial<ReturnType<typeof countsOf>>): readonly ChitType[] =>
  CHIT_TYPES.flatMap((type) => Array.from({ length: params[NAMES[type]] ?? 0 }, () => type));

const isOptional = (c: Eyes): boolean => c.table.optionalChits;
const of = (type: ChitType) => integer((c: Eyes & { readonly params: Params }) => range(c, type, c.params));

/** S4, phase 5: chits of the own choice. */
export const selectChits = action("select-chits", "Choose chits", {
  help: "Which Joint Ops chits you take from your pool; the others are drawn at random.",
  common: true,
  total: (view) => toSelect(view),
})
  .param("j1", "J-1", of("J-1"))
  .param("j2", "J-2", of("J-2"))
  .param("j3", "J-3", of("J-3"))
  .param("j4", "J-4", of("J-4"))
  .optional("j5", "J-5", isOptional, of("J-5"))
  .optional("j6", "J-6", isOptional, of("J-6"))
  .label((_, params) => chitWords(typesIn(params)))
  .apply((a) => {
    const types = typesIn(a.params);
    const seat = sideOf(a);
    addChits(a, seat, types, "selected");
    handOf(a, seat).selected = [...types];
  });

/** At the start, and at the end of every turn. */
export const choosingChits = question.sealed("choosing-chits", {
  actions: [selectChits],
  prompt: (view) => {
    const { content, table, hand } = view;
    const drawn = table.phase === "first-chits" ? "" : `; ${content.figures.endOfTurnDraw} more are drawn at random`;
    const last = hand.selected.length > 0 ? [`Last time you chose ${chitWords(hand.selected)}.`] : [];
    const held = hand.chits.length > 0 ? [`You have drawn ${chitWords(hand.chits.map(({ type }) => type))}.`] : [];
    return {
      question: `Choose ${count(toSelect(view), "chit")}${drawn}.`,
      facts: [
        ...held,
        `Your pool: ${chitWords(listed(poolOf(view, sideOf(view), view.hand)))}.`,
        ...last,
        ...uses(view),
      ],
    };
  },
  fallback: (view) => selecting(view, usualSelection(view)),
});

/** The move that takes these. */
export const selecting = (view: Eyes, types: readonly ChitType[]): Move => ({
  action: selectChits.name,
  params: selectionParams(view, types),
});

const ask = (s: Stage<Lebanon, null>): void => s.ask(choosingChits, SEATS);

/** half the hand at random, then the seats choose the rest. */
export function askForFirstChits(s: Stage<Lebanon, null>): void {
  s.state.table.phase = "first-chits";
  const { c2 } = s.current.table;
  for (const seat of SEATS) drawChits(s, s.dice.for(seat), seat, Math.ceil(c2[seat] / 2), "drawn");
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
    drawChits(s, s.dice.for(seat), seat, s.content.figures.endOfTurnDraw, "drawn");
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

export const handsHeld = told("hands", {
  line: ({ held }) => `Chits: IDF ${held.idf}, Insurgents ${held.insurgent}.`,
});

export const ownHand = told("hand", {
  privately: ({ chits }) => `Your hand: ${chitWords(chits)}.`,
});

/** What the chits are good for, a line a type. */
const USES: { readonly [seat in "idf" | "insurgent"]: readonly string[] } = {
  idf: [
    "J-1: recover or rebuild a unit, change its mode, bring in a reinforcement. J-2: see enemy chits or a stack, or evade a battle.",
    "J-3: move, strike from the air, ambush. J-4: fly light infantry or SOF in, take units home, add 1 in a battle.",
  ],
  insurgent: [
    "J-1: build units, ready rockets, change a mode. J-2: see enemy chits or a stack, or evade a battle.",
    "J-3: move, ambush, fire rockets, raid. J-4: stop an air strike, add 1 in a battle.",
  ],
};

/** For those who play for the first time. */
export const uses = ({ seat, table }: Eyes): readonly string[] => (table.turn < 2 ? USES[sideOf({ seat })] : []);
