/** The buttons under posts, in rows, with the ids that their presses bring. */
import { createHash } from "node:crypto";
import { ButtonStyle } from "discord.js";
import type { Control } from "../../store/records.ts";
import { writePress } from "../screen/custom-id.ts";
import { LIMIT } from "../screen/limits.ts";
import { button, buttonRows, type Row } from "../screen/screen.ts";
import { voteId } from "../screen/vote-id.ts";

/** A shortcut's label as a custom id can hold it. */
export const labelKey = (label: string): string => createHash("sha256").update(label).digest("hex").slice(0, 10);

/** The buttons of a post in rows; two that would do the same are one. */
export function controlRows(controls: readonly Control[], game: string): Row[] {
  const buttons = new Map(controls.map((control) => [pressOf(control, game), control]));
  const list = [...buttons].slice(0, LIMIT.rows * LIMIT.buttons);
  return buttonRows(list.map(([id, control], i) => button(id, control.label, styleOf(control, i))));
}

function pressOf(control: Control, game: string): string {
  switch (control.kind) {
    case "act":
      return writePress({ kind: "act", game, seat: control.seat });
    case "submit":
      return writePress({ kind: "submit", game, seat: control.seat, stamp: control.stamp });
    case "answer":
      return writePress({ kind: "answer", game, decision: control.decision, answer: labelKey(control.label) });
    case "offer":
      return writePress({ kind: "offer", game, offer: control.offer, action: control.action });
    case "handover":
      return writePress({ kind: "handover", game, does: control.takes ? "take" : "decline", offer: control.offer });
    case "request":
      return writePress({ kind: "request", game, does: control.yes ? "yes" : "no", request: control.request });
    case "again":
      return writePress({ kind: "request", game, does: "again", request: control.request });
    case "matter":
      return writePress({ kind: "matter", game, does: control.yes ? "yes" : "no", matter: control.matter });
    case "vote":
      return voteId(control.verb, { game, ...control });
    case "promise":
      return writePress({ kind: "promise", game, does: control.verb, promise: control.promise });
    case "talk":
      return writePress({ kind: "talk", game, does: control.verb, talk: control.talk });
    case "story":
      return writePress({ kind: "recap", game, shows: "all" });
    case "share":
      return writePress({ kind: "share", game, people: control.people });
    case "orders":
      return writePress({ kind: "orders", game });
    case "ask":
      return writePress({ kind: "ask", game });
    case "person":
      return writePress({ kind: "person", game });
    case "settings":
      return writePress({ kind: "settings", game });
    case "deals":
      return writePress({ kind: "deals", game });
    default:
      return writePress({ kind: control.kind, game });
  }
}

function styleOf({ kind }: Control, at: number) {
  if (kind === "submit") return ButtonStyle.Success;
  if (kind === "offer") return at === 0 ? ButtonStyle.Success : ButtonStyle.Secondary;
  return kind === "act" || kind === "join" ? ButtonStyle.Primary : ButtonStyle.Secondary; // an answer is no door
}
