import { choice, game, integer, type StandingOrder, subset } from "../../../engine/index.ts";
import { holds } from "../chits/hand.ts";
import { unitsIn } from "../pieces/groups.ts";
import type { Lebanon } from "../state.ts";
import { openOnSyria, sam, syrianAd } from "../strikes/reactions.ts";
import { STRIKE_WINDOW } from "../strikes/resolve.ts";
import { ASK_TITLE, asksAbove, atLeisure, covers, listIn, zoneOptions } from "./reading.ts";

const { form } = game<Lebanon>();
type Order = StandingOrder<Lebanon>;

/** W5: J-4 against deep strikes. */
export const shooting: Order = {
  name: "sam",
  title: "Strikes are announced: SAM",
  form: form()
    .param(
      "least",
      "With at least how many of your units in the zone?",
      integer(() => [1, 9]),
    )
    .param(
      "keep",
      "How many J-4 do you keep?",
      integer(() => [0, 5]),
    )
    .param("zones", "Over which zones? None: over all.", subset(zoneOptions))
    .param("ask", ASK_TITLE, subset(zoneOptions)),
  decide: (view, { window, actions }, params) => {
    if (window !== STRIKE_WINDOW || !actions.includes(sam.name) || sam.when(view)) return null;
    const { strike } = view.table;
    const open = strike?.missions.filter((_, i) => strike.stopped[i] === null).map(({ zone }) => zone) ?? [];
    const named = listIn(params, "zones");
    const zones = [...new Set(open)].filter(
      (zone) => covers(view, named, zone) && unitsIn(view.hand, zone).length >= Number(params.least),
    );
    const chosen = zones.slice(0, Math.max(0, holds(view.hand, "J-4") - Number(params.keep)));
    return chosen.length > 0 ? { action: sam.name, params: { zones: chosen } } : null;
  },
  asks: (view, { window, actions }, params) =>
    window === STRIKE_WINDOW && actions.includes(sam.name) && asksAbove(view, params),
  ahead: {
    title: "Strikes are announced: SAM (J-4)?",
    until: "changed",
    windows: [STRIKE_WINDOW],
    at: ({ seat, ...view }, decision) => seat === "insurgent" && atLeisure({ seat, ...view }, decision),
    choices: () => [
      { value: "never", label: "Never", params: "none" },
      { value: "always", label: "Over every zone", params: { least: 1, keep: 0, zones: [], ask: [] } },
      { value: "three", label: "Where three or more of mine stand", params: { least: 3, keep: 0, zones: [], ask: [] } },
      { value: "keep", label: "Over every zone, but keep one J-4", params: { least: 1, keep: 1, zones: [], ask: [] } },
      { value: "ask", label: "Ask me (the IDF waits)", params: "ask" },
    ],
  },
};

/** W5: J-6 against missions on Syria. */
export const guarding: Order = {
  name: "syrian-air-defence",
  title: "Strikes on Syria: air defence",
  form: form().param(
    "when",
    "When?",
    choice(() => [{ value: "always", label: "Against every mission" }]),
  ),
  decide: (view, { window, actions }) => {
    if (window !== STRIKE_WINDOW || !actions.includes(syrianAd.name) || syrianAd.when(view)) return null;
    const [first] = openOnSyria(view);
    return first === undefined ? null : { action: syrianAd.name, params: { mission: String(first + 1) } };
  },
};
