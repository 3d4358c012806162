/** Pictures as what they are made from, in JSON, so that each can be drawn whenever somebody looks. */
import type { Scene } from "#scene";
import type { PictureFrame, PlanRow } from "./definition.ts";
import type { GameTypes, PublicView, View } from "./game-types.ts";
import type { Params } from "./inputs.ts";
import type { Rulebook } from "./rulebook.ts";
import type { Seat } from "./values.ts";
import { everyones } from "./views.ts";

/**
 * A picture as what it is made from, in JSON: what it shows, and what its viewer sees of the game, without the pack. Never
 * the box, the hands of others or the number of a row: whoever can tell two sketches apart learns no more than a view says.
 */
export type Sketch = string & { readonly sketch: true };

/** What a picture is made from: a sketch, or the whole scene, as releases up to 0.2 kept it. */
export type PictureSource = Sketch | Scene;

/** A sketch of what everyone may see: no seat's own map, hand or card can be one. */
export type PublicSketch = Sketch & { readonly view: "everyone's" };

/** What a picture shows. */
export type Motif =
  | ({ readonly kind: "board" } & PictureFrame)
  /** Rows of a step's sheet on the viewer's own map. */
  | ({ readonly kind: "plan"; readonly rows: readonly PlanRow[] } & PictureFrame)
  /** `known`: what its seat knows of others, in sentences; left out: nothing. */
  | { readonly kind: "hand"; readonly known?: readonly string[] }
  | { readonly kind: "card"; readonly card: string }
  | { readonly kind: "close-up"; readonly zone: string }
  | { readonly kind: "legend" };

export const handMotif = (known: readonly string[]): Motif =>
  known.length > 0 ? { kind: "hand", known } : { kind: "hand" };

type AnyView<G extends GameTypes> = View<G> | PublicView<G>;
type Made = Pick<Parsed, "game" | "content" | "stateVersion">;

/** A sketch that was read again. */
interface Parsed {
  readonly game: string;
  /** Hash of the pack. */
  readonly content: string;
  readonly stateVersion: number;
  readonly motif: Motif | { readonly kind: "scenario"; readonly options: Params };
  readonly view: {
    readonly table: object;
    readonly seat: Seat | null;
    readonly hand: object | null;
    readonly controllers: { readonly [seat: Seat]: string };
  } | null;
}

const madeBy = <G extends GameTypes>({ definition, hash }: Rulebook<G>): Made => ({
  game: definition.id,
  content: hash,
  stateVersion: definition.stateVersion,
});

/** Whether today's rules can read what a picture is made from. */
export const isDrawable = ({ definition }: Rulebook<GameTypes>, source: PictureSource | null): boolean =>
  source !== null && (typeof source !== "string" || provenanceOf(source).stateVersion === definition.stateVersion);

/** Written down at once: whatever becomes of the state, the picture shows it as it is now. */
export function sketch<G extends GameTypes>(book: Rulebook<G>, motif: Motif, view: AnyView<G>): Sketch {
  const { table, seat, hand, controllers } = view;
  return JSON.stringify({ ...madeBy(book), motif, view: { table, seat, hand, controllers } }) as Sketch; // made here
}

/** The set-up of a scenario of somebody's own, before a campaign has begun. */
export const scenarioSketch = <G extends GameTypes>(book: Rulebook<G>, options: Params): Sketch =>
  JSON.stringify({ ...madeBy(book), motif: { kind: "scenario", options }, view: null }) as Sketch; // made here

/** By which game, pack and shape of state a sketch was made, and whose view it shows: null: everyone's. */
export function provenanceOf(text: Sketch): Made & { readonly seat: Seat | null } {
  const { game, content, stateVersion, view } = parsed(text);
  return { game, content, stateVersion, seat: view?.seat ?? null };
}

/** The same, if it shows no seat's own view; null: it does. */
export const publicSketch = (text: Sketch): PublicSketch | null =>
  parsed(text).view?.seat === null ? (text as PublicSketch) : null; // it has just been looked at

/** What a board called the players; null: this picture names none. */
export function namesIn(text: Sketch): PictureFrame["names"] | null {
  const { motif } = parsed(text);
  return motif.kind === "board" || motif.kind === "plan" ? motif.names : null;
}

const parsed = (text: Sketch): Parsed => JSON.parse(text) as Parsed; // as it was written above

/** What everyone saw when a picture was made; null: it is no picture of everyone's. The book is that of its game and pack. */
export function publicViewIn<G extends GameTypes>(book: Rulebook<G>, text: Sketch): PublicView<G> | null {
  const { view } = parsed(text);
  return view && view.seat === null ? ({ content: book.content, ...view } as PublicView<G>) : null; // it was one when it was written down
}

/** The scene that a sketch was made for. The book is that of its game and pack, the shape of state today's. */
export function sceneOf<G extends GameTypes>(book: Rulebook<G>, text: Sketch): Scene {
  const { motif, view } = parsed(text);
  if (motif.kind === "scenario") return must(book.definition.ownScenarios?.scene(motif.options, book.content));
  if (!view) throw new Error(`a ${motif.kind} of nobody's view`);
  const seen = { content: book.content, ...view } as AnyView<G>; // it was one when it was written down
  return shown(book, motif, seen);
}

function shown<G extends GameTypes>({ definition }: Rulebook<G>, motif: Motif, view: AnyView<G>): Scene {
  switch (motif.kind) {
    case "board":
      return definition.board(view, motif);
    case "plan":
      return must(definition.draft?.(own(view), motif.rows, motif));
    case "hand":
      return withKnown(definition.hand(own(view)), motif.known ?? []);
    case "card":
      return must(definition.reading?.show(own(view), motif.card));
    case "close-up":
      return must(definition.closeUps?.show(everyones(view), motif.zone));
    case "legend":
      return must(definition.legend?.(everyones(view)));
  }
}

/** A hand, and with it what its seat knows of others. */
function withKnown(hand: Scene, known: readonly string[]): Scene {
  if (known.length === 0) return hand;
  const { sides = {}, heading, beside = [] } = hand;
  const title = "What you know of others";
  const notes = known.map((text) => ({ text }));
  const scene: Scene = {
    frame: "board",
    sides,
    heading: { ...heading, kind: "strip", title, sub: "Told to your seat alone" },
    layout: { kind: "panel", content: { kind: "notes", size: "large", notes } },
    alt: `${title}. ${known.join(" ")}`,
    text: [`**${title}**`, ...known.map((text) => `• ${text}`)].join("\n"),
  };
  return { ...hand, beside: [...beside, scene] };
}

function must(scene: Scene | null | undefined): Scene {
  if (!scene) throw new Error("the game draws no such picture");
  return scene;
}

function own<G extends GameTypes>(view: AnyView<G>): View<G> {
  if (view.seat === null) throw new Error("everyone's view has no hand");
  return view;
}
