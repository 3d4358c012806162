/** What is stored of campaigns, as it is read and written. */

export * from "./records/ballots.ts";
export * from "./records/councils.ts";
export * from "./records/games.ts";
export * from "./records/lessons.ts";
export * from "./records/log.ts";
export * from "./records/messages.ts";
export * from "./records/motions.ts";
export * from "./records/negotiation.ts";
export * from "./records/people.ts";
export * from "./records/play.ts";
export * from "./records/replays.ts";
