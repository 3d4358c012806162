/** What the page of a seat shows beside the question where it is a try-out, and the button that begins one. */
import { ButtonStyle } from "discord.js";
import type { TryOutView } from "../../../campaign/service.ts";
import { writePress } from "../../screen/custom-id.ts";
import { date } from "../../screen/rich.ts";
import { button, type Part, row, rowPart, text } from "../../screen/screen.ts";
import type { SeatContext } from "../sheet/context.ts";

/** What stands at the top: everything on the page looks like a campaign. */
export function tryOutHead({ seatView: { book, record } }: SeatContext, { until, over }: TryOutView): Part {
  const imagined = `🧪 **Imagined.** What is hidden was drawn by chance from what your seat knows, and nothing here happens in the campaign. It ends ${date(until)}.`;
  const names = new Map(book.definition.roster(record.options, book.content).map(({ id, name }) => [id, name]));
  const ends = (over?.victories ?? []).map(({ title, seats }) => {
    const winners = seats.map((seat) => names.get(seat) ?? seat).join(" and ");
    return `${title}: **${winners === "" ? "nobody" : winners}**`;
  });
  return text([imagined, ...ends].join("\n"));
}

/** Map and hand, and what can be done in a try-out alone. */
export function tryOutFoot({ game, seat, seatView }: SeatContext, { seat: own, over }: TryOutView): Part[] {
  const does = (
    what: "others" | "back" | "ask" | "leave",
    label: string,
    style: ButtonStyle.Primary | ButtonStyle.Secondary = ButtonStyle.Secondary,
  ) => button(writePress({ kind: "tryout", game, seat: own, does: what }), label, style);
  const waits = over === null && (seat !== own || !seatView.awaited);
  return [
    rowPart(
      row(
        ...(waits ? [does("others", "Let them answer", ButtonStyle.Primary)] : []),
        does("back", "Back"),
        button(writePress({ kind: "map", game, seat }), "Map"),
        button(writePress({ kind: "hand", game, seat }), "Hand"),
      ),
    ),
    rowPart(row(does("ask", "Send as orders"), does("leave", "Leave"))),
  ];
}

export const tryButton = ({ game, seat }: Pick<SeatContext, "game" | "seat">) =>
  button(writePress({ kind: "tryout", game, seat, does: "begin" }), "Try it");
