import type { Content } from "../../scene/scene.ts";
import type { Pen } from "../pen.ts";
import type { Box } from "../primitives.ts";
import { coursePanel } from "./course.ts";
import { duelPanel } from "./duel.ts";
import { stripPanel } from "./figures.ts";
import { firefightsPanel } from "./firefights.ts";
import { forcesPanel } from "./forces.ts";
import { handsPanel } from "./hands.ts";
import { ladderPanel } from "./ladder.ts";
import { lanesPanel } from "./lanes.ts";
import { mapPanel } from "./map.ts";
import { notesPanel, trayPanel } from "./notes.ts";
import { pactsPanel } from "./pacts.ts";
import { scoresPanel } from "./scores.ts";
import { facePanel, spreadPanel } from "./spread.ts";
import { tablePanel } from "./table.ts";
import { trackPanel } from "./track.ts";

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
