import { refuse } from "../engine/index.ts";
import type { GameRecord, OutboxDraft } from "../store/records.ts";
import { blank, channelOf, presentPost } from "./announce.ts";
import type { Core } from "./core.ts";
import { lobbyPost } from "./lobby.ts";
import { publicDeadline } from "./reactions.ts";
import { type Rank, withRoom } from "./servers.ts";

/** Who asks for something that is the host's business, or the business of the server's staff. */
export interface Steward {
  readonly game: string;
  readonly person: string;
  /** The server where this person may manage things; null: none. */
  readonly staffOf: string | null;
  readonly interaction: string | null;
}

/** Where the campaign shall be from now on. */
export interface Relocation extends Steward {
  readonly guild: string;
  readonly rank: Rank;
  readonly channel: string;
}

function requireSteward(record: GameRecord, { person, staffOf }: Steward, what: string): void {
  const staff = record.guild !== null && record.guild === staffOf;
  if (record.host !== person && !staff)
    refuse("not-host", `Only the host of this campaign, or staff of its server, can ${what}.`);
}

/**
 * Puts everything in line again that could not be sent, and posts anew what shows where the game stands, should it be
 * gone. Returns how many messages had been put aside.
 */
export async function repairGame(core: Core, wish: Steward): Promise<number> {
  let parked = 0;
  await core.once(wish.game, wish.interaction, async (record) => {
    requireSteward(record, wish, "repair it");
    parked = await core.repository.outbox.parked(record.id);
    const { interaction } = wish;
    const outbox = await presentPosts(core, record);
    await core.write({ game: record.id, interaction, repair: true, outbox, at: core.clock.now() });
  });
  return parked;
}

/** Lets a campaign go on in another channel: what waits for the old one is posted there. */
export async function moveGame(core: Core, wish: Relocation): Promise<void> {
  await core.once(wish.game, wish.interaction, async (record) => {
    requireSteward(record, wish, "move it");
    if (record.status !== "lobby" && record.status !== "running") refuse("over", "This campaign has ended.");
    const { guild, channel, interaction, rank } = wish;
    if (record.channel === channel) refuse("same-channel", "This campaign is in this channel already.");
    const moved: GameRecord = { ...record, guild, channel };
    const text = ["This campaign has moved here. The buttons below its old posts still work."];
    const post = { ...blank, title: record.name, text };
    const more = record.guild !== guild;
    await withRoom(core, guild, rank, { creating: false, more }, async () => {
      await core.write({
        game: record.id,
        interaction,
        set: { guild, channel },
        redirect: { from: channelOf(record), to: channelOf(moved) },
        repair: true,
        outbox: [
          { destination: channelOf(moved), slot: null, payload: { kind: "post", post } },
          ...(await presentPosts(core, moved)),
        ],
        at: core.clock.now(),
      });
    });
  });
}

/** The posts that show where a game stands now: edits, if they are still there. */
export async function presentPosts(core: Core, record: GameRecord): Promise<OutboxDraft[]> {
  if (record.status === "lobby")
    return [lobbyPost(record, await core.books.pinned(record), await core.repository.members(record.id))];
  if (record.status !== "running") return [];
  const live = await core.load(record);
  const { book, members, env } = live;
  return [presentPost({ record, book, members, deadline: publicDeadline(live) }, env)];
}
