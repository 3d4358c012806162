/** Brings the packs that running games began with into today's form, so that they can still be read. */
import { z } from "zod";
import type { PackFiles } from "#engine";
import { EDITIONS, type EditionId } from "./sides.ts";

/** What is read of packs in which editions list their scenarios, and cards name them by their files. */
const edition = z.looseObject({ scenarios: z.array(z.object({ id: z.string(), file: z.string() })) });
const condition = z.looseObject({ kind: z.literal("scenario"), files: z.array(z.string()) });
const card = z.looseObject({ number: z.int(), conditions: z.array(z.unknown()).optional() });
const cards = z.looseObject({ cards: z.array(card) });
const scenario = z.looseObject({});

interface Found {
  readonly edition: EditionId;
  readonly id: string;
  readonly file: string;
}

/**
 * A pack as packs are today: running games keep the one that they began with. Scenarios name their editions themselves,
 * and have tags that cards ask for.
 */
export function asToday(files: PackFiles): PackFiles {
  const found = EDITIONS.flatMap((id): readonly Found[] => {
    const read = edition.safeParse(files[`${id}/edition`]);
    return read.success ? read.data.scenarios.map((one) => ({ edition: id, ...one })) : [];
  });
  return found.length === 0
    ? files
    : { ...files, ...editionsOf(files), ...scenariosOf(files, found), ...cardsOf(files) };
}

function editionsOf(files: PackFiles): PackFiles {
  const names = EDITIONS.map((id) => `${id}/edition`);
  return Object.fromEntries(
    names.flatMap((name) => {
      const read = edition.safeParse(files[name]);
      if (!read.success) return [];
      const { scenarios: _scenarios, ...rest } = read.data;
      return [[name, rest]];
    }),
  );
}

function scenariosOf(files: PackFiles, found: readonly Found[]): PackFiles {
  const names = [...new Set(found.map(({ file }) => file))];
  return Object.fromEntries(
    names.flatMap((file) => {
      const name = `scenarios/${file}`;
      const read = scenario.safeParse(files[name]);
      if (!read.success) return [];
      const mine = found.filter((one) => one.file === file);
      const editions = Object.fromEntries(mine.map((one) => [one.edition, one.id]));
      const tags = boundCards(files).flatMap(({ number, in: all }) => (all.includes(file) ? [tagOf(number)] : []));
      return [[name, { ...read.data, editions, tags }]];
    }),
  );
}

const tagOf = (number: number): string => `card-${number}`;

/** The cards that belong only to some scenarios, with their files. */
function boundCards(files: PackFiles): readonly { readonly number: number; readonly in: readonly string[] }[] {
  const read = cards.safeParse(files.cards);
  if (!read.success) return [];
  return read.data.cards.flatMap(({ number, conditions = [] }) =>
    conditions.flatMap((one) => {
      const bound = condition.safeParse(one);
      return bound.success ? [{ number, in: bound.data.files }] : [];
    }),
  );
}

function cardsOf(files: PackFiles): PackFiles {
  const read = cards.safeParse(files.cards);
  if (!read.success) return {};
  const today = read.data.cards.map((one) => ({
    ...one,
    ...(one.conditions && {
      conditions: one.conditions.map((was) =>
        condition.safeParse(was).success ? { kind: "scenario", tag: tagOf(one.number) } : was,
      ),
    }),
  }));
  return { cards: { ...read.data, cards: today } };
}
