/** Presses that open and close something on a seat's page: forms, questions to come, orders. */
import type { PressOf } from "../../screen/payloads.ts";
import { stale, unknownControl } from "../../screen/refusals.ts";
import type { Screen } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import { shortcutsOf, upcomingOf } from "../ahead/upcoming.ts";
import { chosenIn } from "../form/choosing.ts";
import { fill } from "../form/fields.ts";
import { confirmPage } from "../page/confirm.ts";
import { pageOf } from "../page/seat-page.ts";
import { type SeatContext, seatContext, withSheet } from "../sheet/context.ts";
import { forgoneByMoves, forgoneQuestion } from "../sheet/forgone.ts";
import { isPutToVoteAhead, putToVote } from "../sheet/proposing.ts";
import { turnPage } from "../sheet/rehearsal.ts";
import { answerById, idOf } from "../state/answers.ts";
import { type SheetState, setAside } from "../state/state.ts";
import { subjectOf, type Wanted } from "../state/subject.ts";
import { act, shownAfter } from "./acting.ts";

/** What opens and closes on a seat's page. */
export async function pressPage(
  context: SeatContext,
  asker: Asker,
  press: PressOf<"page">,
  values: readonly string[],
): Promise<Screen> {
  const [value = ""] = values;
  switch (press.does) {
    case "show":
      return await pageOf(context, "");
    case "do":
      return await doOrOpen(context, asker, press.action, null);
    case "open":
      return value === "-" ? await pageOf(context, "") : await doOrOpen(context, asker, value, null);
    case "begin":
      return await open(context, { kind: "do", name: press.action, decision: null }, values, press.chunk);
    case "form":
      return await open(context, { kind: "do", name: press.action, decision: press.offer }, [], 0);
    case "ahead":
      return await openAhead(context, press.question ?? value);
    case "quick":
      return await quick(context, asker, press.question, press.answer);
    case "more":
      return await pageOf(await withSheet(context, { ...context.sheet, more: !context.sheet.more }), "");
    case "counter":
      return await counter(context, press.offer);
    case "prepare":
      return await prepared(context, press.question);
    case "forget":
      return await forget(context, asker);
    case "inherited":
      return await decideInherited(context, asker, press.what === "keep");
    case "lead":
      return await leadWith(context, asker, press.answer);
    case "lead-chosen":
      return await leadWith(context, asker, value);
    case "seat":
      return unknownControl();
  }
}

/** Keeps what the seat was taken over with, or drops it. */
async function decideInherited(context: SeatContext, asker: Asker, keeps: boolean): Promise<Screen> {
  const { services, game, person, seat } = context;
  await services.campaigns.acting.decideInherited(game, person, seat, keeps, asker.interaction);
  return await shownAfter(
    context,
    keeps
      ? "✅ They are yours now, and act as they are: **Orders** and the page of each question change them."
      : "✅ They are gone: you are asked.",
  );
}

/** An action without params is done; another opens its form. */
async function doOrOpen(context: SeatContext, asker: Asker, name: string, decision: string | null): Promise<Screen> {
  const { seatView } = context;
  const action = seatView.book.actions.get(name) ?? unknownControl();
  const answered =
    seatView.decisions.find(({ actions, kind }) => kind !== "offer" && actions.includes(name))?.id ?? decision;
  if (action.entries.length === 0) {
    const move = { action: name, params: {} };
    const forgone = forgoneByMoves(seatView, [move]);
    const question = action.confirm ?? (forgone ? forgoneQuestion(forgone) : null);
    return question === null
      ? await act(context, asker, { decision: answered, moves: [move] }, false)
      : await confirmPage(context, move, answered, question);
  }
  return await open(context, { kind: "do", name, decision: answered }, [], 0);
}

/** Opens a form, with what was chosen in its first menu. */
export async function open(
  context: SeatContext,
  form: Wanted,
  values: readonly string[],
  chunk: number,
): Promise<Screen> {
  const opened: SheetState = { ...setAside(context.sheet), form };
  const subject = subjectOf(context.seatView, form);
  const [first] = fill(subject.form, subject.view, subject.preset, opened, subject.begins).fields;
  const picked = values.filter((value) => value !== "-");
  const sheet = first && picked.length > 0 ? chosenIn(opened, subject, first, picked, chunk) : opened;
  return await pageOf(await withSheet(context, sheet), "");
}

/** A question to come: its form holds what was answered ahead before. */
async function openAhead(context: SeatContext, key: string): Promise<Screen> {
  const { seatView } = context;
  const upcoming =
    seatView.book.definition.guide.upcoming(seatView.view).find((one) => one.key === key) ?? unknownControl();
  const before =
    seatView.prepared.find((one) => one.key === key && one.seat === seatView.view.seat)?.moves[0]?.params ?? {};
  const form: Wanted = { kind: "ahead", name: upcoming.action, decision: key };
  return await pageOf(await withSheet(context, { ...setAside(context.sheet), form, values: before }), "");
}

/** Turns the page to a step to come; null: back to the present. */
async function prepared(context: SeatContext, key: string | null): Promise<Screen> {
  const { services, person, game, seat } = context;
  await turnPage(context, key);
  return await pageOf(await seatContext(services, person, game, seat), "");
}

/** Forgets what was prepared of a step to come, and what is filled in for it. */
async function forget(context: SeatContext, asker: Asker): Promise<Screen> {
  const { services, person, game, seat, seatView, slot } = context;
  const key = seatView.rehearsed ?? unknownControl();
  await services.campaigns.acting.prepareStep({
    game,
    person,
    seat,
    key,
    moves: [],
    ends: false,
    interaction: asker.interaction,
  });
  await services.campaigns.acting.keepSheet(game, person, seat, slot, null);
  return await prepared(context, null);
}

/** A complete answer in a step to come, before its rows. */
async function leadWith(context: SeatContext, asker: Asker, id: string): Promise<Screen> {
  const { seatView, decision } = context;
  const answer = (decision && answerById(seatView, decision, id)) ?? stale();
  return await act(context, asker, { decision: null, moves: answer.moves }, false);
}

/** A named answer to a question to come. */
async function quick(context: SeatContext, asker: Asker, key: string, id: string): Promise<Screen> {
  const { services, game, person, seat, seatView } = context;
  const upcoming = upcomingOf(seatView).find((one) => one.key === key) ?? stale();
  const { moves, label } = shortcutsOf(seatView, upcoming).find((one) => idOf(one) === id) ?? stale();
  if (isPutToVoteAhead(seatView)) {
    const put = { question: key, moves, ahead: [], end: false, left: context.sheet };
    return await shownAfter(context, await putToVote(context, asker, put));
  }
  await services.campaigns.acting.prepare({
    game,
    person,
    seat,
    key,
    moves,
    ahead: [],
    interaction: asker.interaction,
  });
  return await shownAfter(
    context,
    `✅ ${upcoming.title}: ${label}, as soon as it is your turn. It can be changed until then.`,
  );
}

/** Another proposal in place of one: its form is filled in with the other's terms, turned round. */
export async function counter(context: SeatContext, id: string): Promise<Screen> {
  const { seatView } = context;
  const offer = seatView.decisions.find((one) => one.id === id) ?? unknownControl();
  const move = seatView.book.definition.guide.counter?.(seatView.view, offer) ?? unknownControl();
  const decision = offer.actions.includes(move.action) ? offer.id : null;
  const form: Wanted = { kind: "do", name: move.action, decision };
  return await pageOf(await withSheet(context, { ...setAside(context.sheet), form, values: move.params }), "");
}
