/** What is shown with the table's picture: scored hands, the course of the game, or the trades of a busy market. */
import { type Frozen, mustGet, type PictureFrame, type PublicView, type Seat, type View } from "#engine";
import { column, type Hands, type LaidCard, type LaidHand, panel, playedBy, type Scene, told } from "#scene";
import { faction } from "../content/factions.ts";
import type { Card, CardId, Content } from "../content/pack.ts";
import { canUse } from "../content/use.ts";
import { handLines } from "../rules/ground.ts";
import { latest } from "../rules/score.ts";
import type { Iraq, Table } from "../state.ts";
import { ART } from "./cards/art.ts";
import { letter, suit } from "./side-style.ts";
import { vpCourses } from "./standings.ts";
import { gave, got, tradesTable } from "./trades-table.ts";

/** R-09 The hands as revealed, a row for each seat: cards that count with their names, strongest first, then the others; what they come to. */
function handsReport(
  content: Frozen<Content>,
  table: Frozen<Table>,
  shown: { readonly [seat: Seat]: readonly CardId[] },
  names: { readonly [seat: Seat]: string },
): Hands {
  const best = Math.max(...table.seats.map((seat) => total(table, seat)));
  return {
    kind: "hands",
    hands: table.seats.map((seat): LaidHand => {
      const side = table.alignments[seat] ?? null;
      const cards = mustGet(shown, seat).map((id) => mustGet(content.cards, id));
      const counts = ({ use }: Card): boolean => canUse(seat, use, side);
      return {
        colour: `@${seat}`,
        letter: letter(seat),
        name: faction(seat).name,
        ...playedBy(names[seat]),
        ...note(table, seat),
        total: String(total(table, seat)),
        counting: strongestFirst(cards.filter(counts)).map(laid),
        idle: strongestFirst(cards.filter((card) => !counts(card))).map(laid),
        empty: "No cards: all were given away.",
        best: total(table, seat) === best,
      };
    }),
  };
}

/** Whose cards count in addition to its own, or what its trades have moved. */
function note(table: Frozen<Table>, seat: Seat): Pick<LaidHand, "note"> {
  const side = table.alignments[seat];
  if (side) return { note: `sided with ${faction(side).the}` };
  const [out, back] = [gave(table, seat), got(table, seat)];
  return out + back > 0 ? { note: `gave ${out}, got ${back}` } : {};
}

const total = ({ totals }: Frozen<Table>, seat: Seat): number => mustGet(totals, seat).at(-1) ?? 0;

const strongestFirst = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => b.fv - a.fv);

const laid = ({ id, use, fv, name }: Card): LaidCard => ({
  letter: use,
  value: String(fv),
  title: name,
  colour: suit(use),
  art: mustGet(ART, id),
});

/** A picture shown with that of the table, with what it says in words. */
type Report = Pick<Scene, "layout" | "alt" | "text">;

/** Before this turn a course is two dots. */
const COURSE_FROM = 3;

/**
 * With the table: for a scored turn the hands and the course of the game; in a busy market, who gave how much to whom.
 */
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
  const title = `The hands of turn ${table.turn}: what each comes to, and its cards, those that count with their values.`;
  const layout = column(handsReport(content, table, shown, names));
  return { layout, text: [title, ...lines].join("\n"), alt: told([title, ...lines.map(sentence)]).alt };
}

/** The most characters in the description of one hand: those of five make one of a picture. */
const LONGEST = 180;

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
  return { layout: column(tradesTable(table)), ...told([`Cards given in trades in turn ${table.turn}.`, ...lines]) };
}

const courseOf = (table: Frozen<Table>): Report => ({
  layout: column(...vpCourses(table).map((course) => panel(course, { room: { flex: 1 } }))),
  ...told(vpLines(table)),
});

/** How the victory points have grown. */
export const vpLines = (table: Frozen<Table>): readonly string[] => [
  "Victory points after each turn.",
  ...table.seats.map((seat) => `${faction(seat).name}: ${mustGet(table.vp, seat).join(", ")}.`),
];
