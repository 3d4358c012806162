/** `/deals`: what binds, what is open, what was only said. */
import { ApplicationCommandOptionType } from "discord.js";
import { ledgerPage } from "../negotiation/ledger-page.ts";
import { type Command, commandJson, textOf, turnIn } from "./typing/command.ts";
import { findGame, GAME, gameChoices } from "./typing/which.ts";

export const dealsCommand: Command = {
  json: commandJson("deals", "What binds you, which offers are open, and what was only promised", [
    {
      type: ApplicationCommandOptionType.Integer,
      name: "turn",
      description: "What was promised in an earlier turn",
      min_value: 0,
      max_value: 999,
    },
    GAME,
  ]),
  async run(services, { asker, given }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given, "game"), { ended: true });
    return await ledgerPage(services, asker, id, { turn: turnIn(given) ?? null, everyone: false, page: 0 });
  },
  complete: async ({ campaigns }, { asker }) => await gameChoices(campaigns, asker, { ended: true }),
};
