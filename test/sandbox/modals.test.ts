import { ComponentType, type ModalSubmitInteraction, TextInputStyle } from "discord.js";
import { describe, expect, it } from "vitest";
import { pledge } from "./bot.ts";
import { stage } from "./stage.ts";

const at = stage();
const { ada, go } = at;

const label = (component: object, more: object = {}) => ({
  type: ComponentType.Label,
  label: "Label",
  component,
  ...more,
});
const options = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, i) => ({ label: `Choice ${i}`, value: `${i}`, ...more }));
const text = (more: object = {}) => ({
  type: ComponentType.TextInput,
  custom_id: "text",
  style: TextInputStyle.Short,
  ...more,
});
const radio = (more: object = {}) => ({
  type: ComponentType.RadioGroup,
  custom_id: "radio",
  options: options(3),
  ...more,
});
const boxes = (more: object = {}) => ({
  type: ComponentType.CheckboxGroup,
  custom_id: "boxes",
  options: options(3),
  ...more,
});
const menu = (more: object = {}) => ({
  type: ComponentType.StringSelect,
  custom_id: "menu",
  options: options(3),
  ...more,
});

type Answer = { status: number; code?: number };

/** What the sandbox says to a form that discord.js has not checked before. */
async function opened(components: object[], customId = "form"): Promise<Answer> {
  const answer = pledge<Answer>();
  at.act = async (i) => {
    if (!i.isChatInputCommand()) return;
    const response = await fetch(`${at.sandbox.url}/api/v10/interactions/${i.id}/${i.token}/callback`, {
      method: "POST",
      body: JSON.stringify({ type: 9, data: { custom_id: customId, title: "Orders", components } }),
      headers: { "content-type": "application/json" },
    });
    const text = await response.text();
    answer.keep({ status: response.status, ...(text === "" ? {} : { code: JSON.parse(text).code }) });
  };
  go();
  return answer.promise;
}

describe("a form is refused", () => {
  it.each<[string, object[]]>([
    ["with six parts", Array.from({ length: 6 }, (_, i) => label(text({ custom_id: `${i}` })))],
    ["with a label of 46 characters", [label(text(), { label: "x".repeat(46) })]],
    ["with a description of 101 characters", [label(text(), { description: "x".repeat(101) })]],
    ["with a label inside a label", [label(text({ label: "twice" }))]],
    ["with a custom_id used twice", [label(text({ custom_id: "a" })), label(radio({ custom_id: "a" }))]],
    ["with one radio", [label(radio({ options: options(1) }))]],
    ["with eleven radios", [label(radio({ options: options(11) }))]],
    ["with two radios preset", [label(radio({ options: options(2, { default: true }) }))]],
    ["with two radios of one value", [label(radio({ options: options(2, { value: "same" }) }))]],
    ["with eleven checkboxes", [label(boxes({ options: options(11) }))]],
    ["with a minimum of checkboxes above the maximum", [label(boxes({ min_values: 2, max_values: 1 }))]],
    ["with a maximum above the checkboxes there are", [label(boxes({ max_values: 4 }))]],
    [
      "with more checkboxes preset than may be chosen",
      [label(boxes({ options: options(2, { default: true }), max_values: 1 }))],
    ],
    ["with a minimum of no checkbox that is required", [label(boxes({ min_values: 0 }))]],
    ["with a disabled menu", [label(menu({ disabled: true }))]],
    ["with more of a menu preset than may be chosen", [label(menu({ options: options(2, { default: true }) }))]],
    ["with radios outside of a label", [radio()]],
  ])("%s", async (_claim, components) => {
    expect(await opened(components)).toEqual({ status: 400, code: 50035 });
  });
});

it("a form takes text, radios, checkboxes and menus, with their presets", async () => {
  const seen: ModalSubmitInteraction[] = [];
  const components = [
    label(text({ value: "as before", required: false })),
    label(radio({ options: [...options(2), { label: "Preset", value: "preset", default: true }] })),
    label(boxes({ options: options(3, { default: true }), min_values: 0, required: false })),
    label(menu({ max_values: 2, options: [...options(1), { label: "Preset", value: "preset", default: true }] })),
  ];
  expect(await opened(components)).toEqual({ status: 204 });
  const open = at.act;
  at.act = async (i) => {
    await open(i);
    if (!i.isModalSubmit()) return;
    seen.push(i);
    await i.reply("thanks");
  };
  const submit = async (fields: Record<string, string | string[]>) => {
    const modal = await go().modal();
    await ada().submitModal({ modal, fields }).reply();
    const { fields: got } = seen.at(-1) ?? {};
    return [
      got?.getTextInputValue("text"),
      got?.getRadioGroup("radio"),
      got?.getCheckboxGroup("boxes"),
      got?.getStringSelectValues("menu"),
    ];
  };
  expect(await submit({})).toEqual(["as before", "preset", ["0", "1", "2"], ["preset"]]);
  expect(await submit({ text: "", radio: "1", boxes: [], menu: ["0", "preset"] })).toEqual([
    "",
    "1",
    [],
    ["0", "preset"],
  ]);
  expect(at.sandbox.complaints()).toEqual([]);
});

it("what a form does not offer cannot be sent", async () => {
  await opened([label(radio({ required: false })), label(boxes({ max_values: 2 })), label(text({ max_length: 3 }))]);
  const modal = await go().modal();
  const fields = { radio: "1", boxes: ["0"], text: "abc" };
  const submit = (more: object) => () => ada().submitModal({ modal, fields: { ...fields, ...more } });
  expect(submit({ radio: "9" })).toThrow("does not offer");
  expect(submit({ radio: ["0", "1"] })).toThrow("one choice");
  expect(submit({ boxes: ["0", "1", "2"] })).toThrow("1 to 2");
  expect(submit({ boxes: ["0", "0"] })).toThrow("only once");
  expect(submit({ boxes: [] })).toThrow("1 to 2");
  expect(submit({ text: "abcd" })).toThrow("0 to 3");
  expect(submit({ text: "" })).toThrow("required");
});

it("a phone goes on showing what it showed first under a custom id, and the sandbox says so", async () => {
  const shown = async (customId: string, value: string): Promise<unknown> => {
    await opened([label(text({ value, required: false }))], customId);
    return (await go().modal()).components[0];
  };
  const withText = (value: string) => ({ component: { value } });
  expect(await shown("orders", "of turn 1")).toMatchObject(withText("of turn 1"));
  expect(await shown("orders.4", "of turn 4")).toMatchObject(withText("of turn 4"));
  expect(at.sandbox.complaints()).toEqual([]);
  expect(await shown("orders", "of turn 4")).toMatchObject(withText("of turn 1"));
  const [complaint] = at.sandbox.complaints();
  expect(complaint).toContain("goes on showing an earlier form");
});
