import type { GameTypes } from "#engine";
import type { Standing } from "../../../src/campaign/moves/announcement.ts";
import { presentFace } from "../../../src/campaign/telling/live-text.ts";
import type { GameRecord } from "../../../src/store/records.ts";
import type { Claim, Position } from "../play.ts";
import { same } from "../violation.ts";
import { twinOf } from "./twins.ts";

/** What everyone reads and can press below the post of a phase is the same in every state with the same table. */
export const showsOneFace = <G extends GameTypes>(): Claim<G> => ({
  title: "shows the same post and buttons to all, whatever the hands hold",
  every: 5,
  at(position) {
    const { env, seat: viewer } = position;
    if (env.over) return;
    const other = twinOf(position, viewer);
    if (other)
      same("leak", `the post of the phase, with hands that ${viewer} cannot know,`, face(position), face(other));
  },
});

const face = <G extends GameTypes>({ subject, book, env }: Position<G>): string =>
  presentFace({
    record: { name: subject.name, options: book.definition.defaults, bars: [] } as unknown as GameRecord, // a post needs no more of it
    book,
    members: [],

    clocks: [],
    env,
  } as unknown as Standing); // a game of any types is a game
