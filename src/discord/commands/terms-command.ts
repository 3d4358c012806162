import { matchName, refuse, type Term } from "#engine";
import type { Status } from "../../campaign/service.ts";
import { type Press, writePress } from "../custom-id.ts";
import { LIMIT } from "../limits.ts";
import { literal, literalName } from "../rich.ts";
import { option, page, type Row, row, type Screen, select } from "../screen.ts";
import { unknownControl } from "../seat/refusals.ts";
import type { Services } from "../services.ts";
import { type Call, type Command, commandJson, completed, matching, textOf } from "./command.ts";
import { findGame, GAME, gameChoices } from "./which.ts";

/** `/rules`: what the terms of a campaign's game mean. */
export const termsCommand: Command = {
  json: commandJson("rules", "What a term of the game means", [
    completed("term", "The term; menus of all of them if left out"),
    GAME,
  ]),
  async run(services, call) {
    const status = await statusOf(services, call);
    const typed = textOf(call.given, "term");
    if (status.glossary.length === 0) return refuse("no-terms", `${status.definition.name} explains no terms here.`);
    return typed === null ? termsPage(status) : termPage(status, termCalled(status.glossary, typed));
  },
  async complete(services, call, typing) {
    if (typing.name === "game") return await gameChoices(services.campaigns, call.asker, { ended: true });
    const { glossary } = await statusOf(services, call);
    return matching(
      glossary.map(({ term }) => ({ name: term, value: term })),
      typing.text,
    );
  },
};

async function statusOf({ campaigns }: Services, { asker, given }: Call): Promise<Status> {
  const { id } = await findGame(campaigns, asker, textOf(given, "game"), { ended: true });
  return await campaigns.status(id);
}

const footerOf = ({ definition }: Status): string => definition.name;

/** In the order of the alphabet, as they stand in menus. */
const inOrder = ({ glossary }: Status): readonly Term[] =>
  glossary.toSorted((a, b) => a.term.localeCompare(b.term, "en"));

const termsPage = (status: Status): Screen =>
  page(
    "Terms of the game",
    `Choose one of ${status.glossary.length} terms, and read here what it means.`,
    menus(status, null),
    footerOf(status),
  );

const termPage = (status: Status, { term, text }: Term): Screen =>
  page(term, text, menus(status, term), footerOf(status));

/** As many menus as hold all terms, each named by its first and its last. */
function menus(status: Status, shown: string | null): readonly Row[] {
  const all = inOrder(status);
  const count = Math.ceil(all.length / LIMIT.selectOptions);
  const size = Math.ceil(all.length / count);
  return Array.from({ length: count }, (_, menu) => {
    const own = all.slice(menu * size, (menu + 1) * size);
    const id = writePress({ kind: "term", game: status.record.id, step: String(menu) });
    const entries = own.map(({ term }, i) => option(String(menu * size + i), term, "", term === shown));
    return row(select(id, `${own[0]?.term ?? ""} to ${own.at(-1)?.term ?? ""}`, entries));
  });
}

/** A choice from one of them. */
export async function pressTerm(
  { campaigns }: Services,
  { game }: Press,
  [chosen = ""]: readonly string[],
): Promise<Screen> {
  const status = await campaigns.status(game);
  const term = /^\d{1,3}$/.test(chosen) ? inOrder(status)[Number(chosen)] : undefined;
  return term ? termPage(status, term) : unknownControl();
}

function termCalled(glossary: readonly Term[], typed: string): Term {
  const match = matchName(glossary, ({ term }) => [term], typed);
  if (match.meant !== null) return match.meant;
  const close = match.close.map(({ term }) => literal(term)).join(" or ");
  const hint = close === "" ? "`/rules` lists the terms that are explained." : `Did you mean ${close}?`;
  return refuse("no-term", `“${literalName(typed)}” is not explained. ${hint}`);
}
