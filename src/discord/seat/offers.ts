import { ButtonStyle } from "discord.js";
import type { Decision } from "../../engine/index.ts";
import { literal } from "../rich.ts";
import { button, type Part, RULE, row, rowPart, text } from "../screen.ts";
import { answersTo } from "./answers.ts";
import { controlId, type SeatContext } from "./context.ts";
import { answerId, ownForm } from "./question.ts";

/** So many offers are shown one by one. */
const MOST = 4;
const BUTTONS = 5;

/** Proposals that ask this seat, and its own that can be withdrawn: each with its terms and its buttons. */
export function offerParts(context: SeatContext): Part[] {
  const offers = context.desk.decisions.filter(({ kind }) => kind === "offer");
  const shown = [...offers.filter(({ invited }) => invited), ...offers.filter(({ invited }) => !invited)].slice(
    0,
    MOST,
  );
  const more = offers.length - shown.length;
  return [
    ...(shown.length > 0 ? [RULE] : []),
    ...shown.flatMap((offer) => offerPart(context, offer)),
    ...(more > 0 ? [text(`-# …and ${more} more offers, shown when these are answered.`)] : []),
  ];
}

function offerPart(context: SeatContext, offer: Decision): Part[] {
  const { desk } = context;
  const { facts } = desk.book.definition.guide.prompt(desk.view, offer);
  const words = [literal(offer.text ?? ""), ...facts].filter((line) => line !== "").join("\n");
  const { first, others } = answersTo(desk, offer);
  const buttons = [...first, ...(others ?? [])].map((answer, i) =>
    button(answerId(context, offer, answer), answer.label, styleOf(offer, i)),
  );
  const form = ownForm(context, offer);
  const covered = [...first, ...(others ?? [])].some(({ moves }) => moves[0]?.action === form?.name);
  if (form && !covered) {
    const title = desk.book.actions.get(form.name)?.title ?? form.name;
    buttons.unshift(
      button(controlId(context, "page", offer.id, `form.${form.name}`), `${title}…`, ButtonStyle.Success),
    );
  }
  if (offer.invited && desk.book.definition.guide.counter?.(desk.view, offer))
    buttons.push(button(controlId(context, "page", offer.id, "counter"), "Counter…"));
  return [text(words), ...(buttons.length > 0 ? [rowPart(row(...buttons.slice(0, BUTTONS)))] : [])];
}

const styleOf = ({ invited }: Decision, at: number) =>
  invited && at === 0 ? ButtonStyle.Success : ButtonStyle.Secondary;
