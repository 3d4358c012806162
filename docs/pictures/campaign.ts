import { createHash } from "node:crypto";
import { type Envelope, type GameTypes, type Rulebook, sceneOf, type submit, viewOf } from "#engine";
import type { Scene } from "#scene";
import { playOut } from "../../src/cli/play-out.ts";
import type { AnyDefinition } from "../../src/games/registry.ts";
import { openShipped } from "../../src/packs/packs.ts";

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

/** What is shown at an act of a campaign. */
export interface Moment {
  readonly act: number;
  readonly turn: number;
  readonly phase: string;
  readonly kind: "board" | "hand";
}

/** Options of a campaign that are not the usual ones; those that a game does not have are left out. */
export type Chosen = { readonly [option in string]: string };

/**
 * Plays a campaign by computer players, straight through the engine, and draws what it shows at the acts wanted; the same seed gives the same campaign, so that
 * one may be played without pictures first.
 */
export function played(definition: AnyDefinition, chosen: Chosen, seed: string, wanted: readonly Moment[]) {
  const book = openShipped(definition);
  const { defaults } = definition;
  const known = Object.entries(chosen).filter(([option]) => Object.hasOwn(defaults, option));
  const options = { ...defaults, ...Object.fromEntries(known) };
  const roster = definition.roster(options, book.content).map(({ id }) => id);
  const names = Object.fromEntries(roster.map((seat, i) => [seat, PEOPLE[i] ?? seat]));
  const moments: Moment[] = [];
  const shots: Shot[] = [];
  const shown = (at: number, kind: Moment["kind"]): boolean =>
    wanted.some((one) => one.act === at && one.kind === kind);
  let phase = "";
  playOut(book, {
    options,
    key: createHash("sha256").update(seed).digest("hex"),
    player: () => "sensible",
    most: MOST_ACTS,
    names: (act) => (shown(act, "board") ? names : null),
    watch({ state, happenings }, act) {
      note(book, moments, shots, happenings, act);
      const { id, name, turn } = definition.phase(state.table);
      if (id !== phase && turn > 0 && holdsCards(book, state)) moments.push({ act, turn, phase: name, kind: "hand" });
      phase = id;
      if (shown(act, "hand")) shots.push(...hands(book, state, name, turn));
    },
  });
  return { moments, shots };
}

type Happenings = ReturnType<typeof submit<GameTypes>>["happenings"];

function note(book: Rulebook<GameTypes>, moments: Moment[], shots: Shot[], happenings: Happenings, at: number): void {
  for (const happening of happenings) {
    if (happening.kind !== "picture") continue;
    const { caption, sketch, phase } = happening;
    moments.push({ act: at, turn: phase.turn, phase: phase.name, kind: "board" });
    if (!sketch) continue;
    const { beside = [], ...board } = sceneOf(book, sketch);
    const about = { caption, turn: phase.turn, phase: phase.name };
    shots.push({ ...about, scene: board, kind: "board" });
    for (const other of beside) shots.push({ ...about, scene: other, kind: "beside" });
  }
}

function holdsCards(book: Rulebook<GameTypes>, state: Envelope<GameTypes>): boolean {
  const [seat] = state.seats;
  const { reading } = book.definition;
  return seat !== undefined && reading !== undefined && reading.cards(viewOf(book, state, seat)).length > 0;
}

/** What the first seat holds as a phase begins. */
function hands(book: Rulebook<GameTypes>, state: Envelope<GameTypes>, phase: string, turn: number): Shot[] {
  const [seat] = state.seats;
  if (seat === undefined || !book.definition.hand) return [];
  const scene = book.definition.hand(viewOf(book, state, seat));
  return [{ caption: `Turn ${turn}, ${phase}: a hand`, turn, phase, scene, kind: "hand" }];
}
