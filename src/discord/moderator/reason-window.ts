import type { Asker } from "../asker.ts";
import { type Press, writePress } from "../custom-id.ts";
import type { Services } from "../services.ts";
import { labelled, typed, type Window, windowOf } from "../window.ts";
import { correctionWindow, isCorrection } from "./correcting.ts";

/** Asks a moderator why: of what looks at a hand, goes back, or sets something right. Null: this control opens no window. */
export async function reasonWindow(
  services: Services,
  asker: Asker,
  press: Press,
  values: readonly string[],
): Promise<Window | null> {
  const { campaigns } = services;
  const { person } = asker;
  const { game, seat, step } = press;
  if (isCorrection(press, values)) return await correctionWindow(services, asker, game, values[0] ?? "");
  const then = step === "look" ? "looked" : step.replace(/^rewind\./, "because.");
  if (then === step) return null;
  await campaigns.moderation.require(game, person.id);
  const title = step === "look" ? "Look at a hand" : "Go back";
  return windowOf(writePress({ kind: "moderate", game, seat, step: then }), title, [
    labelled("Why? Everyone reads it in the channel", typed("typed", { max_length: 200, required: true })),
  ]);
}
