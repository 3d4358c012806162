import { expect, it } from "vitest";
import { CHANNEL, GUILD, interaction, person, service } from "../../campaign/harness.ts";
import { Guest } from "./guest.ts";

it("plays a turn", async () => {
  const s = await service();
  const seats = ["shiite", "sunni", "government"];
  const { id } = await s.campaigns.create({ game: "battle-for-baghdad", name: "Test", options: { seats: "3" }, host: person(0), guild: GUILD, channel: CHANNEL, pace: 24, interaction: interaction() });
  for (const [i, seat] of seats.entries()) await s.campaigns.join({ game: id, person: person(i), seat, word: null, interaction: interaction() }).catch(() => s.campaigns.join({ game: id, person: person(i), seat: null, word: null, interaction: interaction() }));
  await s.campaigns.start(id, person(0), false, interaction());
  const guests = seats.map((_, i) => new Guest(s, i, id));
  for (const g of guests) { await g.open(); console.log(g.text, g.labels(), g.menus().map((m) => `${m.placeholder}: ${m.options.length}`)); }
  expect(1).toBe(1);
});
