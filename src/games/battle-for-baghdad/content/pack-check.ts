import { type EffectData, type Wrong, wrongIfRepeated, wrongIn } from "../../../engine/index.ts";
import { type ArmsCard, COMBOS, type Combo, type Command, type StreetCard } from "./card-kinds.ts";
import type { CardEffects, Timing } from "./effects.ts";
import { SEAT_COUNTS, SEATS } from "./factions.ts";
import { type FileScreen, screenFor } from "./screens.ts";
import type { ZonesFile } from "./zones.ts";
import { checkZones } from "./zones-check.ts";

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

/** */
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
