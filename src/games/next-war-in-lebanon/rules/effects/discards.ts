/** Effects that cost a seat chits: those it chooses, random ones, or those above its C2. */
import { z } from "zod";
import { type EffectData, type Frozen, game, type Option, type Refusal, subset } from "#engine";
import { CHIT_TYPES, type ChitType, SEATS, type SeatId } from "../../content/types.ts";
import { type HeldChit, isSeat, type Lebanon } from "../../state.ts";
import { chitWords, counted, removeOne, showHand } from "../chits/hand.ts";
import { handOf } from "../pieces/show.ts";
import { count, list, The, the, verb } from "../pieces/words.ts";
import { asking, type Board, effect, type Rules, type Sight, seat, some } from "./kind.ts";

const { action, told } = game<Lebanon>();

/** Chits one by one: "J-3", "J-3-2" for a second one. */
type Chits = { readonly chits: readonly string[] };

/** Section 7: what goes where nobody says anything. */
const SPARED_LAST: readonly ChitType[] = ["J-6", "J-5", "J-4", "J-2", "J-1", "J-3"];

/** What is to be discarded now: how many chits, and which. */
interface Demand {
  readonly n: number;
  readonly among: readonly ChitType[];
}

function demandOf({ table, hand, seat }: Sight, does: EffectData | undefined): Demand {
  if (excess.as(does)) {
    const most = isSeat(seat) ? table.c2[seat] : 0;
    const among = hand.chits.filter(({ origin }) => origin === "drawn" || origin === "selected").map(typeOf);
    return { n: Math.max(0, counted(hand) - most), among };
  }
  const choice = discardChoice.as(does);
  if (!choice) return { n: 0, among: [] };
  const { types } = choice;
  const among = hand.chits.map(typeOf).filter((type) => !types || types.includes(type));
  const n = choice.n === "half" ? Math.floor(hand.chits.length / 2) : choice.n; // rounded down
  return { n: Math.min(n, among.length), among };
}

const typeOf = ({ type }: Frozen<HeldChit>): ChitType => type;

/** Each chit with a name of its own. */
const named = (among: readonly ChitType[]): readonly string[] =>
  among.map((type, i) => {
    const before = among.slice(0, i).filter((one) => one === type).length;
    return before > 0 ? `${type}-${before + 1}` : type;
  });

/** The type that a chit's own name begins with. */
const called = (name: string): ChitType | null => CHIT_TYPES.find((type) => name.startsWith(type)) ?? null;

/** What is discarded of these types first, then as usual; null: nothing is to be. */
export function discardsBy(sight: Sight, does: EffectData, first: readonly string[]): Chits | null {
  const { n, among } = demandOf(sight, does);
  if (n === 0) return null;
  const order = [...first, ...SPARED_LAST];
  const rank = (name: string): number => order.findIndex((type) => name.startsWith(type));
  const names = named(among);
  const given = names.toSorted((a, b) => rank(a) - rank(b)).slice(0, n);
  return { chits: names.filter((name) => given.includes(name)) };
}

const usual = (sight: Sight, does: EffectData): Chits | null => discardsBy(sight, does, []);

/** discards are shown. R-103: those above C2 that count go, not those that may exceed it. */
function discard(s: Rules, seat: SeatId, { chits }: Chits): void {
  const types = chits.flatMap((name) => called(name) ?? []);
  for (const type of types) removeOne(s, seat, type);
  if (types.length > 0) s.emit({ chapter: "effects", kind: "discarded", seat, chits: types });
}

/**
 * The seat, or whoever attacked where there was collateral damage, chooses: among `types`, if it has any of them; `half` of
 * the hand, rounded down. Of a seat that holds anything nobody else can tell whether it has chits of these types.
 */
export const discardChoice = effect(
  "chit.discardChoice",
  {
    seat: z.enum([...SEATS, "attacker"]),
    n: z.union([some, z.literal("half")]),
    types: z.array(z.enum(CHIT_TYPES)).min(1).optional(),
  },
  (does) => {
    const { seat, n, types } = does;
    return {
      ofChits: true,
      words: () => {
        const who = seat === "attacker" ? "whoever attacked" : the(seat);
        const what = n === "half" ? "half of the hand" : count(n, types ? `${list(types, "or")}` : "chit");
        return `${who} ${seat === "insurgent" ? "discard" : "discards"} ${what}`;
      },
      check: (wrong, path, { isCollateral }) => {
        if (seat === "attacker" && !isCollateral)
          wrong(`${path}.seat`, "there is an attacker only where there was collateral damage");
      },
      asks: asking<Chits>({
        answer: ceDiscard,
        seat: seat === "attacker" ? null : seat,
        opens: ({ table }, seat) => (n === "half" ? table.held[seat] > 1 : table.held[seat] > 0),
        mayPass: (sight) => demandOf(sight, does).n === 0,
        usual: (sight) => usual(sight, does),
        carryOut: discard,
      }),
    };
  },
);

/** a hand that is larger than C2 now. Q-53: chits that came above C2 are not counted, and which those are nobody else can tell. */
export const excess = effect("excess", {}, (does) => ({
  words: () => "the Insurgents discard what they hold above C2",
  asks: asking<Chits>({
    answer: discardExcess,
    seat: "insurgent",
    opens: ({ table }, seat) => table.held[seat] > table.c2[seat],
    mayPass: (sight) => demandOf(sight, does).n === 0,
    usual: (sight) => usual(sight, does),
    carryOut: discard,
  }),
}));

export const discardRandom = effect("chit.discardRandom", { seat, n: some }, ({ seat, n }) => ({
  ofChits: true,
  words: () => `${the(seat)} ${verb(seat, "loses", "lose")} ${count(n, "random chit")}`,
  does: (s, row) => {
    const { chits } = handOf(s, seat);
    const lost: ChitType[] = [];
    for (let i = 0; i < n && chits.length > 0; i++)
      lost.push(...chits.splice(s.dice.below(chits.length), 1).map(typeOf));
    showHand(s, seat);
    s.emit(
      lost.length > 0
        ? { chapter: "effects", kind: "discarded", seat, chits: lost }
        : { chapter: "effects", kind: "effect-void", row, seat: null },
    );
  },
}));

function options(sight: Sight): readonly Option[] {
  return named(demandOf(sight, sight.table.effect?.does).among).map((value) => {
    const type = called(value) ?? "";
    return { value, label: value === type ? value : `${type} (no. ${value.slice(type.length + 1)})` };
  });
}

const size = (sight: Sight) => {
  const { n } = demandOf(sight, sight.table.effect?.does);
  const wrong = (chosen: number): Refusal => ({
    code: chosen < n ? "too-few" : "too-many",
    text: `Exactly ${count(n, "chit")} must be discarded, not ${chosen}.`,
  });
  return { min: n, max: n, few: wrong, many: wrong };
};

const whyNot = (isAsked: boolean): Refusal | null =>
  isAsked ? null : { code: "not-asked", text: "Nothing is to be discarded now." };
const whyNoDiscard = ({ table }: Board): Refusal | null => whyNot(discardChoice.as(table.effect?.does) !== null);
const whyNoExcess = ({ table }: Board): Refusal | null => whyNot(excess.as(table.effect?.does) !== null);

export const ceDiscard = action("discard-chits", "Discard chits", {
  was: ["ce-discard"],
  help: "They are shown and go back to your pool.",
  when: whyNoDiscard,
})
  .param("chits", "Which chits do you discard?", subset(options, size))
  .apply((a) => {
    if (isSeat(a.seat)) discard(a, a.seat, a.params);
  });

export const discardExcess = action("discard", "Discard chits above C2", {
  help: "Chits gained by effects or laid aside with J-5 may stay above C2 (R-103).",
  when: whyNoExcess,
})
  .param("chits", "Which chits do you discard?", subset(options, size))
  .apply((a) => {
    if (isSeat(a.seat)) discard(a, a.seat, a.params);
  });

export const discarded = told("discarded", {
  about: { kind: "cards" },
  line: (event) => `${The(event.seat)} ${verb(event.seat, "discards", "discard")} ${chitWords(event.chits)}.`,
});
