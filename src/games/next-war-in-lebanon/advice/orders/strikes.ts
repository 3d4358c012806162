/** Standing orders against deep strikes: SAM by J-4, and Syrian air defence by J-6. */
import { choice, game, integer, move, subset } from "#engine";
import { holds } from "../../rules/chits/hand.ts";
import { choosingChits } from "../../rules/chits/selection.ts";
import { unitsIn } from "../../rules/pieces/groups.ts";
import { openOnSyria, openZones, sam, syrianAd } from "../../rules/strikes/reactions.ts";
import { stopping } from "../../rules/strikes/stopping.ts";
import { playing } from "../../rules/turn/playing.ts";
import type { Lebanon } from "../../state.ts";
import { ASK_TITLE, asksAbove, covers, zoneOptions } from "./reading.ts";

const { form, order } = game<Lebanon>();

/** W5: J-4 against deep strikes. */
export const shooting = order(
  "sam",
  {
    title: "Strikes are announced: SAM",
    form: form()
      .param("least", "With at least how many of your units in the zone?", integer([1, 9]))
      .param("keep", "How many J-4 do you keep?", integer([0, 5]))
      .param("zones", "Over which zones? None: over all.", subset(zoneOptions))
      .param("ask", ASK_TITLE, subset(zoneOptions)),
    ahead: {
      title: "Strikes are announced: SAM (J-4)?",
      until: "changed",
      under: [choosingChits, playing],
      unless: (_, seat) => seat !== "insurgent",
      choices: () => [
        { value: "never", label: "Never", params: "none" },
        { value: "always", label: "Over every zone", params: { least: 1, keep: 0, zones: [], ask: [] } },
        {
          value: "three",
          label: "Where three or more of mine stand",
          params: { least: 3, keep: 0, zones: [], ask: [] },
        },
        {
          value: "keep",
          label: "Over every zone, but keep one J-4",
          params: { least: 1, keep: 1, zones: [], ask: [] },
        },
        { value: "ask", label: "Ask me (the IDF waits)", params: "ask" },
      ],
    },
  },
  (answers) => [
    answers(
      stopping,
      (view, _, { least, keep, zones = [] }) => {
        if (sam.when(view)) return null;
        const over = openZones(view).filter(
          (zone) => covers(view, zones, zone) && unitsIn(view.hand, zone).length >= least,
        );
        const chosen = over.slice(0, Math.max(0, holds(view.hand, "J-4") - keep));
        return chosen.length > 0 ? move(sam, { zones: chosen }) : null;
      },
      asksAbove,
    ),
  ],
);

/** W5: J-6 against missions on Syria. */
export const guarding = order(
  "syrian-air-defence",
  {
    title: "Strikes on Syria: air defence",
    form: form().param("when", "When?", choice([{ value: "always", label: "Against every mission" }])),
  },
  (answers) => [
    answers(stopping, (view) => {
      const [first] = syrianAd.when(view) ? [] : openOnSyria(view);
      return first === undefined ? null : move(syrianAd, { mission: String(first + 1) });
    }),
  ],
);
