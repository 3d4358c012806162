import { pino } from "pino";
import { expect, it } from "vitest";
import { wordsOf } from "../../../src/discord/services/pictures.ts";
import type { Illustrator, Shown } from "../../../src/drawing/illustrator.ts";

it("`text:True` says what stands beside a picture as well: who would win now, what comes next", async () => {
  const part = (text: string): Shown => ({ text, alt: "", digest: text }) as unknown as Shown; // no pixels are asked for
  const illustrator: Illustrator = {
    show: async () => [part("The board."), part("Syria would win now."), part("Reinforcements: none.")],
    close: async () => {},
  };
  const services = { illustrator, logger: pino({ level: "silent" }) };
  const source = { kind: "scene", scene: {} } as never; // the illustrator knows what it shows
  const wanted = { source, game: "g", person: null, kind: "board", view: null, told: null, caption: "Turn 2" };
  expect(await wordsOf(services, wanted)).toBe(
    "**Turn 2**\nThe board.\n\nSyria would win now.\n\nReinforcements: none.",
  );
});
