/** `/promise`: something that no rule enforces, in front of everyone. Without a text, a window asks for all of it. */
import { ApplicationCommandOptionType } from "discord.js";
import { matchName, refuse } from "#engine";
import type { Ending } from "../../campaign/service.ts";
import { LONGEST_PROMISE } from "../../campaign/talks/promise.ts";
import { promised } from "../negotiation/press-promise.ts";
import { literalName } from "../screen/rich.ts";
import type { Window } from "../screen/window.ts";
import { endingOf, namesOf, promiseWindow } from "../seat/form/promise-window.ts";
import type { Services } from "../services/services.ts";
import { type Call, type Choice, type Command, commandJson, completed, type Given, textOf } from "./typing/command.ts";
import { findGame, findSeat, GAME, gameChoices, mySeats, SEAT } from "./typing/which.ts";

export const promiseCommand: Command = {
  json: commandJson("promise", "Promise others something in front of everyone; no rule enforces it", [
    {
      type: ApplicationCommandOptionType.String,
      name: "text",
      description: "What you promise; left out: a window asks for it",
      max_length: LONGEST_PROMISE,
    },
    completed("to", "To whom? Several with commas; everybody else if left out"),
    {
      type: ApplicationCommandOptionType.String,
      name: "until",
      description: "How long it holds; to the end of the next turn if left out",
      choices: [
        { name: "the end of this turn", value: "turn" },
        { name: "the end of the next turn", value: "next" },
        { name: "the end of the campaign", value: "campaign" },
      ],
    },
    {
      type: ApplicationCommandOptionType.Integer,
      name: "turn",
      description: "Or the turn that it ends with",
      min_value: 0,
      max_value: 999,
    },
    SEAT,
    GAME,
  ]),
  async window(services, call): Promise<Window | null> {
    if (textOf(call.given, "text") !== null) return null;
    const { game, seat } = await meant(services, call);
    return await promiseWindow(services, call.asker, game, seat);
  },
  async run(services, call) {
    const { game, seat } = await meant(services, call);
    const text = textOf(call.given, "text") ?? refuse("empty", "Say what you promise: `/promise text:`.");
    const { seats } = await services.campaigns.negotiation.promiseForm(game, {
      person: call.asker.person.id,
      seat,
      talk: null,
    });
    const names = await namesOf(services, game);
    const to = receiversIn(call.given, choicesFor(seats, names));
    return await promised(services, call.asker, game, seat, { talk: null, text, to, ending: endIn(call.given) });
  },
  async complete(services, { asker, given }, typing) {
    const { campaigns } = services;
    if (typing.name === "game") return await gameChoices(campaigns, asker);
    const record = await findGame(campaigns, asker, textOf(given, "game"));
    if (typing.name === "seat") return await mySeats(campaigns, asker, record.id);
    const seat = await findSeat(campaigns, asker, record, textOf(given, "seat"));
    const { seats } = await campaigns.negotiation.promiseForm(record.id, { person: asker.person.id, seat, talk: null });
    return another(typing.text, choicesFor(seats, await namesOf(services, record.id)));
  },
};

async function meant({ campaigns }: Services, { asker, given }: Call): Promise<{ game: string; seat: string }> {
  const record = await findGame(campaigns, asker, textOf(given, "game"));
  return { game: record.id, seat: await findSeat(campaigns, asker, record, textOf(given, "seat")) };
}

const choicesFor = (seats: readonly string[], names: ReadonlyMap<string, string>): readonly Choice[] =>
  seats.map((value) => ({ value, name: names.get(value) ?? value }));

/** What was typed so far, with one more receiver. */
function another(typed: string, choices: readonly Choice[]): readonly Choice[] {
  const parts = typed.split(",").map((part) => part.trim());
  const before = parts.slice(0, -1);
  const last = (parts.at(-1) ?? "").toLowerCase();
  const left = choices.filter(({ name }) => !before.includes(name) && name.toLowerCase().includes(last));
  return left.map(({ name }) => {
    const all = [...before, name].join(", ");
    return { name: all, value: all };
  });
}

function receiversIn(given: Given, choices: readonly Choice[]): readonly string[] {
  const words = (textOf(given, "to") ?? "").split(",").flatMap((word) => (word.trim() === "" ? [] : [word.trim()]));
  return words.map((word) => {
    const { meant: one } = matchName(choices, ({ name, value }) => [name, value], word);
    const names = choices.map(({ name }) => name).join(", ");
    return one?.value ?? refuse("no-receiver", `“${literalName(word)}” hears no promise of yours. Possible: ${names}.`);
  });
}

function endIn(given: Given): Ending {
  if (typeof given.turn === "number") return { turn: given.turn };
  return endingOf(textOf(given, "until") ?? "next");
}
