/** Draws a map in its panel: its base, its insets, and each element by its kind. */
import { sha1 } from "@noble/hashes/legacy.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { BaseLayer, Inset, MapElement, MapPanel } from "../../scene/map.ts";
import { SceneError } from "../palette.ts";
import type { Pen } from "../pen.ts";
import { type Box, centred, type Outline, rect } from "../primitives.ts";
import { drawCallout, drawCalloutLine, drawLeader, drawSlip } from "./callout.ts";
import { drawBurst, drawGain, drawHalo, drawMove, drawVeil, drawVerdict } from "./change.ts";
import { drawFan } from "./fan.ts";
import { drawInfoBox } from "./info-box.ts";
import { drawBuilt, drawEmblem, drawRelief, drawRiver, drawShore } from "./land.ts";
import { frameOf, type MapFrame, named, viewOf } from "./map-frame.ts";
import { drawArrow, drawLink, drawMarker, drawSpace } from "./network.ts";
import { drawPiece } from "./piece.ts";
import { drawPlate, drawTether } from "./plate.ts";
import { drawStack } from "./stack.ts";
import { drawLettering, drawLine, drawRegion } from "./terrain.ts";

export const mapPanel = {
  natural(_pen: Pen, map: MapPanel, width: number): number {
    const view = viewOf(map);
    return (width * view.height) / view.width;
  },

  /** What lies outside the panel is hidden; the ground fills all of it. */
  draw(pen: Pen, map: MapPanel, box: Box): void {
    const outline = rect(box, pen.board ? 0 : pen.unit * 0.5);
    if (!pen.board) pen.shape(outline, { fill: pen.hex("sea"), lift: pen.unit * 0.25 });
    drawMap(pen, map, box, outline);
    if (pen.board) return;
    pen.shape(outline, {
      strokes: [
        { colour: pen.hex("panel"), width: pen.unit * 0.3, inside: true, opacity: 0.85 },
        { colour: pen.hex("muted"), width: 1.5, opacity: 0.7 },
      ],
    });
  },
};

function drawMap(pen: Pen, map: MapPanel, box: Box, outline: Outline): void {
  const base = map.base === "scene" ? pen.common : map.base;
  if (map.base === "scene" && !base) throw new SceneError("the picture has no base for its map");
  const digest = base ? digestOf(pen, map, base, box) : "";
  const frame = frameOf(map, { base, digest }, box);
  const draw = (elements: readonly MapElement[]): void => {
    for (const element of elements) drawElement(pen, frame, element);
  };
  pen.clipped(outline, () => {
    const ground = { ...pen.filled(map.ground ?? { colour: "sea" }) };
    if (base) {
      pen.base(frame.digest, box, () => {
        pen.shape(rect(box), ground);
        draw(base.elements);
      });
    } else pen.shape(rect(box), ground);
    for (const element of map.elements) {
      if (element.kind === "plate") drawTether(pen, frame, element);
      if (element.kind === "callout") drawCalloutLine(pen, frame, element);
    }
    draw(map.elements);
  });
}

/** Of bases: made once for a pack, each is some hundred kilobytes as text. */
const digests = new WeakMap<BaseLayer, string>();

function digestOfBase(base: BaseLayer): string {
  const digest = digests.get(base) ?? hashed(JSON.stringify(base));
  digests.set(base, digest);
  return digest;
}

/** All that the bitmap of a base depends on. */
const digestOf = (pen: Pen, map: MapPanel, base: BaseLayer, box: Box): string =>
  hashed(
    digestOfBase(base) +
      JSON.stringify([box, map.width, map.height, map.viewport, map.ground, pen.unit, pen.palette.hues]),
  );

const hashed = (text: string): string => btoa(String.fromCharCode(...sha1(utf8ToBytes(text))));

function drawInset(pen: Pen, frame: MapFrame, { at, width, height, map }: Inset): void {
  const box = centred(frame.place(at), width * frame.scale, height * frame.scale);
  const outline = rect(box, pen.unit * 0.3);
  pen.item("plate", "inset", box);
  pen.shape(outline, { fill: pen.hex("panel"), lift: pen.unit * 0.3 });
  drawMap(pen, map, box, outline);
  pen.shape(outline, {
    strokes: [
      { colour: pen.hex("ink"), width: pen.unit * 0.28 },
      { colour: pen.hex("panel"), width: pen.unit * 0.16 },
    ],
  });
}

/** In a region, names that the edge of the picture would cut are left out. */
function drawElement(pen: Pen, frame: MapFrame, element: MapElement): void {
  if (frame.cuts) pen.seenIn(frame.box, () => drawWhole(pen, frame, element));
  else drawWhole(pen, frame, element);
}

type Kind = MapElement["kind"];
type OfKind = { readonly [K in Kind]: Extract<MapElement, { readonly kind: K }> };
/** An element of one of these kinds, known to go with the drawing of its kind. */
type ElementOf<K extends Kind> = { readonly [P in K]: OfKind[P] & { readonly kind: P } }[K];

const drawWhole = <K extends Kind>(pen: Pen, frame: MapFrame, element: ElementOf<K>): void =>
  DRAW[element.kind](pen, frame, element);

const DRAW: { readonly [K in Kind]: (pen: Pen, frame: MapFrame, element: OfKind[K]) => void } = {
  region: drawRegion,
  line: drawLine,
  lettering: drawLettering,
  space: drawSpace,
  link: drawLink,
  arrow: (pen, frame, arrow) => (arrow.count === undefined ? drawArrow : drawMove)(pen, frame, arrow),
  river: drawRiver,
  relief: drawRelief,
  shore: drawShore,
  built: drawBuilt,
  emblem: drawEmblem,
  piece: (pen, frame, piece) => drawPiece(pen, piece, frame.place(piece.at), (piece.size ?? 50) * frame.scale),
  fan: drawFan,
  plate: drawPlate,
  burst: drawBurst,
  leader: drawLeader,
  slip: drawSlip,
  verdict: drawVerdict,
  halo: drawHalo,
  veil: drawVeil,
  gain: drawGain,
  marker: drawMarker,
  stack: (pen, frame, stack) => drawStack(pen, stack, frame.place(stack.at), stack.size * frame.scale),
  plaque: drawInfoBox,
  callout: drawCallout,
  inset: drawInset,
  part(pen, frame, { part }) {
    const kept = named(frame.base?.parts, part);
    pen.base(`${frame.digest}#${part}`, frame.box, () => {
      for (const one of kept) drawElement(pen, frame, one);
    });
  },
};
