/** How the deadlines of a campaign are chosen: the options of `/game clock`, and what is proposed for them. */
import { ApplicationCommandOptionType } from "discord.js";
import { refuse } from "#engine";
import { dateIn } from "../../../campaign/time/open-hours.ts";
import { timetableLines } from "../../../campaign/time/timetable-words.ts";
import { PRESETS, timetableOf } from "../../../campaign/time/timetables.ts";
import type { GameRecord } from "../../../store/records.ts";
import { AT_LIMIT, type Timetable } from "../../../store/timetable.ts";
import { writePress } from "../../screen/custom-id.ts";
import { literalName } from "../../screen/rich.ts";
import { button, note, page, row, type Screen } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";
import {
  type Call,
  type Choice,
  completed,
  type Given,
  matching,
  type OptionJson,
  type Typing,
  textOf,
} from "../typing/command.ts";
import { PACES } from "../typing/paces.ts";
import {
  typedDates,
  typedDays,
  typedHolidays,
  typedHours,
  typedPace,
  typedSpan,
  typedZone,
} from "../typing/typed-time.ts";
import { findGame, GAME } from "../typing/which.ts";
import { ask } from "./ask.ts";

const text = (name: string, description: string): OptionJson => ({
  type: ApplicationCommandOptionType.String,
  name,
  description,
});

/** The options of `/game clock`. */
export const CLOCK_OPTIONS: readonly OptionJson[] = [
  completed("pace", "Begin with this pace, or hours for every question; none: no deadlines"),
  text("together", "Limit where several seats are asked at once: 10m, 24h, 3d"),
  text("in-order", "Limit for a seat in its own turn: 10m, 24h, 2d"),
  text("reply", "Limit for a reply in another seat's turn: 5m, 4h, 1d"),
  completed("zone", "The time zone of all wall times: Europe/Berlin"),
  text("closed", "Hours of each day that do not count: 22-8; none"),
  text("days-off", "Days of the week that do not count: Sat, Sun; none"),
  text("holidays", "Days that do not count: 24 Dec – 1 Jan; none"),
  text("dates", "When questions to several seats close: every day 20:00; none"),
  {
    type: ApplicationCommandOptionType.String,
    name: "at-limit",
    description: "What happens when a seat's time is up",
    choices: [
      { value: "default", name: "The default action is taken" },
      { value: "computer", name: "The computer answers once" },
      { value: "wait", name: "Nothing: the campaign goes on waiting" },
    ],
  },
  GAME,
];

/** `/game clock`: how a campaign keeps time, and, for its host, how it is to from now on. */
export async function clock(services: Services, { asker, given }: Call): Promise<Screen> {
  const { campaigns } = services;
  const record = await findGame(campaigns, asker, textOf(given, "game"));
  const wishes = CLOCK_OPTIONS.some(({ name }) => name !== GAME.name && given[name] !== undefined);
  if (!wishes) return clockPage(record, asker);
  const pace = wished(record.timetable, given, campaigns.now());
  const done = await campaigns.time.retime(record.id, asker.person, pace, asker.interaction);
  if (done === "asks-others") return await askAll(services, asker, record.id, pace);
  const { timetable } = await campaigns.showing.record(record.id);
  return note(`✅ From the next question on: ${timetableLines(timetable).join(" ")}`);
}

/** How a campaign keeps time; where it is under way, its host changes it with the menus behind a button. */
function clockPage({ id, name, host, status, timetable }: GameRecord, { person }: Asker): Screen {
  const isHosts = status === "running" && host === person.id;
  const settings = row(button(writePress({ kind: "settings", game: id }), "Settings"));
  return page(literalName(name), [...timetableLines(timetable), HOW].join("\n"), isHosts ? [settings] : []);
}

const HOW =
  "-# The host changes it with the options of this command, such as `/game clock zone:Europe/Berlin closed:22-8`. A change that gives somebody less time in a running campaign needs everybody's consent.";

/** What gives somebody less time. */
const askAll = (services: Services, asker: Asker, game: string, timetable: Timetable | null): Promise<Screen> =>
  ask(services, asker, game, { kind: "timetable", timetable });

/** What was there, with what was typed. */
function wished(was: Timetable | null, given: Given, now: number): Timetable | null {
  const base = based(was, textOf(given, "pace"));
  if (base === null) return null;
  const { limits } = base;
  const read = <T>(name: string, reading: (text: string) => T, otherwise: T): T => {
    const text = textOf(given, name);
    return text === null ? otherwise : reading(text);
  };
  return {
    limits: {
      together: read("together", typedSpan, limits.together),
      "in-order": read("in-order", typedSpan, limits["in-order"]),
      reply: read("reply", typedSpan, limits.reply),
    },
    zone: read("zone", typedZone, base.zone),
    closed: read("closed", typedHours, base.closed),
    daysOff: [...read("days-off", typedDays, base.daysOff)],
    holidays: read("holidays", (days) => typedHolidays(days, dateIn(base.zone, now)), base.holidays),
    dates: read("dates", typedDates, base.dates),
    atLimit: read("at-limit", atLimit, base.atLimit),
  };
}

/** The pace that was chosen, in the zone of the one before; what there was, if none was chosen. */
function based(was: Timetable | null, pace: string | null): Timetable | null {
  if (pace === null) return was ?? PRESETS.daily;
  const chosen = timetableOf(typedPace(pace));
  return chosen && { ...chosen, zone: was?.zone ?? chosen.zone };
}

const atLimit = (text: string): Timetable["atLimit"] =>
  AT_LIMIT.find((one) => one === text) ?? refuse("bad-limit", "Choose from the list what happens when time is up.");

/** Paces and zones that fit what is being typed. */
export function clockChoices(typing: Typing): readonly Choice[] {
  if (typing.name === "pace") return matching(PACES, typing.text);
  const zones = ["UTC", ...Intl.supportedValuesOf("timeZone")];
  return matching(
    zones.map((zone) => ({ value: zone, name: zone.replaceAll("_", " ") })),
    typing.text.replaceAll(" ", "_"),
  );
}
