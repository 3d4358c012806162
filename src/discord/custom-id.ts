import { z } from "zod";
import { LIMIT } from "./limits.ts";
import { unknownControl } from "./seat/refusals.ts";
import { fingerprint } from "./seat/state.ts";

/*
 * 1:kind:game:decision:seat:name:step — everything a press needs to find its way after a restart. Nothing in it is
 * trusted: the campaign checks who may do what, and the step holds a fingerprint of the answers it was shown for.
 * An eighth part means nothing to us: people's apps keep what they know of a control by its id, and it gives the same
 * control another one.
 */
const VERSION = "1";
/** Characters of a fingerprint, with the colon before it. */
const MARK = 7;

/** What buttons and menus are for. */
export const PRESSES = [
  /** Buttons under posts. */
  "act",
  /** Submits what is filled in on a seat's page, from elsewhere. */
  "submit",
  "hand",
  /** One card of a hand, chosen from a menu under it. */
  "card",
  "map",
  /** How the game is played, as a seat is told it. */
  "welcome",
  /** A term of the game, chosen from a menu of them; `step`: which menu. */
  "term",
  /** A rule of the game beside what was refused by it; `name`: its number. */
  "rule",
  /** What has happened. */
  "log",
  /** The same in short; `step`: which turn, or "all". */
  "recap",
  /** The rows of a seat's sheet on the map. */
  "plan",
  "orders",
  "join",
  "leave",
  /** The answer to an offer of seats; `step`: "take" or "decline", and its number. */
  "handover",
  /** Asks the others for something; `step`: for what. */
  "ask",
  /** The answer to that; `step`: "yes", "no" or, once it has lapsed, "again", and its number. */
  "request",
  /** A member's word on what their council decides; `step`: "yes" or "no", and its number. */
  "matter",
  /** A moderator's panel and what it leads to; `step`: what. */
  "moderate",
  /** Has the computer play what nobody plays. */
  "fill",
  /** Goes away, or comes back; `game`: "all", or one; `step`: what happens meanwhile, and until which date. */
  "away",
  /** Takes back the seat that somebody has lent. */
  "reclaim",
  "start",
  /** A menu of people, or what leads to one; `step`: what for. */
  "person",
  /** How a lobby's sides are joined by many; `step`: which setting, the menu's value: what it is. */
  "settings",
  /** Shares the seats of a lobby out; `step`: among how many people. */
  "share",
  /** What is said of a promise, or a new one; `step`: what, and which. */
  "promise",
  /** Talks of some seats alone; `step`: what, and which; `name`: with whom. */
  "talk",
  /** What binds, what is open, what was only said; `step`: of which turn, and whose part. */
  "deals",
  /** What a member of a council does with a motion; `step`: what, its vote, its number. */
  "vote",
  /** A complete answer to a question: of a seat's page, or of the public post. */
  "answer",
  /** An answer to a public offer; `name` null: by another offer. */
  "offer",
  /** A menu of something that is said ahead. */
  "say",
  /** A form on a seat's page: menus of its params, Submit. */
  "form",
  /** A step's sheet of rows. */
  "step",
  /** Orders written in notation, a line each. */
  "write",
  /** Everything else on a seat's page: opens forms, turns to another seat. */
  "page",
  /** Takes back what was just done. */
  "undo",
  /** One's own choice of a seat, when joining. */
  "seat",
  /** A campaign that has ended once more; `step`: how its seats are taken. */
  "rematch",
  /** The file of a campaign that has ended. */
  "export",
  /** How everybody can check the dice. */
  "dice",
  /** To be forgotten: of all campaigns. */
  "privacy",
  /** Which of several is meant by a command; `name` and `step` are the command's. */
  "pick",
] as const;
export type PressKind = (typeof PRESSES)[number];

export interface Press {
  readonly kind: PressKind;
  readonly game: string;
  /** Null: none is answered. */
  readonly decision: string | null;
  readonly seat: string | null;
  /** Of the action, order or query. */
  readonly name: string | null;
  /** What the control does within its form. */
  readonly step: string;
}

const word = z.string().regex(/^[\p{L}\p{N}_.-]*$/u);
const game = z.string().regex(/^[\p{L}\p{N}]+$/u);
const optional = word.transform((text) => (text === "" ? null : text));
const named = [z.literal(VERSION), z.enum(PRESSES), game, optional, optional, optional, word] as const;
const Fields = z.union([z.tuple(named), z.tuple([...named, z.string().regex(/^[\w-]{6}$/)])]);

/** Throws if a part cannot be written, or all of them are too long: names of games are too long then. */
export function writePress(press: Pick<Press, "kind" | "game"> & Partial<Press>): string {
  const { kind, game, decision, seat, name, step } = press;
  const id = [VERSION, kind, game, decision ?? "", seat ?? "", name ?? "", step ?? ""].join(":");
  if (id.length > LIMIT.customId - MARK || !Fields.safeParse(id.split(":")).success)
    throw new Error(`no custom id: ${id}`);
  return id;
}

/** Throws `Refused` for what we never wrote, or wrote in another version or release. */
export function readPress(id: string): Press {
  const fields = Fields.safeParse(id.split(":"));
  if (!fields.success) return unknownControl();
  const [, kind, game, decision, seat, name, step] = fields.data;
  return { kind, game, decision, seat, name, step };
}

const unmarked = (id: string): string => id.split(":").slice(0, named.length).join(":");

/** Whether two ids are those of the same control. */
export const sameControl = (one: string, other: string): boolean => unmarked(one) === unmarked(other);

/** The same control under an id that no app knows unless it was `shown` just so. */
export const freshId = (id: string, shown: unknown): string => `${unmarked(id)}:${fingerprint(shown)}`;
