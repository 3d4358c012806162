/** What the page of a seat shows beside the question where it is a stop of a lesson, and how a lesson ends. */
import { ButtonStyle } from "discord.js";
import type { LessonView } from "../../../campaign/service.ts";
import { writePress } from "../../screen/custom-id.ts";
import { button, type Part, page, row, rowPart, type Screen, text } from "../../screen/screen.ts";
import type { SeatContext } from "../sheet/context.ts";
import { howToPlay } from "./welcome.ts";

/** Lessons as such: no campaign alone. */
export const ALL_LESSONS = "all";

/** Opens the list, under whatever is shown. */
export const learnButton = (label = "Learn by playing") =>
  button(writePress({ kind: "lesson", game: ALL_LESSONS, does: "list" }), label);

/** What a hint begins with. */
export const HINT = "**Hint:**";

/** What stands beside the question: why an answer was refused, and hints. */
const isWarning = (line: string): boolean => line.startsWith("⚠️") || line.startsWith(HINT);

/** What is said of the last press, but for what was wrong: that stands beside the question. */
export const withoutWarnings = (notice: string): string =>
  notice
    .split("\n")
    .filter((line) => !isWarning(line))
    .join("\n");

/** What was right in the last answer, what this stop is about, and what was wrong just now: that stands next to the question. */
export function lessonParts({ at, stops, stop, said, goal }: LessonView, notice: string): Part[] {
  if (stop === null) return [];
  const warnings = notice.split("\n").filter(isWarning);
  const before = said ? `✅ ${said.why}` : `**What this is about:** ${goal}`;
  const head = warnings.length > 0 ? [] : [before];
  return [text([...head, `**Stop ${at + 1} of ${stops}: ${stop.title}**`, stop.notice, ...warnings].join("\n"))];
}

/** Map, hand, what helps, and the way out. */
export function lessonFoot({ game, seat }: SeatContext): Part {
  return rowPart(
    row(
      button(writePress({ kind: "map", game, seat }), "Map"),
      button(writePress({ kind: "hand", game, seat }), "Hand"),
      howToPlay(game, seat),
      button(writePress({ kind: "lesson", game, seat, does: "hint" }), "What do I press?"),
      button(writePress({ kind: "lesson", game, does: "leave" }), "Leave"),
    ),
  );
}

/** What the last answer brought, what was learnt, and how to go on. */
export function lessonEnd(
  { seatView: { record } }: SeatContext,
  { lesson, said, end }: LessonView,
  notice: string,
): Screen {
  const lines = [
    ...(notice === "" ? [] : [notice]),
    ...(said ? [`✅ ${said.why}`] : []),
    "",
    "**What you know now**",
    ...end.learnt.map((line) => `• ${line}`),
    "",
    `**What next?** ${end.next}`,
  ];
  const again = writePress({ kind: "lesson", game: ALL_LESSONS, does: "again", lesson });
  const how = writePress({ kind: "lesson", game: ALL_LESSONS, does: "how" });
  const buttons = [
    button(how, "Join a campaign", ButtonStyle.Success),
    learnButton("Other lessons"),
    button(again, "Once more"),
  ];
  return page(`${record.name}: done`, lines.join("\n"), [row(...buttons)]);
}
