import { requireMay } from "../../campaign/permissions.ts";
import { absenceLines, timetableLines } from "../../campaign/timetable-words.ts";
import { type CouncilSettings, JOINING_LATER } from "../../store/council.ts";
import type { GameRecord } from "../../store/records.ts";
import type { Asker } from "../asker.ts";
import { type Press, writePress } from "../custom-id.ts";
import { literalName } from "../rich.ts";
import { button, option, page, type Row, row, type Screen, select } from "../screen.ts";
import { unknownControl } from "../seat/refusals.ts";
import type { Services } from "../services.ts";
import { ABSENCE_SETTINGS } from "./absence-settings.ts";
import { LATER } from "./settings-words.ts";
import { type Choices, TIME_SETTINGS } from "./time-settings.ts";
import { TIMES, timesOf } from "./times-window.ts";

const ASKED = "✅ The others are asked in the channel of the campaign: it counts once all agree.\n";
const DONE = "✅ It counts from now on, the time from the next question on.\n";

/** The settings of a running campaign, and what its menus change: some at once, the rest once all who play agree. */
export async function laterSettings(
  services: Services,
  asker: Asker,
  { game, step }: Pick<Press, "game" | "step">,
  values: readonly string[],
): Promise<Screen> {
  const record = await services.campaigns.showing.record(game);
  requireMay(record.host === asker.person.id ? ["host"] : [], "time");
  const news = step === "" || step === "keep" ? "" : await changed(services, asker, record, step, values);
  return laterPage(await services.campaigns.showing.record(game), news);
}

/** What came of a choice, for the top of the page. */
async function changed(
  { campaigns }: Services,
  { person, interaction }: Asker,
  { id, timetable }: GameRecord,
  step: string,
  values: readonly string[],
): Promise<string> {
  const [value = ""] = values;
  if (step === "later") {
    const later = JOINING_LATER.find((how) => how === value) ?? unknownControl();
    await campaigns.councils.configureJoiningLater(id, later, { person, interaction });
    return DONE;
  }
  if (step === "silent") {
    const { silentSeat = null } = ABSENCE_SETTINGS.silent.change(value) ?? unknownControl();
    await campaigns.requests.ask(id, person, { kind: "silent", silentSeat }, interaction);
    return ASKED;
  }
  const pace = timesOf(timetable, step, values, campaigns.now());
  if (pace === undefined) return unknownControl();
  if ((await campaigns.time.retime(id, person, pace, interaction)) === "done") return DONE;
  await campaigns.requests.ask(id, person, { kind: "timetable", timetable: pace }, interaction);
  return ASKED;
}

function laterPage(record: GameRecord, news: string): Screen {
  const { id: game, name, timetable, council } = record;
  const menu = (step: string, title: string, values: Choices, is: string): Row[] => {
    const entries = values.map(([value, label]) => option(value, `${title}: ${label}`, "", value === is));
    return entries.length === 0 ? [] : [row(select(writePress({ kind: "settings", game, step }), title, entries))];
  };
  const clock = Object.entries(TIME_SETTINGS).flatMap(([step, { title, values, chosen }]) =>
    menu(step, title, values(timetable), chosen(timetable)),
  );
  const { silent } = ABSENCE_SETTINGS;
  const absence = timetable === null ? [] : menu("silent", silent.title, silent.values, silent.chosen(record));
  const times = button(writePress({ kind: "settings", game, step: "times" }), TIMES);
  const rows = [...clock, ...absence, ...joining(council, menu), ...(timetable === null ? [] : [row(times)])];
  return page(`Settings · ${literalName(name)}`, [news + sentences(record), HOW].join("\n"), rows);
}

const sentences = (record: GameRecord): string =>
  [...timetableLines(record.timetable), ...absenceLines(record)].join(" ");

const joining = (
  council: CouncilSettings | null,
  menu: (step: string, title: string, values: Choices, is: string) => Row[],
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
