/** The rules kernel as games and services use it. Pure: no I/O, no clock, nothing that differs between machines. */

export * from "./about.ts";
export * from "./action.ts";
export * from "./answers.ts";
export * from "./bag.ts";
export * from "./completing.ts";
export * from "./concern.ts";
export * from "./contest.ts";
export * from "./correction-form.ts";
export * from "./decision.ts";
export { type Advice, type Adviser, game, type Menu, type Planned, type Suggestions } from "./define.ts";
export * from "./definition.ts";
export * from "./dice.ts";
export * from "./effects.ts";
export * from "./envelope.ts";
export { type EventKind, type EventOf, type EventsIn, type EventsOf, event, idOf } from "./event.ts";
export { exponential } from "./exponential.ts";
export * from "./fill.ts";
export { actionToday, moveToday, optionsToday, paramsToday, readingBook } from "./former-names.ts";
export * from "./forms.ts";
export * from "./game-types.ts";
export { guardedBook } from "./guarded-book.ts";
export type { Report } from "./guards.ts";
export * from "./guide.ts";
export type { Happening, Names } from "./happening.ts";
export * from "./inputs.ts";
export * from "./kernel.ts";
export { type DiceFormat, firstName, isKeyed, type RandomState } from "./keyed-dice.ts";
export * from "./knowledge.ts";
export * from "./land-file.ts";
export * from "./listed.ts";
export { alternatives, didYouMean, either, matchName, matchOption, printedName, quoted } from "./matching.ts";
export { byDefault, mayMind, minded } from "./minding.ts";
export { print } from "./notation.ts";
export * from "./offers.ts";
export * from "./once.ts";
export type { Order } from "./order.ts";
export * from "./orders.ts";
export { imagined, type Outlook, outlookOf, viewIn } from "./outlook.ts";
export * from "./own-steps.ts";
export * from "./pack.ts";
export * from "./params.ts";
export * from "./parse.ts";
export { type Submission, whyBlocked } from "./permission.ts";
export type { Planning } from "./planning.ts";
export { type Deed, type PlayOut, startPlayOut } from "./play-out.ts";
export { type FreeActions, type Plays, played } from "./plays.ts";
export * from "./procedure.ts";
export type { NamedAnswer, OpenAnswer, Question } from "./question.ts";
export { quickDice } from "./quick-dice.ts";
export * from "./refusal.ts";
export { nameToday } from "./renamed.ts";
export * from "./rulebook.ts";
export { membersNamed, severalOf } from "./several.ts";
export * from "./shape.ts";
export * from "./sketch.ts";
export { inSmallPrint, isDetail } from "./small-print.ts";
export { BROKEN, UNKNOWN, UNTOLD } from "./stand-ins.ts";
export { type ReadState, readStored, Unreadable } from "./stored.ts";
export {
  canonical,
  copy,
  entriesOf,
  type Frozen,
  type Json,
  keysOf,
  mustGet,
  orderedCopy,
  type Seat,
} from "./values.ts";
export * from "./views.ts";
export * from "./windows.ts";
