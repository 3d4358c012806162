/** How cards are played in an offensive: by the attacker, for the defence, to cancel others, or for Kurds. */
import {
  type Frozen,
  game,
  move,
  type Option,
  type Prompt,
  type ReactionWindow,
  subset,
  type View,
  worded,
} from "#engine";
import type { CardNumber } from "../../content/card-types.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { discard, discardLaid, keepInFront } from "../cards/hands.ts";
import { cancel } from "../effects/stopping.ts";
import type { OpenGame } from "../map/relations.ts";
import { looking, type Now, open, playing, seen, tell } from "../now.ts";
import { cardName, count, fitting, list, spaceName } from "../pieces/words.ts";
import { cardOf, isImmune, isLaid } from "./cards.ts";
import { offensiveOf, resolvedCards } from "./fighters.ts";
import { fightLines } from "./forecast.ts";
import { LENDABLE } from "./lending-cards.ts";
import { battleSeen, whyNotAnnounced } from "./playable.ts";
import { columnsWorth } from "./shifts.ts";
import type { Announced, Offensive } from "./types.ts";
import { shiftText } from "./words.ts";

const { action, question } = game<Fitna>();

/** "12" is a card for what it does, "10>2" one that cancels another. */
const named = (card: CardNumber, answers: CardNumber | null): string =>
  answers === null ? String(card) : `${card}>${answers}`;

/** Whether such a choice is a card that cancels another. */
const isCancel = (value: string): boolean => value.includes(">");

function announcedAs(view: Pick<View<Fitna>, "seat">, game: OpenGame, value: string): Announced {
  const [card, answers] = value.split(">").map(Number);
  const { announcing } = offensiveOf(game.state.table);
  if (!announcing || card === undefined) throw new Error(`${value} is announced out of turn`);
  return { card, answers: answers ?? null, by: announcing.role, seat: seatIdOf(view.seat) };
}

/** What a hand can announce now, whether the rules let it pass or not. */
export function announceable(view: View<Fitna>, picked: readonly string[] = []): readonly Option[] {
  const game = seen(view);
  const { offensive } = game.state.table;
  if (!offensive?.announcing) return [];
  const { role } = offensive.announcing;
  const seat = seatIdOf(view.seat);
  const more = picked.map((value) => announcedAs(view, game, value));
  const targets = offensive.played.filter(({ by }) => by !== role);
  return view.hand.cards.flatMap((card) => {
    const { uses } = cardOf(game.edition, card);
    const acts = uses.some(({ when }) => when === "combat" || when === "turn");
    const cancels = uses.some(({ effects }) => effects.some(cancel.is));
    const answers = [...(acts ? [null] : []), ...(cancels ? targets.map((one) => one.card) : [])];
    return answers.map((answered): Option => {
      const why = whyNotAnnounced(game, seat, card, answered, more);
      return {
        value: named(card, answered),
        ...worded(view, () => ({
          label: labelOf(game, card, answered),
          description: effectText(game, card, answered),
        })),
        ...(why ? { refused: why } : {}),
      };
    });
  });
}

const labelOf = (game: OpenGame, card: CardNumber, answers: CardNumber | null): string =>
  answers === null ? cardName(game, card) : `${cardName(game, card)} cancels ${cardName(game, answers)}`;

function effectText(game: OpenGame, card: CardNumber, answers: CardNumber | null): string {
  const { announcing } = offensiveOf(game.state.table);
  if (answers !== null || !announcing) return `${cardOf(game.edition, card).op} ${game.edition.labels.op}s`;
  const columns = columnsWorth(game.edition, battleSeen(game), card, announcing.role);
  const shift = columns > 0 ? [shiftText(announcing.role === "attacker" ? columns : -columns)] : [];
  return [...shift, ...(isImmune(game.edition, card) ? ["cannot be cancelled"] : [])].join(", ");
}

/** all that a seat announces at one go. */
export const playAssets = action("play-assets", "Play cards", {
  help: "Play cards for your side of the attack, or to cancel enemy cards.",
  common: true,
  when: (view) => whyNothingToAnnounce(view),
})
  .param(
    "cards",
    "Which cards?",
    subset((c: View<Fitna>, picked) => announceable(c, picked), { min: 1 }),
  )
  .label((view, { cards = [] }) => {
    const names = list(cards.map((card) => cardName(open(view), Number(card.split(">")[0]))));
    return fitting(`Play ${names}`, `Play ${count(cards.length, "card")}`);
  })
  .apply((a) => {
    const game = playing(a);
    announce(
      a,
      a.params.cards.map((value) => announcedAs(a, game, value)).toSorted((one, two) => one.card - two.card),
    );
  });

function whyNothingToAnnounce(view: View<Fitna>) {
  const options = announceable(view);
  if (options.some(({ refused }) => !refused)) return null;
  return { code: "no-asset", text: "You hold no card that can be played now.", rule: "R-125" };
}

/** Cards go to the table, and out of the hand. */
function announce(s: Now, cards: readonly Announced[]): void {
  const game = playing(s);
  const offensive = offensiveOf(s.state.table);
  offensive.played = [...offensive.played, ...cards];
  for (const one of cards) {
    const { card, seat } = one;
    if (isLaid(game.edition, one)) keepInFront(game, seat, card);
    else discard(game, seat, [card]);
    if (!offensive.answered.includes(seat)) offensive.answered.push(seat);
  }
  tell(s, { chapter: "combat", kind: "announced", cards: [...cards] });
  s.barrier();
}

/** cards that were to lie there until the turn ends, and were cancelled, are discarded like any other. */
export function discardCancelled(s: Now): void {
  const game = playing(s);
  for (const one of resolvedCards(looking(s)))
    if (one.stopped?.kind === "cancelled" && isLaid(game.edition, one)) discardLaid(game, one.card);
}

/** Nothing more is announced. */
const passAssets = action("pass-assets", "No cards", {
  timedOut: "no cards",
  was: ["no-assets"],
  help: "You play no card; if nobody else does, the die is rolled.",
  common: true,
})
  .label(() => "No cards")
  .apply(() => {});

/** cards for one side of an offensive. Four cases, which orders and computer players tell apart. */
const cards = {
  actions: [playAssets, passAssets],
  about: ({ table }: View<Fitna>) => table.offensive,
  prompt: (view: View<Fitna>, { by, announcing }: Frozen<Offensive>): Prompt => {
    const isAttacking = by === view.seat && announcing?.role === "attacker";
    const only = announcing?.cancelsOnly ? " Only cancels count now." : "";
    return {
      question: `${isAttacking ? "Which cards support your attack?" : "Which cards defend?"}${only}`,
      facts: [...fightLines(view), ...playable(view)],
    };
  },
  fallback: () => move(passAssets),
};

/** "You can play: Snipers (1 to the right); SAM cancels Close Air Support." */
function playable(view: View<Fitna>): readonly string[] {
  const able = announceable(view).filter(({ refused }) => !refused);
  if (able.length === 0) return [];
  const words = able.map(({ value, label = value, description = "" }) =>
    description === "" || isCancel(value) ? label : `${label} (${description})`,
  );
  return [`You can play: ${words.join("; ")}.`];
}

/** The attacker's, who is at the game anyway. */
export const supporting = question.turn("supporting", cards);

/**
 * Section 7: a window for cards of a seat that does not attack. Orders answer; the seat is asked where it wants to be.
 */
const windowOf = (
  name: string,
  title: string,
  ...kinds: readonly ("combat" | "turn" | "reaction")[]
): ReactionWindow<Fitna> => ({
  name,
  title,
  mode: "standing-only",
  plays: (view) => {
    const { edition } = seen(view);
    return view.hand.cards
      .map((card) => cardOf(edition, card))
      .filter(({ uses }) => uses.some(({ when }) => kinds.some((one) => one === when)))
      .map(({ name }) => name);
  },
});

export const defending = question.window("defending", {
  ...cards,
  window: windowOf("defence", "when somebody is attacked (cards for the defence)", "combat", "turn"),
  pass: passAssets,
});

export const cancelling = question.window("cancelling", {
  ...cards,
  window: windowOf("cancel", "when the attacker plays cards (cancels)", "reaction"),
  pass: passAssets,
});

/** of the `lenders`. */
export const lendingCards = question.window("lending-cards", {
  ...cards,
  window: windowOf("lend", "when Kurds without a seat attack", "combat"),
  prompt: (view, { target }) => ({
    question: `Kurds attack ${spaceName(open(view), target)}: do you lend them ${LENDABLE}?`,
    facts: [...fightLines(view, "attacker"), ...playable(view)],
  }),
  pass: passAssets,
});
