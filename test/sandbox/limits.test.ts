import { ButtonStyle, ComponentType, MessageFlags } from "discord.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { raw } from "./bot.ts";

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox.close();
});

const post = (body: object) => raw(sandbox, "POST", `/channels/${sandbox.channelId}/messages`, body);
const button = (custom_id: string, more: object = {}) => ({
  type: ComponentType.Button,
  style: ButtonStyle.Primary,
  label: "x",
  custom_id,
  ...more,
});
const row = (...components: object[]) => ({ type: ComponentType.ActionRow, components });
const select = (more: object) => ({
  type: ComponentType.StringSelect,
  custom_id: "s",
  options: ["a", "b"].map((value) => ({ label: value, value })),
  ...more,
});
const text = (content: string) => ({ type: ComponentType.TextDisplay, content });
const section = (components: object[], accessory: object) => ({ type: ComponentType.Section, components, accessory });
const gallery = (pictures: number, more: object = {}) => ({
  type: ComponentType.MediaGallery,
  items: Array.from({ length: pictures }, () => ({ media: { url: "https://example.org/map.png" }, ...more })),
});
const V2 = { flags: MessageFlags.IsComponentsV2 };

describe("a message is refused", () => {
  it.each<[string, object, string]>([
    ["with more than 2000 characters", { content: "x".repeat(2001) }, "content"],
    ["with six action rows", { components: [1, 2, 3, 4, 5, 6].map((n) => row(button(`${n}`))) }, "components"],
    [
      "with six buttons in a row",
      { components: [row(...[1, 2, 3, 4, 5, 6].map((n) => button(`${n}`)))] },
      "components",
    ],
    ["with a custom_id used twice", { components: [row(button("a"), button("a"))] }, "components"],
    ["with a label of 81 characters", { components: [row(button("a", { label: "x".repeat(81) }))] }, "components"],
    [
      "with a link button that has a custom_id",
      { components: [row(button("a", { style: 5, url: "https://x.org" }))] },
      "components",
    ],
    ["with a select beside a button", { components: [row(button("a"), select({}))] }, "components"],
    [
      "with a select whose minimum exceeds its maximum",
      { components: [row(select({ min_values: 2, max_values: 1 }))] },
      "components",
    ],
    [
      "with a select value given twice",
      { components: [row(select({ options: ["a", "a"].map((value) => ({ label: value, value })) }))] },
      "components",
    ],
    [
      "with embeds of more than 6000 characters",
      { embeds: [1, 2].map(() => ({ description: "x".repeat(3001) })) },
      "embeds",
    ],
    ["with an embed field that lacks a value", { embeds: [{ fields: [{ name: "a" }] }] }, "embeds"],
    ["with eleven embeds", { embeds: Array.from({ length: 11 }, () => ({ title: "x" })) }, "embeds"],
    [
      "with clashing allowed_mentions",
      { content: "x", allowed_mentions: { parse: ["users"], users: [sandbox?.applicationId ?? "1"] } },
      "allowed_mentions",
    ],
    ["with v2 components but no flag", { components: [text("x")] }, "components"],
    ["with the v2 flag and content", { ...V2, content: "x", components: [text("x")] }, "content"],
    [
      "with more than 40 v2 components",
      {
        ...V2,
        components: [{ type: ComponentType.Container, components: Array.from({ length: 40 }, () => text("x")) }],
      },
      "components",
    ],
    [
      "with more than 4000 characters of v2 text",
      { ...V2, components: [text("x".repeat(2001)), text("y".repeat(2000))] },
      "components",
    ],
    [
      "with more than 40 components in rows and sections",
      {
        ...V2,
        components: [...Array.from({ length: 13 }, (_, i) => section([text("x")], button(`${i}`))), row(button("end"))],
      },
      "components",
    ],
    ["with a section of no text", { ...V2, components: [section([], button("a"))] }, "components"],
    [
      "with a section of four texts",
      { ...V2, components: [section([text("1"), text("2"), text("3"), text("4")], button("a"))] },
      "components",
    ],
    [
      "with a section that has nothing beside it",
      { ...V2, components: [{ type: ComponentType.Section, components: [text("x")] }] },
      "components",
    ],
    ["with an empty text display", { ...V2, components: [text("")] }, "components"],
    [
      "with a custom_id in a section and again in a container",
      {
        ...V2,
        components: [
          section([text("x")], button("a")),
          { type: ComponentType.Container, components: [row(button("a"))] },
        ],
      },
      "components",
    ],
    [
      "with the number of a component used twice",
      { ...V2, components: ["x", "y"].map((content) => ({ ...text(content), id: 1 })) },
      "components",
    ],
    ["with a gallery of no picture", { ...V2, components: [gallery(0)] }, "components"],
    ["with a gallery of eleven pictures", { ...V2, components: [gallery(11)] }, "components"],
    [
      "with a picture described in 1025 characters",
      { ...V2, components: [gallery(1, { description: "x".repeat(1025) })] },
      "components",
    ],
    ["with a button outside of rows and sections", { ...V2, components: [button("a")] }, "components"],
    [
      "with a container in a container",
      {
        ...V2,
        components: [
          {
            type: ComponentType.Container,
            components: [{ type: ComponentType.Container, components: [text("x")] }],
          },
        ],
      },
      "components",
    ],
    [
      "with a select that presets more than it takes",
      {
        ...V2,
        components: [row(select({ options: ["a", "b"].map((value) => ({ label: value, value, default: true })) }))],
      },
      "components",
    ],
    [
      "with a select that takes more than it offers",
      { ...V2, components: [row(select({ max_values: 3 }))] },
      "components",
    ],
    [
      "with a placeholder of 151 characters",
      { components: [row(select({ placeholder: "x".repeat(151) }))] },
      "components",
    ],
    [
      "with an option described in 101 characters",
      { components: [row(select({ options: [{ label: "a", value: "a", description: "x".repeat(101) }] }))] },
      "components",
    ],
    ["with a nonce of 26 characters", { content: "x", nonce: "n".repeat(26) }, "nonce"],
  ])("%s", async (_claim, body, field) => {
    const reply = await post(body);
    expect(reply).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(Object.keys(reply.body.errors)).toContain(field);
  });
});

it("an error names the field as Discord does", async () => {
  const { body } = await post({ embeds: [{ title: "x".repeat(257) }] });
  expect(body.errors).toEqual({
    embeds: {
      "0": { title: { _errors: [{ code: "BASE_TYPE_MAX_LENGTH", message: "Must be 256 or fewer in length." }] } },
    },
  });
});

it("an error in a component names its place, and the field of the kind that it says it is", async () => {
  const twice = await post({ components: [row(button("a")), row(button("b"), button("a"))] });
  expect(twice.body.errors).toMatchObject({
    components: {
      "1": { components: { "1": { custom_id: { _errors: [{ code: "COMPONENT_CUSTOM_ID_DUPLICATED" }] } } } },
    },
  });
  const wrong = await post({ ...V2, components: [text("x"), { ...text("y"), content: 5 }] });
  expect(wrong.body.errors).toMatchObject({
    components: { "1": { content: { _errors: [{ code: "BASE_TYPE_BAD_TYPE" }] } } },
  });
});

it("a misspelt key passes, and is complained of", async () => {
  const before = sandbox.complaints().length;
  expect((await post({ content: "x", allowed_mention: { parse: [] } })).status).toBe(200);
  expect(sandbox.complaints().slice(before)).toEqual([expect.stringContaining("no key allowed_mention")]);
});

it("a v2 message may have 40 components, ten pictures and 4000 characters", async () => {
  const sections = Array.from({ length: 12 }, (_, i) => section([text("x".repeat(300))], button(`${i}`)));
  const menu = row(
    select({ max_values: 2, options: ["a", "b"].map((value) => ({ label: value, value, default: true })) }),
  );
  const components = [...sections, menu, gallery(10), text("x".repeat(400))];
  expect((await post({ ...V2, components })).status).toBe(200);
  expect((await post({ ...V2, components: [...components, { type: ComponentType.Separator }] })).status).toBe(400);
});

it("a v2 message is accepted and completed", async () => {
  const reply = await post({
    ...V2,
    components: [
      { type: ComponentType.Container, components: [text("hello"), row(button("a"))] },
      { type: ComponentType.Separator },
    ],
  });
  expect(reply).toMatchObject({ status: 200, body: { components: [{ id: 1 }, { id: 5, divider: true, spacing: 1 }] } });
});

it("components numbered 0 are numbered as if nothing were said", async () => {
  const { status } = await post({ ...V2, components: ["x", "y"].map((content) => ({ ...text(content), id: 0 })) });
  expect(status).toBe(200);
});

describe("a command is refused", () => {
  const option = (name: string, more: object = {}) => ({ type: 3, name, description: "d", ...more });
  const put = (...commands: object[]) =>
    raw(sandbox, "PUT", `/applications/${sandbox.applicationId}/commands`, commands);
  const command = (more: object = {}) => ({ name: "game", description: "d", ...more });

  it.each<[string, object[]]>([
    ["with a name in capitals", [command({ name: "Game" })]],
    ["with a name of two words", [command({ name: "my game" })]],
    ["without a description", [{ name: "game" }]],
    ["with 26 options", [command({ options: Array.from({ length: 26 }, (_, i) => option(`o${i}`)) })]],
    [
      "with a required option after an optional one",
      [command({ options: [option("a"), option("b", { required: true })] })],
    ],
    [
      "with choices and autocomplete",
      [command({ options: [option("a", { autocomplete: true, choices: [{ name: "x", value: "x" }] })] })],
    ],
    [
      "with a choice value of 101 characters",
      [command({ options: [option("a", { choices: [{ name: "x", value: "v".repeat(101) }] })] })],
    ],
    [
      "with more than 8000 characters",
      [
        command({
          options: Array.from({ length: 4 }, (_, s) => ({
            type: 1,
            name: `s${s}`,
            description: "d",
            options: Array.from({ length: 25 }, (_, i) => option(`o${i}`, { description: "d".repeat(90) })),
          })),
        }),
      ],
    ],
    [
      "with options beside subcommands",
      [command({ options: [option("a"), { type: 1, name: "b", description: "d" }] })],
    ],
    ["twice under one name", [command(), command()]],
    ["with a localisation that is no valid name", [command({ name_localizations: { de: "Spiel Neu" } })]],
  ])("%s", async (_claim, commands) => {
    expect(await put(...commands)).toMatchObject({ status: 400, body: { code: 50035 } });
  });

  it("as the 101st of its kind", async () => {
    const many = Array.from({ length: 101 }, (_, i) => command({ name: `c${i}` }));
    expect((await put(...many)).body).toMatchObject({ code: 30032 });
    expect((await put(...many.slice(1))).status).toBe(200);
  });
});
