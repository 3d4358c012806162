/** Everything in its place, before a set-up coup is rolled and anybody has cards. */
import type { Dice, Frozen } from "#engine";
import { isSeat } from "../../content/edition-parts.ts";
import { FACTIONS, type Faction, type SeatId } from "../../content/sides.ts";
import type { Content } from "../../content/types.ts";
import type { ForcePool, Game, Hand, State, Table } from "../../state.ts";
import { countCards, HIGH_TENSION, startingPiles } from "../cards/piles.ts";
import { specials } from "../map/relations.ts";
import { shortName } from "../pieces/words.ts";
import { drawIslamicState, forcesOf, handOf, kurdsOf, leaderOf, ownerOf, seenOf } from "./forces.ts";
import { type Choice, scenarioOf } from "./played.ts";

type Plan = Pick<Game, "edition" | "scenario">;

/** every seat has a Force Pool, and so has every Kurdish faction where nobody plays the Kurds. */
function poolsOf(plan: Plan): Table["pools"] {
  const { scenario } = plan;
  const seats = scenario.seats.map(({ seat }) => seat);
  const sides: readonly (SeatId | Faction)[] = isSeat(scenario, "KUR") ? seats : [...seats, ...FACTIONS];
  return Object.fromEntries(sides.map((side) => [side, poolOf(plan, side)]));
}

/** What is listed as destroyed or waiting can be rebuilt: it has not arrived with a batch. */
const poolOf = (plan: Plan, side: SeatId | Faction): ForcePool => ({
  batches: plan.scenario.batches
    .filter(({ seat }) => seat === side)
    .flatMap(({ batches }) => batches.map((units) => [...units])),
  waiting: [],
  destroyed: plan.scenario.pools
    .filter((pool) => pool.side !== "IS")
    .flatMap((pool) => pool.units.filter((id) => ownerOf(plan, pool.side, id) === side)),
});

export function setUp(content: Frozen<Content>, choice: Choice, dice: Dice): State {
  const plan: Plan = { edition: content.editions[choice.edition], scenario: scenarioOf(content, choice) };
  const { scenario } = plan;
  const forces = forcesOf(plan);
  const { is, isPool } = drawIslamicState(plan, dice);
  const { piles, highTension } = startingPiles(plan, dice, choice.withoutTension);
  const state: State = {
    table: {
      ...trackOf(plan),
      ...(choice.withoutTension ? { withoutTension: true, reached: [] } : {}),
      judged: choice.judged ?? "levels",
      bids: choice.bids ?? "off",
      ...(choice.groups ? { groups: true } : {}),
      ...(choice.people && !choice.groups ? { people: choice.people.map((seats) => [...seats]) } : {}),
      control: { ...scenario.control }, // what the scenario says, else whose country it is
      stacks: seenOf(forces, is),
      kurds: kurdsOf(forces),
      leader: leaderOf(forces),
      isCutOff: [],
      entrenched: [...scenario.entrenched],
      pools: poolsOf(plan),
      isPool: isPool.length,
      coupPool: [...scenario.coupPool],
      removed: [],
      held: {},
      piles: { assets: 0, events: 0 },
      discards: { assets: 0, events: 0 },
      lasting: [],
      cardsOut: [...scenario.cardsRemoved], // they are never drawn
      ...jokersOf(plan),
      plan: null,
      offensive: null,
      settling: null,
      event: null,
      playedEvents: [],
      spent: [],
      owing: {},
      locked: [],
      reinforced: [],
      exchanged: false,
      coming: [],
      opMods: {},
      forbidden: [],
      truces: [],
      blackouts: [],
      // whether the PKK has risen before the first turn
      rebellion: specials(plan, "pkk-rebellion").length > 0 ? "on" : "none",
      regrouped: true, // prevail over who lists a unit
      news: [],
      ending: null,
    },
    hands: Object.fromEntries(scenario.seats.map(({ seat }): [SeatId, Hand] => [seat, handOf(forces, seat)])),
    box: { piles, discards: { assets: [], events: [] }, highTension, is, isPool },
  };
  countCards({ state });
  return state;
}

/** Where the markers of turn and tension stand, and who plays in which order. */
const trackOf = ({ edition, scenario }: Plan) => ({
  edition: edition.id,
  scenario: scenario.id,
  turns: scenario.turns,
  names: Object.fromEntries(scenario.seats.map(({ seat }) => [seat, shortName({ edition, scenario }, seat)])),
  order: scenario.seats.map(({ seat }) => seat),
  turn: 0,
  phase: "set-up" as const,
  active: null,
  tension: scenario.tension,
  // a scenario that begins above 5 has those cards in
  reached: scenario.tension >= HIGH_TENSION ? [HIGH_TENSION] : [],
  once: [],
});

/** Jokers and Special Jokers that the seats begin with. */
const jokersOf = ({ scenario: { seats, specialJokers } }: Plan) => ({
  jokers: Object.fromEntries(seats.map(({ seat, jokers }) => [seat, jokers])),
  specialJokers: Object.fromEntries(
    seats.map(({ seat }) => [seat, specialJokers.filter((one) => one.seat === seat).map(({ joker }) => joker)]),
  ),
});
