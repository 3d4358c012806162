import { type GameTypes, isDetail, type Rulebook } from "#engine";
import { wordsOf } from "../src/campaign/facts/words.ts";
import { findGame } from "../src/games/registry.ts";
import { openShipped } from "../src/packs/packs.ts";
import type { Told } from "../src/store/records.ts";

const books = new Map<string, Rulebook<GameTypes>>();

/** A game of the registry, as it is now, with the pack of now. */
export function bookToday(game: string): Rulebook<GameTypes> {
  const definition = findGame(game);
  if (!definition) throw new Error(`no game ${game}`);
  const book = books.get(game) ?? openShipped(definition, null);
  books.set(game, book);
  return book;
}

/** What a row told everyone, in words: all of it, or what posts show. */
export const saidBy = (book: Rulebook<GameTypes>, { told }: { readonly told: readonly Told[] }): readonly string[] =>
  told.flatMap((one) => wordsOf(book, one) ?? []);
export const postedBy = (book: Rulebook<GameTypes>, row: { readonly told: readonly Told[] }): readonly string[] =>
  saidBy(book, row).filter((line) => !isDetail(line));
