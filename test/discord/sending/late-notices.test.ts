import { beforeEach, describe, expect, it } from "vitest";
import type { SeatMessage } from "../../../src/campaign/service.ts";
import { LateNotices } from "../../../src/discord/sending/late-notices.ts";
import { Activity } from "../../../src/discord/services/activity.ts";
import type { Services } from "../../../src/discord/services/services.ts";

const MINUTE = 60_000;
let now = 0;
let activity: Activity;
let late: LateNotices;
let part: SeatMessage | null;
let done: string[];

beforeEach(() => {
  now = 0;
  activity = new Activity(() => now);
  part = { game: "g", person: "1", seats: ["us"], wait: "us 2", notified: "us 1" };
  done = [];
  const deliveries = {
    seatMessage: async () => part,
    show: async (game: string, person: string) => done.push(`show ${game} ${person}`),
    notified: async (_game: string, _person: string, wait: string) => done.push(`knows ${wait}`),
  };
  late = new LateNotices({ campaigns: { deliveries } } as unknown as Services, activity); // all that it asks for
  activity.note("1");
  late.add({ game: "g", person: "1", since: now });
});

describe("a wait that began while somebody was at the controls", () => {
  it("is brought once they have gone, and not again", async () => {
    now = 2 * MINUTE;
    await late.send();
    expect([done, late.next()]).toEqual([[], MINUTE]);
    now = 3 * MINUTE;
    await late.send();
    await late.send();
    expect([done, late.next()]).toEqual([["show g 1"], null]);
  });

  it("is put off as long as they press something, and known to who looked at the campaign", async () => {
    now = 2 * MINUTE;
    activity.note("1");
    activity.saw("1", "g");
    now = 4 * MINUTE;
    await late.send();
    expect(done).toEqual([]);
    now = 5 * MINUTE;
    await late.send();
    expect(done).toEqual(["knows us 2"]);
  });

  it("is not known to who looked at another campaign, or before it began", async () => {
    late.add({ game: "g", person: "1", since: 1 });
    activity.saw("1", "other");
    activity.saw("1", "g");
    now = 3 * MINUTE;
    await late.send();
    expect(done).toEqual(["show g 1"]);
  });

  it("is forgotten where nobody waits any more, or they were told otherwise", async () => {
    now = 3 * MINUTE;
    part = { game: "g", person: "1", seats: ["us"], wait: "us 2", notified: "us 2" };
    await late.send();
    part = null;
    late.add({ game: "g", person: "1", since: 0 });
    await late.send();
    expect(done).toEqual([]);
  });
});
