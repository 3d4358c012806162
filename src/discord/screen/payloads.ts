/**
 * Every control that the bot makes, and what each says of itself. Buttons hang under posts for months: what stands in an
 * id stays as it is, and what is new stands beside it (`test/discord/screen/payloads.test.ts` has an id of each).
 */
import { LINE_KINDS } from "#engine";
import { MEANWHILE } from "../../campaign/service/time/leave.ts";
import { VERDICTS } from "../../store/records.ts";
import {
  after,
  as,
  type Codec,
  choice,
  day,
  dotted,
  either,
  flag,
  id,
  inDecision,
  inName,
  inSeat,
  inStep,
  list,
  number,
  one,
  optional,
  payload,
  rest,
  snowflake,
  text,
} from "./payload.ts";

const ofSeat = { seat: inSeat(rest) };
const ofAnySeat = { seat: inSeat(optional(rest)) };
/** What a seat's page showed when the control was made: this is how an outdated one is recognized. */
const onPage = { ...ofSeat, stamp: inDecision(rest) };

/** What can be done on a form of a seat's page: with which field, and which of its menus. */
export const FORM_VERBS = [
  ...(["set", "again", "add", "zero", "type", "typed", "preset", "unrow", "enough", "all", "part", "row"] as const),
  ...(["less", "more", "count", "submit", "confirm", "close", "why", "promise", "promised", "silent", "keep"] as const),
] as const;
/** What can be done on a step's sheet: with which menu. */
export const SHEET_VERBS = [
  ...(["add", "row", "less", "more", "all", "count", "remove", "clear", "again"] as const),
  ...(["send", "only", "end", "write", "written"] as const),
] as const;
/** What can be done with a motion: vote on it, send it, close its vote, change a copy of it, look at it, propose it again. */
const VOTE_VERBS = ["support", "object", "send", "close", "copy", "look", "again"] as const;

/**
 * "defaults" are answers that the rules gave when somebody's time ran out, "alone" is what only one's own seats were
 * told.
 */
export const LOG_KINDS = [...LINE_KINDS.filter((kind) => kind !== "other"), "defaults", "alone"] as const;
export const LOG_FIELDS = ["turn", "seat", "place", "kind"] as const;
const logFilter = dotted({
  turn: optional(number(4)),
  seat: optional(text),
  place: optional(text),
  kind: optional(choice(...LOG_KINDS)),
});

const verdict = payload({ does: inStep(choice(...VERDICTS, "back")), promise: inStep(id) });
/** For somebody who holds several seats: the menu in which they say which is meant. */
const seatOrMenu = { ...ofAnySeat, chooses: inStep(flag("seat")) };

export const PAYLOADS = {
  // Buttons under posts.
  act: payload(ofAnySeat),
  /** Submits what is filled in on a seat's page, from elsewhere. */
  submit: payload(onPage),
  hand: payload(seatOrMenu),
  /** One card of a hand, chosen from a menu under it; `turns`: the page of another card, on which the menu lies. */
  card: payload({ ...ofSeat, turns: inStep(flag("next")) }),
  map: payload(seatOrMenu),
  /** How the game is played, as a seat is told it. */
  welcome: payload(ofSeat),
  /** A rule or a term of the game, chosen from one of the menus of them. */
  term: either(
    payload({ menu: inStep(choice("chapters", "also")) }),
    payload({ terms: inStep(number(3)) }),
    payload({ rules: inStep(after("rules", number(3))) }),
  ),
  /** A rule of the game beside what was refused by it; spaces of its number are underlined. */
  rule: payload({ number: inName(rest) }),
  /** What has happened, as far as it is wanted; `wants`: what is chosen next, or all of it as a file. */
  log: payload({ wants: inName(optional(choice(...LOG_FIELDS, "file"))), filter: inStep(optional(logFilter)) }),
  /** A campaign board by board: one of them, one that is chosen from a menu, or all of it as a page. */
  replay: payload({ wants: inName(optional(choice("turn", "point", "page"))), at: inStep(optional(number(4))) }),
  /** The same in short: of the whole campaign, since one's last act, of a turn, or board by board. */
  recap: either(
    payload({ shows: inStep(optional(choice("mine", "all", "then"))) }),
    payload({ shows: inStep(choice("turn")), turn: inStep(number(4)) }),
    payload({ shows: inStep(choice("board")), stretch: inStep(one(choice("mine"), number(4))), at: inStep(number(4)) }),
  ),
  /** The rows of a seat's sheet on the map. */
  plan: payload(ofSeat),
  orders: either(
    payload({ ...ofAnySeat, does: inStep(optional(choice("seat", "set", "clear"))) }),
    payload({ ...ofAnySeat, does: inStep(choice("preset")), preset: inName(rest) }),
  ),
  join: payload({}),
  leave: payload({ sure: inStep(flag("sure")) }),
  /** The answer to an offer of seats, by its number. */
  handover: payload({ does: inStep(choice("take", "decline")), offer: inStep(number(4)) }),
  /** Asks the others for something. */
  ask: either(
    payload({ for: inStep(optional(choice("rewind", "end"))) }),
    payload({ for: inStep(choice("host")), to: inStep(snowflake) }),
  ),
  /** The answer to that, by its number; or it is asked again once it has lapsed. */
  request: payload({ does: inStep(choice("yes", "no", "again")), request: inStep(number(6)) }),
  /** A member's word on what their council decides, by its number. */
  matter: payload({ does: inStep(choice("yes", "no")), matter: inStep(number(6)) }),
  /** A moderator's panel and what it leads to. */
  moderate: either(
    payload({ does: inStep(choice("at", "rewind", "because")), row: inStep(number(9)) }),
    payload({
      does: inStep(
        optional(
          one(
            choice("pause", "stop", "resume", "time", "repair", "back", "requests", "correct"),
            as("at", "at-chosen"),
            as("seat", "seat-chosen"),
          ),
        ),
      ),
    }),
    payload({ does: inStep(choice("corrected")), correction: inStep(rest) }),
    payload({
      ...ofSeat,
      does: inStep(choice("seat", "computer", "look", "looked", "captain", "captained", "admit", "admitted")),
    }),
  ),
  /** Has the computer play what nobody plays. */
  fill: payload({}),
  /** Goes away until a day, or comes back; the campaign is "all", or one. */
  away: either(
    payload({ does: inStep(choice("back", "return")) }),
    payload({ does: inStep(choice(...MEANWHILE)), until: inStep(day) }),
  ),
  /** Takes back the seat that somebody has lent. */
  reclaim: payload({}),
  start: payload({ bots: inStep(flag("bots")) }),
  /** A menu of people, or what leads to one. */
  person: either(
    payload({ for: inStep(as("lend", "lend-until")), until: inStep(day) }),
    payload({ for: inStep(optional(choice("sides", "moderator", "pass", "lend"))) }),
    payload({ ...ofSeat, for: inStep(choice("replace", "place")) }),
  ),
  /** How a campaign goes: a menu for each setting, whose value is what it is; and the window of what has to be typed. */
  settings: either(
    payload({ does: inStep(choice("done", "times", "timed", "retype", "keep")) }),
    payload({ does: inStep(choice("save")), shown: inStep(rest) }),
    payload({ setting: inStep(optional(text)) }),
  ),
  /** Shares the seats of a lobby out among a number of people. */
  share: payload({ people: inStep(number(2)) }),
  /** What is said of a promise, or a new one. */
  promise: either(
    payload({ ...ofSeat, does: inStep(choice("new")) }),
    payload({ ...ofSeat, does: inStep(choice("said")) }),
    verdict,
  ),
  /** Private talks of some seats. */
  talk: either(
    payload({ ...ofSeat, does: inStep(choice("open")), others: inName(list(text)) }),
    payload({ ...ofSeat, does: inStep(optional(choice("with"))) }),
    payload({ does: inStep(choice("promise", "said", "offer", "deals", "leave", "left")), talk: inStep(id) }),
  ),
  /** What binds, what is open, what was only said; of which turn, whose part, and which page. */
  deals: either(
    verdict,
    payload({
      whose: inStep(choice("all", "mine")),
      turn: inStep(one(choice("now"), number(4))),
      page: inStep(number(3)),
    }),
    payload({ does: inStep(optional(choice("judge", "let", "read"))) }),
  ),
  /** What a member of a council does with a motion; `own`: the message of the presser's that it lies on, and turns. */
  vote: payload({
    ...ofSeat,
    own: inName(optional(choice("page", "look"))),
    verb: inStep(choice(...VOTE_VERBS)),
    vote: inStep(number(9)),
    motion: inStep(number(9)),
  }),
  /** A complete answer to a question: of a seat's page, of its council's post, or of everybody's. */
  answer: payload({
    ...ofAnySeat,
    decision: inDecision(rest),
    place: inName(optional(choice("council"))),
    answer: inStep(rest),
  }),
  /** An answer to a public offer, null: by another offer; or why it was declined, by a menu or in a window. */
  offer: either(
    payload({ ...ofSeat, offer: inDecision(rest), does: inStep(choice("why", "said")) }),
    payload({ offer: inDecision(rest), action: inName(optional(rest)) }),
  ),
  /** A menu of something that is said ahead. */
  say: payload({ ...onPage, order: inName(rest), does: inStep(choice("set")) }),
  /** A form on a seat's page: menus of its params, Submit. */
  form: payload({
    ...onPage,
    verb: inStep(choice(...FORM_VERBS)),
    at: inStep(number(3)),
    chunk: inStep(number(3)),
  }),
  /** A step's sheet of rows. */
  step: payload({
    ...onPage,
    decision: inName(optional(rest)),
    verb: inStep(choice(...SHEET_VERBS)),
    at: inStep(number(3)),
  }),
  /** Orders written in notation, a line each. */
  write: either(
    payload({ ...ofSeat, does: inStep(choice("edit", "typed", "cancel")) }),
    payload({ ...ofSeat, does: inStep(choice("submit")), shown: inStep(rest) }),
  ),
  /** Everything else on a seat's page: opens forms, turns to another seat. */
  page: either(
    payload({ ...onPage, does: inStep(choice("lead")), answer: inStep(rest) }),
    payload({ ...onPage, does: inStep(choice("show", "more", "forget", "seat")) }),
    payload({ ...onPage, does: inStep(as("lead", "lead-chosen")) }),
    payload({ ...onPage, does: inStep(choice("do")), action: inName(rest) }),
    payload({ ...onPage, does: inStep(choice("open")), decision: inName(optional(rest)) }),
    payload({ ...onPage, does: inStep(choice("begin")), action: inName(rest), chunk: inStep(number(3)) }),
    payload({ ...onPage, does: inStep(choice("form")), offer: inName(rest), action: inStep(rest) }),
    payload({ ...onPage, does: inStep(choice("counter")), offer: inName(rest) }),
    payload({ ...onPage, does: inStep(choice("ahead", "prepare")), question: inName(optional(rest)) }),
    payload({ ...onPage, does: inStep(choice("quick")), question: inName(rest), answer: inStep(rest) }),
    payload({ ...onPage, does: inStep(choice("inherited")), what: inStep(choice("keep", "drop")) }),
  ),
  /** A lesson: the list of all, one that is begun or gone on with, and what hangs under the page of one. */
  lesson: either(
    payload({ does: inStep(choice("begin", "again")), lesson: inName(rest) }),
    payload({ does: inStep(choice("list", "leave", "drop", "onward", "how")) }),
    payload({ ...ofSeat, does: inStep(choice("hint")) }),
  ),
  /** Plays on in thought: begun from a seat's page (of the campaign), and what hangs under the page of a try-out (of that). */
  tryout: payload({ ...ofSeat, does: inStep(choice("begin", "others", "back", "ask", "send", "onward", "leave")) }),
  /** Takes back what was just done, by its row. */
  undo: payload({ ...ofSeat, row: inStep(number(9)) }),
  /** One's own choice of a seat, when joining; none: by lot, or where one is needed. */
  seat: payload({ ...ofAnySeat, does: inStep(choice("side", "choose", "join", "word", "typed", "again")) }),
  /** A campaign that has ended once more, and how its seats are taken. */
  rematch: payload({ seats: inStep(optional(choice("wish", "turned"))) }),
  /** The file of a campaign that has ended. */
  export: payload({}),
  /** How everybody can check the dice. */
  dice: payload({}),
  /** To be forgotten: of all campaigns. */
  privacy: payload({ does: inStep(choice("sure", "keep")) }),
  /** Which of several is meant by a command. */
  pick: payload({ command: inName(rest), sub: inStep(optional(rest)) }),
};

export type PressKind = keyof typeof PAYLOADS;
export type Payload<K extends PressKind> = (typeof PAYLOADS)[K] extends Codec<infer T> ? T : never;
/** What a control of a kind says, and the campaign that it is of. */
export type PressOf<K extends PressKind> = { readonly game: string } & Payload<K>;
/** The same as it is written: what may be null or false can be left out. */
export type AnyPress = {
  [K in PressKind]: { readonly kind: K; readonly game: string } & Written<Payload<K>>;
}[PressKind];
type Written<P> = P extends unknown
  ? { readonly [M in keyof P as (null | false) & P[M] extends never ? M : never]: P[M] } & {
      readonly [M in keyof P as (null | false) & P[M] extends never ? never : M]?: P[M];
    }
  : never;

export type FormVerb = Payload<"form">["verb"];
export type SheetVerb = Payload<"step">["verb"];
