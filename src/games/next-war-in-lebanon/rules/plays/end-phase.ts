/** How a seat ends its phase, and says where its SOF fight and which clashes come first. */
import { game, type Offered, ranking, subset } from "#engine";
import type { ZoneId } from "../../content/types.ts";
import { type Eyes, type Lebanon, sideOf } from "../../state.ts";
import { clashes, clashZones } from "../combat/clashes.ts";
import { list, zoneName } from "../pieces/words.ts";
import { zonesOffered } from "./options.ts";

const { action } = game<Lebanon>();

/** zones where the IDF has only SOF, which it fights for only if it wants to. */
const sofZones = (c: Eyes): Offered<ZoneId> => zonesOffered(c, c.seat === "idf" ? clashZones(c).sof : []);

/** Zones whose order can be named: for all that this seat knows, a clash may come there. */
function inOrder(c: Eyes & { readonly params: { readonly sofClashes: readonly ZoneId[] } }): Offered<ZoneId> {
  const { zones } = clashZones(c);
  const all = c.content.zoneIds.filter((zone) => zones.includes(zone) || c.params.sofClashes.includes(zone));
  return zonesOffered(c, all.length < 2 ? [] : all);
}

/** the residual clashes are the last step of the phase. */
export const endPhase = action("end-phase", "End phase", {
  timedOut: "no further plays",
  help: "Ends your Joint Operations. A battle follows in each zone that holds units of both sides and has seen none in this phase.",
  common: true,
  ends: true,
})
  .param("sofClashes", "Where do your SOF fight by choice?", subset(sofZones))
  .param("order", "Which clashes come first? The others follow by zone number.", ranking(inOrder))
  .label(({ content }, { sofClashes = [] }) =>
    sofClashes.length === 0
      ? "End phase"
      : `End phase, SOF fight in ${list(sofClashes.map((zone) => zoneName(content, zone)))}`,
  )
  .apply((s) => {
    const seat = sideOf(s);
    const { sofClashes, order } = s.params;
    s.emit({ chapter: "plays", kind: "phase-ended", seat });
    s.call(clashes, { order: [...order, ...sofClashes.filter((zone) => !order.includes(zone))] });
  });
