import {
  type Action,
  type Answer,
  blocked,
  canonical,
  check,
  decisionsOf,
  type GameTypes,
  inputs,
  type Params,
  parse,
  print,
  Refused,
  type Seat,
  type Step,
  submit,
  type View,
  viewOf,
} from "#engine";
import type { Claim, Position } from "../play.ts";
import { answers, randomPlay, type Trail } from "../random-play.ts";
import { same, violate } from "../violation.ts";
import { rawParams, withEmptyLists } from "./raw.ts";

const SAMPLE = 8;

/** What one seat may do at a position: an action with the decision it belongs to (null: a free one). */
export interface Opening<G extends GameTypes> {
  readonly seat: Seat;
  readonly decision: string | null;
  readonly preset: Params;
  readonly action: Action<G>;
  readonly view: View<G>;
}

/** Everything that a seat is offered, possible or not. */
export function openings<G extends GameTypes>({ book, env }: Position<G>, seat: Seat): Opening<G>[] {
  if (env.over) return [];
  const view = viewOf(book, env, seat);
  const asked = decisionsOf(book, env, seat).flatMap((d) => d.actions.map((name) => ({ ...d, decision: d.id, name })));
  const free = book.definition.free(view).map((name) => ({ decision: null, preset: {}, name }));
  return [...asked, ...free].map(({ decision, preset, name }) => {
    const action = book.actions.get(name) ?? violate("unknown name", `${seat} is offered the action “${name}”`);
    return { seat, decision, preset, action, view };
  });
}

/** Every choice offered leads to a complete form that is accepted; every one listed as refused is refused so. */
export const offersWhatItAccepts = <G extends GameTypes>(): Claim<G> => ({
  title: "offers only what it accepts, and refuses what it lists as refused",
  every: 4,
  at(position) {
    const { seat, dice } = position;
    for (const opening of dice.shuffled(openings(position, seat)).slice(0, 3)) {
      const why = opening.action.when(opening.view) ?? blocked(opening.action, opening.view, opening.preset);
      if (why) refusedWhole(position, opening, why.code);
      else for (const first of firsts(position, opening)) complete(position, opening, first);
    }
  },
});

function refusedWhole<G extends GameTypes>({ book, env }: Position<G>, opening: Opening<G>, code: string): void {
  const { seat, decision, action, preset } = opening;
  const when = action.when(opening.view);
  try {
    submit(book, env, { seat, decision, action: action.name, params: preset });
  } catch (error) {
    if (error instanceof Refused && (!when || error.code === code)) return;
    violate("refusal", `${action.name} is not possible (${code}) but was refused with ${String(error)}`, error);
  }
  violate("refusal", `${action.name} is not possible (${code}) and was accepted`);
}

/** Beginnings of a form: each of its first answers after the preset, or a sample of them. */
function firsts<G extends GameTypes>({ dice }: Position<G>, { action, view, preset }: Opening<G>): Answer[][] {
  const walk = inputs(action, view);
  const begun: Answer[] = [];
  let next = walk.next();
  while (!next.done) {
    const given = next.value.stop === undefined ? preset[String(next.value.path[0])] : undefined;
    if (given === undefined) break;
    begun.push(given);
    next = walk.next(given);
  }
  if (next.done) return [begun];
  return dice
    .shuffled(answers(next.value.input, dice))
    .slice(0, SAMPLE)
    .map((answer) => [...begun, answer]);
}

function complete<G extends GameTypes>(position: Position<G>, opening: Opening<G>, first: readonly Answer[]): void {
  const { book, env, dice } = position;
  const { seat, decision, action, view, preset } = opening;
  const trail = randomPlay(action, view, dice, preset, first);
  const params = canonical(trail.params);
  same(
    "check",
    "what it makes of the answers",
    params,
    canonical(check(action, view, withEmptyLists(rawParams(trail.steps), trail.params))),
  );
  same("check", "what it makes of canonical params", params, canonical(check(action, view, trail.params)));
  try {
    submit(book, env, { seat, decision, action: action.name, params: trail.params });
  } catch (error) {
    violate("choices", `${action.name} ${params} was offered and fails: ${String(error)}`, error);
  }
  refusedOptions(opening, trail);
}

/** Every option that a question on the way lists as refused. */
function refusedOptions<G extends GameTypes>({ action, view }: Opening<G>, { steps }: Trail): void {
  steps.forEach(({ step }, i) => {
    for (const option of listed(step)) {
      const raw = rawParams([...steps.slice(0, i), { step, answer: option.value }]);
      const got = refusalOf(() => check(action, view, raw));
      if (got !== option.refused?.code)
        violate(
          "refusal",
          `${option.value} at ${step.path.join(".")} is listed as ${option.refused?.code}, but: ${got}`,
        );
    }
  });
}

const listed = ({ input }: Step) => (input.kind === "pick" ? input.options.filter((o) => o.refused) : []);

function refusalOf(f: () => unknown): string {
  try {
    f();
    return "accepted";
  } catch (error) {
    return error instanceof Refused ? error.code : String(error);
  }
}

/** The one-line form of an action reads back as the same action. */
export const readsWhatItPrints = <G extends GameTypes>(): Claim<G> => ({
  title: "reads what it prints",
  every: 2,
  at(position) {
    const { book, env, seat, dice } = position;
    for (const { action, view, preset } of openings(position, seat)) {
      if (action.when(view) || blocked(action, view, preset)) continue;
      const { params } = randomPlay(action, view, dice, preset);
      const line = print(action, params);
      try {
        const read = parse(book, env, seat, line);
        same(
          "notation",
          `what “${line}” reads as`,
          canonical([action.name, params]),
          canonical([read.action.name, read.params]),
        );
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        violate("notation", `“${line}”, printed for ${canonical(params)}, does not read back: ${error.message}`, error);
      }
    }
  },
});
