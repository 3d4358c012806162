/** A council after somebody has joined or left it, and what has to be shown again. */
import type { Seat } from "#engine";
import type { Change } from "../../../store/change.ts";
import type { FormerHolder, Member, OutboxDraft, Rich } from "../../../store/records.ts";
import type { Person } from "../../contract/game.ts";
import { holders, type Live, namesOf } from "../../facts/live.ts";
import { HERE, shownName } from "../../facts/lobby.ts";
import { blank, channelOf, single } from "../../facts/posting.ts";
import { lobbyPost } from "../../telling/lobby-post.ts";
import type { Core } from "../core.ts";
import { freeSeats, leavers, rowsOf } from "./handover.ts";

/** The game once somebody has come to hold these seats with those who do. */
export function withMember(live: Live, seats: readonly Seat[], person: Person, joined: number, used: Tokens): Live {
  const token = freeToken(live, used);
  const members = seats.reduce<readonly Member[]>((all, seat) => {
    const fresh: Member = {
      person: person.id,
      name: shownName(person),
      token,
      seat,
      word: null,
      bot: false,
      joined,
      ...HERE,
    };
    const last = all.findLastIndex((member) => member.seat === seat);
    return all.toSpliced(last + 1, 0, fresh);
  }, live.members);
  return { ...live, members, names: namesOf(members) };
}

/** Those who have held seats here before. */
type Tokens = readonly Pick<FormerHolder, "token">[];

function freeToken({ members }: Live, former: Tokens): string {
  const used = [...members, ...former].map(({ token }) => Number(token.slice(1)) || 0);
  return `p${Math.max(0, ...used) + 1}`;
}

/** The game once somebody is gone from their council; whoever is left alone has the seat to themselves. */
export function withoutMember(live: Live, person: string): Live {
  const members = live.members.filter((member) => member.person !== person || member.bot);
  return { ...live, members, names: namesOf(members) };
}

/** All who hold a seat that somebody of these holds. */
const concerned = (lives: readonly Live[], seats: readonly Seat[]): readonly string[] => [
  ...new Set(
    lives.flatMap(({ members }) => seats.flatMap((seat) => holders(members, seat).map(({ person }) => person))),
  ),
];

/** Writes that a council has other members: its thread, its post, the lobby's and what everybody reads. */
export async function membersChanged(
  core: Core,
  before: Live,
  after: Live,
  { seats, text, written }: { readonly seats: readonly Seat[]; readonly text: Rich; readonly written: Change },
): Promise<void> {
  const { record, book } = after;
  const former = await core.repository.formerHolders(record.id);
  const going = before.members.filter(({ person }) => !after.members.some((member) => member.person === person));
  const left = leavers({ record, members: going }, seats, written.at);
  const outbox: readonly OutboxDraft[] = [
    single(channelOf(record), { ...blank, title: record.name, text }),
    lobbyPost(record, book, after.members, freeSeats(after.members, [...former, ...left])),
    ...rowsOf(before, after, concerned([before, after], seats)),
    ...(written.outbox ?? []),
  ];
  await core.write({ ...written, members: after.members, left, outbox }, before);
  core.logger.info({ game: record.id, seats }, "a council has other members");
}
