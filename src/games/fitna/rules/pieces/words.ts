/** How sides, spaces and units are named in sentences. */
import { type Concerned, type Frozen, type Gone, game, listed, mustGet, type Place, printedName } from "#engine";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import type { CardNumber } from "../../content/card-types.ts";
import type { Holder } from "../../content/sides.ts";
import type { Content } from "../../content/types.ts";
import type { Fitna, Game, Marks, Table } from "../../state.ts";
import type { Played } from "../event-kinds.ts";
import { boxAt, sideName } from "../map/relations.ts";

/** What names depend on. */
export type Names = Pick<Game, "edition" | "scenario">;

/** The edition and scenario that an event is about. */
function namesOf({ editions }: Frozen<Content>, of: Played): Names {
  const [edition, scenario = ""] = of.split("/");
  const found = edition === "2018" ? editions["2018"] : editions["2020"];
  return { edition: found, scenario: mustGet(found.scenarios, scenario) };
}

/** "Rebels (backed by Turkey)" are "Rebels" in sentences. */
export const shortName = (names: Names, side: Holder): string => sideName(names, side).replace(/ \(.*\)$/, "");

/** As a sentence has it: "the Rebels", "the International Coalition", "Syria". */
export function inText(names: Names, side: Holder): string {
  const name = shortName(names, side);
  return /^\w+s$| Coalition$/.test(name) ? `the ${name}` : name;
}

/** A seat by its id; whoever has none, by the name that a sentence has: "the Syrian Kurds". */
export function partyOf(names: Names, side: Holder): string {
  if (names.scenario.seats.some(({ seat }) => seat === side)) return side;
  const name = inText(names, side);
  return /^[A-Z].* /.test(name) ? `the ${name}` : name;
}

/** Units that are destroyed, whose they were; those that are only reduced count as the others of a fight. */
export const destroyed = (by: Gone["by"]): Gone => ({
  ...{ one: "unit", many: "units", how: "destroyed", others: "reduced" },
  by,
});

export function spaceName(names: Pick<Names, "edition">, space: SpaceId): string {
  const box = boxAt(names, space);
  return box ? `${names.edition.countries[box.country].name}, off the map` : mustGet(names.edition.spaces, space).name;
}

/** The spaces of both editions, by their names; where these differ, as the newer one has them. */
export function spacesOf({ editions }: Frozen<Content>): readonly Place[] {
  const spaces = [editions["2018"], editions["2020"]].flatMap((edition) => Object.entries(edition.spaces));
  return [...new Map(spaces.map(([id, { name }]) => [id, { id, name }])).values()];
}

export const unitName = ({ edition }: Pick<Names, "edition">, id: UnitId): string =>
  inSentence(mustGet(edition.units, id).name);

/** The name on a counter as a sentence has it, where a bare number would read as how many: "1st Sunni Mil". */
export const inSentence = (name: string): string =>
  name.replace(/^\d+(?= )/, (number) => `${number}${ordinalEnd(Number(number))}`);

function ordinalEnd(n: number): string {
  if (n % 100 >= 11 && n % 100 <= 13) return "th";
  return ENDS[n % 10] ?? "th";
}
const ENDS: { readonly [digit: number]: string } = { 1: "st", 2: "nd", 3: "rd" };

/** The printed name of the space, unit, card or seat that a word means. */
export function calledThere({ edition, scenario }: Names, word: string): string | null {
  const cards = Object.values(edition.cards).map(({ number, name }) => ({ id: String(number), name }));
  const seats = scenario.seats.map(({ seat, name }) => ({ id: seat, name }));
  return printedName([...Object.values(edition.spaces), ...Object.values(edition.units), ...cards, ...seats], word);
}

/** "11th Arm Div, reduced, isolated". */
export const counterName = (names: Pick<Names, "edition">, id: UnitId, { reduced, isolated }: Marks): string =>
  [unitName(names, id), reduced && "reduced", isolated && "isolated"].filter(Boolean).join(", ");

export const cardName = ({ edition }: Pick<Names, "edition">, card: CardNumber): string => {
  const found = edition.cards[card];
  if (!found) throw new Error(`there is no card ${card} in this edition`);
  return found.name;
};

/** The Islamic State's leader is one of a kind: that he is gone is told by itself. */
export function leaderLost(names: Names, eliminated: readonly UnitId[]): Pick<Concerned, "weight" | "short"> {
  const leader = eliminated.find((id) => mustGet(names.edition.units, id).type === "leader");
  return leader === undefined ? {} : { weight: 2, short: `${unitName(names, leader)} is eliminated.` };
}

/** Whether a card or a Special Joker has this name. */
export const isCardName = ({ edition }: Pick<Names, "edition">, name: string): boolean =>
  [...Object.values(edition.cards), ...Object.values(edition.specialJokers)].some((one) => one.name === name);

/** "SAM and Reinforcements ×2". */
export function cardList(names: Pick<Names, "edition">, cards: readonly CardNumber[]): string {
  const called = cards.map((card) => cardName(names, card));
  return list(
    [...new Set(called)].map((name) => {
      const copies = called.filter((one) => one === name).length;
      return copies > 1 ? `${name} ×${copies}` : name;
    }),
  );
}

/** "Tension 4"; null where it is not played (D-13). */
export const tensionWords = ({ tension, withoutTension }: Frozen<Pick<Table, "tension" | "withoutTension">>) =>
  withoutTension ? null : `Tension ${tension}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a button holds. */
const MOST_LETTERS = 80;

/** The first of these that fits a button, the longest and most exact of them before the others. */
export const fitting = (...texts: readonly string[]): string =>
  texts.find(({ length }) => length <= MOST_LETTERS) ?? (texts.at(-1) ?? "").slice(0, MOST_LETTERS);

/** "a, b and c". */
export const list = listed;

export const count = (n: number, one: string, many = `${one}s`): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** The words of an event, next to the rule that causes it; they have the names of the edition and scenario. */
export const told = game<Fitna>().toldBy(({ of }, content) => namesOf(content, of));

export const spaceList = (names: Pick<Names, "edition">, ids: readonly string[]): string =>
  list(ids.map((id) => spaceName(names, id)));

/** "+2", "−2"; with a space: "+ 2". */
export const withSign = (by: number, space = ""): string => `${by < 0 ? "−" : "+"}${space}${Math.abs(by)}`;
