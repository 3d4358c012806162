/** Whom a message pings. */
import type { APIAllowedMentions, APIMessageTopLevelComponent } from "discord-api-types/v10";
import type { Channel, Message } from "../model.ts";
import { textsOf } from "../spec/component-limits.ts";
import type { World } from "../world.ts";

type Kind = "users" | "roles" | "everyone";

/** The text of a message that can ping: its content, or its text displays. */
export function pingingText(parts: {
  content?: string | null | undefined;
  components?: readonly APIMessageTopLevelComponent[] | null | undefined;
}): string {
  return [parts.content ?? "", ...textsOf(parts.components ?? [])].join("\n");
}

/** Whom a text really pings: what it names, cut down by `allowed_mentions`. */
export function mentionsOf(
  world: World,
  channel: Channel,
  content: string,
  allowed: APIAllowedMentions | undefined,
  unspecified: readonly Kind[],
): Message["mentions"] {
  const kinds: readonly string[] = allowed === undefined ? unspecified : (allowed.parse ?? []);
  const may = (kind: Kind, id: string) =>
    kinds.includes(kind) || (kind !== "everyone" && (allowed?.[kind] ?? []).includes(id));
  const guild = channel.kind === "dm" ? undefined : world.model.guilds[channel.guildId];
  return {
    users: named(content, /<@!?(\d+)>/g).filter((id) => id in world.model.users && may("users", id)),
    roles: named(content, /<@&(\d+)>/g).filter((id) => guild?.roles[id] !== undefined && may("roles", id)),
    everyone: /@(everyone|here)\b/.test(content) && may("everyone", ""),
  };
}

function named(content: string, pattern: RegExp): string[] {
  return [...new Set([...content.matchAll(pattern)].flatMap((match) => match[1] ?? []))];
}
