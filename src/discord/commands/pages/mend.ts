/** What the bot needs on a server to run campaigns, and how a campaign is repaired, moved or given another host. */
import { refuse } from "#engine";
import type { GameRecord } from "../../../store/records.ts";
import { literalName, mention } from "../../screen/rich.ts";
import { note, type Screen } from "../../screen/screen.ts";
import { type Asker, staffOf } from "../../services/asker.ts";
import { lacking, lackingForCouncils } from "../../services/permits.ts";
import type { Services } from "../../services/services.ts";
import { type Call, type Choice, textOf } from "../typing/command.ts";
import { choicesOf, findGame, namedAmong, pickGame } from "../typing/which.ts";
import { orAsk } from "./ask.ts";

/** Refuses on a server that has the commands without the bot: it can post nothing there, and brings nobody anything. */
export function requireBot({ invite }: Asker): void {
  if (invite !== null)
    refuse(
      "no-bot",
      "My commands are on this server, but I am not, so nothing can be played here. Somebody who manages it has to add me: " +
        invite,
    );
}

/** Refuses where the bot may not do what a campaign needs. */
export function requirePermits({ permits }: Asker): void {
  const missing = lacking(permits);
  if (missing.length > 0)
    refuse("not-permitted", `In this channel I need these permissions first: ${missing.join(", ")}.`);
}

/** Refuses councils where the bot cannot open their private threads. */
export function requireCouncilPermits({ permits }: Asker): void {
  const missing = lackingForCouncils(permits);
  if (missing.length > 0)
    refuse(
      "no-private-threads",
      `A council meets in a private thread, and I cannot open one here. Missing: ${missing.join(", ")}. Use a text channel ` +
        "where I may, or a thread of one; without councils (`council`), a campaign works here as well.",
    );
}

/** What will not work here, to be said while there is time to change it; "" if nothing is missing. */
export function withoutPermits({ permits }: Asker): string {
  const missing = permits.filter(({ granted }) => !granted);
  const lines = missing.map(({ name, why }) => `\n⚠️ I lack **${name}** here: it ${why}.`);
  return lines.join("");
}

/** `/game repair`: sends again what is missing. */
export async function repair(services: Services, { asker, given }: Call): Promise<Screen> {
  const { campaigns } = services;
  const { id, channel } = await findGame(campaigns, asker, textOf(given, "game"), { ended: true });
  if (asker.places.includes(channel)) requirePermits(asker);
  const { person, interaction } = asker;
  const parked = await campaigns.people.repair({ game: id, person: person.id, staffOf: staffOf(asker), interaction });
  const again = parked === 0 ? "Nothing was stuck" : `${parked} stuck: sent again now`;
  return note(`✅ ${again}. The campaign's last post with its thread, and everybody's own message, are restored.`);
}

/** `/game host`: somebody else is the host; those who play can ask each other for it. */
export async function appoint(services: Services, { asker, given, people = {} }: Call): Promise<Screen> {
  const { campaigns } = services;
  const { id } = await findGame(campaigns, asker, textOf(given, "game"));
  const { person, interaction } = asker;
  const to = people.to;
  if (!to || to.bot) return refuse("not-a-person", "Name a person: a bot cannot host.");
  const asks = { kind: "ask", game: id, for: "host", to: to.person.id } as const;
  const alike = { codes: ["not-host"], asks, label: "Ask the others" };
  return await orAsk(services, asker, id, alike, async () => {
    await campaigns.people.changeHost(
      { game: id, person: person.id, staffOf: staffOf(asker), interaction },
      to.person.id,
    );
    return note(`✅ ${mention(to.person.id)} is the host from now on.`);
  });
}

/** `/game moderator`: somebody looks after a campaign without playing, or nobody any more. */
export async function entrust({ campaigns }: Services, { asker, given, people = {} }: Call): Promise<Screen> {
  const { id } = await findGame(campaigns, asker, textOf(given, "game"));
  const { person, interaction } = asker;
  const who = people.person ?? null;
  if (who?.bot) return refuse("not-a-person", "Name a person: a bot cannot moderate.");
  const wish = { game: id, person: person.id, staffOf: staffOf(asker), interaction };
  await campaigns.moderation.appoint(wish, who?.person.id ?? null);
  if (who === null) return note("✅ This campaign has no moderator any more.");
  return note(`✅ ${mention(who.person.id)} is the moderator from now on; \`/moderate panel\` shows what they can do.`);
}

/** `/game move`: a campaign from elsewhere goes on in this channel. */
export async function move(services: Services, { asker, given }: Call): Promise<Screen> {
  const { campaigns } = services;
  const { guild, channel, person, interaction } = asker;
  if (guild === null) return refuse("not-here", "A campaign needs a channel of a server: use this command there.");
  requirePermits(asker);
  const { id, name, council } = elsewhere(services, await movable(services, asker), textOf(given, "game"));
  if (council) requireCouncilPermits(asker);
  const steward = { game: id, person: person.id, staffOf: staffOf(asker), interaction };
  await campaigns.people.move({ ...steward, guild, channel, rank: asker });
  return note(`✅ **${literalName(name)}** continues here.${withoutPermits(asker)}`);
}

/**
 * Campaigns that this person could bring here: their own, and those of a server that they manage, if they can look into
 * the channel or it is gone.
 */
async function movable({ campaigns }: Services, asker: Asker): Promise<GameRecord[]> {
  const guild = staffOf(asker);
  const [own, around] = await Promise.all([
    campaigns.showing.find({ host: asker.person.id }),
    guild === null ? [] : campaigns.showing.find({ guild }),
  ]);
  const within = around.filter(({ channel }) => asker.sees(channel) !== "hidden");
  const games = new Map([...own, ...within].map((game) => [game.id, game]));
  return [...games.values()].filter((game) => game.channel !== asker.channel);
}

function elsewhere({ campaigns }: Services, games: readonly GameRecord[], named: string | null): GameRecord {
  if (games.length === 0) return refuse("no-game", "There is no campaign elsewhere that you could move here.");
  if (named !== null) return namedAmong(campaigns.books, games, named);
  return games.length === 1 && games[0] ? games[0] : pickGame(campaigns.books, games);
}

/** Proposals for what to bring here. */
export const moveChoices = async (services: Services, asker: Asker): Promise<Choice[]> =>
  choicesOf(await movable(services, asker));
