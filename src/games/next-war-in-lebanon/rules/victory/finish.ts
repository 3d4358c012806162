/** how the game ends, who has won, and how the score is kept until then. */
import type { Result, RulesContext } from "#engine";
import type { SeatId } from "../../content/types.ts";
import { enemyOf, type Lebanon } from "../../state.ts";
import { handNow, handOf } from "../pieces/show.ts";
import { The, verb } from "../pieces/words.ts";
import { scoreNow } from "./score.ts";
import type { Points, Score } from "./types.ts";

/** who wins; the strategy is revealed, and everything that was scored. */
export function finish(s: RulesContext<Lebanon>, conceding: SeatId | null): Result {
  const { table } = s.state;
  const idf = handOf(s, "idf");
  const points = pointsNow(s);
  const winner = conceding ? enemyOf(conceding) : leader(points);
  table.phase = "over";
  table.strategy = points.strategy;
  table.ending = {
    points,
    winner,
    conceded: conceding !== null,
    course: [...idf.course, scoreOf(points)],
  };
  s.barrier(); // what only the IDF could count is told
  s.emit({ chapter: "victory", kind: "ended", points, winner });
  s.picture(winner ? `${The(winner)} ${verb(winner, "wins", "win")}` : "A draw");
  const title = conceding ? "Concession" : winner ? "Victory points" : "Draw";
  return {
    victories: [{ title, seats: winner ? [winner] : [] }],
    scores: { idf: points.idf.vp, insurgent: points.insurgent.vp },
  };
}

/** notes, for the IDF's eyes, what both sides have when a turn begins: its strategy and reduced units are its secret. */
export const keepScore = (s: RulesContext<Lebanon>): void => void handOf(s, "idf").course.push(scoreOf(pointsNow(s)));

/** a scenario that leaves no choice has one strategy. */
function pointsNow(s: RulesContext<Lebanon>): Points {
  const { content, current } = s;
  const idf = handNow(s, "idf");
  const strategy = idf.strategy ?? content.scenarios[current.table.scenario].strategies.at(-1) ?? "counterforce";
  return scoreNow({ content, table: current.table, idf }, strategy);
}

const scoreOf = ({ idf, insurgent }: Points): Score => [idf.vp, insurgent.vp];

/** nobody where both have the same. */
function leader({ idf, insurgent }: Points): SeatId | null {
  if (idf.vp === insurgent.vp) return null;
  return idf.vp > insurgent.vp ? "idf" : "insurgent";
}
