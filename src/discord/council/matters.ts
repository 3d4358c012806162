import type { Asker } from "../asker.ts";
import type { Press } from "../custom-id.ts";
import { note, type Screen } from "../screen.ts";
import { unknownControl } from "../seat/refusals.ts";
import type { Services } from "../services.ts";

/** A member's word on what their council decides. */
export async function answerMatter(
  { campaigns }: Services,
  { person, interaction }: Asker,
  { game, step }: Press,
): Promise<Screen> {
  const [, word = "", number = ""] = /^(yes|no)\.(\d{1,6})$/.exec(step) ?? [];
  if (word === "") return unknownControl();
  const yes = word === "yes";
  await campaigns.councils.answer(game, { number: Number(number), yes }, { person, interaction });
  return note(yes ? "✅ You are for it." : "✅ You are against it.");
}
