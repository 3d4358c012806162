/** The board of a step, drawn as it was posted; larger where somebody wants to look closer. */
import { type ComponentChild, h } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Scene } from "#scene";
import { type Laid, laidOut, paintOn } from "./painting.ts";

/** Device pixels a CSS pixel, at most. */
const DENSEST = 3;
/** How often it is enlarged: once, and back. */
const ENLARGED = 2.5;

interface Seen {
  readonly zoom: number;
  /** What lies at the middle, in fractions of the picture. */
  readonly x: number;
  readonly y: number;
}
const WHOLE: Seen = { zoom: 1, x: 0.5, y: 0.5 };

/** One picture over the whole width; a double press looks closer there, a drag then moves it. */
export function Board({ scene, label }: { readonly scene: Scene; readonly label: string }): ComponentChild {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [seen, setSeen] = useState(WHOLE);
  const [width, setWidth] = useState(0);
  const laid = laidOut(scene);
  useEffect(() => {
    const { current } = canvas;
    const box = current?.parentElement;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setWidth(box.clientWidth));
    observer.observe(box);
    return () => {
      observer.disconnect();
      current.width = 0; // some telephones count what all canvases hold together
      current.height = 0;
    };
  }, []);
  useEffect(() => {
    if (canvas.current && width > 0) draw(canvas.current, laid, width, seen);
  }, [laid, width, seen]);
  const look = (event: MouseEvent): void =>
    setSeen(seen.zoom > 1 ? WHOLE : { zoom: ENLARGED, ...pointIn(event, WHOLE) });
  return h("canvas", {
    ref: canvas,
    class: seen.zoom > 1 ? "board enlarged" : "board",
    role: "img",
    "aria-label": label,
    style: { aspectRatio: `${laid.width} / ${laid.height}` },
    onDblClick: look,
    onPointerMove: (event: PointerEvent) => {
      if (event.buttons > 0 && seen.zoom > 1) setSeen(dragged(event, seen));
    },
  });
}

/** Where in the picture a press was, in fractions of it. */
function pointIn(event: MouseEvent, seen: Seen): Pick<Seen, "x" | "y"> {
  const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect(); // the listener is its own
  const at = (from: number, size: number, middle: number): number => middle + (from / size - 0.5) / seen.zoom;
  return { x: at(event.clientX - left, width, seen.x), y: at(event.clientY - top, height, seen.y) };
}

function dragged(event: PointerEvent, seen: Seen): Seen {
  const { width, height } = (event.currentTarget as Element).getBoundingClientRect(); // the listener is its own
  const edge = 0.5 / seen.zoom;
  const within = (at: number): number => Math.min(1 - edge, Math.max(edge, at));
  return {
    ...seen,
    x: within(seen.x - event.movementX / width / seen.zoom),
    y: within(seen.y - event.movementY / height / seen.zoom),
  };
}

function draw(canvas: HTMLCanvasElement, laid: Laid, cssWidth: number, { zoom, x, y }: Seen): void {
  const density = Math.min(DENSEST, devicePixelRatio || 1);
  const width = Math.round(cssWidth * density);
  const height = Math.round((width * laid.height) / laid.width);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const scale = (width / laid.width) * zoom;
  const edge = 0.5 / zoom;
  paintOn(canvas, laid, { scale, left: -(x - edge) * laid.width * scale, top: -(y - edge) * laid.height * scale });
}
