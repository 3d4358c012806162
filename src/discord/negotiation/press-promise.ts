import { VERDICTS } from "../../store/records.ts";
import type { Asker } from "../asker.ts";
import type { Press } from "../custom-id.ts";
import { note, type Screen } from "../screen.ts";
import { unknownControl } from "../seat/refusals.ts";
import type { Services } from "../services.ts";
import { type Promised, readPromise } from "./promise-window.ts";

/** A press under a promise, or the window of a new one. */
export async function pressPromise(
  services: Services,
  asker: Asker,
  { game, seat, step }: Press,
  values: readonly string[],
): Promise<Screen> {
  if (step === "said" && seat !== null) return await promised(services, asker, game, seat, readPromise(values));
  return note(await judged(services, asker, game, step));
}

/** Gives a promise, and says where it stands. */
export async function promised(
  { campaigns }: Services,
  { person, interaction }: Asker,
  game: string,
  seat: string,
  wish: Promised,
): Promise<Screen> {
  await campaigns.negotiation.promise(game, { seat, ...wish }, { person, interaction });
  const before = wish.talk === null ? "in front of everyone" : "in this talk";
  return note(`✅ Promised, ${before}. **Take back** below it works until its end; \`/deals\` lists it.`);
}

/** Says of a promise what `step` says, "kept.ID", and what has come of it. */
export async function judged(
  { campaigns }: Services,
  { person, interaction }: Asker,
  game: string,
  step: string,
): Promise<string> {
  const [, verb = "", promise = ""] = /^(kept|broken|back)\.([\da-f]{1,40})$/.exec(step) ?? [];
  const asked = { person, interaction };
  if (verb === "back") {
    await campaigns.negotiation.takePromiseBack(game, promise, asked);
    return "✅ Your promise is taken back; everyone who knew of it reads that.";
  }
  const verdict = VERDICTS.find((one) => one === verb) ?? unknownControl();
  await campaigns.negotiation.judge(game, { promise, verdict }, asked);
  return `✅ You say that it was ${verdict}. You can change that as often as you like.`;
}
