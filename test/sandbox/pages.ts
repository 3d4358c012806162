import { createCanvas } from "canvas";
import {
  type APIButtonComponentWithCustomId,
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  type APISectionComponent,
  type APISelectMenuOption,
  AttachmentBuilder,
  ButtonStyle,
  ComponentType,
  TextInputStyle,
} from "discord.js";

/** A picture with a grid, so that one sees how it is scaled. */
export function picture(name: string, width: number, height: number): AttachmentBuilder {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#d8cfa8";
  context.fillRect(0, 0, width, height);
  context.strokeStyle = "#6b7f4f";
  for (let x = 0; x < width; x += 100) context.strokeRect(x, 0, 50, height);
  context.fillStyle = "#30404f";
  context.font = "bold 60px sans-serif";
  context.fillText(name, 40, 100);
  return new AttachmentBuilder(canvas.toBuffer("image/png"), { name });
}

export const text = (content: string) => ({ type: ComponentType.TextDisplay as const, content });

export const line = (divider = true) => ({ type: ComponentType.Separator as const, divider });

export const gallery = (...names: string[]) => ({
  type: ComponentType.MediaGallery as const,
  items: names.map((name) => ({ media: { url: `attachment://${name}` }, description: `The board of ${name}` })),
});

export function button(
  custom_id: string,
  label = custom_id,
  more: Partial<APIButtonComponentWithCustomId> = {},
): APIButtonComponentWithCustomId {
  return { type: ComponentType.Button, style: ButtonStyle.Secondary, custom_id, label, ...more };
}

export const row = (...components: APIButtonComponentWithCustomId[]) => ({
  type: ComponentType.ActionRow as const,
  components,
});

export const section = (content: string, accessory: APIButtonComponentWithCustomId): APISectionComponent => ({
  type: ComponentType.Section,
  components: [text(content)],
  accessory,
});

export const menu = (
  custom_id: string,
  placeholder: string,
  options: readonly (string | APISelectMenuOption)[],
  size: { min_values?: number; max_values?: number; disabled?: boolean } = {},
) => ({
  type: ComponentType.ActionRow as const,
  components: [
    {
      type: ComponentType.StringSelect as const,
      custom_id,
      placeholder,
      options: options.map((option) => (typeof option === "string" ? { label: option, value: option } : option)),
      ...size,
    },
  ],
});

/** What a card says, and a button that keeps it. */
const CARDS = [
  ["Network", "in a plan instead of a Command: value 2, both types; then discarded"],
  ["Car Bomb", "unconventional Offense: Neutralizes conventional Commands"],
  ["Surge", "claims the Initiative; nobody pays"],
] as const;

/** A public post with its lines, a picture and buttons. */
export const LIVE_POST: APIMessageTopLevelComponent[] = [
  text("## Battle for Baghdad · Turn 3 · Initiative\nShiites lead with 59; 61 to go."),
  text("Waiting on **Ben** (Sunnis) until <t:1767225600:R>. ~~The Sunnis pass.~~\n-# 4 of 6 have answered."),
  line(),
  gallery("board.png"),
  row(button("seat", "My seat", { style: ButtonStyle.Primary }), button("pass", "Pass"), button("map", "Map")),
];

/** A private question with a text and a button for each answer. */
export const DRAFT: APIMessageTopLevelComponent[] = [
  text("### Turn 3 · Arms Bazaar · **Sunnis**\nHand 4 of 6. Keep one or none; the rest goes to Cleo. This is final."),
  ...CARDS.map(([name, rule]) => section(`**${name}** · ${rule}`, button(`keep ${name}`, "Keep"))),
  section("**Jammers** · your hand is full", button("keep Jammers", "Keep", { disabled: true })),
  row(button("none", "Keep none"), button("more", "More…")),
];

/** A sheet: menus with presets and descriptions, and buttons that depend on them. */
export const SHEET: APIMessageTopLevelComponent[] = [
  {
    type: ComponentType.Container,
    accent_color: 0x8fd6c0,
    components: [
      text("**Rusafa**: you 3, Shiites 4. The winner loses its strength in units, the loser all."),
      menu("command", "Command", [
        { label: "Ministry of Interior", value: "moi", description: "value 4, conventional", default: true },
        { label: "Special Groups", value: "sg", description: "value 3, unconventional; stays in Sadr City" },
      ]),
      menu("zones", "Zones", ["Mansour", "Karrada", "Rusafa", "Sadr City"], { min_values: 1, max_values: 3 }),
      menu("closed", "Closed", ["Mansour"], { disabled: true }),
      row(button("submit", "Submit", { style: ButtonStyle.Success }), button("clear", "Clear")),
    ],
  },
];

export const FORM: APIModalInteractionResponseCallbackData = {
  custom_id: "form",
  title: "Offer",
  components: [
    { type: ComponentType.TextDisplay, content: "What do you offer the **Government**?" },
    {
      type: ComponentType.Label,
      label: "Truce",
      description: "It binds until the next Coalition Phase",
      component: {
        type: ComponentType.RadioGroup,
        custom_id: "truce",
        options: [
          { label: "No truce", value: "none", default: true },
          { label: "Truce this turn", value: "turn", description: "Neither side attacks the other" },
        ],
      },
    },
    {
      type: ComponentType.Label,
      label: "You stay out of",
      component: {
        type: ComponentType.CheckboxGroup,
        custom_id: "out",
        required: false,
        min_values: 0,
        options: ["Mansour", "Karrada", "Rusafa"].map((label) => ({ label, value: label })),
      },
    },
    {
      type: ComponentType.Label,
      label: "You pay",
      component: {
        type: ComponentType.StringSelect,
        custom_id: "pay",
        placeholder: "PP",
        options: ["0", "1", "2"].map((value) => ({ label: `${value} PP`, value, default: value === "1" })),
      },
    },
    {
      type: ComponentType.Label,
      label: "A word",
      component: { type: ComponentType.TextInput, custom_id: "word", style: TextInputStyle.Paragraph, required: false },
    },
  ],
};
