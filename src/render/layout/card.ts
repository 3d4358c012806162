/** Draws a card with a face, and finds how its scene and letters fit in with those of its neighbours. */
import type { Card } from "../../scene/cards.ts";
import type { Point } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import { labelOf, type Pen } from "../pen.ts";
import { drawEmblem, drawPictogram } from "../pictograms.ts";
import { type Box, centred, circle, rect } from "../primitives.ts";
import { CARD_COLOURS, MARK_COLOURS, SKY_COLOURS, TINTS } from "../style.ts";
import { drawBackdrop } from "./card-backdrop.ts";
import { type CardWords, drawWords, factsHeight, fittingFacts, leadIn, setWords, wordsHeight } from "./card-words.ts";

/** How finely the sky grows lighter towards the ground. */
const BANDS = 16;

/** Sky, a sun or moon, the place, and, in the part of it that nothing covers, what the card is about. */
const drawScene = (pen: Pen, card: Card, box: Box, free: Box): void =>
  pen.clipped(rect(box), () => drawInside(pen, card, box, free));

function drawInside(pen: Pen, card: Card, box: Box, free: Box): void {
  const sky = SKY_COLOURS[card.sky ?? "day"];
  for (let i = 0; i < BANDS; i++) {
    const y = box.y + (box.height * i) / BANDS;
    pen.shape(rect({ ...box, y, height: box.height / BANDS + 1 }), { fill: mix(sky.high, sky.low, i / (BANDS - 1)) });
  }
  const size = Math.min(free.height * 0.66, free.width * (card.worth === undefined ? 0.6 : 0.46));
  const shift = card.worth === undefined ? 0.5 : 0.3;
  const at: Point = [free.x + free.width * shift, free.y + free.height * 0.48];
  pen.shape(circle([at[0] + size * 0.18, at[1] - size * 0.12], size * 0.56), { fill: sky.sun, opacity: sky.glow });
  drawBackdrop(pen, box, sky, card.place ?? "town", labelOf(card.title).text);
  const art = card.art ?? card.pictogram;
  if (art) drawEmblem(pen, art, centred(at, size, size), { light: CARD_COLOURS.lit, shade: sky.shade, edge: sky.ink });
  if (card.worth !== undefined)
    drawWorth(pen, card.worth, [free.x + free.width * 0.75, at[1]], Math.min(size * 0.5, free.width * 0.2));
}

/** What a card is worth, large, where the sun would stand. */
function drawWorth(pen: Pen, worth: NonNullable<Card["worth"]>, at: Point, radius: number): void {
  pen.shape(circle(at, radius), {
    fill: CARD_COLOURS.disc,
    lift: radius * 0.08,
    strokes: [{ colour: pen.hex("ink"), width: radius * 0.07 }],
  });
  pen.textMid(worth, at, { face: "bold", size: radius * 1.45, colour: pen.hex("ink"), align: "middle" });
}

/** In units. A lower scene shows nothing. */
const BAND = 1.72;
const FOOT = 1.62;
const LEAST_SCENE = 2;
/** Beneath a stamp a scene is high enough for its number to be read. */
const LEAST_NUMBER = 2.2;
/** Of a card's height; and where its letters could be larger for it. */
const LEAST_SHARE = 0.32;
export const LOW_SHARE = 0.25;
/** A card at least this wide, and this much wider than high, has its scene at the left, not above its words. */
const LYING = { shape: 1.3, least: 24 } as const;

/** A name that is narrowed to fit grows a little less than others. */
const SHRUNK = 0.95;

/** How much higher than usual band and foot are where letters are larger. */
const frameOf = (letters: number): number => Math.min(1.3, Math.max(1, letters * 0.9));

/** How a card and its neighbours are drawn alike. */
export interface CardLook {
  /** How much larger than usual letters are. */
  readonly letters: number;
  /** Of the scene above the words: no higher, so that those of neighbours end at one line. */
  readonly scene: number;
  /** How far beneath it titles begin at most, so that those of neighbours are level; left out: anywhere. */
  readonly lead?: number;
}

/** One card with a face: its band, its scene, its words, and when it can be played. */
export function drawCard(pen: Pen, card: Card, box: Box, look: CardLook): void {
  const { unit } = pen;
  const frame = unit * frameOf(look.letters);
  const radius = unit * 0.42;
  const colour = pen.hex(card.colour);
  const dimmed = card.state === "dimmed";
  const paper = dimmed ? CARD_COLOURS.paperOff : CARD_COLOURS.paper;
  pen.item("plate", labelOf(card.title).text, box);
  pen.shape(rect(box, radius), { fill: paper, lift: unit * 0.2 });
  const { scene, words, place } = split(pen, card, innerOf(pen, card, box, look.letters), look);
  const foot = { ...box, y: place.y + place.height, height: box.y + box.height - place.y - place.height };
  const { value, worth, ...rest } = card;
  const free = scene && belowStamp(pen, card, box, scene, look.letters);
  const isLarge = free !== null && worth !== undefined;
  const corner = isLarge ? undefined : (value ?? (scene ? worth : undefined));
  pen.clipped(rect(box, radius), () => {
    pen.shape(rect({ ...box, height: frame * BAND }), { fill: colour });
    if (scene) drawScene(pen, isLarge ? card : rest, scene, free ?? scene);
    if (foot.height > 0) pen.shape(rect(foot), { fill: mix(paper, CARD_COLOURS.foot, 0.18) });
  });
  const band = corner === undefined ? rest : { ...rest, value: corner };
  drawBand(pen, band, { ...box, height: frame * BAND }, colour);
  drawWords(pen, card, words, place, { paper, lead: look.lead ?? Number.POSITIVE_INFINITY });
  if (card.footer !== undefined)
    pen.textMid(card.footer, [foot.x + foot.width / 2, foot.y + foot.height / 2], {
      face: "bold",
      size: frame * 1.1,
      colour: dimmed ? pen.hex("ink") : CARD_COLOURS.footInk,
      align: "middle",
      room: box.width - unit * 0.5,
    });
  pen.shape(rect(box, radius), {
    strokes: [{ colour: card.isNew ? MARK_COLOURS.news : pen.hex("ink"), width: unit * (card.isNew ? 0.26 : 0.14) }],
  });
  if (card.stamp !== undefined) drawStamp(pen, card.stamp, stampIn(pen, box, look.letters));
}

/** Between band and foot. */
function innerOf(pen: Pen, { footer }: Card, box: Box, letters: number): Box {
  const frame = pen.unit * frameOf(letters);
  const [band, foot] = [frame * BAND, footer === undefined ? 0 : frame * FOOT];
  return { ...box, y: box.y + band, height: box.height - band - foot };
}

interface Split {
  readonly scene: Box | null;
  readonly words: CardWords;
  /** Of the words. */
  readonly place: Box;
}

const lies = (pen: Pen, { width, height }: Box): boolean =>
  width > height * LYING.shape && width > pen.unit * LYING.least;

/** The scene takes what its words leave: at the left of a card that lies, else above them. */
function split(pen: Pen, card: Card, box: Box, look: CardLook): Split {
  if (lies(pen, box)) {
    const width = Math.min(box.height, box.width * 0.45);
    const place = { ...box, x: box.x + width, width: box.width - width };
    return { scene: { ...box, width }, words: setWords(pen, card, place.width, look.letters), place };
  }
  const words = setWords(pen, card, box.width, look.letters);
  const height = Math.min(look.scene, box.height - wordsHeight(pen, words));
  if (height < pen.unit * LEAST_SCENE) return { scene: null, words, place: box };
  const place = { ...box, y: box.y + height, height: box.height - height };
  return { scene: { ...box, height }, words, place };
}

/** How high the scenes of some cards of one size are: as the one with most to say leaves room for, but not much lower than a third. */
export function sceneHeight(pen: Pen, cards: readonly Card[], box: Box, letters: number, share = LEAST_SHARE): number {
  const heights = cards.map((card) => {
    const inner = innerOf(pen, card, box, letters);
    const words = setWords(pen, card, inner.width, letters);
    const room = inner.height - wordsHeight(pen, words);
    const most = Math.min(inner.height * (card.body === undefined ? 0.62 : 0.56), inner.width * 1.06);
    const facts = fittingFacts(pen, words, room - inner.height * share);
    return Math.min(room - factsHeight(pen, words, facts), most);
  });
  return Math.max(Math.min(...heights), box.height * share);
}

/** How far beneath their scenes the titles of some cards of one size can begin alike. */
export function titleLead(pen: Pen, cards: readonly Card[], box: Box, look: CardLook): number {
  const leads = cards.map((card) => {
    const { words, place } = split(pen, card, innerOf(pen, card, box, look.letters), look);
    return leadIn(pen, words, place.height);
  });
  return Math.min(...leads);
}

/** Whether a card is set as with letters of the usual size: with as many lines, and its name in the same hand. */
export function isSetAlike(pen: Pen, card: Card, { width }: Box, letters: number): boolean {
  const [usual, larger] = [1, letters].map((one) => setWords(pen, card, width, one));
  const lines = (words: CardWords | undefined): string =>
    words ? [words.title.face, words.title.lines.length, ...words.facts.map(({ beside }) => beside)].join() : "";
  return lines(usual) === lines(larger);
}

/** Whether larger letters set the name of a card in the same hand, larger by about as much, and on no more lines than two or as before. */
export function isNamedAlike(pen: Pen, card: Card, { width }: Box, usual: number, larger: number): boolean {
  const [before, after] = [usual, larger].map((one) => setWords(pen, card, width, one).title);
  if (!before || !after) return false;
  const isLarger = after.size >= before.size * (larger / usual) * SHRUNK;
  return before.face === after.face && isLarger && after.lines.length <= Math.max(2, before.lines.length);
}

/** Whether there is room for everything that a card says, except for what it need not, clear of its stamp. */
export function saysAll(pen: Pen, card: Card, box: Box, look: CardLook, leaveOut = false): boolean {
  const { words, place } = split(pen, card, innerOf(pen, card, box, look.letters), look);
  const room = place.height - wordsHeight(pen, words);
  const stamp = stampIn(pen, box, look.letters);
  const isClear = card.stamp === undefined || place.y + leadIn(pen, words, place.height) >= stamp.y + stamp.height;
  const needed = words.facts.filter(({ fact }) => !leaveOut || !fact.optional);
  return isClear && room >= 0 && fittingFacts(pen, words, room).length >= needed.length;
}

/** Below the band. */
const stampIn = ({ unit }: Pen, box: Box, letters: number): Box =>
  centred([box.x + box.width / 2, box.y + unit * (BAND * frameOf(letters) + 0.98)], box.width * 0.86, unit * 1.5);

/** What a stamp leaves of a scene; null: too little to show anything. */
function belowStamp(pen: Pen, { stamp }: Card, box: Box, scene: Box, letters: number): Box | null {
  if (stamp === undefined) return scene;
  const { y, height } = stampIn(pen, box, letters);
  const top = Math.max(scene.y, y + height);
  const free = { ...scene, y: top, height: scene.y + scene.height - top };
  return free.height < pen.unit * LEAST_NUMBER ? null : free;
}

function drawStamp(pen: Pen, stamp: NonNullable<Card["stamp"]>, plate: Box): void {
  const { unit } = pen;
  pen.shape(rect(plate, unit * 0.2), { fill: MARK_COLOURS.burstOut });
  pen.textMid(stamp, [plate.x + plate.width / 2, plate.y + plate.height / 2], {
    face: "bold",
    size: unit * 1.05,
    colour: TINTS.light,
    align: "middle",
    room: plate.width * 0.92,
  });
}

function drawBand(pen: Pen, card: Card, box: Box, colour: string): void {
  const unit = box.height / BAND;
  const ink = pen.palette.on(colour);
  const middle = box.y + box.height / 2;
  let left = box.x + unit * 0.5;
  if (card.pictogram) {
    drawPictogram(pen, card.pictogram, centred([left + unit * 0.5, middle], unit, unit), ink);
    left += unit * 1.4;
  }
  let right = box.x + box.width - unit * 0.5;
  if (card.value !== undefined) {
    const width = pen.width(card.value, { face: "bold", size: unit * 1.06 }) + unit * 0.6;
    right -= width;
    pen.shape(rect({ x: right, y: middle - unit * 0.62, width, height: unit * 1.24 }, unit * 0.62), {
      fill: CARD_COLOURS.disc,
    });
    pen.textMid(card.value, [right + width / 2, middle], {
      face: "bold",
      size: unit * 1.06,
      colour: pen.hex("ink"),
      align: "middle",
    });
    right -= unit * 0.3;
  }
  if (card.band !== undefined)
    pen.textMid(card.band, [left, middle], { face: "bold", size: unit * 1.08, colour: ink, room: right - left });
}
