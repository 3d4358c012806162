/** What the buttons of try-outs do: begin one, let the others answer, go back, send what was tried, leave. */
import { ButtonStyle } from "discord.js";
import { writePress } from "../screen/custom-id.ts";
import { clip } from "../screen/limits.ts";
import type { PressOf } from "../screen/payloads.ts";
import { literal } from "../screen/rich.ts";
import { button, page, row, type Screen } from "../screen/screen.ts";
import { seatPage } from "../seat/page/seat-page.ts";
import { haltText, resultText } from "../seat/press/acting.ts";
import { seatContext } from "../seat/sheet/context.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";

export async function pressTryOut(services: Services, asker: Asker, press: PressOf<"tryout">): Promise<Screen> {
  const { tryingOut } = services.campaigns;
  const { person, channel, interaction } = asker;
  const { game, seat, does } = press;
  const pressed = { game, person: person.id, interaction };
  const shown = (notice: string) => seatPage(services, person.id, game, seat, notice);
  switch (does) {
    case "begin": {
      const begun = await tryingOut.begin({ game, seat, person, channel });
      return await seatPage(services, person.id, begun, seat);
    }
    case "others":
      return await shown(answeredText(await tryingOut.letOthersAnswer(pressed)));
    case "back":
      await tryingOut.back(pressed);
      return await shown("↩️ Taken back.");
    case "onward":
      return await shown("");
    case "ask":
      return await beforeSending(services, asker, press);
    case "send":
      return await sent(services, asker, press);
    case "leave": {
      const { of, seat: own } = await tryingOut.leave(game, person.id);
      const seatOf = button(writePress({ kind: "act", game: of, seat: own }), "My seat", ButtonStyle.Primary);
      return page("", "You have left the try-out, and nothing of it is kept.", [row(seatOf)]);
    }
  }
}

const answeredText = (answers: number): string =>
  `✅ The computer has answered ${answers === 1 ? "once" : `${answers} times`} for the others.`;

/** How long a list of orders may be. */
const MOST_WORDS = 1500;

/** What would be sent, to be confirmed. */
async function beforeSending(
  { campaigns }: Services,
  { person }: Asker,
  { game, seat }: PressOf<"tryout">,
): Promise<Screen> {
  const { lines } = await campaigns.tryingOut.orders(game, person.id);
  const send = button(writePress({ kind: "tryout", game, seat, does: "send" }), "Send them", ButtonStyle.Danger);
  const onward = button(writePress({ kind: "tryout", game, seat, does: "onward" }), "Not yet");
  const words = [
    "This is done **in the campaign**, up to what draws, reveals or asks somebody; the try-out ends with it.",
    clip(lines.map((line) => `• ${literal(line)}`).join("\n"), MOST_WORDS),
  ];
  return page("Send as orders", words.join("\n"), [row(send, onward)]);
}

async function sent(services: Services, { person, interaction }: Asker, { game }: PressOf<"tryout">): Promise<Screen> {
  const { tryingOut } = services.campaigns;
  const { lines } = await tryingOut.orders(game, person.id);
  const { of, seat, submitted } = await tryingOut.send({ game, person: person.id, interaction });
  const { seatView } = await seatContext(services, person.id, of, seat);
  const words = [resultText(seatView, submitted, "Sent."), haltText(submitted, lines.length)];
  return await seatPage(services, person.id, of, seat, words.filter((line) => line !== "").join("\n"));
}
