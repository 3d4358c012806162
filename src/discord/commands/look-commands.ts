import { ApplicationCommandOptionType, ButtonStyle } from "discord.js";
import type { Scene } from "../../scene/index.ts";
import type { Asker } from "../asker.ts";
import { writePress } from "../custom-id.ts";
import { plainError } from "../plain-error.ts";
import { button, page, row, type Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import { type Command, commandJson, type OptionJson, textOf } from "./command.ts";
import { findGame, findSeat, GAME, gameChoices, mySeats, SEAT } from "./which.ts";

const WORDS: OptionJson = {
  type: ApplicationCommandOptionType.Boolean,
  name: "text",
  description: "In words in place of a picture",
};

/** `/hand`: what a seat holds, for the eyes of its player. */
export const handCommand: Command = {
  json: commandJson("hand", "What you hold, shown to you alone", [SEAT, WORDS, GAME]),
  async run(services, { asker, given }) {
    const record = await findGame(services.campaigns, asker, textOf(given, "game"));
    const seat = await findSeat(services.campaigns, asker, record, textOf(given, "seat"));
    return await handPage(services, asker, record.id, seat, given.text === true);
  },
  async complete({ campaigns }, { asker, given }, typing) {
    if (typing.name === "game") return await gameChoices(campaigns, asker);
    return await mySeats(campaigns, asker, (await findGame(campaigns, asker, textOf(given, "game"))).id);
  },
};

/** `/map`: the board. */
export const mapCommand: Command = {
  json: commandJson("map", "The board as you see it", [WORDS, GAME]),
  async run(services, { asker, given }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given, "game"), { ended: true });
    return await mapPage(services, asker, id, given.text === true);
  },
  complete: async ({ campaigns }, { asker }) => await gameChoices(campaigns, asker, { ended: true }),
};

export async function handPage(
  services: Services,
  asker: Asker,
  game: string,
  seat: string,
  words: boolean,
): Promise<Screen> {
  const { scene, text } = await services.campaigns.hand(game, asker.person.id, seat);
  const act = button(writePress({ kind: "act", game, seat }), "Act", ButtonStyle.Primary);
  const shown = words ? null : await picture(services, scene);
  return { ...page("Your hand", shown ? "" : text, [row(act)], game), ...(shown ? { picture: shown } : {}) };
}

export async function mapPage(services: Services, asker: Asker, game: string, words: boolean): Promise<Screen> {
  const scene = await services.campaigns.board(game, asker.person.id);
  const shown = words ? null : await picture(services, scene);
  return { ...page("The board", shown ? "" : scene.text, [], game), ...(shown ? { picture: shown } : {}) };
}

async function picture({ renderer, logger }: Services, scene: Scene): Promise<Screen["picture"] | null> {
  try {
    return { png: await renderer.png(scene), alt: scene.alt };
  } catch (error) {
    logger.error({ error: plainError(error) }, "a picture could not be drawn");
    return null;
  }
}
