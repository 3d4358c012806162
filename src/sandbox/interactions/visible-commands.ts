/** Which commands a person's client offers in a channel. */
import { has, Permission } from "../constants.ts";
import type { Channel, Command } from "../model.ts";
import { permissionsIn } from "../permissions.ts";
import type { World } from "../world.ts";

const GUILD_CONTEXT = 0;
const DM_CONTEXT = 1;

/** The commands that a person's client offers in a channel. A guild's command hides a global one of the same name. */
export function visibleCommands(world: World, channel: Channel, userId: string): Command[] {
  if (channel.kind === "dm") {
    return world.model.commands.filter((command) => command.guild_id === undefined && worksInDms(command));
  }
  const guildId = channel.guildId;
  const held = permissionsIn(world.model, channel, userId);
  const botIsHere = world.botId in world.guild(guildId).members;
  const closed = channel.kind === "thread" && channel.archived;
  // Resources, Application, "Installation Context": without the scope `bot`, and for people, only commands come.
  const commandsAreHere = botIsHere || world.guild(guildId).commandsFrom !== undefined;
  if (!commandsAreHere || closed || !has(held, Permission.UseApplicationCommands)) return [];
  const own = world.model.commands.filter((command) => command.guild_id === guildId);
  const global = world.model.commands.filter((command) => command.guild_id === undefined && worksInGuilds(command));
  const hidden = new Set(own.map((command) => `${command.type} ${command.name}`));
  return [...own, ...global.filter((command) => !hidden.has(`${command.type} ${command.name}`))].filter((command) =>
    allowed(command, held),
  );
}

function worksInDms(command: Command): boolean {
  const contexts = command.contexts ?? null;
  return contexts === null ? command.dm_permission !== false : contexts.includes(DM_CONTEXT);
}

function worksInGuilds(command: Command): boolean {
  const contexts = command.contexts ?? null;
  return contexts === null || contexts.includes(GUILD_CONTEXT);
}

/** "0" means "administrators only". */
function allowed(command: Command, held: bigint): boolean {
  const needed = command.default_member_permissions;
  if (needed === null || has(held, Permission.Administrator)) return true;
  return BigInt(needed) !== 0n && has(held, BigInt(needed));
}
