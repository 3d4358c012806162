import type { Frozen } from "../../engine/index.ts";
import { describeHand, describeHands } from "./chits/words.ts";
import { describeCombat, describeCombatSecret } from "./combat/words.ts";
import type { Content } from "./content/types.ts";
import { describeEffect, describeEffectSecret } from "./effects/words.ts";
import type { Event, Secret } from "./events.ts";
import { describePlay, describePlaySecret } from "./plays/words.ts";
import { describeSetUp, describeStrategy } from "./setup/words.ts";
import { describeStrike } from "./strikes/words.ts";
import { describeTurn } from "./turn/words.ts";
import { describeVictory } from "./victory/words.ts";

/** What everyone is told. */
export function describePublic(event: Event, content: Frozen<Content>): string | null {
  switch (event.chapter) {
    case "set-up":
      return describeSetUp(event);
    case "chits":
      return describeHands(event);
    case "turn":
      return describeTurn(event);
    case "plays":
      return describePlay(event, content);
    case "combat":
      return describeCombat(event, content);
    case "strikes":
      return describeStrike(event, content);
    case "effects":
      return describeEffect(event, content);
    case "victory":
      return describeVictory(event);
  }
}

/** What one seat is told. */
export function describePrivate(secret: Secret, content: Frozen<Content>): string | null {
  switch (secret.chapter) {
    case "set-up":
      return describeStrategy(secret);
    case "chits":
      return describeHand(secret);
    case "plays":
      return describePlaySecret(secret, content);
    case "combat":
      return describeCombatSecret(secret, content);
    case "effects":
      return describeEffectSecret(secret);
  }
}
