import type { Frozen, PictureFrame, PublicView, Seat, View } from "../../../engine/index.ts";
import type { Layout, Content as PanelContent, Scene, Scores, Strip } from "../../../scene/index.ts";
import { factionName } from "../content/factions.ts";
import type { Content } from "../content/pack.ts";
import { turnAndPhase } from "../rules/turn/phase.ts";
import { gainOf, scoreOf, VICTORY } from "../rules/victory/goals.ts";
import type { Baghdad, Table } from "../state.ts";
import { combatReport } from "./combat/report.ts";
import { emblem, sides } from "./faction-style.ts";
import { finale } from "./finale.ts";
import { initiativeReport } from "./initiative/report.ts";
import { cityMap, ofCity } from "./map/city.ts";
import { pieces } from "./map/pieces.ts";
import { situation } from "./situation.ts";
import { standings } from "./standings-table.ts";

/**
 * The picture of the table: the city with all that stands in it; beside it the standings, and the fight that is on. The auction, in which the city stays as it
 * is, is a picture of its own before the city; so is, when the game is over, who has won, and how it came to that.
 */
export function board(view: View<Baghdad> | PublicView<Baghdad>, { caption, names }: PictureFrame): Scene {
  const { content, table } = view;
  const words = situation(content, table);
  const told = { alt: `${caption}. ${words.join(" ")}`, text: words.join("\n") };
  const city: Scene = {
    ...ofCity(content, table.seats.length),
    heading: heading(table),
    layout: {
      kind: "column",
      children: [panel(cityMap(content, pieces(content, table))), panel(scores(content, table))],
    },
    ...told,
  };
  const ranks = standings(content, table, names);
  if (table.won.length > 0) {
    const end = panel(finale(content, table, names));
    return { frame: "board", sides, heading: heading(table), layout: end, ...told, beside: [city, ranks] };
  }
  const auction = initiativeReport(content, table, names);
  if (auction && view.seat === null) {
    const both = { alt: `${caption}. ${auction.alt}`, text: `${auction.text}\n${told.text}` };
    return { ...auction, ...both, beside: [city, ranks] };
  }
  const reports = [combatReport(content, table, names), auction].filter((one) => one !== null);
  return { ...city, beside: [...reports, ranks] };
}

export const panel = (content: PanelContent): Layout => ({ kind: "panel", content });

function heading(table: Frozen<Table>): Strip {
  const acting = actingSeat(table);
  const over = table.won.length > 0;
  return {
    kind: "strip",
    title: "Battle for Baghdad",
    sub: turnAndPhase(table, over ? "The end" : undefined),
    ...(acting ? { turn: { colour: `@${acting}` as const, emblem: emblem(acting), name: factionName(acting) } } : {}),
  };
}

/** Whose turn it is, where it is one seat's; after an Action whose it was, as long as nobody else does anything. */
function actingSeat(table: Frozen<Table>): Seat | null {
  switch (table.phase) {
    case "auction":
      return table.auction?.turn ?? null;
    case "action":
      return table.recruit?.seat ?? table.move?.seat ?? table.news.by ?? null;
    default:
      return null;
  }
}

/** Everyone's score, the best first, and what this turn has brought. */
export function scores(content: Frozen<Content>, table: Frozen<Table>): Scores {
  const all = table.order
    .map((seat) => ({ seat, value: scoreOf(content, table, seat) }))
    .toSorted((a, b) => b.value - a.value);
  const best = Math.max(...all.map(({ value }) => value));
  return {
    kind: "scores",
    goal: VICTORY.score,
    scores: all.map(({ seat, value }) => ({
      colour: `@${seat}`,
      emblem: emblem(seat),
      name: factionName(seat),
      value,
      gained: gainOf(content, table, seat),
      leads: value === best && value > 0,
    })),
  };
}
