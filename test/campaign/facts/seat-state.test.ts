import { describe, expect, it } from "vitest";
import { HERE } from "../../../src/campaign/facts/lobby.ts";
import { seatState } from "../../../src/campaign/facts/permissions.ts";
import type { Member } from "../../../src/store/records.ts";

const holder = (more: Partial<Member> = {}): Member => ({
  ...{ person: "ada", name: "Ada", token: "p1", seat: "us", word: null, bot: false, joined: 0 },
  ...HERE,
  ...more,
});
const computer = holder({ person: "computer us", name: "Computer", bot: true });
const lent = holder({ lender: { person: "ben", name: "Ben" } });
const stateOf = (...members: readonly Member[]) => seatState(members, "us");

describe("the state of a seat", () => {
  it("is vacant without anybody, and the computer's where it plays", () => {
    expect(stateOf()).toBe("vacant");
    expect(stateOf(holder({ seat: "sunni" }))).toBe("vacant");
    expect(stateOf(computer)).toBe("computer");
    expect(seatState([computer], "us", ["us"])).toBe("vacant");
    expect(seatState([computer], "us", ["sunni"])).toBe("computer");
  });

  it("is held, on leave, silent or lent by those who hold it", () => {
    expect(stateOf(holder())).toBe("held");
    expect(stateOf(holder({ away: 5 }))).toBe("on leave");
    expect(stateOf(holder({ silent: 5 }))).toBe("silent");
    expect(stateOf(lent)).toBe("lent");
  });

  it("is on leave or silent only if all of its people are", () => {
    expect(stateOf(holder({ away: 5 }), holder({ person: "cleo" }))).toBe("held");
    expect(stateOf(holder({ silent: 5 }), holder({ person: "cleo" }))).toBe("held");
    expect(stateOf(holder({ silent: 5 }), holder({ person: "cleo", away: 5 }))).toBe("held");
    expect(stateOf(computer, holder({ away: 5 }))).toBe("on leave");
  });
});
