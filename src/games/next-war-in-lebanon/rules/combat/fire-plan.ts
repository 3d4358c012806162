/** How a seat plans its fire for a round, shot by shot: who fires at whom, and with whose support. */
import { choice, type Frozen, game, type Move, type Params, rows, subset } from "#engine";
import type { UnitId } from "../../content/types.ts";
import { type Eyes, type Lebanon, type SeenUnit, sideOf } from "../../state.ts";
import { counter, no, unitName, whyNotUnit, zoneName } from "../pieces/words.ts";
import { autoPlan } from "./auto-plan.ts";
import { revealed } from "./facts.ts";
import { type Chances, firefightChances } from "./odds.ts";
import { battleOf } from "./participants.ts";
import { type Field, fieldOf, ownRating, ratingAgainst } from "./ratings.ts";
import { firersLeft, firersOf, supportersOf, targetsOf, whyNotFirer, whyNotTarget } from "./targets.ts";
import { tell } from "./telling.ts";
import type { Shot, TargetPolicy } from "./types.ts";

const { action, form, question } = game<Lebanon>();

/** How a firer fares against a target, with what is committed. */
const duelChances = (field: Field, firer: Frozen<SeenUnit>, target: Frozen<SeenUnit>): Chances =>
  firefightChances(ownRating(field, firer), ratingAgainst(field, target, firer.mode));

/** "wins 21 of 36, ties 5". */
const chanceWords = ({ wins, ties, of }: Chances): string => `wins ${wins} of ${of}, ties ${ties}`;

/** A row of a fire plan. */
interface Row {
  readonly firer: UnitId;
  readonly target: UnitId;
  readonly supports?: readonly UnitId[];
  readonly cas?: "yes" | "no";
}

const field = (c: Eyes): Field => fieldOf(c, sideOf(c));

const unitOption = (c: Eyes) => (one: Frozen<SeenUnit>) => ({ value: one.unit, label: counter(c.content, one) });

/** Support units that no earlier row has used. */
const spare = (c: Eyes, earlier: readonly Row[]): readonly Frozen<SeenUnit>[] =>
  supportersOf(field(c)).filter(({ unit }) => !earlier.some(({ supports = [] }) => supports.includes(unit)));

const canFly = ({ table, seat }: Eyes, earlier: readonly Row[]): boolean =>
  seat === "idf" && table.battle?.closeAirSupport === true && earlier.every(({ cas }) => cas !== "yes");

const rowAfter = (earlier: readonly Row[]) =>
  form()
    .param(
      "firer",
      "Who fires?",
      choice(
        (c: Eyes) => firersLeft(field(c), earlier).map(unitOption(c)),
        whyNotUnit((c, unit, name) => whyNotFirer(field(c), earlier, unit, name)),
      ),
    )
    .param(
      "target",
      "At whom?",
      choice(
        (c: Eyes & { readonly params: { readonly firer: UnitId } }) => {
          const here = field(c);
          const firer = firersOf(here).find(({ unit }) => unit === c.params.firer);
          if (!firer) return [];
          return targetsOf(here, earlier, firer).map((target) => ({
            ...unitOption(c)(target),
            description: chanceWords(duelChances(here, firer, target)),
          }));
        },
        whyNotUnit((c, unit, name) => whyNotTarget(field(c), earlier, c.params.firer, unit, name)),
      ),
    )
    .optional(
      "supports",
      "With which support units?",
      (c) => spare(c, earlier).length > 0,
      subset((c: Eyes) => spare(c, earlier).map(unitOption(c))),
    )
    .optional(
      "cas",
      "With the close air support?",
      (c) => canFly(c, earlier),
      choice([
        { value: "no", label: "No" },
        { value: "yes", label: "Yes: the best of four dice" },
      ]),
    );

/** in round 1 everyone fires who can. */
function whyNotComplete(c: Eyes, plan: readonly Row[]) {
  const [left] = c.table.battle?.round === 1 ? firersLeft(field(c), plan) : [];
  if (!left) return null;
  const text = `In the first round every unit fires that can: ${counter(c.content, left)} has a target.`;
  return no(text, "R-77", "too-few");
}

/** A plan as the params of `fire-plan`: questions that the rows before have answered are not in it. */
export function paramsOf(view: Eyes, plan: readonly Shot[]): Params {
  const given: Row[] = [];
  const shots = plan.map(({ firer, target, supports, closeAirSupport }): Params => {
    const cas = closeAirSupport ? "yes" : "no";
    const row = {
      firer,
      target,
      ...(spare(view, given).length > 0 ? { supports: [...supports] } : {}),
      ...(canFly(view, given) ? { cas } : {}),
    };
    given.push({ firer, target, supports, cas });
    return row;
  });
  return { shots };
}

/** Section 7: what the seat's policy would plan. */
export const usualPlan = (view: Eyes): Params => {
  const here = field(view);
  return paramsOf(view, autoPlan(here, here.battle.targets[here.seat]));
};

/** W6, R-77, R-78: who fires at whom, in which order. */
export const firePlan = action("fire-plan", "Plan the fire", {
  help: "One row for each firer: its target, the support units added to its roll, and the close air support.",
  common: true,
  presets: (view) => [{ label: "Suggested", params: usualPlan(view) }],
  when: ({ table, seat }) => (table.battle?.firing === seat ? null : no("You do not fire now.", "R-76", "not-now")),
})
  .param(
    "shots",
    "Who fires at whom?",
    rows(
      (c: Eyes, plan: readonly Row[]) => (firersLeft(field(c), plan).length > 0 ? rowAfter(plan) : null),
      whyNotComplete,
    ),
  )
  .label(({ content }, { shots = [] }) =>
    shots.length === 0
      ? "Hold fire"
      : shots.map(({ firer, target }) => `${unitName(content, firer)} at ${unitName(content, target)}`).join("; "),
  )
  .apply((a) => {
    const { state, params } = a;
    const { zone } = battleOf(state.table);
    if (params.shots.length === 0) tell(a, { chapter: "combat", kind: "silent", zone, seat: sideOf(a), why: "choice" });
    battleOf(state.table).plan = params.shots.map(({ firer, target, supports = [], cas = "no" }) => ({
      firer,
      target,
      supports,
      closeAirSupport: cas === "yes",
    }));
  });

/** Whom a seat's policy fires at. */
const AIMS: { readonly [policy in TargetPolicy]: string } = {
  weakest: "At the easiest targets",
  strongest: "At the most valuable targets",
  rockets: "At rockets and missiles first",
};

/** Whoever fires may leave the plan to the usual policy. */
export const planningFire = question.turn("planning-fire", {
  actions: [firePlan],
  about: ({ table }) => table.battle,
  prompt: (view, battle) => ({
    question: `Round ${battle.round} in ${zoneName(view.content, battle.zone)}: who fires at whom?`,
    facts: revealed(view, battle),
  }),
  answers: (view, { targets }) => [{ label: AIMS[targets[sideOf(view)]], moves: [asUsual(view)] }],
  fallback: asUsual,
});

function asUsual(view: Eyes): Move {
  return { action: firePlan.name, params: usualPlan(view) };
}
