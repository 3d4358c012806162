/** The effect that lets a seat move units to any zone of a country without a battle. */
import { z } from "zod";
import { choice, game, mustGet, type Refusal, type Says } from "#engine";
import { COUNTRIES, NATIONS, type SeatId, type UnitId, type ZoneId } from "../../content/types.ts";
import { isSeat, type Lebanon } from "../../state.ts";
import { addNews } from "../news.ts";
import { marksOf, seatOfGroup, zoneOf } from "../pieces/groups.ts";
import { exposing, moveUnits } from "../pieces/placing.ts";
import { handOf } from "../pieces/show.ts";
import { unitOf } from "../pieces/units.ts";
import { count, counter, the, unitName, zoneName } from "../pieces/words.ts";
import { asking, effect, type Rules, type Sight, seat, some } from "./kind.ts";

const { action, told } = game<Lebanon>();

const says = { seat, n: some, nation: z.enum(NATIONS), to: z.enum(COUNTRIES) };
type Infiltrate = Says<typeof says>;

const COUNTRY_NAMES = { israel: "Israel", lebanon: "Lebanon", syria: "Syria" };

/** the seat may move a number of units of a nation to any zone of a country; nobody who is asked must. */
export const infiltrate = effect("unit.infiltrate", says, ({ seat, n, to }) => ({
  words: () => `${the(seat)} may move ${count(n, "unit")} to any zone of ${COUNTRY_NAMES[to]}; no battle follows now`,
  asks: asking<Answer>({
    answer: ceInfiltrate,
    seat,
    opens: ({ content, table }, seat) => table.groups.some(({ id }) => seatOfGroup(content, id) === seat),
    mayPass: () => true,
    usual: () => null,
    carryOut: move,
  }),
}));

type Answer = { readonly unit: UnitId; readonly zone: ZoneId };

function move(s: Rules, seat: SeatId, { unit, zone: to }: Answer): void {
  const from = zoneOf(handOf(s, seat), unit);
  if (from === null) throw new Error(`${unit} is not on the map`);
  exposing(s, seat, () => moveUnits(s, seat, [unit], to));
  addNews(s.state.table, { kind: "moved", seat, from, to, units: 1 });
  s.emit({ chapter: "effects", kind: "infiltrated", unit, from, to });
}

const asked = ({ table }: Sight): Infiltrate | null => infiltrate.as(table.effect?.does);

/** Own units of the nation, in the order of the pack. */
function movable(sight: Sight): readonly UnitId[] {
  const effect = asked(sight);
  const { content, hand } = sight;
  if (!effect) return [];
  return content.unitIds.filter((unit) => hand.units[unit] && unitOf(content, unit).nation === effect.nation);
}

const NOT_ASKED: Refusal = { code: "not-asked", text: "Nobody infiltrates now.", rule: "R-114" };

export const ceInfiltrate = action("infiltrate", "Infiltrate", {
  was: ["ce-infiltrate"],
  help: "One Hezbollah unit goes to any zone of Lebanon, in its mode; no battle and no ambush now (R-114).",
  when: (view) => (asked(view) ? null : NOT_ASKED),
})
  .param(
    "unit",
    "Which unit infiltrates?",
    choice((c) =>
      movable(c).map((unit) => ({
        value: unit,
        label: counter(c.content, { unit, ...marksOf(c.hand, unit) }),
        group: zoneName(c.content, zoneOf(c.hand, unit) ?? ""),
      })),
    ),
  )
  .param(
    "zone",
    "Where to?",
    choice((c) => {
      const to = asked(c)?.to;
      const from = zoneOf(c.hand, c.params.unit);
      const zones = to ? mustGet(c.content.zonesOf, to) : [];
      return zones.filter((zone) => zone !== from).map((value) => ({ value, label: zoneName(c.content, value) }));
    }),
  )
  .apply((a) => {
    if (isSeat(a.seat)) move(a, a.seat, a.params);
  });

export const infiltrated = told("infiltrated", {
  about: { kind: "places" },
  line: (event, content) =>
    `${unitName(content, event.unit)} infiltrates from ${zoneName(content, event.from)} to ${zoneName(content, event.to)}.`,
});
