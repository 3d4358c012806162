import { beforeEach, describe, expect, it } from "vitest";
import { type Confirmed, ShownMessages } from "../../../src/discord/services/shown-messages.ts";

let now = 0;
let shown: ShownMessages;
beforeEach(() => {
  now = 1000;
  shown = new ShownMessages(() => now);
});

/** A message as Discord has it, changed at that time (ms since 1970), with these files. */
const message = (edited: number, ...files: readonly string[]): Confirmed => ({
  ...{ id: "1", timestamp: new Date(0).toISOString(), edited_timestamp: new Date(edited).toISOString() },
  attachments: files.map((filename) => ({ filename, id: `${filename} ${edited}` })),
});
/** An answer that comes when it is told to. */
function held(): { answer: (confirmed: Confirmed) => void; fail: () => void; work: () => Promise<Confirmed> } {
  let answer: (confirmed: Confirmed) => void = () => {};
  let fail = (): void => {};
  const promise = new Promise<Confirmed>((resolve, reject) => {
    [answer, fail] = [resolve, () => reject(new Error("no answer"))];
  });
  return { answer: (confirmed) => answer(confirmed), fail: () => fail(), work: () => promise };
}

describe("what our messages show", () => {
  it("is known once Discord has confirmed it, with the files", async () => {
    expect(shown.files("1")).toBeNull();
    await shown.change("1", "a", async () => message(5, "hand.png"));
    expect([...(shown.files("1") ?? [])]).toEqual([["hand.png", "hand.png 5"]]);
    expect(shown.shows("1", "a", 1000)).toBe(true);
    expect(shown.shows("1", "b", 1000)).toBe(false);
  });

  it("says nothing of a message that may have been deleted since", async () => {
    await shown.change("1", "a", async () => message(5));
    now = 2000;
    expect(shown.shows("1", "a", 1001)).toBe(false);
  });

  it("is unknown while a change is under way, and after one that was not answered", async () => {
    shown.confirmed(message(5, "hand.png"), "a");
    const one = held();
    const change = shown.change("1", "b", one.work);
    expect(shown.shows("1", "a", 0)).toBe(false);
    one.fail();
    await expect(change).rejects.toThrow("no answer");
    expect(shown.shows("1", "a", 0)).toBe(false);
    expect(shown.files("1")).toBeNull();
  });

  it("is what Discord has made last where two answers cross", async () => {
    const [press, row] = [held(), held()];
    const changes = [shown.change("1", "press", press.work), shown.change("1", "row", row.work)];
    row.answer(message(7, "new.png"));
    await changes[1];
    expect(shown.shows("1", "row", 0)).toBe(false); // the other may come after it
    press.answer(message(6, "old.png"));
    await changes[0];
    expect(shown.shows("1", "row", 0)).toBe(true);
    expect([...(shown.files("1")?.keys() ?? [])]).toEqual(["new.png"]);
  });

  it("is unknown where two changes were made in the same moment", () => {
    shown.confirmed(message(6), "press");
    shown.confirmed(message(6), "row");
    expect(shown.shows("1", "press", 0) || shown.shows("1", "row", 0)).toBe(false);
  });

  it("is remembered of the newest messages only", () => {
    for (let n = 0; n <= 20_000; n++) shown.confirmed({ ...message(5), id: `${n}` }, "a");
    expect([shown.files("0"), shown.files("1")?.size]).toEqual([null, 0]);
  });
});
