import { Refused } from "#engine";
import type { Asker } from "../asker.ts";
import type { Press } from "../custom-id.ts";
import type { Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import { closedWords } from "./closing.ts";
import { type SeatContext, seatContext } from "./context.ts";
import { pressAnswer } from "./press-answer.ts";
import { pressForm } from "./press-form.ts";
import { pressPage } from "./press-page.ts";
import { pressStep } from "./press-step.ts";
import { refusalText, unknownControl } from "./refusals.ts";
import { say } from "./say.ts";
import { pageOf, seatPage } from "./seat-page.ts";
import { isDrafted, stampOf } from "./state.ts";
import { requireOwnSeat } from "./whose.ts";

/** What a press on a page that is behind does: nothing, but that the page is brought up to date. */
function expired({ sheet, seatView: { last, ...seatView } }: SeatContext): string {
  const answered = last?.decision ?? null;
  const isClosed = answered !== null && !seatView.decisions.some(({ id }) => id === answered);
  return isClosed && !isDrafted(sheet)
    ? `**This button has expired:** the page had changed, and ${closedWords({ last, ...seatView }, answered)}`
    : "**This button has expired:** the page had changed. This is how it stands now.";
}

/** Presses on a seat's page, and of answers on public posts. What the rules refuse is said on the page, which stays as it is. */
export async function pressSeat(
  services: Services,
  asker: Asker,
  press: Press,
  values: readonly string[],
): Promise<Screen> {
  const { game, seat, kind } = press;
  if (kind === "answer") return await pressAnswer(services, asker, press, values);
  if (seat === null) return unknownControl();
  if (kind === "page" && press.step === "seat")
    return await seatPage(services, asker.person.id, game, values[0] ?? null);
  await requireOwnSeat(services, asker, game, seat);
  const context = await seatContext(services, asker.person.id, game, seat);
  try {
    return await pressed(context, asker, press, values);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return await pageOf(await seatContext(services, asker.person.id, game, seat), `⚠️ ${refusalText(error)}`);
  }
}

async function pressed(context: SeatContext, asker: Asker, press: Press, values: readonly string[]): Promise<Screen> {
  if (press.kind === "say") return await say(context, asker, press.name ?? "", values[0] ?? "");
  if (press.decision !== stampOf(context.sheet, context.seatView)) return await pageOf(context, expired(context));
  switch (press.kind) {
    case "form":
      return await pressForm(context, asker, press.step, values);
    case "step":
      return await pressStep(context, asker, press.step, values);
    case "page":
      return await pressPage(context, asker, press, values);
    default:
      return unknownControl();
  }
}
