import { PermissionFlagsBits, type PermissionsBitField } from "discord.js";

/** Something that Discord's settings let the bot do, or not, where somebody used a command. */
export interface Permit {
  /** As Discord's settings call it. */
  readonly name: string;
  readonly granted: boolean;
  /** A campaign cannot be opened without it. */
  readonly essential: boolean;
  readonly why: string;
}

const { ViewChannel, SendMessages, SendMessagesInThreads, CreatePublicThreads, CreatePrivateThreads } =
  PermissionFlagsBits;
const { AttachFiles, ReadMessageHistory, ManageThreads } = PermissionFlagsBits;

interface Need {
  readonly name: string;
  readonly bit: bigint;
  /** Where a campaign needs it to begin at all. */
  readonly essential: "everywhere" | "channels" | "threads" | "nowhere";
  readonly why: string;
}

/** Every permission that Umpire uses, and what does not work without it. */
export const NEEDS: readonly Need[] = [
  { name: "View Channel", bit: ViewChannel, essential: "everywhere", why: "nothing works without it" },
  { name: "Send Messages", bit: SendMessages, essential: "channels", why: "posts what happens" },
  {
    name: "Send Messages in Threads",
    bit: SendMessagesInThreads,
    essential: "threads",
    why: "brings hands to private threads, where direct messages are closed, and posts where councils meet",
  },
  { name: "Attach Files", bit: AttachFiles, essential: "everywhere", why: "posts the pictures of the board" },
  {
    name: "Read Message History",
    bit: ReadMessageHistory,
    essential: "everywhere",
    why: "checks after a crash whether a message had arrived, so that none is posted twice; opens threads under posts",
  },
  {
    name: "Create Public Threads",
    bit: CreatePublicThreads,
    essential: "channels",
    why: "opens a thread for each round of talks",
  },
  {
    name: "Create Private Threads",
    bit: CreatePrivateThreads,
    essential: "nowhere",
    why: "brings hands to people whose direct messages are closed, who have to use `/hand` without it; opens the threads in which councils meet",
  },
  {
    name: "Manage Threads",
    bit: ManageThreads,
    essential: "nowhere",
    why: "locks the thread of talks that are over; without it, it is only archived, and anybody's message wakes it",
  },
];

/** What somebody finds who uses a command: a thread or a channel, and whether private threads can be opened there. */
interface Spot {
  readonly inThread: boolean;
  readonly holdsPrivate: boolean;
}

export const permitsOf = (held: Readonly<PermissionsBitField>, { inThread, holdsPrivate }: Spot): Permit[] => [
  ...NEEDS.map(({ name, bit, essential, why }) => ({
    name,
    granted: held.has(bit),
    essential: essential === "everywhere" || essential === (inThread ? "threads" : "channels"),
    why,
  })),
  ...(holdsPrivate ? [] : [NO_PRIVATE_THREADS]),
];

const NO_PRIVATE_THREADS: Permit = {
  name: "a text channel, for private threads",
  granted: false,
  essential: false,
  why: "would hold the threads in which councils meet, and hands where direct messages are closed; announcement channels hold none",
};

/** What councils need beside what every campaign needs. */
const FOR_COUNCILS: readonly string[] = ["Create Private Threads", "Send Messages in Threads", NO_PRIVATE_THREADS.name];

/** The names of what is missing for councils. */
export const lackingForCouncils = (permits: readonly Permit[]): string[] =>
  permits.flatMap(({ name, granted }) => (FOR_COUNCILS.includes(name) && !granted ? [name] : []));

/** The names of what is missing for a campaign. */
export const lacking = (permits: readonly Permit[]): string[] =>
  permits.flatMap(({ name, granted, essential }) => (essential && !granted ? [name] : []));
