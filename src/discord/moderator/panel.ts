/** Everything that a moderator does, on one private page and those it leads to. */
import { ButtonStyle } from "discord.js";
import { phaseTitle } from "../../campaign/facts/names.ts";
import type { Oversight } from "../../campaign/service/moderation/oversight.ts";
import { writePress } from "../screen/custom-id.ts";
import type { PressOf } from "../screen/payloads.ts";
import { unknownControl } from "../screen/refusals.ts";
import { literalName, markdown, mention, moment } from "../screen/rich.ts";
import { button, note, option, page, row, type Screen, select } from "../screen/screen.ts";
import { type Asker, staffOf } from "../services/asker.ts";
import { picturesOf } from "../services/pictures.ts";
import type { Services } from "../services/services.ts";
import { corrected, correctionsPage } from "./corrections-page.ts";
import { admitPage, captainPage, requestsPage, seatPage } from "./seats.ts";

/** What the panel's buttons give. */
const PAUSE_DAYS = 7;
const MORE_HOURS = 24;

type Does = Exclude<PressOf<"moderate">, { readonly row: number } | { readonly correction: string } | OfSeat>["does"];
type OfSeat = Extract<PressOf<"moderate">, { readonly seat: string }>;
const id = (game: string, does: Does = null): string => writePress({ kind: "moderate", game, does });
const rowId = (game: string, does: "at" | "rewind", row: number): string =>
  writePress({ kind: "moderate", game, does, row });

/** Everything that a moderator does, on one private page. */
export async function panelPage(
  { campaigns }: Services,
  { person }: Asker,
  game: string,
  notice = "",
): Promise<Screen> {
  const { silent, ahead, undelivered, requests } = await campaigns.moderation.oversight(game, person.id);
  const { record, phase, awaited, deadline, seats } = await campaigns.showing.status(game);
  const names = seats.flatMap(({ id: seat, name }) => (awaited.includes(seat) ? [name] : []));
  const waiting = names.length === 0 ? "The game is waiting for nobody" : `Waiting on **${names.join(", ")}**`;
  const until = deadline === null ? "" : ` until ${moment(deadline)}`;
  const lines = [
    ...(notice === "" ? [] : [notice, ""]),
    "You play no side. What you do and look at is told in the channel.",
    "",
    `${phase === null ? "" : `${phaseTitle(phase)}. `}${waiting}${until}.`,
    ...silent.map(({ name, since }) => `**${name}**: silent since ${moment(since)}.`),
    ...(ahead.length === 0
      ? []
      : [
          `Settled ahead: ${ahead.map(aheadText).join("; ")}. It goes if the computer takes over; somebody who does keeps or drops it.`,
        ]),
    undelivered === 0
      ? "Every post has been delivered."
      : `Not delivered: **${undelivered}**. **Repair posts** sends them again.`,
    requests.length === 0 ? "No request is open." : `Open requests: **${requests.length}**.`,
    ...requests.map(({ line }) => `• ${markdown(line)}`),
    "",
    "Is something wrong? **Correct…** sets it right. Somebody has gone? Choose their seat.",
  ];
  const halt =
    record.paused === null
      ? [button(id(game, "pause"), "Pause for a week"), button(id(game, "stop"), "Stop")]
      : [button(id(game, "resume"), "Go on", ButtonStyle.Primary)];
  const rows = [
    row(...halt, button(id(game, "time"), "One more day"), button(id(game, "back"), "Go back…")),
    row(
      select(
        id(game, "seat-chosen"),
        "A seat…",
        seats.map((seat) => option(seat.id, seat.name)),
      ),
    ),
    row(
      button(id(game, "correct"), "Correct…"),
      button(id(game, "repair"), "Repair posts"),
      button(id(game, "requests"), requests.length === 0 ? "Requests" : `Requests · ${requests.length}`),
    ),
  ];
  return page(`Moderator · ${literalName(record.name)}`, lines.join("\n"), rows);
}

/** "Shia 2 orders, 1 answer". */
function aheadText({ name, orders, answers }: Oversight["ahead"][number]): string {
  const parts = [
    ...(orders === 0 ? [] : [orders === 1 ? "1 order" : `${orders} orders`]),
    ...(answers === 0 ? [] : [answers === 1 ? "1 answer" : `${answers} answers`]),
  ];
  return `**${name}** ${parts.join(", ")}`;
}

/** What a press on the panel, or on a page that it leads to, brings. */
export async function pressModerator(
  services: Services,
  asker: Asker,
  press: PressOf<"moderate">,
  values: readonly string[],
): Promise<Screen> {
  const [value = ""] = values;
  const { game } = press;
  const { campaigns } = services;
  const { person, interaction } = asker;
  const { moderation } = campaigns;
  const asked = { person, interaction };
  const again = (notice: string): Promise<Screen> => panelPage(services, asker, game, notice);
  if ("seat" in press) return await pressSeat(services, asker, press, value);
  switch (press.does) {
    case null:
      return await again("");
    case "pause":
      await campaigns.requests.ask(game, person, { kind: "pause", days: PAUSE_DAYS }, interaction);
      return await again("✅ The campaign is paused.");
    case "stop":
      await campaigns.requests.ask(game, person, { kind: "stop" }, interaction);
      return await again("✅ The campaign is stopped: nobody can act.");
    case "resume":
      await campaigns.requests.ask(game, person, { kind: "resume" }, interaction);
      return await again("✅ The campaign goes on.");
    case "time":
      await moderation.giveTime(game, MORE_HOURS, asked);
      return await again("✅ Everyone has one more day.");
    case "repair":
      await campaigns.people.repair({ game, person: person.id, staffOf: staffOf(asker), interaction });
      return await again("✅ What was missing is sent again.");
    case "back":
      return await actsPage(services, asker, game);
    case "at":
      return await previewPage(services, asker, game, press.row);
    case "at-chosen":
      return await previewPage(services, asker, game, Number(value));
    case "because":
      await moderation.rewind(game, { row: press.row, reason: value }, asked);
      return await again("✅ The campaign has gone back.");
    case "seat-chosen":
      return await seatPage(services, asker, game, value);
    case "requests":
      return await requestsPage(services, asker, game);
    case "correct":
      return await correctionsPage(services, asker, game);
    case "corrected":
      return await again(`✅ ${await corrected(services, asker, game, { name: press.correction, lines: values })}`);
    case "rewind":
      return unknownControl(); // its window was not opened
  }
}

/** What is pressed on the page of a seat, or on one that it leads to. */
async function pressSeat(services: Services, asker: Asker, press: OfSeat, value: string): Promise<Screen> {
  const { moderation } = services.campaigns;
  const { person, interaction } = asker;
  const { game, seat, does } = press;
  switch (does) {
    case "seat":
      return await seatPage(services, asker, game, seat);
    case "computer":
      await moderation.replace(game, { seat, to: "computer" }, { person, interaction });
      return await panelPage(
        services,
        asker,
        game,
        "✅ The computer plays that seat in full until somebody takes over.",
      );
    case "looked":
      return await lookPage(services, asker, game, { seat, reason: value });
    case "captain":
      return await captainPage(services, asker, game, seat);
    case "captained":
      await moderation.nameCaptain(game, { seat, person: value }, { person, interaction });
      return await seatPage(services, asker, game, seat, `✅ ${mention(value)} is captain from now on.`);
    case "admit":
      return await admitPage(services, asker, game, seat);
    case "admitted":
      await moderation.letIn(game, Number(value), { person, interaction });
      return await seatPage(services, asker, game, seat, "✅ They are let in.");
    case "look":
      return unknownControl(); // its window was not opened
  }
}

/** The acts that can be gone back before. */
async function actsPage({ campaigns }: Services, { person }: Asker, game: string): Promise<Screen> {
  const acts = await campaigns.moderation.pastActs(game, person.id);
  if (acts.length === 0) return note("Nothing has been done yet that could be taken back.");
  const menu = acts.map(({ row: number, seat, line }) => option(String(number), `${number} · ${seat}`, line));
  return page("Go back before which act?", "You see what would be undone before anything happens.", [
    row(select(id(game, "at-chosen"), "The last acts, newest first", menu)),
    row(button(id(game), "Cancel")),
  ]);
}

/** What going back would do, with the board as it was then. */
async function previewPage(services: Services, { person }: Asker, game: string, at: number): Promise<Screen> {
  const { act, rows, lines, drawn, shown, earlier, later, board } = await services.campaigns.moderation.preview(
    game,
    at,
    person.id,
  );
  const text = [
    `**${act.seat}**: ${act.line}`,
    "",
    `Undone: ${rows === 1 ? "1 row" : `${rows} rows`}${lines.length === 0 ? "" : ", the last of them:"}`,
    ...lines.map((line) => `• ${line}`),
    drawn === 0 ? "No dice were rolled, no cards drawn since." : `Dice and cards drawn: ${drawn}; they are drawn anew.`,
    shown ? "What has been shown or told since stays known." : "Nothing hidden was shown since.",
  ];
  const steps = [
    button(rowId(game, "rewind", at), "Go back…", ButtonStyle.Danger),
    ...(earlier === null ? [] : [button(rowId(game, "at", earlier), "Earlier")]),
    ...(later === null ? [] : [button(rowId(game, "at", later), "Later")]),
    button(id(game), "Cancel"),
  ];
  const wanted = { source: board, game, person: person.id, kind: "board", view: `before ${at}`, told: null };
  return {
    ...page(`Back to before row ${at}`, text.join("\n"), [row(...steps)]),
    pictures: await picturesOf(services, wanted),
  };
}

/** A hand, once the channel has been told why it is looked at. */
export async function lookPage(
  services: Services,
  { person, interaction }: Asker,
  game: string,
  look: { readonly seat: string; readonly reason: string },
): Promise<Screen> {
  const source = await services.campaigns.moderation.lookAt(game, look, { person, interaction });
  const wanted = { source, game, person: person.id, kind: "hand", view: `look ${look.seat}`, told: null };
  const pictures = await picturesOf(services, wanted);
  return { ...page("The hand", "The channel has been told that you looked, and why."), pictures };
}
