/** Effects that give a seat chits: drawn at random, or chosen from its pool. */
import { z } from "zod";
import { choice, game, type Refusal } from "#engine";
import { CHIT_TYPES, type ChitType, type SeatId } from "../../content/types.ts";
import { isSeat, type Lebanon } from "../../state.ts";
import { addChits, chitWords, drawChits, poolOf, typesOf } from "../chits/hand.ts";
import { count, The, the, verb } from "../pieces/words.ts";
import { type Asking, asking, type Board, effect, may, type Rules, type Sight, seat, some } from "./kind.ts";

const { action, told } = game<Lebanon>();

type Chosen = { readonly type: ChitType };

/** random chits from the pool, above C2 if need be. */
export const draw = effect("chit.draw", { seat, n: some }, ({ seat, n }) => ({
  ofChits: true,
  words: () => `${the(seat)} ${verb(seat, "draws", "draw")} ${count(n, "random chit")}`,
  does: (s, row) => {
    const chits = drawChits(s, s.dice, seat, n, "gained");
    if (chits.length === 0) s.emit({ chapter: "effects", kind: "effect-void", row, seat: null });
    else
      s.emit(
        { chapter: "effects", kind: "gained", seat, chits: chits.length },
        { [seat]: { chapter: "effects", kind: "gained", chits } },
      );
  },
}));

/** Section 7: what is taken where nobody says anything. */
const WANTED_FIRST: readonly ChitType[] = ["J-3", "J-1", "J-2", "J-4", "J-5", "J-6"];

/** How many chits are in a seat's pool: everyone can tell. */
function poolSize({ content, table }: Board, seat: SeatId): number {
  const all = content.pools[seat][table.optionalChits ? "optional" : "usual"];
  const total = CHIT_TYPES.reduce((sum, type) => sum + all[type], 0);
  return total - table.held[seat] - table.planned[seat] - table.inPlay[seat].length;
}

/** what the pool offers; only of this type, where it is there. */
function offered(sight: Sight, type: ChitType | null): readonly ChitType[] {
  if (!isSeat(sight.seat)) return [];
  const types = typesOf(poolOf(sight, sight.seat, sight.hand));
  return type && types.includes(type) ? [type] : types;
}

const selects = (seat: SeatId, type: ChitType | null, may = false): Asking =>
  asking<Chosen>({
    answer: ceSelect,
    seat,
    opens: (board, seat) => poolSize(board, seat) > 0,
    mayPass: (sight) => may || offered(sight, type).length === 0,
    usual: (sight) => chosenBy(offered(sight, type), []),
    carryOut: take,
  });

/** The first of these types that is there, else the usual one; null: neither is. */
function chosenBy(types: readonly ChitType[], first: readonly string[]): Chosen | null {
  const type = [...first, ...WANTED_FIRST].flatMap((one) => types.find((type) => type === one) ?? [])[0];
  return type ? { type } : null;
}

/** R-113 It may stand above C2, and the enemy's J-2 does not show it. */
function take(s: Rules, seat: SeatId, { type }: Chosen): void {
  addChits(s, seat, [type], "gained");
  s.emit(
    { chapter: "effects", kind: "gained", seat, chits: 1 },
    { [seat]: { chapter: "effects", kind: "gained", chits: [type] } },
  );
}

/** The seat chooses from the pool. */
export const select = effect("chit.select", { seat, n: some, may }, ({ seat, n, may }) => ({
  ofChits: true,
  words: () => `${the(seat)} ${may ? "may choose" : verb(seat, "chooses", "choose")} ${count(n, "chit")} from the pool`,
  asks: selects(seat, null, may),
}));

/** One of the type if the pool has one, else any one that the seat chooses. */
export const selectOrAny = effect(
  "chit.selectOrAny",
  { seat, type: z.enum(CHIT_TYPES), may },
  ({ seat, type, may }) => ({
    ofChits: true,
    words: () =>
      `${the(seat)} ${may ? "may take" : verb(seat, "gains", "gain")} a ${type}, or any chit if none is in the pool`,
    asks: selects(seat, type, may),
  }),
);

/** The chits that are asked for now; none: something else is. */
function choices(sight: Sight): readonly ChitType[] {
  const does = sight.table.effect?.does;
  const either = selectOrAny.as(does);
  return select.as(does) || either ? offered(sight, either?.type ?? null) : [];
}

/** What a seat takes that wants these types first. */
export const gainBy = (sight: Sight, first: readonly string[]): Chosen | null => chosenBy(choices(sight), first);

const NOT_ASKED: Refusal = { code: "not-asked", text: "No chit is to be chosen now." };

export const ceSelect = action("take-chit", "Choose a chit", {
  was: ["ce-select"],
  help: "It comes into your hand, above your C2 if need be (R-113).",
  when: (view) => (choices(view).length > 0 ? null : NOT_ASKED),
})
  .param(
    "type",
    "Which chit do you take?",
    choice(
      (c) => choices(c).map((type) => ({ value: type, label: `${type}, ${c.content.chits[type].name}` })),
      ({ content }, word) => missing(word, content.chits),
    ),
  )
  .apply((a) => {
    if (isSeat(a.seat)) take(a, a.seat, a.params);
  });

const missing = (word: string, all: { readonly [type: string]: unknown }): Refusal | null =>
  Object.hasOwn(all, word)
    ? {
        code: "not-a-choice",
        text: `**${word}** cannot be taken: your pool has none, or the effect names another chit.`,
      }
    : null;

export const gained = told("gained", {
  about: { kind: "cards" },
  line: (event) => `${The(event.seat)} ${verb(event.seat, "gains", "gain")} ${count(event.chits, "chit")}.`,
  privately: ({ chits }) => `You gain ${chitWords(chits)}.`,
});
