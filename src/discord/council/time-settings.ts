/** How a campaign keeps time, as menus of its settings: pace, time zone, and what comes at a limit. */
import { PRESETS } from "../../campaign/time/timetables.ts";
import { AT_LIMIT, type Timetable } from "../../store/timetable.ts";
import { PACES } from "../commands/typing/paces.ts";

/** Zones that people choose from a menu; every other one is typed. */
const ZONES = [
  ...["UTC", "Europe/London", "Europe/Berlin", "Europe/Helsinki", "Europe/Istanbul", "Europe/Moscow"],
  ...["Africa/Lagos", "Africa/Johannesburg", "Asia/Jerusalem", "Asia/Dubai", "Asia/Kolkata", "Asia/Bangkok"],
  ...["Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland", "America/Sao_Paulo"],
  ...["America/Argentina/Buenos_Aires", "America/Halifax", "America/New_York", "America/Chicago", "America/Denver"],
  ...["America/Los_Angeles", "Pacific/Honolulu"],
];

/** The value of the last entry, behind which any zone can be typed. */
export const OTHER_ZONE = "other";

export type Choices = readonly (readonly [value: string, label: string])[];

/** How a lobby keeps time, as a menu of its settings: what can be chosen, what is chosen, and what that makes of it. */
interface TimeSetting {
  readonly title: string;
  readonly values: (was: Timetable | null) => Choices;
  readonly chosen: (was: Timetable | null) => string;
  /** Undefined: there is no such value. */
  readonly change: (was: Timetable | null, value: string) => Timetable | null | undefined;
}

const AT_LIMITS: { readonly [what in Timetable["atLimit"]]: string } = {
  default: "the default action is taken",
  computer: "the computer answers once",
  wait: "the campaign goes on waiting",
};

export const TIME_SETTINGS: { readonly [name in "pace" | "zone" | "limit"]: TimeSetting } = {
  pace: {
    title: "Pace",
    values: () => PACES.map(({ value, name }) => [String(value), name] as const),
    chosen: paceOf,
    change(was, value) {
      if (value === "none") return null;
      const preset = Object.entries(PRESETS).find(([name]) => name === value)?.[1];
      return preset && { ...preset, zone: was?.zone ?? preset.zone, atLimit: was?.atLimit ?? preset.atLimit };
    },
  },
  zone: {
    title: "Zone",
    values(was) {
      if (was === null) return [];
      const zones = ZONES.includes(was.zone) ? ZONES : [was.zone, ...ZONES.slice(0, -1)]; // a menu has 25 entries
      return [...zones.map((zone) => [zone, zone.replaceAll("_", " ")] as const), [OTHER_ZONE, "Other…"]];
    },
    chosen: (was) => was?.zone ?? "",
    change: (was, value) => (was === null ? undefined : { ...was, zone: value }),
  },
  limit: {
    title: "At the limit",
    values: (was) => (was === null ? [] : AT_LIMIT.map((what) => [what, AT_LIMITS[what]] as const)),
    chosen: (was) => was?.atLimit ?? "",
    change(was, value) {
      const what = AT_LIMIT.find((one) => one === value);
      return was === null || what === undefined ? undefined : { ...was, atLimit: what };
    },
  },
};

/** The pace by its name; empty: its figures are the host's own. */
function paceOf(was: Timetable | null): string {
  if (was === null) return "none";
  const same = ([, preset]: readonly [string, Timetable]): boolean =>
    JSON.stringify(was) === JSON.stringify({ ...was, ...preset, zone: was.zone, atLimit: was.atLimit });
  return Object.entries(PRESETS).find(same)?.[0] ?? "";
}
