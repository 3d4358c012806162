/** What one J-1 does for units in a sanctuary: all recover, or as many as wanted change modes. */
import { choice, game, mustGet, type Offered, subset } from "#engine";
import type { UnitId, ZoneId } from "../../content/types.ts";
import { type Eyes, type Lebanon, sideOf } from "../../state.ts";
import { spend } from "../chits/hand.ts";
import { sanctuariesOf } from "../pieces/entering.ts";
import { marksOf, unitsIn } from "../pieces/groups.ts";
import { mark } from "../pieces/placing.ts";
import { handOf } from "../pieces/show.ts";
import { hasFixedMode, otherMode } from "../pieces/units.ts";
import { no, toModes, zoneName } from "../pieces/words.ts";
import { flipsOffered, isUsable, lacks, MENUS, noneOf, whyNotOwn, zonesOffered } from "./options.ts";

const { action } = game<Lebanon>();

const unitsThere = (c: Eyes, zone: ZoneId): readonly UnitId[] =>
  unitsIn(c.hand, zone).filter((unit) => isUsable(c, unit));
const disruptedIn = (c: Eyes, zone: ZoneId): readonly UnitId[] =>
  unitsThere(c, zone).filter((unit) => marksOf(c.hand, unit).disrupted);
const flippableIn = (c: Eyes, zone: ZoneId): readonly UnitId[] =>
  unitsThere(c, zone).filter((unit) => !hasFixedMode(c.content, unit));

/** Own sanctuaries with such units. */
const sanctuaries = (c: Eyes, having: (c: Eyes, zone: ZoneId) => readonly UnitId[], what: string): Offered<ZoneId> =>
  zonesOffered(c, sanctuariesOf(c, sideOf(c)), (zone) =>
    having(c, zone).length > 0 ? null : no(`None of your units in ${zoneName(c.content, zone)} ${what}.`, "R-35"),
  );

const toRecover = (c: Eyes): Offered<ZoneId> => sanctuaries(c, disruptedIn, "is disrupted");
const toFlip = (c: Eyes): Offered<ZoneId> => sanctuaries(c, flippableIn, "can change its mode");
const none = no("You have no sanctuary.", "R-35");

/** R-35 One J-1 for all of one's units in a sanctuary. */
export const j1SanctuaryRecover = action("j1-sanctuary-recover", "Recover all units in a sanctuary (J-1)", {
  help: "All your disrupted units in one of your sanctuaries recover.",
  menu: MENUS.j1,
  when: (c) => lacks(c, "J-1") ?? noneOf(toRecover(c), none),
})
  .param("sanctuary", "In which sanctuary?", choice(toRecover))
  .label(({ content }, { sanctuary = "" }) => `J-1 recover all in ${zoneName(content, sanctuary)}`)
  .apply((s) => {
    const { sanctuary } = s.params;
    const seat = sideOf(s);
    spend(s, seat, "J-1");
    const hand = handOf(s, seat);
    for (const unit of unitsIn(hand, sanctuary))
      if (mustGet(hand.units, unit).disrupted) mark(s, unit, { disrupted: false });
    s.emit({ chapter: "plays", kind: "sanctuary", how: "recover", seat, zone: sanctuary });
  });

/** disruption stays. */
export const j1SanctuaryMode = action("j1-sanctuary-mode", "Change modes in a sanctuary (J-1)", {
  help: "Any of your units in one of your sanctuaries change their modes.",
  menu: MENUS.j1,
  when: (c) => lacks(c, "J-1") ?? noneOf(toFlip(c), none),
})
  .param("sanctuary", "In which sanctuary?", choice(toFlip))
  .param(
    "units",
    "Which units change their mode?",
    subset(
      (c) => flipsOffered(c, flippableIn(c, c.params.sanctuary)),
      { min: 1 },
      whyNotOwn((c, unit, name) =>
        hasFixedMode(c.content, unit)
          ? no(`${name} cannot change its mode.`, "R-24")
          : no(`${name} is not in ${zoneName(c.content, c.params.sanctuary)}.`, "R-35"),
      ),
    ),
  )
  .label((view, { sanctuary = "", units = [] }) => `J-1 ${zoneName(view.content, sanctuary)}: ${toModes(view, units)}`)
  .apply((s) => {
    const { sanctuary, units } = s.params;
    const seat = sideOf(s);
    spend(s, seat, "J-1");
    const hand = handOf(s, seat);
    for (const unit of units) mark(s, unit, { mode: otherMode(mustGet(hand.units, unit).mode) });
    s.emit({ chapter: "plays", kind: "sanctuary", how: "mode", seat, zone: sanctuary });
  });
