/** The times that no menu has: typed into a window, read back on a page, and saved from there. */
import { ButtonStyle } from "discord.js";
import { Refused, refuse } from "#engine";
import { dateIn, hoursInWords } from "../../campaign/time/open-hours.ts";
import { datesInWords, daysOffInWords, timetableLines } from "../../campaign/time/timetable-words.ts";
import { timetableOf } from "../../campaign/time/timetables.ts";
import type { Timetable } from "../../store/timetable.ts";
import { typedDates, typedDaysOff, typedHours, typedZone } from "../commands/typing/typed-time.ts";
import { fingerprint, writePress } from "../screen/custom-id.ts";
import type { PressOf } from "../screen/payloads.ts";
import { refusalText, unknownControl } from "../screen/refusals.ts";
import { literalName } from "../screen/rich.ts";
import { button, page, row, type Screen } from "../screen/screen.ts";
import { labelled, typed, type Window, windowOf } from "../screen/window.ts";
import type { Services } from "../services/services.ts";
import { OTHER_ZONE, TIME_SETTINGS } from "./time-settings.ts";

export const TIMES = "Dates, closed hours, days off…";

/** A line of the window: how it stands, as somebody would type it, and what is made of it. `today`: "2026-11-02". */
interface Line {
  readonly label: string;
  readonly example: string;
  readonly is: (times: Timetable) => string;
  readonly read: (text: string, today: string) => Partial<Timetable>;
}

const LINES: readonly Line[] = [
  {
    label: "When questions to several seats close",
    example: "every day 20:00, or Mon, Thu 19:30",
    is: ({ dates }) => (dates === null ? "" : datesInWords(dates)),
    read: (text) => ({ dates: typedDates(text) }),
  },
  {
    label: "Hours of each day that do not count",
    example: "22-8",
    is: ({ closed }) => (closed === null ? "" : hoursInWords(closed)),
    read: (text) => ({ closed: typedHours(text) }),
  },
  {
    label: "Days that do not count",
    example: "Sun, 24 Dec – 1 Jan",
    is: (times) => daysOffInWords(times).join(", "),
    read: typedDaysOff,
  },
];
/** What an empty line means. */
const NONE = "none";

/** Whether a press on the settings changes nothing. */
export const isLook = (press: PressOf<"settings">): boolean =>
  "setting" in press ? press.setting === null : press.does === "keep";

/** Whether a choice from a menu of the settings opens a window: what is meant is in none of its entries. */
export const isTypedInstead = (press: PressOf<"settings">, values: readonly string[]): boolean =>
  "setting" in press && press.setting === "zone" && values[0] === OTHER_ZONE;

/** Whether a button acts on what its page shows: the times that were typed and not saved yet. */
export const goesByPage = (press: PressOf<"settings">): boolean =>
  "does" in press && (press.does === "retype" || press.does === "save");

/**
 * The window behind a lobby's settings in which its host types what no menu has. `values`: what was chosen, or what the
 * page says. Null: this control opens none.
 */
export async function timesWindow(
  { campaigns }: Services,
  press: PressOf<"settings">,
  values: readonly string[],
): Promise<Window | null> {
  const { game } = press;
  const does = "does" in press ? press.does : null;
  const typesZone = isTypedInstead(press, values);
  if (does !== "times" && does !== "retype" && !typesZone) return null;
  const { timetable } = await campaigns.showing.record(game);
  if (timetable === null) return null;
  if (typesZone) return zoneWindow(game);
  const before = does === "retype" ? writtenOn(values) : LINES.map(({ is }) => is(timetable));
  const fields = LINES.map(({ label, example }, i) =>
    labelled(label, typed(String(i), { required: false, placeholder: example, value: before[i] ?? "" })),
  );
  return windowOf(writePress({ kind: "settings", game, does: "timed" }), TIMES, fields);
}

const zoneWindow = (game: string): Window =>
  windowOf(writePress({ kind: "settings", game, setting: "zoned" }), "Time zone", [
    labelled("The zone of all times of this campaign", typed("0", { required: true, placeholder: "America/Bogota" })),
  ]);

/**
 * What was typed into the window, as it would count, before it is saved: a window may have shown what was there long
 * ago. The page's own words are what **Save** goes by, so that it outlives a restart.
 */
export async function timesPage({ campaigns }: Services, game: string, lines: readonly string[]): Promise<Screen> {
  const { timetable, name } = await campaigns.showing.record(game);
  const times = timetable && typedTimes(timetable, lines, campaigns.now());
  if (times === null) return unknownControl();
  const words = LINES.map(({ label, is }) => `${label}: ${is(times) === "" ? NONE : is(times)}`);
  const saves = writePress({ kind: "settings", game, does: "save", shown: fingerprint([timetable, words]) });
  const text = [...words, `-# ${timetableLines(times).join(" ")} Nothing is saved yet.`].join("\n");
  return page(`Is this right? · ${literalName(name)}`, text, [
    row(
      button(saves, "Save", ButtonStyle.Success),
      button(writePress({ kind: "settings", game, does: "retype" }), "Change it…", ButtonStyle.Primary),
      button(writePress({ kind: "settings", game, does: "keep" }), "Leave it as it was"),
    ),
  ]);
}

/** The lines of that page, as they can be typed. */
function writtenOn(texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => text.split("\n"));
  return LINES.map(({ label }) => {
    const line = words.find((one) => one.startsWith(`${label}: `))?.slice(label.length + 2) ?? "";
    return line === NONE ? "" : line;
  });
}

/** The times that a page has shown, if they were typed for the timetable of today. */
function savedTimes(was: Timetable, shown: string, texts: readonly string[], now: number): Timetable | null {
  const lines = writtenOn(texts);
  const words = LINES.map(({ label }, i) => `${label}: ${lines[i] === "" ? NONE : lines[i]}`);
  if (shown !== fingerprint([was, words]))
    refuse("stale-times", `The times have been changed meanwhile. Press **${TIMES}** again to see them.`);
  return typedTimes(was, lines, now);
}

/** What was typed there, with what was there. Every line that cannot be read is named, and nothing is changed then. */
function typedTimes(was: Timetable, lines: readonly string[], now: number): Timetable | null {
  if (lines.length !== LINES.length) return unknownControl();
  const wrong: string[] = [];
  const today = dateIn(was.zone, now);
  const read = ({ read }: Line, i: number): Partial<Timetable> => {
    const line = lines[i]?.trim() ?? "";
    try {
      return read(line === "" ? NONE : line, today);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      wrong.push(refusalText(error));
      return {};
    }
  };
  const times = LINES.map(read);
  if (wrong.length > 0) refuse("bad-times", `${wrong.join("\n")}\nNothing was changed: press **${TIMES}** again.`);
  return timetableOf(Object.assign({ ...was }, ...times));
}

/** What a menu, a window or its page makes of a timetable; undefined: there is no such choice. */
export function timesOf(
  was: Timetable | null,
  press: PressOf<"settings">,
  values: readonly string[],
  now: number,
): Timetable | null | undefined {
  const [value = ""] = values;
  if (was !== null && "shown" in press) return savedTimes(was, press.shown, values, now);
  if (!("setting" in press)) return undefined;
  if (was !== null && press.setting === "zoned") return { ...was, zone: typedZone(value) };
  return Object.entries(TIME_SETTINGS)
    .find(([name]) => name === press.setting)?.[1]
    .change(was, value);
}
