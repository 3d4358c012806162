import { expect, it } from "vitest";
import { statusPage } from "../../../src/discord/commands/pages/status-page.ts";
import { recapPage } from "../../../src/discord/commands/recap-command.ts";
import { service, startedWith } from "../../campaign/harness.ts";
import { goingOn } from "../../campaign/played-on.ts";
import { asker, servicesOf, textOf } from "../bench.ts";

it("`/recap` and `/game status` know of one standing, also after a bid was paid", async () => {
  const s = await service();
  const { definition, content } = s.campaigns.books.shipped("battle-for-baghdad");
  const options = { ...definition.defaults };
  const seats = definition.roster(options, content).map(({ id }) => id);
  const game = await startedWith(s, { game: "battle-for-baghdad", options, pace: null }, seats);
  const goOn = goingOn(s, game);
  let moved = 0;
  for (let moves = 0, began = ""; moves < 120; moves++) {
    await goOn();
    const status = await s.campaigns.showing.status(game);
    const { turn = 0 } = status.phase ?? {};
    const { lead = "", scores = {} } = status.standings ?? {};
    if (turn === 0) continue;
    if (!began.startsWith(`${turn} `)) began = `${turn} ${JSON.stringify(scores)}`;
    if (began === `${turn} ${JSON.stringify(scores)}`) continue; // as the turn began
    moved++;
    expect(textOf(statusPage(status))).toContain(lead);
    for (const part of [{ shows: "mine" }, { shows: "turn", turn }] as const) {
      const told = textOf(await recapPage(servicesOf(s), asker(0), { game, ...part }));
      expect(told).toContain(lead);
      for (const [seat, score] of Object.entries(scores)) {
        const name = status.seats.find(({ id }) => id === seat)?.name ?? "";
        expect(told).toMatch(new RegExp(`\\b${name} ${score}\\b`));
      }
    }
  }
  expect(moved).toBeGreaterThan(5);
  await s.campaigns.stop();
  s.database.close();
});
