import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { openStorage } from "../../src/store/open.ts";
import { DatabaseProblem } from "../../src/store/problems.ts";
import type { Storage, StorageOptions } from "../../src/store/storage.ts";
import { type Served, servedBy } from "./databases.ts";
import { poolerTo } from "./pooler.ts";
import { onServer } from "./server.ts";

const server = inject("postgres");
const PASSWORD = "hush-hush";

/** The same server otherwise: what is wrong with an address. */
function changed(change: (url: URL) => void): string {
  const url = new URL(server);
  url.password = PASSWORD;
  change(url);
  return url.toString();
}

const problemOf = (address: string, options: StorageOptions = {}): Promise<unknown> =>
  openStorage(address, options).then(
    () => "it opens",
    (error: unknown) => error,
  );

describe("a database that cannot be used is one sentence, without the password", () => {
  it.each([
    ["a server that does not answer", changed((url) => url.searchParams.set("host", "/nowhere")), /cannot be reached/],
    ["a port on which nobody listens", `postgres://umpire:${PASSWORD}@127.0.0.1:1/umpire`, /cannot be reached/],
    ["no such database", changed((url) => (url.pathname = "/none")), /There is no database/],
    ["no such user", changed((url) => (url.username = "nobody")), /does not let this user in/],
    ["another kind of server", `mysql://umpire:${PASSWORD}@localhost/umpire`, /database of PostgreSQL/],
    ["an address that is none", `postgres://umpire:${PASSWORD}#@localhost/umpire`, /is no address/],
    ["no database", `postgres://umpire:${PASSWORD}@localhost`, /names no database/],
  ])("%s", async (_, address, words) => {
    const problem = await problemOf(address);
    expect(problem).toBeInstanceOf(DatabaseProblem);
    expect(String(problem)).toMatch(words);
    expect(JSON.stringify([problem, String(problem)])).not.toContain(PASSWORD);
  });

  it("one that keeps text otherwise than Umpire does", async () => {
    await onServer(server, "CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0");
    expect(String(await problemOf(changed((url) => (url.pathname = "/latin"))))).toContain("ENCODING 'UTF8'");
  });

  it("a server that allows too few connections", async () => {
    await onServer(server, "CREATE ROLE few LOGIN CONNECTION LIMIT 7");
    await onServer(server, "CREATE DATABASE narrow OWNER few");
    const few = changed((url) => Object.assign(url, { pathname: "/narrow", username: "few" }));
    expect(String(await problemOf(few))).toMatch(
      /allows 7 connections, and Umpire takes up to 12: raise max_connections/,
    );
  });

  it("one that has no connection left", async () => {
    await onServer(server, "CREATE ROLE full_up LOGIN CONNECTION LIMIT 0");
    const none = changed((url) => Object.assign(url, { username: "full_up" }));
    expect(String(await problemOf(none))).toMatch(/has no connection left: .*raise max_connections/);
  });

  it("a pooler that shares connections between transactions, and leaves no lock behind", async () => {
    const pooler = await poolerTo(new URL(server).searchParams.get("host") ?? "");
    await onServer(server, "CREATE DATABASE pooled");
    const direct = changed((url) => (url.pathname = "/pooled"));
    const pooled = changed((url) => {
      url.pathname = "/pooled";
      url.searchParams.set("host", pooler.folder);
    });
    for (const options of [{}, { readonly: true }])
      expect(String(await problemOf(pooled, options))).toMatch(/PgBouncer with pool_mode = transaction/);
    await (await openStorage(direct)).close();
    await pooler.close();
  });

  it("one whose owner the user is not", async () => {
    await onServer(server, "CREATE ROLE guest LOGIN");
    await onServer(server, "CREATE DATABASE owned");
    const guest = changed((url) => Object.assign(url, { pathname: "/owned", username: "guest" }));
    expect(String(await problemOf(guest))).toContain("make them its owner");
  });
});

describe("a database on a server", () => {
  let served: Served;
  beforeAll(async () => {
    served = await servedBy(server, "empty", async () => undefined);
  });
  afterAll(() => served.drop());

  it("is written by one process, and read by others meanwhile", async () => {
    const second = await problemOf(served.address);
    expect(String(second)).toContain("Another process has the database");
    const reading = await openStorage(served.address, { readonly: true });
    expect(await reading.repository.count("running")).toBe(0);
    expect(() => reading.requireLock()).toThrow("to be read only");
    await expect(reading.repository.keepAwake(1)).rejects.toThrow("to be read only");
    await reading.close();
  });

  it("is no file that could be copied", () => {
    expect(served.storage.backups).toBeNull();
  });

  it("of a newer release is refused", async () => {
    const newer = await servedBy(server, "empty", async () => undefined);
    await newer.beneath("UPDATE drizzle.__drizzle_migrations SET created_at = created_at + 1");
    await newer.storage.close();
    expect(String(await problemOf(newer.address))).toContain("newer release");
    await newer.drop();
  });
});

interface Line {
  readonly address: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** A line to a database that can be cut: all connections end, and none is accepted any more. */
async function between(address: string): Promise<Line> {
  const url = new URL(address);
  const socket = (folder: string): string => join(folder, ".s.PGSQL.5432");
  const behind = socket(url.searchParams.get("host") ?? "");
  const folder = mkdtempSync(join(tmpdir(), "umpire-line-"));
  const open = new Set<Socket>();
  const listener = createServer((client) => {
    const server = connect(behind);
    for (const end of [client, server]) {
      open.add(end.on("error", () => undefined));
      end.once("close", () => {
        client.destroy();
        server.destroy();
      });
    }
    client.pipe(server).pipe(client);
  });
  const mend = (): Promise<void> => new Promise((resolve) => listener.listen(socket(folder), () => resolve()));
  await mend();
  url.searchParams.set("host", folder);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const cut = (): Promise<void> =>
    new Promise((resolve) => {
      listener.close(() => resolve());
      for (const end of open) end.destroy();
      open.clear();
    });
  return { address: url.toString(), cut, mend };
}

describe("a server that goes away", () => {
  it("refuses what is written, says so once, and goes on by itself", async () => {
    const served = await servedBy(server, "empty", async () => undefined);
    await served.storage.close();
    const line = await between(served.address);
    const told: string[] = [];
    const storage: Storage = await openStorage(line.address, {
      events: { troubled: (reason) => told.push(reason), recovered: () => told.push("recovered") },
    });
    await storage.repository.keepAwake(1);
    await line.cut();
    for (const at of [2, 3]) await expect(storage.repository.keepAwake(at)).rejects.toThrow("cannot store anything");
    expect(storage.trouble()).toContain("cannot be reached");
    await line.mend();
    await expect.poll(() => storage.trouble()).toBeNull();
    await storage.repository.keepAwake(4);
    expect(await storage.repository.awake()).toBe(4);
    expect(told).toEqual([expect.stringContaining("cannot be reached"), "recovered"]);
    await storage.close();
    await line.cut();
    await served.drop();
  });
});
