/** SHA-256 where there is nothing but the language: an engine does not ask its host for it. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { TextEncoder } from "./plain-text-encoder.ts";

const encoder = new TextEncoder();

/** As `hash` of node:crypto, whose place this takes in an engine. Knows only SHA-256. */
export function hash(algorithm: string, text: string): string {
  if (algorithm !== "sha256") throw new Error(`an engine does not know ${algorithm}`);
  return bytesToHex(sha256(encoder.encode(text)));
}
