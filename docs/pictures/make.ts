import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findGame } from "../../src/games/registry.ts";
import { type Moment, played, type Shot } from "./campaign.ts";
import { contactSheet, single } from "./sheet.ts";

/** Makes the pictures of the documents from campaigns by computer players: `npm run pictures`. */

const HERE = fileURLToPath(new URL(".", import.meta.url));

/** So many pictures of a phase, and of a campaign, are on a sheet. */
const OF_A_KIND = 3;
const ON_A_SHEET = 15;

/** A picture of its own. */
interface Wanted {
  readonly file: string;
  readonly seats: number;
  readonly kind: Moment["kind"];
  readonly phase: string;
  /** The first picture of this phase from that turn on; or the last one of a campaign. */
  readonly turn: number | "last";
}

const GAMES: readonly { readonly id: string; readonly seats: readonly number[]; readonly wanted: readonly Wanted[] }[] =
  [
    {
      id: "iraqi-conflict",
      seats: [3, 5],
      wanted: [
        { file: "board", seats: 5, kind: "board", phase: "Score", turn: 6 },
        { file: "hands", seats: 5, kind: "board", phase: "Ground", turn: 6 },
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
        { file: "board", seats: 2, kind: "board", phase: "phase of the IDF", turn: 4 },
        { file: "insurgents", seats: 2, kind: "board", phase: "phase of the Insurgents", turn: 8 },
        { file: "end", seats: 2, kind: "board", phase: "end of the game", turn: "last" },
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

for (const { id, seats, wanted } of GAMES) {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  for (const number of seats) {
    const seed = `${id} for the documents`;
    const { moments } = played(game, number, seed, []);
    const alone = wanted.filter((one) => one.seats === number).map((one) => ({ ...one, moment: found(moments, one) }));
    const onSheet = chosen(moments);
    const { shots } = played(game, number, seed, [...onSheet, ...alone.map(({ moment }) => moment)]);
    const shotsOf = ({ turn, phase, kind }: Moment): Shot[] =>
      shots.filter(
        (shot) => shot.turn === turn && shot.phase === phase && (shot.kind === "hand") === (kind === "hand"),
      );
    const sheet = new Set(onSheet.flatMap(shotsOf));
    write(`${id}-${number}-seats.png`, contactSheet([...sheet]));
    for (const { file, kind, turn, moment } of alone) {
      const alike = shotsOf(moment).filter((one) => one.kind === kind);
      const shot = alike.at(turn === "last" ? -1 : 0);
      if (shot) write(`${id}-${file}.png`, single(shot.scene));
    }
  }
}

function found(moments: readonly Moment[], { kind, phase, turn, file }: Wanted): Moment {
  const all = moments.filter((one) => one.kind === kind && one.phase === phase);
  const moment = turn === "last" ? all.at(-1) : all.find((one) => one.turn >= turn);
  if (!moment) throw new Error(`the campaign shows nothing for ${file}`);
  return moment;
}
