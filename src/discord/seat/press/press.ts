/** A press on a seat's page: what the rules refuse is said there, and a page that is out of date is only refreshed. */
import { Refused } from "#engine";
import { refusalText } from "../../screen/refusals.ts";
import type { Screen } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";
import { pageOf } from "../page/seat-page.ts";
import { closedWords } from "../sheet/closing.ts";
import { type SeatContext, seatContext } from "../sheet/context.ts";
import { isDrafted, stampOf } from "../state/state.ts";

/** What a press on a page that is behind does: nothing, but that the page is brought up to date. */
function expired({ sheet, seatView: { last, ...seatView } }: SeatContext): string {
  const answered = last?.decision ?? null;
  const isClosed = answered !== null && !seatView.decisions.some(({ id }) => id === answered);
  return isClosed && !isDrafted(sheet)
    ? `**This button has expired:** the page had changed, and ${closedWords({ last, ...seatView }, answered)}`
    : "**This button has expired:** the page had changed. This is how it stands now.";
}

/** What is pressed on a seat's page. What the rules refuse is said on the page, which stays as it is. */
export async function onPage(
  services: Services,
  asker: Asker,
  { game, seat }: { readonly game: string; readonly seat: string },
  work: (context: SeatContext) => Promise<Screen>,
): Promise<Screen> {
  const context = await seatContext(services, asker.person.id, game, seat);
  try {
    return await work(context);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return await pageOf(await seatContext(services, asker.person.id, game, seat), `⚠️ ${refusalText(error)}`);
  }
}

/** The same of what depends on what the page showed. */
export const onPresentPage = (
  services: Services,
  asker: Asker,
  press: { readonly game: string; readonly seat: string; readonly stamp: string },
  work: (context: SeatContext) => Promise<Screen>,
): Promise<Screen> =>
  onPage(services, asker, press, (context) =>
    press.stamp === stampOf(context.sheet, context.seatView) ? work(context) : pageOf(context, expired(context)),
  );
