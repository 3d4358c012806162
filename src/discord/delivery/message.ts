import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIEmbed,
  ButtonStyle,
  ComponentType,
  type RESTPostAPIChannelMessageJSONBody,
} from "discord.js";
import type { Control, OutboxRow, Post } from "../../store/records.ts";
import { writePress } from "../custom-id.ts";
import { clip, LIMIT } from "../limits.ts";
import { isPerson, literalName, markdown, mention, pieces } from "../rich.ts";

type Ticket = Pick<OutboxRow, "game" | "id">;

/** A message as it is sent; everything in it is below Discord's limits. */
export interface MessageBody {
  readonly json: RESTPostAPIChannelMessageJSONBody;
  readonly picture: Uint8Array | null;
}

/** How the one picture of a message is called, in the upload and in the embed that shows it. */
export const PICTURE = "picture.png";
export const PICTURE_URL = `attachment://${PICTURE}`;

/** What tells an outbox row's message from all others, for people and for the search after a crash. */
export const mark = (row: Ticket): string => `${row.game} · no. ${row.id}`;

/** Discord gives back the first message of the last minutes that was sent with the same one. */
export const nonceOf = (row: Ticket): string => `${row.game}-${row.id}`.slice(-LIMIT.nonce);

/** A post as a message. `picture` is its scene, drawn; without one, the scene's facts are told in words. */
export function messageOf(post: Post, row: Ticket, picture: Uint8Array | null): MessageBody {
  const ping = post.ping.filter(isPerson).slice(0, LIMIT.pings);
  return {
    json: {
      content: clip(ping.map(mention).join(" "), LIMIT.content),
      embeds: embedsOf(post, mark(row), picture !== null),
      components: buttonRows(post.controls, row.game),
      allowed_mentions: { parse: [], users: ping },
      // an edit drops the pictures that are not listed here
      attachments: picture
        ? [{ id: "0", filename: PICTURE, description: clip(post.scene?.alt ?? "", LIMIT.altText) }]
        : [],
    },
    picture,
  };
}

function embedsOf(post: Post, footer: string, drawn: boolean): APIEmbed[] {
  const title = clip(literalName(post.title), LIMIT.title); // campaigns are called as somebody typed
  const words = post.scene && !drawn ? `\n\n${post.scene.text}` : "";
  const text = `${markdown(post.text)}${words}`.trim();
  const parts = pieces(text, LIMIT.description, LIMIT.embeds - title.length - footer.length);
  const embeds = (parts.length > 0 ? parts : [""]).map(
    (description, i): APIEmbed => ({
      ...(i === 0 && title !== "" ? { title } : {}),
      ...(description !== "" ? { description } : {}),
    }),
  );
  const last = embeds.at(-1);
  if (last) {
    last.footer = { text: footer };
    if (drawn) last.image = { url: PICTURE_URL };
  }
  return embeds;
}

/** Buttons in rows of five; two that would do the same are one. */
export function buttonRows(controls: readonly Control[], game: string): APIActionRowComponent<APIButtonComponent>[] {
  const buttons = new Map(controls.map((control) => [pressOf(control, game), control]));
  const list = [...buttons].slice(0, LIMIT.rows * LIMIT.buttons).map(([id, control]) => buttonOf(id, control));
  const rows: APIActionRowComponent<APIButtonComponent>[] = [];
  for (let i = 0; i < list.length; i += LIMIT.buttons)
    rows.push({ type: ComponentType.ActionRow, components: list.slice(i, i + LIMIT.buttons) });
  return rows;
}

const pressOf = (control: Control, game: string): string =>
  writePress({ kind: control.kind, game, seat: control.kind === "act" ? control.seat : null });

const buttonOf = (id: string, control: Control): APIButtonComponent => ({
  type: ComponentType.Button,
  style: control.kind === "act" || control.kind === "join" ? ButtonStyle.Primary : ButtonStyle.Secondary,
  label: clip(control.label, LIMIT.buttonLabel),
  custom_id: id,
});
