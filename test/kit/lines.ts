import {
  type Advance,
  type Beginning,
  begin,
  decisionsOf,
  type Envelope,
  type GameTypes,
  type Params,
  parse,
  print,
  type Rulebook,
  type Seat,
  type Submission,
  submit,
} from "#engine";

/** A submission with canonical params, as the log keeps it. */
export interface Act extends Submission {
  readonly params: Params;
}

/** `red: move a,b > hill`; `red regardless: play ambush` for an answer to be kept whatever comes first. */
export function lineOf<G extends GameTypes>(
  book: Rulebook<G>,
  { seat, action: name, params, regardless }: Act,
): string {
  const action = book.actions.get(name);
  const order = action ? print(action, params) : `${name} ${JSON.stringify(params)}`;
  return `${seat}${regardless ? " regardless" : ""}: ${order}`;
}

const LINE = /^(\S+?)( regardless)?:\s*(.*)$/s;

/** Reads a line at a position, and finds the decision that it answers: the open question, an offer, or none. */
export function readLine<G extends GameTypes>(book: Rulebook<G>, env: Envelope<G>, line: string): Act {
  const [, seat = "", regardless, order = ""] = LINE.exec(line) ?? [];
  if (!env.seats.includes(seat)) throw new Error(`no seat in “${line}”`);
  const { action, params } = parse(book, env, seat, order);
  const decision = decisionFor(book, env, seat, action.name, params);
  return { seat, decision, action: action.name, params, regardless: regardless !== undefined };
}

function decisionFor<G extends GameTypes>(
  book: Rulebook<G>,
  env: Envelope<G>,
  seat: Seat,
  action: string,
  params: Params,
): string | null {
  const meant = decisionsOf(book, env, seat).find(
    ({ actions, preset }) =>
      actions.includes(action) && Object.entries(preset).every(([name, value]) => params[name] === value),
  );
  return meant?.id ?? null;
}

/** Plays a game from lines like those a violation prints. */
export function replayLines<G extends GameTypes>(
  book: Rulebook<G>,
  start: Beginning,
  lines: readonly string[],
): { readonly env: Envelope<G>; readonly advances: readonly Advance<G>[] } {
  const first = begin(book, start);
  const advances = [first];
  let env = first.state;
  for (const line of lines) {
    const advance = submit(book, env, readLine(book, env, line));
    advances.push(advance);
    env = advance.state;
  }
  return { env, advances };
}
