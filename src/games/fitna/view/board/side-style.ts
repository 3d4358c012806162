/** What each side looks like in pictures, and what it is called there. */
import type { Frozen } from "#engine";
import {
  type Colour,
  type Hue,
  inColours,
  type Pattern,
  type Pictogram,
  type Piece,
  type Region,
  type Scene,
  type Space,
  type Strip,
} from "#scene";
import { FACTIONS, type Holder, type Nation, SEATS } from "../../content/sides.ts";
import type { Table } from "../../state.ts";

interface Style {
  readonly name: string;
  readonly hue: Hue;
  /** The second channel: of its blocks, and of the spaces that it holds. */
  readonly form: Piece["form"];
  readonly dot: NonNullable<Space["shape"]>;
  readonly emblem: Pictogram;
  /** Of its land: the film of its colour, and strokes over it. */
  readonly strength: number;
  readonly pattern?: Pattern;
  /** Whose counters need no letters. */
  readonly nations: readonly Nation[];
}

const KURDS = { strength: 0.42, pattern: "dots", hue: "yellow", form: "disc", dot: "circle", emblem: "sun" } as const;

/** No two sides of one scenario have a colour and a shape alike. */
const STYLES: { readonly [side in Holder]: Style } = {
  SYR: {
    strength: 0.34,
    pattern: "hatch",
    name: "Syria",
    hue: "red",
    form: "cube",
    dot: "square",
    emblem: "star",
    nations: ["SYR"],
  },
  TUR: {
    strength: 0.34,
    name: "Turkey",
    hue: "blue",
    form: "hexagon",
    dot: "hexagon",
    emblem: "crescent",
    nations: ["TUR"],
  },
  IRQ: {
    strength: 0.3,
    pattern: "rows",
    name: "Iraq",
    hue: "teal",
    form: "shield",
    dot: "shield",
    emblem: "shield",
    nations: ["IRQ"],
  },
  IRN: {
    strength: 0.42,
    pattern: "waves",
    name: "Iran",
    hue: "rose",
    form: "house",
    dot: "house",
    emblem: "mosque",
    nations: ["IRN"],
  },
  SAU: {
    strength: 0.3,
    pattern: "rows",
    name: "Saudi Arabia",
    hue: "green",
    form: "shield",
    dot: "shield",
    emblem: "swords",
    nations: ["SAU"],
  },
  ISR: {
    strength: 0.42,
    pattern: "backhatch",
    name: "Israel",
    hue: "sky",
    form: "block",
    dot: "block",
    emblem: "star",
    nations: ["ISR"],
  },
  RUS: {
    strength: 0.34,
    name: "Russia",
    hue: "brown",
    form: "block",
    dot: "block",
    emblem: "flag",
    nations: ["RUS"],
  },
  COA: {
    strength: 0.3,
    pattern: "backhatch",
    name: "Coalition",
    hue: "blue",
    form: "block",
    dot: "block",
    emblem: "plane",
    nations: ["SAU", "USA"],
  },
  KUR: { name: "Kurds", ...KURDS, nations: [...FACTIONS] },
  KDP: { name: "KDP", ...KURDS, nations: ["KDP"] },
  PYD: { name: "PYD", ...KURDS, nations: ["PYD"] },
  PKK: { name: "PKK", ...KURDS, nations: ["PKK"] },
  IS: {
    strength: 0.42,
    pattern: "cross",
    name: "IS",
    hue: "black",
    form: "diamond",
    dot: "diamond",
    emblem: "flag",
    nations: ["IS"],
  },
};

export const HOLDERS: readonly Holder[] = [...SEATS, ...FACTIONS, "IS"];

/** How a scenario and an edition call a side: "Rebels", where Turkey backs them. */
export const calledIn = ({ names }: Frozen<Pick<Table, "names">>, side: Holder): string =>
  Object.entries(names).find(([seat]) => seat === side)?.[1] ?? STYLES[side].name;

/** How many letters have room beside a mark. */
const SHORT = 14;

/** The same where there is little room: the country's name replaces a long one. */
export function shortIn(table: Frozen<Pick<Table, "names">>, side: Holder): string {
  const name = calledIn(table, side);
  return name.length <= SHORT ? name : STYLES[side].name;
}

export const sidesIn = (table: Frozen<Pick<Table, "names">>): NonNullable<Scene["sides"]> =>
  Object.fromEntries(
    HOLDERS.map((side) => {
      const { hue, emblem } = STYLES[side];
      return [side, { name: calledIn(table, side), hue, letter: lettersOf(table, side), emblem }];
    }),
  );

/** On counters and pills: "SYR"; of a side with a name of its own "REB". */
export function lettersOf(table: Frozen<Pick<Table, "names">>, side: Holder): string {
  const name = shortIn(table, side);
  return name === STYLES[side].name ? side : name.slice(0, 3).toUpperCase();
}

export const styleOf = (side: Holder): Style => STYLES[side];

export const colourOf = (side: Holder): Colour => `@${side}`;

/** For a heading; nobody's has none. */
export const inSideColours = (side: Holder | null | undefined): Pick<Strip, "colour" | "emblem"> =>
  side ? inColours(colourOf(side), STYLES[side].emblem) : {};

/** The colour of a side over its land, and its pattern for those who do not see colours. */
export function filmOf(side: Holder): Pick<Region, "wash" | "washStrength" | "washPattern"> {
  const { pattern, strength } = STYLES[side];
  return { wash: colourOf(side), washStrength: strength, ...(pattern ? { washPattern: pattern } : {}) };
}
