import type { RESULTS } from "./content/edition-types.ts";
import type { SpaceId } from "./content/map-types.ts";
import type { Holder } from "./content/sides.ts";
import type { Told } from "./events.ts";

/** What has changed since the picture before: the next one shows it. */
export type News =
  | {
      readonly kind: "moved";
      readonly side: Holder;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly units: number;
      /** Over whatever lies between. */
      readonly byAir?: true;
    }
  | {
      readonly kind: "fought";
      /** Who attacked, from where. */
      readonly side: Holder;
      readonly from: SpaceId;
      readonly space: SpaceId;
      /** `occupied`: nobody was left to defend it. */
      readonly result: (typeof RESULTS)[number] | "occupied";
    }
  | { readonly kind: "taken"; readonly side: Holder; readonly space: SpaceId }
  | { readonly kind: "struck"; readonly side: Holder; readonly space: SpaceId }
  | { readonly kind: "arrived"; readonly side: Holder; readonly space: SpaceId; readonly units: number };

/** What an event changes on the map, for the pictures of the phase. `active`: whose phase it is. */
export function newsOf(event: Told, active: Holder | null): readonly News[] {
  switch (event.chapter) {
    case "movement": {
      if (event.kind !== "moved") return [];
      const { seat, how, from, to, units, taken } = event;
      const byAir = how === "air" || how === "assault" ? { byAir: true as const } : {};
      return [
        { kind: "moved", side: seat, from, to, units, ...byAir },
        ...taken.map((space): News => ({ kind: "taken", side: seat, space })),
      ];
    }
    case "combat":
      if (event.kind === "rolled")
        return [{ kind: "fought", side: event.side, from: event.from, space: event.target, result: event.result }];
      return event.kind === "exploited" && event.taken ? [{ kind: "taken", side: event.side, space: event.space }] : [];
    case "effects":
      return event.kind === "strike" && active ? [{ kind: "struck", side: active, space: event.space }] : [];
    case "reinforcements":
      return event.kind === "arrived"
        ? event.to.map(({ space, units }): News => ({ kind: "arrived", side: event.seat, space, units }))
        : [];
    default:
      return [];
  }
}
