import type { Logger } from "pino";
import type { CampaignService } from "../campaign/service.ts";
import type { Scene } from "../scene/index.ts";

/** Draws scenes. */
export interface Renderer {
  png(scene: Scene): Promise<Uint8Array>;
}

/** What everything in the shell works with. */
export interface Services {
  readonly campaigns: CampaignService;
  readonly renderer: Renderer;
  readonly logger: Logger;
}
