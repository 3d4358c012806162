import { publicView, type Seat, viewOf } from "#engine";
import type { Scene } from "#scene";
import { board } from "../../../src/games/battle-for-baghdad/view/board.ts";
import { hand } from "../../../src/games/battle-for-baghdad/view/hand.ts";
import { drawingInto } from "../drawing.ts";
import { baghdad, book, dealt, type Game } from "./builder.ts";
import { CROWDED } from "./crowded.ts";
import { atRandom } from "./random.ts";

/** Draws the pictures of made-up situations: `node --import tsx test/games/battle-for-baghdad/pictures.ts [directory]`. */
const draw = drawingInto(process.argv[2] ?? "/tmp/baghdad");

const NAMES: { readonly [seat: Seat]: string } = {
  shiite: "Ashworth",
  sunni: "Marguerite de la Rochefoucauld-XI",
  government: "tobias.k",
  us: "Zoë ✓ 12",
  jihadist: "The Quartermaster",
  ngo: "Bea",
};

const shown = (game: Game, caption: string): Scene => board(publicView(book, game.env), { caption, names: NAMES });

draw("3-start", shown(dealt(3), "The game begins"));
draw("6-deployed", shown(baghdad({ seats: 6 }), "All forces are in place"));
draw("6-crowded", shown(CROWDED(), "Turn 7: the Combat Phase begins"));

for (const seats of [3, 6] as const) {
  let fights = 0;
  const fought = new Set<string>();
  const last = atRandom(seats, 900, (game) => {
    const { turn, combat, move } = game.table;
    const what = combat?.award ? "combat" : move?.move && move.move.path.length > 1 ? "move" : null;
    const key = `${seats}-${what}-${turn}`;
    if (what === null || fought.has(key) || turn % 3 !== 1 || fights++ > 8) return;
    fought.add(key);
    draw(key, shown(game, "As it stands"));
  });
  draw(`${seats}-late`, shown(last, "As it stands late in the game"));
}

const rich = baghdad({ seats: 6 }).give({
  us: [
    "air-strike",
    "quick-reaction-force",
    "network",
    "oil-ministry",
    "infowar",
    "counter-intelligence",
    "surge-jihad",
    "surge-jihad",
  ],
});
rich.change(({ hands, box }) => {
  hands.us?.packet.push(...box.bazaar.slice(0, 6));
});
draw("6-hand", hand(viewOf(book, rich.env, "us")));
