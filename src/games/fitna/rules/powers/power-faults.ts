import type { Nation } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { standing } from "../pieces/units.ts";
import { faceDownOf, isInPlay } from "../setup/islamic-state.ts";

/** Invariants 8 and 15: great powers come once, with what they have; factions have no more than their counters. */
export const powerFaults = (game: Game): readonly string[] => [
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

/** */
function rebellionFaults(game: Game): readonly string[] {
  const { rebellion } = game.state.table;
  const inTurkey = standing(game).filter(
    ({ unit, space }) => unit.nation === "PKK" && game.edition.spaces[space]?.country === "TUR",
  );
  return inTurkey.length > 0 && rebellion === "none" ? ["the PKK stands in Turkey without a rebellion"] : [];
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
