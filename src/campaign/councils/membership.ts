import type { Seat } from "#engine";
import type { Change } from "../../store/change.ts";
import type { CouncilMatterRecord, FormerHolder, Member, OutboxDraft, Rich } from "../../store/records.ts";
import type { Person } from "../contract/game.ts";
import type { Core } from "../core.ts";
import { freeSeats, leavers, rowsOf } from "../handover.ts";
import { holders, type Live, namesOf } from "../live.ts";
import { HERE, shownName } from "../lobby.ts";
import { lobbyPost } from "../lobby-post.ts";
import { blank, channelOf, single } from "../posting.ts";
import { lapsedByLeaving } from "../requests/leaving.ts";
import { isAboutFormer, matterPost } from "./matter-post.ts";

/** Whether somebody holds their seats together with others. */
export const isInCouncil = ({ record, members }: Pick<Live, "record" | "members">, person: string): boolean =>
  record.council !== null &&
  members.some(
    (member) =>
      member.person === person && !member.bot && member.seat !== null && holders(members, member.seat).length > 1,
  );

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

/** What councils were to decide about somebody who is no longer in them lapses. `settled`: what is decided anyway. */
async function aboutFormer(
  core: Core,
  after: Live,
  settled: readonly CouncilMatterRecord[],
): Promise<{ readonly matters: readonly CouncilMatterRecord[]; readonly outbox: readonly OutboxDraft[] }> {
  const own = ({ seat }: CouncilMatterRecord): readonly Member[] => holders(after.members, seat);
  const matters = (await core.repository.councilMatters(after.record.id))
    .filter(({ status, number }) => status === "open" && settled.every((one) => one.number !== number))
    .filter((matter) => isAboutFormer(matter, own(matter)))
    .map((matter) => ({ ...matter, status: "lapsed" }) as const);
  const posts = matters.flatMap(
    (matter) => (own(matter).length < 2 ? [] : [matterPost(after, matter, { own: own(matter), needed: 0 })]), // the thread of one is closed
  );
  return { matters, outbox: posts };
}

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
  const lapsed = lapsedByLeaving(after, written.at);
  const overtaken = await aboutFormer(core, after, written.matters ?? []);
  const outbox: readonly OutboxDraft[] = [
    single(channelOf(record), { ...blank, title: record.name, text }),
    lobbyPost(record, book, after.members, freeSeats(after.members, [...former, ...left])),
    ...rowsOf(before, after, concerned([before, after], seats)),
    ...(written.outbox ?? []),
    ...lapsed.outbox,
    ...overtaken.outbox,
  ];
  const { matters } = overtaken;
  await core.write(
    {
      ...written,
      members: after.members,
      left,
      requests: lapsed.requests,
      matters: [...(written.matters ?? []), ...matters],
      outbox,
    },
    before,
  );
  core.logger.info({ game: record.id, seats }, "a council has other members");
}
