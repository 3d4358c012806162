import type { Content } from "../../scene/scene.ts";
import type { Words } from "../../scene/words.ts";
import type { Pen } from "../pen.ts";
import type { Box } from "../primitives.ts";
import { chartPanel } from "./chart.ts";
import { coursePanel } from "./course.ts";
import { duelPanel } from "./duel.ts";
import { facePanel } from "./face.ts";
import { figuresPanel, stripPanel } from "./figures.ts";
import { firefightsPanel } from "./firefights.ts";
import { forcesPanel } from "./forces.ts";
import { handsPanel } from "./hands.ts";
import { ladderPanel } from "./ladder.ts";
import { lanesPanel } from "./lanes.ts";
import { mapPanel } from "./map.ts";
import { legendPanel, notesPanel, trayPanel } from "./notes.ts";
import { pactsPanel } from "./pacts.ts";
import { scoresPanel } from "./scores.ts";
import { spreadPanel } from "./spread.ts";
import { tablePanel } from "./table.ts";
import { trackPanel } from "./track.ts";

/** The height in pixels that a content would like to have at a width, its title included. */
export function naturalHeight(pen: Pen, content: Content, width: number): number {
  return titleHeight(pen, content) + bodyHeight(pen, content, width);
}

/** Draws a content with its title into the box. */
export function drawContent(pen: Pen, content: Content, box: Box): void {
  const head = titleHeight(pen, content);
  const title = titleOf(content);
  if (title !== undefined) {
    const at = [box.x, box.y + pen.unit * 1.0] as const;
    pen.text(title, at, { face: "slab", size: "body", colour: pen.hex("ink"), room: box.width });
  }
  drawBody(pen, content, { ...box, y: box.y + head, height: box.height - head });
}

const titleOf = (content: Content): Words | undefined => {
  switch (content.kind) {
    case "map":
    case "strip":
    case "scores":
    case "lanes":
    case "hands":
    case "course":
    case "duel":
    case "firefights":
    case "ladder":
    case "pacts":
    case "spread":
    case "face":
      return undefined;
    default:
      return content.title;
  }
};

const titleHeight = (pen: Pen, content: Content): number => (titleOf(content) === undefined ? 0 : pen.unit * 1.75);

function bodyHeight(pen: Pen, content: Content, width: number): number {
  switch (content.kind) {
    case "map":
      return mapPanel.natural(pen, content, width);
    case "track":
      return trackPanel.natural(pen, content, width);
    case "table":
      return tablePanel.natural(pen, content);
    case "chart":
      return chartPanel.natural(pen, content, width);
    case "figures":
      return figuresPanel.natural(pen, content, width);
    case "legend":
      return legendPanel.natural(pen, content);
    case "notes":
      return notesPanel.natural(pen, content, width);
    case "tray":
      return trayPanel.natural(pen, content, width);
    case "strip":
      return stripPanel.natural(pen, content);
    case "lanes":
      return lanesPanel.natural(pen);
    case "hands":
      return handsPanel.natural(pen, content);
    case "course":
      return coursePanel.natural(pen, content);
    case "face":
      return facePanel.natural(pen);
    case "forces":
      return forcesPanel.natural(pen, content);
    case "scores":
      return scoresPanel.natural(pen);
    case "duel":
      return duelPanel.natural(pen, content, width);
    case "firefights":
      return firefightsPanel.natural(pen, content, width);
    case "ladder":
      return ladderPanel.natural(pen, content);
    case "pacts":
      return pactsPanel.natural(pen, content);
    case "spread":
      return spreadPanel.natural(pen, content);
  }
}

function drawBody(pen: Pen, content: Content, box: Box): void {
  switch (content.kind) {
    case "map":
      mapPanel.draw(pen, content, box);
      break;
    case "track":
      trackPanel.draw(pen, content, box);
      break;
    case "table":
      tablePanel.draw(pen, content, box);
      break;
    case "chart":
      chartPanel.draw(pen, content, box);
      break;
    case "figures":
      figuresPanel.draw(pen, content, box);
      break;
    case "legend":
      legendPanel.draw(pen, content, box);
      break;
    case "notes":
      notesPanel.draw(pen, content, box);
      break;
    case "tray":
      trayPanel.draw(pen, content, box);
      break;
    case "strip":
      stripPanel.draw(pen, content, box);
      break;
    case "lanes":
      lanesPanel.draw(pen, content, box);
      break;
    case "hands":
      handsPanel.draw(pen, content, box);
      break;
    case "course":
      coursePanel.draw(pen, content, box);
      break;
    case "face":
      facePanel.draw(pen, content, box);
      break;
    case "forces":
      forcesPanel.draw(pen, content, box);
      break;
    case "scores":
      scoresPanel.draw(pen, content, box);
      break;
    case "duel":
      duelPanel.draw(pen, content, box);
      break;
    case "firefights":
      firefightsPanel.draw(pen, content, box);
      break;
    case "ladder":
      ladderPanel.draw(pen, content, box);
      break;
    case "pacts":
      pactsPanel.draw(pen, content, box);
      break;
    case "spread":
      spreadPanel.draw(pen, content, box);
      break;
  }
}
