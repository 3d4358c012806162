/** What people do at a lobby's post: choose a seat, join with a seed phrase, leave, share the seats out, start. */
import { ButtonStyle } from "discord.js";
import { Refused, refuse } from "#engine";
import { allTaken, isShared } from "../../../campaign/facts/places.ts";
import { DICE_LIMITS } from "../../../campaign/telling/lobby-post.ts";
import { afterJoining, sideChoice } from "../../council/joining.ts";
import { noteReader } from "../../council/readers.ts";
import { writePress } from "../../screen/custom-id.ts";
import type { PressOf } from "../../screen/payloads.ts";
import { refusalText } from "../../screen/refusals.ts";
import { literalName } from "../../screen/rich.ts";
import { button, note, option, page, row, type Screen, select } from "../../screen/screen.ts";
import { labelled, typed, type Window, windowOf } from "../../screen/window.ts";
import type { Asker } from "../../services/asker.ts";
import { ownPlace } from "../../services/own-place.ts";
import type { Services } from "../../services/services.ts";
import { freeSeatChoice, leavingPage, takingPage } from "./handover.ts";

/** Value of the menu for "whichever is left"; no seat has this name. */
const ANY = "-";

/** Which seats are free, to choose one. */
export async function seatChoice(services: Services, asker: Asker, game: string): Promise<Screen> {
  const status = await services.campaigns.showing.status(game);
  const { record, places, free, members, definition, sides } = status;
  if (record.status === "running") return await freeSeatChoice(services, asker, game);
  if (record.status !== "lobby") return refuse("not-a-lobby", "This campaign has already ended.");
  if (members.some((m) => m.person === asker.person.id)) return refuse("already-in", "You have already joined.");
  if (sides) return sideChoice(status, sides);
  if (members.length >= places.length) return refuse("full", allTaken(places));
  const one = isShared(places) ? "group of seats" : "seat";
  const menu = [
    option(ANY, `Any ${one}`, "Drawn at random when the campaign starts"),
    ...free.map((place) => option(place.id, place.name, place.summary)),
  ];
  const text = `${definition.summary}\n\n${places.map((place) => `**${place.name}** – ${place.summary}`).join("\n")}`;
  const id = writePress({ kind: "seat", game, does: "choose" });
  return page(`Join ${literalName(record.name)}`, text, [row(select(id, `Which ${one}?`, menu))]);
}

/** The campaign whose seat somebody chooses, and what that seat is called; null: one by lot. Refuses what is no free seat. */
async function chosenSeat({ campaigns }: Services, { person }: Asker, game: string, seat: string | null) {
  const { record, free: all } = await campaigns.showing.status(game);
  if (record.status !== "lobby" && record.status !== "running")
    return refuse("not-a-lobby", "This campaign has already ended.");
  const free = record.status === "running" ? await campaigns.people.seatsFor(game, person.id) : all;
  if (seat === null) return { record, name: record.council ? "the side that needs you" : "a seat drawn at random" };
  const name = free.find(({ id }) => id === seat)?.name;
  return name === undefined ? refuse("no-seat", "That seat cannot be chosen; press **Join** again.") : { record, name };
}

/** The seat chosen: join, with a seed phrase for the dice or without. */
export async function confirmSeat(services: Services, asker: Asker, game: string, choice: string): Promise<Screen> {
  const seat = choice === ANY ? null : choice;
  const { record, name } = await chosenSeat(services, asker, game, seat);
  const id = (does: PressOf<"seat">["does"]): string => writePress({ kind: "seat", game, seat, does });
  const text =
    `You take **${name}**.\n\nIf you like, add a seed phrase: any word, shown to everyone, on which the dice depend from ` +
    `then on.\n-# ${DICE_LIMITS}`;
  if (record.status === "running") return takingPage(record, name, id("join"));
  const buttons = [
    button(id("join"), "Join", ButtonStyle.Success),
    button(id("word"), "Join with a seed phrase…", ButtonStyle.Primary),
    button(id("again"), "Another seat"),
  ];
  return page(`Join ${literalName(record.name)}`, text, [row(...buttons)]);
}

/** Asks for the seed phrase that somebody joins with. */
export async function wordWindow(services: Services, asker: Asker, game: string, seat: string | null): Promise<Window> {
  await chosenSeat(services, asker, game, seat);
  return windowOf(writePress({ kind: "seat", game, seat, does: "typed" }), "Your seed phrase for the dice", [
    labelled("Any word, shown to everyone", typed("typed", { max_length: 60, required: true })),
  ]);
}

export async function join(
  services: Services,
  asker: Asker,
  game: string,
  seat: string | null,
  word: string | null,
): Promise<Screen> {
  const { person, interaction } = asker;
  await services.campaigns.people.join({ game, person, seat, word, interaction });
  await noteReader(services, asker, game);
  const status = await services.campaigns.showing.status(game);
  const { record } = status;
  if (record.council !== null) return afterJoining(status, person.id);
  if (record.status === "running") return note(`✅ You play in **${literalName(record.name)}** from now on.`);
  return note(
    `✅ You have joined **${literalName(record.name)}**. Once the host starts it, your hand comes by direct message, or in a private thread if yours are closed.`,
  );
}

/** Out of a lobby at once; out of a running campaign, which is for good, once one is `sure`. */
export async function leave(services: Services, asker: Asker, game: string, sure: boolean): Promise<Screen> {
  const { status } = await services.campaigns.showing.record(game);
  if (status === "running" && !sure) return await leavingPage(services, asker, game);
  await services.campaigns.people.leave(game, asker.person, asker.interaction);
  return note("You have left the campaign.");
}

/** The host has the seats shared out among a number of people. */
export async function share(services: Services, asker: Asker, game: string, people: number): Promise<Screen> {
  await services.campaigns.people.share(game, asker.person, people, asker.interaction);
  const { places } = await services.campaigns.showing.status(game);
  if (!isShared(places)) return note("From now on each seat is taken on its own. Those who had joined keep one.");
  const list = places.map(({ name }) => `\n• ${name}`).join("");
  return note(`The seats are shared out among ${people} people:${list}\nThose who had named a seat keep its group.`);
}

/** The seats of whoever looks, which may have been drawn only now, and where they are played. */
async function whatOneDrew(services: Services, { person }: Asker, game: string): Promise<string> {
  const { campaigns } = services;
  const mine = await campaigns.showing.seatsOf(game, person.id);
  if (mine.length === 0) return "";
  const { seats, members } = await campaigns.showing.status(game);
  const names = seats.flatMap(({ id, name, inText = name }) => (mine.includes(id) ? `**${inText}**` : []));
  const isShared = members.some(({ seat, person: other }) => mine.includes(seat ?? "") && other !== person.id);
  return isShared
    ? ` You play ${names.join(" and ")} with others: your council meets in a private thread.`
    : ` You play ${names.join(" and ")}: go to ${await ownPlace(services, game, person.id)}.`;
}

/** Starts a campaign; with seats empty, asks whether the computer should play them. */
export async function start(services: Services, asker: Asker, game: string, bots: boolean): Promise<Screen> {
  try {
    await services.campaigns.people.start(game, asker.person, bots, asker.interaction);
    return note(`✅ The campaign begins.${await whatOneDrew(services, asker, game)}`);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "seats-empty") throw error;
    const id = writePress({ kind: "start", game, bots: true });
    return page("", refusalText(error), [row(button(id, "Start with computer players", ButtonStyle.Primary))]);
  }
}
