import { admit, pressed as pressedBy, windowFor as windowOf } from "../../src/discord/interactions/presses.ts";
import type { Press } from "../../src/discord/screen/custom-id.ts";
import type { Screen } from "../../src/discord/screen/screen.ts";
import type { Window } from "../../src/discord/screen/window.ts";
import type { Asker } from "../../src/discord/services/asker.ts";
import type { Services } from "../../src/discord/services/services.ts";

/** What a press leads to, from the door of its campaign on. */
export const pressed = async (
  services: Services,
  asker: Asker,
  press: Press,
  values: readonly string[],
): Promise<Screen> => await pressedBy(services, await admit(services, asker, press), values);

/** The window that a press opens, from the door of its campaign on; null: none. */
export const windowFor = async (
  services: Services,
  asker: Asker,
  press: Press,
  values: readonly string[] = [],
): Promise<Window | null> => await windowOf(services, await admit(services, asker, press), values);
