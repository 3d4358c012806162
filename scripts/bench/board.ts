/**
 * A fixed board on which pieces move: rules are made of such work – objects created, looked up, listed and filtered –
 * so a machine on which this is slow is slow with the rules of every game. It belongs to no game and stays as it is.
 */
interface Piece {
  readonly id: string;
  readonly side: "north" | "south";
  readonly space: string;
  readonly steps: number;
}

interface Board {
  readonly turn: number;
  readonly pieces: readonly Piece[];
  readonly held: { readonly [space: string]: Piece["side"] };
}

const WIDTH = 12;
const PIECES = 60;
const RANGE = 3;
/** The turns that the board is played at once. */
export const BOARD_TURNS = 40;

const nameOf = (x: number, y: number): string => `space-${x}-${y}`;

/** The spaces beside each space of a square grid. */
const BESIDE: ReadonlyMap<string, readonly string[]> = new Map(
  Array.from({ length: WIDTH * WIDTH }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const around = [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const;
    const there = around.filter(([ax, ay]) => ax >= 0 && ay >= 0 && ax < WIDTH && ay < WIDTH);
    return [nameOf(x, y), there.map(([ax, ay]) => nameOf(ax, ay))];
  }),
);

const START: Board = {
  turn: 0,
  pieces: Array.from({ length: PIECES }, (_, i) => ({
    id: `piece-${i}`,
    side: i % 2 === 0 ? "north" : "south",
    space: nameOf((i * 7) % WIDTH, (i * 5) % WIDTH),
    steps: 2 + (i % 3),
  })),
  held: {},
};

/** Where a piece can go, nearest first: not through spaces of the other side's pieces. */
function reach(board: Board, piece: Piece): readonly string[] {
  const against = new Set(board.pieces.filter(({ side }) => side !== piece.side).map(({ space }) => space));
  const seen = new Map([[piece.space, 0]]);
  for (const [space, far] of seen)
    if (far < RANGE)
      for (const next of BESIDE.get(space) ?? []) if (!seen.has(next) && !against.has(next)) seen.set(next, far + 1);
  return [...seen.keys()].filter((space) => space !== piece.space);
}

function moved(board: Board): Board {
  const piece = board.pieces[(board.turn * 13) % board.pieces.length];
  if (piece === undefined) return { ...board, turn: board.turn + 1 };
  const ways = reach(board, piece);
  const space = ways[(board.turn * 31) % ways.length] ?? piece.space;
  const facing = board.pieces.filter((other) => other.side !== piece.side && BESIDE.get(space)?.includes(other.space));
  const struck = new Set(facing.slice(0, 1).map(({ id }) => id));
  return {
    turn: board.turn + 1,
    pieces: board.pieces.map((other) => {
      if (other.id === piece.id) return { ...other, space };
      return struck.has(other.id) ? { ...other, steps: (other.steps + 3) % 4 } : other;
    }),
    held: { ...board.held, [space]: piece.side },
  };
}

/** Plays the board's turns from its start; gives what they come to, which is always the same. */
export function playBoard(): number {
  let board = START;
  for (let turn = 0; turn < BOARD_TURNS; turn++) board = moved(board);
  return Object.keys(board.held).length + board.pieces.reduce((sum, { steps }) => sum + steps, 0);
}
