/** `/hand` and `/map`: one's hand or a card of it, the board or a part of it, as a picture or in words. */
import { ApplicationCommandOptionType, ButtonStyle } from "discord.js";
import { alternatives, didYouMean, matchOption, type Option, quoted, refuse } from "#engine";
import { writePress } from "../screen/custom-id.ts";
import { literalName, pieces } from "../screen/rich.ts";
import { button, page, type Row, row, type Screen } from "../screen/screen.ts";
import { cardMenu, cardPage } from "../seat/page/reading.ts";
import { namesOf, seatsPage, withSeat } from "../seat/state/which-seat.ts";
import type { Asker } from "../services/asker.ts";
import { picturesOf, toldBy, type Wanted, wordsOf } from "../services/pictures.ts";
import type { Services } from "../services/services.ts";
import {
  type Choice,
  type Command,
  commandJson,
  completed,
  matching,
  type OptionJson,
  textOf,
} from "./typing/command.ts";
import { findGame, findSeat, GAME, gameChoices, mySeats, SEAT } from "./typing/which.ts";

const WORDS: OptionJson = {
  type: ApplicationCommandOptionType.Boolean,
  name: "text",
  description: "In words instead of a picture",
};

const CARD: OptionJson = completed("card", "One card of it, large");

/** `/hand`: what a seat holds, for the eyes of its player, or one card of it. */
export const handCommand: Command = {
  json: commandJson("hand", "What you hold, shown to you alone", [CARD, SEAT, WORDS, GAME]),
  async run(services, { asker, given }) {
    const { campaigns } = services;
    const record = await findGame(campaigns, asker, textOf(given, "game"));
    const named = textOf(given, "seat");
    const typed = textOf(given, "card");
    if (typed !== null) {
      const own = await findSeat(campaigns, asker, record, named);
      const card = cardCalled(await campaigns.looks.cards(record.id, asker.person.id, own), typed);
      return await cardPage(services, asker, { game: record.id, seat: own, card }, given.text === true);
    }
    const asks = named === null && given.text !== true; // a page that asks forgets what else was typed
    const seat = asks ? null : await findSeat(services.campaigns, asker, record, named);
    return await withSeat(services, asker, record.id, seat, "hand", (own) =>
      handPage(services, asker, record.id, own, given.text === true),
    );
  },
  async complete({ campaigns }, { asker, given }, typing) {
    if (typing.name === "game") return await gameChoices(campaigns, asker);
    const record = await findGame(campaigns, asker, textOf(given, "game"));
    if (typing.name !== "card") return await mySeats(campaigns, asker, record.id);
    const seat = await findSeat(campaigns, asker, record, textOf(given, "seat"));
    return matching(choicesOf(await campaigns.looks.cards(record.id, asker.person.id, seat)), typing.text);
  },
};

/** A card by its name. What is refused does not depend on what other cards there are. */
function cardCalled(cards: readonly Option[], typed: string): string {
  const match = matchOption(cards, typed);
  if (match.meant !== null) return match.meant.value;
  const hint = didYouMean(match.close.map(({ label, value }) => label ?? value));
  const held = cards.length > 0 ? `You can read ${alternatives(cards)}.` : "You hold none.";
  return refuse("no-card", `${quoted(typed)} is not a card that you hold or have been shown.${hint} ${held}`);
}

const ZONE: OptionJson = completed("zone", "One part of the board alone");

const POSTED: OptionJson = {
  type: ApplicationCommandOptionType.Integer,
  name: "posted",
  description: "A board that was posted before, by the number that its description ends with",
  min_value: 1,
};

const LEGEND: OptionJson = {
  type: ApplicationCommandOptionType.Boolean,
  name: "legend",
  description: "What the marks on the board mean",
};

/** `/map`: the board, a part of it, or its legend. */
export const mapCommand: Command = {
  json: commandJson("map", "The board as you see it", [ZONE, LEGEND, POSTED, SEAT, WORDS, GAME]),
  async run(services, { asker, given }) {
    const record = await findGame(services.campaigns, asker, textOf(given, "game"), { ended: true });
    if (given.legend === true) {
      const told = toldBy("map", { legend: true });
      const wanted = { ...lookOf(asker, record.id), kind: "legend", view: "legend", told };
      const source = await services.campaigns.looks.legend(record.id);
      return await picturePage(services, "The legend of the board", { ...wanted, source }, given.text === true);
    }
    if (typeof given.posted === "number")
      return await postedPage(services, asker, record.id, given.posted, given.text === true);
    const zone = textOf(given, "zone");
    if (zone !== null) return await zonePage(services, asker, record.id, zone, given.text === true);
    const named = textOf(given, "seat");
    const seat = named === null ? null : await findSeat(services.campaigns, asker, record, named);
    return await mapPage(services, asker, record.id, seat, given.text === true);
  },
  async complete({ campaigns }, { asker, given }, typing) {
    if (typing.name === "game") return await gameChoices(campaigns, asker, { ended: true });
    if (typing.name === "zone") {
      const { id } = await findGame(campaigns, asker, textOf(given, "game"), { ended: true });
      return matching(choicesOf(await campaigns.looks.zones(id)), typing.text);
    }
    return await mySeats(campaigns, asker, (await findGame(campaigns, asker, textOf(given, "game"))).id);
  },
};

const choicesOf = (options: readonly Option[]): Choice[] =>
  options.map(({ value, label }) => ({ value, name: label ?? value }));

/** A board as it was posted, which the one of now may be far from. */
async function postedPage(
  services: Services,
  asker: Asker,
  game: string,
  posted: number,
  words: boolean,
): Promise<Screen> {
  const { source, caption } = await services.campaigns.looks.posted(game, posted);
  const wanted = { ...lookOf(asker, game), source, kind: "posted", view: `posted ${posted}` };
  return await picturePage(services, literalName(caption), { ...wanted, told: toldBy("map", { posted }) }, words);
}

/** A part of the board, by id or name. */
async function zonePage(
  services: Services,
  asker: Asker,
  game: string,
  typed: string,
  words: boolean,
): Promise<Screen> {
  const { campaigns } = services;
  const zone = zoneCalled(await campaigns.looks.zones(game), typed);
  const source = await campaigns.looks.closeUp(game, zone.value);
  const name = zone.label ?? zone.value;
  const wanted = { ...lookOf(asker, game), source, kind: "zone", view: `zone ${zone.value}` };
  return await picturePage(services, name, { ...wanted, told: toldBy("map", { zone: name }) }, words);
}

function zoneCalled(zones: readonly Option[], typed: string): Option {
  if (zones.length === 0) return refuse("no-zones", "The board of this game has no parts.");
  const match = matchOption(zones, typed);
  if (match.meant !== null) return match.meant;
  const close = match.close.map(({ label, value }) => label ?? value).join(" or ");
  const hint = close === "" ? "" : ` Did you mean ${close}?`;
  return refuse("no-zone", `“${literalName(typed)}” is not on this board.${hint} There are ${alternatives(zones)}.`);
}

export async function handPage(
  services: Services,
  asker: Asker,
  game: string,
  seat: string,
  words: boolean,
): Promise<Screen> {
  const source = await services.campaigns.looks.hand(game, asker.person.id, seat);
  const [whose] = await namesOf(services.campaigns, game, [seat]);
  const mine = button(writePress({ kind: "act", game, seat }), "My seat", ButtonStyle.Primary);
  const cards = await services.campaigns.looks.cards(game, asker.person.id, seat);
  const rows = [...cardMenu({ game, seat, cards }), row(mine)];
  const name = whose?.name ?? seat;
  const wanted = { ...lookOf(asker, game), source, kind: "hand", view: `hand ${seat}` };
  return await picturePage(
    services,
    `Your hand: ${name}`,
    { ...wanted, told: toldBy("hand", { seat: name }) },
    words,
    rows,
  );
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
  const mine = await campaigns.showing.seatsOf(game, asker.person.id);
  const record = await campaigns.showing.record(game);
  const isOpen = seat === null && mine.length > 1 && record.status === "running";
  if (isOpen && !words) return seatsPage("map", game, await namesOf(campaigns, game, mine));
  const own = isOpen ? await findSeat(campaigns, asker, record, null) : seat;
  const source = await campaigns.looks.board(game, asker.person.id, own);
  const [whose] = own === null ? [] : await namesOf(campaigns, game, [own]);
  const told = toldBy("map", whose ? { seat: whose.name } : {});
  const wanted = { ...lookOf(asker, game), source, kind: "board", view: `board ${own ?? mine.join()}`, told };
  return await picturePage(services, whose ? `Your view of the board: ${whose.name}` : "The board", wanted, words);
}

const lookOf = (asker: Asker, game: string): Pick<Wanted, "person" | "game"> => ({ person: asker.person.id, game });

/** A picture, or what it shows in words for whoever prefers them. */
async function picturePage(
  services: Services,
  title: string,
  wanted: Wanted,
  words: boolean,
  rows: readonly Row[] = [],
): Promise<Screen> {
  if (words) return wordsPage(title, await wordsOf(services, wanted), rows, wanted.kind);
  return { ...page(title, "", rows), pictures: await picturesOf(services, wanted) };
}

/** The most characters that fit in a message beside a title and a note. */
const ROOM = 3600;

/** What a picture shows in words; what has no room in a message, as a file. */
function wordsPage(title: string, words: string, rows: readonly Row[], kind: string): Screen {
  if (words.length <= ROOM) return page(title, words, rows);
  const [first = ""] = pieces(words, ROOM, words.length);
  const whole = { name: `${kind}.txt`, text: words };
  return { ...page(title, `${first}\n-# Here is no room for more: the file below has all of it.`, rows), file: whole };
}
