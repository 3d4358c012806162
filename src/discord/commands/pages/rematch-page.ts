/** How a campaign that has ended is opened once more, with seats as people like or turned by one. */
import { ButtonStyle } from "discord.js";
import { refuse } from "#engine";
import { writePress } from "../../screen/custom-id.ts";
import type { PressOf } from "../../screen/payloads.ts";
import { literalName } from "../../screen/rich.ts";
import { button, note, page, row, type Screen } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";
import { requireBot, requireCouncilPermits, requirePermits } from "./mend.ts";

type Seats = PressOf<"rematch">["seats"];

/** A campaign that has ended once more: says what that means, then opens the lobby. */
export async function rematchPage(services: Services, asker: Asker, game: string, seats: Seats): Promise<Screen> {
  const { campaigns } = services;
  const { name, council } = await campaigns.showing.record(game);
  if (asker.guild === null)
    return refuse("not-here", "A campaign needs a channel of a server: press this there, or use `/game again`.");
  requireBot(asker);
  requirePermits(asker);
  if (council) requireCouncilPermits(asker);
  if (seats === null) {
    const canTurn = await campaigns.people.canTurn(game, asker.person.id);
    const press = (how: Seats): string => writePress({ kind: "rematch", game, seats: how });
    const text =
      "Opens a lobby here with the same game and settings, of which you are the host, and calls those who played. " +
      "Nobody is in it before they press **Join**.";
    return page(`${literalName(name)} once more?`, text, [
      row(
        button(press("wish"), "Seats as we like", ButtonStyle.Success),
        ...(canTurn ? [button(press("turned"), "Seats turned by one", ButtonStyle.Primary)] : []),
      ),
    ]);
  }
  const { guild, channel, person, interaction } = asker;
  const place = { guild, channel, rank: asker };
  const fresh = await campaigns.people.rematch({ game, person, turned: seats === "turned", ...place, interaction });
  return note(`✅ **${literalName(fresh.name)}** is open, and those who played are called.`);
}
