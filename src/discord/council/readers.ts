/** Whether somebody who plays could read all private threads here: only their presses tell that. */
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";

export async function noteReader(
  { campaigns }: Pick<Services, "campaigns">,
  { person, guild, readsThreads }: Asker,
  game: string,
): Promise<void> {
  const { council, talks, guild: home } = await campaigns.showing.record(game);
  if ((council !== null || talks !== "none") && guild !== null && guild === home)
    await campaigns.councils.noteReader(game, person.id, readsThreads);
}
