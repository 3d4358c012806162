import { pino } from "pino";
import {
  type Beginning,
  Dice,
  decisionsOf,
  type GameTypes,
  type Json,
  type Params,
  type Seat,
  stepsToCome,
  viewOf,
} from "#engine";
import type { Live } from "../../../src/campaign/facts/live.ts";
import { toldTo } from "../../../src/campaign/facts/words.ts";
import { rehearsal } from "../../../src/campaign/moves/own-steps.ts";
import { Play } from "../../../src/campaign/moves/play.ts";
import { tryMoves } from "../../../src/campaign/service/acting/answering.ts";
import type { Turns } from "../../../src/campaign/service/acting/turns.ts";
import { rehearsedView, seatViewOf } from "../../../src/campaign/service/showing/seat-view.ts";
import type { CampaignService, SeatView, Trying } from "../../../src/campaign/service.ts";
import { timetableOf } from "../../../src/campaign/time/timetables.ts";
import type { Screen } from "../../../src/discord/screen/screen.ts";
import { seatPage } from "../../../src/discord/seat/page/seat-page.ts";
import { filledInNow } from "../../../src/discord/seat/press/filled-in.ts";
import { actionOf, addMenus, isStep, rowOf } from "../../../src/discord/seat/sheet/sheet-rows.ts";
import { emptySheet, SHEET } from "../../../src/discord/seat/state/state.ts";
import type { Services } from "../../../src/discord/services/services.ts";
import { ShownMessages } from "../../../src/discord/services/shown-messages.ts";
import type { ChronicleRow, GameRecord } from "../../../src/store/records.ts";
import { amount } from "../../amounts.ts";
import { illustratorOf } from "../../illustrator.ts";
import { type Position, play } from "../../kit/play.ts";
import { keyOf, type Subject, startOf, type Variant } from "../../kit/subject.ts";

/** A position of a random game, with the options it is played with. */
export interface Place<G extends GameTypes> extends Position<G> {
  readonly options: Params;
}

/** Games that were played, by how they began. */
const played = new Map<string, readonly Position<GameTypes>[]>();

/**
 * Positions of one random game, evenly spread over it, up to a number. Usual tests look at the same game for all
 * claims.
 */
export function placesOf<G extends GameTypes>(
  subject: Subject<G>,
  variant: Variant,
  n: number,
  most: number,
): Place<G>[] {
  const start = startOf(subject, variant, amount(0, n));
  const dice = new Dice({ key: keyOf(start.key, `pages ${n}`), next: 0 });
  const positions = positionsOf(subject, start);
  const stride = Math.ceil(positions.length / most);
  return positions
    .filter((_, i) => i % stride === n % stride)
    .map((position) => ({ ...position, book: subject.book, dice, options: start.options }));
}

function positionsOf<G extends GameTypes>(subject: Subject<G>, start: Beginning): readonly Position<G>[] {
  const key = `${subject.name} ${JSON.stringify(start)}`;
  const known = played.get(key) as readonly Position<G>[] | undefined; // of the same subject
  if (known) return known;
  const positions: Position<G>[] = [];
  play(subject, start, {
    title: "pages",
    at: (position) => {
      if (!position.env.over) positions.push(position);
    },
  });
  played.set(key, positions as unknown as readonly Position<GameTypes>[]); // a game of any types is a game
  return positions;
}

const NOW = Date.UTC(2026, 0, 1);
const PERSON = "200000000000000001";
const GAME = "k7f3x";

/** A seat's page at such a position, drawn up without a database; `sheet`: what is filled in. */
export async function pageOnPaper<G extends GameTypes>(
  place: Place<G>,
  seat: Seat,
  sheet: Json | null = null,
): Promise<Screen> {
  return await seatPage(paper(place, sheet), PERSON, GAME, seat);
}

/** What a reminder says that this seat has filled in; null: nothing that could be submitted. */
export async function remindedOnPaper<G extends GameTypes>(
  place: Place<G>,
  seat: Seat,
  sheet: Json,
): Promise<string | null> {
  const filled = await filledInNow(paper(place, sheet), { person: PERSON, game: GAME, seat });
  return filled?.words ?? null;
}

/** A sheet with rows taken at random from those that a step offers, possible together or not; null: no step is open. */
export function rowsOnPaper<G extends GameTypes>({ book, env, dice }: Place<G>, seat: Seat): Json {
  const known = { book, view: viewOf(book, env, seat) } as unknown as Pick<SeatView, "book" | "view">; // a game of any types is a game
  const step = decisionsOf(book, env, seat).find((decision) => isStep(known, decision));
  const entries = step ? addMenus(known, step, {}).flatMap(({ additions }) => additions) : [];
  const rows = entries.flatMap(({ value, leads }) => {
    const [action = ""] = value.split(".");
    return leads.kind === "row" ? [rowOf(known, { action, params: leads.params })] : [];
  });
  if (rows.length === 0) return null;
  const sheet = emptySheet(book.definition.phase(viewOf(book, env, seat).table).id);
  return { ...sheet, rows: Array.from({ length: 4 }, () => dice.of(rows)) };
}

/** The actions that rows of a step's sheet can be of, menu by menu; none where no step is open. */
export function rowActions<G extends GameTypes>({ book, env }: Place<G>, seat: Seat): readonly (readonly string[])[] {
  const known = { book, view: viewOf(book, env, seat) } as unknown as Pick<SeatView, "book" | "view">; // a game of any types is a game
  const step = decisionsOf(book, env, seat).find((decision) => decision.owed && isStep(known, decision));
  return step ? addMenus(known, step, {}).map(({ additions }) => additions.map(actionOf)) : [];
}

/** A sheet that turns the page to a step to come; null: the seat has none before it. */
export function aheadOnPaper<G extends GameTypes>({ book, env }: Place<G>, seat: Seat): Json {
  const view = viewOf(book, env, seat);
  const [step] = stepsToCome(book, env, view);
  return step ? { ...emptySheet(book.definition.phase(view.table).id), preparing: step.key } : null;
}

/** As much of the campaign service as a page is drawn from. */
function paper<G extends GameTypes>(place: Place<G>, sheet: Json | null): Services {
  const live = liveAt(place);
  const lastTold = (seat: Seat): ChronicleRow[] => [
    {
      ...{ seq: 0, seat: null, kind: "default", action: "", at: 0, about: null, back: null },
      told: toldTo(live.book, place.last as never, seat).map(({ line }) => line),
    },
  ];
  const at = (seat: Seat, step: string | null = null): Live => (step === null ? live : rehearsal(live, seat, step));
  const turns = {
    trial: async ({ seat, step }: Trying) => new Play(at(seat, step), NOW),
  } as unknown as Turns; // a trial asks nothing else of them
  const showing: Partial<CampaignService["showing"]> = {
    seatView: async (_game, _person, seat) => seatViewOf(live, seat, lastTold(seat)),
    seatsOf: async () => live.env.seats.slice(0, 1),
  };
  const acting: Partial<CampaignService["acting"]> = {
    sheet: async (_game, _person, _seat, of) => (of === SHEET ? sheet : null),
    trial: async (sheet) => {
      const { rows, live: after } = await tryMoves(turns, sheet);
      const { seat, step = null } = sheet;
      return { rows, after: step === null ? seatViewOf(after, seat, []) : rehearsedView(after, seat, step) };
    },
    rehearse: async (_game, _person, seat, step) => rehearsedView(at(seat, step), seat, step),
  };
  const rules = { definitions: [live.book.definition], shipped: () => live.book };
  return {
    campaigns: { showing, acting } as CampaignService, // a page asks nothing else of it
    illustrator: illustratorOf({ campaigns: { books: rules }, repository: { pack: async () => null } }),
    logger: pino({ level: "silent" }),
    shown: new ShownMessages(Date.now),
  };
}

function liveAt<G extends GameTypes>({ subject, book, env, options }: Place<G>): Live {
  const record = {
    id: GAME,
    game: book.definition.id,
    name: subject.name,
    status: "running",
    options,
    timetable: timetableOf(24),
    rules: book.definition.rules,
  } as GameRecord; // a page needs nothing else of it
  const live: Omit<Live, "book" | "env"> = {
    record,
    members: [],
    lesson: null,
    councils: [],
    talks: [],
    promises: [],
    reasons: [],
    votes: [],
    motions: [],
    names: null,
    orders: [],
    prepared: [],
    clocks: [],
    ballots: [],
    post: null,
    news: {},
    acted: env.seats.slice(1),
    former: {},
    recent: [],
    chain: "",
  };
  return { ...live, book, env } as unknown as Live; // a game of any types is a game
}
