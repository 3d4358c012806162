/** The REST routes with which a bot registers its commands, globally or for a guild. */
import {
  ApplicationCommandCreateRequestSchema,
  ApplicationCommandPatchRequestPartialSchema,
  ApplicationCommandResponseSchema,
  ApplicationCommandUpdateRequestSchema,
} from "discord-api-spec/zod";
import * as z from "zod/mini";
import { ApiError, invalid } from "../errors.ts";
import type { Command } from "../model.ts";
import type { CommandBody } from "../spec/bodies.ts";
import type { Schema } from "../spec/check.ts";
import { commandProblems } from "../spec/command-limits.ts";
import type { World } from "../world.ts";
import { memberGuild } from "./access.ts";
import { bodyOf, bodyRoute, NO_CONTENT, ok, param, type Reply, type Route, refuseIf, route } from "./route.ts";

const ListSchema: Schema = z.array(ApplicationCommandResponseSchema);
/** How many commands of each type one scope holds: slash commands, user menu, message menu. */
const MAX_OF_TYPE: Record<number, number> = { 1: 100, 2: 15, 3: 15 };

const GLOBAL = "/applications/:application/commands";
const GUILD = "/applications/:application/guilds/:guild/commands";

export const commandRoutes: readonly Route[] = [...routesUnder(GLOBAL), ...routesUnder(GUILD)];

/** Global and guild commands have the same routes; a guild's commands carry its id. */
function routesUnder(base: string): Route[] {
  return [
    route({
      method: "GET",
      path: base,
      replies: { 200: ListSchema },
      handle: ({ world, params, query }) => {
        const listed = inScope(world, scopeOf(world, params));
        return ok(query.get("with_localizations") === "true" ? listed : listed.map(withoutTranslations));
      },
    }),
    bodyRoute(bodyOf(ApplicationCommandCreateRequestSchema), {
      method: "POST",
      path: base,
      replies: { 200: ApplicationCommandResponseSchema, 201: ApplicationCommandResponseSchema },
      handle: ({ world, params, body }) => create(world, scopeOf(world, params), body),
    }),
    bodyRoute(bodyOf<CommandBody[]>(z.array(ApplicationCommandUpdateRequestSchema)), {
      method: "PUT",
      path: base,
      replies: { 200: ListSchema },
      handle: ({ world, params, body }) => replaceAll(world, scopeOf(world, params), body),
    }),
    route({
      method: "GET",
      path: `${base}/:command`,
      replies: { 200: ApplicationCommandResponseSchema },
      handle: ({ world, params }) => ok(one(world, params)),
    }),
    bodyRoute(bodyOf(ApplicationCommandPatchRequestPartialSchema), {
      method: "PATCH",
      path: `${base}/:command`,
      replies: { 200: ApplicationCommandResponseSchema },
      handle: ({ world, params, body }) => {
        const command = one(world, params);
        refuseIf(commandProblems({ ...command, ...body }));
        const changed = commandOf(world, scopeOf(world, params), { ...command, ...body }, command.id);
        setCommands(
          world,
          world.model.commands.map((c) => (c.id === command.id ? changed : c)),
        );
        return ok(changed);
      },
    }),
    route({
      method: "DELETE",
      path: `${base}/:command`,
      replies: { 204: null },
      handle: ({ world, params }) => {
        const { id } = one(world, params);
        setCommands(
          world,
          world.model.commands.filter((c) => c.id !== id),
        );
        return NO_CONTENT;
      },
    }),
  ];
}

/** The guild whose commands are meant, or null for the global ones. */
function scopeOf(world: World, params: Record<string, string>): string | null {
  if (params.application !== world.model.application.id) throw new ApiError(20012);
  const guildId = params.guild;
  return guildId === undefined ? null : memberGuild(world, guildId).id;
}

function inScope(world: World, scope: string | null): Command[] {
  return world.model.commands.filter((command) => (command.guild_id ?? null) === scope);
}

function one(world: World, params: Record<string, string>): Command {
  const command = inScope(world, scopeOf(world, params)).find((c) => c.id === param({ params }, "command"));
  if (command === undefined) throw new ApiError(10063);
  return command;
}

/** A command of the same name and type is overwritten: 200; a new one is 201. */
function create(world: World, scope: string | null, body: CommandBody): Reply {
  refuseIf(commandProblems(body));
  const existing = inScope(world, scope).find((c) => sameCommand(c, body));
  const command = commandOf(world, scope, body, existing?.id ?? world.mint());
  const others = world.model.commands.filter((c) => c.id !== command.id);
  checkCount([...others, command].filter((c) => (c.guild_id ?? null) === scope));
  setCommands(world, [...others, command]);
  return ok(command, existing === undefined ? 201 : 200);
}

/** Bulk overwrite: commands of the same name keep their id, others of the scope go. */
function replaceAll(world: World, scope: string | null, bodies: readonly CommandBody[]): Reply {
  refuseIf(bodies.flatMap((body, i) => commandProblems(body, [i])));
  bodies.forEach((body, i) => {
    if (bodies.findIndex((other) => sameCommand(other, body)) < i) {
      throw invalid([i, "name"], "Application command names must be unique", "APPLICATION_COMMANDS_DUPLICATE_NAME");
    }
  });
  checkCount(bodies);
  const known = inScope(world, scope);
  const commands = bodies.map((body) =>
    commandOf(world, scope, body, known.find((c) => sameCommand(c, body))?.id ?? world.mint()),
  );
  const others = world.model.commands.filter((c) => (c.guild_id ?? null) !== scope);
  setCommands(world, [...others, ...commands]);
  return ok(commands);
}

function setCommands(world: World, commands: Command[]): void {
  world.model.commands = commands;
  world.changedPart("commands");
}

type Sortable = { name?: string | undefined; type?: number | null | undefined };

function sameCommand(a: Sortable, b: Sortable): boolean {
  return a.name === b.name && (a.type ?? 1) === (b.type ?? 1);
}

function checkCount(commands: readonly Sortable[]): void {
  for (const [type, max] of Object.entries(MAX_OF_TYPE)) {
    if (commands.filter((c) => (c.type ?? 1) === Number(type)).length > max) throw new ApiError(30032);
  }
}

function commandOf(world: World, scope: string | null, body: CommandBody, id: string): Command {
  const guild = scope === null ? { contexts: body.contexts ?? null } : { guild_id: scope };
  const wire = {
    ...body,
    ...guild,
    id,
    application_id: world.model.application.id,
    version: world.mint(),
    type: body.type ?? 1,
    name: body.name ?? "",
    description: body.description ?? "",
    default_member_permissions: body.default_member_permissions ?? null,
    dm_permission: body.dm_permission ?? scope === null,
    integration_types: body.integration_types ?? [0],
    nsfw: body.nsfw ?? false,
  };
  // The body was checked against the specification, so with these keys added it is a command; nulls mean "not given".
  return JSON.parse(JSON.stringify(wire), dropNullOptions) as Command;
}

function dropNullOptions(key: string, value: unknown): unknown {
  const keepsNull = ["default_member_permissions", "contexts", "name_localizations", "description_localizations"];
  return value === null && !keepsNull.includes(key) ? undefined : value;
}

/** Lists leave translations out unless asked, so a bot that compares what is registered must ask. */
function withoutTranslations(command: Command): object {
  return JSON.parse(JSON.stringify(command), (key, value: unknown) =>
    key === "name_localizations" || key === "description_localizations" ? undefined : value,
  ) as object;
}
