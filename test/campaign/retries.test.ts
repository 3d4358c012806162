import fc from "fast-check";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Campaigns } from "../../src/campaign/campaigns.ts";
import type { OutboxRow } from "../../src/store/records.ts";
import { type Service, service, startedGame } from "./harness.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Nothing waits for a retry longer than that. */
const MOST = HOUR;

let s: Service;
let campaigns: Campaigns;
beforeEach(async () => {
  s = await service();
  await startedGame(s, ["us", "insurgents"]);
  campaigns = process();
});
afterEach(() => s.database.close());

/** What a process that has just been started sees. */
const process = (): Campaigns => new Campaigns({ ...s, logger: pino({ level: "silent" }), botDelay: 0 });

const isDue = async (id: number): Promise<boolean> => (await campaigns.deliveries.heads()).some((row) => row.id === id);

/** The first message in line has failed this often; Discord wants it to come after this many ms. */
async function failed(times: number, after = 0): Promise<OutboxRow> {
  const [row] = await campaigns.deliveries.heads();
  if (!row) throw new Error("nothing waits");
  await campaigns.deliveries.claim([row]);
  await campaigns.deliveries.retry({ ...row, attempts: times - 1 }, "a closed socket", after);
  return row;
}

describe("a message that is tried again", () => {
  it("waits as long as it should while the clock goes back", async () => {
    const { id } = await failed(4);
    s.clock.advance(-2 * HOUR);
    expect(await isDue(id)).toBe(false);
    s.clock.advance(7 * SECOND);
    expect(await isDue(id)).toBe(false);
    s.clock.advance(SECOND);
    expect(await isDue(id)).toBe(true);
  });

  it("is sent at once after a start under a clock that has gone back", async () => {
    const { id } = await failed(4);
    s.clock.advance(-2 * HOUR);
    campaigns = process();
    expect(await isDue(id)).toBe(true);
  });

  it("waits as long as Discord wants it, but not for ever", async () => {
    const { id } = await failed(1, 40 * MINUTE);
    s.clock.advance(39 * MINUTE);
    expect(await isDue(id)).toBe(false);
    s.clock.advance(MINUTE);
    expect(await isDue(id)).toBe(true);
    await failed(1, 90 * HOUR);
    s.clock.advance(MOST);
    expect(await isDue(id)).toBe(true);
  });

  const wait = fc.integer({ min: 1, max: 20 });
  const moment = fc.record({
    passes: fc.integer({ min: 0, max: 20 * MINUTE }),
    jumps: fc.oneof(fc.constant(0), fc.integer({ min: -3 * HOUR, max: 3 * HOUR })),
  });

  it("waits no longer than it should, wherever the clock jumps", async () => {
    const property = fc.asyncProperty(wait, fc.array(moment, { maxLength: 12 }), async (times, moments) => {
      const [first] = await campaigns.deliveries.heads();
      if (!first) throw new Error("nothing waits");
      const { id } = await failed(times);
      const due = Math.min(10 * MINUTE, SECOND * 2 ** (times - 1));
      let passed = 0; // as far as anybody can tell: between two looks, time that passes and a jump back are one
      for (const { passes, jumps } of moments) {
        s.clock.advance(passes + jumps);
        passed += jumps < 0 ? 0 : passes;
        if (passed >= due) expect(await isDue(id)).toBe(true);
        else await isDue(id);
      }
      s.clock.advance(MOST);
      expect(await isDue(id)).toBe(true);
    });
    await fc.assert(property, { numRuns: 60 });
  });
});
