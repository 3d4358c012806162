/** How statements are sent: those that are written down here are prepared once on each connection. */
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

/** What a statement may be given. */
export type Value = string | number | boolean | null | Buffer | readonly string[] | readonly (number | null)[];

/** A way to the server: any connection that is free, or one of its own. */
export interface Session {
  readonly orm: NodePgDatabase;
  /** The rows that a statement gives; it must be one of few texts, since each stays prepared. */
  rows<T extends object>(text: string, ...values: readonly Value[]): Promise<T[]>;
}

type Connection = pg.Pool | pg.PoolClient;

const INT8 = pg.types.builtins.INT8;

/** Whole numbers as numbers: none of ours comes near to 2^53, and as text they would be compared as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const names = new Map<string, string>();

/** By its name a connection finds a statement that it has prepared. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `u${names.size}`;
  names.set(text, name);
  return name;
}

/** Sends a statement; `isKept`: it stays prepared. */
export async function send<T extends object>(
  client: Connection,
  { text, values, isKept }: { readonly text: string; readonly values: readonly unknown[]; readonly isKept: boolean },
): Promise<T[]> {
  const statement = { text, values: [...values], types };
  const { rows } = await client.query<T>(isKept ? { ...statement, name: nameOf(text) } : statement);
  return rows;
}

const sessions = new WeakMap<Connection, Session>();

export function sessionOf(client: Connection): Session {
  const known = sessions.get(client);
  if (known) return known;
  const session: Session = {
    orm: drizzle({ client }),
    rows: (text, ...values) => send(client, { text, values, isKept: true }),
  };
  sessions.set(client, session);
  return session;
}

/** Reads of a connection within one transaction, as long as that is open. */
interface Snapshot {
  readonly session: Session;
  isOpen: boolean;
}

const snapshots = new WeakMap<pg.PoolClient, Snapshot>();

/** A session of a connection's own, which refuses what comes when its transaction is over. */
export function snapshotOf(client: pg.PoolClient): Snapshot {
  const known = snapshots.get(client);
  if (known) return known;
  const guarded = new Proxy(client, {
    get(target, name) {
      if (name === "query" && !snapshot.isOpen) throw new Error("a snapshot was read from after its end");
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  const snapshot: Snapshot = { session: sessionOf(guarded), isOpen: false };
  snapshots.set(client, snapshot);
  return snapshot;
}

/** What is made of a session, made once for each. */
export function perSession<T>(make: (session: Session) => T): (session: Session) => T {
  const made = new WeakMap<Session, { readonly it: T }>();
  return (session) => {
    const { it } = made.get(session) ?? { it: make(session) };
    made.set(session, { it });
    return it;
  };
}

/** The first of some rows; null: there is none. */
export const first = async <T>(rows: PromiseLike<readonly T[]>): Promise<T | null> => (await rows)[0] ?? null;
