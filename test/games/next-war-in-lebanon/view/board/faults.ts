import type { MapElement, Scene } from "#scene";
import { inspect, misshapen, type Problem } from "../../../../../src/render/inspect.ts";
import { layout } from "../../../../../src/render/layout/layout.ts";

/** What is wrong with a board and with what accompanies it, a line each. */
export const faults = ({ beside = [], ...main }: Scene): readonly string[] =>
  [main, ...beside].flatMap((scene) => {
    const laidOut = layout(scene);
    return [...inspect(laidOut), ...misshapen(laidOut, true)].map(inWords);
  });

const inWords = ({ kind, text, detail }: Problem): string => `${kind}: ${text} (${detail})`;

/** What the map of a board shows of the day. */
export function elementsOf({ layout }: Scene): readonly MapElement[] {
  const [first] = layout.kind === "column" ? layout.children : [];
  return first?.kind === "panel" && first.content.kind === "map" ? first.content.elements : [];
}
