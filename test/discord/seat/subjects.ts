import type { GameTypes, Params } from "#engine";
import { battleForBaghdad } from "../../../src/games/battle-for-baghdad/index.ts";
import { iraqiConflict } from "../../../src/games/iraqi-conflict/index.ts";
import { openShipped } from "../../../src/packs/packs.ts";
import { raidersSubject } from "../../kit/games/raiders/index.ts";
import { scoutsSubject } from "../../kit/games/scouts.ts";
import { skirmishSubject } from "../../kit/games/skirmish/index.ts";
import { summitSubject } from "../../kit/games/summit/index.ts";
import type { Subject, Variant } from "../../kit/subject.ts";

/** A game whose pages are checked. */
export interface Shown {
  readonly label: string;
  readonly subject: Subject<GameTypes>;
  readonly variant: Variant;
}

const of = (subject: unknown, more: Params): Shown => {
  const known = subject as Subject<GameTypes>; // a game of any types is a game
  const { name, book } = known;
  const label = [name, ...Object.values(more).map(String)].join(", ");
  return { label, subject: known, variant: { label, options: { ...book.definition.defaults, ...more } } };
};

const shipped = (name: string, definition: Parameters<typeof openShipped>[0], more: Params): Shown =>
  of({ name, book: openShipped(definition), pieces: () => [], bound: 20_000 } satisfies Subject<GameTypes>, more);

const baghdad = battleForBaghdad as unknown as Parameters<typeof openShipped>[0]; // a game of any types is a game
const iraq = iraqiConflict as unknown as Parameters<typeof openShipped>[0];

/** Both games in several sizes, and the kit's. */
export const SHOWN: readonly Shown[] = [
  shipped("Iraqi Conflict", iraq, { seats: "2" }),
  shipped("Iraqi Conflict", iraq, { seats: "5" }),
  shipped("Battle for Baghdad", baghdad, { seats: "3" }),
  shipped("Battle for Baghdad", baghdad, { seats: "6" }),
  of(scoutsSubject, {}),
  of(skirmishSubject, { third: "yes" }),
  of(summitSubject, {}),
  of(raidersSubject, { rounds: 8 }),
];
