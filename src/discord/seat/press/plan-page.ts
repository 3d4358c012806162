/** The rows of a seat's sheet as they are now, on its own map: a message of its own, only for its player. */
import { ButtonStyle } from "discord.js";
import { type PlanRow, refuse } from "#engine";
import { writePress } from "../../screen/custom-id.ts";
import { button, page, row, type Screen } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import { picturesOf } from "../../services/pictures.ts";
import type { Services } from "../../services/services.ts";
import { seatContext } from "../sheet/context.ts";
import { tryRows } from "../sheet/step-view.ts";
import type { SheetRow } from "../state/state.ts";

export async function planPage(services: Services, asker: Asker, game: string, seat: string): Promise<Screen> {
  const context = await seatContext(services, asker.person.id, game, seat);
  const { standing } = await tryRows(context, context.sheet.rows);
  if (standing.length === 0) refuse("no-rows", "There is nothing on your sheet to draw.");
  const rows = planned(context.sheet.rows, standing);
  const source = await services.campaigns.looks.plan(game, asker.person.id, seat, rows);
  const mine = button(writePress({ kind: "act", game, seat }), "My seat", ButtonStyle.Primary);
  const screen = page(`Your plan: ${context.seatView.seatName}`, "", [row(mine)]);
  const wanted = { source, game, person: asker.person.id, kind: "plan", view: `plan ${seat}`, told: null };
  return { ...screen, pictures: await picturesOf(services, wanted) };
}

/** Rows that are not refused, under the numbers that they have on the sheet. */
const planned = (rows: readonly SheetRow[], standing: readonly SheetRow[]): PlanRow[] =>
  rows.flatMap((one, i) => {
    const { action, params } = one;
    return standing.includes(one) ? [{ action, params, number: i + 1 }] : [];
  });
