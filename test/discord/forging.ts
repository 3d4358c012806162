import { createHash } from "node:crypto";
import type { APIMessage } from "discord-api-types/v10";
import { expect } from "vitest";
import type { Person } from "../../src/sandbox/index.ts";
import { controlsOf, type Stage, said } from "./stage.ts";

/** The flag of a message that only one person sees. */
export const EPHEMERAL = 64;

/** What is on its way out, or only remembers that something was handled. */
const PASSING = ["outbox", "handled_interactions", "notified", "mailboxes", "obstacles", "lock", "guilds"];

/** What replaces tables that are large: packs are named by their content. */
const LARGE: { readonly [table: string]: string } = { packs: "hash, game, length(files)" };

/** Everything that a campaign consists of, by table, as hashes; `sheets`: with what is filled in. */
export function state(stage: Stage, sheets = true): { readonly [table: string]: string } {
  const { sqlite } = stage.service.database;
  const tables = sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[]; // names
  const kept = tables.filter(
    (name) => !/^(sqlite|__)/.test(name) && !PASSING.includes(name) && (sheets || name !== "sheets"),
  );
  const hash = (table: string): string =>
    createHash("sha256")
      .update(JSON.stringify(sqlite.prepare(`SELECT ${LARGE[table] ?? "*"} FROM "${table}"`).all()))
      .digest("hex");
  return Object.fromEntries(kept.map((table) => [table, hash(table)]));
}

/** A refusal: for one person's eyes, in one sentence. */
export function refused(message: APIMessage, what: string): void {
  expect(((message.flags ?? 0) & EPHEMERAL) !== 0, `${what} is answered privately`).toBe(true);
  expect(said(message).trim(), what).toMatch(/^⚠️ [^\n]+$/);
}

export const idsOn = (message: APIMessage): string[] => controlsOf(message).map(({ custom_id }) => custom_id);
export const menusOn = (message: APIMessage): string[] =>
  controlsOf(message).flatMap(({ custom_id, options }) => (options ? [custom_id] : []));

type Forged = { readonly who: Person; readonly message: APIMessage; readonly id: string; readonly values?: string[] };

export function forge(stage: Stage, { who, message, id, values }: Forged) {
  const data = { component_type: values ? 3 : 2, custom_id: id, id: 1, ...(values ? { values } : {}) };
  const { channel_id: channelId, id: messageId } = message;
  return stage.sandbox.controls.forge({ kind: "component", userId: who.id, channelId, messageId, data });
}

/** The answer, whatever it is: a page of one's own, or a window. */
export async function outcome(use: ReturnType<typeof forge>): Promise<APIMessage | null> {
  const got = await use.response();
  if (got.kind === "message" || got.kind === "update") return got.message;
  if (got.kind === "modal") return null;
  throw new Error(`no answer: ${JSON.stringify(got)}`);
}
