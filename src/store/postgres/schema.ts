/** Every table on PostgreSQL: what drizzle-kit writes its migrations from. */
export { ballots } from "./schema/ballots.ts";
export { councils } from "./schema/councils.ts";
export { departures, roll } from "./schema/departures.ts";
export { directBoxes, identity, restrictions } from "./schema/direct.ts";
export { formerHolders, games, members, results, seatOffers, seats } from "./schema/games.ts";
export {
  awake,
  engines,
  guilds,
  handledInteractions,
  keys,
  packs,
  preferences,
  upkeep,
} from "./schema/installation.ts";
export { lessons } from "./schema/lessons.ts";
export {
  livePosts,
  mailboxes,
  news,
  notified,
  obstacles,
  outbox,
  pictures,
  shownPosts,
  threads,
} from "./schema/messages.ts";
export { councilVotes, motionBallots, motions } from "./schema/motions.ts";
export { promises, reasons, talks } from "./schema/negotiation.ts";
export {
  checkpoints,
  checks,
  clocks,
  lastPlayed,
  log,
  played,
  prepared,
  sheets,
  snapshots,
  standingOrders,
  toldAlone,
} from "./schema/play.ts";
export { replays } from "./schema/replays.ts";
