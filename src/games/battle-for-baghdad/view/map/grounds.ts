/** Which Zone a place on the map belongs to, and how near to a Zone's border its things may stand. */

import { type Frozen, once, onceEach } from "#engine";
import { cosine, type Ground, Grounds, type Point, sine } from "#scene";
import type { Content, ZoneId } from "../../content/pack.ts";

/**
 * The part of the map that is ground for what belongs to a Zone: its own within its rim, that and the rim but not its edge, all of its own, or that and all
 * that no Zone has.
 */
type Extent = "inner" | "rim" | "own" | "nobodys";

/** Which Zone a place belongs to. */
export const areasOf = once(({ map }: Frozen<Content>): Grounds => {
  const rings = Object.entries(map.areas).map(([id, { ring }]) => [id, ring]);
  return new Grounds(Object.fromEntries(rings), map.width, map.height);
});

export const groundOf = onceEach(
  (content: Frozen<Content>, id: ZoneId, extent: Extent): Ground =>
    areasOf(content).where(belongs(content, id, extent)),
);

function belongs(content: Frozen<Content>, id: ZoneId, extent: Extent): (at: Point) => boolean {
  const all = areasOf(content);
  const own = all.holds(id);
  switch (extent) {
    case "inner":
    case "rim":
      return (at) => own(at) && AROUND[extent].every(([x, y]) => own([at[0] + x, at[1] + y]));
    case "own":
      return own;
    case "nobodys":
      return (at) => own(at) || all.isNobodys(at);
  }
}

const aroundAt = (far: number): readonly Point[] =>
  Array.from({ length: 8 }, (_, i): Point => {
    const angle = (i / 8) * 2 * Math.PI;
    return [cosine(angle) * far, sine(angle) * far];
  });
/** How far off a border things do not lie over the rim or the wall; and how far off, not over the border or a bank. */
const AROUND = { inner: aroundAt(17), rim: aroundAt(8) } as const;
