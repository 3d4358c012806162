import type { Frozen } from "#engine";
import { type Content, SEATS, type ZoneId } from "../../../src/games/next-war-in-lebanon/content/types.ts";
import type { Event } from "../../../src/games/next-war-in-lebanon/rules/events.ts";
import type { Lebanon, Table } from "../../../src/games/next-war-in-lebanon/state.ts";
import { areaOf, centresOf } from "../../../src/games/next-war-in-lebanon/view/board/hexes.ts";
import { amount } from "../../amounts.ts";
import type { Changes } from "../../kit/index.ts";

type Seen = Frozen<Table>;

/** As far as a hex reaches. */
const HEX = 136;
/** Where rockets come down, off the coast of Israel. */
const ROCKETS = "rockets";

/** where a raid goes, and where it can come from. */
const RAID = ["nahariyya", "naqoura", "maalot"];

/** Units and HQs that came or went, control, zones closed; C2 and victory points. */
export const changes: Changes<Lebanon> = {
  every: amount(3, 1),
  place: (content, id) => {
    if (id === "vp") return { kind: "score", colour: "bad" };
    if (id === "c2 idf") return { kind: "score", colour: "@idf" };
    if (id === "c2 insurgent") return { kind: "score", colour: "@insurgent" };
    if (id === ROCKETS) return { kind: "area", spots: [[66, 128]], reach: 60 };
    const ring = areaOf(content, id).polygon[0] ?? [];
    return { kind: "area", id, ring, spots: centresOf(content, id), reach: HEX };
  },
  between: (before, after, content) => [
    ...(before.turn === 0 ? [] : content.zoneIds).filter(
      (zone) => standingIn(content, before, zone) !== standingIn(content, after, zone),
    ),
    ...(before.vp === after.vp ? [] : ["vp"]),
    ...SEATS.filter((seat) => before.c2[seat] !== after.c2[seat]).map((seat) => `c2 ${seat}`),
  ],
  told: (event) => placesOf(event),
};

/** How many units of each side are there, which HQs, who controls it, and whether it is closed. */
function standingIn({ hqs: all }: Frozen<Content>, table: Seen, zone: ZoneId): string {
  const { groups, hqs, control, closed } = table;
  const sizes = { idf: 0, insurgent: 0 };
  for (const { id, zone: there, size = 1 } of groups)
    if (there === zone) sizes[id.startsWith("i") || all[id]?.nation === "israel" ? "idf" : "insurgent"] += size;
  const commands = Object.keys(hqs).filter((hq) => hqs[hq] === zone);
  return JSON.stringify([sizes, commands.sort(), control[zone] ?? null, closed.includes(zone)]);
}

/** Where strikes, battles and rockets were, whatever came of them, and where units went through. */
function placesOf(event: Event): readonly string[] {
  switch (event.kind) {
    case "moved":
      return [event.from, ...event.entered.map(({ zone }) => zone)];
    case "airlifted":
    case "withdrew":
    case "infiltrated":
      return [event.from, event.to];
    case "struck":
      return [event.mission.zone];
    case "rockets":
      return [event.zone, ROCKETS];
    case "raid":
      return RAID;
    case "battle":
    case "over":
      return [event.zone];
    default:
      return [];
  }
}
