/**
 * Somebody who plays a seat as people do, with a thumb: on the campaign's live message, on the private copy behind "My
 * seat", or by the buttons of the public post. Whatever is not there to be pressed cannot be done.
 */
import type { APIMessage } from "discord-api-types/v10";
import { canonical, check, type Decision, type Move, type Params, Refused, type Said, type Seat } from "#engine";
import { canBeSaid, countsAlready } from "../../discord/seat/ahead/ahead-menus.ts";
import { shortcutsOf } from "../../discord/seat/ahead/upcoming.ts";
import { MENU, ownForm } from "../../discord/seat/page/question.ts";
import { isStep } from "../../discord/seat/sheet/sheet-rows.ts";
import { allOf, answersTo, idOf, type Offered } from "../../discord/seat/state/answers.ts";
import type { Wanted as Form } from "../../discord/seat/state/subject.ts";
import type { Person } from "../../sandbox/index.ts";
import { chosenIn, find, isMenu, textOf } from "./controls.ts";
import { Eyes, type Glance, type Look } from "./eyes.ts";
import { fillIn } from "./forms.ts";
import { Page, Stuck } from "./page.ts";
import { Presser } from "./presser.ts";
import { submitRows } from "./rows.ts";

/** What somebody wants to do on a seat's page. */
export interface Wanted {
  readonly moves: readonly Move[];
  /** What is to be said ahead with it; what the page says already is left alone. */
  readonly say?: readonly Said[];
  /** Rows of a step: whether it ends with them. */
  readonly end?: boolean;
}

export class Robot {
  readonly eyes: Eyes;
  readonly #presser: Presser;
  readonly #channel: string;

  constructor(person: Person, look: Look, game: string, seat: Seat, channel: string) {
    this.#presser = new Presser(person);
    this.#channel = channel;
    this.eyes = new Eyes(look, { game, person: person.id, seat });
  }

  get person(): Person {
    return this.#presser.person;
  }

  get seat(): Seat {
    return this.eyes.seat;
  }

  get taps(): number {
    return this.#presser.taps;
  }

  /** The page on the live message. */
  page(): Page {
    return new Page(this.#presser, this.eyes.game, this.seat);
  }

  /** The private copy that "My seat" under the channel's last post opens. */
  async copy(): Promise<Page> {
    const opened = await this.#underPost({ kind: "act" });
    return new Page(this.#presser, this.eyes.game, this.seat, opened);
  }

  /** Presses a whole answer on the public post. Gives what is said to that. */
  async answerPublicly(label: string): Promise<string> {
    return textOf(await this.#underPost({ kind: "answer", label }));
  }

  async #underPost(sought: { readonly kind: "act" | "answer"; readonly label?: string }): Promise<APIMessage> {
    const { game } = this.eyes;
    const post = this.person.messages(this.#channel).findLast((one) => find(one, { kind: "act", game }) !== undefined);
    const button = post && find(post, { game, ...sought });
    if (!post || !button) throw new Stuck(this.person, `looks for ${JSON.stringify(sought)}`, post ?? null);
    return await this.#presser.press(post, button);
  }

  /** Answers the question that is asked, or does what can be done at any time. Gives what is said to it. */
  async answer({ say = [], end = false, ...wanted }: Wanted, page = this.page()): Promise<string> {
    const glance = await this.eyes.glance();
    const moves = wanted.moves.map((move) => inFull(glance, move));
    const button =
      glance.asked && (wholeAnswer(glance, glance.asked, { moves, say }) ?? endingAnswer(glance, { moves, end }));
    const said = button?.ahead ?? [];
    for (const one of say) if (!said.some((other) => same(other, one))) await this.say(one, page);
    if (glance.asked && button) return await this.#press(page, glance.asked, button);
    const [move] = moves;
    if (glance.asked && isStep(glance.seatView, glance.asked) && moves.every((one) => isRow(glance, one)))
      return heard(page, await submitRows(page, this.eyes, moves, end));
    if (!move || moves.length > 1) throw new Stuck(this.person, `finds no way to ${canonical(moves)}`, page.message);
    return heard(page, await this.#filledIn(page, move));
  }

  /** Answers an offer, by its id. */
  async answerOffer(id: string, move: Move, page = this.page()): Promise<string> {
    const glance = await this.eyes.glance();
    const offer = glance.seatView.decisions.find((one) => one.id === id);
    if (!offer) throw new Stuck(this.person, `looks for the offer ${id}`, page.message);
    const button = wholeAnswer(glance, offer, { moves: [inFull(glance, move)] });
    if (button) return await this.#press(page, offer, button);
    const form: Form = { kind: "do", name: move.action, decision: id };
    if (!lies(page, glance.sheet, form)) await page.press({ kind: "page", name: id, step: `form.${move.action}` });
    return heard(page, await fillIn(page, this.eyes, form, move.params));
  }

  /** Answers a question to come. */
  async prepare(key: string, params: Params, page = this.page()): Promise<string> {
    const { seatView, sheet } = await this.eyes.glance();
    const upcoming = seatView.book.definition.guide.upcoming(seatView.view).find((one) => one.key === key);
    if (!upcoming) throw new Stuck(this.person, `looks for the question to come ${key}`, page.message);
    const quick = shortcutsOf(seatView, upcoming).find(({ moves }) => same(moves[0]?.params, params));
    const button = { kind: "page", name: key, step: `quick.${quick ? idOf(quick) : ""}` } as const;
    if (quick && page.has(button)) return heard(page, await page.press(button));
    const form: Form = { kind: "ahead", name: upcoming.action, decision: key };
    if (!lies(page, sheet, form)) {
      await this.#close(page);
      const button = { kind: "page", name: key, step: "ahead" } as const;
      if (page.has(button)) await page.press(button);
      else await page.choose({ kind: "page", name: null, step: "ahead", offers: key }, [key]);
    }
    return heard(page, await fillIn(page, this.eyes, form, params));
  }

  /** Fills in the form of a standing order, which lies open. */
  async order(opened: APIMessage, name: string, params: Params): Promise<string> {
    const page = new Page(this.#presser, this.eyes.game, this.seat, opened);
    return heard(page, await fillIn(page, this.eyes, { kind: "order", name, decision: null }, params));
  }

  /** Sets one of the menus of what is said ahead, unless it shows that already. */
  async say({ order, value }: Said, page = this.page()): Promise<void> {
    const { seatView, asked } = await this.eyes.glance();
    if (!page.has({ kind: "say", name: order })) {
      if (asked && countsAlready(seatView, asked, { order, value })) return;
      if (page.has(MORE)) await page.press(MORE);
    }
    const menu = page.control({ kind: "say", name: order });
    if (isMenu(menu) && chosenIn(menu).includes(value)) return;
    heard(page, await page.choose({ kind: "say", name: order, offers: value }, [value]));
  }

  /** Whether the page has this among what can be said ahead, even behind a button. */
  async canSay(said: Said, page = this.page()): Promise<boolean> {
    if (page.has({ kind: "say", name: said.order, offers: said.value })) return true;
    const { seatView, asked } = await this.eyes.glance();
    return page.has(MORE) && asked !== null && canBeSaid(seatView, asked, said);
  }

  /** A whole answer: its button, or its entry in the menu of those that have none. */
  async #press(page: Page, decision: Decision, answer: Offered): Promise<string> {
    await this.#close(page);
    const { id } = decision;
    const step = idOf(answer);
    const shown = page.has({ kind: "answer", decision: id, step })
      ? await page.press({ kind: "answer", decision: id, step })
      : await page.choose({ kind: "answer", decision: id, step: MENU, offers: step }, [step]);
    return heard(page, await page.confirmed(shown));
  }

  /** A form that is open above the answers makes room for them. */
  async #close(page: Page): Promise<void> {
    const { sheet } = await this.eyes.glance();
    if (sheet.form && page.has(CLOSE)) await page.press(CLOSE);
  }

  /** Fills in the form of an action, and opens it before if the question is not that form itself. */
  async #filledIn(page: Page, { action, params }: Move): Promise<APIMessage> {
    const { seatView, sheet, asked } = await this.eyes.glance();
    const answered = seatView.decisions.find(({ actions, kind }) => kind !== "offer" && actions.includes(action));
    const form: Form = { kind: "do", name: action, decision: answered?.id ?? null };
    if (!lies(page, sheet, form)) {
      await this.#close(page);
      const inline = asked && ownForm({ seatView }, asked);
      const done = inline && same(inline, form) ? null : await this.#open(page, action, params);
      if (done) return done;
    }
    return await fillIn(page, this.eyes, form, params);
  }

  /** Opens the form of an action by whatever leads to it; gives the answer if that alone did the action. */
  async #open(page: Page, action: string, params: Params): Promise<APIMessage | null> {
    const door = { kind: "page", name: action, step: "do" } as const;
    const answer = page.has(door) ? await page.press(door) : await this.#begun(page, action, params);
    return Object.keys(params).length === 0 ? await page.confirmed(answer) : null;
  }

  /** Opens it by the first menu of its form, with as much of what is wanted as that has; or by the menu of what is rare. */
  async #begun(page: Page, action: string, params: Params): Promise<APIMessage> {
    const first = Object.values(params)[0];
    for (let chunk = 0; chunk < 4; chunk++) {
      const begin = { kind: "page", name: action, step: `begin.${chunk}` } as const;
      if (!page.has(begin)) continue;
      const menu = page.control(begin);
      const values = (Array.isArray(first) ? (first as readonly unknown[]) : [first]).map(String);
      const offered = isMenu(menu) ? menu.options.map(({ value }) => value) : [];
      const shown = values.filter((value) => offered.includes(value));
      const taken = (shown.length > 0 ? shown : offered).slice(0, isMenu(menu) ? (menu.max_values ?? 1) : 1);
      if (shown.length > 0 || offered.includes("-")) return await page.choose(begin, taken);
    }
    return await page.choose({ kind: "page", step: "open", offers: action }, [action]);
  }
}

const MORE = { kind: "page", step: "more" } as const;
const CLOSE = { kind: "form", step: "close.0.0" } as const;

/** Whether a form lies open; a page that the bot died over does not show it yet. */
const lies = (page: Page, { form }: Glance["sheet"], wanted: Form): boolean =>
  same(form, wanted) && page.has({ kind: "form" });

const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

const isRow = ({ seatView }: Glance, { action }: Move): boolean => seatView.book.actions.get(action)?.menu !== null;

/** A move with all its params, as the rules read it; one that is not possible yet, after the rows before it, stays as it is. */
function inFull({ seatView }: Glance, move: Move): Move {
  const action = seatView.book.actions.get(move.action);
  try {
    return action ? { ...move, params: check(action, seatView.view, move.params) } : move;
  } catch (error) {
    if (error instanceof Refused) return move;
    throw error;
  }
}

/** The button or entry that means exactly this, and says nothing else ahead. */
function wholeAnswer({ seatView }: Glance, decision: Decision, { moves, say = [] }: Wanted): Offered | undefined {
  const fits = ({ moves: done, ahead = [] }: Offered): boolean =>
    same(done, moves) && ahead.every((said) => say.some((one) => same(one, said)));
  const fitting = allOf(answersTo(seatView, decision)).filter(fits);
  return fitting.sort((a, b) => (b.ahead?.length ?? 0) - (a.ahead?.length ?? 0))[0];
}

/** The button by which a step ends without any row. */
function endingAnswer({ seatView, asked }: Glance, { moves, end = false }: Wanted): Offered | undefined {
  if (!asked || !end || moves.length > 0) return undefined;
  const ends = (answer: Offered): boolean =>
    answer.moves.every(({ action }) => seatView.book.actions.get(action)?.ends);
  return allOf(answersTo(seatView, asked)).find(ends);
}

/** What is said to a press; a refusal is an error, for nobody presses what they know to be refused. */
function heard(page: Page, answer: APIMessage): string {
  const text = textOf(answer);
  if (/⚠️|went wrong|has expired/.test(text)) throw new Stuck(page.person, "was refused", answer);
  return text;
}
