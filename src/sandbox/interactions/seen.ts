/** What a person sees of their interaction, and which of it ends the waiting. */
import type { APIApplicationCommandOptionChoice, APIMessage } from "discord-api-types/v10";
import type { Modal } from "../model.ts";

/** One thing that a person sees happen after they used a command, a component or a modal. */
export type Seen =
  | { kind: "thinking"; ephemeral: boolean }
  | { kind: "updating" }
  | { kind: "message"; message: APIMessage; followUp: boolean }
  | { kind: "update"; message: APIMessage }
  | { kind: "modal"; modal: Modal }
  | { kind: "choices"; choices: APIApplicationCommandOptionChoice[] }
  | { kind: "removed"; messageId: string }
  | { kind: "failed"; reason: string };

/** What ends the waiting: a deferral only promises that something will come. */
export type Outcome = Exclude<Seen, { kind: "thinking" } | { kind: "updating" }>;

export function isOutcome(seen: Seen): seen is Outcome {
  return seen.kind !== "thinking" && seen.kind !== "updating";
}
