/** An offer as the thread of its private talk shows it. */
import type { TalkOffer } from "../../contract/negotiation.ts";
import { namedInText } from "../../facts/names.ts";
import { arePublic, offersBetween } from "../../facts/offers.ts";
import { saidWith } from "../../talks/below-offer.ts";
import { offerPost, slotOf } from "../../telling/offer-post.ts";
import type { Core } from "../core.ts";
import { speakersOf } from "../negotiation/talking.ts";

/**
 * Where terms are public they stand there, with their answers; else only that there is one: what each side may know of it
 * is on its own page. Null: nothing is known of the talk, or of the offer.
 */
export async function talkOffer(core: Core, game: string, id: string, offer: string): Promise<TalkOffer | null> {
  const live = await core.begun({ id: game });
  const talk = live.talks.find((one) => one.id === id);
  if (!talk) return null;
  const now = core.clock.now();
  const open =
    live.record.status === "running" ? offersBetween(live, talk.seats).find((one) => one.id === offer) : null;
  const called = (open?.awaits ?? []).flatMap((seat) => speakersOf(live, seat, now));
  const said = saidWith(live, offer, talk.seats);
  if (arePublic(live.book)) {
    const known = await core.repository.outbox.payloadOf(game, slotOf(offer));
    if (known?.kind !== "offer") return null;
    const post = offerPost(open ? live : null, open ? { ...known, result: null, struck: false } : known, said);
    return { ...post, called };
  }
  const { text: only, controls } = said ?? { text: [], controls: [] };
  if (!open) return { text: ["The offer that lay here is answered, or gone.", ...only], controls, called };
  const text = [
    `**Offer** of ${namedInText(live, [open.from])}: **My seat** shows each side what it may know of it.`,
    ...only,
  ];
  return { text, controls: [{ kind: "act", seat: null, label: "My seat" }], called };
}
