/** What a form is for: an action, a question to come, a standing order or a query. */
import type { GameTypes } from "#engine";
import { type Decision, type Group, type Params, type Preset, refuse, type View } from "#engine";
import type { SeatView } from "../../../campaign/service.ts";
import { stale } from "../../screen/refusals.ts";
import type { FormKind, SheetState } from "./state.ts";

export interface Subject {
  readonly kind: FormKind;
  readonly name: string;
  /** The decision that it answers, or the key of the question to come. */
  readonly decision: string | null;
  readonly title: string;
  /** What there is to know before filling it in, a line each. */
  readonly help: readonly string[];
  readonly form: Group<unknown>;
  readonly view: View<GameTypes>;
  readonly preset: Params;
  /** What it begins with: the answer that is changed. */
  readonly begins: Params;
  readonly confirm: string | null;
  /** What its numbers add up to; null: it is no such form. */
  readonly total: number | null;
  /** Buttons that fill it. */
  presets(chosen: Params): readonly Preset[];
  /** What is worth knowing of what is chosen so far, a line each. */
  remarks(chosen: Params): readonly string[];
}

export type Wanted = NonNullable<SheetState["form"]>;

/** What a form is called; its name where it is of another release. */
export function subjectTitle({ book, view }: SeatView, { kind, name, decision }: Wanted): string {
  const { orders, queries, guide } = book.definition;
  const known = {
    do: () => book.actions.get(name),
    order: () => orders.find((order) => order.name === name),
    query: () => queries.find((query) => query.name === name),
    ahead: () => guide.upcoming(view).find(({ key }) => key === decision) ?? book.actions.get(name),
  }[kind]();
  return known?.title ?? name;
}

/** The form that a control or a command means. Throws `Refused` if it is not open. */
export function subjectOf(seatView: SeatView, wanted: Wanted): Subject {
  const { definition } = seatView.book;
  const plain = {
    ...wanted,
    view: seatView.view,
    preset: {},
    begins: {},
    confirm: null,
    total: null,
    help: [],
    presets: () => [],
    remarks: () => [],
  };
  switch (wanted.kind) {
    case "order": {
      const order =
        definition.orders.find((o) => o.name === wanted.name) ??
        refuse("no-order", `There is no standing order “${wanted.name}” in this game.`);
      return { ...plain, title: order.title, form: order.form };
    }
    case "query": {
      const query =
        definition.queries.find((q) => q.name === wanted.name) ??
        refuse("no-query", `There is no question “${wanted.name}” in this game.`);
      return { ...plain, title: query.title, form: query };
    }
    case "ahead":
      return aheadSubject(seatView, wanted);
    case "do":
      return actionSubject(seatView, wanted, decisionOf(seatView, wanted.decision));
  }
}

function actionSubject(seatView: SeatView, wanted: Wanted, decision: Decision | null): Subject {
  const action =
    seatView.book.actions.get(wanted.name) ?? refuse("no-action", `There is no action “${wanted.name}” in this game.`);
  const { title, help, confirm } = action;
  const given = decision?.answered;
  return {
    ...wanted,
    title,
    help: help === "" ? [] : [help],
    form: action,
    view: seatView.view,
    preset: decision?.preset ?? {},
    // whoever changes an answer begins with it, and does not send a blank in its place
    begins: given?.action === wanted.name ? given.params : {},
    confirm,
    total: action.total(seatView.view),
    presets: (params) => action.presets({ ...seatView.view, params }),
    remarks: (params) => action.remarks({ ...seatView.view, params }),
  };
}

function aheadSubject(seatView: SeatView, wanted: Wanted): Subject {
  const upcoming =
    seatView.book.definition.guide.upcoming(seatView.view).find(({ key }) => key === wanted.decision) ?? stale();
  const action = seatView.book.actions.get(upcoming.action);
  if (!action) throw new Error(`no action ${upcoming.action}`);
  return {
    ...wanted,
    title: upcoming.title,
    help: [...upcoming.prompt.facts, upcoming.prompt.question],
    form: action,
    view: upcoming.view,
    preset: {},
    begins: {},
    confirm: null,
    total: action.total(upcoming.view),
    presets: (params) => action.presets({ ...upcoming.view, params }),
    remarks: (params) => action.remarks({ ...upcoming.view, params }),
  };
}

const decisionOf = (seatView: SeatView, id: string | null): Decision | null =>
  id === null ? null : (seatView.decisions.find((d) => d.id === id) ?? stale());
