import { type APIMessage, GatewayDispatchEvents } from "discord-api-types/v10";
import { controlsOf } from "../../src/cli/robot/controls.ts";
import { readPress } from "../../src/discord/screen/custom-id.ts";
import type { Dispatch } from "../../src/sandbox/world.ts";

/** Who was asked to take a seat over, and in which channels: people hear of that, whether they play there or not. */
export class Invitations {
  readonly #channels = new Map<string, Set<string>>();

  heard({ t, d }: Dispatch): void {
    if (t !== GatewayDispatchEvents.MessageCreate && t !== GatewayDispatchEvents.MessageUpdate) return;
    const message = d as APIMessage; // as Discord's documentation has it
    const isOffer = controlsOf(message).some(({ custom_id }) => readPress(custom_id).kind === "handover");
    for (const { id } of isOffer ? message.mentions : [])
      this.#channels.set(id, (this.#channels.get(id) ?? new Set()).add(message.channel_id));
  }

  /** The channels in which somebody was asked since they were told last. */
  take(person: string): readonly string[] {
    const channels = [...(this.#channels.get(person) ?? [])];
    this.#channels.delete(person);
    return channels;
  }
}
