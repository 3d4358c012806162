/** The replay of a campaign: one file that tells it and draws it; with its log, which everybody may have after the end, it checks it, too. */
import { refuse } from "#engine";
import { isOpened } from "../../../campaign/record/opened.ts";
import { plainError } from "../../../campaign/service/plain-error.ts";
import type { MadeReplay } from "../../../replay-maker/made.ts";
import { UNKEPT } from "../../../replay-maker/shelf.ts";
import { LIMIT } from "../../screen/limits.ts";
import { literalName } from "../../screen/rich.ts";
import { page, type Screen } from "../../screen/screen.ts";
import type { Services } from "../../services/services.ts";

/** With the whole log where that is open to everybody; else made of what is in the channel. */
export async function replayPage(services: Services, game: string): Promise<Screen> {
  const record = await services.campaigns.showing.record(game);
  const { id, status, started } = record;
  if (started === null) return refuse("not-started", "This campaign never began: there is nothing to show.");
  if (status === "damaged")
    return refuse(
      "set-aside",
      "This campaign is set aside, because what is stored of it is damaged: `/game log` tells what has happened so far.",
    );
  return isOpened(record) ? await openPage(services, id) : await postedPage(services, id);
}

/** It holds nothing but what everybody sees who sees the campaign's channel. */
async function postedPage(services: Services, id: string): Promise<Screen> {
  const source = await services.campaigns.showing.posted(id);
  const { title, isRunning, opens, boards } = source.posted;
  const last = boards.at(-1);
  if (!last)
    return refuse(
      "no-board",
      "No board of this campaign stands in its channel, so there is no page to make: `/game log` tells what has happened.",
    );
  const shelf = isRunning ? UNKEPT : (services.replays ?? UNKEPT);
  const { html } = await made(services, id, shelf.take(id, source), "`/game log` tells what has happened.");
  const moment = last.turn < 1 ? last.phase || "the start" : `turn ${last.turn}, ${last.phase}`;
  const what = [
    `Save the file and open it in a browser, with or without a net: the story${isRunning ? " so far" : ""}, every board that stands in the channel, and the log${isRunning ? `, as of ${moment}` : ""}. It holds nothing that is hidden from anybody.`,
    opens
      ? "When the campaign has ended, `/game replay` gives the whole log as well, with a check that plays all of it again."
      : "This campaign keeps its secrets after its end, as its host settled before the start: nobody gets its log, and the page cannot check itself.",
  ];
  const heading = `Replay of ${literalName(title)}${isRunning ? " so far" : ""}`;
  return { ...page(heading, what.join(" ")), file: { name: `${id}-replay.html`, text: html } };
}

/** A page that holds the whole log, every sealed answer and the time of every press. */
async function openPage(services: Services, id: string): Promise<Screen> {
  const source = await services.campaigns.showing.replay(id);
  const otherwise = "`/game export` gives its file, and `/game log` its story.";
  const { html, lacksLog } = await made(services, id, (services.replays ?? UNKEPT).take(id, source), otherwise);
  const what =
    lacksLog === null
      ? "Save the file and open it in a browser, with or without a net: the story, every board, the log, and a check that plays the whole campaign again. It holds everything that was secret, and when everybody pressed."
      : "Save the file and open it in a browser, with or without a net: the story, every board that stood in the channel, and the log as everyone was told it. An earlier release has played a part of this campaign by other rules, so the page cannot play it again and check itself: `/game export` gives its file, and `umpire verify` checks that.";
  const title = `Replay of ${literalName(source.about.title)}`;
  return { ...page(title, what), file: { name: `${id}-replay.html`, text: html } };
}

/** `otherwise`: what whoever wanted the page can have in its place. */
async function made(
  { logger }: Services,
  game: string,
  making: Promise<MadeReplay>,
  otherwise: string,
): Promise<MadeReplay> {
  const replay = await making.catch((error: unknown) => {
    logger.error({ game, error: plainError(error) }, "a replay could not be made");
    return refuse("no-replay", `The page could not be made; why stands in the bot's log. ${otherwise}`);
  });
  if (Buffer.byteLength(replay.html) > LIMIT.file)
    return refuse(
      "too-large",
      `The page is too large for Discord. ${otherwise} Whoever runs this bot can make the page of a campaign that has ended with \`umpire replay\`.`,
    );
  return replay;
}
