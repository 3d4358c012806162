/** Collects the objects behind the ids of an interaction, as its `data.resolved` carries them. */
import { fileAddress, storeFile, type Upload } from "../acts/files.ts";
import type { Guild, Message } from "../model.ts";
import { permissionsIn } from "../permissions.ts";
import { wireChannel } from "../wire/channel.ts";
import { wireRole } from "../wire/guild.ts";
import { wireMessage } from "../wire/message.ts";
import { wireBareMember, wireUser } from "../wire/user.ts";
import type { World } from "../world.ts";
import { Refusal } from "./refusal.ts";

export class Resolved {
  readonly #world: World;
  readonly #guild: Guild | null;
  readonly #channelId: string;
  readonly #userId: string;
  readonly #parts: Record<string, Record<string, object>> = {};

  constructor(world: World, place: { guild: Guild | null; channelId: string; userId: string }) {
    this.#world = world;
    this.#guild = place.guild;
    this.#channelId = place.channelId;
    this.#userId = place.userId;
  }

  user(id: string): string {
    const user = this.#world.model.users[id];
    if (user === undefined) throw new Refusal(`there is no user ${id}`);
    this.#put("users", id, wireUser(user));
    const member = this.#guild?.members[id];
    if (member === undefined || this.#guild === null) return id;
    const channel = this.#world.channel(this.#channelId);
    const permissions = permissionsIn(this.#world.model, channel, id).toString();
    const { mute: _mute, deaf: _deaf, ...bare } = wireBareMember(member);
    this.#put("members", id, { ...bare, permissions });
    return id;
  }

  role(id: string): string {
    const role = this.#guild?.roles[id];
    if (role === undefined) throw new Refusal(`there is no role ${id} here`);
    this.#put("roles", id, wireRole(role));
    return id;
  }

  channel(id: string, allowedTypes: readonly number[] | undefined): string {
    const channel = this.#world.model.channels[id];
    const permissions = channel === undefined ? 0n : permissionsIn(this.#world.model, channel, this.#userId);
    if (channel === undefined || permissions === 0n) throw new Refusal(`there is no channel ${id} to choose`);
    if (allowedTypes !== undefined && allowedTypes.length > 0 && !allowedTypes.includes(channel.type)) {
      throw new Refusal(`channel ${id} is of type ${channel.type}, which is not offered`);
    }
    this.#put("channels", id, { ...wireChannel(this.#world, channel), permissions: permissions.toString() });
    return id;
  }

  mentionable(id: string): string {
    return this.#guild?.roles[id] === undefined ? this.user(id) : this.role(id);
  }

  attachment(upload: Upload): string {
    const file = storeFile(this.#world, upload);
    const url = fileAddress(this.#world, this.#channelId, file);
    this.#put("attachments", file.id, {
      id: file.id,
      filename: file.name,
      size: file.size,
      url,
      proxy_url: url,
      content_type: file.contentType,
      ephemeral: true,
      ...(file.width === null || file.height === null ? {} : { width: file.width, height: file.height }),
    });
    return file.id;
  }

  message(message: Message): string {
    this.#put("messages", message.id, wireMessage(this.#world, message));
    return message.id;
  }

  /** For spreading into `data`: nothing was resolved, nothing is sent. */
  json(): { resolved?: Record<string, Record<string, object>> } {
    return Object.keys(this.#parts).length === 0 ? {} : { resolved: this.#parts };
  }

  #put(kind: string, id: string, part: object): void {
    this.#parts[kind] = { ...this.#parts[kind], [id]: part };
  }
}
