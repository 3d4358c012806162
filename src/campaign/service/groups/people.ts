/** Who plays a campaign, from its lobby to its end: opening, joining, leaving, handing over; and what its host settles. */

import type { Joining, Person } from "../../contract/game.ts";
import type { Status } from "../../contract/views.ts";
import type { Turns } from "../acting/turns.ts";
import { bound } from "../bound.ts";
import type { Core } from "../core.ts";
import { joinRunning, sidesFor } from "../councils/joining.ts";
import { createGame, joinLobby, leaveLobby, removeMember, shareSeats, startGame } from "../lobby/enrolment.ts";
import { configureEnd, configureHelp, configureLevel } from "../lobby/lobby-settings.ts";
import { canTurn, rematch } from "../lobby/rematch.ts";
import { abandonGame } from "../people/breaking-off.ts";
import { fillSeats } from "../people/filling.ts";
import { type AfterLeaving, afterLeaving, leaveRunning } from "../people/leaving.ts";
import { takeBack } from "../people/lending.ts";
import { changeHost, moveGame, type Relocation, repairGame } from "../people/mending.ts";
import { answerSeatOffer, offerSeats, type SeatAnswer, type SeatWish } from "../people/seat-offers.ts";
import { seatsFor } from "../people/taking.ts";
import { statusOf } from "../showing/status.ts";
import { postsAgain } from "../time/barred.ts";
import { backFromCutOff } from "../time/cut-off.ts";

export type People = ReturnType<typeof people>;

export function people(core: Core, turns: Turns) {
  return {
    ...bound(core, {
      create: createGame,
      /** Opens a campaign that has ended once more, and calls those who played it. */
      rematch,
      /** The host of a lobby settles what everybody may have of the campaign when it has ended. */
      configureEnd,
      /** The host of a lobby settles how well computers play. */
      configureLevel,
      /** The host of a lobby settles what help people may have. */
      configureHelp,
      /** Whether each of those who played it could take the next seat. Refused as `rematch` is. */
      canTurn,
      /** Takes a person out of a lobby: the host's, or the server's staff's. */
      remove: removeMember,
      /** Names another host: the host's, or the server's staff's. */
      changeHost,
      /**
       * Reposts what could not be sent, is gone or was deleted: the host's, or the server's staff's. Says how much had
       * been parked.
       */
      repair: repairGame,
    }),
    /** Joins a lobby, or takes a seat of a running campaign that somebody has given up. */
    join: ({ game, ...joining }: Joining): Promise<void> =>
      core.once(game, joining, (record) =>
        record.status === "running"
          ? joinRunning(core, record, joining.seat, joining)
          : joinLobby(core, record, joining),
      ),
    /** Leaves a lobby, or a running campaign for good. */
    leave: (game: string, person: Person, interaction: string | null): Promise<void> =>
      core.once(game, { person, interaction }, (record) =>
        record.status === "running"
          ? leaveRunning(core, record, { person, interaction })
          : leaveLobby(core, record, person, interaction),
      ),
    /** The seats of a running campaign that this person could take, group by group. Refused if there are none for them. */
    async seatsFor(game: string, person: string): Promise<Status["free"]> {
      const record = await core.record(game);
      if (record.council !== null) return await sidesFor(core, record, person);
      const free = await seatsFor(core, record, person);
      const { places } = await statusOf(core, game);
      return places.filter(({ seats }) => free.some(([first = ""]) => seats.includes(first)));
    },
    /** What would become of a running campaign if this person left it. */
    afterLeaving: async (game: string, person: string): Promise<AfterLeaving> =>
      afterLeaving(await core.load(await core.record(game)), person),
    /** Has the computer play what nobody plays. */
    fill: (game: string, person: Person, interaction: string | null): Promise<void> =>
      core.once(game, { person, interaction }, (record) => fillSeats(core, record, { person, interaction })),
    /** Asks somebody, in the channel, to take all seats of a person over. */
    offerSeats: (game: string, person: Person, wish: SeatWish, interaction: string | null): Promise<void> =>
      core.once(game, { person, interaction }, (record) => offerSeats(core, record, wish, { person, interaction })),
    /** Yes or no of whoever was asked; no of whoever asked withdraws it. */
    answerSeatOffer: (game: string, person: Person, answer: SeatAnswer, interaction: string | null): Promise<void> =>
      core.once(game, { person, interaction }, (record) =>
        answerSeatOffer(core, record, answer, { person, interaction }),
      ),
    /** Takes back what was lent. */
    takeBack: (game: string, person: Person, interaction: string | null): Promise<void> =>
      core.once(game, { person, interaction }, (record) => takeBack(core, record, { person, interaction })),
    /** Shares the seats out among this many people, as is usual in this game: the host's, before the start. */
    share: (game: string, person: Person, people: number, interaction: string | null): Promise<void> =>
      shareSeats(core, { game, person, people, interaction }),
    /** Begins the game; seats that nobody took are played by the computer if `bots` says so, else it is refused. */
    async start(game: string, person: Person, bots: boolean, interaction: string | null): Promise<void> {
      await startGame(core, game, person, bots, interaction);
      await turns.seeToVotes(game);
    },
    /** Ends it without a result: the host's, or the server's staff's (`staffOf`: the server that somebody may manage). */
    abandon: (game: string, { id }: Person, interaction: string | null, staffOf: string | null = null): Promise<void> =>
      abandonGame(core, { game, person: id, interaction, staffOf }),
    /** Lets it go on in another channel. */
    async move(wish: Relocation): Promise<void> {
      await moveGame(core, wish);
      await backFromCutOff(core, wish.game);
      await postsAgain(core, wish.game);
    },
  };
}
