import {
  type Action,
  decisionsOf,
  type GameTypes,
  hindrance,
  type Params,
  parse,
  print,
  Refused,
  refuse,
  type Seat,
  viewOf,
} from "../engine/index.ts";
import type { Play } from "./play.ts";
import type { CheckedLine } from "./service.ts";

/** More than anybody writes in one go. */
const MOST_LINES = 100;
const REGARDLESS = /^regardless:\s*/i;

interface Read {
  readonly action: Action<GameTypes>;
  readonly params: Params;
  readonly decision: string | null;
  readonly regardless: boolean;
}

/** What came of written orders. */
export interface Taken {
  readonly lines: readonly CheckedLine[];
  /** Whether something happened that may not be tried out and taken back: dice, a reveal. */
  readonly revealed: boolean;
}

/**
 * Takes orders one after the other, each in the state that those before it leave, up to the first that is refused.
 * `trial`: up to the first, too, that rolls dice or reveals something: whoever only looks may not see what comes then.
 */
export function takeLines(
  play: Play,
  who: { readonly person: string; readonly seat: Seat },
  lines: readonly string[],
  trial: boolean,
): Taken {
  const written = lines.map((text, i) => ({ number: i + 1, text: text.trim() })).filter(({ text }) => text !== "");
  if (written.length === 0) refuse("empty", "There is no order in it: write one order a line.");
  if (written.length > MOST_LINES) refuse("too-many", `At most ${MOST_LINES} orders can be given at once.`);
  let ended = false;
  let revealed = false;
  const taken = written.map(({ number, text }): CheckedLine => {
    if (ended || (trial && revealed)) return { number, line: text, state: "later", refused: null, confirm: null };
    try {
      const { action, params, ...rest } = read(play, who.seat, text);
      play.take({ kind: "act", ...who, action: action.name, params, ...rest });
      revealed ||= play.advances.at(-1)?.reveals ?? false;
      revealed ||= trial ? play.mode() !== "wait-all" : play.settleWindow(); // what others do then cannot be tried out
      const line = `${rest.regardless ? "regardless: " : ""}${print(action, params)}`;
      return { number, line, state: "possible", refused: null, confirm: action.confirm };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      ended = true;
      return { number, line: text, state: "refused", refused: error, confirm: null };
    }
  });
  return { lines: taken, revealed };
}

/** An order and the decision that it answers: the open question, a proposal, or none. */
function read(play: Play, seat: Seat, text: string): Read {
  const { env, live } = play;
  const { book } = live;
  const regardless = REGARDLESS.test(text);
  const order = text.replace(REGARDLESS, "");
  const name = (/^[^\s,>[\];"]+/.exec(order)?.[0] ?? "").toLowerCase();
  const open = decisionsOf(book, env, seat).filter(({ actions }) => actions.includes(name));
  if (book.actions.has(name)) {
    const why = hindrance(book, env, { seat, decision: open[0]?.id ?? null, action: name });
    if (why) throw new Refused(why); // what is not possible now has no questions that make sense
  }
  const { action, params } = parse(order, book.actions, viewOf(book, env, seat));
  const meant = open.find(({ preset }) => Object.entries(preset).every(([param, value]) => params[param] === value));
  return { action, params, decision: meant?.id ?? null, regardless };
}
