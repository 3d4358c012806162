import type { Guide } from "../../../engine/index.ts";
import type { Baghdad } from "../state.ts";
import { action, ending } from "./guide/action.ts";
import { coalition, forgone } from "./guide/coalition.ts";
import { combat } from "./guide/combat.ts";
import { glossary } from "./guide/glossary.ts";
import { opening } from "./guide/opening.ts";
import { standings } from "./guide/standings.ts";
import { welcome } from "./guide/welcome.ts";

/** What people are told beside the rules. */
export const guide: Pick<Guide<Baghdad>, "ending" | "forgone" | "welcome" | "notice" | "standings" | "glossary"> = {
  ending,
  forgone,
  welcome,
  notice: (view) => [opening, coalition, action, combat].flatMap((phase) => phase(view)),
  standings,
  glossary,
};
