/** A pooler as PgBouncer is in transaction mode: whoever begins something is given any connection that nobody uses just then. */
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Message, messagesIn, SOCKET } from "./protocol.ts";

export interface Pooler {
  readonly folder: string;
  close(): Promise<void>;
}

/** A connection to the server, and who has it. */
interface Line {
  readonly socket: Socket;
  /** What the server greets with, but for the process, which the pooler makes up. */
  readonly greeting: Message[];
  isReady: boolean;
  /** Its greeting is for the client for whom it was opened. */
  readonly greets: boolean;
  user: Client | null;
}

interface Client {
  readonly socket: Socket;
  line: Line | null;
}

/** `K` with another process and secret: a connection of the pooler is no process of the server. */
const OWN_KEY = Buffer.from([0x4b, 0, 0, 0, 12, 0x7f, 1, 2, 3, 4, 5, 6, 7]);
const IDLE = "I".charCodeAt(0);

/** `behind`: the folder of the server's socket. */
export async function poolerTo(behind: string): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-pooler-"));
  const lines: Line[] = [];
  const sockets = new Set<Socket>();
  const kept = (socket: Socket): Socket => {
    sockets.add(socket.on("error", () => undefined));
    return socket;
  };

  const newLine = (startup: Message, greeted: Client | null): Line => {
    const socket = kept(connect(join(behind, SOCKET)));
    const line: Line = { socket, greeting: [], isReady: false, greets: greeted !== null, user: greeted };
    lines.push(line);
    line.socket.write(startup.bytes);
    const answered = messagesIn((message) => {
      const own = message.type === "K" ? { type: "K", bytes: OWN_KEY } : message;
      if (!line.isReady) line.greeting.push(own);
      const isForClient = line.isReady || line.greets;
      if (isForClient) line.user?.socket.write(own.bytes);
      if (message.type !== "Z" || message.bytes[5] !== IDLE) return;
      line.isReady = true;
      if (!isForClient) return;
      if (line.user) line.user.line = null;
      line.user = null;
    });
    line.socket.on("data", answered);
    return line;
  };

  const relay = createServer((socket) => {
    const client: Client = { socket: kept(socket), line: null };
    let startup: Message | null = null;
    const asked = messagesIn((message) => {
      if (message.type === "X") return void socket.end();
      if (startup === null) {
        startup = message;
        const free = lines.find(({ isReady, user }) => isReady && user === null);
        if (free) for (const { bytes } of free.greeting) socket.write(bytes);
        else newLine(message, client);
        return;
      }
      const line =
        client.line ?? lines.findLast(({ isReady, user }) => isReady && user === null) ?? newLine(startup, null);
      client.line = line;
      line.user = client;
      line.socket.write(message.bytes);
    }, true);
    socket.on("data", asked);
  });
  await new Promise<void>((resolve) => relay.listen(join(folder, SOCKET), resolve));
  return {
    folder,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => relay.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
