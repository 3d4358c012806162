import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  copyTo
} from "./chunk-YQHLEX5K.js";
import "./chunk-OKC5QI2S.js";
import "./chunk-TIB24QDT.js";
import "./chunk-Q6LHD3MV.js";
import "./chunk-Z6ZNBKAO.js";
import "./chunk-LXFBX2PP.js";

// src/store/backup-worker.ts
import Sqlite from "better-sqlite3";
function copy({ database, file }) {
  try {
    const sqlite = new Sqlite(database, { readonly: true });
    try {
      copyTo(sqlite, file);
    } finally {
      sqlite.close();
    }
    return { done: true };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
export {
  copy as default
};
