/** A press under a promise, or the window of a new one. */
import type { PressOf } from "../screen/payloads.ts";
import { unknownControl } from "../screen/refusals.ts";
import { note, type Screen } from "../screen/screen.ts";
import { type Promised, readPromise } from "../seat/form/promise-window.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";

export const pressPromise = async (
  services: Services,
  asker: Asker,
  press: PressOf<"promise">,
  values: readonly string[],
): Promise<Screen> => {
  if (press.does === "new") return unknownControl(); // which opens a window
  return press.does === "said"
    ? await promised(services, asker, press.game, press.seat, readPromise(values))
    : note(await judged(services, asker, press));
};

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

/** Says of a promise what was pressed, and what has come of it. */
export async function judged(
  { campaigns }: Services,
  { person, interaction }: Asker,
  { game, does, promise }: Extract<PressOf<"promise">, { readonly promise: string }>,
): Promise<string> {
  const asked = { person, interaction };
  if (does === "back") {
    await campaigns.negotiation.takePromiseBack(game, promise, asked);
    return "✅ Your promise is taken back; everyone who knew of it reads that.";
  }
  await campaigns.negotiation.judge(game, { promise, verdict: does }, asked);
  return `✅ You say that it was ${does}. You can change that as often as you like.`;
}
