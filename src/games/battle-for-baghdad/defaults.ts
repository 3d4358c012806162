import { type Decision, type Default, type Move, mustGet, type View } from "../../engine/index.ts";
import { duels } from "./combat/opponents.ts";
import { NONE } from "./combat/plan.ts";
import { casualtiesOf } from "./combat/resolve.ts";
import { highestDie, mandatory } from "./combat/sides.ts";
import type { ZoneId } from "./content.ts";
import { DECLARED } from "./declared.ts";
import type { Baghdad } from "./state.ts";

type Answer = (view: View<Baghdad>) => Default;

const does =
  (action: string): Answer =>
  () => ({ action, params: {} });

/** Section 7: what each question comes to at its deadline, by the first of its actions that is listed here. */
const DEFAULTS: { readonly [action: string]: Answer } = {
  ready: does("ready"),
  endRecruit: does("endRecruit"),
  moveEnd,
  endMoves: does("endMoves"),
  fight,
  oppose,
  plan,
  casualties,
};

/** Section 7. Throws for a question that it has no answer to: every one must have its default. */
export function defaultAnswer(view: View<Baghdad>, decision: Decision): Default {
  const declared = DECLARED.defaultAnswer(view, decision);
  if (declared) return declared;
  const { kind, actions, preset } = decision;
  if (kind === "offer") return { action: actions.includes("withdraw") ? "withdraw" : "reject", params: preset };
  for (const action of actions) {
    const answer = DEFAULTS[action];
    if (answer) return answer(view);
  }
  throw new Error(`there is no default for ${actions.join(", ")}`);
}

/** A Move under way ends where it is; one that has not left its Zone is none. The Move Step ends with it. */
function moveEnd({ table }: View<Baghdad>): Default {
  const left = (table.move?.move?.path.length ?? 0) > 1;
  return { action: left ? "moveEnd" : "cancelMove", params: {}, more: true };
}

/** Zones in the order of the map, no Combat that need not be. */
function fight(view: View<Baghdad>): Move {
  const [zone] = mandatory(view.content, view.table, view.seat);
  if (zone === undefined) return { action: "endCombats", params: {} };
  return { action: "fight", params: { zone, opponent: earliest(view, zone) } };
}

/** Whoever acts earliest. */
function oppose(view: View<Baghdad>): Move {
  return { action: "oppose", params: { opponent: earliest(view, view.table.combats?.zone ?? "") } };
}

/** The opponent that acts earliest, of those that can be chosen. */
function earliest(view: View<Baghdad>, zone: ZoneId): string {
  const choices = duels(view, zone).flatMap(({ value, refused }) => (refused ? [] : [value]));
  return view.table.actOrder.find((seat) => choices.includes(seat)) ?? choices[0] ?? "";
}

/** The Active Command of the highest value, no cards, half of what can be committed. */
function plan({ content, table, seat }: View<Baghdad>): Move {
  const commit = Math.floor(highestDie(content, table, table.combat?.zone ?? "", seat) / 2);
  const { active } = mustGet(table.sides, seat);
  const highest = Math.max(...active.map((id) => mustGet(content.commands, id).value));
  const command = active.find((id) => mustGet(content.commands, id).value === highest);
  if (command === undefined) return { action: "plan", params: { command: NONE, commit } };
  return { action: "plan", params: { command, offense: NONE, defense: NONE, commit } };
}

/** Security units first. */
function casualties({ content, table }: View<Baghdad>): Move {
  return { action: "casualties", params: { security: casualtiesOf(content, table).most } };
}
