import { refuse } from "#engine";
import type { Change } from "../../store/change.ts";
import type { OutboxDraft, RequestRecord } from "../../store/records.ts";
import { type Absence, putOff } from "../clocks.ts";
import type { Core } from "../core.ts";
import { isSpokenFor, voiceOf } from "../councils/voices.ts";
import type { Live } from "../live.ts";
import type { Asked } from "../passing-on.ts";
import { may, type Deed as Permitted, requireMay, requireRole, requireUnstopped, rolesOf } from "../permissions.ts";
import { carryOut, type Deed } from "./carrying-out.ts";
import { isHosts } from "./leaving.ts";
import { requestPost } from "./post.ts";
import { statusOf, timeFor, voicesOn } from "./tally.ts";
import { isOvertaken, type Request, sameAgain, wishOf } from "./wishes.ts";

/** An answer to a request, by its number. */
export interface RequestAnswer {
  readonly number: number;
  readonly yes: boolean;
}

/** Asks the others for something; where nobody else has a say it is done at once. */
export async function ask(core: Core, game: string, request: Request, asked: Asked): Promise<void> {
  await core.once(game, asked, async (record) => {
    const live = await core.load(record);
    core.allowWords(record, asked.person.id, null);
    await put(core, live, request, asked, await core.repository.requests(game));
  });
}

/** The same once more, after it has lapsed: for whoever asked it. */
export async function askAgain(core: Core, game: string, number: number, asked: Asked): Promise<void> {
  await core.once(game, asked, async (record) => {
    const live = await core.load(record);
    core.allowWords(record, asked.person.id, null);
    const earlier = await core.repository.requests(game);
    const lapsed = earlier.find((one) => one.number === number);
    if (lapsed?.status !== "lapsed") {
      requireRole(live, { person: asked.person.id }, "ask");
      return refuse("stale", "There is no such request that has lapsed.");
    }
    await put(core, live, sameAgain(lapsed), asked, earlier, lapsed);
  });
}

/** `lapsed`: the request that is asked again. */
async function put(
  core: Core,
  live: Live,
  request: Request,
  { person, interaction }: Asked,
  earlier: readonly RequestRecord[],
  lapsed: RequestRecord | null = null,
): Promise<void> {
  const roles = rolesOf(live, { person: person.id });
  const halts = isHalt(request) && may(roles, "halt");
  const what = deedOf(request, halts);
  requireMay(roles, what);
  requireUnstopped(live.record, { person: person.id }, what);
  if (lapsed !== null && lapsed.asker !== person.id)
    refuse("not-asker", "Only whoever asked that can ask it again by this button.");
  const same = earlier.find(({ status, wish }) => status === "open" && wish.kind === request.kind);
  if (same && !halts) refuse("asked", "Somebody has asked that already: answer under their request.");
  const at = core.clock.now();
  if (!halts && !isHosts(request)) requireVoice(live, person.id, at);
  const wish = await wishOf(core, live, request, person.id, at);
  const fresh: RequestRecord = {
    ...{
      number: earlier.length + 1,
      wish,
      asker: person.id,
      seq: live.env.seq,
      at,
      until: at + timeFor(live, wish, at),
    },
    ...{ status: "open", yes: [person.id], no: [] },
  };
  const deed = { at, by: person.id, interaction };
  const before = lapsed ? [requestPost(live, lapsed, [], at, { again: true })] : [];
  if (halts) await halted(core, live, fresh, deed, before);
  else await conclude(core, live, fresh, deed, before);
}

/** What it is in the table of permissions. */
function deedOf(request: Request, halts: boolean): Permitted {
  if (request.kind === "stop") return "moderate";
  if (isHosts(request)) return "time"; // the host may not play
  return halts ? "halt" : "ask";
}

const isHalt = ({ kind }: Request): boolean => kind === "pause" || kind === "stop" || kind === "resume";

/** Somebody who need not ask pauses, stops, or lets it go on. */
async function halted(
  core: Core,
  live: Live,
  request: RequestRecord,
  deed: Deed,
  outbox: readonly OutboxDraft[],
): Promise<void> {
  const { at, interaction } = deed;
  const agreed: RequestRecord = { ...request, status: "agreed", until: at };
  await carryOut(core, live, agreed, { game: live.record.id, interaction, at, requests: [agreed], outbox }, deed);
}

/** The answer of one who plays; the asker's no withdraws it. */
export async function answerRequest(
  core: Core,
  game: string,
  { number, yes }: RequestAnswer,
  { person, interaction }: Asked,
): Promise<void> {
  await core.once(game, { person, interaction }, async (record) => {
    const live = await core.load(record);
    core.allowWords(record, person.id, null);
    const request = (await core.repository.requests(game)).find((one) => one.number === number);
    const at = core.clock.now();
    const isOfHost = request?.wish.kind === "host";
    const asHost = isOfHost && person.id === record.host; // whoever speaks for their side: it is theirs to give up
    requireRole(live, { person: person.id }, isOfHost ? "cede" : "agree");
    if (!asHost && request?.asker !== person.id) requireVoice(live, person.id, at); // who asked can withdraw it
    if (request?.status !== "open") return refuse("stale", "This request is over.");
    const side = asHost ? [person.id] : (voiceOf(voicesOn(live, request.wish, at), person.id)?.speakers ?? [person.id]);
    const others = { yes: without(request.yes, side), no: without(request.no, side) };
    const answered = yes
      ? { ...request, ...others, yes: [...others.yes, person.id] }
      : { ...request, ...others, no: [...others.no, person.id] };
    await conclude(core, live, answered, { at, by: person.id, interaction });
  });
}

/** Refuses members of a council for whom others speak. */
function requireVoice(live: Live, person: string, now: number): void {
  if (isSpokenFor(live, person, now))
    refuse("no-voice", "In a council the captain, or whoever stands in for them, says that.");
}

const without = (list: readonly string[], some: readonly string[]): readonly string[] =>
  list.filter((other) => !some.includes(other));

/** Closes requests whose time is over. */
export async function closeDue(core: Core, game: string): Promise<void> {
  await core.queued(game, async (record) => {
    if (record.status !== "running") return;
    const at = core.clock.now();
    const open = (await core.repository.requests(game)).filter(({ status, until }) => status === "open" && until <= at);
    for (const request of open) {
      const live = await core.load({ id: game });
      await conclude(core, live, request, { at, by: request.asker, interaction: null });
    }
  });
}

/** Requests that nobody could answer for a while stay open for longer. `interaction`: of the absence. */
export async function putOffRequests(core: Core, game: string, absence: Absence, interaction: string): Promise<void> {
  await core.queued(game, async (record) => {
    if (record.status !== "running") return;
    for (const request of await core.repository.requests(game)) {
      const later = putOff(request, absence);
      if (request.status !== "open" || later.until === request.until) continue;
      const deed = { at: core.clock.now(), by: request.asker, interaction: `${interaction} request ${request.number}` };
      await conclude(core, await core.load(record), later, deed);
    }
  });
}

/** Writes a request as its answers leave it, and does what was agreed. `more`: what is posted beside it. */
async function conclude(
  core: Core,
  live: Live,
  request: RequestRecord,
  deed: Deed,
  more: readonly OutboxDraft[] = [],
): Promise<void> {
  const { at, interaction } = deed;
  const voices = voicesOn(live, request.wish, at);
  const lapses = request.no.includes(request.asker) || (await isOvertaken(core, live, request, at));
  const status = lapses ? "lapsed" : statusOf(live, request, at);
  const after = { ...request, status, until: status === "open" ? request.until : at };
  const written: Change = {
    ...{ game: live.record.id, interaction, at, requests: [after] },
    outbox: [...more, requestPost(live, after, voices, at)],
  };
  core.logger.info({ game: live.record.id, request: request.number, kind: request.wish.kind, status }, "a request");
  if (status === "agreed") await carryOut(core, live, after, written, deed);
  else await core.write(written, live);
}
