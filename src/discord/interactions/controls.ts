/** Every control that the bot makes: which page answers a press of it, and who may press it. */
import { requireMay } from "../../campaign/facts/permissions.ts";
import { dicePage } from "../commands/help-command.ts";
import { handPage, mapPage } from "../commands/look-commands.ts";
import { pressOrders } from "../commands/orders-command.ts";
import { askOthers, pressMatter, pressRequest } from "../commands/pages/ask.ts";
import { ALL, pressAway } from "../commands/pages/away-page.ts";
import { pressBoards } from "../commands/pages/boards-page.ts";
import { exportPage } from "../commands/pages/export-page.ts";
import { answerOffer, fill, reclaim } from "../commands/pages/handover.ts";
import { confirmSeat, join, leave, seatChoice, share, start, wordWindow } from "../commands/pages/lobby.ts";
import { pressLog } from "../commands/pages/log-page.ts";
import { pressPerson } from "../commands/pages/person-menus.ts";
import { rematchPage } from "../commands/pages/rematch-page.ts";
import { pressPrivacy } from "../commands/privacy-command.ts";
import { recapPage } from "../commands/recap-command.ts";
import { pressRule, pressTerm } from "../commands/terms-command.ts";
import { joinSide } from "../council/joining.ts";
import { settings } from "../council/settings.ts";
import { goesByPage, isTypedInstead, timesWindow } from "../council/times-window.ts";
import { pressLesson } from "../lessons/learn-page.ts";
import { isCorrection } from "../moderator/corrections-page.ts";
import { pressModerator } from "../moderator/panel.ts";
import { reasonWindow } from "../moderator/reason-window.ts";
import { pressVote } from "../motions/press-vote.ts";
import { pressDeals } from "../negotiation/ledger-page.ts";
import { pressPromise } from "../negotiation/press-promise.ts";
import { pressTalk, talkWindow } from "../negotiation/talk-page.ts";
import type { PressKind, PressOf } from "../screen/payloads.ts";
import { unknownControl } from "../screen/refusals.ts";
import type { Screen } from "../screen/screen.ts";
import type { Window } from "../screen/window.ts";
import { promiseWindow } from "../seat/form/promise-window.ts";
import { ALL_LESSONS } from "../seat/page/lesson.ts";
import { cardPage } from "../seat/page/reading.ts";
import { seatPage } from "../seat/page/seat-page.ts";
import { welcomePage } from "../seat/page/welcome.ts";
import { isReasonTyped, whyWindow } from "../seat/page/why-declined.ts";
import { submitFilledIn } from "../seat/press/filled-in.ts";
import { formWindow, sheetWindow } from "../seat/press/modals.ts";
import { planPage } from "../seat/press/plan-page.ts";
import { onPage, onPresentPage } from "../seat/press/press.ts";
import { pressAnswer } from "../seat/press/press-answer.ts";
import { pressForm } from "../seat/press/press-form.ts";
import { explained, pressOffer } from "../seat/press/press-offer.ts";
import { pressPage } from "../seat/press/press-page.ts";
import { pressStep } from "../seat/press/press-step.ts";
import { say } from "../seat/press/say.ts";
import { takeBack } from "../seat/press/take-back.ts";
import { pressWritten, writingWindow } from "../seat/press/written-rows.ts";
import { withSeat } from "../seat/state/which-seat.ts";
import { requireOwnSeat } from "../seat/state/whose.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";
import { pressTryOut } from "../try-outs/try-out-page.ts";

/** A press of a control, a choice from its menu, or what was typed into its window (`values`). */
export interface Pressed<K extends PressKind> {
  readonly services: Services;
  readonly asker: Asker;
  readonly press: PressOf<K>;
  readonly values: readonly string[];
}

/** Refuses whoever may not press a control. */
type Guard<P> = (services: Services, asker: Asker, press: P) => Promise<void>;

/** Everything that makes a kind of control, besides what it says (`payloads.ts`). */
export interface Control<K extends PressKind> {
  /** Whether the answer is a message of its own, even where the control lies on somebody's private page; else it turns that page. */
  readonly opensPage: (press: PressOf<K>) => boolean;
  /** Whose control it is. Left out: the campaign checks who may do what it leads to. */
  readonly may?: Guard<PressOf<K>>;
  /** What it leads to. */
  readonly does: (pressed: Pressed<K>) => Screen | Promise<Screen>;
  /** The window that it opens, null: none. Must be quick: nothing can be deferred before it. Left out: it never opens one. */
  readonly window?: (pressed: Pressed<K>) => Window | null | Promise<Window | null>;
  /** Whether a choice from its menu opens that window, as a press of a button may. Left out: none does. */
  readonly isTyped?: (press: PressOf<K>, values: readonly string[]) => boolean;
  /** Whether what its page says goes with the press, in place of what was chosen. Left out: never. */
  readonly goesByPage?: (press: PressOf<K>) => boolean;
  /** Whether it concerns a person's whole record, and no campaign. Left out: never. */
  readonly isOfAll?: (game: string) => boolean;
}

const always = (): boolean => true;
const never = (): boolean => false;

/** For whoever holds its seat; of none, for everyone. */
const holder: Guard<{ readonly game: string; readonly seat?: string | null }> = async (services, asker, press) => {
  if (typeof press.seat === "string") await requireOwnSeat(services, asker, press.game, press.seat);
};
const moderator: Guard<{ readonly game: string }> = async ({ campaigns }, { person }, { game }) => {
  await campaigns.moderation.require(game, person.id);
};
const host: Guard<{ readonly game: string }> = async ({ campaigns }, { person }, { game }) => {
  const record = await campaigns.showing.record(game);
  requireMay(record.host === person.id ? ["host"] : [], record.status === "running" ? "time" : "share");
};

/** Every control that the bot makes, by its kind. */
export const CONTROLS: { readonly [K in PressKind]: Control<K> } = {
  act: {
    opensPage: always,
    does: ({ services, asker, press: { game, seat } }) => seatPage(services, asker.person.id, game, seat),
  },
  submit: {
    opensPage: always,
    may: holder,
    does: ({ services, asker, press }) => submitFilledIn(services, asker, press),
  },
  answer: {
    opensPage: ({ seat }) => seat === null,
    may: holder,
    does: ({ services, asker, press, values }) => pressAnswer(services, asker, press, values),
  },
  say: {
    opensPage: never,
    may: holder,
    does: ({ services, asker, press, values: [value = ""] }) =>
      onPage(services, asker, press, (context) => say(context, asker, press.order, value)),
  },
  form: {
    opensPage: never,
    may: holder,
    does: ({ services, asker, press, values }) =>
      onPresentPage(services, asker, press, (context) => pressForm(context, asker, press, values)),
    window: ({ services, asker, press }) => formWindow(services, asker, press),
  },
  step: {
    opensPage: never,
    may: holder,
    does: ({ services, asker, press, values }) =>
      onPresentPage(services, asker, press, (context) => pressStep(context, asker, press, values)),
    window: ({ services, asker, press }) => sheetWindow(services, asker, press),
  },
  page: {
    opensPage: never,
    // whoever has lost the seat of their page turns to another one of theirs
    may: async (services, asker, press) => (press.does === "seat" ? undefined : holder(services, asker, press)),
    does: ({ services, asker, press, values }) =>
      press.does === "seat"
        ? seatPage(services, asker.person.id, press.game, values[0] ?? null)
        : onPresentPage(services, asker, press, (context) => pressPage(context, asker, press, values)),
  },
  vote: {
    opensPage: ({ own }) => own === null,
    may: holder,
    does: ({ services, asker, press }) => pressVote(services, asker, press),
  },
  offer: {
    opensPage: (press) => !("does" in press),
    may: holder,
    does: ({ services, asker, press, values }) =>
      "does" in press ? explained(services, asker, press, values) : pressOffer(services, asker, press),
    window: ({ press, values }) => ("does" in press ? whyWindow(press, values) : null),
    isTyped: isReasonTyped,
  },
  write: {
    opensPage: never,
    does: ({ services, asker, press, values }) => pressWritten(services, asker, press, values),
    window: ({ services, asker, press: { game, seat, does } }) =>
      does === "edit" ? writingWindow(services, asker, game, seat) : null,
  },
  undo: { opensPage: never, does: ({ services, asker, press: { game, row } }) => takeBack(services, asker, game, row) },
  orders: {
    opensPage: ({ does }) => does === null,
    does: ({ services, asker, press, values }) => pressOrders(services, asker, press, values),
  },
  hand: {
    opensPage: ({ chooses }) => !chooses,
    does(pressed) {
      const { services, asker, press } = pressed;
      return withSeat(services, asker, press.game, seatChosen(pressed), "hand", (own) =>
        handPage(services, asker, press.game, own, false),
      );
    },
  },
  card: {
    opensPage: ({ turns }) => !turns,
    may: holder,
    does: ({ services, asker, press: { game, seat }, values: [card = ""] }) =>
      cardPage(services, asker, { game, seat, card }, false),
  },
  welcome: {
    opensPage: always,
    does: ({ services, asker, press: { game, seat } }) => welcomePage(services, asker, game, seat),
  },
  term: { opensPage: never, does: ({ services, press, values }) => pressTerm(services, press, values) },
  rule: { opensPage: always, does: ({ services, press }) => pressRule(services, press) },
  map: {
    opensPage: ({ chooses }) => !chooses,
    does(pressed) {
      const { services, asker, press } = pressed;
      return mapPage(services, asker, press.game, seatChosen(pressed), false);
    },
  },
  log: {
    opensPage: ({ filter }) => filter === null,
    does: ({ services, asker, press, values }) => pressLog(services, asker, press, values),
  },
  replay: {
    opensPage: ({ wants }) => wants === "page", // beside the boards, which stay
    does: ({ services, asker, press, values }) => pressBoards(services, asker, press, values),
  },
  recap: {
    opensPage: ({ shows }) => shows === null,
    does: ({ services, asker, press }) => recapPage(services, asker, press),
  },
  plan: {
    opensPage: always,
    may: holder,
    does: ({ services, asker, press: { game, seat } }) => planPage(services, asker, game, seat),
  },
  join: { opensPage: always, does: ({ services, asker, press: { game } }) => seatChoice(services, asker, game) },
  leave: {
    opensPage: ({ sure }) => !sure,
    does: ({ services, asker, press: { game, sure } }) => leave(services, asker, game, sure),
  },
  moderate: {
    opensPage: never,
    may: moderator,
    does: ({ services, asker, press, values }) => pressModerator(services, asker, press, values),
    window: ({ services, asker, press, values }) => reasonWindow(services, asker, press, values),
    isTyped: isCorrection,
  },
  fill: { opensPage: always, does: ({ services, asker, press: { game } }) => fill(services, asker, game) },
  rematch: {
    opensPage: ({ seats }) => seats === null,
    does: ({ services, asker, press: { game, seats } }) => rematchPage(services, asker, game, seats),
  },
  dice: { opensPage: always, does: () => dicePage() },
  export: { opensPage: always, does: ({ services, press: { game } }) => exportPage(services, game) },
  privacy: {
    opensPage: never,
    does: ({ services, asker, press }) => pressPrivacy(services, asker, press),
    isOfAll: always,
  },
  away: {
    opensPage: ({ does }) => does === "return", // beside the page of a seat, which stays
    does: ({ services, asker, press }) => pressAway(services, asker, press),
    isOfAll: (game) => game === ALL,
  },
  lesson: {
    opensPage: ({ does }) => ["list", "begin", "again", "how"].includes(does),
    does: ({ services, asker, press }) => pressLesson(services, asker, press),
    isOfAll: (game) => game === ALL_LESSONS,
  },
  tryout: {
    opensPage: ({ does }) => does === "begin", // beside the page of the seat, which stays
    does: ({ services, asker, press }) => pressTryOut(services, asker, press),
  },
  reclaim: { opensPage: always, does: ({ services, asker, press: { game } }) => reclaim(services, asker, game) },
  ask: {
    opensPage: (press) => press.for === null,
    does: ({ services, asker, press }) => askOthers(services, asker, press),
  },
  promise: {
    opensPage: never,
    does: ({ services, asker, press, values }) => pressPromise(services, asker, press, values),
    window: ({ services, asker, press }) =>
      press.does === "new" ? promiseWindow(services, asker, press.game, press.seat) : null,
  },
  talk: {
    opensPage: ({ does }) => does === null,
    does: ({ services, asker, press, values }) => pressTalk(services, asker, press, values),
    window: ({ services, asker, press }) => talkWindow(services, asker, press),
  },
  deals: {
    opensPage: (press) => "does" in press && press.does === null,
    does: ({ services, asker, press, values }) => pressDeals(services, asker, press, values),
  },
  matter: { opensPage: never, does: ({ services, asker, press }) => pressMatter(services, asker, press) },
  request: { opensPage: never, does: ({ services, asker, press }) => pressRequest(services, asker, press) },
  handover: { opensPage: never, does: ({ services, asker, press }) => answerOffer(services, asker, press) },
  start: {
    opensPage: ({ bots }) => !bots,
    does: ({ services, asker, press: { game, bots } }) => start(services, asker, game, bots),
  },
  person: {
    opensPage: (press) => press.for === null,
    does: ({ services, asker, press, values }) => pressPerson(services, asker, press, values),
  },
  settings: {
    opensPage: (press) => "setting" in press && press.setting === null,
    may: host,
    does: ({ services, asker, press, values }) => settings(services, asker, press, values),
    window: ({ services, press, values }) => timesWindow(services, press, values),
    isTyped: isTypedInstead,
    goesByPage,
  },
  share: {
    opensPage: always,
    does: ({ services, asker, press: { game, people } }) => share(services, asker, game, people),
  },
  seat: {
    opensPage: never,
    does: chooseSeat,
    window: ({ services, asker, press: { game, seat, does } }) =>
      does === "word" ? wordWindow(services, asker, game, seat) : null,
  },
  pick: { opensPage: never, does: () => unknownControl() }, // the router answers these: they run a command
};

/** The seat that was chosen from a menu of seats, or is the control's own. */
const seatChosen = ({ press: { seat, chooses }, values }: Pressed<"hand" | "map">): string | null =>
  chooses ? (values[0] ?? "") : seat;

function chooseSeat({ services, asker, press: { game, seat, does }, values }: Pressed<"seat">): Promise<Screen> {
  switch (does) {
    case "side":
      return joinSide(services, asker, game, seat);
    case "choose":
      return confirmSeat(services, asker, game, values[0] ?? "");
    case "join":
      return join(services, asker, game, seat, null);
    case "typed":
      return join(services, asker, game, seat, values[0] ?? null);
    case "again":
      return seatChoice(services, asker, game);
    case "word":
      return unknownControl(); // its window was not opened
  }
}
