import { mustGet } from "#engine";
import type { SeatId } from "../../../../src/games/fitna/content/sides.ts";
import { offensive } from "../../../../src/games/fitna/rules/combat/offensive.ts";
import { announceable } from "../../../../src/games/fitna/rules/combat/playing-cards.ts";
import { fitna, Play } from "../builder.ts";
import { content } from "../packs.ts";
import type { Coverage } from "./coverage.ts";
import { cardRow } from "./lists.ts";

interface Fight {
  readonly scenario: string;
  readonly seat: SeatId;
  readonly from: string;
  readonly target: string;
  readonly units: readonly string[];
  readonly stands?: NonNullable<Parameters<typeof fitna>[0]["units"]>;
  /** Who holds all assets. */
  readonly holder: SeatId;
}

const SYRIANS = ["syr-1a", "syr-17r", "syr-104"];
const alBab = { scenario: "1", seat: "SYR", from: "aleppo", target: "al-bab", units: SYRIANS } as const;
const azaz = { ...alBab, target: "azaz" } as const;
const damascus = {
  scenario: "1",
  seat: "SYR",
  from: "damascus",
  target: "east-ghouta",
  units: ["syr-rg", "syr-4a"],
} as const;
const aleppo = {
  scenario: "1",
  seat: "TUR",
  from: "idlib",
  target: "aleppo",
  units: ["sham-1", "sham-2"],
} as const;
const fallujah = {
  scenario: "2",
  seat: "IRQ",
  from: "ramadi",
  target: "fallujah",
  units: ["irq-1m", "irq-10i"],
  stands: { fallujah: { IS: ["is-1"] } },
} as const;
/** Turkey may ask the United States. */
const bombed = {
  scenario: "2",
  seat: "TUR",
  from: "azaz",
  target: "al-bab",
  units: ["fsa-7", "sun-2"],
  stands: { azaz: { TUR: ["fsa-7", "sun-2"] }, "al-bab": { IS: ["is-1"] } },
} as const;

const FIGHTS: readonly Fight[] = [
  { ...alBab, holder: "SYR" },
  { ...alBab, holder: "TUR" },
  { ...azaz, holder: "TUR" },
  { ...damascus, holder: "SYR" },
  { ...aleppo, holder: "TUR" },
  { ...aleppo, holder: "SYR" },
  { ...fallujah, holder: "IRQ" },
  { ...fallujah, holder: "TUR" },
  { ...bombed, holder: "TUR" },
];

/** Every asset that random play did not announce, in the first of these fights in which it does something. */
export function battles(coverage: Coverage): void {
  const assets = Object.values(content.editions["2020"].cards).filter(({ kind }) => kind === "asset");
  for (const { holder, stands = {}, ...fight } of FIGHTS) {
    const { cardsRemoved } = mustGet(content.editions["2020"].scenarios, fight.scenario);
    const hands = { [holder]: assets.map(({ number }) => number).filter((one) => !cardsRemoved.includes(one)) };
    const game = fitna({ ...fight, units: stands, hands, table: { reached: [5], tension: 5 } });
    game.attack(fight.from, fight.target, fight.units, "ask");
    while (!game.asked.seats.includes(holder)) game.act(game.asked.seats[0] as SeatId, "pass-assets"); // seats of the game
    for (const { value, refused } of announceable(game.view(holder), [])) {
      const isNew = coverage.lacks("Cards", cardRow(Number(value), "combat"));
      if (refused || value.includes(">") || !isNew) continue;
      const branch = new Play(game.env).act(holder, "play-assets", { cards: [value] });
      for (const event of branch.events) coverage.hear(event);
    }
  }
}

/** cards of the attacker from Aleppo, and what the defender and then the attacker answer. */
const ANSWERS: readonly (readonly [attacker: readonly number[], ...answers: (readonly [by: number, to: number])[]])[] =
  [
    [[1], [10, 1], [31, 10]],
    [[1], [11, 1]],
    [[1], [12, 1]],
    [[23], [22, 23]],
  ];

export function answers(coverage: Coverage): void {
  for (const [cards, ...given] of ANSWERS) {
    const sides: readonly SeatId[] = ["TUR", "SYR"];
    const held = (seat: SeatId): number[] => given.flatMap(([by], n) => (sides[n % 2] === seat ? [by] : []));
    const hands = { SYR: [...cards, ...held("SYR")], TUR: held("TUR") };
    const game = fitna({ scenario: "1", seat: "SYR", hands, table: { reached: [5], tension: 5 } });
    game.attack("aleppo", "al-bab", SYRIANS, "ask").act("TUR", "pass-assets");
    game.act("SYR", "play-assets", { cards: cards.map(String) });
    for (const [n, [by, to]] of given.entries())
      game.act(sides[n % 2] ?? "TUR", "play-assets", { cards: [`${by}>${to}`] });
    for (const event of game.events) coverage.hear(event);
  }
}

/** Russians lie under a Syrian counter. */
export function calledOff(coverage: Coverage): void {
  const units = { hama: { SYR: ["syr-10m", "rus-22"] }, maarat: { TUR: ["tur-39m"] } };
  const game = fitna({ scenario: "2", seat: "TUR", units, table: { turn: 4 } }).attack("maarat", "hama", ["tur-39m"]);
  for (const event of game.events) coverage.hear(event);
}

/** Russians do not retreat to where a Shia militia lies under a Syrian counter. */
export function barred(coverage: Coverage): void {
  const units = {
    idlib: { TUR: ["fsa-1", "fsa-2"] },
    maarat: { RUS: ["rus-7"] },
    hama: { SYR: ["syr-10m", "shi-9"] },
    jisr: { SYR: ["syr-17r"] },
  };
  const game = fitna({ scenario: "11", seat: "TUR", units });
  game.roll([6], () => game.attack("idlib", "maarat", ["fsa-1", "fsa-2"])).act("RUS", "retreat", { to: "hama" });
  for (const event of game.events) coverage.hear(event);
}

/** armour goes on from Al-Bab. */
export function pursuit(coverage: Coverage): void {
  const game = fitna({ scenario: "1", seat: "SYR" });
  game.roll([6], () => game.attack("aleppo", "al-bab", SYRIANS));
  game.act("SYR", "take-losses", { steps: "syr-104" }).act("SYR", "exploit", { way: "syr-1a>manbij" });
  coverage.count("Actions", "exploit");
  for (const event of game.events) coverage.hear(event);
}

/** Kurds attack in Iraq's phase, and Syria holds a card that can be lent to them. */
export function lent(coverage: Coverage): void {
  const units = { "tal-abyad": { IS: ["is-18"] }, kobani: { PYD: ["pyd-1", "pyd-2"] }, manbij: { TUR: ["sun-1"] } };
  const game = fitna({ scenario: "2", seat: "IRQ", units, hands: { SYR: [1] } });
  game.call(offensive, { by: "IRQ", side: "PYD", from: "kobani", target: "manbij", units: ["pyd-1", "pyd-2"] });
  coverage.count("Windows", game.asked.name);
  for (const event of game.act("SYR", "play-assets", { cards: ["1"] }).events) coverage.hear(event);
}
