/** The state in which a game begins: an empty map, full pools, and what the host's options decide. */
import type { Frozen, Setup } from "#engine";
import type { Pieces } from "../../content/types.ts";
import { type Hand, type Lebanon, type LebanonState, NO_PIECES, type Table } from "../../state.ts";
import { chosen } from "./options.ts";

const hand = (): Hand => ({
  chits: [],
  planned: [],
  groups: [],
  units: {},
  evading: [],
  known: {},
  seen: [],
  strategy: null,
  course: [],
  selected: [],
  commitment: null,
});

/** an empty map, and full pools. */
export function setup({ content, options }: Pick<Setup<Lebanon>, "content" | "options">): LebanonState {
  const { scenario, chits, syria, iran, hamas, battles } = chosen.parse(options);
  const { turns, c2, pieces, widerWar } = content.scenarios[scenario];
  const starts = syria === "start"; // in the war from the Insurgent's set-up on
  const table: Table = {
    scenario,
    optionalChits: chits === "yes",
    iran: iran === "yes",
    hamas: hamas === "yes",
    stepByStep: battles === "steps",
    turn: 0,
    length: turns,
    phase: "strategy",
    phasing: null,
    syria: !widerWar || syria === "never" ? "never" : starts ? "in" : "out",
    c2: { ...c2, insurgent: c2.insurgent + (starts ? 1 : 0) },
    hqs: {},
    groups: [],
    control: {},
    held: { idf: 0, insurgent: 0 },
    planned: { idf: 0, insurgent: 0 },
    inPlay: { idf: [], insurgent: [] },
    vp: 0,
    waiting: starts ? joined(pieces.reinforcements, NO_PIECES) : joined(pieces.reinforcements, pieces.syria),
    eliminated: [],
    closed: [],
    once: [],
    raided: false,
    fought: [],
    evading: {},
    next: 1,
    battle: null,
    strike: null,
    effect: null,
    deferred: [],
    news: [],
    strategy: null,
    ending: null,
  };
  return { table, hands: { idf: hand(), insurgent: hand() }, box: {} };
}

const joined = (one: Frozen<Pieces>, other: Frozen<Pieces>): Table["waiting"] => ({
  hqs: [...one.hqs, ...other.hqs],
  units: [...one.units, ...other.units],
});
