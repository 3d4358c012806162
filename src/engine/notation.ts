/**
 * One line an action: `move mosul 1,2 > dahuk > zakho`, `propose shia anarchy,checkpoints count 2`. The name, then the
 * params in their order: words and numbers as they are (in double quotes where they hold anything but letters, digits and
 * . _ + - '), lists with commas, "-" for an empty list, paths with ">", rows as [a 1; b 2], rows within rows alike: [a [x
 * 1; y 2]; b -]. A path in a row, and one that follows another path, is a list with commas. For several members of a list
 * without order there are words, too (see several.ts): "all", "the rest", "3..6".
 */
import type { Action } from "./action.ts";
import { check } from "./forms.ts";
import type { GameTypes } from "./game-types.ts";
import { type Answer, inputs, type Params, STOP, type Step } from "./inputs.ts";
import { alternatives, type Called, didYouMean, either, matchName, matchOption, plain, quoted } from "./matching.ts";
import { eachOnce } from "./once.ts";
import { type Group, type Input, isPicked, type Option } from "./params.ts";
import { refuse } from "./refusal.ts";
import { severalOf } from "./several.ts";
import type { Json } from "./values.ts";

const WORD = /^[\p{L}\p{N}._+'][\p{L}\p{N}._+'-]*$/u;
const TOKEN = /\s*(?:"((?:[^"\\]|\\.)*)"|([,>[\];])|([^\s,>[\];"]+))/uy;

/** A word, or a mark of punctuation (which a quoted word never is). */
type Token = { readonly text: string; readonly mark: boolean; readonly quoted: boolean };

const quote = (value: string): string => (WORD.test(value) ? value : JSON.stringify(value));

/** A name as people write it: "begin-move". */
const inNotation = eachOnce((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

/** Prints an action in its one-line form. The members of a row must stand in the order in which they were asked, as `check` and JSON keep them. */
export function print(action: Group<unknown> & { readonly name: string }, params: Params): string {
  return [inNotation(action.name), ...printGroup(action, params)].join(" ");
}

function printGroup(group: Group<unknown>, params: Params): string[] {
  const given = group.entries.filter((entry) => params[entry.name] !== undefined);
  return given.map(({ name, param }, i) => {
    const isPath = param.kind === "route" && given[i - 1]?.param.kind !== "route"; // a path would go on with the next one
    return printValue(params[name] ?? null, isPath);
  });
}

function printValue(value: Json, path: boolean): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return "-";
    if (typeof value[0] === "object") return `[${value.map((row) => printRow(row)).join("; ")}]`;
    return (path ? "> " : "") + value.map((v) => quote(String(v))).join(path ? " > " : ",");
  }
  return typeof value === "string" ? quote(value) : String(value);
}

const printRow = (row: Params): string =>
  Object.values(row)
    .map((value) => printValue(value, false))
    .join(" ");

/** A line whose action is known: by how many of its first words. */
export interface Named<G extends GameTypes> {
  readonly action: Action<G>;
  readonly rest: readonly Token[];
}

/**
 * The params that the rest of a line gives, canonical. Values may be written in any case, with or without accents,
 * articles and hyphens, and as far as they are unique, or by their label. Throws `Refused` with the place where it stops
 * making sense. The inputs are the action's own: they can be asked only where it is possible.
 */
export function readParams<G extends GameTypes>({ action, rest }: Named<G>, view: object, called?: Called): Params {
  const reader = new Reader(rest);
  const walk = inputs(action, view, called);
  let step = walk.next();
  while (!step.done) step = walk.next(reader.answer(step.value));
  reader.end();
  return check(action, view, step.value);
}

/** The most words in a name or a title. */
const MOST_WORDS = 4;

/**
 * The action that a line begins with, by its name, title or former name, in any case, with or without hyphens, as far as that is
 * unique among all actions, else among those that are possible `now`. Throws `Refused`.
 */
export function nameIn<G extends GameTypes>(
  line: string,
  all: readonly Action<G>[],
  now: () => readonly Action<G>[] = () => [],
): Named<G> {
  const tokens = tokenize(line);
  if (tokens.length === 0) refuse("empty", "An order begins with the name of an action.");
  return named(all, tokens) ?? named(now(), tokens) ?? unknown(all, tokens[0]?.text ?? "");
}

function named<G extends GameTypes>(actions: readonly Action<G>[], tokens: readonly Token[]): Named<G> | null {
  const texts = tokens
    .slice(0, MOST_WORDS)
    .map(({ text, mark, quoted }) => (mark || quoted || plain(text) === "" ? "" : text));
  for (let words = texts.length; words > 0; words--) {
    const said = texts.slice(0, words);
    const action = said.includes("") ? undefined : called(actions, plain(said.join(" ")));
    if (action) return { action, rest: tokens.slice(words) };
  }
  const { meant } = matchName(actions, ({ name }) => [name], tokens[0]?.text ?? "");
  return meant && { action: meant, rest: tokens.slice(1) };
}

function unknown<G extends GameTypes>(actions: readonly Action<G>[], word: string): never {
  const match = matchName(actions, ({ name }) => [name], word);
  const close = match.meant ? [] : match.close.map(({ name }) => inNotation(name));
  const all = either(actions.map(({ name }) => inNotation(name)));
  return refuse("no-action", `There is no order ${quoted(word)}.${didYouMean(close)} Orders of this game: ${all}.`);
}

function tokenize(line: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  const end = line.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(line) ?? refuse("notation", `Cannot read the order at ${quoted(line.slice(at))}.`);
    const [, inQuotes, mark, word] = match;
    if (inQuotes !== undefined) tokens.push({ text: unquote(inQuotes), mark: false, quoted: true });
    else tokens.push({ text: mark ?? word ?? "", mark: mark !== undefined || word === "-", quoted: false });
  }
  return tokens;
}

function unquote(body: string): string {
  try {
    return JSON.parse(`"${body}"`) as string; // a quoted body parses to a string or throws
  } catch {
    return refuse("notation", `Cannot read the text ${quoted(body)}.`);
  }
}

/** Answers a form's inputs from the words of a line. */
class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;
  /** The list being read, as the path of its param, and what it was first chosen from. */
  #list = "";
  #first: readonly Option[] = [];
  /** What a word for several members has named and is not answered yet. */
  #named: readonly string[] = [];
  /** Rows whose bracket is still open, likewise, from the outermost inward. */
  readonly #rows: string[] = [];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  answer(step: Step): Answer {
    if (step.path.join(".") !== this.#list) this.#requireNoneLeft();
    this.#close(step.passed, step.path);
    if (isPicked(step.kind)) return this.#member(step);
    return step.stop === undefined ? this.#value(step) : this.#beginRow(step);
  }

  end(): void {
    this.#requireNoneLeft();
    this.#close(Number.POSITIVE_INFINITY, []);
    const rest = this.#tokens[this.#at];
    if (rest) refuse("notation", `${rest.mark ? `“${rest.text}”` : quoted(rest.text)} is more than this order needs.`);
  }

  /** Passes over what needs no answer: dashes of lists that nothing was asked about, brackets of rows that are over. */
  #close(empty: number, path: Step["path"]): void {
    const here = path.join(".");
    const areOver = (): boolean => this.#rows.length > 0 && !here.startsWith(`${this.#rows.at(-1)}.`);
    let left = empty;
    for (;;) {
      if (left > 0 && this.#skip("-")) left--;
      else if (areOver() && this.#skip("]")) this.#rows.pop();
      else break;
    }
    if (areOver()) refuse("notation", "A ] is missing.");
  }

  #skip(mark: string): boolean {
    const token = this.#tokens[this.#at];
    if (!token?.mark || token.text !== mark) return false;
    this.#at++;
    return true;
  }

  #value(step: Step): Answer {
    const token = this.#tokens[this.#at];
    if (!token || token.mark) return refuse("notation", `${step.title} (${hint(step.input)})`);
    this.#at++;
    return meaning(step.input, token.text);
  }

  #member(step: Step): Answer {
    const key = step.path.join(".");
    if (key !== this.#list) {
      this.#list = key;
      this.#first = step.input.kind === "pick" ? step.input.options : [];
      this.#skip(">");
      return this.#skip("-") ? STOP : this.#oneOrMore(step);
    }
    if (this.#named.length > 0) return this.#nextNamed();
    if (this.#skip(",") || (step.kind === "route" && this.#skip(">"))) return this.#oneOrMore(step);
    return STOP;
  }

  /** One member, or of a list without order the first of several. */
  #oneOrMore(step: Step): Answer {
    const [token, next] = this.#tokens.slice(this.#at);
    if (step.kind !== "subset" || step.input.kind !== "pick" || !token || token.mark) return this.#value(step);
    const isTwo = token.text.toLowerCase() === "the" && next?.text.toLowerCase() === "rest";
    const said = isTwo ? "the rest" : token.text;
    const several = severalOf(step.input.options, said) ?? severalOf(this.#first, said);
    if (!several) return this.#value(step);
    this.#at += isTwo ? 2 : 1;
    this.#named = several.filter((value) => !step.picked.includes(value));
    return this.#nextNamed();
  }

  #nextNamed(): Answer {
    const [next = STOP, ...left] = this.#named;
    this.#named = left;
    return next;
  }

  #requireNoneLeft(): void {
    const left = this.#named.length;
    if (left > 0)
      refuse("too-many", `Too many: ${left === 1 ? "1 of them is" : `${left} of them are`} more than possible here.`);
  }

  #beginRow(step: Step): Answer {
    const key = step.path.slice(0, -2).join(".");
    if (key !== this.#rows.at(-1)) {
      if (this.#skip("-")) return STOP;
      if (!this.#skip("[")) return refuse("notation", `${step.title}: a list in [ ] is needed`);
      this.#rows.push(key);
      return this.#value(step);
    }
    if (this.#skip(";")) return this.#value(step);
    if (!this.#skip("]")) refuse("notation", "A ] is missing.");
    this.#rows.pop();
    return STOP;
  }
}

/** The action of this name, or else the only one with this title, or the one that had this name once. */
function called<G extends GameTypes>(actions: readonly Action<G>[], said: string): Action<G> | undefined {
  const titled = actions.filter(({ title }) => plain(title) === said);
  const named = actions.find(({ name }) => plain(name) === said) ?? (titled.length === 1 ? titled[0] : undefined);
  return named ?? actions.find(({ was }) => was.some((name) => plain(name) === said));
}

/** What a word means as an answer: a number, one of the choices by value or label, or itself. */
function meaning(input: Input, word: string): Answer {
  if (input.kind === "integer") return /^-?\d+$/.test(word) ? Number(word) : word;
  if (input.kind === "text") return word;
  return matchOption(input.options, word).meant?.value ?? word;
}

function hint(input: Input): string {
  if (input.kind === "integer") return `a number from ${input.min} to ${input.max}`;
  if (input.kind === "text") return `a text of at most ${input.max} characters`;
  return alternatives(input.options) || "nothing is possible here now";
}
