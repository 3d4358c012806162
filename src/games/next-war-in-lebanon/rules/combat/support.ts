/** How committed chits take effect in a battle: support, close air support and the SAM against it, anti-tank support. */
import type { RulesContext } from "#engine";
import { SEATS, type SeatId } from "../../content/types.ts";
import type { Lebanon } from "../../state.ts";
import { handOf } from "../pieces/show.ts";
import { play, takeBack } from "./battle-chits.ts";
import { NOTHING } from "./commitment.ts";
import { battleOf } from "./participants.ts";
import { reached } from "./ratings.ts";
import { tell } from "./telling.ts";
import type { Firefight } from "./types.ts";

type Rules = RulesContext<Lebanon>;

/** both commitments are laid open, and their chits played; SAM follow at once. */
export function layOpen(s: Rules): void {
  const battle = battleOf(s.state.table);
  let sam = 0;
  for (const seat of SEATS) {
    const hand = handOf(s, seat);
    const { support, closeAirSupport, networked, targets, sam: most } = hand.commitment ?? NOTHING;
    hand.commitment = null;
    battle.support[seat] = support === "none" ? null : support;
    if (support !== "none") {
      play(s, seat, "J-4");
      battle.supported.push(...reached(s.content, battle, seat));
    }
    if (closeAirSupport) play(s, seat, "J-3");
    battle.closeAirSupport ||= closeAirSupport;
    play(s, seat, "J-6", networked);
    battle.networked[seat] = networked;
    battle.targets[seat] = targets;
    if (seat === "insurgent") sam = most;
  }
  const { zone, support, closeAirSupport, networked } = battle;
  s.barrier();
  tell(s, { chapter: "combat", kind: "committed", zone, support, closeAirSupport, networked });
  if (closeAirSupport && sam > 0) fireSam(s, sam);
}

/** one J-4 at a time until one hits; those not needed stay in hand. */
function fireSam(s: Rules, most: number): void {
  const { table } = s.state;
  const battle = battleOf(table);
  const { samHits } = s.content.scenarios[table.scenario];
  const sam = s.dice.for("sam");
  const dice: number[] = [];
  let stopped = false;
  while (dice.length < most && !stopped) {
    play(s, "insurgent", "J-4");
    const die = sam.die();
    dice.push(die);
    stopped = samHits.includes(die);
  }
  if (stopped) battle.closeAirSupport = false;
  tell(s, { chapter: "combat", kind: "sam", zone: battle.zone, dice, stopped });
}

const AT: SeatId = "insurgent";

/** a natural 1 of an Insurgent unit ends the anti-tank support, after its firefight. */
export function endAntiTank(s: Rules, { die, rolls }: Firefight, firing: SeatId): void {
  const battle = battleOf(s.state.table);
  const dice = firing === AT ? rolls.flatMap((roll) => roll.dice) : [die];
  if (battle.support[AT] !== "at" || !dice.includes(1)) return;
  battle.support[AT] = null;
  battle.supported = battle.supported.filter((nation) => nation === "israel");
  takeBack(s, AT, "J-4");
  tell(s, { chapter: "combat", kind: "anti-tank-over", zone: battle.zone });
}
