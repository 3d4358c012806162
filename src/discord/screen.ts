import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIEmbed,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
  type InteractionEditReplyOptions,
} from "discord.js";
import { PICTURE, PICTURE_URL } from "./delivery/message.ts";
import { clip, LIMIT } from "./limits.ts";
import { pieces } from "./rich.ts";

/** What one person is shown in answer to a press or a command. */
export interface Screen {
  readonly embed: APIEmbed;
  readonly rows: readonly Row[];
  readonly picture?: { readonly png: Uint8Array; readonly alt: string };
  /** Something to keep. */
  readonly file?: { readonly name: string; readonly text: string };
}

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** A page of text, cut to what Discord takes. */
export function page(title: string, text: string, rows: readonly Row[] = [], footer = ""): Screen {
  const head = clip(title, LIMIT.title);
  const foot = clip(footer, LIMIT.footer);
  const room = Math.min(LIMIT.description, LIMIT.embeds - head.length - foot.length);
  const description = pieces(text, room, room)[0] ?? "";
  return {
    embed: {
      ...(head === "" ? {} : { title: head }),
      ...(description === "" ? {} : { description }),
      ...(foot === "" ? {} : { footer: { text: foot } }),
    },
    rows,
  };
}

/** A sentence. */
export const note = (text: string): Screen => page("", text);

export const row = (...components: APIComponentInMessageActionRow[]): Row => ({
  type: ComponentType.ActionRow,
  components,
});

export function button(
  id: string,
  label: string,
  style: APIButtonComponentWithCustomId["style"] = ButtonStyle.Secondary,
  disabled = false,
): APIButtonComponentWithCustomId {
  return { type: ComponentType.Button, custom_id: id, label: clip(label, LIMIT.buttonLabel), style, disabled };
}

/** A menu of at most 25 options, of which `size` are taken. */
export function select(
  id: string,
  placeholder: string,
  options: readonly APISelectMenuOption[],
  size: { readonly min: number; readonly max: number } = { min: 1, max: 1 },
): APIStringSelectComponent {
  return {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: clip(placeholder, LIMIT.placeholder),
    options: options.slice(0, LIMIT.selectOptions),
    min_values: size.min,
    max_values: size.max,
  };
}

/** An option of a menu, its texts cut to size. */
export function option(value: string, label: string, description = ""): APISelectMenuOption {
  if (value.length === 0 || value.length > LIMIT.optionText) throw new Error(`no value for a menu: “${value}”`);
  const text = clip(label.trim() === "" ? value : label, LIMIT.optionText);
  return { value, label: text, ...(description === "" ? {} : { description: clip(description, LIMIT.optionText) }) };
}

/** The screen as discord.js sends it in answer to an interaction; it replaces all that the answer held before. */
export function reply(screen: Screen): InteractionEditReplyOptions {
  const { embed, rows, picture, file } = screen;
  return {
    content: "",
    embeds: [picture ? { ...embed, image: { url: PICTURE_URL } } : embed],
    components: [...rows],
    attachments: [],
    files: [
      ...(picture
        ? [{ attachment: Buffer.from(picture.png), name: PICTURE, description: clip(picture.alt, LIMIT.altText) }]
        : []),
      ...(file ? [{ attachment: Buffer.from(file.text), name: file.name }] : []),
    ],
  };
}
