/** What can still be settled in a running campaign: some of it at once, the rest once all who play agree. */
import { absenceLines, timetableLines } from "../../campaign/time/timetable-words.ts";
import { type CouncilSettings, JOINING_LATER } from "../../store/council.ts";
import type { GameRecord } from "../../store/records.ts";
import { writePress } from "../screen/custom-id.ts";
import type { PressOf } from "../screen/payloads.ts";
import { unknownControl } from "../screen/refusals.ts";
import { literalName } from "../screen/rich.ts";
import { button, option, page, type Row, row, type Screen, select } from "../screen/screen.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";
import { ABSENCE_SETTINGS } from "./absence-settings.ts";
import { LATER } from "./settings-words.ts";
import { type Choices, TIME_SETTINGS } from "./time-settings.ts";
import { isLook, TIMES, timesOf } from "./times-window.ts";

const ASKED = "✅ The others are asked in the channel of the campaign: it counts once all agree.\n";
const DONE = "✅ It counts from now on, the time from the next question on.\n";

/** The settings of a running campaign, and what its menus change: some at once, the rest once all who play agree. */
export async function laterSettings(
  services: Services,
  asker: Asker,
  press: PressOf<"settings">,
  values: readonly string[],
): Promise<Screen> {
  const { game } = press;
  const news = isLook(press)
    ? ""
    : await changed(services, asker, await services.campaigns.showing.record(game), press, values);
  return laterPage(await services.campaigns.showing.record(game), news);
}

/** What came of a choice, for the top of the page. */
async function changed(
  { campaigns }: Services,
  { person, interaction }: Asker,
  { id, timetable }: GameRecord,
  press: PressOf<"settings">,
  values: readonly string[],
): Promise<string> {
  const [value = ""] = values;
  const setting = "setting" in press ? press.setting : null;
  if (setting === "later") {
    const later = JOINING_LATER.find((how) => how === value) ?? unknownControl();
    await campaigns.councils.configureJoiningLater(id, later, { person, interaction });
    return DONE;
  }
  if (setting === "silent") {
    const { silentSeat = null } = ABSENCE_SETTINGS.silent.change(value) ?? unknownControl();
    await campaigns.requests.ask(id, person, { kind: "silent", silentSeat }, interaction);
    return ASKED;
  }
  const pace = timesOf(timetable, press, values, campaigns.now());
  if (pace === undefined) return unknownControl();
  if ((await campaigns.time.retime(id, person, pace, interaction)) === "done") return DONE;
  await campaigns.requests.ask(id, person, { kind: "timetable", timetable: pace }, interaction);
  return ASKED;
}

function laterPage(record: GameRecord, news: string): Screen {
  const { id: game, name, timetable, council } = record;
  const menu = (setting: string, title: string, values: Choices, is: string): Row[] => {
    const entries = values.map(([value, label]) => option(value, `${title}: ${label}`, "", value === is));
    return entries.length === 0 ? [] : [row(select(writePress({ kind: "settings", game, setting }), title, entries))];
  };
  const clock = Object.entries(TIME_SETTINGS).flatMap(([setting, { title, values, chosen }]) =>
    menu(setting, title, values(timetable), chosen(timetable)),
  );
  const { silent } = ABSENCE_SETTINGS;
  const absence = timetable === null ? [] : menu("silent", silent.title, silent.values, silent.chosen(record));
  const times = button(writePress({ kind: "settings", game, does: "times" }), TIMES);
  const rows = [...clock, ...absence, ...joining(council, menu), ...(timetable === null ? [] : [row(times)])];
  return page(`Settings · ${literalName(name)}`, [news + sentences(record), HOW].join("\n"), rows);
}

const sentences = (record: GameRecord): string =>
  [...timetableLines(record.timetable), ...absenceLines(record)].join(" ");

const joining = (
  council: CouncilSettings | null,
  menu: (setting: string, title: string, values: Choices, is: string) => Row[],
): Row[] =>
  council === null
    ? []
    : menu(
        "later",
        "Joining",
        JOINING_LATER.map((how) => [how, LATER[how]] as const),
        council.later,
      );

const HOW =
  "-# What gives nobody less time counts at once; less time, what comes at the limit and what becomes of a silent seat count once all who play agree.";
