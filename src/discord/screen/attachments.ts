/** Fetches files that people attach to commands, only from where Discord keeps them. */
import { refuse } from "#engine";

/** A file that somebody attached to a command. */
export interface AttachedFile {
  readonly name: string;
  /** Its content, if it has at most that many bytes. Refused if it has more, or cannot be had in time. */
  text(most: number): Promise<string>;
}

interface Upload {
  readonly name: string;
  readonly size: number;
  readonly url: string;
}

/** Where Discord keeps what people attach. */
const HOSTS: ReadonlySet<string> = new Set(["cdn.discordapp.com", "media.discordapp.net"]);
/** How many ms to wait for a file. */
const TIMEOUT = 5000;

/** Whether a file is where Discord keeps it; `api`: an API that keeps its own files; null: the real Discord. */
function isDiscords(url: URL, api: string | null): boolean {
  if (api !== null) return url.origin === new URL(api).origin;
  return url.protocol === "https:" && url.port === "" && HOSTS.has(url.hostname);
}

/** Reads attachments where Discord keeps them, and nowhere else. */
export function attachedFile({ name, size, url }: Upload, api: string | null, timeout = TIMEOUT): AttachedFile {
  return {
    name,
    async text(most) {
      if (size > most) refuseLarge(most);
      if (!URL.canParse(url) || !isDiscords(new URL(url), api))
        return refuse("bad-attachment", "That file is not stored on Discord, so it was not read.");
      const bytes = await download(url, most, AbortSignal.timeout(timeout));
      return bytes === null
        ? refuse("bad-attachment", "Discord did not hand over that file; please try again.")
        : decoded(bytes);
    },
  };
}

const refuseLarge = (most: number): never =>
  refuse("too-large", `That file is too large: the limit is ${Math.floor(most / 1024)} kB.`);

/** Null: it did not come, or not in time. What it says of its own size is not believed. */
async function download(url: string, most: number, signal: AbortSignal): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    const response = await fetch(url, { redirect: "error", credentials: "omit", signal });
    if (!response.ok || response.body === null) return null;
    for await (const part of response.body) {
      size += part.byteLength;
      if (size > most) break;
      parts.push(part);
    }
  } catch {
    return null;
  }
  return size > most ? refuseLarge(most) : Buffer.concat(parts);
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return refuse("bad-attachment", "That file is not UTF-8 text.");
  }
}
