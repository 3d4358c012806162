/** Airmobile movement by J-4: which units can be lifted, and where they can land. */
import { choice, game, type Offered, type Option, optionsOf, type Params, type Preset, type Refusal } from "#engine";
import type { Mode, UnitId, ZoneId } from "../../content/types.ts";
import { type Eyes, enemyOf, type Lebanon, sideOf } from "../../state.ts";
import { spend } from "../chits/hand.ts";
import { addNews } from "../news.ts";
import { sanctuaryOf, whyNotIn } from "../pieces/entering.ts";
import { countIn, marksOf, zoneOf } from "../pieces/groups.ts";
import { exposing, mark, moveUnits } from "../pieces/placing.ts";
import { handNow } from "../pieces/show.ts";
import { unitOf } from "../pieces/units.ts";
import { no, unitName, whyNotZone, zoneName } from "../pieces/words.ts";
import { choosesToFight, FIGHT, resolveEntries, whyNotDecline } from "./moving.ts";
import {
  lacks,
  MENUS,
  modeOptions,
  modeWords,
  noneOf,
  ownUnits,
  ownUnitsOffered,
  whyNotOwn,
  zonesToGoTo,
} from "./options.ts";

const { action } = game<Lebanon>();

/** why a unit cannot be lifted; null: it can. */
function whyNotLifted(c: Eyes, unit: UnitId): Refusal | null {
  const name = (): string => unitName(c.content, unit);
  if (!unitOf(c.content, unit).abilities.includes("airmobile"))
    return no(`${name()} cannot be lifted: only Light Infantry and SOF can.`, "R-56");
  if (marksOf(c.hand, unit).mode !== "combat")
    return no(`${name()} is dispersed: only units in combat mode are lifted.`, "R-56");
  const zone = zoneOf(c.hand, unit) ?? "";
  return sanctuaryOf(c, zone) === null
    ? null
    : no(`${name()} is in ${zoneName(c.content, zone)}: no J-4 leads out of a sanctuary.`, "R-56");
}

const lifted = (c: Eyes): Offered<UnitId> => {
  const units = ownUnits(c).filter((unit) => unitOf(c.content, unit).abilities.includes("airmobile"));
  return ownUnitsOffered(c, units, (unit) => whyNotLifted(c, unit));
};

/** any other zone that it may be in; there is always one, for the sanctuary is open to it. */
function landings(c: Eyes, unit: UnitId): Offered<ZoneId> {
  const from = zoneOf(c.hand, unit);
  return zonesToGoTo(
    c,
    c.content.zoneIds.filter((zone) => zone !== from && whyNotIn(c, unit, zone) === null),
  );
}

/** How many whole answers fit a menu beside the form. */
const MOST_PRESETS = 24;

/**
 * "Ayta ash-Shab, dispersed": once a unit is chosen. Zones that the side has not got come first, and each of them once
 * before any comes again: dispersed, for the unit need not move on, and can fire at all.
 */
function landingsOf(c: Eyes & { readonly params: Params }): readonly Preset[] {
  const unit = String(c.params.unit ?? "");
  if (!Object.hasOwn(c.hand.units, unit) || whyNotLifted(c, unit) !== null) return [];
  const zones = optionsOf(landings(c, unit));
  const isHeld = ({ value }: Option<ZoneId>): boolean => c.table.control[value] === c.seat;
  const goals = zones.filter((zone) => !isHeld(zone));
  const inMode = (mode: Mode) => goals.map((zone) => wholeLandings(c, unit, zone, mode));
  const dispersed = inMode("dispersed");
  const firsts = dispersed.flatMap(([first]) => first ?? []);
  const others = [...dispersed.flatMap(([_, ...more]) => more), ...inMode("combat").flat()];
  const home = zones.filter(isHeld).flatMap((zone) => wholeLandings(c, unit, zone, "dispersed"));
  return [...firsts, ...others, ...home].slice(0, MOST_PRESETS);
}

/** SOF among enemies choose whether they fight. */
function wholeLandings(c: Eyes, unit: UnitId, zone: Option<ZoneId>, mode: Mode): readonly Preset[] {
  const { value, label = value, description = "" } = zone;
  const where = `${label}, ${mode === "combat" ? "combat mode" : "dispersed"}`;
  const params = { unit, zone: value, mode };
  if (!choosesToFight(c, value, [unit])) return [{ label: where, description, params }];
  return [
    { label: `${where}, no battle`, description, params: { ...params, fight: "no" } },
    { label: `${where}, to fight`, description, params: { ...params, fight: "yes" } },
  ];
}

/** cannot be ambushed; a battle follows where enemies are. */
export const airmobile = action("j4-airmobile", "Airmobile movement (J-4)", {
  help: "A Light Infantry or SOF unit in combat mode goes to any zone that is open to it. It cannot be ambushed.",
  menu: MENUS.other,
  presets: landingsOf,
  when: (c) =>
    c.seat === "idf"
      ? (lacks(c, "J-4") ?? noneOf(lifted(c), no("You have no Light Infantry or SOF on the map.", "R-56")))
      : no("Only the IDF has airmobile units.", "R-56"),
})
  .param("unit", "Which unit?", choice(lifted, whyNotOwn(whyNotLifted)))
  .param(
    "zone",
    "To which zone?",
    choice(
      (c) => landings(c, c.params.unit),
      whyNotZone((c, zone, name) =>
        zone === zoneOf(c.hand, c.params.unit)
          ? no(`${unitName(c.content, c.params.unit)} is in ${name} already.`, "R-56")
          : whyNotIn(c, c.params.unit, zone),
      ),
    ),
  )
  .param(
    "mode",
    "In which mode does it arrive?",
    choice((c) => modeOptions(c, c.params.unit, marksOf(c.hand, c.params.unit))),
  )
  .optional("fight", "Does it fight there?", (c) => choosesToFight(c, c.params.zone, [c.params.unit]), choice(FIGHT))
  .otherwise((c, value) => whyNotDecline(c, c.params.zone, value))
  .label(
    ({ content }, { unit = "", zone = "", mode }) =>
      `J-4 ${unitName(content, unit)} by air → ${zoneName(content, zone)}${modeWords(mode)}`,
  )
  .apply((s) => {
    const { unit, zone, mode, fight } = s.params;
    const seat = sideOf(s);
    spend(s, seat, "J-4");
    const from = zoneOf(handNow(s, seat), unit) ?? "";
    const groups = exposing(s, seat, () => moveUnits(s, seat, [unit], zone));
    mark(s, unit, { mode });
    addNews(s.state.table, { kind: "moved", seat, from, to: zone, units: 1 });
    const opposed = countIn({ content: s.content, table: s.current.table }, enemyOf(seat), zone) > 0;
    s.emit({ chapter: "plays", kind: "airlifted", unit, from, to: zone, mode, opposed });
    resolveEntries(s, seat, [{ zone, units: [unit], groups, fight }], { secure: false, airmobile: true });
  });
