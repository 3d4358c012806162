import type { Content, MapElement, Scene } from "#scene";

/** A picture of one content. */
export const sceneOf = (content: Content, more: Partial<Scene> = {}): Scene => ({
  width: 1100,
  sides: { red: { name: "Reds", hue: "red", letter: "R" } },
  layout: { kind: "panel", content },
  alt: "",
  text: "",
  ...more,
});

/** A map of 1000 × 600 with these elements. */
export const mapScene = (...elements: MapElement[]): Scene =>
  sceneOf({ kind: "map", width: 1000, height: 600, ground: { colour: "land" }, elements });
