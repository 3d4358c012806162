/** Registers the global commands with Discord, unless the same are registered already. */
import { type APIApplication, type APIApplicationCommand, type REST, Routes } from "discord.js";
import type { Definition, GameTypes } from "#engine";
import { canonical } from "#engine";
import { discordProblem } from "../delivery/problems.ts";
import { DiscordRest, requestsTo } from "../delivery/requests.ts";
import { commandsFor } from "./index.ts";
import type { CommandJson } from "./typing/command.ts";

export interface Registration {
  readonly token: string;
  /** Discord's API; the real one if left out. */
  readonly api?: string;
  readonly definitions: readonly Definition<GameTypes>[];
}

/** Registers the global commands, unless the same are registered already. Throws `DiscordProblem`. */
export async function registerCommands({ token, api, definitions }: Registration): Promise<"registered" | "unchanged"> {
  const rest = new DiscordRest(requestsTo(api ?? null)).setToken(token);
  try {
    const { id } = (await rest.get(Routes.currentApplication())) as APIApplication; // Discord's answer, by its documentation
    return await register(
      rest,
      id,
      [...commandsFor(definitions).values()].map((command) => command.json),
    );
  } catch (error) {
    throw discordProblem(error);
  } finally {
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  }
}

/** The same for an application; `signal` gives it up. */
export async function register(
  rest: REST,
  application: string,
  commands: readonly CommandJson[],
  signal?: AbortSignal,
): Promise<"registered" | "unchanged"> {
  const route = Routes.applicationCommands(application);
  const wanted = signal ? { signal } : {};
  const there = (await rest.get(route, wanted)) as APIApplicationCommand[]; // Discord's answer, by its documentation
  if (sameCommands(there, commands)) return "unchanged";
  await rest.put(route, { ...wanted, body: commands });
  return "registered";
}

/** Whether both say the same, whatever Discord added to them and in whatever order they come. */
export const sameCommands = (a: readonly object[], b: readonly object[]): boolean => essence(a) === essence(b);

/** What a registration consists of; ids, versions and defaults spelt out are left aside. */
const FACTS = [
  "name",
  "description",
  "type",
  "required",
  "autocomplete",
  "choices",
  "value",
  "options",
  "min_value",
  "max_value",
  "min_length",
  "max_length",
  "contexts",
  "integration_types",
  "channel_types",
  "file_types",
  "default_member_permissions",
];

function essence(commands: readonly object[]): string {
  const list = commands.map((command) => canonical(facts({ type: 1, ...command })));
  return list.sort().join("\n");
}

function facts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(facts);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key, fact]) => FACTS.includes(key) && !isDefault(fact));
  return Object.fromEntries(kept.map(([key, fact]) => [key, facts(fact)]));
}

const isDefault = (fact: unknown): boolean =>
  fact === undefined || fact === null || fact === false || (Array.isArray(fact) && fact.length === 0);
