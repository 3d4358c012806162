/** The outbox as messengers see it: what is due, what a post says now, and what follows from a refusal. */
import { randomUUID } from "node:crypto";
import { Refused } from "#engine";
import type { Claim, Held } from "../../../store/outbox.ts";
import { StoreUnavailable } from "../../../store/problems.ts";
import type { GameRecord, LivePostRecord, OutboxRow, Rich } from "../../../store/records.ts";
import type { Repository } from "../../../store/repository.ts";
import type { Closed, Deliveries, LivePost, Obstacle } from "../../contract/deliveries.ts";
import type { Live } from "../../facts/live.ts";
import { phaseOf } from "../../facts/names.ts";
import { channelOf, laterThreadRow, shownTo } from "../../facts/posting.ts";
import { postInWords } from "../../facts/words.ts";
import { saidWith } from "../../talks/below-offer.ts";
import { saidInPost } from "../../talks/said.ts";
import { livePost } from "../../telling/live-text.ts";
import { GONE, lossNotice, OUT, warningNotices } from "../../telling/obstacles.ts";
import { offerPost } from "../../telling/offer-post.ts";
import { reminderNow } from "../../telling/reminder.ts";
import type { Core } from "../core.ts";
import { announceTalk, joinTalk } from "../negotiation/talking.ts";
import type { Departures } from "../people/departures.ts";
import { plainError } from "../plain-error.ts";
import { turnBefore } from "../showing/log-lines.ts";
import { backFromCutOff, cutOff } from "../time/cut-off.ts";
import { councilMessage, recentCalls } from "./meeting.ts";
import { motionPost } from "./motion-post.ts";
import { notificationOf } from "./notifying.ts";
import { promisePost } from "./promise-post.ts";
import { putAside } from "./putting-aside.ts";
import { seatMessage } from "./seat-message.ts";
import type { SecondTries } from "./second-tries.ts";
import { talkOffer } from "./talk-offer.ts";
import { talkPost } from "./talk-post.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LONGEST_WAIT = 10 * MINUTE;
/** Nothing waits longer, whatever Discord asks for: what is due later than that was put off by a clock that was wrong. */
const MOST = 60 * MINUTE;

/** How long, in ms, a row belongs to the process that has claimed it, unless that extends it. */
const LEASE = MINUTE;
/** How long, in ms, nobody new is written to once Discord has refused it. */
const QUARANTINE = 24 * 60 * MINUTE;
const QUARANTINED =
  "Discord has put this bot into quarantine: for now it may not write to people whom it has not written to before, who " +
  "get private threads instead. To appeal, open the application in the developer portal " +
  "(https://discord.com/developers/applications), or write to https://dis.gd/contact";

/** What learns of deliveries. */
interface Along {
  readonly again: SecondTries;
  readonly departures: Departures;
}

/** The outbox as messengers see it. */
export function deliveries(core: Core, { again, departures }: Along): Deliveries {
  const { repository, clock, waiting } = core;
  const { outbox } = repository;
  const wake = (): void => {
    for (const listener of waiting) listener();
  };
  const sender = randomUUID();
  const held = ({ id }: Pick<OutboxRow, "id">): Held => ({ id, sender });
  const claim = (): Claim => ({ sender, until: clock.now() + LEASE });
  let latest = clock.now();
  /** What waits is due as much earlier as the clock has gone back. */
  const keepUp = async (): Promise<number> => {
    const now = clock.now();
    const back = latest - now;
    latest = now;
    if (back > 0) await core.noted(() => outbox.hasten(now, back));
    return now;
  };
  return {
    onWaiting(listener) {
      waiting.add(listener);
      return () => waiting.delete(listener);
    },
    async heads() {
      const now = await keepUp();
      return await outbox.heads(now, now + MOST);
    },
    async untilDue() {
      const now = await keepUp();
      const due = await outbox.nextDue();
      return due === null ? null : due - now;
    },
    async claim(rows) {
      const claimed = await core.noted(() => outbox.claim(idsOf(rows), claim()));
      return rows.filter(({ id }) => claimed.includes(id));
    },
    extend: (rows) => core.noted(() => outbox.extend(idsOf(rows), claim())),
    takeOver: (but) => core.noted(() => outbox.takeOver(claim(), clock.now(), idsOf(but))),
    inFlight: () => outbox.inFlight(),
    calling: (row, words) => core.noted(() => outbox.calling(held(row), words, clock.now())),
    created: (row, message) => core.noted(() => outbox.created(held(row), message)),
    isMessage: (message) => outbox.isMessage(message),
    async sent(row, message) {
      await core.noted(() => outbox.sent(held(row), message));
      await again.arrived(row, message);
    },
    retry(row, error, after) {
      const wait = Math.min(LONGEST_WAIT, SECOND * 2 ** Math.min(row.attempts, 20));
      const due = clock.now() + Math.min(MOST, Math.max(after, wait));
      return core.noted(() => outbox.retry(held(row), due, error));
    },
    async hold(row, { reason, after, tried }) {
      await core.noted(() => outbox.hold(held(row), after === null ? null : clock.now() + after, reason, tried));
    },
    async warn({ game, destination }, warning) {
      const record = await core.record(game);
      const live = record.status === "running" ? await core.load(record) : null;
      const notices = warningNotices(record, live, destination, warning);
      const key = keyOf(destination, warning.key);
      if (await core.noted(() => outbox.warn(game, key, warning.reason, notices, clock.now()))) wake();
    },
    overcome: ({ game, destination }, key) => core.noted(() => outbox.forgetWarning(game, keyOf(destination, key))),
    async wantThread(game, number) {
      const draft = laterThreadRow({ id: game }, number);
      await core.noted(() => outbox.offer(game, draft, clock.now()));
      wake();
    },
    isThreadWanted: (game, number) => outbox.waits(game, laterThreadRow({ id: game }, number).slot ?? ""),
    async awoken(thread) {
      const what =
        thread === null
          ? "all"
          : { game: await repository.gameOfThread(thread), destination: channelOf({ channel: thread }) };
      await core.noted(() => outbox.release(what));
      wake();
    },
    async park(row, obstacle) {
      await again.refused(row, obstacle);
      if (obstacle.hasLeft === true) await departures.suspect(row.game);
      const record = await repository.game(row.game);
      if (!record) throw new Error(`the game of row ${row.id} is missing`);
      const what = { destination: row.destination, row: held(row) };
      const closed = await closedness(repository, row.destination, clock.now());
      if (await core.noted(() => putAside(repository, record, what, { ...obstacle, closed }, clock.now()))) wake();
    },
    tryAgain: (guild) => again.now(guild),
    mayHaveLeft: (game) => departures.suspect(game),
    async discard(row) {
      const record = await core.record(row.game).catch(() => null); // what cannot be read has been told
      const notice = record && lossNotice(record, row.destination);
      core.logger.warn({ row: row.id, game: row.game }, "a message is damaged and cannot be sent");
      await core.noted(() => outbox.discard({ ...held(row), game: row.game }, notice, clock.now()));
      wake();
    },
    async lostChannel(where, obstacle) {
      const games = await repository.games({ ...where, status: ["lobby", "running"] });
      for (const { id } of games) {
        const isNews = await core
          .queued(id, (is) => cutOff(core, is))
          .catch((error: unknown) => unlessSetAside(core, id, error));
        const record = await core.record(id);
        const what = { destination: channelOf(record), row: null };
        if (isNews) await core.noted(() => outbox.forgetWarning(id, what.destination)); // that I may not post there is old
        if (await core.noted(() => putAside(repository, record, what, obstacle, clock.now()))) wake();
      }
    },
    async compare(servers, isThere) {
      const told = new Set<string>();
      for (const record of await repository.games({ status: ["lobby", "running"] })) {
        const { id, channel, cutOff: since } = record;
        const obstacle = await lossOf(record, servers, isThere);
        if (obstacle === null) {
          if (since === null || !(await backFromCutOff(core, id))) continue;
          wake();
        } else if (since === null && !told.has(channel)) {
          told.add(channel);
          await this.lostChannel({ channel }, obstacle);
        }
      }
    },
    async messageOf({ game, slot, destination, payload }) {
      if (slot === null) return null;
      const moves = payload.kind === "offer" || payload.kind === "promise"; // wherever it lies
      return await outbox.messageOf(game, slot, moves ? null : destination);
    },
    threadOf: (game, phase) => repository.threadOf(game, phase),
    keepThread: (game, phase, thread) => core.noted(() => repository.keepThread(game, phase, thread)),
    closedThread: (game, phase) => core.noted(() => repository.closedThread(game, phase)),
    appearAs: (bot) => core.noted(() => repository.appearAs(bot)),
    directBox: (person) => repository.directBox(person),
    keepDirectBox: (person, box) => core.noted(() => repository.keepDirectBox(person, box)),
    isQuarantined: async () => ((await repository.quarantined()) ?? 0) > clock.now(),
    async quarantine() {
      core.logger.error(QUARANTINED);
      await core.noted(() => repository.keepQuarantine(clock.now() + QUARANTINE));
    },
    mailbox: (game, person) => repository.mailbox(game, person),
    keepMailbox: (game, person, thread) => core.noted(() => repository.keepMailbox(game, person, thread)),
    isThread: async (thread) => (await repository.gameOfThread(thread)) !== null,
    lostThread: (thread) => core.noted(() => repository.lostThread(thread)),
    pending: () => outbox.pending(),
    live: (game, number) => drawnUp(core, game, number),
    shownPost: (game) => repository.shownPost(game),
    keepShownPost: (game, shown) => core.noted(() => repository.keepShownPost(game, shown)),
    async offer(game, payload) {
      const record = await core.record(game);
      if (record.status === "damaged") return offerPost(null, payload, null);
      const live = await core.begun(record);
      return offerPost(record.status === "running" ? live : null, payload, saidWith(live, payload.offer, []));
    },
    async promise(game, id) {
      const promise = (await repository.promises(game)).find((one) => one.id === id);
      return promise ? promisePost(await core.begun({ id: game }), promise) : null;
    },
    async talk(game, id) {
      const talk = (await repository.talks(game)).find((one) => one.id === id);
      return talk ? talkPost(await core.begun({ id: game }), talk) : null;
    },
    async keepTalk(game, talk, kept) {
      await core.noted(() => repository.keepTalk(game, talk, kept));
      if (kept.thread) await announceTalk(core, game);
    },
    joinTalk: (game, talk, person) => joinTalk(core, game, talk, person),
    talkOffer: (game, talk, offer) => talkOffer(core, game, talk, offer),
    async reminder(game, destination, post) {
      const live = await goingOn(core, game);
      return live && reminderNow(live, destination, post, clock.now());
    },
    seatMessage: (game, person) => seatMessage(core, game, person),
    async isCalled(game, person) {
      const live = await goingOn(core, game);
      const part = live && (await seatMessage(core, game, person));
      return part !== null && part.wait !== null && part.wait !== part.notified;
    },
    council: (game, seat) => councilMessage(core, game, seat),
    motion: (game, address) => motionPost(core, game, address),
    keepMeeting: (game, seat, meeting, called = []) =>
      core.noted(async () => {
        const at = clock.now();
        const fresh = called.map((person) => ({ person, at }));
        const earlier = fresh.length === 0 ? null : await repository.meeting(game, seat);
        const calls = earlier && { called: [...recentCalls(earlier.called, at), ...fresh] };
        await repository.keepMeeting(game, seat, { ...meeting, ...calls });
      }),
    notification: (game, about) => notificationOf(core, game, about),
    show: (game, person) =>
      core.queued(game, async (record) => {
        if (record.status !== "running") return;
        const live = await core.load(record);
        await core.write({ game, outbox: shownTo(live, [person]), at: clock.now() }, live);
      }),
    notified: (game, person, wait) => core.noted(() => repository.keepNotified(game, person, wait)),
  };
}

const idsOf = (rows: readonly Pick<OutboxRow, "id">[]): readonly number[] => rows.map(({ id }) => id);

/** Why somebody is not written to directly. */
async function closedness(repository: Repository, destination: string, now: number): Promise<Closed> {
  const [kind, person = ""] = destination.split(":");
  if (kind !== "person" || ((await repository.quarantined()) ?? 0) <= now) return "closed";
  return (await repository.directBox(person))?.written ? "closed" : "quarantined";
}

/** If a campaign is damaged, sets it aside, so that it keeps no other waiting. */
function unlessSetAside(core: Core, game: string, error: unknown): false {
  if (error instanceof StoreUnavailable) throw error;
  core.logger.error({ game, error: plainError(error) }, "a campaign cannot be stopped");
  return false;
}

/** What keeps the bot out of a campaign's channel for good; null: nothing. */
async function lossOf(
  { guild, channel }: GameRecord,
  servers: ReadonlySet<string>,
  isThere: (guild: string, channel: string) => Promise<boolean>,
): Promise<Obstacle | null> {
  if (guild === null) return null;
  if (!servers.has(guild)) return OUT;
  return (await isThere(guild, channel)) ? null : GONE;
}

/** Each talk has its own warning: who is told of one must not keep the others from being told. */
const keyOf = (destination: string, key: string): string =>
  destination.startsWith("talk:") ? `${key} ${destination}` : key;

/** A campaign under way; null: it is not, or it is set aside, and nobody can do anything in it. */
async function goingOn(core: Core, game: string): Promise<Live | null> {
  try {
    return await core.load(await core.record(game));
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** A post as it is now. If the game moves on meanwhile, another row of its slot is already queued. */
async function drawnUp(core: Core, game: string, number: number): Promise<LivePost | null> {
  const stored = await core.repository.livePost(game, number);
  if (!stored) return null;
  const record = await core.record(game);
  const post = postInWords(await core.pinned(record), stored);
  const pictures = await core.repository.pictures(game, number);
  const standing = post.open && record.status === "running" ? await core.begun(record) : null;
  const isTalking = standing !== null && phaseOf(standing.book, standing.env).talk;
  const talked = (await core.repository.threadOf(game, post.phase)) !== null;
  if (record.status === "damaged") return livePost(standing, post, pictures, { talked });
  const heading = post.chain === null ? null : await turnBefore(core, record, post.chain);
  const said = await saidIn(core, stored, talked || isTalking);
  return livePost(standing, post, pictures, { talked, heading, said });
}

/** What was promised in a phase, and what was said of promises since its post was opened. */
async function saidIn(core: Core, { game, number, phase }: LivePostRecord, talked: boolean): Promise<Rich> {
  const [promises, talks] = await Promise.all([core.repository.promises(game), core.repository.talks(game)]);
  if (promises.length + talks.length === 0) return [];
  return saidInPost(await core.begun({ id: game }), promises, talks, { number, phase, talked });
}
