import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  readConfig
} from "./chunk-IE5NYQA2.js";
import "./chunk-NG7VQ2BD.js";
import {
  bookOf,
  printJson
} from "./chunk-AABNBFIG.js";
import {
  games
} from "./chunk-KLHXMCDA.js";
import "./chunk-IUAYHR45.js";
import {
  Command
} from "./chunk-27Y5C5C4.js";
import "./chunk-Z3K52CNU.js";
import "./chunk-Q6LHD3MV.js";
import "./chunk-Z6ZNBKAO.js";
import "./chunk-LXFBX2PP.js";

// src/cli/content.ts
function contentCommand() {
  return new Command("content").description("check every content pack and count what it holds").action(() => {
    const { packs } = readConfig(process.env);
    for (const { id } of games) {
      const { definition, content } = bookOf(id, packs);
      for (const { edition, counts, rulebook, reconstruction } of definition.inventory(content))
        printJson({ game: id, ...edition === void 0 ? {} : { edition }, ...counts, rulebook, reconstruction });
    }
  });
}
export {
  contentCommand
};
