import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { beginAnew, sandboxFile } from "../../src/fresh.ts";
import { type Sandbox, SandboxProblem, startSandbox } from "../../src/sandbox/index.ts";
import { openDatabase } from "../../src/store/database.ts";

let folder = "";
let keep = "";
let running: Sandbox[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-keep-"));
  keep = join(folder, "sandbox.sqlite");
});
afterEach(async () => {
  for (const sandbox of running) await sandbox.close();
  running = [];
  rmSync(folder, { recursive: true });
});

async function open(): Promise<Sandbox> {
  const sandbox = await startSandbox({ keep, people: ["Ada", "Ben"] });
  running.push(sandbox);
  return sandbox;
}

async function close(sandbox: Sandbox): Promise<void> {
  running = running.filter((one) => one !== sandbox);
  await sandbox.close();
}

const picture = { name: "map.png", contentType: "image/png", bytes: new Uint8Array([1, 2, 3]) };

it("a restart finds messages, pictures, people and the token as they were", async () => {
  const before = await open();
  const { token, channelId, url } = before;
  before.person("Ada").say({ channel: channelId, content: "hello", files: [picture] });
  await close(before);
  const after = await open();
  expect({ token: after.token, channel: after.channelId }).toEqual({ token, channel: channelId });
  expect(after.url).not.toBe(url);
  const [message] = after.person("Ben").messages(channelId);
  expect(message?.content).toBe("hello");
  const file = await fetch(message?.attachments[0]?.url ?? "");
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([1, 2, 3]);
});

it("what happened is written a moment later, without waiting for the end", async () => {
  const sandbox = await open();
  sandbox.person("Ada").say({ channel: sandbox.channelId, content: "before the power cut" });
  await new Promise((resolve) => setTimeout(resolve, 700));
  await expect(startSandbox({ keep })).rejects.toThrow(SandboxProblem); // nobody else writes meanwhile
  const rescued = join(folder, "rescued.sqlite");
  for (const suffix of ["", "-wal"]) copyFileSync(keep + suffix, rescued + suffix);
  const again = await startSandbox({ keep: rescued });
  running.push(again);
  expect(again.person("Ada").messages(again.channelId)).toHaveLength(1);
});

it("ids go on growing", async () => {
  const before = await open();
  const first = before.person("Ada").say({ channel: before.channelId, content: "1" });
  await close(before);
  const after = await open();
  const second = after.person("Ada").say({ channel: after.channelId, content: "2" });
  expect(BigInt(second.id)).toBeGreaterThan(BigInt(first.id));
});

it("beginning anew removes the bot's database and the sandbox's world together", async () => {
  const database = join(folder, "umpire.sqlite");
  openDatabase(database).close();
  await close(await open());
  expect(sandboxFile(database)).toBe(keep);
  beginAnew({ token: null, database });
  const sandbox = await open();
  expect(sandbox.person("Ada").messages(sandbox.channelId)).toEqual([]);
});

it("beginning anew never touches games of a real server", () => {
  expect(() => beginAnew({ token: "a.b.c", database: join(folder, "umpire.sqlite") })).toThrow(/real people/);
});

it("a taken port is said plainly", async () => {
  const sandbox = await open();
  const port = Number(new URL(sandbox.url).port);
  await expect(startSandbox({ port })).rejects.toThrow(`Port ${port} is taken`);
});
