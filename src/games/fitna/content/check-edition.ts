/** What must hold of an edition's map, units, cards and combat table before its pack is accepted. */
import { type EffectData, type Wrong, wrongIfRepeated, wrongIn } from "#engine";
import { components, type Graph } from "#graph";
import type { FileUnit, Space, UnitsFile } from "./board-types.ts";
import type { Card, CardsFile, JokersFile, MapFile } from "./card-types.ts";
import type { Crt, EditionFile } from "./edition-types.ts";
import { type EditionId, FACTION_IN, isFaction, NATIONS, type Nation } from "./sides.ts";
import type { CardEffects, Pack } from "./types.ts";

type Link = readonly [from: string, to: string];

/** No two linked towns lie further apart than this, in degrees. */
const LONGEST = 3.5;

/** Spaces are named once and lie where towns can; links name two spaces, and each once. */
export function checkMap({ spaces, links }: MapFile): void {
  const wrong = wrongIn("map");
  wrongIfRepeated(wrong, "spaces", spaces, ["id", "name"]);
  spaces.forEach((space, i) => {
    checkSpace(wrong, space, `spaces.${i}`);
    const same = spaces.slice(0, i).find(({ at }) => apart(at, space.at) < 0.05);
    if (same) wrong(`spaces.${i}.at`, `${same.name} lies there`);
  });
  const seen = new Set<string>();
  links.forEach(({ from, to }, i) => {
    const start = spaces.find(({ id }) => id === from) ?? wrong(`links.${i}.from`, `there is no space “${from}”`);
    to.forEach((id, k) => {
      const path = `links.${i}.to.${k}`;
      const end = spaces.find((space) => space.id === id) ?? wrong(path, `there is no space “${id}”`);
      if (start === end) wrong(path, `${start.name} is linked to itself`);
      if (apart(start.at, end.at) > LONGEST) wrong(path, `${end.name} is too far from ${start.name}`);
      const link = [from, id].toSorted().join("–");
      if (seen.has(link)) wrong(path, `the link ${link} is listed twice`);
      seen.add(link);
    });
  });
}

function checkSpace(wrong: Wrong, { kurds, country, marks }: Space, path: string): void {
  if (kurds !== null && FACTION_IN[country] !== kurds)
    wrong(`${path}.kurds`, `${kurds} has no symbol in ${country} (R-078)`);
  if (new Set(marks).size < marks.length) wrong(`${path}.marks`, "one is listed twice");
}

const apart = ([a, b]: Space["at"], [c, d]: Space["at"]): number => Math.sqrt((a - c) * (a - c) + (b - d) * (b - d));

/** What an edition changes of the map is there, and every space of it can be reached. */
export function checkLand(edition: EditionFile, { spaces }: MapFile, ways: Graph): void {
  const wrong = wrongIn(`${edition.edition}/edition`);
  const look = (path: string, id: string): Space => {
    if (!Object.hasOwn(ways, id)) return wrong(path, `there is no space “${id}” in this edition`);
    return spaces.find((space) => space.id === id) ?? wrong(path, `there is no space “${id}”`);
  };
  edition.links.forEach(([from, to], i) => {
    look(`links.${i}.0`, from);
    look(`links.${i}.1`, to);
  });
  edition.western.forEach((id, i) => {
    const { country } = look(`western.${i}`, id);
    if (country === "SAU") wrong(`western.${i}`, "every Saudi source is Western already");
  });
  edition.offMapBoxes.forEach(({ country, links }, i) => {
    links.forEach((id, k) => {
      if (look(`offMapBoxes.${i}.links.${k}`, id).country !== country)
        wrong(`offMapBoxes.${i}.links.${k}`, `${id} is not in ${country}`);
    });
  });
  const [, island] = components(ways);
  if (island) wrong("links", `${island[0]} cannot be reached`);
}

/** The links that an edition has. */
export function linksOf({ links }: MapFile, { absent, links: own }: EditionFile): readonly Link[] {
  const isThere = (id: string): boolean => !absent.spaces.includes(id);
  const shared = links.flatMap(({ from, to }) => to.map((id): Link => [from, id]));
  return [...shared.filter(([from, to]) => isThere(from) && isThere(to)), ...own];
}

interface Listed {
  readonly spaces: readonly string[];
  readonly cards: readonly number[];
  readonly units: readonly string[];
  readonly specialJokers: readonly string[];
}

/** What an edition lacks is listed for the other. */
export function checkAbsent(edition: EditionFile, listed: Listed): void {
  const wrong = wrongIn(`${edition.edition}/edition`);
  for (const kind of ["spaces", "cards", "units", "specialJokers"] as const) {
    const all: readonly (string | number)[] = listed[kind];
    edition.absent[kind].forEach((one, i) => {
      if (!all.includes(one)) wrong(`absent.${kind}.${i}`, `“${one}” is not listed at all`);
    });
  }
}

/** D-01 to D-05, and 6 assets and 9 events of High Tension (8.3). */
export function checkCounts(
  edition: EditionFile,
  found: { readonly [count in Exclude<keyof EditionFile["counts"], "scenarios">]: number },
  cards: readonly Card[],
): void {
  const wrong = wrongIn(`${edition.edition}/edition`);
  for (const [kind, count] of Object.entries(found)) {
    const due = edition.counts[kind as keyof typeof found]; // the entries of the record of exactly these
    if (count !== due) wrong(`counts.${kind}`, `there are ${count}, not ${due}`);
  }
  for (const [kind, due] of [
    ["asset", 6],
    ["event", 9],
  ] as const) {
    const high = cards.filter((card) => card.kind === kind && card.highTension).length;
    if (high !== due) wrong("counts.cards", `there are ${high} of High Tension of kind ${kind}, not ${due} (§8.3)`);
  }
}

/** every differential has one column, every face of the die a row of as many cells. */
export function checkCrt(id: EditionId, { columns, rows }: Crt): void {
  const wrong: Wrong = wrongIn(`${id}/crt`);
  columns.forEach(({ from, to }, i) => {
    const before = columns[i - 1];
    if (!before && from !== null) wrong("columns.0.from", "the first column is open to below");
    if (before && (before.to === null || from !== before.to + 1))
      wrong(`columns.${i}.from`, "must follow the column before");
    if (i < columns.length - 1 ? to === null || (from !== null && to < from) : to !== null)
      wrong(`columns.${i}.to`, "only the last column is open to above, and none is empty");
  });
  if (rows.length !== 6) wrong("rows", `there must be 6, not ${rows.length}`);
  rows.forEach((row, i) => {
    if (row.length !== columns.length) wrong(`rows.${i}`, `there must be ${columns.length} cells, not ${row.length}`);
  });
}

/** Nations are listed once, counters too, and each kind moves and fights as the rules say. */
export function checkUnits({ nations }: UnitsFile): void {
  const wrong = wrongIn("units");
  if (nations.map(({ nation }) => nation).join() !== NATIONS.join())
    wrong("nations", `there must be one of ${NATIONS.join(", ")} each, in this order`);
  const seen = new Set<string>();
  nations.forEach(({ nation, units }, i) => {
    units.forEach((unit, k) => {
      const path = `nations.${i}.units.${k}`;
      if (seen.has(unit.id)) wrong(`${path}.id`, `“${unit.id}” is used twice`);
      seen.add(unit.id);
      checkUnit(wrong, nation, unit, path);
    });
    if (nation === "IS") checkIslamicState(wrong, units, `nations.${i}.units`);
  });
}

function checkUnit(wrong: Wrong, nation: Nation, unit: FileUnit, path: string): void {
  const { type, attack, movement, airmobile, state, name } = unit;
  if (airmobile && movement !== 3) wrong(`${path}.movement`, `${name} is airmobile and moves 3 on the ground (R-110)`);
  const isGarrison = type === "garrison";
  if (isGarrison !== (movement === 0)) wrong(`${path}.movement`, "a garrison never moves, any other unit does");
  if (isGarrison && attack > 0) wrong(`${path}.attack`, "a garrison never attacks");
  if (isGarrison && !isFaction(nation)) wrong(`${path}.type`, "only Kurds have garrisons");
  if ((movement === "attacking") !== (nation === "IS" && type !== "leader"))
    wrong(`${path}.movement`, "only IS moves by attacking, but for its leader (§25.1)");
  if ((state === null) !== (nation !== "GCC")) wrong(`${path}.state`, "units of the Gulf states have one, no others");
}

/** §25.1: Al Baghdadi with two steps, the others with one, three decoys among them. */
function checkIslamicState(wrong: Wrong, units: readonly FileUnit[], path: string): void {
  units.forEach(({ type, steps, attack, defence }, i) => {
    if (steps !== (type === "leader" ? 2 : 1)) wrong(`${path}.${i}.steps`, `must not be ${steps}`);
    if ((type === "decoy") !== (attack + defence === 0))
      wrong(`${path}.${i}.attack`, "a decoy, and only that, has 0-0");
  });
  for (const [type, count] of [
    ["leader", 1],
    ["decoy", 3],
  ] as const) {
    const found = units.filter((unit) => unit.type === type).length;
    if (found !== count) wrong(path, `there must be ${count} of ${type}, not ${found}`);
  }
}

/** Cards are numbered in order, those of one name do the same, and what they name is there. */
export function checkCards(
  { cards }: CardsFile,
  { jokers }: JokersFile,
  units: Pack["units"],
  known: CardEffects,
): void {
  const check = (wrong: Wrong, effects: readonly EffectData[], path: string): void =>
    effects.forEach((effect, k) => {
      known.ruleOf(effect).check?.(wrong, `${path}.${k}`, { cards, units });
    });
  const wrong = wrongIn("cards");
  cards.forEach((card, i) => {
    const path = `cards.${i}`;
    if (card.number !== i + 1) wrong(`${path}.number`, `must be ${i + 1}`);
    checkKind(wrong, card, path);
    const twin = cards.slice(0, i).find(({ name }) => name === card.name);
    if (twin && acts(twin) !== acts(card)) wrong(path, `${card.name} does not do what #${twin.number} does`);
    checkConditions(wrong, card, cards, path);
    card.uses.forEach(({ effects }, k) => {
      check(wrong, effects, `${path}.uses.${k}.effects`);
    });
  });
  const wrongJoker = wrongIn("jokers");
  wrongIfRepeated(wrongJoker, "jokers", jokers, ["id", "name"]);
  jokers.forEach(({ effects }, i) => {
    check(wrongJoker, effects, `jokers.${i}.effects`);
  });
}

/** for whatever a card asks of the scenario, some scenario has it. */
export function checkTags({ cards }: Pick<CardsFile, "cards">, tags: readonly string[]): void {
  cards.forEach(({ conditions }, i) => {
    conditions.forEach((one, k) => {
      if (one.kind === "scenario" && !tags.includes(one.tag))
        wrongIn("cards")(`cards.${i}.conditions.${k}.tag`, `no scenario has the tag “${one.tag}”`);
    });
  });
}

const acts = ({ kind, tags, conditions, uses, marks }: Card): string =>
  JSON.stringify([kind, tags, conditions, uses, marks]);

/** events are played in one's own Events segment, assets elsewhere; Combat Engineers are both. */
function checkKind(wrong: Wrong, { kind, uses, removed, marks }: Card, path: string): void {
  const own = uses.some(({ when }) => (kind === "event" ? when === "events" : when !== "events"));
  if (!own)
    wrong(`${path}.uses`, `an ${kind} ${kind === "event" ? "is played in" : "does not wait for"} the Events segment`);
  if (kind === "event" && uses.length > 1) wrong(`${path}.uses`, "an event has one use");
  if (kind === "asset" && removed) wrong(`${path}.removed`, "only an event leaves the game (R-013)");
  if (kind === "event" && marks.length > 0) wrong(`${path}.marks`, "only assets are marked for IS and Kurds (R-015)");
}

function checkConditions(wrong: Wrong, card: Card, cards: readonly Card[], path: string): void {
  card.conditions.forEach((condition, k) => {
    const at = `${path}.conditions.${k}`;
    if (condition.kind === "after-event") checkEvents(wrong, condition.cards, cards, `${at}.cards`);
  });
}

/** What a condition or an effect calls events are events. */
export function checkEvents(wrong: Wrong, numbers: readonly number[], cards: Pack["cards"], path: string): void {
  const odd = numbers.find((number) => cards[number - 1]?.kind !== "event");
  if (odd !== undefined) wrong(path, `#${odd} is no event`);
}
