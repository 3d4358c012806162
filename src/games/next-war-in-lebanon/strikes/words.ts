import type { Frozen } from "../../../engine/index.ts";
import type { Content } from "../content/types.ts";
import type { StrikeEvent } from "./events.ts";

export const describeStrike = (_event: StrikeEvent, _content: Frozen<Content>): string | null => null;
