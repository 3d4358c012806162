/** A sandbox, a bot and its people for measurements, with dice and choices that fall the same every time. */
import { pino } from "pino";
import { commitment, Dice, diceKey } from "#engine";
import { bookOf } from "../../src/cli/arguments.ts";
import type { DemoCampaign } from "../../src/cli/demo/campaign.ts";
import { mannerOf } from "../../src/cli/demo/manners/registry.ts";
import { createIllustrator, type Illustrator } from "../../src/drawing/illustrator.ts";
import { Clock, startSandbox } from "../../src/sandbox/index.ts";
import { startUmpire } from "../../src/umpire.ts";

export const SECRET = (process.env.SEED ?? "be9c4").padEnd(64, "0");
/** Pictures take time and count nothing here. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const part = { digest: "blank", alt: "", text: "", png: PIXEL, fault: null };
const blank = (): Illustrator =>
  createIllustrator({ perform: async () => ({ kind: "made", parts: [part] }), pack: async () => null });

/** A sandbox, a bot, and its people; dice and choices fall the same every time. */
export interface Table extends Omit<DemoCampaign, "done"> {
  close(): Promise<void>;
}

/** `people`: their names; a person for each seat if they are left out. `start`: what time it is, ms since 1970; now if left out. */
export async function openTable(game: string, people?: readonly string[], start?: number): Promise<Table> {
  const { definition, content } = bookOf(game);
  const names = people ?? definition.roster(definition.defaults, content).map(({ name }) => `Player of ${name}`);
  const clock = new Clock(start === undefined ? {} : { start });
  const sandbox = await startSandbox({ people: [...names], clock });
  const umpire = await startUmpire({
    isPublic: false,
    database: ":memory:", // nothing is measured that a disk takes time for
    packs: null,
    botDelay: 0,
    backupHours: 0,
    token: sandbox.token,
    api: `${sandbox.url}/api`,
    logger: pino({ level: "silent" }),
    clock,
    illustrator: blank(), // which closes with its bot
    secrets: () => ({ secret: SECRET, commitment: commitment(SECRET) }),
  });
  return {
    sandbox,
    umpire,
    clock,
    people: names.map((name) => sandbox.person(name)),
    options: {},
    dice: new Dice({ key: diceKey(SECRET, "choices"), next: 0 }),
    manner: mannerOf(game),
    async close() {
      await umpire.stop();
      await sandbox.close();
    },
  };
}
