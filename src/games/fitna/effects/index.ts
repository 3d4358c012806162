import { game } from "../../../engine/index.ts";
import { placeWaiting } from "../reinforcements/waiting.ts";
import type { Fitna } from "../state.ts";
import { cancelEvent, letEventBe } from "./cancelling.ts";
import { event } from "./event.ts";
import { answerExchange, exchange, offerExchange } from "./exchange.ts";
import { giveUp, givingUp } from "./hands.ts";
import { playEvent } from "./play-event.ts";
import { answerJoker, letJokerBe, playSpecialJoker, specialJoker, strikeAtOnce } from "./special-jokers.ts";
import { strikes } from "./strikes.ts";

const { action } = game<Fitna>();

export const endEvents = action("end-events", "End the Events segment", {
  help: "No more events in this phase: supply is checked, then you plan.",
  common: true,
  ends: true,
}).apply(() => {});

/** What the active seat does in its Events segment. */
export const EVENTS = [playEvent, playSpecialJoker, offerExchange, placeWaiting, endEvents];
export const EFFECT_ACTIONS = [...EVENTS, cancelEvent, letEventBe, answerJoker, letJokerBe, answerExchange, giveUp];
export const EFFECT_PROCEDURES = [event, strikes, givingUp, exchange, specialJoker, strikeAtOnce];
