/** What a board shows to have been done since the one before: who took what, who beat whom, each as a headline. */
import { listed, type Seat } from "#engine";
import { cardInWords, type PlayedCard } from "./cards.ts";
import { holderOf, type Moment, type ToldLine } from "./moments.ts";
import { explained, headline, type Sides } from "./words.ts";

/** One act, and whose it was. */
export interface Deed {
  readonly moment: number;
  /** "The US took Rusafa from the Sunnis" */
  readonly title: string;
  readonly line: string;
  /** Who did it; null: nobody in particular. */
  readonly seat: Seat | null;
  /** Whom it cost something. */
  readonly against: readonly Seat[];
  readonly places: readonly string[];
  /** The more, the more it explains: land before battles, battles before figures. */
  readonly worth: number;
  /** The game itself says that it decides something. */
  readonly isWeighty?: boolean;
}

/** What deeds are told with. */
export interface Teller {
  readonly moments: readonly Moment[];
  readonly sides: Sides;
  readonly placeName: (place: string) => string;
  /** By line: the card that it tells of, or what that did. */
  readonly cards: ReadonlyMap<ToldLine, PlayedCard>;
}

/** Places that somebody has taken since the board before; `from` null: they were nobody's. */
export function takenAt(moments: readonly Moment[], at: number): readonly Taken[] {
  const [before, now] = [moments[at - 1], moments[at]];
  if (!before || !now || now.phase.turn === 0) return [];
  return Object.keys({ ...now.holders, ...now.powers }).flatMap((place): Taken[] => {
    const [from, to] = [holderOf(before, place), holderOf(now, place)];
    return to === null || to === from ? [] : [{ place, from, to }];
  });
}

/** By a name where nobody plays them. */
interface Taken {
  readonly place: string;
  readonly from: string | null;
  readonly to: string;
}

/** Everything that was done up to a board; warnings are no deeds. */
export function deedsAt(teller: Teller, at: number): readonly Deed[] {
  const moment = teller.moments[at];
  if (!moment) return [];
  return [...conquests(teller, at), ...fights(teller, at), ...others(teller, at)];
}

function conquests(teller: Teller, at: number): readonly Deed[] {
  const taken = takenAt(teller.moments, at);
  const { sides, placeName, moments } = teller;
  return [...new Set(taken.map(({ to }) => to))].map((seat) => {
    const own = taken.filter(({ to }) => to === seat);
    const from = [...new Set(own.flatMap((one) => one.from ?? []))];
    const lost = from.length > 0 && own.every((one) => one.from !== null) ? ` from ${sides.together(from)}` : "";
    const line = lineFor(
      moments[at]?.lines ?? [],
      seat,
      own.map(({ place }) => place),
    );
    const told = line?.about.places ?? [];
    const places = own
      .map(({ place }) => place)
      .toSorted((a, b) => Number(told.includes(b)) - Number(told.includes(a)));
    return {
      moment: at,
      title: `${sides.The(seat)} took ${named(places.map(placeName))}${lost}`,
      line: line ? explained(teller, line) : (moments[at]?.caption ?? ""),
      ...{ seat: sides.has(seat) ? seat : null, against: from, places },
      worth: 2 + own.filter((one) => one.from !== null).length / 2 + own.length / 10,
    };
  });
}

/** The most places a headline names. */
const FEW = 3;

const named = (places: readonly string[]): string =>
  places.length <= FEW
    ? listed(places)
    : `${listed(places.slice(0, FEW - 1)).replace(" and ", ", ")} and ${places.length - FEW + 1} more places`;

/** The line that explains how a side came by places: the fight for one of them before anything else. */
function lineFor(lines: readonly ToldLine[], seat: Seat, places: readonly string[]): ToldLine | undefined {
  const there = lines.filter(
    ({ about }) =>
      about.places.some((place) => places.includes(place)) && (about.kind !== "battles" || about.weight > 1),
  ); // a shot that took nothing explains nothing
  const isMove = ({ about }: ToldLine): boolean => about.kind === "places" && about.places.length > 1;
  const isFight = ({ about }: ToldLine): boolean => about.kind === "battles" && about.weight > 1;
  return (
    there.find((one) => isFight(one) && one.about.winner === seat) ??
    there.find(isFight) ??
    there.find(isMove) ??
    there.find(({ about }) => about.kind !== "other" && about.seats.includes(seat)) ??
    there.find(({ about }) => about.seats.includes(seat)) ??
    there[0] ??
    lines.find(({ about }) => about.weight > 1 && about.seats.includes(seat))
  );
}

function fights(teller: Teller, at: number): readonly Deed[] {
  const { moments, sides, placeName } = teller;
  return (moments[at]?.lines ?? []).flatMap((line): Deed[] => {
    const { kind, winner, seats, places, cost } = line.about;
    const [place] = places;
    if (kind !== "battles" || winner === undefined || place === undefined) return [];
    const against = seats.filter((seat) => seat !== winner);
    const where = `at ${placeName(place)}`;
    const title =
      against.length > 0
        ? `${sides.The(winner)} beat ${sides.together(against)} ${where}`
        : `${sides.The(winner)} won ${where}`;
    const worth = 1.5 + (cost?.n ?? 0) / 10;
    return [{ moment: at, title, line: explained(teller, line), seat: winner, against, places, worth }];
  });
}

/** What figures or places changed by, besides fights: a line that weighs something, in its own words. */
function others(teller: Teller, at: number): readonly Deed[] {
  return (teller.moments[at]?.lines ?? []).flatMap((line): Deed[] => {
    const { about } = line;
    const { kind, warns, weight, seats, places, deeds } = about;
    if (deeds)
      return Object.entries(deeds).map(([seat, title]) => {
        const worth = 1.2;
        return { moment: at, title, line: explained(teller, line), seat, against: [], places, worth };
      });
    if (warns || weight < 2 || (weight > 2 && at === teller.moments.length - 1)) return []; // the end is told by those who have won
    if (weight < 3 && kind !== "points") return [];
    const card = teller.cards.get(line);
    const [seat = null] = card?.line.about.seats ?? (seats.length === 1 || about.short !== undefined ? seats : []);
    const title = headline(about.short ?? line.text);
    const said = card ? cardInWords(card, teller.placeName) : explained(teller, line);
    return [{ moment: at, title, line: said, seat, against: [], places, worth: 1, isWeighty: weight > 2 }];
  });
}
