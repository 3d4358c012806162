import type { Frozen } from "../../engine/index.ts";
import { describeCards, describeOwnCards } from "./cards/words.ts";
import { describeCombat, describeOwnCombat } from "./combat/log.ts";
import type { Content } from "./content/types.ts";
import { describeEffect, describeOwnEffect } from "./effects/words.ts";
import type { Event, Secret } from "./events.ts";
import { describeMovement, describeOwnMovement } from "./movement/words.ts";
import { namesOf } from "./pieces/words.ts";
import { describeOwnPower, describePower } from "./powers/words.ts";
import { describeOwnReinforcements, describeReinforcements } from "./reinforcements/words.ts";
import { describeTurn } from "./turn/words.ts";
import { describeVictory } from "./victory/words.ts";

/** What everyone is told. */
export function describePublic(event: Event, content: Frozen<Content>): string | null {
  const names = namesOf(content, event.of);
  switch (event.chapter) {
    case "cards":
      return describeCards(event, names);
    case "combat":
      return describeCombat(event, names);
    case "effects":
      return describeEffect(event, names);
    case "movement":
      return describeMovement(event, names);
    case "powers":
      return describePower(event, names);
    case "reinforcements":
      return describeReinforcements(event, names);
    case "turn":
      return describeTurn(event, names);
    case "victory":
      return describeVictory(event, names);
  }
}

/** What one seat is told. */
export function describePrivate(secret: Secret, content: Frozen<Content>): string | null {
  const names = namesOf(content, secret.of);
  switch (secret.chapter) {
    case "cards":
      return describeOwnCards(secret, names);
    case "combat":
      return describeOwnCombat(secret, names);
    case "effects":
      return describeOwnEffect(secret, names);
    case "movement":
      return describeOwnMovement(secret, names);
    case "powers":
      return describeOwnPower(secret, names);
    case "reinforcements":
      return describeOwnReinforcements(secret, names);
  }
}
