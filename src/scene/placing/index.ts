export { placeAnywhere } from "./anywhere.ts";
export { keepApart } from "./apart.ts";
export { Grounds, inside, type Seen } from "./areas.ts";
export {
  around,
  CORE,
  type Extent,
  edgesOf,
  type Frame,
  type Ground,
  overlap,
  type Placed,
  walls,
} from "./boxes.ts";
export { type CellItem, type CellRoom, type Fit, placeInCells } from "./cells.ts";
export { edgeToward } from "./crossing.ts";
export { type Crowding, NAMING, placeCrowded, type Shape, type Spot } from "./crowded.ts";
export { placeFlow } from "./flow.ts";
export { distanceOf, type Group, lowest, type Placement, placeGroup, TIGHT } from "./group.ts";
export { titleWidth } from "./letters.ts";
export { gapBetween, namesAnother, nameWidth, placeNames } from "./names.ts";
export { placeNear, placeNearAny } from "./near.ts";
export { placeOne, placeOver, placeRows } from "./rows.ts";
