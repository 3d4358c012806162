import { type Action, choice, type Definition, type GameTypes, game, type Query } from "#engine";
import { iraqiConflict } from "../../src/games/iraqi-conflict/index.ts";

/** A word of this many letters. */
const long = (n: number, tail: string): string => `${"x".repeat(n)}${tail}`;

function action(i: number): Action<GameTypes> {
  let builder = game<GameTypes>().action(`action${i}`, long(300, `${i}`), { common: true, help: long(500, "") });
  for (let p = 0; p < 12; p++)
    builder = builder.param(
      `param${p}`,
      long(200, `${p}`),
      choice(() => ["a", "b"]),
    );
  return builder.apply(() => {});
}

const query = (i: number): Query<GameTypes> => ({
  name: `query${i}`,
  title: long(200, `${i}`),
  entries: [],
  answer: () => long(9000, ""),
});

/** A game larger than any command can be. Only its outside is played with. */
export const crowd: Definition<GameTypes> = {
  ...(iraqiConflict as unknown as Definition<GameTypes>), // the services around the rules never look inside
  id: "crowd",
  name: long(200, ""),
  summary: long(3000, ""),
  command: "crowd",
  actions: Array.from({ length: 60 }, (_, i) => action(i)),
  queries: Array.from({ length: 8 }, (_, i) => query(i)),
  options: {
    entries: Array.from({ length: 30 }, (_, i) => ({
      name: `option${i}`,
      title: long(200, `${i}`),
      param: choice(() =>
        Array.from({ length: 25 }, (_, c) => ({ value: `v${c}`, label: long(150, `${c}`).slice(-150) })),
      ),
    })),
  },
};
