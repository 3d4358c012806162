import { afterAll, beforeAll, expect, it } from "vitest";
import { person } from "../harness.ts";
import { CouncilStage, SEAT } from "./stage.ts";

let stage: CouncilStage;
beforeAll(async () => {
  stage = await CouncilStage.open(4, { later: "open", rule: "vote" });
});
afterAll(() => stage.close());

const free = (n: number) => stage.of.campaigns.people.seatsFor(stage.game, person(n).id);
const { propose, answer } = {
  propose: (n: number, to: number) =>
    stage.of.campaigns.councils.propose(stage.game, { kind: "captain", person: person(to).id }, stage.asked(n)),
  answer: (n: number, number: number, yes: boolean) =>
    stage.of.campaigns.councils.answer(stage.game, { number, yes }, stage.asked(n)),
};
const status = async (number: number) =>
  (await stage.of.repository.ballots(stage.game)).find((one) => one.number === number)?.status;

it("whoever plays in a campaign is told that they cannot come to another side", async () => {
  expect((await free(9)).flatMap(({ seats }) => seats)).toContain(SEAT);
  await expect(free(1)).rejects.toMatchObject({ code: "already-in" });
});

it("what half of a council cannot agree to any more is refused at once", async () => {
  await propose(2, 3); // 1, 2 and 4 vote, and 2 has said yes
  await answer(1, 1, false);
  expect(await status(1)).toBe("open");
  await answer(4, 1, false);
  expect(await status(1)).toBe("rejected");
});
