/** The file that anyone can check; while a campaign runs it holds everybody's secrets. */
import { refuse } from "#engine";
import { opensAtEnd } from "../../../campaign/record/opened.ts";
import { LIMIT } from "../../screen/limits.ts";
import { literalName } from "../../screen/rich.ts";
import { page, type Screen } from "../../screen/screen.ts";
import type { Services } from "../../services/services.ts";

export async function exportPage({ campaigns }: Services, game: string): Promise<Screen> {
  const record = await campaigns.showing.record(game);
  const { id, name, status, started } = record;
  if (started === null) return refuse("not-started", "This campaign never began: there is nothing to check.");
  if (status !== "over" && status !== "abandoned")
    return refuse("not-over", "This campaign has not ended: its file holds everybody's secrets until then.");
  if (!opensAtEnd(record))
    return refuse(
      "kept-secret",
      "This campaign keeps its secrets after its end, as its host settled before the start, and its file holds all of them: only whoever runs this bot has it. `/game replay` shows again what stood in the channel.",
    );
  const file = JSON.stringify(await campaigns.showing.export(id));
  if (Buffer.byteLength(file) > LIMIT.file)
    return refuse("too-large", "The file is too large for Discord; whoever runs this bot can export it.");
  const what = "`umpire verify` plays it again and checks the dice against their commitment: `/help topic:dice`.";
  return { ...page(`File of ${literalName(name)}`, what), file: { name: `${id}.json`, text: file } };
}
