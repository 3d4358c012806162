/** Ready-made sets of standing orders for the other side's phase: hold fast, hit and run, save chits. */
import type { OrderPreset, Params } from "#engine";
import type { Lebanon } from "../../state.ts";
import { supporting, terms } from "./battles.ts";
import { ambushing, evasion } from "./entries.ts";
import { shooting } from "./strikes.ts";

type Preset = OrderPreset<Lebanon>;
type Orders = ReturnType<Preset["orders"]>;

const everywhere = { zones: [], ask: [] } as const;

/** What either side orders, and the SAM of the Insurgents. */
const forSeat = (seat: string, { both, sam }: { readonly both: Orders; readonly sam: Params | "none" }): Orders =>
  seat === "insurgent" ? { ...both, [shooting.name]: sam } : both;

const holdFast: Preset = {
  name: "hold-fast",
  title: "Hold fast",
  summary: ({ seat }) =>
    seat === "insurgent"
      ? "ambush wherever it is possible, never evade, J-4 in every battle and one more as SAM, SAM where three or more of yours are."
      : "ambush wherever it is possible, never evade, J-4 in every battle.",
  orders: ({ seat }) =>
    forSeat(seat, {
      both: {
        [ambushing.name]: { when: "always", ...everywhere },
        [evasion.name]: "none",
        [supporting.name]: terms("always", seat === "insurgent" ? 1 : 0),
      },
      sam: { least: 3, keep: 0, ...everywhere },
    }),
};

const hitAndRun: Preset = {
  name: "hit-and-run",
  title: "Hit and run",
  summary: ({ seat }) =>
    `ambush with as many firers as they have units; evade with all J-2 if they outnumber you 2 to 1; J-4 when you attack${seat === "insurgent" ? "; SAM over every zone, but keep one J-4" : ""}.`,
  orders: ({ seat }) =>
    forSeat(seat, {
      both: {
        [ambushing.name]: { when: "equal", ...everywhere },
        [evasion.name]: { odds: 2, chits: 7, keep: 0, first: "support", ...everywhere },
        [supporting.name]: terms("attacking", 0),
      },
      sam: { least: 1, keep: 1, ...everywhere },
    }),
};

const saveChits: Preset = {
  name: "save-chits",
  title: "Save chits",
  summary: () => "no chit is played for you: no ambush, no evasion, no support.",
  orders: ({ seat }) =>
    forSeat(seat, {
      both: { [ambushing.name]: "none", [evasion.name]: "none", [supporting.name]: "none" },
      sam: "none",
    }),
};

/** Orders for the other seat's phase at one press. What they do not name stays as it is. */
export const orderPresets: readonly Preset[] = [holdFast, hitAndRun, saveChits];
