/** How somebody promises something, takes it back, and says whether a promise was kept. */
import { refuse, type Seat } from "#engine";
import type { OutboxDraft, PromiseRecord, TalkRecord, Verdict } from "../../../store/records.ts";
import type { Asked } from "../../contract/game.ts";
import type { Ending } from "../../contract/negotiation.ts";
import type { Live } from "../../facts/live.ts";
import { phaseOf } from "../../facts/names.ts";
import { forbid, mayWith, seatsOf } from "../../facts/permissions.ts";
import { liveRow } from "../../facts/posting.ts";
import { isKnownTo } from "../../talks/names.ts";
import { othersThan, requireNegotiated } from "../../talks/parties.ts";
import { isRunning, judged, lastTurn, promiseName, sentenceOf } from "../../talks/promise.ts";
import type { Core } from "../core.ts";
import { promiseRows } from "./promise-rows.ts";

/** What somebody wants to promise. */
export interface PromiseWish {
  readonly seat: Seat;
  /** Empty: everybody else. */
  readonly to: readonly Seat[];
  readonly text: string;
  readonly ending: Ending;
  /** The private talk that it is made in; null: everyone hears it. */
  readonly talk: string | null;
}

/** Whom a seat can promise something, and how long. */
export interface PromiseForm {
  readonly seats: readonly Seat[];
  readonly turn: number;
  /** How many turns there are; null: nobody knows. */
  readonly turns: number | null;
}

/** What the window of a promise asks. Refused where nothing can be promised. */
export async function promiseForm(
  core: Core,
  game: string,
  { person, seat, talk }: { readonly person: string; readonly seat: Seat; readonly talk: string | null },
): Promise<PromiseForm> {
  const live = await core.seated({ id: game }, person, seat, "speak");
  requireNegotiated(live);
  const { turn, turns } = phaseOf(live.book, live.env);
  const held = talk === null ? null : talkOf(live, talk, person);
  return { seats: receiversOf(live, seat, held?.seats ?? null), turn, turns };
}

/** Those who hear a promise. Refused where there are none. */
function receiversOf(live: Live, seat: Seat, among: readonly Seat[] | null): readonly Seat[] {
  const seats = othersThan(live, seat).filter((other) => among === null || among.includes(other));
  return seats.length > 0 ? seats : refuse("nobody", "Computers play all the others: they hear no promise.");
}

/** A talk that somebody takes part in. */
const talkOf = ({ talks }: Live, id: string, person: string): TalkRecord =>
  talks.find((talk) => talk.id === id && !talk.locked && talk.persons.includes(person)) ??
  refuse("stale", "You take no part in that talk.");

/** Something is promised, in front of everyone or in a private talk. */
export function givePromise(core: Core, game: string, wish: PromiseWish, asked: Asked): Promise<void> {
  return core.once(game, asked, async (record) => {
    const live = await core.seated(record, asked.person.id, wish.seat, "speak");
    requireNegotiated(live);
    const earlier = await core.repository.promises(game);
    requireFew(live, earlier, wish.seat);
    core.allow.words(record, asked.person.id, wish.seat);
    const promise = newPromise(live, earlier, wish, { person: asked.person.id, at: core.clock.now() });
    await keep(core, live, [promise], asked.interaction);
    core.logger.info({ game, promise: promise.number }, "a promise");
  });
}

/** Promises of a seat that still run: nobody remembers more, and each is looked at whenever one is shown. */
const MOST_RUNNING = 50;

function requireFew({ book, env }: Live, earlier: readonly PromiseRecord[], seat: Seat): void {
  const { turn } = phaseOf(book, env);
  const running = earlier.filter((one) => one.seat === seat && one.state === "given" && isRunning(one, turn));
  if (running.length >= MOST_RUNNING)
    refuse(
      "too-many",
      `${MOST_RUNNING} promises of yours still run, which is as many as may: take one back first (\`/deals\`).`,
    );
}

/** A promise as it is written; `earlier`: all of the campaign. */
export function newPromise(
  live: Live,
  earlier: readonly PromiseRecord[],
  { seat, to, text, ending, talk }: PromiseWish,
  { person, at }: { readonly person: string; readonly at: number },
): PromiseRecord {
  const held = talk === null ? null : talkOf(live, talk, person);
  const others = receiversOf(live, seat, held?.seats ?? null);
  const stranger = to.find((one) => !others.includes(one));
  if (stranger !== undefined)
    refuse("no-receiver", "Nobody there hears a promise: promise it to seats that people play.");
  const { id: phase, turn, turns } = phaseOf(live.book, live.env);
  const number = earlier.length + 1;
  return {
    ...{ number, id: promiseName(live.record, number), seat, person, text: sentenceOf(text) },
    to: others.filter((one) => to.length === 0 || to.includes(one)),
    ...{ among: held?.seats ?? null, talk, offer: null, at, phase, turn, until: lastTurn(ending, { turn, turns }) },
    ...{ state: "given", judged: [] },
  };
}

/** Writes promises, shows them, and the posts of phases that tell of public ones. */
async function keep(
  core: Core,
  live: Live,
  promises: readonly PromiseRecord[],
  interaction: string | null,
  posts: readonly (number | null)[] = [],
): Promise<void> {
  const { record } = live;
  const isPublic = promises.some(({ among }) => among === null);
  const numbers = isPublic ? [...posts, live.post?.number ?? null] : [];
  const shown = [...new Set(numbers.flatMap((number) => number ?? []))].map((number) => liveRow(record, number));
  const messages = await Promise.all(promises.map((one) => promiseRows(core, record, one)));
  const outbox: readonly OutboxDraft[] = [...messages.flat(), ...shown];
  const change = { game: record.id, interaction, promises, outbox, at: core.clock.now() };
  await core.write(change, record.status === "running" ? live : record);
}

const NO_PROMISE = "There is no such promise.";

/** A campaign that has begun, and a promise of it that somebody knows of. */
async function known(
  core: Core,
  game: string,
  id: string,
  person: string,
): Promise<{ readonly live: Live; readonly promise: PromiseRecord; readonly mine: readonly Seat[] }> {
  const live = await core.begun(await core.record(game));
  const mine = seatsOf(live, person);
  const promise = (await core.repository.promises(game)).find(
    (one) => one.id === id && one.state !== "offered" && one.state !== "void",
  );
  if (!promise || !isKnownTo(promise.among, mine)) return refuse("stale", NO_PROMISE);
  return { live, promise, mine };
}

/** A receiver's word on it, which takes the place of an earlier one. */
export function judgePromise(
  core: Core,
  game: string,
  { promise: id, verdict }: { readonly promise: string; readonly verdict: Verdict },
  { person, interaction }: Asked,
): Promise<void> {
  return core.once(game, { person, interaction }, async () => {
    const { live, promise, mine } = await known(core, game, id, person.id);
    const receiving = promise.to.filter((seat) => mine.includes(seat));
    if (receiving.length === 0) refuse("not-receiver", "Those to whom it was promised say whether it was kept.");
    const now = core.clock.now();
    const seats = receiving.filter((seat) => mayWith(live, { person: person.id, seat, now }, "speak"));
    if (seats.length === 0) forbid("speak");
    if (promise.state !== "given") refuse("stale", "This promise does not stand any more.");
    if (promise.text === null) refuse("stale", "Its words were removed.");
    const said = { verdict, when: whenWords(live), post: live.post?.number ?? null };
    core.allow.words(live.record, person.id, seats[0] ?? null);
    const before = promise.judged.map(({ post }) => post);
    await keep(core, live, [judged(promise, seats, said)], interaction, before);
  });
}

/** "turn 5 · Action" */
function whenWords({ book, env }: Live): string {
  const { turn, name } = phaseOf(book, env);
  return turn === 0 ? name : `turn ${turn} · ${name}`;
}

/** Whoever has promised something takes it back, before its end. */
export function takePromiseBack(core: Core, game: string, id: string, { person, interaction }: Asked): Promise<void> {
  return core.once(game, { person, interaction }, async () => {
    const { live, promise } = await known(core, game, id, person.id);
    const { seat } = promise;
    if (!mayWith(live, { person: person.id, seat, now: core.clock.now() }, "speak"))
      refuse("not-giver", "Only whoever has made this promise can take it back.");
    if (promise.state !== "given") refuse("stale", "This promise does not stand any more.");
    if (!isRunning(promise, phaseOf(live.book, live.env).turn) || live.env.over)
      refuse("too-late", "Its end has come: what was promised stays promised.");
    core.allow.words(live.record, person.id, seat);
    await keep(core, live, [{ ...promise, state: "taken back" }], interaction);
  });
}
