import { type Frozen, of } from "../../../engine/index.ts";
import { type BaseLayer, Bases, type MapElement } from "../../../scene/index.ts";
import type { Content } from "../content.ts";
import { pattern } from "../livery.ts";

const bases = new Bases<Frozen<Content>>();

/**
 * What stays the same through a game: the Zones in the colours of their affiliation, the ways between them; their shapes,
 * for the bands that show Control, and what goes over those.
 */
export const ground = (content: Frozen<Content>, seats: number): BaseLayer =>
  bases.of(content, String(seats), () => ({
    key: `battle-for-baghdad/${seats}`,
    elements: [...areas(content, seats), ...roads(content)],
    shapes: Object.fromEntries(content.zoneIds.map((id) => [id, of(content.map.areas, id).polygons])),
    parts: { water: water(content), names: lettering(content) },
  }));

/** Zones of a faction that nobody plays, and contested ones, stay plain. */
const areas = (content: Frozen<Content>, seats: number): MapElement[] =>
  content.zoneIds.map((id) => {
    const { affiliation } = of(content.zones, id);
    const played = affiliation !== null && Object.hasOwn(of(content.screens, String(seats)), affiliation);
    return {
      kind: "region",
      polygons: id,
      fill: played ? { colour: `@${affiliation}`, shade: "tint", pattern: pattern(affiliation) } : { colour: "land" },
      outline: "firm",
      outlineColour: "muted",
    };
  });

const roads = ({ map }: Frozen<Content>): MapElement[] =>
  map.roads.map((points) => ({ kind: "line", style: "road", points, colour: "faint", width: 5 }));

/** The Tigris with its bridges. */
const water = ({ map }: Frozen<Content>): MapElement[] => [
  { kind: "line", style: "river", points: map.river, width: 20 },
  ...map.bridges.map(
    ({ from, to }): MapElement => ({ kind: "link", style: "major", points: [from, to], colour: "brown" }),
  ),
];

const lettering = ({ map, zones, zoneIds }: Frozen<Content>): MapElement[] =>
  zoneIds.map((id) => {
    const [x, y] = of(map.areas, id).middle;
    const text = of(zones, id).name.replace(" (BIAP)", "");
    return { kind: "lettering", at: [x, y - 44], text, style: "title", size: "small" };
  });
