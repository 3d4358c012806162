import { type APIMessage, type APIMessageTopLevelComponent, ComponentType } from "discord.js";

/**
 * The pictures that a message shows in galleries: file name → attachment id. Discord leaves files that components show
 * out of a message's own list of attachments.
 */
export function shownFiles(components: APIMessage["components"]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { url, attachment_id: id } of (components ?? []).flatMap(mediaIn)) {
    const name = nameIn(url);
    if (id !== undefined && name !== null) files.set(name, id);
  }
  return files;
}

interface Media {
  readonly url: string;
  readonly attachment_id?: string | undefined;
}

function mediaIn(component: APIMessageTopLevelComponent): Media[] {
  if (component.type === ComponentType.Container) return component.components.flatMap(mediaIn);
  return component.type === ComponentType.MediaGallery ? component.items.map(({ media }) => media as Media) : []; // Discord's answer, by its documentation
}

const nameIn = (url: string): string | null =>
  URL.canParse(url) ? decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? "") || null : null;
