/** Who has tactical advantage in a battle: dice and modifiers, and a seat's chances of firing first. */
import { type Frozen, mustGet, type RulesContext } from "#engine";
import { type Pack, SEATS, type SeatId } from "../../content/types.ts";
import { type Eyes, enemyOf, type Lebanon, sideOf } from "../../state.ts";
import { findGroup, unitsIn } from "../pieces/groups.ts";
import { handNow, type Pieces } from "../pieces/show.ts";
import { unitOf } from "../pieces/units.ts";
import { advantageChances } from "./odds.ts";
import { battleOf, defenderOf } from "./participants.ts";
import { tell } from "./telling.ts";
import type { Battle, Modifier } from "./types.ts";

/** The part of a zone's units that counts for tactical advantage. */
interface There {
  /** Seats with a disrupted unit in the zone. */
  readonly disrupted: readonly SeatId[];
  /** Whether 900 Kfir is there. */
  readonly kfir: boolean;
}

/** what changes a seat's die. */
function modifiersOf(
  content: Pack,
  kfirActive: boolean,
  battle: Frozen<Battle>,
  there: There,
  seat: SeatId,
): Modifier[] {
  const urban = mustGet(content.zones, battle.zone).terrain === "urban";
  const isDefender = seat === defenderOf(battle);
  const list: readonly (Modifier & { readonly counts: boolean })[] = [
    { why: "defender", by: 1, counts: isDefender },
    { why: "urban", by: 1, counts: isDefender && urban },
    { why: "disrupted", by: -1, counts: there.disrupted.includes(seat) },
    { why: "kfir", by: 1, counts: seat === "idf" && urban && kfirActive && there.kfir },
    { why: "networked", by: battle.networked[seat], counts: battle.networked[seat] > 0 },
  ];
  return list.filter(({ counts }) => counts).map(({ why, by }) => ({ why, by }));
}

const isKfir = (content: Pack, unit: string): boolean => unitOf(content, unit).abilities.includes("kfir");

/** All units in the zone count, those that evade or were not entering too. */
function unitsThere(s: Pieces, zone: string): There {
  const isDisrupted = (seat: SeatId): boolean => {
    const hand = handNow(s, seat);
    return unitsIn(hand, zone).some((unit) => hand.units[unit]?.disrupted);
  };
  return {
    disrupted: SEATS.filter(isDisrupted),
    kfir: unitsIn(handNow(s, "idf"), zone).some((unit) => isKfir(s.content, unit)),
  };
}

const sum = (modifiers: readonly Modifier[]): number => modifiers.reduce((all, { by }) => all + by, 0);

/** the Attacker's die, then the Defender's; equal: the Defender has it. */
export function rollAdvantage(s: RulesContext<Lebanon>): SeatId {
  const { table } = s.current;
  const battle = battleOf(table);
  const { zone, attacker } = battle;
  const defender = defenderOf(battle);
  const there = unitsThere(s, zone);
  const { kfirActive } = s.content.scenarios[table.scenario];
  const of = (seat: SeatId): Modifier[] => modifiersOf(s.content, kfirActive, battle, there, seat);
  const modifiers = { idf: of("idf"), insurgent: of("insurgent") };
  const dice = { idf: 0, insurgent: 0 };
  for (const seat of [attacker, defender]) dice[seat] = s.dice.for("advantage", seat).die();
  const lead = dice[attacker] + sum(modifiers[attacker]) - dice[defender] - sum(modifiers[defender]);
  const first = lead > 0 ? attacker : defender;
  tell(s, { chapter: "combat", kind: "advantage", zone, attacker, dice, modifiers, first });
  return first;
}

/** In how many of 36 cases the asked seat fires first, for all that it sees. */
export function chancesToFireFirst(view: Eyes, battle: Frozen<Battle>): number {
  const { content, table, hand } = view;
  const seat = sideOf(view);
  const enemy = enemyOf(seat);
  const own = unitsIn(hand, battle.zone);
  const tops = table.groups.filter(({ zone, top }) => zone === battle.zone && hand.units[top.unit] === undefined);
  const known = Object.values(hand.known).filter(({ group }) => findGroup(table.groups, group)?.zone === battle.zone);
  const theirs = [...tops.map(({ top }) => top), ...known, ...battle.fighters[enemy]];
  const ids = [
    ...own,
    ...tops.map(({ top }) => top.unit),
    ...Object.keys(hand.known),
    ...battle.fighters[enemy].map(({ unit }) => unit),
  ];
  const there: There = {
    disrupted: [
      ...(own.some((unit) => hand.units[unit]?.disrupted) ? [seat] : []),
      ...(theirs.some(({ disrupted }) => disrupted) ? [enemy] : []),
    ],
    kfir: ids.some((unit) => isKfir(content, unit)),
  };
  const { kfirActive } = content.scenarios[table.scenario];
  const of = (side: SeatId): number => sum(modifiersOf(content, kfirActive, battle, there, side));
  const attackers = advantageChances(of(battle.attacker), of(defenderOf(battle)));
  return seat === battle.attacker ? attackers : 36 - attackers;
}
