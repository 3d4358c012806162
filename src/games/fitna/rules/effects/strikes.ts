/** How a strike is rolled, space by space, and who loses the steps that it costs. */
import { z } from "zod";
import { game } from "#engine";
import { nation, type SpaceId, seat, type UnitId } from "../../content/board-types.ts";
import type { Nation, SeatId } from "../../content/sides.ts";
import type { Fitna, Game } from "../../state.ts";
import { losses } from "../combat/taking-losses.ts";
import { whyNoStrike } from "../map/bans.ts";
import { type At, type Now, playing, tell } from "../now.ts";
import { destroy, mark } from "../pieces/placing.ts";
import { type Standing, standingIn, stepsOf, unitOf } from "../pieces/units.ts";
import {
  cardName,
  count,
  destroyed,
  leaderLost,
  list,
  partyOf,
  spaceName,
  told,
  unitName,
  withSign,
} from "../pieces/words.ts";
import { spaceStruck } from "../powers/triggers.ts";
import { enemiesIn } from "./enemy-spaces.ts";
import { sourceName } from "./kind.ts";
import { shieldOver } from "./stopping.ts";
import { type Source, source } from "./types.ts";

const { procedure } = game<Fitna>();

interface Strikes {
  readonly seat: SeatId;
  readonly source: Source;
  readonly nation: Nation;
  readonly spaces: readonly SpaceId[];
  readonly bonus: number;
  /** The space that is struck next. */
  next: number;
}

/** One die for each space: with the bonus, less 1 if it is entrenched. The entrenchment stays. */
export const strikes = procedure<Strikes>("strikes", {
  notes: z.strictObject({
    seat,
    source,
    nation,
    spaces: z.array(z.string()),
    bonus: z.int(),
    next: z.int(),
  }),
  drawsFor: ({ seat, source }) => [seat, source],
})({
  next: (s) => {
    const space = s.data.spaces[s.data.next];
    if (space === undefined) return "done";
    s.data.next++;
    strike(s, space);
    return "next";
  },
});

/** 2 or less nothing, 3 to 6 a step, 7 or more two. */
export const stepsByStrike = (result: number): number => (result <= 2 ? 0 : result <= 6 ? 1 : 2);

function strike(s: At<Strikes>, space: SpaceId): void {
  const now = playing(s);
  const { seat, source, nation, bonus } = s.data;
  const shield = shieldOver(now, s.data, space);
  if (shield !== null) {
    tell(s, { chapter: "effects", kind: "shielded", source, space, by: shield });
    return;
  }
  const nations = [...new Set(enemyUnitsIn(now, seat, space).map(({ unit }) => unit.nation))];
  const banned = whyNoStrike(now, { side: seat, nations: [nation] }, space, nations);
  if (banned) {
    tell(s, { chapter: "effects", kind: "no-strike", source, space, why: banned.text }); // it shows itself now
    return;
  }
  const entrenched = s.state.table.entrenched.includes(space);
  const die = s.dice.for(space).die();
  const steps = stepsByStrike(die + bonus - (entrenched ? 1 : 0));
  tell(s, { chapter: "effects", kind: "strike", source, space, die, bonus, entrenched, steps });
  if (steps > 0) loseSteps(s, { seat, space, steps, cause: sourceName(now, source) });
  spaceStruck(s, { by: seat, nation, space, nations });
}

/** Those of a seat's enemies that are in a space. */
export const enemyUnitsIn = (game: Game, seat: SeatId, space: SpaceId): readonly Standing[] => {
  const enemies = enemiesIn(game, seat, space);
  return standingIn(game, space).filter(({ side }) => enemies.includes(side));
};

interface Loss {
  readonly seat: SeatId;
  readonly space: SpaceId;
  readonly steps: number;
  readonly cause: string;
}

/** Steps that a seat's enemies lose in a space: those who hold it, if they are there; their owner chooses. */
export function loseSteps(s: Now, { seat, space, steps, cause }: Loss): void {
  const [side] = enemiesIn(playing(s), seat, space);
  if (side === "IS") loseCounters(s, space, steps);
  else if (side !== undefined) s.call(losses, { side, space, toll: { kind: "steps", steps, apart: false }, cause });
}

/** of IS a counter at random for each step, which goes to its pool face down; decoys leave the game. */
function loseCounters(s: Now, space: SpaceId, steps: number): void {
  const now = playing(s);
  const reduced: UnitId[] = [];
  const eliminated: UnitId[] = [];
  let hidden = 0;
  const dice = s.dice.for("counters", space);
  for (let lost = 0; lost < steps; lost++) {
    const counters = standingIn(now, space).filter(({ side }) => side === "IS");
    if (counters.length === 0) break;
    const hit = dice.of(counters);
    if (stepsOf(hit) > 1) mark(now, hit.id, { reduced: true });
    else destroy(now, hit.id);
    if (stepsOf(hit) > 1) reduced.push(hit.id);
    else if (hit.unit.type === "leader" || hit.unit.type === "decoy") eliminated.push(hit.id);
    else hidden++;
  }
  tell(s, { chapter: "effects", kind: "steps-lost", space, reduced, eliminated, hidden });
}

export const strikesTold = [
  /** "Air Strike on Idlib. Die 5 + 1 − 1 = 5: one step." */
  told("strike", {
    about: { kind: "battles", weight: 2, follows: true },
    line: ({ source, space, die, bonus, entrenched, steps }, names) => {
      const parts = [...(bonus === 0 ? [] : [withSign(bonus, " ")]), ...(entrenched ? ["− 1"] : [])];
      const sum = die + bonus - (entrenched ? 1 : 0);
      const arithmetic = parts.length > 0 ? `${die} ${parts.join(" ")} = ${sum < 0 ? withSign(sum) : sum}` : `${die}`;
      const result = steps === 0 ? "nothing" : steps === 1 ? "one step" : "two steps";
      return `${sourceName(names, source)} on ${spaceName(names, space)}. Die ${arithmetic}: ${result}.`;
    },
  }),
  told("no-strike", {
    about: { kind: "battles", follows: true },
    line: (event, names) =>
      `${sourceName(names, event.source)} on ${spaceName(names, event.space)}: no effect. ${event.why}`,
  }),
  told("shielded", {
    about: { kind: "battles", follows: true },
    line: (event, names) =>
      `${sourceName(names, event.source)} on ${spaceName(names, event.space)}: no effect, ${cardName(names, event.by)} lies there.`,
  }),
  /** "1 Al Sham reduced; 4 FSA eliminated". */
  told("steps-lost", {
    about: ({ eliminated, hidden }, names) => {
      const n = eliminated.filter((id) => unitOf(names, id).type !== "decoy").length + hidden;
      return {
        ...{ kind: "battles", follows: true },
        gone: destroyed({ [partyOf(names, "IS")]: n }),
        ...leaderLost(names, eliminated),
      };
    },
    line: ({ space, reduced, eliminated, hidden }, names) => {
      const all = (ids: readonly string[]): string => list(ids.map((id) => unitName(names, id)));
      const parts = [
        ...(reduced.length > 0 ? [`${all(reduced)} reduced`] : []),
        ...(eliminated.length > 0 ? [`${all(eliminated)} eliminated`] : []),
        ...(hidden > 0 ? [`${count(hidden, "counter")} eliminated, face down`] : []),
      ];
      return `${spaceName(names, space)}: ${parts.length > 0 ? parts.join("; ") : "there is nothing left to lose"}.`;
    },
  }),
] as const;
