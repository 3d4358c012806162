/** How the IDF announces deep strikes: which zones, which missions, and which units first. */
import {
  type Ctx,
  choice,
  game,
  type Option,
  optionsOf,
  type Preset,
  type Refusal,
  route,
  rows,
  worded,
} from "#engine";
import type { UnitId, ZoneId } from "../../content/types.ts";
import type { Lebanon } from "../../state.ts";
import { holds, spend } from "../chits/hand.ts";
import { getGroup } from "../pieces/groups.ts";
import { counter, list, no } from "../pieces/words.ts";
import { strikes } from "./resolve.ts";
import {
  ANY,
  areaMode,
  missionOf,
  missionsOn,
  preferable,
  type Sight,
  strikeZones,
  whyNoMission,
  whyNoStrikeZone,
} from "./targets.ts";
import type { Mission } from "./types.ts";
import { missionText } from "./words.ts";

const { action, form } = game<Lebanon>();

/** A mission as it is chosen: a zone, what is struck there, and for an area strike whom first. */
interface Row {
  readonly zone: ZoneId;
  readonly target: string;
  readonly preferred?: readonly string[];
}

const isPreferring = ({ preferred = [] }: Row): readonly UnitId[] => preferred.filter((unit) => unit !== ANY);

/** visible units of the mode, in the order in which they are to be struck. */
const preferring = route<Ctx<Lebanon, Row>, string>((c, path) => {
  if (path.includes(ANY)) return [];
  const units = candidates(c, c.params).filter(({ unit }) => !path.includes(unit));
  const options = units.map((seen) => ({
    value: seen.unit,
    ...worded(c, () => ({ label: counter(c.content, seen) })),
  }));
  return path.length === 0 ? [{ value: ANY, label: "Any, at random" }, ...options] : options;
});

const candidates = (c: Ctx<Lebanon, unknown>, { zone, target }: Row) => {
  const mode = areaMode(target);
  return mode ? preferable(c, zone, mode) : [];
};

const mission = () =>
  form()
    .param("zone", "Which zone is struck?", choice(strikeZones, whyNoStrikeZone))
    .param(
      "target",
      "Which mission?",
      choice(
        (c) => missionsOn(c, c.params.zone),
        (c, word) => whyNoMission(c, c.params.zone, word),
      ),
    )
    .optional(
      "preferred",
      "Which units first?",
      (c) => candidates(c, c.params).length > 0,
      preferring,
      () => [ANY],
    );

/** announced together, reacted to, then resolved in this order; one J-3 each. */
export const j3Strike = action("j3-strike", "Deep strike (J-3)", {
  help: "Area strike: half of the units of a mode. PGM: one unit, on 5 or 6. Decapitation: the Syrian HQ. A J-4 of the enemy stops all missions of a play on its zone (R-100 to R-104).",
  menu: "Deep strike (J-3)",
  presets: wholeStrikes,
  when: ({ seat, hand, ...view }) => {
    if (seat !== "idf") return NOT_IDF;
    if (holds(hand, "J-3") === 0) return NO_J3;
    return strikeZones({ ...view, hand }).values.length > 0 ? null : NO_TARGET;
  },
})
  .param(
    "missions",
    "Which missions?",
    rows<Ctx<Lebanon, unknown>, Row>(
      (c, flown) => (flown.length < holds(c.hand, "J-3") ? mission() : null),
      (_, flown) => (flown.length > 0 ? null : { code: "too-few", text: "A strike has at least one mission." }),
    ),
  )
  .label(({ content }, { missions = [] }) => {
    const texts = missions.map(({ zone, target }) => missionText(missionOf(zone, target, []), content));
    return texts.length === 1 ? `J-3 ${texts[0]}` : `J-3 ×${texts.length}: ${list(texts)}`;
  })
  .apply((a) => {
    const { groups } = a.state.table;
    const missions = a.params.missions.map((row): Mission => {
      const chosen = missionOf(row.zone, row.target, isPreferring(row));
      return chosen.kind === "blind" ? { ...chosen, top: getGroup(groups, chosen.group).top.unit } : chosen;
    });
    spend(a, "idf", "J-3", missions.length);
    a.state.table.strike = { missions, stopped: missions.map(() => null) };
    a.emit({ chapter: "strikes", kind: "announced", missions });
    a.call(strikes, { at: 0 });
  });

const NOT_IDF = no("Only the IDF flies deep strikes.", "R-100", "not-yours");
const NO_J3: Refusal = no("You hold no J-3: each mission takes one.", "R-100", "no-chit");
const NO_TARGET = no("There is no enemy unit on the map.", "R-100", "no-target");

/** How many whole answers fit a menu beside the form. */
const MOST = 22;
/** Of one zone, so that others have a place, too. */
const OF_A_ZONE = 3;

/** "Shaqra: area, dispersed units": the first missions of each zone, one after the other. */
function wholeStrikes(sight: Sight): readonly Preset[] {
  const zones = optionsOf(strikeZones(sight)).filter(({ refused }) => !refused);
  const lists = zones.map((zone) => ({
    zone,
    missions: missionsOn(sight, zone.value).filter(({ refused }) => !refused),
  }));
  return Array.from({ length: OF_A_ZONE }, (_, i) => i)
    .flatMap((i) => lists.flatMap(({ zone, missions }) => (missions[i] ? [presetOf(sight, zone, missions[i])] : [])))
    .slice(0, MOST);
}

function presetOf(sight: Sight, zone: Option<ZoneId>, mission: Option): Preset {
  const prefers =
    areaMode(mission.value) !== null && preferable(sight, zone.value, areaMode(mission.value) ?? "combat").length > 0;
  const row = { zone: zone.value, target: mission.value, ...(prefers ? { preferred: [ANY] } : {}) };
  return {
    label: `${zone.label ?? zone.value} · ${mission.label ?? mission.value}`,
    ...(mission.description === undefined ? {} : { description: mission.description }),
    params: { missions: [row] },
  };
}
