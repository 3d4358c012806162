/** Stories of finished campaigns of every rulebook, without a store: of golden logs, and of games that computers play. */
import {
  type Advance,
  begin,
  completed,
  type GameTypes,
  type Params,
  publicSketch,
  publicView,
  type Rulebook,
  submit,
} from "#engine";
import { type GoldenLog, readGolden } from "../../scripts/golden/log.ts";
import type { PostedBoard } from "../../src/campaign/log/posted.ts";
import { playOut } from "../../src/cli/play-out.ts";
import { games } from "../../src/games/registry.ts";
import { openPinned, openShipped } from "../../src/packs/packs.ts";
import { concealedIn } from "../../src/replay/carried.ts";
import { type PlayedRow, playedRow } from "../../src/replay/played-row.ts";
import type { Show } from "../../src/replay/show.ts";
import { type Moment, momentsOf } from "../../src/replay/story/moments.ts";
import { type Campaign, storyOf } from "../../src/replay/story/story.ts";

const PEOPLE = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];

export interface Story {
  readonly name: string;
  readonly book: Rulebook<GameTypes>;
  readonly last: Advance<GameTypes>;
  readonly moments: readonly Moment[];
  readonly campaign: Campaign;
  readonly show: Show;
  /** Its boards as they are in a channel. */
  readonly boards: readonly PostedBoard[];
  readonly options: Params;
}

const gameOf = (id: string) => {
  const found = games.find((game) => game.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};

const golden = new Map<string, Story>();

/** The story of a golden log, by its name: told once for all tests of a worker. */
export function goldenStory(game: string, name: string): Story {
  const key = `${game}: ${name}`;
  const known = golden.get(key) ?? goldenTold(game, name);
  golden.set(key, known);
  return known;
}

function goldenTold(game: string, name: string): Story {
  const definition = gameOf(game);
  const { pack, logs } = readGolden(definition);
  const log = logs.find((one) => one.name === name);
  if (!log) throw new Error(`there is no ${name}`);
  const book = openPinned(definition, pack);
  return told(`${game}: ${name}`, book, log.options, replayedRows(book, log));
}

function* replayedRows(book: Rulebook<GameTypes>, log: GoldenLog): Generator<Advance<GameTypes>> {
  let last = begin(book, log, {});
  yield last;
  for (const act of log.acts) {
    last = submit(book, last.state, act, {});
    yield last;
  }
}

/** The story of a game that computers play from start to end. */
export function playedStory(game: string, options: Params, n: number): Story {
  const book = openShipped(gameOf(game));
  const advances: Advance<GameTypes>[] = [];
  playOut(book, {
    options,
    key: `${n}`.padStart(64, "0"),
    player: () => "sensible",
    most: 3000,
    names: () => ({}),
    watch: (advance) => void advances.push(advance),
  });
  const { definition, content } = book;
  const chosen = completed(definition.options, { content }, options, definition.defaults);
  return told(`${game}: ${JSON.stringify(options)}`, book, chosen, advances);
}

function told(name: string, book: Rulebook<GameTypes>, options: Params, advances: Iterable<Advance<GameTypes>>): Story {
  const rows: PlayedRow[] = [];
  let last: Advance<GameTypes> | null = null;
  for (const advance of advances) {
    rows.push(rowOf(book, advance, rows.length));
    last = advance;
  }
  if (!last) throw new Error("nothing was played");
  const moments = momentsOf(book, rows, () => false);
  const { definition, content } = book;
  const { sides = {} } = definition.board(publicView(book, last.state), { caption: "", names: {} });
  const campaign: Campaign = {
    ...{ book, moments, promises: [], isRunning: false, isOpen: true, lacksLog: null },
    concealed: concealedIn(book, last.state),
    title: definition.name,
    sides: definition.roster(options, content).map(({ id, name: full, inText }, i) => ({
      ...{ seat: id, name: full, inText: inText ?? full, players: [PEOPLE[i] ?? ""] },
      colour: sides[id]?.hue ?? "black",
    })),
  };
  const sketches = rows.flatMap((row) => row.sketches);
  const boards = moments.map(({ caption, phase, lines }, i): PostedBoard => {
    const sketch = sketches[i];
    const picture = sketch ? publicSketch(sketch) : null;
    return {
      ...{ caption, turn: phase.turn, phase: phase.name, picture },
      lines: lines.map(({ text, about }) => ({ text, about })),
    };
  });
  return { name, book, last, moments, campaign, show: storyOf(campaign), boards, options };
}

function rowOf(book: Rulebook<GameTypes>, advance: Advance<GameTypes>, seq: number): PlayedRow {
  const row = { seq, seat: null, action: "", decision: null, kind: "act", at: seq * 60_000 } as const;
  return playedRow(book, row as unknown as Parameters<typeof playedRow>[1], advance, {
    names: {},
    board: false,
    before: null,
  }); // it needs nothing else of a row
}

/** As somebody reads it. */
export const inWords = ({ name, show }: Pick<Story, "name" | "show">): string =>
  [
    `== ${name}`,
    show.result,
    ...show.story,
    ...show.points.map(({ step, title, line }) => {
      const { turn = 0, phase = "" } = show.steps[step] ?? {};
      return `  ◆ turn ${turn}, ${phase}: ${title} | ${line}`;
    }),
  ].join("\n");
