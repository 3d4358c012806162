/** How a seat's card activates IS: it brings its counters and leader to the map, then acts. */
import { z } from "zod";
import { choice, type Default, draw, game, move, type Option, type Refusal, type View, worded } from "#engine";
import { type SpaceId, seat, type UnitId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { isClosed, type OpenGame } from "../map/relations.ts";
import { spaceCalled } from "../movement/options.ts";
import { type Now, open, playing, tell } from "../now.ts";
import { enter, mark, place } from "../pieces/placing.ts";
import { leaderOf } from "../pieces/units.ts";
import { count, list, spaceName } from "../pieces/words.ts";
import { isInPlay } from "../setup/forces.ts";
import { actingForIs, endActivation } from "./daesh-orders.ts";
import { targetsFrom } from "./marching.ts";
import { spacesEntered } from "./triggers.ts";

const { action, procedure, question } = game<Fitna>();

/** how many counters are drawn, fewer where the leader comes or recovers. */
const DRAWN = { no: 3, place: 1, restore: 2 } as const;
type Leader = keyof typeof DRAWN;

/** what may be done with the leader; §25.2 restores him by a counter that is not drawn, isolated or not. */
export function leaderChoices(game: OpenGame): readonly Leader[] {
  const { leader, removed } = game.state.table;
  if (leader?.reduced) return ["no", "restore"];
  const isInPool = leader === null && isInPlay(game) && !removed.includes(leaderOf(game));
  return isInPool && callSpaces(game, []).length > 0 ? ["no", "place"] : ["no"];
}

/** spaces that IS controls, and those with its symbol. */
const candidates = ({ edition, state: { table } }: OpenGame): readonly SpaceId[] =>
  edition.spaceIds.filter((space) => table.control[space] === "IS" || edition.marked.is.includes(space));

/** why a counter cannot come there; null: it can. `taken`: by those that come too. */
function whyNoCall(game: OpenGame, space: SpaceId, taken: readonly SpaceId[]): Refusal | null {
  const { edition, state } = game;
  const { is: most } = edition.figures.stacking;
  const { IS, ...others } = state.table.stacks[space] ?? {};
  const name = spaceName(game, space);
  if (isClosed(game, space)) return { code: "closed", text: `${name} is closed in this scenario.`, rule: "R-159" };
  if (Object.keys(others).length > 0) return { code: "occupied", text: `Other units stand in ${name}.`, rule: "R-159" };
  if ((IS?.size ?? 0) + taken.filter((one) => one === space).length < most) return null;
  return {
    code: "too-many",
    text: `At most ${most} counters of ${edition.labels.is} may stand in ${name}.`,
    rule: "R-040",
  };
}

/** where counters may come while there is room. */
const callSpaces = (game: OpenGame, taken: readonly SpaceId[]): readonly SpaceId[] =>
  candidates(game).filter((space) => whyNoCall(game, space, taken) === null);

type Form = View<Fitna> & {
  readonly params: {
    readonly leader?: string;
    readonly where?: string;
    readonly first?: string;
    readonly second?: string;
  };
};

const called = ({ params: { where, first, second } }: Form): readonly SpaceId[] =>
  [where, first, second].filter((space) => space !== undefined);

/** How many counters come; the pool may be short. */
function drawnBy(c: Form): number {
  const { leader = "no" } = c.params;
  const drawn = leader === "place" || leader === "restore" ? DRAWN[leader] : DRAWN.no;
  return Math.min(drawn, c.table.isPool);
}

const isAsked = (c: Form, counter: number): boolean =>
  drawnBy(c) >= counter && callSpaces(open(c), called(c)).length > 0;

const optionsFor = (c: Form, taken: readonly SpaceId[]): readonly Option[] =>
  candidates(open(c)).map((space) => {
    const refused = whyNoCall(open(c), space, taken);
    return {
      value: space,
      ...worded(c, () => ({ label: spaceName(open(c), space), description: heldText(open(c), space) })),
      ...(refused ? { refused } : {}),
    };
  });

function heldText({ edition, state: { table } }: OpenGame, space: SpaceId): string {
  const size = table.stacks[space]?.IS?.size ?? 0;
  if (size > 0) return count(size, "counter");
  return table.control[space] === "IS" ? `empty, controlled by ${edition.labels.is}` : "empty";
}

const spacesFor = (c: Form): readonly Option[] => optionsFor(c, called(c));

/** R-159 Why a space that somebody names is not one of them. */
function whyNotThere(c: Form, word: string): Refusal | null {
  const game = open(c);
  const space = spaceCalled(game, word);
  if (space === null) return null;
  const { is } = game.edition.labels;
  const text = `${spaceName(game, space)} is not controlled by ${is} and does not bear its symbol.`;
  return { code: "no-call", text, rule: "R-159" };
}

const LEADER_WORDS: { readonly [leader in Leader]: string } = {
  no: "Draw 3 counters",
  place: "Place Al Baghdadi and draw 1 counter",
  restore: "Restore Al Baghdadi and draw 2 counters",
};

/** counters go face down to the map; nobody looks at them. */
export const callCounters = action("call-counters", "Bring counters to the map", {
  was: ["daesh-call"],
  help: "Counters drawn at random go where the Islamic State holds the ground and to its unoccupied symbols. Nobody looks at them.",
})
  .optional(
    "leader",
    "What about Al Baghdadi?",
    (c) => leaderChoices(open(c)).length > 1,
    choice((c) =>
      leaderChoices(open(c)).map((value) => ({ value, ...worded(c, () => ({ label: LEADER_WORDS[value] })) })),
    ),
  )
  .optional(
    "where",
    "Where does he go?",
    (c) => c.params.leader === "place",
    choice((c) => optionsFor(c, []), whyNotThere),
  )
  .optional("first", "Where does the first counter go?", (c) => isAsked(c, 1), choice(spacesFor, whyNotThere))
  .optional("second", "Where does the second go?", (c) => isAsked(c, 2), choice(spacesFor, whyNotThere))
  .optional("third", "Where does the third go?", (c) => isAsked(c, 3), choice(spacesFor, whyNotThere))
  .label((view, { leader, where, first, second, third }) => {
    const name = (space: SpaceId): string => spaceName(open(view), space);
    const spaces = [first, second, third].filter((space) => space !== undefined).map(name);
    const placed = leader === "place" && where !== undefined ? `Al Baghdadi to ${name(where)}; ` : "";
    const him = leader === "restore" ? "Al Baghdadi recovers; " : placed;
    return `${him}${count(spaces.length, "counter")} to ${list(spaces)}`;
  })
  .apply((a) => {
    const { leader = "no", where, first, second, third } = a.params;
    const game = playing(a);
    if (leader === "restore") mark(game, leaderOf(game), { reduced: false });
    if (leader === "place" && where !== undefined) bring(a, leaderOf(game), where);
    const spaces = [first, second, third].filter((space) => space !== undefined);
    for (const space of spaces) {
      const counter = draw(a.state.box.isPool, a.dice);
      a.state.table.isPool = a.state.box.isPool.length;
      if (counter !== undefined) bring(a, counter, space);
    }
    tell(a, { chapter: "powers", kind: "is-called", seat: seatIdOf(a.seat), leader, where: where ?? null, spaces });
  });

function bring(s: Now, id: UnitId, space: SpaceId): void {
  const game = playing(s);
  const isTaken = enter(game, "IS", space);
  place(game, "IS", space, [id]);
  if (isTaken) spacesEntered(s, { side: "IS", nations: ["IS"], spaces: [space] });
}

/** At a deadline counters go to the first spaces that are open to them. */
function callByDefault(view: View<Fitna>): Default {
  const taken: SpaceId[] = [];
  while (taken.length < Math.min(DRAWN.no, view.table.isPool)) {
    const [space] = callSpaces(open(view), taken);
    if (space === undefined) break;
    taken.push(space);
  }
  const [first, second, third] = taken;
  return move(callCounters, {
    ...(leaderChoices(open(view)).length > 1 ? { leader: "no" } : {}),
    ...(first === undefined ? {} : { first }),
    ...(second === undefined ? {} : { second }),
    ...(third === undefined ? {} : { third }),
  });
}

/** R-159 Three counters come, face down, where the seat says. */
export const callingCounters = question.turn("calling-counters", {
  actions: [callCounters],
  prompt: (view) => {
    const { edition } = open(view);
    const { table } = view;
    const { is, op } = edition.labels;
    const oilfields = edition.marked.oilfield.filter((space) => table.control[space] === "IS");
    const held = oilfields.length > 0 ? list(oilfields.map((space) => spaceName({ edition }, space))) : "none";
    return {
      question: `Where do counters of ${is} appear?`,
      facts: [
        `${count(table.isPool, "counter")} in the pool of ${is}; nobody looks at them.`,
        `Oilfields of ${is}: ${held}. Each gives 2 ${op}s.`,
      ],
    };
  },
  fallback: callByDefault,
});

interface Notes {
  readonly seat: SeatId;
}

/** how many OPs for each oilfield of IS. */
const OPS_PER_OILFIELD = 2;

/** a seat's card brings counters of IS to the map, then acts with them. */
export const activateIslamicState = procedure<Notes>("activate-is", {
  notes: z.strictObject({ seat }),
  pace: "stepwise",
})({
  call: (s) => {
    const { table } = s.state;
    table.mission = { kind: "is", ops: 0, moves: 0, offensives: 0 };
    const canCall = callSpaces(playing(s), []).length > 0 && table.isPool > 0;
    if (canCall || leaderChoices(playing(s)).length > 1) s.ask(callingCounters, [s.data.seat]);
    return "called";
  },
  called: (s) => {
    const oilfields = oilfieldsOfIs(playing(s));
    const ops = OPS_PER_OILFIELD * oilfields;
    const alone = oilfields === 0 ? 1 : 0;
    s.state.table.mission = { kind: "is", ops, moves: alone, offensives: alone };
    tell(s, { chapter: "powers", kind: "is-ops", seat: s.data.seat, oilfields, ops });
    return "acting";
  },
  acting: (s) => {
    if (!canAct(playing(s))) return "over";
    s.ask(actingForIs, [s.data.seat]);
    return "acted";
  },
  acted: (s) => (s.outcome.some(({ action }) => action === endActivation.name) ? "over" : "acting"),
  over: (s) => {
    delete s.state.table.mission;
    return "done";
  },
});

/** those that count for nobody until the turn ends do not count. */
export const oilfieldsOfIs = ({ edition, state: { table } }: Pick<Game, "edition" | "state">): number =>
  edition.marked.oilfield.filter((space) => table.control[space] === "IS" && !table.blackouts.includes(space)).length;

/** Whether anything is left that IS could do. */
function canAct(game: Game): boolean {
  const { mission, leader, stacks } = game.state.table;
  if (mission?.kind !== "is") return false;
  if (mission.ops + mission.moves > 0 && leader !== null) return true;
  const isNextToEnemy = game.edition.spaceIds.some(
    (space) => stacks[space]?.IS && targetsFrom(game, "IS", "IS", space).length > 0,
  );
  return mission.ops + mission.offensives > 0 && isNextToEnemy;
}
