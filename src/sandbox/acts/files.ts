/** Keeps files that arrive, under signed addresses that are valid for a day as on Discord's CDN. */
import { createHash } from "node:crypto";
import { MAX_FILE_BYTES } from "../constants.ts";
import { ApiError } from "../errors.ts";
import type { Attachment } from "../model.ts";
import type { World } from "../world.ts";

/** A file as it arrives: from the bot's multipart body or from a person. */
export type Upload = { name: string; contentType: string; bytes: Uint8Array; description?: string | null };

const ADDRESS_LIFE_MS = 24 * 3_600_000;

export function storeFile(world: World, upload: Upload): Attachment {
  if (upload.bytes.byteLength > MAX_FILE_BYTES) throw new ApiError(40005);
  const id = world.mint();
  world.putFile(id, { bytes: upload.bytes, contentType: upload.contentType });
  return {
    id,
    // Discord keeps letters, digits, dot, dash and underscore of a file's name.
    name: upload.name.replaceAll(/[^\w.-]/g, "_"),
    size: upload.bytes.byteLength,
    contentType: upload.contentType,
    description: upload.description ?? null,
    ...pngSize(upload.bytes),
  };
}

/** The file's address, signed and valid for a day as on Discord's CDN. */
export function fileAddress(world: World, channelId: string, file: Attachment): string {
  const path = `/attachments/${channelId}/${file.id}/${encodeURIComponent(file.name)}`;
  const issued = Math.floor(world.clock.now() / ADDRESS_LIFE_MS) * ADDRESS_LIFE_MS;
  const expires = issued + 2 * ADDRESS_LIFE_MS;
  const query = new URLSearchParams({
    ex: hexSeconds(expires),
    is: hexSeconds(issued),
    hm: sign(world, path, hexSeconds(expires)),
  });
  return `${world.origin}${path}?${query.toString()}`;
}

export function addressIsValid(world: World, path: string, query: URLSearchParams): boolean {
  const expires = query.get("ex") ?? "0";
  if (query.get("hm") !== sign(world, path, expires)) return false;
  return Number.parseInt(expires, 16) * 1000 > world.clock.now();
}

function sign(world: World, path: string, expires: string): string {
  return createHash("sha256").update(`${world.secret}${path}${expires}`).digest("hex");
}

function hexSeconds(ms: number): string {
  return Math.floor(ms / 1000).toString(16);
}

/** Width and height of a PNG, from its first chunk; other formats show without a size. */
function pngSize(bytes: Uint8Array): { width: number | null; height: number | null } {
  const isPng = bytes.byteLength >= 24 && bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e;
  if (!isPng) return { width: null, height: null };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
