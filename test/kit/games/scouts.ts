import {
  anyMove,
  choice,
  copy,
  type Decision,
  type Definition,
  game,
  integer,
  type Move,
  mustGet,
  plainGuide,
  rulebook,
  type Seat,
  type State,
  type View,
} from "#engine";
import type { Subject } from "../index.ts";
import { showing } from "../shows.ts";
import { PLAIN } from "./plain.ts";
import { lines } from "./scene.ts";

/*
 * Scouts: on a line of spaces, pieces move face down. Everyone sees a handle; what it stands for is in its owner's
 * hand, or in that of a seat that peeked. A fight shows both, and the survivor goes face down under a new handle.
 * Mines lie in the box: nobody can know them, so they refuse nothing, they just go off.
 */

interface Piece {
  seat: Seat;
  at: number;
}

export interface Scouts {
  Content: { readonly spaces: number; readonly ranks: readonly number[]; readonly mines: number };
  Table: {
    seats: Seat[];
    active: number;
    turn: number;
    turns: number;
    pieces: { [handle: string]: Piece };
    fallen: string[];
  };
  /** `own` and `seen`: what handles stand for. */
  Hand: { own: { [handle: string]: string }; seen: { [handle: string]: string } };
  Box: { mines: number[]; spent: number };
  Event:
    | { readonly kind: "advanced"; readonly handle: string; readonly at: number }
    | { readonly kind: "fight"; readonly shown: readonly string[]; readonly fallen: readonly string[] }
    | { readonly kind: "mine"; readonly at: number; readonly fallen: string }
    | { readonly kind: "peeked"; readonly seat: Seat; readonly handle: string };
  Secret: { readonly kind: "saw"; readonly handle: string; readonly name: string };
}

const { action, form, procedure } = game<Scouts>();

type Table = View<Scouts>["table"];
const ownHandles = (table: Table, seat: Seat): string[] =>
  Object.keys(table.pieces)
    .filter((handle) => table.pieces[handle]?.seat === seat)
    .sort();
const rankOf = (name: string): number => Number(name.split("-")[1]);

/** Takes a piece off the table; says what it was. */
function remove({ table, hands }: State<Scouts>, handle: string): string {
  const { seat } = mustGet(table.pieces, handle);
  const name = mustGet(mustGet(hands, seat).own, handle);
  delete table.pieces[handle];
  for (const hand of Object.values(hands)) {
    delete hand.own[handle];
    delete hand.seen[handle];
  }
  return name;
}

const advance = action("advance", "Advance")
  .param(
    "piece",
    "Which piece?",
    choice(({ table, seat }) => ownHandles(table, seat)),
  )
  .param(
    "steps",
    "How far?",
    integer(() => [1, 2]),
  )
  .apply(({ state, content, seat, params, seq, emit, barrier }) => {
    const { table, hands, box } = state;
    const piece = mustGet(table.pieces, params.piece);
    piece.at = Math.max(0, Math.min(content.spaces - 1, piece.at + (seat === "west" ? params.steps : -params.steps)));
    const { at } = piece;
    emit({ kind: "advanced", handle: params.piece, at });
    if (box.mines.includes(at)) {
      box.mines.splice(box.mines.indexOf(at), 1);
      box.spent++;
      const fallen = remove(state, params.piece);
      table.fallen.push(fallen);
      emit({ kind: "mine", at, fallen });
      barrier();
      return;
    }
    const foe = Object.keys(table.pieces)
      .sort()
      .find((h) => table.pieces[h]?.seat !== seat && table.pieces[h]?.at === at);
    if (foe === undefined) return;
    const owner = mustGet(table.pieces, foe).seat;
    const [mine, theirs] = [remove(state, params.piece), remove(state, foe)];
    const ahead = rankOf(mine) - rankOf(theirs);
    const fallen = [...(ahead <= 0 ? [mine] : []), ...(ahead >= 0 ? [theirs] : [])];
    table.fallen.push(...fallen);
    emit({ kind: "fight", shown: [mine, theirs], fallen });
    barrier();
    if (ahead === 0) return;
    const handle = `h${seq}`;
    const [survivor, name] = ahead > 0 ? [seat, mine] : [owner, theirs];
    table.pieces[handle] = { seat: survivor, at };
    mustGet(hands, survivor).own[handle] = name;
  });

const peek = action("peek", "Peek", { common: true })
  .param(
    "piece",
    "At which piece?",
    choice(({ table, seat }) =>
      Object.keys(table.pieces)
        .filter((h) => table.pieces[h]?.seat !== seat)
        .sort(),
    ),
  )
  .apply(({ state, seat, params, emit, barrier }) => {
    const owner = mustGet(state.table.pieces, params.piece).seat;
    const name = mustGet(mustGet(state.hands, owner).own, params.piece);
    mustGet(state.hands, seat).seen[params.piece] = name;
    emit({ kind: "peeked", seat, handle: params.piece }, { [seat]: { kind: "saw", handle: params.piece, name } });
    barrier();
  });

const concede = action("concede", "Concede", { confirm: "Give up for good?" }).apply(({ state: { table }, seat }) => {
  table.turn = table.turns + 1;
  table.active = table.seats.indexOf(seat);
});

const main = procedure<null>("main")({
  turn: ({ state: { table }, ask, end }) => {
    const alive = table.seats.filter((seat) => ownHandles(table, seat).length > 0);
    if (table.turn > table.turns || alive.length < 2) {
      const scores = Object.fromEntries(table.seats.map((seat) => [seat, ownHandles(table, seat).length]));
      end({ victories: [{ title: "the line", seats: alive }], scores });
      return "done";
    }
    ask({ kind: "turn", seats: [table.seats[table.active] ?? ""], actions: ["advance", "peek"] });
    return "next";
  },
  next: ({ state: { table } }) => {
    table.active = 1 - table.active;
    table.turn++;
    return "turn";
  },
});

const defaultAnswer = ({ table, seat }: View<Scouts>, { actions }: Decision): Move => {
  if (!actions.includes("advance")) throw new Error(`no default for ${actions.join(", ")}`);
  return { action: "advance", params: { piece: ownHandles(table, seat)[0] ?? "", steps: 1 } };
};

const scouts: Definition<Scouts> = {
  id: "scouts",
  name: "Scouts",
  summary: "Face-down pieces.",
  command: "scouts",
  ...PLAIN,
  readPack: () => content,
  options: form().param(
    "turns",
    "How many turns?",
    integer(() => [10, 20]),
  ),
  defaults: { turns: 20 },
  roster: () => ["west", "east"].map((id) => ({ id, name: id, summary: "Survive." })),
  setup: ({ content, options, seats, dice }) => {
    const pieces: Scouts["Table"]["pieces"] = {};
    const hands = Object.fromEntries(
      seats.map((seat) => {
        const own = dice.shuffled(content.ranks).map((rank, i) => {
          const handle = `${seat}-h${i}`;
          pieces[handle] = { seat, at: seat === "west" ? 0 : content.spaces - 1 };
          return [handle, `${seat}-${rank}`];
        });
        return [seat, { own: Object.fromEntries(own), seen: {} }];
      }),
    );
    const middle = Array.from({ length: content.spaces - 2 }, (_, i) => i + 1);
    return {
      table: { seats: [...seats], active: 0, turn: 1, turns: Number(options.turns), pieces, fallen: [] },
      hands,
      box: { mines: dice.shuffled(middle).slice(0, content.mines), spent: 0 },
    };
  },
  main,
  procedures: [main],
  actions: [advance, peek, concede],
  windows: [],
  free: () => ["concede"],
  offers: () => [],
  guide: plainGuide(),
  phase: ({ turn, turns }) => ({ id: `${turn}`, name: "March", turn, turns, talk: false }),
  describePublic: (event) => event.kind,
  describePrivate: ({ handle, name }) => `${handle} is ${name}`,
  board: ({ table }, { caption }) =>
    lines(
      caption,
      ...Object.entries(table.pieces)
        .map(([handle, { at }]) => `${handle} at ${at}`)
        .sort(),
    ),
  hand: ({ hand }) =>
    lines(
      "Yours",
      ...Object.entries({ ...hand.own, ...hand.seen })
        .map(([h, name]) => `${h}: ${name}`)
        .sort(),
    ),
  queries: [
    {
      entries: form().param(
        "piece",
        "Which piece?",
        choice(({ hand }) => Object.keys(hand.own).sort()),
      ).entries,
      name: "rank",
      title: "What a piece is",
      answer: ({ hand }, { piece }) => mustGet(hand.own, String(piece)),
    },
  ],
  orders: [],
  defaultAnswer,
  bot: (view, decision, dice) => anyMove(book, view, decision, dice),
  possible: ({ table, hands, box }, viewer, dice, content) => {
    const seen = mustGet(hands, viewer).seen;
    const dealt = Object.entries(hands).map(([seat, hand]) => {
      if (seat === viewer) return [seat, copy(hand)] as const;
      const hidden = Object.keys(hand.own).filter((handle) => !(handle in seen));
      const names = dice.shuffled(hidden.map((handle) => mustGet(hand.own, handle)));
      const own = { ...hand.own, ...Object.fromEntries(hidden.map((handle, i) => [handle, names[i] ?? ""])) };
      return [seat, { own, seen: copy(hand.seen) }] as const;
    });
    const free = Array.from({ length: content.spaces - 2 }, (_, i) => i + 1);
    const mines = dice.shuffled(free).slice(0, box.mines.length);
    return { table: copy(table), hands: Object.fromEntries(dealt), box: { mines, spent: box.spent } } as State<Scouts>; // plain copies
  },
};

const content: Scouts["Content"] = { spaces: 7, ranks: [1, 2, 3, 4], mines: 2 };

const book = rulebook(scouts, content, "scouts");

const pieces = ({ table, hands, box }: State<Scouts>): string[] => [
  ...Object.values(hands).flatMap((hand) => Object.values(hand.own)),
  ...table.fallen,
  `mines ${box.mines.length + box.spent}`,
];

/** Fights, mines and a look show what was hidden. */
const shows = showing<Scouts>({ ofHidden: ["mine"], fresh: { fight: ["shown", "fallen"], saw: ["name"] } });

/** Everyone sees mines go off, and pieces of theirs being looked at. */
const known = (): readonly string[] => ["hand.seen", "box.spent"];

export const scoutsSubject: Subject<Scouts> = { name: "scouts", book, pieces, games: 3, words: false, shows, known };
