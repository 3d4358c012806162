/** What people ask the others who play: to pause, to go on, to take an act back, to end the campaign. */
import type { Person } from "../../contract/game.ts";
import type { Turns } from "../acting/turns.ts";
import { ask, askAgain, type Request } from "../ballots/asking.ts";
import { type Vote, vote } from "../ballots/voting.ts";
import type { Core } from "../core.ts";

export type Requests = ReturnType<typeof requests>;

export function requests(core: Core, turns: Turns) {
  /** Whoever asks or answers is there: they do not count as silent in it. */
  const present = async (game: string, person: Person, work: () => Promise<void>): Promise<void> => {
    const record = await core.record(game);
    if (record.status === "running") await turns.presence.looked(await core.load(record), person.id);
    await work();
  };
  return {
    /** Asks the others to pause, to go on, to take one's last act back whatever came after it, or to end the campaign. */
    ask: (game: string, person: Person, request: Request, interaction: string | null): Promise<void> =>
      present(game, person, () => ask(core, game, request, { person, interaction })),
    /** Asks the same as a request of one's own that has lapsed, by its number. Refused where it is no longer possible. */
    askAgain: (game: string, person: Person, number: number, interaction: string | null): Promise<void> =>
      present(game, person, () => askAgain(core, game, number, { person, interaction })),
    /** Yes or no to that; the asker's no withdraws it. */
    answer: (game: string, person: Person, answer: Vote, interaction: string | null): Promise<void> =>
      present(game, person, () => vote(core, game, "request", answer, { person, interaction })),
  };
}
