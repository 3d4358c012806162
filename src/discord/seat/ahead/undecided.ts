/** Orders and prepared answers that a seat was taken over with: none acts until its new holder keeps it. */
import { ButtonStyle } from "discord.js";
import { type Definition, type GameTypes, print } from "#engine";
import { shortened } from "../../../campaign/log/weighed-lines.ts";
import type { SeatView } from "../../../campaign/service.ts";
import type { PreparedRecord, StandingOrderRecord } from "../../../store/records.ts";
import { button, type Part, row, rowPart, text } from "../../screen/screen.ts";
import { controlId, type SeatContext } from "../sheet/context.ts";
import { moveWords } from "../sheet/sheet-rows.ts";
import { upcomingOf } from "./upcoming.ts";

/** How many of them are named. */
const MOST = 8;
const LONGEST = 200;

/**
 * What the seat was taken over with: orders, prepared answers and kept steps of its former holder. None of it acts until
 * one press keeps it.
 */
export function undecidedParts(context: SeatContext): Part[] {
  const { seatView } = context;
  const lines = linesOf(seatView);
  if (lines.length === 0) return [];
  const more = lines.length > MOST ? [`-# ${lines.length - MOST} more`] : [];
  const named = lines.slice(0, MOST).map((line) => `• ${shortened(line, LONGEST)}`);
  const isLent = [...seatView.undecided.orders, ...seatView.undecided.prepared].some(
    ({ inherited }) => inherited === "lender",
  );
  const head = isLent
    ? "**Settled by whoever has lent you this seat**: none of it acts for you until you keep it. What you drop is gone for them, too."
    : "**Settled before you took this seat**: none of it acts until you keep it.";
  return [
    text([head, ...named, ...more].join("\n")),
    rowPart(
      row(
        button(controlId(context, { kind: "page", does: "inherited", what: "keep" }), "Keep them", ButtonStyle.Success),
        button(
          controlId(context, { kind: "page", does: "inherited", what: "drop" }),
          "Drop them",
          ButtonStyle.Secondary,
        ),
      ),
    ),
  ];
}

const linesOf = (seatView: SeatView): readonly string[] => [
  ...seatView.undecided.orders.map((order) => orderWords(seatView.book.definition, order)),
  ...seatView.undecided.prepared.map((answer) => preparedWords(seatView, answer)),
];

/** "Coalition: be ready – `ready unless`" */
export function orderWords(
  { orders }: Pick<Definition<GameTypes>, "orders">,
  { name, params, ask }: StandingOrderRecord,
): string {
  const order = orders.find((one) => one.name === name);
  const title = order?.title ?? name;
  if (ask) return `${title} – ask me`;
  const line = order ? print({ entries: order.form.entries, name }, params).replaceAll("`", "'") : name;
  return line === name ? title : `${title} – \`${line}\``;
}

/** "Your next Action: Move 2 units to Adhamiyah; end it" */
function preparedWords(seatView: SeatView, { key, moves, ends }: PreparedRecord): string {
  const title =
    upcomingOf(seatView).find((one) => one.key === key)?.title ??
    seatView.steps.find((one) => one.key === key)?.title ??
    "Prepared";
  const words = [...moves.map((move) => moveWords(seatView, move)), ...(ends ? ["then end it"] : [])];
  return `${title}: ${words.join("; ")}`;
}
