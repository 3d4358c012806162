import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { commitment, Dice, diceKey, draw, take } from "#engine";

const KEY = "4a656665".padEnd(64, "0");
const at = (next: number, key = KEY): Dice => new Dice({ key, next });

/** Word n by the published rule, with another implementation of HMAC. */
function word(n: number, key = KEY): number {
  const block = Buffer.alloc(4);
  block.writeUInt32BE(Math.floor(n / 8));
  return createHmac("sha256", Buffer.from(key, "hex"))
    .update(block)
    .digest()
    .readUInt32BE((n % 8) * 4);
}

describe("dice", () => {
  it("are words of HMAC-SHA256(key, block), as anybody can compute them", () => {
    const dice = at(0);
    const drawn = Array.from({ length: 40 }, () => dice.below(2 ** 32));
    expect(drawn).toEqual(drawn.map((_, n) => word(n)));
  });

  it("go on from any place in the stream", () => {
    expect(at(7).below(2 ** 32)).toBe(word(7));
    expect(at(8).below(2 ** 32)).toBe(word(8));
    expect(at(123_456_789).below(2 ** 32)).toBe(word(123_456_789));
  });

  it("give the same words when many others were thrown meanwhile", () => {
    const keys = Array.from({ length: 120 }, (_, n) => n.toString(16).padStart(64, "5"));
    for (let round = 0; round < 2; round++)
      for (const key of keys) expect(at(round, key).below(2 ** 32)).toBe(word(round, key));
  });

  it("count the words they use, also those passed over", () => {
    const state = { key: KEY, next: 0 };
    const dice = new Dice(state);
    const n = 2 ** 31 + 1; // almost every second word is past the last multiple
    const drawn = Array.from({ length: 50 }, () => dice.below(n));
    const used = Array.from({ length: state.next }, (_, i) => word(i));
    expect(drawn).toEqual(used.filter((w) => w < n));
    expect(state.next).toBeGreaterThan(60);
  });

  it("favour no number of a range that does not divide 2^32", () => {
    const dice = at(0);
    const n = 3 * 2 ** 30; // by modulo, the first third would come up half of the time
    const low = Array.from({ length: 3000 }, () => dice.below(n)).filter((x) => x < 2 ** 30).length;
    expect(low / 3000).toBeCloseTo(1 / 3, 1);
  });

  it("show each face about as often", () => {
    const dice = at(0);
    const counts = new Map<number, number>();
    for (let i = 0; i < 6000; i++) {
      const face = dice.die();
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    const chi = [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + ((counts.get(face) ?? 0) - 1000) ** 2 / 1000, 0);
    expect([...counts.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(chi).toBeLessThan(20.5); // 1 in 1,000 for five degrees of freedom
  });

  it("shuffle every order about as often, and lose nothing", () => {
    const dice = at(0);
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = dice.shuffled(["a", "b", "c"]).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(["abc", "acb", "bac", "bca", "cab", "cba"]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it("draw from no empty range", () => {
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => at(0).below(n)).toThrow("cannot draw");
    expect(() => at(0).of([])).toThrow("cannot draw");
  });

  it("start from a key that binds the secret and the words", () => {
    const secret = "0b".repeat(20);
    expect(diceKey(secret, "Hi There")).toBe("b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"); // RFC 4231, case 1
    expect(diceKey(secret, "Hi there")).not.toBe(diceKey(secret, "Hi There"));
    expect(commitment(secret)).toBe(createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex"));
  });
});

describe("a bag", () => {
  it("gives any member, each about as often, and loses it", () => {
    const dice = at(0);
    const counts = new Map<string, number>();
    for (let i = 0; i < 3000; i++) {
      const bag = ["a", "b", "c"];
      const drawn = draw(bag, dice) ?? "";
      expect([...bag, drawn].toSorted()).toEqual(["a", "b", "c"]);
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it("gives nothing when it is empty, and uses no word for it", () => {
    const state = { key: KEY, next: 5 };
    expect(draw([], new Dice(state))).toBeUndefined();
    expect(state.next).toBe(5);
  });

  it("gives one copy of a known member, and throws for another", () => {
    const bag = ["a", "b", "a"];
    expect(take(bag, "a")).toBe("a");
    expect(bag).toEqual(["b", "a"]);
    expect(() => take(bag, "z")).toThrow("z is not there");
  });
});
