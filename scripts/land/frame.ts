/** A place: longitude and latitude, or map units. */
export type At = readonly [number, number];

/** Mountains: a line of summits, how high (0 to 1) and how far (in degrees) they reach to either side. */
export interface Range {
  readonly line: readonly At[];
  readonly height: number;
  readonly reach: number;
}

/** A place that lies at a point of the map: longitude, latitude, x, y. */
export type Pin = readonly [longitude: number, latitude: number, x: number, y: number];

/** Spaces of a map of points that want room: the land is bent for them. */
export interface Spread {
  /** The file of the pack with the spaces, in degrees. */
  readonly pack: string;
  /** Degrees to map units, between stops: crowded parts are wider than true. */
  readonly longitudes: readonly At[];
  readonly latitudes: readonly At[];
  /** Width and height of the ellipse that each space has for itself. */
  readonly room: At;
  /** Left, top, right and bottom of where they lie. */
  readonly inside: readonly [number, number, number, number];
  /** Whose land each country of the pack is. */
  readonly countries: { readonly [country: string]: readonly string[] };
}

/** Zones of hexes on the land, turned by a sixth clockwise; the coast lies above their first row. */
export interface HexZones {
  /** The file of the pack with the zones, their cells, and the sides along which a river runs. */
  readonly pack: string;
  /** Of the river's bends. */
  readonly seed: number;
  /** In map units: the middle of hex (0,0), and from there to its corners. */
  readonly origin: At;
  readonly size: number;
  /** Where zones of several hexes have their middles, and the lines that their names follow. */
  readonly middles: { readonly [zone: string]: At };
  readonly labels: { readonly [zone: string]: readonly At[] };
}

/** The regions of one country. All that is said here beyond Natural Earth's lines is a reconstruction. */
export interface Regions {
  readonly country: string;
  readonly seed: number;
  /** Where inner borders end. Those on the country's border move to its nearest point. */
  readonly corners: { readonly [name: string]: At };
  /** Which of the corners lie within the country. */
  readonly within: readonly string[];
  /** Inner borders, by name: from a corner, through places, to a corner. */
  readonly borders: {
    readonly [name: string]: { readonly from: string; readonly via: readonly At[]; readonly to: string };
  };
  /** Each region's ring: inner borders (`-name` runs one backwards) and, as `a>b`, the country's border clockwise from corner to corner. */
  readonly areas: readonly {
    readonly id: string;
    readonly name: string;
    readonly ring: readonly string[];
    /** The line that the middle of its name follows. */
    readonly label: readonly At[];
    /** A place within, which stands for it. */
    readonly middle: At;
  }[];
}

/** What a game's land shows: a frame in degrees and in map units, and what is added by hand. */
export interface Frame {
  /** Where the land is written, unless another file is named. */
  readonly file?: string;
  readonly note: string;
  readonly continent: "asia" | "africa" | "europe";
  readonly width: number;
  readonly height: number;
  /** The place in the middle, and map units per degree of latitude there. */
  readonly centre: At;
  readonly scale: number;
  /** Wider than true by this factor, to fill the frame. */
  readonly stretch: number;
  /** Degrees that the map is turned, anticlockwise: 0 has north above. */
  readonly turn?: number;
  /** Triangles of a line smaller than this, in square degrees, are thinned out. */
  readonly thin: number;
  readonly countries: readonly string[];
  readonly names: readonly {
    readonly text: string;
    readonly at: At;
    readonly turn?: number;
    readonly kind: "country" | "water";
  }[];
  readonly rivers: readonly (readonly At[])[];
  /** Seen from near enough that those of Natural Earth, too, have to be bent to look like rivers. */
  readonly coarseRivers?: boolean;
  readonly lakes: readonly (readonly At[])[];
  readonly marshes: readonly (readonly At[])[];
  readonly ranges: readonly Range[];
  readonly regions?: Regions;
  /** Places that must lie at a point: the land is bent for them, as little as can be. */
  readonly pins?: readonly Pin[];
  readonly hexes?: HexZones;
  /** Its spaces are pins. */
  readonly spread?: Spread;
}
