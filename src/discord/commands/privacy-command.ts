/** `/privacy`: what is kept of somebody, who sees it, and how it is deleted. */
import { ButtonStyle } from "discord.js";
import { refuse } from "#engine";
import type { Traces } from "../../store/traces.ts";
import { writePress } from "../screen/custom-id.ts";
import type { PressOf } from "../screen/payloads.ts";
import { literalName } from "../screen/rich.ts";
import { button, note, page, row, type Screen } from "../screen/screen.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";
import { type Command, commandJson, subcommand } from "./typing/command.ts";

/** Campaigns named on the page; the file has all. */
const NAMED = 15;

export const privacyCommand: Command = {
  json: commandJson("privacy", "What is kept about you, who can see it, and how it is deleted", [
    subcommand("about", "What I keep about people, for how long, and who can see it"),
    subcommand("show", "What is kept about you, with a file of everything"),
    subcommand("delete", "Have everything about you deleted"),
  ]),
  async run(services, { asker, sub }) {
    switch (sub) {
      case "about":
        return page("What I keep, and who sees it", ABOUT);
      case "show":
        return show(await services.campaigns.privacy.traces(asker.person.id), asker);
      case "delete":
        return confirmation(await services.campaigns.privacy.traces(asker.person.id));
      default:
        return refuse("no-command", "There is no such command.");
    }
  },
  complete: () => Promise.resolve([]),
};

const ABOUT = [
  "**Kept** – your Discord id and the name you had when you joined; the campaigns you host, moderate or play, your seats, moves, seed phrases, standing orders, prepared answers and half-filled sheets; to whom you have offered your seat; once you have left one, a code that keeps you from taking another in the same campaign; the messages I sent you. No other messages: I cannot read them.",
  "**Hands** – go to you by direct message; if those are closed, to a private thread with nobody but you in it; and by `/hand`. **Staff of the server with the permission Manage Threads can open every private thread**, administrators every channel. If that matters, open your direct messages or use `/hand`.",
  "**Councils** – where several people hold a seat, all of them see its hand and its private thread, from its beginning, until they leave. Kept about a member: office, calls, away dates, whether they have Manage Threads, and how they voted in it; none of that is in the game's log.",
  "**Promises** – what you write in a promise or as a reason stays beside the game's log, never in it; whoever was to read it reads it, `/game replay` shows after the end what everyone can read, and `/privacy delete` deletes it.",
  "**A moderator**, where the host or the staff have named one, plays no side and can look at a hand; the channel is told each time, and why.",
  "**The operator** of this bot has the database, and could read every hand in it, and the secret of the dice before the end. You can check afterwards that nobody tampered with the dice (`/help`), but not that nobody looked.",
  "**Other players** see your name, your seat, what the rules make public, and your seed phrase for the dice. While a campaign goes on, `/game replay` shows nothing but what stands in its channel. Once it has ended, its result brings a page that shows all of it, as `/game replay` and `/game export` do: every hand, every sealed answer, and when each was given. Everybody who sees the channel can save it. Where the lobby's post says that what is hidden stays hidden, that page shows what stands in the channel alone, and the file is nobody's but the operator's.",
  "**How long** – until you delete it; the messages I sent for a month, half-filled sheets for three, unless the operator has settled otherwise. Backups of the database keep it up to two weeks more, unless their operator has settled otherwise.",
  "**Deleting** – `/privacy delete` takes you out of everything; your moves stay, under a placeholder, because the log is the others' game as well. Your seed phrase for the dice stays in that log, without your name: it is part of the proof that the dice were fair. Messages that Discord has delivered stay in Discord, but under a result the page is replaced by one that does not name you; copies that people have saved stay with them.",
].join("\n\n");

function show(traces: Traces, { person }: Asker): Screen {
  const { memberships, hosted, sheets, prepared, standingOrders, messages, privateThreads, mentions, promises, talks } =
    traces;
  const campaigns = memberships.map(({ game, campaign, seat, name, word }) => {
    const said = word === null ? "" : `, your seed phrase “${literalName(word)}”`;
    return `• ${literalName(campaign)} (\`${game}\`) – ${seat ?? "a seat drawn at random"}, as ${literalName(name)}${said}`;
  });
  const more = campaigns.length > NAMED ? [`• … and ${campaigns.length - NAMED} more, in the file`] : [];
  const moves = traces.acts.reduce((sum, { rows }) => sum + rows, 0);
  const lines = [
    campaigns.length > 0 ? "**Campaigns**" : "You are in no campaign.",
    ...campaigns.slice(0, NAMED),
    ...more,
    "",
    `Campaigns that you host or hosted: ${hosted.length}. Rows of logs with your id: ${moves}.`,
    `Half-filled sheets: ${sheets.length}. Standing orders: ${standingOrders.length}. Answers given ahead: ${prepared.length}. Private threads: ${privateThreads.length}.`,
    `Promises that you made: ${promises.length}. Private talks: ${talks.length}.`,
    `Messages to you: ${messages.length}. Posts that mention you: ${mentions}.`,
    "",
    "The file holds all of it. `/privacy about` says who can see what; `/privacy delete` deletes it.",
  ];
  const everything = { person: person.id, ...traces, messages: messages.map(withoutPicture) };
  const text = JSON.stringify(everything, null, 2);
  return { ...page("What is kept about you", lines.join("\n")), file: { name: "about-you.json", text } };
}

/** What a picture is made from is not for reading; that of an earlier release says in words what it shows. */
function withoutPicture({ payload, ...message }: Traces["messages"][number]): object {
  if (payload.kind !== "post") return message;
  const { title, text, scene } = payload.post;
  return { ...message, title, text, picture: scene?.text ?? null };
}

function confirmation({ memberships, hosted }: Traces): Screen {
  const running = memberships.filter(({ status }) => status === "running");
  const lobbies = hosted.filter(({ status }) => status === "lobby");
  const names = (list: readonly { readonly campaign: string }[]): string =>
    list.map(({ campaign }) => literalName(campaign)).join(", ");
  const lines = [
    "Your name, seed phrases, sheets, standing orders and the messages kept for you are deleted. This is final.",
    ...(running.length > 0 ? [`• The computer, or your council, plays on for you in: ${names(running)}.`] : []),
    ...(lobbies.length > 0 ? [`• These, which you opened, will not begin: ${names(lobbies)}.`] : []),
    "• Your moves stay in the logs, under a placeholder; so does your seed phrase for the dice, without your name.",
    "• Messages that Discord has delivered stay in Discord. Under the results of campaigns that have ended, the replay is replaced by one that does not name you; copies that people have saved stay with them.",
  ];
  const sure = button(writePress({ kind: "privacy", game: ALL, does: "sure" }), "Delete it all", ButtonStyle.Danger);
  const keep = button(writePress({ kind: "privacy", game: ALL, does: "keep" }), "Keep it");
  return page("Delete everything about you?", lines.join("\n"), [row(sure, keep)]);
}

/** What the confirmation is about: no single campaign. */
const ALL = "all";

export async function pressPrivacy(
  { campaigns }: Services,
  { person }: Asker,
  { does }: PressOf<"privacy">,
): Promise<Screen> {
  if (does === "keep") return note("Nothing was deleted.");
  const games = await campaigns.privacy.forget(person.id);
  const of =
    games === 0
      ? "You were in no campaign."
      : `You are taken out of ${games === 1 ? "one campaign" : `${games} campaigns`}.`;
  const pages =
    games === 0
      ? ""
      : " Replays that name you are made anew without your name; copies that people have saved stay with them.";
  return note(`✅ What was kept about you is deleted. ${of}${pages}`);
}
