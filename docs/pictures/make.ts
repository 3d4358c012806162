import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findGame } from "../../src/games/registry.ts";
import { played, type Shot } from "./campaign.ts";
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
  readonly kind: Shot["kind"];
  readonly phase: string;
  readonly turn: number;
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
        { file: "hand", seats: 6, kind: "hand", phase: "Action", turn: 3 },
      ],
    },
  ];

/** Of each phase and kind the first, one from the middle and the last; the last of all always. */
function chosen(shots: readonly Shot[]): Shot[] {
  const kinds = new Map<string, Shot[]>();
  for (const shot of shots) {
    const kind = `${shot.phase} ${shot.kind}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), shot]);
  }
  const perKind = Math.max(1, Math.min(OF_A_KIND, Math.floor(ON_A_SHEET / kinds.size)));
  const picked = [...kinds.values()].flatMap((alike) =>
    Array.from({ length: Math.min(perKind, alike.length) }, (_, i) => alike[place(i, perKind, alike.length)]),
  );
  return shots.filter((shot, i) => picked.includes(shot) || i === shots.length - 1);
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
    const shots = played(game, number, `${id} for the documents`);
    write(`${id}-${number}-seats.png`, contactSheet(chosen(shots)));
    for (const { file, kind, phase, turn, ...one } of wanted) {
      if (one.seats !== number) continue;
      const shot = shots.find((shot) => shot.kind === kind && shot.phase === phase && shot.turn >= turn);
      if (!shot) throw new Error(`the campaign shows nothing for ${file}`);
      write(`${id}-${file}.png`, single(shot.scene));
    }
  }
}
