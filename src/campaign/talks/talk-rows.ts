/** What is sent to the thread of a private talk: its first message, turns, newcomers, offers. */
import type { OutboxDraft, TalkRecord } from "../../store/records.ts";

/** Where the seats of a private talk write to each other. */
export const talkBox = (game: string, talk: string): string => `talk:${game}.${talk}`;

/** The first message of a talk, to be drawn up as things stand; `reopens`: its thread was closed. */
export const talkRow = (game: string, talk: string, reopens = false): OutboxDraft => ({
  destination: talkBox(game, talk),
  slot: `talk:${talk}`,
  payload: { kind: "talk", talk, ...(reopens ? { reopens } : {}) },
});

/** That a turn has begun, for a talk in which somebody has written. */
export const turnRow = (game: string, talk: string, turn: number): OutboxDraft => ({
  destination: talkBox(game, talk),
  slot: null,
  payload: { kind: "talk-turn", talk, turn },
});

/** That somebody is let in who plays one of its seats now. */
export const joinRow = (game: string, talk: string, person: string): OutboxDraft => ({
  destination: talkBox(game, talk),
  slot: null,
  payload: { kind: "talk-join", talk, person },
});

/** An offer between the seats of a talk. */
export const offerRow = (game: string, talk: string, offer: string): OutboxDraft => ({
  destination: talkBox(game, talk),
  slot: `talk-offer:${talk}:${offer}`,
  payload: { kind: "talk-offer", talk, offer },
});

/** What the campaign writes of a talk; the rest is the messenger's. */
export type WrittenTalk = Omit<TalkRecord, "thread" | "inside" | "last">;

export const withoutPlace = (talk: WrittenTalk): WrittenTalk => {
  const { id, seats, by, at, persons, phase, locked, opened, readers } = talk;
  return { id, seats, by, at, persons, phase, locked, opened, readers };
};
