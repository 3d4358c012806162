import {
  type AheadChoice,
  choice,
  type Decision,
  game,
  type Move,
  mustGet,
  type Option,
  type PublicView,
  type StandingOrder,
  subset,
  type View,
} from "../../../engine/index.ts";
import type { Effect } from "../content/card-types.ts";
import type { SpaceId } from "../content/map-types.ts";
import { FACTIONS, type Holder } from "../content/sides.ts";
import { linkedTo } from "../map/boxes.ts";
import { open } from "../now.ts";
import { listIn } from "../orders/spaces.ts";
import type { Fitna } from "../state.ts";
import { CANCEL_ACTIVATION, CANCEL_STRIKE, cancelEvent, ownCancels } from "./cancelling.ts";
import { answerExchange, DECLINED } from "./exchange.ts";
import { answerJoker, JOKER_ANSWER, strikeOnLargest } from "./special-jokers.ts";

const { form } = game<Fitna>();

type Order = StandingOrder<Fitna>;
type Eyes = View<Fitna>;
type Everyone = Pick<PublicView<Fitna>, "content" | "table">;

/** Kinds of spaces that an order can name in the place of single ones. */
const KINDS = [
  { value: "all", label: "Everything I hold" },
  { value: "objective", label: "All objectives" },
  { value: "city", label: "All cities" },
] as const;

const spaceOptions = (c: Everyone): readonly Option[] => {
  const { edition } = open(c);
  return [...KINDS, ...edition.spaceIds.map((value) => ({ value, label: mustGet(edition.spaces, value).name }))];
};

const isNamed = (c: Everyone, named: readonly string[], space: SpaceId): boolean =>
  named.includes("all") ||
  named.includes(space) ||
  mustGet(open(c).edition.spaces, space).marks.some((mark) => named.includes(mark));

/** Whether a seat holds a space or has units there. */
const isOf = (
  { control, stacks }: Pick<Everyone["table"], "control" | "stacks">,
  seat: string,
  space: SpaceId,
): boolean => control[space] === seat || Object.hasOwn(stacks[space] ?? {}, seat);

/** The cheapest own card that answers the event. */
function cancelled(view: Eyes): Move | null {
  const [card] = ownCancels(view)
    .flatMap(({ card, refused }) => (refused ? [] : [card]))
    .sort((a, b) => a.op - b.op);
  return card ? { action: cancelEvent.name, params: { card: String(card.number) } } : null;
}

const NEVER: AheadChoice = { value: "never", label: "Never", params: "none" };
const ASK: AheadChoice = { value: "ask", label: "Ask me (the other side waits)", params: "ask" };

/** In the own phase, and when it ends. */
const atLeisure = (_: Eyes, { actions }: Decision): boolean => actions.includes("end-phase");

/** SAM and the like. */
const cancellingStrikes: Order = {
  name: "cancel-strikes",
  title: "A strike is aimed at me: cancel it",
  form: form()
    .param("spaces", "Where do you cancel it?", subset(spaceOptions))
    .param("ask", "Where are you asked instead? (The other side waits there.)", subset(spaceOptions)),
  decide: (view, { window, actions }, params) => {
    if (window !== CANCEL_STRIKE || !actions.includes(cancelEvent.name)) return null;
    const aimed = (view.table.event?.spaces ?? []).filter((space) => isOf(view.table, view.seat, space));
    return aimed.some((space) => isNamed(view, listIn(params, "spaces"), space)) ? cancelled(view) : null;
  },
  asks: (view, { window }, params) =>
    window === CANCEL_STRIKE &&
    (view.table.event?.spaces ?? []).some((space) => isNamed(view, listIn(params, "ask"), space)),
  ahead: {
    title: "Cancel strikes at me",
    until: "changed",
    windows: [CANCEL_STRIKE],
    at: atLeisure,
    choices: () => [
      NEVER,
      { value: "all", label: "Always", params: { spaces: ["all"], ask: [] } },
      { value: "objectives", label: "Over objectives", params: { spaces: ["objective"], ask: [] } },
      ASK,
    ],
  },
};

const WHEN = [
  { value: "always", label: "Always" },
  { value: "near", label: "Only if they could attack me" },
] as const;

/** Whether units of these sides stand next to what a seat holds. */
function couldAttack(c: Everyone & { readonly seat: string }, sides: readonly Holder[]): boolean {
  const now = open(c);
  return Object.entries(c.table.stacks).some(
    ([space, there]) =>
      sides.some((side) => Object.hasOwn(there, side)) &&
      linkedTo(now, space).some((next) => isOf(c.table, c.seat, next)),
  );
}

/** R-163, R-175: #27 and #24. */
const cancellingActivation = (
  name: string,
  kind: Extract<Effect["kind"], "activateIS" | "activateKurds">,
  card: string,
  sides: readonly Holder[],
): Order => ({
  name,
  title: `${card} is played: cancel it`,
  form: form().param(
    "when",
    "When?",
    choice(() => WHEN),
  ),
  decide: (view, { window, actions }, { when }) => {
    if (window !== CANCEL_ACTIVATION || !actions.includes(cancelEvent.name) || !isPlayed(view, kind)) return null;
    return when === "always" || couldAttack(view, sides) ? cancelled(view) : null;
  },
  ahead: {
    title: `Cancel ${card} when it is played`,
    until: "changed",
    windows: [CANCEL_ACTIVATION],
    at: atLeisure,
    choices: () => [NEVER, ...WHEN.map((one) => ({ ...one, params: { when: one.value } })), ASK],
  },
});

function isPlayed(c: Everyone, kind: Effect["kind"]): boolean {
  const { uses = [] } = open(c).edition.cards[c.table.event?.card ?? 0] ?? {};
  return uses.some(({ effects }) => effects.some((effect) => effect.kind === kind));
}

/** */
const declining: Order = {
  name: "exchanges",
  title: "An exchange of cards is offered to you",
  form: form().param(
    "answer",
    "What do you answer?",
    choice(() => [{ value: "decline", label: "Decline all" }]),
  ),
  decide: (_, { actions }) => (actions.includes(answerExchange.name) ? DECLINED : null),
};

/** */
const answering: Order = {
  name: "joker-answers",
  title: "A Special Joker strikes you",
  form: form().param(
    "answer",
    "What do you do?",
    choice(() => [{ value: "answer", label: "Answer at once, where the other side has most units" }]),
  ),
  decide: (view, { window, actions }) =>
    window === JOKER_ANSWER && actions.includes(answerJoker.name) && !answerJoker.when(view)
      ? { action: answerJoker.name, params: strikeOnLargest(view, view.table.barrage?.by ?? null) }
      : null,
};

/** Section 7. */
export const EFFECT_ORDERS: readonly Order[] = [
  cancellingStrikes,
  cancellingActivation("cancel-daesh", "activateIS", "Daesh", ["IS"]),
  cancellingActivation("cancel-peshmerga", "activateKurds", "Peshmerga", [...FACTIONS, "KUR"]),
  declining,
  answering,
];

/** Orders answer them outside windows. */
export const EFFECTS_ANSWERED_BY_ORDERS: readonly string[] = [answerExchange.name];
