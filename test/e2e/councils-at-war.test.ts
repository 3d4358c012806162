import { type APIMessage, ComponentType, MessageFlags } from "discord-api-types/v10";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { baghdadTurn, type Moment, PEOPLE, SIDES } from "../../scripts/bench/councils/baghdad.ts";
import { DAYS, figuresOf } from "../../scripts/bench/councils/councils.ts";
import type { War } from "../../scripts/bench/councils/war.ts";
import { controlsOf, textOf } from "../../src/cli/robot/controls.ts";

/** What could be seen at a moment of the turn. */
interface Seen {
  readonly threads: { readonly [seat: string]: readonly APIMessage[] };
  readonly said: readonly string[];
  /** What each council has tapped. */
  readonly taps: { readonly [seat: string]: number };
  /** How many requests had been made of Discord. */
  readonly requests: number;
}

const seen = new Map<Moment, Seen>();
let war: War;

function note(moment: Moment, at: War, said: readonly string[]): void {
  const threads = at.sides.map(({ seat, thread }) => {
    const messages = at.member(seat, 1).person.messages(thread ?? "");
    return [seat, structuredClone(messages.filter(({ type }) => type === 0))] as const;
  });
  const taps = at.sides.map(
    ({ seat, members }) => [seat, members.reduce((sum, member) => sum + at.taps(member), 0)] as const,
  );
  const requests = at.assembly.table.sandbox.requests().length;
  seen.set(moment, { threads: Object.fromEntries(threads), said, taps: Object.fromEntries(taps), requests });
}

/** Fifty people, five councils, a turn of Battle for Baghdad: what `npm run bench -- --scene councils` counts. */
beforeAll(async () => {
  war = await baghdadTurn(note);
}, 180_000);
afterAll(async () => {
  expect(war.assembly.table.sandbox.complaints()).toEqual([]);
  await war.close();
});

const at = (moment: Moment): Seen => seen.get(moment) ?? expect.fail(`nobody saw “${moment}”`);
const message = (moment: Moment, seat: string, words: string | RegExp): APIMessage => {
  const fits = (text: string): boolean => (typeof words === "string" ? text.includes(words) : words.test(text));
  const found = at(moment).threads[seat]?.findLast((one) => fits(textOf(one)));
  return found ?? expect.fail(`the ${seat} thread has no ${words} at “${moment}”`);
};
const labels = (shown: APIMessage): readonly string[] =>
  controlsOf(shown).flatMap((one) => ("label" in one ? (one.label ?? []) : []));
const isSilent = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.SuppressNotifications) !== 0;
const called = (shown: APIMessage): readonly string[] => shown.mentions.map(({ username }) => username).sort();
const pictures = (shown: APIMessage): number =>
  JSON.stringify(shown.components).split(`"type":${ComponentType.MediaGallery}`).length - 1;
const parts = (list: readonly object[]): number =>
  list.reduce((sum: number, part) => {
    const inside = "components" in part && Array.isArray(part.components) ? parts(part.components) : 0;
    return sum + 1 + inside + ("accessory" in part ? 1 : 0);
  }, 0);

describe("fifty people in five councils", () => {
  it("join a side with two taps each", () => {
    expect(war.assembly.joining).toEqual(Array.from({ length: SIDES.length * PEOPLE }, () => 2));
  });

  it("vote on the Initiative by its buttons; whose vote is missing half-way is reminded, nobody else, and those who are away count for nothing", () => {
    const reminder = message("half the vote's time is over", "government", "half the vote's time is over");
    expect(called(reminder)).toEqual([6, 7, 8, 9, 10].map((n) => `government_${n}`).sort());
    expect(textOf(reminder)).toContain("Pass: government 2, government 3, government 4, government 5. Five end it.");
    expect(labels(reminder), "as under the question").toEqual([
      ...["Pass", "Bid 0", "Up to 3", "Up to 6", "Ask me at my turn"],
      "My seat",
    ]);
    for (const seat of ["shiite", "sunni", "us"])
      expect(at("half the vote's time is over").threads[seat]?.map(textOf).join("\n")).not.toContain("half the vote");
  });

  it("elect a deputy by more than half of them, who are asked in the thread without a sound", () => {
    const matter = message("planned", "jihadist", "as deputy");
    expect(textOf(matter)).toContain("**Agreed.**");
    expect(isSilent(matter)).toBe(true);
  });

  it("are shown what they are offered in their thread, with who answers it", () => {
    const post = message("offered", "sunni", "council of 10");
    const captain = war.member("sunni", 1).person.id;
    expect(textOf(post)).toContain(`**Offered to you:** <@${captain}> (captain) answers, behind **My seat**.`);
    expect(textOf(post)).toContain("US offers the Sunnis: Truce this turn. The US pays 1 PP now");
    expect(textOf(message("planned", "sunni", "council of 10"))).toContain("Agreed: Sunnis and US: Truce.");
  });

  it("plan their Action before their turn, in motions without a sound that compete: support moves", () => {
    const [first, second] = [
      message("competing", "sunni", "Motion 1 · "),
      message("competing", "sunni", "Motion 2 · "),
    ];
    expect(textOf(first)).toMatch(/^### Motion 1 · Action, turn 1 · sunni 3\n/);
    expect(textOf(first)).toContain("For 3: sunni 3, sunni 4, sunni 5 · Against 1: sunni 7");
    expect(textOf(second)).toMatch(/^### Motion 2 · Action, turn 1 · sunni 7 · as Motion 1, but\n/);
    expect(textOf(second)).toMatch(/2 Security: Mansour → .*Medical City, stopped by the River/);
    expect(textOf(second)).toContain("with five for and none against");
    expect(labels(first)).toEqual(["Support · 3", "Object · 1", "Change it"]);
    expect([first, second].every(isSilent)).toBe(true);
    expect([pictures(first), pictures(second)], "their rows on the own map").toEqual([1, 1]);
    expect(parts(first.components ?? [])).toBeLessThanOrEqual(8);
  });

  it("send what has more than half for it and nobody against it the moment that their turn comes, without a tap", () => {
    expect(textOf(message("gone", "sunni", "Motion 2 · sent"))).toContain("5 for.");
    expect(textOf(message("gone", "sunni", "Motion 1 · closed: another was sent"))).not.toContain("For");
    expect(textOf(message("too early", "sunni", "Motion 2"))).toContain("Goes when your turn comes");
    expect(at("gone").taps.sunni).toBe(at("too early").taps.sunni);
  });

  it("call the captain where nobody has won, with what can be sent, the ladder of who may, and what goes at the limit", () => {
    const notice = message("nobody has won", "jihadist", "the vote has closed");
    expect(called(notice)).toEqual(["jihadist_1"]);
    expect(isSilent(notice)).toBe(false);
    expect(textOf(notice)).toContain(
      "Motion 1: 3 for. Motion 2: 3 for, 3 against: fails. Motion 3: 3 for, 1 against. A tie: jihadist 1 decides.",
    );
    expect(textOf(notice)).toMatch(
      /From <t:\d+:t> jihadist 2 too, from <t:\d+:t> anyone\. At <t:\d+:t> Motion 1 goes\./,
    );
    expect(labels(notice)).toEqual(["Send Motion 1", "Send Motion 3", "My seat", "Map"]);
    expect(parts(notice.components ?? [])).toBe(8);
  });

  it("let the deputy decide for a captain who does not come, after a third of the captain's time and not before", () => {
    expect(at("too early").said[0]).toMatch(/Until <t:\d+:t> this is jihadist 1's; then you can\./);
    expect(at("decided").said[0]).toContain("**Motion 3** is sent");
    expect(textOf(message("decided", "jihadist", "· decided"))).toContain("jihadist 2 sent Motion 3.");
    expect(textOf(message("decided", "jihadist", "Motion 2 · closed"))).toContain("another was sent");
  });
});

describe("a turn in councils, counted", () => {
  it("costs a member a tap a vote, one more to propose, and less than a notification a day", async () => {
    const figures = await figuresOf(war);
    expect(figures.tapsToVote).toBe(1);
    expect(figures.tapsToProposeMore).toBe(1);
    expect(figures.proposed).toBeGreaterThanOrEqual(7);
    expect(figures.notificationsPerMemberPerDay).toBeLessThanOrEqual(1);
    expect(figures.messagesPerTurn).toBeLessThanOrEqual(9);
  });

  it("answers most of what is asked in order by what it said before, and takes five days at most, however late all else is answered", async () => {
    const figures = await figuresOf(war);
    expect(figures.plansAnsweredAtOnce).toBeGreaterThanOrEqual(0.6);
    expect(figures.answeredAtOnce).toBeGreaterThanOrEqual(0.6);
    expect(figures.daysPerTurn).toBeLessThanOrEqual(5);
  });

  it("calls a member three or four times, and a captain six times at most", () => {
    const sounds = war.members().map((member) => war.sounds(member));
    expect(sounds.reduce((sum, n) => sum + n) / sounds.length).toBeLessThanOrEqual(4);
    expect(Math.max(...sounds) / DAYS).toBeLessThanOrEqual(2);
  });

  it("has as many messages in the threads as were written there, and none among anybody's direct messages", async () => {
    const threads = new Set(war.sides.map(({ thread }) => thread));
    const written = war.assembly.table.sandbox
      .requests()
      .slice(at("begun").requests)
      .filter(
        ({ method, path }) => method === "POST" && threads.has(/channels\/(\d+)\/messages$/.exec(path)?.[1] ?? ""),
      );
    expect((await figuresOf(war)).messagesPerTurn * SIDES.length).toBe(written.length);
    for (const { person } of war.members()) expect(person.messages(person.dm().id)).toEqual([]);
  });
});
