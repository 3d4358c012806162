import type { Guide, PublicView } from "../../../engine/index.ts";
import { open } from "../rules/now.ts";
import { shortName, spaceName } from "../rules/pieces/words.ts";
import type { Fitna } from "../state.ts";
import { ending, forgone, surplus } from "./guide/ending.ts";
import { glossary } from "./guide/glossary.ts";
import { standings } from "./guide/standings.ts";
import { welcome } from "./guide/welcome.ts";

type Said = "welcome" | "ending" | "forgone" | "surplus" | "notice" | "standings" | "glossary";

/** What people are told beside the rules. */
export const guide: Pick<Guide<Fitna>, Said> = {
  welcome,
  ending,
  forgone,
  surplus,
  notice: (view) => [...fightLine(view), ...cardsLine(view)],
  standings,
  glossary,
};

function fightLine(view: PublicView<Fitna>): readonly string[] {
  const { offensive } = view.table;
  if (!offensive) return [];
  const names = open(view);
  return [`${spaceName(names, offensive.from)} attacks ${spaceName(names, offensive.target)}.`];
}

function cardsLine(view: PublicView<Fitna>): readonly string[] {
  const names = open(view);
  const { table } = view;
  if (table.turn === 0 || table.ending) return [];
  const cards = table.order.map((seat) => `${shortName(names, seat)} ${table.held[seat] ?? 0}`);
  const tension = table.withoutTension ? "" : `International Tension ${table.tension}. `;
  return [`${tension}Cards: ${cards.join(", ")}.`];
}
