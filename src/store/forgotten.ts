/** Where messages to a person go, and what is left of a message that was sent when they are forgotten. */
import type { OutboxPayload } from "./records.ts";

export const boxOf = (person: string): string => `person:${person}`;

export const EMPTY_POST: OutboxPayload = {
  kind: "post",
  post: { title: "", text: [], controls: [], ping: [], thread: null },
};
