/** The words of a card, set in lines for its width: its title, its rules, and what else helps. */
import type { Card, Fact } from "../../scene/cards.ts";
import type { Words } from "../../scene/words.ts";
import { labelOf, type Pen } from "../pen.ts";
import type { Box } from "../primitives.ts";
import { CARD_COLOURS } from "../style.ts";

/** Sizes and line heights in units, of letters that are no larger than usual. */
const TITLE = 1.24;
const NARROW_TITLE = 1.1;
const TITLE_LINE = 1.42;
const BODY = 1.08;
const BODY_LINE = 1.26;
const FACT_LINE = 1.2;
const MARGIN = 0.4;
const SIDES = 0.7;
const FACT_GAP = 0.6;
/** Facts stand no higher over the foot, so that those of neighbours are level. */
const LOWEST = 1.2;
const QUIET = CARD_COLOURS.quiet;

/** Lost to rounding. */
const HAIR = 0.5;

/** What else helps, with its lines; its label is on the first of them where there is room. */
interface SetFact {
  readonly fact: Fact;
  readonly lines: readonly string[];
  readonly beside: boolean;
}

/** The words of a card, broken into lines for a width. */
export interface CardWords {
  readonly title: { readonly face: "slab" | "bold"; readonly size: number; readonly lines: readonly string[] };
  readonly body: readonly string[];
  readonly facts: readonly SetFact[];
  readonly width: number;
  /** How much larger than usual the letters are; those of facts grow less. */
  readonly letters: number;
}

/** `letters`: how much larger than usual. */
export function setWords(pen: Pen, card: Card, room: number, letters: number): CardWords {
  const width = room - pen.unit * SIDES * letters;
  const title = titleStyle(pen, card, width, letters);
  const body = card.body === undefined ? [] : evenLines(pen, card.body, { size: pen.unit * BODY * letters }, width);
  return {
    title: { ...title, lines: titleLines(pen, card.title, title, width) },
    body,
    facts: (card.facts ?? []).map((fact) => setFact(pen, fact, width, letters)),
    width,
    letters,
  };
}

/** A name too long for its card in slab letters is set in narrow ones, as large as fit. */
function titleStyle(pen: Pen, card: Card, width: number, letters: number): { face: "slab" | "bold"; size: number } {
  const size = pen.unit * TITLE * letters;
  const words = labelOf(card.title).text.split(" ");
  const longest = Math.max(...words.map((word) => pen.width(word, { face: "slab", size })));
  if (longest <= width) return { face: "slab", size };
  const narrow = Math.max(...words.map((word) => pen.width(word, { face: "bold", size })));
  const share = Math.min(1, (width / narrow) * 0.99); // widths of letters are rounded
  return { face: "bold", size: Math.max(pen.unit * NARROW_TITLE, size * share) };
}

/** Letters of facts that can be read on a phone; only where nothing else fits they are smaller. */
const FACT = 1.06;
const factSize = (pen: Pen, letters: number): number =>
  pen.unit * (letters > 1 ? Math.max(FACT, 1 + (letters - 1) * 0.6) : 1);
const gapAfterLabel = (pen: Pen): number => pen.unit * 0.35;

function setFact(pen: Pen, fact: Fact, width: number, letters: number): SetFact {
  const size = factSize(pen, letters);
  const whole = pen.width(fact.label, { face: "bold", size }) + gapAfterLabel(pen) + pen.width(fact.text, { size });
  if (whole <= width) return { fact, lines: [labelOf(fact.text).text], beside: true };
  return { fact, lines: evenLines(pen, fact.text, { size }, width), beside: false };
}

/** A name on three lines has words enough for each of them. */
function titleLines(pen: Pen, title: Words, style: Parameters<Pen["lines"]>[1], width: number): string[] {
  const lines = pen.lines(title, style, width);
  return lines.length === 2 ? evenLines(pen, title, style, width) : lines;
}

/** How finely lines are made even. */
const STEPS = 5;

/** As many lines as the width takes, no longer than they need to be: no single word is left for the last. */
function evenLines(pen: Pen, words: Words, style: Parameters<Pen["lines"]>[1], width: number): string[] {
  let even = pen.lines(words, style, width);
  if (even.length === 1) return even;
  let [low, high] = [width / 2, width];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    const lines = pen.lines(words, style, middle);
    const fits = lines.length <= even.length && lines.every((line) => pen.width(line, style) <= middle);
    if (fits) [even, high] = [lines, middle];
    else low = middle;
  }
  return even;
}

/** Of the title and what the card does. */
export const wordsHeight = (pen: Pen, { title, body, letters }: CardWords): number =>
  pen.unit * (0.1 + 2 * MARGIN + (title.lines.length * TITLE_LINE + body.length * BODY_LINE) * letters);

const factHeight = (pen: Pen, { letters }: CardWords, { lines, beside }: SetFact): number =>
  pen.unit * FACT_GAP + factSize(pen, letters) * FACT_LINE * (lines.length + (beside ? 0 : 1));

/** As many facts as there is room for, the first ones first. */
export function fittingFacts(pen: Pen, words: CardWords, room: number): readonly SetFact[] {
  let left = room;
  const firstTooMany = words.facts.findIndex((fact) => {
    left -= factHeight(pen, words, fact);
    return left < -HAIR;
  });
  return firstTooMany < 0 ? words.facts : words.facts.slice(0, firstTooMany);
}

export const factsHeight = (pen: Pen, words: CardWords, facts: readonly SetFact[]): number =>
  facts.reduce((sum, fact) => sum + factHeight(pen, words, fact), 0);

interface Spare {
  readonly facts: readonly SetFact[];
  readonly height: number;
}

/** What is left of a height, and the facts that it has room for. */
function spareIn(pen: Pen, words: CardWords, height: number): Spare {
  const facts = fittingFacts(pen, words, height - wordsHeight(pen, words));
  return { facts, height: Math.max(0, height - wordsHeight(pen, words) - factsHeight(pen, words, facts)) };
}

/** How far beneath the scene the title can begin, in a height for words. */
export function leadIn(pen: Pen, words: CardWords, height: number): number {
  const spare = spareIn(pen, words, height);
  return spare.height * (spare.facts.length > 0 ? 0.25 : 0.4);
}

/**
 * Title and rules above, facts below, what room there is between and around them; `lead`: the lowest that the title may
 * be.
 */
export function drawWords(
  pen: Pen,
  card: Card,
  words: CardWords,
  box: Box,
  { paper, lead }: { readonly paper: string; readonly lead: number },
): void {
  const { unit } = pen;
  const { title, body, width, letters } = words;
  const x = box.x + box.width / 2;
  const low = box.y + box.height;
  const ink = pen.palette.text("ink", paper);
  const { facts, height: spare } = spareIn(pen, words, box.height);
  let y = box.y + unit * MARGIN + Math.min(lead, leadIn(pen, words, box.height));
  for (const text of title.lines) {
    const at = [x, y + unit * (TITLE_LINE / 2) * letters] as const;
    const { face, size } = title;
    pen.textMid({ ...labelOf(card.title), text }, at, { face, size, colour: ink, align: "middle", room: width });
    y += unit * TITLE_LINE * letters;
  }
  y += unit * 0.1;
  const fit = Math.max(1, Math.floor((low + unit * 0.26 - y) / (unit * BODY_LINE * letters)));
  const shown = body.length > fit ? [...body.slice(0, fit - 1), body.slice(fit - 1).join(" ")] : body;
  for (const text of shown) {
    const style = { size: unit * BODY * letters, colour: ink, align: "middle", room: width } as const;
    pen.textMid({ ...labelOf(card.body ?? ""), text }, [x, y + unit * (BODY_LINE / 2) * letters], style);
    y += unit * BODY_LINE * letters;
  }
  const from = low - unit * (MARGIN * 0.5) - Math.min(unit * LOWEST, spare * 0.35) - factsHeight(pen, words, facts);
  drawFacts(pen, words, facts, { ...box, y: Math.max(y, from) });
}

function drawFacts(pen: Pen, words: CardWords, facts: readonly SetFact[], box: Box): void {
  const size = factSize(pen, words.letters);
  const pitch = size * FACT_LINE;
  const middle = box.x + box.width / 2;
  let y = box.y;
  for (const { fact, lines, beside } of facts) {
    const rule = y + pen.unit * FACT_GAP * 0.55;
    const half = words.width * 0.3;
    pen.stroke({ colour: CARD_COLOURS.rule, width: pen.unit * 0.06 }, [middle - half, rule], [middle + half, rule]);
    y += pen.unit * FACT_GAP;
    const bold = { face: "bold", size, colour: QUIET } as const;
    const plain = { size, colour: QUIET } as const;
    if (beside) drawBeside(pen, fact, size, [middle, y + pitch / 2]);
    else
      [labelOf(fact.label), ...lines.map((text) => ({ ...labelOf(fact.text), text }))].forEach((text, i) => {
        const style = i === 0 ? bold : plain;
        pen.textMid(text, [middle, y + pitch * (i + 0.5)], { ...style, align: "middle", room: words.width });
      });
    y += pitch * (lines.length + (beside ? 0 : 1));
  }
}

/** Label and text on one line, together in the middle. */
function drawBeside(pen: Pen, { label, text }: Fact, size: number, [middle, y]: readonly [number, number]): void {
  const bold = { face: "bold", size, colour: QUIET } as const;
  const first = pen.width(label, bold);
  const whole = first + gapAfterLabel(pen) + pen.width(text, { size });
  pen.textMid(label, [middle - whole / 2, y], bold);
  pen.textMid(text, [middle - whole / 2 + first + gapAfterLabel(pen), y], { size, colour: QUIET });
}
