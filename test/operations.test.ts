import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { Counter, Registry } from "prom-client";
import { afterEach, describe, expect, it } from "vitest";
import { healthOf } from "../src/cli/health.ts";
import { createMetrics } from "../src/metrics.ts";
import { type Operations, type OperationsOptions, serveOperations } from "../src/operations.ts";
import { openDatabase } from "../src/store/sqlite/database.ts";
import { sqliteRepository } from "../src/store/sqlite/repository.ts";
import { GAME, record } from "./store/in-memory.ts";

const logger = pino({ level: "silent" });
const running: Operations[] = [];
afterEach(async () => {
  for (const operations of running.splice(0)) await operations.close();
});

const ASKED: Omit<OperationsOptions, "trouble"> = {
  port: 0,
  address: "127.0.0.1",
  hosts: [],
  database: "/var/umpire.sqlite",
  metrics: () => new Registry(),
  logger,
};

async function serve(trouble: () => string | null, more: Partial<OperationsOptions> = {}): Promise<Operations> {
  const operations = await serveOperations({ ...ASKED, trouble, ...more });
  running.push(operations);
  return operations;
}

/** The status of an answer to a request that names this host. */
const statusFor = (port: number | null, host: string, path = "/metrics"): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, headers: { host }, setHost: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on("error", reject).end();
  });

describe("health and metrics", () => {
  it("tell whether the bot can do its work", async () => {
    let trouble: string | null = null;
    const { port } = await serve(() => trouble);
    const ask = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
      return [answer.status, await answer.text()];
    };
    expect(await ask()).toEqual([200, "ok\n"]);
    trouble = "its disk is full";
    expect(await ask()).toEqual([503, "its disk is full\n"]);
    expect((await fetch(`http://127.0.0.1:${port}/secrets`)).status).toBe(404);
  });

  it("are read in Prometheus' own format", async () => {
    const registry = new Registry();
    new Counter({ name: "tulips_total", help: "Tulips", registers: [registry] }).inc(3);
    const { port } = await serve(() => null, { metrics: () => registry });
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain("tulips_total 3");
  });

  it("are done without where the port is taken", async () => {
    const { port } = await serve(() => null);
    expect((await serve(() => null, { port: port ?? 0 })).port).toBeNull();
  });

  it("give their port back when they are closed", async () => {
    const { port } = await serve(() => null);
    await running.pop()?.close();
    expect((await serve(() => null, { port: port ?? 0 })).port).toBe(port);
  });

  it("are there from the first moment, when there is nothing to count yet", async () => {
    const { port } = await serve(() => "it is starting", { metrics: () => null });
    expect(await statusFor(port, "localhost")).toBe(503);
    expect(await statusFor(port, "localhost", "/healthz")).toBe(503);
  });

  it("answer who names an address or a host that is listed: other names may be a web page's trick", async () => {
    const { port } = await serve(() => null, { address: "0.0.0.0", hosts: ["umpire"] });
    for (const host of ["localhost", "127.0.0.1", "10.0.0.7:4711", "[::1]:4711", "umpire:4711", "UMPIRE"])
      expect([host, await statusFor(port, host)]).toEqual([host, 200]);
    for (const host of ["evil.example", "umpire.evil.example", "evil.example:4711", "", "127.0.0.1.evil.example"])
      expect([host, await statusFor(port, host)]).toEqual([host, 403]);
    expect(await statusFor(port, "evil.example", "/healthz")).toBe(403);
  });

  it("are not promised at an address that is not this machine's", async () => {
    await expect(serve(() => null, { address: "192.0.2.1" })).rejects.toThrow(/UMPIRE_OPERATIONS_ADDRESS/);
  });

  it("count log rows and time writes", async () => {
    const metrics = createMetrics();
    const database = openDatabase(":memory:");
    const store = metrics.store(sqliteRepository(database));
    const up = { online: () => true, storing: () => true, refusals: () => 3 };
    metrics.watch({ pending: async () => 7, running: async () => 2, aside: async () => 1, ...up });
    await store.keepPack("h", "g", {});
    await store.write({ game: GAME, create: record(GAME), at: 0 }, null);
    const text = await metrics.registry.metrics();
    expect(text).toContain("umpire_write_seconds_count 1");
    expect(text).toContain("umpire_outbox_waiting 7");
    expect(text).toContain("umpire_campaigns_aside 1");
    expect(text).toContain("umpire_gateway_up 1");
    expect(text).toContain("umpire_discord_refusals 3");
    expect(text).toContain("umpire_store_up 1");
    database.close();
  });

  it("say what is down, and count pictures that could not be drawn", async () => {
    const metrics = createMetrics();
    const down = { online: () => false, storing: () => false, refusals: () => 0 };
    metrics.watch({ pending: async () => 0, running: async () => 0, aside: async () => 0, ...down });
    const broken = { show: () => Promise.reject(new Error("no pen")), close: async () => {} };
    const scene = { sides: {}, layout: { kind: "column", children: [] }, alt: "", text: "" } as const;
    const asked = { campaign: "c", person: null, view: null, pixels: true };
    await expect(metrics.illustrator(broken).show(scene, asked)).rejects.toThrow("no pen");
    const text = await metrics.registry.metrics();
    for (const line of ["umpire_gateway_up 0", "umpire_store_up 0", "umpire_picture_failures_total 1"])
      expect(text).toContain(line);
    const bounds = (name: string) =>
      [...text.matchAll(new RegExp(`${name}_bucket{le="([\\d.]+)"`, "g"))].map(([, le]) => le);
    expect(bounds("umpire_write_seconds").join(" ")).toBe("0.0005 0.001 0.0025 0.005 0.01 0.025 0.05 0.1 0.25 1");
    expect(bounds("umpire_picture_seconds").join(" ")).toBe("0.005 0.01 0.025 0.05 0.1 0.25 0.5 1 5");
  });
});

describe("umpire health", () => {
  const ask = (port: number | null, database = ASKED.database) =>
    healthOf({ operationsPort: port ?? 0, operationsAddress: "0.0.0.0", database }, 500);

  it("says what the running process says of itself", async () => {
    let trouble: string | null = null;
    const { port } = await serve(() => trouble);
    expect(await ask(port)).toEqual({ well: true, sentence: "The bot is running." });
    trouble = "its disk is full";
    expect(await ask(port)).toEqual({ well: false, sentence: "The bot runs, but it is not well: its disk is full." });
  });

  it("is not taken in by another bot on the same port", async () => {
    const { port } = await serve(() => null);
    const { well, sentence } = await ask(port, "/srv/other.sqlite");
    expect([well, sentence]).toEqual([
      false,
      `Another program answers at port ${port}, and not the bot on /srv/other.sqlite.`,
    ]);
  });

  it("calls a bot ill that does not answer, or not in time", async () => {
    const { port } = await serve(() => null);
    await running.pop()?.close();
    expect(await ask(port)).toEqual({
      well: false,
      sentence: `The bot is not running: nobody answers at port ${port}.`,
    });
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port: deaf } = silent.address() as AddressInfo; // it listens on a port
    expect(await ask(deaf)).toEqual({ well: false, sentence: `The bot hangs: it does not answer at port ${deaf}.` });
    silent.closeAllConnections();
    silent.close();
  });
});
