/** What somebody cannot do alone in a campaign is put to the others: the request, the vote on it, and the way there. */
import { ButtonStyle } from "discord.js";
import { Refused, refuse } from "#engine";
import { requireMay } from "../../../campaign/facts/permissions.ts";
import type { Request } from "../../../campaign/service.ts";
import { writePress } from "../../screen/custom-id.ts";
import type { AnyPress, PressOf } from "../../screen/payloads.ts";
import { refusalText } from "../../screen/refusals.ts";
import { literalName } from "../../screen/rich.ts";
import { button, note, page, row, type Screen } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";

/** Asks the others for something, in the channel of the campaign. */
export async function ask(
  { campaigns }: Services,
  { person, interaction }: Asker,
  game: string,
  request: Request,
): Promise<Screen> {
  await campaigns.requests.ask(game, person, request, interaction);
  return note("✅ The others are asked in the channel of the campaign; **No** there withdraws it.");
}

/** The press by which somebody asks what they cannot do alone. */
export async function askOthers(services: Services, asker: Asker, press: PressOf<"ask">): Promise<Screen> {
  const { game } = press;
  if (press.for === null) return await endingPage(services, asker, game);
  const request = press.for === "host" ? ({ kind: "host", to: press.to } as const) : ({ kind: press.for } as const);
  return await ask(services, asker, game, request);
}

/** Whoever wants to end a campaign says it twice, and reads who else has to. */
async function endingPage({ campaigns }: Services, { person }: Asker, game: string): Promise<Screen> {
  const { record, members } = await campaigns.showing.status(game);
  if (record.status !== "running") return refuse("not-running", "This campaign is not under way.");
  requireMay((await campaigns.showing.seatsOf(game, person.id)).length > 0 ? ["player"] : [], "ask");
  const others = members.filter((one) => !one.bot && one.seat !== null && one.person !== person.id);
  const there = others.filter(({ silent }) => silent === null);
  const end = button(writePress({ kind: "ask", game, for: "end" }), "End without a result", ButtonStyle.Danger);
  return page(
    `End ${literalName(record.name)}?`,
    `Nobody wins, and it cannot be taken back. ${whoAgrees(others.length, there.length)}`,
    [row(end)],
  );
}

function whoAgrees(others: number, there: number): string {
  if (others === 0) return "It ends at once: nobody else plays here.";
  if (there === others) return "The others are asked first: all of them must agree.";
  if (there > 0)
    return "The others are asked first: all who are there must agree, and whoever has fallen silent has three days to say no.";
  return (
    "The others have fallen silent, and their silence ends nothing: they are asked, and one of them has to say yes within three " +
    "days. Whoever is silent for two weeks gives their seat up; who is left alone then can end it at once."
  );
}

/** Yes or no on a ballot of all who play; or its asker asks them once more what has lapsed. */
export async function pressRequest({ campaigns }: Services, asker: Asker, press: PressOf<"request">): Promise<Screen> {
  const { game, does, request: number } = press;
  if (does === "again") {
    await campaigns.requests.askAgain(game, asker.person, number, asker.interaction);
    return note("✅ The others are asked again in the channel of the campaign.");
  }
  await campaigns.requests.answer(game, asker.person, { number, yes: does === "yes" }, asker.interaction);
  return note(`You have said ${does}.`);
}

/** A member's yes or no on a ballot of their council. */
export async function pressMatter({ campaigns }: Services, asker: Asker, press: PressOf<"matter">): Promise<Screen> {
  const { person, interaction } = asker;
  const { game, does, matter: number } = press;
  const yes = does === "yes";
  await campaigns.councils.answer(game, { number, yes }, { person, interaction });
  return note(yes ? "✅ You are for it." : "✅ You are against it.");
}

/** The press by which the others are asked instead. */
type Asks = Extract<AnyPress, { readonly kind: "ask" }>;

/** Does what somebody may do alone; where they may not, says why, and offers to ask the others. */
export async function orAsk(
  { campaigns }: Services,
  { person }: Asker,
  game: string,
  { codes, asks, label }: { readonly codes: readonly string[]; readonly asks: Asks; readonly label: string },
  work: () => Promise<Screen>,
): Promise<Screen> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused) || !codes.includes(error.code)) throw error;
    if ((await campaigns.showing.seatsOf(game, person.id)).length === 0) throw error; // whoever does not play has no say
    return page("", `⚠️ ${refusalText(error)}`, [row(button(writePress(asks), label, ButtonStyle.Primary))]);
  }
}
