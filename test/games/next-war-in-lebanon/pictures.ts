import { board, closeUps, hand, legend } from "../../../src/games/next-war-in-lebanon/view/board/index.ts";
import { drawingInto } from "../drawing.ts";
import { as, crowded, everyone, late, type Position, setUp } from "./board-positions.ts";

/** Draws pictures of made-up positions: `node --import tsx test/games/next-war-in-lebanon/pictures.ts [directory]`. */
const draw = drawingInto(process.argv[2] ?? "/tmp/lebanon");
const shown = (s: Position) => board(everyone(s), { caption: "As it stands", names: {} });

draw("start", shown(setUp()));
draw("2006", shown(setUp("lebanon-2006")));
draw("crowded", shown(crowded()));
draw("late", shown(late()));
draw("late-idf", board(as(late(), "idf"), { caption: "As it stands", names: {} }));
draw("crowded-idf", board(as(crowded(), "idf"), { caption: "As it stands", names: {} }));
draw("hand-idf", hand(as(late(), "idf")));
draw("hand-insurgent", hand(as(late(), "insurgent")));
for (const zone of ["bint-jbeil", "central-israel", "syria"])
  draw(`zone-${zone}`, closeUps.show(everyone(late()), zone));
draw("zone-crowded", closeUps.show(everyone(crowded()), "bint-jbeil"));
draw("legend", legend());
