/** Which sides people can join in a campaign with councils, and which of them needs people most. */
import { type GameTypes, type Rulebook, refuse, type Seat } from "#engine";
import type { CouncilSettings } from "../../store/council.ts";
import type { GameRecord, Member } from "../../store/records.ts";
import { type Place, placesOf, placeWith } from "./places.ts";

/** Sides of a balanced campaign never differ by more people than that. */
const APART = 2;

/** A seat, or a group of seats, that several people join. */
export interface Side extends Place {
  /** In order of joining. */
  readonly people: readonly Member[];
  /** Why nobody can join it now; null: somebody can. */
  readonly closed: "full" | "uneven" | null;
}

type Book = Pick<Rulebook<GameTypes>, "definition" | "content">;
type Lobby = Pick<GameRecord, "options">;

/** All sides of a campaign with councils, in seating order. */
export function sidesOf(
  book: Book,
  lobby: Lobby,
  { people: most, joining }: Pick<CouncilSettings, "people" | "joining">,
  members: readonly Member[],
): readonly Side[] {
  const places = placesOf(book, lobby);
  const sides = places.map((place) => ({ ...place, people: peopleOf(place, members) }));
  const fewest = Math.min(...sides.map(({ people }) => people.length));
  return sides.map((side): Side => {
    const count = side.people.length;
    const isUneven = joining === "balanced" && count + 1 - fewest > APART;
    return { ...side, closed: count >= most ? "full" : isUneven ? "uneven" : null };
  });
}

/** Of a person who holds several seats of a place, the first. */
function peopleOf({ seats }: Place, members: readonly Member[]): readonly Member[] {
  const own = members.filter(({ seat, bot }) => !bot && seat !== null && seats.includes(seat));
  return own.filter(({ person }, i) => own.findIndex((other) => other.person === person) === i);
}

/** The side with the fewest people; null: all are full. */
export function neededSide(sides: readonly Side[]): Side | null {
  const open = sides.filter(({ closed }) => closed === null);
  return open.reduce<Side | null>(
    (least, side) => (least && least.people.length <= side.people.length ? least : side),
    null,
  );
}

/** The side that somebody joins who has named a seat of it, or wants to be where they are needed. Refused if it is closed. */
export function sideFor(sides: readonly Side[], seat: Seat | null): Side {
  if (seat === null) return neededSide(sides) ?? refuse("full", "All sides of this campaign are full.");
  const place = placeWith(sides, seat);
  const side = sides.find((one) => one === place);
  if (!side) return refuse("no-seat", `There is no such side; there are ${sides.map(({ name }) => name).join(", ")}.`);
  if (side.closed === "full") refuse("full", `${side.name} cannot take more people.`);
  if (side.closed === "uneven")
    refuse(
      "uneven",
      `${side.name} would be more than ${APART} people ahead of another side: join where you are needed.`,
    );
  return side;
}
