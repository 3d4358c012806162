/** How threads are opened, woken, joined and closed: public ones for talks, private ones in place of direct messages. */
import {
  type APIChannel,
  type APIThreadChannel,
  type APIThreadList,
  ChannelType,
  type REST,
  type RESTPatchAPIChannelJSONBody,
  type RESTPostAPIChannelMessagesThreadsJSONBody,
  type RESTPostAPIChannelThreadsJSONBody,
  Routes,
  ThreadAutoArchiveDuration,
} from "discord.js";
import { CODE, Impossible, isCode } from "./faults.ts";

const LASTING = { auto_archive_duration: ThreadAutoArchiveDuration.OneWeek } as const;

/** What a messenger does with threads: public ones for talks, private ones in place of direct messages. */
export interface Threads {
  /** Opens a public thread under a message, or wakes the one that is there. */
  openThread(channel: string, message: string, name: string): Promise<string>;
  /**
   * Opens a thread that nobody sees but us, those let in by `admit`, and the server's staff. A crash between its opening
   * and the note of it leaves one behind: an empty one of this name that is not `isKnown` is taken instead.
   */
  openPrivateThread(channel: string, name: string, isKnown: (thread: string) => Promise<boolean>): Promise<string>;
  /** Lets a person into a private thread of ours, and wakes it if it sleeps. */
  admit(thread: string, person: string): Promise<void>;
  /** Removes a person from a private thread of ours; it is no failure if they are not in it. */
  dismiss(thread: string, person: string): Promise<void>;
  /** Opens a thread that sleeps, or that we have closed; false if it is gone. */
  wakeThread(thread: string): Promise<boolean>;
  /** Opens a thread that sleeps, unless somebody has locked it: that is theirs to undo. */
  rouse(thread: string): Promise<"awake" | "gone" | "locked">;
  closeThread(thread: string): Promise<void>;
}

/** What a thread is called whose own name a filter of the server does not let through: people name campaigns. */
const PLAIN_NAME = "Campaign";

/** Opens a thread by its own name, or by one that no filter minds. */
async function plainly<B extends { readonly name: string }, T>(body: B, work: (named: B) => Promise<T>): Promise<T> {
  try {
    return await work(body);
  } catch (error) {
    if (!isCode(error, CODE.titleBlocked)) throw error;
    return await work({ ...body, name: PLAIN_NAME });
  }
}

/** `self` is the bot's own user id. */
export function threadsOn(rest: REST, self: string): Threads {
  const change = (thread: string, body: RESTPatchAPIChannelJSONBody) => rest.patch(Routes.channel(thread), { body });
  const open = (channel: string, body: RESTPostAPIChannelThreadsJSONBody): Promise<APIChannel> =>
    plainly(body, async (named) => (await rest.post(Routes.threads(channel), { body: named })) as APIChannel); // by its documentation

  /** Unlocking needs a permission that waking does not. False if there is no such thread any more. */
  async function wake(thread: string, body: RESTPatchAPIChannelJSONBody): Promise<boolean> {
    try {
      await change(thread, body);
      return true;
    } catch (error) {
      if (isCode(error, CODE.unknownChannel)) return false;
      if (!isCode(error, CODE.missingPermissions) || body.locked === undefined) throw error;
      return await wake(thread, { archived: false });
    }
  }
  const wakeThread = (thread: string): Promise<boolean> => wake(thread, { archived: false, locked: false });

  async function rouse(thread: string): Promise<"awake" | "gone" | "locked"> {
    try {
      const { thread_metadata: state } = (await rest.get(Routes.channel(thread))) as APIThreadChannel; // by its documentation
      if (state?.locked) return "locked";
    } catch (error) {
      if (isCode(error, CODE.unknownChannel)) return "gone";
      throw error;
    }
    return (await wake(thread, { archived: false })) ? "awake" : "gone";
  }

  /** Does something that threads which sleep do not let happen. */
  async function awake(thread: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isCode(error, CODE.threadArchived) || (await rouse(thread)) === "locked") throw error;
      await work();
    }
  }

  /** Empty private threads of ours with this name: nobody was let into them, and nothing was written there. */
  async function leftBehind(guild: string, parent: string, name: string): Promise<readonly string[]> {
    const { threads } = (await rest.get(Routes.guildActiveThreads(guild))) as APIThreadList; // by its documentation
    return threads.flatMap((thread) => {
      if (thread.type !== ChannelType.PrivateThread || thread.owner_id !== self) return [];
      const isEmpty = thread.message_count === 0 && (thread.member_count ?? 2) <= 1;
      return isEmpty && thread.parent_id === parent && thread.name === name ? [thread.id] : [];
    });
  }

  return {
    async openThread(channel, message, name) {
      const body: RESTPostAPIChannelMessagesThreadsJSONBody = { name, ...LASTING };
      try {
        await plainly(body, (named) => rest.post(Routes.threads(channel, message), { body: named }));
        return message; // a thread has the id of the message that it was opened under
      } catch (error) {
        if (!isCode(error, CODE.threadExists)) throw error;
      }
      if (await wakeThread(message)) return message;
      // a message may have only one thread, even a deleted one: then the new one is beside it
      return (await open(channel, { ...body, type: ChannelType.PublicThread })).id;
    },

    wakeThread,
    rouse,

    async closeThread(thread) {
      try {
        await change(thread, { archived: true, locked: true });
      } catch (error) {
        if (isCode(error, CODE.missingPermissions)) await change(thread, { archived: true });
        else if (!isCode(error, CODE.unknownChannel, CODE.threadArchived)) throw error;
      }
    },

    async openPrivateThread(channel, name, isKnown) {
      // a campaign may live in a thread; threads have no threads
      const place = (await rest.get(Routes.channel(channel))) as APIChannel; // Discord's answer, by its documentation
      const inThread = place.type === ChannelType.PublicThread || place.type === ChannelType.PrivateThread;
      const parent = inThread && place.parent_id ? place.parent_id : channel;
      const { type } = parent === channel ? place : ((await rest.get(Routes.channel(parent))) as APIChannel);
      if (type !== ChannelType.GuildText) throw new Impossible("private threads exist under text channels alone");
      const guild = "guild_id" in place ? place.guild_id : undefined;
      for (const thread of guild ? await leftBehind(guild, parent, name) : [])
        if (!(await isKnown(thread))) return thread;
      const thread = await open(parent, { name, ...LASTING, type: ChannelType.PrivateThread, invitable: false });
      if (thread.type !== ChannelType.PrivateThread) throw new Error(`the thread ${thread.id} is not private`);
      return thread.id;
    },

    admit: (thread, person) => awake(thread, () => rest.put(Routes.threadMembers(thread, person))),
    dismiss: (thread, person) => awake(thread, () => rest.delete(Routes.threadMembers(thread, person))),
  };
}
