import type { SeatId, UnitId } from "../../content/types.ts";
import { unitOf } from "../pieces/units.ts";
import type { Clash } from "./forecast.ts";
import type { Eyes } from "./ground.ts";

/** What a battle hangs on: not on where it is, but for the terrain, nor on which of several like units fight. */
export function keyOf({ content, table }: Eyes, clash: Clash): string {
  const { zone, attacker, fighters, support = {}, targets = {}, closeAirSupport = false } = clash;
  const likes = likesOf(content);
  const side = (seat: SeatId): string => {
    const signs: string[] = [];
    for (const unit of fighters[seat]) signs.push(sign(likes, unit));
    return `${support[seat] ?? ""} ${targets[seat] ?? ""} ${signs.sort().join("")}`;
  };
  const terrain = content.zones[zone]?.terrain === "urban" ? "u" : "o";
  return `${table.scenario} ${terrain} ${attacker} ${closeAirSupport} ${side("idf")}/${side("insurgent")}`;
}

type Likes = { readonly [unit: UnitId]: string };
const LIKES = new WeakMap<Eyes["content"], Likes>();

/** The same letter for units that fight alike. */
function likesOf(content: Eyes["content"]): Likes {
  const found = LIKES.get(content);
  if (found) return found;
  const kinds: string[] = [];
  const likes: { [unit: UnitId]: string } = {};
  for (const id of content.unitIds) {
    const { nation, type, full, reduced, fires, brittle } = unitOf(content, id);
    const kind = JSON.stringify([nation, type, full, reduced, fires, brittle]);
    if (!kinds.includes(kind)) kinds.push(kind);
    likes[id] = String.fromCharCode(65 + kinds.indexOf(kind));
  }
  LIKES.set(content, likes);
  return likes;
}

const sign = (likes: Likes, { unit, mode, disrupted, reduced, fired }: Clash["fighters"]["idf"][number]): string =>
  `${likes[unit]}${(mode === "combat" ? 1 : 0) + (disrupted ? 2 : 0) + (reduced ? 4 : 0) + (fired ? 8 : 0)}.`;
