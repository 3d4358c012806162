import { mustGet } from "#engine";
import { baghdad, type Game } from "./builder.ts";

/** Late in a game of six: units everywhere, PP in the streets, Combats pending. */
export const CROWDED = (): Game =>
  baghdad({ seats: 6, pp: { shiite: 73, sunni: 41, us: 104, ngo: 12 } })
    .units({
      kadhimiya: { shiite: [2, 2] },
      shula: { shiite: [1, 1], ngo: [0, 1] },
      hurriya: { shiite: [3, 1], sunni: [2, 0] },
      "sadr-city": { shiite: [4, 3] },
      "new-baghdad": { shiite: [0, 2], ngo: [0, 1] },
      ghazaliya: { sunni: [2, 2] },
      mansour: { sunni: [3, 2], us: [2, 0], jihadist: [1, 0] },
      "haifa-street": { sunni: [1, 2], jihadist: [2, 0], ngo: [1, 1] },
      adhamiyah: { sunni: [4, 3], shiite: [1, 0], government: [2, 0], us: [1, 1], jihadist: [1, 1], ngo: [1, 1] },
      "green-zone": { us: [3, 4], government: [1, 1], jihadist: [2, 0] },
      biap: { us: [2, 3] },
      amiriya: { jihadist: [2, 3] },
      doura: { jihadist: [3, 3] },
      bayaa: { jihadist: [1, 2], shiite: [1, 0] },
      karrada: { government: [4, 4], ngo: [0, 1] },
      "palestine-street": { government: [2, 3] },
      "rasheed-ab": { government: [1, 2], us: [1, 0] },
      rusafa: { shiite: [2, 1], sunni: [2, 0], government: [2, 0], ngo: [1, 1] },
      "medical-city": { ngo: [1, 3], sunni: [1, 1] },
      jadriya: { ngo: [2, 3] },
      "grand-mosque": { shiite: [1, 0], sunni: [1, 1], ngo: [1, 1] },
    })
    .change(({ table, box }) => {
      table.turn = 7;
      table.phase = "combat";
      for (const [zone, pp] of [
        ["sadr-city", 15],
        ["rusafa", 8],
        ["biap", 2],
        ["zayouna", 6],
        ["grand-mosque", 4],
        ["haifa-street", 3],
        ["zafaraniya", 9],
      ] as const)
        mustGet(table.zones, zone).pp = pp;
      table.turned = box.street.splice(0, 3);
      table.streetDeck = box.street.length;
      table.turnedNow = 3;
      table.firstPlayer = "government";
      table.actOrder = ["government", "us", "jihadist", "ngo", "shiite", "sunni"];
      table.quiet = 2;
    });
