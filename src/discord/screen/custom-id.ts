/** What a control's custom id says, how it is written, and which ids are those of the same control. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { canonical } from "#engine";
import { LIMIT } from "./limits.ts";
import type { Codec } from "./payload.ts";
import { type AnyPress, PAYLOADS, type Payload, type PressKind, type PressOf } from "./payloads.ts";
import { unknownControl } from "./refusals.ts";

/*
 * 1:kind:game:decision:seat:name:step — everything a press needs to find its way after a restart. Nothing in it is
 * trusted: the campaign checks who may do what, and the controls of a seat's page hold a fingerprint of what it showed.
 * An eighth part means nothing to us: people's apps keep what they know of a control by its id, and it gives the same
 * control another one.
 */
const VERSION = "1";
/** Characters of a fingerprint. */
const LENGTH = 6;
/** The same with the colon before it. */
const MARK = LENGTH + 1;

/** Short and the same for the same thing: ties a control to what it was shown for. */
export const fingerprint = (of: unknown): string =>
  createHash("sha256").update(canonical(of)).digest("base64url").slice(0, LENGTH);

/** What buttons and menus are for. */
export const PRESSES = Object.keys(PAYLOADS) as readonly PressKind[]; // the object has no others

/** A control's custom id as it stands, before anybody asks what it says. */
export interface Press {
  readonly kind: PressKind;
  readonly game: string;
  readonly decision: string | null;
  readonly seat: string | null;
  readonly name: string | null;
  readonly step: string;
}

const word = z.string().regex(/^[\p{L}\p{N}_.-]*$/u);
const game = z.string().regex(/^[\p{L}\p{N}]+$/u);
const optional = word.transform((text) => (text === "" ? null : text));
const named = [z.literal(VERSION), z.enum(PRESSES), game, optional, optional, optional, word] as const;
const Fields = z.union([z.tuple(named), z.tuple([...named, z.string().regex(/^[\w-]{6}$/)])]);

/** Throws if a part cannot be written, or all of them are too long: names of games are too long then. */
export function writePress(press: AnyPress): string {
  const { kind, game } = press;
  const slots = PAYLOADS[kind].write(press);
  const id = [VERSION, kind, game, slots?.decision, slots?.seat, slots?.name, slots?.step].join(":");
  if (slots === undefined || id.length > LIMIT.customId - MARK || !Fields.safeParse(id.split(":")).success)
    throw new Error(`no custom id: ${id} of ${JSON.stringify(press)}`);
  return id;
}

/** Throws `Refused` for what we never wrote, or wrote in another version or release. */
export function readPress(id: string): Press {
  const fields = Fields.safeParse(id.split(":"));
  if (!fields.success) return unknownControl();
  const [, kind, game, decision, seat, name, step] = fields.data;
  return { kind, game, decision, seat, name, step };
}

const CODECS: { readonly [K in PressKind]: Codec<Payload<K>> } = PAYLOADS;

/** What a control of a kind says; undefined: nothing that was ever sent. */
export function pressOf<K extends PressKind>(
  kind: K,
  { game, decision, seat, name, step }: Press,
): PressOf<K> | undefined {
  const said = CODECS[kind].read({ decision: decision ?? "", seat: seat ?? "", name: name ?? "", step });
  return said && { game, ...said };
}

const unmarked = (id: string): string => id.split(":").slice(0, named.length).join(":");

/** Whether two ids are those of the same control. */
export const sameControl = (one: string, other: string): boolean => unmarked(one) === unmarked(other);

/** The same control under an id that no app knows unless it was `shown` exactly like this. */
export const freshId = (id: string, shown: unknown): string => `${unmarked(id)}:${fingerprint(shown)}`;
