import type { Frozen } from "../../../engine/index.ts";
import type { SeatId } from "../content/types.ts";
import type { KeptNews, News, NewsKind, NewsOf, NewsValue } from "./news-types.ts";

const VALUES: { readonly [K in NewsKind]: readonly (Exclude<keyof NewsOf<K>, "kind" | "lost"> | Cost<K>)[] } = {
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
type Cost<K extends NewsKind> = K extends "fought" ? SeatId : never;

interface WithNews {
  readonly news: KeptNews[];
}

export function addNews({ news }: WithNews, one: News): void {
  news.push(keptNews(one));
}

export function keptNews(one: News): KeptNews {
  const named = (one.kind === "fought" ? { ...one, ...one.lost } : one) as { readonly [name: string]: unknown };
  return [one.kind, VALUES[one.kind].map((name) => named[name] as NewsValue)]; // `lost` is spread, all others are plain
}

/** News of this phase, in the order in which it came. */
export const newsOf = ({ news }: Frozen<WithNews>): readonly News[] => news.map(toldNews);
export const newsOfKind = <K extends NewsKind>({ news }: Frozen<WithNews>, kind: K): readonly NewsOf<K>[] =>
  news.filter((one) => one[0] === kind).map((one) => toldNews(one) as NewsOf<K>); // it is of that kind

function toldNews([kind, values]: Frozen<KeptNews>): News {
  const named = Object.fromEntries(VALUES[kind].map((name, i) => [name, values[i]]));
  const { idf, insurgent, ...others } = named;
  const told = kind === "fought" ? { ...others, lost: { idf, insurgent } } : named;
  return { kind, ...told } as News; // those are its values
}
