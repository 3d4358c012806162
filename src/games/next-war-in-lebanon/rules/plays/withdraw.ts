/** Strategic movement by J-4: taking units and HQs of one zone back to a sanctuary. */
import { type Ctx, choice, game, mustGet, type Offered, type Refusal, subset } from "#engine";
import type { HqId, UnitId, ZoneId } from "../../content/types.ts";
import { type Eyes, type Lebanon, sideOf } from "../../state.ts";
import { spend } from "../chits/hand.ts";
import { addNews } from "../news.ts";
import { sanctuariesOf, sanctuaryOf, whyNotIn } from "../pieces/entering.ts";
import { findGroup, unitsIn } from "../pieces/groups.ts";
import { exposing, mark, moveHq, moveUnits } from "../pieces/placing.ts";
import { handNow } from "../pieces/show.ts";
import { hasFixedMode, otherMode, unitOf } from "../pieces/units.ts";
import { count, hqName, no, unitName, whyNotZone, zoneName } from "../pieces/words.ts";
import {
  fewOrCount,
  flipsOffered,
  isUsable,
  lacks,
  MENUS,
  noneOf,
  ownUnitsOffered,
  whyNotOwn,
  zoneOption,
  zonesOffered,
} from "./options.ts";
import { hqOption, ownHqs } from "./task-forces.ts";

const { action } = game<Lebanon>();

/** Syrian missiles never move, and Hezbollah does not move this way. */
function isMoved(c: Eyes, unit: UnitId): boolean {
  const { nation, fixedMode } = unitOf(c.content, unit);
  return nation !== "hezbollah" && (nation !== "syria" || fixedMode === null) && isUsable(c, unit);
}

const candidates = (c: Eyes, zone: ZoneId): readonly UnitId[] =>
  unitsIn(c.hand, zone).filter((unit) => isMoved(c, unit));

const hqsAt = (c: Eyes, zone: ZoneId): readonly HqId[] => ownHqs(c).filter((hq) => c.table.hqs[hq] === zone);

const outOfSanctuary = (c: Eyes, zone: ZoneId): Refusal =>
  no(`${zoneName(c.content, zone)} is a sanctuary: no J-4 leads out of one.`, "R-57");

function origins(c: Eyes): Offered<ZoneId> {
  const there = new Set(ownHqs(c).map((hq) => c.table.hqs[hq]));
  for (const { zone, units } of c.hand.groups)
    if (!there.has(zone) && units.some((unit) => isMoved(c, unit))) there.add(zone);
  return {
    values: c.content.zoneIds.filter((zone) => there.has(zone)),
    option: (zone) => {
      const what = (): string =>
        [count(candidates(c, zone).length, "unit"), count(hqsAt(c, zone).length, "HQ")].join(", ");
      return zoneOption(c, zone, sanctuaryOf(c, zone) === null ? null : outOfSanctuary(c, zone), what);
    },
  };
}

const destinations = (c: Eyes): Offered<ZoneId> => zonesOffered(c, sanctuariesOf(c, sideOf(c)));

const cannotWithdraw = (c: Eyes): Refusal | null =>
  lacks(c, "J-4") ??
  noneOf(
    origins(c),
    no(c.seat === "idf" ? "You have no units on the map." : "No Syrian unit of yours can be used.", "R-57"),
  );

type Chosen = Ctx<Lebanon, { readonly from: ZoneId; readonly to: ZoneId }>;

/** Why a unit that could be used is not withdrawn. */
function notThere(c: Chosen, unit: UnitId, name: string): Refusal {
  if (isMoved(c, unit)) return no(`${name} is not in ${zoneName(c.content, c.params.from)}.`, "R-57");
  return unitOf(c.content, unit).nation === "hezbollah"
    ? no(`${name} is not Syrian: only your Syrian units move this way.`, "R-57")
    : no("Syrian missiles never move.", "R-46");
}

const tooMany = (c: Eyes): Refusal => {
  const most = c.table.c2[sideOf(c)];
  return no(`One J-4 takes at most ${most} units (C2).`, "R-57", "too-many");
};

/** no battle on the way or at arrival. */
export const withdraw = action("j4-strategic", "Strategic movement (J-4)", {
  help: "Up to C2 units of one zone, in any mode, go to a sanctuary of yours and arrive in the modes that you choose. HQs can go along.",
  menu: MENUS.other,
  when: cannotWithdraw,
})
  .param(
    "from",
    "From which zone?",
    choice(
      origins,
      whyNotZone((_, __, name) => no(`Nothing in ${name} can move this way.`, "R-57")),
    ),
  )
  .param(
    "to",
    "To which sanctuary?",
    choice(
      destinations,
      whyNotZone((_, __, name) => no(`${name} is not one of your sanctuaries.`, "R-57")),
    ),
  )
  .param(
    "units",
    "Which units go?",
    subset(
      (c) => ownUnitsOffered(c, candidates(c, c.params.from), (unit) => whyNotIn(c, unit, c.params.to)),
      (c) => ({
        min: hqsAt(c, c.params.from).length > 0 ? 0 : 1,
        max: c.table.c2[sideOf(c)],
        many: () => tooMany(c),
      }),
      whyNotOwn(notThere),
    ),
  )
  .param(
    "otherMode",
    "Which of them arrive in the other mode?",
    subset((c) =>
      flipsOffered(
        c,
        c.params.units.filter((unit) => !hasFixedMode(c.content, unit)),
      ),
    ),
  )
  .param(
    "hqs",
    "Which HQs go along?",
    subset(
      (c) => ({ values: hqsAt(c, c.params.from), option: (hq) => hqOption(c, hq) }),
      (c) => ({ min: c.params.units.length > 0 ? 0 : 1, few: () => no("Choose a unit or an HQ.", "R-57", "too-few") }),
    ),
  )
  .label(({ content }, { from = "", to = "", units = [], hqs = [] }) => {
    const going = [...hqs.map((hq) => hqName(content, hq)), ...units.map((unit) => unitName(content, unit))];
    return `J-4 ${zoneName(content, from)} → ${zoneName(content, to)}: ${fewOrCount(going)}`;
  })
  .apply((s) => {
    const { from, to, units, otherMode: flipped, hqs } = s.params;
    const seat = sideOf(s);
    spend(s, seat, "J-4");
    const hand = handNow(s, seat);
    const boxed = hqs.flatMap((hq) => findGroup(hand.groups, hq)?.units ?? []);
    exposing(s, seat, () => {
      moveUnits(
        s,
        seat,
        boxed.filter((unit) => !units.includes(unit)),
        from,
      );
      for (const hq of hqs) moveHq(s, hq, to);
      moveUnits(
        s,
        seat,
        units.filter((unit) => !boxed.includes(unit)),
        to,
      );
    });
    for (const unit of flipped) mark(s, unit, { mode: otherMode(mustGet(handNow(s, seat).units, unit).mode) });
    addNews(s.state.table, { kind: "moved", seat, from, to, units: units.length });
    s.emit({ chapter: "plays", kind: "withdrew", seat, from, to, units: units.length, hqs });
  });
