import type { Card, Scene } from "#scene";

const LETTERS = {
  U: "blue",
  I: "red",
  M: "black",
  A: "yellow",
  E: "brown",
  N: "orange",
  H: "green",
  K: "purple",
} as const;
const MEANING = {
  U: "US",
  I: "Insurgents",
  M: "Militant",
  A: "All",
  E: "Ethnic",
  N: "Sunni",
  H: "Shia",
  K: "Kurds",
} as const;
const ICONS = { U: "star", I: "guerrilla", M: "clash", A: "eye", E: "flag", N: "city", H: "mosque", K: "sun" } as const;

type Letter = keyof typeof LETTERS;

const card = (letter: Letter, title: string, value: number): Card => ({
  title,
  band: `${letter} · ${MEANING[letter]}`,
  value: String(value),
  worth: String(value),
  colour: LETTERS[letter],
  pictogram: ICONS[letter],
  footer: MEANING[letter],
  state: "UA".includes(letter) ? "bright" : "dimmed",
});

export function iraqiHand(): Scene {
  const cards = [
    card("U", "Air Supremacy", 2),
    card("U", "Counter Terrorism", 5),
    card("U", "Provisional Reconstruction Team", 3),
    { ...card("A", "Propaganda", 5), isNew: true },
    card("A", "Weapons Smuggling", 4),
    card("I", "Terrorist Attacks", 4),
    card("M", "Anarchy", 5),
    card("E", "Civil War", 3),
    card("K", "Control Kirkuk", 2),
    card("H", "Grand Ayatollah Ali al-Sistani", 5),
  ];
  return {
    width: 1200,
    sides: { us: { name: "United States", hue: "blue", letter: "US" } },
    heading: {
      kind: "strip",
      colour: "@us",
      title: "Your hand: United States",
      sub: "Iraqi Conflict · turn 7 · Commitment",
      figures: [
        { label: "usable cards", value: "5" },
        { label: "total FV", value: "19" },
      ],
    },
    layout: { kind: "panel", sheet: "none", content: { kind: "spread", cards } },
    caption: "Bright cards count for you: U and A. You may discard up to five.",
    alt: "Ten cards, five of them usable, worth 19.",
    text: "U Air Supremacy 2, …",
  };
}
