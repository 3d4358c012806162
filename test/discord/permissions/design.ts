import type { Deed, Role, SeatState } from "../../../src/campaign/facts/permissions.ts";

/*
 * Who may do what, as the design says it: by role, and where it depends on that, by the state of the seat. What is not
 * listed is refused.
 */

type Who = { readonly [role in Role]?: readonly SeatState[] };

const ALWAYS: readonly SeatState[] = ["held", "on leave", "lent", "silent", "vacant", "computer"];
const WHILE_HELD: readonly SeatState[] = ["held", "on leave", "lent", "silent"];
/** The sole holder of a seat sees its hand and does everything for it, also when somebody else plays it meanwhile. */
const OWN_SEAT: Who = { holder: WHILE_HELD, "stand-in": ["lent"] };
const WHO_PLAYS: Who = { player: ALWAYS };
const HOST_ALONE: Who = { host: ALWAYS };
const HOST_AND_STAFF: Who = { host: ALWAYS, staff: ALWAYS };

export const DESIGN: { readonly [deed in Deed]: Who } = {
  watch: { player: ALWAYS, host: ALWAYS, moderator: ALWAYS, spectator: ALWAYS },
  /** All members of a council see hand and thread. */
  look: { ...OWN_SEAT, member: WHILE_HELD },
  act: { ...OWN_SEAT, "on-duty": WHILE_HELD },
  /** In a council those who lead it, and whom it has chosen, say what it promises. */
  speak: { ...OWN_SEAT, captain: WHILE_HELD, deputy: WHILE_HELD, negotiator: WHILE_HELD },
  vote: { member: WHILE_HELD },
  /** Besides whoever did it. */
  takeBack: { ...OWN_SEAT, captain: WHILE_HELD, deputy: WHILE_HELD },
  council: { member: WHILE_HELD },
  leave: WHO_PLAYS,
  reclaim: { lender: ["lent"] },
  ask: WHO_PLAYS,
  agree: WHO_PLAYS,
  /** Nobody is put out of the host's office without being asked. */
  cede: { ...WHO_PLAYS, host: ALWAYS },
  take: { spectator: ["vacant"], host: ["vacant"], staff: ["vacant"] },
  fill: { player: ["silent", "vacant"], host: ["silent", "vacant"] },
  share: HOST_ALONE,
  start: HOST_ALONE,
  time: HOST_ALONE,
  remove: HOST_AND_STAFF,
  end: HOST_AND_STAFF,
  repair: { ...HOST_AND_STAFF, moderator: ALWAYS },
  move: HOST_AND_STAFF,
  appoint: HOST_AND_STAFF,
  entrust: HOST_AND_STAFF,
  /** A host who plays asks the others, like everybody else. */
  pause: { host: ALWAYS, moderator: ALWAYS },
  /** Pause, stop, rewind, correct, replace, and looks that are logged. */
  moderate: { moderator: ALWAYS },
  /** Nobody who leads a side weakens another one. */
  putOut: { ...HOST_AND_STAFF, moderator: ALWAYS },
  /** Whoever looks after a campaign or a server without playing. */
  censor: { staff: ALWAYS, moderator: ALWAYS },
  govern: { staff: ALWAYS },
};

/** Whoever has one of these cannot take a seat, whatever else they are. */
export const NO_SEAT: readonly Role[] = ["player", "former", "moderator"];
