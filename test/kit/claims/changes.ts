import {
  type Envelope,
  type Frozen,
  type GameTypes,
  type Names,
  type Phase,
  publicView,
  type Rulebook,
  submit,
} from "#engine";
import type { Scene } from "#scene";
import { tableIn } from "../../sketched.ts";
import { type Mark, type Marking, markingOf } from "../marks/marks.ts";
import { type Changes, isDueTo, type Place, type PlaceId, shows, touches } from "../marks/places.ts";
import type { Claim, Position } from "../play.ts";
import { violate } from "../violation.ts";

const NAMES: Names = {};

/** A picture, or a position that nobody has drawn: the table then, and what happened since the one before. */
interface Sight<G extends GameTypes> {
  readonly table: Frozen<G["Table"]>;
  readonly phase: Phase;
  readonly isPicture: boolean;
  /** The game is over. */
  readonly isLast: boolean;
  /** Places touched since the sight before, whether or not they are as they were. */
  readonly touched: ReadonlySet<PlaceId>;
}

/**
 * What has changed since the last picture of another phase bears a mark, and nothing else does: a phase's post keeps its
 * newest picture alone, so that this one shows all of it (where a game marks the latest alone: since the picture before). Positions that no picture was asked for are looked at too: after
 * an undo they are shown, and mark nothing that has not happened on the way to them.
 */
export function marksWhatChanged<G extends GameTypes>(): Claim<G> {
  let sights: Sight<G>[] = [];
  let before: Envelope<G> | null = null;
  let [looked, changed] = [0, 0];
  const look = (sight: Sight<G>, scene: Scene, changes: Changes<G>, book: Rulebook<G>): void => {
    const { faults, due } = check(book, changes, sights, scene);
    const what = `${sight.isPicture ? "a picture" : "a position"} of ${sight.phase.id}`;
    if (faults.length > 0) violate("marks of change", `${what}: ${faults.join("; ")}`);
    if (sight.isPicture) looked++;
    if (sight.isPicture && due > 0) changed++;
  };
  return {
    title: "marks in its pictures where something has changed, and nowhere else",
    at(position) {
      const { subject, env, acts, dice } = position;
      const { book, changes } = subject;
      if (!changes) return;
      if (acts.length === 0) [sights, before] = [[], null];
      for (const { sight, scene } of sightsOf(position, before, changes)) {
        sights.push(sight);
        if (dice.below(changes.every ?? 1) === 0) look(sight, scene(), changes, book);
      }
      before = env;
    },
    atLast() {
      if (looked >= SHARE && changed * SHARE < looked)
        violate("marks of change", `of ${looked} pictures ${changed} had something to mark`);
    },
  };
}

/** One picture in this many has to have changes, or the check says nothing; fewer prove nothing. */
const SHARE = 10;

type Shown<G extends GameTypes> = readonly { readonly sight: Sight<G>; readonly scene: () => Scene }[];

/** The pictures on the way from the position before, and the position itself. */
function sightsOf<G extends GameTypes>(
  { subject: { book }, env, acts, last }: Position<G>,
  before: Envelope<G> | null,
  changes: Changes<G>,
): Shown<G> {
  const { definition, content } = book;
  const act = acts.at(-1);
  const { happenings } = before && act ? submit(book, before, act, NAMES) : last;
  const shown: { sight: Sight<G>; scene: () => Scene }[] = [];
  let touched = new Set<PlaceId>();
  let from = before?.table as Frozen<G["Table"]> | undefined;
  const see = (table: Frozen<G["Table"]>, is: Phase, isPicture: boolean): void => {
    const phase = env.over && ends ? ends : is;
    for (const place of from ? changes.between(from, table, content) : []) touched.add(place);
    for (const place of changes.ahead?.(table, content) ?? []) touched.add(place);
    const scene = () => definition.board({ ...publicView(book, env), table }, { caption: "", names: {} });
    shown.push({ sight: { table, phase, isPicture, isLast: env.over !== null && phase !== is, touched }, scene });
    [touched, from] = [new Set(), table];
  };
  const ends = before && definition.phase(before.table as Frozen<G["Table"]>);
  const begun = happenings.findLast((one) => one.kind === "picture");
  const begunIn = before === null ? begun?.phase : undefined;
  for (const happening of happenings) {
    if (happening.kind === "event" && happening.event)
      for (const place of changes.told(happening.event)) touched.add(place);
    if (happening.kind === "picture" && before) see(tableIn<G>(happening.sketch), happening.phase, true);
  }
  see(env.table as Frozen<G["Table"]>, begunIn ?? definition.phase(env.table as Frozen<G["Table"]>), before === null);
  return shown;
}

/** What has changed since a sight: where it is due a mark, and where something happened on the way. */
interface Since {
  readonly due: readonly PlaceId[];
  readonly touched: readonly PlaceId[];
}

/** Since the last picture of another phase; null: there is none. The last picture of all owes marks of what no other has shown. */
function since<G extends GameTypes>(
  { content }: Rulebook<G>,
  { between }: Changes<G>,
  sights: readonly Sight<G>[],
  isSame: (phase: Phase) => boolean,
): Since | null {
  const now = sights.at(-1);
  const at = sights.findLastIndex(({ isPicture, phase }) => isPicture && !isSame(phase));
  const base = now?.isLast ? sights.slice(0, -1).findLast(({ isPicture }) => isPicture) : sights[at];
  if (at < 0 || !base || !now) return null;
  const touched = sights.slice(at + 1).flatMap((sight) => [...sight.touched]);
  return { due: between(base.table, now.table, content), touched: [...new Set(touched)] };
}

/** What is wrong with the marks of the last of these sights, and how many places had to have one. */
function check<G extends GameTypes>(
  book: Rulebook<G>,
  changes: Changes<G>,
  sights: readonly Sight<G>[],
  scene: Scene,
): { readonly faults: readonly string[]; readonly due: number } {
  const now = sights.at(-1);
  const phase = now ? since(book, changes, sights, ({ id }) => id === now.phase.id) : null;
  const last = sights.slice(0, -1).findLast(({ isPicture }) => isPicture);
  const turn =
    now && changes.scoresByTurn ? since(book, changes, sights, (other) => other.turn === now.phase.turn) : phase;
  if (!now || !phase || !turn) return { faults: [], due: 0 };
  const placeOf = (id: PlaceId): Place => changes.place(book.content, id);
  const isScore = (id: PlaceId): boolean => placeOf(id).kind === "score";
  const both = (onMap: readonly PlaceId[], ofScores: readonly PlaceId[]): readonly PlaceId[] => [
    ...onMap.filter((id) => !isScore(id)),
    ...ofScores.filter(isScore),
  ];
  const marking = markingOf(scene);
  const listed = changes.listed?.(scene, now.table) ?? [];
  const latest = changes.latestAlone && last ? changes.between(last.table, now.table, book.content) : phase.due;
  const due = both(latest, turn.due).filter((id) => shows(marking, placeOf(id)) && !listed.includes(id));
  const touched = both(phase.touched, turn.touched);
  const faults = [
    ...(now.isPicture ? unmarked(marking, due, placeOf, isCrowded(changes, touched.map(placeOf))) : []),
    ...undue(marking, touched, placeOf),
  ];
  return { faults, due: due.length };
}

const isCrowded = ({ most }: { readonly most?: number }, places: readonly Place[]): boolean =>
  most !== undefined && places.filter(({ kind }) => kind === "area").length > most;

type PlaceOf = (id: PlaceId) => Place;

/** Places that have changed and bear no mark, or lie under the veil. */
function unmarked(marking: Marking, due: readonly PlaceId[], placeOf: PlaceOf, crowded: boolean): readonly string[] {
  return due.flatMap((id) => {
    const place = placeOf(id);
    const isArea = place.kind === "area";
    const isBare = !(crowded && isArea) && !marking.marks.some((mark) => touches(mark, place));
    const isVeiled = marking.clear && isArea && place.id !== undefined && !marking.clear.includes(place.id);
    return [
      ...(isBare ? [`${id} has changed and bears no mark`] : []),
      ...(isVeiled ? [`${id} has changed and lies under the veil`] : []),
    ];
  });
}

/** Marks and gaps of the veil where nothing has changed. */
function undue({ marks, clear }: Marking, touched: readonly PlaceId[], placeOf: PlaceOf): readonly string[] {
  const places = touched.map(placeOf);
  const open = places.flatMap((place) => (place.kind === "area" && place.id !== undefined ? [place.id] : []));
  const only = `though only these have changed: ${touched.join(", ") || "none"}`;
  return [
    ...marks.filter((mark) => !mark.stays && !isDueTo(mark, places)).map((mark) => `${described(mark)}, ${only}`),
    ...(clear ?? []).filter((area) => !open.includes(area)).map((area) => `${area} lies clear of the veil, ${only}`),
  ];
}

const described = ({ text, areas, points }: Mark): string =>
  [text, ...areas, ...points.map(([x, y]) => `at ${Math.round(x)}, ${Math.round(y)}`)].join(" ");
