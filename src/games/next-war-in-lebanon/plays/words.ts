import type { Frozen } from "../../../engine/index.ts";
import type { Content } from "../content/types.ts";
import type { PlayEvent, PlaySecret } from "./events.ts";

export const describePlay = (_event: PlayEvent, _content: Frozen<Content>): string | null => null;
export const describePlaySecret = (_secret: PlaySecret, _content: Frozen<Content>): string | null => null;
