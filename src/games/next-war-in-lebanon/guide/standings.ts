import type { PublicView, Standings } from "../../../engine/index.ts";
import { count } from "../pieces/words.ts";
import type { Lebanon } from "../state.ts";
import { scoreNow } from "../victory/score.ts";

type Seen = Pick<PublicView<Lebanon>, "content" | "table">;

/** what everyone can count. Which IDF units are reduced is not public, nor what the IDF scores for. */
export function standings({ content, table }: Seen): Standings {
  const field = { content, table, idf: { units: {} } };
  const lines = content.scenarios[table.scenario].strategies.map((strategy) => {
    const { idf } = scoreNow(field, strategy);
    const what =
      strategy === "counterforce" ? count(idf.zones, "zone") : `${idf.hezbollah} Hezbollah, ${idf.syrian} Syrian units`;
    return { vp: idf.vp, text: `IDF, ${strategy}: ${what} = ${idf.vp}` };
  });
  const { insurgent } = scoreNow(field, "counterforce");
  const { vp, track, zones, eliminated } = insurgent;
  const best = Math.max(...lines.map((line) => line.vp));
  return {
    lead: `If the war ended now: Insurgents ${vp} and 1 for each reduced IDF unit, IDF ${best}${lines.length > 1 ? " at most" : ""}.`,
    lines: [
      `Insurgents: ${track} by rockets and raids + ${count(zones, "zone")} that the IDF does not control + 3 × ${eliminated} IDF units eliminated = ${vp}, and 1 for each reduced`,
      ...lines.map(({ text }) => text),
    ],
  };
}
