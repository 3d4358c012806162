import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  Refused
} from "./chunk-Q6LHD3MV.js";

// src/store/problems.ts
import Sqlite from "better-sqlite3";
var DatabaseProblem = class extends Error {
  /** Whether it may pass without the operator: another process ends, a disk gets room. */
  passes;
  constructor(text, passes = false) {
    super(text);
    this.name = "DatabaseProblem";
    this.passes = passes;
  }
};
var Damaged = class extends Error {
  /** `what`: "its log: row 12 is missing"; no word of what it holds. */
  constructor(what) {
    super(what);
    this.name = "Damaged";
  }
};
var StoreUnavailable = class extends Refused {
  constructor(reason) {
    super({
      code: "cannot-store",
      text: `Umpire cannot store anything at the moment (${reason}), so nothing was done. It goes on by itself as soon as it can: please do it once more in a minute.`
    });
    this.name = "StoreUnavailable";
  }
};
var FULL = { reason: "its disk is full", brief: false };
var LOCKED = { reason: "another program has locked its database", brief: true };
var FORBIDDEN = { reason: "its database may not be written", brief: false };
var BROKEN = { reason: "its disk fails", brief: false };
function unavailability(error) {
  if (!(error instanceof Sqlite.SqliteError)) return null;
  switch (error.code.split("_")[1]) {
    case "FULL":
      return FULL;
    case "BUSY":
    case "LOCKED":
    case "PROTOCOL":
      return LOCKED;
    case "READONLY":
    case "PERM":
      return FORBIDDEN;
    case "IOERR":
    case "CANTOPEN":
      return BROKEN;
    default:
      return null;
  }
}

export {
  DatabaseProblem,
  Damaged,
  StoreUnavailable,
  unavailability
};
