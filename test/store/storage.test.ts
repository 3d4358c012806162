import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DatabaseProblem, StaleState } from "../../src/store/problems.ts";
import { KEPT } from "../../src/store/retention.ts";
import { openStorage } from "../../src/store/sqlite/storage.ts";
import { writeBehind } from "../write-behind.ts";
import { GAME, record, type Store, storeWith } from "./in-memory.ts";

const OLDER = fileURLToPath(new URL("../fixtures/release-0.1", import.meta.url));

describe("a change of a campaign", () => {
  let store: Store;
  beforeEach(async () => {
    store = await storeWith(GAME);
  });
  afterEach(() => store.close());

  const snapshot = (seq: number) => ({ seq, state: "{}", hash: "x", chain: "y" });
  const outbox = [
    { destination: "channel:c", slot: null, payload: { kind: "close-thread", phase: "p" } as const },
  ] as const;

  it("made from a state that is not the present one is refused, and nothing of it is written", async () => {
    const { repository, write } = store;
    await write({ state: { from: null, to: snapshot(1) } });
    const stale = { interaction: "i", outbox, set: { name: "other" }, state: { from: 7, to: snapshot(8) } };
    await expect(write(stale)).rejects.toThrow(StaleState);
    expect((await repository.game(GAME))?.name).toBe("n");
    expect((await repository.snapshot(GAME))?.seq).toBe(1);
    expect(await repository.outbox.pending()).toBe(0);
    expect(await repository.handled("i")).toBe(false);
  });

  it("that an interaction asks for is written once, however often Discord brings it", async () => {
    const { repository, write } = store;
    const change = { interaction: "i", outbox };
    expect(await write({ ...change, set: { name: "second" } })).toBe("written");
    expect(await write({ ...change, set: { name: "third" } })).toBe("repeated");
    expect((await repository.game(GAME))?.name).toBe("second");
    expect(await repository.outbox.pending()).toBe(1);
  });
});

describe("a storage", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "umpire-storage-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const place = (): string => join(folder, "umpire.sqlite");

  it("can be read and copied beside the one who writes it, and not be written", async () => {
    const writing = openStorage(place());
    await writing.repository.keepPack("h", "g", {});
    await writeBehind(writing.repository, { game: GAME, create: record(GAME), at: 1 });
    const reading = openStorage(place(), { readonly: true });
    expect((await reading.repository.game(GAME))?.id).toBe(GAME);
    expect(() => reading.requireLock()).toThrow(DatabaseProblem);
    await expect(writeBehind(reading.repository, { game: GAME, set: { name: "x" }, at: 2 })).rejects.toThrow(
      "to be read only",
    );
    const copy = await reading.backups?.make(0, "asked");
    reading.close();
    writing.close();
    const copied = openStorage(copy ?? "");
    expect((await copied.repository.game(GAME))?.name).toBe("n");
    copied.close();
  });

  it("in memory has no copies", () => {
    const storage = openStorage(":memory:");
    expect(storage.backups).toBeNull();
    storage.close();
  });

  it("keeps as many copies as it is told, and a copy of what an older release has left", async () => {
    cpSync(OLDER, folder, { recursive: true });
    const storage = openStorage(place());
    await storage.backups?.make(0, "timed");
    storage.backups?.prune(1);
    storage.close();
    expect(readdirSync(join(folder, "backups"))).toEqual([expect.stringContaining("before-migrating")]);
  });

  it("of an older release is said to be one, where it may only be read", () => {
    cpSync(OLDER, folder, { recursive: true });
    const storage = openStorage(place(), { readonly: true });
    expect(storage.isCurrent).toBe(false);
    expect(() => storage.repository).toThrow("older release");
    storage.close();
  });

  it("removes nothing of a campaign that goes on", async () => {
    const { storage, close } = await storeWith(GAME);
    expect(await storage.cleanUp(KEPT, 1)).toBe(0);
    expect(await storage.repository.game(GAME)).not.toBeNull();
    await close();
  });
});
