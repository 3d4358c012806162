/** Labels of off-map boxes with units, as near to the spaces that they are linked to as there is room. */
import { type MapElement, middleOf, type Placed, placeNearAny, spotsIn, square, walls } from "#scene";
import { boxOf } from "../../rules/map/relations.ts";
import { count, spaceName } from "../../rules/pieces/words.ts";
import { placeOf, type Sight } from "./cut-outs.ts";
import type { Pile, Seen } from "./seen.ts";
import { calledIn, colourOf } from "./side-style.ts";

/** In pixels of the picture. */
const SIZE = { width: 330, height: 92 } as const;
const GAP = 6;
const EDGE = 14;

/** `taken` grows. */
export function offMapLabels(seen: Seen, { window, zoom }: Sight, taken: Placed[]): readonly MapElement[] {
  return seen.edition.offMapBoxes.flatMap(({ country, links }): readonly MapElement[] => {
    const id = boxOf(country);
    const [pile] = seen.piles.filter(({ space }) => space === id);
    if (!pile) return [];
    const near = middleOf(links.map((space) => square(placeOf(seen, space))));
    const size = { width: SIZE.width / zoom, height: SIZE.height / zoom };
    const room = { taken: [...taken, ...walls(window, EDGE / zoom)], gap: GAP / zoom };
    const place = placeNearAny({ near, ...size }, spotsIn(window), room);
    if (!place) return [];
    taken.push(place);
    return [
      {
        kind: "plaque",
        at: place.at,
        width: size.width,
        colour: colourOf(pile.side),
        title: spaceName(seen, id),
        sub: unitsIn(seen, pile),
      },
    ];
  });
}

/** "Iran: 3 units". */
const unitsIn = (seen: Seen, { side, size }: Pile): string => `${calledIn(seen.table, side)}: ${count(size, "unit")}`;
