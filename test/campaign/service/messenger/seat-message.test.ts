import { describe, expect, it } from "vitest";
import type { Core } from "../../../../src/campaign/service/core.ts";
import { seatMessage } from "../../../../src/campaign/service/messenger/seat-message.ts";
import { book as relay } from "../../relay.ts";
import { members, Road, record } from "../../road.ts";

const READY = ["red: ready", "blue: ready", "gold: ready"];
const PLANS = ["red: plan fast", "blue: plan fast", "gold: plan fast"];
const [BEN, CLEO, DAN] = ["person:201", "person:202", "person:203"];

/** What the message of a person is made of, who was last notified of this wait. */
function messageOf(road: Road, person: string, notified: string | null = null) {
  const live = { record, book: relay, members: road.members, env: road.env, talks: [] };
  const core = {
    record: async () => (road.env.over ? { ...record, status: "over" } : record),
    begun: async () => live,
    repository: {
      notified: async () => notified,
      log: async (_: string, { last }: { readonly last: number }) => {
        if (!Number.isSafeInteger(last)) throw new Error("datatype mismatch"); // as SQLite says
        return road.rows.slice(-last).map((row) => ({ ...row, input: row.seq }));
      },
    },
  } as unknown as Core; // all that it looks at
  return seatMessage(core, record.id, person);
}

describe("the message of a person is edited", () => {
  it("for everybody when the game begins, when its phase changes, and when it is over", () => {
    const road = new Road();
    expect(road.edited).toEqual([BEN, CLEO, DAN]);
    road.does(...READY);
    expect(road.edited).toEqual([BEN, CLEO, DAN]);
    road.does(...PLANS, "red: rest", "blue: rest", "gold: rest", ...READY, ...PLANS, "red: rest", "blue: rest");
    expect(road.does("gold: rest").edited).toEqual([BEN, CLEO, DAN]);
  });

  it("for those whose questions have changed, and nobody else", () => {
    const road = new Road().does(...READY);
    expect(road.does("red: plan fast").edited).toEqual([BEN]);
    expect(road.does("blue: plan fast", "gold: plan fast", "red: rest").edited).toEqual([BEN, CLEO]);
  });

  it("for those who get or lose an offer, and by nothing else than an edit", () => {
    const road = new Road().does("red: offer gold");
    expect(road.edited).toEqual([BEN, DAN]);
    expect(road.last.outbox.filter(({ destination }) => destination.startsWith("person"))).toHaveLength(2);
    expect(road.last.outbox.every(({ payload }) => payload.kind === "seats")).toBe(true);
    expect(road.does("gold: accept o1").edited).toEqual([BEN, DAN]);
  });

  it("once, whoever holds several seats, and never for a computer", () => {
    const road = new Road();
    road.members = members.map((member) => ({ ...member, person: member.seat === "gold" ? "201" : member.person }));
    expect(road.does(...READY).edited).toEqual([BEN, CLEO]);
    road.members = members.map((member) => ({ ...member, bot: member.seat === "blue" }));
    expect(road.does(...PLANS).edited).toEqual([BEN, DAN]);
  });
});

describe("what a seat is told alone", () => {
  it("is kept until its next own act, and what that act brought stays", () => {
    const road = new Road().does("red: offer blue");
    expect(road.news).toEqual({ blue: ["red offers you a deal."] });
    road.does("gold: ready");
    expect(road.news.blue).toEqual(["red offers you a deal."]);
    road.does("red: ready", "blue: ready");
    expect(road.news.blue).toEqual([]);
    road.does(...PLANS);
    expect(road.news.gold).toEqual(["gold alone sees the sun."]);
    expect(road.news.blue).toEqual(["blue alone sees the sun."]);
  });

  it("is no act of a seat's what was answered for it", () => {
    const road = new Road().does("red: offer blue").together("gold: ready", "blue: ready");
    expect(road.news.blue).toEqual(["red offers you a deal."]);
  });

  it("counts moves that are made together as one act", () => {
    const road = new Road().does("red: ready", "blue: ready", "gold: ready", "red: plan fast", "blue: plan fast");
    road.together("gold: plan fast", "red: rest");
    expect(road.news.gold).toEqual(["gold alone sees the sun."]);
  });

  it("has the ten newest lines", () => {
    const road = new Road();
    road.news = { blue: Array.from({ length: 10 }, (_, i) => `line ${i}`) };
    road.does("red: offer blue");
    expect(road.news.blue?.slice(0, 1)).toEqual(["line 1"]);
    expect(road.news.blue?.slice(-1)).toEqual(["red offers you a deal."]);
    expect(road.news.blue).toHaveLength(10);
  });

  it("is gone when its own act is taken back", async () => {
    const road = new Road().does("red: ready");
    road.news = { red: ["a line"], blue: ["another line"] };
    await road.undo("red", 1);
    expect(road.news).toEqual({ red: [], blue: ["another line"] });
  });
});

describe("the wait of a person", () => {
  it("is none where the game waits for none of their seats and nobody offers them anything", async () => {
    const road = new Road().does("red: ready");
    expect(await messageOf(road, "201")).toMatchObject({ seats: ["red"], wait: null });
    expect(await messageOf(road, "202")).toMatchObject({ seats: ["blue"], wait: "blue 0", notified: null });
    expect(await messageOf(road, "999")).toBeNull();
  });

  it("is the same one as long as nothing has been added to it", async () => {
    const road = new Road().does("red: offer blue");
    const first = (await messageOf(road, "202"))?.wait ?? null;
    expect(first).toBe("blue 0, blue o1");
    road.does("gold: ready");
    expect(await messageOf(road, "202", first)).toMatchObject({ wait: first, notified: first });
    road.does("red: offer blue");
    const second = (await messageOf(road, "202", first))?.wait ?? null;
    expect(second).not.toBe(first);
    road.does("blue: accept o1");
    expect((await messageOf(road, "202", second))?.wait).toBe(second);
  });

  it("is a new one for another question, and for the same one asked again", async () => {
    const road = new Road();
    const first = (await messageOf(road, "203"))?.wait ?? null;
    road.does("gold: ready", "gold: offer red");
    expect((await messageOf(road, "203", first))?.wait).toBeNull();
    road.does("red: accept o2"); // that ends both's being ready
    const again = (await messageOf(road, "203", first))?.wait ?? null;
    expect([again === null, again === first]).toEqual([false, false]);
    road.does("red: ready", "blue: ready", "gold: ready");
    expect((await messageOf(road, "203", again))?.wait).not.toBe(again);
  });

  it("stays the same while nothing comes but what is answered for their own seat, whose time is up", async () => {
    const road = new Road().does(...READY);
    const first = (await messageOf(road, "201"))?.wait ?? null;
    road.does("red: plan fast", "blue: plan fast", "gold: plan fast");
    const byOthers = (await messageOf(road, "201", first))?.wait;
    expect(byOthers).not.toBe(first);
    for (const kind of ["default", "bot"] as const) {
      road.rows.forEach((row, i) => {
        road.rows[i] = { ...row, kind, seat: "red" };
      });
      expect((await messageOf(road, "201", first))?.wait).toBe(first);
    }
  });

  it("is a new one where a question comes after an offer that was all they were called for", async () => {
    const road = new Road().does("gold: ready", "red: offer gold");
    const offered = (await messageOf(road, "203"))?.wait ?? null;
    expect(offered).toBe("gold o2");
    road.does("gold: accept o2"); // that ends both's being ready
    expect((await messageOf(road, "203", offered))?.wait).toBe("gold 0 after 1");
  });

  it("puts the seats that are waited for first, as they act", async () => {
    const road = new Road();
    road.members = members.map((member) => ({ ...member, person: "201" }));
    road.does(...READY, ...PLANS, "red: rest");
    expect((await messageOf(road, "201"))?.seats).toEqual(["blue", "red", "gold"]);
  });

  it("ends with the game", async () => {
    const turn = [...READY, ...PLANS, "red: rest", "blue: rest", "gold: rest"];
    expect(await messageOf(new Road().does(...turn, ...turn), "201")).toBeNull();
  });
});
