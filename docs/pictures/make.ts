import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findGame } from "../../src/games/registry.ts";
import { type Moment, played, type Shot } from "./campaign.ts";
import { contactSheet, halved, single } from "./sheet.ts";

/** Makes the pictures of the documents from campaigns by computer players: `npm run pictures`. */

const HERE = fileURLToPath(new URL(".", import.meta.url));
/** Boards greet whoever comes to the sandbox's page. */
const PAGE = fileURLToPath(new URL("../../src/sandbox/page/client/", import.meta.url));

/** So many pictures of a phase, and of a campaign, are on a sheet. */
const OF_A_KIND = 3;
const ON_A_SHEET = 15;

/** A picture of its own. */
interface Wanted {
  readonly file: string;
  readonly seats: number;
  readonly kind: Shot["kind"];
  readonly phase: string;
  /** The first picture of this phase from that turn on; or the last one of a campaign. */
  readonly turn: number | "last";
  /** In place of the first picture of that turn its last. */
  readonly atLast?: true;
}

interface Shown {
  readonly id: string;
  readonly seats: readonly number[];
  /** Where it is no option: the scenario for each number of seats. */
  readonly scenarios?: { readonly [seats in number]?: string };
  /** How many pictures of one title stand beside boards on its sheets. */
  readonly beside?: number;
  readonly wanted: readonly Wanted[];
}

const GAMES: readonly Shown[] = [
  {
    id: "iraqi-conflict",
    seats: [3, 5],
    wanted: [
      { file: "board", seats: 5, kind: "board", phase: "Score", turn: 6 },
      { file: "hands", seats: 5, kind: "beside", phase: "Score", turn: 6 },
      { file: "hand", seats: 5, kind: "hand", phase: "Negotiations", turn: 6 },
      { file: "end", seats: 5, kind: "board", phase: "Score", turn: 10 },
    ],
  },
  {
    id: "battle-for-baghdad",
    seats: [3, 6],
    wanted: [
      { file: "board", seats: 6, kind: "board", phase: "Action", turn: 3 },
      { file: "combats", seats: 6, kind: "board", phase: "Combat", turn: "last" },
      { file: "end", seats: 6, kind: "board", phase: "Civic Action", turn: "last" },
      { file: "hand", seats: 6, kind: "hand", phase: "Action", turn: 3 },
    ],
  },
  {
    id: "next-war-in-lebanon",
    seats: [2],
    wanted: [
      { file: "board", seats: 2, kind: "board", phase: "IDF phase", turn: 4, atLast: true },
      { file: "battle", seats: 2, kind: "board", phase: "IDF phase", turn: 1 },
      { file: "insurgents", seats: 2, kind: "board", phase: "Insurgent phase", turn: 8, atLast: true },
      { file: "end", seats: 2, kind: "board", phase: "end of the game", turn: "last" },
    ],
  },
  {
    id: "fitna",
    seats: [2],
    scenarios: { 2: "1" },
    beside: 1,
    wanted: [
      { file: "board", seats: 2, kind: "board", phase: "Syria phase", turn: 3, atLast: true },
      { file: "offensive", seats: 2, kind: "beside", phase: "Syria phase", turn: 3, atLast: true },
      { file: "end", seats: 2, kind: "board", phase: "end of the game", turn: "last" },
      { file: "hand", seats: 2, kind: "hand", phase: "Rebels phase", turn: 3 },
    ],
  },
];

/** Of each phase, and of hands, the first, one from the middle and the last; the last of all always. */
function chosen(moments: readonly Moment[]): Moment[] {
  const kinds = new Map<string, Moment[]>();
  for (const moment of moments) {
    const kind = moment.kind === "hand" ? "hand" : moment.phase;
    kinds.set(kind, [...(kinds.get(kind) ?? []), moment]);
  }
  const perKind = Math.max(1, Math.min(OF_A_KIND, Math.floor(ON_A_SHEET / kinds.size)));
  const picked = [...kinds.values()].flatMap((alike) =>
    Array.from({ length: Math.min(perKind, alike.length) }, (_, i) => alike[place(i, perKind, alike.length)]),
  );
  return moments.filter((moment, i) => picked.includes(moment) || i === moments.length - 1);
}

/** Spread from the first to the last; a single one is from the middle. */
const place = (i: number, of: number, length: number): number =>
  of === 1 ? Math.floor(length / 2) : Math.round((i * (length - 1)) / (of - 1));

function write(file: string, png: Buffer): void {
  writeFileSync(`${HERE}${file}`, png);
  process.stdout.write(`docs/pictures/${file} ${Math.round(png.length / 1000)} kB\n`);
}

/** Those named on the command line, or all. */
const names = process.argv.slice(2);

for (const { id, seats, scenarios, beside, wanted } of GAMES.filter(
  (one) => names.length === 0 || names.includes(one.id),
)) {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  for (const number of seats) {
    const seed = `${id} for the documents`;
    const scenario = scenarios?.[number];
    const options = scenario === undefined ? { seats: String(number) } : { scenario };
    const { moments } = played(game, options, seed, []);
    const alone = wanted.filter((one) => one.seats === number).map((one) => ({ ...one, moment: found(moments, one) }));
    const onSheet = chosen(moments);
    const { shots } = played(game, options, seed, [...onSheet, ...alone.map(({ moment }) => moment)]);
    const shotsOf = ({ turn, phase, kind }: Moment): Shot[] =>
      shots.filter(
        (shot) => shot.turn === turn && shot.phase === phase && (shot.kind === "hand") === (kind === "hand"),
      );
    const sheet = new Set(onSheet.flatMap(shotsOf));
    write(`${id}-${number}-seats.png`, contactSheet(fewer([...sheet], beside)));
    for (const { file, kind, turn, atLast, moment } of alone) {
      const all = shotsOf(moment);
      const from = atLast ? all.findLastIndex((one) => one.kind === "board") : 0;
      const alike = all.slice(from).filter((one) => one.kind === kind);
      const shot = alike.at(turn === "last" ? -1 : 0);
      if (shot) write(`${id}-${file}.png`, single(shot.scene));
      if (shot && file === "board") writeFileSync(`${PAGE}board-${id}.png`, halved(shot.scene));
    }
  }
}

/** Of pictures beside boards with the same title so many, the first ones. */
function fewer(shots: readonly Shot[], most = Number.POSITIVE_INFINITY): readonly Shot[] {
  const titles = shots.map(({ scene }) => String(scene.heading?.title ?? ""));
  const before = (i: number): number => titles.slice(0, i).filter((title) => title === titles[i]).length;
  return shots.filter(({ kind }, i) => kind !== "beside" || before(i) < most);
}

function found(moments: readonly Moment[], { kind, phase, turn, atLast, file }: Wanted): Moment {
  const wanted = kind === "beside" ? "board" : kind;
  const all = moments.filter((one) => one.kind === wanted && one.phase === phase);
  const first = turn === "last" ? all.at(-1) : all.find((one) => one.turn >= turn);
  const moment = atLast ? all.findLast((one) => one.turn === first?.turn) : first;
  if (!moment) throw new Error(`the campaign shows nothing for ${file}`);
  return moment;
}
