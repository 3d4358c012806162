import { type Definition, played, type Setup, type View } from "../../engine/index.ts";
import { offensive } from "./combat/offensive.ts";
import { losses } from "./combat/taking-losses.ts";
import { deals, lending } from "./command/lending.ts";
import { readPack } from "./content/read.ts";
import { corrections } from "./corrections.ts";
import { event } from "./effects/event.ts";
import { exchange } from "./effects/exchange.ts";
import { givingUp } from "./effects/hands.ts";
import { specialJoker, strikeAtOnce } from "./effects/special-jokers.ts";
import { strikes } from "./effects/strikes.ts";
import { open } from "./now.ts";
import { calledThere, spacesOf } from "./pieces/words.ts";
import { plays } from "./plays.ts";
import { activateIslamicState } from "./powers/activation-is.ts";
import { bonusCards } from "./powers/bonus-cards.ts";
import { coup } from "./powers/coups.ts";
import { americanShare, intervention } from "./powers/intervention.ts";
import { activateKurds } from "./powers/kurds.ts";
import { lebanonWar } from "./powers/lebanon-war.ts";
import { levelSix, levelTen } from "./powers/levels.ts";
import { pkkRebellion } from "./powers/pkk.ts";
import { russia } from "./powers/russia.ts";
import { settle } from "./powers/settling.ts";
import { arrivals } from "./reinforcements/arrivals.ts";
import { batchOrReplacements } from "./reinforcements/batches.ts";
import { choiceOf, defaults, groups, options, roster, sharings } from "./setup/options.ts";
import { setUp } from "./setup/set-up.ts";
import { type Fitna, upgrade } from "./state.ts";
import { campaign, TURN_PROCEDURES } from "./turn/campaign.ts";
import { phaseStep } from "./turn/operations.ts";
import { phase } from "./turn/phase.ts";

/** The rules alone, without what people see and are told. */
export const rules = {
  id: "fitna",
  name: "Fitna",
  summary:
    "A war for the Middle East, for 2 to 6. In each turn every seat has a phase: it plays events, spends cards to move and attack, and draws new ones. Two editions, with scenarios from the civil war in Syria to a war of the whole region.",
  leaving:
    "Your units stay where they are, what you control stays yours, and your side can still win: only `/fitna concede` ends the game, which the others then win.",
  command: "fitna",
  rules: "4",
  stateVersion: 3,

  readPack,
  drawnFrom: ["land"],

  options,
  defaults,
  roster,
  groups,
  sharings,
  setup: ({ content, options: chosen, dice }: Setup<Fitna>) => setUp(content, choiceOf(chosen), dice),
  main: campaign,
  ownSteps: [phaseStep],
  deals,
  procedures: [
    ...TURN_PROCEDURES,
    offensive,
    losses,
    event,
    strikes,
    givingUp,
    exchange,
    specialJoker,
    strikeAtOnce,
    activateIslamicState,
    activateKurds,
    americanShare,
    bonusCards,
    coup,
    intervention,
    lebanonWar,
    levelSix,
    levelTen,
    pkkRebellion,
    russia,
    arrivals,
    batchOrReplacements,
    lending,
  ],
  consequences: settle,
  ...played(plays),
  corrections,
  places: spacesOf,
  called: (view: View<Fitna>, word: string) => calledThere(open(view), word),
  phase,
  upgrade,
  replaced: ["stacks", "units", "kurds", "control", "lay", "news", "fought", "marches", "course"],
} satisfies Partial<Definition<Fitna>>;
