import { createHash } from "node:crypto";
import type { Desk } from "../../campaign/service.ts";
import { type Answer, canonical, type Decision, type Group, type Params, refuse } from "../../engine/index.ts";
import type { Draft } from "../../store/records.ts";
import type { Press } from "../custom-id.ts";

export const FORM_KINDS = ["do", "order", "query"] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** What a form is filled in for: an action, a standing order or a query. */
export interface Subject {
  readonly kind: FormKind;
  readonly game: string;
  readonly seat: string;
  readonly name: string;
  readonly title: string;
  readonly help: string;
  readonly form: Group<unknown> & { readonly name: string };
  /** The decision that an action answers. */
  readonly decision: Decision | null;
  readonly preset: Params;
  readonly confirm: string | null;
}

/** Where answers are kept that belong to no decision; the campaign keeps these as long as the game runs. */
const NO_DECISION = { do: "free", order: "orders", query: "free" } as const;

export const draftKey = (subject: Subject, person: string): Omit<Draft, "answers"> => ({
  seat: subject.seat,
  person,
  decision: subject.decision?.id ?? NO_DECISION[subject.kind],
  action: subject.kind === "query" ? `query ${subject.name}` : subject.name,
});

/** The part of a custom id that leads back to this form. */
export const pressOf = (subject: Subject): Omit<Press, "step"> => ({
  kind: subject.kind,
  game: subject.game,
  decision: subject.decision?.id ?? null,
  seat: subject.seat,
  name: subject.name,
});

/** Ties a control to the answers it was shown for, so that one of an older page does nothing. */
export const fingerprint = (answers: readonly Answer[]): string =>
  createHash("sha256").update(canonical(answers)).digest("base64url").slice(0, 6);

/** The form that a custom id or a command means. Throws `Refused` if it is not open. */
export function subjectOf(desk: Desk, wanted: Omit<Press, "step" | "game">): Subject {
  const { kind, name, seat } = wanted;
  const { definition } = desk.book;
  const base = { game: desk.record.id, seat: seat ?? desk.view.seat, confirm: null, decision: null, preset: {} };
  if (kind === "order") {
    const order =
      definition.orders.find((o) => o.name === name) ?? refuse("no-order", "There is no such standing order.");
    const form = { ...order.form, name: order.name };
    return { ...base, kind, name: order.name, title: order.title, help: "", form };
  }
  if (kind === "query") {
    const query = definition.queries.find((q) => q.name === name) ?? refuse("no-query", "There is no such question.");
    return { ...base, kind, name: query.name, title: query.title, help: "", form: query };
  }
  const action = desk.book.actions.get(name ?? "") ?? refuse("no-action", "There is no such action in this game.");
  const decision = decisionOf(desk, wanted.decision);
  const { title, help, confirm } = action;
  return {
    ...base,
    kind: "do",
    name: action.name,
    title,
    help,
    confirm,
    form: action,
    decision,
    preset: decision?.preset ?? {},
  };
}

function decisionOf(desk: Desk, id: string | null): Decision | null {
  if (id === null) return null;
  return desk.decisions.find((d) => d.id === id) ?? refuse("stale", "That question is no longer open.");
}
