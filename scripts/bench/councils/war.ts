/** A campaign played by councils, with every tap, wait and notification of their members counted. */
import type { APIMessage } from "discord-api-types/v10";
import type { Seat } from "#engine";
import { bookOf } from "../../../src/cli/arguments.ts";
import { textOf } from "../../../src/cli/robot/controls.ts";
import type { Timetable } from "../../../src/store/timetable.ts";
import { type Assembly, assemble, delivered, type Side } from "./assembly.ts";
import { Ears } from "./heard.ts";
import type { Member } from "./member.ts";
import { type Answered, answerNext } from "./session.ts";
import { type Wait, waitsIn } from "./waits.ts";

/** What a question waits here, ms: nobody's time is up meanwhile. */
const WAIT = 10 * 60_000;
const APART = 10_000;
/** A turn has fewer questions than this. */
const MOST = 300;

/** A campaign in which councils play, with what everybody taps and hears from the moment counting begins. */
export class War {
  readonly assembly: Assembly;
  /** How councils answered and voted. */
  readonly answered: Answered[] = [];
  /** How many questions they have been asked and have answered while somebody waited for it. */
  questions = 0;
  /** From when on it counts, ms since 1970. */
  #since = 0;
  #ears: Ears;
  #before = new Map<Member, number>();

  private constructor(assembly: Assembly) {
    this.assembly = assembly;
    this.#ears = new Ears(assembly.sides);
  }

  static async begin(gathering: Parameters<typeof assemble>[0]): Promise<War> {
    return new War(await assemble(gathering));
  }

  async close(): Promise<void> {
    await this.assembly.table.close();
  }

  get sides(): readonly Side[] {
    return this.assembly.sides;
  }

  side(seat: Seat): Side {
    const side = this.sides.find((one) => one.seat === seat);
    if (!side) throw new Error(`nobody plays ${seat}`);
    return side;
  }

  /** Of a council, by the order in which they joined, the captain first. */
  member(seat: Seat, number: number): Member {
    const member = this.side(seat).members[number - 1];
    if (!member) throw new Error(`the ${seat} council has no member ${number}`);
    return member;
  }

  members(): readonly Member[] {
    return this.sides.flatMap(({ thread, members }) => (thread === null ? [] : members));
  }

  /** Counts from now on. */
  count(): void {
    this.#ears = new Ears(this.sides);
    this.#before = new Map(this.members().map((member) => [member, member.taps]));
    this.answered.splice(0);
    this.questions = 0;
    this.#since = this.now();
  }

  /** What the campaign has waited for since then, and how it keeps time. */
  async waits(): Promise<{ readonly waits: readonly Wait[]; readonly timetable: Timetable | null }> {
    const { game, table } = this.assembly;
    const { campaigns } = table.umpire;
    const [file, { timetable }] = await Promise.all([campaigns.showing.export(game), campaigns.showing.record(game)]);
    return { waits: waitsIn(file, bookOf(file.game), this.#since), timetable };
  }

  taps(member: Member): number {
    return member.taps - (this.#before.get(member) ?? 0);
  }

  sounds({ person }: Member): number {
    return this.#ears.sounds(person);
  }

  /** How many messages have come into the thread of a council. */
  messages(seat: Seat): number {
    return this.#ears.messages(seat);
  }

  now(): number {
    return this.assembly.table.clock.now();
  }

  async phase(): Promise<{ readonly name: string; readonly turn: number }> {
    const { phase } = await this.#status();
    return { name: phase?.name ?? "", turn: phase?.turn ?? 0 };
  }

  async awaited(): Promise<readonly Seat[]> {
    return (await this.#status()).awaited;
  }

  #status() {
    return this.assembly.table.umpire.campaigns.showing.status(this.assembly.game);
  }

  seatView({ seat }: Side, member: Member) {
    return this.assembly.table.umpire.campaigns.showing.seatView(this.assembly.game, member.person.id, seat, false);
  }

  /** Everything is sent that is due, and heard. */
  async quiet(): Promise<void> {
    await delivered(this.assembly.table);
    this.#ears.listen();
  }

  /** Time goes by, and whatever is due happens. */
  async pass(ms: number): Promise<void> {
    this.assembly.table.clock.advance(ms);
    await this.assembly.table.umpire.campaigns.tick();
    await this.quiet();
  }

  /** Some seconds later: what is edited often is due for its next edit with whatever happens then. */
  later(): void {
    this.assembly.table.clock.advance(APART);
  }

  /** A question is answered, possibly only by those who are there; then some time goes by. */
  async answer(seat: Seat, present: readonly Member[] = this.side(seat).members): Promise<void> {
    const side = this.side(seat);
    const answer = await answerNext(this.assembly, { ...side, members: present });
    if (answer && side.thread !== null) {
      this.answered.push(answer);
      this.questions += 1;
    }
    await this.quiet();
    this.assembly.table.clock.advance(WAIT);
  }

  /** Whoever is asked answers until this holds; `present`: those of a seat who are there, if not all are. */
  async playUntil(
    holds: (now: { readonly name: string; readonly turn: number }, asked: Seat) => boolean,
    present: { readonly [seat: Seat]: readonly Member[] } = {},
  ): Promise<void> {
    for (let done = 0; done < MOST; done++) {
      const seat = await this.#asked();
      if (holds(await this.phase(), seat)) return;
      await this.answer(seat, present[seat]);
    }
    throw new Error("it never comes to that");
  }

  /** The first seat that is asked something. */
  async #asked(): Promise<Seat> {
    for (const side of this.sides) {
      const [member] = side.members;
      const { decisions } = member ? await this.seatView(side, member) : { decisions: [] };
      if (decisions.some(({ kind, owed, answered }) => kind !== "offer" && owed && !answered)) return side.seat;
    }
    throw new Error("nobody is asked anything");
  }

  /** Somebody puts a plan for their Action to the vote before the turn: what to add first, what next. */
  async proposes(member: Member, rows: readonly RegExp[]): Promise<APIMessage> {
    this.later();
    const before = member.taps;
    const page = await member.press(member.read("council of"), "My seat");
    const opening = member.taps - before;
    let plan = await member.press(page, "Plan our Action");
    for (const row of rows) plan = await member.take(plan, row);
    const said = await member.press(plan, "Propose");
    await this.quiet();
    this.answered.push({ opening, voting: [] });
    return said;
  }

  /** They press this under the message with these words, one after the other; gives what is said to each. */
  async press(members: readonly Member[], words: string | RegExp, label: string): Promise<readonly string[]> {
    this.later();
    const said: string[] = [];
    const voting: number[] = [];
    for (const member of members) {
      const before = member.taps;
      said.push(textOf(await member.press(member.read(words), label)));
      voting.push(member.taps - before);
    }
    this.answered.push({ opening: null, voting });
    await this.quiet();
    return said;
  }
}
