import type { Spread } from "../../scene/cards.ts";
import { labelOf, type Pen } from "../pen.ts";
import { type Box, centred, rect } from "../primitives.ts";
import { REPORT_COLOURS } from "../style.ts";

type Link = NonNullable<Spread["links"]>[number];

/** In units: height of a row of brackets, and how far apart two of them hold the same card. */
const ROW = 1.6;
const APART = 1;

/** A bracket with the places of its cards from left to right, in a row where no other lies in its way. */
interface Bracket {
  readonly link: Link;
  readonly from: number;
  readonly to: number;
  readonly row: number;
}

/** The shortest first: longer ones run beneath them. */
function bracketsOf(links: readonly Link[]): Bracket[] {
  const brackets: Bracket[] = [];
  const ordered = links
    .map((link) => ({ link, from: Math.min(link.from, link.to), to: Math.max(link.from, link.to) }))
    .toSorted((a, b) => a.to - a.from - (b.to - b.from));
  for (const one of ordered) {
    const over = brackets.filter(({ from, to }) => from < one.to && one.from < to);
    brackets.push({ ...one, row: Math.max(-1, ...over.map(({ row }) => row)) + 1 });
  }
  return brackets;
}

/** The height that brackets take beneath their cards. */
export const linkRoom = (pen: Pen, links: readonly Link[]): number =>
  pen.unit * ROW * Math.max(0, ...bracketsOf(links).map(({ row }) => row + 1));

/** Brackets under cards that combine, with what they make. */
export function drawLinks(pen: Pen, links: readonly Link[], places: readonly Box[]): void {
  const { unit } = pen;
  const brackets = bracketsOf(links);
  for (const bracket of brackets) {
    const [a, b] = [places[bracket.from], places[bracket.to]];
    if (!a || !b) continue;
    const [left, right] = [
      legAt(pen, brackets, bracket, bracket.from, a),
      legAt(pen, brackets, bracket, bracket.to, b),
    ];
    const top = a.y + a.height + unit * 0.15;
    const y = a.y + a.height + unit * ROW * (bracket.row + 0.58);
    const corners = [
      [left, top],
      [left, y],
      [right, y],
      [right, top],
    ] as const;
    pen.stroke({ colour: REPORT_COLOURS.bracket, width: unit * 0.14 }, ...corners);
    const style = { face: "bold", size: unit * 1.04 } as const;
    const middle = [(left + right) / 2, y] as const;
    const width = pen.width(bracket.link.label, style) + unit;
    pen.item("plate", labelOf(bracket.link.label).text, centred(middle, width, unit * 1.4));
    pen.shape(rect(centred(middle, width, unit * 1.4), unit * 0.7), { fill: REPORT_COLOURS.bracket });
    pen.textMid(bracket.link.label, middle, { ...style, colour: REPORT_COLOURS.onBracket, align: "middle" });
  }
}

/** Where a bracket holds a card: beside the others that do, those from the left first, and so that none crosses another. */
function legAt(pen: Pen, brackets: readonly Bracket[], bracket: Bracket, card: number, place: Box): number {
  const order = ({ from, to }: Bracket): number => (to === card ? -1 : 1) / (to - from);
  const here = brackets.filter(({ from, to }) => from === card || to === card).toSorted((a, b) => order(a) - order(b));
  const shift = here.indexOf(bracket) - (here.length - 1) / 2;
  return place.x + place.width / 2 + shift * pen.unit * APART;
}
