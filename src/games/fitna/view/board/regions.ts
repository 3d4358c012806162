import type { SpaceId } from "../../content/board-types.ts";

/** A part of the map that fills a picture. */
export interface Region {
  readonly id: string;
  readonly name: string;
  /** What lies in it; more of the map may be seen around. */
  readonly spaces: readonly SpaceId[];
}

const region = (id: string, name: string, spaces: string): Region => ({ id, name, spaces: spaces.split(" ") });

/** From west to east, north before south. */
export const REGIONS: readonly Region[] = [
  region("aleppo", "Aleppo and the north-west", "antakya latakia gaziantep kobani tabqa hama"),
  region("damascus", "Damascus and Lebanon", "tripoli beirut south-litani homs qaryatayn suwayda daraa"),
  region("israel", "Israel and Jordan", "beirut netanya tel-aviv jerusalem amman h5 damascus"),
  region("euphrates", "Raqqa to Deir ez-Zor", "tal-abyad raqqa hasakah deir-ez-zor shaddadi abu-kamal sukhnah"),
  region("turkey", "Turkey's border", "sanliurfa diyarbakir siirt hakkari ras-al-ayn qamishli dahuk"),
  region("desert", "The Syrian desert", "palmyra sukhnah al-tanf h4 h3 rutba abu-kamal al-qaim"),
  region("mosul", "Mosul and the Kurds", "sinjar zakho mosul erbil rawanduz kirkuk tikrit halabja"),
  region("anbar", "The west of Iraq", "haditha al-qaim rutba h3 hit ramadi nukhayb arar"),
  region("baghdad", "Baghdad and the centre", "samarra khanaqin fallujah baghdad karbala najaf diwaniyah kut"),
  region("iran", "The mountains of Iran", "mahabad sulaymaniyah sanandaj halabja kermanshah ilam"),
  region("basra", "Basra and the south", "samawah nasiriyah amarah dezful ahvaz basra al-faw abadan"),
  region("gulf", "Kuwait and the Gulf", "as-salman rafha hafar jahra kuwait-city mina-saud khafji basra abadan"),
];
