/** Refuses who does not hold a seat, and says whose it is. */
import { refuse } from "#engine";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";

export async function requireOwnSeat({ campaigns }: Services, asker: Asker, game: string, seat: string): Promise<void> {
  const mine = await campaigns.showing.seatsOf(game, asker.person.id);
  if (mine.includes(seat)) return;
  const { seats } = await campaigns.showing.status(game);
  const name = (id: string): string => {
    const info = seats.find((s) => s.id === id);
    return info?.inText ?? info?.name ?? id;
  };
  const yours =
    mine.length === 0
      ? "You hold no seat in this campaign: you are a spectator."
      : `You play ${mine.map(name).join(" and ")}.`;
  refuse("not-your-seat", `That is for ${name(seat)} alone. ${yours}`);
}
