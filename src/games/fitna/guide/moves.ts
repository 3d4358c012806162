import type { GuideChapter, Params, View } from "../../../engine/index.ts";
import { lendUnits, requestWords } from "../command/lending.ts";
import { seen } from "../now.ts";
import { cardName, count, fitting, list, spaceName, unitName } from "../pieces/words.ts";
import type { Fitna, Game } from "../state.ts";
import { bid } from "../turn/bids.ts";

/** Moves and arrivals as rows of a sheet, and the bids for the order of play. */
export const moves: GuideChapter<Fitna> = {
  prompt: (view, { actions }) => {
    if (actions.includes(lendUnits.name))
      return {
        question: `${requestWords(view)} Which do you lend?`,
        facts: ["They are yours again when that phase ends. If you do not answer, that counts as a refusal."],
      };
    if (!actions.includes(bid.name)) return null;
    return {
      question: "Which cards do you bid for the order of play?",
      facts: [
        "The highest total of OPs plays first. What you bid is then your plan, and you can add no card to it.",
        `Order without bids: ${view.table.order.map((seat) => view.table.names[seat] ?? seat).join(", ")}.`,
      ],
    };
  },
  label: (view, { action, params }) => {
    const game = seen(view);
    const where = (space: unknown): string => spaceName(game, String(space));
    const who = (unit: unknown): string => unitName(game, String(unit));
    switch (action) {
      case "move":
        return moveLabel(view, game, params);
      case "air-move":
        return `${who(params.unit)} by air → ${where(params.to)}`;
      case "air-assault":
        return `${who(params.unit)} lands in ${where(params.to)}`;
      case "strategic-move":
        return `Strategic movement: ${who(params.unit)} → ${where(params.to)}`;
      case "show-top":
        return `${who(params.unit)} on top`;
      case "place-waiting":
        return `${who(params.unit)} arrives in ${where(params.space)}`;
      case "place-units":
        return arrivalsLabel(game, params);
      case "lend-units":
        return lentLabel(namesIn(params.units).map(who));
      case "bid":
        return `Bid: ${list(namesIn(params.cards).map((card) => cardName(game, Number(card)))) || "no card"}`;
      default:
        return null;
    }
  },
};

const namesIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const lentLabel = (units: readonly string[]): string =>
  units.length > 0 ? fitting(`Lend ${list(units)}`, `Lend ${count(units.length, "unit")}`) : "Refuse";

/** "Homs: all 2 → Hama by Salamiyah". */
function moveLabel(view: View<Fitna>, game: Game, params: Params): string {
  const from = String(params.from);
  const units = namesIn(params.units);
  const path = namesIn(params.path);
  const all = view.hand.stacks[from]?.length ?? 0;
  const who = units.length > 1 && units.length === all ? `all ${all}` : list(units.map((unit) => unitName(game, unit)));
  const by = path.slice(0, -1).map((space) => spaceName(game, space));
  const to = spaceName(game, path.at(-1) ?? from);
  const goal = `${spaceName(game, from)}: ${who} → ${to}`;
  return fitting(
    `${goal}${by.length > 0 ? ` by ${by.join(", ")}` : ""}`,
    goal,
    `${spaceName(game, from)}: ${count(units.length, "unit")} → ${to}`,
  );
}

/** "9 Arm Div in Damascus, 7 Shia in Homs". */
function arrivalsLabel(game: Game, { arrivals }: Params): string {
  const rows = Array.isArray(arrivals) ? arrivals : [];
  const words = rows.flatMap((row) =>
    typeof row === "object" && row !== null && !Array.isArray(row)
      ? [`${unitName(game, String(row.unit))} in ${spaceName(game, String(row.space))}`]
      : [],
  );
  return words.length > 0 ? fitting(words.join(", "), `${count(words.length, "unit")} as chosen`) : "Nobody arrives";
}
