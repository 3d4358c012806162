import {
  choice,
  type Frozen,
  game,
  integer,
  type Option,
  of,
  type Refusal,
  type Seat,
  type Stage,
  type View,
} from "../../../engine/index.ts";
import { keptOut, truceBetween } from "../coalition/bonds.ts";
import { neighbours, screenOf, zone as zoneOf } from "../content.ts";
import { ability, affiliated } from "../map/control.ts";
import { trace } from "../map/news.ts";
import { occupants, shift, unitsAt } from "../map/units.ts";
import type { Baghdad, Move, MoveMode, MoveStep, Table, ZoneId } from "../state.ts";

const { action } = game<Baghdad>();

export function openMoveStep({ state: { table } }: Stage<Baghdad, unknown>, seat: Seat): void {
  table.move = { seat, used: 0, underground: 0, airmobile: 0, extra: 0, fords: 0, move: null };
}

/** Asks the seat whose Move Step it is, unless it has nothing to move; says whether it is asked. */
export function askToMove(s: Stage<Baghdad, unknown>): boolean {
  const { table } = s.state;
  if (!table.move) return false;
  const { seat, move } = table.move;
  if (!move && of(table.sides, seat).cards === 0 && standing(s.content, table, seat).length === 0) {
    table.move = null;
    return false;
  }
  const actions = move
    ? ["moveTo", "pickUp", "dropOff", "moveEnd", "cancelMove"]
    : ["moveBegin", "play", "combo", "endMoves"];
  s.ask({ kind: "turn", seats: [seat], actions });
  return true;
}

type Content = View<Baghdad>["content"];

const stepOf = ({ move }: Table): MoveStep => {
  if (!move) throw new Error("there is no Move Step");
  return move;
};
const moveOf = (table: Frozen<Table>): Frozen<Move> => {
  if (!table.move?.move) throw new Error("no Move has begun");
  return table.move.move;
};
const here = ({ path }: Frozen<Move>): ZoneId => path[path.length - 1] ?? "";
const named = ({ content }: View<Baghdad>, zones: readonly ZoneId[]): Option[] =>
  zones.map((zone) => ({ value: zone, label: zoneOf(content, zone).name }));

/** Zones where a seat has Security units: only they move. */
const standing = (content: Content, table: Frozen<Table>, seat: Seat): readonly ZoneId[] =>
  content.zoneIds.filter((zone) => unitsAt(table, zone, seat).security > 0);

/** Where a Move of this mode may begin. */
function origins({ content, table, seat }: View<Baghdad>, mode: MoveMode): readonly ZoneId[] {
  const zones = standing(content, table, seat);
  if (mode !== "underground") return zones;
  const own = affiliated(content, seat);
  return own.length > 1 ? zones.filter((zone) => own.includes(zone)) : [];
}

/** why a Move of this mode is not possible. */
function hindrance(view: View<Baghdad>, mode: MoveMode): Refusal | null {
  const { content, table, seat } = view;
  const no = (code: string, text: string, rule: string): Refusal => ({ code, text, rule });
  if (mode === "underground") {
    if (!ability(content, table, seat, mode)) return no("no-underground", "Your faction has no Underground.", "R-46");
    if ((table.move?.underground ?? 0) > 0) return no("used", "Your Underground has been used this turn.", "R-46");
  }
  if (mode === "airmobile") {
    if (!ability(content, table, seat, mode)) return no("no-airmobile", "Your faction has no Airmobile Moves.", "R-47");
    if (table.noAirmobile) return no("grounded", "Nobody flies in this weather.", "R-47");
    const airports = Object.values(table.snapshot.airports).filter((owner) => owner === seat).length;
    if ((table.move?.airmobile ?? 0) >= airports)
      return no(
        "no-airport",
        "One Airmobile Move for each Airport that you Controlled after the Coalition Phase.",
        "R-47",
      );
  }
  return origins(view, mode).length > 0 ? null : no("no-units", "No Security unit of yours can do that.", "R-40");
}

const MODES = { normal: "Along the streets", underground: "Underground", airmobile: "Airmobile" } as const;

const modes = (view: View<Baghdad>): Option<MoveMode>[] =>
  (["normal", "underground", "airmobile"] as const).map((mode) => {
    const refused = hindrance(view, mode);
    return { value: mode, label: MODES[mode], ...(refused ? { refused } : {}) };
  });

/** */
const spent = ({ content, table, seat }: View<Baghdad>): boolean =>
  (table.move?.used ?? 0) >= screenOf(content, table.seats.length, seat).moves + (table.move?.extra ?? 0);

/** */
export const moveBegin = action("moveBegin", "Begin a Move", {
  common: true,
  when: (view) => {
    if (spent(view)) return { code: "no-moves", text: "All your Moves are used.", rule: "R-40" };
    return modes(view).every(({ refused }) => refused) ? hindrance(view, "normal") : null;
  },
})
  .param("mode", "How do they move?", choice(modes))
  .param(
    "from",
    "From which Zone?",
    choice((c) => named(c, origins(c, c.params.mode))),
  )
  .param(
    "count",
    "How many Security units?",
    integer(({ table, seat, params }) => [1, unitsAt(table, params.from, seat).security]),
  )
  .apply(({ state: { table }, params: { mode, from, count } }) => {
    stepOf(table).move = { mode, path: [from], count, dropped: {}, fording: false };
  });

function destinations({ content, table, seat }: View<Baghdad>): readonly ZoneId[] {
  const move = moveOf(table);
  const at = here(move);
  if (move.mode === "normal") return neighbours(content, at);
  const zones = move.mode === "underground" ? affiliated(content, seat) : content.zoneIds;
  return zones.filter((zone) => zone !== at);
}

/** */
export const moveTo = action("moveTo", "Go to a Zone", { common: true })
  .param(
    "zone",
    "Which Zone?",
    choice((c) =>
      named(c, destinations(c)).map((option) => {
        const refused = keptOut(c.content, c.table, c.seat, option.value);
        return refused ? { ...option, refused } : option;
      }),
    ),
  )
  .apply((s) => {
    const { content, seat, params } = s;
    const { table } = s.state;
    const step = stepOf(table);
    const { move } = step;
    if (!move) throw new Error("no Move has begun");
    const from = here(move);
    if (move.path.length === 1) {
      step.used++;
      if (move.mode !== "normal") step[move.mode]++;
      else if (step.fords > 0) {
        step.fords--;
        move.fording = true;
      }
    }
    shift(table, seat, from, params.zone, move.count);
    move.path.push(params.zone);
    if (stops(content, table, seat, move, from)) end(s, table, seat);
  });

/** Why a Move goes no further: its length, the River, units of seats that have no Truce with this one. */
function stops(content: Content, table: Table, seat: Seat, move: Move, from: ZoneId): boolean {
  const at = here(move);
  return (
    move.mode !== "normal" ||
    move.path.length > table.zonesPerMove ||
    (!move.fording && zoneOf(content, from).river.includes(at)) ||
    occupants(table, at).some((other) => other !== seat && !truceBetween(table, seat, other))
  );
}

function end(s: Pick<Stage<Baghdad, unknown>, "emit">, table: Table, seat: Seat): void {
  const { mode, path, count } = moveOf(table);
  trace(table, seat, { mode, path: [...path] });
  s.emit({ kind: "moved", seat, mode, path, count });
  stepOf(table).move = null;
}

const passing = ({ table }: View<Baghdad>): Refusal | null =>
  moveOf(table).path.length > 1
    ? null
    : { code: "not-left", text: "The stack has not left its Zone yet.", rule: "R-41" };

/** own units there that can still join: not those of the stack, nor those it dropped. */
function joining({ table, seat }: View<Baghdad>): number {
  const move = moveOf(table);
  const at = here(move);
  return unitsAt(table, at, seat).security - move.count - (move.dropped[at] ?? 0);
}

/** */
export const pickUp = action("pickUp", "Pick units up", {
  when: (view) =>
    passing(view) ??
    (joining(view) > 0 ? null : { code: "nobody", text: "No unit here can join the stack.", rule: "R-41" }),
})
  .param(
    "count",
    "How many Security units join?",
    integer((c) => [1, joining(c)]),
  )
  .apply(({ state: { table }, params: { count } }) => {
    const { move } = stepOf(table);
    if (move) move.count += count;
  });

/** the stack keeps one unit at least. */
export const dropOff = action("dropOff", "Drop units off", {
  when: (view) =>
    passing(view) ??
    (moveOf(view.table).count > 1 ? null : { code: "last", text: "The stack keeps one unit at least.", rule: "R-41" }),
})
  .param(
    "count",
    "How many Security units stay here?",
    integer(({ table }: View<Baghdad>) => [1, moveOf(table).count - 1]),
  )
  .apply(({ state: { table }, params: { count } }) => {
    const { move } = stepOf(table);
    if (!move) return;
    const at = here(move);
    move.count -= count;
    move.dropped[at] = (move.dropped[at] ?? 0) + count;
  });

/** Ruling M: a Move goes somewhere. */
export const moveEnd = action("moveEnd", "End the Move here", { when: passing }).apply((s) => {
  end(s, s.state.table, s.seat);
});

/** It costs no Move. */
export const cancelMove = action("cancelMove", "Do not move this stack", {
  when: (view) => (passing(view) ? null : { code: "left", text: "The stack has left its Zone already.", rule: "R-41" }),
}).apply(({ state: { table } }) => {
  stepOf(table).move = null;
});

export const endMoves = action("endMoves", "Move no more", { common: true }).apply(({ state: { table } }) => {
  table.move = null;
});
