/** The bot's settings, as the environment gives them, and everything that is wrong with them. */
import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { addressProblem, isAddress } from "./store/address.ts";
import { KEPT, type Retention } from "./store/retention.ts";

/** Empty means not set: what `.env` files have. */
const optional = z
  .string()
  .trim()
  .transform((value) => (value === "" ? undefined : value))
  .optional();

/** A whole number, or `fallback` where nothing is set. */
const wholeNumber = (min: number, max: number, fallback: number) =>
  optional.transform((value, context) => {
    const number = value === undefined ? fallback : Number(value);
    if (Number.isSafeInteger(number) && number >= min && number <= max) return number;
    context.addIssue({ code: "custom", message: `must be a whole number from ${min} to ${max}` });
    return z.NEVER;
  });

/** Days. */
const CENTURY = 36_500;

const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const environment = z.object({
  DISCORD_TOKEN: optional.refine((token) => token === undefined || /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token), {
    message: "does not look like a bot token (three parts with dots between them)",
  }),
  UMPIRE_DATABASE: optional.transform((database = "var/umpire.sqlite", context) => {
    if (database === ":memory:") return database;
    if (!isAddress(database)) return resolve(database);
    const message = addressProblem(database);
    if (message === null) return database;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  }),
  UMPIRE_PACKS: optional.transform((folder) => (folder === undefined ? null : resolve(folder))),
  UMPIRE_SANDBOX: optional.pipe(z.enum(["on", "off"], "must be on or off").optional()),
  UMPIRE_SANDBOX_PORT: wholeNumber(0, 65_535, 4710),
  UMPIRE_OPERATIONS_PORT: wholeNumber(0, 65_535, 4711),
  UMPIRE_OPERATIONS_ADDRESS: optional
    .transform((address = "127.0.0.1") => address)
    .refine((address) => isIP(address) !== 0, { message: "must be an address of this machine, such as 127.0.0.1" }),
  UMPIRE_OPERATIONS_HOSTS: optional
    .transform((names = "") =>
      names
        .toLowerCase()
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== ""),
    )
    .refine((names) => names.every((name) => /^[\w.-]+$/.test(name)), {
      message: "must be names of this machine, with commas between them",
    }),
  UMPIRE_BOT_DELAY: wholeNumber(0, 60_000, 2000),
  UMPIRE_BACKUP_HOURS: wholeNumber(0, 24 * 30, 24),
  UMPIRE_KEEP_POSTS: wholeNumber(0, CENTURY, KEPT.posts),
  UMPIRE_KEEP_INTERACTIONS: wholeNumber(0, CENTURY, KEPT.interactions),
  UMPIRE_KEEP_DRAFTS: wholeNumber(0, CENTURY, KEPT.drafts),
  UMPIRE_REPLAYS_MB: wholeNumber(0, 1_000_000, 500),
  UMPIRE_PATIENCE: wholeNumber(5, 3600, 60),
  UMPIRE_DISCORD_API: optional.refine((url) => url === undefined || isWebAddress(url), {
    message: "is not a web address that begins with https:// (or http://)",
  }),
  UMPIRE_ON_FAILURE: optional.pipe(z.enum(["exit", "wait"], "must be exit or wait").optional()),
  LOG_LEVEL: optional.transform((value = "info") => value).pipe(z.enum(LEVELS, `must be one of ${LEVELS.join(", ")}`)),
});

export interface Config {
  /** Null: run on the sandbox. */
  readonly token: string | null;
  /** Discord's API; null: the real one. Only tests set it. */
  readonly api: string | null;
  /** A file, ":memory:", or the address of a database of PostgreSQL, with its password. */
  readonly database: string;
  /** A folder of packs in place of the shipped ones. */
  readonly packs: string | null;
  /** Whether the bot runs on the sandbox without a token, or refuses to. */
  readonly sandbox: boolean;
  readonly sandboxPort: number;
  /** Where `/healthz` and `/metrics` are served; 0: any free port. */
  readonly operationsPort: number;
  readonly operationsAddress: string;
  /** Names by which they may be asked for, besides addresses. */
  readonly operationsHosts: readonly string[];
  /** How long a computer player thinks, ms. */
  readonly botDelay: number;
  /** Hours between backups; 0: none. */
  readonly backupHours: number;
  /** How long what no game needs any more is kept. */
  readonly keep: Retention;
  /** For the replays that are kept, besides the newest. */
  readonly replayMegabytes: number;
  /** How long a lost connection to Discord is waited for before a new login, ms. */
  readonly timeout: number;
  readonly logLevel: (typeof LEVELS)[number];
}

/** The environment does not make sense: everything that is wrong with it, a line each, and no secret. */
export class ConfigProblem extends Error {
  constructor(lines: readonly string[]) {
    super(
      `The configuration has ${lines.length === 1 ? "a mistake" : `${lines.length} mistakes`}:\n${lines.join("\n")}`,
    );
    this.name = "ConfigProblem";
  }
}

/** Reads the configuration. Throws `ConfigProblem`. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success)
    throw new ConfigProblem(parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`));
  const { data } = parsed;
  return {
    token: data.DISCORD_TOKEN ?? null,
    api: data.UMPIRE_DISCORD_API ?? null,
    database: data.UMPIRE_DATABASE,
    packs: data.UMPIRE_PACKS,
    sandbox: data.UMPIRE_SANDBOX !== "off",
    sandboxPort: data.UMPIRE_SANDBOX_PORT,
    operationsPort: data.UMPIRE_OPERATIONS_PORT,
    operationsAddress: data.UMPIRE_OPERATIONS_ADDRESS,
    operationsHosts: data.UMPIRE_OPERATIONS_HOSTS,
    botDelay: data.UMPIRE_BOT_DELAY,
    backupHours: data.UMPIRE_BACKUP_HOURS,
    replayMegabytes: data.UMPIRE_REPLAYS_MB,
    keep: {
      posts: data.UMPIRE_KEEP_POSTS,
      interactions: data.UMPIRE_KEEP_INTERACTIONS,
      drafts: data.UMPIRE_KEEP_DRAFTS,
    },
    timeout: data.UMPIRE_PATIENCE * 1000,
    logLevel: data.LOG_LEVEL,
  };
}
