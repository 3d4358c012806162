/** Fills in what Discord fills in of components and embeds: ids, defaults, the media behind file names. */
import type {
  APIButtonComponent,
  APIComponentInContainer,
  APIComponentInMessageActionRow,
  APIEmbed,
  APIMessageTopLevelComponent,
  APISectionAccessoryComponent,
  APIUnfurledMediaItem,
} from "discord-api-types/v10";
import { ComponentType, EmbedType, SeparatorSpacingSize } from "discord-api-types/v10";
import type { Attachment } from "../model.ts";
import type { World } from "../world.ts";

export function settleComponents(
  world: World,
  components: readonly APIMessageTopLevelComponent[],
  files: readonly Attachment[],
): APIMessageTopLevelComponent[] {
  const ids = idsFor(components);
  const media = (item: APIUnfurledMediaItem): APIUnfurledMediaItem => settleMedia(world, item, files);
  const button = (b: APIButtonComponent): APIButtonComponent => ({ ...b, id: ids(b.id) });
  const inRow = (c: APIComponentInMessageActionRow): APIComponentInMessageActionRow =>
    c.type === ComponentType.Button
      ? button(c)
      : { ...c, id: ids(c.id), min_values: c.min_values ?? 1, max_values: c.max_values ?? 1 };
  const accessory = (a: APISectionAccessoryComponent): APISectionAccessoryComponent =>
    a.type === ComponentType.Button
      ? button(a)
      : {
          ...a,
          id: ids(a.id),
          media: media(a.media),
          description: a.description ?? null,
          spoiler: a.spoiler ?? false,
        };
  const inContainer = (c: APIComponentInContainer): APIComponentInContainer => {
    const id = ids(c.id);
    switch (c.type) {
      case ComponentType.ActionRow:
        return { ...c, id, components: c.components.map(inRow) };
      case ComponentType.Section:
        return {
          ...c,
          id,
          components: c.components.map((t) => ({ ...t, id: ids(t.id) })),
          accessory: accessory(c.accessory),
        };
      case ComponentType.MediaGallery: {
        const items = c.items.map((i) => ({
          media: media(i.media),
          description: i.description ?? null,
          spoiler: i.spoiler ?? false,
        }));
        return { ...c, id, items };
      }
      case ComponentType.File: {
        const file = files.find((f) => c.file.url === `attachment://${f.name}`);
        const about = { name: file?.name ?? "file", size: file?.size ?? 0 };
        return { ...c, ...about, id, file: media(c.file), spoiler: c.spoiler ?? false };
      }
      case ComponentType.Separator:
        return { ...c, id, spacing: c.spacing ?? SeparatorSpacingSize.Small, divider: c.divider ?? true };
      case ComponentType.TextDisplay:
        return { ...c, id };
    }
  };
  return withoutNulls(components).map((c) => {
    if (c.type !== ComponentType.Container) return inContainer(c);
    const id = ids(c.id);
    return {
      ...c,
      id,
      accent_color: c.accent_color ?? null,
      spoiler: c.spoiler ?? false,
      components: c.components.map(inContainer),
    };
  });
}

export function settleEmbeds(embeds: readonly APIEmbed[]): APIEmbed[] {
  return withoutNulls(embeds).map((embed) => ({
    ...embed,
    type: EmbedType.Rich,
    ...(embed.fields === undefined ? {} : { fields: embed.fields.map((f) => ({ ...f, inline: f.inline ?? false })) }),
    ...(embed.image === undefined ? {} : { image: { ...embed.image, proxy_url: embed.image.url } }),
    ...(embed.thumbnail === undefined ? {} : { thumbnail: { ...embed.thumbnail, proxy_url: embed.thumbnail.url } }),
    ...(embed.timestamp === undefined ? {} : { timestamp: new Date(embed.timestamp).toISOString() }),
  }));
}

function settleMedia(world: World, item: APIUnfurledMediaItem, files: readonly Attachment[]): APIUnfurledMediaItem {
  const file = files.find((f) => item.url === `attachment://${f.name}`);
  const media = {
    id: world.mint(),
    url: item.url,
    proxy_url: item.url,
    width: file?.width ?? null,
    height: file?.height ?? null,
    ...(file === undefined ? {} : { content_type: file.contentType, attachment_id: file.id }),
  };
  return media;
}

/** Discord numbers components from 1 in reading order, around the ids that the request chose itself. */
function idsFor(components: readonly APIMessageTopLevelComponent[]): (chosen: number | undefined) => number {
  const taken = new Set<number>();
  JSON.stringify(components, (key, value: unknown) => {
    if (key === "id" && typeof value === "number") taken.add(value);
    return value;
  });
  let next = 0;
  return (chosen) => {
    if (chosen !== undefined && chosen !== 0) return chosen;
    do next += 1;
    while (taken.has(next));
    return next;
  };
}

/** Requests may say null where responses leave the key out. */
function withoutNulls<T>(value: T): T {
  // Dropping keys that were null leaves a T, since the types know those keys as optional, not as nullable.
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) => part ?? undefined) as T;
}
