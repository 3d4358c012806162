import type { Seat } from "../../engine/index.ts";
import { openCampaign, playCampaign, startCampaign } from "../demo/campaign.ts";
import type { Deed } from "../demo/player.ts";
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

/** Counts what a seat does from a scene to the end of its turn. */
class Turns {
  readonly #scenes: readonly TapScene[];
  readonly #deeds = new Map<string, Deed[]>();
  readonly #found = new Map<string, string>();
  #last = "";

  constructor(scenes: readonly TapScene[]) {
    this.#scenes = scenes.filter(({ turn }) => turn);
  }

  add(seat: Seat, deed: Deed): void {
    this.#last = `${deed.turn} ${seat}`;
    this.#deeds.set(this.#last, [...(this.#deeds.get(this.#last) ?? []), deed]);
    if (!this.#scenes.some(({ name }) => name === deed.scene)) return;
    this.#found.set(deed.scene ?? "", this.#last);
    this.#deeds.set(this.#last, [deed]);
  }

  /** Whether each of the turns is over: somebody else plays. */
  get over(): boolean {
    return ![...this.#found.values()].includes(this.#last);
  }

  /** Throws if a turn was not what its scene says. */
  get counted(): { readonly [scene: string]: number } {
    const taps = this.#scenes.map(({ name, turn }) => {
      const deeds = this.#deeds.get(this.#found.get(name) ?? "") ?? [];
      const times = deeds.flatMap(({ actions }) => actions).filter((action) => action === turn?.action).length;
      if (times < (turn?.times ?? 0)) throw new Error(`${name}: ${turn?.action} was done ${times} times`);
      return [name, deeds.reduce((sum, deed) => sum + deed.taps, 0)] as const;
    });
    return Object.fromEntries(taps);
  }
}

/** What each kind of decision costs, counted once where a campaign comes to it. Throws if it never comes to one. */
export async function benchTaps(game: string): Promise<{ readonly [decision: string]: number }> {
  const table = await openTable(game);
  try {
    const scenes = SCENES[game] ?? [];
    const play = new ScenePlay(table.manner, scenes);
    const taps: { [decision: string]: number } = {};
    const turns = new Turns(scenes);
    const campaign = {
      ...table,
      manner: play.manner,
      async done(_: unknown, seat: Seat, deed: Deed) {
        const { scene, taps: count } = deed;
        if (scene !== null) taps[scene] = count;
        turns.add(seat, deed);
      },
    };
    const id = await openCampaign(campaign, game);
    await startCampaign(campaign);
    await playCampaign(campaign, id, () => play.left.length === 0 && turns.over);
    if (play.left.length > 0) throw new Error(`the campaign never came to: ${play.left.join(", ")}`);
    return { ...taps, ...turns.counted };
  } finally {
    await table.close();
  }
}
