/** The window in which a moderator says why they look at a hand, go back, or set something right. */
import { writePress } from "../screen/custom-id.ts";
import type { PressOf } from "../screen/payloads.ts";
import { labelled, typed, type Window, windowOf } from "../screen/window.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";
import { correctionWindow, isCorrection } from "./corrections-page.ts";

/** Asks a moderator why: of what looks at a hand, goes back, or sets something right. Null: this control opens no window. */
export async function reasonWindow(
  services: Services,
  asker: Asker,
  press: PressOf<"moderate">,
  values: readonly string[],
): Promise<Window | null> {
  const { game, does } = press;
  if (isCorrection(press, values)) return await correctionWindow(services, asker, game, values[0] ?? "");
  if (does === "look")
    return asksWhy("Look at a hand", writePress({ kind: "moderate", game, seat: press.seat, does: "looked" }));
  if (does !== "rewind") return null;
  return asksWhy("Go back", writePress({ kind: "moderate", game, does: "because", row: press.row }));
}

const asksWhy = (title: string, id: string): Window =>
  windowOf(id, title, [
    labelled("Why? Everyone reads it in the channel", typed("typed", { max_length: 200, required: true })),
  ]);
