/** Draws a small panel of figures on the map, with a tab in its colour. */
import type { InfoBox } from "../../scene/pieces.ts";
import { mix } from "../contrast.ts";
import type { Pen } from "../pen.ts";
import { type Box, centred, circle, line, rect } from "../primitives.ts";
import { drawFigure } from "./figures.ts";
import type { MapFrame } from "./map-frame.ts";

const TAB = 1.9;

function infoBoxHeight(pen: Pen, info: InfoBox): number {
  return pen.unit * (1.9 + (info.sub === undefined ? 0 : 1.2) + (info.figures?.length ? 2.7 : 0));
}

/** A small panel on the map, with a tab in its colour down its left side. */
export function drawInfoBox(pen: Pen, frame: MapFrame, info: InfoBox): void {
  const at = frame.place(info.at);
  const pointsTo = info.pointsTo && frame.place(info.pointsTo);
  const box = centred(at, info.width * frame.scale, infoBoxHeight(pen, info));
  const colour = pen.hex(info.colour);
  const ground = pen.hex("panel");
  if (pointsTo) {
    pen.shape(line([at, pointsTo]), {
      strokes: [
        { colour: ground, width: pen.unit * 0.3 },
        { colour: mix(colour, pen.hex("ink"), 0.3), width: pen.unit * 0.13 },
      ],
    });
    pen.shape(circle(pointsTo, pen.unit * 0.28), {
      fill: colour,
      strokes: [{ colour: ground, width: pen.unit * 0.1 }],
    });
  }
  const edge = info.isNew ? pen.hex("new") : mix(colour, ground, 0.25);
  pen.shape(rect(box, pen.unit * 0.45), { fill: ground, lift: pen.unit * 0.3 });
  drawTab(pen, info, box, colour);
  pen.shape(rect(box, pen.unit * 0.45), {
    strokes: [{ colour: edge, width: pen.unit * (info.isNew ? 0.28 : 0.12) }],
  });
  drawLines(pen, info, box, ground);
}

function drawTab(pen: Pen, info: InfoBox, box: Box, colour: string): void {
  const tab = { ...box, width: pen.unit * (info.letter ? TAB : 0.5) };
  pen.clipped(rect(box, pen.unit * 0.45), () => pen.shape(rect(tab), { fill: colour }));
  if (!info.letter) return;
  pen.textMid(info.letter, [tab.x + tab.width / 2, tab.y + tab.height / 2], {
    face: "slab",
    size: "large",
    colour: pen.palette.on(colour),
    align: "middle",
    room: tab.width * 0.9,
  });
}

function drawLines(pen: Pen, info: InfoBox, box: Box, ground: string): void {
  const unit = pen.unit;
  const left = box.x + unit * ((info.letter ? TAB : 0.5) + 0.5);
  const room = box.x + box.width - unit * 0.4 - left;
  pen.text(info.title, [left, box.y + unit * 1.3], { face: "bold", size: "body", colour: pen.hex("ink"), room });
  let y = box.y + unit * 1.7;
  if (info.sub !== undefined) {
    pen.text(info.sub, [left, y + unit * 0.82], { size: "small", colour: pen.hex("muted"), room });
    y += unit * 1.25;
  }
  const figures = info.figures ?? [];
  const share = room / Math.max(1, figures.length);
  figures.forEach((figure, index) => {
    const tile = { x: left + share * index, y, width: share, height: unit * 2.7 };
    drawFigure(pen, figure, tile, { value: pen.size("large"), label: unit }, ground);
  });
}
