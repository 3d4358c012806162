/** `/council`: what those who hold a seat together settle among themselves. */
import { ApplicationCommandOptionType } from "discord.js";
import { Refused, refuse } from "#engine";
import { CALLS, COUNCIL_RULES, OFFERED_TO } from "../../store/council.ts";
import type { GameRecord } from "../../store/records.ts";
import { callsPage, whenCalled } from "../council/calls.ts";
import { OFFERS, RULES } from "../council/settings.ts";
import { literalName, mention } from "../screen/rich.ts";
import { note, page, type Screen } from "../screen/screen.ts";
import { type Asker, staffOf } from "../services/asker.ts";
import type { Services } from "../services/services.ts";
import {
  type Call,
  type Command,
  commandJson,
  completed,
  type Named,
  type OptionJson,
  subcommand,
  textOf,
} from "./typing/command.ts";
import { meant } from "./typing/typed.ts";
import { findGame, GAME, gameChoices } from "./typing/which.ts";

const who = (description: string): OptionJson => ({
  type: ApplicationCommandOptionType.User,
  name: "person",
  description,
  required: true,
});

export const councilCommand: Command = {
  json: commandJson(
    "council",
    "For those who play a side together: who leads it, who belongs to it, when you are called",
    [
      subcommand("about", "What a council is, how one begins, and which one is yours", [GAME]),
      subcommand("captain", "Propose a captain; more than half of the active members decide", [
        who("Who is to be captain"),
        GAME,
      ]),
      subcommand("deputy", "Propose a deputy, who stands in for the captain", [who("Who is to be deputy"), GAME]),
      subcommand(
        "negotiator",
        "Propose who else speaks for your side in talks and promises, or that they do so no more",
        [who("Who is to negotiate, or no longer to"), GAME],
      ),
      subcommand(
        "remove",
        "Propose that somebody leaves the council for good; in a council of two, the moderator decides",
        [who("Who is to leave"), GAME],
      ),
      subcommand("rule", "Propose how your council acts", [
        {
          type: ApplicationCommandOptionType.String,
          name: "rule",
          description: "Who acts for your side",
          required: true,
          choices: COUNCIL_RULES.map((value) => ({ value, name: RULES[value] })),
        },
        GAME,
      ]),
      subcommand("offers", "Propose who answers offers to your council", [
        {
          type: ApplicationCommandOptionType.String,
          name: "who",
          description: "Who answers them",
          required: true,
          choices: OFFERED_TO.map((value) => ({ value, name: OFFERS[value] })),
        },
        GAME,
      ]),
      subcommand("place", "Ask somebody to play on a side, where the host puts people on sides", [
        who("Who is to play there"),
        { ...completed("seat", "Which side?"), required: true } as OptionJson, // a text option, which may be
        GAME,
      ]),
      subcommand("calls", "When you are called in the thread of your council", [
        {
          type: ApplicationCommandOptionType.String,
          name: "when",
          description: "When",
          required: true,
          choices: CALLS.map((value) => ({ value, name: whenCalled(value) })),
        },
        GAME,
      ]),
    ],
  ),
  async run(services, call) {
    const { asker, sub, given } = call;
    if (sub === "about") return await aboutCouncils(services, asker, textOf(given, "game"));
    const { id } = await findGame(services.campaigns, asker, textOf(given, "game"));
    switch (sub) {
      case "captain":
      case "deputy":
        return await propose(services, asker, id, { kind: sub, person: named(call).person.id });
      case "negotiator":
        return await negotiator(services, asker, id, named(call).person.id);
      case "remove":
        return await remove(services, asker, id, named(call));
      case "rule":
        return await propose(services, asker, id, {
          kind: "rule",
          rule: COUNCIL_RULES.find((rule) => rule === given.rule) ?? refuse("no-rule", "There is no such rule."),
        });
      case "offers":
        return await propose(services, asker, id, {
          kind: "offers",
          offers: OFFERED_TO.find((who) => who === given.who) ?? refuse("no-choice", "There is no such choice."),
        });
      case "place":
        return await place(services, call, id);
      case "calls":
        return await callsPage(services, asker, id, textOf(given, "when") ?? "");
      default:
        return refuse("no-command", "There is no such command.");
    }
  },
  async complete({ campaigns }, { asker, given }, typing) {
    if (typing.name === "game") return await gameChoices(campaigns, asker);
    const { id } = await findGame(campaigns, asker, textOf(given, "game"));
    return (await campaigns.showing.status(id)).places.map((place) => ({ value: place.id, name: place.name }));
  },
};

/** For whoever has never seen one; below it, the councils of the campaign that is meant, where there is one. */
async function aboutCouncils({ campaigns }: Services, asker: Asker, named: string | null): Promise<Screen> {
  const record = await findGame(campaigns, asker, named).catch((error: unknown) => {
    if (named === null && error instanceof Refused && error.code === "no-game") return null;
    throw error;
  });
  return page("Councils", [...WHAT_IT_IS, ...(record ? await theirs(campaigns, asker, record) : [])].join("\n"));
}

const WHAT_IT_IS = [
  "A council is several people who play one side together. They meet in a private thread with one post: their hand, the question and its answers. What they answer is put to the vote there.",
  "**How one begins**: whoever opens a campaign chooses how many may play a side, `/game create council:4`. Others join a side with **Join** under its first post, or `/game join`; councils meet once the host starts it.",
  "**Who leads it**: a captain and a deputy, who decide what no vote has decided in time. `/council captain` proposes one, `/council rule` how your council acts, `/council calls` when you are called.",
];

/** How it is in this campaign, and for whoever asks. */
async function theirs(campaigns: Services["campaigns"], asker: Asker, record: GameRecord): Promise<readonly string[]> {
  const name = literalName(record.name);
  if (record.council === null)
    return [`In “${name}” every side is played by one person: it was opened without councils.`];
  const { members, seats, places } = await campaigns.showing.status(record.id);
  const mine = members.filter(({ person, seat }) => person === asker.person.id && seat !== null);
  if (mine.length === 0) return [`“${name}” is played by councils; you belong to none of them yet.`];
  return mine.map(({ seat }) => {
    const side = [...seats, ...places].find(({ id }) => id === seat)?.name ?? seat;
    const others = members.filter((one) => one.seat === seat && one.person !== asker.person.id && !one.bot);
    const beside =
      others.length > 0 ? `with ${others.map(({ person }) => mention(person)).join(", ")}` : "alone so far";
    return `In “${name}” you play ${side}, ${beside}.`;
  });
}

async function place({ campaigns }: Services, call: Call, game: string): Promise<Screen> {
  const { person, interaction } = call.asker;
  const { places } = await campaigns.showing.status(game);
  const side = meant(
    places.map(({ id, name }) => ({ value: id, label: name })),
    textOf(call.given, "seat") ?? "",
  );
  const who = named(call).person.id;
  await campaigns.councils.place(game, { seat: side, person: who }, { person, interaction });
  return note(`✅ ${mention(who)} is asked in the channel of the campaign.`);
}

function named({ people = {} }: Call): Named {
  const person = people.person;
  return person && !person.bot ? person : refuse("not-a-person", "Name a person: a bot belongs to no council.");
}

async function propose(
  { campaigns }: Services,
  { person, interaction }: Asker,
  game: string,
  matter: Parameters<Services["campaigns"]["councils"]["propose"]>[1],
): Promise<Screen> {
  await campaigns.councils.propose(game, matter, { person, interaction });
  return note("✅ Your council is asked, in its thread; you are for it.");
}

/** For somebody who negotiates: that they no longer do. */
async function negotiator(services: Services, asker: Asker, game: string, person: string): Promise<Screen> {
  const { members } = await services.campaigns.showing.status(game);
  const negotiates = members.some((one) => one.person === person && one.office === "negotiator");
  return await propose(services, asker, game, { kind: negotiates ? "relief" : "negotiator", person });
}

/** A council of two cannot decide that: whoever looks after the campaign without playing does. */
async function remove(services: Services, asker: Asker, game: string, { person: who }: Named): Promise<Screen> {
  const { campaigns } = services;
  const mine = await campaigns.showing.seatsOf(game, asker.person.id);
  const { members } = await campaigns.showing.status(game);
  const isTheirs = members.some(({ person, seat }) => person === who.id && seat !== null && mine.includes(seat));
  if (isTheirs) return await propose(services, asker, game, { kind: "removal", person: who.id });
  const wish = { game, person: asker.person.id, staffOf: staffOf(asker), interaction: asker.interaction };
  await campaigns.councils.removeFromPair(wish, who.id);
  return note(`✅ ${mention(who.id)} is no longer in that council.`);
}
