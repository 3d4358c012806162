/** Section 9 of the spec: what holds after every action; what does not, a few words each. */
import type { Envelope, Frozen } from "#engine";
import type { SpaceId } from "../content/board-types.ts";
import type { Holder, Nation } from "../content/sides.ts";
import type { Content } from "../content/types.ts";
import type { Fitna, Game } from "../state.ts";
import { deckFaults } from "./cards/whole-deck.ts";
import { leavingIn } from "./command/changing-hands.ts";
import { changingNations } from "./command/commander.ts";
import { whyBanned } from "./map/entry.ts";
import { areFriends } from "./map/relations.ts";
import { whyNotStacked } from "./map/stacking.ts";
import { unitFaults } from "./pieces/all-units.ts";
import { type Standing, standing } from "./pieces/units.ts";
import { procedures } from "./sequence.ts";
import { faceDownOf, isInPlay } from "./setup/forces.ts";
import { gameOf } from "./setup/played.ts";

export function faults(env: Envelope<Fitna>, content: Frozen<Content>): readonly string[] {
  const game = gameOf(content, env);
  return [
    ...unitFaults(game),
    ...deckFaults(game),
    ...(isSettled(env) ? mapFaults(game) : []),
    ...powerFaults(game),
    ...phaseFaults(game),
    ...(isMidStep(env) ? [] : laggingFaults(game)),
  ];
}

/**
 * Nothing is half done: in the middle of a coup both camps are in one space, and a seat may concede in the middle of
 * anything.
 */
const isSettled = ({ frames, table }: Envelope<Fitna>): boolean =>
  table.ending?.why !== "conceded" &&
  frames.every(({ procedure }) => procedure === "campaign" || procedure === "operations");

/** Whether something is going on that nothing interrupts. */
function isMidStep({ frames, over }: Envelope<Fitna>): boolean {
  const paces = frames.flatMap(({ procedure }) => procedures.find(({ name }) => name === procedure)?.pace ?? []);
  return over !== null || paces.at(-1) === "whole";
}

/** what a step brings has come before anybody is asked again. */
const laggingFaults = (game: Game): readonly string[] => [
  ...(game.state.table.due ? [`${game.state.table.due.map(({ kind }) => kind).join(", ")} has not come`] : []),
  ...leavingIn(game).map(({ one, to }) => `R-052: ${one.id} is still of ${one.side}, not of ${to}`),
];

/** Invariants 7 and 8: what a phase may hold, and tension. */
function phaseFaults({ state: { table, hands } }: Game): readonly string[] {
  const { plan, tension, reached, once, owing, event, phase } = table;
  const moved = Object.values(hands).flatMap((hand) => hand.moved);
  const isTwice = (all: readonly unknown[]): boolean => new Set(all).size < all.length;
  return [
    ...(plan && (plan.cards.length > 2 || plan.moves < 0 || plan.offensives < 0) ? ["more was done than planned"] : []),
    ...(isTwice(moved) ? [`moved twice: ${moved.filter((id, i) => moved.indexOf(id) < i).join(", ")}`] : []),
    ...(tension < 0 || tension > 10 ? [`tension is ${tension}`] : []),
    ...(isTwice(reached) || isTwice(once) ? ["tension had an effect twice"] : []),
    ...(phase !== "events" && phase !== "over" && event ? [`card ${event.card} is still being played`] : []),
    ...(!event && Object.keys(owing).length > 0 ? ["cards are owed for no event"] : []),
  ];
}

/** Invariants 8 and 15: great powers come once, with what they have; factions have at most their counters. */
const powerFaults = (game: Game): readonly string[] => [
  ...americanFaults(game),
  ...rebellionFaults(game),
  ...islamicStateFaults(game),
  ...jokerFaults(game),
  ...dueFaults(game),
];

/** Units of a nation that have a part in the game, wherever they are, those that are to come included. */
function known({ edition, state, scenario }: Game, nation: Nation): readonly string[] {
  const { pools, removed, coming } = state.table;
  const pooled = Object.values(pools).flatMap((pool) => [...pool.batches.flat(), ...pool.waiting, ...pool.destroyed]);
  const onMap = standing({ edition, state, scenario }).map(({ id }) => id);
  const all = [...onMap, ...pooled, ...removed, ...coming.flatMap(({ units }) => units)];
  return all.filter((id) => edition.units[id]?.nation === nation);
}

function americanFaults(game: Game): readonly string[] {
  const { intervened } = game.state.table;
  const counters = known(game, "USA");
  return [
    ...(counters.length > 0 && !intervened ? ["American units are there before the United States intervenes"] : []),
    ...(new Set(counters).size < counters.length ? ["an American unit is there twice"] : []),
    ...(new Set(known(game, "RUS")).size < known(game, "RUS").length ? ["a Russian unit is there twice"] : []),
  ];
}

/** units of the PKK come with its rebellion; once that is over, those outside Turkey stay. */
function rebellionFaults(game: Game): readonly string[] {
  const isUp = game.state.table.rebellion !== "none";
  const there = standing(game).filter(({ unit }) => unit.nation === "PKK");
  return there.length > 0 && !isUp ? [`${there.map(({ id }) => id).join(", ")}: the PKK has not risen`] : [];
}

function islamicStateFaults(game: Game): readonly string[] {
  if (!isInPlay(game)) return [];
  const { box, table } = game.state;
  const faceDown = [...Object.values(box.is).flat(), ...box.isPool];
  const gone = table.removed.filter((id) => game.edition.units[id]?.type === "decoy");
  const all = faceDownOf(game).length;
  return faceDown.length + gone.length === all
    ? []
    : [`IS has ${faceDown.length} counters and ${gone.length} are gone`];
}

function jokerFaults({ state: { table } }: Game): readonly string[] {
  const held = Object.values(table.specialJokers).flat();
  return new Set(held).size < held.length ? ["a Special Joker is held twice"] : [];
}

function dueFaults({ state: { table } }: Game): readonly string[] {
  const interventions = (table.due ?? []).filter(({ kind }) => kind === "intervention");
  return interventions.length > (table.intervened ? 0 : 1) ? ["the United States would intervene twice"] : [];
}

/** Section 9, 2 to 4, 9 and 10: who is where, how whole, and what is entrenched. */
function mapFaults(game: Game): readonly string[] {
  const all = standing(game);
  const bySpace = new Map<string, Standing[]>();
  for (const one of all) bySpace.set(one.space, [...(bySpace.get(one.space) ?? []), one]);
  return [
    ...[...bySpace].flatMap(([space, units]) => [...crowds(game, space, units), ...mixed(game, space, units)]),
    ...all.flatMap((one) => misplaced(game, one)),
    ...entrenchmentFaults(game),
  ];
}

/** Stacks within their limits. */
function crowds(game: Game, space: string, units: readonly Standing[]): readonly string[] {
  const { phase } = game.state.table;
  // in 2020 stacks may be too large while units move
  if (phase === "movement" && game.edition.parameters.stackCheck === "segment") return [];
  const why = whyNotStacked(game, space, units);
  return why ? [`${space} (${units.map(({ id }) => id).join(", ")}): ${why.text}`] : [];
}

function mixed({ scenario }: Game, space: string, units: readonly Standing[]): readonly string[] {
  const sides = [...new Set(units.map(({ side }) => side))];
  const areFoes = sides.some((one) => sides.some((other) => !areFriends(scenario, one, other)));
  return areFoes ? [`enemies stand together in ${space}: ${sides.join(", ")}`] : [];
}

/** R-105 bans coming there: what changes hands stays where it is, if another who commands it may be there. */
function mayBeIn(game: Game, { unit: { nation }, side }: Pick<Standing, "unit" | "side">, space: SpaceId): boolean {
  const sides: readonly Holder[] = changingNations(game.scenario).has(nation)
    ? [side, ...game.state.table.order]
    : [side];
  return sides.some((one) => whyBanned(game, { nation, side: one }, space) === null);
}

/** Nobody where nobody may be, spaces held by those who are there, no steps that a unit does not have. */
function misplaced(game: Game, { id, unit, side, space, reduced }: Standing): readonly string[] {
  const { edition, scenario, state } = game;
  const isTooWeak = reduced && unit.steps === 1 ? [`${id} is reduced, and has one step`] : [];
  const country = edition.spaces[space]?.country;
  if (country === undefined) return isTooWeak;
  const holder = state.table.control[space];
  return [
    ...isTooWeak,
    ...(holder !== undefined && areFriends(scenario, side, holder) ? [] : [`${id} stands in ${space} of ${holder}`]),
    ...(scenario.closed.countries.includes(country) ? [`${id} stands in closed ${space}`] : []),
    ...(unit.nation === "RUS" && country === "TUR" ? [`${id} stands in Turkey`] : []),
    ...(mayBeIn(game, { unit, side }, space) ? [] : [`${id} may not be in ${space}`]),
  ];
}

function entrenchmentFaults({ edition, state: { table } }: Game): readonly string[] {
  const { entrenched, control } = table;
  return [
    ...(new Set(entrenched).size === entrenched.length ? [] : ["two entrenchments in one space"]),
    ...(entrenched.length <= edition.markers.entrenchment ? [] : [`${entrenched.length} entrenchments`]),
    ...entrenched.filter((space) => control[space] === undefined).map((space) => `an entrenchment of nobody: ${space}`),
  ];
}
