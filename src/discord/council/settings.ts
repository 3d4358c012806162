/** The settings of a lobby: what its host chooses for sides, time, absence, talks and a moderator. */
import { ButtonStyle } from "discord.js";
import { refuse } from "#engine";
import { requireMay } from "../../campaign/facts/permissions.ts";
import { ruleInWords } from "../../campaign/telling/lobby-lines.ts";
import {
  COUNCIL_JOINING,
  COUNCIL_RULES,
  type CouncilSettings,
  JOINING_LATER,
  MOST_PEOPLE,
  OFFERED_TO,
} from "../../store/council.ts";
import { writePress } from "../screen/custom-id.ts";
import type { PressOf } from "../screen/payloads.ts";
import { literalName, mention } from "../screen/rich.ts";
import { button, note, option, page, personMenu, type Row, row, type Screen, select } from "../screen/screen.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";
import { ABSENCE_SETTINGS } from "./absence-settings.ts";
import { END_SETTING } from "./end-settings.ts";
import { HELP_SETTING } from "./help-settings.ts";
import { laterSettings } from "./later-settings.ts";
import { LEVEL_SETTING } from "./level-settings.ts";
import { LATER } from "./settings-words.ts";
import { TALK_SETTING } from "./talk-settings.ts";
import { type Choices, TIME_SETTINGS } from "./time-settings.ts";
import { isLook, TIMES, timesOf, timesPage } from "./times-window.ts";

/** The value of a rule that goes by a council's size. */
const BY_SIZE = "size";

/** A setting of a lobby's sides: its menu, and what its values mean. */
interface Setting {
  readonly title: string;
  readonly values: readonly (readonly [value: string, label: string])[];
  readonly chosen: (settings: CouncilSettings) => string;
  /** Null: there is no such value. */
  readonly change: (value: string) => Partial<CouncilSettings> | null;
}

const JOINING: { readonly [how in CouncilSettings["joining"]]: string } = {
  balanced: "sides stay within two of each other",
  open: "any side with room",
  host: "where the host puts people",
};
export const RULES: { readonly [rule in NonNullable<CouncilSettings["rule"]>]: string } = {
  anyone: "whoever comes first acts",
  captain: "the captain acts",
  vote: "councils vote",
};
export const OFFERS: { readonly [who in CouncilSettings["offers"]]: string } = {
  captain: "the captain answers",
  council: "as the council acts",
};

const among = <T extends string>(list: readonly T[], value: string): T | undefined => list.find((one) => one === value);

const SETTINGS: { readonly [setting in keyof CouncilSettings]: Setting } = {
  people: {
    title: "People a side",
    values: Array.from({ length: MOST_PEOPLE - 1 }, (_, i) => [String(i + 2), `up to ${i + 2}`] as const),
    chosen: ({ people }) => String(people),
    change: (value) => (/^\d{1,2}$/.test(value) ? { people: Number(value) } : null),
  },
  joining: {
    title: "Joining",
    values: COUNCIL_JOINING.map((how) => [how, JOINING[how]] as const),
    chosen: ({ joining }) => joining,
    change: (value) => given("joining", among(COUNCIL_JOINING, value)),
  },
  later: {
    title: "After the start",
    values: JOINING_LATER.map((how) => [how, LATER[how]] as const),
    chosen: ({ later }) => later,
    change: (value) => given("later", among(JOINING_LATER, value)),
  },
  rule: {
    title: "Councils",
    values: [
      [BY_SIZE, "in twos and threes anyone acts, larger ones vote"],
      ...COUNCIL_RULES.map((rule) => [rule, RULES[rule]] as const),
    ],
    chosen: ({ rule }) => rule ?? BY_SIZE,
    change: (value) => (value === BY_SIZE ? { rule: null } : given("rule", among(COUNCIL_RULES, value))),
  },
  offers: {
    title: "Offers",
    values: OFFERED_TO.map((who) => [who, OFFERS[who]] as const),
    chosen: ({ offers }) => offers,
    change: (value) => given("offers", among(OFFERED_TO, value)),
  },
};

const given = <K extends keyof CouncilSettings>(
  setting: K,
  value: CouncilSettings[K] | undefined,
): Partial<CouncilSettings> | null => (value === undefined ? null : { [setting]: value });

/** The screen of a lobby's settings, and what its menus change. */
export async function settings(
  services: Services,
  asker: Asker,
  press: PressOf<"settings">,
  values: readonly string[],
): Promise<Screen> {
  const { councils } = services.campaigns;
  const { game } = press;
  if ("does" in press && press.does === "done") return await settledPage(services, game);
  if ("does" in press && press.does === "timed") return await timesPage(services, game, values);
  const { status } = await services.campaigns.showing.record(game);
  if (status === "running") return await laterSettings(services, asker, press, values);
  if (!isLook(press)) {
    const [value = ""] = values;
    const { person, interaction } = asker;
    const setting = "setting" in press ? press.setting : null;
    const change = settingOf(SETTINGS, setting)?.change(value);
    const absence = settingOf(ABSENCE_SETTINGS, setting)?.change(value);
    if (change) await councils.configure(game, change, { person, interaction });
    else if (absence) await services.campaigns.time.configureAbsence(game, person, absence, interaction);
    else if (!(await settleOther(services, asker, game, setting, value)))
      await settleTime(services, asker, press, values);
  }
  return await settingsPage(services, asker, game);
}

/** Talks, the end, computers and help; says whether the setting is one of these. */
async function settleOther(
  { campaigns }: Services,
  { person, interaction }: Asker,
  game: string,
  setting: string | null,
  value: string,
): Promise<boolean> {
  const known = <T>(change: T | undefined | null): T =>
    change ?? refuse("no-setting", "There is no such choice any more.");
  const asked = { person, interaction };
  if (setting === "talks") await campaigns.negotiation.configure(game, known(TALK_SETTING.change(value)), asked);
  else if (setting === "end") await campaigns.people.configureEnd(game, known(END_SETTING.change(value)), asked);
  else if (setting === "level") await campaigns.people.configureLevel(game, known(LEVEL_SETTING.change(value)), asked);
  else if (setting === "help") await campaigns.people.configureHelp(game, known(HELP_SETTING.change(value)), asked);
  else return false;
  return true;
}

const settingOf = <T>(settings: { readonly [name: string]: T }, setting: string | null): T | undefined =>
  Object.entries(settings).find(([name]) => name === setting)?.[1];

/** The pace, its zone, what comes at its limits, and which hours count: `/game clock` sets every figure. */
async function settleTime(
  { campaigns }: Services,
  { person, interaction }: Asker,
  press: PressOf<"settings">,
  values: readonly string[],
): Promise<void> {
  const { game } = press;
  const { timetable, status } = await campaigns.showing.record(game);
  if (status !== "lobby") refuse("not-a-lobby", "This campaign has already started.");
  const pace = timesOf(timetable, press, values, campaigns.now());
  if (pace === undefined) refuse("no-setting", "There is no such choice any more. Press **Settings** again.");
  else await campaigns.time.retime(game, person, pace, interaction);
}

/** What is left of the page once its host has done with it. */
async function settledPage({ campaigns }: Services, game: string): Promise<Screen> {
  const { name } = await campaigns.showing.record(game);
  return note(`✅ **${literalName(name)}** is set up. **Settings** under the lobby's post opens this page again.`);
}

export async function settingsPage({ campaigns }: Services, asker: Asker, game: string): Promise<Screen> {
  const record = await campaigns.showing.record(game);
  const { name, council, host, status, timetable, moderator } = record;
  if (status !== "lobby") return refuse("not-a-lobby", "This campaign has already started.");
  requireMay(host === asker.person.id ? ["host"] : [], "share");
  const menu = (setting: string, title: string, values: Choices, is: string): Row[] => {
    const entries = values.map(([value, label]) => option(value, `${title}: ${label}`, "", value === is));
    return entries.length === 0 ? [] : [row(select(writePress({ kind: "settings", game, setting }), title, entries))];
  };
  const sides = Object.entries(council === null ? {} : SETTINGS).flatMap(([setting, { title, values, chosen }]) =>
    council === null ? [] : menu(setting, title, values, chosen(council)),
  );
  const clock = Object.entries(TIME_SETTINGS).flatMap(([setting, { title, values, chosen }]) =>
    menu(setting, title, values(timetable), chosen(timetable)),
  );
  const absence = Object.entries(ABSENCE_SETTINGS).flatMap(([setting, { title, values, chosen }]) =>
    timetable === null && setting === "silent" ? [] : menu(setting, title, values, chosen(record)),
  ); // without deadlines nobody falls silent
  const { places } = await campaigns.showing.status(game);
  const talks =
    places.length > 2 ? menu("talks", TALK_SETTING.title, TALK_SETTING.values, TALK_SETTING.chosen(record)) : [];
  const end = menu("end", END_SETTING.title, END_SETTING.values, END_SETTING.chosen(record));
  const thinks = campaigns.books.definitions.some(({ id, planning }) => id === record.game && planning);
  const level = thinks ? menu("level", LEVEL_SETTING.title, LEVEL_SETTING.values, LEVEL_SETTING.chosen(record)) : [];
  const help = thinks ? menu("help", HELP_SETTING.title, HELP_SETTING.values, HELP_SETTING.chosen(record)) : [];
  const person = (what: "moderator" | "sides"): string => writePress({ kind: "person", game, for: what });
  const moderating = personMenu(person("moderator"), "Moderator: nobody", { chosen: moderator, optional: true });
  const placing = council?.joining === "host" ? [row(button(person("sides"), "Put people on sides…"))] : [];
  const door = (does: "times" | "done") => writePress({ kind: "settings", game, does });
  const times = timetable === null ? [] : [button(door("times"), TIMES)];
  const done = button(door("done"), "Done", ButtonStyle.Success);
  const lines = [
    `Each choice counts at once.${council === null ? "" : ` ${ruleInWords(council)}`}`,
    `-# Moderator: ${moderator === null ? "nobody" : mention(moderator)}. A moderator plays no side. \`/game clock\` sets every limit.`,
  ];
  const rows = [
    ...sides,
    ...clock,
    ...absence,
    ...talks,
    ...end,
    ...level,
    ...help,
    row(moderating),
    ...placing,
    row(...times, done),
  ];
  return page(`Settings · ${literalName(name)}`, lines.join("\n"), rows);
}
