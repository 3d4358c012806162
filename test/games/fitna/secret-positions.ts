import type { Fitna } from "../../../src/games/fitna/state.ts";
import type { Built } from "../../kit/subject.ts";
import { fitna } from "./builder.ts";

/** the only reduced unit of Syria lies below another, and nobody else knows that there is one. */
export const reducedBelow: Built<Fitna> = {
  label: "R-088 batch or replacements, with the only reduced unit below another",
  env: () =>
    fitna({
      seat: "SYR",
      segment: "events",
      units: { homs: { SYR: ["syr-10m", "syr-5m R"] } },
      hands: { SYR: [54] },
    }).env,
  act: "SYR: play-event 54 0-1",
};

/** Russians stack with no Shia militia, and may arrive in Tartus by themselves. */
export const friendsInPort: Built<Fitna> = {
  label: "R-089 Russians arrive in a port where friends have a hidden counter",
  env: () =>
    fitna({
      scenario: "11",
      seat: "RUS",
      segment: "events",
      units: {
        tartus: { SYR: ["syr-10m", "shi-9"] },
        homs: { SYR: ["syr-11a", "syr-5m"] },
        latakia: { SYR: ["syr-17r"] },
      },
      hands: { RUS: [54] },
    }).act("RUS", "play-event", { card: "54", draw: "0-1" }).env,
  act: "RUS: reinforce batch",
};

/** Russians in Maarat before an attack from Idlib; Syrians hold the spaces behind them, with such counters below. */
export const behindMaarat = ([inHama, inHoms]: readonly [string, string]) =>
  fitna({
    scenario: "11",
    seat: "TUR",
    units: {
      idlib: { TUR: ["fsa-1", "fsa-2"] },
      maarat: { RUS: ["rus-7"] },
      hama: { SYR: ["syr-10m", inHama] },
      homs: { SYR: ["syr-11a", inHoms] },
      jisr: { SYR: ["syr-17r"] },
      aleppo: { SYR: ["syr-4a", "syr-1a", "syr-9a"] },
    },
  });

/** Russians retreat to no space where Shia militia lies hidden. */
export const friendsBehind: Built<Fitna> = {
  label: "R-133 Russians retreat to where friends have hidden counters",
  env: () => behindMaarat(["shi-9", "syr-5m"]).env,
  act: "TUR: attack idlib maarat fsa-1,fsa-2",
};

/** What is asked, offered and shown where hidden units decide what comes of it. */
export const secretPositions: readonly Built<Fitna>[] = [reducedBelow, friendsInPort, friendsBehind];
