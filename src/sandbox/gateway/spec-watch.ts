/** What in the gateway's events violates Discord's published specification. */
import {
  GuildChannelResponseSchema,
  GuildMemberResponseSchema,
  GuildResponseSchema,
  MessageResponseSchema,
  ResolvedObjectsResponseSchema,
  ThreadResponseSchema,
  UserResponseSchema,
} from "discord-api-spec/zod";
import * as z from "zod/mini";
import { isRecord, type Schema, violations } from "../spec/check.ts";
import type { Dispatch } from "../world.ts";

/** Events whose payload is, or begins as, an object of the REST API. */
const WHOLE: Record<string, Schema> = {
  MESSAGE_CREATE: MessageResponseSchema,
  MESSAGE_UPDATE: MessageResponseSchema,
  THREAD_CREATE: ThreadResponseSchema,
  THREAD_UPDATE: ThreadResponseSchema,
  CHANNEL_CREATE: GuildChannelResponseSchema,
  CHANNEL_UPDATE: GuildChannelResponseSchema,
  GUILD_CREATE: GuildResponseSchema,
  GUILD_MEMBER_ADD: GuildMemberResponseSchema,
  GUILD_MEMBER_UPDATE: GuildMemberResponseSchema,
};

/** In an interaction only some parts have a published schema; its channel may be of any kind. */
const INTERACTION_PARTS: Record<string, Schema> = {
  message: MessageResponseSchema,
  member: GuildMemberResponseSchema,
  user: UserResponseSchema,
};
const RESOLVED_PARTS: Record<string, Schema> = {
  users: z.record(z.string(), UserResponseSchema),
  messages: z.record(z.string(), MessageResponseSchema),
};

/** How a gateway event violates the specification, in words. */
export function dispatchFaults({ t, d }: Dispatch): string[] {
  const whole = WHOLE[t];
  if (whole !== undefined) return faultsOf(t, whole, d);
  if (t !== "INTERACTION_CREATE" || !isRecord(d)) return [];
  const resolved = isRecord(d.data) && isRecord(d.data.resolved) ? d.data.resolved : {};
  const { attachments: _attachments, messages: _messages, channels: _channels, ...schematic } = resolved;
  return [
    ...partFaults(t, INTERACTION_PARTS, d),
    ...partFaults(`${t} resolved`, RESOLVED_PARTS, resolved),
    ...faultsOf(`${t} resolved`, ResolvedObjectsResponseSchema, schematic),
  ];
}

function partFaults(where: string, parts: Record<string, Schema>, json: Record<string, unknown>): string[] {
  return Object.entries(parts).flatMap(([key, schema]) =>
    json[key] === undefined ? [] : faultsOf(`${where} ${key}`, schema, json[key]),
  );
}

function faultsOf(where: string, schema: Schema, value: unknown): string[] {
  return violations(schema, value).map((violation) => `${where} ${violation}`);
}
