/** Whether the files of a pack agree with each other and with the rules: map, screens, Commands and cards. */
import { type EffectData, type Wrong, wrongIfRepeated, wrongIn } from "#engine";
import { components } from "#graph";
import { type ArmsCard, COMBOS, type Combo, type Command, type StreetCard } from "./card-kinds.ts";
import type { CardEffects, Timing } from "./effects.ts";
import { SEAT_COUNTS, SEATS } from "./factions.ts";
import { type FileScreen, screenFor } from "./screens.ts";
import type { ZonesFile } from "./zones.ts";

type FileZone = ZonesFile["zones"][number];

const ZONES = 23;

const wrong = wrongIn("zones");

/** Section 6.1: names are used once, edges lead both ways, banks agree with bridges, and everything hangs together. */
function checkZones({ zones, bridges }: Pick<ZonesFile, "zones" | "bridges">): void {
  if (zones.length !== ZONES) wrong("zones", `there must be ${ZONES} Zones, not ${zones.length}`);
  wrongIfRepeated(wrong, "zones", zones, ["id", "name"]);
  zones.forEach((zone, i) => {
    for (const way of ["land", "river"] as const) checkEdges(zones, zone, way, `zones.${i}.${way}`);
  });
  checkBridges({ zones, bridges });
  checkConnected(zones);
  for (const symbol of ["fortified", "sanctuary", "airport"] as const)
    if (!zones.some(({ symbols }) => symbols.includes(symbol))) wrong("zones", `no Zone has the symbol ${symbol}`);
}

function checkEdges(zones: readonly FileZone[], zone: FileZone, way: "land" | "river", path: string): void {
  zone[way].forEach((id, i) => {
    const other = zones.find((one) => one.id === id) ?? wrong(`${path}.${i}`, `there is no Zone “${id}”`);
    if (id === zone.id || zone[way].indexOf(id) < i) wrong(`${path}.${i}`, `“${id}” cannot stand here`);
    if (!other[way].includes(zone.id)) wrong(`${path}.${i}`, `${zone.name} leads to ${other.name}, but not back`);
    if ((zone.bank === other.bank) !== (way === "land"))
      wrong(`${path}.${i}`, `${zone.name} is ${zone.bank} of the River and ${other.name} ${other.bank}`);
  });
}

/** Every bridge is a crossing, and every crossing one bridge. */
function checkBridges({ zones, bridges }: Pick<ZonesFile, "zones" | "bridges">): void {
  bridges.forEach(({ name, between: [a, b] }, i) => {
    if (!zones.find(({ id }) => id === a)?.river.includes(b))
      wrong(
        `bridges.${i}.between`,
        `the bridge ${name} leads from ${a} to ${b}, which are not adjacent over the River`,
      );
  });
  zones.forEach(({ id, river }, i) => {
    river.forEach((other, at) => {
      const over = bridges.filter(({ between }) => between.includes(id) && between.includes(other));
      if (over.length !== 1)
        wrong(`zones.${i}.river.${at}`, `one bridge must lead from ${id} to ${other}, not ${over.length}`);
    });
  });
}

function checkConnected(zones: readonly FileZone[]): void {
  for (const bank of ["west", "east"] as const) {
    const lost = cutOff(
      zones.filter((zone) => zone.bank === bank),
      ({ land }) => land,
    );
    if (lost) wrong("zones", `${lost.name} cannot be reached by land on the ${bank} bank`);
  }
  const lost = cutOff(zones, ({ land, river }) => [...land, ...river]);
  if (lost) wrong("zones", `${lost.name} cannot be reached`);
}

/** The first Zone without a way from the first of these. */
function cutOff(zones: readonly FileZone[], ways: (zone: FileZone) => readonly string[]): FileZone | undefined {
  const [, apart] = components(Object.fromEntries(zones.map((zone) => [zone.id, ways(zone)])));
  return zones.find(({ id }) => id === apart?.[0]);
}

/** All files of the pack, each well formed by itself. */
export interface Pack extends Pick<ZonesFile, "zones" | "bridges"> {
  readonly screens: readonly FileScreen[];
  readonly commands: readonly Command[];
  readonly combos: readonly Combo[];
  readonly arms: readonly ArmsCard[];
  readonly street: readonly StreetCard[];
}

const COMMANDS_EACH = 5;
const ARMS = 72;
const STREET = 27;

/** Sections 6.1 to 6.6: throws `PackError` for the first thing in which the files contradict each other or the rules. */
export function check(pack: Pack, known: CardEffects): void {
  checkZones(pack);
  checkScreens(pack);
  checkCommands(pack.commands);
  checkArms(pack, known);
  checkStreet(pack, known);
}

function checkScreens({ zones, screens }: Pack): void {
  const wrong = wrongIn("screens");
  const seats = screens.map(({ seat }) => seat);
  if (seats.join() !== SEATS.join()) wrong("screens", `there must be one of ${SEATS.join(", ")} each, in this order`);
  screens.forEach((file, i) => {
    const path = `screens.${i}`;
    named(wrong, `${path}.extraSpawn`, zones, file.extraSpawn);
    for (const ability of file.abilities)
      if (ability.kind === "recruitDiscount" && ability.zone !== null)
        named(wrong, `${path}.abilities`, zones, [ability.zone]);
    for (const goal of file.special) if ("zones" in goal) named(wrong, `${path}.special`, zones, goal.zones);
    if (!zones.some(({ affiliation }) => affiliation === file.seat))
      wrong(path, `no Zone is affiliated with ${file.seat}`);
    checkStart(wrong, path, file);
  });
}

function checkStart(wrong: Wrong, path: string, file: FileScreen): void {
  for (const count of SEAT_COUNTS) {
    const screen = screenFor(file, count);
    if (screen.startSecurity > screen.security) wrong(`${path}.startSecurity`, `there are only ${screen.security}`);
    if (screen.startInfrastructure > screen.infrastructure)
      wrong(`${path}.startInfrastructure`, `there are only ${screen.infrastructure}`);
    if (screen.startCards > screen.handLimit) wrong(`${path}.startCards`, `the hand limit is ${screen.handLimit}`);
  }
}

/** five for each faction. */
function checkCommands(commands: readonly Command[]): void {
  const wrong = wrongIn("commands");
  wrongIfRepeated(wrong, "commands", commands, ["id", "name"]);
  for (const seat of SEATS) {
    const found = commands.filter((command) => command.seat === seat).length;
    if (found !== COMMANDS_EACH) wrong("commands", `${seat} must have ${COMMANDS_EACH} Command cards, not ${found}`);
  }
}

function checkArms({ zones, arms, combos, commands }: Pack, known: CardEffects): void {
  const wrong = wrongIn("arms-bazaar");
  wrongIfRepeated(wrong, "cards", arms, ["id", "name"]);
  const copies = arms.reduce((sum, card) => sum + card.copies, 0);
  if (copies !== ARMS) wrong("cards", `there must be ${ARMS} cards, not ${copies}`);
  arms.forEach(({ id, timing, effects }, i) => {
    if (commands.some((command) => command.id === id)) wrong(`cards.${i}.id`, `“${id}” is a Command card`);
    checkEffects(wrong, `cards.${i}`, zones, effects, timing, known);
  });
  const wrongCombo = wrongIn("combos");
  const ids = combos.map(({ id }) => id);
  if (ids.toSorted().join() !== COMBOS.toSorted().join())
    wrongCombo("combos", `there must be one of ${COMBOS.join(", ")} each`);
  combos.forEach(({ effects, timing, symbols: [a, b] }, i) => {
    if (a === b) wrongCombo(`combos.${i}.symbols`, "must be two different ones");
    checkEffects(wrongCombo, `combos.${i}`, zones, effects, timing, known);
  });
}

function checkStreet({ zones, street }: Pack, known: CardEffects): void {
  const wrong = wrongIn("arab-street");
  wrongIfRepeated(wrong, "cards", street, ["id", "name"]);
  if (street.length !== STREET) wrong("cards", `there must be ${STREET} cards, not ${street.length}`);
  street.forEach(({ effects }, i) => {
    checkEffects(wrong, `cards.${i}`, zones, effects, null, known);
  });
}

/** `timing`: null for Arab Street cards, which act at once and choose nothing. */
function checkEffects(
  wrong: Wrong,
  path: string,
  zones: Pack["zones"],
  effects: readonly EffectData[],
  timing: Timing | null,
  known: CardEffects,
): void {
  effects.forEach((effect, i) => {
    const at = `${path}.effects.${i}`;
    const { timing: bound, ofShownHand, does, onStreet, check } = known.ruleOf(effect);
    check?.(wrong, at, zones);
    if (timing !== null && bound !== undefined && bound !== timing)
      wrong(at, `${effect.kind} is played in ${bound}, not in ${timing}`);
    if (ofShownHand && !effects.slice(0, i).some(({ kind }) => kind === "lookHand"))
      wrong(at, `${effect.kind} comes after lookHand`);
    if ((timing === "recruit" || timing === "move") && !does) wrong(at, `${effect.kind} cannot be played in a step`);
    if (timing === null && !onStreet) wrong(at, `${effect.kind} cannot stand on an Arab Street card here`);
  });
}

/** Each of these ids is that of a Zone. */
export function named(
  wrong: Wrong,
  path: string,
  zones: readonly { readonly id: string }[],
  ids: readonly string[],
): void {
  const missing = ids.find((id) => !zones.some((zone) => zone.id === id));
  if (missing !== undefined) wrong(path, `there is no Zone “${missing}”`);
}
