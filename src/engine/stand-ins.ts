/** What a campaign goes on with where a game's code throws: words, pictures and choices in place of those that failed. */
import type { Scene } from "#scene";
import type { Action } from "./action.ts";
import type { Definition, Phase } from "./definition.ts";
import type { GameTypes } from "./game-types.ts";
import { AS_IS, type Guards, guarded, lastKnown, type OwnGuard, type Report } from "./guards.ts";
import type { Upcoming } from "./guide.ts";
import type { OpenOffer } from "./offers.ts";
import { type Entry, type Group, type Input, notAsked, type Offered, type Param, pick } from "./params.ts";
import { UNKNOWN_STEP } from "./procedure.ts";
import { type Refusal, Refused } from "./refusal.ts";

type AnyDefinition = Definition<GameTypes>;

/** In place of a line that cannot be put into words. */
export const UNTOLD = "Something has happened that I cannot put into words, by a mistake of mine that is in my log.";

/** In place of questions to come: nobody knows which there are. */
export const UNKNOWN: readonly Upcoming<GameTypes>[] = [];

/** What cannot be done, for no reason of the rules. */
export const BROKEN: Refusal = {
  code: "broken",
  text: "That is not possible just now, by a mistake of mine that is in my log; whatever else is asked can be done.",
};

const isBroken = (): Refusal => BROKEN;
const refuseBroken = (): never => {
  throw new Refused(BROKEN);
};
const nothing = (): null => null;
const none = (): [] => [];

/** A picture that says why there is none. */
function undrawn(): Scene {
  const text = "This picture cannot be drawn just now, by a mistake of mine that is in my log.";
  return { layout: { kind: "panel", content: { kind: "notes", notes: [{ text }] } }, alt: text, text };
}

const WHILE_UNKNOWN: Phase = { id: "unknown", name: "In play", turn: 0, turns: null, talk: false };

/** An input that nothing can be put into. */
function unanswerable({ kind }: Param<never, unknown>, picked: readonly never[]): Input | null {
  if (kind === "choice") return picked.length > 0 ? null : pick([]);
  if (kind === "integer") return picked.length > 0 ? null : { kind: "integer", min: 1, max: 0 };
  return null; // `stop` says whether a list may end
}

/** What it asks for has parts that are made later, and must not throw then. */
const asking: OwnGuard<Param<never, unknown>, Param<never, unknown>["ask"]> = {
  bind(param, call, name, report) {
    const ask = guarded(name, call, (_, picked) => unanswerable(param, picked), report);
    return (c, picked) => {
      const asked = ask(c, picked);
      if (asked === null) return null;
      return "entries" in asked ? guardedRow(asked, report) : guardedInput(asked, name, report);
    };
  },
};

const ENTRY: Guards<Entry> = {
  name: AS_IS,
  was: AS_IS,
  title: AS_IS,
  when: refuseBroken,
  guess: nothing,
  otherwise: isBroken,
  param: { kind: AS_IS, ask: asking, stop: isBroken, unlisted: nothing, surplus: nothing, ways: none, words: nothing },
};
const FORM: Guards<Group<unknown>> = { entries: ENTRY };

/** As `FORM`, but a row's form is made again at each request: most of its entries are never looked at. */
const guardedRow = ({ entries }: Group<unknown>, report: Report): Group<unknown> => ({
  entries: entries.map((entry) => new RowEntry(entry, report)),
});

class RowEntry implements Entry {
  readonly name: string;
  readonly title: string;
  readonly #entry: Entry;
  readonly #report: Report;
  #param: Entry["param"] | null = null;

  constructor(entry: Entry, report: Report) {
    this.name = entry.name;
    this.title = entry.title;
    this.#entry = entry;
    this.#report = report;
  }

  get was(): readonly string[] {
    return this.#entry.was ?? [];
  }

  get when(): NonNullable<Entry["when"]> {
    const { when = () => true } = this.#entry;
    return guarded(this.#called("when"), when, refuseBroken, this.#report);
  }

  get guess(): NonNullable<Entry["guess"]> {
    const { guess = () => undefined } = this.#entry;
    return guarded(this.#called("guess"), guess, () => undefined, this.#report);
  }

  get otherwise(): NonNullable<Entry["otherwise"]> {
    const { otherwise = () => notAsked(this) } = this.#entry;
    return guarded(this.#called("otherwise"), otherwise, isBroken, this.#report);
  }

  get param(): Entry["param"] {
    this.#param ??= guardedParam(this.#entry.param, this.#called("param"), this.#report);
    return this.#param;
  }

  #called(member: string): string {
    return `row.${this.name}.${member}`;
  }
}

type RowParam = Param<never, unknown>;

function guardedParam(param: RowParam, name: string, report: Report): RowParam {
  const { kind, unlisted, surplus, ways } = param;
  return {
    kind,
    ask: asking.bind(param, (c, picked) => param.ask(c, picked), name, report),
    stop: guarded(name, (c: never, picked: readonly never[]) => param.stop(c, picked), isBroken, report),
    ...(unlisted ? { unlisted: guarded(name, (c: never, word: string) => unlisted(c, word), nothing, report) } : {}),
    ...(surplus ? { surplus: guarded(name, (c: never, size: number) => surplus(c, size), nothing, report) } : {}),
    ...(ways ? { ways: guarded(name, (c: never) => ways(c), none, report) } : {}),
  };
}

function guardedInput(input: Input, name: string, report: Report): Input {
  if (input.kind !== "pick" || !input.offered) return input;
  const { offered } = input;
  const { values, order } = offered;
  const safe: Offered = {
    values,
    option: guarded(
      name,
      (value) => offered.option(value),
      (value) => ({ value, refused: BROKEN }),
      report,
    ),
    ...(order
      ? {
          order: guarded(
            name,
            (list) => order(list),
            (list) => list,
            report,
          ),
        }
      : {}),
  };
  return pick(safe);
}

const ACTION: Guards<Action<GameTypes>> = {
  name: AS_IS,
  was: AS_IS,
  title: AS_IS,
  help: AS_IS,
  common: AS_IS,
  typed: AS_IS,
  confirm: AS_IS,
  timedOut: AS_IS,
  deal: AS_IS,
  menu: AS_IS,
  ends: AS_IS,
  entries: ENTRY,
  total: nothing,
  presets: none,
  remarks: none,
  whyNot: nothing,
  label: AS_IS, // the guide asks for it
  when(this: Action<GameTypes>) {
    return { ...BROKEN, text: `“${this.title}”: ${BROKEN.text}` };
  },
  apply: AS_IS,
};

/** A seat has none while they fail; what everyone sees of them stays as it was. */
const offers: OwnGuard<AnyDefinition, AnyDefinition["offers"]> = {
  bind(definition, call, name, report) {
    const own = guarded(name, call, none, report);
    const everyones = lastKnown<AnyDefinition, Parameters<typeof call>, readonly OpenOffer[]>([]);
    const public_ = everyones.bind(definition, call, name, report);
    return (view) => (view.seat === null ? public_ : own)(view);
  },
};

/** A running campaign knows its seats by their ids. */
const SEATED = { roster: none, byLot: () => false, groups: nothing, sharings: none };
/** Who may sit where is a rule as long as people join. */
const JOINING = { roster: AS_IS, byLot: AS_IS, groups: AS_IS, sharings: none } as const;

/**
 * What counts where a member of a definition throws: what people see is said plainly or left out, what can be done is not
 * possible just now. The rules proper refuse the one act that they are asked for, and whoever answers for a seat (orders,
 * prepared answers, defaults, computer players) is dealt with where it is asked.
 */
const guardsOf = (seating: Pick<Guards<AnyDefinition>, keyof typeof SEATED>): Guards<AnyDefinition> => ({
  ...seating,
  id: AS_IS,
  name: AS_IS,
  summary: AS_IS,
  leaving: AS_IS,
  command: AS_IS,
  rules: AS_IS,
  stateVersion: AS_IS,
  readPack: AS_IS,
  drawnFrom: AS_IS,
  inventory: none,
  options: AS_IS,
  defaults: AS_IS,
  setup: AS_IS,
  replaced: AS_IS,
  main: AS_IS,
  procedures: AS_IS,
  consequences: AS_IS,
  actions: ACTION,
  windows: { name: AS_IS, was: AS_IS, title: AS_IS, mode: AS_IS, plays: none },
  free: none,
  called: nothing,
  offers,
  offering: {
    ...{ action: AS_IS, partners: AS_IS, accept: AS_IS, decline: AS_IS, counter: AS_IS, param: AS_IS },
    posts: { told: nothing, buttons: AS_IS },
  },
  deals: none,
  places: none,
  phase: lastKnown<unknown, never, Phase>(WHILE_UNKNOWN),
  guide: {
    welcome: none,
    brief: none,
    prompt: () => ({ question: "", facts: [] }),
    shortcuts: none,
    openShortcuts: none,
    counter: nothing,
    label: nothing,
    notice: none,
    ending: nothing,
    forgone: nothing,
    surplus: nothing,
    suggested: nothing,
    standings: () => ({ lead: "", lines: [] }),
    glossary: none,
    upcoming: () => UNKNOWN,
    prepared: AS_IS,
    mended: nothing,
  },
  describePublic: () => UNTOLD,
  describePrivate: () => UNTOLD,
  describeLogged: () => UNTOLD,
  concern: nothing,
  readPublic: nothing,
  readPrivate: nothing,
  contests: none,
  holders: () => ({}),
  powers: () => ({}),
  concealed: () => null,
  board: undrawn,
  hand: undrawn,
  holdsNothing: () => false,
  draft: undrawn,
  reading: { cards: none, show: undrawn },
  knowledge: { from: AS_IS, known: none },
  closeUps: { zones: none, show: undrawn },
  legend: undrawn,
  ownScenarios: { add: AS_IS, ways: AS_IS, show: nothing, scene: undrawn },
  queries: { name: AS_IS, was: AS_IS, title: AS_IS, entries: ENTRY, answer: () => BROKEN.text },
  orders: {
    name: AS_IS,
    was: AS_IS,
    title: AS_IS,
    form: FORM,
    isAbout: () => true,
    decide: AS_IS,
    asks: AS_IS,
    ahead: { title: AS_IS, until: AS_IS, windows: AS_IS, at: () => false, choices: none },
  },
  orderPresets: { name: AS_IS, was: AS_IS, title: AS_IS, summary: () => "", orders: refuseBroken },
  answeredByOrders: AS_IS,
  ownSteps: { procedure: AS_IS, title: AS_IS, key: () => UNKNOWN_STEP },
  corrections: AS_IS,
  faults: AS_IS,
  defaultAnswer: AS_IS,
  bot: AS_IS,
  planning: AS_IS,
  possible: AS_IS,
  upgrade: AS_IS,
});

/** By whether people still join. */
export const STAND_INS = { play: guardsOf(SEATED), lobby: guardsOf(JOINING) } as const;
