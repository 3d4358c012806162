/** The bodies of the requests that people make through the sandbox's JSON interface. */
import * as z from "zod";
import type { Upload } from "../acts/files.ts";

/** Ids come from outside and are used as keys, so they must be ids. */
export const Id = z.string().regex(/^\d{17,19}$/);

/** Bodies of the people's JSON interface. Files travel as base64. */
const SentUpload = z
  .object({ name: z.string(), contentType: z.string(), base64: z.string(), description: z.string().optional() })
  .transform(
    ({ base64, description, ...rest }): Upload => ({
      ...rest,
      bytes: new Uint8Array(Buffer.from(base64, "base64")),
      description: description ?? null,
    }),
  );

const Options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), SentUpload])).default({});
const Fields = z
  .record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string()), z.array(SentUpload)]))
  .default({});

export const Slash = z.object({ channel: Id, command: z.string(), options: Options });
export const Autocomplete = Slash.extend({ focused: z.string() });
export const Menu = z.object({
  channel: Id,
  command: z.string(),
  user: Id.optional(),
  message: Id.optional(),
});
export const Press = z.object({ message: Id, customId: z.string() });
export const Select = Press.extend({ values: z.array(z.string()) });
/** `interaction` is the use that opened the form. */
export const SubmitModal = z.object({ interaction: Id, fields: Fields });
export const Say = z.object({
  channel: Id,
  content: z.string().default(""),
  files: z.array(SentUpload).default([]),
  replyTo: Id.optional(),
});
export const React = z.object({ message: Id, emoji: z.string(), remove: z.boolean().default(false) });
export const Nothing = z.object({});
