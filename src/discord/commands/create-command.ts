/** `/game create`: opens a campaign in a channel. */
import { refuse } from "#engine";
import { USUAL } from "../../campaign/service/lobby/settings.ts";
import { COUNCIL_RULES, type CouncilSettings } from "../../store/council.ts";
import { endGiven } from "../council/end-settings.ts";
import { talksGiven } from "../council/talk-settings.ts";
import { literalName } from "../screen/rich.ts";
import { note, type Screen } from "../screen/screen.ts";
import type { Services } from "../services/services.ts";
import { chosenOptions } from "./pages/create-options.ts";
import { requireBot, requireCouncilPermits, requirePermits, withoutPermits } from "./pages/mend.ts";
import { attachedScenario, optionsOf, withoutFile } from "./pages/own-scenario.ts";
import { type Call, type Given, textOf } from "./typing/command.ts";
import { typedPace } from "./typing/typed-time.ts";
import { asksAboutGame } from "./typing/which.ts";

const DEFAULT_PACE = "daily";

export async function create(services: Services, call: Call): Promise<Screen> {
  const { asker } = call;
  const { campaigns } = services;
  const given = withoutFile(call.given);
  const definition =
    campaigns.books.definitions.find((d) => d.id === given.game) ?? refuse("no-game", "There is no such game.");
  asksAboutGame(asker, definition.id);
  if (asker.guild === null)
    return refuse("not-here", "A campaign needs a channel of a server: use this command there.");
  requireBot(asker);
  requirePermits(asker);
  const council = councilTyped(given);
  if (council) requireCouncilPermits(asker);
  const pace = typedPace(textOf(given, "pace") ?? DEFAULT_PACE);
  const own = await attachedScenario(services, call, definition);
  const options = own
    ? chosenOptions(own.book, { ...given, ...(optionsOf(own, given) as Given) }) // texts, as the form asks them
    : chosenOptions(campaigns.books.shipped(definition.id), given);
  const record = await campaigns.people.create({
    game: definition.id,
    name: textOf(given, "name") ?? "",
    options,
    ...(own ? { own } : {}),
    host: asker.person,
    guild: asker.guild,
    channel: asker.channel,
    rank: asker,
    pace,
    several: given["several-seats"] === true,
    council,
    talks: talksGiven(given),
    ...endGiven(given),
    interaction: asker.interaction,
  });
  return note(
    `✅ **${literalName(record.name)}** (\`${record.id}\`) is open. Join it yourself with the button, like everybody else; then press **Start**.${withoutPermits(asker)}`,
  );
}

/** How many play a side together; null: one person each. */
function councilTyped(given: Given): CouncilSettings | null {
  const people = given.council;
  const rule = COUNCIL_RULES.find((one) => one === given["council-rule"]) ?? null;
  if (typeof people === "number" && people > 1) return { ...USUAL, people, rule };
  if (rule !== null) refuse("no-councils", "`council-rule` needs `council`: how many people may play a side together.");
  return null;
}
