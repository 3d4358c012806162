/** Reads pictures and posts that releases up to 0.2 stored without their base. */
import { eq } from "drizzle-orm";
import type { BaseLayer, Scene } from "#scene";
import type { OutboxPayload } from "../records.ts";
import type { Database } from "./database.ts";
import { orDamaged } from "./readable.ts";
import * as t from "./schema.ts";

/** Puts the base back under a picture that a release up to 0.2 has stored. */
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
