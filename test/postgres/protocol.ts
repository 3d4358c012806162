/** As much of PostgreSQL's protocol as tests between a client and a server have to read. */

/** The name of a server's socket in its folder. */
export const SOCKET = ".s.PGSQL.5432";

export interface Message {
  /** One letter; empty: the first message of a client, which has none. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** Reads a stream, in which a message may come in parts; `startsUntyped`: it is a client's. */
export function messagesIn(took: (message: Message) => void, startsUntyped = false): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let typed = startsUntyped ? 0 : 1;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= typed + 4) {
      const length = typed + rest.readInt32BE(typed);
      if (rest.length < length) return;
      took({ type: rest.toString("latin1", 0, typed), bytes: rest.subarray(0, length) });
      rest = rest.subarray(length);
      typed = 1;
    }
  };
}
