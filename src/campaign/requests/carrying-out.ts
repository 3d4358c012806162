import { type Envelope, type GameTypes, refuse } from "#engine";
import type { Change } from "../../store/change.ts";
import type { RequestRecord, Rich, Wish } from "../../store/records.ts";
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
  const who = causedBy(request, deed);
  switch (wish.kind) {
    case "pause":
      return await pauseUntil(core, live, wish.until, told(written, live, PAUSED(wish.until, request.asker, who)));
    case "resume":
      return await resume(core, live, deed.at, who, written);
    case "end": {
      const end = await brokenOff(core, live.record, deed.by, ["The campaign ends without a result. ", ...who, " "]);
      await core.write({ ...written, ...end, outbox: [...(written.outbox ?? []), ...(end.outbox ?? [])] });
      return;
    }
    case "timetable":
      return await keepTime(core, live, wish.timetable, who, written);
    case "silent": {
      const { silentSeat } = wish;
      const change = told(written, live, [`From now on ${silenceInWords(silentSeat)}. `, ...who]);
      await core.write({ ...change, set: { silentSeat } });
      return;
    }
    case "host": {
      const change = told(written, live, [{ person: wish.to }, " is the host from now on. ", ...who]);
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

/** Who has brought it about, as everybody reads it: its asker alone, or with those who have agreed. */
const causedBy = ({ asker, at, yes }: RequestRecord, deed: Deed): Rich =>
  yes.length > 1 || deed.at !== at
    ? [{ person: asker }, " asked for it, and it was agreed."]
    : [{ person: asker }, " has settled that."];

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
