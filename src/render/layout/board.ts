/** The frame of a board: its size, its heading and foot, and a map or a table of wood between them. */
import type { Strip } from "../../scene/panels.ts";
import { BOARD, type Layout, type Scene, STRIPS } from "../../scene/scene.ts";
import type { Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, circle, inset, line, rect } from "../primitives.ts";
import { BOARD_COLOURS, TYPE } from "../style.ts";
import { arrange } from "./arrange.ts";
import { drawContent, naturalHeight } from "./contents.ts";

type Panel = Layout & { kind: "panel" };

/** Share of the usual size of a board. */
const scaleOf = (scene: Scene): number => (scene.width ?? BOARD.width) / BOARD.width;

export function boardSize(scene: Scene): { width: number; height: number } {
  return {
    width: scene.width ?? BOARD.width,
    height: scene.height ?? Math.round(BOARD.height * scaleOf(scene)),
  };
}

/** Dark strips above and below; between them a map from edge to edge, or contents on a table of wood. */
export function layoutBoard(pen: Pen, scene: Scene): void {
  const { width, height } = boardSize(scene);
  const head = scene.heading ? Math.round(STRIPS.heading * scaleOf(scene)) : 0;
  const children = scene.layout.kind === "column" ? scene.layout.children : [scene.layout];
  const last = children.at(-1);
  const footed = last?.kind === "panel" && isFoot(last) && children.length > 1 ? last : undefined;
  const foot = footed ? footHeight(pen, footed, scene, width) : 0;
  const body: Box = { x: 0, y: head, width, height: height - head - foot };
  const contents = footed ? children.slice(0, -1) : children;
  const [only] = contents;
  if (only?.kind === "panel" && only.content.kind === "map" && contents.length === 1)
    drawContent(pen, only.content, body);
  else {
    if (scene.under) drawContent(pen, scene.under, body);
    else drawWood(pen, body);
    arrange(pen, { kind: "column", children: contents }, inset(body, pen.unit * 0.55), width);
  }
  if (scene.heading) drawHeading(pen, scene.heading, { x: 0, y: 0, width, height: head });
  if (footed) drawFoot(pen, footed, { x: 0, y: height - foot, width, height: foot });
}

const isFoot = ({ content }: Panel): boolean =>
  content.kind === "scores" ||
  content.kind === "lanes" ||
  content.kind === "strip" ||
  content.kind === "track" ||
  content.kind === "pacts";

function footHeight(pen: Pen, { content }: Panel, scene: Scene, width: number): number {
  const least = Math.round(STRIPS.foot * scaleOf(scene));
  if (content.kind === "scores") return least;
  return content.kind === "lanes"
    ? Math.round(naturalHeight(pen, content, width))
    : Math.max(least, Math.round(naturalHeight(pen, content, width) + pen.unit * 1.2));
}

/** Planks: a warm ground with thin grain. */
function drawWood(pen: Pen, box: Box): void {
  pen.shape(rect(box), { fill: BOARD_COLOURS.wood });
  const apart = pen.unit * 0.44;
  for (let y = box.y + apart / 2, i = 0; y < box.y + box.height; y += apart, i += 1) {
    const bow = ((i * 7) % 5) - 2;
    const strokes = [{ colour: BOARD_COLOURS.woodDark, width: 1 + (i % 3), opacity: 0.35 }];
    pen.shape(
      line(
        [
          [box.x, y],
          [box.x + box.width * 0.35, y + bow * 2],
          [box.x + box.width * 0.7, y - bow],
          [box.x + box.width, y + bow],
        ],
        true,
      ),
      { strokes },
    );
  }
}

function strip(pen: Pen, box: Box, edge: "below" | "above", brass: string): void {
  const thick = pen.unit * 0.12;
  pen.shape(rect(box), { fill: BOARD_COLOURS.strip });
  const y = edge === "below" ? box.y + box.height - thick : box.y;
  pen.shape(rect({ ...box, y, height: thick }), { fill: brass });
}

function drawHeading(pen: Pen, heading: Strip, box: Box): void {
  strip(pen, box, "below", heading.colour ? pen.hex(heading.colour) : BOARD_COLOURS.brass);
  const middle = box.y + box.height * 0.47;
  const margin = pen.unit;
  let left = margin;
  if (heading.emblem) {
    seal(pen, heading.emblem.colour, heading.emblem.pictogram, left + pen.unit * 0.9, middle);
    left += pen.unit * 2.3;
  }
  let right = box.width - margin;
  if (heading.turn) {
    const { name, colour, emblem } = heading.turn;
    right -= pen.textMid(name, [right, middle], {
      face: "bold",
      size: pen.unit * TYPE.phase,
      colour: BOARD_COLOURS.cream,
      align: "end",
    });
    right -= pen.unit * 1.35;
    if (emblem) seal(pen, colour, emblem, right, middle);
    right -= pen.unit * 1.35;
  }
  const title = pen.textMid(heading.title, [left, middle], {
    face: "slab",
    size: pen.unit * TYPE.title,
    colour: BOARD_COLOURS.cream,
    room: (right - left) * 0.62,
  });
  if (heading.sub === undefined) return;
  const text = heading.turn && typeof heading.sub === "string" ? `${heading.sub} ·` : heading.sub;
  pen.textMid(text, [right, middle], {
    face: "bold",
    size: pen.unit * TYPE.phase,
    colour: BOARD_COLOURS.cream,
    align: "end",
    room: right - left - title - pen.unit,
  });
}

function seal(
  pen: Pen,
  colour: Parameters<Pen["hex"]>[0],
  pictogram: Parameters<typeof drawPictogram>[1],
  x: number,
  y: number,
): void {
  const fill = pen.hex(colour);
  pen.shape(circle([x, y], pen.unit * 0.88), {
    fill,
    strokes: [{ colour: BOARD_COLOURS.cream, width: pen.unit * 0.1 }],
  });
  drawPictogram(pen, pictogram, centred([x, y], pen.unit, pen.unit), pen.palette.on(fill));
}

function drawFoot(pen: Pen, { content }: Panel, box: Box): void {
  if (content.kind === "scores" || content.kind === "lanes" || content.kind === "pacts") {
    strip(pen, box, "above", BOARD_COLOURS.brass);
    drawContent(pen, content, box);
    return;
  }
  pen.shape(rect(box), { fill: BOARD_COLOURS.cream });
  pen.shape(rect({ ...box, height: pen.unit * 0.12 }), { fill: BOARD_COLOURS.brass });
  drawContent(pen, content, inset(box, pen.unit * 0.6));
}
