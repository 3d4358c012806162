/** The list of lessons, and what their buttons do: begin one, go on with it, ask for help, leave it. */
import { ButtonStyle } from "discord.js";
import { refuse } from "#engine";
import type { LessonOffered } from "../../campaign/service.ts";
import type { Choice } from "../commands/typing/command.ts";
import { writePress } from "../screen/custom-id.ts";
import type { PressOf } from "../screen/payloads.ts";
import { button, note, type Part, page, row, type Screen, text } from "../screen/screen.ts";
import { ALL_LESSONS, HINT, learnButton } from "../seat/page/lesson.ts";
import { pageOf, seatPage } from "../seat/page/seat-page.ts";
import { seatContext } from "../seat/sheet/context.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";

/** More lessons than this list has room for are named by `/game learn`. */
const MOST_LISTED = 9;

/** Every lesson with what it is about, and a button. */
export async function lessonsPage({ campaigns }: Services, { person }: Asker): Promise<Screen> {
  const all = await campaigns.learning.offered(person.id);
  if (all.length === 0) return note("There are no lessons here.");
  const lines = text(
    "Each lesson is a short game that you play by yourself, in your direct messages, with the real rules. Nobody waits for you, and nothing of it counts.",
  );
  return { ...page("Learn by playing", ""), parts: [lines, ...all.slice(0, MOST_LISTED).map(sectionOf)] };
}

function sectionOf({ id, gameName, title, summary, minutes, stops, begun }: LessonOffered): Part {
  const isBegun = begun !== null && begun.stop < stops;
  const how = isBegun ? `you are at stop ${begun.stop + 1} of ${stops}` : `${stops} stops, about ${minutes} minutes`;
  const label = isBegun ? "Go on" : begun ? "Once more" : "Begin";
  const press = writePress({ kind: "lesson", game: ALL_LESSONS, does: "begin", lesson: id });
  return {
    kind: "section",
    text: `**${gameName}: ${title}**\n${summary}\n-# ${how}`,
    button: button(press, label, ButtonStyle.Success),
  };
}

/** What is proposed to whoever types `/game learn`. */
export async function lessonChoices({ campaigns }: Services, { person }: Asker): Promise<readonly Choice[]> {
  const all = await campaigns.learning.offered(person.id);
  return all.map(({ id, gameName, title }) => ({ value: id, name: `${gameName}: ${title}` }));
}

/** Begins a lesson, or goes on with it: its page comes by direct message. */
export async function beginLesson(services: Services, asker: Asker, lesson: string): Promise<Screen> {
  const { campaigns } = services;
  const { person, channel, interaction } = asker;
  const game = await campaigns.learning.begin({ lesson, person, channel, interaction });
  const here = button(writePress({ kind: "act", game }), "Show it here");
  return page("", "✅ The lesson is in your direct messages with me. You can stop at any time and go on later.", [
    row(here),
  ]);
}

/** What the buttons of lessons do. */
export async function pressLesson(services: Services, asker: Asker, press: PressOf<"lesson">): Promise<Screen> {
  const { campaigns } = services;
  const { game } = press;
  switch (press.does) {
    case "list":
      return await lessonsPage(services, asker);
    case "begin":
    case "again":
      return await beginLesson(services, asker, press.lesson);
    case "how":
      return page("Join a campaign", JOINING);
    case "hint":
      return await hinted(services, asker, press);
    case "onward":
      return await seatPage(services, asker.person.id, game, null);
    case "leave":
      return await leaving(services, asker, game);
    case "drop":
      await campaigns.learning.leave(game, asker.person.id);
      return page("", "You have left the lesson, and nothing of it is kept. `/game learn` begins it anew.", [
        row(learnButton("Other lessons")),
      ]);
  }
}

const JOINING = [
  "On your server, `/game create` opens a campaign in a channel: others press **Join** under its post, and the host presses **Start**. The computer can play the seats that nobody takes, so one person is enough.",
  "In a campaign each question comes by direct message, on a page like those of the lesson. You have about a day for each; `/todo` says what waits for you.",
].join("\n\n");

async function hinted(
  services: Services,
  { person }: Asker,
  { game, seat }: { readonly game: string; readonly seat: string },
): Promise<Screen> {
  const context = await seatContext(services, person.id, game, seat);
  const hint = context.seatView.lesson?.stop?.hint;
  return await pageOf(context, hint === undefined ? "" : `${HINT} ${hint}`);
}

/** Whoever leaves can come back; what is to go at once goes by another press. */
async function leaving({ campaigns }: Services, { person }: Asker, game: string): Promise<Screen> {
  const { status, host, name } = await campaigns.showing.record(game);
  if (status !== "lesson" || host !== person.id) return refuse("no-game", "You have no such lesson.");
  const onward = button(writePress({ kind: "lesson", game, does: "onward" }), "Go on", ButtonStyle.Success);
  const drop = button(writePress({ kind: "lesson", game, does: "drop" }), "Delete it", ButtonStyle.Danger);
  return page("", `**${name}** stays where it is: go on whenever you like, here or by \`/game learn\`.`, [
    row(onward, drop, learnButton("Other lessons")),
  ]);
}
