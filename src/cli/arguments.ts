/** What several commands of the command line take: seeds, games, options of a campaign. */
import { randomBytes } from "node:crypto";
import { InvalidArgumentError } from "commander";
import { completed, type GameTypes, type Params, Refused, type Rulebook, refuse } from "#engine";
import { findGame, games } from "../games/registry.ts";
import { openShipped } from "../packs/packs.ts";

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

/**
 * The whole options of a game from what was said on the command line. Throws `Refused` that names what does not apply, and
 * what would.
 */
export function chosenOptions(book: Rulebook<GameTypes>, { seats, set }: Said): Params {
  const said = seats === undefined ? set : { ...set, seats };
  const { definition, content } = book;
  const { options, defaults, name } = definition;
  const names = options.entries.map((entry) => entry.name);
  const strange = Object.keys(set).find((one) => !names.includes(one));
  if (strange !== undefined)
    refuse("no-option", `${name} has no option “${strange}”; \`--set\` takes: ${names.join(", ")}.`);
  try {
    return completed(options, { content }, givenOptions(book, { set: said }), defaults);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (seats !== undefined && isPlayable(book, set)) refuse("no-option", withoutSeats(book, seats, set, error));
    const { text } = error;
    return refuse(
      "no-option",
      `${name} cannot be played like this (${spoken(said)}): ${text} It has the options ${names.join(", ")}.`,
    );
  }
}

/** Only those that were said, as this game has them. */
export const givenOptions = ({ definition }: Rulebook<GameTypes>, { seats, set }: Said): Chosen =>
  Object.fromEntries(
    Object.entries(seats === undefined ? set : { ...set, seats }).map(([option, value]) => [
      option,
      typedAs(definition.defaults[option], value),
    ]),
  );

/** Some games choose a number from a list, and what is typed is text. */
function typedAs(example: unknown, value: string | number): string | number {
  if (typeof example === "number") return Number(value);
  return typeof example === "string" ? String(value) : value;
}

function isPlayable(book: Rulebook<GameTypes>, set: Chosen): boolean {
  try {
    chosenOptions(book, { set });
    return true;
  } catch {
    return false;
  }
}

/** Why this number of seats cannot be had, and what to say instead. */
function withoutSeats(book: Rulebook<GameTypes>, seats: number, set: Chosen, { text }: Refused): string {
  const { definition, content } = book;
  const options = chosenOptions(book, { set });
  if (Number.isInteger(Number(options.seats))) return `\`--seats ${seats}\`: ${text}`;
  const now = definition.roster(options, content).length;
  const others = definition.options.entries.map(({ name }) => name).join(", ");
  return (
    `How many seats ${definition.name} has goes by its other options (${now} as it was asked for): leave \`--seats\` out. ` +
    `\`--set <option>=<value>\` takes: ${others}.`
  );
}

const spoken = (said: Chosen): string =>
  Object.entries(said)
    .map(([option, value]) => `${option}=${value}`)
    .join(", ");

interface Said {
  readonly seats?: number;
  readonly set: Chosen;
}
