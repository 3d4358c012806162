/**
 * The one hash of proofs. Nothing else here asks its host for anything: where there is no Node.js, another module
 * replaces it.
 */
import { hash } from "node:crypto";

/** SHA-256 of a text as UTF-8, in hex. */
export const sha256 = (text: string): string => hash("sha256", text);
