/** Which units lose the steps that a battle or an event costs: their owner says, else the weakest lose them. */
import { z } from "zod";
import { choice, game, move, type Option, type ReactionWindow, type View, worded } from "#engine";
import { holder, type SpaceId, type UnitId } from "../../content/board-types.ts";
import { type Holder, SEATS, type SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, lookedAt } from "../../state.ts";
import { type Now, open, playing, seen, tell } from "../now.ts";
import { destroy, mark, updateControl } from "../pieces/placing.ts";
import { type Standing, standingIn } from "../pieces/units.ts";
import { count, fitting, list, type Names, spaceName, unitName } from "../pieces/words.ts";
import type { Toll } from "./crt.ts";
import { asStanding } from "./fighters.ts";
import { fightLines } from "./forecast.ts";
import { automaticSpread, type Spread, spreadsOf, stepsOwed, suffer } from "./losses.ts";
import type { Settling } from "./types.ts";

const { action, procedure, question } = game<Fitna>();

/** Steps that units of one space lose. */
export interface LossNotes {
  /** Who spreads them. */
  readonly side: Holder;
  readonly space: SpaceId;
  /** Left out: all of the side in that space. To be left out where these are not revealed, for notes are public. */
  readonly units?: readonly UnitId[];
  readonly toll: Toll;
  /** In words: "EX*", "Air Strike". */
  readonly cause: string;
}

export const isSeatSide = (side: Holder): side is SeatId => SEATS.some((seat) => seat === side);

/** R-132: the owner spreads the steps where there is a choice; factions without a seat do as Q-31 says. */
export const losses = procedure<LossNotes>("losses", {
  notes: z.strictObject({
    side: holder,
    space: z.string(),
    units: z.array(z.string()).exactOptional(),
    toll: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.enum(["none", "each", "all"]) }),
      z.strictObject({ kind: z.literal("steps"), steps: z.int(), apart: z.boolean() }),
    ]),
    cause: z.string(),
  }),
})({
  take: (s) => {
    const game = playing(s);
    const { side, space, units, toll, cause } = s.data;
    const taking = unitsTaking(game, s.data);
    if (stepsOwed(toll, taking) === 0) return "done";
    const spreads = spreadsOf(toll, taking);
    const [only] = spreads;
    if (!isSeatSide(side)) inflict(s, s.data, taking, automaticSpread(game.edition, toll, taking));
    else if (only && spreads.length === 1 && !isHidden(game, s.data)) inflict(s, s.data, taking, only);
    else {
      s.state.table.settling = { kind: "losses", side, space, units: units ?? null, toll, cause };
      if (side === s.state.table.active) s.ask(takingLosses, [side], { as: "turn", without: [acceptSuggestion] });
      else s.ask(takingLosses, [side]);
    }
    return "taken";
  },
  taken: (s) => {
    const game = playing(s);
    const taking = unitsTaking(game, s.data);
    if (s.state.table.settling) inflict(s, s.data, taking, automaticSpread(game.edition, s.data.toll, taking));
    s.state.table.settling = null;
    return "done";
  },
});

/** R-199: whether nobody else knows how many steps these units have. Then their owner is asked, choice or not: that would tell. */
const isHidden = (game: Game, { side, space, units, toll }: LossNotes): boolean =>
  units === undefined && toll.kind === "steps" && (lookedAt(game).table.stacks[space]?.[side]?.size ?? 0) > 1;

const unitsTaking = (game: Game, { side, space, units }: Pick<LossNotes, "side" | "space" | "units">) =>
  standingIn(game, space).filter((one) => (units ? units.includes(one.id) : one.side === side));

/** Section 7: whose phase it is decides on the spot; the others by their orders, unless they want to be asked. */
export const settling: ReactionWindow<Fitna> = {
  name: "settling",
  title: "when your units lose steps or retreat",
  mode: "standing-only",
  plays: () => [],
};

/** What Q-31 says of factions without a seat, for a seat that leaves it open. */
export const acceptSuggestion = action("accept-suggestion", "As suggested", {
  was: ["as-usual"],
  help: "The weakest units lose steps first; units retreat towards their supply.",
  common: true,
}).apply(() => {});

/** R-132: steps are lost, and everyone is told by whom; of units that lie hidden (R-199) only how many are reduced. */
function inflict(s: Now, notes: Omit<LossNotes, "toll">, units: readonly Standing[], spread: Spread) {
  const { side, space, cause } = notes;
  const game = playing(s);
  const { reduced, eliminated } = suffer(units, spread);
  const top = lookedAt(game).table.stacks[space]?.[side]?.top?.unit;
  const isSeen = (id: UnitId): boolean => notes.units !== undefined || id === top || !isSeatSide(side);
  const hidden = reduced.filter((id) => !isSeen(id));
  if (!eliminated.every(isSeen)) s.barrier(); // everyone sees now what lay there
  for (const id of reduced) mark(game, id, { reduced: true });
  for (const id of eliminated) destroy(game, id);
  updateControl(game, space);
  const event = { chapter: "combat", kind: "losses", side, space, cause } as const;
  const shown = { ...event, reduced: reduced.filter(isSeen), eliminated: [...eliminated] };
  if (hidden.length === 0 || !isSeatSide(side)) tell(s, shown);
  else tell(s, { ...shown, hidden: hidden.length }, { [side]: { chapter: "combat", kind: "reduced", units: hidden } });
}

/** "sun-3+sun-3+fsa-5": one unit a step. */
export const spreadNamed = (units: readonly Standing[], spread: Spread): string =>
  units.flatMap(({ id }) => Array.from({ length: spread[id] ?? 0 }, () => id)).join("+");

/** The same, read back. */
export function stepsIn(value: string): Spread {
  const spread: { [unit: UnitId]: number } = {};
  for (const id of value.split("+")) spread[id] = (spread[id] ?? 0) + 1;
  return spread;
}

/** The losses that this seat is asked about, and the units that can take them. */
export function lossesAsked(
  view: View<Fitna>,
): { readonly settling: Extract<Settling, { readonly kind: "losses" }>; readonly units: readonly Standing[] } | null {
  const { settling } = view.table;
  if (settling?.kind !== "losses" || settling.side !== view.seat) return null;
  const game = seen(view);
  const { units, space } = settling;
  const own = standingIn(game, space).filter((one) => one.side === settling.side);
  if (units === null) return { settling, units: own };
  const { offensive } = view.table;
  const fighters = offensive ? [...offensive.fighting.attacker, ...offensive.fighting.defender] : [];
  const others = asStanding(game, fighters, space).filter(({ id }) => !own.some((one) => one.id === id));
  return { settling, units: [...own, ...others].filter(({ id }) => units.includes(id)) };
}

/** All that the seat may answer. */
export function spreadOptions(view: View<Fitna>): readonly Option[] {
  const asked = lossesAsked(view);
  if (!asked) return [];
  const { settling, units } = asked;
  return spreadsOf(settling.toll, units).map((spread) => ({
    value: spreadNamed(units, spread),
    ...worded(view, () => ({ label: spreadText(seen(view), units, spread) })),
  }));
}

/** "2 Sunni eliminated, 1 Arm reduced". */
function spreadText(names: Pick<Names, "edition">, units: readonly Standing[], spread: Spread): string {
  const { reduced, eliminated } = suffer(units, spread);
  return lossText(names, reduced, eliminated);
}

export function lossText(
  names: Pick<Names, "edition">,
  reduced: readonly UnitId[],
  eliminated: readonly UnitId[],
  hidden = 0,
): string {
  const all = (ids: readonly UnitId[]): string => list(ids.map((id) => unitName(names, id)));
  const gone = eliminated.length > 0 ? [`${all(eliminated)} eliminated`] : [];
  const turned = reduced.length > 0 ? [`${all(reduced)} reduced`] : [];
  return [...gone, ...turned, ...(hidden > 0 ? [`${count(hidden, "hidden counter")} reduced`] : [])].join(", ");
}

/** R-132 Owners say which of their units lose steps, the defender first. */
export const takeLosses = action("take-losses", "Take losses", {
  help: "Says which of your units lose the steps.",
  common: true,
  when: (view) =>
    lossesAsked(view) ? null : { code: "not-now", text: "You have no losses to take now.", rule: "R-132" },
})
  .param("steps", "Who loses?", choice(spreadOptions))
  .label((view, { steps = "" }) =>
    lossesAsked(view) ? null : fitting(`Take losses: ${stepsText(open(view), steps)}`, "Take losses"),
  )
  .apply((a) => {
    const game = playing(a);
    const { settling } = a.state.table;
    if (settling?.kind !== "losses") throw new Error("no losses are open");
    const { units, ...rest } = settling;
    const notes = units ? { ...rest, units } : rest;
    inflict(a, notes, unitsTaking(game, notes), stepsIn(a.params.steps));
    a.state.table.settling = null;
  });

/** "1 Sunni Mil, 5 FSA Mech Bde (2 steps)": those that lose steps, once nobody is asked about them any more. */
const stepsText = (names: Names, steps: string): string =>
  list(
    Object.entries(stepsIn(steps)).map(
      ([id, lost = 1]) => `${unitName(names, id)}${lost > 1 ? ` (${lost} steps)` : ""}`,
    ),
  );

/** R-132; Q-31: who says nothing loses the weakest units first, those at full strength. */
export const takingLosses = question.window("taking-losses", {
  window: settling,
  inTurn: true,
  actions: [takeLosses, acceptSuggestion],
  sometimes: [acceptSuggestion],
  pass: acceptSuggestion,
  about: lossesAsked,
  prompt: (view, { settling: { space, toll } }) => {
    const steps = toll.kind === "steps" ? `${toll.steps}` : "all";
    return {
      question: `${spaceName(open(view), space)}: which of your units ${steps === "1" ? "loses a step" : `lose ${steps} steps`}?`,
      facts: fightLines(view),
    };
  },
  fallback: (view, { settling: { toll }, units }) =>
    move(takeLosses, { steps: spreadNamed(units, automaticSpread(seen(view).edition, toll, units)) }),
});
