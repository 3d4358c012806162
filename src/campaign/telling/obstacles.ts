/** What the host is told where the bot cannot post in a campaign's channel. */
import type { Bar, GameRecord, OutboxDraft } from "../../store/records.ts";
import type { Closed, Obstacle, Warning } from "../contract/deliveries.ts";
import { holders, type Live } from "../facts/live.ts";
import { blank, channelOf, personalBox, single } from "../facts/posting.ts";
import { barOf } from "../time/stopped.ts";

/** The channel of a campaign is no longer there, or the bot is no longer on its server. */
export const GONE: Obstacle = { reason: "the channel was deleted", why: "it was deleted" };
export const OUT: Obstacle = { reason: "removed from the server", why: "I was removed from its server" };

/** The longest that a campaign stands still because its channel cannot be posted in, once in each turn of its game. */
export const BARRED_HOURS = 48;

const BY_ITSELF = "Once that is fixed, what is missing comes by itself, and `/game repair` brings it at once. ";
const BY_REPAIR = "Once that is fixed, `/game repair` posts what is missing. ";
const ELSEWHERE =
  "`/game move`, used in another channel, moves the campaign there. Nothing of the game is lost, and `/hand`, `/map` and " +
  "`/game status` still work.";

/** Tells the host that the campaign's channel cannot be written to, and what to do. */
function channelNotice(record: GameRecord, { why, missing }: Obstacle): OutboxDraft {
  const { cutOff, channel } = record;
  const waits = `Its posts wait until ${cutOff === null ? "I can" : "I am back, and the campaign stands still"}.`;
  const remedy = cutOff === null && !missing ? BY_REPAIR : BY_ITSELF;
  const text = `I cannot post in <#${channel}>: ${why}. ${waits}\n\n${remedy}${ELSEWHERE}`;
  return toHost(record, cutOff, "I cannot post", text);
}

/** Tells the host that posts are refused for want of a right, and what that means for the clocks. */
export function barNotice(record: GameRecord, { why, since, until }: Bar): OutboxDraft {
  const clocks =
    until > since
      ? "Until I can, its posts wait and the campaign stands still: no clock runs, no computer moves. But not beyond " +
        `<t:${Math.floor(until / 1000)}:f>: for this it stands still only once in each turn of the game, and for ` +
        `${BARRED_HOURS} hours at most.`
      : "Its posts wait until I can. The clocks run on: for this they stand still only once in each turn of the game.";
  const text = `I cannot post in <#${record.channel}>: ${why}. ${clocks}\n\n${BY_ITSELF}${ELSEWHERE}`;
  return toHost(record, since, "I cannot post", text);
}

/** What the host is told of a campaign that the bot was shut out of then: it takes the place of what is no longer so. */
export const backNotice = (record: GameRecord, since: number): OutboxDraft =>
  toHost(record, since, null, `I am back in <#${record.channel}>, and the campaign goes on.`);

/** `since`: when the bot was shut out, of which there is one message; null: it was not. `what`: in the title. */
function toHost(record: GameRecord, since: number | null, what: string | null, text: string): OutboxDraft {
  const title = what === null ? `${record.name} goes on` : `${record.name}: ${what}`;
  const notice = single(personalBox(record.host), { ...blank, title, text: [text] });
  return since === null ? notice : { ...notice, slot: `cut-off:${since}` };
}

/** Tells the channel that a council cannot be reached; not what it was to be told. */
function councilNotice(record: GameRecord, { why, missing }: Obstacle): OutboxDraft {
  const text = [
    `I cannot open the private thread of a council here, or post in it: ${why}. **My seat** under the campaign's post shows ` +
      "its members what is theirs; once that is fixed, " +
      (missing ? "what is missing comes by itself." : "`/game repair` posts what is missing."),
  ];
  return single(channelOf(record), { ...blank, title: `${record.name}: a council cannot meet`, text });
}

const UNDELIVERED = "A message could not be delivered";

/** What the channel says of that, what a phone says of it, and what would help. */
const CLOSED: { readonly [why in Closed]: { readonly words: string; readonly asks: string; readonly help: string } } = {
  closed: {
    words: "your direct messages are closed to me",
    asks: "your direct messages are closed to me",
    help: " If you allow direct messages from this server, later ones arrive.",
  },
  quarantined: {
    words: "Discord lets me begin no conversation by direct message for now",
    asks: "I cannot write to you for now",
    help: "",
  },
};

/** Tells the channel that a person cannot be written to; not what they were to be told. */
function personNotice(record: GameRecord, person: string, { why, hasLeft, closed = "closed" }: Obstacle): OutboxDraft {
  if (hasLeft === true) return leftNotice(record, person, why);
  const { words, asks, help } = CLOSED[closed];
  const text = [
    { person },
    `: ${words}, and I could not open or use a private thread for you either: ${why}. **My seat** under the campaign's ` +
      `post, and \`/hand\`, show what is yours to you alone, at any time.${help}`,
  ];
  const post = { ...blank, title: UNDELIVERED, text, asks: { words: [asks], opens: "/hand" }, ping: [person] };
  return single(channelOf(record), post);
}

/** Tells the channel that a person cannot be there any more, and who can play in their place. */
function leftNotice(record: GameRecord, person: string, why: string): OutboxDraft {
  const text = [
    "I cannot reach ",
    { person },
    `: ${why}. Unless they come back, their seat is free for others within a day; a moderator can have somebody else play ` +
      "at once (`/moderate panel`).",
  ];
  return single(channelOf(record), { ...blank, title: UNDELIVERED, text });
}

/** Tells the host of a message that nobody can read any more. */
export function lossNotice(record: GameRecord, destination: string): OutboxDraft {
  const where = destination === channelOf(record) ? `to <#${record.channel}>` : "to one of its players";
  const text = [
    `A message of this campaign ${where} was damaged where it was stored, and cannot be sent: \`/game repair\` shows ` +
      "again where the campaign stands.",
  ];
  return single(personalBox(record.host), { ...blank, title: `${record.name}: a message is lost`, text });
}

/** What has to be said, once, about a destination that cannot be reached: to the channel about a person, else to the host. */
export function noticeOf(record: GameRecord, destination: string, obstacle: Obstacle): OutboxDraft | null {
  const [kind, id = ""] = destination.split(":");
  if (record.status === "lesson") return null; // whoever learns has the page where they began it, too
  if (kind === "talk" || kind === "thread" || kind === "replay") return null; // whoever was told would know that there is a talk; the others wait
  const isBarred = barOf(record) !== null && obstacle.missing !== undefined;
  if (kind === "channel" && isBarred) return null; // the host was told with it
  if (kind !== "channel" && (record.cutOff !== null || isBarred)) return null; // it is not their doing, and waits until we are back
  if (kind === "council") return councilNotice(record, obstacle);
  return kind === "person" ? personNotice(record, id, obstacle) : channelNotice(record, obstacle);
}

/** Tells the host what blocks the campaign, and, where a private talk is blocked, only the seat that opened it. */
export function warningNotices(
  record: GameRecord,
  live: Pick<Live, "members" | "talks"> | null,
  destination: string,
  { why, waits }: Warning,
): readonly OutboxDraft[] {
  const [kind, id = ""] = destination.split(":");
  const title = `${record.name}: ${waits ? "something waits" : "a post in words alone"}`;
  const tell = (person: string, what: string): OutboxDraft => {
    const text = waits
      ? `${what} waits: ${why}. I keep trying.`
      : `${what} came without its pictures or links: ${why}.`;
    return single(personalBox(person), { ...blank, title, text: [text] });
  };
  if (kind !== "talk")
    return [tell(record.host, waits ? "A thread or a post of this campaign" : "A post of this campaign")];
  const talk = live?.talks.find((one) => id === `${record.id}.${one.id}`);
  const openers = live && talk ? holders(live.members, talk.by).filter(({ bot }) => !bot) : [];
  return openers.map(({ person }) => tell(person, "Your private talk, or something in it,"));
}
