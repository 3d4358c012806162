import { ApplicationCommandOptionType } from "discord.js";
import type { Definition, GameTypes } from "../../engine/index.ts";
import { clip, LIMIT } from "../limits.ts";
import { page, type Screen } from "../screen.ts";
import { type Command, commandJson, commandName, textOf } from "./command.ts";

type Games = readonly Definition<GameTypes>[];

/** `/help`: how it all works, or what one game offers. */
export function helpCommand(games: Games): Command {
  return {
    json: commandJson("help", "How campaigns work here, or what one game offers", [
      {
        type: ApplicationCommandOptionType.String,
        name: "topic",
        description: "One game",
        choices: games.map(({ id, name }) => ({ value: id, name: clip(name, LIMIT.choiceText) })),
      },
    ]),
    async run(_services, { given }) {
      const game = games.find(({ id }) => id === textOf(given, "topic"));
      return game ? gameHelp(game) : generalHelp(games);
    },
    complete: () => Promise.resolve([]),
  };
}

function generalHelp(games: Games): Screen {
  const list = games.map(({ name, command, summary }) => `**${name}** (\`/${command}\`) – ${summary}`);
  return page(
    "Wargame campaigns",
    [
      "I hold the rules: I deal, ask each side for its decisions, refuse what the rules forbid and say why, keep the clock and post the picture.",
      "",
      ...list,
      "",
      "**Begin** `/game create` opens a campaign in a channel; others press **Join**; its host presses **Start**.",
      "**Play** press **Act** under the last post: it lists what you can do now, and why the rest is not possible. What you have begun to fill in waits for you.",
      "**Write** `/orders write` takes many orders at once, one a line, as the log prints them; they are checked in turn and given together.",
      "**Oops** the button **Take it back**, or `/game undo`, takes your last act back, as long as nobody has acted since, no dice were rolled and nothing hidden was shown.",
      "**Look** `/todo` lists what you have to decide in all your campaigns; `/hand` shows what you hold, to you alone; `/map` the board; `/game status` whom the game waits for; `/game log` what has happened.",
      "**Absent?** `/orders set` has questions answered for you the moment they open. At a deadline the game's default answer counts.",
      "**Mend** `/game repair` posts again what is missing; `/game move` brings a campaign to another channel; `/privacy` shows and deletes what is kept of you.",
      "Where several campaigns could be meant, name one with the option `game`.",
      "",
      "**Dice** A secret is drawn and its SHA-256 sum posted before anybody joins. The dice follow from the secret, the seats and the words that players add when they join. At the end the secret is shown, and anyone can take the file by `/game export` and play it again with `umpire verify`. A word protects those who enter it after the host's last: the host, who could know the secret, cannot have tried out dice that depend on it.",
    ].join("\n"),
  );
}

function gameHelp({ name, command, summary, actions, queries, orders }: Definition<GameTypes>): Screen {
  const acts = actions.map((action) => {
    const call = action.common ? ` (\`/${command} ${commandName(action.name)}\`)` : "";
    return `• **${action.title}**${call}${action.help === "" ? "" : ` – ${action.help}`}`;
  });
  const asked = queries.map((query) => `• \`/${command} ${commandName(query.name)}\` – ${query.title}`);
  const standing = orders.map((order) => `• ${order.title}`);
  const chapter = (title: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? ["", `**${title}**`, ...lines] : [];
  const text = [
    summary,
    ...chapter("Actions", acts),
    ...chapter("Questions", asked),
    ...chapter("Standing orders", standing),
  ];
  return page(name, text.join("\n"));
}
