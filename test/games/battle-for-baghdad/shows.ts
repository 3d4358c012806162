import type { Baghdad } from "../../../src/games/battle-for-baghdad/state.ts";
import { showing } from "../../kit/shows.ts";

/** Cards that are turned up, dealt, shown or taken, and plans that are laid open. */
export const shows = showing<Baghdad>({
  fresh: {
    discarded: ["cards"], // what is left of a packet
    drew: ["got", "cards"],
    packet: ["cards"],
    plans: ["plans"],
    saw: ["cards"],
    turned: ["card", "placed", "gained", "now"],
  },
});
