import {
  begin,
  canonical,
  copy,
  Dice,
  decisionsOf,
  type Envelope,
  mustGet,
  type Names,
  openAsk,
  type Params,
  type Procedure,
  type Prompt,
  Refused,
  type Rulebook,
  sceneOf,
  submit,
  type View,
  viewOf,
} from "#engine";
import type { Scene } from "#scene";
import { fork } from "../../../src/engine/copy-on-write.ts";
import type { Happening } from "../../../src/engine/happening.ts";
import { Turn } from "../../../src/engine/run.ts";
import {
  type ChitType,
  type HqId,
  type ScenarioId,
  SEATS,
  type SeatId,
  type UnitId,
  type ZoneId,
} from "../../../src/games/next-war-in-lebanon/content/types.ts";
import { nextWarInLebanon } from "../../../src/games/next-war-in-lebanon/index.ts";
import { addChits } from "../../../src/games/next-war-in-lebanon/rules/chits/hand.ts";
import type { Event, Secret } from "../../../src/games/next-war-in-lebanon/rules/events.ts";
import { groupOf, groupsIn, zoneOf } from "../../../src/games/next-war-in-lebanon/rules/pieces/groups.ts";
import {
  enter,
  formStacks,
  joinGroup,
  takeUnits,
} from "../../../src/games/next-war-in-lebanon/rules/pieces/placing.ts";
import { handOf, type Pieces, showControl } from "../../../src/games/next-war-in-lebanon/rules/pieces/show.ts";
import { seatOf } from "../../../src/games/next-war-in-lebanon/rules/pieces/units.ts";
import type { GroupId, Lebanon, Marks } from "../../../src/games/next-war-in-lebanon/state.ts";
import { openShipped } from "../../../src/packs/packs.ts";
import { keyOf } from "../../kit/index.ts";
import { invariant } from "./invariant.ts";

export const book: Rulebook<Lebanon> = openShipped(nextWarInLebanon);

/** "arm-7 C", "gue-3 D", "mech-1 C X R": combat or dispersed mode; X disrupted, R reduced, F fired. */
type UnitText = string;

interface Wishes {
  readonly scenario?: ScenarioId;
  readonly options?: Params;
  /** Whose phase it is; the IDF's if nothing is said. */
  readonly phasing?: SeatId;
  /** Whole hands, all of origin `drawn`; empty if nothing is said. */
  readonly hands?: { readonly [seat in SeatId]?: readonly ChitType[] };
  /** Units by zone: those of a seat are one stack, the first on top; a list within the list is a stack of its own. */
  readonly zones?: { readonly [zone: ZoneId]: readonly (UnitText | readonly UnitText[])[] };
  /** HQs that are not in Central Israel, with what is in their boxes. */
  readonly boxes?: { readonly [hq: HqId]: { readonly zone: ZoneId; readonly units: readonly UnitText[] } };
  /** Out of play. Units that nothing is said of are far away in their sanctuary, reinforcements not yet entered. */
  readonly eliminated?: readonly UnitId[];
  /** Of the players: with them pictures are drawn. */
  readonly names?: Names;
  /** Another rulebook: of a changed pack, or with other procedures. */
  readonly rules?: Rulebook<Lebanon>;
}

/** A game in somebody's operations phase of turn 1, with these pieces on the map: the phasing seat is asked for a play. */
export function lebanon(wishes: Wishes = {}): Game {
  const { scenario = "next-war", phasing = "idf", rules = book, options = {} } = wishes;
  const { defaults } = rules.definition;
  const given = scenario === "next-war" ? { ...defaults, ...options } : { ...of2006(defaults), ...options, scenario };
  const controllers = { idf: "person of idf", insurgent: "person of insurgent" };
  const start = begin(rules, { seats: [...SEATS], controllers, options: given, key: keyOf("lebanon") });
  const env = copy(start.state);
  env.table.phase = "operations";
  env.table.phasing = phasing;
  env.table.turn = 1;
  env.frames = [
    { procedure: "campaign", stage: phasing === "idf" ? "second" : "effects", data: null, outcome: [] },
    { procedure: "operations", stage: "play", data: { seat: phasing }, outcome: [] },
  ];
  place({ content: rules.content, state: env, current: env }, env, wishes);
  env.table.news = [];
  return new Game(env, rules, wishes.names).run();
}

function of2006(all: Params): Params {
  const { syria: _syria, iran: _iran, hamas: _hamas, ...rest } = all;
  return rest;
}

function place(s: Pieces, { table }: Envelope<Lebanon>, wishes: Wishes): void {
  const { boxes = {}, zones = {}, hands = {}, eliminated = [] } = wishes;
  table.hqs = {};
  for (const seat of SEATS) {
    Object.assign(handOf(s, seat), { groups: [], units: {} }); // a default deployment may lie there
    delete handOf(s, seat).hqs;
  }
  for (const hq of [...s.content.scenarios[table.scenario].pieces.idf.hqs, ...Object.keys(boxes)])
    table.hqs[hq] = boxes[hq]?.zone ?? "central-israel";
  table.waiting.hqs = table.waiting.hqs.filter((hq) => !table.hqs[hq]);
  table.eliminated.push(...eliminated);
  for (const [hq, { zone, units }] of Object.entries(boxes)) {
    for (const text of units) set(s, text, zone);
    if (units.length > 0) joinGroup(s, hq, units.map(idOf));
  }
  for (const [zone, there] of Object.entries(zones)) placeIn(s, zone, there);
  for (const seat of SEATS) {
    placeAtHome(s, seat);
    addChits(s, seat, hands[seat] ?? [], "drawn");
  }
  for (const zone of s.content.zoneIds) showControl(s, zone);
}

function placeIn(s: Pieces, zone: ZoneId, there: readonly (UnitText | readonly UnitText[])[]): void {
  const alone = there.filter((one): one is UnitText => typeof one === "string");
  for (const seat of SEATS)
    stack(
      s,
      zone,
      alone.filter((text) => seatOf(s.content, idOf(text)) === seat),
    );
  for (const units of there) if (typeof units !== "string") stack(s, zone, units);
}

/** Whatever nothing is said of. */
function placeAtHome(s: Pieces, seat: SeatId): void {
  const { table } = s.state;
  const { pieces } = s.content.scenarios[table.scenario];
  const gone = new Set([...table.waiting.units, ...table.eliminated, ...Object.keys(handOf(s, seat).units)]);
  const syrians = seat === "insurgent" && table.syria === "in" ? pieces.syria.units : [];
  const far = [...pieces[seat].units, ...syrians].filter((unit) => !gone.has(unit));
  for (const zone of Object.values(HOMES))
    stack(
      s,
      zone,
      far.filter((unit) => home(s, unit) === zone).map((unit) => `${unit} C`),
    );
}

const HOMES = { israel: "central-israel", hezbollah: "northern-lebanon", syria: "syria" } as const;
const home = ({ content }: Pieces, unit: UnitId): ZoneId => HOMES[mustGet(content.units, unit).nation];

const idOf = (text: UnitText): UnitId => text.split(" ")[0] ?? "";

function set(s: Pieces, text: UnitText, zone: ZoneId): void {
  const [unit = "", mode, ...flags] = text.split(" ");
  const marks: Marks = {
    mode: mode === "D" ? "dispersed" : "combat",
    ...(flags.includes("X") ? { disrupted: true as const } : {}),
    ...(flags.includes("R") ? { reduced: true as const } : {}),
    ...(flags.includes("F") ? { fired: true as const } : {}),
  };
  const { waiting } = s.state.table;
  waiting.units = waiting.units.filter((one) => one !== unit);
  enter(s, unit, marks, { zone });
}

function stack(s: Pieces, zone: ZoneId, units: readonly UnitText[]): void {
  const [first] = units;
  if (first === undefined) return;
  const seat = seatOf(s.content, idOf(first));
  for (const text of units) set(s, text, zone);
  takeUnits(s, seat, units.map(idOf));
  formStacks(s, seat, zone, units.map(idOf));
}

/** A game under test: what was done, what everyone and what each seat was told. The invariants are checked at every step. */
export class Game {
  env: Envelope<Lebanon>;
  readonly book: Rulebook<Lebanon>;
  readonly events: Event[] = [];
  readonly secrets: { readonly [seat in SeatId]: Secret[] } = { idf: [], insurgent: [] };
  /** What was posted, where players have names: without them nothing is drawn. */
  readonly pictures: Scene[] = [];
  /** Those of them that stay. */
  readonly reports: Scene[] = [];
  readonly names: Names | null;

  constructor(env: Envelope<Lebanon>, rules: Rulebook<Lebanon>, names: Names | null = null) {
    this.names = names;
    this.env = env;
    this.book = rules;
  }

  get table() {
    return this.env.table;
  }

  /** The open question in short: window or kind, seats that may answer, and actions. */
  get asked(): { readonly name: string; readonly seats: readonly string[]; readonly actions: readonly string[] } {
    const ask = openAsk(this.env);
    if (!ask) throw new Error("nobody is asked");
    const name = ask.kind === "window" || ask.kind === "reaction" ? ask.window : ask.kind;
    return { name, seats: ask.seats.filter((seat) => !ask.answered.includes(seat)), actions: ask.actions };
  }

  view(seat: SeatId): View<Lebanon> {
    return viewOf(this.book, this.env, seat);
  }

  /** What a seat reads first of what it is asked. */
  prompt(seat: SeatId): Prompt {
    const [decision] = decisionsOf(this.book, this.env, seat);
    if (!decision) throw new Error(`the ${seat} is asked nothing`);
    return this.book.definition.guide.prompt(this.view(seat), decision);
  }

  hand(seat: SeatId) {
    return mustGet(this.env.hands, seat);
  }

  chits(seat: SeatId): readonly ChitType[] {
    return this.hand(seat).chits.map(({ type }) => type);
  }

  /** "C", "D X R"; null: not on the map. */
  unit(id: UnitId): string | null {
    const marks = this.hand(seatOf(this.book.content, id)).units[id];
    if (!marks) return null;
    const { mode, disrupted, reduced, fired } = marks;
    const flags = [mode === "combat" ? "C" : "D", disrupted && "X", reduced && "R", fired && "F"];
    return flags.filter(Boolean).join(" ");
  }

  /** The box or stack of a unit. */
  group(id: UnitId): GroupId | null {
    return groupOf(this.hand(seatOf(this.book.content, id)), id);
  }

  zone(id: UnitId): ZoneId | null {
    return zoneOf(this.hand(seatOf(this.book.content, id)), id);
  }

  groups(seat: SeatId, zone: ZoneId): readonly GroupId[] {
    return groupsIn({ content: this.book.content, table: this.table }, seat, zone);
  }

  /** What happened last of this kind. */
  last<K extends Event["kind"]>(kind: K): Extract<Event, { readonly kind: K }> {
    const found = this.events.findLast((event): event is Extract<Event, { readonly kind: K }> => event.kind === kind);
    if (!found) throw new Error(`there was no ${kind}: ${this.events.map((event) => event.kind).join(", ")}`);
    return found;
  }

  /** What happened, in words. */
  get lines(): readonly string[] {
    const { definition, content } = this.book;
    return this.events.map((event) => definition.describePublic(event, content)).filter((line) => line !== null);
  }

  act(seat: SeatId, action: string, params: Params = {}): this {
    const done = submit(this.book, this.env, { seat, decision: null, action, params }, this.names);
    this.env = done.state;
    return this.note(done.happenings);
  }

  /** Whoever is asked in a window passes, until something else is asked. */
  pass(): this {
    for (let ask = openAsk(this.env); ask?.kind === "window"; ask = openAsk(this.env)) {
      const [seat] = this.asked.seats;
      if (seat === "idf" || seat === "insurgent") this.act(seat, ask.pass);
    }
    return this;
  }

  /** The refusal of something that is not possible; an error if it is possible or changes anything. */
  refusal(seat: SeatId, action: string, params: Params = {}): Refused {
    const before = canonical(this.env);
    try {
      submit(this.book, this.env, { seat, decision: null, action, params });
    } catch (error) {
      if (error instanceof Refused && canonical(this.env) === before) return error;
      throw error;
    }
    throw new Error(`${seat} can ${action} ${canonical(params)}`);
  }

  /** Runs a procedure before what is asked now goes on. */
  call<D>(procedure: Procedure<Lebanon, D>, data: D): this {
    return this.change(({ frames }) => {
      frames.push({ procedure: procedure.name, stage: procedure.first, data: copy(data) as never, outcome: [] });
    }).run();
  }

  /** Goes on until somebody is asked. */
  run(): this {
    const next = fork(this.env);
    const turn = new Turn(this.book, next, this.names);
    turn.run();
    turn.finish();
    next.seq++;
    this.env = next;
    return this.note(turn.happenings);
  }

  /** What is done meanwhile rolls exactly these dice. Random chits, cards and units are not among them. */
  roll(faces: readonly number[], act: (game: this) => void): this {
    const left = [...faces];
    const { die } = Dice.prototype;
    Dice.prototype.die = () => {
      const face = left.shift();
      if (face === undefined) throw new Error(`more dice than ${faces.join(" ")}`);
      return face;
    };
    try {
      act(this);
    } finally {
      Dice.prototype.die = die;
    }
    if (left.length > 0) throw new Error(`not rolled: ${left.join(" ")}`);
    return this;
  }

  /** Changes the state by hand. */
  change(by: (env: Envelope<Lebanon>) => void): this {
    this.env = copy(this.env);
    by(this.env);
    return this;
  }

  note(happenings: readonly Happening<Lebanon>[]): this {
    invariant(this.env);
    for (const happening of happenings) {
      if (happening.kind === "picture" && happening.sketch) {
        const scene = sceneOf(this.book, happening.sketch);
        this.pictures.push(scene);
        if (happening.stays) this.reports.push(scene);
      }
      if (happening.kind !== "event") continue;
      if (happening.event) this.events.push(happening.event);
      for (const seat of SEATS) {
        const secret = happening.secrets[seat];
        if (secret) this.secrets[seat].push(secret);
      }
    }
    return this;
  }
}
