/** Where interactions are handed over to the bot, and its answers back to the person who waits. */
import { randomBytes } from "node:crypto";
import { FIRST_RESPONSE_MS, TOKEN_LIFE_MS } from "../constants.ts";
import { ApiError } from "../errors.ts";
import type { Interaction, InteractionKind } from "../model.ts";
import type { World } from "../world.ts";
import { ClientMemory } from "./client-memory.ts";
import { interactionPayload } from "./payload.ts";
import type { Seen } from "./seen.ts";

export type Opening = {
  kind: InteractionKind;
  userId: string;
  channelId: string;
  data: object;
  commandName?: string;
  messageId?: string | null;
  openedBy?: string;
};

export class InteractionBroker {
  readonly world: World;
  /** What the apps of people remember. */
  readonly clients: ClientMemory;
  readonly #seen = new Map<string, Seen[]>();
  /** Interactions by their tokens, those of an earlier process as they are asked for. */
  readonly #byToken = new Map<string, string>();
  readonly #watchers = new Set<(interaction: Interaction, seen: Seen) => void>();

  constructor(world: World) {
    this.world = world;
    this.clients = new ClientMemory(world);
  }

  /** Sends INTERACTION_CREATE and starts the clock on the bot's first response. */
  open(opening: Opening): Interaction {
    const { world } = this;
    const channel = world.channel(opening.channelId);
    const unsent: Omit<Interaction, "payload"> = {
      id: world.mint(),
      token: randomBytes(24).toString("base64url"),
      kind: opening.kind,
      userId: opening.userId,
      guildId: channel.kind === "dm" ? null : channel.guildId,
      channelId: channel.id,
      createdAt: world.clock.now(),
      commandName: opening.commandName ?? null,
      messageId: opening.messageId ?? null,
      openedBy: opening.openedBy ?? null,
      answeredWith: null,
      originalMessageId: null,
      thinking: false,
      modal: null,
    };
    const payload = interactionPayload(world, unsent, opening.data);
    const interaction: Interaction = { ...unsent, payload: JSON.stringify(payload) };
    world.model.interactions[interaction.id] = interaction;
    this.#byToken.set(interaction.token, interaction.id);
    world.changed("interaction", interaction);
    world.clock.after(FIRST_RESPONSE_MS, () => {
      if (interaction.answeredWith === null) this.#fail(interaction, "The application did not respond");
    });
    world.clock.after(TOKEN_LIFE_MS, () => this.#expire(interaction));
    world.emit("INTERACTION_CREATE", payload, 0, [world.botId]);
    return interaction;
  }

  /** The interaction that may still be answered for the first time. */
  unanswered(id: string, token: string): Interaction {
    const interaction = this.world.interaction(id);
    if (interaction.token !== token) throw new ApiError(10062);
    if (interaction.answeredWith !== null) throw new ApiError(40060);
    if (this.world.clock.now() - interaction.createdAt >= FIRST_RESPONSE_MS) throw new ApiError(10062);
    return interaction;
  }

  /** The interaction whose token serves as a webhook, from its first response until it expires. */
  byToken(token: string): Interaction {
    const { interactions } = this.world.model;
    const known = interactions[this.#byToken.get(token) ?? ""];
    const interaction = known ?? Object.values(interactions).find((i) => i.token === token);
    if (interaction === undefined || interaction.answeredWith === null) throw new ApiError(10015);
    if (this.world.clock.now() - interaction.createdAt >= TOKEN_LIFE_MS) throw new ApiError(50027);
    return interaction;
  }

  show(interaction: Interaction, seen: Seen): void {
    this.#seen.set(interaction.id, [...this.seen(interaction.id), seen]);
    // whatever is shown has changed the interaction too
    this.world.changed("interaction", interaction);
    this.world.save();
    for (const watcher of [...this.#watchers]) watcher(interaction, seen);
  }

  /** All that the person has seen of this interaction, in order. */
  seen(interactionId: string): readonly Seen[] {
    return this.#seen.get(interactionId) ?? [];
  }

  watch(watcher: (interaction: Interaction, seen: Seen) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Sends the same INTERACTION_CREATE once more, as a gateway replay can. */
  redeliver(interactionId: string): void {
    const { payload } = this.world.interaction(interactionId);
    if (payload === null) throw new Error(`interaction ${interactionId} has expired`);
    this.world.emit("INTERACTION_CREATE", JSON.parse(payload) as object, 0, [this.world.botId]);
  }

  /** When the token dies, a promised reply will never come, and the payload is of no further use. */
  #expire(interaction: Interaction): void {
    interaction.payload = null;
    this.world.changed("interaction", interaction);
    if (interaction.thinking) this.#fail(interaction, "The application promised a reply and never sent it");
  }

  #fail(interaction: Interaction, reason: string): void {
    this.show(interaction, { kind: "failed", reason });
  }
}
