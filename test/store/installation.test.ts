import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStorage } from "../../src/store/sqlite/storage.ts";
import type { Storage } from "../../src/store/storage.ts";

let folder = "";
let storage: Storage;
const open = (): Storage => openStorage(join(folder, "umpire.sqlite"));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-installation-"));
  storage = open();
});
afterEach(() => {
  storage.close();
  rmSync(folder, { recursive: true });
});
const restart = (): void => {
  storage.close();
  storage = open();
};

describe("what is done from time to time", () => {
  const isTime = (now: number): Promise<boolean> => storage.repository.isTimeFor("cleaning", now, 100);

  it("is done by the first who asks, and then not before its time", async () => {
    expect([await isTime(1000), await isTime(1000), await isTime(1099), await isTime(1100)]).toEqual([
      ...[true, false, false, true],
    ]);
    expect(await storage.repository.isTimeFor("another thing", 1000, 100)).toBe(true);
  });

  it("is not done anew because of a restart", async () => {
    await isTime(1000);
    restart();
    expect([await isTime(1050), await isTime(1100)]).toEqual([false, true]);
  });

  it("does not wait for a time that a wrong clock has set", async () => {
    await isTime(1_000_000);
    expect([await isTime(1000), await isTime(1050)]).toEqual([true, false]);
  });
});

describe("a key", () => {
  it("stays the same from start to start, one for each thing", async () => {
    expect(await storage.repository.keyOf("pictures", "a")).toBe("a");
    restart();
    expect(await storage.repository.keyOf("pictures", "b")).toBe("a");
    expect(await storage.repository.keyOf("another thing", "c")).toBe("c");
  });
});

describe("what is done exclusively", () => {
  it("keeps apart what has the same name, though some of it fails, and nothing else", async () => {
    const said: string[] = [];
    const work = (name: string, what: string) =>
      storage.repository.exclusively(name, async () => {
        said.push(`${what} begins`);
        await sleep(5);
        said.push(`${what} ends`);
        if (what === "a") throw new Error("it fails");
        return what;
      });
    const first = work("server", "a").catch(() => "failed");
    expect(await Promise.all([first, work("server", "b"), work("other", "c")])).toEqual(["failed", "b", "c"]);
    expect(said.filter((line) => !line.startsWith("c"))).toEqual(["a begins", "a ends", "b begins", "b ends"]);
    expect(said.indexOf("c begins")).toBeLessThan(said.indexOf("a ends"));
  });
});
