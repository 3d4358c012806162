/** How many taps each kind of decision costs, counted once where a campaign comes to it. */
import type { Seat } from "#engine";
import { openCampaign, playCampaign, startCampaign } from "../../src/cli/demo/campaign.ts";
import type { Situation } from "../../src/cli/demo/manner.ts";
import type { Deed } from "../../src/cli/demo/player.ts";
import type { Wanted } from "../../src/cli/robot/robot.ts";
import { openTable } from "./table.ts";
import { baghdadScenes } from "./taps/baghdad.ts";
import { fitnaScenes } from "./taps/fitna.ts";
import { iraqScenes } from "./taps/iraq.ts";
import { lebanonScenes } from "./taps/lebanon.ts";
import { ScenePlay, type TapScene } from "./taps/scene.ts";

const SCENES: { readonly [game: string]: readonly TapScene[] } = {
  "battle-for-baghdad": baghdadScenes,
  fitna: fitnaScenes,
  "iraqi-conflict": iraqScenes,
  "next-war-in-lebanon": lebanonScenes,
};

/** Counts what a seat does from a scene to the end of its turn; a turn that was not what its scene says is forgotten. */
class Turns {
  readonly #scenes: readonly TapScene[];
  readonly #again: (scene: TapScene) => void;
  /** The turns that have begun with a scene: whose they are, and what was done in them so far. */
  readonly #begun = new Map<TapScene, { readonly turn: number; readonly seat: Seat; readonly deeds: Deed[] }>();
  readonly #taps = new Map<TapScene, number>();

  constructor(scenes: readonly TapScene[], again: (scene: TapScene) => void) {
    this.#scenes = scenes.filter(({ turn }) => turn);
    this.#again = again;
  }

  add(seat: Seat, deed: Deed): void {
    const { turn } = deed;
    for (const scene of this.#scenes) {
      const begun = this.#begun.get(scene);
      if (deed.scene === scene.name) this.#begun.set(scene, { turn, seat, deeds: [deed] });
      else if (begun?.turn === turn && begun.seat === seat) begun.deeds.push(deed);
      else if (begun && deed.actions.includes(scene.turn?.next ?? "")) this.#ended(scene, begun.deeds);
    }
  }

  #ended(scene: TapScene, deeds: readonly Deed[]): void {
    this.#begun.delete(scene);
    if (timesIn(scene, deeds) === scene.turn?.times) this.#taps.set(scene, sum(deeds.map(({ taps }) => taps)));
    else this.#again(scene);
  }

  /** What a seat goes on with that would end its turn before all is done that a scene says. */
  async more(situation: Situation): Promise<Wanted | null> {
    for (const [scene, { seat, deeds }] of this.#begun)
      if (seat === situation.seatView.view.seat && timesIn(scene, deeds) < (scene.turn?.times ?? 0))
        return (await scene.turn?.more(situation)) ?? null;
    return null;
  }

  /** Whether each of the turns has come and is over. */
  get over(): boolean {
    return this.#taps.size === this.#scenes.length;
  }

  get counted(): { readonly [scene: string]: number } {
    return Object.fromEntries([...this.#taps].map(([{ name }, taps]) => [name, taps]));
  }
}

const timesIn = ({ turn }: TapScene, deeds: readonly Deed[]): number =>
  deeds.flatMap(({ actions }) => actions).filter((action) => action === turn?.action).length;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What each kind of decision costs, counted once where a campaign comes to it. Throws if it never comes to one. */
export async function benchTaps(game: string): Promise<{ readonly [decision: string]: number }> {
  const table = await openTable(game);
  try {
    const scenes = SCENES[game] ?? [];
    const play = new ScenePlay(table.manner, scenes);
    const taps: { [decision: string]: number } = {};
    const turns = new Turns(scenes, (scene) => play.again(scene));
    const campaign = {
      ...table,
      manner: {
        ...play.manner,
        async wants(situation: Situation) {
          const wanted = await play.manner.wants(situation);
          return wanted?.end ? ((await turns.more(situation)) ?? wanted) : wanted;
        },
      },
      async done(_: unknown, seat: Seat, deed: Deed) {
        const { scene, taps: count } = deed;
        if (scene !== null) taps[scene] = count;
        turns.add(seat, deed);
      },
    };
    const id = await openCampaign(campaign, game);
    await startCampaign(campaign);
    await playCampaign(campaign, id, () => play.left.length === 0 && turns.over);
    if (play.left.length > 0 || !turns.over) throw new Error(`the campaign never came to: ${play.left.join(", ")}`);
    return { ...taps, ...turns.counted };
  } finally {
    await table.close();
  }
}
