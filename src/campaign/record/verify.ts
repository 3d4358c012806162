/** Checks a campaign's file with all that this process has: engines run in processes of their own, packs lie on the disk. */
import type { Definition, GameTypes } from "#engine";
import { drawnToday } from "../../packs/packs.ts";
import { verdictOn } from "../../proof/checks.ts";
import type { OfferedEngine } from "../../proof/file-engines.ts";
import type { Verdict } from "../../proof/verdict.ts";
import { computerOnItsOwn } from "../moves/computers.ts";
import { EngineProcess } from "./engines/engine-process.ts";

/**
 * Plays a game's file again: the promise against the secret, the pack against its hash, the seats against the draw,
 * every row against the chain, every state against the rules. `posted`: hashes that stood in the channel, or their
 * beginnings; each must be that of a row. `offered`: engines that are trusted, for rows of rules that are gone; a file's
 * own word never makes any code run.
 */
export const verify = (
  raw: unknown,
  definitions: readonly Definition<GameTypes>[],
  posted: readonly string[] = [],
  offered: readonly OfferedEngine[] = [],
): Verdict =>
  verdictOn(raw, definitions, {
    posted,
    engines: { offered, run: (text) => new EngineProcess(text) },
    drawn: drawnToday,
    computer: computerOnItsOwn,
  });
