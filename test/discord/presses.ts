import type { Asker } from "../../src/discord/asker.ts";
import type { Press } from "../../src/discord/custom-id.ts";
import { admit, pressed as pressedBy, windowFor as windowOf } from "../../src/discord/interactions/presses.ts";
import type { Screen } from "../../src/discord/screen.ts";
import type { Services } from "../../src/discord/services.ts";
import type { Window } from "../../src/discord/window.ts";

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
