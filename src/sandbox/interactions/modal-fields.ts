/** Fills in a modal as a person's client does, and refuses what the client would not let through. */
import {
  type APIComponentInLabel,
  type APIModalSubmissionComponent,
  type APIModalSubmitTextInputComponent,
  type APITextInputComponent,
  ComponentType,
  type ModalSubmitComponent,
} from "discord-api-types/v10";
import type { Upload } from "../acts/files.ts";
import type { Modal } from "../model.ts";
import { Refusal } from "./refusal.ts";
import type { Resolved } from "./resolved.ts";

export type FieldValue = string | boolean | readonly string[] | readonly Upload[];
export type FieldValues = Record<string, FieldValue>;

/** A filled-in modal as INTERACTION_CREATE carries it; refuses what the client would not let through. */
export function filledModal(modal: Modal, fields: FieldValues, resolved: Resolved): APIModalSubmissionComponent[] {
  const used = new Set<string>();
  let id = 0;
  const next = () => {
    id += 1;
    return id;
  };
  const sent = modal.components.map((part): APIModalSubmissionComponent => {
    const { type } = part;
    if (type === ComponentType.TextDisplay) return { type, id: next() };
    if (type === ComponentType.Label) {
      used.add(part.component.custom_id);
      return { type, id: next(), component: answerTo(part.component, next(), fields, resolved) };
    }
    for (const input of part.components) used.add(input.custom_id);
    return { type, id: next(), components: part.components.map((input) => textAnswer(input, next(), fields)) };
  });
  const unknown = Object.keys(fields).find((key) => !used.has(key));
  if (unknown !== undefined) throw new Refusal(`the form has no field "${unknown}"`);
  return sent;
}

function answerTo(
  component: APIComponentInLabel,
  id: number,
  fields: FieldValues,
  resolved: Resolved,
): ModalSubmitComponent {
  const { custom_id } = component;
  const given = fields[custom_id];
  switch (component.type) {
    case ComponentType.TextInput:
      return textAnswer(component, id, fields);
    case ComponentType.StringSelect:
      return { id, type: component.type, custom_id, values: offeredValues(component, given, 1) };
    case ComponentType.CheckboxGroup: {
      const values = offeredValues(component, given, component.options.length);
      return { id, type: component.type, custom_id, values };
    }
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect: {
      const presets = (component.default_values ?? []).map((preset) => preset.id);
      const values = chosen(custom_id, given, presets);
      countWithin(custom_id, values.length, component, 1, 1);
      const ids = values.map((value) => resolveSelected(component, value, resolved));
      return { id, type: component.type, custom_id, values: ids };
    }
    case ComponentType.RadioGroup: {
      const [value = null, ...more] = chosen(custom_id, given, presetsOf(component));
      if (more.length > 0) throw new Refusal(`"${custom_id}" takes one choice`);
      if (value === null && component.required !== false) throw new Refusal(`the field "${custom_id}" is required`);
      if (value !== null) mustOffer(custom_id, component.options, value);
      return { id, type: component.type, custom_id, value };
    }
    case ComponentType.Checkbox: {
      const value = given ?? component.default ?? false;
      if (typeof value !== "boolean") throw new Refusal(`the field "${custom_id}" takes true or false`);
      return { id, type: component.type, custom_id, value };
    }
    case ComponentType.FileUpload: {
      const uploads = Array.isArray(given) ? given.filter((file): file is Upload => typeof file === "object") : [];
      countWithin(custom_id, uploads.length, component, 1, 1);
      const values = uploads.map((upload) => resolved.attachment(upload));
      return { id, type: component.type, custom_id, values };
    }
  }
}

function textAnswer(input: APITextInputComponent, id: number, fields: FieldValues): APIModalSubmitTextInputComponent {
  const { type, custom_id } = input;
  return { id, type, custom_id, value: textOf(input, fields[custom_id]) };
}

type Offer = Bounds & { custom_id: string; options: readonly { value: string; default?: boolean }[] };

/** What is chosen of the options; untouched, what was preset. */
function offeredValues(offer: Offer, given: FieldValue | undefined, mostByDefault: number): string[] {
  const values = chosen(offer.custom_id, given, presetsOf(offer));
  if (new Set(values).size < values.length) throw new Refusal("a value can be chosen only once");
  countWithin(offer.custom_id, values.length, offer, 1, mostByDefault);
  for (const value of values) mustOffer(offer.custom_id, offer.options, value);
  return values;
}

function presetsOf({ options }: Pick<Offer, "options">): string[] {
  return options.filter((option) => option.default === true).map((option) => option.value);
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
