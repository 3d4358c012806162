/** `/game` as Discord has it: its commands, what they say and what they ask. */
import { ApplicationCommandOptionType } from "discord.js";
import type { Definition, GameTypes } from "#engine";
import { MOST_DAYS } from "../../campaign/service/ballots/asking.ts";
import { COUNCIL_RULES, MOST_PEOPLE } from "../../store/council.ts";
import { END_OPTION } from "../council/end-settings.ts";
import { RULES } from "../council/settings.ts";
import { TALK_OPTIONS } from "../council/talk-settings.ts";
import { clip, LIMIT } from "../screen/limits.ts";
import { AWAY_OPTIONS } from "./away-command.ts";
import { CLOCK_OPTIONS } from "./pages/clock.ts";
import { createOptions, RESERVED } from "./pages/create-options.ts";
import { scenarioFile } from "./pages/own-scenario.ts";
import { type CommandJson, commandJson, completed, type OptionJson, subcommand } from "./typing/command.ts";
import { GAME } from "./typing/which.ts";

/** `/game` in full; `listed`: options of games as choices of their own, as far as there is room. */
export const draft = (games: readonly Definition<GameTypes>[], listed: boolean): CommandJson =>
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
      required(someone("with", "Who takes it, if they accept")),
      completed("seat", "Somebody else's seat: as moderator, or one that has fallen silent, if the others agree"),
      GAME,
    ]),
    subcommand("lend", "Ask somebody to play your seat until you take it back", [
      required(someone("with", "Who plays for you, if they accept")),
      text("until", "When it comes back by itself: 3 Dec, or 5 days"),
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
      required(someone("person", "Who")),
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
      required(someone("to", "The new host")),
      GAME,
    ]),
    subcommand("moderator", "Name a moderator, who plays no side (host, or the server's staff)", [
      someone("person", "Who; nobody if left out"),
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

const someone = (name: string, description: string): OptionJson => ({
  type: ApplicationCommandOptionType.User,
  name,
  description,
});

const required = (option: OptionJson): OptionJson => ({ ...option, required: true });

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
