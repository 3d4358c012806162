import { matchName, refuse, type Term } from "#engine";
import type { Status } from "../../campaign/service.ts";
import { literal, literalName } from "../rich.ts";
import { page, type Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import { type Call, type Command, commandJson, completed, matching, textOf } from "./command.ts";
import { findGame, GAME, gameChoices } from "./which.ts";

/** `/rules`: what the terms of a campaign's game mean. */
export const termsCommand: Command = {
  json: commandJson("rules", "What a term of the game means", [
    completed("term", "The term; all of them are listed if left out"),
    GAME,
  ]),
  async run(services, call) {
    const status = await statusOf(services, call);
    const typed = textOf(call.given, "term");
    if (status.glossary.length === 0) return refuse("no-terms", `${status.definition.name} explains no terms here.`);
    return typed === null ? termsPage(status) : termPage(status, typed);
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

function termsPage(status: Status): Screen {
  const terms = status.glossary.map(({ term }) => `**${term}**`).join(" · ");
  return page("Terms of the game", `${terms}\n\nAsk for one with \`/rules term:\`.`, [], footerOf(status));
}

function termPage(status: Status, typed: string): Screen {
  const { term, text } = termCalled(status.glossary, typed);
  return page(term, text, [], footerOf(status));
}

function termCalled(glossary: readonly Term[], typed: string): Term {
  const match = matchName(glossary, ({ term }) => [term], typed);
  if (match.meant !== null) return match.meant;
  const close = match.close.map(({ term }) => literal(term)).join(" or ");
  const hint = close === "" ? "`/rules` lists the terms that are explained." : `Did you mean ${close}?`;
  return refuse("no-term", `“${literalName(typed)}” is not explained. ${hint}`);
}
