/** One use of a command, component or modal by a person: what they see come of it. */
import type { APIApplicationCommandOptionChoice, APIMessage } from "discord-api-types/v10";
import type { Modal } from "../model.ts";
import type { InteractionBroker } from "./broker.ts";
import { isOutcome, type Outcome, type Seen } from "./seen.ts";

export class Use {
  readonly id: string;
  readonly #broker: InteractionBroker;

  constructor(broker: InteractionBroker, interactionId: string) {
    this.#broker = broker;
    this.id = interactionId;
  }

  /** All that was seen so far, deferrals included. */
  seen(): readonly Seen[] {
    return this.#broker.seen(this.id);
  }

  /** The first sign of life: "thinking" for a deferred reply. */
  acknowledged(): Promise<Seen> {
    return this.#wait((seen) => seen[0]);
  }

  /** The first thing that is more than a promise; failure when the bot stays silent for 3 s. */
  response(): Promise<Outcome> {
    return this.outcome(0);
  }

  /** The nth outcome, from 0: an update after the reply, the second follow-up, … */
  outcome(index: number): Promise<Outcome> {
    return this.#wait((seen) => seen.filter(isOutcome)[index]);
  }

  /** The message that answers: a new one or the updated one. */
  async reply(): Promise<APIMessage> {
    const outcome = await this.response();
    if (outcome.kind === "message" || outcome.kind === "update") return outcome.message;
    throw new Error(`expected a message, saw ${JSON.stringify(outcome)}`);
  }

  async modal(): Promise<Modal> {
    const outcome = await this.response();
    if (outcome.kind === "modal") return outcome.modal;
    throw new Error(`expected a modal, saw ${JSON.stringify(outcome)}`);
  }

  async choices(): Promise<APIApplicationCommandOptionChoice[]> {
    const outcome = await this.response();
    if (outcome.kind === "choices") return outcome.choices;
    throw new Error(`expected choices, saw ${JSON.stringify(outcome)}`);
  }

  #wait<T>(pick: (seen: readonly Seen[]) => T | undefined): Promise<T> {
    return new Promise((resolve) => {
      const now = pick(this.seen());
      if (now !== undefined) return resolve(now);
      const stop = this.#broker.watch((interaction) => {
        const found = interaction.id === this.id ? pick(this.seen()) : undefined;
        if (found === undefined) return;
        stop();
        resolve(found);
      });
      return undefined;
    });
  }
}
