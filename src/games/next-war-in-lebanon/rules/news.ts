/** What the map marks of the phase that is going on, and the short form in which it is kept. */
import type { Frozen } from "#engine";
import type { SeatId, ZoneId } from "../content/types.ts";
import type { Control } from "./pieces/types.ts";

/** What is told of news, whatever they are. */
interface Told {
  seat: SeatId;
  from: ZoneId;
  to: ZoneId;
  zone: ZoneId;
  units: number;
  hits: number;
  vp: number;
  ambush: boolean;
  stopped: boolean;
  lost: { readonly [seat in SeatId]: number };
  /** Who controlled the zone when the phase began; null: nobody. */
  was: Control | null;
  by: 1 | -1;
}

/** What a map marks of the current phase, only public facts; `lost` comes last. */
const KINDS = {
  moved: ["seat", "from", "to", "units"],
  arrived: ["seat", "zone", "units"],
  "hq-arrived": ["seat", "zone"],
  fought: ["zone", "ambush", "lost"],
  struck: ["zone", "hits", "stopped"],
  fired: ["zone", "hits"],
  raided: ["zone", "vp"],
  closed: ["zone"],
  control: ["zone", "was"],
  /** Rockets that come from elsewhere. */
  scored: ["vp"],
  /** The Insurgents command more, or fewer. */
  c2: ["by"],
} as const satisfies { readonly [kind: string]: readonly (keyof Told)[] };
type Kind = keyof typeof KINDS;

export type News = {
  [kind in Kind]: { readonly kind: kind } & Readonly<Pick<Told, (typeof KINDS)[kind][number]>>;
}[Kind];
export type NewsOf<K extends Kind> = Extract<News, { readonly kind: K }>;

type Value = string | number | boolean | null;
/** What is kept of news: its kind, and its values without their names. */
export type KeptNews = readonly [kind: Kind, values: readonly Value[]];

interface WithNews {
  readonly news: KeptNews[];
}

export function addNews({ news }: WithNews, one: News): void {
  news.push(keptNews(one));
}

export function keptNews(one: News): KeptNews {
  const told: { readonly [name: string]: Value | Told["lost"] } = one;
  const valuesOf = (value: Value | Told["lost"]): readonly Value[] =>
    typeof value === "object" && value !== null ? [value.idf, value.insurgent] : [value];
  return [one.kind, KINDS[one.kind].flatMap((name) => valuesOf(told[name] ?? null))];
}

/** News of this phase, in the order in which it came. */
export const newsOf = ({ news }: Frozen<WithNews>): readonly News[] => news.map(toldNews);
export const newsOfKind = <K extends Kind>(table: Frozen<WithNews>, kind: K): readonly NewsOf<K>[] =>
  newsOf(table).filter((one): one is NewsOf<K> => one.kind === kind);

function toldNews([kind, values]: Frozen<KeptNews>): News {
  const told = KINDS[kind].map((name, i) => {
    const [value, next] = values.slice(i);
    return [name, name === "lost" ? { idf: value, insurgent: next } : value];
  });
  return { kind, ...Object.fromEntries(told) } as News; // those are its values
}
