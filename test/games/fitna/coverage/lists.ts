import { mustGet } from "#engine";
import { UNIT_TYPES } from "../../../../src/games/fitna/content/board-types.ts";
import type { CardNumber } from "../../../../src/games/fitna/content/card-types.ts";
import { rules } from "../../../../src/games/fitna/definition.ts";
import { SEGMENTS } from "../../../../src/games/fitna/rules/turn/events.ts";
import { content } from "../packs.ts";
import { EVENT_ROWS } from "./event-rows.ts";

const { cards } = content.editions["2020"];
type Use = "combat" | "events" | "reaction" | "turn";

export const cardRow = (card: CardNumber, use: Use): string => `#${card} ${use}`;
export const effectRow = (kind: string, use: Use): string => `${kind} (${use})`;

const uses = Object.values(cards).flatMap(({ number, uses: all }) => all.map((use) => ({ number, ...use })));

/** The kinds of effects that a card has when it is played for something. */
export const effectsOf = (card: CardNumber, use: Use): readonly string[] =>
  mustGet(cards, String(card)).uses.flatMap(({ when, effects }) =>
    when === use ? effects.map(({ kind }) => effectRow(kind, use)) : [],
  );

/** Everything that can happen in edition 2020, as its pack and the rules have it. */
export const LISTS = {
  Cards: uses.map(({ number, when }) => cardRow(number, when)),
  Effects: [...new Set(uses.flatMap(({ number, when }) => effectsOf(number, when)))],
  Actions: rules.actions.map(({ name }) => name),
  Windows: rules.windows.map(({ name }) => name),
  Events: EVENT_ROWS,
  Segments: Object.keys(SEGMENTS),
  Fighters: UNIT_TYPES.filter((type) => type !== "decoy"),
} as const;

export type Section = keyof typeof LISTS;
