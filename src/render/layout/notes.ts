/** Draws what lies next to a map: paragraphs of notes, and trays of counters. */
import type { Note, Notes, Tray, TrayGroup } from "../../scene/panels.ts";
import type { TextSize } from "../../scene/words.ts";
import { labelOf, type Pen } from "../pen.ts";
import type { Box } from "../primitives.ts";
import { badgeWidth, drawBadge } from "./badge.ts";
import { drawCounter } from "./counter.ts";

const LEADING = 1.36;
/** Half the height of a badge, as a share of the text. */
const BADGE = 0.8;

const indentOf = (pen: Pen, note: Note, size: number): number =>
  note.badge ? badgeWidth(pen, note.badge, size * BADGE) + size * 0.45 : 0;

function noteLines(pen: Pen, note: Note, size: number, width: number): string[] {
  return pen.lines(note.text, { size, face: note.bold ? "bold" : "regular" }, width - indentOf(pen, note, size));
}

function notesHeight(pen: Pen, { notes }: Notes, size: number, width: number): number {
  const lines = notes.reduce((sum, note) => sum + noteLines(pen, note, size, width).length, 0);
  return lines * size * LEADING + Math.max(0, notes.length - 1) * size * 0.4;
}

const LARGEST_FIRST: readonly TextSize[] = ["large", "body", "small"];

/** In pixels. */
function noteSize(pen: Pen, notes: Notes, box: Box): number {
  if (notes.size !== "fit") return pen.size(notes.size ?? "small");
  const fits = (size: TextSize): boolean => notesHeight(pen, notes, pen.size(size), box.width) <= box.height;
  return pen.size(LARGEST_FIRST.find(fits) ?? "small");
}

export const notesPanel = {
  natural(pen: Pen, notes: Notes, width: number): number {
    const size = notes.size === undefined || notes.size === "fit" ? "small" : notes.size;
    return notesHeight(pen, notes, pen.size(size), width);
  },

  draw(pen: Pen, notes: Notes, box: Box): void {
    const size = noteSize(pen, notes, box);
    let y = box.y;
    for (const note of notes.notes) {
      const indent = indentOf(pen, note, size);
      const colour = note.colour ? pen.palette.text(note.colour, pen.hex("panel")) : pen.hex("ink");
      const face = note.bold ? "bold" : "regular";
      if (note.badge) {
        const width = badgeWidth(pen, note.badge, size * BADGE);
        drawBadge(pen, note.badge, [box.x + width / 2, y + size * LEADING * 0.5], size * BADGE);
      }
      for (const text of noteLines(pen, note, size, box.width)) {
        const words = { ...labelOf(note.text), text };
        pen.textMid(words, [box.x + indent, y + size * LEADING * 0.5], {
          size,
          face,
          colour,
          room: box.width - indent,
        });
        y += size * LEADING;
      }
      y += size * 0.4;
    }
  },
};

const edgeOf = (pen: Pen, tray: Tray): number => pen.unit * (tray.scale ?? 2.6);
const pitchOf = (pen: Pen, tray: Tray): number => edgeOf(pen, tray) * 1.14;
const headOf = (pen: Pen): number => pen.unit * 1.9;

function restWidth(pen: Pen, group: TrayGroup): number {
  return group.rest === undefined ? 0 : pen.width(group.rest, {}) + pen.unit * 0.4;
}

/** Counters in a row, and rows of a group, leaving room for what is said after them. */
function groupShape(pen: Pen, tray: Tray, group: TrayGroup, width: number): { across: number; rows: number } {
  const across = Math.max(1, Math.floor(width / pitchOf(pen, tray)));
  const rows = Math.ceil(group.counters.length / across);
  const last = group.counters.length - Math.max(0, rows - 1) * across;
  const crowded = last * pitchOf(pen, tray) + restWidth(pen, group) > width;
  return { across, rows: rows + (crowded || rows === 0 ? 1 : 0) };
}

export const trayPanel = {
  natural: (pen: Pen, tray: Tray, width: number): number =>
    tray.groups.reduce(
      (sum, group) =>
        sum + headOf(pen) + groupShape(pen, tray, group, width).rows * pitchOf(pen, tray) + pen.unit * 0.3,
      0,
    ),

  draw(pen: Pen, tray: Tray, box: Box): void {
    let y = box.y;
    for (const group of tray.groups) {
      const { across, rows } = groupShape(pen, tray, group, box.width);
      drawGroupHead(pen, group, box, y);
      y += headOf(pen);
      group.counters.forEach((counter, index) => {
        const x = box.x + (index % across) * pitchOf(pen, tray) + 2;
        const top = y + Math.floor(index / across) * pitchOf(pen, tray);
        drawCounter(pen, counter, { x, y: top, width: edgeOf(pen, tray), height: edgeOf(pen, tray) });
      });
      if (group.rest !== undefined) {
        const last = rows * across <= group.counters.length ? 0 : group.counters.length - (rows - 1) * across;
        const x = box.x + Math.max(0, last) * pitchOf(pen, tray) + pen.unit * (last > 0 ? 0.4 : 0);
        const at = y + (rows - 1) * pitchOf(pen, tray) + edgeOf(pen, tray) / 2;
        pen.textMid(group.rest, [x, at], { colour: pen.hex("muted"), room: box.x + box.width - x });
      }
      y += rows * pitchOf(pen, tray) + pen.unit * 0.3;
    }
  },
};

function drawGroupHead(pen: Pen, group: TrayGroup, box: Box, y: number): void {
  const middle = y + headOf(pen) * 0.45;
  let x = box.x;
  if (group.badge) {
    const width = badgeWidth(pen, group.badge, pen.unit * BADGE);
    drawBadge(pen, group.badge, [x + width / 2, middle], pen.unit * BADGE);
    x += width + pen.unit * 0.4;
  }
  pen.textMid(group.label, [x, middle], {
    face: "bold",
    size: "body",
    colour: pen.hex("ink"),
    room: box.x + box.width - x,
  });
}
