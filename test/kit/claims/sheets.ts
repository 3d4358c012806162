import {
  blocked,
  canonical,
  check,
  type Dice,
  type Entry,
  type GameTypes,
  type Group,
  type Params,
  Refused,
  submit,
} from "#engine";
import type { Claim, Position } from "../play.ts";
import { completed, randomPlay } from "../random-play.ts";
import { violate } from "../violation.ts";
import { type Opening, openings } from "./choices.ts";

/** What a sheet begins with, and what its buttons fill in, can be completed and submitted. */
export const fillsSheets = <G extends GameTypes>(): Claim<G> => ({
  title: "fills sheets with what leads to a complete answer",
  every: 3,
  at(position) {
    const { seat, dice } = position;
    for (const opening of openings(position, seat)) {
      const { action, view, preset } = opening;
      if (action.when(view) || blocked(action, view, preset)) continue;
      addsUp(opening, dice);
      submitted(position, opening, filled(opening, dice, {}, {}), "what its sheet begins with");
      const chosen = beginning(opening, dice);
      for (const button of action.presets({ ...view, params: chosen })) {
        if (button.refused) continue;
        const params = filled(opening, dice, chosen, button.params);
        submitted(position, opening, params, `“${button.label}”`);
      }
    }
  },
});

/** What a page counts up, a kind at a time, is what the rules take. */
function addsUp<G extends GameTypes>({ action, view, preset }: Opening<G>, dice: Dice): void {
  const total = action.total(view);
  if (total === null) return;
  const { params } = randomPlay(action, view, dice, preset);
  const sum = Object.values(params).reduce((so: number, n) => so + (typeof n === "number" ? n : Number.NaN), 0);
  if (sum !== total)
    violate("sheets", `${action.name} says that it adds up to ${total}, and takes ${canonical(params)}`);
}

/** The first few params of a legal answer, as somebody may have chosen them. */
function beginning<G extends GameTypes>({ action, view, preset }: Opening<G>, dice: Dice): Params {
  const { params } = randomPlay(action, view, dice, preset);
  const names = Object.keys(params);
  const kept = names.slice(0, dice.below(names.length + 1));
  return { ...preset, ...Object.fromEntries(kept.map((name) => [name, params[name] ?? null])) };
}

/**
 * A sheet as it is filled: what a button sets, else what was chosen, else the guess, else anything; what the rules refuse
 * falls out, but for what the button sets.
 */
function filled<G extends GameTypes>(
  { action, view, preset }: Opening<G>,
  dice: Dice,
  chosen: Params,
  set: Params,
): Params {
  let params: Params = {};
  action.entries.forEach((entry, i) => {
    const group = { entries: action.entries.slice(0, i + 1) };
    const { name } = entry;
    const context = { ...view, params };
    const isAsked = !entry.when || entry.when(context as never); // built for this context
    if (Object.hasOwn(set, name) && !isAsked) violate("presets", `a button of ${action.name} sets ${name} for nothing`);
    if (!isAsked) return;
    const button = Object.hasOwn(set, name) ? accepted(group, view, { ...params, [name]: set[name] }) : null;
    if (Object.hasOwn(set, name) && !button)
      violate("presets", `a button of ${action.name} sets ${name} to ${canonical(set[name])}, which is refused`);
    const given = { ...preset, ...chosen };
    const kept = Object.hasOwn(given, name) ? accepted(group, view, { ...params, [name]: given[name] }) : null;
    params = button ?? kept ?? guessed(group, entry, context, view) ?? completed(group, view, dice, params);
  });
  return params;
}

function guessed(
  group: Group<unknown>,
  { name, guess }: Entry,
  context: { readonly params: Params },
  view: object,
): Params | null {
  const value = guess?.(context as never); // built for this context
  return value === undefined ? null : accepted(group, view, { ...context.params, [name]: value });
}

function accepted(group: Group<unknown>, view: object, raw: unknown): Params | null {
  try {
    return check(group, view, raw);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

function submitted<G extends GameTypes>(
  { book, env }: Position<G>,
  { seat, decision, action }: Opening<G>,
  params: Params,
  what: string,
): void {
  try {
    submit(book, env, { seat, decision, action: action.name, params });
  } catch (error) {
    violate("sheets", `${what} of ${action.name} leads to ${canonical(params)}, which fails: ${String(error)}`, error);
  }
}
