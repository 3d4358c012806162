import { Dice } from "#engine";
import { interaction, type Service } from "./harness.ts";

/** Somebody who is waited for does what a computer would; false: the campaign is over. */
export function goingOn({ campaigns }: Service, game: string): () => Promise<boolean> {
  const dice = new Dice({ key: "5".padStart(64, "0"), next: 0 });
  return async () => {
    const { record, awaited, members } = await campaigns.showing.status(game);
    if (record.status !== "running") return false;
    const [seat = ""] = awaited;
    const who = members.find((member) => member.seat === seat)?.person ?? "";
    const { book, view, decisions } = await campaigns.showing.seatView(game, who, seat);
    const decision = decisions.find(({ owed, answered }) => owed && !answered);
    const move = decision && book.definition.bot(view, decision, dice);
    if (!decision || !move) throw new Error(`${seat} is not asked`);
    const answers = decision.actions.includes(move.action) ? decision.id : null;
    await campaigns.acting.submit({
      ...{ game, person: who, seat, decision: answers, moves: [move], interaction: interaction() },
    });
    return true;
  };
}
