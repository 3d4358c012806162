/** What people do in their seats: moves, moves tried and prepared, standing orders, unfinished sheets. */
import type { Json, Seat } from "#engine";
import type { StandingOrderRecord } from "../../../store/records.ts";
import type { Answering, Submitted, Trial, Trying, Undo, Undone, WrittenSheet } from "../../contract/answers.ts";
import type { SeatView } from "../../contract/views.ts";
import { acting as followed } from "../../facts/inherited.ts";
import type { Live } from "../../facts/live.ts";
import { voteViewOf } from "../../votes/vote-view.ts";
import { clearOrder, decideInherited, prepare, prepareStep, setOrder, usePreset } from "../acting/ahead.ts";
import { checkLines, submit, tryMoves } from "../acting/answering.ts";
import { keepSheet, readSheet } from "../acting/sheets.ts";
import type { Turns } from "../acting/turns.ts";
import { bound } from "../bound.ts";
import type { Core } from "../core.ts";
import { isLesson, submitInLesson } from "../lessons/lessons.ts";
import { undo } from "../requests/undo.ts";
import { isTryOutId } from "../secrets.ts";
import { rehearsedView } from "../showing/seat-view.ts";
import { submitInTryOut } from "../try-outs/try-outs.ts";
import { freshView } from "./showing.ts";

export type Acting = ReturnType<typeof acting>;

export function acting(core: Core, turns: Turns) {
  const rehearsed = (live: Live, { person, seat }: Pick<Trying, "person" | "seat">, step: string): SeatView =>
    rehearsedView(live, seat, step, voteViewOf(live, seat, person, core.clock.now()));
  return {
    /**
     * Does moves or written orders one after the other in one transaction, and keeps what is said ahead. One that is refused
     * refuses the whole; but if one before it rolled dice or revealed something, what was done up to there stands, for nobody
     * may try that out and take it back. In a lesson what is wrong is refused, and said why.
     */
    submit: async (given: Answering | WrittenSheet): Promise<Submitted> =>
      isTryOutId(given.game)
        ? submitInTryOut(turns, given)
        : isLesson(await core.record(given.game))
          ? submitInLesson(core, turns, given)
          : submit(turns, given),
    ...bound(turns, {
      /** Looks whether these orders can be given one after the other, as far as that can be known beforehand. */
      check: checkLines,
      /** Keeps the answer to a question to come (`Upcoming.key`), in place of an earlier one; no moves: forgets it. */
      prepare,
      /** Keeps the moves of a step to come, in place of earlier ones; without any, and not to be ended: forgets them. */
      prepareStep,
    }),
    /** Tries moves on a copy; `step`: of the campaign as it would be if that step of the seat began now. */
    async trial(sheet: Trying & Pick<Answering, "moves">): Promise<Trial> {
      const { rows, live } = await tryMoves(turns, sheet);
      const { seat, person, step = null } = sheet;
      return {
        rows,
        after: step === null ? await freshView(core, live, seat, person) : rehearsed(live, sheet, step),
      };
    },
    /** What a seat would see and be asked if a step of its own began now. Refused where that cannot be seen. */
    async rehearse(game: string, person: string, seat: Seat, step: string): Promise<SeatView> {
      const { live } = await turns.trial({ game, person, seat, step });
      return rehearsed(live, { person, seat }, step);
    },
    /** Takes a person's last act back, if nobody has acted since and it rolled no dice and showed nothing hidden. */
    undo: (wish: Undo): Promise<Undone> => undo(core, wish),

    async orders(game: string, person: string, seat: Seat): Promise<readonly StandingOrderRecord[]> {
      const { orders } = await core.seated({ id: game }, person, seat, "look");
      return followed(orders).filter((order) => order.seat === seat);
    },
    /** Keeps a standing order until it is changed; what is open already is answered by it at once. */
    setOrder: (
      game: string,
      person: string,
      seat: Seat,
      name: string,
      params: unknown,
      interaction: string | null,
    ): Promise<void> => setOrder(turns, { game, person, seat, interaction }, name, params),
    /** Keeps or drops what a seat was taken over with: orders, prepared answers and kept steps of those before. */
    decideInherited: (
      game: string,
      person: string,
      seat: Seat,
      keeps: boolean,
      interaction: string | null,
    ): Promise<void> => decideInherited(turns, { game, person, seat, interaction }, keeps),
    /** Gives all standing orders of a preset, in place of those of the same names. */
    usePreset: (game: string, person: string, seat: Seat, name: string, interaction: string | null): Promise<void> =>
      usePreset(turns, { game, person, seat, interaction }, name),
    /** Refused if there is no such order. */
    clearOrder: (game: string, person: string, seat: Seat, name: string, interaction: string | null): Promise<void> =>
      clearOrder(turns, { game, person, seat, interaction }, name),

    /** What a seat has filled in so far for a decision; refused unless the person holds the seat. */
    sheet: (game: string, person: string, seat: Seat, decision: string): Promise<Json | null> =>
      readSheet(core, game, person, { seat, decision }),
    /** Null drops it. Refused with "stale" if there is no such question any more. */
    keepSheet: (game: string, person: string, seat: Seat, decision: string, sheet: Json | null): Promise<void> =>
      keepSheet(core, game, person, { seat, decision }, sheet),
  };
}
