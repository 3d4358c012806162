import { choice, type Frozen, game, integer, type Option, of, type View } from "../../../engine/index.ts";
import type { Warfare } from "../cards/effects.ts";
import { effectOf, listed, withEffect } from "../cards/hands.ts";
import type { Baghdad, CardId, Combat, Plan, Table } from "../state.ts";
import { highestDie } from "./sides.ts";

const { action } = game<Baghdad>();
type Content = View<Baghdad>["content"];

/** For a Command, an Offense or a Defense that is not played. */
export const NONE = "none";

/** rulings U and V: the ways of war of a Command or Network. */
export function warfareOf(content: Content, command: string): readonly Warfare[] {
  const card = content.commands[command];
  return !card || card.type === "B" ? ["C", "U"] : [card.type];
}

const combatOf = ({ combat }: Frozen<Table>): Frozen<Combat> => {
  if (!combat) throw new Error("there is no Combat");
  return combat;
};

/** an Active Command, or a Network in its place; nothing only without Active Command. */
function commands(c: View<Baghdad>): Option[] {
  const { content, table, seat } = c;
  const active = of(table.sides, seat).active.map((id) => {
    const { name, value, type } = of(content.commands, id);
    return { value: id, label: `${name} ${value}${type}` };
  });
  const networks = listed(c, withEffect(c, "combatNetwork"));
  return [...active, ...networks, ...(active.length === 0 ? [{ value: NONE, label: "No Command" }] : [])];
}

/** cards of this kind that match the Command. */
function matching(c: View<Baghdad>, kind: "combatOffense" | "combatDefense", command: string): Option[] {
  const ways = warfareOf(c.content, command);
  const cards = withEffect(c, kind).filter((card) => {
    const effect = effectOf(c.content, card, kind);
    return effect !== undefined && ways.includes(effect.type);
  });
  return [{ value: NONE, label: "None" }, ...listed(c, cards)];
}

const played = (card: string | undefined): CardId | null => (card === undefined || card === NONE ? null : card);

/** */
export const plan = action("plan", "Make the Operational Plan", {
  help: "One Command or Network, an Offense and a Defense of its type if you like, and the strength you commit. The winner loses what it committed, the loser all.",
  common: true,
})
  .param("command", "Which Command?", choice(commands))
  .optional(
    "offense",
    "Which Offense?",
    ({ params }) => params.command !== NONE,
    choice((c) => matching(c, "combatOffense", c.params.command)),
  )
  .optional(
    "defense",
    "Which Defense?",
    ({ params }) => params.command !== NONE,
    choice((c) => matching(c, "combatDefense", c.params.command)),
  )
  .param(
    "commit",
    "How much strength do you commit?",
    integer(({ content, table, seat }) => [0, highestDie(content, table, combatOf(table).zone, seat)]),
  )
  .apply(({ state: { hands }, content, seat, params }) => {
    of(hands, seat).plan = {
      command: played(params.command),
      network: params.command !== NONE && !Object.hasOwn(content.commands, params.command),
      offense: played(params.offense),
      defense: played(params.defense),
      die: params.commit,
    };
  });

/** The value of what stands in a plan as its Command. */
export function commandValue(content: Content, { command, network }: Pick<Plan, "command" | "network">): number {
  if (command === null) return 0;
  if (network) return effectOf(content, command, "combatNetwork")?.value ?? 0;
  return of(content.commands, command).value;
}
