import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GAME, IS_SERVED, type Store, storeWith } from "./in-memory.ts";

const MINE = { sender: "mine", until: 60_000 };
const OTHER = { sender: "other", until: 60_000 };
const to = (destination: string) =>
  ({ destination, slot: null, payload: { kind: "close-thread", phase: "p" } }) as const;

describe("a row of the outbox", () => {
  let store: Store;
  beforeEach(async () => {
    store = await storeWith(GAME);
    await store.write({ outbox: [to("channel:a"), to("channel:a"), to("channel:b")] });
  });
  afterEach(() => store.close());

  const statuses = () => store.beneath("SELECT status FROM outbox ORDER BY id");
  const outbox = () => store.repository.outbox;

  it("belongs to the first who claims it", async () => {
    expect(await outbox().claim([1, 3], MINE)).toEqual([1, 3]);
    expect(await outbox().claim([1, 3], OTHER)).toEqual([]);
    expect(await statuses()).toEqual(["sending", "waiting", "sending"]);
  });

  it("cannot be claimed while another one of its destination is under way", async () => {
    expect(await outbox().claim([1, 2], MINE)).toEqual([1]);
    await outbox().sent({ id: 1, sender: "mine" }, "m");
    expect(await outbox().claim([2], OTHER)).toEqual([2]);
  });

  it("is written by nobody else than its sender, nor once it is sent", async () => {
    await outbox().claim([1], MINE);
    const stranger = { id: 1, sender: "other" };
    const notice = to("channel:host");
    await outbox().created(stranger, "m");
    await outbox().sent(stranger, "m");
    await outbox().retry(stranger, 9, "why");
    await outbox().hold(stranger, 9, "why", true);
    await outbox().discard({ ...stranger, game: GAME }, notice, 9);
    const aside = { game: GAME, destination: "channel:a", row: stranger };
    expect(await outbox().park(aside, "why", notice, 9)).toBe(false);
    expect(await statuses()).toEqual(["sending", "waiting", "waiting"]);
    await outbox().sent({ id: 1, sender: "mine" }, "m");
    await outbox().retry({ id: 1, sender: "mine" }, 9, "why");
    expect(await statuses()).toEqual(["sent", "waiting", "waiting"]);
  });

  it("is taken over once its sender's time is over, unless they have asked for more", async () => {
    await outbox().claim([1, 3], MINE);
    expect(await outbox().takeOver(OTHER, 59_999, [])).toEqual([]);
    await outbox().extend([3], { ...MINE, until: 90_000 });
    expect((await outbox().takeOver(OTHER, 60_000, [])).map(({ id }) => id)).toEqual([1]);
  });

  it("is taken up again by its sender who does not go on with it", async () => {
    await outbox().claim([1, 3], MINE);
    expect((await outbox().takeOver(MINE, 1, [3])).map(({ id }) => id)).toEqual([1]);
  });

  // a server does not tell which other process has ended
  it.skipIf(IS_SERVED)("is taken over at once from a process that has ended", async () => {
    await outbox().claim([1], MINE);
    await store.beneath("UPDATE outbox SET sender = 'ended' WHERE id = 1");
    expect((await outbox().takeOver(OTHER, 1, [])).map(({ id }) => id)).toEqual([1]);
    await outbox().sent({ id: 1, sender: "ended" }, "late");
    expect(await statuses()).toEqual(["sending", "waiting", "waiting"]);
    await outbox().sent({ id: 1, sender: "other" }, "m");
    expect(await statuses()).toEqual(["sent", "waiting", "waiting"]);
  });

  it("that waits again is nobody's", async () => {
    await outbox().claim([1], MINE);
    await outbox().retry({ id: 1, sender: "mine" }, 0, "why");
    expect(await outbox().claim([1], OTHER)).toEqual([1]);
  });
});
