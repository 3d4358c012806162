/** How the IDF chooses in secret what it scores for. */
import { choice, game, move, type Stage } from "#engine";
import type { Strategy } from "../../content/types.ts";
import type { Lebanon } from "../../state.ts";
import { handOf } from "../pieces/show.ts";
import { deploy } from "./deployment.ts";

const { action, question, told } = game<Lebanon>();

export const STRATEGY_WORDS: { readonly [strategy in Strategy]: string } = {
  counterforce: "2 VP for each zone of Lebanon that you control at the end",
  countervalue: "1 VP for each Hezbollah unit out of play at the end, 2 for each Syrian",
};

export const STRATEGY_NAMES: { readonly [strategy in Strategy]: string } = {
  counterforce: "Counterforce",
  countervalue: "Countervalue",
};

/** asked where there is a choice. Says whether it is. */
export function askForStrategy(s: Stage<Lebanon, null>): void {
  const { strategies } = s.content.scenarios[s.state.table.scenario];
  if (strategies.length > 1) s.ask(choosingStrategy, ["idf"]);
  else handOf(s, "idf").strategy = strategies[0] ?? null;
}

/** S1: secret until the end. */
export const chooseStrategy = action("choose-strategy", "Choose a strategy", {
  help: "What the IDF scores for at the end. It stays secret until then.",
  common: true,
})
  .param(
    "strategy",
    "Which strategy?",
    choice(({ content, table }) =>
      content.scenarios[table.scenario].strategies.map((value) => ({
        value,
        label: STRATEGY_NAMES[value],
        description: STRATEGY_WORDS[value],
        detail: STRATEGY_WORDS[value],
      })),
    ),
  )
  .label((_, { strategy }) => (strategy ? `${STRATEGY_NAMES[strategy]}, then deploy by hand` : null))
  .apply((a) => {
    handOf(a, "idf").strategy = a.params.strategy;
    a.emit(
      { chapter: "set-up", kind: "strategy-chosen" },
      { idf: { chapter: "set-up", kind: "strategy", strategy: a.params.strategy } },
    );
  });

/** With a press for each that leaves the deployment as it is, too. */
export const choosingStrategy = question.turn("choosing-strategy", {
  actions: [chooseStrategy],
  about: ({ content, table }) => content.scenarios[table.scenario].strategies.toReversed(),
  prompt: (_, strategies) => ({
    question: "Which strategy? It stays secret until the end.",
    facts: strategies.map((one) => `${STRATEGY_NAMES[one]}: ${STRATEGY_WORDS[one]}.`),
  }),
  answers: (_, strategies) =>
    strategies.map((strategy) => ({
      label: `${STRATEGY_NAMES[strategy]}, default deployment`,
      moves: [move(chooseStrategy, { strategy }), move(deploy)],
    })),
  fallback: () => move(chooseStrategy, { strategy: "counterforce" }),
});

export const strategyChosen = told("strategy-chosen", {
  line: () => "The IDF has chosen its strategy in secret.",
});

export const ownStrategy = told("strategy", {
  privately: ({ strategy }) => `Your strategy: ${STRATEGY_NAMES[strategy]}, ${STRATEGY_WORDS[strategy]}.`,
});
