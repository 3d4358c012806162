/** What rules write with and look at: the game as it is, as it is for a moment, as a seat sees it. */
import { entriesOf, type Frozen, mustGet, type RulesContext, type Stage, type View } from "#engine";
import type { SeatId } from "../content/sides.ts";
import { type Box, type Fitna, type Game, type Hand, type State, seatIdOf } from "../state.ts";
import type { Played } from "./event-kinds.ts";
import { newsOf, type Told, type Whispered } from "./events.ts";
import { gameOf } from "./setup/played.ts";
import { layChecksum } from "./since.ts";

/** What the rules write with, in actions and stages. */
export type Now = RulesContext<Fitna>;
/** In a stage with these notes. */
export type At<D> = Stage<Fitna, D>;

/** The game as it is, to be read and written. */
export const playing = ({ content, state, current }: Pick<Now, "content" | "state" | "current">): Game =>
  gameOf(content, state, current as State); // looked at only

/** The same, read only: nothing is copied. */
export const looking = ({ content, current }: Pick<Now, "content" | "current">): Game =>
  gameOf(content, current as State); // looked at only

const NOTHING: Box = {
  piles: { assets: [], events: [] },
  discards: { assets: [], events: [] },
  highTension: [],
  is: {},
  isPool: [],
};

/** A game of which only this is known. */
const onlyWith = (content: Looking["content"], table: Looking["table"], hands: Frozen<State["hands"]>): Game =>
  gameOf(content, { table, hands, box: NOTHING } as unknown as State); // a view is only looked at

/**
 * The game as a seat sees it, for whatever is asked or refused: units of others are missing but for those that lie open,
 * `table.stacks` says what is seen of them. It is read, never written, and the same as long as nothing is done.
 */
export function seen({ content, table, hand, seat }: Looking): Game {
  const before = lastSeen.get(table);
  const known = before?.hand === hand && before.seat === seat ? before.game.deref() : undefined;
  if (known) return known;
  const game = onlyWith(content, table, { [seatIdOf(seat)]: hand });
  lastSeen.set(table, { hand, seat, game: new WeakRef(game) });
  return game;
}

type Looking = Pick<View<Fitna>, "content" | "table" | "hand" | "seat">;

interface Seen extends Pick<Looking, "hand" | "seat"> {
  readonly game: WeakRef<Game>;
}

/**
 * What was seen last of a table: many questions are asked of it, and what follows from it is found once (`once`). It is
 * held weakly, for what follows takes more room than the table, which campaigns keep.
 */
const lastSeen = new WeakMap<Looking["table"], Seen>();

/** What everyone sees. */
export const open = ({ content, table }: Pick<View<Fitna>, "content" | "table">): Game => onlyWith(content, table, {});

/** What everyone sees now: public facts decide who is asked. */
export const openIn = ({ content, current }: Pick<Now, "content" | "current">): Game =>
  open({ content, table: current.table });

/** What a seat sees now. It is read at once: the next write makes it old. */
export function seenIn({ content, current }: Pick<Now, "content" | "current">, seat: SeatId): Game {
  const { table, hands } = current;
  return onlyWith(content, table, { [seat]: mustGet(hands, seat) });
}

function shownIn({ content, current }: Now): NonNullable<Fitna["Table"]["pictured"]> {
  const { edition, news, control, stacks } = current.table;
  const others = layChecksum(content.editions[edition], { control, stacks }); // what was lent and comes back leaves as many changes as before
  return { news: news.length, others };
}

/** From now on pictures mark what happens next. */
export function turnPage(table: Fitna["Table"]): void {
  table.news = [];
  delete table.lay;
  delete table.pictured;
  delete table.fought;
}

/** Own cards and units. */
export const handIn = (s: Pick<Now, "state">, seat: SeatId): Hand => mustGet(s.state.hands, seat);

/** Posts a picture of what has come about. */
export function show(s: Now, caption: string): void {
  s.picture(caption);
  s.state.table.pictured = shownIn(s);
}

/** The same if something has changed that no picture of the phase has shown. */
export function showUnseen(s: Now, caption: string): void {
  const { news, others } = shownIn(s);
  const { pictured } = s.current.table;
  if (pictured?.news === news && pictured.others === others) return;
  s.picture(caption);
  s.state.table.pictured = { news, others };
}

/** Tells everyone, and single seats what only they may know. */
export function tell(s: Now, event: Told | null, secrets: { readonly [seat in SeatId]?: Whispered } = {}): void {
  const { edition, scenario, active, offensive } = s.current.table;
  const of: Played = `${edition}/${scenario}`;
  const told = event && { ...event, of };
  const news = told ? newsOf(told, { active, isFighting: offensive !== null }) : [];
  if (news.length > 0) s.state.table.news.push(...news);
  if (event?.chapter === "combat") {
    if (event.kind === "declared") s.state.table.fought = [event];
    else if (offensive) s.state.table.fought?.push(event);
  }
  const whispered: { [seat in SeatId]?: Whispered & { readonly of: Played } } = {};
  for (const [seat, secret] of entriesOf(secrets)) whispered[seat] = { ...secret, of };
  s.emit(told, whispered);
}
