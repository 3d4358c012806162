/** Everything that a game is made of, as the services around it find it: rules, pictures, words, set-up, corrections. */
import type { Scene } from "#scene";
import type { Place } from "./about.ts";
import type { Action } from "./action.ts";
import type { Concerned } from "./concern.ts";
import type { Contest, Holders, Powers } from "./contest.ts";
import type { Correction } from "./correction-form.ts";
import type { ComputerRole, Decision, Default, Move, SealedAnswer } from "./decision.ts";
import type { Dice } from "./dice.ts";
import type { Envelope } from "./envelope.ts";
import type { GameTypes, PublicView, State, View } from "./game-types.ts";
import type { Guide } from "./guide.ts";
import type { Params } from "./inputs.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Deal, Offering, OpenOffer } from "./offers.ts";
import type { OrderPreset, StandingOrder } from "./orders.ts";
import type { OwnScenarios, PackFiles } from "./pack.ts";
import type { Group, Option } from "./params.ts";
import type { Planning } from "./planning.ts";
import type { AnyProcedure, Frame, OwnStep, Procedure, RulesContext } from "./procedure.ts";
import type { Frozen, Json, Seat } from "./values.ts";
import type { ReactionWindow } from "./windows.ts";

/** Where the game stands, as everyone can see it. */
export interface Phase {
  /** Different for every phase of every turn. */
  readonly id: string;
  readonly name: string;
  readonly turn: number;
  readonly turns: number | null;
  /** Whether people negotiate now: a public thread is open for the length of the phase. */
  readonly talk: boolean;
}

/** What a picture shows besides the game's own facts. */
export interface PictureFrame {
  readonly caption: string;
  /** Who plays each seat, by the name shown to people; seats may be missing. */
  readonly names: { readonly [seat: Seat]: string };
}

/** A row of a step's sheet that is not carried out yet, under the number that it has there; the rules may come to refuse it. */
export interface PlanRow extends Move {
  readonly number: number;
}

export interface SeatInfo {
  readonly id: Seat;
  readonly name: string;
  /** The name in the middle of a sentence: "the Shiites"; left out: unchanged. */
  readonly inText?: string;
  /** One line about what this side wants. */
  readonly summary: string;
}

/** Who plays which seats where fewer people than seats take part. */
export interface Sharing {
  /** How many people that is: one for each group. */
  readonly people: number;
  /** Every seat in one of them. */
  readonly groups: readonly (readonly Seat[])[];
  /** The options of a campaign that is shared out like this. */
  readonly options: Params;
}

/** A question that a seat asks of its own view: `/iraq deck`. */
export interface Query<G extends GameTypes> extends Group<unknown> {
  readonly name: string;
  /** What earlier releases called it. */
  readonly was?: readonly string[];
  readonly title: string;
  answer(view: View<G>, params: Params): string;
}

/** Parts of the board that can be looked at separately: `/map zone:`. They show what everyone sees. */
export interface CloseUps<G extends GameTypes> {
  zones(view: PublicView<G>): readonly Option[];
  show(view: PublicView<G>, zone: string): Scene;
}

/** Cards that a seat can read one by one, each by itself and large: `/hand card:`. */
export interface Reading<G extends GameTypes> {
  /** What the seat holds or has been shown, each card once: nothing else can be read. */
  cards(view: View<G>): readonly Option[];
  /** One of these. */
  show(view: View<G>, card: string): Scene;
}

export interface Setup<G extends GameTypes> {
  readonly content: Frozen<G["Content"]>;
  readonly options: Params;
  readonly seats: readonly Seat[];
  readonly dice: Dice;
}

/** One game: everything that the kernel and the services around it need to know. */
export interface Definition<G extends GameTypes> {
  readonly id: string;
  readonly name: string;
  /** Two or three sentences for the lobby. */
  readonly summary: string;
  /**
   * A sentence about what becomes of a side's forces when its player leaves for good, whether a computer plays on or
   * the game waits. Left out by games of earlier releases.
   */
  readonly leaving?: string;
  /** Root of its slash commands. */
  readonly command: string;
  /** Version of the rules' code; counts up whenever the same log could give another state. */
  readonly rules: string;
  /** Version of the state's shape; counts up with every change that `upgrade` must bridge. */
  readonly stateVersion: number;

  /** Reads the pack's files (name without ending → JSON). Throws `PackError` for the first thing that is wrong. */
  readPack(files: PackFiles): G["Content"];
  /**
   * Files of the pack, without ending, that only pictures are drawn from. Where a game's own pack is of a release that
   * had none or drew them otherwise, today's are taken.
   */
  readonly drawnFrom?: readonly string[];
  /** How many of each kind the pack holds, and how much of it is the rulebook's; several if it holds several editions. */
  inventory(content: Frozen<G["Content"]>): readonly Inventory[];

  /** What the host chooses when creating a game; asked from an empty table. */
  readonly options: Group<unknown>;
  /** What counts where the host says nothing. */
  readonly defaults: Params;
  /** The seats of a game with these options, in seating order. */
  roster(options: Params, content: Frozen<G["Content"]>): readonly SeatInfo[];
  /** Whether all seats are drawn by lot with these options, so that nobody may choose one; never if left out. */
  byLot?(options: Params): boolean;
  /**
   * With these options, the groups of seats of which one person plays each: whoever joins takes a whole group. Every seat is
   * in one. Left out, or null: each seat is taken by itself.
   */
  groups?(options: Params, content: Frozen<G["Content"]>): Sharing["groups"] | null;
  /**
   * How a game with these options can be shared out: a seat for each person, and what is usual among fewer. The host may
   * choose one as long as people join. Left out: there is nothing to choose.
   */
  sharings?(options: Params, content: Frozen<G["Content"]>): readonly Sharing[];
  setup(setup: Setup<G>): State<G>;
  /**
   * Members of the table and of hands whose entries the rules never write to, but replace: a submit that touches one shares
   * its entries, where it copies others all the way down. For the large ones of a state: units and stacks by name, lists of
   * what happened. Their types say so: entries are readonly.
   */
  readonly replaced?: readonly string[];
  readonly main: Procedure<G, null>;
  readonly procedures: readonly AnyProcedure<G>[];
  /**
   * What follows by itself from what was just done, whoever did it and wherever: asked before every stage, except within
   * a whole step excepted (`Pace`). The stage waits for the procedures that it calls. It must come to an end: what it has
   * caused is not due any more. Left out where nothing follows by itself.
   */
  consequences?(s: RulesContext<G>): void;
  readonly actions: readonly Action<G>[];
  /** The windows that its procedures open. */
  readonly windows: readonly ReactionWindow<G>[];
  /** Actions that a seat may take without being asked. */
  free(view: View<G>): readonly string[];
  /**
   * The printed name of the place, unit, card or side that a word means anywhere in the game, by its id or as people write
   * it: refusals name it where it is not among the choices. Null: it means none of them.
   */
  called?(view: View<G>, word: string): string | null;
  /** Open proposals that concern the viewing seat; as everyone sees it, all whose terms are public. */
  offers(view: View<G> | PublicView<G>): readonly OpenOffer[];
  /** How seats make each other offers. Left out where there are none. */
  readonly offering?: Offering<G>;
  /** What binds seats now because they have agreed on it, as far as the viewer knows. Left out where agreements bind nobody. */
  deals?(view: View<G> | PublicView<G>): readonly Deal[];

  phase(table: Frozen<G["Table"]>): Phase;
  readonly guide: Guide<G>;
  /** One line for everyone; null: nothing worth a line. What belongs only into the log is `inSmallPrint`. */
  describePublic(event: G["Event"], content: Frozen<G["Content"]>): string | null;
  /** Places that events name by their ids. Left out where there are none. */
  places?(content: Frozen<G["Content"]>): readonly Place[];
  /** One line for one seat. */
  describePrivate(secret: G["Secret"], content: Frozen<G["Content"]>): string | null;
  /** What a seat finds of a secret only in its log, as its page shows it otherwise at the time. Left out: nothing. */
  describeLogged?(secret: G["Secret"], content: Frozen<G["Content"]>): string | null;
  /** An event as a campaign has stored it, in today's shape. Throws `Unreadable`. Left out: events are read as they were stored. */
  readPublic?(stored: Json): G["Event"];
  readPrivate?(stored: Json): G["Secret"];
  /** Whom, where and what an event concerns; null: nothing to find again. Left out by games that do not say. */
  concern?(event: G["Event"], content: Frozen<G["Content"]>): Concerned | null;
  /**
   * What it is won by, contest by contest, as far as everyone can know: how the figures went, who is ahead, who has won.
   * Empty: none has begun. Left out by games that keep no score.
   */
  contests?(view: PublicView<G>): readonly Contest[];
  /** Who holds each place, by the ids of `places`. Left out where places are not held. */
  holders?(view: PublicView<G>): Holders;
  /** Who holds places without a seat: none that `holders` gives a seat. Left out where everybody has one. */
  powers?(view: PublicView<G>): Powers;
  /**
   * What a seat holds that others do not see, for whoever looks back on a campaign that was opened at its end: "Air Strike
   * and 2 × Informant". Null: nothing. Left out by games that hide nothing.
   */
  concealed?(view: View<G>): string | null;
  board(view: View<G> | PublicView<G>, frame: PictureFrame): Scene;
  hand(view: View<G>): Scene;
  /** Whether there is nothing in that picture yet: a page shows none then. Left out: there always is. */
  holdsNothing?(view: View<G>): boolean;
  /**
   * The own map with the rows of a step's sheet as a plan: what goes where, by the rows' numbers. The view is the one before
   * the rows; any of them may be refused later. Left out where rows are no movements.
   */
  draft?(view: View<G>, rows: readonly PlanRow[], frame: PictureFrame): Scene;
  /** Left out where there are no cards. */
  readonly reading?: Reading<G>;
  /** What a seat knows of others from what only it was told. Left out where nobody is told of others. */
  readonly knowledge?: Knowledge<G>;
  /** Left out where the board has no parts. */
  readonly closeUps?: CloseUps<G>;
  /** What the marks of the board mean, for whoever asks: `/map legend:`. Left out where they speak for themselves. */
  legend?(view: PublicView<G>): Scene;

  /** Left out where no one brings scenarios along. */
  readonly ownScenarios?: OwnScenarios<G>;
  readonly queries: readonly Query<G>[];
  /** Of several orders of a seat that answer a question, the first in this list counts. */
  readonly orders: readonly StandingOrder<G>[];
  /** Left out where there are none. */
  readonly orderPresets?: readonly OrderPreset<G>[];
  /**
   * Actions with which orders answer, those in windows and to offers aside: once others are asked for one of them, what
   * led there is not taken back. Left out where there are none.
   */
  readonly answeredByOrders?: readonly string[];
  /** Steps of several actions that a seat takes alone, and can fill in before its turn. Left out where there are none. */
  readonly ownSteps?: readonly OwnStep<G>[];
  /** What a moderator can set right. Left out where there is nothing. */
  readonly corrections?: readonly Correction<G>[];
  /** What is wrong with a state that the rules cannot lead to, a few words each; it is looked at only. A correction adds none. */
  faults?(env: Envelope<G>, content: Frozen<G["Content"]>): readonly string[];
  /** What happens at a deadline. Always legal. */
  defaultAnswer(view: View<G>, decision: Decision): Default;
  /**
   * A sensible move: for the decision, or a free action before it. Always legal. Null: it lets the decision be, which
   * is for those that nobody waits for. `role`: "plays" if left out; where it minds a seat, only an answer is of use, and
   * none that makes a deal (`minded`).
   */
  bot(view: View<G>, decision: Decision, dice: Dice, role?: ComputerRole): Move | null;

  /** What whoever plays it out in thought is told of it. Left out: nobody does. */
  readonly planning?: Planning<G>;

  /** Another state that the viewer cannot tell from this one: same table, same own hand, the rest redealt. */
  possible(state: Frozen<State<G>>, viewer: Seat, dice: Dice, content: Frozen<G["Content"]>): State<G>;
  /**
   * A state of an older shape in today's. What is given holds `table`, `hands` and `box`, and the procedures in progress
   * (`frames`) with the answers in secret (`answers`), which stay as they are unless they are given back otherwise. Names
   * that have changed need no work here: their declarations say what they were.
   */
  upgrade(old: Json, from: number): Upgraded<G>;
}

/** A state in today's shape. */
export interface Upgraded<G extends GameTypes> extends State<G> {
  frames?: Frame[];
  answers?: { [seat: Seat]: SealedAnswer[] };
}

export interface Inventory {
  readonly edition?: string;
  readonly counts: { readonly [kind: string]: number };
  readonly rulebook: number;
  readonly reconstruction: number;
}
