import type Sqlite from "better-sqlite3";
import type { Definition, Entry, Envelope, GameTypes, Group, Json, Params } from "#engine";
import { chainHash, NO_ROW } from "../../src/proof/history.ts";
import { stateText, textHash } from "../../src/proof/state-text.ts";

/*
 * Later releases of a game, and databases as an earlier one would have left them that called everything otherwise.
 */

type Game = Definition<GameTypes>;

/** What the earlier release called it. */
export const former = (name: string): string => `old-${name}`;
/** Under each name that it has had it was called otherwise. */
const was = (name: string, before: readonly string[] = []): { readonly was: readonly string[] } => ({
  was: [...before, name].map(former),
});

/** A game in which everything that has a name had another one before. */
export function calledOtherwise(definition: Game): Game {
  const { guide } = definition;
  return {
    ...definition,
    options: formOf(definition.options),
    procedures: definition.procedures.map((one) => ({
      ...one,
      ...was(one.name, one.was),
      stages: Object.fromEntries(
        Object.entries(one.stages).map(([stage, before]) => [stage, [...before, stage].map(former)]),
      ),
    })),
    actions: definition.actions.map((one) => ({ ...one, ...was(one.name, one.was), ...formOf(one) })),
    windows: definition.windows.map((one) => ({ ...one, ...was(one.name, one.was) })),
    orders: definition.orders.map((one) => ({ ...one, ...was(one.name, one.was), form: formOf(one.form) })),
    guide: {
      ...guide,
      shortcuts: (view, decision) =>
        guide.shortcuts(view, decision).map((one) => ({ ...one, ...was(one.label, one.was) })),
      upcoming: (view) => guide.upcoming(view).map((one) => ({ ...one, ...was(one.key, one.was) })),
      prepared(view, decision) {
        const premise = guide.prepared(view, decision);
        return premise && { ...premise, ...was(premise.key) };
      },
    },
  };
}

const formOf = ({ entries }: Group<unknown>): Group<unknown> => ({ entries: entries.map(entryOf) });

const entryOf = (entry: Entry): Entry => ({
  ...entry,
  ...was(entry.name, entry.was),
  param: {
    ...entry.param,
    ask(c, picked) {
      const asked = entry.param.ask(c, picked);
      return asked && "entries" in asked ? formOf(asked) : asked;
    },
  },
});

/** A game in which a rule has changed: one number more is drawn whenever a procedure begins. */
export const changedRule = (definition: Game): Game => ({
  ...definition,
  rules: `${definition.rules}9`,
  procedures: definition.procedures.map((one) => ({
    ...one,
    run(stage, s) {
      if (stage === one.first) s.dice.below(6);
      return one.run(stage, s);
    },
  })),
});

const namesOfOld = (json: Json): Json => {
  if (Array.isArray(json)) return json.map(namesOfOld);
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [former(name), namesOfOld(value)]));
};
const paramsOfOld = (params: Params): Params => namesOfOld(params) as Params; // as it was, under other names

/** The database with all names of old: in its log, its states, and all that seats have left there. */
export function calledAsOfOld(sqlite: Sqlite.Database): void {
  const all = <T>(sql: string): T[] => sqlite.prepare(sql).all() as T[]; // the columns are named
  const set = (sql: string, ...values: unknown[]) => sqlite.prepare(sql).run(...values);
  for (const { id, options } of all<{ id: string; options: string }>("SELECT id, options FROM games")) {
    set("UPDATE games SET options = ? WHERE id = ?", text(paramsOfOld(JSON.parse(options))), id);
    campaignAsOfOld(sqlite, id);
  }
  for (const { rowid, name, params } of all<{ rowid: number; name: string; params: string }>(
    "SELECT rowid, name, params FROM standing_orders",
  ))
    set(
      "UPDATE standing_orders SET name = ?, params = ? WHERE rowid = ?",
      former(name),
      text(paramsOfOld(JSON.parse(params))),
      rowid,
    );
  for (const { rowid, sheet } of all<{ rowid: number; sheet: string }>("SELECT rowid, sheet FROM sheets")) {
    const { values, rows, ...rest } = JSON.parse(sheet) as {
      values: Params;
      rows: { action: string; params: Params }[];
    };
    const old = rows.map((row) => ({ ...row, action: former(row.action), params: paramsOfOld(row.params) }));
    set(
      "UPDATE sheets SET sheet = ? WHERE rowid = ?",
      text({ ...rest, values: paramsOfOld(values), rows: old }),
      rowid,
    );
  }
}

const text = (value: unknown): string => JSON.stringify(value);

interface StoredRow {
  readonly seq: number;
  readonly kind: "start" | "act";
  readonly seat: string | null;
  readonly action: string;
  readonly params: string;
  readonly decision: string | null;
  readonly regardless: number;
  readonly rules: string;
  readonly state: string;
  readonly at: number;
}

/** Its log, chained again, and its state. */
function campaignAsOfOld(sqlite: Sqlite.Database, id: string): void {
  const stored = sqlite.prepare("SELECT state FROM snapshots WHERE game = ?").pluck().get(id);
  const state = stateText(stateAsOfOld(JSON.parse(String(stored)) as Envelope<GameTypes>)); // our own text
  const rows = sqlite.prepare("SELECT * FROM log WHERE game = ? ORDER BY seq").all(id) as StoredRow[];
  const change = sqlite.prepare(
    "UPDATE log SET action = ?, params = ?, state = ?, hash = ? WHERE game = ? AND seq = ?",
  );
  let chain = NO_ROW;
  for (const row of rows) {
    const said = JSON.parse(row.params) as Params;
    const begun = { ...said, options: paramsOfOld(said.options as Params) };
    const params = row.kind === "start" ? begun : paramsOfOld(said);
    const action = row.kind === "start" ? row.action : former(row.action);
    const led = row === rows.at(-1) ? textHash(state) : row.state;
    const { seq, kind, seat, decision, rules, at } = row;
    const regardless = row.regardless === 1;
    const proof = { state: led, format: 1, events: null, at } as const;
    chain = chainHash(chain, { seq, kind, seat, action, params, decision, regardless, rules, ...proof });
    change.run(action, text(params), led, chain, id, seq);
  }
  sqlite
    .prepare("UPDATE snapshots SET state = ?, hash = ?, chain = ? WHERE game = ?")
    .run(state, textHash(state), chain, id);
}

function stateAsOfOld(state: Envelope<GameTypes>): Envelope<GameTypes> {
  const frames = state.frames.map(({ procedure, stage, ask, outcome, ...frame }) => ({
    ...frame,
    procedure: former(procedure),
    stage: former(stage),
    outcome: outcome.map((one) => ({ ...one, action: former(one.action) })),
    ...(ask ? { ask: { ...ask, actions: ask.actions.map(former), ...reactionAsOfOld(ask) } } : {}),
  }));
  const answers = Object.entries(state.answers).map(([seat, sealed]) => [
    seat,
    sealed.map(({ action, params, window, ...answer }) => ({
      ...answer,
      action: former(action),
      params: paramsOfOld(params),
      window: window && former(window),
    })),
  ]);
  return { ...state, frames, answers: Object.fromEntries(answers) };
}

const reactionAsOfOld = (ask: NonNullable<Envelope<GameTypes>["frames"][number]["ask"]>) =>
  "pass" in ask ? { pass: former(ask.pass), window: former(ask.window) } : {};
