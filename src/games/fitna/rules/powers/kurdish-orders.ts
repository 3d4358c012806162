/** How a seat's card activates the Kurds: their OPs are split, then their units move and attack. */
import { z } from "zod";
import { choice, game, integer, move, type Refusal, route, subset, type View } from "#engine";
import { neighbours } from "#graph";
import { type SpaceId, seat, type UnitId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { offensive } from "../combat/offensive.ts";
import { specials } from "../map/relations.ts";
import { spaceCalled, unitCalled } from "../movement/options.ts";
import { playing, seen, tell } from "../now.ts";
import { findUnit } from "../pieces/placing.ts";
import type { Standing } from "../pieces/units.ts";
import { count, spaceName, unitName } from "../pieces/words.ts";
import { kurdsOn, mobileKurds, raisingChoices, raisingKurds, unitOption } from "./kurdish-raising.ts";
import { canGo, go, spaceOptions, stepOptions, targetsFrom, whyNoEnd, whyNoTarget } from "./marching.ts";
import type { Mission } from "./types.ts";

const { action, procedure, question } = game<Fitna>();

type Activation = Extract<Mission, { readonly kind: "kurds" }>;
type Eyes = View<Fitna>;

/** how many units move for an OP. */
const UNITS_PER_OP = 2;
/** how many units attack together. */
const MOST_ATTACKERS = 3;

const no = (code: string, text: string, rule: string): Refusal => ({ code, text, rule });

function activationIn({ mission }: { readonly mission?: Mission }): Activation {
  if (mission?.kind !== "kurds") throw new Error("nobody acts for the Kurds");
  return mission;
}

/** split once. */
export const planKurds = action("plan-kurds", "Split the points of the Kurds", {
  timedOut: "no moves of the Kurds",
  was: ["kurds-plan"],
  help: "Each point for movement moves 2 units; each of the rest pays for 1 attack.",
  presets: (c) =>
    Array.from({ length: activationIn(c.table).ops + 1 }, (_, moves) => ({
      label: `${count(UNITS_PER_OP * moves, "unit move")}, ${count(activationIn(c.table).ops - moves, "attack")}`,
      params: { moves },
    })),
})
  .param(
    "moves",
    "How many points for movement?",
    integer((c) => [0, activationIn(c.table).ops]),
    (c) => Math.floor(activationIn(c.table).ops / 2),
  )
  .apply((a) => {
    const now = activationIn(a.state.table);
    const [moves, offensives] = [UNITS_PER_OP * a.params.moves, now.ops - a.params.moves];
    a.state.table.mission = { ...now, ops: 0, moves, offensives };
    tell(a, { chapter: "powers", kind: "kurds-planned", seat: seatIdOf(a.seat), moves, offensives });
  });

/** each moves once. Only the seat may see what its units have done. */
const hasMoved = ({ table: { mission }, hand }: Eyes, id: UnitId): boolean =>
  (mission?.kind === "kurds" && mission.moved.includes(id)) || hand.moved.includes(id);

const movers = (c: Eyes): readonly Standing[] =>
  mobileKurds(seen(c)).filter((one) => !hasMoved(c, one.id) && canGo(seen(c), one));

/** Why a unit that somebody names is not one of them. */
function whyNoMover(c: Eyes, word: string): Refusal | null {
  const game = seen(c);
  const id = unitCalled(game, word);
  if (id === null) return null;
  const name = unitName(game, id);
  const one = kurdsOn(game).find((kurd) => kurd.id === id);
  if (!one) return no("no-mover", `${name} is no Kurdish unit on the map.`, "R-173");
  if (one.unit.type === "garrison") return no("no-mover", `${name} is a garrison: it cannot move.`, "R-108");
  return no(
    "no-mover",
    hasMoved(c, id) ? `${name} has moved: a unit moves once.` : `${name} has nowhere to go.`,
    "R-105",
  );
}

const calledIn = (c: Eyes, id: string): Standing => findUnit(seen(c), id);

export const moveKurds = action("move-kurds", "Move a Kurdish unit", {
  was: ["kurds-move"],
  help: "A mobile unit moves up to 2 links and takes what it comes to.",
  when: (c) => {
    if (activationIn(c.table).moves < 1) return no("no-ops", "No unit moves are left.", "R-173");
    return movers(c).length > 0 ? null : no("no-way", "No mobile Kurdish unit can move.", "R-105");
  },
})
  .param(
    "unit",
    "Which unit?",
    choice(
      (c) => movers(c).map((one) => unitOption(c, one)),
      (c, word) => whyNoMover(c, word),
    ),
  )
  .param(
    "path",
    "Which way?",
    route(
      (c, path: readonly string[]) => stepOptions(c, seen(c), calledIn(c, c.params.unit), path),
      (c, path) => whyNoEnd(seen(c), calledIn(c, c.params.unit), path),
    ),
  )
  .apply((a) => {
    const one = findUnit(playing(a), a.params.unit);
    const { mission } = a.state.table;
    const now = activationIn(mission ? { mission } : {});
    const isSeats = one.side === "KUR";
    a.state.table.mission = { ...now, moves: now.moves - 1, moved: isSeats ? now.moved : [...now.moved, one.id] };
    go(a, one, a.params.path);
    if (isSeats) a.state.hands.KUR?.moved.push(one.id);
    const { space: from, side } = one;
    tell(a, { chapter: "powers", kind: "kurd-moved", seat: seatIdOf(a.seat), side, from, path: a.params.path });
  });

const targetsOf = (game: Game, { side, unit, space }: Standing): readonly SpaceId[] =>
  targetsFrom(game, side, unit.nation, space);

/** Spaces from which mobile Kurds can attack. */
const origins = (game: Game): readonly SpaceId[] => [
  ...new Set(mobileKurds(game).flatMap((one) => (targetsOf(game, one).length > 0 ? [one.space] : []))),
];

const attackers = (c: Eyes, from: SpaceId): readonly Standing[] =>
  mobileKurds(seen(c)).filter((one) => one.space === from && targetsOf(seen(c), one).length > 0);

const whyNoTargetOf = (game: Game, { side, unit, space }: Standing, target: SpaceId): Refusal | null =>
  whyNoTarget(game, side, unit.nation, space, target);

/** Why Kurds do not attack from a space that somebody names. */
function whyNotFrom(game: Game, word: string): Refusal | null {
  const from = spaceCalled(game, word);
  if (from === null) return null;
  const [first] = mobileKurds(game).filter(({ space }) => space === from);
  const where = spaceName(game, from);
  if (!first) return no("no-target", `No mobile Kurdish unit stands in ${where}.`, "R-120");
  const near = neighbours(game.edition.ways, from).flatMap((space) => whyNoTargetOf(game, first, space) ?? []);
  const barred = near.find(({ code }) => code !== "no-target");
  return barred ?? no("no-target", `No enemy stands next to ${where}.`, "R-120");
}

export const canKurdsAttack = (game: Game): boolean => origins(game).length > 0;

export const attackWithKurds = action("attack-with-kurds", "Attack with Kurdish units", {
  was: ["kurds-attack"],
  help: "Mobile units that stand together attack along a link. No unit moves afterwards.",
  remarks: ({ table: { mission } }) => {
    const moves = mission?.kind === "kurds" ? mission.moves : 0;
    return moves > 0 ? [`Attack now: ${count(moves, "unit move")} ${moves === 1 ? "is" : "are"} lost.`] : [];
  },
  when: (c) => {
    if (activationIn(c.table).offensives < 1) return no("no-ops", "No attacks are left.", "R-173");
    return canKurdsAttack(seen(c)) ? null : no("no-target", "No mobile Kurdish unit is next to an enemy.", "R-120");
  },
})
  .param(
    "from",
    "From where?",
    choice(
      (c) => spaceOptions(c, seen(c), origins(seen(c))),
      (c, word) => whyNotFrom(seen(c), word),
    ),
  )
  .param(
    "units",
    "Which units attack?",
    subset((c) => attackers(c, c.params.from).map((one) => unitOption(c, one)), { min: 1, max: MOST_ATTACKERS }),
  )
  .param(
    "target",
    "What do they attack?",
    choice(
      (c) => {
        const [first] = attackers(c, c.params.from);
        return first ? spaceOptions(c, seen(c), targetsOf(seen(c), first)) : [];
      },
      (c, word) => {
        const [first] = attackers(c, c.params.from);
        const target = spaceCalled(seen(c), word);
        return first && target !== null ? whyNoTargetOf(seen(c), first, target) : null;
      },
    ),
  )
  .label((view, { from, target }) =>
    from && target ? `Attack ${spaceName(seen(view), target)} from ${spaceName(seen(view), from)}` : null,
  )
  .apply((a) => {
    const { from, units, target } = a.params;
    const now = activationIn(a.state.table);
    a.state.table.mission = { ...now, moves: 0, offensives: now.offensives - 1 }; // after an attack nobody moves
    const [first = ""] = units;
    const { side } = findUnit(playing(a), first);
    a.call(offensive, { by: seatIdOf(a.seat), side, from, target, units });
  });

const endKurds = action("end-kurds", "End the activation of the Kurds", {
  timedOut: "the Kurds do no more",
  was: ["kurds-end"],
  help: "Their remaining points are lost.",
  confirm: "Their remaining points are lost. End the activation?",
  ends: true,
})
  .label(() => "End the activation: the rest is lost")
  .apply(() => {});

const activationSeen = ({ table: { mission } }: Eyes): Activation | null =>
  mission?.kind === "kurds" ? mission : null;

/** R-173 Whoever played the card says what its OPs are for. */
export const planningForKurds = question.turn("planning-for-kurds", {
  actions: [planKurds],
  about: activationSeen,
  prompt: (view) => {
    const { op } = seen(view).edition.labels;
    return {
      question: `How many of the Kurds' ${op}s are for moves?`,
      facts: [`1 ${op} moves 2 units or pays for 1 attack; garrisons do neither.`],
    };
  },
  fallback: () => move(planKurds, { moves: 0 }),
});

/** R-173 Moves, then attacks, with mobile units of any faction. */
export const actingForKurds = question.turn("acting-for-kurds", {
  actions: [moveKurds, attackWithKurds, endKurds],
  about: activationSeen,
  prompt: (_, { moves, offensives }) => ({
    question: `The Kurds have ${count(moves, "unit move")} and ${count(offensives, "attack")} left. What do they do?`,
    facts: ["Units move before the first attack. Mobile units go up to 2 links."],
  }),
  fallback: () => move(endKurds),
});

/** Whether anything is left that they could do. */
function canKurdsAct(game: Game): boolean {
  const { moves, offensives, moved } = activationIn(game.state.table);
  const own = game.state.hands.KUR?.moved ?? [];
  const canMove = mobileKurds(game).some((one) => !moved.includes(one.id) && !own.includes(one.id) && canGo(game, one));
  return (moves > 0 && canMove) || (offensives > 0 && canKurdsAttack(game));
}

interface Notes {
  readonly seat: SeatId;
}

/** how many the card brings. */
const OPS = 4;

/** a seat's card strengthens the Kurds, then acts with them. */
export const activateKurds = procedure<Notes>("activate-kurds", {
  notes: z.strictObject({ seat }),
  pace: "stepwise",
})({
  strengthen: (s) => {
    const [own] = specials(playing(s), "peshmerga-of-seat");
    s.state.table.mission = { kind: "kurds", ops: own?.extraOps ?? OPS, moves: 0, offensives: 0, moved: [] };
    if (raisingChoices(playing(s)).length > 0) s.ask(raisingKurds, [s.data.seat]);
    return "plan";
  },
  plan: (s) => {
    if (mobileKurds(playing(s)).length === 0) return "over";
    s.ask(planningForKurds, [s.data.seat]);
    return "acting";
  },
  acting: (s) => {
    if (!canKurdsAct(playing(s))) return "over";
    s.ask(actingForKurds, [s.data.seat]);
    return "acted";
  },
  acted: (s) => (s.outcome.some(({ action }) => action === endKurds.name) ? "over" : "acting"),
  over: (s) => {
    const { KUR } = s.state.hands;
    if (KUR) KUR.moved = []; // they may move again in their Movement segment
    delete s.state.table.mission;
    return "done";
  },
});
