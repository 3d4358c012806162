import type { Asker } from "../asker.ts";
import { mustSee } from "../commands/visible.ts";
import { noteReader } from "../council/readers.ts";
import type { Press } from "../custom-id.ts";
import type { About } from "../rule-names.ts";
import type { Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import type { Window } from "../window.ts";
import { CONTROLS } from "./controls.ts";

/** Whether the answer is a message of its own, even where the control lies on somebody's private page. */
export const opensPage = (press: Press): boolean => CONTROLS[press.kind].opensPage(press);

/** Whether what its page says goes with a press, in place of what was chosen. */
export const goesByPage = (press: Press): boolean => CONTROLS[press.kind].goesByPage?.(press) === true;

/** Whether a choice from a menu opens a window. */
export const chosenWindow = (press: Press, values: readonly string[]): boolean =>
  CONTROLS[press.kind].isTyped?.(press, values) === true;

/** Whether it concerns a person's whole record, and no campaign. */
const isOfAll = (press: Press): boolean => CONTROLS[press.kind].isOfAll?.(press) === true;

/** The campaign that a press is about; null: none alone. */
export const aboutOf = (press: Press): About | null => (isOfAll(press) ? null : { campaign: press.game });

/** A press by somebody who may know of its campaign. */
export interface Admitted {
  readonly asker: Asker;
  readonly press: Press;
}

/** Lets a press in whose campaign this person may know of; refused for everyone else. Asked once for each press. */
export async function admit(services: Services, asker: Asker, press: Press): Promise<Admitted> {
  if (!isOfAll(press)) await mustSee(services.campaigns, asker, press.game);
  return { asker, press };
}

/** What a press of a button, a choice from a menu or a typed line leads to. */
export async function pressed(
  services: Services,
  { asker, press }: Admitted,
  values: readonly string[],
): Promise<Screen> {
  if (!isOfAll(press)) await noteReader(services, asker, press.game);
  return await CONTROLS[press.kind].does({ services, asker, press, values });
}

/** The window that a button or a choice from a menu opens; null if it opens none. Must be quick: nothing can be deferred before it. */
export const windowFor = async (
  services: Services,
  { asker, press }: Admitted,
  values: readonly string[] = [],
): Promise<Window | null> => (await CONTROLS[press.kind].window?.({ services, asker, press, values })) ?? null;
