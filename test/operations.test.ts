import { pino } from "pino";
import { Counter, Registry } from "prom-client";
import { afterEach, describe, expect, it } from "vitest";
import { createMetrics } from "../src/metrics.ts";
import { type Operations, serveOperations } from "../src/operations.ts";
import { openDatabase } from "../src/store/database.ts";
import { sqliteRepository } from "../src/store/sqlite.ts";

const logger = pino({ level: "silent" });
const running: Operations[] = [];
afterEach(async () => {
  for (const operations of running.splice(0)) await operations.close();
});

async function serve(trouble: () => string | null, port = 0, registry = new Registry()): Promise<Operations> {
  const operations = await serveOperations({ port, registry, trouble, logger });
  running.push(operations);
  return operations;
}

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
    const { port } = await serve(() => null, 0, registry);
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain("tulips_total 3");
  });

  it("are done without where the port is taken", async () => {
    const { port } = await serve(() => null);
    expect((await serve(() => null, port ?? 0)).port).toBeNull();
  });

  it("count log rows and time writes", async () => {
    const metrics = createMetrics();
    const database = openDatabase(":memory:");
    const store = metrics.store(sqliteRepository(database));
    metrics.watch({ pending: async () => 7, running: async () => 2, online: () => true, storing: () => true });
    await store.keepPack("h", "g", {});
    await store.write({ game: "none", interaction: "i", at: 0 });
    const text = await metrics.registry.metrics();
    expect(text).toContain("umpire_write_seconds_count 1");
    expect(text).toContain("umpire_outbox_waiting 7");
    expect(text).toContain("umpire_gateway_up 1");
    database.close();
  });
});
