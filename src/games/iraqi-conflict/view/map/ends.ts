import type { Frozen, Seat } from "../../../../engine/index.ts";
import type { Point } from "../../../../scene/index.ts";
import type { Geography } from "../../content/geography.ts";

/** Where the line of a plate ends, if not in the middle of its area: it leaves the words beside the hand alone. */
const ENDS: { readonly [seat: Seat]: Point } = { insurgents: [674, 574] };

/** The place in its area that a faction's plate points to. */
export const endOf = ({ areas }: Frozen<Geography>, seat: Seat): Point =>
  ENDS[seat] ?? areas.find(({ id }) => id === seat)?.middle ?? [0, 0];
