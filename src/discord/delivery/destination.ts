import { z } from "zod";

/** Where a post goes: a channel or thread, a person's direct messages, the thread of a council or of a private talk. */
export type Destination =
  | { readonly kind: "channel" | "person"; readonly id: string }
  /** `seat`: by whose name it meets. */
  | { readonly kind: "council"; readonly game: string; readonly seat: string }
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

const Written = z.union([Plain, OfCouncil, OfTalk]);

/** Reads `channel:ID`, `person:ID`, `council:GAME.SEAT` or `talk:GAME.ID`; throws for anything else. */
export const readDestination = (text: string): Destination => Written.parse(text);
