import { describe, expect, it } from "vitest";
import {
  Dice,
  type Envelope,
  type GameTypes,
  mustGet,
  quickDice,
  type Rulebook,
  type State,
  submit,
  type View,
  viewOf,
} from "#engine";
import { beginning, moveFor, nextQuestion } from "../../src/cli/play-out.ts";
import { world as baghdadWorld } from "../../src/games/battle-for-baghdad/advice/worlds.ts";
import type { Baghdad } from "../../src/games/battle-for-baghdad/state.ts";
import { world as iraqiWorld } from "../../src/games/iraqi-conflict/advice/worlds.ts";
import type { Iraq } from "../../src/games/iraqi-conflict/state.ts";
import { world as lebaneseWorld } from "../../src/games/next-war-in-lebanon/advice/worlds.ts";
import { SEATS } from "../../src/games/next-war-in-lebanon/content/types.ts";
import { listed, poolOf } from "../../src/games/next-war-in-lebanon/rules/chits/hand.ts";
import { isBrittle, isRegular, isSof, unitOf } from "../../src/games/next-war-in-lebanon/rules/pieces/units.ts";
import { enemyOf, type Lebanon, type LebanonState, sideOf } from "../../src/games/next-war-in-lebanon/state.ts";
import { shipped as baghdad } from "../games/battle-for-baghdad/builder.ts";
import { book as iraqi } from "../games/iraqi-conflict/builder.ts";
import { book as lebanon } from "../games/next-war-in-lebanon/builder.ts";
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
  world(view: View<G>, dice: Dice): State<G>;
  /** For whom: one whose offers and demands tell it nothing of other hands. */
  readonly viewers: readonly string[];
  /** Lots, within each of which every card is as likely in every place. */
  hidden(state: State<G>, seat: string): readonly Places[];
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

/** The cards whose share of a place is further from that place's share of all cards of their lot than chance allows. */
function unfair<G extends GameTypes>(
  { book, world, hidden }: Pick<Case<G>, "book" | "world" | "hidden">,
  env: Envelope<G>,
  seat: string,
): readonly string[] {
  const view = viewOf(book, env, seat);
  const worlds = Array.from({ length: WORLDS }, (_, n) => hidden(world(view, quickDice(7919 * n + 1)), seat));
  return (worlds[0] ?? []).flatMap((first, lot) =>
    unfairIn(
      Object.values(first).flat(),
      worlds.map((lots) => lots[lot] ?? {}),
    ),
  );
}

function unfairIn(all: readonly string[], worlds: readonly Places[]): readonly string[] {
  const counts = new Map<string, number>();
  const sizes = new Map<string, number>();
  for (const places of worlds)
    for (const [place, cards] of Object.entries(places)) {
      sizes.set(place, (sizes.get(place) ?? 0) + cards.length);
      for (const card of cards) counts.set(`${card} in ${place}`, (counts.get(`${card} in ${place}`) ?? 0) + 1);
    }
  return [...sizes].flatMap(([place, size]) =>
    [...new Set(all)].flatMap((card) => {
      const copies = all.filter((one) => one === card).length;
      const chance = size / WORLDS / all.length;
      const mean = WORLDS * copies * chance;
      const spread = Math.sqrt(mean * (1 - chance)) + 1;
      const count = counts.get(`${card} in ${place}`) ?? 0;
      return Math.abs(count - mean) > FAR * spread
        ? [`${card} in ${place}: ${count} times, not ${mean.toFixed(1)}`]
        : [];
    }),
  );
}

const ofIraq = {
  name: "Iraqi Conflict",
  book: iraqi,
  options: {},
  world: iraqiWorld,
  viewers: ["us"],
  hidden: (state, seat) => [placesOf(state, seat, { pile: "draw" })],
} satisfies Case<Iraq>;
const ofBaghdad = {
  name: "Battle for Baghdad",
  book: baghdad,
  options: { seats: "4" },
  world: baghdadWorld,
  viewers: ["shiite"],
  hidden: (state, seat) => [placesOf(state, seat, { pile: "bazaar" })],
} satisfies Case<Baghdad>;
const ofLebanon = {
  name: "The Next War in Lebanon",
  book: lebanon,
  options: { ...lebanon.definition.defaults, syria: "start" },
  world: lebaneseWorld,
  viewers: SEATS,
  hidden: (state, seat) => [chitsOf(state, seat), ...unitsOf(state, seat)],
} satisfies Case<Lebanon>;

const { content } = lebanon;

/** Chits of the enemy in its hand and in its pool. */
function chitsOf({ table, hands }: LebanonState, seat: string): Places {
  const enemy = enemyOf(sideOf({ seat }));
  const hand = mustGet(hands, enemy);
  return { hand: hand.chits.map(({ type }) => type), pool: listed(poolOf({ content, table }, enemy, hand)) };
}

/** The enemy's units that the seat does not know, by where they lie: those of a kind are as likely anywhere. */
function unitsOf({ hands }: LebanonState, seat: string): readonly Places[] {
  const { known } = mustGet(hands, seat);
  const { groups } = mustGet(hands, enemyOf(sideOf({ seat })));
  const kinds = new Set(content.unitIds.map(kindOf));
  return [...kinds].map((kind) =>
    Object.fromEntries(
      groups.map(({ id, units }) => [id, units.slice(1).filter((unit) => !known[unit] && kindOf(unit) === kind)]),
    ),
  );
}

function kindOf(id: string): string {
  const { nation, type, fixedMode } = unitOf(content, id);
  return [nation, type, fixedMode, isBrittle(content, id), isSof(content, id), isRegular(content, id)].join();
}

function placesOf(
  state: { readonly box: unknown; readonly hands: unknown },
  seat: string,
  { pile }: { readonly pile: string },
): Places {
  const box = state.box as { readonly [pile: string]: readonly string[] };
  const hands = Object.entries(state.hands as { readonly [seat: string]: { readonly cards: readonly string[] } });
  return {
    [pile]: box[pile] ?? [],
    ...Object.fromEntries(
      hands.flatMap(([other, { cards }]) => (other === seat ? [] : [[`the hand of ${other}`, cards]])),
    ),
  };
}

const any = <G extends GameTypes>(one: Case<G>) => one as unknown as Case<GameTypes>; // whatever its types

describe.each([any(ofIraq), any(ofBaghdad), any(ofLebanon)])("$name, imagined many times", (one) => {
  it.each([0, 20, 60])("gives each hidden thing its chance of each place, %d acts into a game", (acts) => {
    const env = positionOf(one.book, one.options, acts);
    for (const seat of one.viewers) expect(unfair(one, env, seat)).toEqual([]);
  });

  it("is found out where it favours what is so", () => {
    const env = positionOf(one.book, one.options, 20);
    const [seat = ""] = one.viewers;
    const peeking: typeof one.world = (view, dice) => (dice.below(4) === 0 ? env : one.world(view, dice));
    expect(unfair({ ...one, world: peeking }, env, seat)).not.toEqual([]);
  });
});
