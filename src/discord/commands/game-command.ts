/** `/game`: open, join, start and watch campaigns. */
import { type Definition, type GameTypes, refuse } from "#engine";
import { beginLesson, lessonChoices, lessonsPage } from "../lessons/learn-page.ts";
import { mention } from "../screen/rich.ts";
import { note, type Screen } from "../screen/screen.ts";
import { takeBack } from "../seat/press/take-back.ts";
import { staffOf } from "../services/asker.ts";
import type { Services } from "../services/services.ts";
import { away, back, lend } from "./away-command.ts";
import { create } from "./create-command.ts";
import { draft } from "./game-options.ts";
import { ask, orAsk } from "./pages/ask.ts";
import { boardsPage } from "./pages/boards-page.ts";
import { clock, clockChoices } from "./pages/clock.ts";
import { completeCreate } from "./pages/create-options.ts";
import { exportPage } from "./pages/export-page.ts";
import { offerSeat } from "./pages/handover.ts";
import { join, leave, seatChoice, start } from "./pages/lobby.ts";
import { logPage } from "./pages/log-page.ts";
import { appoint, entrust, move, moveChoices, repair } from "./pages/mend.ts";
import { rematchPage } from "./pages/rematch-page.ts";
import { statusPage } from "./pages/status-page.ts";
import { type Call, type Command, fitting, textOf, turnIn } from "./typing/command.ts";
import { meant } from "./typing/typed.ts";
import { findGame, gameChoices } from "./typing/which.ts";

export function gameCommand(games: readonly Definition<GameTypes>[]): Command {
  return {
    json: fitting([draft(games, true), draft(games, false)]),
    async run(services, call) {
      const sub = call.sub ?? "";
      const run = Object.hasOwn(RUN, sub) ? RUN[sub] : undefined;
      return run ? await run(services, call) : refuse("no-command", "There is no such command.");
    },
    async complete(services, { asker, sub, given }, typing) {
      const { campaigns } = services;
      if (sub === "create" && typing.name === "pace") return clockChoices(typing);
      if (sub === "create") {
        const books = campaigns.books.definitions.map(({ id }) => campaigns.books.shipped(id));
        return completeCreate(books, given, typing);
      }
      if (sub === "learn") return await lessonChoices(services, asker);
      if (sub === "move") return await moveChoices(services, asker);
      const ended = ["status", "log", "export", "replay", "repair", "again"].includes(sub ?? "");
      if (typing.name === "game") return await gameChoices(campaigns, asker, { ended });
      const record = await findGame(campaigns, asker, textOf(given, "game"));
      if (sub === "replace")
        return (await campaigns.showing.status(record.id)).seats.map(({ id, name }) => ({ value: id, name }));
      if (sub === "clock") return clockChoices(typing);
      const free =
        record.status === "running"
          ? await campaigns.people.seatsFor(record.id, asker.person.id)
          : (await campaigns.showing.status(record.id)).free;
      const typed = typing.text.toLowerCase();
      return free
        .map(({ id, name }) => ({ value: id, name }))
        .filter(({ name, value }) => name.toLowerCase().includes(typed) || value.includes(typed));
    },
  };
}

type Run = (services: Services, call: Call) => Promise<Screen>;

const RUN: { readonly [sub: string]: Run } = {
  create,
  async learn(services, { asker, given }) {
    const lesson = textOf(given, "lesson");
    return lesson === null ? await lessonsPage(services, asker) : await beginLesson(services, asker, lesson);
  },
  repair,
  host: appoint,
  moderator: entrust,
  move,
  async join(services, { asker, given }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given, "game"));
    const { places } = await services.campaigns.showing.status(id);
    const wish = textOf(given, "seat");
    const word = textOf(given, "word");
    if (wish === null && word === null) return await seatChoice(services, asker, id);
    const options = places.map((place) => ({ value: place.id, label: place.name }));
    return await join(services, asker, id, wish === null ? null : meant(options, wish), word);
  },
  async leave(services, { asker, given }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given, "game"));
    return await leave(services, asker, id, false);
  },
  async replace(services, { asker, given, people = {} }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given, "game"));
    return await offerSeat(services, asker, id, { named: people.with, seat: textOf(given, "seat") });
  },
  lend,
  async start(services, { asker, given }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given, "game"));
    return await start(services, asker, id, given.bots === true);
  },
  async status({ campaigns }, { asker, given }) {
    const { id } = await findGame(campaigns, asker, textOf(given, "game"), { ended: true });
    return statusPage(await campaigns.showing.status(id));
  },
  async log(services, { asker, given }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given, "game"), { ended: true });
    const turn = turnIn(given);
    return await logPage(services, asker, id, turn === undefined ? {} : { turn });
  },
  async undo(services, { asker, given }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given, "game"));
    const alike = {
      codes: ["acted-since", "revealed"],
      asks: { kind: "ask", game: id, for: "rewind" },
      label: "Ask the others to take it back",
    } as const;
    return await orAsk(services, asker, id, alike, () => takeBack(services, asker, id, null));
  },
  async remove({ campaigns }, { asker, given, people = {} }) {
    const { id } = await findGame(campaigns, asker, textOf(given, "game"));
    const { person, interaction } = asker;
    const who = people.person?.person.id ?? refuse("not-a-person", "Name the person.");
    await campaigns.people.remove({ game: id, person: person.id, staffOf: staffOf(asker), interaction }, who);
    return note(`✅ ${mention(who)} is not in the lobby any more.`);
  },
  async pause(services, { asker, given }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given, "game"));
    return await ask(services, asker, id, { kind: "pause", days: Number(given.days) });
  },
  away,
  back,
  async resume(services, { asker, given }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given, "game"));
    return await ask(services, asker, id, { kind: "resume" });
  },
  clock,
  async export(services, { asker, given }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given, "game"), { ended: true });
    return await exportPage(services, id);
  },
  async replay(services, { asker, given }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given, "game"), { ended: true });
    return await boardsPage(services, asker, id);
  },
  async again(services, { asker, given }) {
    const { id } = await findGame(services.campaigns, asker, textOf(given, "game"), { ended: true });
    return await rematchPage(services, asker, id, null);
  },
  async abandon(services, { asker, given }) {
    if (given.sure !== true) return refuse("not-sure", "Nothing was done: set `sure` to True to end the campaign.");
    const { id } = await findGame(services.campaigns, asker, textOf(given, "game"));
    const alike = {
      codes: ["not-host"],
      asks: { kind: "ask", game: id, for: "end" },
      label: "Ask all who play to end it",
    } as const;
    return await orAsk(services, asker, id, alike, async () => {
      await services.campaigns.people.abandon(id, asker.person, asker.interaction, staffOf(asker));
      return note("The campaign has ended.");
    });
  },
};
