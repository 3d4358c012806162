/** A campaign gone through board by board, for `/game replay`: by phase, by turn, and by what turned it. */
import { ButtonStyle } from "discord.js";
import type { BoardView } from "../../../campaign/service.ts";
import type { TurningMoment } from "../../../replay-maker/made.ts";
import { writePress } from "../../screen/custom-id.ts";
import { LIMIT } from "../../screen/limits.ts";
import type { PressOf } from "../../screen/payloads.ts";
import { unknownControl } from "../../screen/refusals.ts";
import { literalName } from "../../screen/rich.ts";
import { button, option, page, type Row, row, type Screen, select } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import { picturesOf, toldBy } from "../../services/pictures.ts";
import type { Services } from "../../services/services.ts";
import { replayPage } from "./replay-page.ts";

/**
 * One board that stood in the channel, with what everyone was told up to it; where none is kept, the campaign's page.
 * Nothing in it is known to fewer than all, whoever asks.
 */
export async function boardsPage(services: Services, asker: Asker, game: string, wanted = 0): Promise<Screen> {
  const view = await services.campaigns.showing.board(game, wanted);
  return view ? await shown(services, asker, view) : await replayPage(services, game);
}

/** To another board, or the page of a campaign that has ended. */
export async function pressBoards(
  services: Services,
  asker: Asker,
  { game, wants, at }: PressOf<"replay">,
  [value = ""]: readonly string[],
): Promise<Screen> {
  if (wants === "page") return await replayPage(services, game);
  if (wants === null) return await boardsPage(services, asker, game, at ?? 0);
  return /^\d{1,4}$/.test(value) ? await boardsPage(services, asker, game, Number(value)) : unknownControl();
}

async function shown(services: Services, { person }: Asker, view: BoardView): Promise<Screen> {
  const { record, source, caption, posted, turn, phase, at, count, lines, more } = view;
  const game = record.id;
  const points = (await services.replays?.kept(game))?.points ?? [];
  const pictures = await picturesOf(services, {
    ...{ source, game, caption, person: person.id, kind: "replay", view: `replay ${at} of ${count}` },
    told: toldBy("map", { posted }),
  });
  const words = [
    `-# Board ${at + 1} of ${count}`,
    `**${headingOf(turn, phase)}**`,
    ...lines.map((line) => `• ${line}`),
    ...(more > 0 ? [`-# ${more} more in \`/game log\``] : []),
  ].join("\n");
  const rows = [turning(view), ...menuOf(game, "point", turned(view, points)), ...menuOf(game, "turn", turnsOf(view))];
  return { ...page(`Replay · ${literalName(record.name)}`, words, rows), pictures };
}

const headingOf = (turn: number, phase: string): string =>
  [turn === 0 ? "" : `Turn ${turn}`, phase].filter((word) => word !== "").join(" · ") || "The start";

/** Where a thumb has found them once they stay. */
function turning({ record: { id: game }, at, count }: BoardView): Row {
  const to = (step: number) => writePress({ kind: "replay", game, at: step });
  const nowhere = count + 1; // a message takes an id only once, even that of a button that cannot be pressed
  return row(
    button(to(at === 0 ? nowhere : at - 1), "◀ Back", ButtonStyle.Secondary, at === 0),
    button(to(at + 1), "Next ▶", ButtonStyle.Primary, at + 1 === count),
    button(writePress({ kind: "log", game }), "Log"),
    button(writePress({ kind: "replay", game, wants: "page" }), "As a page"),
  );
}

interface Entry {
  readonly at: number;
  readonly label: string;
  readonly description: string;
  readonly chosen: boolean;
}

/** A menu with fewer than two entries leads nowhere. */
function menuOf(game: string, wants: "turn" | "point", all: readonly Entry[]): Row[] {
  if (all.length < 2) return [];
  const entries = all.slice(-LIMIT.selectOptions);
  const options = entries.map(({ at, label, description, chosen }) => option(String(at), label, description, chosen));
  const title = wants === "turn" ? "Go to a turn" : "What turned the campaign";
  return [row(select(writePress({ kind: "replay", game, wants }), title, options))];
}

const turnsOf = ({ turns, turn: now }: BoardView): Entry[] =>
  turns.map(({ turn, at }) => ({
    ...{ at, description: "" },
    label: turn === 0 ? "Before turn 1" : `Turn ${turn}`,
    chosen: turn === now,
  }));

/** The moments that turned it, each at the board that shows it. */
function turned({ moments, at: now }: BoardView, points: readonly TurningMoment[]): Entry[] {
  const entries = points.flatMap(({ turn, phase, caption, title, line }): Entry[] => {
    const at = moments.findIndex((one) => one.turn === turn && one.phase === phase && one.caption === caption);
    return at < 0 ? [] : [{ at, label: title, description: line, chosen: at === now }];
  });
  return entries.filter(({ at }, i) => entries.findIndex((other) => other.at === at) === i); // a menu takes a value once
}
