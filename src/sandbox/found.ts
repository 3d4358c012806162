/** What a sandbox begins with: its application and bot, its people, and guilds with their channels. */
import { createChannel } from "./acts/channels.ts";
import { addMember, createGuild, createRole, createUser } from "./acts/guilds.ts";
import type { Clock } from "./clock.ts";
import { BOT_DEFAULT, EVERYONE_DEFAULT } from "./constants.ts";
import type { Guild, GuildChannel, Model } from "./model.ts";
import { nextSnowflake } from "./snowflake.ts";
import type { World } from "./world.ts";

export type PersonOptions = string | { name: string; locale?: string };

export type GuildOptions = {
  name?: string;
  /** The owner may do everything and sees private threads; default: a person called "Owner", whom nobody plays. */
  owner?: string;
  /** Default: one text channel, "general". */
  channels?: readonly string[];
  /** What @everyone may do. */
  everyone?: bigint;
  locale?: string;
  /** Who is a member; default everyone. */
  members?: readonly string[];
  /** What the bot's role grants; null: the bot is not in this guild. */
  bot?: bigint | null;
};

export type ModelOptions = {
  botName?: string;
  token?: string;
  privileged?: Partial<Model["application"]["privileged"]>;
};

/** A world with nothing in it but the application and its bot. */
export function emptyModel(wish: ModelOptions, clock: Clock): Model {
  const botId = nextSnowflake("0", clock.now());
  const ownerId = nextSnowflake(botId, clock.now());
  const name = wish.botName ?? "Umpire";
  const user = { locale: "en-US", dmsOpen: true };
  return {
    lastSnowflake: ownerId,
    application: {
      id: botId,
      name,
      // Shaped like a real token, whose first part is the application's id.
      token: wish.token ?? `${Buffer.from(botId).toString("base64url")}.sand.box`,
      botId,
      ownerId,
      privileged: { members: false, presences: false, messageContent: false, ...wish.privileged },
    },
    users: {
      [botId]: { id: botId, name, bot: true, ...user },
      [ownerId]: { id: ownerId, name: "Owner", bot: false, ...user },
    },
    guilds: {},
    channels: {},
    messages: {},
    commands: [],
    interactions: {},
    nonces: [],
  };
}

export function foundPerson(world: World, wish: PersonOptions): string {
  return createUser(world, typeof wish === "string" ? { name: wish } : wish).id;
}

/** A guild with its channels and members; the bot joins last, so that it hears of a finished guild. */
export function foundGuild(world: World, wish: GuildOptions): { guild: Guild; channels: GuildChannel[] } {
  const { application, users } = world.model;
  const byName = (name: string) => {
    const user = Object.values(users).find((u) => u.name === name);
    if (user === undefined) throw new Error(`there is nobody called ${name}`);
    return user.id;
  };
  const ownerId = wish.owner === undefined ? application.ownerId : byName(wish.owner);
  const guild = createGuild(world, {
    name: wish.name ?? "The War Room",
    ownerId,
    everyone: wish.everyone ?? EVERYONE_DEFAULT,
    ...(wish.locale === undefined ? {} : { locale: wish.locale }),
  });
  const people = wish.members?.map(byName) ?? Object.keys(users).filter((id) => id !== application.botId);
  for (const id of new Set([ownerId, ...people])) addMember(world, guild, id);
  const channels = (wish.channels ?? ["general"]).map((name) => createChannel(world, { guildId: guild.id, name }));
  if (wish.bot !== null) {
    const role = createRole(world, guild, {
      name: application.name,
      permissions: wish.bot ?? BOT_DEFAULT,
      botId: application.botId,
    });
    addMember(world, guild, application.botId, [role.id]);
  }
  return { guild, channels };
}
