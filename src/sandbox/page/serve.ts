/** Serves the files of the web page for the sandbox's people. */
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

const CLIENT = new URL("./client/", import.meta.url);
const TYPES: { readonly [extension: string]: string } = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/** Bare names in the page's modules, and where their files are: a browser does not look into node_modules. */
const LIBRARIES: { readonly [name: string]: string } = {
  preact: "/page/lib/preact.js",
  "preact/hooks": "/page/lib/hooks.js",
};

/** Every address of the page and the file behind it; nothing else can be asked for. */
const FILES: ReadonlyMap<string, URL> = new Map([
  ["/", new URL("index.html", CLIENT)],
  ...readdirSync(fileURLToPath(CLIENT))
    .filter((name) => Object.hasOwn(TYPES, extname(name)) && name !== "index.html")
    .map((name): [string, URL] => [`/page/${name}`, new URL(name, CLIENT)]),
  ...Object.entries(LIBRARIES).map(([name, path]): [string, URL] => [path, new URL(import.meta.resolve(name))]),
]);

/** The page runs its own files only, is shown in no frame, and sends nothing anywhere else. */
const HEADERS = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cache-control": "no-cache",
};

/** Serves the web page for the sandbox's people; false for any other address. */
export async function servePage(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
  const file = FILES.get(url.pathname);
  if (file === undefined || (request.method !== "GET" && request.method !== "HEAD")) return false;
  const extension = extname(fileURLToPath(file)).replace(".mjs", ".js");
  const bytes = await readFile(file);
  const body = extension === ".js" ? withPlainImports(bytes.toString("utf8")) : bytes;
  response.writeHead(200, { ...HEADERS, "content-type": TYPES[extension] ?? "application/octet-stream" });
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

/** `from "preact"` becomes `from "/page/lib/preact.js"`; the page would have to hold an import map as a script. */
function withPlainImports(script: string): string {
  return script.replaceAll(/(\bfrom\s*)"([^"]+)"/g, (whole, from: string, name: string) => {
    const path = LIBRARIES[name];
    return path === undefined ? whole : `${from}"${path}"`;
  });
}
