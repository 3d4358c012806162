import { ApplicationCommandOptionType } from "discord.js";
import { describe, expect, it } from "vitest";
import { type Action, choice, type Definition, type GameTypes, game, integer, route, subset } from "#engine";
import { commandsFor } from "../../../src/discord/commands/index.ts";
import { sameCommands } from "../../../src/discord/commands/register.ts";
import { EXAMPLES } from "../../../src/discord/commands/typing/examples.ts";
import { games } from "../../../src/games/registry.ts";
import { crowd } from "../crowd.ts";

interface Node {
  readonly name: string;
  readonly description?: string;
  readonly type?: number;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly options?: readonly Node[];
  readonly choices?: readonly { readonly name: string; readonly value: unknown }[];
}

const NAME = /^[-_'\p{L}\p{N}]{1,32}$/u;
const size = (n: Node): number =>
  n.name.length +
  (n.description?.length ?? 0) +
  (n.options ?? []).reduce((sum, o) => sum + size(o), 0) +
  (n.choices ?? []).reduce((sum, c) => sum + c.name.length + String(c.value).length, 0);

function hold(node: Node): void {
  expect(node.name).toMatch(NAME);
  expect(node.name).toBe(node.name.toLowerCase());
  expect(node.description?.length).toBeGreaterThan(0);
  expect(node.description?.length).toBeLessThanOrEqual(100);
  const options = node.options ?? [];
  expect(options.length).toBeLessThanOrEqual(25);
  expect(new Set(options.map((o) => o.name)).size).toBe(options.length);
  expect(
    options.findLastIndex((o) => o.required) < options.findIndex((o) => !o.required) ||
      options.every((o) => o.required) ||
      options.every((o) => !o.required),
  ).toBe(true);
  const choices = node.choices ?? [];
  expect(choices.length).toBeLessThanOrEqual(25);
  expect(choices.length === 0 || !node.autocomplete).toBe(true);
  for (const { name, value } of choices) {
    expect(name.length).toBeGreaterThan(0);
    expect(name.length).toBeLessThanOrEqual(100);
    expect(String(value).length).toBeLessThanOrEqual(100);
  }
  for (const option of options) hold(option);
}

const nodes = (list: readonly Definition<GameTypes>[]): Node[] =>
  [...commandsFor(list).values()].map((c) => c.json as Node); // read only

describe("commands", () => {
  it.each([
    ["of this bot", games],
    ["of a game with 60 actions of 12 params", [...games, crowd]],
  ] as const)("%s keep to what Discord takes", (_, list) => {
    const commands = nodes(list);
    expect(commands.length).toBeLessThanOrEqual(100);
    for (const command of commands) {
      hold(command);
      expect(size(command)).toBeLessThanOrEqual(8000);
    }
  });

  it("of a game are its common actions and its queries, with what fits into a line as options", () => {
    const { action, form } = game<GameTypes>();
    const march = action("forcedMarch", "March", { common: true })
      .param(
        "seat",
        "Whose?",
        choice(() => ["us"]),
      )
      .param(
        "units",
        "Which?",
        subset(() => ["a"]),
      )
      .param(
        "days",
        "How long?",
        integer(() => [1, 2]),
      )
      .param(
        "path",
        "Where?",
        route(() => ["n"]),
      )
      .param(
        "after",
        "And then?",
        integer(() => [1, 2]),
      )
      .apply(() => {});
    const odds = { name: "odds", title: "Odds", ...form(), entries: [], answer: () => "" };
    const small: Definition<GameTypes> = {
      ...crowd,
      command: "small",
      actions: [march as Action<GameTypes>],
      queries: [odds],
    };
    const root = nodes([small]).find((c) => c.name === "small");
    expect(root?.options?.map((o) => o.name)).toEqual(["act", "forced-march", "odds"]);
    expect(root?.options?.[1]?.options?.map((o) => o.name)).toEqual(["which-seat", "units", "days", "seat", "game"]);
    expect(root?.options?.[1]?.options?.[2]?.type).toBe(ApplicationCommandOptionType.Integer);
  });

  it("set something right by choices that are counted from the first", () => {
    const moderate = nodes(games).find(({ name }) => name === "moderate");
    const correct = moderate?.options?.find(({ name }) => name === "correct");
    const choices = correct?.options?.flatMap(({ description = "" }) => /choice.*/i.exec(description)?.[0] ?? []);
    expect(choices?.slice(0, 3)).toEqual(["choice", "Choice 2, if there is one", "Choice 3, if there is one"]);
  });

  it("are registered again only if they changed", () => {
    const ours = [...commandsFor(games).values()].map((c) => c.json);
    const registered = ours
      .map((json, i) => ({
        default_member_permissions: null,
        ...json,
        id: String(i),
        version: "1",
        type: 1,
        nsfw: false,
        dm_permission: true,
        name_localizations: null,
      }))
      .reverse();
    expect(sameCommands(registered, ours)).toBe(true);
    expect(sameCommands(registered.slice(1), ours)).toBe(false);
    const [first, ...rest] = ours;
    expect(sameCommands(registered, [{ ...first, description: "new" }, ...rest])).toBe(false);
    expect(sameCommands(registered, [{ ...first, default_member_permissions: "8" }, ...rest])).toBe(false);
  });
});

describe("the examples of /help", () => {
  const ofGames = new Set(games.map(({ command }) => command));
  /** Each command by its words, with its options. */
  const paths: ReadonlyMap<string, readonly Node[]> = new Map(
    [...commandsFor(games).values()].flatMap(({ json }) => {
      const { name, options = [] } = json as unknown as Node; // what is registered
      if (ofGames.has(name)) return [];
      const below = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
      return below.length > 0
        ? below.map((one) => [`/${name} ${one.name}`, one.options ?? []] as const)
        : [[`/${name}`, options] as const];
    }),
  );
  const calledIn = (line: string): string =>
    [...paths.keys()].find((path) => `${line} `.startsWith(`${path} `)) ?? line;

  it("name every command once, but for those of single games", () => {
    expect(EXAMPLES.map(([line]) => calledIn(line)).toSorted()).toEqual([...paths.keys()].toSorted());
  });

  it.each(EXAMPLES)("“%s” has options that there are, and all that it needs", (line) => {
    const path = calledIn(line);
    const options = paths.get(path) ?? [];
    const given = [...line.slice(path.length).matchAll(/ ([a-z-]+):(.*?)(?= [a-z-]+:|$)/g)];
    for (const [, name, value] of given) {
      const option = options.find((one) => one.name === name);
      expect(option, name).toBeDefined();
      if (option?.choices) expect(option.choices.flatMap((one) => [one.name, one.value])).toContain(value);
    }
    const needed = options.filter(({ required }) => required).map(({ name }) => name);
    expect(given.map(([, name]) => name)).toEqual(expect.arrayContaining(needed));
  });
});
