/** Finds the buttons and menus of a message, as a person looks for them. */
import {
  type APIButtonComponentWithCustomId,
  type APIMessage,
  type APIMessageTopLevelComponent,
  type APIStringSelectComponent,
  ComponentType,
} from "discord-api-types/v10";
import { readPress } from "../../discord/screen/custom-id.ts";
import type { PressKind } from "../../discord/screen/payloads.ts";

/** What a person can press or open on a message. */
export type Control = APIButtonComponentWithCustomId | APIStringSelectComponent;

/** Everything on a message in the order in which it is read, without the frames around it. */
export type Piece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "section"; readonly text: string; readonly control: Control | null }
  | { readonly kind: "controls"; readonly controls: readonly Control[] }
  | { readonly kind: "pictures"; readonly pictures: readonly { readonly url: string; readonly words: string }[] }
  | { readonly kind: "rule" };

export const piecesOf = ({ content, components = [] }: Pick<APIMessage, "content" | "components">): Piece[] => [
  ...(content === "" ? [] : [{ kind: "text", text: content } as const]),
  ...components.flatMap(pieceOf),
];

function pieceOf(part: APIMessageTopLevelComponent): Piece[] {
  switch (part.type) {
    case ComponentType.TextDisplay:
      return [{ kind: "text", text: part.content }];
    case ComponentType.Section: {
      const text = part.components.map(({ content }) => content).join("\n");
      const { accessory } = part;
      return [{ kind: "section", text, control: isControl(accessory) ? accessory : null }];
    }
    case ComponentType.ActionRow: {
      const controls = part.components.filter(isControl);
      return controls.length === 0 ? [] : [{ kind: "controls", controls }];
    }
    case ComponentType.MediaGallery:
      return [
        {
          kind: "pictures",
          pictures: part.items.map(({ media, description }) => ({ url: media.url, words: description ?? "" })),
        },
      ];
    case ComponentType.Separator:
      return [{ kind: "rule" }];
    case ComponentType.Container:
      return part.components.flatMap(pieceOf);
    default:
      return [];
  }
}

function isControl(part: { readonly type: ComponentType }): part is Control {
  return part.type === ComponentType.StringSelect || (part.type === ComponentType.Button && "custom_id" in part);
}

export const controlsOf = (message: Pick<APIMessage, "content" | "components">): Control[] =>
  piecesOf(message).flatMap((piece) =>
    piece.kind === "controls" ? piece.controls : piece.kind === "section" ? (piece.control ?? []) : [],
  );

/** The text of a message. */
export const textOf = (message: APIMessage): string =>
  piecesOf(message)
    .flatMap((piece) => (piece.kind === "text" || piece.kind === "section" ? [piece.text] : []))
    .join("\n")
    .trim();

export const isMenu = (control: Control): control is APIStringSelectComponent =>
  control.type === ComponentType.StringSelect;

/** What a control is for; whatever is left out may be anything. */
export interface Sought {
  readonly kind: PressKind;
  readonly game?: string;
  readonly seat?: string | null;
  /** The question; of pages and forms the stamp of what they show, which nobody asks for. */
  readonly decision?: string | null;
  readonly name?: string | null;
  readonly step?: string;
  /** One of a menu's entries. */
  readonly offers?: string;
  /** The text of a button. */
  readonly label?: string;
}

/** The control of a message that does this; undefined: it has none that can be used. */
export const find = (message: Pick<APIMessage, "content" | "components">, sought: Sought): Control | undefined =>
  controlsOf(message).find((control) => control.disabled !== true && isSought(control, sought));

function isSought(control: Control, { offers, label, ...sought }: Sought): boolean {
  if (label !== undefined && (isMenu(control) || control.label !== label)) return false;
  const press = readPress(control.custom_id);
  const fits = Object.entries(sought).every(([field, value]) => Reflect.get(press, field) === value);
  return fits && (offers === undefined || (isMenu(control) && control.options.some((o) => o.value === offers)));
}

/** What a menu shows as chosen. */
export const chosenIn = ({ options }: APIStringSelectComponent): string[] =>
  options.flatMap((one) => (one.default === true ? [one.value] : []));
