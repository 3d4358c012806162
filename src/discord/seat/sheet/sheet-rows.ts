/** The rows of a step's sheet: how they are called, added, moved and cut. */
import {
  type Action,
  type Answer,
  blocked,
  completed,
  type Decision,
  type GameTypes,
  type Group,
  type Input,
  labelOf,
  type Params,
  progress,
  Refused,
  type Step,
} from "#engine";
import type { SeatView } from "../../../campaign/service.ts";
import type { PlannedMove } from "../../../store/records.ts";
import { fingerprint } from "../../screen/custom-id.ts";
import { LIMIT } from "../../screen/limits.ts";
import { fitting, sharing } from "../../screen/menu-room.ts";
import { readOnce } from "../../screen/same-words.ts";
import type { SheetRow } from "../state/state.ts";

/** What a move is called; just its action where its choices are no longer possible: the question may be long over. */
export function moveWords({ book, view }: Pick<SeatView, "book" | "view">, move: PlannedMove): string {
  try {
    return book.definition.guide.label(view, move) ?? labelOf(book, view, move);
  } catch {
    return book.actions.get(move.action)?.title ?? move.action;
  }
}

/** A move as a row of a sheet. */
export const rowOf = (seatView: Pick<SeatView, "book" | "view">, move: PlannedMove): SheetRow => ({
  ...move,
  words: moveWords(seatView, move),
});

/** An entry of a menu that adds a row to a step's sheet. */
export interface Addition {
  /** Found again by this: the action, and the values of its choices. */
  readonly value: string;
  readonly label: string;
  readonly description: string;
  /** Whether the game has named it as a whole. */
  readonly named?: true;
  readonly leads: /** A row. */
    | { readonly kind: "row"; readonly params: Params }
    /** The first of two choices. */
    | { readonly kind: "more"; readonly first: string }
    /** Something that has to be filled in. */
    | { readonly kind: "form" };
}

/** The name of the action that an entry leads to. */
export const actionOf = ({ value }: Pick<Addition, "value">): string => value.split(".")[0] ?? "";

/** A menu of a step's sheet. */
export interface AddMenu {
  readonly title: string;
  readonly additions: readonly Addition[];
  /** Whether this is the second choice of an action that was begun. */
  readonly begun: string | null;
}

type Act = Action<GameTypes>;

/** Actions of an open question that are rows of a sheet, by menu. */
function actionsByMenu({ book, view }: Pick<SeatView, "book" | "view">, decision: Decision): Map<string, Act[]> {
  const menus = new Map<string, Act[]>();
  for (const name of decision.actions) {
    const action = book.actions.get(name);
    if (!action?.menu || action.when(view) || blocked(action, view, decision.preset)) continue;
    menus.set(action.menu, [...(menus.get(action.menu) ?? []), action]);
  }
  return menus;
}

/** Whether a question is one of a step of several actions, to be filled in on a sheet of rows. */
export const isStep = ({ book }: Pick<SeatView, "book">, { kind, actions }: Decision): boolean =>
  kind === "turn" && actions.some((name) => book.actions.get(name)?.menu);

/** The menus of a step's sheet, as the seat stands after the rows so far. */
export const addMenus = (
  seatView: Pick<SeatView, "book" | "view">,
  decision: Decision,
  begun: { readonly [action: string]: string },
): AddMenu[] =>
  [...actionsByMenu(seatView, decision)].flatMap(([title, actions]) => menusOf(seatView, title, actions, begun));

/**
 * All rows in one menu, or a menu for each of two first choices; where that is too much, one menu in which actions with
 * many rows are begun, and another with what follows.
 */
function menusOf(
  seatView: Pick<SeatView, "book" | "view">,
  title: string,
  actions: readonly Act[],
  begun: { readonly [action: string]: string },
): AddMenu[] {
  const called = (action: Act) => (addition: Addition) =>
    actions.length > 1 ? underTitle(action, addition) : addition;
  const lists = actions.map((action) => ({
    action,
    whole: additionsOf(seatView, action)?.map(called(action)) ?? null,
  }));
  const all = lists.flatMap(({ whole }) => whole ?? []);
  if (lists.every(({ whole }) => whole) && all.length <= LIMIT.selectOptions)
    return [{ title, additions: all, begun: null }];
  const [only] = actions;
  const beside = actions.length === 1 && only ? besideEachOther(seatView, only, title) : null;
  if (beside) return beside;
  const parts = lists.map(({ action, whole }) => {
    const first = beginnings(seatView, action).map(called(action));
    const fits = whole !== null && whole.length <= Math.max(FEW, first.length);
    return { action, additions: fits ? whole : first, fits };
  });
  const base = fitting(parts, formAddition);
  const likely = sharing(
    parts.map(({ action, fits }) => (fits ? [] : likelyRows(seatView, action))),
    LIMIT.selectOptions - base.length,
  );
  const second = actions.flatMap((action) => secondMenu(seatView, action, title, begun[action.name]) ?? []);
  const asked = actions.length === 1 && only ? firstQuestion(seatView, only) : null;
  const head = asked === null ? title : `${title}: ${asked}`;
  return [{ title: head, additions: [...likely, ...base], begun: null }, ...second];
}

/**
 * Rows that the game names: where all of them are too many, or take lists, these are whole entries all the same.
 * `chosen`: what they have to begin with.
 */
function likelyRows({ view }: Pick<SeatView, "view">, action: Act, chosen: Params = {}): Addition[] {
  return action.presets({ ...view, params: chosen }).flatMap(({ label, description = "", params, refused }) => {
    const fits = !refused && Object.entries(chosen).every(([name, value]) => params[name] === value);
    const whole = fits ? inFull(action, view, params) : null;
    const value = `${action.name}.${fingerprint(params)}`;
    return whole ? [{ value, label, description, named: true, leads: { kind: "row", params: whole } }] : [];
  });
}

/** With the first possible choice for what was left open; null: there is none. */
function inFull(action: Act, view: object, params: Params): Params | null {
  try {
    return completed(action, view, params, {});
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Among other actions an entry says whose it is, unless the game has given it a name of its own. */
const underTitle = ({ title }: Act, addition: Addition): Addition => {
  const { label, description, named } = addition;
  if (named || label.startsWith(title)) return addition;
  return { ...addition, description: description === "" ? title : `${title}: ${description}` };
};

function firstQuestion({ view }: Pick<SeatView, "view">, action: Act): string | null {
  const start = progress(action, view, []);
  return "done" in start || isOfList(start.step) ? null : start.step.title;
}

/** The most rows of one action that are listed beside those of others. */
const FEW = 8;
/** How many first choices have a menu each. */
const BESIDE = 2;

/** A menu for each first choice, if they are few. */
function besideEachOther(seatView: Pick<SeatView, "book" | "view">, action: Act, title: string): AddMenu[] | null {
  const firsts = beginnings(seatView, action).flatMap(({ leads }) => (leads.kind === "more" ? [leads.first] : []));
  if (firsts.length === 0 || firsts.length > BESIDE) return null;
  const menus = firsts.map((first) => secondMenu(seatView, action, title, first));
  const full = menus.flatMap((menu) => (menu?.additions.every(({ leads }) => leads.kind === "row") ? menu : []));
  return full.length === firsts.length ? full.map((menu) => ({ ...menu, begun: null })) : null;
}

/** The first choices of an action, whole rows where nothing follows; its form, if it begins with something else. */
function beginnings({ view }: Pick<SeatView, "view">, action: Act): Addition[] {
  const start = progress(action, view, []);
  if ("done" in start || start.step.input.kind !== "pick" || isOfList(start.step)) return [formAddition(action)];
  const choices = firstChoices(action, start.step);
  const name = String(start.step.path[0]);
  const listed = choices.map((choice): Addition => {
    if (choice.leads.kind !== "more") return choice;
    const { first } = choice.leads;
    return isWhole(action, view, first) ? { ...choice, leads: { kind: "row", params: { [name]: first } } } : choice;
  });
  const isCut = readOnce(start.step.input.options.filter(({ refused }) => !refused)).length > choices.length;
  return isCut ? [...listed.slice(0, -1), formAddition(action)] : listed;
}

/** The form that is all a menu holds; null: it has other entries. */
export const formAlone = (additions: readonly Addition[]): Addition | null => {
  const [only, ...others] = additions;
  return only?.leads.kind === "form" && others.length === 0 ? only : null;
};

/** Whether nothing is asked after the first choice. */
const isWhole = (action: Act, view: object, first: string): boolean => "done" in progress(action, view, [first]);

/** Whether a question is one of a list's, or of a row in it: its answer by itself begins nothing. */
const isOfList = ({ path, stop }: Step): boolean => path.length > 1 || stop !== undefined;

/** What follows the first choice of an action; null: it has not been begun. */
function secondMenu(
  { view }: Pick<SeatView, "view">,
  action: Act,
  title: string,
  first: string | undefined,
): AddMenu | null {
  const start = progress(action, view, []);
  if (first === undefined || "done" in start || start.step.input.kind !== "pick" || isOfList(start.step)) return null;
  const { step } = start;
  const known = firstChoices(action, step).find(({ leads }) => leads.kind === "more" && leads.first === first);
  if (!known) return null;
  const params = { [String(step.path[0])]: first };
  const more = leaves(action, view, params, LIMIT.selectOptions);
  const likely = () => likelyRows({ view }, action, params).slice(0, LIMIT.selectOptions - 1);
  const additions = Array.isArray(more)
    ? more.map((leaf) => additionOf(action, leaf, [first]))
    : [...likely(), formAddition(action)];
  return { title: `${title} · ${known.label}${asked(action, view, first)}`, additions, begun: action.name };
}

/** What is asked after the first choice: " · to which Zone?" */
function asked(action: Act, view: object, first: string): string {
  const next = progress(action, view, [first]);
  return "done" in next ? "" : ` · ${next.step.title.charAt(0).toLowerCase()}${next.step.title.slice(1)}`;
}

const firstChoices = (action: Act, { input }: Step): Addition[] =>
  input.kind !== "pick"
    ? []
    : readOnce(input.options.filter((o) => !o.refused))
        .slice(0, LIMIT.selectOptions)
        .map(({ value, label = value, description = "" }) => ({
          value: `${action.name}.${value}`,
          label,
          description,
          leads: { kind: "more", first: value },
        }));

export const formAddition = (action: Act): Addition => ({
  value: action.name,
  label: `${action.title}…`,
  description: "",
  leads: { kind: "form" },
});

/**
 * All rows that an action can become, numbers as guessed; where it has lists or texts, those that the game names and one
 * entry for its form. Null: too many.
 */
function additionsOf({ view }: Pick<SeatView, "view">, action: Act): Addition[] | null {
  const all = action.total(view) === null ? leaves(action, view, {}, LIMIT.selectOptions) : "form";
  if (all === "form") return [...likelyRows({ view }, action).slice(0, LIMIT.selectOptions - 1), formAddition(action)];
  return all === null ? null : all.map((leaf) => additionOf(action, leaf));
}

/** A form filled in only by choices. */
interface Leaf {
  readonly params: Params;
  readonly chosen: readonly { readonly value: string; readonly label: string; readonly description: string }[];
}

/** `begun`: choices made before; they tell entries of menus apart that share a place. */
const additionOf = (action: Act, { params, chosen }: Leaf, begun: readonly string[] = []): Addition => ({
  value: [action.name, ...begun, ...chosen.map(({ value }) => value)].join(".").slice(0, LIMIT.optionText),
  label: chosen.length === 0 ? action.title : chosen.map(({ label }) => label).join(" · "),
  description: chosen.findLast(({ description }) => description !== "")?.description ?? "",
  leads: { kind: "row", params },
});

/** Every way to fill a form by choices, after those that are begun; null: too many; form: it takes lists or texts. */
function leaves(action: Act, view: object, begun: Params, most: number): Leaf[] | null | "form" {
  const done: Leaf[] = [];
  const open: Path[] = [{ answers: Object.values(begun), chosen: [], params: begun }];
  for (let path = open.pop(); path; path = open.pop()) {
    const at = progress(action, view, path.answers);
    if ("done" in at) {
      done.push({ params: at.done, chosen: path.chosen });
      if (done.length > most) return null;
      continue;
    }
    const { step } = at;
    if (step.stop !== undefined || step.input.kind === "text") return "form";
    if (open.length + done.length > most) return null;
    open.push(...nextOf(action, view, path, step).toReversed());
  }
  return done;
}

interface Path extends Leaf {
  readonly answers: readonly Answer[];
}

function nextOf(action: Group<unknown>, view: object, path: Path, step: Step): Path[] {
  const name = String(step.path[0]);
  const { input } = step;
  if (input.kind === "pick")
    return readOnce(input.options.filter((o) => !o.refused)).map(({ value, label = value, description = "" }) => ({
      answers: [...path.answers, value],
      chosen: [...path.chosen, { value, label, description }],
      params: { ...path.params, [name]: value },
    }));
  const number = guessedNumber(action, view, path.params, name, input);
  return [{ answers: [...path.answers, number], chosen: path.chosen, params: { ...path.params, [name]: number } }];
}

function guessedNumber(action: Group<unknown>, view: object, params: Params, name: string, input: Input): number {
  if (input.kind !== "integer") return 0;
  const guess = action.entries.find((entry) => entry.name === name)?.guess?.({ ...view, params } as never); // the entry was built for this context
  return typeof guess === "number" && guess >= input.min && guess <= input.max ? guess : input.min;
}
