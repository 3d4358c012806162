import { h } from "preact";
import { uploadOf } from "./api.js";
import { entriesOf } from "./entries.js";
import { Suggest } from "./suggest.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./api.js").OptionValue} OptionValue
 * @typedef {import("./api.js").Choice} Choice
 * @typedef {import("./commands.js").Option} Option
 * @typedef {{ value: OptionValue | undefined, change: (value: OptionValue) => void,
 *   proposals: (text: string) => Promise<Choice[]> }} Wired
 */

const BOOLEAN = 5;
const ATTACHMENT = 11;
/** Options and the menus that offer the same: users, channels, roles, whatever can be named. @type {Record<number, number>} */
const MENUS = { 6: 5, 7: 8, 8: 6, 9: 7 };

/** One option of a command with its label. @param {{ store: Store, option: Option } & Wired} props */
export function OptionField({ store, option, ...wired }) {
  const id = `option-${option.name}`;
  return h(
    "div",
    { class: "field" },
    h("label", { htmlFor: id }, option.name, option.required ? null : h("span", { class: "optional" }, " optional")),
    h("div", null, control(store, option, id, wired), h("small", { id: `${id}-help` }, option.description)),
  );
}

/** @param {Store} store @param {Option} option @param {string} id @param {Wired} wired */
function control(store, option, id, { value, change, proposals }) {
  const common = { id, name: option.name, required: option.required === true, "aria-describedby": `${id}-help` };
  const text = value === undefined || typeof value === "object" ? "" : String(value);
  const onInput = (/** @type {Event} */ event) =>
    change(/** @type {HTMLInputElement | HTMLSelectElement} */ (event.currentTarget).value);
  const select = (/** @type {readonly (readonly [string, string])[]} */ options) =>
    h(
      "select",
      { ...common, value: text, onChange: onInput },
      h("option", { value: "" }, "–"),
      options.map(([key, label]) => h("option", { key, value: key }, label)),
    );

  if ("choices" in option && option.choices?.length) {
    return select(option.choices.map((choice) => [String(choice.value), choice.name]));
  }
  if ("autocomplete" in option && option.autocomplete) return h(Suggest, { ...common, text, change, proposals });
  const menu = MENUS[option.type];
  if (menu !== undefined) return select(entriesOf(store, { type: menu }).map((entry) => [entry.value, entry.label]));
  if (option.type === BOOLEAN) {
    return select([
      ["true", "True"],
      ["false", "False"],
    ]);
  }
  if (option.type === ATTACHMENT) {
    const pick = async (/** @type {Event} */ event) => {
      const [file] = /** @type {HTMLInputElement} */ (event.currentTarget).files ?? [];
      if (file) change(await uploadOf(file));
    };
    return h("input", { ...common, type: "file", onChange: pick });
  }
  const isNumber = option.type === 4 || option.type === 10;
  const bounds = "min_value" in option || "max_value" in option ? { min: option.min_value, max: option.max_value } : {};
  const lengths = "max_length" in option ? { maxLength: option.max_length } : {};
  const step = option.type === 10 ? "any" : undefined;
  return h("input", {
    ...common,
    ...bounds,
    ...lengths,
    step,
    type: isNumber ? "number" : "text",
    value: text,
    autocomplete: "off",
    onInput,
  });
}
