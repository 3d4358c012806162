/** What a step has caused, as services tell and show it. */
import type { Phase } from "./definition.ts";
import type { GameTypes } from "./game-types.ts";
import type { Sketch } from "./sketch.ts";
import type { Seat } from "./values.ts";

/** What came of a submit, in order: things to tell, pictures to post, and the phase that it was. */
export type Happening<G extends GameTypes> =
  | {
      readonly kind: "event";
      readonly event: G["Event"] | null;
      readonly secrets: { readonly [seat: Seat]: G["Secret"] };
      readonly phase: Phase;
    }
  | {
      readonly kind: "picture";
      readonly caption: string;
      /** Null: nobody looks at it, or there is a failure. */
      readonly sketch: Sketch | null;
      readonly stays: boolean;
      readonly phase: Phase;
      /** What was thrown as it was to be written down. */
      readonly failure?: unknown;
    }
  /** A sealed answer that is no longer possible; its seat is asked again. */
  | { readonly kind: "lapsed"; readonly seat: Seat };

/** Who plays each seat, for pictures; null where nobody looks at them. */
export type Names = { readonly [seat: Seat]: string };
