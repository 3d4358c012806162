import type { GuideChapter, Move, Prompt, Shortcut, View } from "../../../engine/index.ts";
import { STRATEGIES, type Strategy } from "../content/scenario-types.ts";
import { count, list, unitName, zoneName } from "../pieces/words.ts";
import { isByDefault, tooFew } from "../setup/deployment.ts";
import { STRATEGY_NAMES, STRATEGY_WORDS } from "../setup/strategy.ts";
import type { Lebanon } from "../state.ts";
import { toModes } from "./modes.ts";

const MODES_LINE =
  "Units in combat mode (C) move, but cannot fire at dispersed ones; dispersed units (D) fire at both, but do not move.";

/** Set-up: one press deploys by default. */
export const setUp: GuideChapter<Lebanon> = {
  prompt: (view, { actions }) => {
    if (actions.includes("choose-strategy")) return strategy(view);
    return actions.includes("deploy") ? deployment(view) : null;
  },
  shortcuts: (view, { actions }) => {
    if (actions.includes("deploy")) return deployments(view);
    if (!actions.includes("choose-strategy")) return [];
    return view.content.scenarios[view.table.scenario].strategies
      .toReversed()
      .map((one) => ({ label: `${STRATEGY_NAMES[one]}, default deployment`, moves: [choosing(one), DEPLOY] }));
  },
  label: (view, { action, params }) => {
    const { content } = view;
    switch (action) {
      case "choose-strategy": {
        const strategy = STRATEGIES.find((one) => one === params.strategy);
        return strategy ? `${STRATEGY_NAMES[strategy]}, then deploy by hand` : null;
      }
      case "deploy":
        return "Deploy as it stands";
      case "deploy-move": {
        const pieces = Array.isArray(params.pieces) ? params.pieces.map(String) : [];
        const names = pieces.map((piece) => content.hqs[piece]?.label ?? unitName(content, piece));
        const hq = content.hqs[String(params.box)];
        const box = hq ? `, into the box of ${hq.label}` : "";
        return `${list(names)}: ${zoneName(content, String(params.from))} → ${zoneName(content, String(params.to))}${box}`;
      }
      case "deploy-flip":
        return `${zoneName(content, String(params.zone))}: ${toModes(view, params.units)}`;
      default:
        return null;
    }
  },
  notice: ({ table }) =>
    table.phase === "idf-set-up" || table.phase === "strategy"
      ? ["The IDF sets up in Israel, then the Insurgents in Lebanon; then both choose chits."]
      : [],
};

const DEPLOY: Move = { action: "deploy", params: {} };
const DEFAULT: Move = { action: "deploy-default", params: {} };

const choosing = (strategy: Strategy): Move => ({ action: "choose-strategy", params: { strategy } });

/** As the pieces stand, which is by default until one was moved. */
function deployments(view: View<Lebanon>): readonly Shortcut[] {
  if (isByDefault(view)) return [{ label: "Default deployment", moves: [DEPLOY] }];
  const back: Shortcut = { label: "Default deployment", moves: [DEFAULT, DEPLOY] };
  return tooFew(view) ? [back] : [{ label: "Deploy as it stands", moves: [DEPLOY] }, back];
}

const strategy = ({ content, table }: View<Lebanon>): Prompt => ({
  question: "Which strategy? It stays secret until the end.",
  facts: content.scenarios[table.scenario].strategies
    .toReversed()
    .map((one) => `${STRATEGY_NAMES[one]}: ${STRATEGY_WORDS[one]}.`),
});

function deployment({ content, table, seat, hand }: View<Lebanon>): Prompt {
  const { c2, setUp: limits } = content.scenarios[table.scenario];
  const units = count(Object.keys(hand.units).length, "unit");
  const idf = [
    `Your ${units} and ${count(Object.keys(hand.hqs ?? {}).length, "task force")} start in Israel. A task force holds up to ${c2.idf} units, and one J-3 moves it whole.`,
  ];
  const insurgent = [
    `Your ${units} start in ${limits.insurgentZones === "south" ? "the seven zones south of the Litani" : "Lebanon"}, at least ${limits.leastInSouth} in each of the seven southern zones. The enemy sees each stack's size and top unit, no more.`,
  ];
  return {
    question: "Deploy: change what you like, or take the default deployment.",
    facts: [...(seat === "idf" ? idf : insurgent), MODES_LINE],
  };
}
