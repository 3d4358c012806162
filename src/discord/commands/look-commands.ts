import { ApplicationCommandOptionType, ButtonStyle } from "discord.js";
import { plainError } from "../../campaign/plain-error.ts";
import type { Scene } from "../../scene/index.ts";
import type { Asker } from "../asker.ts";
import { writePress } from "../custom-id.ts";
import { button, page, row, type Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import { namesOf, seatsPage, withSeat } from "../wizard/seats.ts";
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
    const named = textOf(given, "seat");
    const seat = named === null ? null : await findSeat(services.campaigns, asker, record, named);
    return await withSeat(services, asker, record.id, seat, "hand", (own) =>
      handPage(services, asker, record.id, own, given.text === true),
    );
  },
  async complete({ campaigns }, { asker, given }, typing) {
    if (typing.name === "game") return await gameChoices(campaigns, asker);
    return await mySeats(campaigns, asker, (await findGame(campaigns, asker, textOf(given, "game"))).id);
  },
};

/** `/map`: the board. */
export const mapCommand: Command = {
  json: commandJson("map", "The board as you see it", [SEAT, WORDS, GAME]),
  async run(services, { asker, given }) {
    const record = await findGame(services.campaigns, asker, textOf(given, "game"), { ended: true });
    const named = textOf(given, "seat");
    const seat = named === null ? null : await findSeat(services.campaigns, asker, record, named);
    return await mapPage(services, asker, record.id, seat, given.text === true);
  },
  async complete({ campaigns }, { asker, given }, typing) {
    if (typing.name === "game") return await gameChoices(campaigns, asker, { ended: true });
    return await mySeats(campaigns, asker, (await findGame(campaigns, asker, textOf(given, "game"))).id);
  },
};

export async function handPage(
  services: Services,
  asker: Asker,
  game: string,
  seat: string,
  words: boolean,
): Promise<Screen> {
  const { scene, text } = await services.campaigns.hand(game, asker.person.id, seat);
  const [whose] = await namesOf(services.campaigns, game, [seat]);
  const act = button(writePress({ kind: "act", game, seat }), "Act", ButtonStyle.Primary);
  const shown = words ? null : await picture(services, scene);
  const sheet = page(`Your hand: ${whose?.name ?? seat}`, shown ? "" : text, [row(act)], game);
  return { ...sheet, ...(shown ? { picture: shown } : {}) };
}

/** The board as a seat sees it; who holds several is asked which, the rest see what everyone sees. */
export async function mapPage(
  services: Services,
  asker: Asker,
  game: string,
  seat: string | null,
  words: boolean,
): Promise<Screen> {
  const { campaigns } = services;
  const mine = await campaigns.seatsOf(game, asker.person.id);
  const { status } = await campaigns.record(game);
  if (seat === null && mine.length > 1 && status === "running")
    return seatsPage("map", game, await namesOf(campaigns, game, mine));
  const scene = await campaigns.board(game, asker.person.id, seat);
  const [whose] = seat === null ? [] : await namesOf(campaigns, game, [seat]);
  const shown = words ? null : await picture(services, scene);
  const title = whose ? `The board: ${whose.name}` : "The board";
  return { ...page(title, shown ? "" : scene.text, [], game), ...(shown ? { picture: shown } : {}) };
}

async function picture({ renderer, logger }: Services, scene: Scene): Promise<Screen["picture"] | null> {
  try {
    return { png: await renderer.png(scene), alt: scene.alt };
  } catch (error) {
    logger.error({ error: plainError(error) }, "a picture could not be drawn");
    return null;
  }
}
