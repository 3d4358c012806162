/** The command of one game: `act` for the menus, its common actions and its queries, made from their forms. */
import { type Action, type Decision, type Definition, type GameTypes, type Group, Refused, refuse } from "#engine";
import type { SeatView } from "../../campaign/service.ts";
import { LIMIT } from "../screen/limits.ts";
import type { Screen } from "../screen/screen.ts";
import { confirmPage } from "../seat/page/confirm.ts";
import { pageOf, seatPage } from "../seat/page/seat-page.ts";
import { act } from "../seat/press/acting.ts";
import { queryPage } from "../seat/press/press-form.ts";
import { seatContext, withSheet } from "../seat/sheet/context.ts";
import { forgoneByMoves, forgoneQuestion } from "../seat/sheet/forgone.ts";
import { closed, type Draft, type SheetState, setAside } from "../seat/state/state.ts";
import { subjectOf, type Wanted } from "../seat/state/subject.ts";
import type { Asker } from "../services/asker.ts";
import { inNamesOf } from "../services/rule-names.ts";
import type { Services } from "../services/services.ts";
import {
  type Command,
  type CommandJson,
  commandJson,
  commandName,
  fitting,
  type Given,
  subcommand,
  textOf,
} from "./typing/command.ts";
import { completeParam } from "./typing/complete-param.ts";
import { optionName, optionsOf } from "./typing/param-options.ts";
import { fillTyped } from "./typing/typed.ts";
import { findGame, findSeat, GAME, gameChoices, mySeats, SEAT } from "./typing/which.ts";

/** A subcommand of a game: one of its common actions, or a query. */
interface Branch {
  readonly kind: "do" | "query";
  readonly name: string;
  readonly title: string;
  readonly help: string;
  readonly form: Group<unknown>;
}

export function rulesCommand(definition: Definition<GameTypes>): Command {
  const branches = branchesOf(definition);
  return {
    json: rulesJson(definition, branches),
    async run(services, { asker, sub, given }) {
      const record = await findGame(services.campaigns, asker, textOf(given, "game"), { of: definition.id });
      const branch = branches.get(sub ?? "");
      const named = textOf(given, "seat");
      if (!branch && named === null) return await seatPage(services, asker.person.id, record.id, null);
      const seat = await findSeat(services.campaigns, asker, record, named);
      if (!branch) return await seatPage(services, asker.person.id, record.id, seat);
      const seatView = await services.campaigns.showing.seatView(record.id, asker.person.id, seat);
      return await runBranch(services, asker, seatView, branch, ownParams(given));
    },
    async complete({ campaigns }, { asker, sub, given }, typing) {
      if (typing.name === "game") return await gameChoices(campaigns, asker, { of: definition.id });
      const record = await findGame(campaigns, asker, textOf(given, "game"), { of: definition.id });
      if (typing.name === "seat") return await mySeats(campaigns, asker, record.id);
      const branch = branches.get(sub ?? "");
      if (!branch) return [];
      const seat = await findSeat(campaigns, asker, record, textOf(given, "seat"));
      const seatView = await campaigns.showing.seatView(record.id, asker.person.id, seat);
      const own = ownParams(given);
      const possible =
        branch.kind !== "do" || isPossible(seatView, branch.name, candidates(seatView, branch.name, own));
      return possible ? completeParam(branch.form, seatView.view, {}, own, typing) : [];
    },
  };
}

/** The command with as much detail as it has room for; what is left out is asked in the menus. */
function rulesJson({ id, command, name }: Definition<GameTypes>, branches: ReadonlyMap<string, Branch>): CommandJson {
  const act = subcommand("act", "Everything you can do now, in menus", [SEAT, GAME]);
  const draft = (details: boolean, params: number): CommandJson => {
    const subs = [...branches].map(([sub, { title, help, form }]) => {
      const text = details && help !== "" ? `${title}. ${inNamesOf(id, help)}` : title;
      return subcommand(sub, text, [...optionsOf(form, params), SEAT, GAME]);
    });
    return commandJson(command, `${name}: act and look things up`, [act, ...subs]);
  };
  const most = LIMIT.commandOptions - 2;
  return fitting([draft(true, most), draft(false, most), draft(false, 3), draft(false, 1), draft(false, 0)]);
}

/** As many as Discord takes, common actions first; all of them are in the menus. */
function branchesOf({ actions, queries }: Definition<GameTypes>): ReadonlyMap<string, Branch> {
  const common = actions.filter((action) => action.common).map(actionBranch);
  const asked = queries.map((query): Branch => ({ ...query, kind: "query", help: "", form: query }));
  const room = LIMIT.commandOptions - 1 - asked.length;
  return new Map([...common.slice(0, room), ...asked].map((branch) => [commandName(branch.name), branch]));
}

const actionBranch = (action: Action<GameTypes>): Branch => {
  const { name, title, help } = action;
  return { kind: "do", name, title, help, form: action };
};

const ownParams = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name !== "game" && name !== "seat"));

async function runBranch(
  services: Services,
  asker: Asker,
  seatView: SeatView,
  branch: Branch,
  given: Given,
): Promise<Screen> {
  const { id: game } = seatView.record;
  const { seat } = seatView.view;
  const decisions = branch.kind === "do" ? candidates(seatView, branch.name, given) : [];
  const asked = decisions.find((d) => d.owed) ?? decisions[0] ?? null;
  if (decisions.length > 1 && !asked?.owed)
    return await seatPage(
      services,
      asker.person.id,
      game,
      seat,
      "There are several: press the button of the one you mean.",
    );
  if (branch.kind === "do" && !isPossible(seatView, branch.name, decisions))
    await refusal(services, asker, seatView, branch);
  return await fromTyped(
    services,
    asker,
    seatView,
    { kind: branch.kind, name: branch.name, decision: asked?.id ?? null },
    given,
  );
}

/** Open questions that the action would answer, as far as the options leave them open. */
function candidates(seatView: SeatView, action: string, given: Given): Decision[] {
  return seatView.decisions.filter(
    ({ actions, preset }) =>
      actions.includes(action) &&
      Object.entries(preset).every(([param, value]) => {
        const typed = given[optionName(param)];
        return typed === undefined || String(typed).toLowerCase() === String(value).toLowerCase();
      }),
  );
}

/** Whether an action is asked for or free, and can be begun: only then do its own questions make sense. */
const isPossible = ({ book, free, view }: SeatView, name: string, asked: readonly Decision[]): boolean =>
  (asked.length > 0 || free.includes(name)) && book.actions.get(name)?.when(view) === null;

/** The rules' own words for why this action is not possible now. */
async function refusal(services: Services, asker: Asker, seatView: SeatView, { name, title }: Branch): Promise<never> {
  const who = { game: seatView.record.id, seat: seatView.view.seat, person: asker.person.id };
  const { rows } = await services.campaigns.acting.trial({ ...who, moves: [{ action: name, params: {} }] });
  for (const { refused } of rows) if (refused) throw new Refused(refused);
  return refuse("not-now", `“${title}” is not possible now.`);
}

/** Does what was typed if that is all that is needed; opens the form, filled in so far, for the rest. */
async function fromTyped(
  services: Services,
  asker: Asker,
  seatView: SeatView,
  wanted: Wanted,
  given: Given,
): Promise<Screen> {
  const context = await seatContext(services, asker.person.id, seatView.record.id, seatView.view.seat);
  const subject = subjectOf(context.seatView, wanted);
  const { filled, values, unused, explicit } = fillTyped(subject.form, subject.view, subject.preset, given);
  const { params } = filled;
  if (params && unused.length > 0) refuse("not-asked", `This is not asked here: ${unused.join(", ")}.`);
  // what somebody has typed out needs no second look, only what the rules want confirmed
  if (params && explicit && subject.confirm === null) {
    if (subject.kind === "query") return queryPage(context, subject, params);
    const typed = { ...context, sheet: withoutForm(context.sheet, wanted) };
    const move = { action: subject.name, params };
    const forgone = forgoneByMoves(seatView, [move]);
    return forgone
      ? await confirmPage(typed, move, wanted.decision, forgoneQuestion(forgone))
      : await act(typed, asker, { decision: wanted.decision, moves: [move] }, false);
  }
  const sheet = { ...setAside(context.sheet), form: wanted, values };
  const later = unused.length > 0 ? `To be asked later: ${unused.join(", ")}.` : "";
  return await pageOf(await withSheet(context, sheet), later);
}

/** Without the form of this very order: who has typed it out is done with what was filled in for it. */
function withoutForm(sheet: SheetState, { name, decision }: Wanted): SheetState {
  const same = ({ form }: Draft): boolean =>
    form?.kind === "do" && form.name === name && (form.decision === null || form.decision === decision);
  return { ...(same(sheet) ? closed(sheet) : sheet), aside: sheet.aside.filter((draft) => !same(draft)) };
}
