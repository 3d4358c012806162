import { expect, it } from "vitest";
import { answersTo } from "../../../src/discord/seat/state/answers.ts";
import { interaction, person, service } from "../harness.ts";
import { councilsIn, HOUR } from "./council-game.ts";

it("a council votes for whatever is a button: also for the only way to do one of the actions", async () => {
  const { s, game } = await councilsIn(await service(), { game: "fitna", options: { scenario: "1" }, pace: 24 }, [
    ["TUR", 4],
    ["SYR", 4],
  ]);
  try {
    const voter = { game, person: person(0).id, seat: "TUR", interaction: interaction() };
    const look = async () => {
      const view = await s.campaigns.showing.seatView(game, voter.person, "TUR");
      const asked = view.decisions.find(({ owed }) => owed);
      return { asked, only: asked && answersTo(view, asked).single[0] };
    };
    let { asked, only } = await look();
    for (let day = 0; day < 9 && !only; day++) {
      s.clock.advance(24 * HOUR);
      await s.campaigns.tick(); // what comes before is answered by default
      ({ asked, only } = await look());
    }
    if (!asked || !only) throw new Error("there is no such button");
    const { motion } = await s.campaigns.motions.pollVote({ ...voter, decision: asked.id, label: only.label });
    expect(motion).toMatchObject({ poll: only.label, moves: only.moves, state: "open" });
  } finally {
    s.database.close();
  }
});
