/** Whether the bot ambushes units that enter, evades the battle to come, or passes. */
import { type Frozen, type Move, move, mustGet } from "#engine";
import { ambush } from "../../rules/combat/ambush.ts";
import { pass } from "../../rules/combat/battle-chits.ts";
import { evade, evaders, evasionOrder } from "../../rules/combat/evade.ts";
import { participants } from "../../rules/combat/participants.ts";
import type { Battle } from "../../rules/combat/types.ts";
import { groupsIn } from "../../rules/pieces/groups.ts";
import { type Eyes, enemyOf, type SeenUnit, sideOf } from "../../state.ts";
import { battleNow, enemiesIn, guessed, isPhasing, own, ownIn } from "../judgement/forces.ts";
import type { Clash } from "../judgement/forecast.ts";
import { type Balance, balanceOf, lateness, raids, stake } from "./balance.ts";

/** What a J-3 of the Insurgents or the IDF would do otherwise, and a J-2. */
const AMBUSH = 0.3;
const EVADE = { own: 0.05, other: 0.35 } as const;
/** What a die is taken to roll. */
const USUAL_DIE = 3;

/** What a battle comes to for the seat that looks at it: losses, and who holds the zone. */
function worth(c: Eyes, zone: string, { control, lost, harm }: Balance): number {
  const weight = 0.5 + 0.5 * lateness(c);
  const forIdf = harm + weight * stake(c, zone) * control - raids(c, zone) * lost * 0.5;
  return sideOf(c) === "idf" ? forIdf : -forIdf;
}

/** What a question leaves to the seat that does not move. */
interface Choice {
  readonly ambush: boolean;
  readonly evade: boolean;
}

/** W1, W2: ambush where that pays more than the battle that follows anyway; evade where it would be lost. */
export function react(c: Eyes, battle: Frozen<Battle>, may: Choice): Move {
  const follows = battle.kind !== "entry" || !c.table.fought.includes(battle.zone);
  const stand = follows ? worth(c, battle.zone, balanceOf(c, clashOf(c))) : 0;
  const ambushed = may.ambush && ambush.when(c) === null ? ambushing(c) : null;
  if (ambushed !== null && ambushed - AMBUSH > stand && ambushed > AMBUSH) return move(ambush);
  const evaded = may.evade && evade.when(c) === null && follows ? evading(c) : null;
  const price = isPhasing(c) ? EVADE.own : EVADE.other;
  if (evaded !== null && evaded - price > stand) return move(evade, { n: 1, first: "support" });
  return move(pass);
}

/** The battle that is about to begin, for all that the seat sees. */
function clashOf(c: Eyes, without: readonly string[] = []): Clash {
  const battle = battleNow(c);
  const seat = sideOf(c);
  const mineThere = own(c, participants(c.hand, seat, battle)).filter(({ unit }) => !without.includes(unit));
  const theirs = battle.kind === "ambush" ? guessed(c, battle.entering) : enemiesIn(c, battle.zone);
  const fighters = seat === "idf" ? { idf: mineThere, insurgent: theirs } : { idf: theirs, insurgent: mineThere };
  return { zone: battle.zone, kind: battle.kind, attacker: battle.attacker, fighters };
}

/** all that are there against those that enter. */
function ambushing(c: Eyes): number | null {
  const { battle } = c.table;
  if (!battle) return null;
  const seat = sideOf(c);
  const entering = battle.entering.filter((id) => groupsIn(c, enemyOf(seat), battle.zone).includes(id));
  const theirs = guessed(c, entering);
  const all: readonly SeenUnit[] = ownIn(c, battle.zone);
  const fighters = seat === "idf" ? { idf: all, insurgent: theirs } : { idf: theirs, insurgent: all };
  return worth(c, battle.zone, balanceOf(c, { zone: battle.zone, kind: "ambush", attacker: seat, fighters }));
}

/** as many units as a usual die lets go keep out of it, rockets first; that denies the enemy the zone. */
function evading(c: Eyes): number {
  const { battle } = c.table;
  if (!battle) return 0;
  const n = evaders(mustGet(c.content.zones, battle.zone), sideOf(c), USUAL_DIE);
  const there = participants(c.hand, sideOf(c), battle);
  const clash = clashOf(c, evasionOrder(c.content, c.hand, there).slice(0, n));
  if (clash.fighters[sideOf(c)].length === 0) return 0;
  const { harm } = balanceOf(c, clash);
  return worth(c, battle.zone, { control: 0, lost: 0, harm });
}
