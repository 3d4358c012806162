/** What else a change causes in the same write: for ballots, councils' votes, promises and talks. */
import type { Change } from "../../store/change.ts";
import type { OutboxDraft } from "../../store/records.ts";
import { ballotsFollowing } from "../ballots/following.ts";
import { afterChange } from "../facts/after-change.ts";
import type { Changed, Consequence, Following } from "../facts/changed.ts";
import type { Live } from "../facts/live.ts";
import { promisesFollowing } from "../talks/promises-following.ts";
import { talksFollowing } from "../talks/talks-following.ts";
import { votesFollowing } from "../votes/votes-following.ts";

/** Each sees what follows from those before it. */
const ALL: readonly Consequence[] = [ballotsFollowing, votesFollowing, promisesFollowing, talksFollowing];

/** A change of a running campaign with all that follows from it, and the campaign as it is then. */
export function withConsequences(change: Change, before: Live): Changed {
  return ALL.reduce<Changed>(
    (changed, consequence) => {
      const more = consequence(changed, before);
      if (more === null) return changed;
      const { game, at } = change;
      return {
        change: { ...changed.change, ...joined(changed.change, more) },
        live: afterChange(changed.live, { game, at, ...more }),
      };
    },
    { change, live: countedUp(afterChange(before, change)) },
  );
}

/** The version that is stored once it is written. */
const countedUp = (fresh: Live): Live =>
  Object.assign(fresh, { record: { ...fresh.record, version: fresh.record.version + 1 } }); // nobody has it yet

/** Where both have a member, that of what follows counts. */
function joined(change: Change, more: Following): Following {
  return {
    ...(more.ballots && {
      ballots: join(change.ballots, more.ballots, (a, b) => a.series === b.series && a.number === b.number),
    }),
    ...(more.votes && { votes: join(change.votes, more.votes, (a, b) => a.seat === b.seat && a.number === b.number) }),
    ...(more.motions && {
      motions: join(
        change.motions,
        more.motions,
        (a, b) => a.seat === b.seat && a.vote === b.vote && a.number === b.number,
      ),
    }),
    ...(more.promises && { promises: join(change.promises, more.promises, (a, b) => a.number === b.number) }),
    ...(more.talks && { talks: join(change.talks, more.talks, (a, b) => a.id === b.id) }),
    ...(more.outbox && { outbox: join(change.outbox, more.outbox, isSamePost) }),
  };
}

const join = <T>(some: readonly T[] = [], others: readonly T[], same: (a: T, b: T) => boolean): readonly T[] => [
  ...some.filter((one) => !others.some((other) => same(one, other))),
  ...others,
];

const isSamePost = (a: OutboxDraft, b: OutboxDraft): boolean =>
  a.slot !== null && a.slot === b.slot && a.destination === b.destination;
