/** `/help`: how it all works, an example for each command, how the dice are checked, or what one game offers. */
import { ApplicationCommandOptionType } from "discord.js";
import type { Definition, GameTypes } from "#engine";
import { DICE_LIMITS } from "../../campaign/telling/lobby-post.ts";
import { clip, LIMIT } from "../screen/limits.ts";
import { page, row, type Screen } from "../screen/screen.ts";
import { learnButton } from "../seat/page/lesson.ts";
import { type Command, commandJson, commandName, textOf } from "./typing/command.ts";
import { EXAMPLES_HELP } from "./typing/examples.ts";

type Games = readonly Definition<GameTypes>[];

/** Topics besides the games; no game has such a name. */
const COMMANDS = "commands";
const DICE = "dice";
const COUNCILS = "councils";
const NEGOTIATION = "negotiation";

export function helpCommand(games: Games): Command {
  const topics = [
    { value: COMMANDS, name: "Every command, with an example" },
    { value: DICE, name: "The dice, and how to check them" },
    { value: COUNCILS, name: "Councils: many people a side" },
    { value: NEGOTIATION, name: "Negotiation: offers, deals, promises" },
    ...games.map(({ id, name }) => ({ value: id, name: clip(name, LIMIT.choiceText) })),
  ];
  return {
    json: commandJson("help", "How to play here, how the dice are checked, or what one game offers", [
      {
        type: ApplicationCommandOptionType.String,
        name: "topic",
        description: "Every command, the dice, councils, negotiation, or one game",
        choices: topics,
      },
    ]),
    async run(_services, { given }) {
      const topic = textOf(given, "topic");
      if (topic === COMMANDS) return page("Commands", EXAMPLES_HELP);
      if (topic === DICE) return dicePage();
      if (topic === COUNCILS) return page("Councils", COUNCIL_HELP);
      if (topic === NEGOTIATION) return page("Negotiation", NEGOTIATION_HELP);
      const game = games.find(({ id }) => id === topic);
      return game ? gameHelp(game) : generalHelp(games);
    },
    complete: () => Promise.resolve([]),
  };
}

const HOW_TO_PLAY = [
  "**Begin** – `/game create` opens a campaign in a channel; others press **Join**; the host presses **Start**.",
  "**Play** – each campaign sends you one direct message: the question, what you need to know, the answers as buttons. **My seat** under the last post in the channel opens the same page. Several pieces of work (moves, recruits, a plan) go on one sheet and are submitted together; a sheet that you leave is still there later.",
  "**Answer ahead** – menus under a question settle questions to come; `/orders list` shows what you have settled, and changes it.",
  "**Take it back** – the button under what you did, or `/game undo`, as long as nobody has acted since, no dice were rolled and nothing hidden was shown. The rows of a sheet are on it again.",
  "**Look** – `/todo`: what waits for you, in all campaigns. `/hand` (`card`: one card, large), `/map` (`zone`: a part of it; `legend`: what its marks mean), `/game status` (standings, deadline), `/game log`. `/rules` explains rules and terms.",
  "**Too late?** At a deadline the default action is taken for you. `/game clock` says how a campaign keeps time; its host changes it, e.g. `/game clock zone:Europe/Berlin closed:22-8`, or under **Settings** there.",
  "**Together** – `/game pause` and `/game resume` ask the others; where `/game undo` or `/game abandon` is not yours alone, it offers to ask them. They answer under the post.",
  "**Away?** `/away until:3 Dec` in all your campaigns, `/game away days:3` in one: your clock stops, or your orders answer, or the computer minds your seat and makes no deals, until you are back (`/game back`) or play. It also minds the seat of whoever is silent for two days; between two, nothing runs then.",
  "**Cannot go on?** `/game replace with:@somebody` asks somebody to take your seat over, `/game lend with:` to play it until you take it back; `/game leave` gives it up.",
  "**A moderator** plays no side: the host names one with `/game moderator person:@somebody`, `/moderate panel` shows what they can do, `/moderate correct` puts a slip right.",
  "**Repair** – `/game repair` sends again what is missing or was deleted; `/game move` moves it to another channel, `/game host to:@somebody` passes it on; `/privacy` shows and deletes what is kept about you.",
];

/** In one sentence, and with an order that any game could have. */
const WRITING =
  "**Write** – for those who would rather type, `/orders write` takes orders as text, one per line: an action's name, then its choices in the order in which the sheet asks for them, separated by spaces, several of a kind by commas, and `-` for none, e.g. `commit checkpoints,count`; all lines are checked before any is submitted.";

/** For the games that take scenarios of people's own. */
function ownHelp(games: Games): readonly string[] {
  const names = games.flatMap(({ ownScenarios, name }) => (ownScenarios ? [name] : []));
  if (names.length === 0) return [];
  return [
    `**Bring a scenario** of your own – a JSON file for ${names.join(", ")}, attached to \`/game create\` where the server's staff allow it.`,
  ];
}

function generalHelp(games: Games): Screen {
  const list = games.map(({ name, command, summary }) => `**${name}** (\`/${command}\`) – ${summary}`);
  const [begin = "", play = "", ...rest] = HOW_TO_PLAY;
  const text = [
    "I am the umpire: I know the rules, deal and roll, ask each side for its decisions, say why something is not possible, keep the clock and post the map.",
    "",
    ...list,
    "",
    begin,
    ...ownHelp(games),
    play,
    WRITING,
    ...rest,
    "-# Where several campaigns or seats could be meant, you are asked which. More: `/help topic:commands`, `/help topic:dice`, `/help topic:councils`, `/help topic:negotiation`.",
  ];
  return page("Wargame campaigns", text.join("\n"), [row(learnButton())]);
}

const COUNCIL_HELP = [
  "Several people can play a side together: `/game create game:Battle for Baghdad council:10` opens a campaign with up to ten a side.",
  "",
  "**Join** – press **Join**, then a side, or **Where I am needed**. Where the host puts people on sides, `/council place person:@Kim seat:Sunnis` asks them. It is yours for the whole campaign: nobody who has belonged to a side joins another.",
  "**Your thread** – the council meets in a private thread. Its one post has the hand, the question and the answers; **My seat** opens your own page. You get no direct messages.",
  "**Who acts** – whoever comes first, the captain, or what you vote for, as the host or your council has settled it: `/council rule rule:the captain acts`.",
  "**Captain and deputy** – whoever joined first is captain. `/council captain person:@Cleo` proposes another, `/council deputy person:@Ira` a deputy, who stands in for a captain who is away; more than half of the active members decide, within two days. `/council negotiator person:@Jo` proposes who else talks and promises for your side.",
  "**Letting in, putting out** – who comes later presses **Join a side**; the captain, the deputy or two members let them in. Whoever is let in reads all of your thread and your hand, and may be a spy. `/council remove person:@Max` puts somebody out, if more than half agree.",
  "**Calls** – `/council calls when:never` keeps the thread quiet for you; `each` calls you at each question, `missing` when your vote is missing.",
  "**Away, gone** – `/away until:3 Dec` only stops your calls and your vote. `/game leave` is for good. Of requests among the sides your captain answers for you.",
].join("\n");

const NEGOTIATION_HELP = [
  "What sides agree on is of two kinds, and every list keeps them apart.",
  "",
  "**Binding** – a deal: an offer of the game's own terms that everyone in it has accepted. I enforce it, and say when it ends.",
  "**Only said** – a promise: a sentence of yours to other sides. No rule enforces it, I never judge it, and it may be a lie.",
  "",
  "**Promise** – `/promise` asks for the sentence, for whom it is, and how long it holds; or all in one line: `/promise text:No bid above 3 to:Sunnis until:the end of this turn`. It is posted for everyone.",
  "**With an offer** – **Add a promise** on an offer's sheet puts one sentence beside what binds. It is given once the offer is agreed, and gone if it is not; a counter-offer keeps or drops it.",
  "**Say no** – **Decline** is one press. The menu that comes then says why, if you like.",
  "**Judge it** – those to whom it was made press **Kept** or **Broken** under it whenever they like, and may change that. Nobody is asked to. Whoever made it can press **Take back** until its end.",
  "**Talk alone** – **Talk** on your page opens a private thread with the seats that you choose, the same one for the whole campaign; each seat opens up to six. Others are told that it exists, unless the host has settled otherwise under **Settings**; staff of the server can read it. What is offered and promised there is shown there. After the end `/deals` lets everyone read a talk, if all of its sides want that.",
  "**Look it up** – `/deals` lists what binds you, which offers are open and what was only said; `/deals turn:3` what was promised in turn 3.",
  "",
  "I read nothing that you write. Words never enter the game's log: staff can have them removed, and `/privacy delete` deletes yours.",
  "-# Between two sides there are no promises and no list: they would only say what both know.",
].join("\n");

const DICE_HELP = [
  "The dice of a campaign cannot be changed once it has begun, and everyone can check that.",
  "",
  "**Before anybody joins** a secret is drawn, and its SHA-256 sum, the *dice commitment*, is posted with the lobby: from then on the secret cannot be changed.",
  "**Whoever joins** may add a *seed phrase*: any word, shown to everyone. All dice follow from the secret, the seats and the seed phrases.",
  "**At the end** the secret is shown, unless the host has settled in the lobby that what is hidden stays so. `/game replay` gives the campaign as a page that plays it again in your browser: commitment, dice and every state must agree. Whoever trusts no page runs `umpire verify` on it, or on the file that `/game export` gives.",
  "**Each turn’s post** ends with a hash of the log so far. Whoever has noted one can check the file against it: `umpire verify game.json --posted HASH`.",
  "",
  `-# ${DICE_LIMITS} Dice that depend on a phrase still to come cannot be tried out.`,
].join("\n");

/** What the commitment, the seed phrases and the hashes on posts are for. */
export const dicePage = (): Screen => page("The dice", DICE_HELP);

/** What the page's frame takes of its room. */
const FRAME = 200;

/** As much as there is room for: the menus say the rest. */
function gameHelp(game: Definition<GameTypes>): Screen {
  const drafts = [gameText(game, "all"), gameText(game, "common"), gameText(game, "none")];
  const fits = drafts.find((text) => text.length <= LIMIT.textDisplays - FRAME);
  return page(game.name, fits ?? drafts.at(-1) ?? "");
}

/** `explained`: which actions are explained, and not only named. */
function gameText(game: Definition<GameTypes>, explained: "all" | "common" | "none"): string {
  const { command, summary, actions, queries, orders } = game;
  const acts = actions.map((action) => {
    const call = action.common ? ` (\`/${command} ${commandName(action.name)}\`)` : "";
    const tells = action.help !== "" && (explained === "all" || (explained === "common" && action.common));
    return `• **${action.title}**${call}${tells ? ` – ${action.help}` : ""}`;
  });
  const asked = queries.map((query) => `• \`/${command} ${commandName(query.name)}\` – ${query.title}`);
  const standing = orders.map((order) => `• ${order.title}`);
  const chapter = (title: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? ["", `**${title}**`, ...lines] : [];
  const text = [
    summary,
    ...chapter("Actions", acts),
    ...chapter("Questions", asked),
    ...chapter("Standing orders", standing),
    "",
    "`/rules` explains the terms and the rules of the game.",
  ];
  return text.join("\n");
}
