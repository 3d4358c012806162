import { game } from "../../../engine/index.ts";
import type { SeatId, ZoneId } from "../content/types.ts";
import type { GroupId, Lebanon } from "../state.ts";

const { procedure } = game<Lebanon>();

export interface Entries {
  readonly seat: SeatId;
  readonly secure: boolean;
  readonly airmobile: boolean;
  readonly queue: { readonly zone: ZoneId; readonly groups: readonly GroupId[]; readonly fight: boolean }[];
}

/** */
export const entries = procedure<Entries>("entries")({ enter: () => "done" });
