import { expect, it } from "vitest";
import { USUAL } from "../../../src/campaign/service/lobby/settings.ts";
import { CHANNEL, drain, GUILD, interaction, person, service } from "../harness.ts";
import { placesOf } from "./stage.ts";

it("a council that plays a group of seats meets once, for all of them", async () => {
  const of = await service();
  const { campaigns, repository } = of;
  const { id: game } = await campaigns.people.create({
    ...{ game: "fitna", options: { scenario: "10", people: "two" }, pace: null, name: "Levant" },
    ...{ guild: GUILD, channel: CHANNEL, host: person(0), interaction: interaction() },
    council: { ...USUAL, people: 3 },
  });
  const join = (n: number, seat: string | null) =>
    campaigns.people.join({ game, person: person(n), seat, word: null, interaction: interaction() });
  await join(0, "SYR");
  await join(1, "ISR");
  await join(2, "SYR");
  await join(3, null);
  await campaigns.people.start(game, person(0), false, interaction());
  const seats = async (n: number) => (await campaigns.showing.seatsOf(game, person(n).id)).toSorted();
  expect(await seats(2)).toEqual(await seats(0));
  expect(await seats(0)).toEqual(["IRN", "RUS", "SYR"]);
  expect(await seats(3)).toEqual(["ISR", "TUR"]);
  const councils = placesOf(await drain(of)).filter((place) => place.startsWith("council:"));
  expect(councils).toHaveLength(2);
  for (const place of councils) {
    const room = place.split(".")[1] ?? "";
    const message = await campaigns.deliveries.council(game, room);
    expect(message?.persons).toHaveLength(2);
    expect(message?.shown?.council.members.map(({ name }) => name)).toHaveLength(2);
  }
  const asked = (n: number) => ({ person: person(n), interaction: interaction() });
  await campaigns.councils.propose(game, { kind: "rule", rule: "captain" }, asked(0));
  await campaigns.councils.answer(game, { number: 1, yes: true }, asked(2));
  const rules = await Promise.all(
    ["IRN", "RUS", "SYR"].map(async (seat) => (await campaigns.deliveries.council(game, seat))?.shown?.council.rule),
  );
  expect(rules).toEqual(["captain", "captain", "captain"]);
  await campaigns.people.leave(game, person(2), interaction());
  expect(await seats(0)).toEqual(["IRN", "RUS", "SYR"]);
  const members = await repository.members(game);
  expect(members.filter((member) => member.person === person(2).id)).toEqual([]);
  expect(placesOf(await drain(of))).toContain(`person:${person(0).id}`);
  await campaigns.stop();
  of.database.close();
});
