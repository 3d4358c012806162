/** `/moderate`: what a moderator does, who plays no side. */
import { ApplicationCommandOptionType } from "discord.js";
import { type Correction, type GameTypes, matchName, refuse } from "#engine";
import { MOST_HOURS } from "../../campaign/service/moderation/looking-on.ts";
import { setRight } from "../moderator/corrections-page.ts";
import { lookPage, panelPage } from "../moderator/panel.ts";
import { note, page, type Screen } from "../screen/screen.ts";
import { staffOf } from "../services/asker.ts";
import type { Services } from "../services/services.ts";
import {
  type Call,
  type Command,
  commandJson,
  completed,
  type Given,
  matching,
  type OptionJson,
  subcommand,
  textOf,
} from "./typing/command.ts";
import { completeParam } from "./typing/complete-param.ts";
import { optionName } from "./typing/param-options.ts";
import { findGame, GAME, gameChoices } from "./typing/which.ts";

/** The choices of a correction, in the order in which it asks for them. */
const CHOICES: readonly string[] = ["first", "second", "third", "fourth", "fifth"];

const reason: OptionJson = {
  type: ApplicationCommandOptionType.String,
  name: "reason",
  description: "Why? Everyone reads it in the channel",
  required: true,
};
const seat: OptionJson = { ...completed("seat", "Which seat?"), required: true } as OptionJson; // a text option, which may be

export const moderateCommand: Command = {
  json: commandJson("moderate", "For the moderator of a campaign: pause, go back, set right what went wrong", [
    subcommand("panel", "Everything at a glance: pause, stop, more time, go back, seats", [GAME]),
    subcommand("time", "Give everyone who is waited for more time", [
      {
        type: ApplicationCommandOptionType.Integer,
        name: "hours",
        description: "How many hours more",
        required: true,
        min_value: 1,
        max_value: MOST_HOURS,
      },
      GAME,
    ]),
    subcommand("look", "Look at a seat's hand; the channel is told", [seat, reason, GAME]),
    subcommand(
      "remove-text",
      "Remove for good what somebody wrote: a promise, a reason, in the first post names and seed phrases",
      [
        {
          type: ApplicationCommandOptionType.String,
          name: "message",
          description: "The link of the message that shows it, or its id",
          required: true,
        },
        { ...reason, description: "Why? It is logged, without the text" } as OptionJson, // as required as the other one
        GAME,
      ],
    ),
    subcommand("correct", "Set something right: move a piece, give a card, set a track", [
      { ...completed("what", "What is to be set right?"), required: true } as OptionJson, // a text option, which may be
      reason,
      ...CHOICES.map((name, i) => completed(name, i === 0 ? "The first choice" : `Choice ${i + 1}, if there is one`)),
      GAME,
    ]),
  ]),
  async run(services, call) {
    const { asker, sub, given } = call;
    const { id } = await findGame(services.campaigns, asker, textOf(given, "game"));
    switch (sub) {
      case "panel":
        return await panelPage(services, asker, id);
      case "time":
        await services.campaigns.moderation.giveTime(id, Number(given.hours), asker);
        return note("✅ Everyone who is waited for has more time.");
      case "look":
        return await look(services, call, id);
      case "remove-text":
        return await removeText(services, call, id);
      case "correct":
        return await correct(services, call, id);
      default:
        return refuse("no-command", "There is no such command.");
    }
  },
  async complete({ campaigns }, { asker, given }, typing) {
    if (typing.name === "game") return await gameChoices(campaigns, asker);
    const { id } = await findGame(campaigns, asker, textOf(given, "game"));
    await campaigns.moderation.require(id, asker.person.id);
    if (typing.name === "seat")
      return (await campaigns.showing.status(id)).seats.map(({ id: value, name }) => ({ value, name }));
    const { list, view } = await campaigns.moderation.corrections(id, asker.person.id);
    if (typing.name === "what")
      return matching(
        list.map(({ name, title }) => ({ value: name, name: title })),
        typing.text,
      );
    const correction = meantBy(list, given);
    const at = CHOICES.indexOf(typing.name);
    const entry = correction.entries[at];
    if (!entry) return [];
    return completeParam(correction, view, {}, choicesOf(correction, given), {
      ...typing,
      name: optionName(entry.name),
    });
  },
};

async function look({ campaigns, ...services }: Services, { asker, given }: Call, game: string): Promise<Screen> {
  await campaigns.moderation.require(game, asker.person.id);
  const { seats } = await campaigns.showing.status(game);
  const { meant } = matchName(seats, ({ id, name }) => [name, id], textOf(given, "seat") ?? "");
  if (meant === null)
    return refuse("no-seat", `There is no such seat; there are ${seats.map(({ name }) => name).join(", ")}.`);
  return await lookPage({ campaigns, ...services }, asker, game, {
    seat: meant.id,
    reason: textOf(given, "reason") ?? "",
  });
}

async function removeText({ campaigns }: Services, { asker, given }: Call, game: string): Promise<Screen> {
  const message = /(\d{5,25})\/?$/.exec(textOf(given, "message") ?? "")?.[1] ?? "";
  const who = { game, person: asker.person.id, staffOf: staffOf(asker), interaction: asker.interaction };
  await campaigns.negotiation.removeText({ ...who, message, reason: textOf(given, "reason") ?? "" });
  return note("✅ Its words are removed, here and wherever else I show them. Nothing brings them back.");
}

async function correct(services: Services, { asker, given }: Call, game: string): Promise<Screen> {
  const { list } = await services.campaigns.moderation.corrections(game, asker.person.id);
  const correction = meantBy(list, given);
  const line = await setRight(services, asker, game, {
    ...{ correction, given: choicesOf(correction, given), reason: textOf(given, "reason") ?? "" },
    where: (at) => `Give it as \`${CHOICES[at] ?? "the next choice"}\`.`,
  });
  return page("Set right", `✅ ${line} The channel has been told why.`);
}

function meantBy(list: readonly Correction<GameTypes>[], given: Given): Correction<GameTypes> {
  const typed = textOf(given, "what") ?? "";
  const { meant } = matchName(list, ({ name, title }) => [name, title], typed);
  const titles = list.map(({ title }) => title).join("; ");
  return (
    meant ?? refuse("unknown-correction", `Say what is to be set right: ${titles === "" ? "nothing can be" : titles}.`)
  );
}

/** What was typed, under the names of the correction's own params. */
function choicesOf({ entries }: Correction<GameTypes>, given: Given): Given {
  return Object.fromEntries(
    entries.flatMap(({ name }, i) => {
      const value = given[CHOICES[i] ?? ""];
      return value === undefined ? [] : [[optionName(name), value]];
    }),
  );
}
