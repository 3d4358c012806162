import type { Holder } from "../content/sides.ts";
import type { Told } from "./events.ts";
import type { News } from "./news-types.ts";

/** What an event changes, for the pictures of the phase. `active`: whose phase it is; `isFighting`: in an offensive. */
export function newsOf(event: Told, active: Holder | null, isFighting: boolean): readonly News[] {
  switch (event.chapter) {
    case "movement": {
      if (event.kind !== "moved") return [];
      const { seat, how, from, to, units, taken } = event;
      if (from === to) return [];
      const byAir = how === "air" || how === "assault" ? { byAir: true as const } : {};
      return [
        { kind: "moved", side: seat, from, to, units, ...byAir },
        ...taken.map((space): News => ({ kind: "taken", side: seat, space })),
      ];
    }
    case "combat":
      if (event.kind === "rolled")
        return [{ kind: "fought", side: event.side, from: event.from, space: event.target, result: event.result }];
      if (event.kind === "exploited" && event.taken) return [{ kind: "taken", side: event.side, space: event.space }];
      return event.kind === "losses" ? losses(event, isFighting) : [];
    case "effects":
      return event.kind === "strike" && active ? [{ kind: "struck", side: active, space: event.space }] : [];
    case "reinforcements":
      return event.kind === "arrived"
        ? event.to.map(({ space, units }): News => ({ kind: "arrived", side: event.seat, space, units }))
        : [];
    case "powers":
      return ofPowers(event);
    default:
      return [];
  }
}

/** In an offensive the fight is marked. */
function losses({ side, space, eliminated }: Extract<Told, { readonly kind: "losses" }>, isFighting: boolean): News[] {
  return isFighting || eliminated.length === 0 ? [] : [{ kind: "lost", side, space, units: eliminated.length }];
}

function ofPowers(event: Extract<Told, { readonly chapter: "powers" }>): readonly News[] {
  switch (event.kind) {
    case "tension":
      return [{ kind: "tension", from: event.from, to: event.to }];
    case "kurds-raised":
      return [{ kind: "arrived", side: event.seat, space: event.space, units: 1 }];
    case "withdrew": {
      const { side, from, to, units } = event;
      return [to === null ? { kind: "lost", side, space: from, units } : { kind: "moved", side, from, to, units }];
    }
    case "kurd-moved": {
      const { side, from, path } = event;
      const to = path.at(-1) ?? from;
      return to === from ? [] : [{ kind: "moved", side, from, to, units: 1 }];
    }
    default:
      return [];
  }
}
