import { type APIComponentInLabel, type APITextInputComponent, ComponentType } from "discord-api-types/v10";
import type { Upload } from "../acts/files.ts";
import type { Modal } from "../model.ts";
import { Refusal } from "./refusal.ts";
import type { Resolved } from "./resolved.ts";

export type FieldValue = string | boolean | readonly string[] | readonly Upload[];
export type FieldValues = Record<string, FieldValue>;

/** A filled-in modal as MODAL_SUBMIT carries it; refuses what the client would not let through. */
export function filledModal(modal: Modal, fields: FieldValues, resolved: Resolved): object[] {
  const used = new Set<string>();
  const read = (component: APIComponentInLabel | APITextInputComponent, id: number) => {
    used.add(component.custom_id);
    return { id, type: component.type, custom_id: component.custom_id, ...answerTo(component, fields, resolved) };
  };
  let id = 0;
  const next = () => {
    id += 1;
    return id;
  };
  const sent = modal.components.map((part) => {
    if (part.type === ComponentType.Label)
      return { type: part.type, id: next(), component: read(part.component, next()) };
    if (part.type === ComponentType.ActionRow) {
      return { type: part.type, id: next(), components: part.components.map((input) => read(input, next())) };
    }
    return { type: part.type, id: next() };
  });
  const unknown = Object.keys(fields).find((key) => !used.has(key));
  if (unknown !== undefined) throw new Refusal(`the form has no field "${unknown}"`);
  return sent;
}

function answerTo(
  component: APIComponentInLabel | APITextInputComponent,
  fields: FieldValues,
  resolved: Resolved,
): object {
  const given = fields[component.custom_id];
  const name = component.custom_id;
  switch (component.type) {
    case ComponentType.TextInput:
      return { value: textOf(component, given) };
    case ComponentType.StringSelect: {
      const preset = component.options.filter((option) => option.default === true).map((option) => option.value);
      const values = chosen(name, given, preset);
      countWithin(name, values.length, component, 1, 1);
      for (const value of values) mustOffer(name, component.options, value);
      return { values };
    }
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect: {
      const values = chosen(
        name,
        given,
        (component.default_values ?? []).map((preset) => preset.id),
      );
      countWithin(name, values.length, component, 1, 1);
      return { values: values.map((value) => resolveSelected(component, value, resolved)) };
    }
    case ComponentType.RadioGroup: {
      const value = given ?? component.options.find((option) => option.default === true)?.value ?? null;
      if (value === null && component.required !== false) throw new Refusal(`the field "${name}" is required`);
      if (value !== null) mustOffer(name, component.options, String(value));
      return { value };
    }
    case ComponentType.CheckboxGroup: {
      const preset = component.options.filter((option) => option.default === true).map((option) => option.value);
      const values = chosen(name, given, preset);
      countWithin(name, values.length, component, 1, component.options.length);
      for (const value of values) mustOffer(name, component.options, value);
      return { values };
    }
    case ComponentType.Checkbox:
      return { value: given ?? component.default ?? false };
    case ComponentType.FileUpload: {
      const uploads = Array.isArray(given) ? given.filter((file): file is Upload => typeof file === "object") : [];
      countWithin(name, uploads.length, component, 1, 1);
      return { values: uploads.map((upload) => resolved.attachment(upload)) };
    }
  }
}

/** Also for selects on messages. */
export function resolveSelected(select: { type: number; channel_types?: number[] }, id: string, to: Resolved): string {
  switch (select.type) {
    case ComponentType.UserSelect:
      return to.user(id);
    case ComponentType.RoleSelect:
      return to.role(id);
    case ComponentType.ChannelSelect:
      return to.channel(id, select.channel_types);
    default:
      return to.mentionable(id);
  }
}

type Bounds = { min_values?: number | undefined; max_values?: number | undefined; required?: boolean | undefined };

/** An optional field may stay empty, whatever its minimum is. */
export function countWithin(name: string, count: number, bounds: Bounds, low: number, high: number): void {
  if (count === 0 && bounds.required === false) return;
  const min = bounds.min_values ?? low;
  const max = bounds.max_values ?? high;
  if (count < min || count > max) throw new Refusal(`"${name}" takes ${min} to ${max} choices, not ${count}`);
}

export function mustOffer(name: string, options: readonly { value: string }[], value: string): void {
  if (!options.some((option) => option.value === value)) throw new Refusal(`"${name}" does not offer "${value}"`);
}

function textOf(input: APITextInputComponent, given: FieldValue | undefined): string {
  const name = input.custom_id;
  const text = given ?? input.value ?? "";
  if (typeof text !== "string") throw new Refusal(`the field "${name}" takes text`);
  if (text === "" && input.required === false) return text;
  if (text === "") throw new Refusal(`the field "${name}" is required`);
  const min = input.min_length ?? 0;
  const max = input.max_length ?? 4000;
  if (text.length < min || text.length > max) {
    throw new Refusal(`the field "${name}" takes ${min} to ${max} characters, not ${text.length}`);
  }
  return text;
}

function chosen(name: string, given: FieldValue | undefined, preset: readonly string[]): string[] {
  if (given === undefined) return [...preset];
  if (typeof given === "string") return [given];
  if (typeof given === "boolean") throw new Refusal(`the field "${name}" takes choices`);
  return given.map((value) => {
    if (typeof value !== "string") throw new Refusal(`the field "${name}" takes no files`);
    return value;
  });
}
