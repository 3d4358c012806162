/** What people look at, as it is now; what a seat sees is refused to whoever does not hold it. */
import {
  handMotif,
  type Option,
  type PictureSource,
  type PlanRow,
  publicView,
  refuse,
  type Seat,
  type Sketch,
  scenarioSketch,
  sketch,
  viewOf,
} from "#engine";
import { type Live, namesOf } from "../../facts/live.ts";
import { phaseTitle } from "../../facts/names.ts";
import { forbid, seatsOf } from "../../facts/permissions.ts";
import type { Core } from "../core.ts";
import { knownTo, knownWords } from "./known.ts";

export interface Looks {
  /** The board as this seat sees it; null: as the person's only seat does, else everyone's. */
  board(game: string, person: string, seat: Seat | null): Promise<Sketch>;
  /** The parts of the board that can be looked at separately, and one of them as everyone sees it. */
  zones(game: string): Promise<readonly Option[]>;
  closeUp(game: string, zone: string): Promise<Sketch>;
  /** A board as it was posted, with what it was called. Refused where there is none of that number, or it was taken back. */
  posted(game: string, id: number): Promise<{ readonly source: PictureSource | null; readonly caption: string }>;
  /** What the marks of the board mean. Refused where the game has nothing to say about them. */
  legend(game: string): Promise<Sketch>;
  /** The map as this seat sees it, with rows of its sheet as a plan. Refused where the game draws none. */
  plan(game: string, person: string, seat: Seat, rows: readonly PlanRow[]): Promise<Sketch>;
  hand(game: string, person: string, seat: Seat): Promise<Sketch>;
  /**
   * The cards of a seat's hand that can be read one by one, with what it has been shown; none where the game has no
   * cards.
   */
  cards(game: string, person: string, seat: Seat): Promise<readonly Option[]>;
  /** One of them. Every other is refused alike, whether there is such a card or not. */
  card(game: string, person: string, seat: Seat, card: string): Promise<Sketch>;
}

export function looks(core: Core): Looks {
  const begun = async (game: string): Promise<Live> => core.begun(await core.record(game));
  const seated = async (game: string, person: string, seat: Seat): Promise<Live> =>
    core.seated({ id: game }, person, seat, "look");
  return {
    async board(game, person, seat) {
      const setUp = await ownSetUp(core, game);
      if (setUp) return setUp;
      const live = await begun(game);
      return boardOf(live, seatsOf(live, person), seat);
    },
    zones: async (game) => zonesOf(await begun(game)),
    closeUp: async (game, zone) => closeUpOf(await begun(game), zone),
    async posted(game, id) {
      const kept = (await core.repository.keptPictures(game)).find((one) => one.id === id);
      if (!kept)
        return refuse(
          "no-picture",
          `No board with the number ${id} was posted in this campaign, or it was taken back.`,
        );
      return { source: await core.repository.keptPicture(game, id), caption: kept.caption };
    },
    legend: async (game) => legendOf(await begun(game)),
    plan: async (game, person, seat, rows) => planOf(await seated(game, person, seat), seat, rows),
    async hand(game, person, seat) {
      const live = await seated(game, person, seat);
      return handOf(live, seat, (await knownTo(core, live, seat)).map(knownWords));
    },
    cards: async (game, person, seat) => cardsOf(await seated(game, person, seat), seat),
    card: async (game, person, seat, card) => cardOf(await seated(game, person, seat), seat, card),
  };
}

/** Before a campaign begins, the set-up of a host's own scenario, which its post shows; null: it has none. */
async function ownSetUp(core: Core, game: string): Promise<Sketch | null> {
  const record = await core.record(game);
  if (record.started !== null || record.status !== "lobby") return null;
  const book = await core.pinned(record);
  const sheet = book.definition.ownScenarios?.show(record.options, book.content) ?? null;
  return sheet && scenarioSketch(book, record.options);
}

/** The board as a seat sees it; null: as the only one of these seats does, else as everyone. */
function boardOf({ book, env, members }: Live, mine: readonly Seat[], seat: Seat | null): Sketch {
  if (seat !== null && !mine.includes(seat)) forbid("look");
  const viewer = seat ?? (mine.length === 1 ? mine[0] : undefined);
  const view = viewer === undefined || env.over ? publicView(book, env) : viewOf(book, env, viewer);
  const caption = phaseTitle(book.definition.phase(view.table));
  return sketch(book, { kind: "board", caption, names: namesOf(members) }, view);
}

/** Rows of a seat's sheet on its own map. */
export function planOf({ book, env, members }: Live, seat: Seat, rows: readonly PlanRow[]): Sketch {
  if (!book.definition.draft) return refuse("no-plan", "This game draws no plans.");
  const view = viewOf(book, env, seat);
  const caption = `${phaseTitle(book.definition.phase(view.table))}: your plan`;
  return sketch(book, { kind: "plan", rows, caption, names: namesOf(members) }, view);
}

const zonesOf = ({ book, env }: Live): readonly Option[] =>
  book.definition.closeUps?.zones(publicView(book, env)) ?? [];

const closeUpOf = ({ book, env }: Live, zone: string): Sketch =>
  book.definition.closeUps
    ? sketch(book, { kind: "close-up", zone }, publicView(book, env))
    : refuse("no-zones", "The board of this game has no parts.");

const legendOf = ({ book, env }: Live): Sketch =>
  book.definition.legend
    ? sketch(book, { kind: "legend" }, publicView(book, env))
    : refuse("no-legend", "The board of this game has no legend.");

export const handOf = ({ book, env }: Live, seat: Seat, known: readonly string[] = []): Sketch =>
  sketch(book, handMotif(known), viewOf(book, env, seat));

const cardsOf = ({ book, env }: Live, seat: Seat): readonly Option[] =>
  book.definition.reading?.cards(viewOf(book, env, seat)) ?? [];

/** Refused alike for a card that another holds and for one that does not exist. */
function cardOf({ book, env }: Live, seat: Seat, card: string): Sketch {
  const { reading } = book.definition;
  const view = viewOf(book, env, seat);
  const held = reading?.cards(view).find(({ value }) => value === card);
  if (!reading || !held)
    return refuse("no-card", "You can read the cards that you hold or have been shown; this is not one of them.");
  return sketch(book, { kind: "card", card: held.value }, view);
}
