import { describe, it } from "vitest";
import type { Envelope } from "#engine";
import { rules } from "../../../../src/games/fitna/definition.ts";
import type { Fitna } from "../../../../src/games/fitna/state.ts";
import { type Claim, play } from "../../../kit/play.ts";
import { startOf } from "../../../kit/subject.ts";
import { violate } from "../../../kit/violation.ts";
import { subject } from "../playing.ts";

type Env = Envelope<Fitna>;

/** Units that nobody but their seat sees, and counters of IS that nobody sees. */
function hiddenIn({ hands, box }: Env): ReadonlySet<string> {
  const under = Object.values(hands).flatMap(({ stacks }) => Object.values(stacks).flatMap((ids) => ids.slice(1)));
  return new Set([...under, ...Object.values(box.is).flat()]);
}

/** Those of them that something names, as a value or as a key. */
function namedIn(found: unknown, hidden: ReadonlySet<string>): readonly string[] {
  const text = JSON.stringify(found);
  return [...hidden].filter((id) => text.includes(`"${id}"`));
}

/** What everybody is told and sees when somebody has acted; who fights, and who fought, has shown himself. */
function hiding(): Claim<Fitna> {
  let before: ReadonlySet<string> = new Set();
  let wasFought = false;
  return {
    title: "R-199 what lies under a top counter is named to nobody",
    at({ env, last }) {
      const hidden = hiddenIn(env);
      // what a card brings into the game was shown as it came, and who fought as he fought
      const { offensive, drafted: _, fought: __, ...table } = env.table;
      const inTable = offensive ? [] : namedIn(table, hidden);
      if (inTable.length > 0) violate("R-199", `the table names ${inTable.join(", ")}`);
      const both = new Set([...hidden].filter((id) => before.has(id)));
      const events = last.happenings.flatMap((one) => (one.kind === "event" && one.event ? [one.event] : []));
      const isFought = wasFought || events.some(({ kind }) => kind === "declared");
      for (const event of events) {
        const name = `${event.chapter}/${event.kind}`;
        const told = SHOWING.includes(name) || (isFought && event.chapter === "combat") ? [] : namedIn(event, both);
        if (told.length > 0) violate("R-199", `${name} names ${told.join(", ")}`);
      }
      before = hidden;
      wasFought = offensive !== null;
    },
  };
}

/** Of dice that are rolled for each unit, and of what was on top for a while. */
const SHOWING = ["powers/coup", "powers/lebanon", "movement/moved"];

describe("R-199 invariant 13", () => {
  it.each([
    ["1", 2],
    ["10", 1],
  ])("random games of scenario %s name no unit that lies hidden", (scenario, games) => {
    for (let n = 0; n < games; n++)
      play(subject, startOf(subject, { label: "hidden", options: { ...rules.defaults, scenario } }, n), hiding());
  });
});
