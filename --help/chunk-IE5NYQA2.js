import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  KEPT
} from "./chunk-NG7VQ2BD.js";
import {
  external_exports
} from "./chunk-Z6ZNBKAO.js";

// src/config.ts
import { isIP } from "node:net";
import { resolve } from "node:path";
var optional = external_exports.string().trim().transform((value) => value === "" ? void 0 : value).optional();
var wholeNumber = (min, max, fallback) => optional.transform((value, context) => {
  const number = value === void 0 ? fallback : Number(value);
  if (Number.isSafeInteger(number) && number >= min && number <= max) return number;
  context.addIssue({ code: "custom", message: `must be a whole number from ${min} to ${max}` });
  return external_exports.NEVER;
});
var CENTURY = 36500;
var isWebAddress = (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
var LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];
var environment = external_exports.object({
  DISCORD_TOKEN: optional.refine((token) => token === void 0 || /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token), {
    message: "does not look like a bot token (three parts with dots between them)"
  }),
  UMPIRE_DATABASE: optional.transform((file) => file === ":memory:" ? file : resolve(file ?? "var/umpire.sqlite")),
  UMPIRE_PACKS: optional.transform((folder) => folder === void 0 ? null : resolve(folder)),
  UMPIRE_SANDBOX_PORT: wholeNumber(0, 65535, 4710),
  UMPIRE_OPERATIONS_PORT: wholeNumber(0, 65535, 4711),
  UMPIRE_OPERATIONS_ADDRESS: optional.transform((address = "127.0.0.1") => address).refine((address) => isIP(address) !== 0, { message: "must be an address of this machine, such as 127.0.0.1" }),
  UMPIRE_OPERATIONS_HOSTS: optional.transform(
    (names = "") => names.toLowerCase().split(",").map((name) => name.trim()).filter((name) => name !== "")
  ).refine((names) => names.every((name) => /^[\w.-]+$/.test(name)), {
    message: "must be names of this machine, with commas between them"
  }),
  UMPIRE_BOT_DELAY: wholeNumber(0, 6e4, 2e3),
  UMPIRE_BACKUP_HOURS: wholeNumber(0, 24 * 30, 24),
  UMPIRE_KEEP_POSTS: wholeNumber(0, CENTURY, KEPT.posts),
  UMPIRE_KEEP_INTERACTIONS: wholeNumber(0, CENTURY, KEPT.interactions),
  UMPIRE_KEEP_DRAFTS: wholeNumber(0, CENTURY, KEPT.drafts),
  UMPIRE_PATIENCE: wholeNumber(5, 3600, 60),
  UMPIRE_DISCORD_API: optional.refine((url) => url === void 0 || isWebAddress(url), {
    message: "is not a web address that begins with https:// (or http://)"
  }),
  UMPIRE_ON_FAILURE: optional.pipe(external_exports.enum(["exit", "wait"], "must be exit or wait").optional()),
  LOG_LEVEL: optional.transform((value = "info") => value).pipe(external_exports.enum(LEVELS, `must be one of ${LEVELS.join(", ")}`))
});
var ConfigProblem = class extends Error {
  constructor(lines) {
    super(
      `The configuration has ${lines.length === 1 ? "a mistake" : `${lines.length} mistakes`}:
${lines.join("\n")}`
    );
    this.name = "ConfigProblem";
  }
};
function readConfig(env) {
  const parsed = environment.safeParse(env);
  if (!parsed.success)
    throw new ConfigProblem(parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`));
  const { data } = parsed;
  return {
    token: data.DISCORD_TOKEN ?? null,
    api: data.UMPIRE_DISCORD_API ?? null,
    database: data.UMPIRE_DATABASE,
    packs: data.UMPIRE_PACKS,
    sandboxPort: data.UMPIRE_SANDBOX_PORT,
    operationsPort: data.UMPIRE_OPERATIONS_PORT,
    operationsAddress: data.UMPIRE_OPERATIONS_ADDRESS,
    operationsHosts: data.UMPIRE_OPERATIONS_HOSTS,
    botDelay: data.UMPIRE_BOT_DELAY,
    backupHours: data.UMPIRE_BACKUP_HOURS,
    keep: {
      posts: data.UMPIRE_KEEP_POSTS,
      interactions: data.UMPIRE_KEEP_INTERACTIONS,
      drafts: data.UMPIRE_KEEP_DRAFTS
    },
    timeout: data.UMPIRE_PATIENCE * 1e3,
    logLevel: data.LOG_LEVEL
  };
}

export {
  ConfigProblem,
  readConfig
};
