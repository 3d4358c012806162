import type { Edition } from "../../content/types.ts";
import type { News } from "../news-types.ts";
import type { Result } from "./crt.ts";

/** What came of an attack, in a few words beside a picture. */
export const RESULTS: { readonly [result in Extract<News, { readonly kind: "fought" }>["result"]]: string } = {
  "AR*": "each attacker loses a step",
  AR: "attackers lose a step",
  EX: "both lose a step",
  "EX*": "both lose heavily",
  DR: "defenders retreat",
  "DR*": "defenders scatter",
  DS: "defenders destroyed",
  occupied: "no fight",
};

/** The same in a word or two, beside a space. */
export const SHORT_RESULTS: typeof RESULTS = {
  "AR*": "badly repulsed",
  AR: "repulsed",
  EX: "exchange",
  "EX*": "heavy losses",
  DR: "driven out",
  "DR*": "scattered",
  DS: "destroyed",
  occupied: "taken",
};

/** what a result costs both sides, as a sentence goes on: "the attackers lose a step". */
export function resultText({ parameters }: Pick<Edition, "parameters">, result: Result): string {
  switch (result) {
    case "AR*":
      return "each attacking unit loses a step";
    case "AR":
      return "the attackers lose a step";
    case "EX":
      return "both sides lose a step";
    case "EX*":
      return parameters.exStar === "one-step-a-unit" ? "every unit loses a step" : "both sides lose 2 steps";
    case "DR":
      return "the defenders lose a step and retreat";
    case "DR*":
      return "the defenders lose 2 steps and retreat, the attackers lose a step";
    case "DS":
      return "the defenders are destroyed";
  }
}
