import {
  choice,
  type Decision,
  game,
  type Move,
  mustGet,
  type Option,
  type Params,
  ranking,
  type StandingOrder,
  subset,
} from "../../../engine/index.ts";
import { CHIT_TYPES, type UnitType } from "../content/types.ts";
import { ceClose } from "../effects/closing.ts";
import { ceDiscard, discardExcess, discardsBy } from "../effects/discards.ts";
import { ceSelect, gainBy } from "../effects/gains.ts";
import { ceInfiltrate } from "../effects/infiltrate.ts";
import { cutBy, cutToC2 } from "../effects/limits.ts";
import { ceReturn, returnsBy } from "../effects/returning.ts";
import { zoneName } from "../pieces/words.ts";
import type { Lebanon } from "../state.ts";
import { type Eyes, listIn } from "./reading.ts";

const { form } = game<Lebanon>();
type Order = StandingOrder<Lebanon>;

/** In its own phase a seat sits at the game, and is asked. */
const isAway = ({ table, seat }: Eyes): boolean => table.phase !== "operations" || table.phasing !== seat;

const chits = ({ content }: Pick<Eyes, "content">): readonly Option[] =>
  CHIT_TYPES.map((type) => ({ value: type, label: `${type}, ${content.chits[type].name}` }));

const ASK = "What do you want to be asked instead? (The enemy waits.)";

const asking = (params: Params, { actions }: Pick<Decision, "actions">): boolean =>
  listIn(params, "ask").some((action) => actions.includes(action));

/** W8, and with the new hands: chits that go and come. */
export const chitsOfEffects: Order = {
  name: "chit-effects",
  title: "Which chits an effect takes or gives",
  form: form()
    .param("discard", "Which chits do you discard first? None chosen: as suggested.", ranking(chits))
    .param("gain", "Which chits do you take first? None chosen: as suggested.", ranking(chits))
    .param(
      "ask",
      ASK,
      subset(() => [
        { value: ceDiscard.name, label: "Which chits I discard" },
        { value: ceSelect.name, label: "Which chit I take" },
        { value: discardExcess.name, label: "Which chits above C2 I discard (Insurgents)" },
      ]),
    ),
  decide: (view, decision, params) => (isAway(view) ? chitMove(view, decision, params) : null),
  asks: (_, decision, params) => asking(params, decision),
};

function chitMove(view: Eyes, { actions }: Decision, params: Params): Move | null {
  const does = view.table.effect?.does;
  const action = [ceDiscard, discardExcess, ceSelect].find(({ name }) => actions.includes(name));
  if (!does || !action || action.when(view)) return null;
  const answer =
    action === ceSelect ? gainBy(view, listIn(params, "gain")) : discardsBy(view, does, listIn(params, "discard"));
  return answer && { action: action.name, params: { ...answer } };
}

const RETURNING: { readonly [type in UnitType]?: string } = {
  guerrilla: "Guerrillas",
  militia: "Militia",
  sr: "Short-range rockets",
  mr: "Medium-range rockets",
  missile: "Missiles",
};

/** W8: units that come back, and those that leave a stack above C2. */
export const unitsOfEffects: Order = {
  name: "unit-effects",
  title: "Which Insurgent units an effect moves, and where",
  form: form()
    .param(
      "back",
      "Which units come back first? None chosen: guerrillas.",
      ranking(() => Object.entries(RETURNING).map(([value, label]) => ({ value, label }))),
    )
    .param(
      "zones",
      "Where? The first zone that is possible counts; none chosen: where most of yours are.",
      ranking(({ content }) =>
        content.zoneIds
          .filter((zone) => mustGet(content.zones, zone).country !== "israel")
          .map((value) => ({ value, label: zoneName(content, value) })),
      ),
    )
    .param(
      "cut",
      "Which units leave a stack above C2?",
      choice(() => [
        { value: "weakest", label: "The weakest" },
        { value: "strongest", label: "The strongest" },
      ]),
    )
    .param(
      "ask",
      ASK,
      subset(() => [
        { value: ceReturn.name, label: "Who comes back where" },
        { value: ceInfiltrate.name, label: "Who infiltrates" },
        { value: ceClose.name, label: "Which zone the Lebanese Army closes" },
        { value: cutToC2.name, label: "Who leaves a stack above C2" },
      ]),
    ),
  decide: (view, decision, params) => (isAway(view) ? unitMove(view, decision, params) : null),
  asks: (_, decision, params) => asking(params, decision),
};

function unitMove(view: Eyes, { actions }: Decision, params: Params): Move | null {
  const action = [ceReturn, cutToC2].find(({ name }) => actions.includes(name));
  if (!action || action.when(view)) return null;
  const wish = { types: listIn(params, "back"), zones: listIn(params, "zones") };
  const answer =
    action === cutToC2 ? cutBy(view, params.cut === "strongest" ? "strongest" : "weakest") : returnsBy(view, wish);
  return answer && { action: action.name, params: { ...answer } };
}
