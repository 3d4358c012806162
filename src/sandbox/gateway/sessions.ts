/** All sessions of the bot on the gateway: who may start one, and which of them can be resumed. */
import { randomBytes } from "node:crypto";
import { Intent } from "../constants.ts";
import type { Guild } from "../model.ts";
import { wireGuildCreate } from "../wire/guild.ts";
import { wireUser } from "../wire/user.ts";
import type { World } from "../world.ts";
import { Close } from "./close.ts";
import { Session } from "./session.ts";
import { ALONE, type Shard, shardOf } from "./shards.ts";
import { SessionStarts, type StartLimits } from "./starts.ts";

const ALL_INTENTS = Object.values(Intent).reduce<number>((sum, bit) => (typeof bit === "number" ? sum | bit : sum), 0);

/** All sessions of the bot: who may start one, and which of them can be resumed. */
export class Sessions {
  readonly world: World;
  readonly starts: SessionStarts;
  /** While set, RESUME is swallowed: no replay, no RESUMED, no refusal. */
  ignoresResume = false;
  /** The close code with which every IDENTIFY meets; null: none. */
  refusesLogins: number | null = null;
  readonly #sessions = new Map<string, Session>();
  /** How often a bot identified; RESUME does not count. */
  identifies = 0;
  resumes = 0;

  constructor(world: World, limits: Partial<StartLimits> = {}) {
    this.world = world;
    this.starts = new SessionStarts(world.clock, limits);
    world.listen((dispatch) => {
      for (const session of this.#sessions.values()) session.receive(dispatch);
    });
  }

  /** The close code that an IDENTIFY deserves, or null. */
  refusal(token: string, intents: number, shard: Shard): number | null {
    if (this.refusesLogins !== null) return this.refusesLogins;
    const { application } = this.world.model;
    const { members, presences, messageContent } = application.privileged;
    if (token !== application.token) return Close.AuthenticationFailed;
    if ((intents & ~ALL_INTENTS) !== 0) return Close.InvalidIntents;
    const forbidden =
      (members ? 0 : Intent.GuildMembers) |
      (presences ? 0 : Intent.GuildPresences) |
      (messageContent ? 0 : Intent.MessageContent);
    if ((intents & forbidden) !== 0) return Close.DisallowedIntents;
    const [id, count] = shard;
    if (id < 0 || id >= count) return Close.InvalidShard;
    return this.#guildsOf(shard).length > this.starts.limits.guildsPerShard ? Close.ShardingRequired : null;
  }

  /** The bot's servers that a connection hears of. */
  #guildsOf([id, count]: Shard): readonly Guild[] {
    const { guilds } = this.world.model;
    return Object.values(guilds).filter(
      (guild) => this.world.botId in guild.members && shardOf(guild.id, count) === id,
    );
  }

  /** Starts a session: READY with the guilds' ids, then each guild. */
  identify(intents: number, deliver: Session["deliver"], shard: Shard = ALONE): Session {
    this.identifies += 1;
    const { world } = this;
    const session = new Session(world, randomBytes(16).toString("hex"), intents, shard);
    session.deliver = deliver;
    this.#sessions.set(session.id, session);
    const guilds = this.#guildsOf(shard);
    session.send("READY", {
      v: 10,
      user: { ...wireUser(world.user(world.botId)), verified: true, mfa_enabled: true, email: null },
      guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: `${world.origin.replace("http", "ws")}/gateway`,
      session_type: "normal",
      private_channels: [],
      presences: [],
      relationships: [],
      shard,
      application: { id: world.model.application.id, flags: 0 },
    });
    if ((intents & Intent.Guilds) !== 0) {
      for (const guild of guilds) session.send("GUILD_CREATE", wireGuildCreate(world, guild, intents));
    }
    return session;
  }

  find(id: string): Session | undefined {
    return this.#sessions.get(id);
  }

  forget(session: Session): void {
    this.#sessions.delete(session.id);
  }

  /** None can be resumed any more. */
  clear(): void {
    this.#sessions.clear();
  }
}
