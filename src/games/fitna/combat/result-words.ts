import type { News } from "../news.ts";

/** What came of an attack, in words. */
export const RESULTS: { readonly [result in Extract<News, { readonly kind: "fought" }>["result"]]: string } = {
  "AR*": "thrown back with losses",
  AR: "thrown back",
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
