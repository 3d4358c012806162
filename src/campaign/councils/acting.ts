import type { Council, CouncilMember } from "./council.ts";

/** Whether somebody may act for a council by themselves now. Whoever is away or has not been seen for long is skipped. */
export function actsNow(council: Council, person: string): boolean {
  const { members, rule } = council;
  if (!members.some((member) => member.person === person)) return false;
  return rule === "anyone" || leaders(council).some((member) => member.person === person);
}

/** The captain, who may always act; whoever stands in for one who is not there. */
export function leaders({ captain, deputy, members }: Council): readonly CouncilMember[] {
  if (captain.active) return [captain];
  return deputy?.active ? [captain, deputy] : members;
}
