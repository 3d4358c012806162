import { publicView, viewOf } from "#engine";
import type { TalkOffer } from "../../contract/negotiation.ts";
import { namedInText } from "../../facts/names.ts";
import { saidWith } from "../../talks/below-offer.ts";
import { offersIn } from "../../talks/talks-following.ts";
import { offerPost } from "../../telling/offer-post.ts";
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
  const { book, env } = live;
  const now = core.clock.now();
  const speakers = (seats: readonly string[]): readonly string[] =>
    seats.flatMap((seat) => speakersOf(live, seat, now));
  const isOpen = live.record.status === "running" && offersIn(live, talk).has(offer);
  const said = saidWith(live, offer, talk.seats);
  if (book.definition.publicOffers) {
    const known = await core.repository.outbox.payloadOf(game, `offer:${offer}`);
    if (known?.kind !== "offer") return null;
    const post = offerPost(isOpen ? live : null, isOpen ? { ...known, result: null, struck: false } : known, said);
    const awaited =
      book.definition.publicOffers.open(publicView(book, env)).find((one) => one.id === offer)?.awaits ?? [];
    return { ...post, called: isOpen ? speakers(awaited) : [] };
  }
  const { text: only, controls } = said ?? { text: [], controls: [] };
  if (!isOpen) return { text: ["The offer that lay here is answered, or gone.", ...only], controls, called: [] };
  const [first = ""] = talk.seats;
  const from = book.definition.offers(viewOf(book, env, first)).find((one) => one.id === offer)?.from ?? first;
  const text = [
    `**Offer** of ${namedInText(live, [from])}: **My seat** shows each side what it may know of it.`,
    ...only,
  ];
  const called = speakers(talk.seats.filter((seat) => seat !== from));
  return { text, controls: [{ kind: "act", seat: null, label: "My seat" }], called };
}
