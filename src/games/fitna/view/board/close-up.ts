/** A part of the map large, with counters and what each space counts as (`/map region:`). */
import { mustGet, type Option } from "#engine";
import { column, page, type Scene } from "#scene";
import type { SpaceId } from "../../content/board-types.ts";
import { nationWord } from "../../content/names.ts";
import { spaceName } from "../../rules/pieces/words.ts";
import { placeOf, sightOn, within } from "./cut-outs.ts";
import { ground } from "./ground.ts";
import { mapOf } from "./map.ts";
import { newsMarks } from "./news-marks.ts";
import { isClosed, type Seen, seenBy, type Viewer } from "./seen.ts";
import { calledIn, colourOf, sidesIn } from "./side-style.ts";
import { moment, spaceWords, turnWords } from "./situation.ts";

/** A part of the map that fills a picture. */
interface Region {
  readonly id: string;
  readonly name: string;
  /** What lies in it; more of the map may be seen around. */
  readonly spaces: readonly SpaceId[];
}

const region = (id: string, name: string, spaces: string): Region => ({ id, name, spaces: spaces.split(" ") });

/** From west to east, north before south. */
const REGIONS: readonly Region[] = [
  region("aleppo", "Aleppo and the north-west", "antakya latakia gaziantep kobani tabqa hama"),
  region("damascus", "Damascus and Lebanon", "tripoli beirut south-litani homs qaryatayn suwayda daraa"),
  region("israel", "Israel and Jordan", "beirut netanya tel-aviv jerusalem amman h5 damascus"),
  region("euphrates", "Raqqa to Deir ez-Zor", "tal-abyad raqqa hasakah deir-ez-zor shaddadi abu-kamal sukhnah"),
  region("turkey", "Turkey's border", "sanliurfa diyarbakir siirt hakkari ras-al-ayn qamishli dahuk"),
  region("desert", "The Syrian desert", "palmyra sukhnah al-tanf h4 h3 rutba abu-kamal al-qaim"),
  region("mosul", "Mosul and the Kurds", "sinjar zakho mosul erbil rawanduz kirkuk tikrit halabja"),
  region("anbar", "The west of Iraq", "haditha al-qaim rutba h3 hit ramadi nukhayb arar"),
  region("baghdad", "Baghdad and the centre", "samarra khanaqin fallujah baghdad karbala najaf diwaniyah kut"),
  region("iran", "The mountains of Iran", "mahabad sulaymaniyah sanandaj halabja kermanshah ilam"),
  region("basra", "Basra and the south", "samawah nasiriyah amarah dezful ahvaz basra al-faw abadan"),
  region("gulf", "Kuwait and the Gulf", "as-salman rafha hafar jahra kuwait-city mina-saud khafji basra abadan"),
];

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
    const spaces = region.spaces.filter((space) => seen.edition.spaces[space]);
    const sight = sightOn(seen, spaces);
    const isSeen = within(sight.window, 0);
    const words = seen.edition.spaceIds
      .filter((space) => isSeen(placeOf(seen, space)) && !isClosed(seen, space))
      .map((space) => facts(seen, space));
    const { active } = seen.table;
    const overlay = newsMarks(seen, sight, seen.news);
    const picture = page({
      sides: sidesIn(seen.table),
      base: ground(seen.content),
      heading: {
        title: region.name,
        sub: `${moment(seen)} · ${turnWords(seen)}`,
        ...(active ? { colour: colourOf(active) } : {}),
      },
      layout: column(mapOf(seen, sight, { full: true, overlay })),
      words,
      caption: region.name,
    });
    return { ...picture, text: [`**${region.name}**`, ...words].join("\n") };
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
