import type { Frozen } from "../../../engine/index.ts";
import type { Content } from "../content/types.ts";
import type { CombatEvent, CombatSecret } from "./events.ts";

export const describeCombat = (_event: CombatEvent, _content: Frozen<Content>): string | null => null;
export const describeCombatSecret = (_secret: CombatSecret, _content: Frozen<Content>): string | null => null;
