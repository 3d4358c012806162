/** What a press of a control leads to, a page or a window, for whoever may know of its campaign. */

import { mustSee } from "../commands/typing/visible.ts";
import { noteReader } from "../council/readers.ts";
import { type Press, pressOf } from "../screen/custom-id.ts";
import type { PressKind, PressOf } from "../screen/payloads.ts";
import { unknownControl } from "../screen/refusals.ts";
import type { Screen } from "../screen/screen.ts";
import type { Window } from "../screen/window.ts";
import type { Asker } from "../services/asker.ts";
import type { About } from "../services/rule-names.ts";
import type { Services } from "../services/services.ts";
import { CONTROLS, type Control } from "./controls.ts";

/** Asks a control about a press of it; `otherwise`: what is said of one that was never sent like this. */
function asked<K extends PressKind, T>(
  kind: K,
  press: Press,
  question: <P extends PressKind>(control: Control<P>, said: PressOf<P>) => T,
  otherwise: () => T,
): T {
  const said = pressOf(kind, press);
  return said === undefined ? otherwise() : question<K>(CONTROLS[kind], said);
}

/** Whether the answer is a message of its own, even where the control lies on somebody's private page. */
export const opensPage = (press: Press): boolean =>
  asked(
    press.kind,
    press,
    (control, said) => control.opensPage(said),
    () => false,
  );

/** Whether what its page says goes with a press, in place of what was chosen. */
export const goesByPage = (press: Press): boolean =>
  asked(
    press.kind,
    press,
    (control, said) => control.goesByPage?.(said) === true,
    () => false,
  );

/** Whether a choice from a menu opens a window. */
export const chosenWindow = (press: Press, values: readonly string[]): boolean =>
  asked(
    press.kind,
    press,
    (control, said) => control.isTyped?.(said, values) === true,
    () => false,
  );

/** Whether it concerns a person's whole record, and no campaign. */
const isOfAll = ({ kind, game }: Press): boolean => CONTROLS[kind].isOfAll?.(game) === true;

/** The campaign that a press is about; null: no single one. */
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
  return await asked(
    press.kind,
    press,
    async (control, said): Promise<Screen> => {
      await control.may?.(services, asker, said);
      return await control.does({ services, asker, press: said, values });
    },
    unknownControl,
  );
}

/** The window that a button or a choice from a menu opens; null if it opens none. Must be quick: nothing can be deferred before it. */
export const windowFor = async (
  services: Services,
  { asker, press }: Admitted,
  values: readonly string[] = [],
): Promise<Window | null> =>
  await asked(
    press.kind,
    press,
    async (control, said): Promise<Window | null> => {
      if (!control.window) return null;
      await control.may?.(services, asker, said);
      return await control.window({ services, asker, press: said, values });
    },
    () => Promise.resolve(null),
  );
