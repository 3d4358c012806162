import { createHash } from "node:crypto";
import type { BaseLayer, MapElement, MapPanel } from "../../scene/map.ts";
import { SceneError } from "../palette.ts";
import type { Pen } from "../pen.ts";
import { type Box, rect } from "../primitives.ts";
import { drawBurst, drawGain, drawHalo, drawMove, drawVeil, drawVerdict } from "./change.ts";
import { drawStack } from "./counter.ts";
import { drawFan } from "./fan.ts";
import { drawBuilt, drawEmblem, drawRelief, drawRiver, drawShore } from "./land.ts";
import { frameOf, type MapFrame, named } from "./map-frame.ts";
import { drawArrow, drawHighlight, drawLink, drawMarker, drawSpace } from "./network.ts";
import { drawPiece } from "./piece.ts";
import { drawPlaque } from "./plaque.ts";
import { drawPlate, drawTether } from "./plate.ts";
import { drawSlip } from "./slip.ts";
import { drawLettering, drawLine, drawRegion } from "./terrain.ts";

export const mapPanel = {
  natural: (_pen: Pen, map: MapPanel, width: number): number => (width * map.height) / map.width,

  /** What lies outside the panel is hidden; the ground fills all of it. */
  draw(pen: Pen, map: MapPanel, box: Box): void {
    const base = map.base === "scene" ? pen.common : map.base;
    if (map.base === "scene" && !base) throw new SceneError("the picture has no base for its map");
    const frame = frameOf(map, base, box, base ? digestOf(pen, map, base, box) : "");
    const outline = rect(box, pen.board ? 0 : pen.unit * 0.5);
    if (!pen.board) pen.shape(outline, { fill: pen.hex("sea"), lift: pen.unit * 0.25 });
    pen.clipped(outline, () => {
      const ground = { ...pen.filled(map.ground ?? { colour: "sea" }) };
      if (base) {
        pen.base(base.key, frame.digest, box, () => {
          pen.shape(rect(box), ground);
          for (const element of base.elements) drawElement(pen, frame, element);
        });
      } else pen.shape(rect(box), ground);
      for (const element of map.elements) if (element.kind === "plate") drawTether(pen, frame, element);
      for (const element of map.elements) drawElement(pen, frame, element);
    });
    if (pen.board) return;
    pen.shape(outline, {
      strokes: [
        { colour: pen.hex("panel"), width: pen.unit * 0.3, inside: true, opacity: 0.85 },
        { colour: pen.hex("muted"), width: 1.5, opacity: 0.7 },
      ],
    });
  },
};

/** All that the bitmap of a base depends on. */
const digestOf = (pen: Pen, { width, height, ground }: MapPanel, base: BaseLayer, box: Box): string =>
  createHash("sha1")
    .update(JSON.stringify([base, box, width, height, ground, pen.unit, pen.palette.hues]))
    .digest("base64");

function drawElement(pen: Pen, frame: MapFrame, element: MapElement): void {
  switch (element.kind) {
    case "region":
      drawRegion(pen, frame, element);
      break;
    case "line":
      drawLine(pen, frame, element);
      break;
    case "lettering":
      drawLettering(pen, frame, element);
      break;
    case "space":
      drawSpace(pen, frame, element);
      break;
    case "link":
      drawLink(pen, frame, element);
      break;
    case "arrow":
      if (element.count === undefined) drawArrow(pen, frame, element);
      else drawMove(pen, frame, element);
      break;
    case "river":
      drawRiver(pen, frame, element);
      break;
    case "relief":
      drawRelief(pen, frame, element);
      break;
    case "shore":
      drawShore(pen, frame, element);
      break;
    case "built":
      drawBuilt(pen, frame, element);
      break;
    case "emblem":
      drawEmblem(pen, frame, element);
      break;
    case "piece":
      drawPiece(pen, element, frame.place(element.at), (element.size ?? 50) * frame.scale);
      break;
    case "fan":
      drawFan(pen, frame, element);
      break;
    case "plate":
      drawPlate(pen, frame, element);
      break;
    case "burst":
      drawBurst(pen, frame, element);
      break;
    case "slip":
      drawSlip(pen, frame, element);
      break;
    case "verdict":
      drawVerdict(pen, frame, element);
      break;
    case "halo":
      drawHalo(pen, frame, element);
      break;
    case "veil":
      drawVeil(pen, frame, element);
      break;
    case "gain":
      drawGain(pen, frame, element);
      break;
    case "marker":
      drawMarker(pen, frame, element);
      break;
    case "highlight":
      drawHighlight(pen, frame, element);
      break;
    case "stack":
      drawStack(pen, element, frame.place(element.at), element.size * frame.scale);
      break;
    case "plaque": {
      const pointsTo = element.pointsTo && frame.place(element.pointsTo);
      drawPlaque(pen, element, frame.place(element.at), element.width * frame.scale, pointsTo);
      break;
    }
    case "part": {
      const kept = named(frame.base?.parts, element.part);
      pen.base(`${frame.base?.key}#${element.part}`, `${frame.digest}#${element.part}`, frame.box, () => {
        for (const one of kept) drawElement(pen, frame, one);
      });
      break;
    }
  }
}
