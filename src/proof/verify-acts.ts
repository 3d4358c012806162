/** What verifying a log says of rows that the rules do not prove: acts outside the rules, and automatic answers. */
import {
  type ComputerRole,
  canonical,
  check,
  correct,
  Dice,
  decisionsOf,
  type Envelope,
  type GameTypes,
  isWindow,
  mayMind,
  moveToday,
  openAsk,
  type Params,
  type Rulebook,
  type Seat,
  viewOf,
} from "#engine";
import { Divergence, type ProvenRow as Row, targetOf } from "./history.ts";

type State = Envelope<GameTypes>;

/** What a computer with this role in a seat does; null: nothing. What the holder had settled ahead is in no file. */
export type Computer = (
  book: Rulebook<GameTypes>,
  before: State,
  seat: Seat,
  role: ComputerRole,
  dice: Dice,
) => (Pick<Row, "decision" | "action"> & { readonly params: unknown }) | null;

type Answers = Pick<Row, "kind" | "seat" | "decision" | "action" | "params">;

/**
 * How often a computer player that throws dice of its own is asked what it would do: they are in no log, and of twenty
 * things that it may do equally well, one is then missed once in a billion times.
 */
const TRIES = 400;

/** What is said of one row besides that it follows from the rules. */
export type Remark =
  /** It is said to have been answered by itself; `asItWould`: this release answers the same there. */
  | { readonly what: "by itself"; readonly asItWould: boolean }
  /** What a moderator's correction did, in words. */
  | { readonly what: "set right"; readonly line: string };

/** What there is to say of a row that these rules have played from the state before it; null: nothing. */
export function remarkOn(book: Rulebook<GameTypes>, before: State, row: Row, computer: Computer): Remark | null {
  const { kind, seat } = row;
  if (kind === "adjust")
    return {
      what: "set right",
      line: correct(book, before, { action: row.action, params: row.params as Params }).line, // it was played just now
    };
  const answered = CHECKS[kind];
  if (seat === null || !answered) return null;
  if (kind === "stand-in") requireAnswer(book, before, seat, row);
  try {
    return { what: "by itself", asItWould: answered(book, before, seat, row, computer) };
  } catch {
    return { what: "by itself", asItWould: false }; // this release does not even know how to answer there
  }
}

/** Whether a row is what the rules answer where nobody does, or lets a window pass. */
function isDefault(book: Rulebook<GameTypes>, before: State, seat: Seat, row: Row): boolean {
  const decision = decisionsOf(book, before, seat).find(({ id }) => id === row.decision);
  if (!decision) return false;
  const ask = openAsk(before);
  const same = sameAs(book, before, seat, row);
  if (ask && isWindow(ask) && String(ask.id) === decision.id && same({ action: ask.pass, params: {} })) return true;
  return same(book.definition.defaultAnswer(viewOf(book, before, seat), decision));
}

/** Whether a row is what a computer with this role does, or may do where its dice decide. */
function isComputers(role: ComputerRole, ...[book, before, seat, row, computer]: Parameters<Check>): boolean {
  const same = sameAs(book, before, seat, row);
  for (let i = 0; i < TRIES; i++) {
    const drawn = { key: String(i).padStart(64, "0"), next: 0 };
    const input = computer(book, before, seat, role, new Dice(drawn));
    if (input?.decision === row.decision && same({ action: input.action, params: input.params as Params })) return true; // its own
    if (drawn.next === 0) return false; // it would do the same again
  }
  return false;
}

/** A file does not say what a seat had settled ahead: a computer that minded it may have left an answer at the default for that. */
const isMinders: Check = (book, before, seat, row, computer) =>
  isComputers("minds", book, before, seat, row, computer) || isDefault(book, before, seat, row);

/** What a computer that only minds a seat does not do in any release. Throws `Divergence`. */
function requireAnswer(book: Rulebook<GameTypes>, before: State, seat: Seat, row: Row): void {
  const view = viewOf(book, before, seat);
  const decision = decisionsOf(book, before, seat).find(({ id }) => id === row.decision);
  const move = moveToday(book, { action: row.action, params: row.params as Params }, () => view); // it was played just now
  if (decision && mayMind(book, view, decision, move)) return;
  throw new Divergence(row.seq, "a computer that minds a seat does nothing unasked, and makes no deals");
}

type Check = (book: Rulebook<GameTypes>, before: State, seat: Seat, row: Row, computer: Computer) => boolean;

/** What is said to have been answered by itself, by kind: whether this release answers the same. */
const CHECKS: { readonly [kind in Row["kind"]]?: Check } = {
  default: isDefault,
  bot: (...asked) => isComputers("plays", ...asked),
  "stand-in": isMinders,
};

function sameAs(book: Rulebook<GameTypes>, before: State, seat: Seat, { action, params }: Answers) {
  const view = viewOf(book, before, seat);
  const said = moveToday(book, { action, params: params as Params }, () => view); // it was played just now
  /** As it would be in the log: what is chosen of a list is written in the order of the list. */
  const written = (move: Pick<Row, "action" | "params">): unknown => {
    const form = book.actions.get(move.action);
    return form ? check(form, view, move.params) : move.params;
  };
  return (move: Pick<Row, "action" | "params">): boolean =>
    move.action === said.action && canonical(written(move)) === canonical(said.params);
}

/** How many rows are named one by one. */
const NAMED = 20;

/** "rows 3, 5 to 9 and 12", each with what is said of it. */
function list(rows: readonly Row[], say: (row: Row) => string = ({ seq }) => String(seq)): string {
  const named = rows.slice(0, NAMED).map(say);
  const more = rows.length - named.length;
  const all = more > 0 ? [...named, `${more} more`] : named;
  const [last, ...others] = all.toReversed();
  return `${rows.length === 1 ? "row" : "rows"} ${others.length === 0 ? last : `${others.toReversed().join(", ")} and ${last}`}`;
}

const of = ({ seat }: Row): string => (seat === null ? "" : ` of ${seat}`);
const toWhom = ({ params }: Row): string => {
  const { to } = params as { readonly to?: unknown };
  return typeof to === "string" ? to : "nobody knows whom";
};

/**
 * What people did outside the rules, in lines that name the rows, and what was said to happen by itself. `remarks`:
 * by row, as far as these rules have played it.
 */
export function actLines(rows: readonly Row[], remarks: ReadonlyMap<number, Remark>): readonly string[] {
  const those = (kind: Row["kind"]): readonly Row[] => rows.filter((row) => row.kind === kind);
  const corrected = (row: Row): string => {
    const remark = remarks.get(row.seq);
    const what = remark?.what === "set right" ? remark.line : `${row.action} ${canonical(row.params)}`;
    return `${row.seq} (${what.replace(/\.$/, "")})`;
  };
  const upgraded = (row: Row): string => `${row.seq} (rules ${rows[row.seq - 1]?.rules ?? "?"}, then ${row.rules})`;
  const people: readonly (readonly [readonly Row[], string, (row: Row) => string])[] = [
    [those("adjust"), "A moderator set something right in", corrected],
    [those("gm"), "A game master moved for a seat in", (row) => `${row.seq} (${row.seat})`],
    [those("rewind"), "The campaign went back in", (row) => `${row.seq} (to row ${targetOf(row)}${of(row)})`],
    [those("handover"), "A seat changed hands in", (row) => `${row.seq} (${row.seat} to ${toWhom(row)})`],
    [those("upgraded"), "Other rules took the campaign over in", upgraded],
  ];
  const acts = people.flatMap(([found, what, say]) => (found.length === 0 ? [] : [`${what} ${list(found, say)}.`]));
  const judged = acts.length === 0 ? [] : ["These are acts of people: no rules say whether they were right."];
  return [...acts, ...judged, ...byItself(rows, remarks)];
}

/** As what an answer is passed off. */
const HOW: { readonly [kind in Row["kind"]]?: string } = {
  default: "by default",
  bot: "as the computer",
  "stand-in": "for its holder",
};

/** What a clock, a computer or somebody's order is said to have answered. */
function byItself(rows: readonly Row[], remarks: ReadonlyMap<number, Remark>): readonly string[] {
  const said = rows.filter(({ kind }) => CHECKS[kind]);
  const standing = (row: Row): boolean | null => {
    const remark = remarks.get(row.seq);
    return remark?.what === "by itself" ? remark.asItWould : null;
  };
  const right = said.filter((row) => standing(row) === true);
  const odd = said.filter((row) => standing(row) === false);
  const unknown = said.filter((row) => standing(row) === null);
  const ordered = rows.filter(({ kind }) => kind === "order");
  const lines: string[] = [];
  if (right.length > 0)
    lines.push(
      `${count(right)} said to be a default answer or a computer's move: this release answers the same there.`,
    );
  if (odd.length > 0)
    lines.push(
      `This release would not have answered as ${list(odd, ({ seq, kind, seat }) => `${seq} (${seat}, ${HOW[kind] ?? ""})`)}: another release did, or somebody.`,
    );
  if (unknown.length > 0)
    lines.push(
      `${count(unknown)} said to be a default answer or a computer's move: this release cannot tell, for it has not played ${unknown.length === 1 ? "it" : "them"}.`,
    );
  if (ordered.length > 0)
    lines.push(`${count(ordered)} said to be what a seat had ordered or answered ahead: a file has no orders.`);
  return lines;
}

const count = (rows: readonly Row[]): string => (rows.length === 1 ? "One row is" : `${rows.length} rows are`);
