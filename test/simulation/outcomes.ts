import { turnInShort } from "../../src/campaign/log/recap.ts";
import type { GameRecord, LogRow } from "../../src/store/records.ts";
import type { Insight } from "./checks.ts";
import { givenInHolidays, playedOnAfterHolidays } from "./holidays.ts";

const DAY = 24 * 3_600_000;
/** Whoever has acted within this long, ms, plays. */
const PLAYS = 30 * DAY;
const RAN_OUT = "Time ran out for ";
/** How many lines of a recap say for whom time ran out. */
const MOST_TOLD = 3;

/** Why a campaign ends by itself: nobody has played in it for long, or only computers hold its seats. */
export type EndByItself = "idle" | "computers";

/** Whether a post says that a campaign has ended by itself, and why. */
export function endByItself(text: string): EndByItself | null {
  if (text.includes("Nobody has played in this campaign for")) return "idle";
  return text.includes("Only computers have played this campaign") ? "computers" : null;
}

interface Ledger {
  wrong(what: string): void;
  count(what: string): void;
}

/** What must hold of a campaign that has come to its end; `ended`: what it was said to have ended by, if by itself; `idle`: who never act. */
export async function checkOutcome(
  { campaigns, repository }: Pick<Insight, "campaigns" | "repository">,
  record: GameRecord,
  { ended, idle }: { readonly ended: EndByItself | null; readonly idle: ReadonlySet<string> },
  ledger: Ledger,
): Promise<void> {
  const named = `${record.id} (${record.game})`;
  const log = await repository.log(record.id);
  for (const { seq, kind, person } of log)
    if (kind === "act" && person !== null && idle.has(person))
      ledger.wrong(`${named}: row ${seq} is an act of ${person}, who submits nothing`);
  for (const { seq } of givenInHolidays(record, log))
    ledger.wrong(`${named}: row ${seq} was decided for somebody in the holidays`);
  if (playedOnAfterHolidays(record, log)) ledger.count("played on after holidays");
  if (ended !== null) {
    ledger.count(`ended by itself: ${ended}`);
    const holders = (await repository.members(record.id)).filter(({ bot, seat }) => !bot && seat !== null);
    if (ended === "idle" ? isPlayed(record, log) : holders.length > 0)
      ledger.wrong(`${named} has ended by itself (${ended}), though people played it`);
  }
  for (const what of await untold({ campaigns }, record, log, ledger)) ledger.wrong(`${named}: ${what}`);
}

/** Whether somebody had acted within the last month before its end. */
const isPlayed = ({ ended }: GameRecord, log: readonly LogRow[]): boolean =>
  log.some(({ kind, at }) => kind === "act" && ended !== null && ended - at < PLAYS);

/** What was decided for somebody whose time was over, and is missing in the log or in the recap of its turn. */
async function untold(
  { campaigns }: Pick<Insight, "campaigns">,
  { id }: GameRecord,
  log: readonly LogRow[],
  ledger: Ledger,
): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const { seq, about, told } of log) {
    if (about?.overdue === undefined) continue;
    const [first] = told;
    if (typeof first === "string" && /^Time ran out for .+: .+\.$/.test(first)) ledger.count("default told");
    else missing.push(`row ${seq} does not tell what was decided for ${about.overdue}`);
  }
  const lines = await campaigns.showing.lines(id);
  for (const { seq, seat } of lines.defaults)
    if (!lines.lines.some((line) => line.seq === seq && line.text.startsWith(RAN_OUT)))
      missing.push(`the log does not tell what row ${seq} decided for ${seat}`);
  for (const turn of new Set(lines.defaults.map((one) => one.turn))) {
    const told = turnInShort(lines, turn, lines.names).filter((line) => line.startsWith(RAN_OUT));
    const isFull = told.length === MOST_TOLD || told.some((line) => !line.endsWith("."));
    for (const { seat } of lines.defaults.filter((one) => one.turn === turn))
      if (!isFull && !told.some((line) => line.includes(lines.names.seat(seat))))
        missing.push(`the recap of turn ${turn} does not tell what was decided for ${seat}`);
    if (told.length > 0) ledger.count("recap tells defaults");
  }
  return missing;
}
