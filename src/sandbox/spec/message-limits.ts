/** Rules about messages that are in the documentation, and not in the published schemas. */
import type { APIAllowedMentions, APIEmbed, APIMessageTopLevelComponent } from "discord-api-types/v10";
import { Flag, hasFlag } from "../constants.ts";
import type { Problem } from "../errors.ts";
import { componentProblems } from "./component-limits.ts";

/** The parts of a message body that the rules below speak about; null and absent mean the same here. */
export type MessageBody = {
  content?: string | null | undefined;
  embeds?: APIEmbed[] | null | undefined;
  components?: APIMessageTopLevelComponent[] | null | undefined;
  allowed_mentions?: APIAllowedMentions | null | undefined;
  nonce?: string | number | null | undefined;
};

/** `flags` are the message's flags after the request. */
export function messageProblems(body: MessageBody, flags: number, fileNames: readonly string[]): Problem[] {
  return [
    ...contentProblems(body),
    ...embedProblems(body.embeds ?? []),
    ...componentProblems(body.components ?? [], hasFlag(flags, Flag.IsComponentsV2)),
    ...mentionProblems(body.allowed_mentions ?? undefined),
    ...(hasFlag(flags, Flag.IsComponentsV2) ? v2Problems(body) : []),
    ...fileProblems(body, fileNames),
  ];
}

function contentProblems(body: MessageBody): Problem[] {
  const problems: Problem[] = [];
  if ([...(body.content ?? "")].length > 2000) {
    problems.push({ path: ["content"], code: "BASE_TYPE_MAX_LENGTH", message: "Must be 2000 or fewer in length." });
  }
  if (String(body.nonce ?? "").length > 25) {
    problems.push({ path: ["nonce"], code: "BASE_TYPE_MAX_LENGTH", message: "Must be 25 or fewer in length." });
  }
  return problems;
}

function embedProblems(embeds: readonly APIEmbed[]): Problem[] {
  const letters = embeds.reduce((sum, embed) => {
    const fields = (embed.fields ?? []).map((f) => f.name + f.value);
    const texts = [embed.title, embed.description, embed.footer?.text, embed.author?.name, ...fields];
    return sum + texts.reduce((n, text) => n + (text ?? "").length, 0);
  }, 0);
  const problems = embeds.flatMap((embed, i) =>
    (embed.fields ?? []).flatMap((field, f) =>
      (["name", "value"] as const).flatMap((key) =>
        field[key].trim() === ""
          ? [{ path: ["embeds", i, "fields", f, key], code: "BASE_TYPE_REQUIRED", message: "This field is required" }]
          : [],
      ),
    ),
  );
  if (letters <= 6000) return problems;
  const message = "Embed size exceeds maximum size of 6000";
  return [...problems, { path: ["embeds"], code: "MAX_EMBED_SIZE_EXCEEDED", message }];
}

function mentionProblems(allowed: APIAllowedMentions | undefined): Problem[] {
  return (["users", "roles"] as const).flatMap((kind) => {
    const both = (allowed?.parse ?? []).some((p) => p === kind) && (allowed?.[kind] ?? []).length > 0;
    const message = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`;
    return both ? [{ path: ["allowed_mentions"], code: "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message }] : [];
  });
}

function v2Problems(body: MessageBody): Problem[] {
  const clash = (["content", "embeds"] as const).filter((key) => (body[key] ?? "").length > 0);
  const code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
  return clash.map((key) => ({
    path: [key],
    code,
    message: `The '${key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
  }));
}

/** `attachment://name` must name a file of this very message. */
function fileProblems(body: MessageBody, fileNames: readonly string[]): Problem[] {
  const text = JSON.stringify([body.embeds ?? [], body.components ?? []]);
  const named = [...text.matchAll(/"attachment:\/\/([^"]+)"/g)].flatMap((match) => match[1] ?? []);
  return named
    .filter((name) => !fileNames.includes(name))
    .map((name) => ({
      path: ["attachments"],
      code: "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
      message: `Referenced attachment ${name} not found`,
    }));
}

/** Whether a message shows anything at all; else 50006. */
export function isEmpty(message: {
  content: string;
  embeds: readonly unknown[];
  components: readonly APIMessageTopLevelComponent[];
  files: number;
}): boolean {
  const speaks = message.content.trim() !== "" || message.embeds.length > 0 || message.files > 0;
  return !speaks && message.components.length === 0;
}
