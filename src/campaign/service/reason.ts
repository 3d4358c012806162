/** The reason that a moderator gives, as everybody reads it. */
import { refuse } from "#engine";
import { typedLine } from "../facts/lobby.ts";

const LONGEST_REASON = 200;

/** Why a moderator does something, as everyone reads it. */
export const reasonOf = (typed: string): string =>
  typedLine(typed, LONGEST_REASON, "The reason") || refuse("no-reason", "Say why: everyone reads it in the channel.");
