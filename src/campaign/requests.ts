import { type Envelope, type GameTypes, refuse } from "../engine/index.ts";
import type { LogRow, Member, OutboxDraft, RequestRecord, Rich, Wish } from "../store/records.ts";
import type { Change } from "../store/repository.ts";
import type { Timetable } from "../store/timetable.ts";
import type { Asked } from "./changing-hands.ts";
import { rewound } from "./clocks.ts";
import type { Core } from "./core.ts";
import { stateBefore } from "./earlier-state.ts";
import { brokenOff } from "./enrolment.ts";
import { people } from "./handover.ts";
import { effective, sinceOrigin } from "./history.ts";
import type { Live } from "./live.ts";
import { wholeLog } from "./log-pieces.ts";
import { may, mayWith, requireMay, requireRole, rolesOf } from "./permissions.ts";
import { blank, channelOf, single } from "./posting.ts";
import { keepTime } from "./retiming.ts";
import { clocksNow, shownAnew } from "./standstill.ts";
import { requireUnstopped, STOPPED } from "./stopped.ts";
import { timetableLines } from "./timetable-words.ts";
import { timetableOf } from "./timetables.ts";
import { goBack } from "./undo.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A pause is asked for so many days at most. */
export const MOST_DAYS = 14;

/** How long the others have, ms, and whether all of them must agree; else more must than not. */
const RULES: { readonly [kind in Wish["kind"]]: { readonly time: number; readonly byAll: boolean } } = {
  pause: { time: 24 * HOUR, byAll: false },
  resume: { time: 24 * HOUR, byAll: false },
  rewind: { time: 24 * HOUR, byAll: true },
  end: { time: 72 * HOUR, byAll: true },
  timetable: { time: 24 * HOUR, byAll: true },
};

/** What somebody asks of the others: to pause for so many days, or until further notice, to go on, to take their last act back, to end it. */
export type Request =
  | { readonly kind: "pause"; readonly days: number }
  /** The moderator's alone: nobody acts until it goes on. */
  | { readonly kind: "stop" }
  | { readonly kind: "resume" }
  | { readonly kind: "rewind" }
  | { readonly kind: "end" }
  /** The host's: everybody has less time. */
  | { readonly kind: "timetable"; readonly timetable: Timetable | null };

/** An answer to a request, by its number. */
export interface RequestAnswer {
  readonly number: number;
  readonly yes: boolean;
}

/** Asks the others for something; where nobody else has a say it is done at once. */
export async function ask(core: Core, game: string, request: Request, { person, interaction }: Asked): Promise<void> {
  await core.once(game, interaction, async (record) => {
    const live = await core.load(record);
    const roles = rolesOf(live, { person: person.id });
    const halts = isHalt(request) && may(roles, "halt");
    if (request.kind === "stop") requireMay(roles, "moderate");
    else if (request.kind === "timetable")
      requireMay(roles, "time"); // the host may not play
    else if (!halts) requireMay(roles, "ask");
    const earlier = await core.repository.requests(game);
    const same = earlier.find(({ status, wish }) => status === "open" && wish.kind === request.kind);
    if (same && !halts) refuse("asked", "Somebody has asked that already: answer under their request.");
    const at = core.clock.now();
    const wish = await wishOf(core, live, request, person.id, at);
    if (wish.kind === "resume" && !roles.includes("moderator")) requireUnstopped(record);
    const { time } = RULES[wish.kind];
    const fresh: RequestRecord = {
      ...{ number: earlier.length + 1, wish, asker: person.id, seq: live.env.seq, at, until: at + time },
      ...{ status: "open", yes: [person.id], no: [] },
    };
    const deed = { at, by: person.id, interaction };
    if (halts) await halted(core, live, fresh, deed);
    else await settled(core, live, fresh, deed);
  });
}

const isHalt = ({ kind }: Request): boolean => kind === "pause" || kind === "stop" || kind === "resume";

/** Somebody who need not ask pauses, stops, or lets it go on. */
async function halted(core: Core, live: Live, request: RequestRecord, deed: Deed): Promise<void> {
  const agreed: RequestRecord = { ...request, status: "agreed" };
  const { at, interaction } = deed;
  await carryOut(core, live, agreed, { game: live.record.id, interaction, at, requests: [agreed] }, deed);
}

async function wishOf(core: Core, live: Live, request: Request, person: string, at: number): Promise<Wish> {
  const { paused } = live.record;
  switch (request.kind) {
    case "pause":
      if (!(Number.isSafeInteger(request.days) && request.days >= 1 && request.days <= MOST_DAYS))
        refuse("bad-days", `A campaign is paused for 1 to ${MOST_DAYS} days.`);
      if (paused !== null) refuse("paused", "This campaign is paused already.");
      return { kind: "pause", until: at + request.days * DAY };
    case "stop":
      return { kind: "pause", until: STOPPED };
    case "resume":
      if (paused === null) refuse("not-paused", "This campaign is not paused.");
      return { kind: "resume" };
    case "rewind": {
      const row = (await countingRows(core, live)).findLast(
        ({ kind, seat }) => kind === "act" && seat !== null && isHeld(live, seat, person),
      );
      if (!row) return refuse("no-act", "There is no act of yours to take back.");
      return { kind: "rewind", row: row.input, said: row.told[0] ?? "their last act" };
    }
    case "end":
      return { kind: "end" };
    case "timetable":
      return { kind: "timetable", timetable: timetableOf(request.timetable) };
  }
}

const isHeld = ({ members }: Live, seat: string, person: string): boolean => mayWith(members, person, seat, "act");

/** The rows of the log since its last origin that were not taken back. */
const countingRows = async (core: Core, { record }: Live): Promise<readonly LogRow[]> =>
  effective(sinceOrigin(await wholeLog(core.repository, record.id)));

/** The answer of one who plays; the asker's no withdraws it. */
export async function answerRequest(
  core: Core,
  game: string,
  { number, yes }: RequestAnswer,
  { person, interaction }: Asked,
): Promise<void> {
  await core.once(game, interaction, async (record) => {
    const live = await core.load(record);
    const request = (await core.repository.requests(game)).find((one) => one.number === number);
    if (request?.asker !== person.id) requireRole(live, { person: person.id }, "agree"); // who asked can withdraw it
    if (request?.status !== "open") return refuse("stale", "This request is over.");
    const others = { yes: without(request.yes, person.id), no: without(request.no, person.id) };
    const answered = yes
      ? { ...request, ...others, yes: [...others.yes, person.id] }
      : { ...request, ...others, no: [...others.no, person.id] };
    await settled(core, live, answered, { at: core.clock.now(), by: person.id, interaction });
  });
}

const without = (list: readonly string[], one: string): readonly string[] => list.filter((other) => other !== one);

/** Closes requests whose time is over. */
export async function closeDue(core: Core, game: string): Promise<void> {
  await core.queued(game, async (record) => {
    if (record.status !== "running") return;
    const at = core.clock.now();
    const open = (await core.repository.requests(game)).filter(({ status, until }) => status === "open" && until <= at);
    for (const request of open) {
      const live = await core.load({ id: game });
      await settled(core, live, request, { at, by: request.asker, interaction: null });
    }
  });
}

/** Who brings something about, when, and by which interaction. */
interface Deed {
  readonly at: number;
  readonly by: string;
  readonly interaction: string | null;
}

/** Writes a request as its answers leave it, and does what was agreed. */
async function settled(core: Core, live: Live, request: RequestRecord, deed: Deed): Promise<void> {
  const { at, interaction } = deed;
  const voices = people(live); // whom a question was put to may be a secret, so all have a say
  const status = statusOf(live, request, voices, at);
  const after = { ...request, status };
  const written: Change = {
    ...{ game: live.record.id, interaction, at, requests: [after] },
    outbox: [requestPost(live, after, voices)],
  };
  core.logger.info({ game: live.record.id, request: request.number, kind: request.wish.kind, status }, "a request");
  if (status === "agreed") await carryOut(core, live, after, written, deed);
  else await core.write(written, live);
}

/** What has become of a request. */
function statusOf(live: Live, request: RequestRecord, voices: readonly string[], at: number): RequestRecord["status"] {
  if (request.no.includes(request.asker) || isOvertaken(live, request)) return "lapsed";
  const ayes = request.yes.filter((person) => voices.includes(person)).length;
  const noes = request.no.filter((person) => voices.includes(person)).length;
  const isOver = at >= request.until;
  if (RULES[request.wish.kind].byAll) {
    if (noes > 0) return "refused";
    if (ayes === voices.length) return "agreed";
    return isOver ? "lapsed" : "open";
  }
  if (ayes * 2 > voices.length || (isOver && ayes > noes)) return "agreed";
  return isOver || noes * 2 >= voices.length ? "refused" : "open";
}

/** Whether something has come in between that leaves nothing to ask for. */
function isOvertaken({ env, record }: Live, { wish, seq }: RequestRecord): boolean {
  switch (wish.kind) {
    case "rewind":
      return env.seq !== seq; // somebody has acted
    case "pause":
      return record.paused !== null;
    case "resume":
      return record.paused === null;
    case "end":
    case "timetable":
      return false;
  }
}

async function carryOut(core: Core, live: Live, request: RequestRecord, written: Change, deed: Deed): Promise<void> {
  const { wish } = request;
  switch (wish.kind) {
    case "pause":
      return await pauseUntil(core, live, wish.until, told(written, live, PAUSED(wish.until)));
    case "resume":
      return await resume(core, live, deed.at, written);
    case "end": {
      const end = await brokenOff(core, live.record, deed.by, "All who play have agreed to end it. ");
      await core.write({ ...written, ...end, outbox: [...(written.outbox ?? []), ...(end.outbox ?? [])] });
      return;
    }
    case "timetable":
      return await keepTime(core, live, wish.timetable, written);
    case "rewind":
      return await rewind(core, live, { ...request, wish }, written, deed);
  }
}

async function rewind(
  core: Core,
  live: Live,
  { wish: { row: to }, asker }: RequestRecord & { readonly wish: Wish & { kind: "rewind" } },
  written: Change,
  deed: Deed,
): Promise<void> {
  const rows = sinceOrigin(await wholeLog(core.repository, live.record.id));
  const seat = rows.find(({ seq, seat: of }) => seq >= to && of !== null && isHeld(live, of, asker))?.seat;
  if (!seat) return refuse("stale", "Whoever asked for this no longer plays.");
  const before: Envelope<GameTypes> = await stateBefore(live, { before: null, rows }, to);
  const why = "All who have a say agreed: ";
  await goBack(core, live, { seat, to, before, person: deed.by, interaction: deed.interaction, why }, written);
}

/** Clocks stand, computers and defaults wait; people may act. */
export async function pauseUntil(core: Core, live: Live, until: number, written: Change): Promise<void> {
  await standStill(core, live, until, written);
}

/** Clocks go on: with what was left, a quarter of the pace at least. */
export async function resume(core: Core, live: Live, at: number, written: Partial<Change> = {}): Promise<void> {
  const change: Change = { game: live.record.id, at, ...written };
  await standStill(core, live, null, told(change, live, ["The campaign goes on."]));
}

const PAUSED = (until: number): Rich => [
  until === STOPPED
    ? "The moderator has stopped the campaign: nobody can act until it goes on."
    : `The campaign is paused until <t:${Math.floor(until / 1000)}:f>. You can still act, but nobody has to.`,
];

/** With a post that says so in the channel. */
const told = (written: Change, { record }: Live, text: Rich): Change => ({
  ...written,
  outbox: [...(written.outbox ?? []), single(channelOf(record), { ...blank, title: record.name, text })],
});

async function standStill(core: Core, live: Live, paused: number | null, written: Change): Promise<void> {
  const { at } = written;
  const record = { ...live.record, paused };
  const members = paused === null ? live.members.map((member) => afterPause(member, at)) : live.members;
  const clocks = clocksNow({ ...live, record, members }, at);
  const after: Live = { ...live, record, members, clocks };
  const outbox = [...(written.outbox ?? []), ...shownAnew(live)];
  await core.write({ ...written, set: { paused }, members, rewound: rewound(live.clocks, clocks), outbox }, after);
}

/** Nobody had to come by during a pause: it is not held against them. */
const afterPause = (member: Member, at: number): Member =>
  member.bot || member.silent !== null ? member : { ...member, seen: at };

/** The post of a request, edited with each answer. */
function requestPost({ record, members }: Live, request: RequestRecord, voices: readonly string[]): OutboxDraft {
  const { number, asker, status, yes, no, until } = request;
  const open = status === "open";
  const listed = (list: readonly string[]): Rich =>
    list.length === 0
      ? ["nobody yet"]
      : list.flatMap((person, i): Rich => [i === 0 ? "" : ", ", nameOf(members, person)]);
  const { byAll } = RULES[request.wish.kind];
  const rule = byAll ? `All ${voices.length} who have a say must agree` : "It is agreed if more say yes than no";
  const text: Rich = [
    { person: asker },
    ...wanted(request.wish),
    ...(open ? [`\n-# ${rule}, by <t:${Math.floor(until / 1000)}:f>.`] : [`\n**${RESULTS[status]}**`]),
    "\nYes: ",
    ...listed(yes),
    ...(no.length === 0 ? [] : [". No: ", ...listed(no)]),
    ".",
  ];
  const buttons = [
    { kind: "request", request: number, yes: true, label: "Yes" },
    { kind: "request", request: number, yes: false, label: "No" },
  ] as const;
  const ping = open && yes.length + no.length === 1 ? voices.filter((person) => person !== asker) : [];
  const post = { ...blank, title: record.name, text, ping, controls: open ? buttons : [] };
  return { destination: channelOf(record), slot: `request:${number}`, payload: { kind: "post", post } };
}

const RESULTS = {
  agreed: "Agreed.",
  refused: "Refused.",
  lapsed: "Lapsed. It can be asked again.",
} as const;

function wanted(wish: Wish): Rich {
  switch (wish.kind) {
    case "pause":
      return [` asks to pause the campaign until <t:${Math.floor(wish.until / 1000)}:D>.`];
    case "resume":
      return [" asks to end the pause."];
    case "rewind":
      return [
        " asks to take back an act, and all that has happened since: “",
        { literal: wish.said },
        "”. What was seen stays seen; dice are rolled anew.",
      ];
    case "end":
      return [" asks to end the campaign without a result."];
    case "timetable":
      return [` asks to keep time otherwise, from the next question on: ${timetableLines(wish.timetable).join(" ")}`];
  }
}

/** As a name: an answer calls nobody. */
const nameOf = (members: Live["members"], person: string): Rich[number] => ({
  literal: members.find((member) => member.person === person)?.name ?? "somebody who has left",
});
