import {
  type Action,
  type Advance,
  awaited,
  begin,
  type Decision,
  type Definition,
  type DiceFormat,
  decisionsOf,
  type Envelope,
  game,
  type OpenOffer,
  type Procedure,
  plainGuide,
  type Refusal,
  Refused,
  rulebook,
  type Seat,
  type Submission,
  submit,
  type View,
} from "#engine";
import { lines } from "../kit/games/scene.ts";
import { keyOf, readLine } from "../kit/index.ts";

/** The types of the games that a single test makes up. */
export interface Lab {
  Content: Record<string, never>;
  Table: { log: string[]; phase: string; banned: string[]; rounds: number };
  Hand: { cards: string[] };
  Box: { bag: string[] };
  Event: { readonly kind: string; readonly list?: readonly string[] };
  Secret: { readonly kind: string };
}

export const { action, form, procedure, question, order, told, define } = game<Lab>();

export interface Setup {
  readonly main: Procedure<Lab, null>;
  readonly procedures?: Definition<Lab>["procedures"];
  readonly actions: readonly Action<Lab>[];
  readonly free?: readonly string[];
  readonly offers?: (view: View<Lab>) => readonly OpenOffer[];
  readonly hands?: { readonly [seat: Seat]: readonly string[] };
  readonly bag?: readonly string[];
  readonly seats?: readonly Seat[];
  readonly board?: Definition<Lab>["board"];
  readonly answeredByOrders?: readonly string[];
  readonly consequences?: NonNullable<Definition<Lab>["consequences"]>;
  readonly dice?: DiceFormat;
  /** What takes the place of the definition that all this makes. */
  readonly made?: (bare: Definition<Lab>) => Definition<Lab>;
}

const nothing = (): never => {
  throw new Error("no test asks for this");
};

export function labBook({
  main,
  procedures = [],
  actions,
  free = [],
  offers = () => [],
  board = ({ table }, { caption }) => lines(caption, ...table.log),
  answeredByOrders = [],
  consequences,
  made = (bare) => bare,
  ...dealt
}: Setup) {
  const definition: Definition<Lab> = {
    id: "lab",
    name: "Lab",
    summary: "",
    command: "lab",
    rules: "1",
    stateVersion: 1,
    readPack: () => ({}),
    inventory: nothing,
    options: form(),
    defaults: {},
    roster: nothing,
    setup: ({ seats }) => ({
      table: { log: [], phase: "1", banned: [], rounds: 0 },
      hands: Object.fromEntries(seats.map((seat) => [seat, { cards: [...(dealt.hands?.[seat] ?? [])] }])),
      box: { bag: [...(dealt.bag ?? [])] },
    }),
    main,
    procedures: [main, ...procedures],
    ...(consequences ? { consequences } : {}),
    actions,
    windows: [],
    free: () => free,
    offers,
    guide: plainGuide(),
    phase: ({ phase }) => ({ id: phase, name: phase, turn: 1, turns: null, talk: false }),
    describePublic: ({ kind }) => kind,
    describePrivate: ({ kind }) => kind,
    board,
    hand: ({ hand }) => lines(...hand.cards),
    queries: [],
    orders: [],
    answeredByOrders,
    defaultAnswer: nothing,
    bot: nothing,
    possible: nothing,
    upgrade: nothing,
  };
  return rulebook(made(definition), {}, "pack");
}

/** A made-up game in progress: `does` plays a line and keeps the new state. */
export class Play {
  readonly book: ReturnType<typeof labBook>;
  env: Envelope<Lab>;
  last: Advance<Lab>;

  constructor(setup: Setup) {
    const seats = setup.seats ?? ["a", "b", "c"];
    this.book = labBook(setup);
    const dice = setup.dice ? { dice: setup.dice } : {};
    this.last = begin(this.book, { seats, controllers: {}, options: {}, key: keyOf("lab"), ...dice }, {});
    this.env = this.last.state;
  }

  does(...texts: readonly string[]): this {
    for (const line of texts) this.submits(readLine(this.book, this.env, line));
    return this;
  }

  submits(submission: Submission): this {
    this.last = submit(this.book, this.env, submission, {});
    this.env = this.last.state;
    return this;
  }

  /** The refusal of a submission, which must be one. */
  refusal(submission: Partial<Submission> & { readonly seat: Seat; readonly action: string }): Refusal {
    try {
      submit(this.book, this.env, { decision: null, params: {}, ...submission });
    } catch (error) {
      if (error instanceof Refused) return error;
      throw error;
    }
    throw new Error(`${submission.action} was accepted`);
  }

  asked(seat: Seat): readonly Decision[] {
    return decisionsOf(this.book, this.env, seat);
  }

  /** The id of the question that a seat is asked. */
  id(seat: Seat): string {
    return this.asked(seat)[0]?.id ?? "none";
  }

  get awaited(): readonly Seat[] {
    return awaited(this.env);
  }

  get log(): readonly string[] {
    return this.env.table.log;
  }
}

/** An action that only leaves its seat, its name and a word in the log. */
export const note = (name: string): Action<Lab> =>
  action(name, name).apply(({ state, seat }) => {
    state.table.log.push(`${seat} ${name}`);
  });
