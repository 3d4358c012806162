import type { Action, AnyProcedure } from "../../../engine/index.ts";
import type { Lebanon } from "../state.ts";
import { cascade } from "./cascade.ts";
import { ceClose } from "./closing.ts";
import { ceDecline, cePass, decide } from "./decide.ts";
import { deferred } from "./deferred.ts";
import { ceDiscard, discardExcess } from "./discards.ts";
import { fitToC2 } from "./fit-to-c2.ts";
import { ceSelect } from "./gains.ts";
import { ceInfiltrate } from "./infiltrate.ts";
import { cutToC2 } from "./limits.ts";
import { ceReturn } from "./returning.ts";
import { ceDeploySyria, ceEscalate } from "./wider-war.ts";

export const EFFECT_ACTIONS: readonly Action<Lebanon>[] = [
  ceSelect,
  ceDiscard,
  ceInfiltrate,
  ceReturn,
  ceClose,
  ceDeploySyria,
  ceEscalate,
  cutToC2,
  discardExcess,
  ceDecline,
  cePass,
];
export const EFFECT_PROCEDURES: readonly AnyProcedure<Lebanon>[] = [cascade, decide, deferred, fitToC2];
