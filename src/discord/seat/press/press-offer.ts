/** What a press under a public offer does, for a seat that the offer concerns; and the reasons for declining one. */
import { actionToday, type Decision, everyones, type OpenOffer, Refused, refuse, wholeAnswers } from "#engine";
import { namedInText } from "../../../campaign/facts/names.ts";
import { REASONS } from "../../../campaign/service/negotiation/refusing.ts";
import { fingerprint } from "../../screen/custom-id.ts";
import type { PressOf } from "../../screen/payloads.ts";
import { refusalText, unknownControl } from "../../screen/refusals.ts";
import type { Screen } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";
import { pageOf } from "../page/seat-page.ts";
import { type SeatContext, seatContext } from "../sheet/context.ts";
import { give } from "./press-answer.ts";
import { counter, open } from "./press-page.ts";

type Answered = Extract<PressOf<"offer">, { readonly action: unknown }>;
type Explained = Extract<PressOf<"offer">, { readonly does: unknown }>;

/** A press below a public offer, which everyone can see: it is answered for the presser's own seat, if the offer concerns it. */
export async function pressOffer(services: Services, asker: Asker, press: Answered): Promise<Screen> {
  const { context, offer } = await concerned(services, asker, press);
  const action = press.action === null ? null : actionToday(context.seatView.book, press.action);
  try {
    return await answered(context, asker, offer, action);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const now = await seatContext(services, context.person, context.game, context.seat);
    return await pageOf(now, `⚠️ ${refusalText(error)}`);
  }
}

interface Concerned {
  readonly context: SeatContext;
  readonly offer: Decision;
}

/** The presser's seat that can do this; else one that the offer concerns. Refuses everyone else. */
async function concerned(
  services: Services,
  { person }: Asker,
  { game, offer: id, action }: Answered,
): Promise<Concerned> {
  const mine = await services.campaigns.showing.seatsOf(game, person.id);
  if (mine.length === 0) refuse("no-seat", "You hold no seat in this campaign: you are a spectator.");
  const found: Concerned[] = [];
  let other: SeatContext | null = null;
  for (const seat of mine) {
    const context = await seatContext(services, person.id, game, seat);
    const offer = context.seatView.decisions.find((one) => one.id === id && one.kind === "offer");
    if (offer) found.push({ context, offer });
    else other = context;
  }
  const able = found.find(({ context: { seatView }, offer }) =>
    action === null ? offer.invited : offer.actions.includes(actionToday(seatView.book, action)),
  );
  return able ?? found[0] ?? refuse("not-your-offer", whyNot(other, id));
}

/** Why an offer is not this seat's. */
function whyNot(context: SeatContext | null, id: string): string {
  const offer = context && openOffer(context, id);
  if (!offer) return "**This button has expired:** that offer is no longer open.";
  return `That offer is between ${namedInText(context.seatView, offer.seats)}. You play ${context.seatView.seatInText}.`;
}

/** As everyone sees it. */
const openOffer = ({ seatView: { book, view } }: SeatContext, offer: string): OpenOffer | undefined =>
  book.definition.offers(everyones(view)).find(({ id }) => id === offer);

async function answered(context: SeatContext, asker: Asker, offer: Decision, action: string | null): Promise<Screen> {
  const { seatView } = context;
  if (action === null) {
    const possible = offer.invited && seatView.book.definition.guide.counter?.(seatView.view, offer);
    return possible ? await counter(context, offer.id) : await pageOf(context, notYours(context, offer));
  }
  if (!offer.actions.includes(action)) return await pageOf(context, notYours(context, offer));
  const { preset } = offer;
  const whole = wholeAnswers(seatView.book, seatView.view, { actions: [action], preset }, 1);
  // what is not possible is refused with its reason; where something has to be chosen, a card perhaps, a form asks for it
  const plain = whole?.every(({ moves }) => moves.every((move) => isPreset(move.params, preset)));
  if (plain) return await give(context, asker, offer, { moves: [{ action, params: preset }] }, false);
  return await open(context, { kind: "do", name: action, decision: offer.id }, [], 0);
}

const isPreset = (params: Decision["preset"], preset: Decision["preset"]): boolean =>
  fingerprint(params) === fingerprint(preset);

/** What a seat that the offer concerns may do with it instead: the page shows it. */
function notYours(context: SeatContext, offer: Decision): string {
  const from = openOffer(context, offer.id)?.from;
  if (from === context.seat) return "This is your own offer: you can withdraw it.";
  if (offer.invited) return "You cannot do that with this offer: what you can do is below.";
  return "You have accepted this offer; until it is done, you can still decline it.";
}

/** Gives the reason that was chosen or typed. */
export async function explained(
  services: Services,
  asker: Asker,
  { game, offer, seat, does }: Explained,
  [value = ""]: readonly string[],
): Promise<Screen> {
  const text = does === "said" ? value : (REASONS[Number(value)] ?? unknownControl());
  const { person, interaction } = asker;
  await services.campaigns.negotiation.giveReason(game, { offer, seat, text }, { person, interaction });
  return await pageOf(
    await seatContext(services, person.id, game, seat),
    "✅ Your reason stands where the offer does.",
  );
}
