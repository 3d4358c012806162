import { board } from "../../../src/games/next-war-in-lebanon/board/board.ts";
import { drawingInto } from "../drawing.ts";
import { crowded, everyone, late, type Position, setUp } from "./board-positions.ts";

/** Draws pictures of made-up positions: `node --import tsx test/games/next-war-in-lebanon/pictures.ts [directory]`. */
const draw = drawingInto(process.argv[2] ?? "/tmp/lebanon");
const shown = (s: Position) => board(everyone(s), { caption: "As it stands", names: {} });

draw("start", shown(setUp()));
draw("2006", shown(setUp("lebanon-2006")));
draw("crowded", shown(crowded()));
draw("late", shown(late()));
