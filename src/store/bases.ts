import { hash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { BaseLayer, Scene } from "../scene/index.ts";
import type { Database } from "./database.ts";
import { orDamaged } from "./readable.ts";
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
  if (payload.kind !== "post" || !payload.post.scene?.base) return { payload: JSON.stringify(payload), base: null };
  const { scene, base } = apart(payload.post.scene);
  return { payload: JSON.stringify({ ...payload, post: { ...payload.post, scene } }), base };
}

/** A scene without its base, and the base. */
export function apart({ base, ...scene }: Scene): { readonly scene: Scene; readonly base: StoredBase | null } {
  return { scene, base: base ? stored(base) : null };
}

function stored(base: BaseLayer): StoredBase {
  const known = texts.get(base);
  if (known) return known;
  const text = JSON.stringify(base);
  const made = { digest: hash("sha256", text), text };
  texts.set(base, made);
  return made;
}

/** Puts the base back under a stored picture. */
export function baseReader({ orm }: Database): (scene: Scene, digest: string | null) => Scene {
  const read = new Map<string, BaseLayer>();
  return (scene, digest) => {
    if (digest === null) return scene;
    const stored = () => orm.select().from(t.bases).where(eq(t.bases.digest, digest)).get();
    const base = read.get(digest) ?? orDamaged(stored)?.base;
    if (!base) return scene; // it cannot be drawn then, and is told in words
    read.set(digest, base);
    return { ...scene, base };
  };
}

/** The same for a stored post. */
export function payloadReader(database: Database): (payload: OutboxPayload, digest: string | null) => OutboxPayload {
  const withBase = baseReader(database);
  return (payload, digest) =>
    payload.kind === "post" && payload.post.scene
      ? { ...payload, post: { ...payload.post, scene: withBase(payload.post.scene, digest) } }
      : payload;
}
