import type { CampaignService } from "../../campaign/service.ts";
import { Refused, refuse } from "../../engine/index.ts";
import type { Asker } from "../asker.ts";
import type { Press } from "../custom-id.ts";
import type { Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import { beginForm } from "./filling.ts";
import { entriesOf, readEntry } from "./menu.ts";
import { namesOf, seatsPage, withSeat } from "./seats.ts";
import { showMenu } from "./show-menu.ts";
import { subjectOf } from "./subject.ts";
import { refusalText } from "./trail.ts";

/**
 * Opens what a seat can do; straight into the form if there is one thing only. Of several seats it is the one that
 * others wait for; where they wait for none, the person is asked.
 */
export async function openMenu(services: Services, asker: Asker, game: string, seat: string | null): Promise<Screen> {
  const first = seat ?? (await awaitedSeat(services.campaigns, asker, game));
  return await withSeat(services, asker, game, first, "menu", (meant) => openSeat(services, asker, game, meant));
}

/** The first of a person's seats that owes an answer, or has a proposal before it. */
async function awaitedSeat(campaigns: CampaignService, asker: Asker, game: string): Promise<string | null> {
  const todos = await campaigns.todo(asker.person.id);
  return todos.find((todo) => todo.record.id === game)?.seat ?? null;
}

async function openSeat(services: Services, asker: Asker, game: string, meant: string): Promise<Screen> {
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

async function openSeats({ campaigns }: Services, asker: Asker, game: string): Promise<Screen> {
  const mine = await campaigns.seatsOf(game, asker.person.id);
  if (mine.length === 0) return refuse("no-seat", "You hold no seat in this campaign.");
  return seatsPage("menu", game, await namesOf(campaigns, game, mine));
}
