import type { Point } from "../../src/scene/index.ts";

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
  [842, 308, 52],
  [884, 334, 54],
  [914, 374, 56],
  [924, 424, 56],
  [926, 476, 58],
  [912, 526, 60],
  [874, 560, 62],
  [816, 582, 64],
  [736, 596, 64],
  [660, 618, 66],
  [616, 656, 68],
  [616, 704, 68],
  [654, 740, 70],
  [728, 764, 72],
  [818, 762, 72],
  [900, 732, 70],
  [976, 694, 68],
  [1056, 670, 66],
  [1130, 664, 64],
  [1184, 684, 62],
  [1210, 726, 62],
  [1206, 782, 62],
  [1190, 832, 62],
  [1198, 920, 62],
];

export const ISLANDS: readonly { at: Point; length: number; turn: number }[] = [
  { at: [656, 120], length: 15, turn: 80 },
  { at: [724, 596], length: 17, turn: -12 },
  { at: [1094, 668], length: 19, turn: -6 },
];

const CORNERS = {
  a: [74, 64],
  b: [240, 44],
  c: [420, 38],
  d: [560, 34],
  f: [404, 150],
  g: [214, 166],
  h: [66, 156],
  l: [448, 240],
  j: [668, 234],
  k: [760, 226],
  m: [424, 338],
  n: [338, 362],
  o: [318, 414],
  p: [132, 404],
  q: [46, 396],
  s: [694, 318],
  t1: [664, 412],
  t2: [560, 404],
  t3: [650, 474],
  t4: [584, 500],
  t5: [598, 584],
  w: [930, 436],
  xx: [630, 650],
  z1: [470, 592],
  z2: [334, 566],
  z3: [250, 600],
  z4: [262, 856],
  y1: [610, 728],
  y2: [560, 854],
  e1: [748, 32],
  e2: [920, 38],
  e3: [1126, 32],
  e4: [1124, 96],
  e5: [1078, 208],
  r1: [764, 222],
  e7: [1094, 344],
  r2: [884, 336],
  e9: [1284, 296],
  e10: [1172, 368],
  e11: [1594, 138],
  e13: [1352, 306],
  e14: [1592, 598],
  e15: [1500, 596],
  e16: [1398, 484],
  e17: [1250, 556],
  e18: [1176, 476],
  e19: [1192, 660],
  r3: [930, 520],
  e21: [1206, 728],
  e22: [1366, 724],
  r6: [892, 556],
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
  "haifa-street": ["j", "k", [800, 240], [880, 300], [960, 360], "w", "t3", "t1", "s"],
  "green-zone": ["t3", "w", [960, 500], [900, 600], [700, 640], "xx", "t5", "t4"],
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
  adhamiyah: [[640, 34], "e1", "e2", "e3", "e4", "e5", [980, 224], [880, 190], "r1", [640, 180], [600, 100]],
  "medical-city": ["r1", [880, 190], [980, 224], "e5", "e7", [980, 334], "r2", [760, 270]],
  "palestine-street": ["e4", [1190, 190], "e9", "e10", "e7", "e5"],
  "sadr-city": ["e3", [1340, 38], [1540, 58], "e11", [1470, 220], "e13", "e9", [1190, 190], "e4"],
  "new-baghdad": ["e11", [1602, 390], "e14", "e15", [1430, 540], "e16", [1346, 400], "e13", [1470, 220]],
  zayouna: ["e9", "e13", [1346, 400], "e16", "e17", "e18", "e10"],
  rusafa: ["r2", [980, 334], "e7", "e10", "e18", [1080, 484], "r3", [880, 430]],
  karrada: ["r3", [1080, 484], "e18", "e17", "e19", [1100, 700], "r5", "r6", [900, 520]],
  jadriya: ["r6", "r5", [820, 800], [600, 780], [560, 640], [800, 560]],
  "rasheed-ab": ["e17", "e16", [1430, 540], "e15", [1450, 680], "e22", [1290, 700], "e21", [1150, 700], "e19"],
  zafaraniya: [
    "e21",
    [1290, 700],
    "e22",
    [1450, 680],
    "e15",
    "e14",
    [1594, 760],
    [1550, 850],
    [1360, 858],
    [1160, 862],
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
  { name: "Shuhada and Ahrar", near: [920, 396] },
  { name: "Jumhuriya", near: [926, 482] },
  { name: "14 July", near: [898, 540] },
  { name: "Jadriya", near: [612, 680] },
  { name: "Two-Storey", near: [846, 752] },
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
    [78, 776],
    [226, 742],
  ],
  [
    [88, 816],
    [236, 782],
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

/** Names: the middle of each line of letters, its size as a share of the usual one, and where the pieces would best stand. */
export const NAMES: { readonly [zone: string]: { at: Point; lines: readonly string[]; pieces: Point; turn?: number } } =
  {
    shula: { at: [222, 68], lines: ["Shu'la"], pieces: [220, 118] },
    kadhimiya: { at: [540, 62], lines: ["Kadhimiya"], pieces: [530, 122] },
    hurriya: { at: [334, 206], lines: ["Hurriya"], pieces: [334, 266] },
    ghazaliya: { at: [166, 240], lines: ["Ghazaliya"], pieces: [170, 306] },
    "grand-mosque": { at: [566, 262], lines: ["Grand Mosque"], pieces: [580, 338] },
    "haifa-street": { at: [776, 310], lines: ["Haifa", "Street"], pieces: [780, 400] },
    "green-zone": { at: [760, 484], lines: ["Green Zone"], pieces: [750, 540] },
    mansour: { at: [440, 448], lines: ["Mansour"], pieces: [450, 516] },
    amiriya: { at: [222, 440], lines: ["Amiriya"], pieces: [220, 506] },
    biap: { at: [146, 634], lines: ["Baghdad", "Airport"], pieces: [146, 708] },
    bayaa: { at: [420, 660], lines: ["Bayaa"], pieces: [420, 736] },
    doura: { at: [1076, 742], lines: ["Doura"], pieces: [1066, 806] },
    adhamiyah: { at: [930, 64], lines: ["Adhamiyah"], pieces: [920, 130] },
    "medical-city": { at: [958, 230], lines: ["Medical City"], pieces: [950, 292] },
    "palestine-street": { at: [1180, 226], lines: ["Palestine", "Street"], pieces: [1170, 306] },
    "sadr-city": { at: [1390, 76], lines: ["Sadr City"], pieces: [1390, 150] },
    "new-baghdad": { at: [1506, 312], lines: ["New", "Baghdad"], pieces: [1500, 410] },
    zayouna: { at: [1290, 388], lines: ["Zayouna"], pieces: [1286, 452] },
    rusafa: { at: [1056, 366], lines: ["Rusafa"], pieces: [1060, 432] },
    karrada: { at: [1080, 534], lines: ["Karrada"], pieces: [1080, 600] },
    jadriya: { at: [800, 652], lines: ["Jadriya"], pieces: [790, 704] },
    "rasheed-ab": { at: [1372, 562], lines: ["Rasheed", "Air Base"], pieces: [1340, 640] },
    zafaraniya: { at: [1440, 748], lines: ["Zafaraniya"], pieces: [1420, 816] },
  };

/** The name of the River follows it. */
export const TIGRIS: readonly Point[] = [
  [886, 742],
  [940, 716],
  [1000, 690],
  [1066, 676],
];
