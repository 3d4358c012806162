import type { CampaignService } from "../../campaign/service.ts";
import { Refused, refuse } from "../../engine/index.ts";
import type { Asker } from "../asker.ts";
import type { Press } from "../custom-id.ts";
import type { Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import { beginForm } from "./filling.ts";
import { entriesOf, readEntry, seatsPage } from "./menu.ts";
import { showMenu } from "./show-menu.ts";
import { subjectOf } from "./subject.ts";
import { refusalText } from "./trail.ts";

/** Opens what a seat can do; straight into the form if there is one thing only. */
export async function openMenu(services: Services, asker: Asker, game: string, seat: string | null): Promise<Screen> {
  const mine = await services.campaigns.seatsOf(game, asker.person.id);
  const meant = seat ?? (mine.length === 1 ? mine[0] : undefined);
  if (mine.length === 0) return refuse("no-seat", "You hold no seat in this game, or it is not running.");
  if (meant === undefined) return seatsPage(game, await namesOf(services.campaigns, game, mine));
  const desk = await services.campaigns.desk(game, asker.person.id, meant);
  const entries = entriesOf(desk);
  const only = entries.length === 1 ? entries[0] : undefined;
  if (!only || only.refused) return await showMenu(services, asker, game, meant, 0, "");
  const wanted = { kind: "do", decision: only.decision?.id ?? null, seat: meant, name: only.action.name } as const;
  return await beginForm(services, asker, desk, subjectOf(desk, wanted), false);
}

/** Presses within the list. */
export async function pressMenu(
  services: Services,
  asker: Asker,
  press: Press,
  values: readonly string[],
): Promise<Screen> {
  const { game, seat, step } = press;
  const value = values[0] ?? "";
  if (step === "seats") return await openSeats(services, asker, game);
  if (step === "seat") return await openMenu(services, asker, game, value);
  if (seat === null) return refuse("unknown-control", "This control is from another time. Use the commands instead.");
  if (step !== "take") return await showMenu(services, asker, game, seat, Number(step.split(".")[1] ?? 0) || 0, "");
  const desk = await services.campaigns.desk(game, asker.person.id, seat);
  try {
    const subject = subjectOf(desk, { kind: "do", seat, ...readEntry(value) });
    return await beginForm(services, asker, desk, subject, true);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return await showMenu(services, asker, game, seat, 0, `⚠️ ${refusalText(error)}`);
  }
}

async function openSeats(services: Services, asker: Asker, game: string): Promise<Screen> {
  const mine = await services.campaigns.seatsOf(game, asker.person.id);
  return seatsPage(game, await namesOf(services.campaigns, game, mine));
}

async function namesOf(campaigns: CampaignService, game: string, seats: readonly string[]) {
  const status = await campaigns.status(game);
  return seats.map((id) => ({ id, name: status.seats.find((s) => s.id === id)?.name ?? id }));
}
