/** Which of Discord's permissions the bot needs for what, and which it lacks in a place. */
import { ChannelType, PermissionFlagsBits, type PermissionsBitField } from "discord.js";

/** Something that Discord lets the bot do, or not, where somebody used a command. */
export interface Permit {
  /** As Discord's settings call it; of what no setting gives, the kind of place that has it. */
  readonly name: string;
  readonly granted: boolean;
  /** A campaign cannot be opened without it. */
  readonly essential: boolean;
  readonly why: string;
}

/** Kinds of places where commands are used, as far as Discord allows different things there. */
export type Spot = "text" | "thread" | "announcements" | "announced thread" | "post" | "voice";

const { ViewChannel, SendMessages, SendMessagesInThreads, CreatePublicThreads, CreatePrivateThreads, Connect } =
  PermissionFlagsBits;
const { AttachFiles, ReadMessageHistory, ManageThreads } = PermissionFlagsBits;

const EVERYWHERE: readonly Spot[] = ["text", "thread", "announcements", "announced thread", "post", "voice"];
const IN_THREADS: readonly Spot[] = ["thread", "announced thread", "post"];
/** Private threads exist only under text channels (developers/topics/threads, "Public & Private Threads"). */
const HOLDS_PRIVATE: readonly Spot[] = ["text", "thread"];
/** Threads hang on the messages of these: threads have none of their own, and voice chats hold none. */
const HOLDS_PUBLIC: readonly Spot[] = ["text", "announcements"];

interface Need {
  readonly name: string;
  readonly bit: bigint;
  /** Where it is useful. */
  readonly spots: readonly Spot[];
  /** Where a campaign needs it to begin at all. */
  readonly essential: readonly Spot[];
  readonly why: string;
}

/** Every permission that Umpire uses, and what does not work without it. */
const NEEDS: readonly Need[] = [
  { name: "View Channel", bit: ViewChannel, spots: EVERYWHERE, essential: EVERYWHERE, why: "nothing works without it" },
  {
    name: "Connect",
    bit: Connect,
    spots: ["voice"],
    essential: ["voice"],
    why: "opens the chat of a voice or stage channel to me; I join no call",
  },
  {
    name: "Send Messages",
    bit: SendMessages,
    spots: EVERYWHERE,
    essential: ["text", "announcements", "voice"],
    why: "posts what happens",
  },
  {
    name: "Send Messages in Threads",
    bit: SendMessagesInThreads,
    spots: ["text", "announcements", ...IN_THREADS],
    essential: IN_THREADS,
    why: "brings hands to private threads, where direct messages are closed, and posts where councils meet",
  },
  {
    name: "Attach Files",
    bit: AttachFiles,
    spots: EVERYWHERE,
    essential: EVERYWHERE,
    why: "posts the pictures of the board",
  },
  {
    name: "Read Message History",
    bit: ReadMessageHistory,
    spots: EVERYWHERE,
    essential: EVERYWHERE,
    why: "checks after a crash whether a message had arrived, so that none is posted twice; opens threads under posts",
  },
  {
    name: "Create Public Threads",
    bit: CreatePublicThreads,
    spots: HOLDS_PUBLIC,
    essential: HOLDS_PUBLIC,
    why: "opens a thread for each round of talks",
  },
  {
    name: "Create Private Threads",
    bit: CreatePrivateThreads,
    spots: HOLDS_PRIVATE,
    essential: [],
    why: "brings hands to people whose direct messages are closed, who have to use `/hand` without it; opens the threads in which councils meet",
  },
  {
    name: "Manage Threads",
    bit: ManageThreads,
    spots: ["text", "announcements", ...IN_THREADS],
    essential: [],
    why: "locks the thread of talks that are over; without it, it is only archived, and anybody's message wakes it",
  },
];

/** What the bot asks for when it is added to a server; what voice chats need besides is given in their own settings. */
export const INVITED_WITH = NEEDS.filter(({ spots }) => spots.some((spot) => spot !== "voice"));

/** What it needs in a place of this kind. */
export const needsAt = (spot: Spot): readonly Need[] => NEEDS.filter(({ spots }) => spots.includes(spot));

/** What a place is called where something does not exist. */
const KIND: { readonly [spot in Spot]: string } = {
  text: "a text channel",
  thread: "a thread",
  announcements: "an announcement channel",
  "announced thread": "an announcement channel",
  post: "a forum",
  voice: "a voice or stage channel",
};

/** What Discord has nowhere but in other places than this one; no setting changes it. */
const missingAt = (spot: Spot): readonly Permit[] => [
  ...(HOLDS_PUBLIC.includes(spot)
    ? []
    : [
        {
          name: "a channel that holds threads, for talks",
          granted: false,
          essential: false,
          why: `would hold a thread for each round of talks; ${spot === "voice" ? KIND.voice : "a thread"} holds none, so talks are held right here`,
        },
      ]),
  ...(HOLDS_PRIVATE.includes(spot)
    ? []
    : [
        {
          name: NO_PRIVATE_THREADS,
          granted: false,
          essential: false,
          why:
            "would hold the threads in which councils meet and seats talk alone, and hands where direct messages are closed; " +
            `${KIND[spot]} holds none: a text channel does, and so does a thread of one`,
        },
      ]),
];

const NO_PRIVATE_THREADS = "a text channel, for private threads";

export const permitsOf = (held: Readonly<PermissionsBitField>, spot: Spot): Permit[] => [
  ...needsAt(spot).map(({ name, bit, essential, why }) => ({
    name,
    granted: held.has(bit),
    essential: essential.includes(spot),
    why,
  })),
  ...missingAt(spot),
];

/** The parts of a channel that tell which kind of place it is. `parent` null: it is not known. */
interface Channel {
  readonly type: ChannelType;
  readonly parent?: { readonly type: ChannelType } | null;
}

/** The kind of a place: of a thread by the channel that it is under. What is not known counts as text. */
export function spotOf(channel: Channel | null): Spot {
  switch (channel?.type) {
    case ChannelType.GuildAnnouncement:
      return "announcements";
    case ChannelType.AnnouncementThread:
      return "announced thread";
    case ChannelType.GuildVoice:
    case ChannelType.GuildStageVoice:
      return "voice";
    case ChannelType.PublicThread:
    case ChannelType.PrivateThread: {
      const under = channel.parent?.type;
      return under === ChannelType.GuildForum || under === ChannelType.GuildMedia ? "post" : "thread";
    }
    default:
      return "text";
  }
}

/** What private talks need. */
const FOR_TALKS: readonly string[] = ["Create Private Threads", NO_PRIVATE_THREADS];
/** What councils need besides what every campaign needs. */
const FOR_COUNCILS: readonly string[] = [...FOR_TALKS, "Send Messages in Threads"];

const lackingOf = (names: readonly string[], permits: readonly Permit[]): string[] =>
  permits.flatMap(({ name, granted }) => (names.includes(name) && !granted ? [name] : []));

/** The names of what is missing for councils. */
export const lackingForCouncils = (permits: readonly Permit[]): string[] => lackingOf(FOR_COUNCILS, permits);

/** The names of what is missing for private talks. */
export const lackingForTalks = (permits: readonly Permit[]): string[] => lackingOf(FOR_TALKS, permits);

/** The names of what is missing for a campaign. */
export const lacking = (permits: readonly Permit[]): string[] =>
  permits.flatMap(({ name, granted, essential }) => (essential && !granted ? [name] : []));
