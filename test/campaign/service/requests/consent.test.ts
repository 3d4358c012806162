import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Request } from "../../../../src/campaign/service.ts";
import { drain, interaction, person, type Service, service, startedGame, textOf } from "../../harness.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SEATS = ["sunni", "shia", "kurds"];
const SILENT = { silentSeat: "stand" } as const;
let s: Service;
let game: string;
beforeEach(async () => {
  s = await service();
  game = await startedGame(s, SEATS, { pace: 24, absence: SILENT });
  await drain(s);
});
afterEach(() => s.database.close());

const ask = (n: number, request: Request) => s.campaigns.requests.ask(game, person(n), request, interaction());
const answer = (n: number, yes: boolean, number = 1) =>
  s.campaigns.requests.answer(game, person(n), { number, yes }, interaction());
const status = async (number = 1): Promise<string | undefined> =>
  (await s.repository.ballots(game)).find((one) => one.number === number)?.status;
const record = () => s.campaigns.showing.record(game);
const channel = async (): Promise<string> => (await drain(s)).map(textOf).join("\n");
/** A number of days, on each of which these are there. */
async function days(count: number, ...there: readonly number[]): Promise<void> {
  for (let day = 0; day < count; day++) {
    s.clock.advance(DAY);
    for (const n of there) await s.campaigns.showing.seatView(game, person(n).id, SEATS[n] ?? "");
    await s.campaigns.tick();
  }
}

describe("where all must agree", () => {
  it("nothing is agreed by nobody: whoever asks for an end and leaves has asked for nothing", async () => {
    await ask(1, { kind: "end" });
    await s.campaigns.people.leave(game, person(1), interaction());
    expect(await status()).toBe("lapsed");
    expect(await channel()).toContain("Lapsed: whoever asked this does not play here any more.");
    await expect(answer(1, true), "a former holder's button").rejects.toThrow(/no say/);
    await expect(s.campaigns.requests.askAgain(game, person(1), 1, interaction())).rejects.toThrow(
      /Only those who play/,
    );
    await days(4);
    expect((await record()).status).toBe("running");
  });

  it("an end takes one more than its asker, however silent the others are at a weekend", async () => {
    await days(3, 0);
    await ask(0, { kind: "end" });
    expect((await record()).status).toBe("running");
    expect(await channel()).toMatch(
      /One of the others must agree.*whoever has fallen silent counts only if they answer/s,
    );
    await days(3, 0);
    expect([(await record()).status, await status()]).toEqual(["running", "lapsed"]);
    await ask(0, { kind: "end" });
    await answer(1, true, 2);
    expect((await record()).status, "one of them is back; the third may be, until its time is over").toBe("running");
    await days(3, 0, 1);
    expect((await record()).status).toBe("abandoned");
  });

  it("the no of somebody who was silent counts", async () => {
    await days(3, 0, 1);
    await ask(0, { kind: "end" });
    await answer(1, true);
    await answer(2, false);
    expect(await status()).toBe("rejected");
  });

  it("whoever plays alone, beside computers, ends it at once", async () => {
    await s.campaigns.people.leave(game, person(1), interaction());
    await s.campaigns.people.leave(game, person(2), interaction());
    await ask(0, { kind: "end" });
    expect((await record()).status).toBe("abandoned");
  });
});

describe("another host", () => {
  const makeBenHost: Request = { kind: "host", to: person(1).id };
  const host = async (): Promise<string> => (await record()).host;
  beforeEach(async () => {
    game = await startedGame(s, SEATS); // without deadlines
    await drain(s);
  });

  it("is not somebody who has asked for it while the host is there: silence for a day is no consent", async () => {
    await expect(ask(1, { kind: "host", to: person(0).id })).rejects.toThrow("That person is the host already.");
    await ask(1, makeBenHost);
    expect(await channel()).toMatch(/<@200000000000000000> +decides: .* If they are not seen here before <t:\d+:f>/s);
    await days(2, 0, 1, 2);
    expect([await status(), await host()]).toEqual(["open", person(0).id]);
    await days(13, 0, 1, 2);
    expect([await status(), await host()]).toEqual(["lapsed", person(0).id]);
  });

  it("is not chosen over the host's no, by however many", async () => {
    await ask(1, makeBenHost);
    await answer(2, true);
    expect(await status()).toBe("open");
    await answer(0, false);
    expect([await status(), await host()]).toEqual(["rejected", person(0).id]);
  });

  it("is named at once with the host's yes, who may play or not", async () => {
    await ask(1, makeBenHost);
    await answer(0, true);
    expect([await status(), await host()]).toEqual(["carried", person(1).id]);
  });

  it("is agreed by the others once the host has not been seen for 14 days", async () => {
    await days(10, 1, 2);
    await ask(1, makeBenHost);
    await answer(2, true);
    expect(await status()).toBe("open");
    await days(3, 1, 2);
    expect(await status()).toBe("open");
    await days(1, 1, 2);
    expect([await status(), await host()]).toEqual(["carried", person(1).id]);
  });

  it("is not agreed by its asker alone where others are there", async () => {
    await days(14, 1, 2);
    await ask(1, makeBenHost);
    await days(1, 1, 2);
    expect([await status(), await host()]).toEqual(["lapsed", person(0).id]);
  });

  it("where the host has no seat: their word decides, and they are gone when 14 days bring no answer", async () => {
    await s.campaigns.people.changeHost({ game, person: person(0).id, interaction: interaction() }, person(8).id);
    await ask(1, makeBenHost);
    await answer(8, false);
    expect([await status(), await host()]).toEqual(["rejected", person(8).id]);
    await ask(1, makeBenHost);
    await answer(0, true, 2);
    await days(13, 0, 1, 2);
    expect(await status(2)).toBe("open");
    await days(1, 0, 1, 2);
    expect([await status(2), await host()]).toEqual(["carried", person(1).id]);
    await ask(0, { kind: "host", to: person(0).id });
    await expect(answer(8, true, 3), "a host no more").rejects.toThrow(/no say/);
  });
});

it("every post about what becomes of the campaign names who has brought it about", async () => {
  const MOD = 7;
  const named = (n: number): string => `<@${person(n).id}>`;
  const office = (n: number) => ({ game, person: person(n).id, interaction: interaction() });
  await s.campaigns.moderation.appoint(office(0), person(MOD).id);
  expect(await channel()).toContain(`${named(0)}  has settled that.`);
  await ask(MOD, { kind: "stop" });
  expect(await channel()).toMatch(new RegExp(`stopped the campaign \\( ${named(MOD)} \\)`));
  await ask(MOD, { kind: "resume" });
  expect(await channel()).toMatch(new RegExp(`The campaign goes on\\. +${named(MOD)} +has settled that`));
  await ask(1, { kind: "pause", days: 2 });
  await answer(2, true, 3);
  expect(await channel()).toMatch(new RegExp(`is paused until .*\\. +${named(1)} +asked for it, and it was agreed`));
  await days(2, 0);
  expect(await channel()).toMatch(/The campaign goes on\. +The time of the pause is over\./);
  await s.campaigns.people.changeHost(office(0), person(1).id);
  expect(await channel()).toMatch(new RegExp(`is the host from now on\\. .*${named(0)} , has named them`));
  await s.campaigns.time.retime(game, person(1), 48, interaction());
  expect(await channel()).toMatch(new RegExp(`From the next question on: .*The host, +${named(1)}`));
  await s.campaigns.moderation.replace(
    game,
    { seat: "kurds", to: "computer" },
    { person: person(MOD), interaction: interaction() },
  );
  expect(await channel()).toMatch(new RegExp(`The moderator, +${named(MOD)} , has the computer play the Kurds`));
});

it("so does what a moderator does for all, with its reason", async () => {
  const MOD = 7;
  const who = `**The moderator**,  <@${person(MOD).id}> , `;
  const asked = () => ({ person: person(MOD), interaction: interaction() });
  await s.campaigns.moderation.appoint({ game, person: person(0).id, interaction: interaction() }, person(MOD).id);
  await s.campaigns.moderation.lookAt(game, { seat: "kurds", reason: "a quarrel" }, asked());
  expect(await channel()).toContain(`${who} looked at the hand of the Kurds:  a quarrel`);
  await s.campaigns.moderation.giveTime(game, 2, asked());
  expect(await channel()).toContain(`${who} gives everyone 2 hours more`);
});

describe("the end of a campaign without a result names who has brought it about:", () => {
  const named = (n: number): string => `<@${person(n).id}>`;

  it("its host", async () => {
    await s.campaigns.people.abandon(game, person(0), interaction());
    expect(await channel()).toContain(`The host,  ${named(0)} , ended this campaign without a result.`);
  });

  it("whoever asked all others", async () => {
    await ask(1, { kind: "end" });
    await answer(0, true);
    await answer(2, true);
    expect(await channel()).toContain(
      `The campaign ends without a result.  ${named(1)}  asked for it, and it was agreed.`,
    );
  });

  it("the last to leave", async () => {
    for (const n of [1, 2, 0]) await s.campaigns.people.leave(game, person(n), interaction());
    expect(await channel()).toContain(`${named(0)}  has left. Nobody is left to play this campaign`);
  });
});
