/** Checks what a new or edited message consists of, and stores its files. */
import type { APIEmbed, APIMessageTopLevelComponent } from "discord-api-types/v10";
import { storeFile } from "../acts/files.ts";
import type { Change } from "../acts/messages.ts";
import { Flag, hasFlag } from "../constants.ts";
import { ApiError, invalid } from "../errors.ts";
import type { Attachment, Message } from "../model.ts";
import { isEmpty, type MessageBody, messageProblems } from "../spec/message-limits.ts";
import type { World } from "../world.ts";
import { refuseIf, type SentFile } from "./route.ts";

type AttachmentNote = {
  id: string | number;
  filename?: string | null | undefined;
  description?: string | null | undefined;
};

export type FullBody = MessageBody & {
  flags?: number | null | undefined;
  attachments?: AttachmentNote[] | null | undefined;
};

export type Parts = {
  content: string;
  embeds: APIEmbed[];
  components: APIMessageTopLevelComponent[];
  attachments: Attachment[];
  flags: number;
};

const SETTABLE = Flag.SuppressEmbeds | Flag.SuppressNotifications | Flag.IsComponentsV2;

/** Checks the body of a new message and stores its files. `extraFlags` may be set besides the usual ones. */
export function acceptNew(world: World, body: FullBody, files: readonly SentFile[], extraFlags = 0): Parts {
  const flags = (body.flags ?? 0) & (SETTABLE | extraFlags);
  refuseIf(messageProblems(body, flags, namesOf(files, body.attachments)));
  const parts = { content: body.content ?? "", embeds: body.embeds ?? [], components: body.components ?? [], flags };
  if (isEmpty({ ...parts, files: files.length })) throw new ApiError(50006);
  checkNotes(body.attachments ?? [], files, []);
  return { ...parts, attachments: storeAll(world, files, body.attachments) };
}

/** Checks an edit: what the body leaves out stays, and files that its list leaves out go. */
export function acceptEdit(world: World, message: Message, body: FullBody, files: readonly SentFile[]): Change {
  const flags = editedFlags(message, body.flags ?? message.flags);
  const v2 = hasFlag(flags, Flag.IsComponentsV2);
  const kept = keptAttachments(message, body);
  const names = [...kept.map((file) => file.name), ...namesOf(files, body.attachments)];
  const after = {
    content: body.content === undefined ? message.content : (body.content ?? ""),
    embeds: body.embeds === undefined ? message.embeds : (body.embeds ?? []),
    components: body.components === undefined ? message.components : (body.components ?? []),
  };
  // A v2 picture that stays while its file goes is refused too: not documented, but nobody can want it.
  refuseIf(messageProblems(v2 ? { ...body, components: after.components } : body, flags, names));
  checkNotes(body.attachments ?? [], files, kept);
  if (isEmpty({ ...after, files: kept.length + files.length })) throw new ApiError(50006);
  const turnsV2 = v2 && !hasFlag(message.flags, Flag.IsComponentsV2);
  if (turnsV2 && !hasFlag(message.flags, Flag.Loading)) refuseLegacy(body);
  return {
    ...(body.content === undefined ? {} : { content: after.content }),
    ...(body.embeds === undefined ? {} : { embeds: after.embeds }),
    ...(body.components === undefined ? {} : { components: after.components }),
    attachments: [...kept, ...storeAll(world, files, body.attachments)],
    flags,
  };
}

/** Whoever sets the flag by an edit empties `content` and `embeds` in the same request (docs, resources/message and components/reference). */
function refuseLegacy({ content, embeds }: FullBody): void {
  const code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
  const message = "The message still has content or embeds";
  if (content !== null && content !== "") throw invalid(["content"], message, code);
  if (embeds !== null && embeds?.length !== 0) throw invalid(["embeds"], message, code);
}

/** The v2 flag can be set by an edit; flags that leave it out where it is set are refused. */
function editedFlags(message: Message, wished: number): number {
  if (hasFlag(message.flags, Flag.IsComponentsV2) && !hasFlag(wished, Flag.IsComponentsV2)) {
    throw invalid(["flags"], "MessageFlags.IS_COMPONENTS_V2 cannot be removed");
  }
  return (message.flags & ~Flag.SuppressEmbeds) | (wished & (Flag.SuppressEmbeds | Flag.IsComponentsV2));
}

/** Whether an edit changes what can ping: the content, or the texts of v2 components. */
export function changesText(change: Change): boolean {
  const v2 = hasFlag(change.flags ?? 0, Flag.IsComponentsV2);
  return v2 ? change.components !== undefined : change.content !== undefined;
}

function keptAttachments(message: Message, body: FullBody): Attachment[] {
  if (body.attachments === undefined) return message.attachments;
  const listed = new Map((body.attachments ?? []).map((note) => [String(note.id), note]));
  return message.attachments
    .filter((file) => listed.has(file.id))
    .map((file) => ({ ...file, description: listed.get(file.id)?.description ?? file.description }));
}

function storeAll(world: World, files: readonly SentFile[], notes: FullBody["attachments"]): Attachment[] {
  if (files.length > 10) throw invalid(["files"], "Must be 10 or fewer in length.", "BASE_TYPE_MAX_LENGTH");
  return files.map((file) => {
    const note = noteFor(file, notes);
    return storeFile(world, { ...file, name: note?.filename ?? file.name, description: note?.description ?? null });
  });
}

function namesOf(files: readonly SentFile[], notes: FullBody["attachments"]): string[] {
  return files.map((file) => noteFor(file, notes)?.filename ?? file.name);
}

function noteFor(file: SentFile, notes: FullBody["attachments"]): AttachmentNote | undefined {
  return (notes ?? []).find((note) => String(note.id) === file.slot);
}

/** Every listed attachment is either a file of this request or one that the message already has. */
function checkNotes(notes: readonly AttachmentNote[], files: readonly SentFile[], kept: readonly Attachment[]): void {
  const known = new Set([...files.map((file) => file.slot), ...kept.map((file) => file.id)]);
  notes.forEach((note, i) => {
    if (known.has(String(note.id))) return;
    throw invalid(["attachments", i, "id"], "Attachment data not found", "ATTACHMENT_NOT_FOUND");
  });
}
