/** The replay of a campaign that has ended: one file that tells it, draws it and checks it. */
import { refuse } from "#engine";
import { plainError } from "../../../campaign/service/plain-error.ts";
import { replayOnThread } from "../../../replay-maker/on-thread.ts";
import { LIMIT } from "../../screen/limits.ts";
import { literalName } from "../../screen/rich.ts";
import { page, type Screen } from "../../screen/screen.ts";
import type { Services } from "../../services/services.ts";

/** A page that holds the whole log, every sealed answer and the time of every press. */
export async function replayPage({ campaigns, logger }: Services, game: string): Promise<Screen> {
  const { id, name, status, started } = await campaigns.showing.record(game);
  if (started === null) return refuse("not-started", "This campaign never began: there is nothing to show.");
  if (status !== "over" && status !== "abandoned")
    return refuse(
      "not-over",
      "This campaign has not ended: its replay would show everybody's secrets. `/game log` tells what has happened so far.",
    );
  const html = await replayOnThread(await campaigns.showing.replay(id)).catch((error: unknown) => {
    logger.error({ game: id, error: plainError(error) }, "a replay could not be made");
    return refuse(
      "no-replay",
      "This release cannot show the campaign again, perhaps because an earlier one has played a part of it. `/game export` gives its file, and `/game log` its story.",
    );
  });
  if (Buffer.byteLength(html) > LIMIT.file)
    return refuse(
      "too-large",
      "The page is too large for Discord; whoever runs this bot can make it with `umpire replay`.",
    );
  const what =
    "Save the file and open it in a browser, with or without a net: the story, every board, the log, and a check that plays the whole campaign again. It holds everything that was secret, and when everybody pressed.";
  return { ...page(`Replay of ${literalName(name)}`, what), file: { name: `${id}-replay.html`, text: html } };
}
