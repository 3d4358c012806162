import type { Desk } from "../../campaign/service.ts";
import { type Params, Refused } from "../../engine/index.ts";
import type { Asker } from "../asker.ts";
import { markdown } from "../rich.ts";
import { page, type Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import { footerOf } from "./menu.ts";
import { showMenu } from "./show-menu.ts";
import { draftKey, type Subject } from "./subject.ts";
import { refusalText } from "./trail.ts";

/** Does what a complete form says. What the rules refuse leaves the form as it is. */
export async function finish(
  services: Services,
  asker: Asker,
  desk: Desk,
  subject: Subject,
  params: Params,
  regardless: boolean,
): Promise<Screen> {
  switch (subject.kind) {
    case "do":
      return await act(services, asker, subject, params, regardless);
    case "order": {
      await services.campaigns.setOrder(subject.game, asker.person.id, subject.seat, subject.name, params);
      await forget(services, asker, subject);
      return page(subject.title, "✅ The standing order is set. `/orders list` shows them all.", [], footerOf(desk));
    }
    case "query": {
      const query = desk.book.definition.queries.find((q) => q.name === subject.name);
      await forget(services, asker, subject);
      return page(subject.title, query?.answer(desk.view, params) ?? "", [], footerOf(desk));
    }
  }
}

async function act(
  services: Services,
  asker: Asker,
  subject: Subject,
  params: Params,
  regardless: boolean,
): Promise<Screen> {
  const { game, seat, name: action } = subject;
  const decision = subject.decision?.id ?? null;
  const move = { game, seat, action, decision, params, regardless, person: asker.person.id };
  try {
    const done = await services.campaigns.submit({ ...move, interaction: asker.interaction });
    await forget(services, asker, subject);
    const line = done.line === "" ? "" : `✅ \`${done.line.replaceAll("`", "'")}\``;
    const notice = [line, markdown(done.text)].filter((part) => part !== "").join("\n");
    return await showMenu(services, asker, game, seat, 0, notice, done.row);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return await showMenu(services, asker, game, seat, 0, `⚠️ ${refusalText(error)}`);
  }
}

const forget = (services: Services, asker: Asker, subject: Subject): Promise<void> =>
  services.campaigns.dropDraft(subject.game, draftKey(subject, asker.person.id));
