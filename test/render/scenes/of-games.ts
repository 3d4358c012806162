import { publicView, viewOf } from "#engine";
import type { Scene } from "#scene";
import { battleForBaghdad } from "../../../src/games/battle-for-baghdad/index.ts";
import * as fitna from "../../../src/games/fitna/view/board/index.ts";
import { iraqiConflict } from "../../../src/games/iraqi-conflict/index.ts";
import * as lebanon from "../../../src/games/next-war-in-lebanon/view/board/index.ts";
import { book as baghdadBook } from "../../games/battle-for-baghdad/builder.ts";
import { CROWDED } from "../../games/battle-for-baghdad/crowded.ts";
import { everyone as everyoneInFitna, scattered } from "../../games/fitna/board-positions.ts";
import { atStart } from "../../games/fitna/rules/setup/builder.ts";
import { iraq, book as iraqBook } from "../../games/iraqi-conflict/builder.ts";
import {
  as as asInLebanon,
  crowded,
  everyone as everyoneInLebanon,
  late,
} from "../../games/next-war-in-lebanon/board-positions.ts";

const caption = "As it stands → now";

/**
 * Crowded boards of all games, by their ids, and what is shown with them: hands and legends. People have names of all
 * kinds.
 */
export function scenesOfGames(): {
  readonly [game: string]: { readonly board: Scene; readonly others: readonly Scene[] };
} {
  const baghdad = CROWDED();
  const iraqi = iraq({ seats: 5 }).toNegotiations();
  const seen = { baghdad: publicView(baghdadBook, baghdad.env), iraqi: publicView(iraqBook, iraqi.env) };
  const names = {
    sunni: "Marguerite de la Rochefoucauld-XI",
    us: "Zoë ✓ 12",
    shiite: "علي حسين",
    kurds: "Şêrko Țuțea",
  };
  return {
    "iraqi-conflict": {
      board: iraqiConflict.board(seen.iraqi, { caption, names }),
      others: present(iraqiConflict.hand?.(iraqi.view("us")), iraqiConflict.legend?.(seen.iraqi)),
    },
    "battle-for-baghdad": {
      board: battleForBaghdad.board(seen.baghdad, { caption, names }),
      others: present(
        battleForBaghdad.hand?.(viewOf(baghdadBook, baghdad.env, "us")),
        battleForBaghdad.legend?.(seen.baghdad),
      ),
    },
    "next-war-in-lebanon": {
      board: lebanon.board(everyoneInLebanon(crowded()), { caption, names: {} }),
      others: [lebanon.hand(asInLebanon(late(), "idf")), lebanon.legend()],
    },
    fitna: {
      board: fitna.board(everyoneInFitna(scattered(atStart("11"), 1)), { caption, names: {} }),
      others: [fitna.legend()],
    },
  };
}

const present = (...scenes: readonly (Scene | undefined)[]): readonly Scene[] =>
  scenes.filter((scene) => scene !== undefined);
