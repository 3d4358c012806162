import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import type { ChitType, SeatId } from "../../../../../src/games/next-war-in-lebanon/content/types.ts";
import { findGroup } from "../../../../../src/games/next-war-in-lebanon/rules/pieces/groups.ts";
import { knowledge } from "../../../../../src/games/next-war-in-lebanon/view/knowledge.ts";
import { book, type Game, lebanon } from "../../builder.ts";

/** Makes this the hand of a seat, chit by chit with its origin. */
function holding(game: Game, seat: SeatId, selected: readonly ChitType[], drawn: readonly ChitType[] = []): Game {
  return game.change(({ table, hands }) => {
    const hand = hands[seat];
    if (!hand) return;
    const all = [
      ...selected.map((type) => ({ type, origin: "selected" as const })),
      ...drawn.map((type) => ({ type, origin: "drawn" as const })),
    ];
    hand.chits = all.toSorted((a, b) => a.type.localeCompare(b.type));
    table.held[seat] = all.length;
  });
}

describe("R-28 task forces", () => {
  const two = () =>
    lebanon({
      zones: { maalot: ["arm-7 C", "mech-1 D", "arm-8 C X"] },
      boxes: { "hq-91": { zone: "maalot", units: ["arm-205 C"] }, "hq-98": { zone: "maalot", units: ["li-35 C"] } },
    });

  it("undisrupted units of the zone join, loose or from another box, in either mode", () => {
    const game = two().act("idf", "attach", { hq: "hq-91", units: ["arm-7", "mech-1", "li-35"] });
    expect(["arm-7", "mech-1", "li-35"].map((unit) => game.group(unit))).toEqual(["hq-91", "hq-91", "hq-91"]);
    expect(findGroup(game.table.groups, "hq-91")?.size).toBe(4);
    expect(game.lines.at(-1)).toBe("3 units join 91 Galilee in Ma'alot.");
  });

  it("disrupted ones and those elsewhere do not", () => {
    expect(two().refusal("idf", "attach", { hq: "hq-91", units: ["arm-8"] }).text).toBe(
      "8 Armored is disrupted: only undisrupted units join a task force.",
    );
    expect(two().refusal("idf", "attach", { hq: "hq-91", units: ["arm-14"] }).text).toBe(
      "14 Armored is not in Ma'alot, where 91 Galilee is.",
    );
  });

  it("a box holds C2 units", () => {
    const seven = ["arm-7", "arm-188", "arm-401", "arm-8", "arm-14", "arm-205", "arm-434"];
    const full = () =>
      lebanon({
        zones: { maalot: ["mech-1 C", "mech-2 C"] },
        boxes: { "hq-91": { zone: "maalot", units: seven.slice(0, 6).map((unit) => `${unit} C`) } },
      });
    expect(full().refusal("idf", "attach", { hq: "hq-91", units: ["mech-1", "mech-2"] }).text).toBe(
      "A task force has at most 7 units (C2): 91 Galilee has room for 1.",
    );
    const game = full().act("idf", "attach", { hq: "hq-91", units: ["mech-1"] });
    expect(game.refusal("idf", "attach", { hq: "hq-91", units: ["mech-2"] }).code).toBe("full");
  });

  it("units that are detached stay in the zone, together as a new stack", () => {
    const game = two().act("idf", "attach", { hq: "hq-91", units: ["arm-7"] });
    game.act("idf", "detach", { hq: "hq-91", units: ["arm-205", "arm-7"] });
    expect(game.group("arm-205")).toBe(game.group("arm-7"));
    expect([game.zone("arm-7"), findGroup(game.table.groups, "hq-91")]).toEqual(["maalot", undefined]);
    expect(game.table.inPlay.idf).toEqual([]);
  });

  it("only Syrian units join the Syrian HQ, and Hezbollah has none", () => {
    const syria = lebanon({
      options: { syria: "start" },
      phasing: "insurgent",
      boxes: { "syr-hq-1": { zone: "hasbaya", units: ["syr-9 C"] } },
      zones: { hasbaya: ["gue-1 C", "syr-5 D"] },
    });
    expect(syria.refusal("insurgent", "attach", { hq: "syr-hq-1", units: ["gue-1"] }).rule).toBe("R-28");
    expect(syria.act("insurgent", "attach", { hq: "syr-hq-1", units: ["syr-5"] }).group("syr-5")).toBe("syr-hq-1");
    const none = lebanon({ phasing: "insurgent", zones: { tyre: ["gue-1 C", "gue-2 C"] } });
    expect(none.refusal("insurgent", "attach", { hq: "hq-91", units: ["gue-1"] }).text).toBe("Hezbollah has no HQ.");
  });
});

describe("R-29 arranging stacks", () => {
  const tyre = () => lebanon({ phasing: "insurgent", zones: { tyre: ["gue-1 D", "mil-1 D", ["sr-1 C"]] } });

  it("another unit is put on top, and shown to everyone", () => {
    const game = tyre();
    const own = game.group("mil-1") ?? "";
    game.act("insurgent", "arrange", { zone: "tyre", unit: "mil-1", place: `top-of-${own}` });
    expect(findGroup(game.table.groups, own)?.top.unit).toBe("mil-1");
  });

  it("a unit goes into another stack of the zone, or a new one", () => {
    const game = tyre();
    const rockets = game.group("sr-1") ?? "";
    game.act("insurgent", "arrange", { zone: "tyre", unit: "mil-1", place: rockets });
    expect(findGroup(game.table.groups, rockets)).toMatchObject({ size: 2, top: { unit: "sr-1" } });
    game.act("insurgent", "arrange", { zone: "tyre", unit: "mil-1", place: "new-stack" });
    expect(game.groups("insurgent", "tyre")).toHaveLength(3);
  });

  it("a stack holds C2 units", () => {
    const five = [1, 2, 3, 4, 5].map((n) => `gue-${n} C`);
    const game = lebanon({ phasing: "insurgent", zones: { tyre: [five, ["gue-6 C"]] } });
    const full = game.group("gue-1") ?? "";
    expect(game.refusal("insurgent", "arrange", { zone: "tyre", unit: "gue-6", place: full }).code).toBe(
      "not-possible",
    );
  });

  it("a unit of a box comes to its top, and leaves it only by being detached", () => {
    const game = lebanon({
      boxes: { "hq-91": { zone: "maalot", units: ["arm-7 C", "arm-8 C"] } },
      zones: { maalot: ["sof-1 C"] },
    });
    const stack = game.group("sof-1") ?? "";
    game.refusal("idf", "arrange", { zone: "maalot", unit: "arm-8", place: stack });
    game.act("idf", "arrange", { zone: "maalot", unit: "arm-8", place: "top-of-hq-91" });
    expect(findGroup(game.table.groups, "hq-91")?.top.unit).toBe("arm-8");
  });
});

describe("J-1", () => {
  const idf = (zones: Parameters<typeof lebanon>[0] = {}) => lebanon({ hands: { idf: ["J-1"] }, ...zones });

  it("R-31 a disrupted unit recovers, a rocket is ready again", () => {
    const game = idf({ zones: { safed: ["arm-7 D X R"] } }).act("idf", "j1-recover", { unit: "arm-7" });
    expect([game.unit("arm-7"), game.chits("idf")]).toEqual(["D R", []]);
    expect(game.lines.at(-1)).toBe("J-1: 7 Sa'ar (dispersed, reduced, 1) in Safed recovers.");
    const rockets = lebanon({
      phasing: "insurgent",
      hands: { insurgent: ["J-1"] },
      zones: { tyre: ["gue-1 C", "sr-1 C F"] },
    });
    rockets.act("insurgent", "j1-recover", { unit: "sr-1" });
    expect(rockets.unit("sr-1")).toBe("C");
  });

  it("what lies below the top stays unknown to the enemy, and is told its owner", () => {
    const game = idf({ zones: { safed: ["mech-1 C", "arm-7 D X"] } }).act("idf", "j1-recover", { unit: "arm-7" });
    expect(game.lines.at(-1)).toBe("J-1: a unit of the IDF recovers.");
    expect(game.secrets.idf.at(-1)).toMatchObject({ kind: "treated", unit: { unit: "arm-7", mode: "dispersed" } });
    expect(game.secrets.insurgent).toEqual([]);
  });

  it("R-31, R-32 neither a sound nor a full one", () => {
    const game = idf({ zones: { safed: ["arm-7 D", "arm-8 D X R"] } });
    expect(game.refusal("idf", "j1-recover", { unit: "arm-7" }).text).toBe("7 Sa'ar is neither disrupted nor fired.");
    expect(game.refusal("idf", "j1-rebuild", { unit: "arm-7" }).text).toBe("7 Sa'ar is not reduced.");
  });

  it("R-32 a rebuilt unit stays disrupted", () => {
    expect(
      idf({ zones: { safed: ["arm-7 D X R"] } })
        .act("idf", "j1-rebuild", { unit: "arm-7" })
        .unit("arm-7"),
    ).toBe("D X");
  });

  it("R-34, R-24 a unit changes its mode, in a box or not; rockets and missiles never do", () => {
    const game = idf({ boxes: { "hq-91": { zone: "safed", units: ["arm-7 C"] } } }).act("idf", "j1-mode", {
      unit: "arm-7",
    });
    expect([game.unit("arm-7"), game.group("arm-7")]).toEqual(["D", "hq-91"]);
    const rocket = lebanon({ phasing: "insurgent", hands: { insurgent: ["J-1"] }, zones: { tyre: ["sr-1 C"] } });
    expect(rocket.refusal("insurgent", "j1-mode", { unit: "sr-1" }).rule).toBe("R-24");
  });

  it("R-34 the menu begins with units among enemies, then with those that cannot move", () => {
    const game = idf({
      boxes: { "hq-91": { zone: "safed", units: ["arm-7 C", "arm-8 D"] } },
      zones: { naqoura: ["mech-84 C", "gue-1 D"] },
    });
    const form = mustGet(Object.fromEntries(book.actions), "j1-mode");
    const units = form.presets({ ...game.view("idf"), params: {} }).map(({ params }) => params.unit);
    expect([units[0], units.indexOf("arm-8") < units.indexOf("arm-7") || !units.includes("arm-7")]).toEqual([
      "mech-84",
      true,
    ]);
  });

  it("R-56 of a unit that is lifted the menu names every zone that it may go to", () => {
    const game = lebanon({ hands: { idf: ["J-4"] }, zones: { safed: ["sof-1 C"], naqoura: ["gue-1 D", "gue-2 D"] } });
    const form = mustGet(Object.fromEntries(book.actions), "j4-airmobile");
    const landings = form.presets({ ...game.view("idf"), params: { unit: "sof-1" } }).map(({ params }) => params.zone);
    const open = book.content.zonesOf.lebanon.filter((zone) => zone !== "northern-lebanon");
    expect(landings).toEqual(expect.arrayContaining(open));
  });

  it("A-57 in a sanctuary all disrupted units recover, or any change their modes", () => {
    const home = { zones: { "central-israel": ["arm-8 D X", "arm-434 C"] } };
    const flip = { sanctuary: "central-israel", units: ["arm-8", "arm-434"] };
    const flipped = idf(home).act("idf", "j1-sanctuary-mode", flip);
    expect([flipped.unit("arm-8"), flipped.unit("arm-434")]).toEqual(["C X", "D"]);
    const recovered = idf(home).act("idf", "j1-sanctuary-recover", { sanctuary: "central-israel" });
    expect([recovered.unit("arm-8"), recovered.unit("arm-434")]).toEqual(["D", "C"]);
  });

  it("R-35 Syria is a sanctuary once it is in the war", () => {
    const syria = (options: object) =>
      lebanon({ options: { ...options }, phasing: "insurgent", hands: { insurgent: ["J-1"] } });
    const flip = { sanctuary: "syria", units: ["syr-9"] };
    expect(syria({ syria: "start" }).act("insurgent", "j1-sanctuary-mode", flip).unit("syr-9")).toBe("D");
    syria({ syria: "event" }).refusal("insurgent", "j1-sanctuary-mode", flip);
  });

  it("without a J-1 none of it", () => {
    const game = lebanon({ hands: { idf: ["J-3", "J-4", "J-4"] }, zones: { safed: ["arm-7 D X R"] } });
    for (const play of ["j1-recover", "j1-rebuild", "j1-mode"])
      expect(game.refusal("idf", play, { unit: "arm-7" }).text).toBe("This takes a J-1, and you hold J-3, J-4 ×2.");
  });
});

describe("R-33 building Hezbollah units", () => {
  const start = (wishes: Parameters<typeof lebanon>[0] = {}) =>
    lebanon({
      phasing: "insurgent",
      hands: { insurgent: ["J-1"] },
      zones: { shaqra: ["gue-7 D"] },
      eliminated: ["mil-1", "gue-1", "sr-1"],
      ...wishes,
    });
  const in_ = (zone: string, ...units: readonly string[]) => ({
    units: units.map((unit) => ({ unit, zone, ...(unit.startsWith("sr") ? {} : { mode: "dispersed" }) })),
  });

  it("A-53 a Militia alone, or two of Guerrillas and rockets", () => {
    expect(start().act("insurgent", "j1-build", in_("shaqra", "mil-1")).unit("mil-1")).toBe("D");
    const pair = start().act("insurgent", "j1-build", in_("shaqra", "gue-1", "sr-1"));
    expect([pair.unit("gue-1"), pair.unit("sr-1"), pair.group("gue-1")]).toEqual(["D", "C", pair.group("sr-1")]);
    expect(pair.table.eliminated).toEqual(["mil-1"]);
    expect(start().refusal("insurgent", "j1-build", in_("shaqra", "mil-1", "gue-1")).code).toBe("too-many");
  });

  it("they are known to the IDF until the end of the turn (R-105)", () => {
    const game = start().act("insurgent", "j1-build", in_("shaqra", "gue-1", "sr-1"));
    expect(Object.keys(game.hand("idf").known).toSorted()).toEqual(["gue-1", "sr-1"]);
    expect(game.lines.at(-1)).toBe("J-1: Guerrilla 1, dispersed, in Shaqra and SR Rocket 1 in Shaqra.");
  });

  it("A-54 beside a rocket alone in 2006, not in the next war", () => {
    const zones = { naqoura: ["sr-1 C"] };
    const wishes = { zones, eliminated: ["gue-1"] };
    expect(start(wishes).refusal("insurgent", "j1-build", in_("naqoura", "gue-1")).rule).toBe("R-33");
    const second = start({ ...wishes, scenario: "lebanon-2006" });
    expect(second.act("insurgent", "j1-build", in_("naqoura", "gue-1")).zone("gue-1")).toBe("naqoura");
  });

  it("A-55 not beside an IDF unit", () => {
    const game = start({ zones: { shaqra: ["gue-7 D", "sof-2 C"] } });
    expect(game.refusal("insurgent", "j1-build", in_("shaqra", "gue-1")).text).toBe(
      "IDF units are in Shaqra: nothing is built beside them.",
    );
  });

  it("in a sanctuary, Syria once it is open, and each to a zone of its own", () => {
    const two = {
      units: [
        { unit: "gue-1", zone: "northern-lebanon", mode: "combat" },
        { unit: "sr-1", zone: "shaqra" },
      ],
    };
    const game = start().act("insurgent", "j1-build", two);
    expect([game.zone("gue-1"), game.zone("sr-1")]).toEqual(["northern-lebanon", "shaqra"]);
    expect(start().refusal("insurgent", "j1-build", in_("syria", "gue-1")).rule).toBe("R-33");
    expect(
      start({ options: { syria: "start" } })
        .act("insurgent", "j1-build", in_("syria", "gue-1"))
        .zone("gue-1"),
    ).toBe("syria");
  });

  it("2006: a rocket comes back alone", () => {
    const second = start({ scenario: "lebanon-2006", eliminated: ["gue-1", "gue-2", "sr-1"] });
    expect(second.refusal("insurgent", "j1-build", in_("shaqra", "gue-1", "sr-1")).code).toBe("too-many");
    expect(second.act("insurgent", "j1-build", in_("shaqra", "gue-1", "gue-2")).zone("gue-2")).toBe("shaqra");
  });
});

describe("R-36 reinforcements", () => {
  const start = (...chits: readonly ChitType[]) =>
    lebanon({ hands: { idf: chits }, boxes: { "hq-91": { zone: "ayta", units: [] } } });

  it("A-56 with a J-1 or a J-3, where an HQ is or in Central Israel; an HQ there only", () => {
    const first = start("J-1").act("idf", "reinforce", {
      piece: "mech-16",
      zone: "ayta",
      mode: "dispersed",
      chit: "J-1",
    });
    expect([first.zone("mech-16"), first.unit("mech-16"), first.chits("idf")]).toEqual(["ayta", "D", []]);
    const home = { piece: "mech-16", zone: "central-israel", mode: "combat", chit: "J-3" };
    const other = start("J-3").act("idf", "reinforce", home);
    expect([other.unit("mech-16"), other.chits("idf")]).toEqual(["C", []]);
    const both = start("J-1", "J-3").act("idf", "reinforce", { piece: "hq-252", zone: "central-israel", chit: "J-3" });
    expect([both.table.hqs["hq-252"], both.chits("idf")]).toEqual(["central-israel", ["J-1"]]);
    expect(start("J-1").refusal("idf", "reinforce", { piece: "hq-252", zone: "ayta" }).text).toContain(
      "Central Israel only",
    );
    expect(start("J-1").refusal("idf", "reinforce", { piece: "mech-16", zone: "safed", mode: "combat" }).rule).toBe(
      "R-36",
    );
  });

  it("R-36 the order says which chit is spent, whatever else the hand holds", () => {
    const home = { piece: "mech-16", zone: "central-israel", mode: "combat" };
    expect(start("J-1").refusal("idf", "reinforce", home).code).not.toBe("");
    expect(start("J-1").refusal("idf", "reinforce", { ...home, chit: "J-3" }).code).toBe("not-a-choice");
    const chits = book.actions.get("reinforce")?.entries.map(({ name }) => name);
    expect(chits).toEqual(["piece", "zone", "mode", "chit"]);
  });

  it("R-48 a closed zone is closed to reinforcements", () => {
    const game = start("J-1").change(({ table }) => {
      table.closed = ["ayta"];
    });
    game.refusal("idf", "reinforce", { piece: "mech-16", zone: "ayta", mode: "combat" });
  });

  it("not in 2006, and not by the Insurgents", () => {
    const second = lebanon({ scenario: "lebanon-2006", hands: { idf: ["J-1"] } });
    expect(second.refusal("idf", "reinforce", { piece: "mech-84", zone: "central-israel", mode: "combat" }).rule).toBe(
      "R-145",
    );
    const other = lebanon({ phasing: "insurgent", hands: { insurgent: ["J-1"] } });
    expect(other.refusal("insurgent", "reinforce", { piece: "gue-1", zone: "tyre", mode: "combat" }).rule).toBe("R-36");
  });
});

describe("J-2", () => {
  it("A-06 shows what was selected, and counts the others", () => {
    const game = holding(lebanon({ hands: { idf: ["J-2"] } }), "insurgent", ["J-3", "J-1", "J-2"], ["J-4", "J-4"]);
    game.act("idf", "j2-chits");
    expect(game.lines.at(-1)).toBe("The IDF plays J-2: chits.");
    const [secret] = game.secrets.idf.slice(-1);
    expect(secret).toMatchObject({ kind: "examined", chits: ["J-1", "J-2", "J-3"], unseen: 2 });
    expect(secret && game.book.definition.describePrivate(secret, game.book.content)).toBe(
      "The Insurgents chose J-1, J-2, J-3; 2 others, unseen.",
    );
    expect(game.hand("idf").seen).toEqual(["J-1", "J-2", "J-3"]);
    expect(game.secrets.insurgent).toEqual([]);
  });

  it("R-38 shows a box or stack outside the sanctuaries, known until the end of the turn", () => {
    const zones = { tyre: ["gue-1 D", "sr-1 C F"] };
    const game = lebanon({ hands: { idf: ["J-2", "J-2"] }, zones });
    const [stack = ""] = game.groups("insurgent", "tyre");
    game.act("idf", "j2-inspect", { target: stack });
    expect(game.lines.at(-1)).toBe("The IDF plays J-2: stack 1 in Tyre.");
    expect(game.secrets.idf.at(-1)).toMatchObject({ units: [{ unit: "gue-1" }, { unit: "sr-1", fired: true }] });
    expect(Object.keys(game.hand("idf").known).toSorted()).toEqual(["gue-1", "sr-1"]);
    const heard = { turn: game.table.turn, phase: "Joint Operations", events: [], secrets: game.secrets.idf };
    const known = (view = game.view("idf")) => knowledge.known(view, [heard]).map(({ text }) => text);
    expect(known()).toEqual([expect.stringMatching(/^In Tyre: .* and .*\.$/)]);
    const lost = { ...game.view("idf"), table: { ...game.table, eliminated: ["gue-1", "sr-1"] } };
    expect(known(lost as ReturnType<typeof game.view>)).toEqual([]);
    const [home = ""] = game.groups("insurgent", "northern-lebanon");
    game.refusal("idf", "j2-inspect", { target: home });
    const boxed = lebanon({
      phasing: "insurgent",
      hands: { insurgent: ["J-2"] },
      boxes: { "hq-91": { zone: "safed", units: ["arm-7 C", "sof-1 D"] } },
    });
    boxed.act("insurgent", "j2-inspect", { target: "hq-91" });
    expect(boxed.lines.at(-1)).toBe("The Insurgents play J-2: 91 Galilee in Safed.");
  });
});

describe("J-4", () => {
  it("A-12 airmobile: any zone that is open, in the mode chosen", () => {
    const game = lebanon({
      hands: { idf: ["J-4"] },
      boxes: { "hq-91": { zone: "maalot", units: ["li-35 C"] } },
    });
    game.act("idf", "j4-airmobile", { unit: "li-35", zone: "tyre", mode: "dispersed" });
    expect([game.zone("li-35"), game.unit("li-35"), findGroup(game.table.groups, "hq-91")]).toEqual([
      "tyre",
      "D",
      undefined,
    ]);
    expect(game.lines.at(-1)).toBe("J-4: 35 Paratroopers flies from Ma'alot to Tyre, dispersed.");
  });

  it("R-50 everyone reads why a landing among enemies is not ambushed", () => {
    const zones = { maalot: ["li-35 C"], tyre: ["gue-1 D"] };
    const game = lebanon({ hands: { idf: ["J-4"], insurgent: ["J-3"] }, zones });
    game.act("idf", "j4-airmobile", { unit: "li-35", zone: "tyre", mode: "combat" });
    expect(game.lines.at(0)).toMatch(/in combat mode\. A landing cannot be ambushed\.$/);
  });

  it("A-13 neither other types, nor dispersed ones, nor out of a sanctuary", () => {
    const zones = { maalot: ["arm-7 C", "li-226 D"], "central-israel": ["li-35 C"], safed: ["sof-1 C"] };
    const refused = (unit: string) =>
      lebanon({ hands: { idf: ["J-4"] }, zones }).refusal("idf", "j4-airmobile", { unit, zone: "tyre", mode: "combat" })
        .text;
    expect(refused("arm-7")).toBe("7 Sa'ar cannot be lifted: only Light Infantry and SOF can.");
    expect(refused("li-226")).toMatch(/is dispersed: only units in combat mode are lifted\.$/);
    expect(refused("li-35")).toBe("35 Paratroopers is in Central Israel: no J-4 leads out of a sanctuary.");
  });

  it("Q-19 enemy sanctuaries are open to SOF alone, with a Cascading Effect (R-55)", () => {
    const start = () => lebanon({ hands: { idf: ["J-4"] }, zones: { safed: ["sof-1 C", "li-35 C"] } });
    const to = (unit: string) => ({ unit, zone: "northern-lebanon", mode: "dispersed" });
    expect(start().refusal("idf", "j4-airmobile", to("li-35")).rule).toBe("R-45");
    const game = start().act("idf", "j4-airmobile", { ...to("sof-1"), fight: "no" });
    expect(game.last("effect").cause).toBe("incursion");
  });

  it("A-99 strategic movement: into the sanctuary, each in the mode chosen, disruption stays", () => {
    const game = lebanon({
      hands: { idf: ["J-4", "J-4"] },
      zones: { nahariyya: ["mech-2 D", "csu-282 D", "arm-188 C X"] },
    });
    const units = ["arm-188", "mech-2", "csu-282"];
    const home = { from: "nahariyya", to: "central-israel", units, otherMode: ["mech-2", "csu-282"], hqs: [] };
    game.act("idf", "j4-strategic", home);
    expect(units.map((unit) => game.zone(unit))).toEqual(Array(3).fill("central-israel"));
    expect(units.map((unit) => game.unit(unit))).toEqual(["C X", "C", "C"]);
    expect(game.refusal("idf", "j4-strategic", { ...home, from: "central-israel", otherMode: [] }).text).toBe(
      "Central Israel is a sanctuary: no J-4 leads out of one.",
    );
  });

  it("R-57 HQs go along with those of their units that go; the others stay", () => {
    const game = lebanon({
      hands: { idf: ["J-4"] },
      zones: { ayta: ["sof-1 C"] },
      boxes: { "hq-91": { zone: "ayta", units: ["arm-7 C", "arm-8 D", "mech-1 C"] } },
    });
    const units = ["arm-7", "arm-8", "sof-1"];
    game.act("idf", "j4-strategic", { from: "ayta", to: "central-israel", units, otherMode: [], hqs: ["hq-91"] });
    expect([game.table.hqs["hq-91"], game.group("arm-7"), game.group("arm-8")]).toEqual([
      "central-israel",
      "hq-91",
      "hq-91",
    ]);
    expect([game.zone("mech-1"), game.zone("sof-1"), game.group("sof-1") === "hq-91"]).toEqual([
      "ayta",
      "central-israel",
      false,
    ]);
    expect(game.lines.at(-1)).toBe("J-4: 91 Galilee and 3 units go from Ayta ash-Shab to Central Israel.");
  });

  it("R-57 the Insurgents withdraw Syrians alone, to either sanctuary, and never the missiles", () => {
    const game = () =>
      lebanon({
        options: { syria: "start" },
        phasing: "insurgent",
        hands: { insurgent: ["J-4"] },
        zones: { hasbaya: ["syr-9 D", "gue-1 C"] },
      });
    const to = (zone: string, unit: string) => ({ from: "hasbaya", to: zone, units: [unit], otherMode: [], hqs: [] });
    for (const zone of ["northern-lebanon", "syria"])
      expect(game().act("insurgent", "j4-strategic", to(zone, "syr-9")).zone("syr-9")).toBe(zone);
    expect(game().refusal("insurgent", "j4-strategic", to("syria", "gue-1")).rule).toBe("R-57");
    const none = lebanon({ phasing: "insurgent", hands: { insurgent: ["J-4"] }, zones: { hasbaya: ["gue-1 C"] } });
    expect(none.refusal("insurgent", "j4-strategic", to("northern-lebanon", "gue-1")).rule).toBe("R-57");
  });
});

describe("optional chits", () => {
  const options = { chits: "yes" };

  it("A-80 J-5 lays two chits aside; an enemy J-2 shows them", () => {
    const game = lebanon({ options, hands: { idf: ["J-5"] } }).act("idf", "j5-plan", { first: "J-3", second: "J-4" });
    expect([game.hand("idf").planned, game.table.planned.idf, game.chits("idf")]).toEqual([["J-3", "J-4"], 1 + 1, []]);
    expect(game.lines.at(-1)).toBe("The IDF plans 2 chits ahead (J-5).");
    holding(game, "insurgent", ["J-2"]);
    game.act("idf", "end-phase", { sofClashes: [], order: [] }).act("insurgent", "j2-chits");
    expect(game.secrets.insurgent.at(-1)).toMatchObject({ kind: "examined", chits: ["J-3", "J-4"], unseen: 0 });
  });

  it("R-120 never another J-5, and no more of a type than the pool has", () => {
    const game = lebanon({ options, hands: { idf: ["J-5", "J-2", "J-2", "J-2"] } });
    game.refusal("idf", "j5-plan", { first: "J-5", second: "J-3" });
    game.refusal("idf", "j5-plan", { first: "J-2", second: "J-2" });
    game.act("idf", "j5-plan", { first: "J-3", second: "J-3" });
  });

  it("A-81 R-121 J-6: each 5 or 6 throws out a random chit of the enemy", () => {
    const game = lebanon({ options, hands: { idf: ["J-6", "J-6"], insurgent: ["J-1", "J-3", "J-4"] } });
    game.roll([5, 2], () => game.act("idf", "j6-infowar", { n: 2 }));
    expect(game.chits("insurgent")).toHaveLength(2);
    expect(game.table.held.insurgent).toBe(2);
    expect(game.lines.at(-1)).toBe("Information warfare of the IDF (J-6 ×2): 5, 2, the Insurgents lose 1 chit.");
    expect(game.secrets.insurgent).toHaveLength(1);
    const both = lebanon({ options, hands: { insurgent: ["J-6", "J-6"], idf: ["J-1"] }, phasing: "insurgent" });
    both.roll([5, 6], () => both.act("insurgent", "j6-infowar", { n: 2 }));
    expect(both.chits("idf")).toEqual([]);
  });

  it("without the option neither", () => {
    expect(lebanon().refusal("idf", "j5-plan", { first: "J-3", second: "J-4" }).rule).toBe("R-120");
    expect(lebanon().refusal("idf", "j6-infowar", { n: 1 }).rule).toBe("R-121");
  });
});
