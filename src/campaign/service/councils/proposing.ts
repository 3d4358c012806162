/** What is put to the vote about councils themselves: offices, members, newcomers; and how members are called. */
import { refuse, type Seat } from "#engine";
import type { CouncilSubject, Member } from "../../../store/records.ts";
import { REMOVING } from "../../ballots/council-kinds.ts";
import { ballotPost } from "../../ballots/post.ts";
import type { Asked } from "../../contract/game.ts";
import { type Council, councilOf } from "../../facts/council.ts";
import { holders, type Live } from "../../facts/live.ts";
import {
  forbid,
  mayWith,
  type OfficeRequest,
  requireMay,
  requireOffice,
  requireUnstopped,
  rolesOf,
} from "../../facts/permissions.ts";
import { threadSeatOf } from "../../facts/posting.ts";
import { freeSide } from "../ballots/council-outcomes.ts";
import { carryAlone, conclude, newBallot } from "../ballots/voting.ts";
import type { Core } from "../core.ts";

/** What a member puts to their council; whom they mean, they name. */
export type Proposal = Exclude<CouncilSubject, { kind: "admission" | "placing" }>;

/** Puts it to the vote; who does so is for it. */
export function propose(core: Core, game: string, subject: Proposal, asked: Asked): Promise<void> {
  return core.once(game, asked, async (record) => {
    const live = await core.load(record);
    const { person, interaction } = asked;
    const council = councilOfMember(core, live, person.id);
    core.allow.words(record, person.id, null);
    checkProposal(council, subject);
    requireUnstopped(record, { person: person.id }, "council");
    const at = core.clock.now();
    const { seat } = council;
    const ballot = await newBallot(core, live, subject, { seat, asker: person.id, at, votes: true });
    await conclude(core, live, ballot, { at, by: person, interaction });
  });
}

/** The council of somebody; refused for whoever belongs to none. */
function councilOfMember(core: Core, live: Live, person: string): Council {
  const room = live.record.council === null ? null : threadSeatOf(live.members, person);
  const council = room === null ? null : councilOf(live, room, core.clock.now());
  if (room === null || council === null) return forbid("council");
  if (!mayWith(live, { person, seat: room, now: core.clock.now() }, "council")) forbid("council");
  return council;
}

function checkProposal({ members, captain, deputy, rule, offers }: Council, subject: Proposal): void {
  if (subject.kind === "rule") {
    if (subject.rule === rule) refuse("same", "That is how your council acts already.");
    return;
  }
  if (subject.kind === "offers") {
    if (subject.offers === offers) refuse("same", "That is who answers offers for your council already.");
    return;
  }
  if (!members.some(({ person }) => person === subject.person))
    refuse("no-such-member", "That person is not a member of your council.");
  if (subject.kind === "negotiator" || subject.kind === "relief") {
    checkNegotiator(members, subject);
    return;
  }
  const holds = subject.kind === "captain" ? captain : subject.kind === "deputy" ? deputy : null;
  if (holds?.person === subject.person) refuse("same", `That person is ${subject.kind} already.`);
  if (subject.kind === "deputy" && captain.person === subject.person)
    refuse("captain", "Whoever is captain cannot be deputy as well.");
  if (subject.kind === "removal" && members.length <= REMOVING)
    refuse(
      "of-two",
      "In a council of two that is for the moderator, or the host or the server's staff if they play no side: `/council remove`.",
    );
}

function checkNegotiator(members: Council["members"], { kind, person }: Extract<Proposal, { person: string }>): void {
  const office = members.find((member) => member.person === person)?.office ?? null;
  if (kind === "relief" && office !== "negotiator")
    refuse("same", "That person was not chosen to negotiate for your council.");
  if (kind !== "negotiator" || office === null) return;
  const who = office === "negotiator" ? "That person negotiates" : "Captain and deputy negotiate";
  refuse("same", `${who} for your council already.`);
}

/** Somebody outside asks the council of a seat, or whoever plays it alone, to let them in. */
export async function askToJoin(core: Core, live: Live, seat: Seat, { person, interaction }: Asked): Promise<void> {
  if (live.ballots.some(({ subject, asker }) => subject.kind === "admission" && asker === person.id))
    refuse("asked", "You have asked to join already: wait until you are answered.");
  const at = core.clock.now();
  const subject = { kind: "admission", person: person.id, name: person.name } as const;
  const ballot = await newBallot(core, live, subject, { seat, asker: person.id, at, votes: false });
  await conclude(core, live, ballot, { at, by: person, interaction });
}

/** The host would put somebody on a side of a lobby; that person is asked in the channel. */
export function placeOnSide(
  core: Core,
  game: string,
  { seat, person: who }: { readonly seat: Seat; readonly person: string },
  { person, interaction }: Asked,
): Promise<void> {
  return core.once(game, { person, interaction }, async (record) => {
    requireOffice(record, { person: person.id }, "share");
    const [book, members] = await Promise.all([core.pinned(record), core.repository.members(game)]);
    const lobby = { record, book, members, councils: [] };
    const { id } = freeSide(lobby, who, seat);
    const at = core.clock.now();
    const open = (await core.repository.ballots(game)).filter(
      ({ status, subject }) => status === "open" && subject.kind === "placing" && subject.person === who,
    );
    const lapsed = open.map((one) => ({ ...one, status: "lapsed", until: at }) as const);
    const subject = { kind: "placing", person: who } as const;
    const fresh = await newBallot(core, lobby, subject, { seat: id, asker: person.id, at, votes: false });
    const ballots = [...lapsed, fresh];
    const outbox = ballots.map((one) => ballotPost(lobby, one, at));
    await core.write({ game, interaction, ballots, outbox, at }, record);
  });
}

/** Whoever looks after the campaign without playing expels somebody from a council of two, which cannot decide that. */
export function removeFromPair(core: Core, request: OfficeRequest, who: string): Promise<void> {
  const { game, person, interaction } = request;
  return core.once(game, { person, interaction }, async (record) => {
    const live = await core.load(record);
    const roles = rolesOf(live, request);
    if (!roles.some((role) => role === "host" || role === "moderator" || role === "staff")) {
      councilOfMember(core, live, person); // it is about their own council, then
      refuse("no-such-member", "That person is not a member of your council.");
    }
    requireMay(roles, "putOut");
    requireUnstopped(record, request, "putOut");
    const seat = live.record.council === null ? null : threadSeatOf(live.members, who);
    if (seat === null || holders(live.members, seat).length !== 2)
      return refuse("not-member", "That is for the council itself, unless it has two members.");
    const at = core.clock.now();
    const subject = { kind: "removal", person: who } as const;
    const ballot = await newBallot(core, live, subject, { seat, asker: person, at, votes: true });
    await carryAlone(core, live, ballot, { at, by: { id: person }, interaction }, []);
  });
}

/** When somebody wants to be called. */
export function setCalls(core: Core, game: string, calls: Member["calls"], asked: Asked): Promise<void> {
  return core.once(game, asked, async (record) => {
    const live = await core.load(record);
    councilOfMember(core, live, asked.person.id);
    const members = live.members.map((member) => (member.person === asked.person.id ? { ...member, calls } : member));
    const change = { game, interaction: asked.interaction, members, at: core.clock.now() };
    await core.write(change, live);
  });
}
