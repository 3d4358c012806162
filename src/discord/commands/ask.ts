import { ButtonStyle } from "discord.js";
import { Refused, refuse } from "#engine";
import { requireMay } from "../../campaign/permissions.ts";
import type { Request } from "../../campaign/service.ts";
import type { Asker } from "../asker.ts";
import { type Press, writePress } from "../custom-id.ts";
import { literalName } from "../rich.ts";
import { button, note, page, row, type Screen } from "../screen.ts";
import { refusalText, unknownControl } from "../seat/refusals.ts";
import type { Services } from "../services.ts";

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
export async function askOthers(services: Services, asker: Asker, { game, step }: Press): Promise<Screen> {
  if (step === "") return await endingPage(services, asker, game);
  if (step === "rewind" || step === "end") return await ask(services, asker, game, { kind: step });
  const [, to = ""] = /^host\.(\d{1,20})$/.exec(step) ?? [];
  return to === "" ? unknownControl() : await ask(services, asker, game, { kind: "host", to });
}

/** Whoever wants to end a campaign says it twice, and reads whom it takes beside them. */
async function endingPage({ campaigns }: Services, { person }: Asker, game: string): Promise<Screen> {
  const { record, members } = await campaigns.showing.status(game);
  if (record.status !== "running") return refuse("not-running", "This campaign is not under way.");
  requireMay((await campaigns.showing.seatsOf(game, person.id)).length > 0 ? ["player"] : [], "ask");
  const others = members.filter((one) => !one.bot && one.seat !== null && one.person !== person.id);
  const there = others.filter(({ silent }) => silent === null);
  const end = button(writePress({ kind: "ask", game, step: "end" }), "End without a result", ButtonStyle.Danger);
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

/** Yes or no on a ballot; or its asker asks all who play once more what has lapsed. */
export async function pressBallot({ campaigns }: Services, asker: Asker, { kind, game, step }: Press): Promise<Screen> {
  const { person, interaction } = asker;
  const [, word = "", digits = ""] = /^(yes|no|again)\.(\d{1,6})$/.exec(step) ?? [];
  const number = Number(digits);
  if (word === "" || (word === "again" && kind === "matter")) return unknownControl();
  if (word === "again") {
    await campaigns.requests.askAgain(game, person, number, interaction);
    return note("✅ The others are asked again in the channel of the campaign.");
  }
  const answer = { number, yes: word === "yes" };
  if (kind === "matter") {
    await campaigns.councils.answer(game, answer, { person, interaction });
    return note(answer.yes ? "✅ You are for it." : "✅ You are against it.");
  }
  await campaigns.requests.answer(game, person, answer, interaction);
  return note(`You have said ${word}.`);
}

/** Does what somebody may do alone; where they may not, says why, and offers to ask the others. */
export async function orAsk(
  { campaigns }: Services,
  { person }: Asker,
  game: string,
  {
    codes,
    step,
    label,
  }: { readonly codes: readonly string[]; readonly step: "rewind" | "end" | `host.${string}`; readonly label: string },
  work: () => Promise<Screen>,
): Promise<Screen> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused) || !codes.includes(error.code)) throw error;
    if ((await campaigns.showing.seatsOf(game, person.id)).length === 0) throw error; // whoever does not play has no say
    return page("", `⚠️ ${refusalText(error)}`, [
      row(button(writePress({ kind: "ask", game, step }), label, ButtonStyle.Primary)),
    ]);
  }
}
