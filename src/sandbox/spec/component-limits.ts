/** Rules about the components of a message that the published schemas lack, and how to walk through components. */
import type { APIComponentInMessageActionRow, APIMessageTopLevelComponent } from "discord-api-types/v10";
import { ButtonStyle, ComponentType } from "discord-api-types/v10";
import type { Problem } from "../errors.ts";
import { isRecord } from "./check.ts";

type Path = readonly PropertyKey[];
type Found = { component: Record<string, unknown>; path: Path };

/** Rules about the components of a message that the published schemas lack. */
export function componentProblems(components: readonly APIMessageTopLevelComponent[], v2: boolean): Problem[] {
  const all = walk(components, ["components"]);
  return [
    ...countProblems(components, all, v2),
    ...duplicateProblems(all, "custom_id", "Component custom id cannot be duplicated"),
    ...duplicateProblems(all, "id", "Component id cannot be duplicated"),
    ...all.flatMap(oneProblem),
  ];
}

function countProblems(components: readonly APIMessageTopLevelComponent[], all: Found[], v2: boolean): Problem[] {
  if (!v2) {
    const problems: Problem[] = [];
    if (components.length > 5) problems.push(tooMany(["components"], 5));
    components.forEach((component, i) => {
      if (component.type !== ComponentType.ActionRow) {
        problems.push({
          path: ["components", i, "type"],
          code: "BASE_TYPE_CHOICES",
          message: 'Value of field "type" must be one of (1,) without MessageFlags.IS_COMPONENTS_V2',
        });
      }
    });
    return problems;
  }
  const problems: Problem[] = [];
  if (all.length > 40) problems.push(tooMany(["components"], 40));
  if (textsOf(components).join("").length > 4000) {
    const message = "The total length of the text displays must not exceed 4000";
    problems.push({ path: ["components"], code: "COMPONENT_MAX_TOTAL_TEXT_LENGTH_EXCEEDED", message });
  }
  return problems;
}

function oneProblem({ component, path }: Found): Problem[] {
  switch (component.type) {
    case ComponentType.ActionRow:
      return rowProblems(component.components, path);
    case ComponentType.Button:
      return buttonProblems(component, path);
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return choiceProblems(component, path);
    default:
      return [];
  }
}

function rowProblems(children: unknown, path: Path): Problem[] {
  const kinds = (Array.isArray(children) ? children : []).map((c) => (isRecord(c) ? c.type : null));
  const mixed = kinds.length > 1 && kinds.some((kind) => kind !== ComponentType.Button);
  const message = "A select menu takes the whole width of its row";
  return mixed ? [{ path: [...path, "components"], code: "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message }] : [];
}

function buttonProblems(button: Record<string, unknown>, path: Path): Problem[] {
  const isLink = button.style === ButtonStyle.Link;
  const problems: Problem[] = [];
  const required = (key: string) =>
    problems.push({ path: [...path, key], code: "BASE_TYPE_REQUIRED", message: "This field is required" });
  const forbidden = (key: string, message: string) =>
    problems.push({ path: [...path, key], code: "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message });
  if (button.style === ButtonStyle.Premium) return problems;
  if (isLink && isEmptyText(button.url)) required("url");
  if (isLink && !isEmptyText(button.custom_id)) forbidden("custom_id", "A link button cannot have a custom id");
  if (!isLink && isEmptyText(button.custom_id)) required("custom_id");
  if (!isLink && !isEmptyText(button.url)) forbidden("url", "Only a link button has a url");
  if (isEmptyText(button.label) && !isRecord(button.emoji)) {
    const message = "A button must have a label or an emoji";
    problems.push({ path: [...path, "label"], code: "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message });
  }
  return problems;
}

/** Rules of every list of choices, also in a modal; `mostByDefault` stands in for a missing max_values. */
export function choiceProblems(list: Record<string, unknown>, path: Path, mostByDefault = 1): Problem[] {
  const options = Array.isArray(list.options) ? list.options.filter(isRecord) : null;
  const min = typeof list.min_values === "number" ? list.min_values : 1;
  const max = typeof list.max_values === "number" ? list.max_values : mostByDefault;
  const problems: Problem[] = [];
  const refuse = (key: string, code: string, message: string) => problems.push({ path: [...path, key], code, message });
  if (min > max) refuse("min_values", "SELECT_MIN_EXCEEDS_MAX", "min_values must not exceed max_values");
  if (options === null) return problems;
  const values = options.map((option) => option.value);
  if (new Set(values).size < values.length) {
    refuse("options", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used");
  }
  if (max > options.length)
    refuse("max_values", "SELECT_MAX_EXCEEDS_OPTIONS", "There are fewer options than max_values");
  if (options.filter((option) => option.default === true).length > max) {
    refuse("options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More default values than max_values");
  }
  return problems;
}

export function duplicateProblems(all: readonly Found[], key: string, message: string): Problem[] {
  const seen = new Set<unknown>();
  return all.flatMap(({ component, path }) => {
    const value = component[key];
    if (value === undefined || value === null || value === 0) return [];
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [{ path: [...path, key], code: "COMPONENT_CUSTOM_ID_DUPLICATED", message }];
  });
}

/** Every component with its path, in reading order, whatever it is nested in. */
export function walk(value: unknown, path: Path): Found[] {
  if (Array.isArray(value)) return value.flatMap((part, i) => walk(part, [...path, i]));
  if (!isRecord(value) || typeof value.type !== "number") return [];
  const nested = ["components", "component", "accessory"].flatMap((key) => walk(value[key], [...path, key]));
  return [{ component: value, path }, ...nested];
}

/** The interactive components of a message, wherever they stand. */
export function interactiveIn(components: readonly APIMessageTopLevelComponent[]): APIComponentInMessageActionRow[] {
  return components.flatMap((component): APIComponentInMessageActionRow[] => {
    switch (component.type) {
      case ComponentType.ActionRow:
        return component.components;
      case ComponentType.Container:
        return interactiveIn(component.components);
      case ComponentType.Section:
        return component.accessory.type === ComponentType.Button ? [component.accessory] : [];
      default:
        return [];
    }
  });
}

/** The texts of a message's text displays, in reading order. */
export function textsOf(components: readonly APIMessageTopLevelComponent[]): string[] {
  return walk(components, []).flatMap(({ component }) =>
    component.type === ComponentType.TextDisplay ? [String(component.content)] : [],
  );
}

function tooMany(path: Path, limit: number): Problem {
  return { path, code: "BASE_TYPE_BAD_LENGTH", message: `Must be between 1 and ${limit} in length.` };
}

function isEmptyText(value: unknown): boolean {
  return typeof value !== "string" || value === "";
}
