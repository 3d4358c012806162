import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { bent, rounded } from "./bend.ts";
import { fitna } from "./fitna.ts";
import { area, type Flat, flatten } from "./flat.ts";
import type { At, Frame, Spread } from "./frame.ts";
import { hexRegions } from "./hex-zones.ts";
import { iraq } from "./iraq.ts";
import { lebanon } from "./lebanon.ts";
import { type Earth, earth, SOURCE } from "./natural-earth.ts";
import { pointRegions } from "./point-zones.ts";
import { randomFrom } from "./random.ts";
import { type Region, regionsOf } from "./regions.ts";
import { pinsOf, type Spot, spread } from "./spread.ts";

/** Makes a game's land from Natural Earth, once, by hand: `npm run land -- iraq`. */

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FRAMES: Readonly<Record<string, Frame>> = { iraq, lebanon, fitna };

/** Lines are written as x, y, x, y, …: files stay small, and a formatter fills rows with them. */
const row = (line: readonly At[]): number[] => line.flat();

function land(frame: Frame) {
  const { width, height } = frame;
  const spots = frame.spread ? spread(frame.spread) : [];
  const flat = flatten(frame.spread ? { ...frame, pins: pinsOf(spots) } : frame);
  const lines = earth(frame.continent, frame.countries, frame.thin);
  const countries = lines.countries.map((country) => ({ name: country.properties.name, rings: flat.rings(country) }));
  const coast = flat.lines(lines.coast);
  const hexes = frame.hexes ? hexRegions(frame.hexes, coast) : null;
  return {
    source: `${SOURCE}. ${frame.note}`,
    width,
    height,
    countries: countries
      .filter(({ rings }) => rings.length > 0)
      .map(({ name, rings }) => ({ name, rings: rings.map(row) })),
    borders: flat.lines(lines.borders).map(row),
    coast: coast.map(row),
    ...water(frame, flat, lines),
    ranges: frame.ranges.map(({ line, height, reach }) => ({
      height,
      reach: Math.round(reach * frame.scale),
      line: row(line.map(flat.place)),
    })),
    names: frame.names.map(({ text, at, turn = 0, kind }) => ({ text, kind, at: flat.place(at), turn })),
    ...(frame.regions ? { regions: regions(frame.regions, flat, countries).map(regionRow) } : {}),
    ...(frame.spread ? aroundSpots(spots, frame.spread, frame, flat, lines) : {}),
    ...(hexes ? { regions: hexes.regions.map(regionRow), litani: row(hexes.river) } : {}),
  };
}

/** What is drawn by hand is bent and rounded, to look like the lines beside it. */
function water(frame: Frame, flat: Flat, { rivers, lakes }: Earth) {
  const random = randomFrom(1);
  const winding = (line: readonly At[]): At[] => rounded(bent(line, random), false, 1);
  const large = flat.lines(rivers);
  const shore = (ring: readonly At[]): At[] => rounded(ring.map(flat.place), true, 3);
  return {
    rivers: [
      ...(frame.coarseRivers ? large.map(winding) : large),
      ...frame.rivers.map((line) => winding(line.map(flat.place))),
    ].map(row),
    lakes: [...lakes.features.flatMap((lake) => flat.rings(lake)), ...frame.lakes.map(shore)].map(row),
    marshes: frame.marshes.map(shore).map(row),
  };
}

function regions(
  wanted: NonNullable<Frame["regions"]>,
  flat: Flat,
  countries: readonly { readonly name: string; readonly rings: readonly (readonly At[])[] }[],
): Region[] {
  const rings = countries.find(({ name }) => name === wanted.country)?.rings ?? [];
  const largest = rings.toSorted((a, b) => b.length - a.length)[0];
  if (!largest) throw new Error(`${wanted.country} lies outside the frame`);
  return regionsOf(wanted, flat, largest);
}

/** Each space with the land around it, and where those meet. */
function aroundSpots(spots: readonly Spot[], { countries }: Spread, frame: Frame, flat: Flat, { joined }: Earth) {
  const ringOf = (country: string): readonly At[] => {
    const rings = flat.rings(joined(countries[country] ?? []));
    const largest = rings.toSorted((a, b) => Math.abs(area(b)) - Math.abs(area(a)))[0];
    if (!largest) throw new Error(`${country} lies outside the frame`);
    return largest;
  };
  const { regions, fronts } = pointRegions(spots, ringOf, frame);
  return {
    regions: regions.map(regionRow),
    fronts: fronts.map(({ between, line }) => ({ between, line: row(line) })),
  };
}

const regionRow = ({ id, name, middle, ring, label }: Region) => ({
  id,
  name,
  middle,
  source: "reconstruction",
  label: row(label),
  ring: row(ring),
});

const program = new Command("land")
  .description("Writes a game's land (borders, coast, rivers, lakes, mountains, regions) as pack data, in map units.")
  .argument("<frame>", `which: ${Object.keys(FRAMES).join(", ")}`)
  .option("--out <file>", "another file than the frame's own")
  .addHelpText(
    "after",
    `
A further game needs a frame (scripts/land/frame.ts says what is in it) in the table of scripts/land/main.ts.
The frames of games that are still to come write nothing into data: give them a file with --out.`,
  );
program.parse();

const name = program.args[0] ?? "";
const frame =
  FRAMES[name] ?? program.error(`there is no frame "${name}": take one of ${Object.keys(FRAMES).join(", ")}`);
const out =
  program.opts<{ out?: string }>().out ??
  frame.file ??
  program.error(`the frame "${name}" has no file of its own yet: name one with --out`);
const file = resolve(ROOT, out);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(land(frame)));
if (file.startsWith(resolve(ROOT, "data"))) {
  execFileSync("npx", ["biome", "format", "--write", file], { cwd: ROOT, stdio: "ignore" });
}
process.stdout.write(`${out}\n`);
