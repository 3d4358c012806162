/** What is kept of people, and how they are forgotten. */
import { refuse, type Seat } from "#engine";
import type { Change } from "../../../store/change.ts";
import { StoreUnavailable } from "../../../store/problems.ts";
import type { GameRecord, Member, Rich } from "../../../store/records.ts";
import type { Traces } from "../../../store/traces.ts";
import { HERE } from "../../facts/lobby.ts";
import { namedInText } from "../../facts/names.ts";
import { blank, channelOf, single } from "../../facts/posting.ts";
import { refreshed } from "../../telling/live-post.ts";
import { lobbyPost } from "../../telling/lobby-post.ts";
import type { Core } from "../core.ts";
import { wordsGone } from "../negotiation/removing.ts";
import { brokenOff, lobbyClosed } from "../people/breaking-off.ts";
import { freeSeats, leavers, rowsOf } from "../people/handover.ts";
import { plainError } from "../plain-error.ts";
import { giveUpSeats } from "./forgotten-seats.ts";

const NOBODY = "Departed player";
const PLACEHOLDER = /^departed-(\d+)$/;

export interface Privacy {
  traces(person: string): Promise<Traces>;
  /**
   * Puts "departed-1", "departed-2", … where the person was; a lobby loses them, a lobby of theirs ends. In running campaigns
   * what was lent to them goes back; else the computer plays on for them, or between two nobody does until somebody takes
   * the seat. Says in how many campaigns.
   */
  forget(person: string): Promise<number>;
}

export function privacy(core: Core): Privacy {
  return {
    traces: (person) => core.repository.traces(person),
    async forget(person) {
      for (const { game } of await core.repository.lessonsOf(person)) await core.dropLesson(game);
      const traces = await core.repository.traces(person);
      const { memberships, hosted, moderated, lent, acts, promises, reasons } = traces;
      const all = [...memberships, ...hosted, ...moderated, ...lent, ...acts, ...promises, ...reasons];
      const games = new Set(all.map(({ game }) => game));
      const takeOut = (game: string): Promise<void> =>
        core.queued(game, async (record) => {
          const vacant = record.status === "running" ? await giveUpSeats(core, record, person) : [];
          const { outbox = [], ...change } = await farewell(core, record, person, vacant);
          const words = await wordsGone(core, record, person);
          await core.write({ ...change, outbox: [...outbox, ...words] }, await core.record(game)); // their seats are given up
        });
      const unread: string[] = [];
      for (const game of games) {
        const isRead = await takeOut(game)
          .catch(() => takeOut(game)) // one that was found damaged is set aside now, and nothing of it has to be played
          .then(
            () => true,
            (error: unknown) => isLeft(core, game, error),
          );
        if (!isRead) unread.push(game);
      }
      await core.repository.forgetPerson(person);
      if (unread.length > 0) refuseUnread(unread);
      return games.size;
    },
  };
}

/** What cannot be read now is left for later, and keeps nothing else from being deleted. */
function isLeft(core: Core, game: string, error: unknown): false {
  if (error instanceof StoreUnavailable) throw error;
  core.logger.error({ game, error: plainError(error) }, "somebody could not be taken out of a campaign");
  return false;
}

function refuseUnread(games: readonly string[]): never {
  const them = games.length === 1 ? "it" : "them";
  const named = games.map((game) => `\`${game}\``).join(", ");
  return refuse(
    "damaged",
    `Everything else is deleted, but ${named} cannot be read just now, so you are still in ${them}: use \`/privacy delete\` again when whoever runs this bot has repaired ${them}.`,
  );
}

/** `vacant`: seats that were theirs until now. */
async function farewell(core: Core, record: GameRecord, person: string, vacant: readonly Seat[]): Promise<Change> {
  const members = (await core.repository.members(record.id)).map((m) => forGood(m, person));
  const as = await placeholder(core, record, members);
  const seats = members.flatMap((m) => (m.person === person && m.seat !== null ? [m.seat] : []));
  const host = record.host === person ? (successorOf(members, person) ?? as) : record.host;
  const forget = { person, as, seats: [...vacant, ...seats.filter((seat) => !shared(members, seat, person))] };
  const at = core.clock.now();
  const moderator = record.moderator === person ? null : record.moderator;
  const base = { game: record.id, forget, set: { host, moderator }, at };
  switch (record.status) {
    case "lobby":
      return {
        ...base,
        ...(await leaving(core, { ...record, host, moderator }, members, person, record.host === person)),
      };
    case "running":
      if (seats.length === 0 && record.host !== person) return { ...base, members };
      return { ...base, ...(await handingOver(core, { ...record, host, moderator }, members, person, as, seats)) };
    case "lesson": // those of this person are gone before
    case "over":
    case "abandoned":
    case "damaged":
      return { ...base, members: members.map((m) => (m.person === person ? nameless(m, as, m.bot) : m)) };
  }
}

/** A seat that this person has lent stays with whoever plays it. */
const forGood = (member: Member, person: string): Member =>
  member.lender?.person === person ? { ...member, lender: null, lentUntil: null } : member;

const shared = (members: readonly Member[], seat: string, person: string): boolean =>
  members.some((m) => m.seat === seat && m.person !== person && !m.bot);

/** Those who hold these seats with somebody. */
const companions = (members: readonly Member[], seats: readonly string[], person: string): readonly string[] =>
  members.flatMap((m) =>
    m.seat !== null && seats.includes(m.seat) && m.person !== person && !m.bot ? [m.person] : [],
  );

/** Who hosts a campaign when its host has gone: the first who is left. */
const successorOf = (members: readonly Member[], person: string): string | null =>
  members.find((m) => !m.bot && m.person !== person && !PLACEHOLDER.test(m.person))?.person ?? null;

const nameless = (member: Member, as: string, bot: boolean): Member => ({
  ...member,
  person: as,
  name: NOBODY,
  word: null,
  bot,
  ...HERE,
  spent: member.spent,
});

/** The next free placeholder of a game: those of different games must not tell that they were the same person. */
async function placeholder(core: Core, record: GameRecord, members: readonly Member[]): Promise<string> {
  const actors = await core.repository.actors(record.id);
  const used = [record.host, ...members.map((m) => m.person), ...actors];
  const numbers = used.map((name) => Number(PLACEHOLDER.exec(name)?.[1] ?? 0));
  return `departed-${Math.max(0, ...numbers) + 1}`;
}

async function leaving(
  core: Core,
  record: GameRecord,
  members: readonly Member[],
  person: string,
  hosted: boolean,
): Promise<Pick<Change, "members" | "outbox" | "set">> {
  const left = members.filter((m) => m.person !== person);
  if (!hosted) return { members: left, outbox: [lobbyPost(record, await core.pinned(record), left)] };
  const end = await lobbyClosed(core, record, left, ["Its host has gone: this campaign will not begin. "]);
  return { ...end, set: { ...end.set, host: record.host, moderator: record.moderator }, members: left };
}

async function handingOver(
  core: Core,
  record: GameRecord,
  members: readonly Member[],
  person: string,
  as: string,
  seats: readonly string[],
): Promise<Partial<Change>> {
  const after = members.flatMap((m) => {
    if (m.person !== person) return [m];
    return m.seat !== null && shared(members, m.seat, person) ? [] : [nameless(m, as, true)];
  });
  if (successorOf(members, person) === null) {
    const why =
      "Nobody is left to play this campaign: the last who did has had their data deleted. It ends without a result. ";
    const end = await brokenOff(core, record, as, [why]);
    return { ...end, set: { ...end.set, host: record.host, moderator: record.moderator }, members: after };
  }
  const live = await core.load(record);
  const { book } = live;
  const alone = seats.filter((seat) => !shared(members, seat, person));
  const names = book.definition.roster(record.options, book.content).filter((seat) => alone.includes(seat.id));
  const played = names.map((seat) => `**${seat.name}**`).join(" and ");
  const goes =
    seats.length > 0 ? `A member has left the council of ${namedInText(live, seats)}. ` : "The host has left. ";
  const text: Rich = [
    names.length > 0 ? `A player has left. The computer plays ${played} in full from now on. ` : goes,
    ...(record.host === as ? [] : [{ person: record.host }, " is the host."]),
  ];
  const post = single(channelOf(record), { ...blank, title: record.name, text });
  const { outbox, ...posts } = refreshed({ ...live, record, members: after }, live.post);
  const own = members.filter((m) => m.person === person);
  const left = leavers({ record, members: own }, seats, core.clock.now());
  const former = [...(await core.repository.formerHolders(record.id)), ...left];
  const lobby = lobbyPost(record, book, after, freeSeats(after, former));
  const rows = rowsOf(live, { ...live, record, members: after }, companions(members, seats, person));
  const shown = rows.filter(({ destination }) => !outbox.some((row) => row.destination === destination));
  return { members: after, left, outbox: [post, lobby, ...outbox, ...shown], ...posts };
}
