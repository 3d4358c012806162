/** What a seat has to decide in a state, computed once however often somebody asks. */
import { type Decision, decisionsOf, type Envelope, type GameTypes, Kept, type Rulebook, type Seat } from "#engine";

/** By state, which nobody writes to. */
const known = new Kept<Envelope<GameTypes>, readonly Decision[]>();

/** As `decisionsOf`, computed once: within an act, and at the next one, the same state is asked again and again. */
export const openDecisions = (book: Rulebook<GameTypes>, env: Envelope<GameTypes>, seat: Seat): readonly Decision[] =>
  known.get(env, seat, () => decisionsOf(book, env, seat));
