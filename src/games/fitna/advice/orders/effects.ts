/** Standing orders that answer others' events for a seat: strikes, activations, exchanges, Special Jokers. */
import { type AheadChoice, choice, game, type Move, move, mustGet, type Option, subset, type View } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import { FACTIONS, type Holder } from "../../content/sides.ts";
import { cancelEvent, cancellingActivation, cancellingStrike, ownCancels } from "../../rules/effects/cancelling.ts";
import { answeringExchange, declined } from "../../rules/effects/exchange.ts";
import { answeringJoker, answerJoker, strikeOnLargest } from "../../rules/effects/special-jokers.ts";
import { linkedTo } from "../../rules/map/relations.ts";
import { open } from "../../rules/now.ts";
import { endingPhase, strategicMovement } from "../../rules/turn/ending-phase.ts";
import type { Fitna } from "../../state.ts";
import { askTitle, type Everyone } from "./spaces.ts";

const { form, order } = game<Fitna>();

type Eyes = View<Fitna>;

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
  return card ? move(cancelEvent, { card: String(card.number) }) : null;
}

const NEVER: AheadChoice = { value: "never", label: "Never", params: "none" };
const ASK: AheadChoice = { value: "ask", label: "Ask me (the other side waits)", params: "ask" };

/** When the own phase ends. */
const atLeisure = [strategicMovement, endingPhase];

/** SAM and the like. */
const againstStrikes = order(
  "cancel-strikes",
  {
    title: "A strike is aimed at me: cancel it",
    form: form()
      .param("spaces", "Where do you cancel it?", subset(spaceOptions))
      .param("ask", askTitle("The other side"), subset(spaceOptions)),
    ahead: {
      title: "Cancel strikes at me",
      until: "changed",
      under: atLeisure,
      choices: () => [
        NEVER,
        { value: "all", label: "Always", params: { spaces: ["all"], ask: [] } },
        { value: "objectives", label: "Over objectives", params: { spaces: ["objective"], ask: [] } },
        ASK,
      ],
    },
  },
  (answers) => [
    answers(
      cancellingStrike,
      (view, event, { spaces = [] }) => {
        const aimed = event.spaces.filter((space) => isOf(view.table, view.seat, space));
        return aimed.some((space) => isNamed(view, spaces, space)) ? cancelled(view) : null;
      },
      (view, { ask = [] }) => (view.table.event?.spaces ?? []).some((space) => isNamed(view, ask, space)),
    ),
  ],
);

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
const againstActivation = (
  name: string,
  kind: "activateIS" | "activateKurds",
  card: string,
  sides: readonly Holder[],
) =>
  order(
    name,
    {
      title: `${card} is played: cancel it`,
      form: form().param(
        "when",
        "When?",
        choice(() => WHEN),
      ),
      ahead: {
        title: `Cancel ${card} when it is played`,
        until: "changed",
        under: atLeisure,
        choices: () => [NEVER, ...WHEN.map((one) => ({ ...one, params: { when: one.value } })), ASK],
      },
    },
    (answers) => [
      answers(cancellingActivation, (view, event, { when }) => {
        const { uses = [] } = open(view).edition.cards[event.card] ?? {};
        if (!uses.some(({ effects }) => effects.some((effect) => effect.kind === kind))) return null;
        return when === "always" || couldAttack(view, sides) ? cancelled(view) : null;
      }),
    ],
  );

/** offers of cards that are not seen are declined. */
const declining = order(
  "exchanges",
  {
    title: "An exchange of cards is offered to you",
    form: form().param(
      "answer",
      "What do you answer?",
      choice(() => [{ value: "decline", label: "Decline all" }]),
    ),
  },
  (answers) => [answers(answeringExchange, () => declined)],
);

/** with one's own Special Joker, at once. */
const strikingBack = order(
  "joker-answers",
  {
    title: "A Special Joker strikes you",
    form: form().param(
      "answer",
      "What do you do?",
      choice(() => [{ value: "answer", label: "Answer at once, where the other side has most units" }]),
    ),
  },
  (answers) => [
    answers(answeringJoker, (view, { by }) =>
      answerJoker.when(view) ? null : move(answerJoker, strikeOnLargest(view, by)),
    ),
  ],
);

/** Section 7. */
export const ofEffects = [
  againstStrikes,
  againstActivation("cancel-daesh", "activateIS", "Daesh", ["IS"]),
  againstActivation("cancel-peshmerga", "activateKurds", "Peshmerga", [...FACTIONS, "KUR"]),
  declining,
  strikingBack,
];
