/** Rules about modals that the published schemas lack. */
import { ComponentType } from "discord-api-types/v10";
import type { Problem } from "../errors.ts";
import { isRecord } from "./check.ts";
import { choiceProblems, duplicateProblems, walk } from "./component-limits.ts";

export function modalProblems(components: readonly unknown[]): Problem[] {
  const at = ["data", "components"];
  const all = walk(components, at);
  const problems: Problem[] = [];
  if (components.length > 5) {
    problems.push({ path: at, code: "BASE_TYPE_BAD_LENGTH", message: "Must be between 1 and 5 in length." });
  }
  for (const { component, path } of all) {
    const min = component.min_length;
    const max = component.max_length;
    const value = component.value;
    if (typeof min === "number" && typeof max === "number" && min > max) {
      const message = "min_length must not exceed max_length";
      problems.push({ path: [...path, "min_length"], code: "TEXT_INPUT_MIN_EXCEEDS_MAX", message });
    }
    if (typeof value === "string" && typeof max === "number" && value.length > max) {
      const message = `Must be ${max} or fewer in length.`;
      problems.push({ path: [...path, "value"], code: "BASE_TYPE_MAX_LENGTH", message });
    }
    problems.push(...choosingProblems(component, path), ...labelProblems(component, path));
  }
  return [...problems, ...duplicateProblems(all, "custom_id", "Component custom id cannot be duplicated")];
}

function choosingProblems(component: Record<string, unknown>, path: readonly PropertyKey[]): Problem[] {
  switch (component.type) {
    case ComponentType.StringSelect: {
      const message = "A select menu in a modal cannot be disabled";
      const disabled = { path: [...path, "disabled"], code: "BASE_TYPE_BAD_VALUE", message };
      return [...choiceProblems(component, path), ...(component.disabled === true ? [disabled] : [])];
    }
    case ComponentType.RadioGroup:
      return choiceProblems(component, path);
    case ComponentType.CheckboxGroup: {
      const all = Array.isArray(component.options) ? component.options.filter(isRecord).length : 0;
      const problems = choiceProblems(component, path, all);
      if (component.min_values !== 0 || component.required === false) return problems;
      const message = "min_values of 0 takes required: false";
      return [...problems, { path: [...path, "min_values"], code: "BASE_TYPE_BAD_VALUE", message }];
    }
    default:
      return [];
  }
}

/** Inside an action row a text input carries its own label; inside a label component it must not. */
function labelProblems(component: Record<string, unknown>, path: readonly PropertyKey[]): Problem[] {
  if (component.type !== ComponentType.TextInput) return [];
  const inRow = path.at(-1) !== "component";
  const hasLabel = typeof component.label === "string";
  if (inRow === hasLabel) return [];
  const message = inRow ? "This field is required" : "A text input inside a label has no label of its own";
  return [{ path: [...path, "label"], code: "BASE_TYPE_REQUIRED", message }];
}
