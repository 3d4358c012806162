import type { APIMessage } from "discord-api-types/v10";
import type { Decision, Dice, Seat } from "#engine";
import { isStopped } from "../../src/campaign/time/stopped.ts";
import { mannerOf } from "../../src/cli/demo/manners/registry.ts";
import { Player } from "../../src/cli/demo/player.ts";
import { type Control, controlsOf, isMenu } from "../../src/cli/robot/controls.ts";
import type { Look } from "../../src/cli/robot/eyes.ts";
import { liveMessage, mailboxes } from "../../src/cli/robot/page.ts";
import { Presser } from "../../src/cli/robot/presser.ts";
import { Robot } from "../../src/cli/robot/robot.ts";
import { readPress } from "../../src/discord/screen/custom-id.ts";
import { isStep } from "../../src/discord/seat/sheet/sheet-rows.ts";
import { answersTo } from "../../src/discord/seat/state/answers.ts";
import type { Person } from "../../src/sandbox/people/person.ts";
import type { GameRecord } from "../../src/store/records.ts";
import type { Bot } from "./bot.ts";
import { fillInAlone } from "./filling-in.ts";
import type { Habits } from "./habits.ts";
import { isHoliday } from "./holidays.ts";
import { backToNow, prepareStep } from "./preparing.ts";
import { readPages } from "./reading.ts";
import { decideInherited } from "./settled-ahead.ts";
import { Wishes } from "./wishes.ts";

const MINUTE = 60_000;
/** How many things somebody does at one sitting. */
const SITTING = 8;
/** How many of the last messages of a place are read. */
const READ = 12;
/** The longest, ms, that thinking takes. */
const THINKING = 20_000;

/** Somebody has done enough for today. */
class Enough extends Error {}

/** The bot is not there. */
export class NobodyThere extends Error {}

/** Who could be asked to take something over, and what time it is. */
export interface Surroundings {
  readonly bot: Bot;
  readonly others: readonly Person[];
  sleep(ms: number): Promise<void>;
  /** What somebody wanted did not come about. */
  gaveUp(error: unknown): void;
  /** Something came about. */
  count(what: string): void;
  /** The channels in which somebody was asked to take a seat over since they were told last. */
  invitations(person: string): readonly string[];
  /** A rule is broken. */
  wrong(what: string): void;
  /** How many matters anybody had put to a council before. */
  mattersSoFar(): number;
  /** How many settings hosts have asked for. */
  settingsSoFar(): number;
}

/** What somebody does when they look in: everything by buttons, menus and commands, and nothing that they do not see. */
export class Visitor {
  readonly person: Person;
  readonly habits: Habits;
  readonly #dice: Dice;
  readonly #around: Surroundings;
  readonly #players = new Map<string, Player>();
  /** What was answered once is not answered again. */
  readonly #answered = new Set<string>();
  readonly #wishes: Wishes;

  constructor(person: Person, habits: Habits, dice: Dice, around: Surroundings) {
    this.person = person;
    this.habits = habits;
    this.#dice = dice;
    this.#around = around;
    this.#wishes = new Wishes(person, habits, dice, around, this.#look, (record, seat) => this.#prepare(record, seat));
  }

  /** Looks in on every campaign that they play. */
  async visit(channels: readonly string[]): Promise<void> {
    for (const record of await this.#look((campaigns) => campaigns.showing.find({ person: this.person.id }))) {
      if (record.status !== "running" || isStopped(record)) continue; // everybody is told so
      if (isHoliday(record, Date.now())) {
        this.#around.count("stayed away in holidays");
        continue;
      }
      if (this.habits.nature !== "plays") {
        await this.#attempt(() => this.#onlyLookAt(record));
        continue;
      }
      for (const seat of await this.#look((campaigns) => campaigns.showing.seatsOf(record.id, this.person.id)))
        await this.#attempt(async () => {
          if (this.#chance(this.habits.dithers)) return await this.#fillIn(record, seat);
          await this.#sit(record, seat);
          if (this.#chance(this.habits.prepares)) await this.#prepare(record, seat);
        });
      await this.#attempt(() => this.#answerOthers(record));
      await this.#wishes.haveThem(record);
    }
    if (this.habits.nature !== "plays") return;
    for (const channel of this.#around.invitations(this.person.id))
      await this.#attempt(() => this.#answerInvitation(channel));
    if (this.#chance(this.habits.forgets)) await this.#attempt(() => this.#wishes.beForgotten(this.#dice.of(channels)));
    if (this.#chance(this.habits.fumbles)) await this.#attempt(() => this.#fumble());
    if (this.#chance(60)) await this.#attempt(() => this.#joinSomewhere(this.#dice.of(channels)));
  }

  /** Of a seat that they hold: reads what there is, or fills in what it is asked, and does nothing else. */
  async #onlyLookAt(record: GameRecord): Promise<void> {
    if (this.habits.nature === "only looks")
      return await readPages(this.person, record, this.#dice, (what) => this.#around.count(what));
    for (const seat of await this.#look((campaigns) => campaigns.showing.seatsOf(record.id, this.person.id)))
      await this.#fillIn(record, seat);
  }

  /** Fills in some of what a seat is asked, and submits none of it. */
  async #fillIn(record: GameRecord, seat: Seat): Promise<void> {
    const council = await this.#look((campaigns) => campaigns.deliveries.council(record.id, seat));
    const thread = council?.meeting.thread ?? null;
    const robot = this.#robotOf({ id: record.id, channel: thread ?? record.channel }, seat);
    const page = thread === null ? robot.page() : await robot.copy();
    await backToNow(page);
    const { asked } = await robot.eyes.glance();
    if (asked && (await fillInAlone(page, this.#dice)))
      this.#around.count(`filled in, not submitted: ${this.habits.nature}`);
  }

  /** Takes a seat that they are offered in a channel, or does not. */
  async #answerInvitation(channel: string): Promise<void> {
    for (const message of this.person.messages(channel, READ)) {
      const ways = controlsOf(message).filter(
        ({ custom_id, disabled }) => readPress(custom_id).kind === "handover" && disabled !== true,
      );
      const [take] = ways;
      if (!take || !message.mentions.some(({ id }) => id === this.person.id) || this.#answered.has(take.custom_id))
        continue;
      this.#answered.add(take.custom_id);
      await new Presser(this.person).press(message, this.#chance(800) ? take : this.#dice.of(ways));
      this.#around.count("invitation answered");
    }
  }

  #chance(inThousand: number): boolean {
    return this.#dice.below(1000) < inThousand;
  }

  readonly #look: Look = async (what) => {
    const { umpire } = this.#around.bot;
    if (!umpire) throw new NobodyThere("the bot is not there");
    return await what(umpire.campaigns);
  };

  /** What does not come about is given up. */
  async #attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Enough)) this.#around.gaveUp(error);
    }
  }

  #think(): Promise<void> {
    return this.#around.sleep(500 + this.#dice.below(THINKING));
  }

  /** Answers what is asked of a seat, alone or as a member of its council. */
  async #sit(record: GameRecord, seat: Seat): Promise<void> {
    const council = await this.#look((campaigns) => campaigns.deliveries.council(record.id, seat));
    const thread = council?.meeting.thread ?? null;
    if (thread !== null) return await this.#meet(record, seat, thread);
    const player = this.#playerOf(record, seat);
    if (liveMessage(this.person, record.id)) {
      await backToNow(player.robot.page());
      const inherited = await decideInherited(player.robot.page(), this.#dice);
      if (inherited !== null) this.#around.count(`inherited: ${inherited}`);
    }
    let deeds = 0;
    await player.visit(async () => {
      deeds += 1;
      if (deeds === SITTING) throw new Enough();
      await this.#think();
    });
  }

  /** Fills in the first step of its own that the seat is not asked for yet. */
  async #prepare(record: GameRecord, seat: Seat): Promise<void> {
    const { steps } = await this.#look((campaigns) => campaigns.showing.seatView(record.id, this.person.id, seat));
    const council = await this.#look((campaigns) => campaigns.deliveries.council(record.id, seat));
    const [step] = steps;
    if (!step) return;
    const place = council?.meeting.thread ?? null;
    const robot = this.#robotOf({ id: record.id, channel: place ?? record.channel }, seat);
    const page = place === null ? robot.page() : await robot.copy();
    if (await prepareStep(page, step.key, this.#dice)) this.#around.count("step prepared");
  }

  #playerOf({ id, game, channel }: GameRecord, seat: Seat): Player {
    const key = `${id} ${seat} ${channel}`;
    const known = this.#players.get(key);
    if (known) return known;
    const player = new Player(this.#robotOf({ id, channel }, seat), mannerOf(game), this.#dice);
    this.#players.set(key, player);
    return player;
  }

  #robotOf({ id, channel }: Pick<GameRecord, "id" | "channel">, seat: Seat): Robot {
    return new Robot(this.person, this.#look, id, seat, channel ?? "");
  }

  /** In a council: votes for what others have proposed, as a rule; else proposes, or answers if that is up to them. */
  async #meet(record: GameRecord, seat: Seat, thread: string): Promise<void> {
    for (let deeds = 0; deeds < SITTING; deeds++) {
      const robot = this.#robotOf({ id: record.id, channel: thread }, seat);
      const { seatView } = await robot.eyes.glance();
      const asked = seatView.decisions.find(({ kind, owed, answered }) => kind !== "offer" && owed && !answered);
      if (!asked || seatView.othersTurn !== null) return;
      await this.#think();
      if (await this.#votes(thread, asked)) return;
      const proposes = seatView.vote?.proposes ?? false;
      const copy = await robot.copy();
      await backToNow(copy);
      await robot.answer(await this.#answerTo(record, robot, asked), copy);
      if (proposes) return;
    }
  }

  /** Presses a button of the vote. False: there was none that they wanted to press. */
  async #votes(thread: string, { id }: Decision): Promise<boolean> {
    const last = this.person.messages(thread, READ);
    const choices = last.flatMap((message) =>
      controlsOf(message).flatMap((control) => {
        const { kind, step, decision, name } = readPress(control.custom_id);
        if (isMenu(control) || control.disabled === true || name !== null) return [];
        const isVote = kind === "vote" && /^(support|object|close|send)\./.test(step);
        return isVote || (kind === "answer" && decision === id) ? [{ message, control, kind, step }] : [];
      }),
    );
    const fresh = choices.filter(({ control }) => !this.#answered.has(control.custom_id));
    const motions = fresh.filter(({ kind, step }) => kind === "vote" && step.startsWith("support."));
    const others = fresh.filter(({ kind, step }) => kind === "vote" && !step.startsWith("support."));
    const polls = fresh.filter(({ kind }) => kind === "answer");
    if (others.length > 0 && this.#chance(150)) await this.#pressOne(others);
    if (motions.length > 0 && this.#chance(850)) return await this.#pressOne(motions);
    if (polls.length > 0 && this.#chance(800)) return await this.#pressOne(polls);
    return motions.length + polls.length > 0 && this.#chance(500);
  }

  async #pressOne(choices: readonly { readonly message: APIMessage; readonly control: Control }[]): Promise<boolean> {
    const { message, control } = this.#dice.of(choices);
    this.#answered.add(control.custom_id);
    await new Presser(this.person).press(message, control);
    return true;
  }

  /** One of the answers that have a name, if there are; else what the game's manners or its computer player would say. */
  async #answerTo({ game }: GameRecord, { eyes }: Robot, decision: Decision) {
    const { seatView } = await eyes.glance();
    const { first, single } = answersTo(seatView, decision);
    const isAStep = isStep(seatView, decision);
    if (!isAStep && first.length + single.length > 0) {
      const named = this.#dice.of([...first, ...single]);
      return { moves: named.moves, say: named.ahead ?? [] };
    }
    const own = await mannerOf(game).wants({ seatView, decision, eyes, dice: this.#dice });
    if (own) return { moves: own.moves, end: isAStep };
    const move = seatView.book.definition.bot(seatView.view, decision, this.#dice);
    return { moves: move ? [move] : [], end: isAStep };
  }

  /** Says yes or no to what others ask, in the channel and in the thread of their council. */
  async #answerOthers({ id, channel }: GameRecord): Promise<void> {
    const places = [channel ?? "", ...mailboxes(this.person)];
    for (const place of places)
      for (const message of this.person.messages(place, READ)) {
        const ways = controlsOf(message).filter((control) => isQuestion(control, id));
        const [yes] = ways;
        if (!yes || this.#answered.has(yes.custom_id)) continue;
        const forMe = message.mentions.some((one) => one.id === this.person.id);
        if (readPress(yes.custom_id).kind === "handover" && !forMe) continue;
        this.#answered.add(yes.custom_id);
        const [first, ...rest] = ways;
        const way = this.#chance(700) || rest.length === 0 ? first : this.#dice.of(rest);
        if (way) await this.#attempt(() => new Presser(this.person).press(message, way));
      }
  }

  /** Something that was shown long ago, or is nobody's business of theirs. */
  async #fumble(): Promise<void> {
    const places = this.person.channels().map(({ id }) => id);
    const old = this.person
      .messages(this.#dice.of(places), 60)
      .flatMap((message) => controlsOf(message).map((control) => ({ message, control })))
      .filter(({ control }) => control.disabled !== true);
    if (old.length === 0) return;
    const { message, control } = this.#dice.of(old);
    const presser = new Presser(this.person);
    if (isMenu(control)) {
      const values = this.#dice.shuffled(control.options.map(({ value }) => value)).slice(0, control.min_values ?? 1);
      await presser.choose(message, control, values);
    } else await presser.press(message, control);
  }

  /** Takes a free seat of a campaign, wherever its post offers one. */
  async #joinSomewhere(channel: string): Promise<void> {
    const presser = new Presser(this.person);
    for (const post of this.person.messages(channel, READ)) {
      const join = controlsOf(post).find(({ custom_id }) => readPress(custom_id).kind === "join");
      if (!join) continue;
      const page = await presser.press(post, join);
      const menu = controlsOf(page).find(isMenu);
      if (!menu) return;
      const sure = await presser.choose(page, menu, [this.#dice.of(menu.options).value]);
      const take = controlsOf(sure).find(({ custom_id }) => readPress(custom_id).step === "join");
      if (take) await presser.press(sure, take);
      await this.#around.sleep(MINUTE);
      return;
    }
  }
}

/** A button by which somebody answers what others ask in this campaign. */
function isQuestion(control: Control, game: string): boolean {
  const press = readPress(control.custom_id);
  return press.game === game && ["request", "matter", "handover"].includes(press.kind) && control.disabled !== true;
}
