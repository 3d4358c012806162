/** The story of a campaign, from its boards: what a page of its replay shows in words, and what it draws its charts from. */

import type { GameTypes, Rulebook, Seat } from "#engine";
import type { PlacedPromise } from "../../campaign/log/replay-about.ts";
import type { Show, ShownContest, ShownStep } from "../show.ts";
import { byLine, cardsIn } from "./cards.ts";
import { bargainingOf, dealsOf, noDeals } from "./deals.ts";
import type { Deed } from "./deeds.ts";
import { fightsOf } from "./fights.ts";
import { Figures } from "./figures.ts";
import { lossesIn } from "./losses.ts";
import type { Moment } from "./moments.ts";
import { drivenOut, placesOf } from "./places.ts";
import { reasonOf, resultOf } from "./result.ts";
import { scoresOf } from "./scores.ts";
import { storyIn } from "./sentences.ts";
import { shownCards } from "./shown-cards.ts";
import { talliesOf } from "./tallies.ts";
import { halfOf } from "./told.ts";
import { turningPoints } from "./turning-points.ts";
import { turnsOf } from "./turns.ts";
import { capital, explained, momentOf, plain, type Side, Sides } from "./words.ts";

/** A campaign whose story is told. */
export interface Campaign {
  readonly book: Rulebook<GameTypes>;
  readonly title: string;
  readonly moments: readonly Moment[];
  readonly sides: readonly Side[];
  /** Those that everyone who reads the story may read. */
  readonly promises: readonly PlacedPromise[];
  readonly isRunning: boolean;
  /**
   * Whether readers may know whose decisions fell when, and for whom time ran out: after an end at which all was opened.
   * Until then that can tell who was able to react.
   */
  readonly isOpen: boolean;
  /** What each side held unseen when it ended; null: readers may not know. */
  readonly concealed: Show["concealed"];
  /** As the page says it. */
  readonly lacksLog: Show["lacksLog"];
}

export function storyOf(campaign: Campaign): Show {
  const { book, title, moments, promises, isRunning, isOpen, lacksLog } = campaign;
  const { definition, content } = book;
  const sides = new Sides(campaign.sides);
  const all = definition.places?.(content) ?? [];
  const names = new Map(all.map(({ id, name }) => [id, name]));
  const placeName = (place: string): string => names.get(place) ?? place;
  const contests = (moments.at(-1)?.contests ?? []).map((contest) => new Figures(contest));
  const places = placesOf(moments, all);
  const fights = fightsOf(moments);
  const cards = cardsIn(moments);
  const told = { moments, sides, contests, fights, places, cards, promises, isRunning, placeName };
  const deals = dealsOf(moments, promises, sides);
  const bargaining = bargainingOf(moments, promises, sides);
  const points = turningPoints({ ...told, cards: byLine(cards), others: besides(told) });
  return {
    game: definition.id,
    name: definition.name,
    title,
    asOf: isRunning ? momentOf(moments.at(-1)?.phase) : null,
    lacksLog,
    result: resultOf(told),
    why: reasonOf(told),
    story: storyIn(told),
    sides: campaign.sides.map(({ seat, name, colour, players }) => ({ seat, name, colour, players })),
    contests: contests.map((figures) => shownContest(told, figures)),
    steps: stepsOf({ moments, placeName }, isOpen),
    points: isOpen
      ? points.map((point) => ({ ...point, line: `${point.line}${ranOut(moments[point.step], sides)}` }))
      : points,
    turns: turnsOf(told),
    tallies: talliesOf({ ...told, half: halfOf(told) }),
    losses: lossesIn(moments, sides),
    cards: shownCards(cards, told.fights, sides, placeName),
    places,
    deals,
    bargaining: deals.length === 0 && bargaining === "" ? noDeals(isRunning) : bargaining,
    concealed: campaign.isOpen ? campaign.concealed : null,
  };
}

function shownContest(told: Pick<Telling, "moments" | "sides">, figures: Figures): ShownContest {
  const { name, course, counts } = figures.contest;
  const { moments } = told;
  const reached = moments.map(({ contests }) => contests.find((one) => one.name === name)?.reached ?? -1);
  return { name: capital(name), course, counts: counts.many, byTurn: scoresOf(told, figures), reached };
}

/** Moments under the names that addresses have for them. */
function stepsOf(
  { moments, placeName }: Pick<Telling, "moments" | "placeName">,
  isOpen: boolean,
): readonly ShownStep[] {
  const used = new Map<string, number>();
  return moments.map(({ phase: { turn, name: phase }, caption, lines, decided }): ShownStep => {
    const plainName = `turn-${turn}-${slug(phase)}`;
    const n = (used.get(plainName) ?? 0) + 1;
    used.set(plainName, n);
    return {
      ...{ turn, phase, caption },
      name: n === 1 ? plainName : `${plainName}-${n}`,
      lines: lines.map(({ text, about: { seats, places, kind, weight, warns } }) => ({
        text: whereFought(plain(text), kind === "battles" ? places.map(placeName) : []),
        ...{ seats, places, kind },
        weight: warns ? 1 : weight,
      })),
      decided: isOpen ? decided : [],
    };
  });
}

/** In the channel a picture or the line before says where; whoever reads a list does not see that. */
const whereFought = (text: string, [place, ...others]: readonly string[]): string =>
  place === undefined || [place, ...others].some((name) => text.includes(name)) ? text : `${place}: ${text}`;

const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

interface Telling {
  readonly moments: readonly Moment[];
  readonly sides: Sides;
  readonly promises: readonly PlacedPromise[];
  readonly placeName: (place: string) => string;
}

/**
 * What makes a war a story besides the lead: promises broken, sides driven out, given up, or played by somebody else.
 */
function besides({
  moments,
  sides,
  promises,
  placeName,
}: Telling): readonly { readonly deed: Deed; readonly weight: number }[] {
  const deed = (moment: number, title: string, line: string, seat: Seat): Deed => ({
    ...{ moment, title, line, seat },
    ...{ against: [], places: [], worth: 0 },
  });
  const broken = promises.flatMap(({ by, to, text, step, verdict }) =>
    verdict?.kind === "broken"
      ? [
          {
            deed: deed(step, `${sides.The(by)} gave ${sides.together(to)} a promise that they broke`, text, by),
            weight: 1.6,
          },
        ]
      : [],
  );
  const givenUp = moments.flatMap(({ lines }, at) =>
    lines.flatMap((line) =>
      line.about.givesUp
        ? line.about.seats.map((seat) => ({
            deed: deed(at, `${sides.The(seat)} gave up`, explained({ placeName }, line), seat),
            weight: 4,
          }))
        : [],
    ),
  );
  const driven = drivenOut(
    moments,
    sides.all.map(({ seat }) => seat),
  ).map(({ seat, moment }) => ({
    deed: deed(moment, `${sides.The(seat)} controlled no place any more`, moments[moment]?.caption ?? "", seat),
    weight: 1.4,
  }));
  const handed = moments.flatMap(({ handedOver, phase }, at) =>
    handedOver.map((seat) => ({
      deed: deed(
        at,
        `Somebody else took ${sides.the(seat)} over`,
        `Since ${phase.name} of turn ${phase.turn} another person has played ${sides.the(seat)}.`,
        seat,
      ),
      weight: 1.2,
    })),
  );
  return [...givenUp, ...broken, ...driven, ...handed];
}

/** Where time answered for somebody in a moment that turned the campaign. */
function ranOut(moment: Moment | undefined, sides: Sides): string {
  const seats = moment?.overdue ?? [];
  return seats.length === 0 ? "" : ` Time had run out for ${sides.together(seats)}, and the rules answered.`;
}
