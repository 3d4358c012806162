import { ButtonStyle } from "discord.js";
import type { StepView } from "../../campaign/service.ts";
import type { Asker } from "../asker.ts";
import { writePress } from "../custom-id.ts";
import { picturesOf } from "../pictures.ts";
import { literalName, relative } from "../rich.ts";
import { button, note, page, row, type Screen } from "../screen.ts";
import { unknownControl } from "../seat/refusals.ts";
import type { Services } from "../services.ts";

/** What is paged through: a turn, or what came since one's own last act. */
export type Stretch = number | "mine";

/** The step of a press that opens this board, as `readBoard` reads it. */
export const boardPress = (stretch: Stretch, at = 0): string => `board.${stretch}.${at}`;

/** Null: the press is about no board. */
export function readBoard(step: string): { readonly stretch: Stretch; readonly at: number } | null {
  const [, stretch = "", at = ""] = /^board\.(mine|\d{1,4})\.(\d{1,4})$/.exec(step) ?? [];
  return at === "" ? null : { stretch: stretch === "mine" ? stretch : Number(stretch), at: Number(at) };
}

/** One board of what happened, with what was told up to it, and the ways to the ones before and after. */
export async function stepPage(
  services: Services,
  asker: Asker,
  game: string,
  { stretch, at }: { readonly stretch: Stretch; readonly at: number },
): Promise<Screen> {
  const { campaigns } = services;
  const [seat] = stretch === "mine" ? await campaigns.seatsOf(game, asker.person.id) : [];
  if (stretch === "mine" && seat === undefined) return unknownControl();
  const part = stretch === "mine" ? { since: seat ?? "" } : { turn: stretch };
  const step = await campaigns.step(game, part, at);
  if (!step) return note("No board has been shown of that. `/game log` tells it in words.");
  const { source, caption, record } = step;
  const pictures = await picturesOf(services, {
    ...{ source, game, caption, person: asker.person.id },
    ...{ kind: "step", view: `step ${stretch} ${step.at}` },
  });
  const shown = page(`What happened · ${literalName(record.name)}`, wordsOf(step, stretch), [
    row(...turning(game, stretch, step)),
    row(button(writePress({ kind: "act", game }), "My seat"), button(writePress({ kind: "log", game }), "Log")),
  ]);
  return { ...shown, pictures };
}

function wordsOf({ turn, phase, last, count, at, lines, more, isStart }: StepView, stretch: Stretch): string {
  const since = last ? `Since your last act, ${relative(last.at)}` : "So far";
  return [
    `-# ${stretch === "mine" ? since : `Turn ${stretch}`} · board ${at + 1} of ${count}`,
    `**${headingOf(turn, phase)}**${isStart ? ", as you left it" : ""}`,
    ...lines.map((line) => `• ${line}`),
    ...(more > 0 ? [`-# ${more} more in \`/game log\``] : []),
  ].join("\n");
}

const headingOf = (turn: number, phase: string): string =>
  [turn === 0 ? "" : `Turn ${turn}`, phase].filter((word) => word !== "").join(" · ") || "The start";

function turning(game: string, stretch: Stretch, { at, count }: StepView) {
  const to = (label: string, step: string, style?: ButtonStyle.Primary) =>
    button(writePress({ kind: "recap", game, step }), label, style);
  return [
    ...(at > 0 ? [to("◀ Previous", boardPress(stretch, at - 1))] : []),
    ...(at + 1 < count ? [to("Next ▶", boardPress(stretch, at + 1), ButtonStyle.Primary)] : []),
    to("In short", stretch === "mine" ? "mine" : `turn.${stretch}`),
  ];
}
