import { type Wrong, wrongIfRepeated, wrongIn } from "../../../engine/index.ts";
import { components, type Graph } from "../../../graph/index.ts";
import type { EditionFile } from "./edition-types.ts";
import type { Space } from "./map-types.ts";
import type { MapFile } from "./schema.ts";
import { FACTION_IN } from "./sides.ts";

type Link = readonly [from: string, to: string];

/** No two linked towns lie further apart than this, in degrees. */
const LONGEST = 3.5;

/** Spaces are named once and lie where towns can; links name two spaces, and each once. */
export function checkMap({ spaces, links }: MapFile): void {
  const wrong = wrongIn("map");
  wrongIfRepeated(wrong, "spaces", spaces, ["id", "name"]);
  spaces.forEach((space, i) => {
    checkSpace(wrong, space, `spaces.${i}`);
    const same = spaces.slice(0, i).find(({ at }) => apart(at, space.at) < 0.05);
    if (same) wrong(`spaces.${i}.at`, `${same.name} lies there`);
  });
  const seen = new Set<string>();
  links.forEach(({ from, to }, i) => {
    const start = spaces.find(({ id }) => id === from) ?? wrong(`links.${i}.from`, `there is no space “${from}”`);
    to.forEach((id, k) => {
      const path = `links.${i}.to.${k}`;
      const end = spaces.find((space) => space.id === id) ?? wrong(path, `there is no space “${id}”`);
      if (start === end) wrong(path, `${start.name} is linked to itself`);
      if (apart(start.at, end.at) > LONGEST) wrong(path, `${end.name} is too far from ${start.name}`);
      const link = [from, id].toSorted().join("–");
      if (seen.has(link)) wrong(path, `the link ${link} is listed twice`);
      seen.add(link);
    });
  });
}

function checkSpace(wrong: Wrong, { kurds, country, marks }: Space, path: string): void {
  if (kurds !== null && FACTION_IN[country] !== kurds)
    wrong(`${path}.kurds`, `${kurds} has no symbol in ${country} (R-078)`);
  if (new Set(marks).size < marks.length) wrong(`${path}.marks`, "one is listed twice");
}

const apart = ([a, b]: Space["at"], [c, d]: Space["at"]): number => Math.hypot(a - c, b - d);

/** What an edition changes of the map is there, and every space of it can be reached. */
export function checkLand(edition: EditionFile, { spaces }: MapFile, ways: Graph): void {
  const wrong = wrongIn(`${edition.edition}/edition`);
  const look = (path: string, id: string): Space => {
    if (!Object.hasOwn(ways, id)) return wrong(path, `there is no space “${id}” in this edition`);
    return spaces.find((space) => space.id === id) ?? wrong(path, `there is no space “${id}”`);
  };
  edition.links.forEach(([from, to], i) => {
    look(`links.${i}.0`, from);
    look(`links.${i}.1`, to);
  });
  edition.western.forEach((id, i) => {
    const { country } = look(`western.${i}`, id);
    if (country === "SAU") wrong(`western.${i}`, "every Saudi source is Western already");
  });
  edition.offMapBoxes.forEach(({ country, links }, i) => {
    links.forEach((id, k) => {
      if (look(`offMapBoxes.${i}.links.${k}`, id).country !== country)
        wrong(`offMapBoxes.${i}.links.${k}`, `${id} is not in ${country}`);
    });
  });
  const [, island] = components(ways);
  if (island) wrong("links", `${island[0]} cannot be reached`);
}

/** The links that an edition has. */
export function linksOf({ links }: MapFile, { absent, links: own }: EditionFile): readonly Link[] {
  const isThere = (id: string): boolean => !absent.spaces.includes(id);
  const shared = links.flatMap(({ from, to }) => to.map((id): Link => [from, id]));
  return [...shared.filter(([from, to]) => isThere(from) && isThere(to)), ...own];
}
