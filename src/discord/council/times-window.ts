import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from "discord.js";
import { Refused, refuse } from "#engine";
import { dateIn, hoursInWords } from "../../campaign/open-hours.ts";
import { requireMay } from "../../campaign/permissions.ts";
import { datesInWords, daysOffInWords } from "../../campaign/timetable-words.ts";
import type { Timetable } from "../../store/timetable.ts";
import type { Asker } from "../asker.ts";
import { typedDates, typedDaysOff, typedHours, typedZone } from "../commands/typed-time.ts";
import { type Press, writePress } from "../custom-id.ts";
import { clip, LIMIT } from "../limits.ts";
import { refusalText, unknownControl } from "../seat/refusals.ts";
import type { Services } from "../services.ts";
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

/** Whether a choice from a menu of the settings opens a window: what is meant is in none of its entries. */
export const isTypedInstead = ({ kind, step }: Press, values: readonly string[]): boolean =>
  kind === "settings" && step === "zone" && values[0] === OTHER_ZONE;

/** The window behind a lobby's settings in which its host types what no menu has. Null: this control opens none. */
export async function timesWindow(
  { campaigns }: Services,
  { person }: Asker,
  press: Press,
  values: readonly string[],
): Promise<APIModalInteractionResponseCallbackData | null> {
  const { game, step } = press;
  const typesZone = isTypedInstead(press, values);
  if (step !== "times" && !typesZone) return null;
  const { host, timetable } = await campaigns.record(game);
  requireMay(host === person.id ? ["host"] : [], "share");
  if (timetable === null) return null;
  if (typesZone) return zoneWindow(game);
  return {
    custom_id: writePress({ kind: "settings", game, step: "timed" }),
    title: clip(TIMES, LIMIT.modalTitle),
    components: LINES.map(({ label, example, is }, i) => {
      const value = is(timetable);
      const input = {
        custom_id: String(i),
        style: TextInputStyle.Short,
        required: false,
        placeholder: example,
      } as const;
      return {
        type: ComponentType.Label,
        label,
        component: { type: ComponentType.TextInput, ...input, ...(value === "" ? {} : { value }) },
      };
    }),
  };
}

const zoneWindow = (game: string): APIModalInteractionResponseCallbackData => ({
  custom_id: writePress({ kind: "settings", game, step: "zoned" }),
  title: "Time zone",
  components: [
    {
      type: ComponentType.Label,
      label: "The zone of all times of this campaign",
      component: {
        ...{ type: ComponentType.TextInput, custom_id: "0", style: TextInputStyle.Short },
        ...{ required: true, placeholder: "America/Bogota" },
      },
    },
  ],
});

/** What was typed there, with what was there. Every line that cannot be read is named, and nothing is changed then. */
function typedTimes(was: Timetable, lines: readonly string[], now: number): Timetable {
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
  const typed = LINES.map(read);
  if (wrong.length > 0) refuse("bad-times", `${wrong.join("\n")}\nNothing was changed: press **${TIMES}** again.`);
  return Object.assign({ ...was }, ...typed);
}

/** What a menu or a window makes of a timetable; undefined: there is no such choice. */
export function timesOf(
  was: Timetable | null,
  step: string,
  values: readonly string[],
  now: number,
): Timetable | null | undefined {
  const [value = ""] = values;
  if (was !== null && step === "timed") return typedTimes(was, values, now);
  if (was !== null && step === "zoned") return { ...was, zone: typedZone(value) };
  return Object.entries(TIME_SETTINGS)
    .find(([name]) => name === step)?.[1]
    .change(was, value);
}
