import { ApplicationCommandOptionType, ButtonStyle } from "discord.js";
import { plainError } from "../../campaign/plain-error.ts";
import { type Option, refuse } from "../../engine/index.ts";
import type { Scene } from "../../scene/index.ts";
import type { Asker } from "../asker.ts";
import { writePress } from "../custom-id.ts";
import { button, type Picture, page, row, type Screen } from "../screen.ts";
import { namesOf, seatsPage, withSeat } from "../seat/which-seat.ts";
import type { Services } from "../services.ts";
import { type Choice, type Command, commandJson, completed, matching, type OptionJson, textOf } from "./command.ts";
import { meant } from "./typed.ts";
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

const ZONE: OptionJson = completed("zone", "One part of the board alone");

/** `/map`: the board, or a part of it. */
export const mapCommand: Command = {
  json: commandJson("map", "The board as you see it", [ZONE, SEAT, WORDS, GAME]),
  async run(services, { asker, given }) {
    const record = await findGame(services.campaigns, asker, textOf(given, "game"), { ended: true });
    const zone = textOf(given, "zone");
    if (zone !== null) return await zonePage(services, record.id, zone, given.text === true);
    const named = textOf(given, "seat");
    const seat = named === null ? null : await findSeat(services.campaigns, asker, record, named);
    return await mapPage(services, asker, record.id, seat, given.text === true);
  },
  async complete({ campaigns }, { asker, given }, typing) {
    if (typing.name === "game") return await gameChoices(campaigns, asker, { ended: true });
    if (typing.name === "zone") {
      const { id } = await findGame(campaigns, asker, textOf(given, "game"), { ended: true });
      return matching(zoneChoices(await campaigns.zones(id)), typing.text);
    }
    return await mySeats(campaigns, asker, (await findGame(campaigns, asker, textOf(given, "game"))).id);
  },
};

const zoneChoices = (zones: readonly Option[]): Choice[] =>
  zones.map(({ value, label }) => ({ value, name: label ?? value }));

/** A part of the board, by id or name. */
async function zonePage(services: Services, game: string, typed: string, words: boolean): Promise<Screen> {
  const { campaigns } = services;
  const zones = await campaigns.zones(game);
  if (zones.length === 0) return refuse("no-zones", "The board of this game has no parts.");
  const wanted = meant(zones, typed);
  const zone = zones.find(({ value }) => value === wanted);
  if (!zone)
    return refuse(
      "no-zone",
      `There is no such part of the board: ${zones.map(({ label, value }) => label ?? value).join(", ")}.`,
    );
  const scene = await campaigns.closeUp(game, zone.value);
  const shown = words ? null : await picture(services, scene);
  return { ...page(zone.label ?? zone.value, shown ? "" : scene.text, [], game), pictures: shown ? [shown] : [] };
}

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
  return { ...sheet, pictures: shown ? [shown] : [] };
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
  return { ...page(title, shown ? "" : scene.text, [], game), pictures: shown ? [shown] : [] };
}

async function picture({ renderer, logger }: Services, scene: Scene): Promise<Picture | null> {
  try {
    return { name: "picture.png", png: await renderer.png(scene), alt: scene.alt };
  } catch (error) {
    logger.error({ error: plainError(error) }, "a picture could not be drawn");
    return null;
  }
}
