import { page, type Screen } from "../screen.ts";
import type { Services } from "../services.ts";

/** What a person sees of their seats in a campaign: a stand-in. */
export async function seatPage(
  { campaigns }: Services,
  person: string,
  game: string,
  seat: string | null,
): Promise<Screen> {
  const { record } = await campaigns.status(game);
  const seats = await campaigns.seatsOf(game, person);
  return page(record.name, `Seat: ${seat ?? seats.join(", ")}`);
}
