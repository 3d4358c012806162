/** Standing orders for Cascading Effects: which chits go and come, which units return, and which leave a stack above C2. */
import { choice, game, move, mustGet, type Option, ranking, subset } from "#engine";
import { CHIT_TYPES, type UnitType } from "../../content/types.ts";
import { ceClose } from "../../rules/effects/closing.ts";
import { ceDiscard, discardExcess, discardsBy } from "../../rules/effects/discards.ts";
import { ceSelect, gainBy } from "../../rules/effects/gains.ts";
import { ceInfiltrate } from "../../rules/effects/infiltrate.ts";
import { cutBy, cutToC2 } from "../../rules/effects/limits.ts";
import {
  closing,
  cutting,
  discarding,
  infiltrating,
  returning,
  selecting,
  shedding,
} from "../../rules/effects/questions.ts";
import { ceReturn, returnsBy } from "../../rules/effects/returning.ts";
import { zoneName } from "../../rules/pieces/words.ts";
import type { Eyes, Lebanon } from "../../state.ts";

const { form, order } = game<Lebanon>();

/** In its own phase a seat sits at the game, and is asked. */
const isAway = ({ table, seat }: Eyes): boolean => table.phase !== "operations" || table.phasing !== seat;

const chits = ({ content }: Pick<Eyes, "content">): readonly Option[] =>
  CHIT_TYPES.map((type) => ({ value: type, label: `${type}, ${content.chits[type].name}` }));

const ASK = "What do you want to be asked instead? (The enemy waits.)";

const asksFor =
  (action: { readonly name: string }) =>
  (_: unknown, { ask = [] }: { readonly ask?: readonly string[] }): boolean =>
    ask.includes(action.name);

/** W8, and with the new hands: chits that go and come. */
export const chitsOfEffects = order(
  "chit-effects",
  {
    title: "Which chits an effect takes or gives",
    form: form()
      .param("discard", "Which chits do you discard first? None chosen: as suggested.", ranking(chits))
      .param("gain", "Which chits do you take first? None chosen: as suggested.", ranking(chits))
      .param(
        "ask",
        ASK,
        subset([
          { value: ceDiscard.name, label: "Which chits I discard" },
          { value: ceSelect.name, label: "Which chit I take" },
          { value: discardExcess.name, label: "Which chits above C2 I discard (Insurgents)" },
        ]),
      ),
  },
  (answers) => [
    ...[[discarding, ceDiscard] as const, [shedding, discardExcess] as const].map(([question, action]) =>
      answers(
        question,
        (view, { does }, { discard = [] }) => {
          const given = isAway(view) ? discardsBy(view, does, discard) : null;
          return given && move(action, given);
        },
        asksFor(action),
      ),
    ),
    answers(
      selecting,
      (view, _, { gain = [] }) => {
        const gained = isAway(view) ? gainBy(view, gain) : null;
        return gained && move(ceSelect, gained);
      },
      asksFor(ceSelect),
    ),
  ],
);

const RETURNING: { readonly [type in UnitType]?: string } = {
  guerrilla: "Guerrillas",
  militia: "Militia",
  sr: "Short-range rockets",
  mr: "Medium-range rockets",
  missile: "Missiles",
};

/** W8: units that come back, and those that leave a stack above C2. */
export const unitsOfEffects = order(
  "unit-effects",
  {
    title: "Which Insurgent units an effect moves, and where",
    form: form()
      .param(
        "back",
        "Which units come back first? None chosen: guerrillas.",
        ranking(Object.entries(RETURNING).map(([value, label]) => ({ value, label }))),
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
        choice([
          { value: "weakest", label: "The weakest" },
          { value: "strongest", label: "The strongest" },
        ]),
      )
      .param(
        "ask",
        ASK,
        subset([
          { value: ceReturn.name, label: "Who comes back where" },
          { value: ceInfiltrate.name, label: "Who infiltrates" },
          { value: ceClose.name, label: "Which zone the Lebanese Army closes" },
          { value: cutToC2.name, label: "Who leaves a stack above C2" },
        ]),
      ),
  },
  (answers) => [
    answers(
      returning,
      (view, _, { back = [], zones = [] }) => {
        const all = isAway(view) ? returnsBy(view, { types: back, zones }) : null;
        return all && move(ceReturn, all);
      },
      asksFor(ceReturn),
    ),
    answers(
      cutting,
      (view, _, { cut = "weakest" }) => {
        const leaving = isAway(view) ? cutBy(view, cut) : null;
        return leaving && move(cutToC2, leaving);
      },
      asksFor(cutToC2),
    ),
    answers(infiltrating, null, asksFor(ceInfiltrate)),
    answers(closing, null, asksFor(ceClose)),
  ],
);
