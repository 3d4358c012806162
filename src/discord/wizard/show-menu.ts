import type { CampaignService } from "../../campaign/service.ts";
import { Refused } from "../../engine/index.ts";
import type { Asker } from "../asker.ts";
import { note, type Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import { menuPage } from "./menu.ts";

/** The list of what a seat can do, with a sentence on top. If nobody can act any more, the sentence alone. */
export async function showMenu(
  services: Services,
  asker: Asker,
  game: string,
  seat: string,
  at: number,
  notice: string,
  undo: number | null = null,
): Promise<Screen> {
  try {
    const { campaigns } = services;
    const desk = await campaigns.desk(game, asker.person.id, seat);
    const mine = await campaigns.seatsOf(game, asker.person.id);
    const waiting = await waitingFor(campaigns, game, seat);
    return menuPage(desk, { at, notice, waitingFor: waiting, otherSeats: mine.length > 1, undo });
  } catch (error) {
    if (error instanceof Refused && notice !== "") return note(notice);
    throw error;
  }
}

async function waitingFor(campaigns: CampaignService, game: string, seat: string): Promise<string> {
  const { awaited, seats } = await campaigns.status(game);
  const others = awaited.filter((s) => s !== seat).map((id) => seats.find((s) => s.id === id)?.name ?? id);
  return others.length > 0 ? `-# The game waits for ${others.join(", ")}.` : "";
}
