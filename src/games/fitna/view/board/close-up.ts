import { mustGet, type Option } from "../../../../engine/index.ts";
import type { Scene } from "../../../../scene/index.ts";
import { nationWord } from "../../content/names.ts";
import { spaceName } from "../../rules/pieces/words.ts";
import { ground } from "./ground.ts";
import { mapOf } from "./map.ts";
import { newsMarks } from "./news-marks.ts";
import { REGIONS } from "./regions.ts";
import { isClosed, type Seen, seenBy, type Viewer } from "./seen.ts";
import { calledIn, colourOf, sidesIn } from "./side-style.ts";
import { moment, spaceWords, turnWords } from "./situation.ts";
import { placeOf, sightOn, within } from "./windows.ts";

/** `/map region:`: a part of the map large, with counters and what each space counts as. */
export const closeUps = {
  zones(viewer: Viewer): readonly Option[] {
    const seen = seenBy(viewer);
    return REGIONS.filter(({ spaces }) => spaces.some((id) => seen.edition.spaces[id] && !isClosed(seen, id))).map(
      ({ id, name }) => ({ value: id, label: name }),
    );
  },

  show(viewer: Viewer, id: string): Scene {
    const seen = seenBy(viewer);
    const region = mustGet(Object.fromEntries(REGIONS.map((one) => [one.id, one])), id);
    const sight = sightOn(
      seen,
      region.spaces.filter((space) => seen.edition.spaces[space]),
    );
    const isSeen = within(sight.window, 0);
    const words = seen.edition.spaceIds
      .filter((space) => isSeen(placeOf(seen, space)) && !isClosed(seen, space))
      .map((space) => facts(seen, space));
    const { active } = seen.table;
    const overlay = newsMarks(seen, sight, seen.news);
    return {
      frame: "board",
      sides: sidesIn(seen.table),
      base: ground(seen.content),
      heading: {
        kind: "strip",
        title: region.name,
        sub: `${moment(seen)} · ${turnWords(seen)}`,
        ...(active ? { colour: colourOf(active) } : {}),
      },
      layout: { kind: "column", children: [{ kind: "panel", content: mapOf(seen, sight, { full: true, overlay }) }] },
      alt: `${region.name}. ${words.join(" ")}`,
      text: [`**${region.name}**`, ...words].join("\n"),
    };
  },
};

/** "Mosul (Iraq holds it; defence 1, objective, oilfield): ...". */
function facts(seen: Seen, id: string): string {
  const { shift, marks, kurds } = mustGet(seen.edition.spaces, id);
  const side = seen.table.control[id];
  const traits = [
    side ? `held by ${calledIn(seen.table, side)}` : "nobody's",
    ...(shift > 0 ? [`defence ${shift}`] : []),
    ...marks.map((mark) => (mark === "is" ? `symbol of ${seen.edition.labels.is}` : mark)),
    ...(kurds ? [`symbol of the ${nationWord(seen.edition, kurds)}`] : []),
  ];
  const units = spaceWords(seen, id);
  return units
    ? units.replace(/^[^:]*/, (name) => `${name} (${traits.join(", ")})`)
    : `${spaceName(seen, id)} (${traits.join(", ")}).`;
}
