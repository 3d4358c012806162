import { createHash } from "node:crypto";
import { openShipped } from "../../src/campaign/packs.ts";
import {
  begin,
  Dice,
  decisionsOf,
  type Envelope,
  type GameTypes,
  type Rulebook,
  type Seat,
  submit,
  viewOf,
} from "../../src/engine/index.ts";
import type { AnyDefinition } from "../../src/games/registry.ts";
import type { Scene } from "../../src/scene/index.ts";

/** A picture of a campaign: of the table, or of what one seat holds. */
export interface Shot {
  readonly caption: string;
  readonly turn: number;
  readonly phase: string;
  readonly scene: Scene;
  readonly kind: "board" | "beside" | "hand";
}

/** As people call themselves, up to the 32 characters that Discord allows. */
const PEOPLE = ["Ashworth", "Marguerite de la Rochefoucauld-XI", "tobias.k", "Zoë ✓ 12", "The Quartermaster", "Bea"];

/** Longer campaigns are stopped: no game needs so many acts. */
const MOST_ACTS = 6000;

/** Plays a campaign by computer players, straight through the engine, and keeps every picture of it. */
export function played(definition: AnyDefinition, seats: number, seed: string): Shot[] {
  const book = openShipped(definition);
  const options = { ...definition.defaults, seats: String(seats) };
  const roster = definition.roster(options, book.content).map(({ id }) => id);
  const names = Object.fromEntries(roster.map((seat, i) => [seat, PEOPLE[i] ?? seat]));
  const controllers = Object.fromEntries(roster.map((seat) => [seat, `person of ${seat}`]));
  const key = createHash("sha256").update(seed).digest("hex");
  const dice = new Dice({ key, next: 0 });
  const start = begin(book, { seats: roster, controllers, options, key }, names);
  const shots: Shot[] = [];
  let state = start.state;
  keep(shots, start.happenings);
  let phase = "";
  for (let acts = 0; acts < MOST_ACTS && !state.over; acts++) {
    const { id, name, turn } = definition.phase(state.table);
    if (id !== phase) shots.push(...hands(book, state, name, turn));
    phase = id;
    const next = act(book, state, roster, dice, names);
    if (!next) break;
    keep(shots, next.happenings);
    state = next.state;
  }
  return shots;
}

type Advance = ReturnType<typeof submit<GameTypes>>;

/** One act of whoever has something to do; null if nobody has. */
function act(
  book: Rulebook<GameTypes>,
  state: Envelope<GameTypes>,
  seats: readonly Seat[],
  dice: Dice,
  names: { readonly [seat: Seat]: string },
): Advance | null {
  for (const seat of dice.shuffled(seats)) {
    for (const decision of decisionsOf(book, state, seat)) {
      const view = viewOf(book, state, seat);
      const usual = (): ReturnType<typeof book.definition.bot> =>
        decision.owed ? book.definition.defaultAnswer(view, decision) : null;
      const move = book.definition.bot(view, decision, dice) ?? usual();
      if (move) return submit(book, state, { seat, decision: null, ...move }, names);
    }
  }
  return null;
}

function keep(shots: Shot[], happenings: Advance["happenings"]): void {
  for (const happening of happenings) {
    if (happening.kind !== "picture" || !happening.scene) continue;
    const { caption, scene, phase } = happening;
    const { beside = [], ...board } = scene;
    const about = { caption, turn: phase.turn, phase: phase.name };
    shots.push({ ...about, scene: board, kind: "board" });
    for (const other of beside) shots.push({ ...about, scene: other, kind: "beside" });
  }
}

/** What the first seat holds as a phase begins. */
function hands(book: Rulebook<GameTypes>, state: Envelope<GameTypes>, phase: string, turn: number): Shot[] {
  const [seat] = state.seats;
  if (seat === undefined || !book.definition.hand) return [];
  const scene = book.definition.hand(viewOf(book, state, seat));
  return [{ caption: `Turn ${turn}, ${phase}: a hand`, turn, phase, scene, kind: "hand" }];
}
