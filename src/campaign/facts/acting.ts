/** Who gives orders and answers offers for a council: the captain; whoever stands in for one who is not there. */
import type { Council, CouncilMember } from "./council.ts";

export function leaders({ captain, deputy, members }: Council): readonly CouncilMember[] {
  if (captain.active) return [captain];
  return deputy?.active ? [captain, deputy] : members;
}
