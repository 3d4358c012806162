import type { Frozen } from "../../../engine/index.ts";
import type { Content } from "../content/types.ts";
import type { EffectEvent, EffectSecret } from "./events.ts";

export const describeEffect = (_event: EffectEvent, _content: Frozen<Content>): string | null => null;
export const describeEffectSecret = (_secret: EffectSecret, _content: Frozen<Content>): string | null => null;
