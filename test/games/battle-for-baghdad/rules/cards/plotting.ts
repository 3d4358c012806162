import type { CardId } from "../../../../../src/games/battle-for-baghdad/content/pack.ts";
import { baghdad, type Game } from "../../builder.ts";

/** R-85 The Government plays Espionage against the Shiites, who hold these cards and may answer it. */
export function spying(shiite: readonly CardId[]): Game {
  const hands = { shiite, sunni: [], government: ["oil-ministry", "informant"] };
  return baghdad({ hands }).street("S01", "S02", "S03").moving("government").act("government", "combine", {
    how: "espionage",
    connections: "oil-ministry",
    minds: "informant",
    target: "shiite",
  });
}

/** R-86 The Government plays Defection against the Shiites, who have 2 Security and 3 Infrastructure in Adhamiyah. */
export function defecting(): Game {
  return baghdad({ hands: { shiite: [], sunni: [], government: ["infowar", "informant"] } })
    .street("S01", "S02", "S03")
    .moving("government")
    .units({ adhamiyah: { shiite: [2, 3] } })
    .act("government", "combine", {
      how: "defection",
      hearts: "infowar",
      minds: "informant",
      target: "shiite",
      zone: "adhamiyah",
    });
}
