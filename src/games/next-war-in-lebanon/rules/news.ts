import type { Frozen } from "../../../engine/index.ts";
import type { SeatId, ZoneId } from "../content/types.ts";
import type { Control } from "./pieces/types.ts";

/** What a map marks of the phase that is going on: public facts alone. */
export type News =
  | {
      readonly kind: "moved";
      readonly seat: SeatId;
      readonly from: ZoneId;
      readonly to: ZoneId;
      readonly units: number;
    }
  | { readonly kind: "arrived"; readonly seat: SeatId; readonly zone: ZoneId; readonly units: number }
  | { readonly kind: "hq-arrived"; readonly seat: SeatId; readonly zone: ZoneId }
  | {
      readonly kind: "fought";
      readonly zone: ZoneId;
      readonly ambush: boolean;
      readonly lost: { readonly [seat in SeatId]: number };
    }
  | { readonly kind: "struck"; readonly zone: ZoneId; readonly hits: number; readonly stopped: boolean }
  | { readonly kind: "fired"; readonly zone: ZoneId; readonly hits: number }
  | { readonly kind: "raided"; readonly zone: ZoneId; readonly vp: number }
  | { readonly kind: "closed"; readonly zone: ZoneId }
  /** Who controls it is not who did (null: nobody) when the phase began. */
  | { readonly kind: "control"; readonly zone: ZoneId; readonly was: Control | null }
  /** Rockets that come from elsewhere. */
  | { readonly kind: "scored"; readonly vp: number }
  /** The Insurgents command more, or fewer. */
  | { readonly kind: "c2"; readonly by: 1 | -1 };

type Kind = News["kind"];
export type NewsOf<K extends Kind> = Extract<News, { readonly kind: K }>;

type Value = string | number | boolean | null;
/** What is kept of news: its kind, and its values without their names, in the order of `VALUES`. */
export type KeptNews = readonly [kind: Kind, values: readonly Value[]];

const VALUES: { readonly [K in Kind]: readonly (Exclude<keyof NewsOf<K>, "kind" | "lost"> | Cost<K>)[] } = {
  moved: ["seat", "from", "to", "units"],
  arrived: ["seat", "zone", "units"],
  "hq-arrived": ["seat", "zone"],
  fought: ["zone", "ambush", "idf", "insurgent"],
  struck: ["zone", "hits", "stopped"],
  fired: ["zone", "hits"],
  raided: ["zone", "vp"],
  closed: ["zone"],
  control: ["zone", "was"],
  scored: ["vp"],
  c2: ["by"],
};
/** What each seat lost stands beside the rest. */
type Cost<K extends Kind> = K extends "fought" ? SeatId : never;

interface WithNews {
  readonly news: KeptNews[];
}

export function addNews({ news }: WithNews, one: News): void {
  news.push(keptNews(one));
}

export function keptNews(one: News): KeptNews {
  const named = (one.kind === "fought" ? { ...one, ...one.lost } : one) as { readonly [name: string]: unknown };
  return [one.kind, VALUES[one.kind].map((name) => named[name] as Value)]; // `lost` is spread, all others are plain
}

/** News of this phase, in the order in which it came. */
export const newsOf = ({ news }: Frozen<WithNews>): readonly News[] => news.map(toldNews);
export const newsOfKind = <K extends Kind>({ news }: Frozen<WithNews>, kind: K): readonly NewsOf<K>[] =>
  news.filter((one) => one[0] === kind).map((one) => toldNews(one) as NewsOf<K>); // it is of that kind

function toldNews([kind, values]: Frozen<KeptNews>): News {
  const named = Object.fromEntries(VALUES[kind].map((name, i) => [name, values[i]]));
  const { idf, insurgent, ...others } = named;
  const told = kind === "fought" ? { ...others, lost: { idf, insurgent } } : named;
  return { kind, ...told } as News; // those are its values
}
