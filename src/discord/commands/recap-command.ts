/** `/recap`: what happened, since one's last act, in one turn, or in the whole campaign. */
import { ApplicationCommandOptionType } from "discord.js";
import { sinceThen, turnInShort } from "../../campaign/log/recap.ts";
import type { LogLines } from "../../campaign/service.ts";
import { writePress } from "../screen/custom-id.ts";
import type { PressOf } from "../screen/payloads.ts";
import { literalName, relative } from "../screen/rich.ts";
import { button, page, type Row, row, type Screen } from "../screen/screen.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";
import { boardId, comparedPage, type Stretch, stepPage } from "./pages/step-page.ts";
import { type Command, commandJson, textOf, turnIn } from "./typing/command.ts";
import { findGame, GAME, gameChoices } from "./typing/which.ts";

/** How many turns have a button. */
const MOST_TURNS = 3;
/** The most turns of a whole campaign that are told. */
const MOST_TOLD = 20;

/** `/recap`: what happened, in at most ten lines. */
export const recapCommand: Command = {
  json: commandJson("recap", "What happened: since your last act, or in one turn", [
    { type: ApplicationCommandOptionType.Integer, name: "turn", description: "That turn in short", min_value: 1 },
    { type: ApplicationCommandOptionType.Boolean, name: "all", description: "The whole campaign, a line a turn" },
    GAME,
  ]),
  async run(services, { asker, given }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given, "game"), { ended: true });
    if (given.all === true) return await recapPage(services, asker, { game: id, shows: "all" });
    const turn = turnIn(given);
    if (turn === undefined) return await recapPage(services, asker, { game: id, shows: null });
    return await recapPage(services, asker, { game: id, shows: "turn", turn });
  },
  complete: async ({ campaigns }, { asker }) => await gameChoices(campaigns, asker),
};

/** The news are what came since one's last act, and for whoever holds no seat the last turn. */
export async function recapPage(services: Services, asker: Asker, press: PressOf<"recap">): Promise<Screen> {
  const { campaigns } = services;
  const { game, shows } = press;
  switch (shows) {
    case "board":
      return await stepPage(services, asker, game, press);
    case "then":
      return await comparedPage(services, asker, game);
    case "turn":
      return await turnPage(services, game, press.turn);
    case "all": {
      const log = await campaigns.showing.lines(game);
      return shown(log, "the campaign", wholeStory(log), null);
    }
    case null:
    case "mine":
      return await newsPage(services, asker, game);
  }
}

async function newsPage(services: Services, asker: Asker, game: string): Promise<Screen> {
  const { campaigns } = services;
  const [seat] = await campaigns.showing.seatsOf(game, asker.person.id);
  if (seat === undefined) return await turnPage(services, game, "last");
  const log = await campaigns.showing.lines(game, { since: seat });
  const { last } = log;
  const lines = sinceThen(log, { seat, from: last?.seq ?? 0 }, log.names);
  const since = last ? `since your last act, ${relative(last.at)}` : "so far";
  return shown(log, since, lines.length === 0 ? ["Nothing has happened since."] : lines, "mine");
}

async function turnPage(
  { campaigns }: Pick<Services, "campaigns">,
  game: string,
  wanted: number | "last",
): Promise<Screen> {
  const log = await campaigns.showing.lines(game, { turn: wanted });
  const turn = log.turn ?? 0;
  const hasBegun = wanted !== "last" || turnInShort({ ...log, present: null }, turn, log.names).length > 0;
  if (!hasBegun && turn > 1) return await turnPage({ campaigns }, game, turn - 1);
  const lines = turnInShort(log, turn, log.names);
  const isPast = log.present ? turn < log.present.turn : false;
  return shown(
    log,
    `turn ${turn}${isPast ? ", and how it ended" : ""}`,
    lines.length === 0 ? [`Nothing is known of turn ${turn}.`] : lines,
    turn,
  );
}

/** Who led after each turn, and what weighed most in it. */
function wholeStory(log: LogLines): readonly string[] {
  const { lines, standings, names } = log;
  const turns = [...new Set(lines.map(({ turn }) => turn))].filter((turn) => standings.has(turn + 1));
  return turns.slice(-MOST_TOLD).map((turn) => {
    const [lead = "", ...told] = turnInShort(log, turn, names);
    const when = turn === 0 ? "Before turn 1" : `Turn ${turn}`;
    return `**${when}**: ${[lead, told.find((line) => !line.includes(" · ")) ?? ""].join(" ").trim()}`;
  });
}

/** `boards`: what its boards are paged through of; null: nothing. */
function shown(log: LogLines, what: string, lines: readonly string[], boards: Stretch | null): Screen {
  const title = `What happened · ${literalName(log.record.name)}`;
  return page(
    title,
    [`-# ${what.charAt(0).toUpperCase()}${what.slice(1)}`, ...lines.map((line) => `• ${line}`)].join("\n"),
    doors(log, boards),
  );
}

function doors({ record: { id: game }, turns: all, lines }: LogLines, boards: Stretch | null): Row[] {
  const turns = all.filter((turn) => turn > 0).slice(-MOST_TURNS);
  return [
    row(
      ...turns.map((turn) => button(writePress({ kind: "recap", game, shows: "turn", turn }), `Turn ${turn}`)),
      button(writePress({ kind: "recap", game, shows: "all" }), "All turns"),
    ),
    row(
      ...(boards === null || lines.length === 0 ? [] : [button(boardId(game, boards), "Step by step")]),
      ...(boards === "mine" && lines.length > 0
        ? [button(writePress({ kind: "recap", game, shows: "then" }), "Then and now")]
        : []),
      button(writePress({ kind: "act", game }), "My seat"),
      button(writePress({ kind: "log", game }), "Log"),
    ),
  ];
}
