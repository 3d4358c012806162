/** What the Insurgents can do against announced strikes: SAM by J-4, and Syrian air defence by J-6. */
import { choice, game, mustGet, subset } from "#engine";
import type { ZoneId } from "../../content/types.ts";
import type { Board, Lebanon } from "../../state.ts";
import { holds, spend } from "../chits/hand.ts";
import { count, list, no, zoneName } from "../pieces/words.ts";
import type { Sight } from "./targets.ts";
import { missionText } from "./words.ts";

const { action } = game<Lebanon>();

/** Zones of missions that nothing has stopped yet. */
export function openZones({ table: { strike } }: Pick<Sight, "table">): readonly ZoneId[] {
  const open = strike?.missions.filter((_, i) => strike.stopped[i] === null) ?? [];
  return [...new Set(open.map(({ zone }) => zone))];
}

/** missions on Syria that nothing has stopped yet, by their place in the announcement. */
export const openOnSyria = ({ content, table: { strike } }: Board): readonly number[] =>
  (strike?.missions ?? []).flatMap(({ zone }, i) =>
    mustGet(content.zones, zone).country === "syria" && strike?.stopped[i] === null ? [i] : [],
  );

export const isAllStopped = (sight: Pick<Sight, "table">): boolean => openZones(sight).length === 0;

const NOT_NOW = no("No strike is announced.", "R-104", "not-now");

/** one J-4 makes all missions of the play on its zone void, without a die. */
export const sam = action("sam", "SAM against the strike (J-4)", {
  help: "One J-4 for each zone; all missions of the play on it are void.",
  when: (view) =>
    openZones(view).length === 0
      ? NOT_NOW
      : holds(view.hand, "J-4") > 0
        ? null
        : no("You hold no J-4.", "R-104", "no-chit"),
})
  .param(
    "zones",
    "Over which zones?",
    subset(
      (c) => openZones(c).map((value) => ({ value, label: zoneName(c.content, value) })),
      ({ hand }) => ({
        min: 1,
        max: holds(hand, "J-4"),
        many: (n) =>
          no(`You hold ${count(holds(hand, "J-4"), "J-4")}: not enough for ${n} zones.`, "R-104", "too-many"),
      }),
    ),
  )
  .label(({ content }, { zones = [] }) => `SAM over ${list(zones.map((zone) => zoneName(content, zone)))}`)
  .apply((a) => {
    const { zones } = a.params;
    const { strike } = a.state.table;
    spend(a, "insurgent", "J-4", zones.length);
    strike?.missions.forEach(({ zone }, i) => {
      if (zones.includes(zone)) strike.stopped[i] ??= "sam";
    });
    a.emit({ chapter: "strikes", kind: "missions-void", zones });
  });

/** one die for a J-6 against a mission on Syria. */
export const syrianAd = action("syrian-ad", "Syrian air defence (J-6)", {
  help: "One die for each J-6; a 5 or 6 makes that mission void.",
  when: (view) =>
    openOnSyria(view).length === 0
      ? no("No mission on Syria is announced.", "R-123", "not-now")
      : holds(view.hand, "J-6") > 0
        ? null
        : no("You hold no J-6.", "R-123", "no-chit"),
})
  .param(
    "mission",
    "Against which mission?",
    choice((c) =>
      openOnSyria(c).map((i) => {
        const mission = c.table.strike?.missions[i];
        return { value: String(i + 1), label: mission ? missionText(mission, c.content) : "" };
      }),
    ),
  )
  .apply((a) => {
    const at = Number(a.params.mission) - 1;
    const { strike } = a.state.table;
    const mission = strike?.missions[at];
    if (!strike || !mission) return;
    spend(a, "insurgent", "J-6");
    const die = a.dice.die();
    const stopped = a.content.figures.hits.syrianAirDefence.includes(die);
    if (stopped) strike.stopped[at] = "air-defence";
    a.emit({ chapter: "strikes", kind: "air-defence", mission, die, stopped });
  });

export const passStrike = action("pass-strike", "Let it come", {
  was: ["let-it-come"],
  help: "No chit against the missions that are announced.",
  when: (view) => (view.table.strike ? null : NOT_NOW),
}).apply(() => {});
