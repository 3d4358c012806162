/** Which panel draws each kind of content and how high it would like to be; and the panel of forces in a place. */
import type { Force, Forces } from "../../scene/panels.ts";
import { pieceSize } from "../../scene/pieces.ts";
import type { Content } from "../../scene/scene.ts";
import type { Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, circle, rect } from "../primitives.ts";
import { TYPE } from "../style.ts";
import { coursePanel } from "./course.ts";
import { duelPanel } from "./duel.ts";
import { stripPanel } from "./figures.ts";
import { firefightsPanel } from "./firefights.ts";
import { handsPanel } from "./hands.ts";
import { ladderPanel } from "./ladder.ts";
import { lanesPanel } from "./lanes.ts";
import { mapPanel } from "./map.ts";
import { notesPanel, trayPanel } from "./notes.ts";
import { pactsPanel } from "./pacts.ts";
import { drawPiece } from "./piece.ts";
import { scoresPanel } from "./scores.ts";
import { facePanel, spreadPanel } from "./spread.ts";
import { tablePanel } from "./table.ts";
import { trackPanel } from "./track.ts";

/** In multiples of the smallest essential text. */
const ROW = 3.3;
const PIECE = 1.96;
const SEAL = 1.02;
const GAP = 0.3;

const forcesPanel = {
  natural: (pen: Pen, { forces }: Forces): number => forces.length * pen.unit * ROW,

  draw(pen: Pen, { forces }: Forces, box: Box): void {
    forces.forEach((force, i) => {
      const row = { ...box, y: box.y + i * pen.unit * ROW, height: pen.unit * ROW };
      if (i > 0) pen.shape(rect({ ...row, height: 1.5 }), { fill: pen.hex("faint") });
      drawForce(pen, force, row);
    });
  },
};

function drawForce(pen: Pen, force: Force, row: Box): void {
  const { unit } = pen;
  const middle = row.y + row.height / 2;
  drawSeal(pen, force, [row.x + unit * SEAL, middle]);
  const right = drawPieces(pen, force, row);
  const left = row.x + unit * (2 * SEAL + 0.45);
  const words = { colour: pen.hex("ink"), room: right - left - unit * 0.3 };
  const raise = force.note === undefined ? 0 : unit * 0.64;
  pen.textMid(force.name, [left, middle - raise], { ...words, face: "slab", size: unit * TYPE.name });
  if (force.note !== undefined) pen.textMid(force.note, [left, middle + unit * 0.66], words);
}

function drawSeal(pen: Pen, { colour, emblem }: Force, at: readonly [number, number]): void {
  const fill = pen.hex(colour);
  const radius = pen.unit * SEAL;
  pen.shape(circle(at, radius), { fill, strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.09 }] });
  if (emblem) drawPictogram(pen, emblem, centred(at, radius * 1.14, radius * 1.14), pen.palette.on(fill));
}

/** From the right end, in their order; tells where they begin. */
function drawPieces(pen: Pen, { pieces }: Force, row: Box): number {
  const size = pen.unit * PIECE;
  let right = row.x + row.width;
  for (const piece of pieces.toReversed()) {
    const { width } = pieceSize(piece.form, size);
    drawPiece(pen, piece, [right - width / 2, row.y + row.height / 2], size);
    right -= width + pen.unit * GAP;
  }
  return right;
}

type Kind = Content["kind"];
type OfKind = { readonly [K in Kind]: Extract<Content, { readonly kind: K }> };
/** A content of one of these kinds, known to go with the panel of its kind. */
type ContentOf<K extends Kind> = { readonly [P in K]: OfKind[P] & { readonly kind: P } }[K];

/** How contents of a kind are drawn: the height in pixels that one would like to have at a width, and itself in a box. */
interface Panel<C> {
  natural(pen: Pen, content: C, width: number): number;
  draw(pen: Pen, content: C, box: Box): void;
}

const PANELS: { readonly [K in Kind]: Panel<OfKind[K]> } = {
  map: mapPanel,
  track: trackPanel,
  lanes: lanesPanel,
  face: facePanel,
  forces: forcesPanel,
  hands: handsPanel,
  course: coursePanel,
  table: tablePanel,
  notes: notesPanel,
  tray: trayPanel,
  strip: stripPanel,
  scores: scoresPanel,
  duel: duelPanel,
  firefights: firefightsPanel,
  ladder: ladderPanel,
  pacts: pactsPanel,
  spread: spreadPanel,
};

/** These draw their titles themselves. */
const TITLED: readonly Kind[] = ["strip", "course", "pacts"];

const titleOf = (content: Content) =>
  "title" in content && !TITLED.includes(content.kind) ? content.title : undefined;

const titleHeight = (pen: Pen, content: Content): number => (titleOf(content) === undefined ? 0 : pen.unit * 1.75);

/** The height in pixels that a content would like to have at a width, its title included. */
export const naturalHeight = <K extends Kind>(pen: Pen, content: ContentOf<K>, width: number): number =>
  titleHeight(pen, content) + PANELS[content.kind].natural(pen, content, width);

/** Draws a content with its title into the box. */
export function drawContent<K extends Kind>(pen: Pen, content: ContentOf<K>, box: Box): void {
  const head = titleHeight(pen, content);
  const title = titleOf(content);
  if (title !== undefined) {
    const at = [box.x, box.y + pen.unit * 1.0] as const;
    pen.text(title, at, { face: "slab", size: "body", colour: pen.hex("ink"), room: box.width });
  }
  PANELS[content.kind].draw(pen, content, { ...box, y: box.y + head, height: box.height - head });
}
