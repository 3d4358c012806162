/** The private page of a seat: where the campaign stands, what is asked, and every way to answer. */
import { ButtonStyle } from "discord.js";
import { handMotif, type Option, refuse, sketch } from "#engine";
import { isUnderWay } from "../../../campaign/facts/live.ts";
import { phaseTitle } from "../../../campaign/facts/names.ts";
import { shortened } from "../../../campaign/log/weighed-lines.ts";
import { ALL } from "../../commands/pages/away-page.ts";
import { writePress } from "../../screen/custom-id.ts";
import { LIMIT } from "../../screen/limits.ts";
import { date, literalName } from "../../screen/rich.ts";
import {
  button,
  galleriesOf,
  option,
  type Part,
  type Picture,
  row,
  rowPart,
  type Screen,
  select,
  text,
  weightOf,
} from "../../screen/screen.ts";
import { picturesOf, toldBy } from "../../services/pictures.ts";
import type { Services } from "../../services/services.ts";
import { doorParts } from "../ahead/doors.ts";
import { aheadHead, aheadWays, leadText } from "../ahead/step-ahead.ts";
import { undecidedParts } from "../ahead/undecided.ts";
import { toCome } from "../ahead/upcoming.ts";
import { formParts } from "../form/form-parts.ts";
import { controlId, formId, type SeatContext, seatContext } from "../sheet/context.ts";
import { earlierAnswer } from "../sheet/last-turn.ts";
import { isPutToVoteAhead, submitWord } from "../sheet/proposing.ts";
import { isRow } from "../sheet/sheet-now.ts";
import { isStep } from "../sheet/sheet-rows.ts";
import { type StepView, stepView } from "../sheet/step-view.ts";
import { subjectOf } from "../state/subject.ts";
import { lessonEnd, lessonFoot, lessonParts, withoutWarnings } from "./lesson.ts";
import { offerParts } from "./offers.ts";
import { promiseParts } from "./promise-with-offer.ts";
import { menusAhead, promptText, questionParts, titlesOf } from "./question.ts";
import { cardMenu } from "./reading.ts";
import { situation } from "./situation.ts";
import { tryButton, tryOutFoot, tryOutHead } from "./try-out.ts";
import { voteParts } from "./vote-parts.ts";
import { howToPlay, isWelcome } from "./welcome.ts";
import { whyParts } from "./why-declined.ts";

/** Left for the small print that whoever sends the page adds. */
const RESERVED = 2;

/**
 * The private page of a seat: where the campaign stands, what is asked with the facts that it takes, and every way to
 * answer. `seat` null: the one of this person's seats that the game waits for. Throws `Refused` for who holds none.
 */
export async function seatPage(
  services: Services,
  person: string,
  game: string,
  seat: string | null,
  notice = "",
): Promise<Screen> {
  const named = seat ?? (await seatInTurn(services, person, game));
  return await pageOf(await seatContext(services, person, game, named), notice);
}

/** The first of a person's seats that the game waits for, or that an offer asks; else the first. */
export async function seatInTurn({ campaigns }: Services, person: string, game: string): Promise<string> {
  const mine = await campaigns.showing.seatsOf(game, person);
  const [first] = mine;
  if (first === undefined)
    return refuse(
      "no-seat",
      "You hold no seat in this campaign: you are a spectator. `/map` and `/game status` are yours.",
    );
  if (mine.length === 1) return first;
  const { found } = await campaigns.showing.todo(person);
  return found.find((todo) => todo.record.id === game)?.seat ?? first;
}

/** The page as it is now. */
export async function pageOf(context: SeatContext, notice: string): Promise<Screen> {
  const { lesson, tryOut } = context.seatView;
  if (lesson && lesson.stop === null) return lessonEnd(context, lesson, notice);
  const pictures = await handPicture(context);
  const isAhead = context.seatView.rehearsed !== null;
  const head = isAhead
    ? [text(aheadHead(context, notice))]
    : [
        ...(tryOut ? [tryOutHead(context, tryOut)] : []),
        ...headParts(context),
        text(situation(context, lesson ? withoutWarnings(notice) : notice)),
        ...undecidedParts(context),
        ...knownParts(context),
        ...leaveParts(context),
        ...recapParts(context),
        ...whyParts(context),
        ...(lesson ? lessonParts(lesson, notice) : []),
      ];
  const foot = [...cardMenu({ ...context, cards: readable(context) }).map(rowPart), ...footParts(context)];
  const room = LIMIT.components - RESERVED - weightOf([...head, ...foot]) - galleriesOf(pictures).length - 1;
  const trial = await stepOf(context);
  const parts = isAhead ? aheadBody : bodyParts;
  const body = context.sheet.form ? openFormParts(context, room) : parts(context, trial, room);
  return { title: titleOf(context), parts: [...head, ...body, ...foot], footer: "", pictures, notice };
}

function titleOf({ seatView: { record, phase, seatName } }: SeatContext): string {
  const seat = phase.name.startsWith(seatName) ? [] : [seatName]; // "Syria phase" says it
  return [literalName(record.name), phaseTitle(phase), ...seat].join(" · ");
}

/** Turns to another of the person's seats. */
function headParts(context: SeatContext): Part[] {
  const { seats, seat, seatView } = context;
  if (seats.length < 2) return [];
  const names = new Map(
    seatView.book.definition.roster(seatView.record.options, seatView.book.content).map(({ id, name }) => [id, name]),
  );
  const entries = seats.map((one) => option(one, `Seat: ${names.get(one) ?? one}`, "", one === seat));
  return [rowPart(row(select(controlId(context, { kind: "page", does: "seat" }), "Seat", entries)))];
}

/** How much of what a seat knows is on its page; all of it is with its hand. */
const MOST_KNOWN = 4;

/** What the seat has been shown of others: it need not remember. */
function knownParts({ seatView: { known } }: SeatContext): Part[] {
  if (known.length === 0) return [];
  const more = known.length - MOST_KNOWN;
  const lines = known.slice(-MOST_KNOWN).map((line) => `• ${shortened(line, LONGEST_KNOWN)}`);
  return [
    text(["**What you know of others**", ...lines, ...(more > 0 ? [`-# ${more} more in \`/hand\``] : [])].join("\n")),
  ];
}
const LONGEST_KNOWN = 160;

/** Whoever is on leave ends it here, in all their campaigns. */
function leaveParts({ seatView: { away } }: SeatContext): Part[] {
  if (away === null) return [];
  const back = button(writePress({ kind: "away", game: ALL, does: "return" }), "I am back", ButtonStyle.Success);
  return [{ kind: "section", text: `You are on leave until ${date(away)}.`, button: back }];
}

/** How long away, in ms, or how many lines since, are more than a few lines can tell. */
const LONG_AWAY = 3 * 24 * 3_600_000;
const MANY_LINES = 40;
/** Two sides have each other's acts before them. */
const MANY_SIDES = 3;

/** For whoever comes back after a while. */
function recapParts({ services, game, seatView }: SeatContext): Part[] {
  const { seen, since, view, opening } = seatView;
  const isLong = seen !== null && services.campaigns.now() - seen >= LONG_AWAY;
  if (opening || Object.keys(view.controllers).length < MANY_SIDES || !(isLong || since.length > MANY_LINES)) return [];
  const door = button(writePress({ kind: "recap", game }), "What happened?", ButtonStyle.Primary);
  return [{ kind: "section", text: "Much has happened since you were last here.", button: door }];
}

/** A step to come: which part of it is filled in, and what is asked then. */
function aheadBody(context: SeatContext, trial: StepView | null, room: number): Part[] {
  const { decision, sheet, halted } = context;
  const lead = sheet.lead.length === 0 ? [] : [text(leadText(context))];
  const asked = decision ? [text(promptText(context, decision, trial))] : [];
  const ways = aheadWays(context, halted || (sheet.lead.length > 0 && trial === null));
  const left = room - weightOf([...lead, ...asked, ...ways]);
  return [...lead, ...asked, ...(decision ? questionParts(context, decision, trial, left) : []), ...ways];
}

function bodyParts(context: SeatContext, trial: StepView | null, room: number): Part[] {
  const { decision, seatView } = context;
  const doors = doorParts(context);
  const asked = decision ? [text(promptText(context, decision, trial))] : [];
  const votes = voteParts(context);
  const left = room - weightOf([...doors, ...asked, ...votes]);
  const offered = seatView.decisions.some(({ kind }) => kind === "offer") ? ONE_OFFER : 0;
  const question = decision ? questionParts(context, decision, trial, Math.max(left - offered, MOST_NEEDED)) : [];
  const offers = offerParts(context, left - weightOf(question));
  const all = [...asked, ...question, ...votes, ...offers, ...doors];
  while (weightOf(all) > room) all.pop(); // what can be done at any time makes room for what is asked
  return all;
}

/** An offer with its buttons and menus takes no more than this. */
const ONE_OFFER = 10;
/** How much of the page a question keeps, whatever else is there. */
const MOST_NEEDED = 14;

function openFormParts(context: SeatContext, room: number): Part[] {
  const { seatView, basis, sheet } = context;
  if (!sheet.form) return [];
  const subject = subjectOf(basis, sheet.form);
  const label = {
    do: seatView.rehearsed !== null ? "Go on" : submitWord(seatView, { id: subject.decision ?? "" }),
    order: "Set",
    query: "Ask",
    ahead: isPutToVoteAhead(seatView) ? "Propose" : "Answer ahead",
  }[subject.kind];
  const added = subject.kind === "do" && seatView.book.actions.get(subject.name)?.menu ? "Add" : label;
  const asked = alsoAsked(context);
  const again = isRow(seatView, sheet.form) ? null : (earlierAnswer(sheet, seatView.phase, subject)?.label ?? null);
  const blank = subject.kind === "do" || subject.kind === "ahead"; // no order says nothing
  const ahead = sheet.form.kind === "ahead" ? saidWith(context, sheet.form.decision) : [];
  const said = promiseParts(context, formId(context));
  const left = room - weightOf([...asked, ...ahead, ...said]);
  return [
    ...asked,
    ...formParts(subject, sheet, formId(context), { label: added, closes: true, blank, again }, left),
    ...ahead,
    ...said,
  ];
}

/** What can be said ahead with the answer to a question to come, as under the question itself. */
function saidWith(context: SeatContext, key: string | null): Part[] {
  const decision = toCome(context.seatView, key);
  return decision ? menusAhead(context, decision, false) : [];
}

/** What the game waits for, where another form lies above it. */
function alsoAsked(context: SeatContext): Part[] {
  const { decision, seatView, sheet } = context;
  if (!decision?.owed || decision.answered || sheet.form?.decision === decision.id) return [];
  if (sheet.form && isRow(seatView, sheet.form)) return [];
  const { question } = seatView.book.definition.guide.prompt(seatView.view, decision);
  const words = question === "" ? titlesOf(seatView.book.actions, decision) : question;
  return [text(`-# Still to answer, with **Back**: ${words}`)];
}

/** The step that is being filled in; null where the question does not belong to a step. */
async function stepOf(context: SeatContext): Promise<StepView | null> {
  const { decision, sheet, seatView } = context;
  return decision && !sheet.form && isStep(seatView, decision) ? await stepView(context) : null;
}

function footParts(context: SeatContext): Part[] {
  const { lesson, tryOut } = context.seatView;
  if (lesson) return [lessonFoot(context)];
  return tryOut ? tryOutFoot(context, tryOut) : footRows(context);
}

/** One row if all of it has room in that. */
function footRows(context: SeatContext): Part[] {
  const { seatView, game, seat } = context;
  const undo =
    seatView.undo === null
      ? []
      : [button(writePress({ kind: "undo", game, seat, row: seatView.undo }), "Take it back")];
  const buttons = [
    ...undo,
    button(writePress({ kind: "map", game, seat }), "Map", ButtonStyle.Secondary),
    button(writePress({ kind: "hand", game, seat }), "Hand", ButtonStyle.Secondary),
    button(writePress({ kind: "orders", game, seat }), "Orders", ButtonStyle.Secondary),
    ...(seatView.mayTalk ? [button(writePress({ kind: "talk", game, seat }), "Talk")] : []),
    ...(isWelcome(context) ? [howToPlay(game, seat)] : []),
    ...(seatView.mayTry ? [tryButton(context)] : []),
  ];
  const [first, more] = [buttons.slice(0, LIMIT.buttons), buttons.slice(LIMIT.buttons)];
  return [rowPart(row(...first)), ...(more.length > 0 ? [rowPart(row(...more))] : [])];
}

/** The cards under that picture, to be read one by one. */
function readable({ seatView }: SeatContext): readonly Option[] {
  if (!isUnderWay(seatView.record)) return [];
  return seatView.book.definition.reading?.cards(seatView.view) ?? [];
}

/** What the seat holds; where nothing is held, there is nothing to see. */
export async function handPicture({
  services,
  seatView,
  person,
  game,
  seat,
}: SeatContext): Promise<readonly Picture[]> {
  const { record, book, view } = seatView;
  if (!isUnderWay(record) || (seatView.holdsNothing && seatView.known.length === 0)) return [];
  const source = sketch(book, handMotif(seatView.known), view);
  const told = toldBy("hand", { seat: seatView.seatName });
  return await picturesOf(services, { source, game, person, kind: "hand", view: `hand ${seat}`, told });
}
