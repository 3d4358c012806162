import { z } from "zod";

/** Where a post goes: a channel or thread, a person's direct messages, or the thread of a council. */
export type Destination =
  | { readonly kind: "channel" | "person"; readonly id: string }
  /** `seat`: by whose name it meets. */
  | { readonly kind: "council"; readonly game: string; readonly seat: string };

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

const Written = z.union([Plain, OfCouncil]);

/** Reads `channel:ID`, `person:ID` or `council:GAME.SEAT`; throws for anything else. */
export const readDestination = (text: string): Destination => Written.parse(text);
