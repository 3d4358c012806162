/** The places that a post can go to, and how the outbox writes them. */
import { z } from "zod";

/** Where a post goes: a channel or thread, a person's direct messages, the thread of a council or of a private talk. */
export type Destination =
  | { readonly kind: "channel" | "person"; readonly id: string }
  /** `seat`: by whose name it meets. */
  | { readonly kind: "council"; readonly game: string; readonly seat: string }
  /** The thread of a phase's post that is still to be opened: its number. */
  | { readonly kind: "thread"; readonly game: string; readonly number: number }
  /** The last post of a campaign, once its replay is made. */
  | { readonly kind: "replay"; readonly game: string }
  /** A private talk. */
  | { readonly kind: "talk"; readonly game: string; readonly talk: string };

const Plain = z
  .string()
  .regex(/^(channel|person):\d{5,25}$/)
  .transform((text): Destination => {
    const [kind, id = ""] = text.split(":");
    return { kind: kind === "person" ? "person" : "channel", id };
  });

const OfCouncil = z
  .string()
  .regex(/^council:[\p{L}\p{N}]+\.[\p{L}\p{N}_.-]+$/u)
  .transform((text): Destination => {
    const [game = "", ...seat] = text.slice("council:".length).split(".");
    return { kind: "council", game, seat: seat.join(".") };
  });

const OfTalk = z
  .string()
  .regex(/^talk:[\p{L}\p{N}]+\.[\da-f]+$/u)
  .transform((text): Destination => {
    const [game = "", talk = ""] = text.slice("talk:".length).split(".");
    return { kind: "talk", game, talk };
  });

const OfThread = z
  .string()
  .regex(/^thread:[\p{L}\p{N}]+\.\d+$/u)
  .transform((text): Destination => {
    const [game = "", number = ""] = text.slice("thread:".length).split(".");
    return { kind: "thread", game, number: Number(number) };
  });

const OfReplay = z
  .string()
  .regex(/^replay:[\p{L}\p{N}]+$/u)
  .transform((text): Destination => ({ kind: "replay", game: text.slice("replay:".length) }));

const Written = z.union([Plain, OfCouncil, OfTalk, OfThread, OfReplay]);

/** Reads `channel:ID`, `person:ID`, `council:GAME.SEAT`, `talk:GAME.ID`, `thread:GAME.NUMBER` or `replay:GAME`; throws for anything else. */
export const readDestination = (text: string): Destination => Written.parse(text);
