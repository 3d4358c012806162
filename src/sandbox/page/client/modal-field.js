import { h } from "preact";
import { uploadOf } from "./api.js";
import { entriesOf } from "./entries.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("discord-api-types/v10").APIComponentInLabel
 *   | import("discord-api-types/v10").APITextInputComponent} Field
 * @typedef {(id: string, value: unknown) => void} Change
 */

const TEXT = 4;
const FILE = 19;
const RADIO = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;

/** @param {{ store: Store, label: string, description?: string | undefined, field: Field, change: Change }} props */
export function ModalField({ store, label, description, field, change }) {
  const id = `modal-${field.custom_id}`;
  const optional =
    "required" in field && field.required === false ? h("span", { class: "optional" }, " optional") : null;
  const help = description ? h("small", { id: `${id}-help` }, description) : null;
  if (field.type === RADIO || field.type === CHECKBOXES) {
    return h("fieldset", { class: "modal-field" }, h("legend", null, label, optional), help, group(field, change));
  }
  return h(
    "div",
    { class: "modal-field" },
    h("label", { htmlFor: id }, label, optional),
    help,
    control(store, field, { id, "aria-describedby": description ? `${id}-help` : undefined }, change),
  );
}

/** @param {Event} event */
const inputOf = (event) => /** @type {HTMLInputElement} */ (event.currentTarget);

/** @param {Store} store @param {Exclude<Field, { type: 21 | 22 }>} field @param {object} common @param {Change} change */
function control(store, field, common, change) {
  const tell = (/** @type {unknown} */ value) => change(field.custom_id, value);
  if (field.type === TEXT) {
    const { value, placeholder, min_length: minLength, max_length: maxLength, required = true } = field;
    const onInput = (/** @type {Event} */ event) => tell(inputOf(event).value);
    const text = { ...common, defaultValue: value, placeholder, minLength, maxLength, required, onInput };
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
    return h("input", {
      ...common,
      type: "file",
      multiple: (field.max_values ?? 1) > 1,
      required: field.required,
      onChange,
    });
  }
  const entries = entriesOf(store, field);
  const several = (field.max_values ?? 1) > 1;
  const onChange = (/** @type {Event} */ event) => {
    const list = /** @type {HTMLSelectElement} */ (event.currentTarget).selectedOptions;
    tell([...list].map((option) => option.value).filter((value) => value !== ""));
  };
  return h(
    "select",
    {
      ...common,
      multiple: several,
      size: several ? Math.min(entries.length, 8) : undefined,
      required: field.required ?? true,
      onChange,
    },
    several ? null : h("option", { value: "" }, field.placeholder ?? "Choose one"),
    entries.map(({ value, label, preset }) => h("option", { key: value, value, selected: preset }, label)),
  );
}

/** @param {Extract<Field, { type: 21 | 22 }>} field @param {Change} change */
function group(field, change) {
  const several = field.type === CHECKBOXES;
  const onChange = (/** @type {Event} */ event) => {
    const boxes = inputOf(event).closest("fieldset")?.querySelectorAll("input:checked") ?? [];
    const values = [...boxes].map((box) => /** @type {HTMLInputElement} */ (box).value);
    change(field.custom_id, several ? values : (values[0] ?? ""));
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
