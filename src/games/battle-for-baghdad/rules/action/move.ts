/** The Move Step, and a Move made Zone by Zone: begin it, go on, pick units up, drop them off, end it. */
import { choice, game, integer, type Option, type Refusal, type Seat, type Stage, type View } from "#engine";
import { neighbours, type ZoneId, zoneCalled, zone as zoneOf } from "../../content/pack.ts";
import { oneOf } from "../../content/wording.ts";
import type { Baghdad } from "../../state.ts";
import { keptOut } from "../coalition/bonds.ts";
import { affiliated } from "../map/control.ts";
import { unitsAt } from "../map/units.ts";
import { cannotMove, modes, noStack, origins, tooMany } from "./modes.ts";
import { advance, type Eyes, endMove, here, moveOf, stepOf } from "./stack.ts";
import type { MoveMode } from "./types.ts";
import { ofAction } from "./why-not.ts";

const { action } = game<Baghdad>();

export function openMoveStep({ state: { table } }: Stage<Baghdad, unknown>, seat: Seat): void {
  table.move = { seat, used: 0, underground: 0, airmobile: 0, extra: 0, fords: 0, move: null };
}

/** Takes a stack up for a Move of one of its three kinds. */
export const beginMove = action("beginMove", "Move step by step: begin", {
  was: ["moveBegin"],
  whyNot: ofAction("moves", "Beginning a Move"),
  help: "One Zone at a time, to drop units off and pick units up on the way, or to choose the way.",
  common: true,
  when: cannotMove,
})
  .param("mode", "How do they move?", choice(modes))
  .param(
    "from",
    "From which Zone?",
    choice(
      (c) => stacks(c, c.params.mode),
      (c, word) => noStack(c, word, c.params.mode),
    ),
  )
  .param(
    "count",
    "How many Security?",
    integer(({ content, table, seat, params: { from } }) => {
      const { security } = unitsAt(table, from, seat);
      return [1, security, tooMany(zoneOf(content, from).name, security)];
    }),
    ({ table, seat, params }) => unitsAt(table, params.from, seat).security,
  )
  .apply(({ state: { table }, params: { mode, from, count } }) => {
    stepOf(table).move = { mode, path: [from], count, dropped: {}, fording: false };
  });

/** R-45 Where a Move of this mode can begin: in any Zone, with some or all of the units there. */
const stacks = (eyes: Eyes, mode: MoveMode): Option[] =>
  origins(eyes, mode).map((zone) => ({
    value: zone,
    label: `${zoneOf(eyes.content, zone).name}: ${unitsAt(eyes.table, zone, eyes.seat).security} Security`,
  }));

/** R-41 R-46 R-47: the next Zones of the Move under way. */
const onward = (eyes: Eyes): Option[] =>
  nextZones(eyes).map((zone) => {
    const refused = keptOut(eyes.content, eyes.table, eyes.seat, zone);
    return { value: zone, label: zoneOf(eyes.content, zone).name, ...(refused ? { refused } : {}) };
  });

function nextZones({ content, table, seat }: Eyes): readonly ZoneId[] {
  const move = moveOf(table);
  const at = here(move);
  if (move.mode === "normal") return neighbours(content, at);
  const zones = move.mode === "underground" ? affiliated(content, seat) : content.zoneIds;
  return zones.filter((zone) => zone !== at);
}

/** why the Move under way does not go to a Zone next. */
function notNext(eyes: Eyes, word: string): Refusal | null {
  const { content, table } = eyes;
  const zone = zoneCalled(content, word);
  if (zone === null) return null;
  const move = moveOf(table);
  const { name } = zoneOf(content, zone);
  const at = zoneOf(content, here(move)).name;
  const next = oneOf(nextZones(eyes).map((id) => zoneOf(content, id).name));
  const refused = (why: string, rule: string): Refusal => ({ code: "not-a-choice", text: `**${name}**: ${why}`, rule });
  if (zone === here(move)) return refused(`the stack is there. From there go to ${next}.`, "R-41");
  return move.mode === "underground"
    ? refused(`it is not a Zone of your colour. Underground goes to ${next}.`, "R-46")
    : refused(`it is not next to ${at}. From there go to ${next}.`, "R-41");
}

/** One Zone further; River and units of others end the Move there. */
export const moveTo = action("moveTo", "Move step by step: go to a Zone", {
  common: true,
  whyNot: ofAction("under-way", "Going to a Zone"),
})
  .param("zone", "Which Zone?", choice(onward, notNext))
  .apply((s) => advance(s, s.seat, s.params.zone));

const passing = ({ content, table }: Eyes): Refusal | null => {
  const { path } = moveOf(table);
  if (path.length > 1) return null;
  const text = `The stack has not left ${zoneOf(content, path[0] ?? "").name} yet: go to a Zone, or do not move it.`;
  return { code: "not-left", text, rule: "R-41" };
};

/** own units there that can still join: not those of the stack, nor those it dropped. */
function joining({ table, seat }: Eyes): number {
  const move = moveOf(table);
  const at = here(move);
  return unitsAt(table, at, seat).security - move.count - (move.dropped[at] ?? 0);
}

/** R-41 Security on the way joins the stack. */
export const pickUp = action("pickUp", "Move step by step: pick units up", {
  whyNot: ofAction("under-way", "Picking units up"),
  when: (view) =>
    passing(view) ??
    (joining(view) > 0
      ? null
      : { code: "nobody", text: `You have no other Security in ${nameHere(view)} to join the stack.`, rule: "R-41" }),
})
  .param(
    "count",
    "How many Security join?",
    integer((c) => [
      1,
      joining(c),
      { ...OUT_OF_RANGE, text: `Only ${joining(c)} Security can join in ${nameHere(c)}.` },
    ]),
    joining,
  )
  .apply(({ state: { table }, params: { count } }) => {
    moveOf(table).count += count;
  });

const nameHere = ({ content, table }: Eyes): string => zoneOf(content, here(moveOf(table))).name;
const OUT_OF_RANGE = { code: "not-in-range", rule: "R-41" } as const;

/** the stack keeps one unit at least. */
export const dropOff = action("dropOff", "Move step by step: drop units off", {
  whyNot: ofAction("under-way", "Dropping units off"),
  when: (view) =>
    passing(view) ??
    (moveOf(view.table).count > 1
      ? null
      : { code: "last", text: "The stack is a single unit, and keeps it: end the Move here instead.", rule: "R-41" }),
})
  .param(
    "count",
    "How many Security stay here?",
    integer(({ table }: View<Baghdad>) => {
      const { count } = moveOf(table);
      return [
        1,
        count - 1,
        { ...OUT_OF_RANGE, text: `The stack of ${count} keeps at least one: ${count - 1} can stay.` },
      ];
    }),
    () => 1,
  )
  .apply(({ state: { table }, params: { count } }) => {
    const move = moveOf(table);
    const at = here(move);
    move.count -= count;
    move.dropped[at] = (move.dropped[at] ?? 0) + count;
  });

/** Ruling M: a Move goes somewhere. */
export const endMoveHere = action("endMove", "Move step by step: end it here", {
  was: ["moveEnd"],
  when: passing,
  whyNot: ofAction("under-way", "Ending a Move"),
}).apply((s) => {
  endMove(s, s.seat);
});

/** It costs no Move. */
export const cancelMove = action("cancelMove", "Move step by step: do not move", {
  whyNot: ofAction("under-way", "Not moving a stack"),
  when: (view) =>
    passing(view)
      ? null
      : {
          code: "left",
          text: `The stack has gone to ${nameHere(view)} already: it can end the Move there.`,
          rule: "R-41",
        },
}).apply(({ state: { table } }) => {
  stepOf(table).move = null;
});

export const endMovement = action("endMovement", "End movement", {
  timedOut: "no further moves",
  was: ["endMoves"],
  common: true,
  ends: true,
  whyNot: ofAction("moves", "Ending movement"),
}).apply(({ state: { table } }) => {
  table.move = null;
});
