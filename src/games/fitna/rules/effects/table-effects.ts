/** Tension, approval and dice that decide whether and how the rest happens. */
import { z } from "zod";
import { nation, some } from "../../content/board-types.ts";
import { nationWord } from "../../content/names.ts";
import { playing, tell } from "../now.ts";
import { shortName, told } from "../pieces/words.ts";
import { approve, changeTension } from "../powers/tension.ts";
import { discard, loseAtRandom, targetOf } from "./hands.ts";
import { effect, sourceName } from "./kind.ts";

/** by this many levels, at once. */
export const tension = effect("tension", { by: z.int() }, ({ by }) => ({
  words: () => `Tension ${by > 0 ? "+" : "−"}${Math.abs(by)}.`,
  whyNot: ({ game }) =>
    game.state.table.withoutTension
      ? { code: "no-tension", text: "International Tension is not played.", rule: "R-140" }
      : null,
  does: (s) => changeTension(s, by, sourceName(playing(s), s.data.source)),
}));

/** without approval the rest has no effect. Whose units of the United States strike needs none. */
export const approval = effect("approval", { unless: nation.optional() }, ({ unless }) => ({
  isNeed: true,
  words: (edition) =>
    unless ? `Needs US approval, or ${nationWord(edition, unless)} units of yours.` : "Needs US approval.",
  does: (s) => {
    const { seat, spaces } = s.data;
    const { stacks } = s.state.table;
    const isOnIs = spaces.length > 0 && spaces.every((space) => stacks[space]?.IS !== undefined);
    s.data.stopped = !approve(s, seat, isOnIs ? "IS" : null);
  },
}));

/** The target's die may turn it against the card's player: on this or more. */
const backfire = effect("backfire", { on: some, effect: discard.schema }, ({ on, effect }) => ({
  words: (edition) => `They roll a die; on ${on} or more: ${discard.rule(effect).words(edition, [])}`,
  does: (s) => {
    const target = targetOf(s.data);
    const die = s.dice.die();
    const backfires = die >= on;
    tell(s, { chapter: "effects", kind: "backfire", seat: target, on, die, backfires });
    if (backfires) loseAtRandom(s, s.data.seat, effect.cards);
  },
}));

/** from this tension on the die has 1 more. */
const TENSE = 8;

/** on this or more. */
const endRoll = effect("endRoll", { on: some }, ({ on }) => ({
  words: () => `Roll a die, +1 from tension 8: on ${on} or more the game ends.`,
  does: (s) => {
    const die = s.dice.die();
    const bonus = s.state.table.tension >= TENSE ? 1 : 0;
    const ends = die + bonus >= on;
    tell(s, { chapter: "effects", kind: "end-roll", die, bonus, on, ends });
    s.data.ends = ends;
  },
}));

export const onTheTable = [tension, approval, backfire, endRoll] as const;

export const onTheTableTold = [
  told("backfire", {
    about: { kind: "cards", follows: true },
    line: (event, names) => {
      const result = event.backfires ? "it backfires" : "it does not backfire";
      return `${shortName(names, event.seat)}: die ${event.die}, ${event.on} or more needed: ${result}.`;
    },
  }),
  told("end-roll", {
    about: { follows: true },
    line: (event) => {
      const sum = event.bonus > 0 ? `${event.die} + ${event.bonus} = ${event.die + event.bonus}` : `${event.die}`;
      return `Die ${sum}, ${event.on} or more needed: ${event.ends ? "the game ends" : "the war goes on"}.`;
    },
  }),
] as const;
