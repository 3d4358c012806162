import { refuse, type Seat } from "#engine";
import type { CouncilMatterRecord, GameRecord, Member, OutboxDraft, Rich } from "../../store/records.ts";
import type { Core } from "../core.ts";
import { HERE, shownName, tokenFor } from "../lobby.ts";
import { lobbyPost } from "../lobby-post.ts";
import type { Asked } from "../passing-on.ts";
import { requireOffice } from "../permissions.ts";
import { blank, channelOf, seatInText } from "../posting.ts";
import { type Side, sideFor, sidesOf } from "./sides.ts";

const WEEK = 7 * 24 * 3_600_000;

/** The host would put somebody on a side of a lobby; that person is asked in the channel. */
export function placeOnSide(
  core: Core,
  game: string,
  { seat, person: who }: { readonly seat: Seat; readonly person: string },
  { person, interaction }: Asked,
): Promise<void> {
  return core.once(game, { person, interaction }, async (record) => {
    requireOffice(record, { person: person.id }, "share");
    const side = await sideOf(core, record, who, seat);
    const earlier = await core.repository.councilMatters(game);
    const at = core.clock.now();
    const open = earlier.filter(
      ({ status, matter }) => status === "open" && "person" in matter && matter.person === who,
    );
    const lapsed = open.map((one): CouncilMatterRecord => ({ ...one, status: "lapsed" }));
    const fresh: CouncilMatterRecord = {
      ...{ number: earlier.length + 1, seat: side.id, matter: { kind: "placing", person: who }, asker: person.id },
      ...{ at, until: at + WEEK, status: "open", yes: [], no: [] },
    };
    const posts = await Promise.all([...lapsed, fresh].map((one) => placingPost(core, record, one)));
    await core.write({ game, interaction, matters: [...lapsed, fresh], outbox: posts, at });
  });
}

/** The side of a lobby that somebody can be put on. */
async function sideOf(core: Core, record: GameRecord, who: string, seat: Seat): Promise<Side> {
  if (record.status !== "lobby") refuse("not-a-lobby", "This campaign has already started.");
  const { council } = record;
  if (council?.joining !== "host")
    return refuse("not-placed", "In this campaign people choose their sides: **Settings** changes that.");
  const members = await core.repository.members(record.id);
  if (members.some((member) => member.person === who)) refuse("already-in", "That person is on a side already.");
  return sideFor(sidesOf(await core.pinned(record), record, council, members), seat);
}

/** The answer of whoever is to be put on a side. */
export async function answerPlacing(
  core: Core,
  record: GameRecord,
  matter: CouncilMatterRecord,
  yes: boolean,
  { person, interaction }: Asked,
): Promise<void> {
  if (!("person" in matter.matter) || matter.matter.person !== person.id)
    return refuse("not-asked", "Somebody else was asked, not you.");
  if (matter.status !== "open") return refuse("stale", "This offer no longer stands.");
  const at = core.clock.now();
  const after: CouncilMatterRecord = { ...matter, status: yes ? "agreed" : "refused" };
  const written = { game: record.id, interaction, matters: [after], at };
  if (!yes) {
    await core.write({ ...written, outbox: [await placingPost(core, record, after)] });
    return;
  }
  const side = await sideOf(core, record, person.id, matter.seat);
  const before = await core.repository.members(record.id);
  const [id, name, token] = [person.id, shownName(person), tokenFor(before, person.id)];
  const member: Member = { person: id, name, token, seat: side.id, word: null, bot: false, joined: at, ...HERE };
  const members = [...before, member];
  const outbox = [await placingPost(core, record, after), lobbyPost(record, await core.pinned(record), members)];
  await core.write({ ...written, members, outbox });
}

const RESULTS = { open: "", agreed: " They are.", refused: " The answer is no.", lapsed: " It is withdrawn." } as const;

async function placingPost(core: Core, record: GameRecord, one: CouncilMatterRecord): Promise<OutboxDraft> {
  const { number, seat, matter, asker, status } = one;
  const person = "person" in matter ? matter.person : "";
  const side = seatInText(record, await core.pinned(record), seat);
  const text: Rich = [{ person: asker }, " asks ", { person }, ` to play with ${side}.${RESULTS[status]}`];
  const controls = [
    { kind: "matter", matter: number, yes: true, label: "Accept" },
    { kind: "matter", matter: number, yes: false, label: "No, thanks" },
  ] as const;
  const isOpen = status === "open";
  const asks = { words: [`somebody asks you to play with ${side}`] };
  const post = {
    ...blank,
    title: record.name,
    text,
    asks,
    ping: isOpen ? [person] : [],
    controls: isOpen ? controls : [],
  };
  return { destination: channelOf(record), slot: `matter:${number}`, payload: { kind: "post", post } };
}
