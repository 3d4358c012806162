/** The course of a battle, step by step: evasion, commitments, tactical advantage, two rounds of fire, bonus chit. */
import { z } from "zod";
import { game, type Stage } from "#engine";
import { SEATS, type SeatId, type ZoneId } from "../../content/types.ts";
import { enemyOf, type Lebanon } from "../../state.ts";
import { cascade } from "../effects/cascade.ts";
import { handNow, handOf, reveal } from "../pieces/show.ts";
import { rollAdvantage } from "./advantage.ts";
import { callOff, drawBonus, endBattle } from "./aftermath.ts";
import { autoPlan } from "./auto-plan.ts";
import { choosingCasualty } from "./casualty.ts";
import { committing, toCommit } from "./commitment.ts";
import { planningFire } from "./fire-plan.ts";
import { inflictLosses, rollFirefight, usualCasualty, verdictOf } from "./firefight.ts";
import { battleOf, defenderOf, mayEvade, participants, shown } from "./participants.ts";
import { fieldOf } from "./ratings.ts";
import { choosingEvaders, evading } from "./reacting.ts";
import { firefightOf, keptFirefight } from "./rolls.ts";
import { layOpen } from "./support.ts";
import { canFire, firersOf } from "./targets.ts";
import { picture, tell } from "./telling.ts";

const { procedure } = game<Lebanon>();

interface Notes {
  readonly zone: ZoneId;
  readonly attacker: SeatId;
  /** Whether the Defender has had its chance to evade: with the question about an ambush (section 7, W1). */
  readonly asked: boolean;
}
type Now = Stage<Lebanon, Notes>;

/** a battle from the evade window on. */
export const battle = procedure<Notes>("battle", {
  notes: z.strictObject({ zone: z.string(), attacker: z.enum(SEATS), asked: z.boolean() }),
})({
  evade: (s) => {
    if (!s.data.asked) askToEvade(s);
    return "evaded";
  },
  evaded: (s) => {
    const now = battleOf(s.current.table);
    if (now.mayEvade !== null) s.ask(choosingEvaders, [defenderOf(now)]);
    return "reveal";
  },
  reveal: (s) => (comesToIt(s) ? "commit" : "done"),
  commit: (s) => {
    const seats = toCommit(s);
    if (seats.length === 0) return "advantage";
    s.ask(committing, seats);
    return "commit";
  },
  advantage: (s) => {
    layOpen(s);
    const now = battleOf(s.state.table);
    now.step = "fire";
    now.firing = rollAdvantage(s);
    return "plan";
  },
  plan: (s) => {
    plan(s);
    return "fire";
  },
  fire: (s) => {
    const now = battleOf(s.current.table);
    if (now.plan.length === 0) return nextRound(s);
    if (fire(s)) return "fire";
    s.ask(choosingCasualty, [enemyOf(now.firing ?? "idf")]);
    return "casualty";
  },
  casualty: (s) => {
    const now = battleOf(s.state.table);
    const { open, firing } = now;
    now.open = null;
    if (open && firing) {
      const firefight = firefightOf(open);
      inflictLosses(s, firefight, usualCasualty(fieldOf(here(s), firing), firefight));
    }
    return "fire";
  },
  aftermath: (s) => {
    const { attacker } = s.data;
    if (endBattle(s)) s.call(cascade, { cause: "collateral", attacker }); // one card, however many ties
    return "bonus";
  },
  bonus: (s) => {
    drawBonus(s, s.data.zone, s.data.attacker);
    picture(s, s.data.zone);
    return "done";
  },
});

const here = (s: Now) => ({ content: s.content, table: s.current.table });

/** W2: whoever holds chits is asked, whatever they are. */
function askToEvade(s: Now): void {
  const { table } = s.state;
  const now = battleOf(table);
  now.step = "evade";
  const seats = [defenderOf(now)].filter((seat) => mayEvade(s.content, s.current.table, seat, now.zone));
  s.ask(evading, seats);
}

/** who is left fights and is revealed, unless a side has nobody or nobody could fire. */
function comesToIt(s: Now): boolean {
  const { table } = s.state;
  const now = battleOf(table);
  const { zone, kind, attacker } = now;
  for (const seat of SEATS) now.fighters[seat] = shown(s, seat, participants(handNow(s, seat), seat, now));
  const evaded = SEATS.some((seat) => now.fighters[seat].length === 0);
  if (evaded || SEATS.every((seat) => !canFire(fieldOf(here(s), seat)))) {
    s.emit({ chapter: "combat", kind: "no-battle", zone, why: evaded ? "evaded" : "no-target" });
    callOff(s);
    return false;
  }
  for (const seat of SEATS) {
    const units = now.fighters[seat].map(({ unit }) => unit);
    reveal(s, seat, units);
    handOf(s, seat).commitment = null;
  }
  if (!s.current.table.fought.includes(zone)) table.fought.push(zone);
  now.step = "commit";
  s.barrier();
  tell(s, { chapter: "combat", kind: "battle", zone, how: kind, attacker, fighters: now.fighters });
  return true;
}

/** the fire plan of the round, asked for or as the policy says. */
function plan(s: Now): void {
  const { table } = s.state;
  const now = battleOf(table);
  const { firing, zone } = now;
  if (firing === null) throw new Error("nobody fires");
  const field = fieldOf(here(s), firing);
  const why = firersOf(field).length === 0 ? "no-firer" : canFire(field) ? null : "no-target";
  if (why) tell(s, { chapter: "combat", kind: "silent", zone, seat: firing, why });
  else if (table.stepByStep) s.ask(planningFire, [firing]);
  else {
    now.plan = [...autoPlan(field, now.targets[firing])];
    if (now.plan.length === 0) tell(s, { chapter: "combat", kind: "silent", zone, seat: firing, why: "choice" });
  }
}

/** all shots at the next target of the plan. False: its owner chooses which firer loses. */
function fire(s: Now): boolean {
  const { table } = s.state;
  const now = battleOf(table);
  const [next] = now.plan;
  const shots = now.plan.filter(({ target }) => target === next?.target);
  now.plan = now.plan.filter(({ target }) => target !== next?.target);
  const firefight = rollFirefight(s, shots);
  const verdict = verdictOf(firefight);
  if (table.stepByStep && verdict.kind === "miss" && verdict.firers.length > 1) {
    now.open = keptFirefight(firefight);
    return false;
  }
  const casualty =
    verdict.kind === "miss" && now.firing ? usualCasualty(fieldOf(here(s), now.firing), firefight) : null;
  inflictLosses(s, firefight, casualty);
  return true;
}

/** the other side fires in round 2; then it is over. */
function nextRound(s: Now): "plan" | "aftermath" {
  const now = battleOf(s.state.table);
  if (now.round === 2 || now.firing === null) {
    now.step = "losses";
    return "aftermath";
  }
  now.round = 2;
  now.firing = enemyOf(now.firing);
  return "plan";
}
