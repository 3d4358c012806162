/** One websocket of the bot to the gateway: identify, resume, heartbeats, requests for members, and the close. */
import { GatewayOpcodes as Op } from "discord-api-types/v10";
import type { WebSocket } from "ws";
import * as z from "zod/mini";
import { Intent } from "../constants.ts";
import type { Member } from "../model.ts";
import { wireMember } from "../wire/user.ts";
import { Close } from "./close.ts";
import type { Session } from "./session.ts";
import type { Sessions } from "./sessions.ts";
import { ALONE } from "./shards.ts";

const MAX_PAYLOAD_BYTES = 4096;
const MAX_SENDS = 120;
const SEND_WINDOW_MS = 60_000;
const MEMBERS_PER_CHUNK = 1000;

const Incoming = z.object({ op: z.number(), d: z.optional(z.unknown()) });
const Identify = z.object({
  token: z.string(),
  intents: z.number(),
  shard: z.optional(z.tuple([z.int(), z.int().check(z.positive())])),
});
const Resume = z.object({ token: z.string(), session_id: z.string(), seq: z.number() });
const RequestMembers = z.object({
  guild_id: z.string(),
  query: z.optional(z.string()),
  limit: z.optional(z.number()),
  user_ids: z.optional(z.union([z.string(), z.array(z.string())])),
  nonce: z.optional(z.string()),
});

/** One websocket of a bot, from HELLO on. */
export class Connection {
  session: Session | null = null;
  readonly #sessions: Sessions;
  readonly #socket: WebSocket;
  /** Kept as one function, so that a late goodbye of an old connection does not silence the one that resumed. */
  readonly #deliver = (message: object): void => this.#write(message);
  #sends: number[] = [];

  constructor(sessions: Sessions, socket: WebSocket, heartbeatMs: number) {
    this.#sessions = sessions;
    this.#socket = socket;
    socket.on("message", (bytes) => this.#receive(bytes.toString()));
    socket.on("close", (code) => this.#ended(code));
    // A connection that breaks also closes; there is nothing more to do about the error itself.
    socket.on("error", () => undefined);
    this.#write({ op: Op.Hello, d: { heartbeat_interval: heartbeatMs, _trace: [] } });
  }

  terminate(): void {
    this.#socket.terminate();
  }

  askToReconnect(): void {
    this.#write({ op: Op.Reconnect, d: null });
  }

  invalidate(resumable: boolean): void {
    if (this.session !== null && !resumable) this.#sessions.forget(this.session);
    this.#write({ op: Op.InvalidSession, d: resumable });
  }

  #receive(text: string): void {
    try {
      this.#checkPace(text);
      const message = parsed(Incoming, jsonOrNull(text));
      this.#obey(message.op, message.d);
    } catch (error) {
      if (!(error instanceof Goodbye)) throw error;
      this.#socket.close(error.code, error.message);
    }
  }

  #checkPace(text: string): void {
    const now = Date.now();
    this.#sends = [...this.#sends.filter((at) => at > now - SEND_WINDOW_MS), now];
    if (this.#sends.length > MAX_SENDS) throw new Goodbye(Close.RateLimited, "Rate limited");
    if (Buffer.byteLength(text) > MAX_PAYLOAD_BYTES) throw new Goodbye(Close.DecodeError, "Payload too long");
  }

  #obey(op: number, d: unknown): void {
    switch (op) {
      case Op.Heartbeat:
        this.#write({ op: Op.HeartbeatAck });
        break;
      case Op.Identify:
        this.#identify(d);
        break;
      case Op.Resume:
        this.#resume(d);
        break;
      case Op.RequestGuildMembers:
        this.#sendMembers(d);
        break;
      // Presence and voice updates are taken and have no effect here.
      case Op.PresenceUpdate:
      case Op.VoiceStateUpdate:
        this.#identified();
        break;
      default:
        throw new Goodbye(Close.UnknownOpcode, "Unknown opcode");
    }
  }

  #identified(): Session {
    if (this.session === null) throw new Goodbye(Close.NotAuthenticated, "Not authenticated");
    return this.session;
  }

  #identify(d: unknown): void {
    const { token, intents, shard = ALONE } = parsed(Identify, d);
    if (this.session !== null) throw new Goodbye(Close.AlreadyAuthenticated, "Already authenticated");
    const refusal = this.#sessions.refusal(token, intents, shard);
    if (refusal !== null) throw new Goodbye(refusal, "Refused");
    const start = this.#sessions.starts.start(shard[0]);
    if (start === "day") {
      this.#sessions.clear(); // all of them end, and the bot gets another token
      throw new Goodbye(Close.AuthenticationFailed, "Session start limit reached");
    }
    if (start === "window") this.#write({ op: Op.InvalidSession, d: false });
    else this.session = this.#sessions.identify(intents, this.#deliver, shard);
  }

  #resume(d: unknown): void {
    const { token, session_id, seq } = parsed(Resume, d);
    if (token !== this.#sessions.world.model.application.token) {
      throw new Goodbye(Close.AuthenticationFailed, "Authentication failed");
    }
    this.#sessions.resumes += 1;
    if (this.#sessions.ignoresResume) return;
    const session = this.#sessions.find(session_id);
    const missed = session?.missedSince(seq) ?? null;
    if (session === undefined || missed === null) {
      this.#write({ op: Op.InvalidSession, d: false });
      return;
    }
    this.session = session;
    session.deliver = this.#deliver;
    for (const message of missed) this.#write(message);
    session.send("RESUMED", { _trace: [] });
  }

  #sendMembers(d: unknown): void {
    const session = this.#identified();
    const { world } = this.#sessions;
    const { guild_id, query, limit = 0, user_ids, nonce } = parsed(RequestMembers, d);
    const guild = world.model.guilds[guild_id];
    if (guild?.members[world.botId] === undefined) return;
    const wanted = user_ids === undefined ? null : [user_ids].flat();
    const wholeList = wanted === null && query === "" && limit === 0;
    if (wholeList && (session.intents & Intent.GuildMembers) === 0) return;
    const start = (query ?? "").toLowerCase();
    const isWanted = ({ userId }: Member) =>
      wanted === null ? world.user(userId).name.toLowerCase().startsWith(start) : wanted.includes(userId);
    const found = Object.values(guild.members)
      .filter(isWanted)
      .slice(0, limit === 0 ? undefined : limit);
    const chunks = Math.max(1, Math.ceil(found.length / MEMBERS_PER_CHUNK));
    for (let i = 0; i < chunks; i += 1) {
      const members = found.slice(i * MEMBERS_PER_CHUNK, (i + 1) * MEMBERS_PER_CHUNK);
      session.send("GUILD_MEMBERS_CHUNK", {
        guild_id,
        members: members.map((member) => wireMember(world, member)),
        chunk_index: i,
        chunk_count: chunks,
        not_found: (wanted ?? []).filter((id) => guild.members[id] === undefined),
        ...(nonce === undefined ? {} : { nonce }),
      });
    }
  }

  /** A clean goodbye ends the session; anything else leaves it open for a RESUME. */
  #ended(code: number): void {
    if (this.session === null) return;
    if (this.session.deliver === this.#deliver) this.session.deliver = null;
    if (code === 1000 || code === 1001) this.#sessions.forget(this.session);
  }

  #write(message: object): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** Why a connection is closed from this side. */
class Goodbye extends Error {
  readonly code: number;

  constructor(code: number, reason: string) {
    super(reason);
    this.code = code;
  }
}

function parsed<T>(schema: z.ZodMiniType<T>, d: unknown): T {
  const result = schema.safeParse(d);
  if (!result.success) throw new Goodbye(Close.DecodeError, "Decode error");
  return result.data;
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
