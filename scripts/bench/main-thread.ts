/** How long each kind of picture keeps the main thread busy while campaigns are being played. */
import { performance } from "node:perf_hooks";
import { pino } from "pino";
import { anyMove, commitment, Dice, type GameTypes, type PictureSource, type Rulebook } from "#engine";
import type { Campaigns } from "../../src/campaign/campaigns.ts";
import { Rulebooks } from "../../src/campaign/packs/rulebooks.ts";
import type { SeatView } from "../../src/campaign/service.ts";
import { median, percentile, rounded } from "../../src/cli/figures.ts";
import { picturesOf } from "../../src/discord/services/pictures.ts";
import type { Services } from "../../src/discord/services/services.ts";
import { drawingThreads } from "../../src/drawing/threads.ts";
import { games } from "../../src/games/registry.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";
import { campaignsOn, nextMove, startCampaign } from "./campaign.ts";
import { collectGarbage } from "./garbage.ts";

const SEED = "5701".padEnd(64, "0");
/** How many acts are done between two looks. */
const ACTS = 3;
/** Close-ups of each position. */
const ZONES = 2;
/** How many looks at the start are not measured. */
const WARM_UP = 12;

export interface PictureCost {
  readonly looks: number;
  /** What a picture keeps the main thread busy, ms, from when somebody asks for it until its file is there. */
  readonly mainMs: number;
  readonly mainP99Ms: number;
  /** The same by kind of picture, medians. */
  readonly mainMsOf: { readonly [kind: string]: number };
}

/**
 * Looks at every kind of picture of campaigns that are played meanwhile, as often as `work` measures; each position is seen
 * for the first time.
 */
export async function withPictures<T>(
  game: string,
  work: (measure: (looks: number) => Promise<PictureCost>) => Promise<T>,
): Promise<T> {
  const database = openDatabase(":memory:");
  const illustrator = drawingThreads({ pack: async () => null }); // those of this release are at hand
  try {
    const repository = sqliteRepository(database);
    const books = await Rulebooks.open(repository, games, null);
    const logger = pino({ level: "silent" });
    const secrets = () => ({ secret: SEED, commitment: commitment(SEED) });
    const campaigns = campaignsOn(repository, books, { secrets });
    const dice = new Dice({ key: SEED, next: 0 });
    let id = await startCampaign(campaigns, game, PLAYERS);
    const timed = async (times: number): Promise<readonly Timed[]> => {
      const took: Timed[] = [];
      while (took.length < times) {
        for (let act = 0; act < ACTS; act++) {
          if ((await campaigns.showing.record(id)).status !== "running")
            id = await startCampaign(campaigns, game, PLAYERS);
          await campaigns.acting.submit({ game: id, ...(await nextMove(campaigns, id, dice)), interaction: null });
        }
        const looks = await wanted(campaigns, id, dice);
        collectGarbage(); // that of the acts: it would fall to whichever look comes next
        for (const [kind, look] of looks)
          took.push({
            kind,
            ms: await busyWith({ illustrator, logger }, { game: id, kind: kind.replace(" ", "-") }, look),
          });
      }
      return took;
    };
    await timed(WARM_UP);
    return await work(async (looks) => costOf(await timed(looks)));
  } finally {
    await illustrator.close();
    database.close();
  }
}

/** Measures once. */
export const benchMainThread = (game: string, looks: number): Promise<PictureCost> =>
  withPictures(game, (measure) => measure(looks));

interface Timed {
  readonly kind: string;
  readonly ms: number;
}

function costOf(timed: readonly Timed[]): PictureCost {
  const times = timed.map(({ ms }) => ms);
  const kinds = [...new Set(timed.map(({ kind }) => kind))];
  const msOf = (kind: string): number => rounded(median(timed.filter((one) => one.kind === kind).map(({ ms }) => ms)));
  return {
    looks: times.length,
    mainMs: rounded(median(times)),
    mainP99Ms: rounded(percentile(times, 0.99)),
    mainMsOf: Object.fromEntries(kinds.map((kind) => [kind, msOf(kind)])),
  };
}

/** Somebody for each seat. */
const PLAYERS = Array.from({ length: 8 }, (_, i) => ({ id: String(i + 1), name: `Player ${i + 1}` }));

type Look = readonly [kind: string, look: () => Promise<PictureSource>];

/** Everything to look at, for a seat that is waited for. */
async function wanted(campaigns: Campaigns, game: string, dice: Dice): Promise<readonly Look[]> {
  const { seats, awaited, members } = await campaigns.showing.status(game);
  const seat = awaited[0] ?? seats[0]?.id ?? "";
  const person = members.find((member) => member.seat === seat)?.person ?? "";
  const seatView = await campaigns.showing.seatView(game, person, seat);
  const { legend, draft } = seatView.book.definition;
  const zones = dice.shuffled((await campaigns.looks.zones(game)).map(({ value }) => value)).slice(0, ZONES);
  const [card] = dice.shuffled((await campaigns.looks.cards(game, person, seat)).map(({ value }) => value));
  const row = draft ? rowOf(seatView, dice) : null;
  return [
    ["board", () => campaigns.looks.board(game, "nobody", null)],
    ["own board", () => campaigns.looks.board(game, person, seat)],
    ["hand", () => campaigns.looks.hand(game, person, seat)],
    ...zones.map((zone): Look => ["close-up", () => campaigns.looks.closeUp(game, zone)]),
    ...(card === undefined ? [] : [["card", () => campaigns.looks.card(game, person, seat, card)] satisfies Look]),
    ...(legend ? [["legend", () => campaigns.looks.legend(game)] satisfies Look] : []),
    ...(row ? [["plan", () => campaigns.looks.plan(game, person, seat, [{ number: 1, ...row }])] satisfies Look] : []),
  ];
}

/** A row for the sheet of the seat's step, if it has one. */
function rowOf({ book, view, decisions }: SeatView, dice: Dice): ReturnType<typeof anyMove<GameTypes>> {
  const decision = decisions.find(({ owed }) => owed);
  const actions = decision?.actions.filter((name) => isRow(book, name)) ?? [];
  return decision ? anyMove(book, view, { actions, preset: {} }, dice) : null;
}

const isRow = (book: Rulebook<GameTypes>, name: string): boolean => (book.actions.get(name)?.menu ?? null) !== null;

/** How long the main thread is busy with a look, ms, while nothing else is done. */
async function busyWith(
  services: Pick<Services, "illustrator" | "logger">,
  { game, kind }: { readonly game: string; readonly kind: string },
  look: () => Promise<PictureSource>,
): Promise<number> {
  const before = performance.eventLoopUtilization();
  const wanted = { source: await look(), game, kind, person: "somebody", view: null, told: null };
  for (const { draw } of await picturesOf(services, wanted)) {
    if (!draw) throw new Error(`${kind} cannot be drawn`);
    await draw();
  }
  return performance.eventLoopUtilization(before).active;
}
