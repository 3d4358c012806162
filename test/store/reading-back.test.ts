import { afterEach, beforeEach, expect, it } from "vitest";
import { isPayload } from "../../src/store/records.ts";
import { GAME, IS_SERVED, type Store, storeWith } from "./in-memory.ts";

let store: Store;
beforeEach(async () => {
  store = await storeWith(GAME);
});
afterEach(() => store.close());

const at = (seq: number) => ({ seq, state: `{"seq":${seq}}`, hash: `h${seq}`, chain: `c${seq}` });
const kept = async (seq: number) => (await store.repository.checkpoint(GAME, seq))?.seq;

it("a state is kept every 25 rows, and the newest up to a row is found", async () => {
  await store.write({ state: { from: null, to: at(0) } });
  for (const [from, to] of [
    [0, 24],
    [24, 26],
    [26, 49],
    [49, 60],
  ] as const)
    await store.write({ state: { from, to: at(to) } });
  expect([await kept(25), await kept(26), await kept(59), await kept(60)]).toEqual([undefined, 26, 26, 60]);
});

it("states after a row that was taken back are dropped, and none in any other change", async () => {
  await store.write({ state: { from: null, to: at(0) } });
  await store.write({ state: { from: 0, to: at(30) } });
  await store.write({ state: { from: 30, to: at(60) } });
  await store.write({});
  expect(await kept(99)).toBe(60);
  await store.write({ dropCheckpoints: 30 });
  expect(await kept(99)).toBe(30);
});

it.each([
  ["a status that there is none of", "status = 'lost'"],
  // PostgreSQL's columns of times hold nothing else
  ...(IS_SERVED
    ? []
    : [
        ["a time that is none", "created = 1.5"],
        ["an end that is none", "ended = 1.5"],
      ]),
])("a record with %s is damaged", async (_, set) => {
  await store.beneath(`UPDATE games SET ${set}`);
  await expect(store.repository.game(GAME)).rejects.toThrow("its record cannot be read");
});

it.each([
  [null, false],
  [5, false],
  ["seats", false],
  [{}, false],
  [{ kind: "post" }, false],
  [{ kind: "toString" }, false],
  [{ kind: "seats" }, true],
  [{ kind: "live", number: 3 }, true],
  [{ kind: "talk-turn", talk: "a", turn: 3 }, true],
  [{ kind: "talk-turn", talk: "a" }, false],
  [{ kind: "talk-turn", turn: 3 }, false],
  [{ kind: "motion", seat: "us", vote: 1, motion: 2 }, true],
  [{ kind: "motion", vote: 1, motion: 2 }, false],
  [{ kind: "motion", seat: "us", vote: 1 }, false],
])("%j can be what was put in line: %s", (value, isOne) => {
  expect(isPayload(value)).toBe(isOne);
});
