import { type Envelope, type GameTypes, refuse } from "#engine";
import type { Change } from "../../store/change.ts";
import type { RequestRecord, Wish } from "../../store/records.ts";
import { brokenOff } from "../breaking-off.ts";
import { FOR_GOOD, offerFor } from "../changing-hands.ts";
import type { Core } from "../core.ts";
import { stateBefore } from "../earlier-state.ts";
import { sinceOrigin } from "../history.ts";
import { holders, type Live } from "../live.ts";
import { wholeLog } from "../log-pieces.ts";
import { keepTime } from "../retiming.ts";
import { silenceInWords } from "../timetable-words.ts";
import { goBack } from "../undo.ts";
import { PAUSED, pauseUntil, resume, told } from "./pauses.ts";
import { isHeld } from "./wishes.ts";

/** Who brings something about, when, and by which interaction. */
export interface Deed {
  readonly at: number;
  readonly by: string;
  readonly interaction: string | null;
}

/** Does what was agreed, with whatever else is written for it. */
export async function carryOut(
  core: Core,
  live: Live,
  request: RequestRecord,
  written: Change,
  deed: Deed,
): Promise<void> {
  const { wish } = request;
  switch (wish.kind) {
    case "pause":
      return await pauseUntil(core, live, wish.until, told(written, live, PAUSED(wish.until)));
    case "resume":
      return await resume(core, live, deed.at, written);
    case "end": {
      const end = await brokenOff(core, live.record, deed.by, "All who play have agreed to end it. ");
      await core.write({ ...written, ...end, outbox: [...(written.outbox ?? []), ...(end.outbox ?? [])] });
      return;
    }
    case "timetable":
      return await keepTime(core, live, wish.timetable, written);
    case "silent": {
      const { silentSeat } = wish;
      const change = told(written, live, [`From now on ${silenceInWords(silentSeat)}.`]);
      await core.write({ ...change, set: { silentSeat } });
      return;
    }
    case "host": {
      const change = told(written, live, [{ person: wish.to }, " is the host from now on."]);
      await core.write({ ...change, set: { host: wish.to } });
      return;
    }
    case "replace": {
      const giver = holders(live.members, wish.seat)[0]?.person;
      if (giver === undefined) return refuse("stale", "Nobody holds that seat any more.");
      return await offerFor(core, live, { giver, by: request.asker, taker: wish.to, ...FOR_GOOD }, written);
    }
    case "rewind":
      return await rewind(core, live, { ...request, wish }, written, deed);
  }
}

async function rewind(
  core: Core,
  live: Live,
  { wish: { row: to }, asker }: RequestRecord & { readonly wish: Wish & { kind: "rewind" } },
  written: Change,
  deed: Deed,
): Promise<void> {
  const rows = sinceOrigin(await wholeLog(core.repository, live.record.id));
  const seat = rows.find(({ seq, seat: of }) => seq >= to && of !== null && isHeld(live, of, asker))?.seat;
  if (!seat) return refuse("stale", "Whoever asked for this no longer plays.");
  const before: Envelope<GameTypes> = await stateBefore(live, { before: null, rows }, to);
  const why = "All who have a say agreed: ";
  await goBack(core, live, { seat, to, before, person: deed.by, interaction: deed.interaction, why }, written);
}
