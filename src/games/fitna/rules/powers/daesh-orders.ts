/** What a seat does with IS while it is activated: move the leader, attack with counters, or end it. */
import { choice, game, integer, move, type Option, type Refusal, route, type View, worded } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import { type Fitna, type Game, seatIdOf, type Table } from "../../state.ts";
import { offensive } from "../combat/offensive.ts";
import { spaceCalled } from "../movement/options.ts";
import { type Now, playing, seen, tell } from "../now.ts";
import { findUnit } from "../pieces/placing.ts";
import { leaderOf, type Standing } from "../pieces/units.ts";
import { count, spaceName } from "../pieces/words.ts";
import { canGo, go, spaceOptions, stepOptions, targetsFrom, whyNoEnd, whyNoTarget } from "./marching.ts";
import type { Mission } from "./types.ts";

const { action, question } = game<Fitna>();

type Activation = Extract<Mission, { readonly kind: "is" }>;
type Eyes = View<Fitna>;

const no = (code: string, text: string, rule: string): Refusal => ({ code, text, rule });

function activationIn({ mission }: { readonly mission?: Mission }): Activation {
  if (mission?.kind !== "is") throw new Error("nobody acts for IS");
  return mission;
}

function leaderOn(game: Game): Standing | null {
  return game.state.table.leader ? findUnit(game, leaderOf(game)) : null;
}

/** an OP, or the one move or offensive that there is without an oilfield. */
function pay({ table }: { readonly table: Table }, what: "moves" | "offensives"): void {
  const now = activationIn(table);
  table.mission = now[what] > 0 ? { ...now, [what]: now[what] - 1 } : { ...now, ops: now.ops - 1 };
}

export function whyNoLeaderMove(view: Eyes): Refusal | null {
  const { ops, moves } = activationIn(view.table);
  if (ops + moves < 1) return no("no-ops", "No points are left to move him.", "R-160");
  const game = seen(view);
  const leader = leaderOn(game);
  if (!leader) return no("no-leader", "Al Baghdadi is not on the map.", "R-160");
  return canGo(game, leader) ? null : no("no-way", "There is nowhere he could go.", "R-105");
}

const leaderIn = (view: Eyes): Standing => {
  const leader = leaderOn(seen(view));
  if (!leader) throw new Error("Al Baghdadi is not on the map");
  return leader;
};

/** Of IS only he moves. */
export const moveLeader = action("move-leader", "Move Al Baghdadi", {
  was: ["daesh-move"],
  help: "He moves up to 4 links, where no enemies stand, and takes what he comes to.",
  when: whyNoLeaderMove,
})
  .param(
    "path",
    "Which way?",
    route(
      (c, path: readonly string[]) => stepOptions(c, seen(c), leaderIn(c), path),
      (c, path) => whyNoEnd(seen(c), leaderIn(c), path),
    ),
  )
  .apply((a) => {
    const leader = leaderOn(playing(a));
    if (!leader) throw new Error("Al Baghdadi is not on the map");
    pay(a.state, "moves");
    tell(a, {
      chapter: "powers",
      kind: "leader-moved",
      seat: seatIdOf(a.seat),
      from: leader.space,
      path: a.params.path,
    });
    go(a, leader, a.params.path);
  });

/** Spaces from which IS can attack. */
const origins = (game: Game): readonly SpaceId[] =>
  game.edition.spaceIds.filter(
    (space) => game.state.table.stacks[space]?.IS && targetsFrom(game, "IS", "IS", space).length > 0,
  );

/** Why IS does not attack from a space that somebody names. */
function whyNotFrom(game: Game, word: string): Refusal | null {
  const from = spaceCalled(game, word);
  if (from === null) return null;
  const isThere = game.state.table.stacks[from]?.IS !== undefined;
  const where = spaceName(game, from);
  const { is } = game.edition.labels;
  return no(
    "no-target",
    isThere ? `${is} may attack nobody next to ${where}.` : `No unit of ${is} stands in ${where}.`,
    "R-120",
  );
}

export function whyNoIsAttack(view: Eyes): Refusal | null {
  const { ops, offensives } = activationIn(view.table);
  if (ops + offensives < 1) return no("no-ops", "No points are left for an attack.", "R-160");
  return origins(seen(view)).length > 0 ? null : no("no-target", "The Islamic State is next to no enemy.", "R-120");
}

/** How many lie face down there. */
function faceDownIn({ table }: Pick<Eyes, "table">, space: SpaceId): number {
  const size = table.stacks[space]?.IS?.size ?? 0;
  return table.leader?.space === space ? size - 1 : size;
}

const isWithHim = (c: Eyes & { readonly params: { readonly from: string } }): boolean =>
  c.table.leader?.space === c.params.from;

/** the seat does not see what it sends. */
export const attackWithIs = action("attack-with-is", "Attack with the Islamic State", {
  was: ["daesh-attack"],
  help: "Counters that stand together attack along a link. They and the defenders are revealed to everyone.",
  when: whyNoIsAttack,
})
  .param(
    "from",
    "From where?",
    choice(
      (c): readonly Option[] =>
        origins(seen(c)).map((space) => ({
          value: space,
          ...worded(c, () => ({
            label: spaceName(seen(c), space),
            description: count(c.table.stacks[space]?.IS?.size ?? 0, "counter"),
          })),
        })),
      (c, word) => whyNotFrom(seen(c), word),
    ),
  )
  .optional(
    "leader",
    "Does Al Baghdadi attack?",
    isWithHim,
    choice((c): readonly Option[] => [
      { value: "yes", label: "He attacks too" },
      {
        value: "no",
        label: "He stays",
        ...(faceDownIn(c, c.params.from) > 0 ? {} : { refused: no("alone", "Nobody else is there.", "R-120") }),
      },
    ]),
  )
  .optional(
    "counters",
    "How many of the face-down counters attack?",
    (c) => faceDownIn(c, c.params.from) > 0,
    integer((c) => [c.params.leader === "yes" ? 0 : 1, faceDownIn(c, c.params.from)]),
    (c) => faceDownIn(c, c.params.from),
  )
  .param(
    "target",
    "What do they attack?",
    choice(
      (c) => spaceOptions(c, seen(c), targetsFrom(seen(c), "IS", "IS", c.params.from)),
      (c, word) => {
        const target = spaceCalled(seen(c), word);
        return target === null ? null : whyNoTarget(seen(c), "IS", "IS", c.params.from, target);
      },
    ),
  )
  .label((view, { from, target }) =>
    from && target ? `Attack ${spaceName(seen(view), target)} from ${spaceName(seen(view), from)}` : null,
  )
  .apply((a) => {
    const { from, leader, counters = 0, target } = a.params;
    pay(a.state, "offensives");
    const units = [...(leader === "yes" ? [leaderOf(playing(a))] : []), ...picked(a, from, counters)];
    a.call(offensive, { by: seatIdOf(a.seat), side: "IS", from, target, units });
  });

/** They look alike: which of them go is left to chance. */
const picked = (s: Now, space: SpaceId, counters: number): readonly string[] =>
  s.dice.shuffled(s.state.box.is[space] ?? []).slice(0, counters);

export const endActivation = action("end-activation", "End the activation of the Islamic State", {
  timedOut: "the Islamic State does no more",
  was: ["daesh-end"],
  help: "Its remaining points are lost.",
  confirm: "Its remaining points are lost. End the activation?",
  ends: true,
})
  .label(() => "End the activation: the rest is lost")
  .apply(() => {});

/** R-160 With the OPs that the oilfields of IS bring, one by one. */
export const actingForIs = question.turn("acting-for-is", {
  actions: [moveLeader, attackWithIs, endActivation],
  about: ({ table: { mission } }) => (mission?.kind === "is" ? mission : null),
  prompt: (view, { ops, moves, offensives }) => {
    const { is, op } = seen(view).edition.labels;
    const left = ops > 0 ? count(ops, op) : `${count(moves, "move")} and ${count(offensives, "attack")}`;
    return {
      question: `${left} left for ${is}. What does it do?`,
      facts: [`1 ${op} moves Al Baghdadi once, or pays for 1 attack. The defender plays as usual.`],
    };
  },
  fallback: () => move(endActivation),
});
