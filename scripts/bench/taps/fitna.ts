/** The decisions of Fitna whose taps are counted, and what is answered to each. */
import { completed, Refused, type View } from "#engine";
import type { Situation } from "../../../src/cli/demo/manner.ts";
import type { Wanted } from "../../../src/cli/robot/robot.ts";
import type { Fitna } from "../../../src/games/fitna/state.ts";
import { asked, asRow, byButton, type TapScene } from "./scene.ts";

/** The likeliest row of an action, as its menu has it. */
const likeliest =
  (action: string) =>
  async (at: Situation): Promise<Wanted | null> => {
    const { book } = at.seatView;
    const view = at.seatView.view as View<Fitna>; // the game's own view
    const form = book.actions.get(action);
    if (!form || form.when(view) || (await at.eyes.glance()).sheet.rows.length > 0) return null;
    const [preset] = form.presets({ ...view, params: {} });
    if (!preset) return null;
    try {
      return await asRow(at, { action, params: completed(form, view, preset.params, {}) });
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  };

/** Fitna: what each decision costs. */
export const fitnaScenes: readonly TapScene[] = [
  { name: "suggestedFirstHand", wants: asked("take-hand", (at) => byButton(at, /^Suggested/)) },
  {
    name: "fromPlanToEndWithSixAttacks",
    turn: { action: "attack", times: 6, more: asked("end-offensives", likeliest("attack")), next: "plan" },
    wants: asked("plan", (at) => byButton(at, /, [6-9] attacks$/)),
  },
  { name: "suggestedPlan", wants: asked("plan", (at) => byButton(at, /unit moves?, \d+ attacks?$/)) },
  { name: "moveOfAStack", wants: asked("end-movement", likeliest("move")) },
  { name: "attack", wants: asked("end-offensives", likeliest("attack")) },
];
