import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Pace } from "../../../../src/campaign/service.ts";
import { PRESETS } from "../../../../src/campaign/time/timetables.ts";
import { reopened } from "../../councils/council-game.ts";
import {
  CHANNEL,
  drain,
  GUILD,
  interaction,
  person,
  type Service,
  service,
  startedGame,
  textOf,
} from "../../harness.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SEATS = ["us", "insurgents"];
const LOST = { reason: "10003: Unknown Channel", why: "it is gone", missing: { channel: CHANNEL } };
const HOLIDAYS = { from: "2026-01-04", to: "2026-03-06" };

let s: Service;
let game = "";
beforeEach(async () => {
  s = await service();
});
afterEach(() => s.database.close());

async function opened(pace: number | null = null): Promise<void> {
  game = await startedGame(s, SEATS, { pace });
  await s.campaigns.tick();
  await drain(s);
}
const act = (n: number): Promise<unknown> =>
  s.campaigns.acting.submit({
    ...{ game, person: person(n).id, seat: SEATS[n] ?? "", interaction: interaction() },
    moves: [{ action: "commit", params: { discard: [] } }],
  });
const later = async (days: number): Promise<void> => {
  s.clock.advance(days * DAY);
  await s.campaigns.tick();
};
/** With more time than a day for each question. */
async function openedWith(pace: Pace): Promise<void> {
  await opened(24);
  expect(await s.campaigns.time.retime(game, person(0), pace, interaction())).toBe("done");
  await drain(s);
}
const stands = async (): Promise<string> => {
  const { status, paused } = await s.campaigns.showing.record(game);
  return status === "running" && paused !== null ? `paused for ${(paused - s.clock.now()) / DAY} days` : status;
};
const channel = async (): Promise<string> => (await drain(s)).map(textOf).join("\n");

describe("the thirty days in which nobody plays", () => {
  it("are days that count: a campaign is neither paused nor ended in its own holidays", async () => {
    await openedWith({ ...PRESETS.daily, holidays: [HOLIDAYS] });
    await later(61);
    expect(await stands(), "on 3 March").toBe("running");
    await later(30);
    expect(await stands(), "three days before the holidays, and 27 after them").toBe("running");
    await later(1);
    expect(await stands()).toBe("paused for 30 days");
    expect(await channel()).toContain("Nobody has played here for 30 days that count");
  });

  it("leave holidays out that begin once the campaign is paused", async () => {
    await openedWith({ ...PRESETS.daily, holidays: [{ from: "2026-02-11", to: "2026-03-12" }] });
    await later(30);
    expect(await stands()).toBe("paused for 60 days");
    await later(59);
    expect(await stands()).toBe("paused for 1 days");
    await later(1);
    expect(await stands()).toBe("abandoned");
    expect(await channel()).toContain("Nobody has played in this campaign for 60 days that count");
  });

  it("are longer by the hours of each night that do not count", async () => {
    await openedWith({ ...PRESETS.relaxed });
    await later(50);
    expect(await stands()).toBe("running");
    await later(2);
    expect(await stands()).toMatch(/^paused/);
  });

  it("are never less than twice the longest limit", async () => {
    await opened(720);
    await later(59);
    expect(await stands()).toBe("running");
    await later(1);
    expect(await stands()).toBe("paused for 60 days");
    expect(await channel()).toContain("Nobody has played here for 60 days");
  });

  it("leave out the time in which the bot was not in the channel", async () => {
    await opened();
    await later(10);
    await s.campaigns.deliveries.lostChannel({ channel: CHANNEL }, LOST);
    await later(40);
    await s.campaigns.deliveries.compare(new Set([GUILD]), async () => true);
    await later(19);
    expect(await stands()).toBe("running");
    await later(1);
    expect(await stands()).toBe("paused for 30 days");
  });

  it("leave out the time in which it was not running, and so does the end of that pause", async () => {
    await opened();
    await later(20);
    s.clock.advance(40 * DAY);
    s = { ...s, campaigns: reopened(s) };
    await s.campaigns.tick();
    expect(await stands()).toBe("running");
    await later(10);
    expect(await stands()).toBe("paused for 30 days");
    await channel();
    s.clock.advance(45 * DAY);
    s = { ...s, campaigns: reopened(s) };
    await s.campaigns.tick();
    expect(await stands()).toBe("paused for 30 days");
    const until = Math.floor((s.clock.now() + 30 * DAY) / 1000);
    expect(await channel()).toContain(`otherwise it ends without a result on <t:${until}:D>`);
    await later(30);
    expect(await stands()).toBe("abandoned");
  });

  it("begin anew with orders and answers for later, and with whatever they answer", async () => {
    await opened(24);
    await later(20);
    await s.campaigns.acting.setOrder(game, person(1).id, "insurgents", "ready", {}, interaction());
    await later(20);
    expect(await stands()).toBe("running");
  });

  it("begin anew once those who play have ended the pause, or somebody is back from leave", async () => {
    await opened();
    await later(30);
    await s.campaigns.requests.ask(game, person(0), { kind: "resume" }, interaction());
    await s.campaigns.requests.answer(game, person(1), { number: 2, yes: true }, interaction());
    expect(await stands()).toBe("running");
    await later(25);
    expect(await stands()).toBe("running");
    await s.campaigns.time.goAway(game, person(0), 14, interaction());
    await later(14);
    await later(29);
    expect(await stands()).toBe("running");
  });
});

it("a seat that is taken in the last days is one that somebody plays", async () => {
  await opened();
  await s.campaigns.people.leave(game, person(1), interaction());
  await later(29);
  await s.campaigns.people.join({
    game,
    person: person(4),
    seat: "insurgents",
    word: null,
    interaction: interaction(),
  });
  await later(20);
  expect(await stands()).toBe("running");
  await act(0);
});
