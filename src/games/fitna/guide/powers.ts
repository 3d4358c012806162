import type { GuideChapter, Prompt, View } from "../../../engine/index.ts";
import { open } from "../now.ts";
import { count, list, shortName, spaceName } from "../pieces/words.ts";
import type { Fitna } from "../state.ts";

type Eyes = View<Fitna>;

const op = (view: Eyes): string => open(view).edition.labels.op;

/** What a seat decides for the Islamic State, for Kurds and for great powers. */
export const powers: GuideChapter<Fitna> = {
  prompt: (view, { actions }) => {
    if (actions.includes("daesh-call"))
      return {
        question: `Where do counters of ${open(view).edition.labels.is} appear?`,
        facts: callFacts(view),
      };
    if (actions.includes("daesh-end")) return islamicState(view);
    if (actions.includes("kurds-raise"))
      return {
        question: "How do you strengthen the Kurds?",
        facts: [`Then you split 4 ${op(view)}s for their mobile units.`],
      };
    if (actions.includes("kurds-plan"))
      return {
        question: `How many of the Kurds' ${op(view)}s are for moves?`,
        facts: [`1 ${op(view)} moves 2 units or pays for 1 attack; garrisons do neither.`],
      };
    if (actions.includes("kurds-end")) return kurds(view);
    if (actions.includes("pkk-place"))
      return {
        question: "Where do the mobile units of the PKK appear?",
        facts: ["Where the rebellion has broken out."],
      };
    return actions.includes("draw-bonus") ? bonus(view) : null;
  },
  label: (view, { action, params }) => {
    const name = (space: unknown): string => spaceName(open(view), String(space));
    switch (action) {
      case "daesh-end":
      case "kurds-end":
        return "End the activation: the rest is lost";
      case "daesh-call": {
        const { leader, where, first, second, third } = params;
        const spaces = [first, second, third].filter((space) => space !== undefined).map(name);
        const him =
          leader === "place" ? `Al Baghdadi to ${name(where)}; ` : leader === "restore" ? "Al Baghdadi recovers; " : "";
        return `${him}${count(spaces.length, "counter")} to ${list(spaces)}`;
      }
      case "daesh-attack":
      case "kurds-attack":
        return `Attack ${name(params.target)} from ${name(params.from)}`;
      default:
        return null;
    }
  },
};

function callFacts({ table, ...view }: Eyes): readonly string[] {
  const { edition } = open({ table, ...view });
  const oilfields = edition.marked.oilfield.filter((space) => table.control[space] === "IS");
  return [
    `${count(table.isPool, "counter")} in the pool of ${edition.labels.is}; nobody looks at them.`,
    `Oilfields of ${edition.labels.is}: ${oilfields.length > 0 ? list(oilfields.map((space) => spaceName({ edition }, space))) : "none"}. Each gives 2 ${edition.labels.op}s.`,
  ];
}

function islamicState(view: Eyes): Prompt {
  const { mission } = view.table;
  const { edition } = open(view);
  const { ops = 0, moves = 0, offensives = 0 } = mission?.kind === "is" ? mission : {};
  const left = ops > 0 ? count(ops, edition.labels.op) : `${count(moves, "move")} and ${count(offensives, "attack")}`;
  return {
    question: `${left} left for ${edition.labels.is}. What does it do?`,
    facts: [`1 ${edition.labels.op} moves Al Baghdadi once, or pays for 1 attack. The defender plays as usual.`],
  };
}

function kurds(view: Eyes): Prompt {
  const { mission } = view.table;
  const { moves = 0, offensives = 0 } = mission?.kind === "kurds" ? mission : {};
  return {
    question: `The Kurds have ${count(moves, "unit move")} and ${count(offensives, "attack")} left. What do they do?`,
    facts: ["Units move before the first attack. Mobile units go up to 2 links."],
  };
}

function bonus(view: Eyes): Prompt {
  const { mission } = view.table;
  const { cards = 0, why = "tension" } = mission?.kind === "cards" ? mission : {};
  const names = open(view);
  const reason =
    why === "intervention" ? "The United States intervenes" : `International Tension is ${view.table.tension}`;
  return {
    question: `${reason}: which ${count(cards, "card")} do you draw?`,
    facts: names.state.table.order.map(
      (seat) => `${shortName(names, seat)}: ${count(view.table.held[seat] ?? 0, "card")}.`,
    ),
  };
}
