/** Bringing in IDF reinforcements one by one: which pieces, for which chit, and where they arrive. */
import { choice, game, type Option, type Refusal } from "#engine";
import type { ChitType, HqId, Mode, UnitId, ZoneId } from "../../content/types.ts";
import type { Eyes, Lebanon } from "../../state.ts";
import { holds, spend } from "../chits/hand.ts";
import { addNews } from "../news.ts";
import { sanctuariesOf, whyNoHqIn, whyNotIn } from "../pieces/entering.ts";
import { enter } from "../pieces/placing.ts";
import { hqName, no, unitName, whyNotUnit, whyNotZone, zoneName } from "../pieces/words.ts";
import { lacks, MENUS, modeOptions, modeWords, noneOf, zonesOffered } from "./options.ts";

const { action } = game<Lebanon>();

const isHq = ({ content }: Pick<Eyes, "content">, piece: string): piece is HqId => Object.hasOwn(content.hqs, piece);

/** where a piece that has not entered may arrive: with an HQ or in the sanctuary, an HQ only in the latter. */
function arrivals(c: Eyes, piece: UnitId | HqId): readonly ZoneId[] {
  const home = sanctuariesOf(c, "idf");
  if (isHq(c, piece)) return home.filter((zone) => whyNoHqIn(c, piece, zone) === null);
  const withHq = new Set(
    c.content.hqIds.filter((hq) => c.content.hqs[hq]?.nation === "israel").map((hq) => c.table.hqs[hq]),
  );
  return c.content.zoneIds.filter(
    (zone) => (withHq.has(zone) || home.includes(zone)) && whyNotIn(c, piece, zone) === null,
  );
}

function waiting(c: Eyes): Option[] {
  const { hqs, units } = c.table.waiting;
  return [
    ...units
      .filter((unit) => c.content.units[unit]?.nation === "israel")
      .map((value) => ({ value, label: unitName(c.content, value) })),
    ...hqs
      .filter((hq) => c.content.hqs[hq]?.nation === "israel")
      .map((value) => ({ value, label: hqName(c.content, value), description: "an HQ: arrives in Central Israel" })),
  ];
}

const CHITS: readonly ChitType[] = ["J-1", "J-3"];
const chitsOf = ({ hand }: Eyes): readonly ChitType[] => CHITS.filter((chit) => holds(hand, chit) > 0);

/** a J-1 or a J-3 each. */
function cannotReinforce(c: Eyes): Refusal | null {
  const { reinforcedBy } = c.content.scenarios[c.table.scenario];
  if (c.seat !== "idf") return no("Only the IDF has reinforcements: Hezbollah units are built instead.", "R-36");
  if (reinforcedBy !== "chits") return no("IDF reinforcements enter only by Israeli Escalation.", "R-145");
  return (
    (holds(c.hand, "J-3") > 0 ? null : lacks(c, "J-1")) ??
    noneOf(waiting(c), no("All reinforcements have entered.", "R-36"))
  );
}

/** no battle and no ambush on arrival. */
export const reinforce = action("reinforce", "Bring in a reinforcement (J-1 or J-3)", {
  help: "A piece that has not entered yet arrives with an HQ or in Central Israel; an HQ only in Central Israel.",
  menu: MENUS.j1,
  when: cannotReinforce,
})
  .param(
    "piece",
    "Which one?",
    choice(
      waiting,
      whyNotUnit((_, __, name) => no(`${name} is not among the reinforcements to come.`, "R-36")),
    ),
  )
  .param(
    "zone",
    "Where does it arrive?",
    choice(
      (c) => zonesOffered(c, arrivals(c, c.params.piece)),
      whyNotZone((c, _, name) => {
        const where = isHq(c, c.params.piece)
          ? "An HQ arrives in Central Israel only."
          : "Units arrive with an HQ of the IDF or in Central Israel.";
        return no(`${name} is not a place where it can arrive. ${where}`, "R-36");
      }),
    ),
  )
  .optional(
    "mode",
    "In which mode?",
    (c) => !isHq(c, c.params.piece),
    choice((c) => modeOptions(c, c.params.piece)),
    (): Mode => "combat",
  )
  .param(
    "chit",
    "With which chit?",
    choice((c) => chitsOf(c).map((value) => ({ value, label: value }))),
    (c) => chitsOf(c)[0],
  )
  .label(({ content }, { piece = "", zone = "", mode, chit = "J-1" }) => {
    const name = Object.hasOwn(content.hqs, piece) ? hqName(content, piece) : unitName(content, piece);
    return `${chit} bring in ${name} → ${zoneName(content, zone)}${modeWords(mode)}`;
  })
  .apply((s) => {
    const { piece, zone, mode = null, chit } = s.params;
    const { table } = s.state;
    spend(s, "idf", chit);
    if (isHq(s, piece)) {
      table.waiting.hqs = table.waiting.hqs.filter((hq) => hq !== piece);
      table.hqs[piece] = zone;
      addNews(table, { kind: "hq-arrived", seat: "idf", zone });
    } else {
      table.waiting.units = table.waiting.units.filter((unit) => unit !== piece);
      enter(s, piece, { mode: mode ?? "combat" }, { zone });
      addNews(table, { kind: "arrived", seat: "idf", zone, units: 1 });
    }
    s.emit({ chapter: "plays", kind: "reinforced", chit, piece, zone, mode });
  });
