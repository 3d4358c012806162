/** What a phase's post says: what happened in it, who leads, whom the campaign waits for, and which buttons it has. */
import { openAsk, publicView, type Seat, viewOf } from "#engine";
import type { Control, PostPicture, Rich } from "../../store/records.ts";
import type { LivePost } from "../contract/deliveries.ts";
import type { Heading } from "../contract/views.ts";
import { phaseOf, phaseTitle, standingsLead, whoPlays } from "../facts/names.ts";
import { openDecisions } from "../facts/open-decisions.ts";
import { waitedFor } from "../facts/reactions.ts";
import type { ShownLine, ShownPost } from "../facts/words.ts";
import type { Standing } from "../moves/announcement.ts";
import { barOf, isStopped } from "../time/stopped.ts";
import { comesAtLimit } from "../time/timetable-words.ts";
import { FAIR_DICE } from "./lobby-post.ts";

/** Characters that the lines of a post may take: with what stands above them, a message has room for 4,000. */
const ROOM = 3000;
/** How many lines of what came before its phase an open post has: below them, the buttons must stay in sight. */
const MOST_BEFORE = 10;
/** Whole answers beside "My seat" and "Map". */
const MOST_ANSWERS = 3;

/** What is left of talks that came to nothing. */
const NO_DEAL = "No deals this turn.";

/** What a post shows besides its lines and the present state. */
interface Around {
  readonly talked?: boolean;
  readonly heading?: Heading | null;
  readonly said?: Rich;
}

/**
 * The post of a phase as it is sent. `standing` null: the campaign or the phase has ended; `talked`: people negotiated
 * in it; `heading`: the turn before in short, where the post begins one; `said`: what stands below its lines that no log
 * has.
 */
export function livePost(
  standing: Standing | null,
  post: ShownPost,
  pictures: readonly PostPicture[],
  { talked = false, heading = null, said = [] }: Around = {},
): LivePost {
  const head = (below: string): string => (post.chain === null ? "" : inShort(heading, below));
  const chain = chainLine(post.chain);
  const told = post.lines.length > 0 || pictures.length > 0;
  const shown = { title: post.title, pictures, told };
  if (!standing || !post.open) {
    const lines = closedText(post.lines);
    const left = lines === "" && said.length === 0 && talked ? NO_DEAL : lines;
    const below = said.length === 0 || left === "" ? said : ["\n", ...said];
    return {
      ...shown,
      text: [head(left) + left, ...below, ...chain],
      controls: [],
      before: "",
      thread: null,
      open: false,
      stage: "",
    };
  }
  const { record, book, env } = standing;
  const phase = phaseOf(book, env);
  const foot = footOf(standing, heading?.lines);
  const lines = linesText(post.lines.filter(({ under }) => under === null));
  const above: Rich = [...(lines === "" ? [] : [lines]), ...(lines !== "" && said.length > 0 ? ["\n"] : []), ...said];
  const earlier = before(post.lines, ROOM - lines.length - inShort(heading, "").length);
  const first = head(`${lines}\n${earlier}`);
  return {
    ...shown,
    text: [first, ...above, ...(above.length === 0 ? [] : ["\n\n"]), ...foot, ...chain],
    controls: [...controlsOf(standing), ...(post.chain === null ? [] : [FAIR_DICE])],
    before: earlier,
    thread: phase.talk ? { phase: phase.id, name: `${record.name} · ${phaseTitle(phase)}`.slice(0, 100) } : null,
    open: true,
    stage: `${openAsk(env)?.id} ${post.lines.length}`,
  };
}

/** In the first post of a turn, below all that is to be read: what has happened so far cannot be changed unseen. */
const chainLine = (chain: string | null): Rich =>
  chain === null ? [] : [`\n-# Log so far \`${chain}\`, to check the campaign's file by: \`/help topic:dice\``];

/** A turn in short, without what the lines below it tell anyway. */
function inShort(heading: Heading | null, below: string): string {
  if (!heading) return "";
  const told = below.split("\n").map(bare);
  const left = heading.lines.filter((line) => !told.some((one) => one.startsWith(bare(line).replace(/…$/, ""))));
  return left.length === 0 ? "" : `**Turn ${heading.turn} in short**\n${bullets(left)}\n`;
}

const bare = (line: string): string => line.replaceAll("**", "");

const bullets = (lines: readonly string[]): string => lines.map((line) => `• ${line}`).join("\n");

/** Of offers only what was agreed is worth reading afterwards, and how many came to nothing. */
function closedText(all: readonly ShownLine[]): string {
  const lines = linesText(all.filter(({ offer }) => offer === undefined));
  const failed = all.filter(({ offer, struck }) => offer === "failed" && !struck).length;
  if (failed === 0) return lines;
  const count = failed === 1 ? "1 offer came to nothing." : `${failed} offers came to nothing.`;
  return lines === "" ? count : `${lines}\n${count}`;
}

type Look = Omit<Standing, "clocks">;

/** What posts have shown of states: after a move the state before is asked for again. */
const faces = new WeakMap<Standing["env"], { readonly look: Look; readonly face: string }>();

/** What an open post shows of a state: all of it but the lines and the time that is left, in words and buttons. */
export function presentFace(look: Look): string {
  const known = faces.get(look.env);
  if (known && isOfTheSame(known.look, look)) return known.face;
  const standing = { ...look, clocks: [] };
  const face = JSON.stringify([footOf(standing), controlsOf(standing)]);
  faces.set(look.env, { look, face });
  return face;
}

/** Whether it is the same campaign with the same people. */
const isOfTheSame = (a: Look, b: Look): boolean =>
  a.book === b.book && a.members === b.members && isSameButVersion(a.record, b.record);

/** Every write counts the version of a record up, and most change nothing else of it. */
function isSameButVersion(a: Look["record"], b: Look["record"]): boolean {
  if (a === b) return true;
  const names = Object.keys(a) as (keyof Look["record"])[]; // its own members
  return names.every((name) => name === "version" || a[name] === b[name]);
}

/** Who leads, what everyone should know of the phase, and whom the game waits for: it stands last, above the buttons. `told`: above it. */
function footOf(standing: Standing, told: readonly string[] = []): Rich {
  const { book, env } = standing;
  const { guide } = book.definition;
  const view = publicView(book, env);
  const facts = [standingsLead(phaseOf(book, env), guide.standings(view)), ...guide.notice(view)].filter(
    (line) => line !== "" && !told.includes(line),
  );
  const above = facts.map((line) => `${line}\n`).join("");
  return [...(above === "" ? [] : [above]), ...waitingText(standing)];
}

/** "Waiting on Ben (Sunnis), Dan (US); …", or why nobody is. */
export function waitingText(standing: Standing): Rich {
  const { paused, cutOff } = standing.record;
  const bar = barOf(standing.record);
  if (cutOff !== null) return ["I cannot be in the channel of this campaign: its clocks stand until I can. "];
  if (bar?.ended === null)
    return [
      `I may not post in this channel: the campaign stands still until I may, but not beyond <t:${Math.floor(bar.until / 1000)}:f>. `,
      ...waitedText(standing),
    ];
  if (paused === null) return waitedText(standing);
  if (isStopped(standing.record)) return ["Stopped by the moderator: nobody can act until it goes on. "];
  return [`Paused until <t:${Math.floor(paused / 1000)}:f>: nobody has to hurry. `, ...waitedText(standing)];
}

/** Whom the campaign waits for, until when, and what comes then. */
function waitedText({ record, book, members, env, clocks }: Standing): Rich {
  const { seats, open } = waitedFor(book, record, env);
  if (open) return ["Waiting on whoever can react."]; // a deadline would tell who: every seat has its own
  if (seats.length === 0) return ["Nobody has to answer now."];
  const who = seats.flatMap((seat, i): Rich => [i === 0 ? "" : ", ", ...whoPlays(record, book, members, seat)]);
  return [
    "Waiting on ",
    ...who,
    ...until(
      clocks.filter(({ seat }) => seats.includes(seat)),
      comesAtLimit(record.timetable),
    ),
    ".",
    ...count(env, seats),
  ];
}

/** The earliest deadline, in each reader's own words, and what comes then. */
function until(clocks: Standing["clocks"], comes: string): Rich {
  const deadlines = clocks.flatMap(({ deadline }) => deadline ?? []);
  if (deadlines.length === 0) return [];
  return [`; ${comes} <t:${Math.floor(Math.min(...deadlines) / 1000)}:R>`];
}

function count(env: Standing["env"], seats: readonly Seat[]): Rich {
  const asked = openAsk(env)?.seats.length ?? 0;
  const answered = asked - seats.length;
  return asked > 1 && answered > 0 ? [` ${answered} of ${asked} ${answered === 1 ? "has" : "have"} answered.`] : [];
}

/** Buttons that follow only from the table: they are the same whatever the hands hold. */
const controlsOf = (standing: Standing): readonly Control[] => [
  { kind: "act", seat: null, label: "My seat" },
  ...openAnswers(standing),
  { kind: "map", label: "Map" },
];

/** Whole answers that everyone who is waited for has. */
function openAnswers({ book, record, env }: Standing): readonly Control[] {
  const ask = openAsk(env);
  const [first = [], ...others] = waitedFor(book, record, env).seats.map((seat) => openLabels(book, env, seat));
  const common = first.filter((label) => others.every((labels) => labels.includes(label)));
  return ask ? common.slice(0, MOST_ANSWERS).map((label) => ({ kind: "answer", decision: String(ask.id), label })) : [];
}

function openLabels(book: Standing["book"], env: Standing["env"], seat: Seat): readonly string[] {
  const owed = openDecisions(book, env, seat).find((decision) => decision.owed);
  const shortcuts = owed && book.definition.guide.openShortcuts?.(viewOf(book, env, seat), owed);
  return shortcuts ? shortcuts.map(({ label }) => label) : [];
}

/** The newest lines of the phases before, which nobody was asked in. */
const before = (lines: readonly ShownLine[], room: number): string =>
  linesText(
    lines.filter(({ under }) => under !== null),
    room,
    MOST_BEFORE,
  );

/** The newest lines that there is room for, in characters and in lines, oldest first. */
export function linesText(lines: readonly ShownLine[], characters = ROOM, most = Number.POSITIVE_INFINITY): string {
  const texts = lines.map(lineText);
  let from = texts.length;
  for (let [room, left] = [characters, most]; from > 0; from--) {
    const text = texts[from - 1] ?? "";
    room -= text.length + 1;
    left -= text.split("\n").length;
    if (room < 0 || left < 0) break;
  }
  const earlier = from === 0 ? [] : [`-# ${from} earlier ${from === 1 ? "line" : "lines"}: \`/game log\``];
  const shown = texts.slice(from).flatMap((text, i) => [...headingOf(lines, from + i, from), text]);
  return [...earlier, ...shown].join("\n");
}

/** Another phase is named where its lines begin; a gap sets the post's own off. */
function headingOf(lines: readonly ShownLine[], at: number, first: number): readonly string[] {
  const under = lines[at]?.under ?? null;
  const was = at === first ? null : lines[at - 1]?.under;
  if (under === was) return [];
  return [under === null ? "" : `**${under}**`];
}

function lineText({ text, struck }: ShownLine): string {
  const fits = text.length < ROOM / 2 ? text : `${text.slice(0, ROOM / 2).trimEnd()}…`;
  return struck ? fits.replaceAll(/[^\n]+/g, "~~$&~~") : fits;
}
