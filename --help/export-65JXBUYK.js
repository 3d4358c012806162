import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  readConfig
} from "./chunk-IE5NYQA2.js";
import {
  gameFile,
  sqliteRepository
} from "./chunk-YZ4D4Y3V.js";
import "./chunk-UQVAUGZD.js";
import {
  openDatabase
} from "./chunk-GCRBFDXC.js";
import "./chunk-65DZ7QLO.js";
import "./chunk-YQHLEX5K.js";
import "./chunk-OKC5QI2S.js";
import "./chunk-NG7VQ2BD.js";
import "./chunk-TIB24QDT.js";
import "./chunk-IUAYHR45.js";
import {
  Command
} from "./chunk-27Y5C5C4.js";
import "./chunk-Q6LHD3MV.js";
import "./chunk-Z6ZNBKAO.js";
import "./chunk-LXFBX2PP.js";

// src/cli/export.ts
function exportCommand() {
  return new Command("export").description("print a campaign's file (the operator's: before the end it holds all hands and the dice's secret)").argument("<id>").action(async (id) => {
    const { database: file } = readConfig(process.env);
    const database = openDatabase(file, { readonly: true });
    try {
      const repository = sqliteRepository(database);
      const game = await gameFile(repository, id);
      if (!game.complete)
        process.stderr.write(
          `Campaign ${id} is still being played: this file holds all hands and the secret of its dice. Show it to nobody.
`
        );
      process.stdout.write(`${JSON.stringify(game, null, 1)}
`);
    } finally {
      database.close();
    }
  });
}
export {
  exportCommand
};
