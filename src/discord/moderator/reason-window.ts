import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from "discord.js";
import type { Asker } from "../asker.ts";
import { type Press, writePress } from "../custom-id.ts";
import type { Services } from "../services.ts";

/** Asks a moderator why: of the buttons that look at a hand or go back. Null: this one opens no window. */
export async function reasonWindow(
  { campaigns }: Services,
  { person }: Asker,
  { game, seat, step }: Press,
): Promise<APIModalInteractionResponseCallbackData | null> {
  const then = step === "look" ? "looked" : step.replace(/^rewind\./, "because.");
  if (then === step) return null;
  await campaigns.moderation.require(game, person.id);
  const input = {
    type: ComponentType.TextInput,
    custom_id: "typed",
    label: "Why? Everyone reads it in the channel",
    style: TextInputStyle.Short,
    max_length: 200,
    required: true,
  } as const;
  return {
    custom_id: writePress({ kind: "moderate", game, seat, step: then }),
    title: step === "look" ? "Look at a hand" : "Go back",
    components: [{ type: ComponentType.ActionRow, components: [input] }],
  };
}
