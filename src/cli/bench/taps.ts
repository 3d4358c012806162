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

/** What each kind of decision costs, counted once where a campaign comes to it. Throws if it never comes to one. */
export async function benchTaps(game: string): Promise<{ readonly [decision: string]: number }> {
  const table = await openTable(game);
  try {
    const play = new ScenePlay(table.manner, SCENES[game] ?? []);
    const taps: { [decision: string]: number } = {};
    const campaign = {
      ...table,
      manner: play.manner,
      async done(_: unknown, __: unknown, { scene, taps: count }: Deed) {
        if (scene !== null) taps[scene] = count;
      },
    };
    const id = await openCampaign(campaign, game);
    await startCampaign(campaign);
    await playCampaign(campaign, id, () => play.left.length === 0);
    if (play.left.length > 0) throw new Error(`the campaign never came to: ${play.left.join(", ")}`);
    return taps;
  } finally {
    await table.close();
  }
}
