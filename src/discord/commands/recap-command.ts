import { ApplicationCommandOptionType } from "discord.js";
import { sinceThen, turnInShort } from "../../campaign/recap.ts";
import type { LogLines } from "../../campaign/service.ts";
import type { Asker } from "../asker.ts";
import { writePress } from "../custom-id.ts";
import { literalName, relative } from "../rich.ts";
import { button, page, type Row, row, type Screen } from "../screen.ts";
import { unknownControl } from "../seat/refusals.ts";
import type { Services } from "../services.ts";
import { type Command, commandJson, textOf } from "./command.ts";
import { findGame, GAME, gameChoices } from "./which.ts";

/** So many turns have a button. */
const MOST_TURNS = 3;
/** So many turns of a whole campaign are told. */
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
    if (given.all === true) return await recapPage(services, asker, id, "all");
    return await recapPage(services, asker, id, given.turn === undefined ? "" : `turn.${given.turn}`);
  },
  complete: async ({ campaigns }, { asker }) => await gameChoices(campaigns, asker),
};

/** `step`: "turn.4", "all"; "": since one's last act, and for whoever holds no seat the last turn. */
export async function recapPage(services: Services, asker: Asker, game: string, step: string): Promise<Screen> {
  const { campaigns } = services;
  const log = await campaigns.lines(game);
  if (step === "all") return shown(log, "the campaign", wholeStory(log), game);
  if (step !== "") {
    const turn = Number(/^turn\.(\d{1,4})$/.exec(step)?.[1] ?? unknownControl());
    const lines = turnInShort(log, turn, log.names);
    return shown(log, `turn ${turn}`, lines.length === 0 ? [`Nothing is known of turn ${turn}.`] : lines, game);
  }
  const [seat] = await campaigns.seatsOf(game, asker.person.id);
  if (seat === undefined) return await recapPage(services, asker, game, `turn.${lastTurn(log)}`);
  const last = log.acts.get(seat);
  const lines = sinceThen(log, { seat, from: last?.seq ?? 0 }, log.names);
  const since = last ? `since your last act, ${relative(last.at)}` : "so far";
  return shown(log, since, lines.length === 0 ? ["Nothing has happened since."] : lines, game);
}

const lastTurn = ({ lines }: LogLines): number => Math.max(1, ...lines.map(({ turn }) => turn));

/** Who led after each turn, and what weighed most in it. */
function wholeStory({ lines, standings, names }: LogLines): readonly string[] {
  const turns = [...new Set(lines.map(({ turn }) => turn))].filter((turn) => standings.has(turn + 1));
  return turns.slice(-MOST_TOLD).map((turn) => {
    const [lead = "", ...told] = turnInShort({ lines, standings }, turn, names);
    return `**Turn ${turn}**: ${[lead, told.find((line) => !line.includes(" · ")) ?? ""].join(" ").trim()}`;
  });
}

function shown(log: LogLines, what: string, lines: readonly string[], game: string): Screen {
  const title = `What happened · ${literalName(log.record.name)}`;
  return page(
    title,
    [`-# ${what.charAt(0).toUpperCase()}${what.slice(1)}`, ...lines.map((line) => `• ${line}`)].join("\n"),
    doors(log, game),
  );
}

function doors(log: LogLines, game: string): Row[] {
  const turns = [...new Set(log.lines.map(({ turn }) => turn))].filter((turn) => turn > 0).slice(-MOST_TURNS);
  const press = (step: string): string => writePress({ kind: "recap", game, step });
  return [
    row(...turns.map((turn) => button(press(`turn.${turn}`), `Turn ${turn}`)), button(press("all"), "All turns")),
    row(button(writePress({ kind: "act", game }), "My seat"), button(writePress({ kind: "log", game }), "Log")),
  ];
}
