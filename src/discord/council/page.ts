/** The post in a council's thread: hand, question, answers with their votes, and who answers. */
import { ButtonStyle } from "discord.js";
import type { CouncilMessage, CouncilQuestion } from "../../campaign/contract/councils.ts";
import { leaders } from "../../campaign/facts/acting.ts";
import type { Council, CouncilMember } from "../../campaign/facts/council.ts";
import { phaseTitle, standingsLead } from "../../campaign/facts/names.ts";
import { sinceText } from "../../campaign/log/since.ts";
import { namesIn } from "../../campaign/log/weighed-lines.ts";
import { pollLine, sentLine, timeLine } from "../../campaign/votes/vote-words.ts";
import { writePress } from "../screen/custom-id.ts";
import { clip, LIMIT } from "../screen/limits.ts";
import { literal, literalName, markdown, mention } from "../screen/rich.ts";
import { button, buttonRows, type Part, page, row, rowPart, type Screen, text } from "../screen/screen.ts";
import { endedPage } from "../seat/page/ended-page.ts";
import { answerId, promptText, titlesOf } from "../seat/page/question.ts";
import { handPicture } from "../seat/page/seat-page.ts";
import { standText } from "../seat/page/stand-text.ts";
import { briefOf, howToPlay } from "../seat/page/welcome.ts";
import { type SeatContext, seatContext } from "../seat/sheet/context.ts";
import { isStep } from "../seat/sheet/sheet-rows.ts";
import { allOf, answersTo, type Offered } from "../seat/state/answers.ts";
import type { Services } from "../services/services.ts";

const HIDDEN = "-# Somebody on another side can read this thread: hand, facts and plans are behind **My seat**.";

/** How many offers are shown; all of them are on one's own page. */
const MOST_OFFERS = 4;

/** The post of a council: hand, question, who answers it, and how. */
export async function councilScreen(
  services: Services,
  game: string,
  { council, seat, hides }: CouncilQuestion,
): Promise<Screen> {
  const context = await seatContext({ ...services, unasked: true }, council.captain.person, game, seat);
  const { seatView } = context;
  const title = `${seatView.seatName} · council of ${council.members.length} · ${phaseTitle(seatView.phase)}`;
  const question = hides ? hiddenParts(context) : openParts(context, council);
  const parts = [
    text(standing(context, hides)),
    ...question,
    ...whoActs(context, council, hides),
    footRow(game, seat, seatView.opening && !hides),
  ];
  return { title, parts, footer: "", pictures: hides ? [] : await handPicture(context) };
}

/** Who is ahead, what has happened, and whether the game waits for the seat. */
function standing(context: SeatContext, hides: boolean): string {
  const { seatView } = context;
  const { guide } = seatView.book.definition;
  const lines = [
    ...(seatView.opening && !hides ? briefOf(context) : []),
    sinceText(seatView.since, { seat: context.seat, names: namesIn(seatView.record, seatView.book) }),
    ...(hides ? [] : seatView.news),
    standingsLead(seatView.phase, guide.standings({ ...seatView.view, seat: null, hand: null })),
    `-# ${standText(context)}`,
  ];
  return lines.filter((line) => line !== "").join("\n");
}

function openParts(context: SeatContext, council: Council): Part[] {
  const { decision } = context;
  const offers = offersText(context, council);
  return [
    ...(offers === "" ? [] : [text(offers)]),
    ...(decision ? [text(promptText(context, decision, null)), ...answerRows(context).map(rowPart)] : []),
  ];
}

/** What others offer the seat, and who answers it. */
function offersText({ seatView }: SeatContext, council: Council): string {
  const open = seatView.decisions.filter(({ kind, invited, answered }) => kind === "offer" && invited && !answered);
  const own = open.flatMap((offer) => (offer.text ? [`• ${literal(offer.text)}`] : []));
  if (own.length === 0) return "";
  const who =
    council.offers === "council" || council.rule === "anyone"
      ? "whoever comes first"
      : leaders(council).map(named).join(" or ");
  return [`**Offered to you:** ${who} answers, behind **My seat**.`, ...own.slice(0, MOST_OFFERS)].join("\n");
}

/** Complete answers as buttons, those that have votes in any case; everything else is filled in on one's own page. */
function answerRows(context: SeatContext) {
  const { decision, seatView } = context;
  if (!decision) return [];
  const answers = answersTo(seatView, decision);
  const { first, single } = answers;
  const votes = votesByName(context);
  const voted = allOf(answers).filter(({ label }) => (votes.get(label) ?? 0) > 0);
  const usual = isStep(seatView, decision) ? [] : [...first, ...single];
  const room = 2 * LIMIT.buttons;
  const more = usual.filter((answer) => !voted.includes(answer)).slice(0, Math.max(0, room - voted.length));
  const shown = allOf(answers).filter((answer) => voted.slice(0, room).includes(answer) || more.includes(answer));
  return buttonRows(
    shown.map((answer) => button(answerId(context, decision, answer, "council"), withVotes(answer, votes))),
  );
}

/** How many have voted for each named answer. */
const votesByName = ({ seatView }: SeatContext): ReadonlyMap<string, number> =>
  new Map(
    seatView.vote?.votes[0]?.motions.flatMap(({ record, support }) =>
      record.poll === null ? [] : [[record.poll, support.length] as const],
    ),
  );

/** "Up to 3 · 4" */
function withVotes({ label }: Offered, votes: ReadonlyMap<string, number>): string {
  const count = votes.get(label) ?? 0;
  return count > 0 ? `${clip(label, LIMIT.buttonLabel - 5)} · ${count}` : label;
}

/** The question without what only its seat may know. */
function hiddenParts({ decision, seatView }: SeatContext): Part[] {
  const asked = decision?.owed ? `**${titlesOf(seatView.book.actions, decision)}?**\n` : "";
  return [text(`${asked}${HIDDEN}`)];
}

/** Who answers for the council, or how its vote stands. */
function whoActs({ seatView }: SeatContext, council: Council, hides: boolean): Part[] {
  if (council.rule === "anyone") return [text("-# Whoever answers first answers for all of you.")];
  const names = leaders(council).map(named);
  if (council.rule === "captain") return [text(`-# ${names.join(" or ")} answers for you.`)];
  const [standing] = seatView.vote?.votes ?? [];
  if (!standing) return [text(`-# You vote; ${names.join(" or ")} decides what the vote leaves open.`)];
  const shown = hides ? [] : [pollLine(standing), sentLine(standing)];
  const lines = [...shown, timeLine(standing, seatView.deadline)].map(markdown);
  return [text(lines.filter((line) => line !== "").join("\n"))];
}

const named = ({ person, office }: CouncilMember): string =>
  office === null ? mention(person) : `${mention(person)} (${office})`;

function footRow(game: string, seat: string, isOpening: boolean): Part {
  return rowPart(
    row(
      button(writePress({ kind: "act", game, seat }), "My seat", ButtonStyle.Primary),
      button(writePress({ kind: "hand", game, seat }), "Hand"),
      button(writePress({ kind: "map", game, seat }), "Map"),
      button(writePress({ kind: "log", game }), "Log"),
      ...(isOpening ? [howToPlay(game, seat)] : []),
    ),
  );
}

/** What stays of the post when the campaign is over, or one holder is left. */
export async function partingScreen(services: Services, { game, record, persons }: CouncilMessage): Promise<Screen> {
  if (record.status !== "running") return await endedPage(services, game, "");
  const [last] = persons;
  const words = last === undefined ? "Nobody plays this seat now." : `${mention(last)} plays this seat alone now.`;
  return page(literalName(record.name), words);
}
