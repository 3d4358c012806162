import { expect, it } from "vitest";
import type { AskedOutside, OutsidePlayers } from "../../../../src/campaign/contract/outside.ts";
import { interaction, person, service } from "../../harness.ts";

/** Thinks of putting nothing away, and notes what it was asked. */
class Keeping implements OutsidePlayers {
  readonly asked: AskedOutside[] = [];

  answer(asked: AskedOutside) {
    this.asked.push(asked);
    return asked.decision.actions.includes("commit") ? { action: "commit", params: { discard: [] } } : null;
  }

  tell(): void {}
}

const PLACE = { guild: "100000000000000001", channel: "100000000000000002" };

it("seats that computers play are thought for at the level of the campaign, seats that they mind at normal", async () => {
  const outside = new Keeping();
  const { campaigns, repository } = await service(":memory:", undefined, null, { outside });
  const { id } = await campaigns.people.create({
    ...{ ...PLACE, host: person(0), name: "Test", interaction: interaction() },
    ...{ game: "iraqi-conflict", options: { seats: "4", turns: 1 }, pace: null, level: "hard" },
  });
  for (const [i, seat] of ["us", "sunni"].entries())
    await campaigns.people.join({ game: id, person: person(i), seat, word: null, interaction: interaction() });
  await campaigns.people.start(id, person(0), true, interaction());
  await expect.poll(async () => (await repository.log(id)).filter(({ kind }) => kind === "bot").length).toBe(2);
  expect(new Set(outside.asked.map(({ level, role }) => `${role} at ${level}`))).toEqual(new Set(["plays at hard"]));
  expect((await repository.log(id)).filter(({ kind }) => kind === "bot")).toMatchObject([
    { action: "commit", params: { discard: [] } },
    { action: "commit", params: { discard: [] } },
  ]);
  outside.asked.length = 0;
  await campaigns.time.goAway(id, person(1), 2, interaction(), "computer");
  await expect
    .poll(() => outside.asked.map(({ decision, level, role }) => `${decision.seat} ${role} at ${level}`))
    .toContain("sunni minds at normal");
});
