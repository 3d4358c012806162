import type { MapElement, Scene } from "#scene";
import { inspect, misshapen } from "../../../../../src/render/inspect.ts";
import { layout } from "../../../../../src/render/layout/layout.ts";

/** What is wrong with a picture and with what accompanies it, a line each. */
export const faults = ({ beside = [], ...main }: Scene): readonly string[] =>
  [main, ...beside].flatMap((scene) => {
    const laidOut = layout(scene);
    return [...inspect(laidOut), ...misshapen(laidOut, true)].map(
      ({ kind, text, detail }) => `${kind}: ${text} (${detail})`,
    );
  });

/** What the map of a picture shows of the day. */
export function elementsOf({ layout }: Scene): readonly MapElement[] {
  const [first] = layout.kind === "column" ? layout.children : [];
  return first?.kind === "panel" && first.content.kind === "map" ? first.content.elements : [];
}
