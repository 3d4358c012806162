import { afterEach, beforeEach, expect, it } from "vitest";
import { seatPage } from "../../../src/discord/seat/page/seat-page.ts";
import { CHANNEL, interaction, person, type Service, service, startedWith } from "../../campaign/harness.ts";
import { servicesOf, textOf } from "../bench.ts";

const ME = person(0);
/** More presses than it takes. */
const MOST = 400;

let here: Service;
beforeEach(async () => {
  here = await service();
});
afterEach(() => here.database.close());

it("a try-out can be played to the end of its game: its page says how that ended, and one can still go back", async () => {
  const wish = { game: "iraqi-conflict", options: { seats: "2", turns: 1 }, pace: null };
  const game = await startedWith(here, wish, ["us", "insurgents"]);
  const { acting, showing, tryingOut } = here.campaigns;
  const id = await tryingOut.begin({ game, seat: "us", person: ME, channel: CHANNEL });
  const pressed = () => ({ game: id, person: ME.id, interaction: interaction() });
  const look = () => showing.seatView(id, ME.id, "us");
  const isOver = async () => (await look()).tryOut?.over !== null;
  for (let presses = 0; presses < MOST && !(await isOver()); presses++) {
    const { decisions, book, view } = await look();
    const open = decisions.find(({ owed, answered }) => owed && !answered);
    if (!open) await tryingOut.letOthersAnswer(pressed());
    else {
      const moves = [book.definition.defaultAnswer(view, open)];
      await acting.submit({ game: id, person: ME.id, seat: "us", moves, interaction: interaction() });
    }
  }
  expect(await isOver()).toBe(true);
  const page = textOf(await seatPage(servicesOf(here), ME.id, id, "us"));
  expect(page).toMatch(/: \*\*(US|Insurgents|US and Insurgents|nobody)\*\*/);
  expect(page).toContain("The game is over in this try-out");
  await tryingOut.back(pressed());
  expect(await isOver()).toBe(false);
  expect((await look()).awaited || (await look()).waitingOn.length > 0).toBe(true);
  expect((await showing.record(game)).status).toBe("running");
});
