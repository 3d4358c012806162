import type { Logger } from "pino";
import type { CampaignService } from "../campaign/service.ts";
import type { Illustrator } from "../drawing/illustrator.ts";

/** What everything in the shell works with. */
export interface Services {
  readonly campaigns: CampaignService;
  readonly illustrator: Pick<Illustrator, "show">;
  readonly logger: Logger;
}
