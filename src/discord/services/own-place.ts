/** Where somebody reads their hand, as a link where it is known: "[your direct messages](…)". */
import { channelLink } from "discord.js";
import type { Services } from "./services.ts";

export async function ownPlace({ campaigns }: Services, game: string, person: string): Promise<string> {
  const { deliveries } = campaigns;
  const thread = await deliveries.mailbox(game, person);
  if (thread !== null) return `<#${thread}>`;
  const box = await deliveries.directBox(person);
  const channel = box?.written && box.closed === null ? box.channel : null;
  return channel === null ? "your direct messages" : `[your direct messages](${channelLink(channel)})`;
}
