import { TAGS } from "../../content/card-types.ts";

type Tag = (typeof TAGS)[number];

export const TAG_WORDS: { readonly [tag in Tag]: string } = {
  air: "air",
  aa: "anti-air",
  missile: "missile",
  tech: "technology",
  fire: "artillery",
  irreg: "irregular",
  cyber: "cyber",
  diplo: "diplomacy",
  weather: "weather",
};

/** In the order of the list of tags. */
export const tagWords = (tags: readonly Tag[]): readonly string[] =>
  TAGS.filter((tag) => tags.includes(tag)).map((tag) => TAG_WORDS[tag]);

/** "Sunni, Shia or Syrian". */
export const or = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

/** "1 step", "2 steps". */
export const times = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

/** */
export const UNSTOPPED = "It cannot be cancelled.";
