/** Cards that were played for what they say, each with what it did. */
import type { Moment, ToldLine } from "./moments.ts";
import { capital, explained, plain } from "./words.ts";

/** A line of the log, and the board that shows what it tells. */
interface Line {
  readonly moment: number;
  readonly line: ToldLine;
}

/** A card that was played, and what is told of what it did. */
export interface PlayedCard extends Line {
  readonly effects: readonly Line[];
}

/** All of them, in order. What follows a card is told before any other one, and before anything is fought without it. */
export function cardsIn(moments: readonly Moment[]): readonly PlayedCard[] {
  const cards: (Line & { readonly effects: Line[] })[] = [];
  let isOpen = false;
  moments.forEach(({ lines }, moment) => {
    for (const line of lines) {
      const { plays, follows, kind } = line.about;
      if (plays) cards.push({ moment, line, effects: [] });
      else if (follows && isOpen) cards.at(-1)?.effects.push({ moment, line });
      isOpen = plays === true || (isOpen && (follows === true || (kind !== "battles" && kind !== "cards")));
    }
  });
  return cards;
}

/** By line: the card that it tells of, or what that did. */
export const byLine = (cards: readonly PlayedCard[]): ReadonlyMap<ToldLine, PlayedCard> =>
  new Map(cards.flatMap((card) => [card, ...card.effects].map(({ line }) => [line, card])));

/**
 * "Turkey: Air Strike on Gaziantep. Syria, Gaziantep: 2nd Hezb Bde eliminated (Air Strike)." A roll whose result is told
 * next is left out.
 */
export function cardInWords(card: PlayedCard, placeName: (place: string) => string, isShort = false): string {
  const said = plain(card.line.text);
  const [, player = "", name = ""] = /^(.*?: )(.*?)\.?$/.exec(said) ?? [];
  const effects = card.effects
    .filter(({ line }, i) => !isToldBy(card.effects[i + 1]?.line, line))
    .map(({ line }) => without(name, /^[.:] /, isShort ? explained({ placeName }, line) : plain(line.text)));
  return [said, ...effects.map((effect, i) => (i === 0 ? without(player, /^/, effect) : effect))].join(" ");
}

const isToldBy = (next: ToldLine | undefined, { about }: ToldLine): boolean =>
  next?.about.gone !== undefined && about.gone === undefined && next.about.places[0] === about.places[0];

/** A text without what it begins with and has said before, where this goes on after it. */
function without(begins: string, goesOn: RegExp, text: string): string {
  if (begins === "" || !text.startsWith(begins)) return text;
  const rest = text.slice(begins.length);
  return goesOn.test(rest) ? capital(rest.replace(goesOn, "")) : text;
}
