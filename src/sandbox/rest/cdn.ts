/** Serves files at their signed addresses; an expired or made-up address is gone. */
import type { ServerResponse } from "node:http";
import { addressIsValid } from "../acts/files.ts";
import type { World } from "../world.ts";

export const CDN_PREFIX = "/attachments/";

export function serveFile(world: World, response: ServerResponse, url: URL): void {
  const [, , , fileId = ""] = url.pathname.split("/");
  const file = world.file(fileId);
  if (file === undefined || !addressIsValid(world, url.pathname, url.searchParams)) {
    response.writeHead(404, { "content-type": "text/plain" }).end("This content is no longer available.");
    return;
  }
  response
    .writeHead(200, {
      "content-type": file.contentType,
      "content-length": file.bytes.byteLength,
      // Files come from people: a browser must not run them as part of the sandbox's own page.
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
    })
    .end(file.bytes);
}
