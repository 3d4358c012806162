import type { Face } from "../../scene/cards.ts";
import type { Pen } from "../pen.ts";
import type { Box } from "../primitives.ts";
import { drawCard, saysAll, sceneHeight } from "./card.ts";

/** Height that it would like to have, in units. */
const HEIGHT = 31;
/** Everything on it is so much larger than on a card among others, its rules once more. */
const SCALES = [2.3, 2.1, 1.9, 1.75, 1.6, 1.45, 1.3, 1.15] as const;
const LETTERS = 1.2;

export const facePanel = {
  natural: (pen: Pen): number => pen.unit * HEIGHT,

  draw(pen: Pen, { card }: Face, box: Box): void {
    const look = { letters: LETTERS, scene: sceneHeight(pen, [card], box, LETTERS) };
    const large = SCALES.map((by) => pen.enlarged(by)).find((one) => saysAll(one, card, box, look)) ?? pen.enlarged(1);
    drawCard(large, card, box, look);
    for (const op of large.ops) pen.push(op);
  },
};
