/** How a host's own scenario is read and tried out, what is wrong with its file, and the posts that show it. */
import {
  begin,
  completed,
  type Definition,
  type GameTypes,
  PackError,
  type PackFiles,
  type Params,
  Refused,
  type Rulebook,
  type ScenarioSheet,
  scenarioSketch,
} from "#engine";
import { openPack } from "../../packs/packs.ts";
import type { GameRecord, OutboxDraft } from "../../store/records.ts";
import { blank, channelOf } from "../facts/posting.ts";
import { readOwnFile } from "./own-file.ts";

type Book = Rulebook<GameTypes>;

/** A pack with a scenario of somebody's own in it, looked at from all sides. */
export interface OwnScenario {
  readonly files: PackFiles;
  readonly book: Book;
  /** The options that choose it, the usual ones first. */
  readonly ways: readonly [Params, ...Params[]];
}

const ANY_KEY = "0".repeat(64);

/**
 * A file as a scenario of this game: within the limits, in form, true to map, units and cards, and it can be begun in every
 * way in which it is offered. Throws `PackError` that says where it is wrong and what would be right.
 */
export function readOwnScenario(definition: Definition<GameTypes>, files: PackFiles, text: string): OwnScenario {
  const scenario = openOwnScenario(definition, files, text);
  for (const way of scenario.ways) tryOut(scenario.book, way);
  return scenario;
}

/** The same of one that was found to be playable: nothing is tried out. Throws `PackError`. */
export function openOwnScenario(definition: Definition<GameTypes>, files: PackFiles, text: string): OwnScenario {
  const own = definition.ownScenarios;
  if (!own) throw new PackError("the file", "", `${definition.name} takes no scenarios of your own`);
  const file = readOwnFile(text);
  const all = own.add(files, file);
  return { files: all, book: openPack(definition, all), ways: own.ways(file) };
}

/** What is wrong with a file, a line for each fault, as its writer should read it. */
export const faultsOf = ({ message }: PackError): readonly string[] =>
  message.replace(/^(the file|scenarios\/own\.json)[,:] /, "").split("\n");

/** The most faults in a set-up that are told at once. */
const MOST_FAULTS = 8;

/** Sets it up and plays to the first question: then it holds what holds in every position of the game. */
function tryOut(book: Book, way: Params): void {
  const { definition, content } = book;
  try {
    const options = completed(definition.options, { content }, way, definition.defaults);
    const seats = definition.roster(options, content).map(({ id }) => id);
    const controllers = Object.fromEntries(seats.map((seat) => [seat, seat]));
    const { state } = begin(book, { seats, controllers, options, key: ANY_KEY });
    const faults = definition.faults?.(state, content) ?? [];
    if (faults.length > 0)
      throw new PackError(
        "the file",
        "",
        faults
          .slice(0, MOST_FAULTS)
          .map((fault) => `set-up: ${fault}`)
          .join("\n"),
      );
    definition.ownScenarios?.show(options, content);
    definition.ownScenarios?.scene(options, content);
  } catch (error) {
    if (error instanceof PackError) throw error;
    const reason = error instanceof Refused ? error.text : error instanceof Error ? error.message : "";
    throw new PackError("the file", "", `it cannot be begun: ${reason}`);
  }
}

/** The most characters of a sheet in one post. */
const LONGEST_POST = 3500;

/** What is played, where it is somebody's own: the set-up as a picture, and what each seat has to do. */
export function sheetPosts(record: GameRecord, book: Book): readonly OutboxDraft[] {
  const { definition, content } = book;
  const sheet = definition.ownScenarios?.show(record.options, content) ?? null;
  if (!sheet) return [];
  return pagesOf(sheet).map((text, i) => ({
    destination: channelOf(record),
    slot: `scenario:${i}`,
    payload: {
      kind: "post",
      post: {
        ...blank,
        title: i === 0 ? `${record.name}: a scenario of the host's own` : `${record.name}: more aims`,
        text: [{ literal: text }],
        sketch: i === 0 ? scenarioSketch(book, record.options) : null,
      },
    },
  }));
}

/** The sheet in plain words, in as many pages as it takes. */
function pagesOf({ title, facts, aims }: ScenarioSheet): readonly string[] {
  const chapters = [
    [title, ...facts].join("\n"),
    ...aims.map(({ name, lines }) => [`Victory conditions of ${name}:`, ...lines].join("\n")),
  ];
  const pages: string[] = [];
  for (const chapter of chapters) {
    const last = pages.at(-1);
    const longer = last === undefined ? chapter : `${last}\n\n${chapter}`;
    if (last === undefined || longer.length > LONGEST_POST) pages.push(chapter);
    else pages[pages.length - 1] = longer;
  }
  return pages;
}
