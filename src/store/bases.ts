import { hash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { BaseLayer } from "../scene/index.ts";
import type { Database } from "./database.ts";
import type { OutboxPayload } from "./records.ts";
import * as t from "./schema.ts";

interface StoredBase {
  readonly digest: string;
  readonly text: string;
}

/** As they are stored: a base is one object for all pictures of a pack, and never changes. */
const texts = new WeakMap<BaseLayer, StoredBase>();

/** A payload as JSON, and the base of its picture apart. */
export function withoutBase(payload: OutboxPayload): { readonly payload: string; readonly base: StoredBase | null } {
  const scene = payload.kind === "post" ? payload.post.scene : null;
  if (payload.kind !== "post" || !scene?.base) return { payload: JSON.stringify(payload), base: null };
  const { base, ...rest } = scene;
  return { payload: JSON.stringify({ ...payload, post: { ...payload.post, scene: rest } }), base: stored(base) };
}

function stored(base: BaseLayer): StoredBase {
  const known = texts.get(base);
  if (known) return known;
  const text = JSON.stringify(base);
  const made = { digest: hash("sha256", text), text };
  texts.set(base, made);
  return made;
}

/** Puts the base back under the picture of a stored post. */
export function baseReader({ orm }: Database): (payload: OutboxPayload, digest: string | null) => OutboxPayload {
  const read = new Map<string, BaseLayer>();
  return (payload, digest) => {
    if (digest === null || payload.kind !== "post" || !payload.post.scene) return payload;
    const base = read.get(digest) ?? orm.select().from(t.bases).where(eq(t.bases.digest, digest)).get()?.base;
    if (!base) return payload; // it cannot be drawn then, and is told in words
    read.set(digest, base);
    return { ...payload, post: { ...payload.post, scene: { ...payload.post.scene, base } } };
  };
}
