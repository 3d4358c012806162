import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../../src/sandbox/index.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox.close();
});

/** Node's fetch would not let a test choose these headers. */
function get(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; type: string }> {
  return new Promise((resolve, reject) => {
    request(`${sandbox.url}${path}`, { headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, text, type: response.headers["content-type"] ?? "" }),
      );
    })
      .on("error", reject)
      .end();
  });
}

it("the page runs nothing but its own files, in no frame", async () => {
  const response = await fetch(`${sandbox.url}/`);
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const html = await response.text();
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|\sstyle=/);
});

it("every file that the page asks for is there, in a type that a browser takes, and asks for no library by its bare name", async () => {
  const seen = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (seen.has(path)) return;
    seen.add(path);
    const { status, text, type } = await get(path);
    expect({ path, status }).toEqual({ path, status: 200 });
    if (path.endsWith(".js")) expect(type).toContain("javascript");
    if (path.endsWith(".css")) expect(type).toContain("text/css");
    const named = path === "/" ? /(?:src|href)="([^"]+)"/g : /\bfrom\s*"([^"]+)"/g;
    for (const match of text.matchAll(named)) await visit(new URL(match[1] ?? "", `${sandbox.url}${path}`).pathname);
  };
  await visit("/");
  await visit("/page/stream-worker.js");
  expect(seen).toContain("/page/lib/preact.js");
});

it.each([
  "/page/",
  "/page/nothing.js",
  "/page/../serve.ts",
  "/page/%2e%2e/serve.ts",
  "/page/tsconfig.json",
  "/page/lib/x.js",
])("there is no %s", async (path) => {
  expect((await get(path)).status).toBe(404);
});

it.each([
  [{ host: "evil.example" }],
  [{ host: "127.0.0.1.evil.example" }],
  [{ origin: "https://evil.example" }],
  [{ "sec-fetch-site": "cross-site" }],
])("a stranger's page is refused: %j", async (headers) => {
  expect((await get("/", headers)).status).toBe(403);
  expect((await get("/sandbox/people", headers)).status).toBe(403);
  expect((await get("/sandbox/people/events", headers)).status).toBe(403);
});

it("one stream carries what everybody sees, and says whose eyes it is for", async () => {
  const stop = new AbortController();
  const response = await fetch(`${sandbox.url}/sandbox/people/events`, { signal: stop.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  sandbox.person("Ada").say({ channel: sandbox.channelId, content: "all" });
  let text = "";
  const people = () => [...text.matchAll(/"person":"(\d+)"/g)].map((match) => match[1]);
  while (people().length < sandbox.people().length) text += (await reader?.read())?.value ?? "";
  stop.abort();
  expect(new Set(people())).toEqual(new Set(sandbox.people().map((person) => person.id)));
});
