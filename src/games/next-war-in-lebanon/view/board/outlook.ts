import type { Callout, Point } from "../../../../scene/index.ts";
import { SEAT_NAMES } from "../../rules/pieces/words.ts";
import { outlookNow } from "../../rules/victory/score.ts";
import type { AnyView } from "./piles.ts";

/** In the corner below Central Israel, where no zone is. */
const AT: Point = [123, 898];
const WIDTH = 236;

/** what both sides would have if the war ended now, as far as the viewer can tell; none before it has begun. */
export function outlook({ content, table, seat, hand }: AnyView): readonly Callout[] {
  if (table.turn === 0 || table.ending) return [];
  const now = outlookNow(content, table, seat === "idf" ? hand : null);
  const idf = [...new Set(now.idf.map(({ vp }) => vp))].join(" or ");
  const unit = now.insurgent < 100 ? " VP" : "";
  const lines = [`${SEAT_NAMES.idf} ${idf}${unit}`, `Insurgents ${now.insurgent}${now.least ? "+" : ""}${unit}`];
  return [{ kind: "callout", at: AT, width: WIDTH, colour: "ink", title: "If it ended now", lines }];
}
