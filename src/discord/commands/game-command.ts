/** `/game`: open, join, start and watch campaigns. */
import { ApplicationCommandOptionType } from "discord.js";
import { type Definition, type GameTypes, refuse } from "#engine";
import { MOST_DAYS } from "../../campaign/service/ballots/asking.ts";
import { USUAL } from "../../campaign/service/lobby/settings.ts";
import { COUNCIL_RULES, type CouncilSettings, MOST_PEOPLE } from "../../store/council.ts";
import { END_OPTION, endGiven } from "../council/end-settings.ts";
import { RULES } from "../council/settings.ts";
import { TALK_OPTIONS, talksGiven } from "../council/talk-settings.ts";
import { beginLesson, lessonChoices, lessonsPage } from "../lessons/learn-page.ts";
import { clip, LIMIT } from "../screen/limits.ts";
import { literalName, mention } from "../screen/rich.ts";
import { note, type Screen } from "../screen/screen.ts";
import { takeBack } from "../seat/press/take-back.ts";
import { staffOf } from "../services/asker.ts";
import type { Services } from "../services/services.ts";
import { AWAY_OPTIONS, away, back, lend } from "./away-command.ts";
import { ask, orAsk } from "./pages/ask.ts";
import { boardsPage } from "./pages/boards-page.ts";
import { CLOCK_OPTIONS, clock, clockChoices } from "./pages/clock.ts";
import { chosenOptions, completeCreate, createOptions, RESERVED } from "./pages/create-options.ts";
import { exportPage } from "./pages/export-page.ts";
import { offerSeat } from "./pages/handover.ts";
import { join, leave, seatChoice, start } from "./pages/lobby.ts";
import { logPage } from "./pages/log-page.ts";
import {
  appoint,
  entrust,
  move,
  moveChoices,
  repair,
  requireBot,
  requireCouncilPermits,
  requirePermits,
  withoutPermits,
} from "./pages/mend.ts";
import { attachedScenario, optionsOf, scenarioFile, withoutFile } from "./pages/own-scenario.ts";
import { rematchPage } from "./pages/rematch-page.ts";
import { statusPage } from "./pages/status-page.ts";
import {
  type Call,
  type Command,
  type CommandJson,
  commandJson,
  completed,
  fitting,
  type Given,
  type OptionJson,
  subcommand,
  textOf,
  turnIn,
} from "./typing/command.ts";
import { meant } from "./typing/typed.ts";
import { typedPace } from "./typing/typed-time.ts";
import { asksAboutGame, findGame, GAME, gameChoices } from "./typing/which.ts";

const DEFAULT_PACE = "daily";

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

const draft = (games: readonly Definition<GameTypes>[], listed: boolean): CommandJson =>
  commandJson("game", "Open, join, start and watch campaigns", [
    subcommand("learn", "Play a short lesson by yourself, in your direct messages", [
      completed("lesson", "Which lesson; if left out, you are shown all of them"),
    ]),
    subcommand("create", "Open a campaign in this channel; others join it, then you start it", creation(games, listed)),
    subcommand("join", "Join a campaign that has not started, or take a free seat of one that has", [
      completed("seat", "The seat you want; any if left out"),
      text("word", "Your seed phrase: any word, shown to everyone, on which the dice depend from then on"),
      GAME,
    ]),
    subcommand("leave", "Leave a campaign; one that is under way for good", [GAME]),
    subcommand("replace", "Ask somebody to take your seat over for good", [
      {
        type: ApplicationCommandOptionType.User,
        name: "with",
        description: "Who takes it, if they accept",
        required: true,
      },
      completed("seat", "Somebody else's seat: as moderator, or one that has fallen silent, if the others agree"),
      GAME,
    ]),
    subcommand("lend", "Ask somebody to play your seat until you take it back", [
      {
        type: ApplicationCommandOptionType.User,
        name: "with",
        description: "Who plays for you, if they accept",
        required: true,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: "until",
        description: "When it comes back by itself: 3 Dec, or 5 days",
      },
      GAME,
    ]),
    subcommand("start", "Start your campaign", [
      { type: ApplicationCommandOptionType.Boolean, name: "bots", description: "The computer plays the empty seats" },
      GAME,
    ]),
    subcommand("status", "Standings, whom the game is waiting on, deadline, seats and players", [GAME]),
    subcommand("log", "What has happened: all of it, or by turn, side, place and kind in its menus", [
      { type: ApplicationCommandOptionType.Integer, name: "turn", description: "One turn alone", min_value: 0 },
      GAME,
    ]),
    subcommand("export", "The file of a campaign that has ended, for `umpire verify`", [GAME]),
    subcommand("replay", "Go through the boards of a campaign, or have it as a page that tells and draws it", [GAME]),
    subcommand("again", "Play a campaign that has ended once more, with the same people and settings", [GAME]),
    subcommand("undo", "Take back your last act, if nobody has acted since and nothing hidden was shown", [GAME]),
    subcommand("remove", "Take somebody out of the lobby (host, or the server's staff)", [
      { type: ApplicationCommandOptionType.User, name: "person", description: "Who", required: true },
      GAME,
    ]),
    subcommand("pause", "Ask the others to pause the campaign: no clock runs, no computer plays", [
      {
        type: ApplicationCommandOptionType.Integer,
        name: "days",
        description: "For how many days",
        required: true,
        min_value: 1,
        max_value: MOST_DAYS,
      },
      GAME,
    ]),
    subcommand("away", "Take leave until you are back, or play; with a date: in all your campaigns", AWAY_OPTIONS),
    subcommand("back", "End your leave, or take back the seat that you have lent", [GAME]),
    subcommand("resume", "Ask the others to end a pause", [GAME]),
    subcommand("repair", "Send again what could not be sent or was deleted (host, or the server's staff)", [GAME]),
    subcommand("clock", "How the campaign keeps time: limits, zone, closed hours, days off (the host changes it)", [
      ...CLOCK_OPTIONS,
    ]),
    subcommand("host", "Make somebody else the host (host, or staff; others ask all who play)", [
      { type: ApplicationCommandOptionType.User, name: "to", description: "The new host", required: true },
      GAME,
    ]),
    subcommand("moderator", "Name a moderator, who plays no side (host, or the server's staff)", [
      { type: ApplicationCommandOptionType.User, name: "person", description: "Who; nobody if left out" },
      GAME,
    ]),
    subcommand("move", "Continue your campaign in this channel", [GAME]),
    subcommand("abandon", "End a campaign without a result (host, or the server's staff; others ask all who play)", [
      {
        type: ApplicationCommandOptionType.Boolean,
        name: "sure",
        description: "It cannot be taken back",
        required: true,
      },
      GAME,
    ]),
  ]);

const text = (name: string, description: string): OptionJson => ({
  type: ApplicationCommandOptionType.String,
  name,
  description,
});

const creation = (games: readonly Definition<GameTypes>[], listed: boolean): OptionJson[] => [
  {
    type: ApplicationCommandOptionType.String,
    name: "game",
    description: "Which game?",
    required: true,
    choices: games.map(({ id, name }) => ({ value: id, name: clip(name, LIMIT.choiceText) })),
  },
  text("name", "What you call this campaign"),
  completed("pace", "How long the campaign waits for a seat: daily if left out, or hours; none: no deadlines"),
  {
    type: ApplicationCommandOptionType.Boolean,
    name: "several-seats",
    description: "Whether one person may hold several seats, to learn or to teach; no if left out",
  },
  {
    type: ApplicationCommandOptionType.Integer,
    name: "council",
    description: "How many people may play a side together, as its council; one person a side if left out",
    min_value: 2,
    max_value: MOST_PEOPLE,
  },
  {
    type: ApplicationCommandOptionType.String,
    name: "council-rule",
    description: "Who acts for a side; if left out, anyone where they are two or three, else the vote",
    choices: COUNCIL_RULES.map((value) => ({ value, name: RULES[value] })),
  },
  ...TALK_OPTIONS,
  END_OPTION,
  ...scenarioFile(games),
  ...createOptions(games, LIMIT.commandOptions - RESERVED.length, listed),
];

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

async function create(services: Services, call: Call): Promise<Screen> {
  const { asker } = call;
  const { campaigns } = services;
  const given = withoutFile(call.given);
  const definition =
    campaigns.books.definitions.find((d) => d.id === given.game) ?? refuse("no-game", "There is no such game.");
  asksAboutGame(asker, definition.id);
  if (asker.guild === null)
    return refuse("not-here", "A campaign needs a channel of a server: use this command there.");
  requireBot(asker);
  requirePermits(asker);
  const council = councilTyped(given);
  if (council) requireCouncilPermits(asker);
  const pace = typedPace(textOf(given, "pace") ?? DEFAULT_PACE);
  const own = await attachedScenario(services, call, definition);
  const options = own
    ? chosenOptions(own.book, { ...given, ...(optionsOf(own, given) as Given) }) // texts, as the form asks them
    : chosenOptions(campaigns.books.shipped(definition.id), given);
  const record = await campaigns.people.create({
    game: definition.id,
    name: textOf(given, "name") ?? "",
    options,
    ...(own ? { own } : {}),
    host: asker.person,
    guild: asker.guild,
    channel: asker.channel,
    rank: asker,
    pace,
    several: given["several-seats"] === true,
    council,
    talks: talksGiven(given),
    ...endGiven(given),
    interaction: asker.interaction,
  });
  return note(
    `✅ **${literalName(record.name)}** (\`${record.id}\`) is open. Join it yourself with the button, like everybody else; then press **Start**.${withoutPermits(asker)}`,
  );
}

/** How many play a side together; null: one person each. */
function councilTyped(given: Given): CouncilSettings | null {
  const people = given.council;
  const rule = COUNCIL_RULES.find((one) => one === given["council-rule"]) ?? null;
  if (typeof people === "number" && people > 1) return { ...USUAL, people, rule };
  if (rule !== null) refuse("no-councils", "`council-rule` needs `council`: how many people may play a side together.");
  return null;
}
