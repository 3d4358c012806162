/** Try-outs: what one person plays on from what their seat knows, for all sides. Nothing of it happens in the campaign. */
import { outlookOf, type Params, print, refuse, type Seat } from "#engine";
import { effective } from "../../../proof/history.ts";
import type { PlannedMove } from "../../../store/records.ts";
import type { Answering, Submitted, WrittenSheet } from "../../contract/answers.ts";
import type { Person } from "../../contract/game.ts";
import type { TriedOrders, TryOutView } from "../../contract/try-outs.ts";
import type { Live } from "../../facts/live.ts";
import { logEnd, stateBefore } from "../../record/earlier-state.ts";
import { wholeLog } from "../../record/log-pieces.ts";
import { canImagine, knowledgeOf } from "../../try-outs/imagining.ts";
import { openedTryOut } from "../../try-outs/opening.ts";
import { letOthersAnswer } from "../../try-outs/playing.ts";
import { LONGEST, type TryOut, tryOutIn } from "../../try-outs/try-out.ts";
import { submitted, takeMoves } from "../acting/answering.ts";
import type { Turns } from "../acting/turns.ts";
import type { Core } from "../core.ts";
import { goBack } from "../requests/undo.ts";
import { newTryOutId, underNewId } from "../secrets.ts";

/** Who wants to try something out from which seat; `channel`: where they ask for it. */
interface Beginning {
  readonly game: string;
  readonly seat: Seat;
  readonly person: Person;
  readonly channel: string;
}

/** What somebody presses on the page of a try-out. */
interface Pressed {
  /** What it is played as. */
  readonly game: string;
  readonly person: string;
  readonly interaction: string | null;
}

/** What came of it in the campaign. */
interface SentOrders extends Pick<TryOutView, "of" | "seat"> {
  readonly submitted: Submitted;
}

export type TryingOut = ReturnType<typeof tryingOut>;

export function tryingOut(core: Core, turns: Turns) {
  /** When those that this process has begun end; a start drops all that were begun before. */
  const ends = new Map<string, number>();
  return {
    /** Begins one, in place of any other of this person. Refused to whoever may not look at the seat. Returns what it is played as. */
    begin: (wanted: Beginning): Promise<string> =>
      core.queues.run(`try-outs of ${wanted.person.id}`, async () => {
        const game = await beginTryOut(core, wanted);
        ends.set(game, core.clock.now() + LONGEST);
        return game;
      }),
    /** Lets computers answer for all others until its own seat is asked. Returns how many answers they gave. */
    letOthersAnswer: (pressed: Pressed): Promise<number> => othersAnswer(core, turns, pressed),
    /** Takes back whatever was done last, whoever has done it: here nobody is cheated by that. */
    back: (pressed: Pressed): Promise<void> => back(core, pressed),
    /** What its own seat has done so far. Refused where that is nothing. */
    async orders(game: string, person: string): Promise<TriedOrders> {
      const { live, tryOut } = await ownTryOut(core, game, person);
      const moves = await movesIn(core, live, tryOut.seat);
      return { ...viewOf(live, tryOut), lines: moves.map((move) => inNotation(live, move)) };
    },
    /**
     * Does in the campaign what its own seat has done here, up to what draws, reveals or asks somebody, and ends it. Refused,
     * and nothing is lost, where the campaign has gone on since, or refuses it.
     */
    send: (pressed: Pressed): Promise<SentOrders> => send(core, turns, pressed),
    /** Ends it: all that is kept of it goes. */
    async leave(game: string, person: string): Promise<TryOutView> {
      const { live, tryOut } = await ownTryOut(core, game, person);
      await core.dropLesson(game);
      return viewOf(live, tryOut);
    },
    /** Ends those whose time is up. */
    async tick(): Promise<void> {
      const now = core.clock.now();
      for (const [game, end] of ends) {
        if (end > now) continue;
        ends.delete(game);
        await core.queues.run(game, () => core.dropLesson(game));
      }
    },
  };
}

async function beginTryOut(core: Core, { game: of, seat, person, channel }: Beginning): Promise<string> {
  const live = await core.seated(await core.record(of), person.id, seat, "look");
  if (live.lesson !== null) refuse("no-try-outs", "That is tried out in campaigns alone.");
  requireHelp(live);
  core.allow.lesson(person.id);
  const outlook = outlookOf(live.env, seat); // all that is taken from the campaign's state
  for (const old of await core.repository.lessonsOf(person.id)) if (tryOutIn(old)) await core.dropLesson(old.game);
  const at = core.clock.now();
  return await underNewId(newTryOutId, async (game) => {
    await core.write(openedTryOut(live.book, outlook, { game, person, channel, of: live.record, at }), null);
    return game;
  });
}

/** Refused where the host has settled that there is no help, and in games that have none. */
function requireHelp({ record, book }: Live): void {
  if (record.help === "none")
    refuse("no-try-outs", "The host has settled that nobody tries out what comes in this campaign.");
  if (!canImagine(book)) refuse("no-try-outs", `Nothing can be tried out in ${book.definition.name} yet.`);
}

async function ownTryOut(core: Core, game: string, person: string): Promise<{ live: Live; tryOut: TryOut }> {
  const record = await core.record(game);
  const live = record.host === person ? await core.load(record) : null;
  const tryOut = live && tryOutIn(live.lesson);
  return live && tryOut ? { live, tryOut } : refuse("no-game", "You have no such try-out.");
}

/** An answer in a try-out, for whichever seat. */
export async function submitInTryOut(turns: Turns, given: Answering | WrittenSheet): Promise<Submitted> {
  const acted = await turns.act({ ...given, learns: true }, (play) => takeMoves(play, { ...given, ahead: [] }));
  return submitted(acted, given.seat);
}

async function othersAnswer(core: Core, turns: Turns, { game, person, interaction }: Pressed): Promise<number> {
  const { seat } = (await ownTryOut(core, game, person)).tryOut;
  const asking = { game, person, seat, interaction, learns: true };
  const acted = await turns.act(asking, (play) => {
    const given = letOthersAnswer(play, seat);
    if (given === 0)
      refuse("not-asked", "It is your own seat that is asked: nobody else has anything to answer first.");
    return given;
  });
  return acted?.done ?? 0;
}

async function back(core: Core, { game, person, interaction }: Pressed): Promise<void> {
  await core.queued(game, async () => {
    if (await core.isHandled(interaction)) return;
    const { live } = await ownTryOut(core, game, person);
    const end = await logEnd(core.repository, live);
    const last = effective(end.rows).at(-1);
    if (!last || last.kind === "upgraded") return refuse("nothing", "This is where the try-out begins.");
    const before = await stateBefore(live, end, last.input);
    await goBack(core, live, { seat: null, to: last.input, before, person, interaction, why: "Taken back." });
  });
}

/** What a seat has done by itself, as far as it was not taken back. */
async function movesIn({ repository }: Core, { record }: Live, seat: Seat): Promise<Answering["moves"]> {
  const rows = effective(await wholeLog(repository, record.id));
  const moves = rows
    .filter((row) => row.kind === "act" && row.seat === seat)
    .map(({ action, params, regardless }) => ({ action, params: params as Params, regardless })); // an act's params were checked
  return moves.length > 0 ? moves : refuse("empty", "You have done nothing for your seat in this try-out yet.");
}

function inNotation({ book }: Live, { action: name, params }: PlannedMove): string {
  const action = book.actions.get(name);
  return action ? print(action, params) : name;
}

async function send(core: Core, turns: Turns, { game, person, interaction }: Pressed): Promise<SentOrders> {
  const { live, tryOut } = await ownTryOut(core, game, person);
  const { of, seat, knowledge } = tryOut;
  const moves = await movesIn(core, live, seat);
  const given = { game: of, person, seat, moves, halts: true, interaction };
  const acted = await turns.act(given, (play) => {
    if (knowledgeOf(outlookOf(play.live.env, seat)) !== knowledge) refuse("stale", GONE_ON);
    return takeMoves(play, given);
  });
  await core.dropLesson(game);
  return { of, seat, submitted: submitted(acted, seat) };
}

const GONE_ON =
  "The campaign has gone on since this try-out began, so nothing was sent: **Try it** on the page of your seat begins another one from how things stand now.";

const viewOf = ({ record, env }: Live, { of, seat }: TryOut): TryOutView => ({
  ...{ of, seat, until: record.created + LONGEST, over: env.over },
});

/** A try-out as its page shows it; null: it is none. */
export function tryOutView(live: Live): TryOutView | null {
  const tryOut = tryOutIn(live.lesson);
  return tryOut && viewOf(live, tryOut);
}
