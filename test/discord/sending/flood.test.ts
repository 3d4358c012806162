import { afterEach, expect, it } from "vitest";
import { keysOf, Refused } from "#engine";
import { EVERY } from "../../../src/discord/sending/spacing.ts";
import { interaction, service } from "../../campaign/harness.ts";
import { Stage } from "../stage.ts";

let stage: Stage;
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const SEATS = { Ada: "sunni", Ben: "shia", Cleo: "kurds" } as const;
/** How soon, ms, Discord has forgotten what was posted before. */
const FORGOTTEN = 5000;

/** A campaign of three on a server of strangers. */
async function underWay(): Promise<string> {
  const strangers = await service(":memory:", undefined, null, { isPublic: true });
  stage = await Stage.open({ people: keysOf(SEATS) }, { wordsEvery: EVERY }, strangers);
  await stage.command(stage.ada, "game create", { game: "iraqi-conflict", name: "Anbar", seats: "3", pace: "none" });
  for (const name of keysOf(SEATS)) await stage.command(stage.sandbox.person(name), "game join", { seat: SEATS[name] });
  await stage.command(stage.ada, "game start");
  await stage.settled();
  await new Promise((resolve) => setTimeout(resolve, FORGOTTEN));
  return (await stage.service.campaigns.showing.find({ channel: stage.channel }))[0]?.id ?? "";
}

/** What became of something that was asked for: how often it was done, or in which words refused. */
type Answers = Map<string, number>;

/** Ben promises, asks, withdraws what he has asked, as fast as he is answered. */
async function flood(game: string, times: number): Promise<Answers> {
  const { campaigns } = stage.service;
  const person = { id: stage.ben.id, name: "Ben" };
  const answers: Answers = new Map();
  const say = async (words: Promise<unknown>): Promise<void> => {
    const answer = await words.then(
      () => "done",
      (error: unknown) => (error instanceof Refused ? error.text.replace(/ in \d+ seconds?/, "") : String(error)),
    );
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  };
  for (let i = 1; i <= times; i++) {
    const promise = { seat: SEATS.Ben, to: [], text: `Promise ${i}`, ending: "campaign", talk: null } as const;
    await say(campaigns.negotiation.promise(game, promise, { person, interaction: interaction() }));
    await say(campaigns.requests.ask(game, person, { kind: "pause", days: 2 }, interaction()));
    await say(campaigns.requests.answer(game, person, { number: i, yes: false }, interaction()));
  }
  return answers;
}

/** How long the post of the next phase takes after the act that ends this one, ms. */
async function untilPosted(): Promise<number> {
  for (const who of [stage.ada, stage.ben]) await stage.command(who, "iraq commit", { discard: "-" });
  const before = performance.now();
  await stage.command(stage.sandbox.person("Cleo"), "iraq commit", { discard: "-" });
  const posted = () => stage.found(stage.ada, "Talk in the thread");
  await expect.poll(posted, { timeout: 20_000, interval: 20 }).not.toEqual([]);
  return performance.now() - before;
}

it("what the game says comes no later beside somebody who floods its channel", { timeout: 60_000 }, async () => {
  await underWay();
  const usual = await untilPosted();
  await stage.close();
  const game = await underWay();
  const flooding = flood(game, 100);
  const beside = await untilPosted();
  const answers = await flooding;
  expect(beside - usual).toBeLessThan(1000);
  expect(Object.fromEntries(answers)).toEqual({
    done: 40,
    "That makes more than 20 posts and votes of yours within a minute, so nothing was done. It goes again.": 260,
  });
});
