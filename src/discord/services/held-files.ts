/** The files that a message of ours has already, so that they are not sent again. */
import {
  type APIAttachment,
  type APIMessageTopLevelComponent,
  type APIUnfurledMediaItem,
  ComponentType,
} from "discord.js";

/** The parts of a message that tell its files. */
export interface Holding {
  readonly attachments: readonly Pick<APIAttachment, "filename" | "id">[];
  readonly components?: readonly APIMessageTopLevelComponent[];
}

/** The files that a message has, those that its components show included: their ids by their names. */
export function heldFiles({ attachments, components = [] }: Holding): ReadonlyMap<string, string> {
  const listed = attachments.map(({ filename, id }): [string, string] => [filename, id]);
  const shown = components.flatMap(mediaIn).flatMap(({ url, attachment_id: id }): [string, string][] => {
    const name = new URL(url).pathname.split("/").at(-1);
    return id === undefined || name === undefined ? [] : [[decodeURIComponent(name), id]];
  });
  return new Map([...listed, ...shown]);
}

function mediaIn(part: APIMessageTopLevelComponent): APIUnfurledMediaItem[] {
  switch (part.type) {
    case ComponentType.MediaGallery:
      return part.items.map(({ media }) => media);
    case ComponentType.File:
      return [part.file];
    case ComponentType.Container:
      return part.components.flatMap(mediaIn);
    default:
      return [];
  }
}
