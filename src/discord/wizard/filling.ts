import type { Desk } from "../../campaign/service.ts";
import { sinceText } from "../../campaign/since.ts";
import type { Answer } from "../../engine/index.ts";
import type { Asker } from "../asker.ts";
import type { Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import { finish } from "./finish.ts";
import { answersOf, type Walk, walk } from "./form.ts";
import { formPage, type Place, START } from "./form-page.ts";
import { footerOf } from "./menu.ts";
import { draftKey, type Subject } from "./subject.ts";
import { refusalText } from "./trail.ts";

/** Opens a form where its person left it. `swift`: what leaves nothing to choose is done at once. */
export async function beginForm(
  services: Services,
  asker: Asker,
  desk: Desk,
  subject: Subject,
  swift: boolean,
): Promise<Screen> {
  const kept = await services.campaigns.draft(subject.game, draftKey(subject, asker.person.id));
  const at = walk(subject.form, desk.view, subject.preset, kept ?? []);
  if (swift && "done" in at.end && isSwift(subject, at) && at.refused === null)
    return await finish(services, asker, desk, subject, at.end.done, false);
  const begun = kept !== null && at.refused === null && at.trail.some((t) => t.by === "person");
  const notice = begun ? "You had begun this before." : "";
  return await showForm(services, asker, desk, subject, at, notice);
}

/** Goes on from these answers: the next question, the whole to look over, or done if there is nothing to look over. */
export async function continueForm(
  services: Services,
  asker: Asker,
  desk: Desk,
  subject: Subject,
  answers: readonly Answer[],
): Promise<Screen> {
  const at = walk(subject.form, desk.view, subject.preset, answers);
  if (at.refused) {
    return await showForm(services, asker, desk, subject, { ...at, refused: null }, refusalText(at.refused));
  }
  if ("done" in at.end && isSwift(subject, at)) return await finish(services, asker, desk, subject, at.end.done, false);
  return await showForm(services, asker, desk, subject, at, "");
}

/** Shows where a form stands, and keeps the answers, for as long as it takes. */
export async function showForm(
  services: Services,
  asker: Asker,
  desk: Desk,
  subject: Subject,
  at: Walk,
  notice: string,
  place: Place = START,
): Promise<Screen> {
  const key = draftKey(subject, asker.person.id);
  const answers = answersOf(at);
  if (answers.length === 0) await services.campaigns.dropDraft(subject.game, key);
  else await services.campaigns.keepDraft(subject.game, { ...key, answers });
  const since = subject.kind === "do" ? sinceText(desk.since) : "";
  return formPage({ subject, view: desk.view, walk: at, place, notice, since, footer: footerOf(desk) });
}

/**
 * Whether a complete form is done without another look: one answer or none, nothing chosen for the person, and no
 * warning to confirm. Questions change nothing and are always answered at once.
 */
export function isSwift(subject: Subject, { trail }: Walk): boolean {
  if (subject.kind === "query") return true;
  if (subject.confirm !== null) return false;
  const chosen = trail.filter((t) => t.by === "person");
  if (chosen.length > 0 && subject.decision?.kind === "reaction") return false;
  return chosen.length <= 1 && trail.every((t) => t.by !== "force" && t.step.stop === undefined);
}
