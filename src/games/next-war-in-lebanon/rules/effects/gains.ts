import { choice, type Frozen, game, type Refusal } from "../../../../engine/index.ts";
import { CHIT_TYPES, type ChitType, type PlainEffect, type SeatId } from "../../content/types.ts";
import { isSeat, type Lebanon } from "../../state.ts";
import { addChits, drawChits, poolOf, typesOf } from "../chits/hand.ts";
import { count, the, verb } from "../pieces/words.ts";
import { asking, type Board, type Kind, type Rules, type Sight } from "./kind.ts";

const { action } = game<Lebanon>();

type Draw = Frozen<Extract<PlainEffect, { kind: "chit.draw" }>>;
type Select = Frozen<Extract<PlainEffect, { kind: "chit.select" | "chit.selectOrAny" }>>;
type Chosen = { readonly type: ChitType };

/** random chits from the pool, above C2 if need be. */
export const draw: Kind<Draw> = {
  ofChits: true,
  words: ({ seat, n }) => `${the(seat)} ${verb(seat, "draws", "draw")} ${count(n, "random chit")}`,
  carryOut(s, { seat, n }, row) {
    const chits = drawChits(s, s.dice, seat, n, "gained");
    if (chits.length === 0) s.emit({ chapter: "effects", kind: "effect-void", row, seat: null });
    else
      s.emit(
        { chapter: "effects", kind: "gained", seat, chits: chits.length },
        { [seat]: { chapter: "effects", kind: "gained", chits } },
      );
  },
};

/** Section 7: what is taken where nobody says anything. */
const WANTED_FIRST: readonly ChitType[] = ["J-3", "J-1", "J-2", "J-4", "J-5", "J-6"];

/** How many chits are in a seat's pool: everyone can tell. */
function poolSize({ content, table }: Board, seat: SeatId): number {
  const all = content.pools[seat][table.optionalChits ? "optional" : "usual"];
  const total = CHIT_TYPES.reduce((sum, type) => sum + all[type], 0);
  return total - table.held[seat] - table.planned[seat] - table.inPlay[seat].length;
}

/** what the pool offers; only the type that the effect brings, where it is there. */
function offered(sight: Sight, effect: Select): readonly ChitType[] {
  if (!isSeat(sight.seat)) return [];
  const types = typesOf(poolOf(sight, sight.seat, sight.hand));
  return effect.kind === "chit.selectOrAny" && types.includes(effect.type) ? [effect.type] : types;
}

const selects = asking<Select, Chosen>({
  seat: ({ seat }) => seat,
  opens: (board, _, seat) => poolSize(board, seat) > 0,
  mayPass: (sight, effect) => effect.may === true || offered(sight, effect).length === 0,
  usual: (sight, effect) => chosenBy(offered(sight, effect), []),
  carryOut: take,
});

/** The first of these types that is there, else the usual one; null: there is none. */
function chosenBy(types: readonly ChitType[], first: readonly string[]): Chosen | null {
  const type = [...first, ...WANTED_FIRST].flatMap((one) => types.find((type) => type === one) ?? [])[0];
  return type ? { type } : null;
}

/** */
function take(s: Rules, seat: SeatId, { type }: Chosen): void {
  addChits(s, seat, [type], "gained");
  s.emit(
    { chapter: "effects", kind: "gained", seat, chits: 1 },
    { [seat]: { chapter: "effects", kind: "gained", chits: [type] } },
  );
}

export const select: Kind<Extract<Select, { kind: "chit.select" }>> = {
  ofChits: true,
  words: ({ seat, n, may }) =>
    `${the(seat)} ${may ? "may choose" : verb(seat, "chooses", "choose")} ${count(n, "chit")} from the pool`,
  asks: selects,
};

export const selectOrAny: Kind<Extract<Select, { kind: "chit.selectOrAny" }>> = {
  ofChits: true,
  words: ({ seat, type, may }) =>
    `${the(seat)} ${may ? "may take" : verb(seat, "gains", "gain")} a ${type}, or any chit if none is in the pool`,
  asks: selects,
};

/** The chits that are asked for now; none: something else is. */
function choices({ table, ...sight }: Sight): readonly ChitType[] {
  const does = table.effect?.does;
  return does?.kind === "chit.select" || does?.kind === "chit.selectOrAny" ? offered({ ...sight, table }, does) : [];
}

/** What a seat takes that wants these types first. */
export const gainBy = (sight: Sight, first: readonly string[]): Chosen | null => chosenBy(choices(sight), first);

const NOT_ASKED: Refusal = { code: "not-asked", text: "No chit is to be chosen now." };

export const ceSelect = action("ce-select", "Choose a chit", {
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
