import type { Logger } from "pino";
import type { CampaignService } from "../../../src/campaign/service.ts";
import type { Illustrator } from "../../../src/drawing/illustrator.ts";
import type { World } from "./world.ts";

/** What Discord is served by. */
interface Served {
  readonly campaigns: CampaignService;
  readonly illustrator: Illustrator;
  readonly logger: Logger;
}

/** Lets a word out where people see it. */
export type Hole = (sound: Served, word: () => Promise<string>) => Partial<Served>;

/** Something that nobody else may know, and a place where they see it. */
export interface Leak {
  readonly through: Hole;
  word(world: World): Promise<string>;
}

/** The same, with other members in place of some; what is not replaced stays bound to the whole. */
const replacing = <T extends object>(whole: T, members: Partial<T>): T =>
  new Proxy(whole, {
    get(target, name) {
      if (Object.hasOwn(members, name)) return Reflect.get(members, name);
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });

/** The post of the phase, in the channel. */
export const inThePost: Hole = ({ campaigns }, word) => {
  const { deliveries } = campaigns;
  const live: typeof deliveries.live = async (...of) => {
    const post = await deliveries.live(...of);
    return post && { ...post, text: [...post.text, { literal: await word() }] };
  };
  return { campaigns: replacing(campaigns, { deliveries: replacing(deliveries, { live }) }) };
};

/** Any post that says what it says for good, in the channel: what people ask of each other among them. */
export const inAnyPost: Hole = ({ campaigns }, word) => {
  const { deliveries } = campaigns;
  const heads: typeof deliveries.heads = async () => {
    const said = await word();
    return (await deliveries.heads()).map((row) => {
      const { destination, payload } = row;
      if (payload.kind !== "post" || !destination.startsWith("channel:")) return row;
      const { post } = payload;
      return { ...row, payload: { ...payload, post: { ...post, text: [...post.text, { literal: said }] } } };
    });
  };
  return { campaigns: replacing(campaigns, { deliveries: replacing(deliveries, { heads }) }) };
};

/** What everybody is shown of how a campaign stands. */
export const inTheStatus: Hole = ({ campaigns }, word) => {
  const status: typeof campaigns.showing.status = async (game) => {
    const shown = await campaigns.showing.status(game);
    return shown.phase ? { ...shown, phase: { ...shown.phase, name: (await word()).slice(-80) } } : shown;
  };
  return { campaigns: replacing(campaigns, { showing: replacing(campaigns.showing, { status }) }) };
};

/** What a seat sees of its own. */
export const inOtherSeats: Hole = ({ campaigns }, word) => {
  const seatView: typeof campaigns.showing.seatView = async (...of) => {
    const seen = await campaigns.showing.seatView(...of);
    return { ...seen, seatName: (await word()).slice(-80) };
  };
  return { campaigns: replacing(campaigns, { showing: replacing(campaigns.showing, { seatView }) }) };
};

/** What somebody finds in the ledger of promises. */
export const inTheLedger: Hole = ({ campaigns }, word) => {
  const { negotiation } = campaigns;
  const ledger: typeof negotiation.ledger = async (...of) => ({
    ...(await negotiation.ledger(...of)),
    whose: (await word()).slice(-80),
  });
  return { campaigns: replacing(campaigns, { negotiation: replacing(negotiation, { ledger }) }) };
};

/** A picture, in words. */
export const inAPicture: Hole = ({ illustrator }, word) => ({
  illustrator: replacing(illustrator, {
    show: async (...of) => {
      const said = await word();
      return (await illustrator.show(...of)).map((part) => replacing(part, { text: `${part.text} ${said}` }));
    },
  }),
});

/** The bot's own log, which says whose command it was. */
export const inTheLog: Hole = ({ campaigns, logger }, word) => ({
  campaigns: replacing(campaigns, {
    showing: replacing(campaigns.showing, {
      lines: async (...of) => {
        logger.info({ word: await word() }, "looked up");
        return campaigns.showing.lines(...of);
      },
    }),
  }),
});
