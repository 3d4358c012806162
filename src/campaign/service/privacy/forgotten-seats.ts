/**
 * Before somebody is forgotten in a running campaign: what was lent to them goes back, and between two parties nobody
 * plays their seats until somebody takes them. Nobody is told who it was. Says which seats nobody plays now.
 */
import type { Seat } from "#engine";
import type { GameRecord } from "../../../store/records.ts";
import { namedInText } from "../../facts/names.ts";
import { seatsOf } from "../../facts/permissions.ts";
import type { Core } from "../core.ts";
import { afterLeaving, leavePost } from "../people/leaving.ts";
import { giveBack } from "../people/lending.ts";
import { pass } from "../people/passing-on.ts";

export async function giveUpSeats(core: Core, record: GameRecord, person: string): Promise<readonly Seat[]> {
  const live = await core.load(record);
  const seats = seatsOf(live, person);
  if (seats.length === 0) return [];
  const asked = { person: { id: person, name: "" }, interaction: null };
  switch (afterLeaving(live, person)) {
    case "returns":
      await giveBack(core, live, asked, [`Whoever played ${namedInText(live, seats)} has left: `]);
      return [];
    case "waits": {
      const text = [`A player has left. The campaign waits until somebody takes ${namedInText(live, seats)}.`];
      const handover = { seats, to: null, by: person, at: core.clock.now(), interaction: null };
      await pass(core, live, handover, [leavePost(record, text, true)]);
      return seats;
    }
    case "council":
    case "computer":
    case "ends":
      return [];
  }
}
