/** A press of a member of a council on a motion: in their thread, on their own page, or on the motion that they look at. */
import { Refused } from "#engine";
import type { PressOf } from "../screen/payloads.ts";
import { refusalText } from "../screen/refusals.ts";
import { note, type Screen } from "../screen/screen.ts";
import { shownAfter } from "../seat/press/acting.ts";
import { seatContext } from "../seat/sheet/context.ts";
import { votedText } from "../seat/sheet/proposing.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";
import { copied, draftedAgain } from "./copying.ts";
import { motionPage } from "./motion-page.ts";

export async function pressVote(services: Services, asker: Asker, press: PressOf<"vote">): Promise<Screen> {
  const { game, seat, own, verb, vote, motion } = press;
  const person = asker.person.id;
  const { motions } = services.campaigns;
  const voter = { game, person, seat, interaction: asker.interaction };
  const said = async (text: string): Promise<Screen> => {
    if (own === "page") return await shownAfter(await seatContext(services, person, game, seat), text);
    return own === "look" ? await motionPage(services, asker, { game, seat, vote, motion }, text) : note(text);
  };
  try {
    switch (verb) {
      case "support":
        return await said(votedText(await motions.support({ ...voter, vote, motion })));
      case "object":
        return await said(votedText(await motions.object({ ...voter, vote, motion })));
      case "send":
        return await said(votedText(await motions.sendAnyway({ ...voter, vote, motion })));
      case "close":
        return await said(closedText((await motions.closeVote({ ...voter, vote })).motion !== null));
      case "copy":
        return await copied(await seatContext(services, person, game, seat), { vote, motion });
      case "again":
        return await proposedAgain(services, { ...voter, vote, motion }, said);
      case "look":
        return await motionPage(services, asker, { game, seat, vote, motion });
    }
  } catch (error) {
    if (!(error instanceof Refused) || own === null) throw error;
    return await said(`⚠️ ${refusalText(error)}`);
  }
}

/** Where it is not possible any more as it was, what still is becomes the presser's draft. */
async function proposedAgain(
  services: Services,
  voter: Parameters<Services["campaigns"]["motions"]["proposeAgain"]>[0],
  said: (text: string) => Promise<Screen>,
): Promise<Screen> {
  const { motions } = services.campaigns;
  const { game, person, seat, vote, motion } = voter;
  let text: string;
  try {
    text = votedText(await motions.proposeAgain(voter));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { view } = await motions.look(game, person, { seat, vote, motion });
    if (view.record.why !== "rewound") throw error;
    return await draftedAgain(await seatContext(services, person, game, seat), view, error);
  }
  return await said(text);
}

const closedText = (sent: boolean): string =>
  sent ? "✅ The vote is closed, and what won is sent." : "✅ The vote is closed. Nothing has won: it is yours now.";
