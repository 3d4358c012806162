import type { DemoCampaign } from "../../src/cli/demo/campaign.ts";

const HOUR = 3_600_000;
/** After this many answers a night comes. */
const NIGHT = 6;

/** What a campaign is played in spite of. */
export interface Adversity {
  readonly name: string;
  /** Where it is played; the server's first channel if left out. */
  readonly place?: (demo: Unopened) => string;
  /** What happens before anybody opens it. */
  readonly before?: (demo: Unopened) => void;
  /** What happens after this many answers; says whether it is over with that. */
  readonly after?: (demo: DemoCampaign, answers: number) => Promise<void>;
  /** Sentences that would be false. */
  readonly never: RegExp;
  /** Sentences that somebody has to read. */
  readonly once?: RegExp;
}

export type Unopened = Omit<DemoCampaign, "done" | "channel">;

/** What nobody reads where nothing is wrong. */
const TROUBLE =
  /could not be delivered|I cannot post|direct messages are closed|has left the server|waits: |I was away/;

/** Threads that nobody has written in for a day are archived. */
async function night({ sandbox, clock }: DemoCampaign, answers: number): Promise<void> {
  if (answers % NIGHT > 0) return;
  clock.advance(2 * HOUR);
  for (const channel of Object.values(sandbox.model.channels))
    if (channel.kind === "thread" && !channel.archived) sandbox.controls.archive(channel.id);
}

/** The bot is removed from its server, and let in again two days later. */
async function shutOut({ sandbox, umpire, clock }: DemoCampaign, answers: number): Promise<void> {
  if (answers !== NIGHT) return;
  const { controls, guildId } = sandbox;
  const [record] = await umpire.campaigns.showing.find({ channel: sandbox.channelId });
  const isOut = async () => record && (await umpire.campaigns.showing.record(record.id)).cutOff !== null;
  const roles = sandbox.model.guilds[guildId]?.members[umpire.discord.user]?.roles ?? [];
  controls.removeBot(guildId);
  while (!(await isOut())) await new Promise((resolve) => setTimeout(resolve, 10));
  for (let hours = 0; hours < 48; hours += 2) {
    clock.advance(2 * HOUR);
    await umpire.campaigns.tick();
  }
  controls.join(guildId, umpire.discord.user, roles);
  while (await isOut()) await new Promise((resolve) => setTimeout(resolve, 10));
}

const everySecond = ({ people }: Unopened) => people.filter((_, i) => i % 2 === 1);

export const ADVERSITIES: readonly Adversity[] = [
  { name: "in a text channel", never: TROUBLE },
  {
    name: "in a thread that is archived every night",
    place: ({ sandbox, people: [host] }) => host?.startThread({ channel: sandbox.channelId, name: "War" }) ?? "",
    after: night,
    never: TROUBLE,
  },
  {
    name: "in a post of a forum",
    place({ sandbox, people: [host] }) {
      const forum = sandbox.addChannel({ name: "campaigns", type: 15 });
      return host?.startThread({ channel: forum, name: "War", content: "Who plays?" }) ?? "";
    },
    never: TROUBLE,
  },
  {
    name: "on a server at its limit of threads",
    before: ({ sandbox }) => sandbox.controls.limitThreads(sandbox.guildId, 0),
    never: /could not be delivered|I cannot post|direct messages are closed|has left the server|in the thread/,
  },
  {
    name: "by a bot that may write to nobody new",
    before: ({ sandbox }) => sandbox.controls.setQuarantine(true),
    never: TROUBLE,
  },
  {
    name: "with two days in which the bot is shut out",
    after: shutOut,
    never: /could not be delivered|direct messages are closed|has left the server|has not been seen|by default/,
    once: /I am back here/,
  },
  {
    name: "with half of the people's direct messages closed",
    before(demo) {
      for (const { id } of everySecond(demo)) demo.sandbox.controls.setDms(id, false);
    },
    never: TROUBLE,
  },
];
