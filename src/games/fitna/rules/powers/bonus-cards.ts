/** Cards that a great power brings, each from the pile of the seat's choice. */
import { z } from "zod";
import { choice, game, move, type View } from "#engine";
import { seat } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, seatIdOf, type Table } from "../../state.ts";
import { type Draw, possibleDraws } from "../cards/drawing.ts";
import { open } from "../now.ts";
import { count, shortName } from "../pieces/words.ts";
import { drawFor, drawNamed, drawOptions } from "../turn/jokers.ts";

const { action, procedure, question } = game<Fitna>();

interface Notes {
  readonly seat: SeatId;
  readonly cards: number;
  readonly why: "tension" | "intervention";
}

export const bonusCards = procedure<Notes>("bonus-cards", {
  notes: z.strictObject({ seat, cards: z.int(), why: z.enum(["tension", "intervention"]) }),
})({
  ask: (s) => {
    const { seat, cards, why } = s.data;
    const [only, other] = possibleDraws(s.state.table, cards);
    if (only && !other) drawAll(s, seat, only, why);
    else if (only) {
      const { mission: meanwhile } = s.current.table; // an activation that this interrupts
      s.state.table.mission = { kind: "cards", cards, why, ...(meanwhile ? { meanwhile } : {}) };
      s.ask(drawingBonus, [seat]);
    }
    return "drawn";
  },
  drawn: (s) => {
    goOn(s.state.table);
    return "done";
  },
});

function goOn(table: Table): void {
  const { mission } = table;
  if (mission?.kind !== "cards") return;
  if (mission.meanwhile) table.mission = mission.meanwhile;
  else delete table.mission;
}

function drawAll(s: Parameters<typeof drawFor>[0], seat: SeatId, wanted: Draw, why: Notes["why"]): void {
  if (wanted.assets + wanted.events > 0) drawFor(s, seat, wanted, why);
}

type Eyes = View<Fitna>;

const dueTo = ({ table: { mission } }: Pick<Eyes, "table">) => {
  if (mission?.kind !== "cards") throw new Error("nobody draws cards");
  return mission;
};

export const drawBonus = action("draw-bonus", "Draw your bonus cards", {
  help: "Each card comes from the pile of your choice.",
})
  .param(
    "draw",
    "Which cards?",
    choice((c) => drawOptions(c.table, dueTo(c).cards)),
  )
  .apply((a) => {
    const { why } = dueTo({ table: a.state.table });
    drawAll(a, seatIdOf(a.seat), drawNamed(a.params.draw), why);
  });

/** at a deadline: the first way. */
export const drawingBonus = question.turn("drawing-bonus", {
  actions: [drawBonus],
  about: dueTo,
  prompt: (view, { cards, why }) => {
    const names = open(view);
    const { order, held, tension } = view.table;
    const reason = why === "intervention" ? "The United States intervenes" : `International Tension is ${tension}`;
    return {
      question: `${reason}: which ${count(cards, "card")} do you draw?`,
      facts: order.map((seat) => `${shortName(names, seat)}: ${count(held[seat] ?? 0, "card")}.`),
    };
  },
  fallback: ({ table }, { cards }) => move(drawBonus, { draw: drawOptions(table, cards)[0]?.value ?? "" }),
});
