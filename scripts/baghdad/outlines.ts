import type { Point } from "#scene";

/**
 * Baghdad drawn by hand after the known geography (a reconstruction), in map units: 1650 × 888, north up, the centre enlarged. Corners have names, so that
 * districts that touch share them; `make.ts` roughens the lines between.
 */
export const SIZE: Point = [1650, 888];

/** The middle of the Tigris from north to south, and its width there. */
export const RIVER: readonly (readonly [x: number, y: number, width: number])[] = [
  [722, -30, 54],
  [706, 14, 54],
  [676, 62, 54],
  [656, 108, 52],
  [670, 148, 50],
  [712, 176, 50],
  [752, 204, 50],
  [782, 240, 50],
  [806, 278, 50],
  [850, 308, 52],
  [900, 336, 54],
  [934, 374, 56],
  [944, 424, 56],
  [946, 478, 58],
  [928, 530, 60],
  [882, 569, 58],
  [816, 588, 54],
  [736, 602, 54],
  [658, 623, 56],
  [612, 661, 58],
  [608, 714, 60],
  [650, 760, 60],
  [728, 789, 60],
  [818, 787, 60],
  [900, 753, 62],
  [976, 704, 68],
  [1056, 680, 66],
  [1130, 672, 64],
  [1184, 690, 62],
  [1210, 726, 62],
  [1206, 782, 62],
  [1190, 832, 62],
  [1198, 920, 62],
];

export const ISLANDS: readonly { at: Point; length: number; turn: number }[] = [
  { at: [656, 120], length: 15, turn: 80 },
  { at: [724, 604], length: 15, turn: -12 },
  { at: [1094, 677], length: 19, turn: -6 },
];

const CORNERS = {
  a: [70, 54],
  b: [240, 36],
  c: [420, 30],
  d: [560, 26],
  f: [404, 156],
  g: [214, 172],
  h: [66, 156],
  l: [428, 234],
  j: [696, 232],
  k: [760, 226],
  m: [424, 338],
  n: [338, 362],
  o: [318, 414],
  p: [132, 404],
  q: [46, 396],
  s: [708, 318],
  t1: [664, 402],
  t2: [560, 398],
  t3: [650, 456],
  t4: [584, 492],
  t5: [598, 584],
  w: [950, 420],
  xx: [630, 650],
  z1: [470, 592],
  z2: [334, 566],
  z3: [250, 600],
  z4: [262, 856],
  y1: [610, 728],
  y2: [560, 854],
  e1: [748, 22],
  e2: [920, 28],
  e3: [1126, 24],
  e4: [1132, 84],
  e5: [1096, 198],
  r1: [766, 216],
  e7: [1112, 372],
  r2: [904, 362],
  e9: [1310, 326],
  e10: [1202, 392],
  e11: [1594, 138],
  e13: [1384, 306],
  e14: [1592, 598],
  e15: [1500, 596],
  e16: [1412, 496],
  e17: [1250, 566],
  e18: [1196, 504],
  e19: [1192, 660],
  r3: [950, 532],
  e21: [1206, 728],
  e22: [1366, 732],
  r6: [902, 562],
  r5: [976, 700],
} satisfies { readonly [name: string]: Point };

type Corner = keyof typeof CORNERS | Point;

/** Rings of corners. What lies beyond the River of a district's bank does not count. */
const RINGS: { readonly [zone: string]: readonly Corner[] } = {
  shula: ["a", "b", "c", "f", "g", "h"],
  kadhimiya: ["c", "d", [740, -20], [780, 200], "k", "j", "l", "f"],
  hurriya: ["f", "l", "m", "n", "g"],
  ghazaliya: ["h", "g", "n", "o", "p", "q", [36, 290], [50, 184]],
  "grand-mosque": ["l", "j", "s", "t1", "t2", "m"],
  park: ["t1", "t3", "t4", "t2"],
  "haifa-street": ["j", "k", [800, 240], [880, 300], [980, 360], "w", "t3", "t1", "s"],
  "green-zone": ["t3", "w", [980, 500], [910, 606], [700, 646], "xx", "t5", "t4"],
  mansour: ["n", "m", "t2", "t4", "t5", "z1", "z2", "o"],
  amiriya: ["p", "o", "z2", "z3", [128, 590], [104, 490]],
  biap: ["q", "p", [104, 490], [128, 590], "z3", "z4", [116, 860], [44, 700], [36, 600], [64, 490]],
  bayaa: ["z3", "z2", "z1", "t5", "xx", [660, 690], "y1", "y2", "z4"],
  doura: [
    "y1",
    [640, 690],
    [730, 750],
    [820, 750],
    [960, 680],
    [1060, 650],
    [1190, 640],
    [1260, 740],
    [1230, 862],
    [1000, 860],
    [760, 858],
    "y2",
  ],
  adhamiyah: [[640, 24], "e1", "e2", "e3", "e4", "e5", [984, 212], [880, 182], "r1", [640, 180], [600, 100]],
  "medical-city": ["r1", [880, 182], [984, 212], "e5", "e7", [988, 376], "r2", [760, 270]],
  "palestine-street": ["e4", [1244, 176], "e9", "e10", "e7", "e5"],
  "sadr-city": ["e3", [1340, 30], [1540, 52], "e11", [1470, 220], "e13", "e9", [1244, 176], "e4"],
  "new-baghdad": ["e11", [1602, 390], "e14", "e15", [1430, 540], "e16", [1378, 404], "e13", [1470, 220]],
  zayouna: ["e9", "e13", [1378, 404], "e16", "e17", "e18", "e10"],
  rusafa: ["r2", [988, 376], "e7", "e10", "e18", [1090, 510], "r3", [880, 430]],
  karrada: ["r3", [1090, 510], "e18", "e17", "e19", [1100, 700], "r5", "r6", [900, 520]],
  jadriya: ["r6", "r5", [820, 800], [600, 780], [560, 640], [800, 560]],
  "rasheed-ab": ["e17", "e16", [1430, 540], "e15", [1450, 680], "e22", [1290, 708], "e21", [1150, 700], "e19"],
  zafaraniya: [
    "e21",
    [1290, 708],
    "e22",
    [1450, 680],
    "e15",
    "e14",
    [1594, 760],
    [1550, 858],
    [1360, 866],
    [1160, 868],
  ],
};

export const DISTRICTS: ReadonlyMap<string, readonly Point[]> = new Map(
  Object.entries(RINGS).map(([id, ring]) => [
    id,
    ring.map((corner) => (typeof corner === "string" ? CORNERS[corner] : corner)),
  ]),
);

/** Where a bridge crosses, near enough: it is laid across the stream at the nearest place. */
export const BRIDGES: readonly { name: string; near: Point }[] = [
  { name: "Aimma", near: [664, 138] },
  { name: "Bab al-Muadham", near: [826, 296] },
  { name: "Shuhada and Ahrar", near: [941, 396] },
  { name: "Jumhuriya", near: [946, 482] },
  { name: "14 July", near: [912, 546] },
  { name: "Jadriya", near: [612, 680] },
  { name: "Two-Storey", near: [846, 768] },
  { name: "Doura Expressway", near: [1208, 756] },
];

/** How the blocks of a district lie, in degrees, their size, and whether they are laid out with the ruler. */
export const STREETS: { readonly [zone: string]: { turn: number; grain: number; strict?: boolean } } = {
  shula: { turn: 8, grain: 16 },
  kadhimiya: { turn: -24, grain: 14 },
  hurriya: { turn: 12, grain: 14 },
  ghazaliya: { turn: -8, grain: 17 },
  "grand-mosque": { turn: 18, grain: 16 },
  "haifa-street": { turn: -38, grain: 14 },
  "green-zone": { turn: -12, grain: 26 },
  mansour: { turn: 22, grain: 19 },
  amiriya: { turn: -4, grain: 17 },
  biap: { turn: -14, grain: 32 },
  bayaa: { turn: 6, grain: 19 },
  doura: { turn: -6, grain: 19 },
  adhamiyah: { turn: -30, grain: 16 },
  "medical-city": { turn: 16, grain: 19 },
  "palestine-street": { turn: 32, grain: 16 },
  "sadr-city": { turn: 30, grain: 15, strict: true },
  "new-baghdad": { turn: -6, grain: 17 },
  zayouna: { turn: 14, grain: 17 },
  rusafa: { turn: -34, grain: 13 },
  karrada: { turn: -16, grain: 16 },
  jadriya: { turn: 10, grain: 20 },
  "rasheed-ab": { turn: 40, grain: 24 },
  zafaraniya: { turn: 4, grain: 20 },
};

export const RUNWAYS: readonly (readonly Point[])[] = [
  [
    [104, 772],
    [228, 744],
  ],
  [
    [112, 812],
    [236, 784],
  ],
  [
    [1296, 668],
    [1400, 590],
  ],
];

/** Main roads, pale lines under everything. */
export const ROADS: readonly (readonly Point[])[] = [
  [
    [-10, 620],
    [170, 600],
    [330, 480],
    [480, 470],
    [600, 540],
    [780, 520],
    [920, 500],
    [1060, 430],
    [1230, 420],
    [1420, 330],
    [1660, 300],
  ],
  [
    [300, -10],
    [330, 200],
    [380, 360],
    [440, 520],
    [420, 700],
    [400, 900],
  ],
  [
    [800, -10],
    [900, 130],
    [1000, 260],
    [1060, 400],
    [1130, 560],
    [1280, 640],
    [1480, 760],
    [1660, 820],
  ],
  [
    [440, 640],
    [640, 830],
    [900, 830],
    [1100, 780],
    [1290, 800],
    [1520, 640],
    [1660, 560],
  ],
  [
    [1190, -10],
    [1240, 180],
    [1200, 330],
    [1260, 480],
    [1330, 700],
    [1360, 900],
  ],
];

/** Names: their middle, how many degrees they run downhill and how far they bow up as their district lies; and where the pieces would best stand. */
export const NAMES: {
  readonly [zone: string]: {
    at: Point;
    lines: readonly string[];
    pieces: Point;
    turn?: number;
    bow?: number;
  };
} = {
  shula: { at: [226, 64], lines: ["Shu'la"], pieces: [226, 116], turn: -4, bow: 5 },
  kadhimiya: { at: [540, 58], lines: ["Kadhimiya"], pieces: [530, 122], turn: -3, bow: 4 },
  hurriya: { at: [330, 210], lines: ["Hurriya"], pieces: [332, 272], turn: 3, bow: -4 },
  ghazaliya: { at: [164, 240], lines: ["Ghazaliya"], pieces: [168, 308], turn: 5, bow: 5 },
  "grand-mosque": { at: [536, 264], lines: ["Grand Mosque"], pieces: [560, 330], turn: -2, bow: 5 },
  "haifa-street": { at: [770, 306], lines: ["Haifa", "Street"], pieces: [790, 390] },
  "green-zone": { at: [776, 472], lines: ["Green Zone"], pieces: [766, 534], turn: -5, bow: -3 },
  mansour: { at: [440, 446], lines: ["Mansour"], pieces: [448, 516], turn: -3, bow: 6 },
  amiriya: { at: [220, 438], lines: ["Amiriya"], pieces: [220, 506], turn: -3, bow: 4 },
  biap: { at: [146, 634], lines: ["Baghdad", "Airport"], pieces: [146, 708] },
  bayaa: { at: [420, 658], lines: ["Bayaa"], pieces: [420, 736], turn: -4, bow: 4 },
  doura: { at: [1084, 750], lines: ["Doura"], pieces: [1070, 812], turn: 3, bow: 5 },
  adhamiyah: { at: [930, 58], lines: ["Adhamiyah"], pieces: [920, 124], turn: 3, bow: 5 },
  "medical-city": { at: [968, 236], lines: ["Medical City"], pieces: [984, 306], turn: 4 },
  "palestine-street": { at: [1208, 238], lines: ["Palestine", "Street"], pieces: [1204, 318], turn: 5 },
  "sadr-city": { at: [1390, 84], lines: ["Sadr City"], pieces: [1390, 158], turn: 9, bow: 4 },
  "new-baghdad": { at: [1506, 312], lines: ["New", "Baghdad"], pieces: [1496, 412] },
  zayouna: { at: [1310, 412], lines: ["Zayouna"], pieces: [1304, 474], turn: 5, bow: 5 },
  rusafa: { at: [1070, 408], lines: ["Rusafa"], pieces: [1070, 466], turn: 2, bow: 4 },
  karrada: { at: [1086, 554], lines: ["Karrada"], pieces: [1088, 614], turn: -4, bow: 4 },
  jadriya: { at: [816, 641], lines: ["Jadriya"], pieces: [790, 706], turn: -13, bow: 2 },
  "rasheed-ab": { at: [1382, 572], lines: ["Rasheed", "Air Base"], pieces: [1344, 654] },
  zafaraniya: { at: [1446, 758], lines: ["Zafaraniya"], pieces: [1424, 820], turn: -5, bow: 4 },
};

/** The name of the River follows it. */
export const TIGRIS: readonly Point[] = [
  [886, 756],
  [940, 728],
  [1000, 700],
  [1066, 686],
];
