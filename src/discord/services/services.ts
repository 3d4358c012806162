/** What everything in the shell works with. */
import type { Logger } from "pino";
import type { CampaignService } from "../../campaign/service.ts";
import type { Illustrator } from "../../drawing/illustrator.ts";
import type { ReplayShelf } from "../../replay-maker/shelf.ts";
import type { ShownMessages } from "./shown-messages.ts";

export interface Services {
  readonly campaigns: CampaignService;
  readonly illustrator: Pick<Illustrator, "show">;
  readonly logger: Logger;
  /** The replays of campaigns that have ended. Left out: they are made for whoever asks, and none is posted by itself. */
  readonly replays?: ReplayShelf;
  /** Nobody but their operator copies the campaigns: they lie on a server. Left out: the bot does, or need not. */
  readonly unbacked?: boolean;
  /** What Discord has of our messages. */
  readonly shown: ShownMessages;
  /** A message is brought that nobody has asked for: whoever it is for has not been there. */
  readonly unasked?: true;
}
