import { game } from "../../../engine/index.ts";
import type { Fitna } from "../state.ts";
import { namesOf } from "./pieces/words.ts";

/** The words of an event, beside the rule that brings it about; they have the names of the edition and scenario. */
export const told = game<Fitna>().toldBy(({ of }, content) => namesOf(content, of));
