/** Reads what a request carries: JSON, or JSON with files in a multipart body. */
import type { IncomingMessage } from "node:http";
import { MAX_BODY_BYTES } from "../constants.ts";
import { ApiError } from "../errors.ts";
import type { SentFile } from "./route.ts";

export type Payload = { body: unknown; files: SentFile[] };

export async function readPayload(request: IncomingMessage): Promise<Payload> {
  const bytes = await readBytes(request);
  const type = request.headers["content-type"] ?? "";
  if (bytes.byteLength === 0) return { body: undefined, files: [] };
  if (type.startsWith("multipart/form-data")) return readForm(bytes, type);
  return { body: parseJson(bytes.toString("utf8")), files: [] };
}

/** The whole body. What is too large is refused as soon as that is known, and not read on. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) throw new ApiError(40005);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.byteLength;
    if (size > MAX_BODY_BYTES) throw new ApiError(40005);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiError(50109);
  }
}

async function readForm(bytes: Buffer, type: string): Promise<Payload> {
  const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData();
  const files: SentFile[] = [];
  let body: unknown = {};
  for (const [key, value] of form) {
    const slot = /^files\[(\d+)\]$/.exec(key)?.[1];
    if (typeof value === "string") {
      if (key === "payload_json") body = parseJson(value);
    } else if (slot !== undefined) {
      const content = new Uint8Array(await value.arrayBuffer());
      files.push({ slot, name: value.name, contentType: value.type || "application/octet-stream", bytes: content });
    }
  }
  return { body, files };
}
