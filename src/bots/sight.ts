/** What a bot is shown of a seat: whole the first time, then what has changed, as a JSON Patch (RFC 6902). */
import { createPatch, type Operation, type Pointer } from "rfc6902";
import { canonical, type GameTypes, type Json, type Seat, type View } from "#engine";
import type { Of } from "./protocol.ts";

type ViewMessage = Of<"ask">["view"];
type Seen = Extract<ViewMessage, { readonly whole: unknown }>["whole"];

/** Lists with more pairs of members than this are compared as wholes: the shortest way between them takes time by their product. */
const MOST_PAIRS = 900;

/** What the seats of one bot were last shown. */
export class Sight {
  readonly #last = new Map<Seat, Seen>();

  /** What this seat sees now, for a bot that was shown all of this before; the whole where that is shorter. */
  shown({ seat, table, hand }: View<GameTypes>): ViewMessage {
    const now: Seen = { table: table as Json, hand: hand as Json }; // states are plain JSON
    const last = this.#last.get(seat);
    this.#last.set(seat, now);
    if (!last) return { whole: now };
    const changes = createPatch(last, now, inOneGo) as Extract<ViewMessage, { readonly changes: unknown }>["changes"]; // it makes no other operations
    return JSON.stringify(changes).length < JSON.stringify(now).length ? { changes } : { whole: now };
  }
}

/** Long lists are replaced; everything else is compared as the library does it. */
function inOneGo(before: unknown, now: unknown, at: Pointer): Operation[] | undefined {
  if (before === now) return [];
  if (!Array.isArray(before) || !Array.isArray(now) || before.length * now.length <= MOST_PAIRS) return undefined; // the library compares them
  return canonical(before) === canonical(now) ? [] : [{ op: "replace", path: at.toString(), value: now }];
}
