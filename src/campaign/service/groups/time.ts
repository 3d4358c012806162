/** How much time people have, and when they are away. */
import type { AbsenceSettings } from "../../../store/records.ts";
import type { Person } from "../../contract/game.ts";
import type { Pace } from "../../time/timetables.ts";
import type { Core } from "../core.ts";
import type { InEach } from "../in-each.ts";
import { configureAbsence } from "../lobby/lobby-settings.ts";
import { type Retimed, retime } from "../requests/retiming.ts";
import { comeBack, goAway, type Meanwhile, type Stay } from "../time/leave.ts";
import { type LeaveView, leavesOf } from "../time/leave-view.ts";

export type Time = ReturnType<typeof time>;

export function time(core: Core) {
  return {
    /** Gives it another timetable: its host's. Where that leaves somebody less time, all who play must be asked. */
    retime: (game: string, person: Person, pace: Pace, interaction: string | null): Promise<Retimed> =>
      retime(core, game, pace, { person, interaction }),
    /** The host of a lobby settles what becomes of seats whose players are not there. */
    configureAbsence: (
      game: string,
      person: Person,
      change: Partial<AbsenceSettings>,
      interaction: string | null,
    ): Promise<void> => configureAbsence(core, game, change, { person, interaction }),
    /** Takes leave for a number of days, until a date, or until they play: a person's seats wait, are the computer's, or go by what was settled ahead. */
    goAway: (
      game: string,
      person: Person,
      stay: number | Stay,
      interaction: string | null,
      meanwhile: Meanwhile = "wait",
    ): Promise<void> => {
      const wish = typeof stay === "number" ? { days: stay } : stay;
      return goAway(core, game, { ...wish, meanwhile }, { person, interaction });
    },
    /** Those of a person's running campaigns in which they play, with what becomes of each while they are away. */
    leaves: (person: string): Promise<InEach<LeaveView>> => leavesOf(core, person),
    /** Ends it; what is left of it can be taken later. */
    comeBack: (game: string, person: Person, interaction: string | null): Promise<void> =>
      comeBack(core, game, { person, interaction }),
  };
}
