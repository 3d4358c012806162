/** How a seat plays a card as an event: which it can, at what it aims it, and what else it chooses. */
import {
  choice,
  type Frozen,
  game,
  type Option,
  onceEach,
  type Params,
  type Preset,
  type Refusal,
  rows,
  subset,
  type View,
  worded,
} from "#engine";
import type { Card, CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { takeOut } from "../cards/hands.ts";
import { cardOf } from "../cards/piles.ts";
import { cardText } from "../cards/text.ts";
import { handIn, open, playing, seen } from "../now.ts";
import { cardName, list, spaceName } from "../pieces/words.ts";
import { drawOptions } from "../turn/jokers.ts";
import { liftRow } from "./airlift.ts";
import { nationOf } from "./commanding.ts";
import { whyNotYet } from "./conditions.ts";
import { event } from "./event.ts";
import type { CardChoices, Chooser, Members } from "./kind.ts";
import { askedBy, whyNotAimedAt, whyUseless } from "./kinds.ts";
import type { UnitChoices } from "./types.ts";

const { action } = game<Fitna>();

type Eyes = View<Fitna>;

/** A seat that looks at one of its cards. */
const choosing = (game: Game, seat: SeatId, card: string): Chooser => ({
  game,
  seat,
  nation: nationOf(game, seat),
  source: { kind: "card", card: Number(card) },
});

const isEvent = ({ uses }: Card): boolean => uses.some(({ when }) => when === "events" || when === "turn");

/** R-016 Why a card cannot be played as an event now; null: it can. */
export const whyNotPlayed = (view: Eyes, card: CardNumber): Refusal | null =>
  whyIdle(seen(view), seatIdOf(view.seat), String(card));

const whyIdle = onceEach((game: Game, seat: SeatId, card: string): Refusal | null => {
  const c = choosing(game, seat, card);
  return whyNotYet(game, seat, cardOf(game, Number(card))) ?? whyUseless(c);
});

const ownEvents = (view: Eyes): readonly Card[] => {
  const now = seen(view);
  return view.hand.cards.map((card) => cardOf(now, card)).filter(isEvent);
};

const cardOptions = (view: Eyes): readonly Option[] =>
  ownEvents(view).map(({ number, name, op }) => {
    const refused = whyNotPlayed(view, number);
    return {
      value: String(number),
      ...worded(view, () => ({ label: `${name} ${op}`, detail: textOf(view, number) })),
      ...(refused ? { refused } : {}),
    };
  });

function textOf(view: Eyes, number: CardNumber): string {
  const now = open(view);
  return cardText(now.edition, cardOf(now, number));
}

type Chosen = Eyes & { readonly params: { readonly card: string } };

const askedOf = (c: Chosen): CardChoices => askedSeen(seen(c), seatIdOf(c.seat), c.params.card);

/** Of a game that is only looked at: each of a card's questions looks at it. */
const askedSeen = onceEach(
  (game: Game, seat: SeatId, card: string): CardChoices => askedBy(choosing(game, seat, card)),
);
const optionsOf = (members: Members | undefined): readonly Option[] => members?.options ?? [];
const sizeOf = (members: Members | undefined) => ({ min: members?.least ?? 0, max: members?.most ?? 0 });

/** How many whole answers fit a menu beside the form. */
const MOST_PRESETS = 24;
/** Of a card that is not chosen yet. */
const FEW = 8;

/** "Air Strike on Idlib", "Media War: draw 1 asset": where they are few. */
function wholePlays(c: Eyes & { readonly params: Params }): readonly Preset[] {
  const playable = ownEvents(c).filter(({ number }) => !whyNotPlayed(c, number));
  const named = playable.find(({ number }) => String(number) === c.params.card);
  if (named) return playsOf(c, named, named.name).slice(0, MOST_PRESETS);
  const called = cardsApart(playable);
  return [...called]
    .flatMap(([words, card]) => {
      const plays = playsOf(c, card, words);
      return plays.length <= FEW ? plays : [];
    })
    .slice(0, MOST_PRESETS);
}

/** Cards by what tells them apart: of two that are alike, the first, as a menu shows it; with their OPs where only these differ. */
function cardsApart(cards: readonly Card[]): ReadonlyMap<string, Card> {
  const isAlone = ({ name, op }: Card): boolean => cards.every((one) => one.name !== name || one.op === op);
  const named = new Map<string, Card>();
  for (const card of cards) {
    const name = isAlone(card) ? card.name : `${card.name} ${card.op}`;
    if (!named.has(name)) named.set(name, card);
  }
  return named;
}

function playsOf(view: Eyes, { number }: Card, words: string): readonly Preset[] {
  const { spaces, seat, draw, ...units } = askedSeen(seen(view), seatIdOf(view.seat), String(number));
  if (Object.keys(units).length > 0 || (spaces && spaces.most > 1)) return [];
  const isOpen = ({ refused }: Option): boolean => !refused;
  const at = optionsOf(spaces).filter(isOpen);
  const ways: readonly { readonly words: string; readonly params: Params }[][] = [
    spaces ? at.map(({ value, label }) => ({ words: ` on ${label ?? value}`, params: { spaces: [value] } })) : [],
    seat
      ? seat.filter(isOpen).map(({ value, label }) => ({ words: `: ${label ?? value}`, params: { seat: value } }))
      : [],
    draw === undefined
      ? []
      : drawOptions(view.table, draw).map(({ value, label }) => ({
          words: `: draw ${label ?? value}`,
          params: { draw: value },
        })),
  ];
  return ways.reduce<readonly Preset[]>(
    (presets, parts) =>
      parts.length === 0
        ? presets
        : presets.flatMap((one) =>
            parts.map((part) => ({ label: `${one.label}${part.words}`, params: { ...one.params, ...part.params } })),
          ),
    [{ label: words, params: { card: String(number) } }],
  );
}

const noEvent = (view: Eyes): Refusal | null => {
  const events = ownEvents(view);
  if (events.length === 0) return { code: "no-event", text: "You hold no event.", rule: "R-022" };
  const refused = events.map(({ number }) => whyNotPlayed(view, number));
  return refused.every((why) => why !== null) ? (refused[0] ?? null) : null;
};

/** any number of them, one after the other. */
export const playEvent = action("play-event", "Play an event", {
  help: "Play a card for what it says. It is fully resolved before the next one.",
  common: true,
  presets: wholePlays,
  when: noEvent,
})
  .param(
    "card",
    "Which event?",
    choice(cardOptions, (c, word) => whyUnlisted(c, word)),
  )
  .optional(
    "spaces",
    "Aimed at what?",
    (c) => askedOf(c).spaces !== undefined,
    subset(
      (c) => optionsOf(askedOf(c).spaces),
      (c) => sizeOf(askedOf(c).spaces),
      (c, word) => whyNotAimedAt(seen(c), askedOf(c).spaces, word),
    ),
  )
  .optional(
    "seat",
    "Against which seat?",
    (c) => askedOf(c).seat !== undefined,
    choice((c) => askedOf(c).seat ?? []),
  )
  .optional(
    "draw",
    "Which cards do you draw?",
    (c) => askedOf(c).draw !== undefined,
    choice((c) => drawOptions(c.table, askedOf(c).draw ?? 0)),
  )
  .optional(
    "raise",
    "Which units are raised?",
    (c) => askedOf(c).raise !== undefined,
    subset(
      (c) => optionsOf(askedOf(c).raise),
      (c) => sizeOf(askedOf(c).raise),
    ),
  )
  .optional(
    "rebuild",
    "Which units are rebuilt?",
    (c) => askedOf(c).rebuild !== undefined,
    subset(
      (c) => optionsOf(askedOf(c).rebuild),
      (c) => {
        const { rebuild, upgrade } = askedOf(c);
        return { min: upgrade ? 0 : Math.min(1, rebuild?.most ?? 0), max: rebuild?.most ?? 0 };
      },
    ),
  )
  .optional(
    "upgrade",
    "Which units are upgraded?",
    (c) => {
      const { upgrade, either } = askedOf(c);
      return upgrade !== undefined && !(either && (c.params.rebuild ?? []).length > 0);
    },
    subset(
      (c) => optionsOf(askedOf(c).upgrade),
      (c) => ({ min: (c.params.rebuild ?? []).length > 0 ? 0 : 1, max: askedOf(c).upgrade?.most ?? 0 }),
    ),
  )
  .optional(
    "lifts",
    "Which units are lifted where?",
    (c) => askedOf(c).lifts !== undefined,
    rows<Chosen, UnitChoices["lifts"][number]>(
      (c, lifted) => liftRow(c, askedOf(c).lifts ?? 0, lifted),
      (_, lifted) => (lifted.length > 0 ? null : { code: "too-few", text: "Lift at least one unit." }),
    ),
  )
  .label((view, { card, spaces = [] }) => {
    if (card === undefined) return null;
    const names = open(view);
    const on = spaces.length > 0 ? ` on ${list(spaces.map((space) => spaceName(names, space)))}` : "";
    return `Play ${cardName(names, Number(card))}${on}`;
  })
  .apply((a) => {
    const seat = seatIdOf(a.seat);
    const { spaces = [], seat: target, draw = null, lifts = [], raise = [], rebuild = [], upgrade = [] } = a.params;
    const card = Number(a.params.card);
    takeOut(playing(a), seat, card);
    handIn(a, seat).choices = { upgrade, lifts };
    a.call(event, {
      seat,
      source: { kind: "card", card },
      nation: nationOf(playing(a), seat),
      spaces,
      target: target === undefined ? null : seatIdOf(target),
      draw,
      rebuild,
      raise,
      done: 0,
      stopped: false,
      ends: false,
    });
  });

/** Assets are no events. */
function whyUnlisted(c: Frozen<Eyes>, word: string): Refusal | null {
  const card = c.hand.cards.find((one) => String(one) === word);
  return card === undefined
    ? null
    : { code: "asset", text: "It is not an event: it is played in combat.", rule: "R-014" };
}
