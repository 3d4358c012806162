/** The page on which somebody says until when they are away, and who acts for them. */
import { ButtonStyle } from "discord.js";
import { z } from "zod";
import { Refused } from "#engine";
import { forbid } from "../../../campaign/facts/permissions.ts";
import { ONLY_ANSWERS } from "../../../campaign/moves/computers.ts";
import type { Meanwhile } from "../../../campaign/service/time/leave.ts";
import type { InEach, LeaveView } from "../../../campaign/service.ts";
import { dateIn, momentIn } from "../../../campaign/time/open-hours.ts";
import type { GameRecord } from "../../../store/records.ts";
import { writePress } from "../../screen/custom-id.ts";
import type { PressOf } from "../../screen/payloads.ts";
import { refusalText, unknownControl } from "../../screen/refusals.ts";
import { date, literalName, mention } from "../../screen/rich.ts";
import { button, page, personMenu, type Row, row, type Screen } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";

/** In the place of a campaign: all in which somebody plays. */
export const ALL = "all";
/** How many campaigns have a menu of people of their own. */
const MOST_MENUS = 4;
/** Leave ends at noon of its last day: whoever comes back on it has the rest of that day at least. */
const NOON = 12 * 60;

/** Some of somebody's campaigns: one, or all. Refused if they play in none of them. */
async function leavesIn({ campaigns }: Services, { person }: Asker, game: string): Promise<InEach<LeaveView>> {
  const { found, unread } = await campaigns.time.leaves(person.id);
  const isMeant = (id: string): boolean => game === ALL || id === game;
  const mine = {
    found: found.filter(({ record }) => isMeant(record.id)),
    unread: unread.filter(({ id }) => isMeant(id)),
  };
  return mine.found.length + mine.unread.length === 0 ? forbid("leave") : mine;
}

/** When somebody is back who is away until a date ("2026-12-03"), by the clock of a campaign. */
export const backOn = ({ timetable }: Pick<GameRecord, "timetable">, until: string): number =>
  momentIn(timetable?.zone ?? "UTC", until, NOON);
const endIn = ({ record }: LeaveView, until: string): number => backOn(record, until);

/** The page of whoever is going away: councils know it at once, and what becomes of other seats is one press. */
export async function goingAway(services: Services, asker: Asker, game: string, until: string): Promise<Screen> {
  const mine = await leavesIn(services, asker, game);
  const councils = mine.found.filter(({ council, away }) => council !== null && away === null);
  const news = await leaveAll(services, asker, councils, until, "wait");
  return await awayPage(services, asker, { game, until, news });
}

/** At once, without a press. */
export async function goAwayAll(
  services: Services,
  asker: Asker,
  game: string,
  { until, meanwhile }: { readonly until: string; readonly meanwhile: Meanwhile },
): Promise<Screen> {
  const here = (await leavesIn(services, asker, game)).found.filter(({ away }) => away === null);
  const news = await leaveAll(services, asker, here, until, meanwhile);
  return await awayPage(services, asker, { game, until, news });
}

/** Takes leave in each of them; what is refused in one stops no other, and is told. */
async function leaveAll(
  { campaigns }: Services,
  { person, interaction }: Asker,
  mine: readonly LeaveView[],
  until: string,
  way: Meanwhile,
): Promise<readonly string[]> {
  return await eachOf(mine, async (view) => {
    const { id } = view.record;
    await campaigns.time.goAway(id, person, { until: endIn(view, until) }, idOf(interaction, id), way);
  });
}

/** An interaction is answered once in each campaign. */
const idOf = (interaction: string | null, game: string): string | null =>
  interaction === null ? null : `${interaction} ${game}`;

async function eachOf(
  mine: readonly LeaveView[],
  work: (view: LeaveView) => Promise<void>,
): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const view of mine)
    try {
      await work(view);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused.push(`⚠️ **${literalName(view.record.name)}**: ${refusalText(error)}`);
    }
  return refused;
}

/** What a press on that page brings. */
export async function pressAway(services: Services, asker: Asker, press: PressOf<"away">): Promise<Screen> {
  if (!("until" in press)) return await backEverywhere(services, asker, press.game);
  const { game, does, until } = press;
  if (!isDate(until)) return unknownControl();
  const open = (await leavesIn(services, asker, game)).found.filter(isOpen);
  const news = await leaveAll(services, asker, open, until, does);
  return await awayPage(services, asker, { game, until, news });
}

/** Where somebody still has to say what becomes of their seat. */
const isOpen = ({ council, away }: LeaveView): boolean => council === null && away === null;

/** Whether that is a date: "2026-12-03". */
export const isDate = (text: string): boolean => z.iso.date().safeParse(text).success;

/** Ends all of somebody's leave. */
export async function backEverywhere(services: Services, asker: Asker, game: string): Promise<Screen> {
  const { person, interaction } = asker;
  const { found, unread } = await leavesIn(services, asker, game);
  const gone = found.filter(({ away }) => away !== null);
  const refused = await eachOf(gone, async ({ record: { id } }) => {
    await services.campaigns.time.comeBack(id, person, idOf(interaction, id));
  });
  const names = gone.map(({ record }) => `**${literalName(record.name)}**`).join(", ");
  const done = gone.length === 0 ? "You are not on leave anywhere." : `✅ You are back: ${names}.`;
  return page("", [done, ...refused, ...unread.map(unreadLine)].join("\n"));
}

interface Going {
  readonly game: string;
  readonly until: string;
  /** What was refused. */
  readonly news: readonly string[];
}

async function awayPage(services: Services, asker: Asker, { game, until, news }: Going): Promise<Screen> {
  const { found, unread } = await leavesIn(services, asker, game);
  const open = found.filter(isOpen);
  const gone = found.filter(({ away }) => away !== null);
  const now = services.campaigns.now();
  const lines = [
    ...news,
    ...gone.map(goneLine),
    ...open.map((view) => openLine(view, until, now)),
    ...unread.map(unreadLine),
  ];
  const [first] = found;
  const title = `Away until ${first ? date(endIn(first, until)) : until}`;
  return page(title, lines.join("\n"), [
    ...choices(open, { game, until }, now),
    ...open.slice(0, MOST_MENUS).map((view) => lendMenu(view, until, open.length > 1)),
    ...(gone.length === 0
      ? []
      : [row(button(writePress({ kind: "away", game, does: "back" }), "I am back", ButtonStyle.Success))]),
  ]);
}

/** One press says it for all seats that somebody holds alone. */
function choices(open: readonly LeaveView[], { game, until }: Omit<Going, "news">, now: number): Row[] {
  const [first, ...others] = open;
  if (!first) return [];
  const hold = others.length > 0 ? "Hold my clocks" : `Hold my clock (${first.left} of ${first.granted} days)`;
  const id = (does: Meanwhile): string => writePress({ kind: "away", game, does, until });
  const enough = open.some((view) => isGranted(view, until, now));
  return [
    row(
      button(id("wait"), hold, ButtonStyle.Primary, !enough),
      button(id("computer"), "The computer minds it", ButtonStyle.Secondary, !enough),
      button(id("orders"), "Orders and default answers"),
    ),
  ];
}

const DAY = 24 * 3_600_000;
const isGranted = (view: LeaveView, until: string, now: number): boolean => endIn(view, until) - now <= view.left * DAY;

/** `several`: it has to say for which campaign. */
const lendMenu = ({ record: { id, name } }: LeaveView, until: string, several: boolean): Row =>
  row(
    personMenu(
      writePress({ kind: "person", game: id, for: "lend-until", until }),
      `Somebody else until then${several ? `: ${literalName(name)}` : ""}`,
    ),
  );

/** Where it is settled what happens meanwhile. */
function goneLine({ record, seats, away, standIn, council }: LeaveView): string {
  const until = away === null ? "" : ` until ${date(away)}`;
  const head = `• **${literalName(record.name)}**${until}: `;
  if (council === null) return `${head}${THEN[standIn ?? "wait"](seats)}. Playing ends your leave.`;
  const duty = council.onDuty === null ? "nobody of your council is there" : `${mention(council.onDuty)} is on duty`;
  return `${head}no calls, your vote is not counted; ${duty}.`;
}

const THEN: { readonly [way in Meanwhile]: (seats: string) => string } = {
  wait: (seats) => `no clock runs for ${seats}`,
  computer: (seats) =>
    `the computer minds ${seats}: your orders and prepared answers come first, for the rest ${ONLY_ANSWERS}`,
  orders: (seats) => `your orders and default answers answer for ${seats}`,
};

/** Where whoever holds a seat alone has to say so. */
function openLine(view: LeaveView, until: string, now: number): string {
  const { record, seats, left, granted } = view;
  const short = isGranted(view, until, now)
    ? ""
    : " That is too few: only orders and default answers, or somebody else.";
  return `• **${literalName(record.name)}**, ${seats}, you alone: what happens meanwhile? ${left} of ${granted} days of leave are left.${short}`;
}

/** Where nothing can be settled for now. */
const unreadLine = ({ name }: GameRecord): string =>
  `• ⚠️ **${literalName(name)}** cannot be read just now, so nothing changes there.`;

/** The date of today where most of somebody's time is kept: that of the first of their campaigns. */
export async function todayOf({ campaigns }: Services, { person }: Asker): Promise<string> {
  const [first] = (await campaigns.time.leaves(person.id)).found;
  return dateIn(first?.record.timetable?.zone ?? "UTC", campaigns.now());
}
