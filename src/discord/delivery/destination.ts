import { z } from "zod";

/** Where a post goes: a channel or thread, or a person's direct messages. */
export type Destination = { readonly kind: "channel" | "person"; readonly id: string };

const Written = z
  .string()
  .regex(/^(channel|person):\d{5,25}$/)
  .transform((text): Destination => {
    const [kind, id = ""] = text.split(":");
    return { kind: kind === "person" ? "person" : "channel", id };
  });

/** Reads `channel:ID` or `person:ID`; throws for anything else. */
export const readDestination = (text: string): Destination => Written.parse(text);
