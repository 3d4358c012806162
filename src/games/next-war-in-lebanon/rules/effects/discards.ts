import { type Frozen, game, type Option, type Refusal, subset } from "../../../../engine/index.ts";
import { CHIT_TYPES, type ChitType, type PlainEffect, type SeatId } from "../../content/types.ts";
import { type HeldChit, isSeat, type Lebanon } from "../../state.ts";
import { counted, removeOne, showHand } from "../chits/hand.ts";
import { handOf } from "../pieces/show.ts";
import { count, list, the, verb } from "../pieces/words.ts";
import { asking, type Kind, type Rules, type Sight } from "./kind.ts";
import type { Does, Excess } from "./types.ts";

const { action } = game<Lebanon>();

type Choice = Frozen<Extract<PlainEffect, { kind: "chit.discardChoice" }>>;
type Random = Frozen<Extract<PlainEffect, { kind: "chit.discardRandom" }>>;
/** Chits one by one: "J-3", "J-3-2" for a second one. */
type Chits = { readonly chits: readonly string[] };

/** Section 7: what goes where nobody says anything. */
const SPARED_LAST: readonly ChitType[] = ["J-6", "J-5", "J-4", "J-2", "J-1", "J-3"];

/** What is to be discarded now: how many, and of which chits. */
interface Demand {
  readonly n: number;
  readonly among: readonly ChitType[];
}

function demandOf({ table, hand, seat }: Sight, does: Does): Demand {
  if (does.kind === "excess") {
    const most = isSeat(seat) ? table.c2[seat] : 0;
    const among = hand.chits.filter(({ origin }) => origin === "drawn" || origin === "selected").map(typeOf);
    return { n: Math.max(0, counted(hand) - most), among };
  }
  if (does.kind !== "chit.discardChoice") return { n: 0, among: [] };
  const { types } = does;
  const among = hand.chits.map(typeOf).filter((type) => !types || types.includes(type));
  const n = does.n === "half" ? Math.floor(hand.chits.length / 2) : does.n;
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
export function discardsBy(sight: Sight, does: Does, first: readonly string[]): Chits | null {
  const { n, among } = demandOf(sight, does);
  if (n === 0) return null;
  const order = [...first, ...SPARED_LAST];
  const rank = (name: string): number => order.findIndex((type) => name.startsWith(type));
  const names = named(among);
  const given = names.toSorted((a, b) => rank(a) - rank(b)).slice(0, n);
  return { chits: names.filter((name) => given.includes(name)) };
}

const usual = (sight: Sight, does: Does): Chits | null => discardsBy(sight, does, []);

/** discards are shown. R-103: those above C2 that count go, not those that may exceed it. */
function discard(s: Rules, seat: SeatId, { chits }: Chits): void {
  const types = chits.flatMap((name) => called(name) ?? []);
  for (const type of types) removeOne(s, seat, type);
  if (types.length > 0) s.emit({ chapter: "effects", kind: "discarded", seat, chits: types });
}

/** Of a seat that holds anything nobody else can tell whether it has chits of these types. */
export const discardChoice: Kind<Choice> = {
  ofChits: true,
  words: ({ seat, n, types }) => {
    const who = seat === "attacker" ? "whoever attacked" : the(seat);
    const what = n === "half" ? "half of the hand" : count(n, types ? `${list(types, "or")}` : "chit");
    return `${who} ${seat === "insurgent" ? "discard" : "discards"} ${what}`;
  },
  asks: asking<Choice, Chits>({
    seat: ({ seat }) => (seat === "attacker" ? null : seat),
    opens: ({ table }, { n }, seat) => (n === "half" ? table.held[seat] > 1 : table.held[seat] > 0),
    mayPass: (sight, effect) => demandOf(sight, effect).n === 0,
    usual,
    carryOut: discard,
  }),
};

/** chits that came above C2 are not counted, and which those are nobody else can tell. */
export const excess: Kind<Excess> = {
  ofChits: false,
  words: () => "the Insurgents discard what they hold above C2",
  asks: asking<Excess, Chits>({
    seat: () => "insurgent",
    opens: ({ table }, _, seat) => table.held[seat] > table.c2[seat],
    mayPass: (sight, effect) => demandOf(sight, effect).n === 0,
    usual,
    carryOut: discard,
  }),
};

export const discardRandom: Kind<Random> = {
  ofChits: true,
  words: ({ seat, n }) => `${the(seat)} ${verb(seat, "loses", "lose")} ${count(n, "random chit")}`,
  carryOut(s, { seat, n }, row) {
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
};

function options(sight: Sight): readonly Option[] {
  const does = sight.table.effect?.does;
  if (!does) return [];
  return named(demandOf(sight, does).among).map((value) => {
    const type = called(value) ?? "";
    return { value, label: value === type ? value : `${type} (no. ${value.slice(type.length + 1)})` };
  });
}

const size = (sight: Sight) => {
  const { n } = sight.table.effect ? demandOf(sight, sight.table.effect.does) : { n: 0 };
  const wrong = (chosen: number): Refusal => ({
    code: chosen < n ? "too-few" : "too-many",
    text: `Exactly ${count(n, "chit")} must be discarded, not ${chosen}.`,
  });
  return { min: n, max: n, few: wrong, many: wrong };
};

const asked =
  (kind: Does["kind"]) =>
  ({ table }: Sight): Refusal | null =>
    table.effect?.does.kind === kind ? null : { code: "not-asked", text: "Nothing is to be discarded now." };

export const ceDiscard = action("ce-discard", "Discard chits", {
  help: "They are shown and go back to your pool.",
  when: asked("chit.discardChoice"),
})
  .param("chits", "Which chits do you discard?", subset(options, size))
  .apply((a) => {
    if (isSeat(a.seat)) discard(a, a.seat, a.params);
  });

export const discardExcess = action("discard", "Discard chits above C2", {
  help: "Chits gained by effects or laid aside with J-5 may stay above C2 (R-103).",
  when: asked("excess"),
})
  .param("chits", "Which chits do you discard?", subset(options, size))
  .apply((a) => {
    if (isSeat(a.seat)) discard(a, a.seat, a.params);
  });
