/** Scenarios that hosts bring along, as they see them before a campaign begins: facts, aims and the set-up as a map. */
import { Dice, type Frozen, type OwnScenarios, type Params, type ScenarioSheet } from "#engine";
import type { Scene } from "#scene";
import { addOwnScenario, waysOf } from "../../content/own-scenario.ts";
import type { Content } from "../../content/types.ts";
import { count, list, shortName } from "../../rules/pieces/words.ts";
import { choiceOf } from "../../rules/setup/options.ts";
import { gameOf } from "../../rules/setup/played.ts";
import { setUp } from "../../rules/setup/set-up.ts";
import { aimsOf, suppliedIn } from "../../rules/victory/finish.ts";
import type { Fitna, Game } from "../../state.ts";
import { board } from "./index.ts";

/** R-211 (§33): scenarios that hosts bring along. */
export const ownScenarios: OwnScenarios<Fitna> = {
  add: addOwnScenario,
  ways: waysOf,
  show: sheetOf,
  scene: setUpScene,
};

/** Nothing that everyone sees of a set-up is drawn; what is, a campaign draws for itself. */
const ANY_KEY = "0".repeat(64);

/** What each seat has to do, of a scenario of somebody's own. */
function sheetOf(options: Params, content: Frozen<Content>): ScenarioSheet | null {
  const game = ownGame(options, content);
  return game && { title: game.scenario.name, facts: factsOf(game), aims: aims(game) };
}

function setUpScene(options: Params, content: Frozen<Content>): Scene | null {
  const game = ownGame(options, content);
  if (!game) return null;
  const view = { content, table: game.state.table, seat: null, hand: null, controllers: {} };
  const { beside: _beside, ...scene } = board(view, { caption: `${game.scenario.name}: the set-up`, names: {} });
  return scene;
}

/** Set up; null: it is nobody's own scenario. */
function ownGame(options: Params, content: Frozen<Content>): Game | null {
  const choice = choiceOf(options);
  const { scenarios } = content.editions[choice.edition];
  if (scenarios[choice.scenario]?.own !== true) return null;
  return gameOf(content, setUp(content, choice, new Dice({ key: ANY_KEY, next: 0 })));
}

function factsOf(game: Game): readonly string[] {
  const { edition, scenario } = game;
  const { seats, turns, tension, friends } = scenario;
  const pairs = friends.map((pair) => list(pair.map((seat) => shortName(game, seat))));
  return [
    `Rules of ${edition.id}, ${count(turns, "turn")}, tension ${tension} at the start.`,
    `In the order of play: ${seats.map(({ name }) => name).join(", ")}.`,
    ...(pairs.length > 0 ? [`Friends: ${pairs.join("; ")}.`] : []),
  ];
}

/** level by level. */
function aims(game: Game): ScenarioSheet["aims"] {
  const isSupplied = suppliedIn(game);
  return game.scenario.seats.map(({ seat, name }) => ({
    name,
    lines: aimsOf(game, seat, isSupplied).map(
      (aim) => `${aim.name}: ${aim.text}${aim.isMet ? " (so at the start)" : ""}`,
    ),
  }));
}
