import { describe, expect, it } from "vitest";
import type { PackFiles } from "#engine";
import { rules } from "../../../../src/games/fitna/definition.ts";
import { complaintOf } from "../../complaint.ts";
import { edited, type File, type FileContent, files } from "../packs.ts";

const complaint = (pack: PackFiles): string => complaintOf(rules.readPack, pack);
const withChange = <F extends File>(file: F, change: (file: FileContent<F>) => void): string =>
  complaint(edited(file, change));

/** The pack with something at a path of a file that its schema may not know. */
function withWord(file: string, path: readonly (string | number)[], word: unknown): string {
  const changed = structuredClone(files[file]);
  let at = changed as { [key: string | number]: unknown }; // JSON: every step of the path is an object or a list
  for (const key of path.slice(0, -1)) at = at[key] as typeof at;
  at[path.at(-1) ?? ""] = word;
  return complaint({ ...files, [file]: changed });
}

/** Where in a list the one is that fits. */
function where<T>(list: readonly T[], fits: (one: T) => boolean): T {
  const found = list.find(fits);
  if (!found) throw new Error("there is none");
  return found;
}

it("the pack as it is has nothing wrong", () => {
  expect(complaint(files)).toBe("no complaint");
});

describe("a file names what does not fit", () => {
  it("is missing", () => {
    const needed = ["map", "units", "cards", "jokers", "figures", "2020/edition", "2018/crt"];
    for (const file of needed) {
      const { [file]: _left, ...rest } = files;
      expect(complaint(rest)).toBe(`${file}.json: this file is missing`);
    }
  });

  it("has an effect that is none", () => {
    expect(withWord("cards", ["cards", 0, "uses", 0, "effects", 0], { kind: "nuke", spaces: 1 })).toBe(
      "cards.json, cards.0.uses.0.effects.0.kind: “nuke” is no known effect",
    );
  });

  it("has a condition that is none", () => {
    expect(withWord("cards", ["cards", 18, "conditions", 0], { kind: "full-moon" })).toBe(
      "cards.json, cards.18.conditions.0.kind: “full-moon” is no known condition",
    );
  });

  it("has an expression of victory that is none", () => {
    expect(withWord("scenarios/01", ["victory", 0, "minor"], { kind: "luck" })).toBe(
      "scenarios/01.json, victory.0.minor.kind: “luck” is no known expression",
    );
  });

  it("has a special rule that is none", () => {
    expect(withWord("scenarios/02", ["special", 0], { kind: "ceasefire" })).toBe(
      "scenarios/02.json, special.0.kind: “ceasefire” is no known special rule",
    );
  });

  it("has a command of nothing, or of what stands nowhere", () => {
    expect(withWord("scenarios/02", ["seats", 0, "commands", 0], {})).toBe(
      "scenarios/02.json, seats.0.commands.0: commands nothing",
    );
    expect(withWord("scenarios/02", ["seats", 0, "commands", 1, "where"], { kind: "near" })).toBe(
      "scenarios/02.json, seats.0.commands.1.where.kind: “near” is no known place",
    );
  });

  it("has a parameter with a value that is none", () => {
    expect(withWord("2018/edition", ["parameters", "exStar"], "three-steps")).toMatch(
      /^2018\/edition\.json, parameters\.exStar: .*two-steps-a-side/,
    );
  });

  it("does not say where an item comes from", () => {
    expect(withWord("map", ["spaces", 2, "source"], "a friend")).toBe(
      "map.json, spaces.2.source: must begin with rulebook or reconstruction",
    );
  });
});

describe("a broken map", () => {
  it("has two spaces of one name, or at one place", () => {
    expect(withChange("map", ({ spaces }) => void Object.assign(spaces[1] ?? {}, { name: "Zakho" }))).toBe(
      "map.json, spaces.1.name: “Zakho” is used twice",
    );
    expect(withChange("map", ({ spaces }) => void Object.assign(spaces[1] ?? {}, { at: [42.68, 37.14] }))).toBe(
      "map.json, spaces.1.at: Zakho lies there",
    );
  });

  it("lies beyond the Middle East", () => {
    expect(withChange("map", ({ spaces }) => void Object.assign(spaces[0] ?? {}, { at: [2.35, 48.86] }))).toMatch(
      /^map\.json, spaces\.0\.at\.0: /,
    );
  });

  it("has a Kurdish symbol in the country of another faction", () => {
    expect(withChange("map", ({ spaces }) => void Object.assign(spaces[0] ?? {}, { kurds: "PYD" }))).toBe(
      "map.json, spaces.0.kurds: PYD has no symbol in IRQ (R-078)",
    );
  });

  it("has a link to nowhere, to itself, to far away, or twice", () => {
    const linked = (to: string) => withChange("map", ({ links }) => void links[0]?.to.push(to));
    expect(linked("paris")).toBe("map.json, links.0.to.3: there is no space “paris”");
    expect(linked("zakho")).toBe("map.json, links.0.to.3: Zakho is linked to itself");
    expect(linked("basra")).toBe("map.json, links.0.to.3: Basra is too far from Zakho");
    expect(withChange("map", ({ links }) => void links[1]?.to.push("zakho"))).toBe(
      "map.json, links.1.to.3: the link dahuk–zakho is listed twice",
    );
  });

  it("has a space that cannot be reached in an edition", () => {
    const island = (edition: FileContent<"2018/edition">): void => {
      edition.links = [["sidon", "upper-galilee"]];
      edition.absent.spaces.push("jerusalem");
    };
    expect(withChange("2018/edition", island)).toBe("2018/edition.json, links: tel-aviv cannot be reached");
  });

  it("has a Western source or a box where the edition has no space", () => {
    expect(withChange("2018/edition", ({ western }) => void western.push("netanya"))).toBe(
      "2018/edition.json, western.4: there is no space “netanya” in this edition",
    );
    expect(withChange("2018/edition", ({ offMapBoxes }) => void offMapBoxes[0]?.links.push("kut"))).toBe(
      "2018/edition.json, offMapBoxes.0.links.3: kut is not in IRN",
    );
  });
});

describe("broken counters", () => {
  type Units = FileContent<"units">;
  const unit = ({ nations }: Units, id: string) =>
    where(
      nations.flatMap(({ units }) => units),
      (one) => one.id === id,
    );

  it("are listed twice", () => {
    expect(withChange("units", (pack) => void Object.assign(unit(pack, "irq-pg2"), { id: "irq-pg1" }))).toBe(
      "units.json, nations.0.units.1.id: “irq-pg1” is used twice",
    );
  });

  it("lack a nation", () => {
    expect(withChange("units", ({ nations }) => void nations.pop())).toMatch(
      /^units\.json, nations: there must be one of IRQ, /,
    );
  });

  it("move as their kind does not", () => {
    const changed = (id: string, change: object) =>
      withChange("units", (pack) => void Object.assign(unit(pack, id), change));
    expect(changed("irq-sf", { movement: 4 })).toBe(
      "units.json, nations.0.units.2.movement: 1 SF Bde is airmobile and moves 3 on the ground (R-110)",
    );
    expect(changed("kdp-g1", { attack: 1 })).toBe("units.json, nations.20.units.4.attack: a garrison never attacks");
    expect(changed("irq-pg1", { movement: "attacking" })).toBe(
      "units.json, nations.0.units.0.movement: only IS moves by attacking, but for its leader (§25.1)",
    );
  });

  it("make an IS of other counters than 25.1 says", () => {
    const changed = (id: string, change: object) =>
      withChange("units", (pack) => void Object.assign(unit(pack, id), change));
    expect(changed("is-1", { steps: 2 })).toBe("units.json, nations.23.units.1.steps: must not be 2");
    expect(changed("is-d1", { attack: 1 })).toBe(
      "units.json, nations.23.units.22.attack: a decoy, and only that, has 0-0",
    );
  });

  it("are fewer than the edition counts", () => {
    expect(withChange("units", ({ nations }) => void nations[0]?.units.pop())).toBe(
      "2020/edition.json, counts.combatCounters: there are 249, not 250",
    );
    expect(withChange("2018/edition", ({ absent }) => void absent.units.pop())).toBe(
      "2018/edition.json, counts.combatCounters: there are 240, not 239",
    );
  });
});

describe("broken cards", () => {
  it("are not numbered in their order", () => {
    expect(withChange("cards", ({ cards }) => void cards.splice(3, 1))).toBe("cards.json, cards.3.number: must be 4");
  });

  it("of one name do different things", () => {
    expect(withChange("cards", ({ cards }) => void Object.assign(cards[1] ?? {}, { tags: [] }))).toBe(
      "cards.json, cards.1: Close Air Support does not do what #1 does",
    );
  });

  it("name cards, units and scenarios that are none", () => {
    const effects = (cards: FileContent<"cards">["cards"], number: number) =>
      cards[number - 1]?.uses[0]?.effects[0] ?? {};
    expect(withChange("cards", ({ cards }) => void Object.assign(effects(cards, 24), { cards: [43, 1] }))).toBe(
      "cards.json, cards.23.uses.0.effects.0.cards: #1 is no event",
    );
    expect(withChange("cards", ({ cards }) => void Object.assign(effects(cards, 49), { units: ["syr-m9"] }))).toBe(
      "cards.json, cards.48.uses.0.effects.0.units: there is no unit “syr-m9”",
    );
    const condition = (cards: FileContent<"cards">["cards"]) => cards[40]?.conditions[0] ?? {};
    expect(withChange("cards", ({ cards }) => void Object.assign(condition(cards), { tag: "peace-in-lebanon" }))).toBe(
      "cards.json, cards.40.conditions.0.tag: no scenario has the tag “peace-in-lebanon”",
    );
  });

  it("are assets that leave the game, or events outside their segment", () => {
    expect(withChange("cards", ({ cards }) => void Object.assign(cards[5] ?? {}, { removed: true }))).toBe(
      "cards.json, cards.5.removed: only an event leaves the game (R-013)",
    );
    expect(withChange("cards", ({ cards }) => void Object.assign(cards[46]?.uses[0] ?? {}, { when: "combat" }))).toBe(
      "cards.json, cards.46.uses: an event is played in the Events segment",
    );
  });

  it("are as many as the edition says, 15 of them of High Tension", () => {
    expect(withChange("2018/edition", ({ absent }) => void absent.cards.pop())).toBe(
      "2018/edition.json, counts.cards: there are 91, not 90",
    );
    expect(withChange("cards", ({ cards }) => void Object.assign(cards[35] ?? {}, { highTension: false }))).toBe(
      "2020/edition.json, counts.cards: there are 5 of High Tension of kind asset, not 6 (§8.3)",
    );
  });
});

describe("a broken edition", () => {
  it("lacks what is not listed", () => {
    expect(withChange("2018/edition", ({ absent }) => void absent.spaces.push("tyre"))).toBe(
      "2018/edition.json, absent.spaces.2: “tyre” is not listed at all",
    );
  });

  it("is the other one", () => {
    expect(complaint({ ...files, "2018/edition": files["2020/edition"] })).toBe(
      "2018/edition.json, edition: must be 2018",
    );
  });

  it("has a scenario without a file, two of one name, or a change of one that it has not", () => {
    const { "scenarios/04": _left, ...rest } = files;
    expect(complaint(rest)).toBe("2020/edition.json, counts.scenarios: no file is scenario 4 of this edition");
    const called = (id: string) =>
      withChange("scenarios/10", ({ editions }) => void Object.assign(editions, { "2020": id }));
    expect(called("5")).toBe("scenarios/10.json, editions.2020: “5” is what scenarios/05.json is called already");
    expect(called("12")).toBe(
      "scenarios/10.json, editions.2020: the rulebook has scenarios 1 to 11; another one is called by a name, not “12”",
    );
    expect(complaint({ ...files, "2018/scenarios/09": files["2018/scenarios/03"] })).toBe(
      "2018/scenarios/09.json: this edition has no such scenario",
    );
  });

  it("has a table of results with a gap, a row too few, or a cell too few", () => {
    expect(withChange("2018/crt", ({ columns }) => void Object.assign(columns[3] ?? {}, { from: 0 }))).toBe(
      "2018/crt.json, columns.3.from: must follow the column before",
    );
    expect(withChange("2018/crt", ({ rows }) => void rows.pop())).toBe("2018/crt.json, rows: there must be 6, not 5");
    expect(withChange("2018/crt", ({ rows }) => void rows[2]?.pop())).toBe(
      "2018/crt.json, rows.2: there must be 10 cells, not 9",
    );
    expect(withChange("2018/crt", ({ columns }) => void Object.assign(columns[9] ?? {}, { to: 30 }))).toBe(
      "2018/crt.json, columns.9.to: only the last column is open to above, and none is empty",
    );
  });

  it("has no fault where a column of its table of results is a single differential", () => {
    const narrowed = withChange("2018/crt", ({ columns }) => {
      Object.assign(columns[3] ?? {}, { to: -1 });
      Object.assign(columns[4] ?? {}, { from: 0 });
    });
    expect(narrowed).toBe("no complaint");
  });
});

describe("a broken set-up", () => {
  const stackAt = (pack: FileContent<"scenarios/02">, space: string) =>
    where(
      pack.setUp.flatMap(({ stacks }) => stacks),
      (stack) => stack.space === space,
    );

  it("is on a space that there is not, or that is closed", () => {
    const moved = (space: string) =>
      withChange("scenarios/02", (pack) => void Object.assign(stackAt(pack, "samarra"), { space }));
    expect(moved("tyre")).toBe(
      "scenarios/02.json, setUp.0.stacks.1.space: there is no space “tyre” in the 2020 edition",
    );
    expect(moved("amman")).toBe("scenarios/02.json, setUp.0.stacks.1.space: Amman lies in JOR, which is closed");
    expect(moved("ilam")).toBe(
      "scenarios/02.json, setUp.0.stacks.1.space: Ilam lies in IRN, which is closed without IRN",
    );
  });

  it("R-040 has too many units in a space, or two corps", () => {
    expect(withChange("scenarios/02", (pack) => void stackAt(pack, "baghdad").units.push("irq-14s"))).toBe(
      "scenarios/02.json, setUp.0.stacks.0: 4 units stand in Baghdad, not at most 3 (R-040)",
    );
    expect(withChange("scenarios/02", (pack) => void stackAt(pack, "incirlik").units.push("tur-7c"))).toBe(
      "scenarios/02.json, setUp.2.stacks.7: 2 corps stand in Incirlik (R-040)",
    );
    expect(withChange("scenarios/02", (pack) => void Object.assign(stackAt(pack, "mosul"), { hidden: 5 }))).toBe(
      "scenarios/02.json, setUp.5.stacks.0: 5 units stand in Mosul, not at most 4 (R-040)",
    );
  });

  it("R-041 has enemies in a space", () => {
    expect(withChange("scenarios/02", (pack) => void Object.assign(stackAt(pack, "hama"), { space: "idlib" }))).toBe(
      "scenarios/02.json, setUp.1.stacks.5.space: TUR stands in Idlib (R-041)",
    );
  });

  it("has a unit twice, or one that there is not", () => {
    const placed = (unit: string) =>
      withChange("scenarios/02", (pack) => void stackAt(pack, "samarra").units.push(unit));
    expect(placed("irq-2i")).toBe("scenarios/02.json, pools.0.units.0: “irq-2i” is listed twice");
    expect(placed("irq-99")).toBe(
      "scenarios/02.json, setUp.0.stacks.1.units.2: there is no unit “irq-99”. Did you mean “irq-9a”, “irq-sf” or “irq-1m”?",
    );
  });

  it("has a unit of another seat, in a stack, a batch or the pool of the Free Armies", () => {
    expect(withChange("scenarios/02", (pack) => void stackAt(pack, "samarra").units.push("syr-3a"))).toBe(
      "scenarios/02.json, batches.1.batches.0.0: “syr-3a” is listed twice",
    );
    expect(withChange("scenarios/02", ({ batches }) => void batches[0]?.batches[0]?.push("sau-4a"))).toBe(
      "scenarios/02.json, batches.0.batches.0.3: IRQ does not command SAU",
    );
    expect(withChange("scenarios/02", ({ coupPool }) => void coupPool.push("sau-4a"))).toBe(
      "scenarios/02.json, coupPool.12: 4 Arm Bde is of no Free Army (R-151)",
    );
  });

  it("has a unit that is out of the game", () => {
    expect(withChange("scenarios/05", ({ batches }) => void batches[1]?.batches[0]?.push("jor-40a"))).toBe(
      "scenarios/05.json, batches.1.batches.0.3: JOR is out of this game",
    );
  });

  it("25.1 loses counters of IS, or its leader", () => {
    expect(withChange("scenarios/02", (pack) => void Object.assign(stackAt(pack, "mosul"), { hidden: 2 }))).toBe(
      "scenarios/02.json, pools: 23 face-down IS counters are listed, not 24 (§25.1)",
    );
    expect(withChange("scenarios/02", (pack) => void Object.assign(stackAt(pack, "raqqa"), { units: [] }))).toBe(
      "scenarios/02.json, setUp: of IS, is-ab and no other is named (§25.1)",
    );
  });

  it("R-044 gives a space to two, or to another than who stands there", () => {
    expect(withChange("scenarios/02", ({ control }) => void control[4]?.spaces.push("idlib"))).toBe(
      "scenarios/02.json, control.4.spaces.19: “idlib” is TUR's already",
    );
    expect(withChange("scenarios/02", ({ control }) => void control[4]?.spaces.push("samarra"))).toBe(
      "scenarios/02.json, setUp.0.stacks.1.space: samarra is listed as IS's",
    );
  });

  it("has more entrenchments than there are markers", () => {
    expect(withChange("2018/edition", ({ markers }) => void Object.assign(markers, { entrenchment: 3 }))).toBe(
      "scenarios/01.json, entrenched: there are only 3 markers",
    );
  });
});

describe("R-211 a broken scenario", () => {
  it("takes out a card that there is not", () => {
    expect(withChange("scenarios/01", ({ cardsRemoved }) => void cardsRemoved.push(27))).toBe(
      "scenarios/01.json, cardsRemoved.8: #27 is listed twice",
    );
  });

  it("speaks of a seat that it has not", () => {
    expect(withChange("scenarios/01", ({ usa }) => void usa.push({ on: "tension", seat: "ISR" }))).toBe(
      "scenarios/01.json, usa.0.seat: ISR has no seat in this scenario; there are TUR, SYR",
    );
    expect(withChange("scenarios/01", (pack) => void Object.assign(pack, { russia: "RUS" }))).toBe(
      "scenarios/01.json, russia: RUS has no seat in this scenario; there are TUR, SYR",
    );
    expect(withChange("scenarios/02", ({ friends }) => void friends.push(["TUR", "SAU"]))).toBe(
      "scenarios/02.json, friends.2: SAU has no seat in this scenario; there are IRQ, SYR, TUR, IRN",
    );
  });

  it("has a seat without a group, or without a victory", () => {
    expect(withChange("scenarios/02", ({ groups }) => void groups[0].pop())).toBe(
      "scenarios/02.json, groups: every seat is in one group",
    );
    expect(withChange("scenarios/02", ({ victory }) => void victory.pop())).toBe(
      "scenarios/02.json, victory: there must be one of every seat",
    );
  });

  it("is won in a space that there is not, or in more than there are", () => {
    const won = (minor: FileContent<"scenarios/01">["victory"][number]["minor"]) =>
      withChange("scenarios/01", ({ victory }) => void Object.assign(victory[0] ?? {}, { minor }));
    expect(
      won({
        kind: "or",
        of: [
          { kind: "ten", most: 4 },
          { kind: "ctl", spaces: ["homs", "tyre"] },
        ],
      }),
    ).toBe("scenarios/01.json, victory.0.minor.of.1.spaces.1: there is no space “tyre” in the 2020 edition");
    expect(won({ kind: "any", least: 3, spaces: ["homs", "hama"] })).toBe(
      "scenarios/01.json, victory.0.minor.least: there are only 2",
    );
    expect(won({ kind: "cnt", country: "LEB", least: 6 })).toBe(
      "scenarios/01.json, victory.0.minor.least: there are only 5",
    );
    expect(won({ kind: "ctl", spaces: ["south-litani"] })).toBe(
      "scenarios/01.json, victory.0.minor.spaces.0: there is no space “south-litani” in the 2018 edition",
    );
  });

  it("lets units of nobody join another seat's batch where there are fewer seats", () => {
    expect(withChange("scenarios/02", ({ fewer }) => void fewer?.joins.units.push("sau-4a"))).toBe(
      "scenarios/02.json, fewer.joins.units: “sau-4a” is not IRN's",
    );
    expect(withChange("scenarios/02", ({ fewer }) => void Object.assign(fewer?.joins ?? {}, { batch: 9 }))).toBe(
      "scenarios/02.json, fewer.joins.batch: IRQ has no batch 9",
    );
  });
});

describe("a broken change of a scenario", () => {
  it("is not made where the older edition lacks a space", () => {
    expect(withChange("2018/scenarios/10", (change) => void Object.assign(change, { moved: {} }))).toMatch(
      /^scenarios\/10\.json, setUp\.3\.stacks\.0\.space: there is no space “south-litani” in the 2018 edition$/,
    );
  });

  it("moves what is there, or to what is not", () => {
    const moved = (to: { [from: string]: string }) =>
      withChange("2018/scenarios/10", (change) => void Object.assign(change.moved, to));
    expect(moved({ beirut: "sidon" })).toBe("2018/scenarios/10.json, moved.beirut: the 2018 edition has it");
    expect(moved({ "south-litani": "tyre" })).toBe(
      "2018/scenarios/10.json, moved.south-litani: there is no space “tyre” in the 2018 edition",
    );
  });

  it("names cards and seats that there are not, in the file of the change", () => {
    expect(withChange("2018/scenarios/03", ({ cardsRemoved }) => void cardsRemoved?.push(67))).toBe(
      "2018/scenarios/03.json, cardsRemoved.2: #67 is listed twice",
    );
    expect(withChange("2018/scenarios/10", ({ usa }) => void usa?.push({ on: "kuwait", seat: "COA" }))).toBe(
      "2018/scenarios/10.json, usa.4.seat: COA has no seat in this scenario; there are ISR, SYR, TUR, IRN, RUS",
    );
  });

  it("leaves out a unit that is not listed", () => {
    expect(withChange("2018/scenarios/03", ({ unused }) => void unused.push("isr-36"))).toBe(
      "2018/scenarios/03.json, unused.7: “isr-36” is not listed in this scenario",
    );
  });

  it("is won in a space that the older edition lacks", () => {
    const minor = { kind: "ctl", spaces: ["netanya"] };
    expect(withChange("2018/scenarios/10", ({ victory }) => void Object.assign(victory[0] ?? {}, { minor }))).toBe(
      "2018/scenarios/10.json, victory.0.minor.spaces.0: there is no space “netanya” in the 2018 edition",
    );
  });
});
