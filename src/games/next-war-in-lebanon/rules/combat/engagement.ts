import type { SeatId, ZoneId } from "../../content/types.ts";
import type { GroupId } from "../../state.ts";
import type { Battle, BattleKind } from "./types.ts";

/** A battle that may come: nobody is revealed, nothing committed. */
export const engagement = (
  zone: ZoneId,
  kind: BattleKind,
  attacker: SeatId,
  entering: readonly GroupId[] = [],
  wanted = true,
): Battle => ({
  zone,
  kind,
  attacker,
  entering,
  wanted,
  step: kind === "clash" ? "evade" : "entry",
  mayEvade: null,
  spent: { idf: [], insurgent: [] },
  fighters: { idf: [], insurgent: [] },
  support: { idf: null, insurgent: null },
  supported: [],
  closeAirSupport: false,
  networked: { idf: 0, insurgent: 0 },
  targets: { idf: "weakest", insurgent: "weakest" },
  firing: null,
  round: 1,
  plan: [],
  open: null,
  collateral: false,
  lost: { idf: 0, insurgent: 0 },
});
