import { type Frozen, mustGet, type PictureFrame, type PublicView, type View } from "../../../engine/index.ts";
import { column, type Layout, panel, type Scene, told } from "../../../scene/index.ts";
import { faction } from "../content/factions.ts";
import { handLines } from "../rules/ground.ts";
import { latest } from "../rules/score.ts";
import type { Iraq, Table } from "../state.ts";
import { handsReport } from "./hands-table.ts";
import { vpCourses } from "./standings.ts";
import { gave, got, tradesTable } from "./trades-table.ts";

/** A picture beside that of the table, with what it says in words. */
type Report = Pick<Scene, "layout" | "alt" | "text">;

/** Before this turn a course is two dots. */
const COURSE_FROM = 3;

/** Beside the table: of a scored turn the hands and the course of the game; in a busy market, who gave how much to whom. */
export function reports(view: View<Iraq> | PublicView<Iraq>, names: PictureFrame["names"], undrawn: number): Report[] {
  const { table } = view;
  const scored = table.phase === "score" ? table.shown : null;
  const course = scored && table.turn >= COURSE_FROM && table.turn < table.turns; // the end has it in its main picture
  return [
    ...(scored ? [hands(view, scored, names)] : []),
    ...(undrawn > 0 ? [traded(table)] : []),
    ...(course ? [courseOf(table)] : []),
  ];
}

function hands({ content, table }: View<Iraq> | PublicView<Iraq>, shown: Shown, names: PictureFrame["names"]): Report {
  const totals = latest(table.seats, table.totals);
  const lines = handLines({ hands: shown, alignments: table.alignments, totals }, content);
  const title = `The hands of turn ${table.turn}.`;
  const layout = column(handsReport(content, table, shown, names));
  return { ...said(title, lines, layout), alt: [title, ...lines.map(sentence)].join(" ") };
}

/** So long is the description of one hand: those of five make one of a picture. */
const LONGEST = 195;

/** A hand as one sentence, which nothing has to cut: of too many cards the weakest are counted. */
function sentence(line: string): string {
  const cards = line.replaceAll("**", "").split(", ");
  const said = (named: number): string =>
    named === cards.length
      ? `${cards.join(", ")}.`
      : `${cards.slice(0, named).join(", ")} and ${cards.length - named} more.`;
  let named = cards.length;
  while (named > 1 && said(named).length > LONGEST) named--;
  return said(named);
}

type Shown = NonNullable<Frozen<Table>["shown"]>;

function traded(table: Frozen<Table>): Report {
  const lines = table.seats.map((seat) => `${faction(seat).name} gave ${gave(table, seat)}, got ${got(table, seat)}.`);
  return said(`Cards given in trades in turn ${table.turn}.`, lines, column(tradesTable(table)));
}

function courseOf(table: Frozen<Table>): Report {
  const lines = table.seats.map((seat) => `${faction(seat).name}: ${mustGet(table.vp, seat).join(", ")}.`);
  return said(
    "Victory points after each turn.",
    lines,
    column(...vpCourses(table).map((course) => panel(course, { room: { flex: 1 } }))),
  );
}

const said = (title: string, lines: readonly string[], layout: Layout): Report => {
  const { alt, text } = told([title, ...lines]);
  return { layout, alt: alt.replaceAll("**", ""), text };
};
