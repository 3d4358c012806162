import { h } from "preact";
import { uploadOf } from "./api.js";
import { entriesOf } from "./entries.js";
import { Menu } from "./menu.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("discord-api-types/v10").APIComponentInLabel
 *   | import("discord-api-types/v10").APITextInputComponent} Field
 * @typedef {(value: unknown) => void} Tell
 * @typedef {{ id: string, "aria-describedby": string | undefined }} Common
 * @typedef {{ store: Store, label: string, description?: string | undefined, field: Field, value: unknown,
 *   problem: string, change: (id: string, value: unknown) => void }} FieldProps
 */

const TEXT = 4;
const FILE = 19;
const RADIO = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;

/** @param {FieldProps} props */
export function ModalField({ store, label, description, field, value, problem, change }) {
  const id = `modal-${field.custom_id}`;
  const optional =
    "required" in field && field.required === false ? h("span", { class: "optional" }, " optional") : null;
  const help = description ? h("small", { id: `${id}-help` }, description) : null;
  const wrong = problem === "" ? null : h("p", { class: "failed", role: "alert" }, problem);
  const tell = (/** @type {unknown} */ given) => change(field.custom_id, given);
  if (field.type === RADIO || field.type === CHECKBOXES) {
    return h("fieldset", { class: "modal-field" }, h("legend", null, label, optional), help, group(field, tell), wrong);
  }
  return h(
    "div",
    { class: "modal-field" },
    h("label", { htmlFor: id }, label, optional),
    help,
    control(store, field, value, { id, "aria-describedby": description ? `${id}-help` : undefined }, tell),
    wrong,
  );
}

/** Why a field cannot be sent as it is; empty if it can. @param {Store} store @param {Field} field @param {unknown} value */
export function problemOf(store, field, value) {
  if (field.type === TEXT || field.type === FILE || field.type === CHECKBOX) return "";
  if (field.required === false && chosenIn(store, field, value).length === 0) return "";
  const count = chosenIn(store, field, value).length;
  const { min, max } = boundsOf(field);
  if (count >= min && count <= max) return "";
  return min === max ? `Choose ${min}.` : `Choose ${min} to ${max}.`;
}

/** @param {Exclude<Field, { type: 4 | 19 | 23 }>} field */
function boundsOf(field) {
  if (field.type === RADIO) return { min: 1, max: 1 };
  const all = "options" in field && field.type === CHECKBOXES ? field.options.length : 1;
  return { min: field.min_values ?? 1, max: field.max_values ?? all };
}

/** What is chosen in a list: what the person says, else what was preset. @param {Store} store @param {Field} field @param {unknown} value @returns {string[]} */
function chosenIn(store, field, value) {
  if (value === undefined) return entriesOf(store, field).flatMap((entry) => (entry.preset ? [entry.value] : []));
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

/** @param {Event} event */
const inputOf = (event) => /** @type {HTMLInputElement} */ (event.currentTarget);

/** @param {Store} store @param {Exclude<Field, { type: 21 | 22 }>} field @param {unknown} value @param {Common} common @param {Tell} tell */
function control(store, field, value, common, tell) {
  if (field.type === TEXT) {
    const { value: given, placeholder, min_length: minLength, max_length: maxLength, required = true } = field;
    const onInput = (/** @type {Event} */ event) => tell(inputOf(event).value);
    const text = { ...common, defaultValue: given, placeholder, minLength, maxLength, required, onInput };
    return field.style === 2
      ? h("textarea", { ...text, rows: 5 })
      : h("input", { ...text, type: "text", autocomplete: "off" });
  }
  if (field.type === CHECKBOX) {
    const onChange = (/** @type {Event} */ event) => tell(inputOf(event).checked);
    return h("input", { ...common, type: "checkbox", defaultChecked: field.default, onChange });
  }
  if (field.type === FILE) {
    const onChange = async (/** @type {Event} */ event) =>
      tell(await Promise.all([...(inputOf(event).files ?? [])].map(uploadOf)));
    const multiple = (field.max_values ?? 1) > 1;
    return h("input", { ...common, type: "file", multiple, required: field.required, onChange });
  }
  const { min, max } = boundsOf(field);
  return h(Menu, {
    id: common.id,
    entries: entriesOf(store, field),
    chosen: chosenIn(store, field, value),
    change: tell,
    min: field.required === false ? 0 : min,
    max,
    placeholder: field.placeholder,
    close: { label: "Done", act: () => undefined },
  });
}

/** @param {Extract<Field, { type: 21 | 22 }>} field @param {Tell} tell */
function group(field, tell) {
  const several = field.type === CHECKBOXES;
  const onChange = (/** @type {Event} */ event) => {
    const boxes = inputOf(event).closest("fieldset")?.querySelectorAll("input:checked") ?? [];
    const values = [...boxes].map((box) => /** @type {HTMLInputElement} */ (box).value);
    tell(several ? values : values[0]);
  };
  return field.options.map((option) =>
    h(
      "label",
      { key: option.value, class: "choice" },
      h("input", {
        type: several ? "checkbox" : "radio",
        name: field.custom_id,
        value: option.value,
        defaultChecked: option.default,
        onChange,
      }),
      h("span", null, option.label, option.description ? h("small", null, option.description) : null),
    ),
  );
}
