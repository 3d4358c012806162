/** A card played as an event, from when it is shown to where it goes. */
import { game } from "#engine";
import type { Card, CardNumber } from "../../content/card-types.ts";
import type { Fitna } from "../../state.ts";
import { layAside } from "../cards/hands.ts";
import { cardOf } from "../cards/piles.ts";
import { type At, playing, tell } from "../now.ts";
import { cardName, shortName, spaceList, told } from "../pieces/words.ts";
import { finish } from "../victory/finish.ts";
import { askWhoMayCancel } from "./cancelling.ts";
import { takeEffect } from "./kinds.ts";
import { type Play, play } from "./types.ts";

const { procedure } = game<Fitna>();

export const event = procedure<Play>("event", { notes: play, pace: "whole" })({
  reveal: (s) => {
    const { seat, spaces, target } = s.data;
    const card = cardOfPlay(s.data);
    s.state.table.event = { seat, card, spaces, cancelled: null };
    tell(s, { chapter: "effects", kind: "played", seat, card, spaces, target });
    askWhoMayCancel(s); // before it does anything
    return "answered";
  },
  answered: (s) => {
    if (s.state.table.event?.cancelled) return "put-away";
    s.state.table.playedEvents.push(cardOfPlay(s.data));
    return "effects";
  },
  effects: (s) => (takeEffect(s, playing(s)) ? "effects" : "put-away"),
  "put-away": (s) => {
    putAway(s);
    if (s.data.ends) s.end(finish(s, "united-nations"));
    return "done";
  },
});

function cardOfPlay({ source }: Play): CardNumber {
  if (source.kind !== "card") throw new Error("a Special Joker is no event");
  return source.card;
}

/** A cancelled card is discarded, whatever it is. */
function putAway(s: At<Play>): void {
  const now = playing(s);
  const { table } = s.state;
  const { seat } = s.data;
  const card = cardOfPlay(s.data);
  const { removed, uses } = cardOf(now, card);
  const cancelled = table.event?.cancelled ?? null;
  const lasts = uses.some(({ when }) => when === "turn");
  table.event = null;
  delete s.state.hands[seat]?.choices;
  layAside(now, seat, card, cancelled ? "discards" : removed ? "out" : lasts ? "lasting" : "discards");
}

/** What every seat plays again and again: reinforcements alone. */
const isOrdinary = (card: Card | undefined): boolean =>
  card?.uses.every(({ when, effects }) => when !== "events" || effects.every(({ kind }) => kind === "reinforce")) ??
  true;

export const played = told("played", {
  about: ({ card }, { edition }) => ({
    ...{ kind: "cards", sum: { n: 1, one: "event played", many: "events played" } },
    ...(isOrdinary(edition.cards[card]) ? {} : { plays: true }),
  }),
  line: (event, names) => {
    const at = event.spaces.length > 0 ? ` on ${spaceList(names, event.spaces)}` : "";
    const against = event.target ? ` against ${shortName(names, event.target)}` : "";
    return `${shortName(names, event.seat)}: ${cardName(names, event.card)}${at}${against}.`;
  },
});
