import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  readConfig
} from "./chunk-IE5NYQA2.js";
import {
  openDatabase
} from "./chunk-GCRBFDXC.js";
import "./chunk-65DZ7QLO.js";
import {
  backUpNow,
  backupFolder,
  copyTo
} from "./chunk-YQHLEX5K.js";
import "./chunk-OKC5QI2S.js";
import "./chunk-NG7VQ2BD.js";
import "./chunk-TIB24QDT.js";
import {
  Command
} from "./chunk-27Y5C5C4.js";
import "./chunk-Q6LHD3MV.js";
import "./chunk-Z6ZNBKAO.js";
import "./chunk-LXFBX2PP.js";

// src/cli/backup.ts
import { resolve } from "node:path";
function backupCommand() {
  return new Command("backup").description("copy the database, also while the bot runs; into its folder of backups if no file is named").argument("[file]").action((file) => {
    const { database: source } = readConfig(process.env);
    const database = openDatabase(source, { readonly: true });
    try {
      const now = Date.now();
      const made = file === void 0 ? backUpNow(database.sqlite, backupFolder(source), now, "asked") : resolve(file);
      if (file !== void 0) copyTo(database.sqlite, made);
      process.stdout.write(`The database is copied to ${made}.
`);
    } finally {
      database.close();
    }
  });
}
export {
  backupCommand
};
