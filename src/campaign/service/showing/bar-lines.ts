/** A log with a line where its clocks stood because the bot could not post, and one where they went on, and why. */
import type { Bar, GameRecord } from "../../../store/records.ts";
import type { Begun, Line } from "../../log/lines.ts";
import { whenInWords } from "../../telling/notification-words.ts";
import { BARRED_HOURS } from "../../telling/obstacles.ts";
import type { LogLines } from "./log-lines.ts";

export function withBars(log: LogLines): LogLines {
  const { record, standings, span } = log;
  const { from = 0, to = Number.POSITIVE_INFINITY } = span;
  const begun = [...standings.values()];
  const bars = record.bars.flatMap((bar) => linesOf(record, bar, begun)).filter(({ seq }) => seq >= from && seq <= to);
  if (bars.length === 0) return log;
  const lines = [...bars, ...log.lines].sort((a, b) => a.seq - b.seq); // before the row that came next
  return { ...log, lines };
}

function linesOf(record: GameRecord, { since, until, seq, ended }: Bar, begun: readonly Begun[]): readonly Line[] {
  if (until <= since) return [];
  const zone = record.timetable?.zone ?? "UTC";
  const line = (text: string, at: number, next: number): Line => {
    const turn = begun.findLast((one) => one.seq < next)?.turn ?? 0; // `next`: the number of the row that came after it
    return { kind: "other", weight: 1, seats: [], places: [], seq: next, text, at, turn, phase: "", overdue: null };
  };
  const latest = whenInWords(until, zone, since);
  const stand = `The campaign and its clocks stand still: I cannot post in the channel. They go on as soon as I can, and by ${latest} at the latest.`;
  const why = ended === null ? null : WHY[ended.by];
  return [line(stand, since, seq), ...(ended && why !== null ? [line(why, ended.at, ended.seq)] : [])];
}

const WHY: { readonly [by in NonNullable<Bar["ended"]>["by"]]: string | null } = {
  post: "The campaign and its clocks go on: I can post in the channel again.",
  time: `The campaign and its clocks go on after ${BARRED_HOURS} hours: I still cannot post in the channel.`,
  move: "The campaign and its clocks go on: it has moved to another channel.",
  "cut off": "The campaign and its clocks still stand, now because I cannot be in the channel at all.",
  none: null,
};
