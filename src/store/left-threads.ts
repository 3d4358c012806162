/** What private threads that a campaign has left behind are known as among its threads, until they are closed. */

/** The thread of a council. */
export const roomPhase = (seat: string): string => `${ROOM}${seat}`;
/** A thread in place of somebody's direct messages: by its own id, for it is nobody's any more. */
export const mailboxPhase = (thread: string): string => `${MAILBOX}${thread}`;

/** The thread of a private talk. */
export const talkPhase = (talk: string): string => `${TALK}${talk}`;

export const isLeftBehind = (phase: string): boolean => [ROOM, MAILBOX, TALK].some((left) => phase.startsWith(left));

const ROOM = "council:";
const MAILBOX = "mailbox:";
const TALK = "talk:";
