/** What has happened and changed on the map since the phase began, and a checksum of how the map lies. */
import { type Frozen, keysOf, once } from "#engine";
import type { SpaceId } from "../content/board-types.ts";
import { FACTIONS, type Holder, SEATS } from "../content/sides.ts";
import type { Edition } from "../content/types.ts";
import type { Lay, SeenStack, Table } from "../state.ts";
import type { News } from "./news-types.ts";

type OnMap = Frozen<Pick<Table, "control" | "stacks">>;

export const layOf = ({ control, stacks }: OnMap): Lay => ({
  control: { ...control },
  sizes: Object.fromEntries(Object.entries(stacks).map(([space, there]) => [space, sizesOf(there)])),
});

type Sizes = Lay["sizes"][SpaceId];

const sizesOf = (there: OnMap["stacks"][SpaceId]): Sizes =>
  Object.fromEntries(Object.entries(there).map(([side, stack]) => [side, stack?.size ?? 0]));

/** What has happened in the phase, and what else is no longer as it was when it began: whatever has done it. */
export function newsSince(table: Frozen<Pick<Table, "news" | "lay">> & OnMap): readonly News[] {
  const { news, lay } = table;
  if (!lay) return news;
  const now = layOf(table);
  const told = new Set(news.flatMap(spacesOf));
  const spaces = new Set([lay, now].flatMap(({ control, sizes }) => [...Object.keys(control), ...Object.keys(sizes)]));
  return [...news, ...[...spaces].filter((space) => !told.has(space)).flatMap((space) => differences(lay, now, space))];
}

function spacesOf(one: News): readonly SpaceId[] {
  switch (one.kind) {
    case "moved":
      return [one.from, one.to];
    case "fought":
      return [one.from, one.space];
    case "tension":
      return [];
    default:
      return [one.space];
  }
}

/** For a space: whose it is now, who came, who is gone; where as many came as are gone, they have changed sides. */
function differences(before: Lay, now: Lay, space: SpaceId): readonly News[] {
  const was: Sizes = before.sizes[space] ?? {};
  const is: Sizes = now.sizes[space] ?? {};
  const sides = keysOf({ ...was, ...is });
  const changed = sides.map((side) => ({ side, by: (is[side] ?? 0) - (was[side] ?? 0) })).filter(({ by }) => by !== 0);
  const holder = now.control[space];
  const turned: News = holder ? { kind: "taken", side: holder, space } : { kind: "given-up", space };
  const taken = holder === before.control[space] ? [] : [turned];
  const [one, other] = changed;
  if (one && other && changed.length === 2 && one.by + other.by === 0) {
    const [to, from] = one.by > 0 ? [one, other] : [other, one];
    return [...taken, { kind: "joined", side: to.side, from: from.side, space, units: to.by }];
  }
  return [
    ...taken,
    ...changed.map(
      ({ side, by }): News =>
        by > 0 ? { kind: "arrived", side, space, units: by } : { kind: "lost", side, space, units: -by },
    ),
  ];
}

/** A piece of a text as far as checksums go: its own, and what its length multiplies the one of all that stands before it by. */
interface Piece {
  readonly sum: number;
  readonly times: number;
}

function pieceOf(text: string): Piece {
  let [sum, times] = [0, 1];
  for (let i = 0; i < text.length; i++) {
    sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
    times = Math.imul(times, 31);
  }
  return { sum, times };
}

const followedBy = (before: number, { sum, times }: Piece): number => (Math.imul(before, times) + sum) | 0;

/**
 * How the map lies, in a number: the checksum of who holds what, and of how many of each side are where, as canonical JSON.
 * That is the same few words again and again: it is put together from theirs.
 */
export function layChecksum(edition: Edition, { control, stacks }: Frozen<Pick<Table, "control" | "stacks">>): number {
  const keys = keyPiecesOf(edition);
  const ofStacks = (before: number, there: { readonly [side in Holder]?: SeenStack }): number =>
    followedByRecord(before, there, keys, followedBySize);
  const ofControl = followedByRecord(followedBy(0, START), control, keys, followedByHolder);
  return followedBy(followedByRecord(followedBy(ofControl, SIZES), stacks, keys, ofStacks), END);
}

const START = pieceOf('{"control":');
const SIZES = pieceOf(',"sizes":');
const COMMA = pieceOf(",");
const BEGIN = pieceOf("{");
const END = pieceOf("}");

/** Members come in the order of their keys. */
function followedByRecord<T>(
  before: number,
  record: { readonly [key: string]: T },
  pieces: ReadonlyMap<string, Piece>,
  followedByMember: (before: number, member: T) => number,
): number {
  const keys = Object.keys(record);
  if (keys.length > 1) keys.sort();
  let sum = before;
  let between = BEGIN;
  for (const key of keys) {
    sum = followedBy(followedBy(sum, between), pieces.get(key) ?? keyPiece(key));
    sum = followedByMember(sum, record[key] as T); // a key of it
    between = COMMA;
  }
  return followedBy(keys.length > 0 ? sum : followedBy(sum, BEGIN), END);
}

const HOLDERS: readonly Holder[] = [...SEATS, ...FACTIONS, "IS"];
const HOLDER_PIECES: ReadonlyMap<Holder, Piece> = new Map(HOLDERS.map((side) => [side, pieceOf(`"${side}"`)]));

const followedByHolder = (before: number, side: Holder): number =>
  followedBy(before, HOLDER_PIECES.get(side) ?? pieceOf(`"${side}"`));

/** Those of most stacks. */
const SIZE_PIECES: readonly Piece[] = Array.from({ length: 10 }, (_, size) => pieceOf(`${size}`));

function followedBySize(before: number, stack: Pick<SeenStack, "size"> | undefined): number {
  const size = stack?.size ?? 0;
  return followedBy(before, SIZE_PIECES[size] ?? pieceOf(`${size}`));
}

/** These are words without anything to escape. */
const keyPiece = (key: string): Piece => pieceOf(`"${key}":`);

const keyPiecesOf = once(
  ({ spaceIds }: Edition): ReadonlyMap<string, Piece> =>
    new Map([...spaceIds, ...HOLDERS].map((key) => [key, keyPiece(key)])),
);
