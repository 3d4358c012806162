import { expect, it } from "vitest";
import { games } from "../../src/games/registry.ts";

it.each(games)(
  "$name says in one sentence what becomes of a side's forces when its player leaves",
  ({ leaving, actions, command }) => {
    expect(leaving).toMatch(/^[A-Z][^.]{20,}\.$/);
    const concedes = actions.some(({ name }) => name === "concede");
    expect(leaving?.includes(`\`/${command} concede\``), "where one can concede, that leaving is not that").toBe(
      concedes,
    );
  },
);
