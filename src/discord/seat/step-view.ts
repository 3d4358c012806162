import type { Desk, Trial } from "../../campaign/service.ts";
import type { Decision, Params } from "../../engine/index.ts";
import { type AddMenu, addMenus, isStep } from "./batch.ts";
import type { SeatContext } from "./context.ts";

/** The rows of a step tried out, and what can be added behind them: in this step, and in those that follow it. */
export interface StepView extends Trial {
  readonly menus: readonly AddMenu[];
}

/** So many steps of one phase follow each other at the most. */
const MOST_STEPS = 4;

export async function stepView(context: SeatContext): Promise<StepView> {
  const { services, game, person, seat, desk, sheet } = context;
  const rows = sheet.rows;
  const trial =
    rows.length === 0 ? { rows: [], after: desk } : await services.campaigns.trial({ game, person, seat, moves: rows });
  const menus: AddMenu[] = [];
  const enders: { readonly action: string; readonly params: Params }[] = [];
  let here: Desk | null = trial.after;
  for (let steps = 0; here && steps < MOST_STEPS; steps++) {
    const decision = stepOf(here, desk.phase.id);
    if (!decision) break;
    const known = new Set(menus.map(({ title }) => title));
    menus.push(...addMenus(here, decision, sheet.begun).filter(({ title }) => !known.has(title)));
    const end = enderOf(here, decision);
    if (end === null) break;
    enders.push({ action: end, params: {} });
    const next: Trial = await services.campaigns.trial({ game, person, seat, moves: [...rows, ...enders] });
    here = next.rows.at(-1)?.state === "possible" ? next.after : null;
  }
  return { ...trial, menus };
}

/** The open question of a step of this phase. */
const stepOf = (desk: Desk, phase: string): Decision | undefined =>
  desk.phase.id === phase ? desk.decisions.find((d) => d.owed && isStep(desk, d)) : undefined;

/** The action that leads on to the next step. */
const enderOf = ({ book, view }: Desk, { actions }: Decision): string | null =>
  actions.find((name) => {
    const action = book.actions.get(name);
    return action?.ends && action.entries.length === 0 && !action.when(view);
  }) ?? null;
