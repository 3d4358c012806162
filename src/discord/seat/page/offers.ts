/** What a seat's page shows of offers: their terms, and the buttons that answer, counter or withdraw them. */
import { ButtonStyle } from "discord.js";
import type { Decision } from "#engine";
import { literal, markdown } from "../../screen/rich.ts";
import { button, option, type Part, RULE, row, rowPart, select, text, weightOf } from "../../screen/screen.ts";
import { controlId, type SeatContext } from "../sheet/context.ts";
import { allOf, answersTo, type Offered } from "../state/answers.ts";
import { answerId, MENU, ownForm } from "./question.ts";

/** The most offers that are shown one by one. */
const MOST = 4;
const BUTTONS = 5;

/**
 * Proposals that ask this seat, and its own that can be withdrawn: each with its terms and all of its buttons, as many
 * as there is room for, and one at least.
 */
export function offerParts(context: SeatContext, room: number): Part[] {
  const offers = context.seatView.decisions.filter(({ kind }) => kind === "offer");
  const sorted = [...offers.filter(({ invited }) => invited), ...offers.filter(({ invited }) => !invited)];
  const all = sorted.slice(0, MOST).map((offer) => offerPart(context, offer));
  const shown = all.filter((_, i) => i === 0 || AROUND + weightOf(all.slice(0, i + 1).flat()) <= room);
  const more = offers.length - shown.length;
  return [
    ...(shown.length > 0 ? [RULE] : []),
    ...shown.flat(),
    ...(more > 0
      ? [text(`-# …and ${more} more ${more === 1 ? "offer" : "offers"}, shown when these are answered.`)]
      : []),
  ];
}

/** The line above the offers, and the note below. */
const AROUND = 2;

function offerPart(context: SeatContext, offer: Decision): Part[] {
  const { seatView } = context;
  const { facts } = seatView.book.definition.guide.prompt(seatView.view, offer);
  const said = seatView.said.find((one) => one.offer === offer.id);
  const terms = said ? `**Binding**: ${literal(offer.text ?? "")}` : literal(offer.text ?? "");
  const words = [terms, ...(said ? [markdown(said.text)] : []), ...facts].filter((line) => line !== "").join("\n");
  const answers = answersTo(seatView, offer);
  const all = allOf(answers);
  const menu = all.length > BUTTONS ? repeated(answers.others ?? []) : [];
  const buttons = all
    .filter((answer) => !menu.includes(answer))
    .map((answer, i) => button(answerId(context, offer, answer), answer.label, styleOf(offer, i)));
  const form = ownForm(context, offer);
  const named = all.some(({ moves }) => moves[0]?.action === form?.name);
  if (form && !(named && answers.others)) {
    const title = named ? "Other cards or terms" : seatView.book.actions.get(form.name)?.title;
    const id = controlId(context, { kind: "page", does: "form", offer: offer.id, action: form.name });
    const other = button(id, `${title ?? form.name}…`, named ? ButtonStyle.Secondary : ButtonStyle.Success);
    buttons.splice(named ? 1 : 0, 0, other);
  }
  if (offer.invited && seatView.book.definition.guide.counter?.(seatView.view, offer))
    buttons.push(button(controlId(context, { kind: "page", does: "counter", offer: offer.id }), "Counter…"));
  return [
    text(words),
    ...(menu.length > 0 ? [rowPart(row(answerMenu(context, offer, menu, answers.first)))] : []),
    ...(buttons.length > 0 ? [rowPart(row(...buttons.slice(0, BUTTONS)))] : []),
  ];
}

/** Answers by an action that can be given in several ways: with one card or another. */
const repeated = (answers: readonly Offered[]): readonly Offered[] =>
  answers.filter(({ moves: [move] }) => answers.filter(({ moves }) => moves[0]?.action === move?.action).length > 1);

function answerMenu(context: SeatContext, offer: Decision, answers: readonly Offered[], buttons: readonly Offered[]) {
  const name = answers[0]?.moves[0]?.action ?? "";
  const words = commonWords(answers.map(({ label }) => label));
  const other = buttons.some(({ moves }) => moves[0]?.action === name) ? " another" : "";
  const title = words === "" ? (context.seatView.book.actions.get(name)?.title ?? "Answer") : `${words}${other}…`;
  const entries = answers.map(({ id, label, detail = "" }) => option(id, label, detail));
  return select(answerId(context, offer, { id: MENU }), title, entries);
}

/** What all of them begin with, in whole words: "Accept, give". */
function commonWords([first = "", ...others]: readonly string[]): string {
  const words = first.split(" ");
  const same = (count: number): boolean => others.every((one) => one.startsWith(`${words.slice(0, count).join(" ")} `));
  let count = 0;
  while (count < words.length - 1 && same(count + 1)) count++;
  return words.slice(0, count).join(" ");
}

const styleOf = ({ invited }: Decision, at: number) =>
  invited && at === 0 ? ButtonStyle.Success : ButtonStyle.Secondary;
