/** Rules about one command that the published schemas lack. */
import type { Problem } from "../errors.ts";
import { isRecord } from "./check.ts";

type Path = readonly PropertyKey[];
type Node = Record<string, unknown>;

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const SUBCOMMAND = 1;
const SUBCOMMAND_GROUP = 2;

export function commandProblems(command: object, at: Path = []): Problem[] {
  const node: Node = { ...command };
  const problems: Problem[] = [];
  const kind = node.type ?? 1;
  if (kind === 1) {
    problems.push(...nameProblems(node, at));
    if (typeof node.description !== "string" || node.description === "") {
      problems.push(required([...at, "description"]));
    }
  } else if (typeof node.description === "string" && node.description !== "") {
    const message = "Context menu commands have no description";
    problems.push({ path: [...at, "description"], code: "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED", message });
  }
  problems.push(...optionListProblems(optionsOf(node), [...at, "options"]));
  if (lettersOf(node) > 8000) {
    const message = "Command exceeds maximum size (8000)";
    problems.push({ path: at, code: "APPLICATION_COMMAND_TOO_LARGE", message });
  }
  return problems;
}

function optionListProblems(options: readonly Node[], at: Path): Problem[] {
  const problems: Problem[] = [];
  const names = options.map((o) => o.name);
  const nested = options.filter((o) => o.type === SUBCOMMAND || o.type === SUBCOMMAND_GROUP);
  let optionalSeen = false;
  options.forEach((option, i) => {
    const path = [...at, i];
    problems.push(...nameProblems(option, path), ...optionProblems(option, path));
    if (names.indexOf(option.name) < i) {
      const message = "Option names must be unique";
      problems.push({ path: [...path, "name"], code: "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", message });
    }
    if (option.required !== true) optionalSeen = true;
    else if (optionalSeen) {
      const message = "Required options must be placed before non-required options";
      problems.push({ path, code: "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message });
    }
    problems.push(...optionListProblems(optionsOf(option), [...path, "options"]));
  });
  if (nested.length > 0 && nested.length < options.length) {
    const message = "Subcommands and other options cannot stand side by side";
    problems.push({ path: at, code: "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message });
  }
  return problems;
}

function optionProblems(option: Node, path: Path): Problem[] {
  const choices = Array.isArray(option.choices) ? option.choices.filter(isRecord) : [];
  const problems: Problem[] = [];
  const refuse = (key: string, message: string) =>
    problems.push({ path: [...path, key], code: "APPLICATION_COMMAND_OPTION_INVALID", message });
  if (option.autocomplete === true && choices.length > 0) refuse("autocomplete", "Autocomplete excludes choices");
  choices.forEach((choice, i) => {
    if (typeof choice.value === "string" && choice.value.length > 100) {
      problems.push({
        path: [...path, "choices", i, "value"],
        code: "BASE_TYPE_MAX_LENGTH",
        message: "Must be 100 or fewer in length.",
      });
    }
  });
  if (hasDuplicates(choices.map((c) => c.name))) refuse("choices", "Choice names must be unique");
  if (hasDuplicates(choices.map((c) => c.value))) refuse("choices", "Choice values must be unique");
  for (const [low, high] of [
    ["min_value", "max_value"],
    ["min_length", "max_length"],
  ] as const) {
    if (Number(option[low] ?? Number.NEGATIVE_INFINITY) > Number(option[high] ?? Number.POSITIVE_INFINITY)) {
      refuse(low, `${low} must not exceed ${high}`);
    }
  }
  return problems;
}

function nameProblems(node: Node, path: Path): Problem[] {
  const localised = isRecord(node.name_localizations) ? Object.entries(node.name_localizations) : [];
  const names: [Path, unknown][] = [
    [[...path, "name"], node.name],
    ...localised.map(([locale, name]): [Path, unknown] => [[...path, "name_localizations", locale], name]),
  ];
  return names.flatMap(([at, name]) =>
    typeof name === "string" && (!NAME.test(name) || name !== name.toLowerCase())
      ? [{ path: at, code: "APPLICATION_COMMAND_INVALID_NAME", message: "Command name is invalid" }]
      : [],
  );
}

/** All letters of names, descriptions and values; of each text only its longest translation counts. */
function lettersOf(node: Node): number {
  const longest = (key: string) => {
    const translations = isRecord(node[`${key}_localizations`])
      ? Object.values(node[`${key}_localizations`] ?? {})
      : [];
    return Math.max(...[node[key], ...translations].map((text) => (typeof text === "string" ? text.length : 0)));
  };
  const choices = Array.isArray(node.choices) ? node.choices.filter(isRecord) : [];
  const value = typeof node.value === "string" ? node.value.length : 0;
  return (
    [...optionsOf(node), ...choices].reduce((sum, part) => sum + lettersOf(part), value) +
    longest("name") +
    longest("description")
  );
}

function optionsOf(node: Node): Node[] {
  return Array.isArray(node.options) ? node.options.filter(isRecord) : [];
}

function hasDuplicates(values: readonly unknown[]): boolean {
  return new Set(values).size < values.length;
}

function required(path: Path): Problem {
  return { path, code: "BASE_TYPE_REQUIRED", message: "This field is required" };
}
