import { randomBytes } from "node:crypto";
import { InvalidArgumentError } from "commander";
import type { GameTypes, Rulebook } from "#engine";
import { refuse } from "#engine";
import { openShipped } from "../campaign/packs.ts";
import { findGame, games } from "../games/registry.ts";

/** A whole number of at least `min`. */
export const atLeast =
  (min: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < min)
      throw new InvalidArgumentError(`a whole number from ${min} on is needed`);
    return value;
  };

/** A seed as a key of 32 bytes; a short one is filled up with zeros. */
export function seed(text: string): string {
  if (!/^[0-9a-fA-F]{1,64}$/.test(text)) throw new InvalidArgumentError("1 to 64 hexadecimal digits are needed");
  return text.toLowerCase().padStart(64, "0");
}

export const randomSeed = (): string => randomBytes(32).toString("hex");

/** The game of this name with its pack. Throws `Refused` or `PackError`. */
export function bookOf(game: string, packs: string | null = null): Rulebook<GameTypes> {
  const definition = findGame(game);
  if (!definition)
    return refuse("unknown-game", `There is no game “${game}”; there are: ${games.map((g) => g.id).join(", ")}.`);
  return openShipped(definition, packs);
}

/** One JSON value on a line of its own. */
export const printJson = (value: unknown): void => {
  process.stdout.write(`${JSON.stringify(value)}\n`);
};

/** Options of a campaign, by name. */
export interface Chosen {
  readonly [option: string]: string | number;
}

/** Collects `--set scenario=lebanon-2006 --set chits=yes`. */
export function setting(text: string, before: Chosen): Chosen {
  const [, name, value] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new InvalidArgumentError("<option>=<value> is needed");
  return { ...before, [name]: value };
}

/** What was said on the command line, as this game's options have it: some games choose a number from a list. */
export function chosenOptions({ definition }: Rulebook<GameTypes>, { seats, set }: Said): Chosen {
  const said = seats === undefined ? set : { ...set, seats };
  const value = (name: string, given: string | number): string | number => {
    if (typeof definition.defaults[name] === "number") return Number(given);
    return typeof definition.defaults[name] === "string" ? String(given) : given;
  };
  return Object.fromEntries(Object.entries(said).map(([name, given]) => [name, value(name, given)]));
}

interface Said {
  readonly seats?: number;
  readonly set: Chosen;
}
