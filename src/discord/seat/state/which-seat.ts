/** Which seat is meant by somebody who holds several. */
import { refuse } from "#engine";
import type { CampaignService } from "../../../campaign/service.ts";
import { writePress } from "../../screen/custom-id.ts";
import { option, page, row, type Screen, select } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";

/** What can be asked for a seat, and where the choice of one leads. */
type Door = "hand" | "map" | "orders";

/** Goes on with the seat that is named or is the only one; asks where a person holds several. */
export async function withSeat(
  { campaigns }: Services,
  asker: Asker,
  game: string,
  named: string | null,
  door: Door,
  then: (seat: string) => Promise<Screen>,
): Promise<Screen> {
  const mine = await campaigns.showing.seatsOf(game, asker.person.id);
  if (mine.length === 0) return refuse("no-seat", "You hold no seat in this campaign.");
  const seat = named ?? (mine.length === 1 ? mine[0] : undefined);
  if (seat === undefined) return seatsPage(door, game, await namesOf(campaigns, game, mine));
  return mine.includes(seat) ? await then(seat) : refuse("not-your-seat", "That seat is not yours.");
}

export async function namesOf(
  campaigns: CampaignService,
  game: string,
  seats: readonly string[],
): Promise<{ readonly id: string; readonly name: string }[]> {
  const status = await campaigns.showing.status(game);
  return seats.map((id) => ({ id, name: status.seats.find((s) => s.id === id)?.name ?? id }));
}

/** Which of several seats somebody means. */
export function seatsPage(
  door: Door,
  game: string,
  seats: readonly { readonly id: string; readonly name: string }[],
): Screen {
  const id =
    door === "orders"
      ? writePress({ kind: door, game, does: "seat" })
      : writePress({ kind: door, game, chooses: true });
  const menu = seats.map((seat) => option(seat.id, seat.name));
  return page("Which seat?", "", [row(select(id, "You hold several seats", menu))]);
}
