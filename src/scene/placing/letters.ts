/** Widths of the heavy letters of names in hundredths of their size, as a scene knows no fonts; kerning may make some pairs a little wider. */
const WIDTHS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    22: "'",
    25: " .",
    30: "j",
    33: "il",
    36: "I",
    38: "ft",
    41: "-",
    44: "r",
    50: "s",
    54: "cez",
    57: "aoq",
    60: "bdgJLZ",
    62: "puvFS",
    65: "khnxyBCEP",
    69: "DGRT",
    72: "OQ",
    75: "AVXY",
    78: "HKNU",
    91: "w",
    94: "m",
    103: "M",
    108: "W",
  }).flatMap(([width, letters]) => [...letters].map((letter): [string, number] => [letter, Number(width)])),
);
/** Of a letter with an accent, or a figure. */
const OTHER = 66;

/** How wide a name is in heavy letters of that size: hardly more than it is drawn. */
export const titleWidth = (name: string, size: number): number =>
  ([...name].reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? OTHER), 0) / 100) * size;
