import type { SpaceId } from "../../content/map-types.ts";
import type { Scenario } from "../../content/scenario-types.ts";
import type { Holder } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { areFriends } from "../map/relations.ts";
import { type Now, playing } from "../now.ts";
import { addDue } from "./tension.ts";

type Trigger = Scenario["usa"][number]["on"];
type How = "attacked" | "occupied";

/** the first trigger brings the United States in, for the seat that the scenario names. */
export function callAmericans(s: Now, enemy: Holder, space: SpaceId, how: How): void {
  const { table } = s.state;
  if (table.intervened || table.due?.some(({ kind }) => kind === "intervention")) return;
  const game = playing(s);
  const called = game.scenario.usa.find(
    ({ on, seat }) =>
      isTriggered(game, on, space, how) && table.order.includes(seat) && !areFriends(game.scenario, seat, enemy),
  );
  if (called) addDue(table, { kind: "intervention", seat: called.seat });
}

/** a country by an offensive against one of its spaces, or by entry; a named space as the edition says (D-54, D-55). */
function isTriggered({ edition }: Pick<Game, "edition">, on: Trigger, space: SpaceId, how: How): boolean {
  const { countries, parameters } = edition;
  switch (on) {
    case "kuwait":
      return countries.KUW.spaces.includes(space);
    case "jordan":
      return countries.JOR.spaces.includes(space);
    case "israel":
      return parameters.usTriggerIsrael.spaces.includes(space) && parameters.usTriggerIsrael.on.includes(how);
    case "incirlik":
      return space === "incirlik" && parameters.usTriggerIncirlik.includes(how);
    case "tension":
      return false;
  }
}
