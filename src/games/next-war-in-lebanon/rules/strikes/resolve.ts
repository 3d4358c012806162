/** How announced deep strikes are carried out: the enemy's reaction, the dice, and what they hit. */
import { z } from "zod";
import { type Dice, type Frozen, game, mustGet, type Stage } from "#engine";
import type { UnitId } from "../../content/types.ts";
import type { Lebanon } from "../../state.ts";
import { cascade } from "../effects/cascade.ts";
import { fitToC2 } from "../effects/decide.ts";
import { addNews } from "../news.ts";
import { findGroup, unitsIn, zoneOf } from "../pieces/groups.ts";
import { eliminate, removeHq } from "../pieces/losses.ts";
import { handOf } from "../pieces/show.ts";
import { isAllStopped, syrianAd } from "./reactions.ts";
import { askToStop, isOverSyria } from "./stopping.ts";
import { hitsOf } from "./targets.ts";
import type { Mission, Shot } from "./types.ts";

const { procedure } = game<Lebanon>();

type Flight = Stage<Lebanon, { at: number }>;
type Of<K extends Mission["kind"]> = Frozen<Extract<Mission, { kind: K }>>;

/** the missions that have been announced, from the enemy's reaction to the last die. */
export const strikes = procedure<{ at: number }>("strikes", {
  notes: z.strictObject({ at: z.int() }),
  drawsFor: () => null,
})({
  react: (s) => {
    const { table } = s.state;
    if (table.held.insurgent === 0 || isAllStopped({ table })) return "mission";
    askToStop(s);
    return "reacted";
  },
  reacted: (s) => {
    const [played] = s.outcome;
    return played && (isOverSyria(s) || played.action === syrianAd.name) ? "react" : "mission";
  },
  mission: (s) => {
    const { strike } = s.state.table;
    const mission = strike?.missions[s.data.at];
    if (!strike || !mission) {
      s.state.table.strike = null;
      return "done";
    }
    const stopped = strike.stopped[s.data.at] ?? null;
    s.data.at++;
    const shots = stopped ? [] : fly(s, mission);
    const hits = shots.filter(({ hit }) => hit).length;
    addNews(s.state.table, { kind: "struck", zone: mission.zone, hits, stopped: stopped !== null });
    s.emit({ chapter: "strikes", kind: "struck", mission, stopped, shots });
    if (mission.kind === "decapitation" && hits > 0) behead(s, mission);
    const { country } = mustGet(s.content.zones, mission.zone);
    // a card for each mission on Syria that came through
    if (!stopped && country === "syria") s.call(cascade, { cause: "incursion", attacker: null });
    return "mission";
  },
});

/** Rolls a mission's dice, and removes what they hit; what has left its zone since it was announced is safe. */
function fly(s: Flight, mission: Frozen<Mission>): readonly Shot[] {
  const dice = s.dice.for(mission.kind, mission.zone);
  switch (mission.kind) {
    case "area":
      return shoot(s, dice, mission, struckByArea(s, dice, mission), mission.preferred);
    case "pgm":
      return shoot(s, dice, mission, isThere(s, mission) ? [mission.unit] : [], [mission.unit]);
    case "blind":
      return shoot(s, dice, mission, struckBlindly(s, dice, mission), []);
    case "decapitation": {
      if (s.state.table.hqs[mission.hq] !== mission.zone) return [];
      const die = dice.die();
      return [{ unit: null, die, hit: hitsOf(s.content, mission).includes(die) }];
    }
  }
}

/** One die for each target. */
function shoot(
  s: Flight,
  dice: Dice,
  mission: Frozen<Mission>,
  targets: readonly UnitId[],
  named: readonly UnitId[],
): readonly Shot[] {
  const hits = hitsOf(s.content, mission);
  return targets.map((unit) => {
    const die = dice.die();
    const hit = hits.includes(die);
    if (hit) eliminate(s, unit);
    return { unit: hit || named.includes(unit) ? unit : null, die, hit };
  });
}

/** half of those of the mode, evaders too: the preferred ones in order, then random others. */
function struckByArea(s: Flight, dice: Dice, { zone, mode, preferred }: Of<"area">): readonly UnitId[] {
  const hand = handOf(s, "insurgent");
  const all = unitsIn(hand, zone).filter((unit) => hand.units[unit]?.mode === mode);
  const n = Math.floor(all.length / 2);
  const first = preferred.filter((unit) => all.includes(unit)).slice(0, n);
  return [
    ...first,
    ...drawn(
      dice,
      all.filter((unit) => !first.includes(unit)),
      n - first.length,
    ),
  ];
}

const isThere = (s: Flight, { unit, zone }: Of<"pgm">): boolean => zoneOf(handOf(s, "insurgent"), unit) === zone;

/** one that the IDF did not see when it announced the mission, though it may be on top by now. */
function struckBlindly(s: Flight, dice: Dice, { group, top }: Of<"blind">): readonly UnitId[] {
  const units = findGroup(handOf(s, "insurgent").groups, group)?.units ?? [];
  const { known } = handOf(s, "idf");
  return drawn(
    dice,
    units.filter((unit) => unit !== top && !known[unit]),
    1,
  );
}

/** This many of a list, each equally likely. */
function drawn(dice: Dice, units: readonly UnitId[], n: number): readonly UnitId[] {
  const left = units.toSorted();
  return Array.from({ length: Math.min(n, left.length) }, () => left.splice(dice.below(left.length), 1)).flat();
}

/** the HQ is out for good, its units are loose and known; then what is above C2 goes. */
function behead(s: Flight, { hq }: Of<"decapitation">): void {
  s.state.table.c2.insurgent--;
  addNews(s.state.table, { kind: "c2", by: -1 });
  removeHq(s, hq);
  s.call(fitToC2, null);
}
