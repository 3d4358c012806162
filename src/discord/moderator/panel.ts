import { ButtonStyle } from "discord.js";
import type { Oversight } from "../../campaign/moderation/oversight.ts";
import { phaseTitle } from "../../campaign/posting.ts";
import { type Asker, staffOf } from "../asker.ts";
import { type Press, writePress } from "../custom-id.ts";
import { picturesOf } from "../pictures.ts";
import { literalName, markdown, mention, moment } from "../rich.ts";
import { button, note, option, page, row, type Screen, select } from "../screen.ts";
import { unknownControl } from "../seat/refusals.ts";
import type { Services } from "../services.ts";
import { corrected, correctionsPage } from "./correcting.ts";
import { admitPage, captainPage, requestsPage, seatPage } from "./seats.ts";

/** What the panel's buttons give. */
const PAUSE_DAYS = 7;
const MORE_HOURS = 24;

const id = (game: string, step: string, seat: string | null = null): string =>
  writePress({ kind: "moderate", game, seat, step });

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
        id(game, "seat"),
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
  { game, seat, step }: Press,
  values: readonly string[],
): Promise<Screen> {
  const { campaigns } = services;
  const { person, interaction } = asker;
  const { moderation } = campaigns;
  const asked = { person, interaction };
  const again = (notice: string): Promise<Screen> => panelPage(services, asker, game, notice);
  const [, verb = "", number = ""] = /^([a-z]*)(?:\.([\w-]{1,40}))?$/.exec(step) ?? [];
  await moderation.require(game, person.id);
  switch (verb) {
    case "":
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
      return await previewPage(services, asker, game, Number(values[0] ?? number));
    case "because":
      await moderation.rewind(game, { row: Number(number), reason: values[0] ?? "" }, asked);
      return await again("✅ The campaign has gone back.");
    case "seat":
      return await seatPage(services, asker, game, values[0] ?? seat ?? "");
    case "requests":
      return await requestsPage(services, asker, game);
    case "correct":
      return await correctionsPage(services, asker, game);
    case "corrected":
      return await again(`✅ ${await corrected(services, asker, game, { name: number, lines: values })}`);
    case "captain":
    case "captained":
    case "admit":
    case "admitted":
      return await pressCouncil(services, asker, { game, seat: seat ?? "", verb, value: values[0] ?? "" });
    case "computer":
      await moderation.replace(game, { seat: seat ?? "", to: "computer" }, asked);
      return await again("✅ The computer plays that seat in full until somebody takes over.");
    case "looked":
      return await lookPage(services, asker, game, { seat: seat ?? "", reason: values[0] ?? "" });
    default:
      return unknownControl();
  }
}

/** What is pressed about the council of a seat. */
async function pressCouncil(
  services: Services,
  asker: Asker,
  {
    game,
    seat,
    verb,
    value,
  }: { readonly game: string; readonly seat: string; readonly verb: string; readonly value: string },
): Promise<Screen> {
  const { moderation } = services.campaigns;
  const { person, interaction } = asker;
  switch (verb) {
    case "captain":
      return await captainPage(services, asker, game, seat);
    case "captained":
      await moderation.nameCaptain(game, { seat, person: value }, { person, interaction });
      return await seatPage(services, asker, game, seat, `✅ ${mention(value)} is captain from now on.`);
    case "admit":
      return await admitPage(services, asker, game, seat);
    default:
      await moderation.letIn(game, Number(value), { person, interaction });
      return await seatPage(services, asker, game, seat, "✅ They are let in.");
  }
}

/** The acts that can be gone back before. */
async function actsPage({ campaigns }: Services, { person }: Asker, game: string): Promise<Screen> {
  const acts = await campaigns.moderation.pastActs(game, person.id);
  if (acts.length === 0) return note("Nothing has been done yet that could be taken back.");
  const menu = acts.map(({ row: number, seat, line }) => option(String(number), `${number} · ${seat}`, line));
  return page("Go back before which act?", "You see what would be undone before anything happens.", [
    row(select(id(game, "at"), "The last acts, newest first", menu)),
    row(button(id(game, ""), "Cancel")),
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
    button(id(game, `rewind.${at}`), "Go back…", ButtonStyle.Danger),
    ...(earlier === null ? [] : [button(id(game, `at.${earlier}`), "Earlier")]),
    ...(later === null ? [] : [button(id(game, `at.${later}`), "Later")]),
    button(id(game, ""), "Cancel"),
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
