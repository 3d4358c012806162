/** What is left of a campaign that has ended, for those who played. */
import { literalName } from "../../screen/rich.ts";
import { page, type Screen } from "../../screen/screen.ts";
import type { Services } from "../../services/services.ts";

export async function endedPage({ campaigns }: Services, game: string, notice: string): Promise<Screen> {
  const { record, result, seats } = await campaigns.showing.status(game);
  const name = (id: string): string => seats.find((s) => s.id === id)?.name ?? id;
  const victories = (result?.victories ?? []).map(
    ({ title, seats: winners }) => `${title}: **${winners.length > 0 ? winners.map(name).join(" and ") : "nobody"}**`,
  );
  const scores = Object.entries(result?.scores ?? {})
    .sort(([, a], [, b]) => b - a)
    .map(([seat, score]) => `${name(seat)} ${score}`)
    .join(" · ");
  const how = result ? "The campaign has ended." : "The campaign has ended without a result.";
  const lines = [notice, how, ...victories, scores].filter((line) => line !== "");
  return page(literalName(record.name), lines.join("\n"));
}
