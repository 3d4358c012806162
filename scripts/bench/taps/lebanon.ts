/** The decisions of The Next War in Lebanon whose taps are counted, and what is answered to each. */
import { completed, type Move, type Params, Refused, type View } from "#engine";
import type { Situation } from "../../../src/cli/demo/manner.ts";
import type { Wanted } from "../../../src/cli/robot/robot.ts";
import type { Lebanon } from "../../../src/games/next-war-in-lebanon/state.ts";
import { asked, asRow, byButton, type TapScene } from "./scene.ts";

const viewOf = ({ seatView }: Situation): View<Lebanon> => seatView.view as View<Lebanon>; // the game's own view

/** Three changes to the deployment, and its end. */
async function threeChanges(at: Situation): Promise<Wanted | null> {
  const zones = viewOf(at).content.zoneIds.filter((zone) =>
    Object.values(viewOf(at).hand.groups).some((group) => group.zone === zone && group.units.length > 2),
  );
  const moves = zones.slice(0, 3).flatMap((from) => inFull(at, "deploy-move", { from, pieces: [unitIn(at, from)] }));
  const { rows } = await at.eyes.trial(moves);
  return rows.length === 3 && rows.every(({ state }) => state === "possible") ? { moves, end: true } : null;
}

const unitIn = (at: Situation, zone: string): string =>
  Object.values(viewOf(at).hand.groups)
    .find((group) => group.zone === zone)
    ?.units.at(-1) ?? "";

/** An action with the first choice for whatever is not said. */
function inFull({ seatView }: Situation, action: string, said: Params): readonly Move[] {
  const form = seatView.book.actions.get(action);
  try {
    return form ? [{ action, params: completed(form, seatView.view, said, {}) }] : [];
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}

/** Other chits than those that are suggested: as many of one type as there may be. */
function otherChits(at: Situation): Wanted | null {
  const [move] = inFull(at, "select-chits", {});
  return move ? { moves: [move] } : null;
}

/** The likeliest row of a play, as its menu has it. */
const play =
  (action: string) =>
  async (at: Situation): Promise<Wanted | null> => {
    const { book, view } = at.seatView;
    const form = book.actions.get(action);
    if (!form || form.when(view)) return null;
    const [preset] = form.presets({ ...view, params: {} });
    const [move] = inFull(at, action, preset?.params ?? {});
    return move ? await asRow(at, move) : null;
  };

const inPhase = (action: string): TapScene["wants"] => asked("end-phase", play(action));

/** The Next War in Lebanon: what each decision costs. */
export const lebanonScenes: readonly TapScene[] = [
  { name: "strategyAndDeployment", wants: asked("choose-strategy", (at) => byButton(at, /default deployment$/)) },
  { name: "deploymentOfThreeChanges", wants: asked("deploy", threeChanges) },
  { name: "suggestedChits", wants: asked("select-chits", (at) => byButton(at, /^Suggested/)) },
  { name: "chitsByHand", wants: asked("select-chits", otherChits) },
  { name: "moveOfATaskForce", wants: inPhase("move-hq") },
  { name: "moveOfLooseUnits", wants: inPhase("move-units") },
  { name: "strike", wants: inPhase("j3-strike") },
  { name: "changeOfMode", wants: inPhase("j1-mode") },
  { name: "examineChits", wants: inPhase("j2-chits") },
  { name: "rockets", wants: inPhase("j3-rockets") },
  { name: "endOfPhase", wants: asked("end-phase", () => ({ moves: [], end: true })) },
];
