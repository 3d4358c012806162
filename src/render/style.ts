/**
 * How everything looks, by name: colours, letters, strokes and shadows. Colours are hex; lengths are shares of the smallest essential text (27 px in a board of
 * 1650), so that a picture of another width keeps its look.
 */

/** Who and which. Told apart by shape as well; see the test for eyes that do not tell red from green. */
export const HUE_COLOURS = {
  blue: "#1557b0",
  orange: "#e5a91f",
  green: "#0d8261",
  purple: "#ad5597",
  red: "#c9451a",
  sky: "#63b8e6",
  yellow: "#f2c230",
  black: "#262223",
  teal: "#2b7a83",
  brown: "#7b4b25",
  rose: "#c98ac0",
  grey: "#a1988a",
} as const;

/** What kind of ground, how loud, good or bad. */
export const SURFACE_COLOURS = {
  paper: "#ece5d6",
  panel: "#fbf5e6",
  sea: "#a5c4d2",
  land: "#ecdcb8",
  foreign: "#d9caa6",
  desert: "#e6d8b6",
  steppe: "#dbd6a9",
  fertile: "#c6cc98",
  mountain: "#cdb995",
  marsh: "#b5cdb4",
  urban: "#dacfc3",
  closed: "#d5d0c6",
  ink: "#2b241b",
  muted: "#635842",
  faint: "#d3c5a4",
  white: "#ffffff",
  water: "#4f8fa8",
  good: "#0d7256",
  bad: "#a9261c",
  warn: "#e5a91f",
  new: "#ffb400",
} as const;

/** The strips of a board, and the wood beneath cards. */
export const BOARD_COLOURS = {
  strip: "#2a2117",
  brass: "#b08a4a",
  cream: "#f6eedc",
  gold: "#f4c869",
  quiet: "#cbb88f",
  rule: "#57472f",
  wood: "#c9ad7c",
  woodDark: "#b8995f",
} as const;

/** The ground of a map. */
export const LAND_COLOURS = {
  streets: "#ecdcb8",
  blocks: ["#ddc598", "#d6bd8d", "#cfb587", "#e1cba2", "#c8ae80"],
  green: ["#bac08a", "#b3ba82", "#aab479"],
  fields: ["#b9be86", "#c3c48c", "#cfc893", "#d6c697", "#c8bd88"],
  trees: "#7f8f55",
  river: "#5f9db3",
  riverLight: "#74aec1",
  riverEdge: "#2f5f74",
  riverInk: "#12303d",
  sandbank: "#b7b27f",
  concrete: "#e9e2d2",
  runway: "#5d564b",
  casing: "#f6eedc",
  shade: "#3a2a14",
  height: "#9a6d3c",
  light: "#fff4d6",
} as const;

export const MARK_COLOURS = {
  news: "#ffffff",
  veil: "#4a3417",
  burstOut: "#8e1b12",
  burst: "#f08a24",
  burstIn: "#ffd84a",
  silver: "#dcdcd6",
  silverEdge: "#6f6f6a",
  beaten: "#a89c86",
} as const;

/** Reports: rows and boxes in several tones of paper, and what is written and drawn on them. */
export const REPORT_COLOURS = {
  lit: "#fffaf0",
  card: "#fffdf6",
  row: "#efe6d1",
  quiet: "#e9dfc8",
  track: "#cdbf9f",
  rim: "#7d6c4d",
  heading: "#43310f",
  note: "#54452a",
  title: "#6b5a30",
  swords: "#6b4a1c",
  loser: "#6b6558",
  goal: "#c8940f",
  struck: "#9a8f7a",
  struckBand: "#7f7562",
  bracket: "#5f5322",
  onBracket: "#fff8e6",
} as const;

/** What colours are mixed with: to be lighter or darker, as the edge of a pattern, as letters on pale ground, as a shadow. */
export const TINTS = {
  light: "#ffffff",
  dark: "#000000",
  pattern: "#26241f",
  letters: "#1c1a16",
  shadow: "#2b2412",
  dust: "#c9b68d",
} as const;

/** Cards: paper, what is quiet on it, and the emblems and discs of their scenes. */
export const CARD_COLOURS = {
  paper: "#fbf5e6",
  paperOff: "#cfc4ab",
  smallOff: "#c9bd9f",
  tabOff: "#6b614d",
  foot: "#8a6a2c",
  footInk: "#5f4512",
  quiet: "#5f4d2c",
  rule: "#d8c7a0",
  lit: "#fdf6e3",
  disc: "#fffaf0",
  stamp: "#7d130b",
} as const;

/** The skies of cards: from high to low, what stands before them, sun or moon, and an emblem's shade and edge. */
export const SKY_COLOURS = {
  day: {
    high: "#eec27a",
    low: "#fbeecb",
    town: "#b98d4e",
    sun: "#fff6dc",
    glow: 0.85,
    shade: "#e3c48c",
    ink: "#5b3d1a",
  },
  dusk: {
    high: "#6b2118",
    low: "#e08a3c",
    town: "#3a1210",
    sun: "#f6c766",
    glow: 0.8,
    shade: "#e9b98a",
    ink: "#33100c",
  },
  night: {
    high: "#15203f",
    low: "#3a557d",
    town: "#0b1226",
    sun: "#f2ead0",
    glow: 0.28,
    shade: "#bcc6d8",
    ink: "#0b1226",
  },
  storm: {
    high: "#3c4a3a",
    low: "#8d9a72",
    town: "#202a20",
    sun: "#dfe3c4",
    glow: 0.35,
    shade: "#c3ccab",
    ink: "#1b241b",
  },
} as const;

/** What burns, and what shines, in the scene of a card. */
export const SCENE_COLOURS = { flame: "#f6b13c", ember: "#fff0b8", shine: "#ffffff", water: "#5f9db3" } as const;

/** Strengths, 0..1. */
export const OPACITY = { wash: 0.2, washDark: 0.24, washPale: 0.3, veil: 0.16, glow: 0.22, sheet: 0.84 } as const;

/** Lengths in shares of the unit (the smallest essential text). */
export const LENGTH = {
  border: 0.1,
  casing: 0.24,
  rim: 0.5,
  rimLine: 0.13,
  halo: 0.34,
  quietHalo: 0.17,
  glow: 0.95,
  pieceEdge: 0.13,
  arrow: 0.8,
  arrowCasing: 0.19,
  arrowInk: 0.09,
  disc: 1,
} as const;

/** Letters, in shares of the unit: 27 px wide boards have 9 px at 550. */
export const TYPE = {
  title: 1.42,
  phase: 1.4,
  name: 1.22,
  score: 1.78,
  sideName: 1.04,
  arrow: 1.55,
  coin: 1.28,
  total: 2.2,
} as const;
