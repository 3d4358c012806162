/** How strikes, rockets and raids read in the log, and what a mission is called. */
import { type Concerned, type EventOf, type Frozen, game } from "#engine";
import type { Pack } from "../../content/types.ts";
import type { Lebanon } from "../../state.ts";
import { isBox } from "../pieces/groups.ts";
import { capital, count, eliminated, hqName, list, unitName, zoneName } from "../pieces/words.ts";
import type { Mission, Shot, strikeEvents } from "./types.ts";

const { told } = game<Lebanon>();

/** "area strike on dispersed units in Shaqra". */
export function missionText(mission: Frozen<Mission>, content: Pack): string {
  const zone = zoneName(content, mission.zone);
  switch (mission.kind) {
    case "area":
      return `area strike on ${mission.mode === "combat" ? "combat-mode" : "dispersed"} units in ${zone}`;
    case "pgm":
      return `PGM strike on ${unitName(content, mission.unit)} in ${zone}`;
    case "blind":
      return `PGM strike on a hidden unit of ${isBox(content, mission.group) ? hqName(content, mission.group) : "a stack"} in ${zone}`;
    case "decapitation":
      return `decapitation strike on ${hqName(content, mission.hq)} in ${zone}`;
  }
}

function rockets(event: EventOf<typeof strikeEvents.rockets>, content: Pack): string {
  const shots = event.shots.map(({ unit, dice }) => `${unitName(content, unit)} rolls ${dice.join(" and ")}`);
  return `**Rockets from ${zoneName(content, event.zone)}** (J-3): ${shots.join(", ")}: ${event.vp} VP.`;
}

/** "1 unit struck: Guerrilla 7 on a 6, eliminated; an unseen unit on a 5, missed". */
function outcome(mission: Frozen<Mission>, shots: readonly Shot[], content: Pack): string {
  if (shots.length === 0) return "nothing is struck";
  if (mission.kind === "decapitation")
    return shots.map(({ die, hit }) => `${die}, ${hit ? "the HQ is out for good" : "no effect"}`).join("; ");
  const single = mission.kind === "pgm";
  const name = ({ unit }: Shot): string => (unit === null ? "an unseen unit" : unitName(content, unit));
  const each = shots.map(
    (shot) => `${single ? "" : `${name(shot)} on a `}${shot.die}, ${shot.hit ? "eliminated" : "missed"}`,
  );
  const n = mission.kind === "area" ? `${count(shots.length, "unit")} struck: ` : "";
  return `${n}${each.join("; ")}`;
}

/** The same without dice: "Guerrilla 7 is eliminated". */
function effect(mission: Frozen<Mission>, shots: readonly Shot[], content: Pack): string {
  const hits = shots.filter(({ hit }) => hit);
  if (hits.length === 0) return "no effect";
  if (mission.kind === "decapitation") return "the HQ is out for good";
  const named = hits.flatMap(({ unit }) => (unit === null ? [] : [unitName(content, unit)]));
  const unseen = hits.length - named.length;
  const who = list([...named, ...(unseen > 0 ? [count(unseen, "unseen unit")] : [])]);
  return `${who} ${hits.length === 1 ? "is" : "are"} eliminated`;
}

/** What the Insurgents score, or fail to: that is no news. */
export const scoring = (how: string, vp: number): Concerned => ({
  ...{ kind: "points", weight: vp > 0 ? 2 : 1, seats: ["insurgent"] },
  deeds: vp > 0 ? { insurgent: `${how} scored ${count(vp, "point")} for the Insurgents` } : {},
});

/** What everyone is told of strikes, rockets and raids. */
export const strikesTold = [
  told("announced", {
    about: { kind: "battles" },
    line: (event, content) =>
      `The IDF plays ${count(event.missions.length, "J-3")}: ${event.missions.map((mission) => missionText(mission, content)).join("; ")}.`,
  }),
  told("missions-void", {
    about: { kind: "battles" },
    line: ({ zones }, content) =>
      `The Insurgents play ${count(zones.length, "J-4")} as SAM: all missions on ${list(zones.map((zone) => zoneName(content, zone)))} are void.`,
  }),
  told("air-defence", {
    about: { kind: "battles" },
    line: (event, content) =>
      `Syrian air defence (J-6) against the ${missionText(event.mission, content)}: ${event.die}, ${event.stopped ? "void" : "it comes through"}.`,
  }),
  told("struck", {
    about: ({ stopped, shots, mission }, content) => ({
      kind: "battles",
      weight: !stopped && shots.some(({ hit }) => hit) ? 2 : 1,
      ...(stopped || mission.kind === "decapitation"
        ? {}
        : { gone: eliminated({ insurgent: shots.filter(({ hit }) => hit).length }) }),
      ...(stopped ? {} : { short: `${capital(missionText(mission, content))}: ${effect(mission, shots, content)}.` }),
    }),
    line: (event, content) =>
      `${capital(missionText(event.mission, content))}: ${event.stopped ? "void" : outcome(event.mission, event.shots, content)}.`,
  }),
  told("rockets", {
    about: ({ vp, zone }, content) => scoring(`Rockets from ${zoneName(content, zone)}`, vp),
    line: rockets,
  }),
  told("raid", {
    about: ({ vp }, content) => scoring(`A raid past ${zoneName(content, content.raidOn)}`, vp),
    line: (event, content) =>
      `**Raid past ${zoneName(content, content.raidOn)}** (J-3): ${event.vp} VP${event.collateral ? ", and collateral damage" : ""}.`,
  }),
] as const;
