import { choice, game, type Option, type RulesContext, rows, subset } from "../../../engine/index.ts";
import { clashes } from "../combat/clashes.ts";
import type { SeatId, ZoneId } from "../content/types.ts";
import { areSof } from "../pieces/entering.ts";
import { unitsIn } from "../pieces/groups.ts";
import { handOf } from "../pieces/show.ts";
import type { Lebanon } from "../state.ts";
import { hasEnemies } from "./moving.ts";
import { zoneOption } from "./options.ts";
import { type Eyes, mySeat } from "./view.ts";

const { action, form } = game<Lebanon>();

/** zones that hold units of both seats, and saw no battle in this phase. */
const contested = (c: Pick<Eyes, "content" | "table">): readonly ZoneId[] =>
  c.content.zoneIds.filter(
    (zone) => hasEnemies(c, "idf", zone) && hasEnemies(c, "insurgent", zone) && !c.table.fought.includes(zone),
  );

/** among them those where the IDF has SOF alone, which it fights for only if it wants to. */
const sofZones = (c: Eyes): Option<ZoneId>[] =>
  c.seat === "idf"
    ? contested(c)
        .filter((zone) => areSof(c.content, unitsIn(c.hand, zone)))
        .map((zone) => zoneOption(c, zone))
    : [];

interface Next {
  readonly zone: ZoneId;
}

/** Zones of which the order can be named: for all that this seat knows, a clash may come there. */
function inOrder(
  c: Eyes & { readonly params: { readonly sofClashes: readonly ZoneId[] } },
  named: readonly Next[],
): Option<ZoneId>[] {
  const idle = sofZones(c).map(({ value }) => value);
  const all = contested(c).filter((zone) => !idle.includes(zone) || c.params.sofClashes.includes(zone));
  if (all.length < 2) return [];
  return all.filter((zone) => !named.some((one) => one.zone === zone)).map((zone) => zoneOption(c, zone));
}

/** where battles come now, those named first. */
function comingClashes(
  s: RulesContext<Lebanon>,
  seat: SeatId,
  sof: readonly ZoneId[],
  named: readonly Next[],
): readonly ZoneId[] {
  const idf = handOf(s, "idf");
  const all = contested({ content: s.content, table: s.state.table }).filter((zone) =>
    areSof(s.content, unitsIn(idf, zone)) ? seat === "idf" && sof.includes(zone) : true,
  );
  const first = named.map(({ zone }) => zone).filter((zone) => all.includes(zone));
  return [...first, ...all.filter((zone) => !first.includes(zone))];
}

/** the residual clashes are the last step of the phase. */
export const endPhase = action("end-phase", "End phase", {
  help: "Ends your Joint Operations. Battles follow in zones with units of both sides where none was fought.",
  common: true,
  ends: true,
})
  .param("sofClashes", "Where do your SOF fight, though they need not?", subset(sofZones))
  .param(
    "order",
    "Which clashes come first? The others follow by number.",
    rows((c, named: readonly Next[]) => {
      const options = inOrder(c, named);
      return options.length > 0
        ? form().param(
            "zone",
            "Which zone comes next?",
            choice(() => options),
          )
        : null;
    }),
  )
  .apply((s) => {
    const seat = mySeat(s.seat);
    const order = comingClashes(s, seat, s.params.sofClashes, s.params.order);
    s.emit({ chapter: "plays", kind: "phase-ended", seat, clashes: order });
    if (order.length > 0) s.call(clashes, { order });
  });
