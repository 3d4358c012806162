/** A scenario that a host brings: how it is checked, what is said of its faults, and in which ways it can be played. */
import type { z } from "zod";
import { didYouMean, type Json, matchName, PackError, type PackFiles, type Params, quoted } from "#engine";
import { type ScenarioFile, SPECIAL_KINDS, scenarioFile } from "./scenario-types.ts";
import { EDITIONS } from "./sides.ts";
import { EXPRESSION_KINDS, type Expression, LEVELS } from "./victory-types.ts";

/** How a host's own scenario is called in the pack. */
const FILE = "scenarios/own";
export const OWN_FILE = `${FILE}.json`;

const MOST_TURNS = 24;
/** Conditions that one level may be made of, and corridors among them: they are evaluated after every move. */
const MOST_CONDITIONS = 24;
const MOST_CORRIDORS = 4;
const MOST_SPECIAL = 20;
const MOST_CARDS = 4;
const MOST_OPS = 20;
const LONGEST_SEAT = 40;
/** Faults that are told at once. */
const MOST_FAULTS = 8;

/** R-211 The pack with a scenario of somebody's own, which nobody trusts. Throws `PackError` with all that is wrong with it. */
export function addOwnScenario(files: PackFiles, file: Json): PackFiles {
  const read = scenarioFile.safeParse(file, { reportInput: true });
  if (!read.success) throw faulty(read.error.issues.map((issue) => `${place(issue)}${inWords(issue, files)}`));
  const faults = [...strange(read.data), ...tooMuch(read.data)];
  if (faults.length > 0) throw faulty(faults);
  return { ...files, [FILE]: file };
}

/** The campaigns that it is for: in each edition, with all seats and with fewer. */
export function waysOf(file: Json): readonly [Params, ...Params[]] {
  const { editions, fewer } = scenarioFile.parse(file);
  const named = EDITIONS.flatMap((edition): readonly Params[] => {
    const scenario = editions[edition];
    return scenario === undefined ? [] : [{ edition, scenario }];
  });
  const all = fewer ? named.flatMap((one) => [one, { ...one, seats: "fewer" }]) : named;
  const [first, ...more] = all;
  if (!first) throw new Error("a scenario names no edition");
  return [first, ...more];
}

function faulty(faults: readonly string[]): PackError {
  const shown = faults.slice(0, MOST_FAULTS);
  const more = faults.length - shown.length;
  const rest = more > 0 ? [`and ${more} more`] : [];
  return new PackError(OWN_FILE, "", [...shown, ...rest].join("\n"));
}

const place = ({ path }: { readonly path: readonly PropertyKey[] }): string =>
  path.length === 0 ? "" : `${path.map((part) => (typeof part === "string" ? shown(part) : String(part))).join(".")}: `;

/** A key as it may be shown: those that we know are words. */
const shown = (key: string): string => (/^[A-Za-z0-9-]{1,40}$/.test(key) ? key : quoted(key));

type Issue = z.core.$ZodIssue;

/** What is wrong at a place, and what would be right. */
function inWords(issue: Issue, files: PackFiles): string {
  switch (issue.code) {
    case "unrecognized_keys": {
      const close = issue.keys.flatMap((key) => closeTo(keysIn(files), key)).map((key) => `“${key}”`);
      return `${issue.keys.map(quoted).join(", ")} is no part of it.${didYouMean(close)}`;
    }
    case "invalid_value": {
      const values = issue.values.map(String);
      const close = typeof issue.input === "string" ? closeTo(values, issue.input) : [];
      return `${given(issue.input)} is not possible here.${didYouMean(close)} Possible: ${values.join(", ")}`;
    }
    case "invalid_type":
      return issue.input === undefined
        ? "this is missing"
        : `must be ${TYPES[issue.expected] ?? issue.expected}, not ${given(issue.input)}`;
    case "invalid_union": {
      const kinds = issue.path.includes("special")
        ? SPECIAL_KINDS
        : issue.path.includes("victory")
          ? EXPRESSION_KINDS
          : [];
      const close = typeof issue.input === "object" ? closeTo(kinds, kindOf(issue.input)) : [];
      const possible = kinds.length > 0 ? ` Possible: ${kinds.join(", ")}` : "";
      return `${issue.message}.${didYouMean(close)}${possible}`;
    }
    default:
      return issue.message;
  }
}

const TYPES: { readonly [type: string]: string } = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  array: "a list",
  tuple: "a list",
  object: "an object",
  record: "an object",
  boolean: "true or false",
};

function given(input: unknown): string {
  if (typeof input === "string") return quoted(input);
  if (typeof input === "number" || typeof input === "boolean") return String(input);
  if (Array.isArray(input)) return "a list";
  return input === null ? "nothing" : "an object";
}

const kindOf = (input: unknown): string =>
  typeof input === "object" && input !== null && "kind" in input && typeof input.kind === "string" ? input.kind : "";

function closeTo(words: readonly string[], word: string): readonly string[] {
  const match = matchName(words, (one) => [one], word);
  return match.meant === null ? match.close : [match.meant];
}

/** The words that scenarios of the pack are written in. */
function keysIn(files: PackFiles): readonly string[] {
  const found = new Set<string>(Object.keys(scenarioFile.shape));
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) for (const key of Object.keys(value)) found.add(key);
    for (const part of Object.values(value)) look(part);
  };
  for (const [name, file] of Object.entries(files)) if (name.startsWith("scenarios/") && name !== FILE) look(file);
  return [...found];
}

/** Latin letters, digits and marks of a sentence: nothing that Discord would take for markup, a mention or a link. */
const PLAIN = /^\p{Script=Latin}[\p{Script=Latin}\p{Nd} .,;:!?'’&()+–-]*$/u;

/** Names that are shown to everybody, and the name by which it is chosen. */
function strange({ name, seats, editions }: ScenarioFile): readonly string[] {
  const names = [
    { path: "name", text: name },
    ...seats.map((seat, i) => ({ path: `seats.${i}.name`, text: seat.name })),
  ];
  const marks = names.flatMap(({ path, text }) =>
    PLAIN.test(text)
      ? []
      : [
          `${path}: ${quoted(text)} must begin with a letter and hold Latin letters, digits, spaces and . , ; : ! ? ' & ( ) + - alone`,
        ],
  );
  const long = seats.flatMap((seat, i) =>
    seat.name.length > LONGEST_SEAT ? [`seats.${i}.name: is longer than ${LONGEST_SEAT} characters`] : [],
  );
  const numbers = Object.entries(editions).flatMap(([edition, id]) =>
    /^\d/.test(id)
      ? [`editions.${edition}: “${id}” is for scenarios of the rulebook; call yours by a name, such as “my-war”`]
      : [],
  );
  return [...marks, ...long, ...numbers];
}

/** What would make a campaign of it endless or slow. */
function tooMuch({ turns, special, victory }: ScenarioFile): readonly string[] {
  const faults: string[] = [];
  const most = (path: string, found: number, limit: number): void => {
    if (found > limit) faults.push(`${path}: ${found} is too much; ${limit} is the most`);
  };
  most("turns", turns, MOST_TURNS);
  most("special", special.length, MOST_SPECIAL);
  special.forEach((rule, i) => {
    if (rule.kind === "peshmerga-of-seat") most(`special.${i}.extraOps`, rule.extraOps, MOST_OPS);
    if (rule.kind === "stay-home") most(`special.${i}.beforeTurn`, rule.beforeTurn, MOST_TURNS);
    if (rule.kind === "shared-intervention")
      rule.shares.forEach(({ cards }, k) => {
        most(`special.${i}.shares.${k}.cards`, cards, MOST_CARDS);
      });
  });
  victory.forEach((line, i) => {
    for (const level of LEVELS) {
      const parts = partsOf(line[level]);
      most(`victory.${i}.${level}`, parts.length, MOST_CONDITIONS);
      most(`victory.${i}.${level}`, parts.filter(({ kind }) => kind === "corr").length, MOST_CORRIDORS);
    }
  });
  return faults;
}

const partsOf = (expression: Expression): readonly Expression[] =>
  "of" in expression ? [expression, ...expression.of.flatMap(partsOf)] : [expression];
