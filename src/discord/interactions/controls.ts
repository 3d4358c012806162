import type { Asker } from "../asker.ts";
import { ALL, pressAway } from "../away-page.ts";
import { askOthers, pressBallot } from "../commands/ask.ts";
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
import { joinSide } from "../council/joining.ts";
import { settings } from "../council/settings.ts";
import { goesByPage, isTypedInstead, timesWindow } from "../council/times-window.ts";
import type { Press, PressKind } from "../custom-id.ts";
import { isCorrection } from "../moderator/correcting.ts";
import { pressModerator } from "../moderator/panel.ts";
import { reasonWindow } from "../moderator/reason-window.ts";
import { pressVote } from "../motions/press-vote.ts";
import { turnsOwn } from "../motions/vote-id.ts";
import { pressDeals } from "../negotiation/ledger-page.ts";
import { pressPromise } from "../negotiation/press-promise.ts";
import { promiseWindow } from "../negotiation/promise-window.ts";
import { pressTalk, talkWindow } from "../negotiation/talk-page.ts";
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

/** A press of a control, a choice from its menu, or what was typed into its window (`values`). */
export interface Pressed {
  readonly services: Services;
  readonly asker: Asker;
  readonly press: Press;
  readonly values: readonly string[];
}

/** Whether something holds for a control as it was pressed. */
type Holds = (press: Press) => boolean;

/** All that a kind of control is: where its answer is shown, which window it opens, and what it does. */
export interface Control {
  /** Whether the answer is a message of its own, even where the control lies on somebody's private page; else it turns that page. */
  readonly opensPage: Holds;
  /** What it leads to. The campaign checks who may do it. */
  readonly does: (pressed: Pressed) => Screen | Promise<Screen>;
  /** The window that it opens, null: none. Must be quick: nothing can be deferred before it. Left out: it never opens one. */
  readonly window?: (pressed: Pressed) => Window | null | Promise<Window | null>;
  /** Whether a choice from its menu opens that window, as a press of a button may. Left out: none does. */
  readonly isTyped?: (press: Press, values: readonly string[]) => boolean;
  /** Whether what its page says goes with the press, in place of what was chosen. Left out: never. */
  readonly goesByPage?: Holds;
  /** Whether it concerns a person's whole record, and no campaign. Left out: never. */
  readonly isOfAll?: Holds;
}

const always: Holds = () => true;
const never: Holds = () => false;
/** What leads to something opens a page; what goes on there turns it. */
const atFirst: Holds = ({ step }) => step === "";

const onSeatPage = ({ services, asker, press, values }: Pressed): Promise<Screen> =>
  pressSeat(services, asker, press, values);

/** What is filled in on a seat's page: it turns that, or opens a window for what has to be typed. */
const inForm: Control = {
  opensPage: never,
  does: onSeatPage,
  window: ({ services, asker, press }) => seatWindow(services, asker, press),
};

/** The seat that was chosen from a menu of seats, or is the control's own. */
const seatChosen = ({ press: { seat, step }, values }: Pressed): string | null =>
  step === "seat" ? (values[0] ?? "") : seat;

/** Every control that the bot makes, by its kind (`PRESSES` says what each is for). */
export const CONTROLS: { readonly [kind in PressKind]: Control } = {
  act: {
    opensPage: atFirst,
    does: ({ services, asker, press: { game, seat } }) => seatPage(services, asker.person.id, game, seat),
  },
  submit: { opensPage: atFirst, does: ({ services, asker, press }) => submitFilledIn(services, asker, press) },
  answer: { opensPage: ({ seat }) => seat === null, does: onSeatPage },
  say: { opensPage: never, does: onSeatPage },
  form: inForm,
  step: inForm,
  page: { opensPage: never, does: onSeatPage },
  vote: {
    opensPage: ({ name }) => !turnsOwn(name),
    does: ({ services, asker, press }) => pressVote(services, asker, press),
  },
  offer: {
    opensPage: atFirst,
    does: ({ services, asker, press, values }) => pressOffer(services, asker, press, values),
    window: ({ press, values }) => whyWindow(press, values),
    isTyped: isReasonTyped,
  },
  write: {
    opensPage: never,
    does: ({ services, asker, press, values }) => pressWritten(services, asker, press, values),
    window: ({ services, asker, press: { game, seat, step } }) =>
      step === "edit" && seat !== null ? writingWindow(services, asker, game, seat) : null,
  },
  undo: {
    opensPage: never,
    does: ({ services, asker, press: { game, step } }) =>
      /^\d{1,9}$/.test(step) ? takeBack(services, asker, game, Number(step)) : unknownControl(),
  },
  orders: {
    opensPage: atFirst,
    does: ({ services, asker, press, values }) =>
      press.step === ""
        ? openOrders(services, asker, press.game, press.seat)
        : pressOrders(services, asker, press, values),
  },
  hand: {
    opensPage: atFirst,
    does(pressed) {
      const { services, asker, press } = pressed;
      return withSeat(services, asker, press.game, seatChosen(pressed), "hand", (own) =>
        handPage(services, asker, press.game, own, false),
      );
    },
  },
  card: {
    opensPage: atFirst,
    does: ({ services, asker, press, values }) => pressCard(services, asker, press, values),
  },
  welcome: {
    opensPage: atFirst,
    does: ({ services, asker, press: { game, seat } }) => welcomePage(services, asker, game, seat),
  },
  term: { opensPage: atFirst, does: ({ services, press, values }) => pressTerm(services, press, values) },
  rule: { opensPage: atFirst, does: ({ services, press }) => pressRule(services, press) },
  map: {
    opensPage: atFirst,
    does(pressed) {
      const { services, asker, press } = pressed;
      return mapPage(services, asker, press.game, seatChosen(pressed), false);
    },
  },
  log: { opensPage: atFirst, does: ({ services, asker, press, values }) => pressLog(services, asker, press, values) },
  recap: {
    opensPage: atFirst,
    does: ({ services, asker, press: { game, step } }) => recapPage(services, asker, game, step),
  },
  plan: {
    opensPage: atFirst,
    does: ({ services, asker, press: { game, seat } }) =>
      seat === null ? unknownControl() : planPage(services, asker, game, seat),
  },
  join: { opensPage: atFirst, does: ({ services, asker, press: { game } }) => seatChoice(services, asker, game) },
  leave: {
    opensPage: atFirst,
    does: ({ services, asker, press: { game, step } }) => leave(services, asker, game, step === "sure"),
  },
  moderate: {
    opensPage: never,
    does: ({ services, asker, press, values }) => pressModerator(services, asker, press, values),
    window: ({ services, asker, press, values }) => reasonWindow(services, asker, press, values),
    isTyped: isCorrection,
  },
  fill: { opensPage: atFirst, does: ({ services, asker, press: { game } }) => fill(services, asker, game) },
  rematch: {
    opensPage: atFirst,
    does: ({ services, asker, press: { game, step } }) => rematchPage(services, asker, game, step),
  },
  dice: { opensPage: atFirst, does: () => dicePage() },
  export: { opensPage: atFirst, does: ({ services, press: { game } }) => exportPage(services, game) },
  privacy: {
    opensPage: atFirst,
    does: ({ services, asker, press }) => pressPrivacy(services, asker, press),
    isOfAll: always,
  },
  away: {
    opensPage: ({ step }) => step === "return", // beside the page of a seat, which stays
    does: ({ services, asker, press }) => pressAway(services, asker, press),
    isOfAll: ({ game }) => game === ALL,
  },
  reclaim: { opensPage: atFirst, does: ({ services, asker, press: { game } }) => reclaim(services, asker, game) },
  ask: { opensPage: atFirst, does: ({ services, asker, press }) => askOthers(services, asker, press) },
  promise: {
    opensPage: atFirst,
    does: ({ services, asker, press, values }) => pressPromise(services, asker, press, values),
    window: ({ services, asker, press }) => promiseWindow(services, asker, press),
  },
  talk: {
    opensPage: atFirst,
    does: ({ services, asker, press, values }) => pressTalk(services, asker, press, values),
    window: ({ services, asker, press }) => talkWindow(services, asker, press),
  },
  deals: {
    opensPage: atFirst,
    does: ({ services, asker, press, values }) => pressDeals(services, asker, press, values),
  },
  matter: { opensPage: atFirst, does: ({ services, asker, press }) => pressBallot(services, asker, press) },
  request: { opensPage: atFirst, does: ({ services, asker, press }) => pressBallot(services, asker, press) },
  handover: { opensPage: atFirst, does: ({ services, asker, press }) => answerOffer(services, asker, press) },
  start: {
    opensPage: atFirst,
    does: ({ services, asker, press: { game, step } }) => start(services, asker, game, step === "bots"),
  },
  person: {
    opensPage: atFirst,
    does: ({ services, asker, press, values }) => pressPerson(services, asker, press, values),
  },
  settings: {
    opensPage: atFirst,
    does: ({ services, asker, press, values }) => settings(services, asker, press, values),
    window: ({ services, asker, press, values }) => timesWindow(services, asker, press, values),
    isTyped: isTypedInstead,
    goesByPage,
  },
  share: {
    opensPage: always,
    does: ({ services, asker, press: { game, step } }) =>
      /^\d{1,2}$/.test(step) ? share(services, asker, game, Number(step)) : unknownControl(),
  },
  seat: {
    opensPage: never,
    does: chooseSeat,
    window: ({ services, asker, press: { game, seat, step } }) =>
      step === "word" ? wordWindow(services, asker, game, seat) : null,
  },
  pick: { opensPage: atFirst, does: () => unknownControl() }, // the router answers these: they run a command
};

function chooseSeat({ services, asker, press: { game, seat, step }, values }: Pressed): Promise<Screen> {
  switch (step) {
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
    default:
      return unknownControl();
  }
}
