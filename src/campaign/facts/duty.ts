/** Who of a council may answer for it, in each third of the time that follows its vote. */
import type { VoteStage } from "../time/vote-times.ts";

/** A member, as far as duty goes. */
export interface OnCall {
  readonly person: string;
  /** Seen here within a week, and not away. */
  readonly active: boolean;
}

export interface Ranks {
  readonly members: readonly OnCall[];
  readonly captain: string | null;
  readonly deputy: string | null;
}

/** Who answers in each third of the duty besides those before: captain, deputy, everyone. Who is not there is skipped. */
function rungs({ members, captain, deputy }: Ranks): readonly (readonly string[])[] {
  const present = members.filter(({ active }) => active).map(({ person }) => person);
  const all = [
    present.filter((person) => person === captain),
    present.filter((person) => person === deputy && person !== captain),
    present.filter((person) => person !== captain && person !== deputy),
  ];
  return all.filter((rung) => rung.length > 0);
}

/** Who may answer for the council now: nobody as long as it votes. */
export function onDuty(council: Ranks, stage: VoteStage): readonly string[] {
  return stage.kind === "vote"
    ? []
    : rungs(council)
        .slice(0, stage.third + 1)
        .flat();
}

/** Who answers first of all. */
export const firstOnDuty = (council: Ranks): string | null => rungs(council)[0]?.[0] ?? null;

/** In which third of the duty somebody may answer at last; null: never. Who presses is there. */
export function thirdOf(council: Ranks, person: string): number | null {
  const members = council.members.map((member) => (member.person === person ? { ...member, active: true } : member));
  const at = rungs({ ...council, members }).findIndex((rung) => rung.includes(person));
  return at < 0 ? null : at;
}
