import { createHash } from "node:crypto";
import { ButtonStyle } from "discord.js";
import type { Control } from "../../store/records.ts";
import { writePress } from "../custom-id.ts";
import { LIMIT } from "../limits.ts";
import { voteId } from "../motions/vote-id.ts";
import { button, buttonRows, type Row } from "../screen.ts";

/** A shortcut's label as a custom id can hold it. */
export const labelKey = (label: string): string => createHash("sha256").update(label).digest("hex").slice(0, 10);

/** The buttons of a post in rows; two that would do the same are one. */
export function controlRows(controls: readonly Control[], game: string): Row[] {
  const buttons = new Map(controls.map((control) => [pressOf(control, game), control]));
  const list = [...buttons].slice(0, LIMIT.rows * LIMIT.buttons);
  return buttonRows(list.map(([id, control], i) => button(id, control.label, styleOf(control, i))));
}

function pressOf(control: Control, game: string): string {
  const { kind } = control;
  if (kind === "act") return writePress({ kind, game, seat: control.seat });
  if (kind === "submit") return writePress({ kind, game, seat: control.seat, decision: control.stamp });
  if (kind === "answer") return writePress({ kind, game, decision: control.decision, step: labelKey(control.label) });
  if (kind === "offer") return writePress({ kind, game, decision: control.offer, name: control.action });
  if (kind === "handover")
    return writePress({ kind, game, step: `${control.takes ? "take" : "decline"}.${control.offer}` });
  if (kind === "request") return writePress({ kind, game, step: `${control.yes ? "yes" : "no"}.${control.request}` });
  if (kind === "again") return writePress({ kind: "request", game, step: `again.${control.request}` });
  if (kind === "matter") return writePress({ kind, game, step: `${control.yes ? "yes" : "no"}.${control.matter}` });
  if (kind === "vote") return voteId(control.verb, { game, ...control });
  if (kind === "promise") return writePress({ kind, game, step: `${control.verb}.${control.promise}` });
  if (kind === "talk") return writePress({ kind, game, step: `${control.verb}.${control.talk}` });
  if (kind === "story") return writePress({ kind: "recap", game, step: "all" });
  if (kind === "share") return writePress({ kind, game, step: String(control.people) });
  return writePress({ kind, game });
}

function styleOf({ kind }: Control, at: number) {
  if (kind === "submit") return ButtonStyle.Success;
  if (kind === "offer") return at === 0 ? ButtonStyle.Success : ButtonStyle.Secondary;
  return kind === "act" || kind === "join" ? ButtonStyle.Primary : ButtonStyle.Secondary; // an answer is no door
}
