/** What a seat is asked in its Move Step and during a Move under way, and whether it has to be asked. */
import { move as does, game, mustGet, type Stage, type View } from "#engine";
import { zone as zoneOf } from "../../content/pack.ts";
import { counted } from "../../content/wording.ts";
import type { Baghdad } from "../../state.ts";
import { combo } from "../cards/combine.ts";
import { play } from "../cards/play.ts";
import { unitsAt } from "../map/units.ts";
import { means, moveFacts } from "./means.ts";
import { cannotMove } from "./modes.ts";
import { beginMove, cancelMove, dropOff, endMoveHere, endMovement, moveTo, pickUp } from "./move.ts";
import { here, standing } from "./stack.ts";
import { move } from "./whole-move.ts";

const { question } = game<Baghdad>();

/** a sheet of Moves and cards. */
export const moving = question.turn("moving", {
  actions: [move, play, combo, beginMove, endMovement],
  prompt: (view) => ({
    question: "Your Action: which stacks move where?",
    facts: [means(view), ...moveFacts(view)],
  }),
  answers: ({ table }) => [
    { label: table.move?.used === 0 ? "Move nothing" : endMovement.title, moves: [does(endMovement)] },
  ],
  fallback: () => does(endMovement),
});

/** a Move made step by step. */
export const underWay = question.turn("move-under-way", {
  actions: [moveTo, pickUp, dropOff, endMoveHere, cancelMove],
  about: ({ table }) => table.move?.move ?? null,
  prompt: ({ content, table, seat }, stack) => {
    const { path, count } = stack;
    const name = (id: string): string => zoneOf(content, id).name;
    const at = here(stack);
    const left = table.zonesPerMove + 1 - path.length;
    const others = unitsAt(table, at, seat).security - count;
    return {
      question: `Where do ${counted(count, "Security", "Security")} go from ${name(at)}?`,
      facts: [
        ...(path.length > 1 ? [`So far: ${path.map(name).join(" → ")}.`] : []),
        ...(stack.mode === "normal"
          ? [`${counted(left, "Zone")} at most; the River and units of others end the Move.`]
          : []),
        ...(others > 0 ? [`${others} more Security of yours in ${name(at)}.`] : []),
      ],
    };
  },
  // it ends where it is, and one that has not left its Zone is not a Move; the Move Step ends with it
  fallback: (_, { path }) => ({ ...does(path.length > 1 ? endMoveHere : cancelMove), more: true }),
});

/** Section 2: whether the seat will be asked for its Moves; public facts say so. */
export const hasMoveStep = ({ content, table, seat }: View<Baghdad>): boolean =>
  mustGet(table.sides, seat).cards > 0 || standing(content, table, seat).length > 0;

/** Asks the seat whose Move Step it is, unless everyone sees that it can do nothing in it; says whether it is asked. */
export function askToMove(s: Stage<Baghdad, unknown>): boolean {
  const { table } = s.state;
  if (!table.move) return false;
  const { seat, move: begun } = table.move;
  if (!begun && mustGet(table.sides, seat).cards === 0 && cannotMove({ content: s.content, table, seat })) {
    table.move = null;
    return false;
  }
  s.ask(begun ? underWay : moving, [seat]);
  return true;
}
