/** Draws cards with faces in rows, with brackets under those that combine; or a single card as large as fits. */
import type { Card, Face, Spread } from "../../scene/cards.ts";
import { labelOf, type Pen } from "../pen.ts";
import { type Box, centred, rect } from "../primitives.ts";
import { REPORT_COLOURS } from "../style.ts";
import {
  type CardLook,
  drawCard,
  isNamedAlike,
  isSetAlike,
  LOW_SHARE,
  saysAll,
  sceneHeight,
  titleLead,
} from "./card.ts";
import { drawSmallCards, SMALL } from "./small-card.ts";

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
const linkRoom = (pen: Pen, links: readonly Link[]): number =>
  pen.unit * ROW * Math.max(0, ...bracketsOf(links).map(({ row }) => row + 1));

/** Brackets under cards that combine, with what they make. */
function drawLinks(pen: Pen, links: readonly Link[], places: readonly Box[]): void {
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

/** Cards in a row, by their number: few are large ones with room for all that helps, many lie in rows. */
const IN_A_ROW = 6;
const IN_TWO_ROWS = 12;
/** In units: the highest card, and the widest. */
const HIGHEST = 36;
const WIDEST = 44;
const GAP = 0.5;
/** Letters of few cards are larger, by their number, and still larger if there is room for all that they have to say; those of many as large as that. */
const LETTERS = [1, 1.5, 1.5, 1.34, 1.26, 1.26] as const;
const LARGER = [1.4, 1.3, 1.2, 1.14, 1.08] as const;
const LETTERS_OF_MANY = [1.34, 1.26, 1.18, 1.1, 1.02] as const;

const rowsOf = ({ cards }: Spread): number =>
  cards.length <= IN_A_ROW ? 1 : cards.length <= IN_TWO_ROWS ? 2 : Math.ceil(cards.length / IN_A_ROW);

export const spreadPanel = {
  natural: (pen: Pen, spread: Spread): number => {
    if (spread.style === "small") return pen.unit * SMALL;
    return pen.unit * (rowsOf(spread) === 1 ? 20 : 13 * rowsOf(spread));
  },

  draw(pen: Pen, spread: Spread, box: Box): void {
    if (spread.style === "small") {
      drawSmallCards(pen, spread.cards, { ...box, height: Math.min(box.height, pen.unit * SMALL) });
      return;
    }
    const links = rowsOf(spread) === 1 ? (spread.links ?? []) : [];
    const room = linkRoom(pen, links);
    const places = placesOf(pen, spread, { ...box, height: box.height - room });
    const [first] = places;
    if (!first) return;
    const look = lookOf(pen, spread.cards, first);
    const lead = titleLead(pen, spread.cards, first, look);
    spread.cards.forEach((card, i) => {
      const place = places[i];
      if (place) drawCard(pen, card, place, { ...look, lead });
    });
    drawLinks(pen, links, places);
  },
};

function lookOf(pen: Pen, cards: readonly Card[], place: Box): CardLook {
  const look = (letters: number, share?: number): CardLook => ({
    letters,
    scene: sceneHeight(pen, cards, place, letters, share),
  });
  const few = LETTERS[cards.length];
  if (few !== undefined) {
    const isRoomy = (one: CardLook): boolean =>
      cards.every((card) => isNamedAlike(pen, card, place, few, one.letters) && saysAll(pen, card, place, one, true));
    return LARGER.map((by) => look(few * by, LOW_SHARE)).find(isRoomy) ?? look(few);
  }
  const fits = (one: CardLook): boolean =>
    cards.every((card) => isSetAlike(pen, card, place, one.letters) && saysAll(pen, card, place, one));
  return LETTERS_OF_MANY.map((one) => look(one)).find(fits) ?? look(1);
}

/** Rows of cards of one size, each row in the middle. */
function placesOf(pen: Pen, spread: Spread, box: Box): Box[] {
  const rows = rowsOf(spread);
  const across = Math.max(1, Math.ceil(spread.cards.length / rows));
  const gap = pen.unit * GAP;
  const width = Math.min((box.width - gap * (across - 1)) / across, pen.unit * WIDEST);
  const height = Math.min((box.height - gap * (rows - 1)) / rows, pen.unit * HIGHEST);
  return spread.cards.map((_card, i): Box => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, spread.cards.length - row * across);
    const left = box.x + (box.width - inRow * width - (inRow - 1) * gap) / 2;
    return { x: left + (i % across) * (width + gap), y: box.y + row * (height + gap), width, height };
  });
}

/** Height that a single card would like to have, in units. */
const FACE_HEIGHT = 31;
/** How much larger everything on it is than on a card among others, its rules once more. */
const SCALES = [2.3, 2.1, 1.9, 1.75, 1.6, 1.45, 1.3, 1.15] as const;
const FACE_LETTERS = 1.2;

export const facePanel = {
  natural: (pen: Pen): number => pen.unit * FACE_HEIGHT,

  draw(pen: Pen, { card }: Face, box: Box): void {
    const look = { letters: FACE_LETTERS, scene: sceneHeight(pen, [card], box, FACE_LETTERS) };
    const large = SCALES.map((by) => pen.enlarged(by)).find((one) => saysAll(one, card, box, look)) ?? pen.enlarged(1);
    drawCard(large, card, box, look);
    for (const op of large.ops) pen.push(op);
  },
};
