import {
  type Default,
  game,
  type Move,
  move,
  type NamedAnswer,
  type Prompt,
  type Stage,
} from "../../../../engine/index.ts";
import type { SeatId } from "../../content/types.ts";
import type { Eyes, Lebanon } from "../../state.ts";
import { handOf } from "../pieces/show.ts";
import { count } from "../pieces/words.ts";
import { deployArrange } from "../plays/arrange.ts";
import { deploy, deployDefault, deployMove, isByDefault, placeByDefault, tooFew } from "./deployment.ts";
import { deployFlip } from "./modes.ts";

const { question } = game<Lebanon>();

/** a set-up in progress; its pieces stand as they will, but nobody sees them. */
export const deploying = question.turn("deploying", {
  actions: [deployMove, deployFlip, deployArrange, deployDefault, deploy],
  prompt,
  answers: deployments,
  fallback: deployedByDefault,
});

export function askToDeploy(s: Stage<Lebanon, null>, seat: SeatId): void {
  s.state.table.phase = seat === "idf" ? "idf-set-up" : "insurgent-set-up";
  if (Object.keys(handOf(s, seat).units).length === 0) placeByDefault(s, seat);
  s.ask(deploying, [seat]);
}

const MODES_LINE =
  "Units in combat mode (C) move, but cannot fire at dispersed ones; dispersed units (D) fire at both, but do not move.";

function prompt({ content, table, seat, hand }: Eyes): Prompt {
  const { c2, setUp: limits } = content.scenarios[table.scenario];
  const units = count(Object.keys(hand.units).length, "unit");
  const idf = `Your ${units} and ${count(Object.keys(hand.hqs ?? {}).length, "task force")} start in Israel. A task force holds up to ${c2.idf} units, and one J-3 moves it whole.`;
  const insurgent = `Your ${units} start in ${limits.insurgentZones === "south" ? "the seven zones south of the Litani" : "Lebanon"}, at least ${limits.leastInSouth} in each of the seven southern zones. The enemy sees each stack's size and top unit, no more.`;
  return {
    question: "Deploy: change what you like, or take the default deployment.",
    facts: [seat === "idf" ? idf : insurgent, MODES_LINE],
  };
}

/** As the pieces stand, which is by default until one was moved. */
function deployments(view: Eyes): readonly NamedAnswer[] {
  if (isByDefault(view)) return [{ label: "Default deployment", moves: [DEPLOY] }];
  const back: NamedAnswer = { label: "Default deployment", moves: [move(deployDefault), DEPLOY] };
  return tooFew(view) ? [back] : [{ moves: [DEPLOY] }, back];
}

const DEPLOY: Move = move(deploy);

/** At the deadline the pieces stand as they are, or by default where that is not allowed. */
function deployedByDefault(view: Eyes): Default {
  return tooFew(view) ? { ...move(deployDefault), more: true } : DEPLOY;
}
