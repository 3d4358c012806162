/** A transaction whose statements are sent one behind the other, without waiting for answers: one flight to the server. */
import { Writable } from "node:stream";
import { setImmediate as allAsked } from "node:timers/promises";
import type { Query } from "drizzle-orm";
import type pg from "pg";
import { codeOf } from "./faults.ts";
import { type Session, send, sessionOf, snapshotOf, type Value } from "./session.ts";

/**
 * What the work of a transaction may do. Statements reach the server in the order in which they are sent; whoever waits for
 * rows costs the transaction another flight.
 */
export interface Flight extends Session {
  /** The connection itself, for reads that are built once for it: whoever asks waits for all that they have asked for. */
  readonly connection: Session;
  /** Sends a statement whose answer nobody waits for. If it fails, so does the transaction. */
  put(text: string, ...values: readonly Value[]): void;
  /** The same of one that drizzle has built; each may have another text, so none stays prepared. */
  run(statement: { toSQL(): Query }): void;
  /** As `put`; if the statement fails with this code, the transaction fails with this error. */
  must(code: string, failure: Error, text: string, ...values: readonly Value[]): void;
}

export type Work<T> = (flight: Flight) => Promise<T> | T;

/**
 * Runs work in a transaction on a connection that pipelines. The statements behind one that has failed fail as well, because
 * the transaction has: the first error is the one that is thrown.
 */
export async function inOneFlight<T>(client: pg.PoolClient, work: Work<T>): Promise<T> {
  const sent: Promise<unknown>[] = [];
  /** That nobody waits for an answer yet must not end the process. */
  const note = <A>(answer: Promise<A>): Promise<A> => {
    answer.catch(() => undefined);
    sent.push(answer);
    return answer;
  };
  const connection = sessionOf(client);
  const { orm, rows } = connection;
  const flight: Flight = {
    connection,
    orm,
    rows: <R extends object>(text: string, ...values: readonly Value[]) => note(rows<R>(text, ...values)),
    put: (text, ...values) => void note(rows(text, ...values)),
    run(statement) {
      const { sql: text, params: values } = statement.toSQL();
      void note(send(client, { text, values, isKept: false }));
    },
    must(code, failure, text, ...values) {
      const answer = rows(text, ...values).catch((error: unknown) => {
        throw codeOf(error) === code ? failure : error;
      });
      void note(answer);
    },
  };
  const letGo = heldBack(client);
  void note(client.query("BEGIN"));
  const [done] = await Promise.allSettled([Promise.resolve(flight).then(work)]);
  const ending = client.query(done.status === "fulfilled" ? "COMMIT" : "ROLLBACK");
  letGo();
  const [end] = await Promise.allSettled([ending]);
  for (const one of await Promise.allSettled(sent)) if (one.status === "rejected") throw one.reason;
  if (done.status === "rejected") throw done.reason;
  if (end.status === "rejected") throw end.reason;
  // a transaction that has failed is committed without an error, as a ROLLBACK
  if (end.value.command !== "COMMIT") throw new Error("a transaction was rolled back");
  return done.value;
}

/**
 * Holds back what is sent until it is let go, or the work waits for something: in one piece it costs one call of the system, and
 * wakes the server once.
 */
function heldBack(client: pg.PoolClient): () => void {
  const { stream } = ("connection" in client ? client.connection : {}) as { readonly stream?: unknown }; // pg's types leave it out
  if (!(stream instanceof Writable)) return () => {};
  let isHeld = true;
  const letGo = (): void => {
    if (isHeld) stream.uncork();
    isHeld = false;
  };
  stream.cork();
  setImmediate(letGo);
  return letGo;
}

/**
 * Reads in a transaction that sees one moment, in one flight: `read` asks for everything at once, for what it would ask once an
 * answer has come would be asked outside the transaction, and is an error.
 */
export async function readInOneFlight<T>(client: pg.PoolClient, read: (of: Session) => Promise<T>): Promise<T> {
  const snapshot = snapshotOf(client);
  const begun = client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  snapshot.isOpen = true;
  const found = read(snapshot.session);
  const settled = Promise.allSettled([begun, found]); // that nobody waits for an answer yet must not end the process
  await allAsked(); // what is built by drizzle is sent a moment later
  snapshot.isOpen = false;
  const ended = client.query("COMMIT");
  const all = [...(await settled), ...(await Promise.allSettled([ended]))];
  for (const one of all) if (one.status === "rejected") throw one.reason;
  return await found;
}
