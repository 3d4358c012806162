import type { Frozen } from "../../../engine/index.ts";
import type { Content } from "../content/types.ts";
import type { VictoryEvent } from "./events.ts";

export const describeVictory = (_event: VictoryEvent, _content: Frozen<Content>): string | null => null;
