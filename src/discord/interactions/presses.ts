import type { Asker } from "../asker.ts";
import { ALL, pressAway } from "../away-page.ts";
import { answerOthers, askOthers } from "../commands/ask.ts";
import { exportPage } from "../commands/export-page.ts";
import { answerOffer, fill, reclaim } from "../commands/handover.ts";
import { dicePage } from "../commands/help-command.ts";
import { confirmSeat, join, leave, seatChoice, share, start, wordWindow } from "../commands/lobby.ts";
import { pressLog } from "../commands/log-page.ts";
import { handPage, mapPage } from "../commands/look-commands.ts";
import { openOrders, pressOrders } from "../commands/orders-command.ts";
import { pressPerson } from "../commands/person-menus.ts";
import { pressPrivacy } from "../commands/privacy-command.ts";
import { recapPage } from "../commands/recap-command.ts";
import { rematchPage } from "../commands/rematch-page.ts";
import { pressRule, pressTerm } from "../commands/terms-command.ts";
import { mustSee } from "../commands/visible.ts";
import { joinSide } from "../council/joining.ts";
import { answerMatter } from "../council/matters.ts";
import { noteReader } from "../council/readers.ts";
import { settings } from "../council/settings.ts";
import { isTypedInstead, timesWindow } from "../council/times-window.ts";
import type { Press } from "../custom-id.ts";
import { isCorrection } from "../moderator/correcting.ts";
import { pressModerator } from "../moderator/panel.ts";
import { reasonWindow } from "../moderator/reason-window.ts";
import { pressVote } from "../motions/press-vote.ts";
import { turnsOwn } from "../motions/vote-id.ts";
import { pressDeals } from "../negotiation/ledger-page.ts";
import { pressPromise } from "../negotiation/press-promise.ts";
import { promiseWindow } from "../negotiation/promise-window.ts";
import { pressTalk, talkWindow } from "../negotiation/talk-page.ts";
import type { About } from "../rule-names.ts";
import type { Screen } from "../screen.ts";
import { submitFilledIn } from "../seat/filled-in.ts";
import { seatWindow } from "../seat/modals.ts";
import { planPage } from "../seat/plan-page.ts";
import { pressSeat } from "../seat/press.ts";
import { pressOffer } from "../seat/press-offer.ts";
import { pressCard } from "../seat/reading.ts";
import { unknownControl } from "../seat/refusals.ts";
import { seatPage } from "../seat/seat-page.ts";
import { takeBack } from "../seat/take-back.ts";
import { welcomePage } from "../seat/welcome.ts";
import { withSeat } from "../seat/which-seat.ts";
import { isReasonTyped, whyWindow } from "../seat/why-declined.ts";
import { pressWritten, writingWindow } from "../seat/written-rows.ts";
import type { Services } from "../services.ts";
import type { Window } from "../window.ts";

/** Controls that turn the page they lie on; what the others show is a page of its own. */
const TURNING: ReadonlySet<Press["kind"]> = new Set([
  "answer",
  "say",
  "form",
  "step",
  "page",
  "undo",
  "write",
  "seat",
  "moderate",
  "settings",
]);

/** Whether the answer is a message of its own, even where the control lies on somebody's private page. */
export const opensPage = ({ kind, step, seat, name }: Press): boolean => {
  if (kind === "vote") return !turnsOwn(name);
  if (kind === "away") return step === "return"; // beside the page of a seat, which stays
  if (kind === "share" || (kind === "settings" && step === "")) return true;
  return kind === "answer" ? seat === null : step === "" && !TURNING.has(kind);
};

/** A press by somebody who may know of its campaign. */
export interface Admitted {
  readonly asker: Asker;
  readonly press: Press;
}

/** Lets a press in whose campaign this person may know of; refused for everyone else. Asked once for each press. */
export async function admit(services: Services, asker: Asker, press: Press): Promise<Admitted> {
  if (!isOfAll(press)) await mustSee(services.campaigns, asker, press.game);
  return { asker, press };
}

/** Whether it concerns a person's whole record, and no campaign. */
const isOfAll = ({ kind, game }: Press): boolean => kind === "privacy" || (kind === "away" && game === ALL);

/** The campaign that a press is about; null: none alone. */
export const aboutOf = (press: Press): About | null => (isOfAll(press) ? null : { campaign: press.game });

/** What a press of a button, a choice from a menu or a typed line leads to. */
export async function pressed(
  services: Services,
  { asker, press }: Admitted,
  values: readonly string[],
): Promise<Screen> {
  const { kind, game, seat, step } = press;
  if (!isOfAll(press)) await noteReader(services, asker, game);
  const chosen = step === "seat" ? (values[0] ?? "") : seat;
  switch (kind) {
    case "act":
      return await seatPage(services, asker.person.id, game, seat);
    case "submit":
      return await submitFilledIn(services, asker, press);
    case "answer":
    case "say":
    case "form":
    case "step":
    case "page":
      return await pressSeat(services, asker, press, values);
    case "vote":
      return await pressVote(services, asker, press);
    case "offer":
      return await pressOffer(services, asker, press, values);
    case "write":
      return await pressWritten(services, asker, press, values);
    case "undo":
      return /^\d{1,9}$/.test(step) ? await takeBack(services, asker, game, Number(step)) : unknownControl();
    case "orders":
      return step === ""
        ? await openOrders(services, asker, game, seat)
        : await pressOrders(services, asker, press, values);
    case "hand":
      return await withSeat(services, asker, game, chosen, "hand", (own) =>
        handPage(services, asker, game, own, false),
      );
    case "card":
      return await pressCard(services, asker, press, values);
    case "welcome":
      return await welcomePage(services, asker, game, seat);
    case "term":
      return await pressTerm(services, press, values);
    case "rule":
      return await pressRule(services, press);
    case "map":
      return await mapPage(services, asker, game, chosen, false);
    case "log":
      return await pressLog(services, asker, press, values);
    case "recap":
      return await recapPage(services, asker, game, step);
    case "plan":
      return seat === null ? unknownControl() : await planPage(services, asker, game, seat);
    case "join":
      return await seatChoice(services, asker, game);
    case "leave":
      return await leave(services, asker, game, step === "sure");
    case "moderate":
      return await pressModerator(services, asker, press, values);
    case "fill":
      return await fill(services, asker, game);
    case "rematch":
      return await rematchPage(services, asker, game, step);
    case "dice":
      return dicePage();
    case "export":
      return await exportPage(services, game);
    case "privacy":
      return await pressPrivacy(services, asker, press);
    case "away":
      return await pressAway(services, asker, press);
    case "reclaim":
      return await reclaim(services, asker, game);
    case "ask":
      return await askOthers(services, asker, press);
    case "promise":
      return await pressPromise(services, asker, press, values);
    case "talk":
      return await pressTalk(services, asker, press, values);
    case "deals":
      return await pressDeals(services, asker, press, values);
    case "matter":
      return await answerMatter(services, asker, press);
    case "request":
      return await answerOthers(services, asker, press);
    case "handover":
      return await answerOffer(services, asker, press);
    case "start":
      return await start(services, asker, game, step === "bots");
    case "person":
      return await pressPerson(services, asker, press, values);
    case "settings":
      return await settings(services, asker, press, values);
    case "share":
      return /^\d{1,2}$/.test(step) ? await share(services, asker, game, Number(step)) : unknownControl();
    case "seat":
      return await chooseSeat(services, asker, press, values);
    case "pick":
      return unknownControl(); // the router answers these: they run a command
  }
}

async function chooseSeat(
  services: Services,
  asker: Asker,
  { game, seat, step }: Press,
  values: readonly string[],
): Promise<Screen> {
  switch (step) {
    case "side":
      return await joinSide(services, asker, game, seat);
    case "choose":
      return await confirmSeat(services, asker, game, values[0] ?? "");
    case "join":
      return await join(services, asker, game, seat, null);
    case "typed":
      return await join(services, asker, game, seat, values[0] ?? null);
    case "again":
      return await seatChoice(services, asker, game);
    default:
      return unknownControl();
  }
}

/** Whether a choice from a menu opens a window. */
export const chosenWindow = (press: Press, values: readonly string[]): boolean =>
  isTypedInstead(press, values) || isCorrection(press, values) || isReasonTyped(press, values);

/** The window that a button or a choice from a menu opens; null if it opens none. Must be quick: nothing can be deferred before it. */
export async function windowFor(
  services: Services,
  { asker, press }: Admitted,
  values: readonly string[] = [],
): Promise<Window | null> {
  if (press.kind === "moderate") return await reasonWindow(services, asker, press, values);
  if (press.kind === "settings") return await timesWindow(services, asker, press, values);
  if (press.kind === "form" || press.kind === "step") return await seatWindow(services, asker, press);
  if (press.kind === "offer") return whyWindow(press, values);
  if (press.kind === "talk") return await talkWindow(services, asker, press);
  if (press.kind === "promise") return await promiseWindow(services, asker, press);
  if (press.kind === "write" && press.step === "edit" && press.seat !== null)
    return await writingWindow(services, asker, press.game, press.seat);
  if (press.kind !== "seat" || press.step !== "word") return null;
  return await wordWindow(services, asker, press.game, press.seat);
}
