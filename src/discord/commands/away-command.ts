/** `/away`, and the like under `/game`: how people take leave, lend their seat, or come back. */
import { ApplicationCommandOptionType } from "discord.js";
import { refuse } from "#engine";
import { MEANWHILE, type Meanwhile, MOST_DAYS_AWAY } from "../../campaign/service/time/leave.ts";
import { note, type Screen } from "../screen/screen.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";
import { ALL, backEverywhere, backOn, goAwayAll, goingAway, todayOf } from "./pages/away-page.ts";
import { lendSeat } from "./pages/handover.ts";
import { type Call, type Command, commandJson, type OptionJson, textOf } from "./typing/command.ts";
import { typedUntil } from "./typing/typed-time.ts";
import { findGame, GAME, gameChoices } from "./typing/which.ts";

const NAMES: { readonly [what in Meanwhile]: string } = {
  wait: "It waits for you",
  computer: "The computer minds it",
  orders: "Orders and default answers",
};

const until: OptionJson = {
  type: ApplicationCommandOptionType.String,
  name: "until",
  description: "Until which date, in all your campaigns: 3 Dec, or 5 days",
};
const meanwhile: OptionJson = {
  type: ApplicationCommandOptionType.String,
  name: "meanwhile",
  description: "What happens to your seat; with a date you are asked if it is left out, else it waits",
  choices: MEANWHILE.map((value) => ({ value, name: NAMES[value] })),
};

export const AWAY_OPTIONS: readonly OptionJson[] = [
  until,
  {
    type: ApplicationCommandOptionType.Integer,
    name: "days",
    description: "For how many days, in this campaign alone",
    min_value: 1,
    max_value: MOST_DAYS_AWAY,
  },
  meanwhile,
  GAME,
];

/** `/away`: leave in all of one's campaigns at once. */
export const awayCommand: Command = {
  json: commandJson("away", "Going away? In all your campaigns at once, until a date", [
    { ...until, required: true } as OptionJson, // a text option, which may be
    meanwhile,
    GAME,
  ]),
  run: away,
  complete: async ({ campaigns }, { asker }) => await gameChoices(campaigns, asker),
};

/** "3 Dec" or "5 days" as a date, from the day that it is for this person. */
export const typedDay = async (services: Services, asker: Asker, date: string): Promise<string> =>
  typedUntil(date, await todayOf(services, asker));

/** By a date in all campaigns, or in the one that is named; by days in one. */
export async function away(services: Services, { asker, given }: Call): Promise<Screen> {
  const { campaigns } = services;
  const date = textOf(given, "until");
  const way = MEANWHILE.find((one) => one === given.meanwhile);
  const named = textOf(given, "game");
  if (date !== null) {
    const day = await typedDay(services, asker, date);
    const game = named === null ? ALL : (await findGame(campaigns, asker, named)).id;
    if (way === undefined) return await goingAway(services, asker, game, day);
    return await goAwayAll(services, asker, game, { until: day, meanwhile: way });
  }
  if (given.days === undefined) return refuse("bad-days", "Say until when: `until:3 Dec`, or `days:5`.");
  const { id } = await findGame(campaigns, asker, named);
  await campaigns.time.goAway(id, asker.person, Number(given.days), asker.interaction, way);
  return note("✅ You are on leave. Playing ends it, and so does `/game back`; you can take what is left of it later.");
}

/** Somebody else plays: until a date, or until the seat is taken back. */
export async function lend(services: Services, { asker, given, people = {} }: Call): Promise<Screen> {
  const record = await findGame(services.campaigns, asker, textOf(given, "game"));
  const date = textOf(given, "until");
  const until = date === null ? null : backOn(record, await typedDay(services, asker, date));
  return await lendSeat(services, asker, record.id, { named: people.with, until });
}

/** In all campaigns; in the one that is named, or is meant, where somebody is on leave in none: a seat may be lent there. */
export async function back(services: Services, { asker, given }: Call): Promise<Screen> {
  const { campaigns } = services;
  const named = textOf(given, "game");
  const leaves = await campaigns.time.leaves(asker.person.id);
  if (named === null && leaves.found.some((view) => view.away !== null))
    return await backEverywhere(services, asker, ALL);
  const { id } = await findGame(campaigns, asker, named);
  await campaigns.time.comeBack(id, asker.person, asker.interaction);
  return note("✅ You are back.");
}
