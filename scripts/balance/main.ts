import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { z } from "zod";
import { choosing, type GameTypes, inputsOf, isAsked, type Params, type Rulebook } from "#engine";
import { bookOf } from "../../src/cli/arguments.ts";
import { games } from "../../src/games/registry.ts";
import { ROOT } from "../sources/compiled.mjs";

/** Makes the tables of docs/balance.md: every scenario of every game between easy computer players. */

interface Flags {
  readonly games: number;
  readonly seed: string;
  readonly game?: string;
}

const PAGE = join(ROOT, "docs/balance.md");
const BEGIN = "<!-- made by `npm run balance`: do not edit below -->";

/** The options that make another game of it; the others are as usual. */
const AXES: readonly string[] = ["edition", "scenario", "seats"];
/** Fitna without one of its seats is played by few. */
const USUAL: { readonly [game: string]: Params } = { fitna: { seats: "all" } };

/** All that a host can make of a game along these axes. */
function variantsOf({ definition, content }: Rulebook<GameTypes>): readonly Params[] {
  const usual = USUAL[definition.id] ?? {};
  let variants: readonly Params[] = [{}];
  for (const entry of definition.options.entries.filter(({ name }) => AXES.includes(name) && !(name in usual)))
    variants = variants.flatMap((params) => {
      const c = choosing({ content }, params);
      if (!isAsked(entry, c)) return [params];
      const first = inputsOf(entry, c).next();
      const input = first.done ? null : first.value.input;
      const options = input?.kind === "pick" ? input.options.filter(({ refused }) => !refused) : [];
      return options.map(({ value }) => ({ ...params, [entry.name]: value }));
    });
  return variants;
}

/** What `umpire arena --json` says of a scenario, as far as it is shown. */
const arena = z.object({
  tables: z.array(
    z.object({
      seat: z.string(),
      games: z.int(),
      standings: z.tuple([z.object({ points: z.object({ mean: z.number() }) })]),
    }),
  ),
});

/** Of the normal distribution: 95 % of it lies within this many standard deviations. */
const WITHIN = 1.96;

/** Wilson's 95 % interval of a share, which is not of width 0 for seats that have won every game, or none at all. */
function wilson(share: number, n: number): readonly [low: number, high: number] {
  const weight = WITHIN ** 2 / n;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (WITHIN / (1 + weight)) * Math.sqrt((share * (1 - share)) / n + weight / (4 * n));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** A row of the table: how the seats of this variant fare. The command runs from its bundle, whose threads start at once. */
function rowOf(game: string, variant: Params, { games: pairs, seed }: Flags): string {
  const set = Object.entries(variant).flatMap(([name, value]) => ["--set", `${name}=${String(value)}`]);
  const words = [
    "arena",
    "--game",
    game,
    ...set,
    "--levels",
    "easy",
    "--pairs",
    String(pairs),
    "--seed",
    seed,
    "--json",
  ];
  const said = execFileSync(process.execPath, [join(ROOT, "scripts/run.mjs"), ...words], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { tables } = arena.parse(JSON.parse(said));
  const cells = tables.map(({ seat, standings: [{ points }] }) => {
    const [low, high] = wilson(points.mean / 100, pairs);
    return `${seat} ${points.mean.toFixed(0)} (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)})`;
  });
  return `| ${Object.values(variant).join(", ")} | ${tables[0]?.games ?? 0} | ${cells.join(" · ")} |`;
}

function balance(flags: Flags): void {
  const begun = Date.now();
  const page = readFileSync(PAGE, "utf8");
  const end = page.indexOf(BEGIN) + BEGIN.length;
  const sections = new Map(
    page
      .slice(end)
      .split(/^### /m)
      .map((text) => [text.split("\n")[0] ?? "", text.trim()]),
  );
  const parts = games.map(({ id, name }) => {
    const known = sections.get(name);
    if (flags.game !== undefined && flags.game !== id && known !== undefined) return `### ${known}`;
    const rows = variantsOf(bookOf(id)).map((variant) => rowOf(id, variant, flags));
    const head = "| scenario | games | points of each seat in a hundred games |\n| --- | --- | --- |";
    return `### ${name}\n\n${head}\n${rows.join("\n")}`;
  });
  writeFileSync(PAGE, `${page.slice(0, end)}\n\n${parts.join("\n\n")}\n`);
  process.stderr.write(`${Math.round((Date.now() - begun) / 1000)} seconds\n`);
}

new Command("balance")
  .description("plays every scenario of every game between easy computer players, and writes docs/balance.md's tables")
  .option("--games <n>", "games of each scenario", Number, 100)
  .option("--game <id>", "this game's alone; the others stay as they are")
  .option("--seed <word>", "another word, other games", "balance")
  .action(balance)
  .parse();
