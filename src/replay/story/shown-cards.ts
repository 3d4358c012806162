/** The list of all cards that were played, for what they say and in fights, as a page shows it. */
import { listed } from "#engine";
import type { ShownCard } from "../show.ts";
import { cardInWords, type PlayedCard } from "./cards.ts";
import { type Fight, lost, outcome } from "./fights.ts";
import { capital, type Sides } from "./words.ts";

/** All that were played, in order, with what each did. */
export function shownCards(
  cards: readonly PlayedCard[],
  fights: readonly Fight[],
  sides: Sides,
  placeName: (place: string) => string,
): readonly ShownCard[] {
  const forThemselves = cards.map((card) => ({
    ...{ step: card.moment, seats: card.line.about.seats, text: cardInWords(card, placeName) },
  }));
  const inFights = fights.flatMap((fight) => {
    const played = Object.entries(fight.cards);
    if (played.length === 0) return [];
    const whose = played.map(
      ([party, names], i) => `${i === 0 ? sides.The(party) : sides.the(party)}: ${listed(names)}`,
    );
    const where = `in a fight for ${placeName(fight.place)}`;
    const seats = played.flatMap(([party]) => (sides.has(party) ? [party] : []));
    const text = `${whose.join("; ")} ${where}. ${capital(outcome(fight, sides))}; it cost ${lost(fight, sides)}.`;
    return [{ step: fight.moment, seats, text }];
  });
  return [...forThemselves, ...inFights].toSorted((a, b) => a.step - b.step);
}
