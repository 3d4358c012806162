/** Texts compressed for the database, where there are many of their kind. */
import { deflateRawSync, inflateRawSync } from "node:zlib";

/** Three quarters of what the usual level saves, in a third of its time: it is paid in the midst of a move. */
const LEVEL = 3;

/** A text as it is kept where there are many of its kind. */
export const packed = (text: string): Buffer => deflateRawSync(text, { level: LEVEL });

/** The text again; null: these bytes are none. */
export function unpacked(bytes: unknown): string | null {
  try {
    return Buffer.isBuffer(bytes) ? inflateRawSync(bytes).toString() : null;
  } catch {
    return null;
  }
}
