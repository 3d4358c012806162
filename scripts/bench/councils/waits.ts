import { awaited, type Envelope, type GameTypes, type Rulebook, type Shape, shapeOf, stepOf } from "#engine";
import type { GameFile } from "../../../src/campaign/service.ts";
import { wholeTime } from "../../../src/campaign/time/clocks.ts";
import { openAfter } from "../../../src/campaign/time/open-hours.ts";
import { replayed } from "../../../src/proof/history.ts";
import type { Timetable } from "../../../src/store/timetable.ts";

/** All that a campaign waited for of one kind in one phase: of a seat in its own turn, or of several at once. */
export interface Wait {
  /** Phase, shape, and whose turn it is. */
  readonly key: string;
  readonly shape: Shape;
  /** It is a step that a seat takes by itself, and can plan before its turn. */
  readonly planned: boolean;
  /** When it began, ms since 1970. */
  readonly from: number;
  /** How long it took, ms. */
  readonly took: number;
  /** Whether its seat answered it, even by an earlier motion or order; else it had a default answer. */
  readonly answered: boolean;
}

/** What a campaign has waited for since a moment, ms since 1970, in the order in which that began. */
export function waitsIn(file: GameFile, book: Rulebook<GameTypes>, since: number): readonly Wait[] {
  const waits = new Map<string, Wait>();
  let open: Wait | null = null;
  let reached = 0;
  for (const { row, state } of replayed(book, file.rows, file.secret)) {
    if (open) {
      const answered = open.answered || row.kind === "act" || row.kind === "order";
      waits.set(open.key, { ...open, took: open.took + row.at - reached, answered });
    }
    reached = row.at;
    const asked = row.at < since ? null : askedIn(book, state);
    open = asked && (waits.get(asked.key) ?? { ...asked, from: row.at, took: 0, answered: false });
  }
  return [...waits.values()];
}

type OpenWait = Pick<Wait, "key" | "shape" | "planned">;

function askedIn(book: Rulebook<GameTypes>, env: Envelope<GameTypes>): OpenWait | null {
  const shape = shapeOf(book, env);
  if (shape === null || env.over) return null;
  const { id } = book.definition.phase(env.table);
  const seats = shape === "together" ? [] : awaited(env);
  const planned = seats.some((seat) => stepOf(book, env, seat)?.asked === true);
  return { key: [id, shape, ...seats].join(" "), shape, planned };
}

/** The share of waits for a seat in its own turn that a motion or an order answered the moment that they began. */
export function answeredAtOnce(waits: readonly Wait[]): number {
  const own = waits.filter(({ shape, answered }) => shape === "in-order" && answered);
  return own.filter(({ took }) => took === 0).length / own.length;
}

/** Those that could be planned. */
export const planned = (waits: readonly Wait[]): readonly Wait[] => waits.filter((wait) => wait.planned);

const DAY = 24 * 3_600_000;

/** How many days a turn of these waits takes, after another one, if whatever was not answered at once takes all its time. */
export function daysAtMost(waits: readonly Wait[], timetable: Timetable): number {
  const late = waits.filter(({ took }) => took > 0);
  const endOf = (start: number): number =>
    late.reduce((now, { shape }) => openAfter(timetable, now, wholeTime(timetable, shape, now)), start);
  const start = endOf(waits[0]?.from ?? 0);
  return (endOf(start) - start) / DAY;
}
