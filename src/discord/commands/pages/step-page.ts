/** Boards of what happened, one by one or two compared. */
import { ButtonStyle } from "discord.js";
import type { StepView } from "../../../campaign/service.ts";
import { writePress } from "../../screen/custom-id.ts";
import { unknownControl } from "../../screen/refusals.ts";
import { literalName, relative } from "../../screen/rich.ts";
import { button, note, type Picture, page, row, type Screen } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import { picturesOf, toldBy } from "../../services/pictures.ts";
import type { Services } from "../../services/services.ts";

/** What is paged through: a turn, or what came since one's own last act. */
export type Stretch = number | "mine";

/** Leads to this board. */
export const boardId = (game: string, stretch: Stretch, at = 0): string =>
  writePress({ kind: "recap", game, shows: "board", stretch, at });

/** The board as somebody left it, and the newest, one above the other. */
export async function comparedPage(services: Services, asker: Asker, game: string): Promise<Screen> {
  const [seat] = await services.campaigns.showing.seatsOf(game, asker.person.id);
  if (seat === undefined) return unknownControl();
  const part = { since: seat };
  const [then, now] = [
    await services.campaigns.showing.step(game, part, 0),
    await services.campaigns.showing.step(game, part, LAST),
  ];
  if (!then || !now) return noBoard();
  const boards = then.at === now.at ? [now] : [then, now];
  const pictures = await Promise.all(boards.map((step) => boardOf(services, asker, game, step)));
  const words = boards.map((step) => `**${step.isStart ? "Then" : "Now"}**: ${headingOf(step.turn, step.phase)}`);
  const shown = page(titleOf(then), words.join("\n"), [
    row(inShort(game, "mine"), button(boardId(game, "mine"), "Step by step")),
  ]);
  return { ...shown, pictures: pictures.flatMap(([main]) => main ?? []) };
}

/** More boards than any part of a log has. */
const LAST = 9999;

/** One board of what happened, with what was told up to it, and the ways to the ones before and after. */
export async function stepPage(
  services: Services,
  asker: Asker,
  game: string,
  { stretch, at }: { readonly stretch: Stretch; readonly at: number },
): Promise<Screen> {
  const { campaigns } = services;
  const [seat] = stretch === "mine" ? await campaigns.showing.seatsOf(game, asker.person.id) : [];
  if (stretch === "mine" && seat === undefined) return unknownControl();
  const part = stretch === "mine" ? { since: seat ?? "" } : { turn: stretch };
  const step = await campaigns.showing.step(game, part, at);
  if (!step) return noBoard();
  const pictures = await boardOf(services, asker, game, step);
  const shown = page(titleOf(step), wordsOf(step, stretch), [
    row(...turning(game, stretch, step)),
    row(button(writePress({ kind: "act", game }), "My seat"), button(writePress({ kind: "log", game }), "Log")),
  ]);
  return { ...shown, pictures };
}

const noBoard = (): Screen => note("No board of that is kept. `/game log` tells it in words.");

const titleOf = ({ record }: StepView): string => `What happened · ${literalName(record.name)}`;

const boardOf = (services: Services, { person }: Asker, game: string, step: StepView): Promise<readonly Picture[]> =>
  picturesOf(services, {
    ...{ source: step.source, game, caption: step.caption, person: person.id },
    ...{
      kind: "step",
      view: `step ${step.turn} ${step.at} of ${step.count}`,
      told: toldBy("map", { posted: step.posted }),
    },
  });

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

const inShort = (game: string, stretch: Stretch) =>
  button(
    writePress(
      stretch === "mine"
        ? { kind: "recap", game, shows: "mine" }
        : { kind: "recap", game, shows: "turn", turn: stretch },
    ),
    "In short",
  );

const turning = (game: string, stretch: Stretch, { at, count }: StepView) => [
  ...(at > 0 ? [button(boardId(game, stretch, at - 1), "◀ Previous")] : []),
  ...(at + 1 < count ? [button(boardId(game, stretch, at + 1), "Next ▶", ButtonStyle.Primary)] : []),
  inShort(game, stretch),
];
