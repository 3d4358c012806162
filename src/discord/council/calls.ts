/** When a member wants to be called by their council, in words and as they choose it. */
import { refuse } from "#engine";
import { CALLS, type Calls } from "../../store/council.ts";
import { note, type Screen } from "../screen/screen.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";

const WHEN: { readonly [when in Calls]: string } = {
  each: "at each question",
  missing: "when your vote is missing",
  never: "never",
};

export const whenCalled = (calls: Calls): string => WHEN[calls];

/** Somebody settles when their council calls them. */
export async function callsPage(
  { campaigns }: Services,
  { person, interaction }: Asker,
  game: string,
  value: string,
): Promise<Screen> {
  const calls = CALLS.find((one) => one === value) ?? refuse("no-calls", "Choose when you are called.");
  await campaigns.councils.setCalls(game, calls, { person, interaction });
  return note(`✅ Your council calls you ${WHEN[calls]}.`);
}
