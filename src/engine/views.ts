/** What a seat and everyone may see of a game, and what a seat is asked. */
import type { Decision } from "./decision.ts";
import { type Envelope, isWindow, mayAnswer, openAsk } from "./envelope.ts";
import type { GameTypes, PublicView, View } from "./game-types.ts";
import type { Rulebook } from "./rulebook.ts";
import { type Frozen, mustGet, type Seat } from "./values.ts";

/** What this seat may see. */
export function viewOf<G extends GameTypes>(book: Rulebook<G>, env: Envelope<G>, seat: Seat): View<G> {
  return {
    content: book.content,
    table: env.table as Frozen<G["Table"]>, // views are looked at, never written
    seat,
    hand: mustGet(env.hands, seat) as Frozen<G["Hand"]>,
    controllers: env.controllers,
  };
}

/** What everyone may see. */
export function publicView<G extends GameTypes>(book: Rulebook<G>, env: Envelope<G>): PublicView<G> {
  return {
    content: book.content,
    table: env.table as Frozen<G["Table"]>,
    seat: null,
    hand: null,
    controllers: env.controllers,
  };
}

/** The part of what a seat sees that everyone does. */
export const everyones = <G extends GameTypes>({
  content,
  table,
  controllers,
}: View<G> | PublicView<G>): PublicView<G> => ({
  content,
  table: table as Frozen<G["Table"]>,
  controllers,
  seat: null,
  hand: null,
});

/** What a seat is asked: the open question, if it is among those asked, and the proposals that concern it. */
export function decisionsOf<G extends GameTypes>(book: Rulebook<G>, env: Envelope<G>, seat: Seat): readonly Decision[] {
  if (env.over) return [];
  const asked = askedOf(env, seat);
  const offers = book.definition.offers(viewOf(book, env, seat)).map(
    (offer): Decision => ({
      id: offer.id,
      kind: "offer",
      seat,
      actions: offer.actions,
      preset: { [offer.param]: offer.id },
      owed: false,
      invited: offer.awaits.includes(seat),
      window: null,
      pass: null,
      answered: null,
      text: offer.text,
    }),
  );
  return asked ? [asked, ...offers] : offers;
}

function askedOf<G extends GameTypes>(env: Envelope<G>, seat: Seat): Decision | null {
  const ask = openAsk(env);
  if (!ask || !mayAnswer(ask, seat)) return null;
  const sealed = env.answers[seat]?.find((answer) => answer.decision === ask.id);
  return {
    id: String(ask.id),
    kind: ask.kind,
    seat,
    actions: ask.actions,
    preset: {},
    owed: !ask.answered.includes(seat),
    invited: false,
    window: isWindow(ask) ? ask.window : null,
    pass: isWindow(ask) ? ask.pass : null,
    answered: sealed ? { action: sealed.action, params: sealed.params } : null,
    text: null,
  };
}
