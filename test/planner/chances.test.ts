import { describe, expect, it } from "vitest";
import { Dice, type Envelope, type GameTypes, quickDice, type Rulebook, type State, submit, viewOf } from "#engine";
import { beginning, moveFor, nextQuestion } from "../../src/cli/play-out.ts";
import { shipped as baghdad } from "../games/battle-for-baghdad/builder.ts";
import { book as iraqi } from "../games/iraqi-conflict/builder.ts";
import { keyOf } from "../kit/subject.ts";

/** So many worlds of a position. */
const WORLDS = 400;
/** No figure of some thousand may be further from its mean, in standard deviations. */
const FAR = 5;

/** Where the cards lie that a seat cannot see: by place. */
type Places = { readonly [place: string]: readonly string[] };

interface Case<G extends GameTypes> {
  readonly name: string;
  readonly book: Rulebook<G>;
  readonly options: { readonly [name: string]: unknown };
  hidden(state: State<G>, seat: string): Places;
}

/** A position after so many acts of computer players. */
function positionOf<G extends GameTypes>(book: Rulebook<G>, options: Case<G>["options"], acts: number): Envelope<G> {
  const any = book as unknown as Rulebook<GameTypes>; // whatever its types
  const key = keyOf("chances", acts);
  let env = beginning(any, { options, key }).state;
  const dice = new Dice({ key, next: 0 });
  for (let act = 0; act < acts && !env.over; act++) {
    const [seat, decision] = nextQuestion(any, env, dice);
    env = submit(any, env, moveFor(any, env, seat, decision, "sensible", dice)).state;
  }
  return env as Envelope<G>;
}

/** The cards whose share of a place is further from that place's share of all cards than chance allows. */
function unfair<G extends GameTypes>({ book, hidden }: Case<G>, env: Envelope<G>, seat: string): readonly string[] {
  const { planning } = book.definition;
  if (!planning) throw new Error("there is nothing to imagine with");
  const counts = new Map<string, number>();
  const first = hidden(planning.world(viewOf(book, env, seat), quickDice(1)), seat);
  const all = Object.values(first).flat();
  for (let world = 0; world < WORLDS; world++) {
    const places = hidden(planning.world(viewOf(book, env, seat), quickDice(7919 * world + 1)), seat);
    for (const [place, cards] of Object.entries(places))
      for (const card of cards) counts.set(`${card} in ${place}`, (counts.get(`${card} in ${place}`) ?? 0) + 1);
  }
  return Object.entries(first).flatMap(([place, { length }]) =>
    [...new Set(all)].flatMap((card) => {
      const copies = all.filter((one) => one === card).length;
      const chance = length / all.length;
      const mean = WORLDS * copies * chance;
      const spread = Math.sqrt(mean * (1 - chance)) + 1;
      const count = counts.get(`${card} in ${place}`) ?? 0;
      return Math.abs(count - mean) > FAR * spread
        ? [`${card} in ${place}: ${count} times, not ${mean.toFixed(1)}`]
        : [];
    }),
  );
}

const ofIraq: Case<GameTypes> = {
  name: "Iraqi Conflict",
  book: iraqi as unknown as Rulebook<GameTypes>,
  options: {},
  hidden: (state, seat) => placesOf(state, seat, { pile: "draw" }),
};
const ofBaghdad: Case<GameTypes> = {
  name: "Battle for Baghdad",
  book: baghdad as unknown as Rulebook<GameTypes>,
  options: { seats: "4" },
  hidden: (state, seat) => placesOf(state, seat, { pile: "bazaar" }),
};

function placesOf(state: State<GameTypes>, seat: string, { pile }: { readonly pile: string }): Places {
  const box = state.box as { readonly [pile: string]: readonly string[] };
  const hands = Object.entries(state.hands as { readonly [seat: string]: { readonly cards: readonly string[] } });
  return {
    [pile]: box[pile] ?? [],
    ...Object.fromEntries(
      hands.flatMap(([other, { cards }]) => (other === seat ? [] : [[`the hand of ${other}`, cards]])),
    ),
  };
}

describe.each([ofIraq, ofBaghdad])("$name, imagined many times", (one) => {
  it.each([0, 20, 60])("gives each hidden card its chance of each place, %d acts into a game", (acts) => {
    const env = positionOf(one.book, one.options, acts);
    const [seat = ""] = env.seats;
    expect(unfair(one, env, seat)).toEqual([]);
  });

  it("is found out where it favours what is so", () => {
    const env = positionOf(one.book, one.options, 20);
    const [seat = ""] = env.seats;
    const { definition } = one.book;
    if (!definition.planning) throw new Error("there is nothing to imagine with");
    const { world } = definition.planning;
    const peeking: typeof world = (view, dice) => (dice.below(4) === 0 ? env : world(view, dice));
    const planning = { ...definition.planning, world: peeking };
    const book = { ...one.book, definition: { ...definition, planning } };
    expect(unfair({ ...one, book }, env, seat)).not.toEqual([]);
  });
});
