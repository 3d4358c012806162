/** Texts compressed for the database, where there are many of their kind. */
import { promisify } from "node:util";
import { deflateRaw, inflateRawSync } from "node:zlib";

const deflate = promisify(deflateRaw);

/** A text as it is kept where there are many of its kind; packed on another thread. */
export const packed = (text: string): Promise<Buffer> => deflate(text);

/** The text again; null: these bytes are none. */
export function unpacked(bytes: unknown): string | null {
  try {
    return Buffer.isBuffer(bytes) ? inflateRawSync(bytes).toString() : null;
  } catch {
    return null;
  }
}
