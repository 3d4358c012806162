/** From a scene to what is to be drawn: the size of the picture, then a board or a page laid out in it. */
import type { Layout, Scene } from "../../scene/scene.ts";
import { Palette, SceneError } from "../palette.ts";
import { Pen } from "../pen.ts";
import type { LaidOut } from "../primitives.ts";
import { arrange, gapOf, wantedHeight } from "./arrange.ts";
import { boardSize, layoutBoard } from "./board.ts";

const WIDTH = 1200;
const WIDEST = 2000;
const HIGHEST = 4000;

/**
 * Turns a scene into drawing operations in output pixels. Draws nothing, and needs no canvas.
 * @throws SceneError when the scene names a side or colour that does not exist, or asks for an impossible size.
 */
export function layout(scene: Scene): LaidOut {
  return scene.frame === "board" ? boardOf(scene) : pageOf(scene);
}

function boardOf(scene: Scene): LaidOut {
  const { width, height } = boardSize(scene);
  possible(width, height);
  const pen = new Pen(new Palette(scene.sides), width, scene.base, true);
  layoutBoard(pen, scene);
  return { width, height, ground: pen.hex("paper"), ops: pen.ops };
}

function pageOf(scene: Scene): LaidOut {
  const width = scene.width ?? WIDTH;
  const pen = new Pen(new Palette(scene.sides), width, scene.base);
  const margin = Math.round(pen.unit * 0.7);
  const foot = scene.caption ? pen.unit * 1.3 : 0;
  const whole = withHeading(scene);
  const inner = width - 2 * margin;
  const height = Math.round(scene.height ?? wantedHeight(pen, whole, inner, width) + 2 * margin + foot);
  possible(width, height);
  arrange(pen, whole, { x: margin, y: margin, width: inner, height: height - 2 * margin - foot }, width);
  if (scene.caption) {
    const at = [width / 2, height - margin - pen.unit * 0.12] as const;
    pen.text(scene.caption, at, { colour: pen.hex("muted"), align: "middle", room: inner - gapOf(pen) });
  }
  return { width, height, ground: pen.hex("paper"), ops: pen.ops };
}

function possible(width: number, height: number): void {
  if (width > 0 && width <= WIDEST && height > 0 && height <= HIGHEST) return;
  throw new SceneError(`a picture cannot be ${width} × ${height} pixels`);
}

function withHeading(scene: Scene): Layout {
  if (!scene.heading) return scene.layout;
  return {
    kind: "column",
    children: [
      { kind: "panel", content: scene.heading, room: "fit" },
      { ...scene.layout, room: scene.layout.room ?? { flex: 1 } },
    ],
  };
}
