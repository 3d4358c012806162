/** The gateway: all connections and all sessions, and what a test may do to them. */
import type { WebSocket } from "ws";
import type { World } from "../world.ts";
import { Connection } from "./connection.ts";
import { Sessions } from "./sessions.ts";
import type { StartLimits } from "./starts.ts";

export class Gateway {
  readonly sessions: Sessions;
  readonly #heartbeatMs: number;
  readonly #connections = new Set<Connection>();

  constructor(world: World, heartbeatMs: number, limits: Partial<StartLimits> = {}) {
    this.sessions = new Sessions(world, limits);
    this.#heartbeatMs = heartbeatMs;
  }

  accept(socket: WebSocket): void {
    const connection = new Connection(this.sessions, socket, this.#heartbeatMs);
    this.#connections.add(connection);
    socket.on("close", () => this.#connections.delete(connection));
  }

  get connected(): boolean {
    return [...this.#connections].some((connection) => connection.session !== null);
  }

  /** Cuts every connection, or that of one shard, without a goodbye; sessions stay and can be resumed. */
  dropConnections(shard: number | null = null): void {
    for (const connection of [...this.#connections])
      if (shard === null || connection.session?.shard[0] === shard) connection.terminate();
  }

  /** Op 7: asks every client to reconnect and resume. */
  askToReconnect(): void {
    for (const connection of [...this.#connections]) connection.askToReconnect();
  }

  /** Op 9: tells every client that its session is invalid; if not resumable, it is forgotten. */
  invalidateSessions(resumable: boolean): void {
    for (const connection of [...this.#connections]) connection.invalidate(resumable);
  }

  close(): void {
    this.dropConnections();
    this.sessions.clear();
  }
}
